"""What a word takes: typed arguments with bounds, read from the notation with clear errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fairyring.kernel.errors import BadEffect
from fairyring.kernel.notation import Node
from fairyring.kernel.quantities import Condition, Fixed, Quantity
from fairyring.kernel.table import Step
from fairyring.kernel.words import Args

if TYPE_CHECKING:
    from fairyring.kernel.vocabulary import Vocabulary


class Given:
    """The arguments of one word, read and checked, by the names of its parameters."""

    def __init__(self, name: str, values: dict[str, Any] | None = None) -> None:
        self.name = name
        """The word with its arguments in its plainest form: a step's name."""
        self.values = values or {}

    def __contains__(self, key: str) -> bool:
        return self.values.get(key) is not None

    def number(self, key: str) -> int:
        number: int = self.values[key]
        return number

    def span(self, key: str) -> tuple[int, int]:
        low, high = self.values[key]
        return int(low), int(high)

    def text(self, key: str) -> str:
        text: str = self.values[key]
        return text

    def texts(self, key: str) -> list[str]:
        found: list[str] = self.values[key]
        return found

    def flag(self, key: str) -> bool:
        return bool(self.values.get(key))

    def effect(self, key: str) -> Step[Any]:
        step: Step[Any] = self.values[key]
        return step

    def effects(self, key: str) -> list[Step[Any]]:
        steps: list[Step[Any]] = self.values[key]
        return steps

    def amount(self, key: str) -> Quantity[Any]:
        amount: Quantity[Any] = self.values[key]
        return amount

    def amounts(self, key: str) -> dict[str, Quantity[Any]]:
        """Of `Pairs`: key -> amount, in the written order."""
        found: dict[str, Quantity[Any]] = self.values[key]
        return found

    def numbers(self, key: str) -> dict[str, int]:
        """Of `Numbers`: key -> number, in the written order."""
        found: dict[str, int] = self.values[key]
        return found

    def condition(self, key: str) -> Condition[Any]:
        condition: Condition[Any] = self.values[key]
        return condition

    def steps(self) -> list[Step[Any]]:
        """The effects among the arguments."""
        found: list[Step[Any]] = []
        for value in self.values.values():
            if isinstance(value, Step):
                found.append(value)
            elif isinstance(value, list):
                found += [one for one in value if isinstance(one, Step)]
        return found

    def words(self) -> Args:
        """The arguments for a message."""
        args: Args = {}
        for key, value in self.values.items():
            if isinstance(value, bool):
                args[key] = int(value)
            elif isinstance(value, (int, str)):
                args[key] = value
            elif isinstance(value, Fixed):
                args[key] = value.number  # a number, so that the sentence can count: 1 card, 2 cards
            elif isinstance(value, (Step, Quantity, Condition)):
                args[key] = value.say()
        return args

    def tree(self) -> dict[str, Any]:
        """The arguments as data, for those who draw."""
        return {key: tree_of(value) for key, value in self.values.items() if value is not None}


def tree_of(value: Any) -> Any:
    if isinstance(value, Step):
        return value.tree()
    if isinstance(value, Fixed):
        return value.number
    if isinstance(value, (Quantity, Condition)):
        return value.name
    if isinstance(value, (list, tuple)):
        return [tree_of(one) for one in value]
    if isinstance(value, dict):
        return {key: tree_of(one) for key, one in value.items()}
    return value


class Parameter:
    """One thing that a word takes. `key`: it is written `name=value`; without a default it must be given."""

    many = False
    """Takes every argument that fits and that no other parameter took."""

    def __init__(self, name: str, default: Any = None, key: bool = False, optional: bool = False) -> None:
        self.name = name
        self.default = default
        self.key = key
        self.optional = optional or default is not None

    def fits(self, key: str, node: Node) -> bool:
        """May this argument be for this parameter?"""
        return key == self.name or (not key and not self.key)

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Any:
        """The value of an argument. Raises BadEffect."""
        raise NotImplementedError

    def written_as(self) -> tuple[str, ...]:
        """The keys by which it is given."""
        return (self.name,) if self.key else ()

    def example(self) -> str:
        return self.name

    def form(self) -> str:
        """How it is written, for the error that shows the whole word."""
        return f"{self.name}={self.example()}" if self.key else self.example()


def whole(word: str, node: Node, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if node.op != "number" or not least <= node.count <= most:
        raise BadEffect(f'{word}: "{node.text()}" should be a whole number from {least} to {most}')
    return node.count


class Number(Parameter):
    """A whole number that stands in the text: `leaves(2)`."""

    def __init__(self, name: str, least: int, most: int, default: int | None = None, key: bool = False) -> None:
        super().__init__(name, default, key)
        self.least = least
        self.most = most

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> int:
        return whole(word, node, self.least, self.most)

    def example(self) -> str:
        return str(max(self.least, min(1, self.most)))


class Span(Number):
    """A number or a range, `1` or `1..3`: (1, 1) or (1, 3). An upper end may be a word such as `all`: the most."""

    def __init__(self, name: str, least: int, most: int, default: tuple[int, int] | None = None, key: bool = False,
                 words: tuple[str, ...] = ()) -> None:
        super().__init__(name, least, most, None, key)
        self.default = default
        self.optional = default is not None
        self.words = words

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Any:
        if node.op != "range":
            number = whole(word, node, self.least, self.most)
            return number, number
        low = whole(word, node.parts[0], self.least, self.most)
        if node.parts[1].op == "word" and node.parts[1].word in self.words:
            return low, self.most
        return low, whole(word, node.parts[1], low, self.most)


class One(Parameter):
    """One word of a few: `moss`."""

    def __init__(self, name: str, *choices: str, default: str | None = None, key: bool = False, what: str = "") -> None:
        super().__init__(name, default, key)
        self.choices = choices
        self.what = what or ("" if name == "what" else f"{name} ")

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> str:
        if node.op != "word" or node.args or node.word not in self.choices:
            known = ", ".join(self.choices[:-1]) + " or " + self.choices[-1] if self.choices[1:] else self.choices[0]
            raise BadEffect(f'{word}: unknown {self.what}"{node.text()}"; use {known}')
        return node.word

    def example(self) -> str:
        return self.choices[0]


class Some(One):
    """One word of a few, or several with | between them: `hand|meadow`."""

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Any:
        parts = node.parts if node.op == "any" else (node,)
        return [One.read(self, word, part, vocabulary) for part in parts]


class Name(Parameter):
    """The name of a component: `tile(c)`. Whether it is there is seen when the content is whole (`Word.check`)."""

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> str:
        if node.op != "word" or node.args:
            raise BadEffect(f'{word}: "{node.text()}" should be the id of a component')
        return node.word


class Names(Name):
    """One or several names of components: `cemetery|chapel`."""

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Any:
        parts = node.parts if node.op == "any" else (node,)
        return [Name.read(self, word, part, vocabulary) for part in parts]


class Flag(Parameter):
    """A word that is there or not: `exact`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, optional=True)

    def fits(self, key: str, node: Node) -> bool:
        return not key and node.op == "word" and node.word == self.name and not node.args

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> bool:
        return True


class Amount(Parameter):
    """A number that the table may have to work out: `3`, `1 + count(farm)`."""

    def __init__(self, name: str, default: int | None = None, key: bool = False) -> None:
        super().__init__(name, None if default is None else Fixed(default), key)

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Quantity[Any]:
        return vocabulary.amount(node)

    def example(self) -> str:
        return "1"


class Provided(Parameter):
    """A condition."""

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Condition[Any]:
        return vocabulary.condition(node)


class Inside(Parameter):
    """An effect."""

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Step[Any]:
        return vocabulary.effect(node)

    def example(self) -> str:
        return "EFFECT"


class Effects(Inside):
    """Two or more effects."""

    many = True

    def fits(self, key: str, node: Node) -> bool:
        return not key

    def example(self) -> str:
        return "EFFECT,EFFECT"


class Numbers(Parameter):
    """Any of a few `key=number`, each once, in the written order: `move=1,remove=2`."""

    many = True

    def __init__(self, name: str, keys: tuple[str, ...], least: int, most: int) -> None:
        super().__init__(name, key=True)
        self.keys = keys
        self.least = least
        self.most = most

    def written_as(self) -> tuple[str, ...]:
        return self.keys

    def fits(self, key: str, node: Node) -> bool:
        return key in self.keys

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Any:
        return whole(word, node, self.least, self.most)

    def form(self) -> str:
        return ",".join(f"{key}={max(self.least, 1)}" for key in self.keys)


class Pairs(Parameter):
    """Any of a few `key=amount`, each once, in the written order: `twig=2, berry=count(farm)`."""

    many = True

    def __init__(self, name: str, keys: tuple[str, ...], optional: bool = False) -> None:
        super().__init__(name, key=True, optional=optional)
        self.keys = keys

    def written_as(self) -> tuple[str, ...]:
        return self.keys

    def fits(self, key: str, node: Node) -> bool:
        return key in self.keys

    def read(self, word: str, node: Node, vocabulary: Vocabulary) -> Quantity[Any]:
        return vocabulary.amount(node)

    def form(self) -> str:
        return f"{self.keys[0]}=1"


def bound(word: str, takes: tuple[Parameter, ...], node: Node, vocabulary: Vocabulary) -> Given:
    """The arguments of a word, each read by the parameter it is for. Raises BadEffect."""
    values: dict[str, Any] = {}
    for key, value in node.args:
        taker = next((one for one in sorted(takes, key=lambda one: not isinstance(one, Flag))
                      if one.fits(key, value) and (one.many or one.name not in values)), None)
        if taker is None:
            raise BadEffect(unknown_argument(word, takes, key, value))
        found = taker.read(word, value, vocabulary)
        if not taker.many:
            values[taker.name] = found
        elif key:
            pairs = values.setdefault(taker.name, {})
            if key in pairs:
                raise BadEffect(f'{word}: "{key}" stands twice')
            pairs[key] = found
        else:
            values.setdefault(taker.name, []).append(found)
    for one in takes:
        if one.name not in values:
            if not one.optional:
                raise BadEffect(f"{word} should read {form(word, takes)}")
            values[one.name] = one.default
    return Given(node.text(), {one.name: values[one.name] for one in takes})


def form(word: str, takes: tuple[Parameter, ...]) -> str:
    """How a word is written: `burst(leaf,need=1,centre=1,sides=1,each=1)`."""
    needed = [one.form() for one in takes if not one.optional]
    return f"{word}({','.join(needed)})" if needed else word


def unknown_argument(word: str, takes: tuple[Parameter, ...], key: str, value: Node) -> str:
    text = f"{key}={value.text()}" if key else value.text()
    if key:
        keys = [name for one in takes for name in one.written_as()]
        return (f'{word}: unknown or repeated "{key}"; use {", ".join(keys)}' if keys
                else f'{word}: unknown "{text}"; it should read {form(word, takes)}')
    flags = [one.name for one in takes if isinstance(one, Flag)]
    if flags and value.op == "word":
        return f'{word}: unknown "{text}"; use {" or ".join(flags)} or leave it out'
    return f"{word} should read {form(word, takes)}"
