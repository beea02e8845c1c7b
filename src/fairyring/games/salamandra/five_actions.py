"""The five actions of a turn: place an apprentice, build a field, use a cauldron or the temple, pass (SAL-PLACE,
SAL-BUILD, SAL-CAUL, SAL-TEMPLE, SAL-PASS with SAL-GROVE).

What is to be paid for has been paid when what is here comes; for a cauldron and the temple an apprentice has been
turned as well, on the field of the cauldron, or on any field without activating it (SAL-CAUL-01, SAL-TEMPLE-01).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from fairyring.games.salamandra.components import (
    BEAR,
    BONUS,
    BUILD,
    CAULDRON,
    DECKS,
    EAGLE,
    FACES,
    FIELD_OF,
    FREE,
    NEIGHBOURS,
    NONE,
    SIDE_OF,
    SLOTS,
    TEMPLE_HALF,
    YELLOW,
    Field,
    cell_in,
    cell_name,
)
from fairyring.games.salamandra.gains import NO_GAINS, grove_option, receive, take_deity, take_grove
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import deity_words, field_message, named, place_message, slot_element
from fairyring.kernel.table import NOBODY, SKIP, Does, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

CARD: Final = 4
"""In step 4 of building: the four slots, then the two decks (SAL-BUILD-07)."""


# --- placing ----------------------------------------------------------------------------------------------------------
def place(t: Salamandra, seat: int, slot: int, rule: str) -> None:
    """Put an available apprentice on a slot: path crystals, bonus, deity cards (SAL-PLACE-01 to -06)."""
    me = t.players[seat]
    field = t.content.fields[FIELD_OF[slot]]
    me.available -= 1
    insort(me.active, slot)
    t.free.remove(slot)
    if t.sink is not None:
        t.emit("placed", seat, rule, {"field": field.name, "slot": SLOTS[SIDE_OF[slot]], "face": FACES[me.druid]})
    t.gain_crystals(seat, t.path_crystals(slot), "SAL-PLACE-03")
    receive(t, seat, field.bonus if SIDE_OF[slot] == BONUS else NO_GAINS, "place", FIELD_OF[slot])


# --- building ---------------------------------------------------------------------------------------------------------
def build(t: Salamandra, seat: int, field: int, free: bool) -> None:
    """Everything after the cost is paid; a free field gives no gain and brings no card (SAL-FREE-02, -04)."""
    t.stack.append((FILL_ROW, seat, (t.row.index(field),)))
    t.stack.append((SETTLE_FREE if free else SETTLE, seat, (field,)))
    t.stack.append((LAY, seat, (field,)))
    if t.sink is not None:
        t.emit("built", seat, "SAL-FREE-01" if free else "SAL-BUILD-01", {"field": t.content.fields[field].name})
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
                      f"row:{t.content.fields[x[0]].name}")


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
            options += [CARD + deck for deck in (BEAR, EAGLE) if t.deck_left[deck]]
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
            args: Args = {"card": named(card), "does": deity_words(card)}
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


def fill_row(t: Salamandra, _seat: int, x: Notes) -> None:
    """Step 5: a new field in the gap `x` of the row; without fields left the gap stays (SAL-BUILD-12)."""
    gap = x[0]
    if t.fields_left:
        t.fields_left -= 1
        t.row[gap] = t.field_stack[t.fields_left]
        t.reveals += 1
        if t.sink is not None:
            t.emit("field-shown", NOBODY, "SAL-BUILD-12", {"field": t.content.fields[t.row[gap]].name, "place": gap})


# --- the cauldron and the temple --------------------------------------------------------------------------------------
def take_salamander(t: Salamandra, seat: int, half: int) -> None:
    """The top card with its gain, or what the tile prints when the deck is empty (SAL-TEMPLE-03, -04)."""
    content = t.content
    deck = YELLOW + half
    if not t.deck_left[deck]:
        receive(t, seat, content.halves[half].empty, "")
        return
    me = t.players[seat]
    kind = t.take_from(seat, deck, "SAL-TEMPLE-03")
    me.salamanders = [*me.salamanders, kind]
    receive(t, seat, content.salamanders[kind].gain, "take_salamander_card")


class Paid(Step[Salamandra]):
    """The cost is paid; what has been announced follows. `x` is its code. What a cauldron counts is counted now
    (SAL-CAUL-07)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        what = x[0]
        if what < FREE:
            build(t, seat, what - BUILD, False)
        elif what < TEMPLE_HALF:
            receive(t, seat, t.content.fields[what - CAULDRON].brew, "")
        else:
            take_salamander(t, seat, what - TEMPLE_HALF)
        return None


# --- passing ----------------------------------------------------------------------------------------------------------
def pass_round(t: Salamandra, seat: int) -> None:
    """All active apprentices are turned for crystals, by work where that brings more (SAL-PASS-02, -03, -07)."""
    me = t.players[seat]
    if t.sink is not None:
        t.emit("passed", seat, "SAL-PASS-06", {})
    crystals = last_crystals(t, me)
    for slot in me.active[:]:
        t.turn_over(seat, slot, "SAL-PASS-03")
    t.gain_crystals(seat, crystals, "SAL-PASS-03")
    t.stack.append((TURN_DRUID, seat, ()))
    t.stack.append((HARVEST, seat, ()))


def last_crystals(t: Salamandra, me: Player) -> int:
    """The most crystals that the active apprentices give: their own, or by waking one that gives more."""
    content = t.content
    worth = content.worth
    crystals = 0
    wakers: list[Field] = []
    for slot in me.active:
        field = FIELD_OF[slot]
        if field in content.wakers:
            wakers.append(content.fields[field])
        else:
            crystals += worth[field]
    for one in wakers:
        # Somebody has to be there to wake, and a crystal to pay for it.
        top = max([worth[FIELD_OF[slot]] for slot in me.slots()])
        again = top - one.fee
        crystals += again if again > one.worth and crystals + me.crystals >= one.fee else one.worth
    return crystals


class Harvest(Step[Salamandra]):
    """Harvest a grove that a path joins to one of your apprentices, as often as you can and wish (SAL-GROVE-01, -03).

    The order of quiet groves, which give points and scrolls and move nobody, changes nothing: one from north to south,
    then west to east, is enough for a search. `x` is the corner after the last of them; empty before.
    """

    skip_name = "done"

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        if t.players[seat].crystals < t.content.grove_price:
            return None
        options = t.connected(seat)
        return [*options, SKIP] if options else None

    def lines(self, t: Salamandra, seat: int, x: Notes, options: list[int]) -> list[int]:
        after = x[0] if x else 0
        return [one for one in options if one == SKIP or one >= after or not quiet(t, seat, one)]

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        price = t.content.grove_price
        t.players[seat].crystals -= price
        if t.sink is not None:
            t.emit("paid", seat, "SAL-GROVE-01", {"crystals": price})
        t.push(self, seat, (choice + 1,) if quiet(t, seat, choice) else ())
        take_grove(t, seat, choice, "SAL-GROVE-01")

    def option_key(self, t: Salamandra, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else t.groves[choice]

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return f"harvest {t.content.groves[t.groves[choice]].ident}"

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        return grove_option(t, choice, self.option_name(t, seat, x, choice), "option-harvest", "SAL-GROVE-01")

    def describe_skip(self, t: Salamandra, seat: int, x: Notes) -> Option:
        return Option("done", Message("option-harvest-done"), "SAL-PASS-04", (f"druid:{seat}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        track = t.content.track
        place = len(t.players[seat].groves) + 1
        args: Args = {"price": t.content.grove_price, "place": place, "points": track[min(place, len(track)) - 1]}
        return Prompt(Message("ask-harvest", args), "SAL-GROVE-01")


def quiet(t: Salamandra, seat: int, corner: int) -> bool:
    """Does this grove give points and scrolls only, and not the scroll that moves an apprentice?"""
    gain = t.content.groves[t.groves[corner]].gain
    return gain.quiet and (not gain.scrolls or t.players[seat].scrolls + gain.scrolls < t.content.scrolls_per_book)


def turn_druid(t: Salamandra, seat: int, _x: Notes) -> None:
    """The druid shows the face of the next round: all own apprentices on fields are active then (SAL-PASS-05)."""
    me = t.players[seat]
    me.druid = 1 - me.druid
    me.active, me.inactive = me.inactive, me.active
    me.passed = True
    if t.sink is not None:
        t.emit("druid-turned", seat, "SAL-PASS-05", {"face": FACES[me.druid]})


LAY: Final = Lay("lay")
SETTLE: Final = Settle("settle", True)
SETTLE_FREE: Final = Settle("settle free", False)
FILL_ROW: Final = Does("fill row", fill_row)
HARVEST: Final = Harvest("harvest")
TURN_DRUID: Final = Does("turn druid", turn_druid)
PAID: Final = Paid("paid")
