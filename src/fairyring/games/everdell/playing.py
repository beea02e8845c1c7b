"""Playing a card: announced, paid for, placed; its effect, then what listens to it (EVB-PLAY-02)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.codes import FROM_ASIDE, FROM_SHOWN, FROM_SLOT, kind_at
from fairyring.games.everdell.components import (
    BERRY,
    BESIDE,
    EACH,
    GAP,
    GOODS,
    ON_CARD,
    RESOURCES,
    Card,
    Content,
)
from fairyring.games.everdell.customs import NO_TOLL
from fairyring.games.everdell.giving import GIVE_TO
from fairyring.games.everdell.listening import LISTENERS
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import (
    ABILITY,
    DETAILS,
    HOST,
    PAY,
    UPGRADE,
    Ability,
    packed,
    payments,
    unpacked,
    whole_cost,
)
from fairyring.games.everdell.wording import card_name, cost_name, cost_words, seat_element, somebody, source
from fairyring.kernel.table import NOTHING, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

NOTHING_MOVES: Final[Notes] = ()


def announce(t: Everdell, seat: int, code: int, way: int, moved: Notes = NOTHING_MOVES) -> int:
    """Step 1: the card leaves where it was (EVB-PLAY-16); what will listen to it is settled (EVB-PLAY-14, -17); the
    steps to come are laid out, a toll among them (EVB-HOOK-04). Returns its kind. `moved`: see `upgrade`."""
    kind = kind_at(t, code)
    toll = t.customs.toll(t, seat, code, way)
    if code < FROM_SLOT:
        t.players[seat].lose(kind)
    elif code < FROM_SHOWN:
        t.meadow[code - FROM_SLOT] = GAP
    elif code < FROM_ASIDE:
        t.shown[len(t.shown) - 1].remove(kind)
    else:
        t.customs.taken_aside(t, seat, kind)
    t.playing.append(kind)
    t.plays += 1
    if t.sink is not None:
        place = ("hand", "meadow", "shown", "aside")[code // FROM_SLOT]
        t.emit("played", seat, "EVB-PLAY-01", {"card": t.content.cards[kind].ident, "from": place,
                                               "slot": code - FROM_SLOT if place == "meadow" else GAP})
    t.customs.played(t, seat, kind)
    if not t.content.cards[kind].into_other:  # EVB-PLAY-15
        LISTENERS.happens(t, "played", seat, kind)
    t.push(ARRIVE, seat, (kind, *moved))
    if toll != NO_TOLL:
        t.customs.pay_toll(t, seat, code, toll)
    if FROM_SLOT <= code < FROM_SHOWN:
        t.customs.took(t, seat, code - FROM_SLOT, kind, False)
    return kind


def play_so(t: Everdell, seat: int, code: int, way: int) -> None:
    """Play a card in one of its ways."""
    if UPGRADE <= way < ABILITY:
        upgrade(t, seat, code, way - UPGRADE)
        return
    surcharge = t.customs.surcharge(t, seat, code)
    kind = announce(t, seat, code, way)
    me = t.players[seat]
    cost = whole_cost(t, seat, kind, surcharge)
    if way == PAY:
        pay(t, seat, kind, cost)
    elif way < ABILITY:
        at = me.at(way - HOST)
        me.occupy(t.content, at)
        pay(t, seat, kind, [0, 0, 0, surcharge])
        if t.sink is not None:
            t.emit("occupied", seat, "EVB-PLAY-05", {"card": t.content.cards[me.city[at]].ident})
    else:
        arrival, detail = divmod(way - ABILITY, DETAILS)
        ability: Ability = t.content.cards[me.city[me.at(arrival)]].ability
        if t.sink is not None:
            t.emit("helped", seat, "EVB-PLAY-10", {"card": t.content.cards[me.city[me.at(arrival)]].ident})
        ability.use(t, seat, seat * EACH + arrival, detail)
        if ability.waives(detail):
            t.push(WAIVE, seat, (kind, ability.waives(detail), surcharge))
        else:
            pay(t, seat, kind, ability.costs(cost, detail))


def upgrade(t: Everdell, seat: int, code: int, arrival: int) -> None:
    """A card of the city makes way: its Occupied token and the workers on it move to the one that is played; other
    things on it are lost (MIS-LEG-04, -08, -09). What moves is noted behind the kind: the number of the old card, its
    token, and whether it shared its space."""
    me = t.players[seat]
    old = seat * EACH + arrival
    announce(t, seat, code, UPGRADE + arrival, (old, me.occupied[me.at(arrival)], int(t.customs.is_paired(t, old))))
    t.make_way(old, "MIS-LEG-04")


def move_in(t: Everdell, seat: int, kind: int, moved: Notes) -> None:
    """Token and workers of the old card come to the new one, the last of the city (MIS-LEG-08)."""
    me = t.players[seat]
    old, occupied, paired = moved
    if occupied:
        me.occupy(t.content, len(me.city) - 1)
    change = seat * EACH + me.arrivals - old
    for other in t.players:
        other.workers = [place + change if place in (ON_CARD + old, BESIDE + old) else place for place in other.workers]
    t.customs.upgraded(t, seat, kind, paired == 1)


def pay(t: Everdell, seat: int, kind: int, paid: list[int]) -> None:
    """Step 2: resources go to the supply, or to an opponent (EVB-CARD-SHEPHERD)."""
    goods = t.players[seat].goods
    units: list[int] = []
    for good in range(len(paid)):
        if paid[good]:
            goods[good] -= paid[good]
            units += [good] * paid[good]
    if not units:
        return
    if t.content.cards[kind].pays_other:
        t.push(GIVE_TO, seat, (0, *units))
    elif t.sink is not None:
        t.emit("paid", seat, "EVB-PLAY-04", {"goods": [GOODS[good] for good in units], "count": len(units)})


class Waive(Step[Everdell]):
    """Which part of the cost is waived (EVB-PLAY-11)? Options are what is paid. `x` is the kind of the card, how
    many resources are waived, and how many berries it costs besides."""

    rule = "EVB-PLAY-11"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return payments(t.players[seat].goods, whole_cost(t, seat, x[0], x[2]), x[1])

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        pay(t, seat, x[0], unpacked(choice))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"pay {cost_name(unpacked(choice))}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-pay", {"cost": cost_words(unpacked(choice))}), self.rule, (seat_element(seat),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"card": card_name(t.content, x[0]), "count": x[1]}
        return Prompt(Message("ask-waive", args), self.rule, source(t, 0))


def settle(t: Everdell, seat: int, card: Card, x: Notes) -> None:
    """Steps 5 and 6: the card is placed, and takes effect if it is a Traveller or a Production card."""
    t.playing.pop()
    me = t.players[seat]
    me.add(t.content, x[0])
    if len(x) > 1:
        move_in(t, seat, x[0], x[1:])
    here: Notes = (seat * EACH + me.arrivals,)
    t.customs.settled(t, seat, here[0])
    if card.production is not NOTHING:
        t.push(card.production, seat, here)
    if card.effect is not NOTHING:
        t.push(card.effect, seat, here)


class Arrive(Step[Everdell]):
    """Steps 3 and 4: the Meadow is filled again; what makes room leaves the city. Most cards need no room made and no
    opponent's city: they are placed at once. `x` is the kind of the card, and what moves to it."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if GAP in t.meadow:
            t.refill()
        card = t.content.cards[x[0]]
        if not card.odd:
            settle(t, seat, card, x)
            return None
        t.push(SETTLE, seat, x)
        if card.before is not NOTHING:
            t.push(card.before, seat, (0,))
        return None


class Settle(Step[Everdell]):
    """Steps 5 and 6. Some cards are placed in an opponent's city: in whose? `x` is the kind of the card, and what moves
    to it."""

    rule = "EVB-CARD-FOOL"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        card = t.content.cards[x[0]]
        if card.into_other:
            return t.customs.cities_for(t, seat, x[0])
        settle(t, seat, card, x)
        return None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.playing.pop()
        if t.sink is not None:
            t.emit("sent", seat, self.rule, {"card": t.content.cards[x[0]].ident, "to": choice})
        t.customs.goes_to(t, seat, x[0], choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return somebody(t, choice, self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-send", {"card": card_name(t.content, x[0])}), self.rule)


WAIVE: Final = Waive("waive")
ARRIVE: Final = Arrive("arrive")
SETTLE: Final = Settle("settle")


def payment_names(content: Content, surcharge: int = 0) -> list[str]:
    """What the options of `Waive` can be called, where cards cost so many berries more."""
    codes: set[int] = {packed([0] * RESOURCES)}
    for cost in content.cost:
        whole = [*cost[:BERRY], cost[BERRY] + surcharge]
        for less in range(9 if any(content.legendary) else 4):
            codes |= set(payments(whole, whole, less))
    return [f"pay {cost_name([code % 16, code // 16 % 16, code // 256 % 16, code // 4096])}" for code in sorted(codes)]
