"""A turn: one of five actions, with work and exchanges around it (SAL-TURN), and the rounds (SAL-ROUND).

Exchanges and work are free at any time, so the same things can be done in many orders. The decisions are cut so that
every outcome has one way to it:

- First the player announces what for: place, build this field, this cauldron, this half of the temple, wake, pass. Then
  `paying` asks who makes what is lacking, and offers only sources that leave the rest payable. Nothing is made in vain.
- What is alike is chosen in rising order: sources of one kind, apprentices turned for crystals, quiet groves.
- Crystals to keep (SAL-RES-05) are gathered before the action, once a turn. What is gathered does not pay in the same
  turn: for that, announce first and turn apprentices while paying. It matters for an apprentice that leaves for a
  spellbook in this turn, or that a card wakes. After the action nothing is offered: at the start of the next turn,
  where nobody can have touched one's apprentices, the same is possible (SAL-RES-09).
- A field that makes a plant with a crystal is worked for its crystal alone only while nothing announceable could use
  the plant; otherwise its apprentice is turned, to the same effect.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.brewing import TEMPLE_STEP, WORKER, activate_cauldron, wake_by_work
from fairyring.games.salamandra.building import build
from fairyring.games.salamandra.components import (
    ANY_PLANT,
    CRYSTAL,
    DAY,
    FACES,
    GOODS,
    GREEN,
    HALVES,
    KINDS,
    PLANTS,
    SLOTS,
    WHITE_PURPLE,
    WIDTH,
    YELLOW,
)
from fairyring.games.salamandra.ending import final_scoring
from fairyring.games.salamandra.means import Means, can_make_anything, lacking, means_of
from fairyring.games.salamandra.passing import pass_round
from fairyring.games.salamandra.paying import begin_payment, turn_all, turned_field
from fairyring.games.salamandra.state import NONE, NOTHING_MADE, Salamandra
from fairyring.games.salamandra.wording import field_message, field_name, men_elements, slot_element, slot_name
from fairyring.kernel.table import SKIP, Step
from fairyring.kernel.words import Message, Option, Prompt

BUILD: Final = 128
"""Codes below are slots to place on; from here on fields to build."""
FREE: Final = 160
CAULDRON: Final = 192
TEMPLE_HALF: Final = 224
GATHER_CODE: Final = 226
PASS: Final = 227
WAKE: Final = 256
"""From here on: 128 x the field of the one that works, plus the slot of the one that wakes."""


class Turn(Step[Salamandra]):
    """What do you do? Exactly one of five actions (SAL-TURN-01); waking and gathering come before it.

    `x` is the slot after the last one woken by work this turn.
    """

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        me = t.players[seat]
        means = means_of(t, seat)
        if me.available:
            options = t.free[:]
            targets(t, means, options)
            if not t.free:
                free_fields(t, seat, options)
        else:
            options = []
            targets(t, means, options)
        if not t.kept and means.fields:
            if means.wakers:
                wakings(t, seat, means, x, options)
            if options and can_gather(t, seat):
                options.append(GATHER_CODE)
        if not me.available and (not options or (not x and not t.kept)):
            options.append(PASS)
        return options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        t.focus = choice
        if choice == GATHER_CODE:
            t.stack.append((self, seat, x))
            t.stack.append((GATHER, seat, 0))
            return
        if choice >= WAKE:
            slot = choice & 127
            t.stack.append((self, seat, slot + 1))
            wake_by_work(t, seat, choice - WAKE >> 7, slot)
            return
        t.stack.append((END_TURN, seat, 0))
        if choice < BUILD:
            t.place(seat, choice, "SAL-PLACE-01")
        elif choice < FREE:
            t.stack.append((BUILD_PAID, seat, choice - BUILD))
            begin_payment(t, seat, t.content.fields[choice - BUILD].cost, NONE)
        elif choice < CAULDRON:
            build(t, seat, choice - FREE, True)
        elif choice < TEMPLE_HALF:
            activate_cauldron(t, seat, choice - CAULDRON)
        elif choice == PASS:
            pass_round(t, seat)
        else:
            t.stack.append((TEMPLE_STEP, seat, choice - TEMPLE_HALF))
            t.stack.append((WORKER, seat, choice - TEMPLE_HALF))

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        if choice < BUILD:
            return f"place {slot_name(t, choice)}"
        if choice < FREE:
            return f"build {field_name(t, choice - BUILD)}"
        if choice < CAULDRON:
            return f"free {field_name(t, choice - FREE)}"
        if choice < TEMPLE_HALF:
            return f"cauldron {field_name(t, choice - CAULDRON)}"
        if choice < GATHER_CODE:
            return f"temple {HALVES[choice - TEMPLE_HALF]}"
        if choice < WAKE:
            return "pass" if choice == PASS else "gather"
        return f"wake {slot_name(t, choice & 127)} by {field_name(t, choice - WAKE >> 7)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice < BUILD:
            args: dict[str, str | int | Message] = {
                "field": field_message(t, choice >> 2), "slot": SLOTS[choice & 3],
                "crystals": t.path_crystals(choice), "bonus": 1 if choice & 3 == 0 else 0}
            return Option(name, Message("option-place", args), "SAL-PLACE-01", (slot_element(t, choice),))
        if choice < CAULDRON:
            field = choice - (BUILD if choice < FREE else FREE)
            key, rule = ("option-build", "SAL-BUILD-01") if choice < FREE else ("option-free", "SAL-FREE-01")
            return Option(name, Message(key, {"field": field_message(t, field)}), rule,
                          (f"row:{field_name(t, field)}",))
        if choice < TEMPLE_HALF:
            field = choice - CAULDRON
            return Option(name, Message("option-cauldron", {"field": field_message(t, field)}), "SAL-CAUL-01",
                          (f"field:{field_name(t, field)}", *men_elements(t, seat, field)))
        if choice < GATHER_CODE:
            half = choice - TEMPLE_HALF
            args = {"half": HALVES[half], "cards": t.deck_left[YELLOW + half]}
            return Option(name, Message("option-temple", args), "SAL-TEMPLE-01", (f"temple:{HALVES[half]}",))
        if choice == GATHER_CODE:
            return Option(name, Message("option-gather"), "SAL-RES-05", (f"crystals:{seat}",))
        if choice == PASS:
            return Option(name, Message("option-pass"), "SAL-PASS-01", (f"druid:{seat}",))
        slot, waker = choice & 127, choice - WAKE >> 7
        args = {"field": field_message(t, slot >> 2), "slot": SLOTS[slot & 3], "by": field_message(t, waker),
                "fee": t.content.fields[waker].fee}
        return Option(name, Message("option-wake-by", args), "SAL-APP-09",
                      (slot_element(t, slot), *men_elements(t, seat, waker)))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        me = t.players[seat]
        key = "ask-turn-gathered" if t.kept else "ask-turn" if me.available else "ask-turn-pass"
        return Prompt(Message(key, {"available": me.available, "kept": t.kept}), "SAL-TURN-01")


# --- what can be announced --------------------------------------------------------------------------------------------
def targets(t: Salamandra, means: Means, options: list[int]) -> None:
    """Add the fields of the row, the cauldrons and the temple halves that can be paid for."""
    content = t.content
    fields = content.fields
    goods = t.goods
    made = goods is not NOTHING_MADE
    for field in t.row:
        if field >= 0 and means.can_pay(lacking(fields[field].cost, goods) if made else fields[field].cost):
            options.append(BUILD + field)
    cauldron = content.cauldron
    for field in means.fields:
        if cauldron[field] and means.n[field]:
            pay = fields[field].pay
            if means.can_pay_with(field, lacking(pay, goods) if made else pay):
                options.append(CAULDRON + field)
    if means.brewers or made:
        for half in range(len(HALVES)):
            need = lacking(content.halves[half].cost, goods)
            if means.can_pay(need):
                for field in means.fields:
                    if means.n[field] and means.can_pay_with(field, need):
                        options.append(TEMPLE_HALF + half)
                        break


def free_fields(t: Salamandra, seat: int, options: list[int]) -> None:
    """No free slot anywhere, and nothing of the row can be paid for: one of its fields is free (SAL-FREE-01)."""
    row = [field for field in t.row if field >= 0]
    if not can_make_anything(t, seat, [t.content.fields[field].cost for field in row]):
        options += [FREE + field for field in row]


def wakings(t: Salamandra, seat: int, means: Means, x: int, options: list[int]) -> None:
    """Add the inactive apprentices that another can wake; only where an action besides passing is left then."""
    me = t.players[seat]
    content = t.content
    stuck = not me.available or not t.free
    for waker in means.fields:
        if not content.wakes[waker] or not means.n[waker]:
            continue
        fee = [0] * KINDS
        fee[CRYSTAL] = content.fields[waker].fee
        if not means.can_pay_with(waker, fee):
            continue
        for man in me.men:
            slot = man >> 1
            if man & 1 == me.druid or (slot < x and (me.available == 0 or t.free)):
                continue
            if stuck and not me.available and not opens_something(t, waker, slot >> 2):
                continue
            options.append(WAKE + (waker << 7) + slot)


def opens_something(t: Salamandra, waker: int, field: int) -> bool:
    """Can anything be announced after one on `waker` has woken one on `field`?"""
    copy = t.clone()
    me = copy.players[copy.active]
    me.crystals -= t.content.fields[waker].fee
    turned = woken = False
    for i in range(len(me.men)):
        active = me.men[i] & 1 == me.druid
        if me.men[i] >> 3 == waker and active and not turned:
            me.men[i] ^= 1
            turned = True
        elif me.men[i] >> 3 == field and not active and not woken:
            me.men[i] ^= 1
            woken = True
    found: list[int] = []
    targets(copy, means_of(copy, copy.active), found)
    return len(found) > 0


# --- crystals to keep -------------------------------------------------------------------------------------------------
def means_to_gather(t: Salamandra, seat: int) -> Means:
    """What is left when nobody is turned to pay any more."""
    means = means_of(t, seat)
    means.turning = False
    means.reckon()
    for pick in t.picks:
        means.use(turned_field(pick))
    return means


def can_gather(t: Salamandra, seat: int) -> bool:
    """Is there anybody to gather with, so that an action besides passing is left?"""
    if t.players[seat].available and t.free:
        return True
    means = means_to_gather(t, seat)
    found: list[int] = []
    targets(t, means, found)
    return len(found) > 0 and any(announceable(t, means, field) for field in means.fields)


def announceable(t: Salamandra, means: Means, field: int) -> list[int]:
    """What can be announced when an apprentice on this field is turned before."""
    found: list[int] = []
    means.use(field)
    targets(t, means, found)
    means.unuse(field)
    return found


def gatherings(t: Salamandra, seat: int, x: int) -> list[int]:
    """Whom to turn (twice the field) or let work (one more) for crystals; `x` is one more than the last code."""
    content = t.content
    means = means_to_gather(t, seat)
    sure = t.players[seat].available > 0 and len(t.free) > 0
    options: list[int] = []
    for field in means.fields:
        if not means.n[field]:
            continue
        makes_both = content.plant[field] >= 0 and content.extra[field] == 1
        found = announceable(t, means, field) if makes_both or not sure else []
        if not sure and not found:
            continue
        work = content.worth[field] > 1
        turn = not makes_both
        if makes_both:
            turn = wanted_plants(t, found) >> content.plant[field] & 1 == 1
            work = not turn
        if turn and 2 * field >= x - 1:
            options.append(2 * field)
        if work and 2 * field + 1 >= x - 1:
            options.append(2 * field + 1)
    return options


def wanted_plants(t: Salamandra, announceable: list[int]) -> int:
    """The plants, as bits, that what can be announced could use."""
    content = t.content
    wanted = 0
    for code in announceable:
        if code < FREE:
            cost = content.fields[code - BUILD].cost
        elif code < TEMPLE_HALF:
            cost = content.fields[code - CAULDRON].pay
        else:
            cost = content.halves[code - TEMPLE_HALF].cost
        for kind in range(PLANTS):
            if cost[kind] or cost[ANY_PLANT]:
                wanted |= 1 << kind
        for kind in (GREEN, WHITE_PURPLE):
            if cost[kind]:
                for one in content.fields:
                    if one.potion == kind and one.input >= 0:
                        wanted |= 1 << one.input
    return wanted


class Gather(Step[Salamandra]):
    """Turn apprentices, or let them work, for crystals to keep (SAL-RES-05, SAL-APP-07); in rising order, at least one.

    `x` is one more than the last code; 0 at the start.
    """

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        options = gatherings(t, seat, x)
        if x:
            if not options:
                turn_all(t, seat)
                return None
            options.append(SKIP)
        return options

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        if choice == SKIP:
            turn_all(t, seat)
            return
        me = t.players[seat]
        field = choice >> 1
        one = t.content.fields[field]
        crystals = one.worth if choice & 1 else 1
        me.crystals += crystals
        t.kept += crystals
        t.picks.append(CRYSTAL << 7 | field)
        if choice & 1 and one.plant >= 0:
            goods = t.goods[:]
            goods[one.plant] += 1
            t.goods = goods
        if t.sink is not None:
            if choice & 1:
                good = GOODS[one.plant] if one.plant >= 0 else "none"
                t.emit("worked", seat, "SAL-APP-06", {"field": one.name, "good": good, "crystals": crystals})
            else:
                t.emit("turned", seat, "SAL-RES-05", {"field": one.name, "crystals": crystals})
        t.stack.append((self, seat, choice + 1))

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        if choice == SKIP:
            return "done"
        return f"{'work' if choice & 1 else 'turn'} {field_name(t, choice >> 1)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            return Option(name, Message("option-gather-done"), "SAL-RES-05", (f"crystals:{seat}",))
        one = t.content.fields[choice >> 1]
        args: dict[str, str | int | Message] = {
            "field": field_message(t, choice >> 1), "crystals": one.worth if choice & 1 else 1,
            "good": GOODS[one.plant] if one.plant >= 0 and choice & 1 else "crystal", "input": "none", "fee": 0}
        return Option(name, Message("option-work" if choice & 1 else "option-turn", args),
                      "SAL-APP-06" if choice & 1 else "SAL-RES-05", men_elements(t, seat, choice >> 1))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-gather", {"kept": t.kept}), "SAL-RES-05")


class BuildPaid(Step[Salamandra]):
    """The cost is paid; the five steps of building follow. `x` is the field."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        build(t, seat, x, False)
        return None


# --- turns and rounds -------------------------------------------------------------------------------------------------
class BeginTurn(Step[Salamandra]):
    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        t.active = seat
        t.focus = NONE
        if t.sink is not None:
            t.emit("turn", seat, "SAL-TURN-01", {"round": t.round})
        t.stack.append((TURN, seat, 0))
        return None


class EndTurn(Step[Salamandra]):
    """What was made and not used is lost (SAL-RES-03); then the next player who has not passed (SAL-ROUND-07)."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        if t.goods is not NOTHING_MADE:
            if t.sink is not None and max(t.goods):
                t.emit("lost", seat, "SAL-RES-03",
                       {"goods": [GOODS[kind] for kind in range(KINDS) for _ in range(t.goods[kind])]})
            t.goods = NOTHING_MADE
        t.kept = 0
        t.low = 0
        for i in range(1, t.seats + 1):
            following = (seat + i) % t.seats
            if not t.players[following].passed:
                t.stack.append((BEGIN_TURN, following, 0))
                return None
        t.stack.append((END_ROUND, seat, 0))
        return None


class EndRound(Step[Salamandra]):
    """All have passed: groves for clearings and a new round, or the end (SAL-ROUND-08, -09, -11)."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        if t.round == t.content.rounds:
            final_scoring(t)
            return None
        for corner in clearings(t):
            t.fill(corner, "SAL-ROUND-09")
        begin_round(t)
        return None


def clearings(t: Salamandra) -> list[int]:
    """Every clearing, from north to south, then west to east (SAL-ROUND-10)."""
    corners = {cell + step for cell in t.field_at for step in (-WIDTH - 1, -WIDTH, -1, 0)}
    return [corner for corner in sorted(corners) if t.is_clearing(corner)]


def begin_round(t: Salamandra) -> None:
    """New apprentices and crystals for everybody; the player with the fewest points starts (SAL-ROUND-02 to -04)."""
    t.round += 1
    content = t.content
    for me in t.players:
        me.passed = False
        me.available += content.waiting[t.round - 1]
    if t.sink is not None:
        t.emit("round", NONE, "SAL-ROUND-01", {"round": t.round, "face": FACES[DAY if t.round % 2 else 1 - DAY]})
    for seat in range(t.seats):
        t.gain_crystals(seat, content.round_crystals, "SAL-ROUND-03")
    t.stack.append((BEGIN_TURN, starter(t), 0))


def starter(t: Salamandra) -> int:
    """Fewest points; of those tied, the marker on top: who came last to that total (SAL-ROUND-04, -05, -06)."""
    best = t.order[0]
    for seat in t.order:
        if t.players[seat].vp <= t.players[best].vp:
            best = seat
    return best


def focus_element(t: Salamandra) -> str:
    """The element of the scene that belongs to the action being carried out."""
    focus = t.focus
    if focus in (NONE, GATHER_CODE, PASS):
        return ""
    if focus < BUILD:
        return slot_element(t, focus)
    if focus < CAULDRON:
        return f"row:{field_name(t, focus - (BUILD if focus < FREE else FREE))}"
    if focus < TEMPLE_HALF:
        return f"field:{field_name(t, focus - CAULDRON)}"
    if focus < GATHER_CODE:
        return f"temple:{HALVES[focus - TEMPLE_HALF]}"
    return slot_element(t, focus & 127)


TURN: Final = Turn("turn")
GATHER: Final = Gather("gather")
BUILD_PAID: Final = BuildPaid("build paid")
BEGIN_TURN: Final = BeginTurn("begin turn")
END_TURN: Final = EndTurn("end turn")
END_ROUND: Final = EndRound("end round")
TURN_STEPS: Final[list[Step[Any]]] = [TURN, GATHER, BUILD_PAID, BEGIN_TURN, END_TURN, END_ROUND]
