"""The notation of effects, and the vocabulary that turns it into steps.

    EFFECT := PART { "&" PART }        PART := CHOICE { "/" CHOICE }
    CHOICE := [ N "x" | N "*" ] ATOM [ "?" ]      ATOM := word [ "(" arguments ")" ] | "(" EFFECT ")"

`&` is one after the other, `/` one of them, `2x` up to twice, `2 *` exactly twice, `?` only where it could do anything.

An argument is a word, a number, a range `1..3`, `key=number`, or, where a word takes an effect, an effect.
A game gives each word a builder; everything else (the content check, loading a saved table, the text of a card)
follows from the table of words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from fairyring.kernel.algebra import IfPossible, either, then, times
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.table import NOTHING, Step

NUMBER = "[0-9]+"
WORD = "[A-Za-z_][A-Za-z_0-9]*"
TOKEN = re.compile(rf"\s*(?:({NUMBER})x(?=[\s(])|({NUMBER}\.\.{NUMBER}|-?{NUMBER})|({WORD})|([&/(),=*?]))")
DEEPEST = 12
MULTIPLES = tuple("23456789")
LONGEST = 500
MOST_TIMES = 99
"""How often the innermost part of nested repetitions may come at most."""


@dataclass(frozen=True, slots=True)
class Node:
    """A parsed effect: `op` is "then", "either", "repeat", "times", "if" or "word"."""

    op: str
    word: str = ""
    count: int = 1
    parts: tuple[Node, ...] = ()
    args: tuple[tuple[str, str | Node], ...] = ()

    def texts(self) -> list[str]:
        """Plain arguments as they were written, `key=value` included."""
        return [f"{key}={value}" if key else value for key, value in self.args if isinstance(value, str)]

    def words(self) -> Iterator[Node]:
        """Every word in it, also inside brackets and inside other words."""
        if self.op == "word":
            yield self
        for part in (*self.parts, *(value for _, value in self.args if isinstance(value, Node))):
            yield from part.words()

    def times(self) -> int:
        """How often its most repeated part comes at most."""
        inside = [part.times() for part in (*self.parts, *(v for _, v in self.args if isinstance(v, Node)))]
        return self.count * max(inside, default=1)


class _Reader:
    """Reads one effect text from left to right."""

    def __init__(self, text: str, effect_words: frozenset[str]) -> None:
        self.text = text
        self.effect_words = effect_words
        self.tokens: list[tuple[str, str, int]] = []
        at = 0
        while text[at:].strip():
            found = TOKEN.match(text, at)
            if found is None:
                rest = text[at:].strip()
                raise self.wrong(text.index(rest, at), f"cannot read {rest[:12]!r}")
            for kind, value in zip(("times", "number", "word", "sign"), found.groups(), strict=True):
                if value is not None:
                    self.tokens.append((kind, value, found.start() + len(found.group()) - len(found.group().lstrip())))
            at = found.end()
        self.at = 0

    def wrong(self, column: int, what: str) -> BadEffect:
        return BadEffect(f'effect "{self.text}", column {column + 1}: {what}')

    def peek(self) -> tuple[str, str, int]:
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "", len(self.text))

    def take(self, sign: str) -> bool:
        kind, value, _ = self.peek()
        if kind == "sign" and value == sign:
            self.at += 1
            return True
        return False

    def need(self, sign: str) -> None:
        if not self.take(sign):
            raise self.wrong(self.peek()[2], f"expected {sign!r}")

    def effect(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise self.wrong(self.peek()[2], f"brackets deeper than {DEEPEST}")
        parts = [self.part(depth)]
        while self.take("&"):
            parts.append(self.part(depth))
        return parts[0] if len(parts) == 1 else Node("then", parts=tuple(parts))

    def part(self, depth: int) -> Node:
        sides = [self.choice(depth)]
        while self.take("/"):
            sides.append(self.choice(depth))
        return sides[0] if len(sides) == 1 else Node("either", parts=tuple(sides))

    def choice(self, depth: int) -> Node:
        kind, value, column = self.peek()
        if kind not in ("times", "number"):
            return self.maybe(depth)
        self.at += 1
        if kind == "number":
            self.need("*")
        if value not in MULTIPLES:
            sign = "x" if kind == "times" else " *"
            raise self.wrong(column, f"{value}{sign}: use 2{sign} to 9{sign}")
        return Node("repeat" if kind == "times" else "times", count=int(value), parts=(self.maybe(depth),))

    def maybe(self, depth: int) -> Node:
        inside = self.atom(depth)
        return Node("if", parts=(inside,)) if self.take("?") else inside

    def atom(self, depth: int) -> Node:
        if self.take("("):
            inside = self.effect(depth + 1)
            self.need(")")
            return inside
        kind, word, column = self.peek()
        if kind != "word":
            raise self.wrong(column, "expected a word such as leaves(1)" if kind != "end" else "it breaks off here")
        self.at += 1
        args: list[tuple[str, str | Node]] = []
        if self.take("("):
            if word in self.effect_words:
                args.append(("", self.effect(depth + 1)))
            else:
                args.append(self.argument())
                while self.take(","):
                    args.append(self.argument())
            self.need(")")
        return Node("word", word=word, args=tuple(args))

    def argument(self) -> tuple[str, str]:
        kind, value, column = self.peek()
        if kind not in ("word", "number"):
            raise self.wrong(column, "expected a word or a number")
        self.at += 1
        if kind == "word" and self.take("="):
            number_kind, number, column = self.peek()
            if number_kind != "number":
                raise self.wrong(column, f"expected a number after {value}=")
            self.at += 1
            return value, number
        return "", value


def read_effect(text: str, effect_words: frozenset[str] = frozenset()) -> Node | None:
    """Parse an effect text; None for the empty effect. Raises BadEffect with the column of the mistake."""
    if not text.strip():
        return None
    if len(text) > LONGEST:
        raise BadEffect(f'effect "{text[:40]}...": {len(text)} characters; at most {LONGEST}')
    reader = _Reader(text, effect_words)
    node = reader.effect(0)
    kind, value, column = reader.peek()
    if kind != "end":
        raise reader.wrong(column, f"unexpected {value!r}")
    if node.times() > MOST_TIMES:
        raise reader.wrong(0, f"repetitions inside repetitions: {node.times()} times in all; at most {MOST_TIMES}")
    return node


Builder = Callable[["Vocabulary", Node], Step[Any]]


class Vocabulary:
    """A game's words. `step` is the way from a text to a shared step, and back when a saved table is loaded."""

    def __init__(self, words: dict[str, Builder], repeat: Callable[[int, Step[Any]], Step[Any]],
                 effect_words: frozenset[str]) -> None:
        self.words = words
        self.repeat = repeat
        self.effect_words = effect_words
        self.steps: dict[str, Step[Any]] = {"": NOTHING}

    def add(self, step: Step[Any]) -> Step[Any]:
        """Make a step that no effect text can name (a turn, say) findable by its name."""
        self.steps[step.name] = step
        return step

    def step(self, text: str) -> Step[Any]:
        """The step of an effect text or of a saved name; the same text gives the same step."""
        known = self.steps.get(text)
        if known is not None:
            return known
        node = read_effect(text, self.effect_words)
        built: Step[Any] = self.build(node) if node else NOTHING
        self.steps[text] = built
        return self.steps.setdefault(built.name, built)

    def build(self, node: Node) -> Step[Any]:
        if node.op == "then":
            return self.shared(then(*[self.build(part) for part in node.parts]))
        if node.op == "either":
            return self.shared(either(*[self.build(part) for part in node.parts]))
        if node.op == "repeat":
            return self.shared(self.repeat(node.count, self.build(node.parts[0])))
        if node.op == "times":
            return self.shared(times(node.count, self.build(node.parts[0])))
        if node.op == "if":
            return self.shared(IfPossible(self.build(node.parts[0])))
        builder = self.words.get(node.word)
        if builder is None:
            near = get_close_matches(node.word, self.words, 1)
            hint = f"did you mean {near[0]}?" if near else "use one of " + ", ".join(sorted(self.words))
            raise BadEffect(f'unknown word "{node.word}"; {hint}')
        return self.shared(builder(self, node))

    def shared(self, step: Step[Any]) -> Step[Any]:
        return self.steps.setdefault(step.name, step)
