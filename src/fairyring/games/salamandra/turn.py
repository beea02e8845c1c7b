"""A turn: one of five actions, with work and exchanges around it (SAL-TURN), and the rounds (SAL-ROUND).

Work and exchanges are free at any time, so the same things can be done in many orders. The decisions are cut so that
every outcome has one way to it; where a person may pick apprentices or groves in any order, a search follows only one
(see `Step.lines`):

- First the player announces what for: place, build this field, this cauldron, this half of the temple, pass. Only what
  can be paid for is offered. Then `paying` asks who works for it. What a payment leaves behind is who has been turned
  and how many crystals are left, so the choice is among sets of apprentices; the best use of each set is reckoned, and
  sets with an idle member are left out. Nothing is made in vain.
- Crystals to keep (SAL-RES-05) can be gathered before placing, once a turn. Beside the other actions that is left to a
  later turn: nobody can touch one's apprentices before, so nothing is lost (the same holds after the action,
  SAL-RES-09). Where it would matter at once, it is done at once: an active apprentice that leaves for a spellbook gives
  its crystals or wakes another first, one that a card wakes may work before, and passing takes them all.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.salamandra.components import (
    BUILD,
    CAULDRON,
    FACES,
    FREE,
    GATHER_CODE,
    GOODS,
    KINDS,
    NONE,
    NOTHING_MADE,
    PASS,
    TEMPLE_HALF,
    announced,
)
from fairyring.games.salamandra.ending import final_scoring
from fairyring.games.salamandra.five_actions import PAID, build, pass_round, place
from fairyring.games.salamandra.gathering import GATHER
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.paying import begin_payment
from fairyring.games.salamandra.plans import ANYWHERE, can_pay
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import action_args, action_element, active_elements, place_message, thing_name
from fairyring.kernel.table import NOBODY, Does, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

GATHERED: Final = (1,)
"""The `x` of a turn after gathering."""
RULES: Final = {"place": "SAL-PLACE-01", "build": "SAL-BUILD-01", "free": "SAL-FREE-01", "cauldron": "SAL-CAUL-01",
                "temple": "SAL-TEMPLE-01", "gather": "SAL-RES-05", "pass": "SAL-PASS-01"}


class Turn(Step[Salamandra]):
    """What do you do? Exactly one of five actions (SAL-TURN-01); gathering comes before it."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        if x:
            return t.free[:]
        means = Means(t.content, me)
        t.means = means
        options = t.free[:] if me.available else []
        targets(t, means, options)
        if not me.available:
            options.append(PASS)
        elif not t.free:
            if not any(BUILD <= code < FREE for code in options):
                options += [FREE + field for field in t.row if field >= 0]
        elif means.fields:
            options.append(GATHER_CODE)
        return options

    def answer(self, t: Salamandra, seat: int, x: Notes, choice: int) -> None:
        t.focus = choice
        if choice == GATHER_CODE:
            t.means = None
            t.push(self, seat, GATHERED)
            t.push(GATHER, seat)
            return
        t.stack.append((END_TURN, seat, ()))
        if choice < BUILD:
            place(t, seat, choice, "SAL-PLACE-01")
        elif FREE <= choice < CAULDRON:
            build(t, seat, choice - FREE, True)
        elif choice == PASS:
            pass_round(t, seat)
        else:
            t.stack.append((PAID, seat, (choice,)))
            if t.sink is not None:
                what, number = announced(choice)
                if what == "cauldron":
                    t.emit("cauldron", seat, RULES[what], {"field": thing_name(t, what, number)})
                elif what == "temple":
                    t.emit("temple", seat, RULES[what], {"half": thing_name(t, what, number)})
            begin_payment(t, seat, choice)

    def option_kind(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        return "end" if choice == PASS else ""

    def option_name(self, t: Salamandra, seat: int, x: Notes, choice: int) -> str:
        what, number = announced(choice)
        return f"{what} {thing_name(t, what, number)}" if choice < GATHER_CODE else what

    def describe(self, t: Salamandra, seat: int, x: Notes, choice: int) -> Option:
        what, number = announced(choice)
        message = Message(f"option-{what}", action_args(t, what, number))
        places: tuple[str, ...] = (action_element(t, choice),)
        if what == "place":
            message = place_message(t, seat, choice)
        elif what == "cauldron":
            places += active_elements(t, seat, number)
        elif choice >= GATHER_CODE:
            places = (f"crystals:{seat}" if choice == GATHER_CODE else f"druid:{seat}",)
        return Option(self.option_name(t, seat, x, choice), message, RULES[what], places)

    def prompt(self, t: Salamandra, seat: int, x: Notes) -> Prompt:
        me = t.players[seat]
        key = "ask-turn-gathered" if x else "ask-turn" if me.available else "ask-turn-pass"
        return Prompt(Message(key, {"available": me.available}), "SAL-TURN-01")


def targets(t: Salamandra, means: Means, options: list[int]) -> None:
    """Add the fields of the row, the cauldrons and the temple halves that can be paid for (SAL-FREE-05)."""
    content = t.content
    fields = content.fields
    purse = means.crystals + means.total
    for field in t.row:
        if field >= 0 and (purse >= fields[field].cost.dear or can_pay(means, fields[field].cost, NONE)):
            options.append(BUILD + field)
    for field in means.fields:
        if content.cauldron[field] and can_pay(means, fields[field].pay, field):
            options.append(CAULDRON + field)
    if means.wakers:
        for field in sorted(set(means.rest)):  # whoever is woken there may be turned for it
            if content.cauldron[field] and not means.n[field] and can_pay(means, fields[field].pay, field):
                options.append(CAULDRON + field)
    if means.brewers:
        for i, half in enumerate(content.halves):
            if can_pay(means, half.cost, ANYWHERE):
                options.append(TEMPLE_HALF + i)


# --- turns and rounds -------------------------------------------------------------------------------------------------
def begin_turn(t: Salamandra, seat: int) -> None:
    t.begin_turn(seat)
    t.focus = NONE
    if t.sink is not None:
        t.emit("turn", seat, "SAL-TURN-01", {"round": t.round})
    t.stack.append((TURN, seat, ()))


class EndTurn(Step[Salamandra]):
    """What was made and not used is lost (SAL-RES-03); then the next player who has not passed (SAL-ROUND-07)."""

    def ask(self, t: Salamandra, seat: int, x: Notes) -> list[int] | None:
        if t.goods is not NOTHING_MADE:
            if t.sink is not None and max(t.goods):
                t.emit("lost", seat, "SAL-RES-03",
                       {"goods": [GOODS[kind] for kind in range(KINDS) for _ in range(t.goods[kind])]})
            t.goods = NOTHING_MADE
        for i in range(1, t.seats + 1):
            following = (seat + i) % t.seats
            if not t.players[following].passed:
                begin_turn(t, following)
                return None
        t.push(END_ROUND, seat)
        return None


def end_round(t: Salamandra, _seat: int, _x: Notes) -> None:
    """All have passed: groves for clearings and a new round, or the end (SAL-ROUND-08 to -11)."""
    if t.round == t.content.rounds:
        final_scoring(t)
        return
    at = t.field_at  # a corner has the number of the cell at its north-west: from north to south, then west to east
    for corner in sorted([cell for cell in at if cell + 1 in at]):
        if t.is_clearing(corner):
            t.fill(corner, "SAL-ROUND-09")
    begin_round(t)


def begin_round(t: Salamandra) -> None:
    """New apprentices and crystals for everybody; the player with the fewest points starts (SAL-ROUND-02 to -04)."""
    t.round += 1
    content = t.content
    for me in t.players:
        me.passed = False
        me.available += content.waiting[t.round - 1]
    t.emit("round", NOBODY, "SAL-ROUND-01", {"round": t.round, "face": FACES[(t.round + 1) % 2]})
    for seat in range(t.seats):
        t.gain_crystals(seat, content.round_crystals, "SAL-ROUND-03")
    # Of those tied the marker on top: who came last to that total (SAL-ROUND-05, -06).
    begin_turn(t, min(reversed(t.order), key=lambda seat: t.players[seat].vp))


TURN: Final = Turn("turn")
END_TURN: Final = EndTurn("end turn")
END_ROUND: Final = Does("end round", end_round)
