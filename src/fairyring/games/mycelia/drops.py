"""What becomes of the drops of a chosen field: where they go, and how many are removed (MYC-DROP, MYC-FX-06)."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from fairyring.games.mycelia.components import FIELD_NAMES, FIELDS, NEIGHBOURS
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import mixed_name
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

PRISM_TARGET: Final = 32
"""Added to a target's code when the prism drop of a mixed field is moved."""

PRISM_AMOUNT: Final = 16
"""An amount's code is dewdrops + 16 * prism drops."""

REMOVE_HERE: Final = 31
"""The code, beside the targets of a move, for removing the drop."""

MIXED: Final = 1 << 10
"""Added to an option's key where both kinds of drops lie on the field, so that its name says which."""

AMOUNTS: Final[list[list[int]]] = [list(range(1, most + 1)) for most in range(10)]


class OfField(Step[Mycelia]):
    """Something becomes of the drops of one field."""

    verb: ClassVar[str]
    skip_rule = "MYC-FX-06"

    def __init__(self, cell: int) -> None:
        super().__init__(f"{self.verb}({FIELD_NAMES[cell]})")
        self.cell = cell

    def option_key(self, t: Mycelia, seat: int, x: Notes, choice: int) -> int:
        return choice + MIXED if choice != SKIP and t.players[seat].mixed(self.cell) else choice


class MoveOut(OfField):
    """Where do the drops of this field go, one after the other? After the first one the player may stop.

    With Virga each drop may be removed instead, or still be moved: no gift has to be used (PRI-VIR-01, PRI-PLAY-08).
    `x` is how many may still go, whether none need go, and whether Virga is at work.
    """

    verb = "from"
    skip_says = "option-stop"

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        cell = self.cell
        if not me.drops[cell]:
            return None
        _, optional, virga = x
        ways = [REMOVE_HERE, *NEIGHBOURS[cell]] if virga else NEIGHBOURS[cell]
        if me.prism[cell] and me.mixed(cell):
            ways = ways + [way + PRISM_TARGET for way in ways]
        return [*ways, SKIP] if optional else ways

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        if x[0] > 1:
            t.push(self, seat, (x[0] - 1, 1, x[2]))
        me = t.players[seat]
        prism = 1 if choice >= PRISM_TARGET or me.prism[self.cell] == me.drops[self.cell] else 0
        to = choice & (PRISM_TARGET - 1)
        if to == REMOVE_HERE:
            t.remove(seat, self.cell, 1, prism)
        else:
            t.move_drop(seat, self.cell, to, prism)

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        to = choice & (PRISM_TARGET - 1)
        if to == REMOVE_HERE:
            return TAKE_OUT[self.cell].option_name(t, seat, x, one_drop(choice))
        return f"prism to {FIELD_NAMES[to]}" if choice >= PRISM_TARGET else f"to {FIELD_NAMES[to]}"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        to = choice & (PRISM_TARGET - 1)
        me = t.players[seat]
        if to == REMOVE_HERE:
            return replace(TAKE_OUT[self.cell].describe(t, seat, x, one_drop(choice)), rule="PRI-VIR-01")
        kind = "drop" if not me.mixed(self.cell) else "prism" if choice >= PRISM_TARGET else "dew"
        args: Args = {"to": FIELD_NAMES[to], "kind": kind, "shrine": me.ground.sink[to]}
        rule = "MYC-SHF-01" if me.ground.sink[to] else "MYC-DROP-03"
        return Option(self.option_name(t, seat, x, choice), Message("option-move-to", args), rule,
                      (f"field:{seat}:{FIELD_NAMES[to]}",))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        args: Args = {"field": FIELD_NAMES[self.cell], "left": x[0]}
        return Prompt(Message("ask-where-to", args), "MYC-DROP-03", t.source())


class TakeOut(OfField):
    """How many drops of this field are removed, and of which kind (MYC-FX-06, PRI-DROP-03)?

    `x` is the most, and whether it may be none.
    """

    verb = "take"

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        drops = me.drops[self.cell]
        most = min(x[0], drops)
        if not most:
            return None
        prism = me.prism[self.cell]
        if not prism:
            options = AMOUNTS[most]
        else:
            dew = drops - prism
            options = [d + PRISM_AMOUNT * p for count in range(1, most + 1)
                       for p in range(count + 1) for d in (count - p,) if d <= dew and p <= prism]
        return [*options, SKIP] if x[1] else options

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            prism = choice // PRISM_AMOUNT
            t.remove(seat, self.cell, choice % PRISM_AMOUNT + prism, prism)

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        dew, prism = choice % PRISM_AMOUNT, choice // PRISM_AMOUNT
        return mixed_name(dew, prism) if t.players[seat].mixed(self.cell) else f"remove {dew + prism}"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        dew, prism = choice % PRISM_AMOUNT, choice // PRISM_AMOUNT
        mixed = t.players[seat].mixed(self.cell)
        args: Args = {"dew": dew, "prism": prism, "count": dew + prism, "field": FIELD_NAMES[self.cell]}
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-take-mixed" if mixed else "option-take", args),
                      "PRI-DROP-03" if mixed else "MYC-DROP-10", (f"field:{seat}:{FIELD_NAMES[self.cell]}",))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        most = min(x[0], t.players[seat].drops[self.cell])
        return Prompt(Message("ask-how-many", {"field": FIELD_NAMES[self.cell], "most": most}), "MYC-FX-06", t.source())


MOVE_OUT: Final[list[MoveOut]] = [MoveOut(c) for c in range(FIELDS)]
TAKE_OUT: Final[list[TakeOut]] = [TakeOut(c) for c in range(FIELDS)]


def one_drop(choice: int) -> int:
    """The amount, as its code, that removing a drop instead of moving it is."""
    return PRISM_AMOUNT if choice >= PRISM_TARGET else 1


def take(t: Mycelia, seat: int, cell: int, most: int, optional: int = 0) -> None:
    """Remove up to `most` drops, or none where that is `optional`; asks only where there is something to choose."""
    if most == 1 and not optional and not t.players[seat].prism[cell]:
        t.remove(seat, cell, 1, 0)
    else:
        t.stack.append((TAKE_OUT[cell], seat, (most, optional)))
