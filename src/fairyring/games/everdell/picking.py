"""Picking cards one by one, from wherever they lie."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, enough, source
from fairyring.kernel.algebra import Pick
from fairyring.kernel.arguments import Given
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Args, Message, Option, Prompt

ALL: Final = 99
ALL_KEYS: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Pick[Everdell]):
    """Pick cards one by one in any order; a search takes them in rising order."""

    verb: ClassVar[str] = ""
    skip_name = "done"

    def __init__(self, given: Given, least: int, most: int) -> None:
        super().__init__(given.name, most, ordered=False, least=least, given=given)

    def key(self, t: Everdell, seat: int, code: int) -> int:
        """What makes two codes the same choice."""
        return code

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        keys: list[int] = []
        found: list[int] = []
        taken = max(0, len(x) - 1)
        last = self.last_key(t, seat, x) if taken else -1
        highest = ALL_KEYS
        if self.least - taken > 1:  # a pick that would leave too few behind it leads nowhere
            about = x[0] if x else 0
            behind = sorted([self.key(t, seat, code) for code in self.candidates(t, seat, about)])
            need = min(self.least - taken, self.room(t, seat, about), len(behind))
            highest = behind[len(behind) - need]
        for code in options:
            if code == SKIP:
                found.append(code)
                continue
            key = self.key(t, seat, code)
            if key not in keys and last <= key <= highest:
                keys.append(key)
                found.append(code)
        return found or options

    def last_key(self, t: Everdell, seat: int, x: Notes) -> int:
        """The key of what was picked last: a search goes on from there."""
        return x[len(x) - 1]

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"{self.verb} {self.called(t, seat, choice)}"

    def called(self, t: Everdell, seat: int, code: int) -> str:
        raise NotImplementedError

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        """The kind of card that a code means."""
        return code

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        raise NotImplementedError

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        args: Args = {"card": card_name(t.content, self.kind(t, seat, choice)), "verb": self.verb}
        return Option(name, Message("option-pick", args), self.rule, self.places(t, seat, x, choice))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return enough(max(0, len(x) - 1), self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        about = x[0] if x else 0
        picked = max(0, len(x) - 1)
        left = min(self.count - picked, self.room(t, seat, about), len(self.candidates(t, seat, about)))
        args: Args = {"verb": self.word.replace("_", "-"), "count": left, "least": int(self.least - picked >= left)}
        return Prompt(Message("ask-pick", args), self.rule, source(t, about))
