"""Bursts: drops go from a field and from its neighbours (MYC-DROP-12 to -14)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.components import FIELD_NAMES, NEIGHBOURS
from fairyring.games.mycelia.fields import OPTIONAL, TAKE_OUT, OnField, take
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import field_option, source
from fairyring.kernel.table import SKIP, Step
from fairyring.kernel.words import Message, Option, Prompt

ALL_SIDES: Final = 31
"""The code for every neighbour at once."""


class Burst(OnField):
    """Choose a field, remove drops from it and from neighbours of it, if present (MYC-DROP-12, MYC-DROP-13).

    Only fields where at least one drop could go are offered; choosing another one would be the same as skipping.
    """

    rule = "MYC-DROP-12"
    ask_key = "ask-burst"

    def __init__(self, name: str, terrain: int, need: int, centre: int, sides: int, each: int,
                 on_tile: bool) -> None:
        super().__init__(name, terrain, need, False, on_tile)
        self.centre = centre
        self.sides = sides
        self.each = each
        self.around = BurstSides(sides, each)

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
            t.stack.append((self.around, seat, (self.sides << 9) + cell))
        if self.centre:
            t.stack.append((TAKE_OUT[cell], seat, self.centre + OPTIONAL))

    def numbers(self) -> dict[str, str | int | Message]:
        return {"centre": self.centre, "sides": self.sides, "each": self.each}


class BurstSides(Step[Mycelia]):
    """Which neighbours lose drops: all at once, or one by one in any order (MYC-DROP-12, -13, -14).

    `x` is the chosen field, a bit for each neighbour already used, and how many neighbours are still allowed.
    """

    def __init__(self, sides: int, each: int) -> None:
        super().__init__(f"around({sides},{each})")
        self.sides = sides
        self.each = each

    def ask(self, t: Mycelia, seat: int, x: int) -> list[int] | None:
        left = x >> 9
        options = self.unused(t, seat, x)
        if not options or not left:
            return None
        if 1 < len(options) <= left:
            options.append(ALL_SIDES)
        options.append(SKIP)
        return options

    def answer(self, t: Mycelia, seat: int, x: int, choice: int) -> None:
        if choice == SKIP:
            return
        if choice == ALL_SIDES:
            for side in reversed(self.unused(t, seat, x)):
                t.stack.append((TAKE_OUT[side], seat, self.each))
            return
        if x >> 9 > 1:
            t.stack.append((self, seat, x - (1 << 9) + (32 << NEIGHBOURS[x & 31].index(choice))))
        take(t, seat, choice, self.each)

    def unused(self, t: Mycelia, seat: int, x: int) -> list[int]:
        """The neighbours with drops that this burst has not touched yet."""
        drops = t.players[seat].drops
        around = NEIGHBOURS[x & 31]
        return [around[i] for i in range(len(around)) if drops[around[i]] and not x & (32 << i)]

    def option_name(self, t: Mycelia, seat: int, x: int, choice: int) -> str:
        return "skip" if choice == SKIP else "all" if choice == ALL_SIDES else FIELD_NAMES[choice]

    def describe(self, t: Mycelia, seat: int, x: int, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-stop"), "MYC-FX-06")
        if choice == ALL_SIDES:
            return Option("all", Message("option-all-sides", {"field": FIELD_NAMES[x & 31]}), "MYC-DROP-12",
                          (f"field:{seat}:{FIELD_NAMES[x & 31]}",))
        return field_option(t, seat, choice, "MYC-DROP-12")

    def prompt(self, t: Mycelia, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-neighbours", {"field": FIELD_NAMES[x & 31], "left": x >> 9, "each": self.each}),
                      "MYC-DROP-12", source(t))
