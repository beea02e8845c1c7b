"""Bursts: drops go from a field and from its neighbours (MYC-DROP-12 to -14)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.mycelia.components import ANY, FIELD_NAMES, NEIGHBOURS, TERRAINS
from fairyring.games.mycelia.drops import TAKE_OUT, take
from fairyring.games.mycelia.fields import TERRAIN, OnField
from fairyring.games.mycelia.powers import again, work_on
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import amounts, field_option
from fairyring.kernel.arguments import Given, Number
from fairyring.kernel.reckoning import Amounts, Share, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

ALL_SIDES: Final = 31
"""The code for every neighbour at once."""


class Burst(OnField):
    """Choose a field, remove drops from it and from neighbours of it, if present (MYC-DROP-12, MYC-DROP-13).

    Only fields where at least one drop could go are offered; choosing another one would be the same as skipping.
    """

    word = "burst"
    takes = (TERRAIN, Number("need", 0, 9, key=True), Number("centre", 0, 9, key=True), Number("sides", 0, 4, key=True),
             Number("each", 1, 9, key=True))
    rule = "MYC-DROP-12"
    asks = "ask-burst"
    icon = "burst"

    def __init__(self, given: Given) -> None:
        super().__init__(given, TERRAINS.index(given.text("terrain")), given.number("need"), False)
        self.centre = given.number("centre")
        self.sides = given.number("sides")
        self.each = given.number("each")
        self.around = BurstSides(self.sides, self.each)

    def helpers(self) -> list[Step[Any]]:
        return [self.around]

    def fields(self, t: Mycelia, seat: int) -> list[int]:
        drops = t.players[seat].drops
        fitting: list[int] = []
        for cell in OnField.fields(self, t, seat):
            if self.centre and drops[cell]:
                fitting.append(cell)
            elif self.sides:
                for side in NEIGHBOURS[cell]:
                    if drops[side]:
                        fitting.append(cell)
                        break
        return fitting

    def use(self, t: Mycelia, seat: int, cell: int) -> None:
        if self.sides:
            t.push(self.around, seat, (cell, self.sides))
        if self.centre:
            take(t, seat, cell, self.centre, 1)

    def numbers(self) -> Args:
        return {"centre": self.centre, "sides": self.sides, "each": self.each}

    def say(self) -> Message:
        key = "fx-burst-sides" if not self.centre else "fx-burst" if self.sides else "fx-burst-centre"
        return Message(key, self.clause(self.terrain, self.exact))

    def condition(self) -> str:
        return work_on(ANY, 0)

    def worth(self, judge: Worth) -> Amounts:
        w = judge.weights
        return {self.condition(): w["remove"] * again(self.centre, judge)
                + w["side"] * again(self.sides * self.each, judge)}

    def for_rival(self, share: Share) -> Amounts:
        return {"removes": self.centre + self.sides * self.each}

    def offers(self, content: Any) -> list[str]:
        return [*OnField.offers(self, content), "all", *amounts(max(self.centre, self.each), content)]


class BurstSides(Step[Mycelia]):
    """Which neighbours lose drops: all at once, or one by one in any order (MYC-DROP-12, -13, -14).

    `x` is the chosen field, how many neighbours are still allowed, and the neighbours already used.
    """

    skip_says = "option-stop"
    skip_rule = "MYC-FX-06"

    def __init__(self, sides: int, each: int) -> None:
        super().__init__(f"around({sides},{each})")
        self.sides = sides
        self.each = each

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        left = x[1]
        options = self.unused(t, seat, x)
        if not options or not left:
            return None
        if 1 < len(options) <= left:
            options.append(ALL_SIDES)
        options.append(SKIP)
        return options

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == ALL_SIDES:
            for side in reversed(self.unused(t, seat, x)):
                t.push(TAKE_OUT[side], seat, (self.each, 0))
        elif choice != SKIP:
            if x[1] > 1:
                t.push(self, seat, (x[0], x[1] - 1, *x[2:], choice))
            take(t, seat, choice, self.each)

    def unused(self, t: Mycelia, seat: int, x: Notes) -> list[int]:
        """The neighbours with drops that this burst has not touched yet."""
        drops = t.players[seat].drops
        used = x[2:]
        return [cell for cell in NEIGHBOURS[x[0]] if drops[cell] and cell not in used]

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "all" if choice == ALL_SIDES else FIELD_NAMES[choice]

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == ALL_SIDES:
            return Option("all", Message("option-all-sides", {"field": FIELD_NAMES[x[0]]}), "MYC-DROP-12",
                          (f"field:{seat}:{FIELD_NAMES[x[0]]}",))
        return field_option(t, seat, choice, "MYC-DROP-12")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-neighbours", {"field": FIELD_NAMES[x[0]], "left": x[1], "each": self.each}),
                      "MYC-DROP-12", t.source())
