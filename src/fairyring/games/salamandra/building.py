"""Building a field: its gain, its cell, groves for clearings, an apprentice or a card, a new field (SAL-BUILD)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import (
    BEAR,
    DECKS,
    EAGLE,
    NEIGHBOURS,
    NONE,
    SLOTS,
    cell_in,
    cell_name,
)
from fairyring.games.salamandra.gains import NO_GAINS, receive, take_deity
from fairyring.games.salamandra.placing import place, place_message
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import (
    called,
    deity_words,
    field_message,
    field_name,
    slot_element,
)
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

CARD: Final = 4
"""In step 4: the four slots, then the two decks (SAL-BUILD-07)."""


def build(t: Salamandra, seat: int, field: int, free: bool) -> None:
    """Everything after the cost is paid; a free field gives no gain and brings no card (SAL-FREE-02, -04)."""
    t.stack.append((FILL_ROW, seat, (t.row.index(field),)))
    t.stack.append((SETTLE_FREE if free else SETTLE, seat, (field,)))
    t.stack.append((LAY, seat, (field,)))
    if t.sink is not None:
        t.emit("built", seat, "SAL-FREE-01" if free else "SAL-BUILD-01", {"field": field_name(t, field)})
    receive(t, seat, NO_GAINS if free else t.content.fields[field].bonus, "build_field")


class Lay(Step[Salamandra]):
    """Step 2: lay it in contact with a tile, the temple included (SAL-BUILD-03). `x` is the field; codes are cells
    as in FAR."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        return t.frontier

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        t.row[t.row.index(x[0])] = NONE
        t.lay(seat, x[0], cell_in(choice), "SAL-BUILD-03")

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return cell_in(choice)

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"at {cell_name(cell_in(choice))}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        cell = cell_in(choice)
        args: Args = {"cell": cell_name(cell), "match": 1 if shares_a_colour(t, x[0], cell) else 0}
        return Option(self.option_name(t, seat, x, choice), Message("option-lay", args), "SAL-BUILD-03",
                      (f"cell:{cell_name(cell)}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-lay", {"field": field_message(t, x[0])}), "SAL-BUILD-03",
                      f"row:{field_name(t, x[0])}")


class Settle(Step[Salamandra]):
    """Step 4: put an available apprentice on the new field, or take a deity card for a shared colour; one of them if
    possible (SAL-BUILD-07, -08). On a free field only the apprentice (SAL-FREE-03). `x` is the field."""

    def __init__(self, name: str, cards: bool) -> None:
        super().__init__(name)
        self.cards = cards

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        options: list[int] = []
        if t.players[seat].available:
            options += (0, 1, 2, 3)
        if self.cards and shares_a_colour(t, x[0], t.cell_of[x[0]]):
            for deck in (BEAR, EAGLE):
                if t.deck_left[deck]:
                    options.append(CARD + deck)
        return options or None

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice < CARD:
            place(t, seat, 4 * x[0] + choice, "SAL-BUILD-09" if self.cards else "SAL-FREE-03")
        else:
            take_deity(t, seat, choice - CARD, "SAL-BUILD-10")

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"place {SLOTS[choice]}" if choice < CARD else f"take {DECKS[choice - CARD]}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice >= CARD:
            deck = choice - CARD
            card = t.content.deities[t.top(deck)]
            args: Args = {"card": called(card), "does": deity_words(card)}
            return Option(name, Message("option-take-deity", args), "SAL-BUILD-10", (f"deck:{DECKS[deck]}",))
        slot = 4 * x[0] + choice
        return Option(name, place_message(t, seat, slot), "SAL-BUILD-09", (slot_element(t, slot),))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        options = self.ask(t, seat, x) or []
        cards = len(options) > 0 and options[-1] >= CARD
        key = "ask-settle-free" if not cards else "ask-settle" if options[0] < CARD else "ask-settle-card"
        return Prompt(Message(key, {"field": field_message(t, x[0])}), "SAL-BUILD-07" if self.cards else "SAL-FREE-03",
                      f"cell:{cell_name(t.cell_of[x[0]])}")


def shares_a_colour(t: Salamandra, field: int, cell: int) -> bool:
    """Has a field in contact with the cell a colour of this one? The temple has none (SAL-BUILD-10)."""
    fields = t.content.fields
    for side in NEIGHBOURS:
        other = t.field_at.get(cell + side, NONE)
        if other >= 0:
            for colour in fields[field].colours:
                if colour in fields[other].colours:
                    return True
    return False


class FillRow(Step[Salamandra]):
    """Step 5: a new field in the gap of the row; without fields left the gap stays (SAL-BUILD-12)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        show_field(t, x[0])
        return None


def show_field(t: Salamandra, gap: int) -> None:
    if t.fields_left:
        t.fields_left -= 1
        t.row[gap] = t.field_stack[t.fields_left]
        t.reveals += 1
        if t.sink is not None:
            t.emit("field-shown", NOBODY, "SAL-BUILD-12", {"field": field_name(t, t.row[gap]), "place": gap})


LAY: Final = Lay("lay")
SETTLE: Final = Settle("settle", True)
SETTLE_FREE: Final = Settle("settle free", False)
FILL_ROW: Final = FillRow("fill row")
