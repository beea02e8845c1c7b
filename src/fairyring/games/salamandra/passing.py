"""Passing: crystals for everybody still active, groves, the druid's other face (SAL-PASS, SAL-GROVE)."""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import FACES, FIELD_OF, Field
from fairyring.games.salamandra.gains import grove_args, take_grove
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import corner_element
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt


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
        if not options:
            return None
        options.append(SKIP)
        return options

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
        return Option(self.option_name(t, seat, x, choice), Message("option-harvest", grove_args(t, choice)),
                      "SAL-GROVE-01", (corner_element(choice),))

    def describe_skip(self, t: Salamandra, seat: int, x: Notes) -> Option:
        return Option("done", Message("option-harvest-done"), "SAL-PASS-04", (f"druid:{seat}",))

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        track = t.content.track
        place = len(t.players[seat].groves) + 1
        return Prompt(Message("ask-harvest", {"price": t.content.grove_price, "place": place,
                                              "points": track[min(place, len(track)) - 1]}), "SAL-GROVE-01")


def quiet(t: Salamandra, seat: int, corner: int) -> bool:
    """Does this grove give points and scrolls only, and not the scroll that moves an apprentice?"""
    gain = t.content.groves[t.groves[corner]].gain
    return gain.quiet and (not gain.scrolls or t.players[seat].scrolls + gain.scrolls < t.content.scrolls_per_book)


class TurnDruid(Step[Salamandra]):
    """The druid shows the face of the next round: all own apprentices on fields are active then (SAL-PASS-05)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        me.druid = 1 - me.druid
        me.active, me.inactive = me.inactive, me.active
        me.passed = True
        if t.sink is not None:
            t.emit("druid-turned", seat, "SAL-PASS-05", {"face": FACES[me.druid]})
        return None


HARVEST: Final = Harvest("harvest")
TURN_DRUID: Final = TurnDruid("turn druid")
