"""Customs: questions that modules and cards may answer otherwise than the base game.

What something costs, how many one may hold, where one may go: a game lists these questions in one class whose answers
all pass the question on to the layer below; its base game is the lowest layer and answers every one. A module is a layer
of its own that answers only what it changes, and asks `self.below` for the rest:

    class Customs(Layer):
        below: Customs

        def price(self, t: Town, seat: int, kind: int) -> int:
            return self.below.price(t, seat, kind)

    class Fair(Customs):
        def price(self, t: Town, seat: int, kind: int) -> int:
            return max(0, self.below.price(t, seat, kind) - 1)

`layered` puts the layers of a table together once; a question is then a plain call. A card changes customs by a word in
its entry: `Custom` layers are read from the notation like effects, and lie over the table's while the card lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from fairyring.kernel.words import Message

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter

L = TypeVar("L")


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom:
    """One layer. Without `word` it is a module's; with one, content may name it on a card."""

    word: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    icon: ClassVar[str] = ""

    def __init__(self, given: Given | None = None) -> None:
        self.given = given
        self.name = "" if given is None else given.name

    def lay(self, below: Any) -> None:
        """Lie over that layer. Games keep it as `below`, with their own type."""
        raise NotImplementedError

    def over(self: L, below: L) -> L:
        """A layer like this one over that one: the same card may lie at several tables, over different ones."""
        mine: Any = self
        copy: Any = type(self)(mine.given)
        copy.lay(below)
        return copy  # type: ignore[no-any-return]

    def say(self) -> Message:
        args: dict[str, str | int | Message] = {}
        if self.given is not None:
            args = {key: value for key, value in self.given.values.items() if isinstance(value, (int, str))}
        return Message("custom-" + self.word.replace("_", "-"), args)

    def tree(self) -> dict[str, Any]:
        return {"op": "word", "word": self.word, "icon": self.icon,
                "args": {} if self.given is None else self.given.tree()}


def layered(base: L, layers: Sequence[L]) -> L:
    """The base game with layers over it, the first one lowest."""
    top = base
    for layer in layers:
        top = layer.over(top)  # type: ignore[attr-defined]
    return top
