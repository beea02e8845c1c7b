"""Customs: questions that modules and cards may answer otherwise than the base game.

What something costs, how many one may hold, where one may go: a game lists these questions in one class, its base game,
which is the lowest layer and answers every one. A module is a layer of its own that answers only what it changes, asks
`self.below` where it needs the answer so far, and passes on the rest: that is in `Asked`, which is made of the
questions (see `questions`).

    class Customs(Asked):
        pass

    class BaseGame(Customs):
        def price(self, t: Town, seat: int, kind: int) -> int:
            return t.content.cost[kind]

    class Fair(Customs):
        def price(self, t: Town, seat: int, kind: int) -> int:
            return max(0, self.below.price(t, seat, kind) - 1)

`layered` puts the layers of a table together once; a question is then a plain call. A card changes customs by a word in
its entry: `Custom` layers are read from the notation like effects, and lie over the table's while the card lies there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.step import drawn_as
from fairyring.kernel.words import Message

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter

C = TypeVar("C")


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom(Generic[C]):
    """One layer. Without `word` it is a module's; with one, content may name it on a card."""

    word: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    icon: ClassVar[str] = ""
    below: C
    """The layer that this one lies over; the base game has none."""

    def __init__(self, given: Given | None = None) -> None:
        self.given = given
        self.name = "" if given is None else given.name

    def over(self, below: C) -> C:
        """A layer like this one over that one: the same card may lie at several tables, over different ones."""
        return laid_over(self, below)  # type: ignore[no-any-return]

    def laid(self) -> None:
        """The layer lies where it belongs: work out once what is asked often. Layers never change."""

    def say(self) -> Message:
        return Message("custom-" + self.word.replace("_", "-"), {} if self.given is None else self.given.words())

    def tree(self) -> dict[str, Any]:
        return {"op": "word", "word": self.word, "icon": drawn_as(self.icon, self.word),
                "args": {} if self.given is None else self.given.tree()}


@lru_cache(maxsize=1024)
def laid_over(layer: Any, below: Any) -> Any:
    """Layers never change, so the same one over the same one is made once, and found again at the next turn."""
    copy = type(layer)(layer.given)
    copy.below = below
    go_straight(copy)
    copy.laid()
    return copy


def go_straight(layer: Any) -> None:
    """Questions that a layer only passes on go straight to whoever answers them."""
    kind: Any = type(layer)
    for question in passed_on(kind):
        setattr(layer, question, getattr(layer.below, question))


@lru_cache(maxsize=1024)
def passed_on(kind: Any) -> list[str]:
    """The questions that layers of a class only pass on. Compiled code does not say what it does, and passes on fast
    enough."""
    asking = next(one for one in reversed(kind.__mro__) if issubclass(one, Custom) and one is not Custom)
    found: list[str] = []
    for question, answer in vars(asking).items():
        code = getattr(answer, "__code__", None)
        if code is not None and code.co_names == ("below", question) and getattr(kind, question) is answer:
            found.append(question)
    return found


def layered(base: C, layers: Sequence[Custom[C]]) -> C:
    """The base game with layers over it, the first one lowest."""
    top = base
    for layer in layers:
        top = layer.over(top)
    return top


class Layers(Generic[C]):
    """What modules and rivals lay over a base game, by their ids; whoever is not among them changes no customs."""

    def __init__(self, base: C, layers: Mapping[str, Custom[C]]) -> None:
        self.base = base
        self.layers = layers
        self.found: dict[tuple[str, ...], C] = {}

    def of(self, ids: Iterable[str]) -> C:
        """The base game with the layers of these over it, the first one lowest."""
        wanted = tuple(one for one in ids if one in self.layers)
        if wanted not in self.found:
            self.found[wanted] = layered(self.base, [self.layers[one] for one in wanted])
        return self.found[wanted]
