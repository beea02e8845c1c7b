"""The notation of effects, one for all games: a text becomes a tree of nodes.

    EFFECT  := CLAUSE { "&" CLAUSE }                  one after the other
    CLAUSE  := PAYMENT [ "if" CONDITION ]             only where that holds
    PAYMENT := CHOICE [ "=>" PAYMENT ]                the right side only if the left one was done
    CHOICE  := RANGE { "/" RANGE }                    one of them, or none
    RANGE   := SUM [ ".." SUM ]                       from so many to so many
    SUM     := PRODUCT { ("+" | "-") PRODUCT }
    PRODUCT := PART { "*" PART }                      2 * A: exactly twice; 2 * count(farm): a number
    PART    := [ N "x" ] ATOM [ "?" ]                 2x A: up to twice; A?: only where it could do anything
    ATOM    := [ "-" ] number | word { "|" word } | word "(" [ ARGUMENT { "," ARGUMENT } ] ")" | "(" EFFECT ")"
    ARGUMENT := [ key "=" ] ( EFFECT | CONDITION )
    CONDITION := ALL { "or" ALL }      ALL := [ "not" ] TEST { "and" [ "not" ] TEST }
    TEST    := SUM [ ("<" | "<=" | "==" | ">=" | ">") SUM ] | "(" CONDITION ")"

What a word is and what its arguments mean is not known here: `vocabulary` asks the words. An argument is a term like
any other, so a number may be a sum of counts, and a word may take an effect.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fairyring.kernel.errors import BadEffect

NUMBER = "[0-9]+"
WORD = "[A-Za-z_][A-Za-z_0-9]*"
TOKEN = re.compile(rf"\s*(?:({NUMBER})x(?=[\s(])|({NUMBER})|({WORD})|(=>|\.\.|<=|>=|==|[&/(),=*?+|<>-]))")
DEEPEST = 12
MULTIPLES = tuple("23456789")
LONGEST = 500
BIGGEST = 9999
MOST_TIMES = 99
"""How often the innermost part of nested repetitions may come at most."""

LEVELS = {"then": 0, "if": 1, "pay": 2, "either": 3, "range": 4, "+": 5, "-": 5, "*": 6, "repeat": 7, "possible": 8,
          "or": 1, "and": 2, "not": 3, "<": 4, "<=": 4, "==": 4, ">=": 4, ">": 4}
"""How tightly a combination binds; words and numbers bind tightest."""

TIGHTEST = 9
JOINED = {"then": " & ", "if": " if ", "pay": " => ", "either": " / ", "range": "..", "+": " + ", "-": " - ",
          "*": " * ", "or": " or ", "and": " and ", "<": " < ", "<=": " <= ", "==": " == ", ">=": " >= ", ">": " > "}
TESTS = ("<", "<=", "==", ">=", ">")
RESERVED = ("if", "and", "or", "not")


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a text: `op` is "word", "number", "any" (words with | between), or a combination (see LEVELS)."""

    op: str
    word: str = ""
    count: int = 1
    """The number, or how often a repetition comes."""
    parts: tuple[Node, ...] = ()
    args: tuple[tuple[str, Node], ...] = ()
    """Of a word: key (or empty) and value."""
    column: int = 0

    def words(self) -> Iterator[Node]:
        """Every word in it, also inside brackets and inside other words."""
        if self.op == "word":
            yield self
        for part in self.inside():
            yield from part.words()

    def inside(self) -> list[Node]:
        return [*self.parts, *(value for _, value in self.args)]

    def times(self) -> int:
        """How often its most repeated part comes at most."""
        often = self.count if self.op == "repeat" else self.parts[0].fixed() if self.op == "*" else 1
        return often * max((part.times() for part in self.inside()), default=1)

    def fixed(self) -> int:
        """The number that a product of plain numbers comes to; 1 for anything else."""
        if self.op == "*":
            return self.parts[0].fixed() * self.parts[1].fixed()
        return self.count if self.op == "number" else 1

    def text(self) -> str:
        """The text in its plainest form: the same tree is read from it."""
        if self.op == "number":
            return str(self.count)
        if self.op == "any":
            return "|".join(part.word for part in self.parts)
        if self.op == "word":
            inside = ",".join(f"{key}={value.text()}" if key else value.text() for key, value in self.args)
            return f"{self.word}({inside})" if self.args else self.word
        if self.op == "not":
            return f"not {self.parts[0].grouped(LEVELS['not'])}"
        if self.op == "possible":
            return f"{self.parts[0].grouped(TIGHTEST)}?"
        if self.op == "repeat":
            return f"{self.count}x {self.parts[0].grouped(LEVELS['possible'])}"
        level = LEVELS[self.op]
        texts = [part.grouped(level + 1) for part in self.parts]
        return JOINED[self.op].join(texts)

    def grouped(self, level: int) -> str:
        """Its text, in brackets where it binds less tightly than that."""
        return self.text() if LEVELS.get(self.op, TIGHTEST) >= level else f"({self.text()})"


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
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

    def peek(self, ahead: int = 0) -> tuple[str, str, int]:
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else ("end", "", len(self.text))

    def take(self, sign: str) -> bool:
        kind, value, _ = self.peek()
        if value == sign and (kind == "sign" or (kind == "word" and value in RESERVED)):
            self.at += 1
            return True
        return False

    def need(self, sign: str) -> None:
        if not self.take(sign):
            raise self.wrong(self.peek()[2], f"expected {sign!r}")

    @staticmethod
    def row(op: str, parts: list[Node]) -> Node:
        return parts[0] if len(parts) == 1 else Node(op, parts=tuple(parts), column=parts[0].column)

    # --- effects -----------------------------------------------------------------------------------------------------
    def effect(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise self.wrong(self.peek()[2], f"brackets deeper than {DEEPEST}")
        parts = [self.clause(depth)]
        while self.take("&"):
            parts.append(self.clause(depth))
        return self.row("then", parts)

    def clause(self, depth: int) -> Node:
        what = self.payment(depth)
        if not self.take("if"):
            return what
        return Node("if", parts=(what, self.condition(depth)), column=what.column)

    def payment(self, depth: int) -> Node:
        paid = self.choice(depth)
        if not self.take("=>"):
            return paid
        return Node("pay", parts=(paid, self.payment(depth)), column=paid.column)

    def choice(self, depth: int) -> Node:
        sides = [self.range(depth)]
        while self.take("/"):
            sides.append(self.range(depth))
        return self.row("either", sides)

    # --- numbers -----------------------------------------------------------------------------------------------------
    def range(self, depth: int) -> Node:
        low = self.sum(depth)
        if not self.take(".."):
            return low
        return Node("range", parts=(low, self.sum(depth)), column=low.column)

    def sum(self, depth: int) -> Node:
        total = self.product(depth)
        while self.peek()[1] in ("+", "-") and self.peek()[0] == "sign":
            sign = self.peek()[1]
            self.at += 1
            total = Node(sign, parts=(total, self.product(depth)), column=total.column)
        return total

    def product(self, depth: int) -> Node:
        total = self.part(depth)
        while self.take("*"):
            total = Node("*", parts=(total, self.part(depth)), column=total.column)
        return total

    def part(self, depth: int) -> Node:
        kind, value, column = self.peek()
        if kind != "times":
            return self.maybe(depth)
        self.at += 1
        if value not in MULTIPLES:
            raise self.wrong(column, f"{value}x: use 2x to 9x")
        return Node("repeat", count=int(value), parts=(self.maybe(depth),), column=column)

    def maybe(self, depth: int) -> Node:
        inside = self.atom(depth)
        return Node("possible", parts=(inside,), column=inside.column) if self.take("?") else inside

    def atom(self, depth: int) -> Node:
        if self.take("("):
            inside = self.effect(depth + 1)
            self.need(")")
            return inside
        kind, value, column = self.peek()
        if value == "-" and self.peek(1)[0] == "number":
            self.at += 1
            below = self.atom(depth)
            return Node("number", count=-below.count, column=column)
        if kind == "number":
            self.at += 1
            if len(value) > len(str(BIGGEST)):
                raise self.wrong(column, f"{value[:12]} is too big a number; at most {BIGGEST}")
            return Node("number", count=int(value), column=column)
        if kind != "word" or value in RESERVED:
            raise self.wrong(column, "expected a word such as leaves(1)" if kind != "end" else "it breaks off here")
        self.at += 1
        if self.take("("):
            if depth >= DEEPEST:
                raise self.wrong(self.peek()[2], f"brackets deeper than {DEEPEST}")
            return self.call(value, column, depth)
        words = [Node("word", value, column=column)]
        while self.take("|"):
            kind, value, at = self.peek()
            if kind != "word":
                raise self.wrong(at, "expected a word after |")
            self.at += 1
            words.append(Node("word", value, column=at))
        return self.row("any", words)

    def call(self, word: str, column: int, depth: int) -> Node:
        args: list[tuple[str, Node]] = []
        while not self.take(")"):
            if args:
                self.need(",")
            key = ""
            if self.peek()[0] == "word" and self.peek(1)[:2] == ("sign", "="):
                key = self.peek()[1]
                self.at += 2
            args.append((key, self.argument(depth + 1)))
        return Node("word", word, args=tuple(args), column=column)

    def argument(self, depth: int) -> Node:
        at = self.at
        if self.peek()[1] != "not":
            value = self.effect(depth)
            if self.peek()[1] not in ("and", "or", *TESTS):
                return value
        self.at = at
        return self.condition(depth)

    # --- conditions --------------------------------------------------------------------------------------------------
    def condition(self, depth: int) -> Node:
        parts = [self.all(depth)]
        while self.take("or"):
            parts.append(self.all(depth))
        return self.row("or", parts)

    def all(self, depth: int) -> Node:
        parts = [self.test(depth)]
        while self.take("and"):
            parts.append(self.test(depth))
        return self.row("and", parts)

    def test(self, depth: int) -> Node:
        column = self.peek()[2]
        if self.take("not"):
            return Node("not", parts=(self.test(depth),), column=column)
        if self.peek()[1] == "(" and self.peek()[0] == "sign":
            if depth >= DEEPEST:
                raise self.wrong(column, f"brackets deeper than {DEEPEST}")
            self.at += 1
            inside = self.condition(depth + 1)
            self.need(")")
            return inside
        left = self.sum(depth)
        sign = self.peek()[1]
        if sign not in TESTS:
            return left
        self.at += 1
        return Node(sign, parts=(left, self.sum(depth)), column=column)


def read_effect(text: str) -> Node | None:
    """Parse a text; None for the empty one. Raises BadEffect with the column of the mistake."""
    return _read(text, _Reader.effect)


def read_condition(text: str) -> Node | None:
    """Parse a condition, such as what an event asks for."""
    return _read(text, _Reader.condition)


def _read(text: str, start: Callable[[_Reader, int], Node]) -> Node | None:
    if not text.strip():
        return None
    if len(text) > LONGEST:
        raise BadEffect(f'effect "{text[:40]}...": {len(text)} characters; at most {LONGEST}')
    reader = _Reader(text)
    node = start(reader, 0)
    kind, value, column = reader.peek()
    if kind != "end":
        raise reader.wrong(column, f"unexpected {value!r}")
    if node.times() > MOST_TIMES:
        raise reader.wrong(0, f"repetitions inside repetitions: {node.times()} times in all; at most {MOST_TIMES}")
    return node
