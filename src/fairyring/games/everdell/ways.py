"""The ways to pay for a card: resources, an Occupied token, or one card-playing ability (EVB-PLAY-05, -10).

A way is a number: PAY for the printed cost; HOST and the arrival of the Construction that lets a Critter in; UPGRADE
and the arrival of the card that makes way for it; ABILITY, the arrival of the card that helps times DETAILS, and what
its ability needs to know besides: which resource is swapped for which, who is imprisoned, or how many tokens are spent.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fairyring.games.everdell.city import looks_of
from fairyring.games.everdell.codes import FROM_SLOT
from fairyring.games.everdell.components import ALL_KINDS, BERRY, EACH, GAP, GOODS, KINDS, RESOURCES, Content
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import label
from fairyring.kernel.arguments import Given, Number, One, Pairs
from fairyring.kernel.table import NOTHING

PAY: Final = 0
BY_EFFECT: Final = 1
"""An effect plays the card, at the cost that it sets."""
HOST: Final = 1024
UPGRADE: Final = 2048
ABILITY: Final = 4096
DETAILS: Final = 512
MANY: Final = 2
OPEN: Final = 3
NO_WAYS: Final[list[int]] = []


# --- what must hold whatever is paid ---------------------------------------------------------------------------------
def fits(t: Everdell, seat: int, kind: int, leaving: int = GAP) -> bool:
    """Can a card be placed at step 5, after `leaving` has left (EVB-PLAY-03): space, uniqueness, compulsory targets?"""
    card = t.content.cards[kind]
    if card.into_other:
        return len(t.customs.cities_for(t, seat, kind)) > 0
    me = t.players[seat]
    if card.unique and me.have[kind] > (1 if leaving == kind else 0):
        return False
    if card.before is not NOTHING:
        return card.before.possible(t, seat)
    spaces = t.customs.city_spaces(t, seat)
    if len(me.city) < spaces:
        return True
    return t.spaces_with(seat, kind, leaving) <= spaces


def affordable(goods: list[int], cost: list[int], less: int) -> bool:
    """Can a cost be paid with so many resources of any kind less (EVB-PLAY-11)?"""
    missing = 0
    for good in range(RESOURCES):
        if cost[good] > goods[good]:
            missing += cost[good] - goods[good]
    return missing <= less


def payments(goods: list[int], cost: list[int], less: int) -> list[int]:
    """Every way to waive so many resources of a cost, as what is paid: exactly the rest (EVB-PLAY-04, -11)."""
    rest = max(0, sum(cost) - less)
    found: list[int] = []
    for berries in range(min(cost[3], goods[3]) + 1):
        for pebbles in range(min(cost[2], goods[2]) + 1):
            for resin in range(min(cost[1], goods[1]) + 1):
                twigs = rest - berries - pebbles - resin
                if 0 <= twigs <= min(cost[0], goods[0]):
                    found.append(packed([twigs, resin, pebbles, berries]))
    return found


def whole_cost(t: Everdell, seat: int, kind: int, surcharge: int) -> list[int]:
    """What a card costs with so many berries more."""
    cost = t.customs.cost(t, seat, kind)
    return [*cost[:BERRY], cost[BERRY] + surcharge] if surcharge else cost


def covers(t: Everdell, seat: int, code: int, way: int, paid: int) -> bool:
    """When so many resources are paid for a card, is enough left for the toll of playing it so (EVB-HOOK-04)?"""
    mixed, cards = t.customs.toll(t, seat, code, way)
    if not mixed and not cards:
        return True
    me = t.players[seat]
    hand = len(me.hand) - (1 if code < FROM_SLOT else 0)
    return hand >= cards and hand + t.resources_of(seat) - paid >= mixed + cards


def packed(paid: list[int]) -> int:
    return paid[0] + 16 * paid[1] + 256 * paid[2] + 4096 * paid[3]


def unpacked(code: int) -> list[int]:
    return [code % 16, code // 16 % 16, code // 256 % 16, code // 4096]


# --- abilities -------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Customs):
    """A card-playing ability; at most one is used for a card (EVB-PLAY-10)."""

    icon = "ability"

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        """How it could help now to play a card of this kind; `card` is the number of the card that has it."""
        raise NotImplementedError

    def may_help(self, t: Everdell, seat: int) -> int:
        """The kinds that it may help to play now, a bit each; whether it does is asked by `details`."""
        return ALL_KINDS

    def use(self, t: Everdell, seat: int, card: int, detail: int) -> None:
        """Carry out the ability's own price (EVB-PLAY-02, step 1)."""

    def costs(self, cost: list[int], detail: int) -> list[int]:
        """What the card costs then, apart from resources of any kind that are waived."""
        return cost

    def waives(self, detail: int) -> int:
        """How many resources of any kind are waived."""
        return 0

    def way(self, content: Content, ident: str, detail: int) -> str:
        """The way in the notation; `ident` is the card that helps."""
        return f"with {ident}"

    def way_names(self, content: Content, ident: str) -> list[str]:
        """All that `way` can say."""
        return [f"with {ident}"]


class Reduce(Ability):
    """So many resources less for a card; its price is this card itself, or a Critter put beneath it (EVB-CARD-CRANE,
    -INNKEEPER, -DUNGEON). Not for a card that costs nothing (EVB-PLAY-12)."""

    word = "reduce"
    takes = (Pairs("goods", ("berry", "any")), One("of", *KINDS, default="", key=True),
             One("price", "discard_self", "imprison", key=True))

    def __init__(self, given: Given | None = None) -> None:
        super().__init__(given)
        assert given is not None
        amounts = {name: int(amount.guess()) for name, amount in given.amounts("goods").items()}
        self.any = amounts.get("any", 0)
        self.berries = amounts.get("berry", 0)
        self.of = given.text("of")
        self.imprisons = given.text("price") == "imprison"

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        if self.of and t.content.critter[kind] != (self.of == KINDS[0]):
            return NO_WAYS
        me = t.players[seat]
        if not affordable(me.goods, self.costs(cost, 0), self.any):
            return NO_WAYS
        if not self.imprisons:
            leaving = me.city[me.at(card)]
            return [0] if fits(t, seat, kind, leaving) else NO_WAYS
        return [prisoner for prisoner in self.prisoners(t, seat, card) if fits(t, seat, kind, prisoner)]

    def may_help(self, t: Everdell, seat: int) -> int:
        content = t.content
        goods = t.players[seat].goods
        if self.berries:
            goods = [*goods[:BERRY], goods[BERRY] + self.berries]
        found = content.covered(goods, self.any)
        if not self.of:
            return found
        return found & content.critters if self.of == KINDS[0] else found & ~content.critters

    def prisoners(self, t: Everdell, seat: int, card: int) -> list[int]:
        """Critters of the city that may be put beneath: one cell, a second while a Ranger is there, and never for him
        (EVB-CARD-DUNGEON)."""
        me = t.players[seat]
        one = t.content.cards[me.city[me.at(card)]]
        held = len(me.prisoners)
        if held > one.cells or (held == one.cells and (one.second == GAP or not me.have[one.second])):
            return NO_WAYS
        return [kind for kind in sorted(set(me.city)) if t.content.critter[kind] and not t.content.legendary[kind]
                and not (held == one.cells and kind == one.second)]

    def use(self, t: Everdell, seat: int, card: int, detail: int) -> None:
        if not self.imprisons:
            t.discard_from_city(card, "EVB-PLAY-10")
            return
        me = t.players[seat]
        t.leave_city(seat * EACH + me.arrival[me.city.index(detail)])
        me.prisoners.append(detail)
        if t.sink is not None:
            t.emit("imprisoned", seat, "EVB-CARD-DUNGEON", {"card": t.content.cards[detail].ident})

    def costs(self, cost: list[int], detail: int) -> list[int]:
        if not self.berries:
            return cost
        return [*cost[:BERRY], max(0, cost[BERRY] - self.berries)]

    def waives(self, detail: int) -> int:
        return self.any

    def way(self, content: Content, ident: str, detail: int) -> str:
        return f"imprison {content.cards[detail].ident}" if self.imprisons else f"with {ident}"

    def way_names(self, content: Content, ident: str) -> list[str]:
        if self.imprisons:
            return [f"imprison {one.ident}" for one in content.cards if one.critter]
        return [f"with {ident}"]


class Swap(Ability):
    """Exactly one resource of the cost is paid with one of another kind (EVB-CARD-JUDGE, -a)."""

    word = "swap"
    takes = (Number("count", 1, 1),)

    def may_help(self, t: Everdell, seat: int) -> int:
        return t.content.covered(t.players[seat].goods, 1)

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        goods = t.players[seat].goods
        lacking = GAP
        for good in range(RESOURCES):
            if cost[good] > goods[good]:
                if lacking != GAP or cost[good] > goods[good] + 1:
                    return NO_WAYS
                lacking = good
        if not fits(t, seat, kind):
            return NO_WAYS
        found: list[int] = []
        for one in range(RESOURCES):
            if cost[one] and lacking in (GAP, one):
                for other in range(RESOURCES):
                    if other != one and goods[other] > cost[other]:
                        found.append(one * RESOURCES + other)
        return found

    def costs(self, cost: list[int], detail: int) -> list[int]:
        changed = cost[:]
        changed[detail // RESOURCES] -= 1
        changed[detail % RESOURCES] += 1
        return changed

    def way(self, content: Content, ident: str, detail: int) -> str:
        return f"with {ident} {GOODS[detail % RESOURCES]} for {GOODS[detail // RESOURCES]}"

    def way_names(self, content: Content, ident: str) -> list[str]:
        return [f"with {ident} {one} for {other}" for one in GOODS[:RESOURCES] for other in GOODS[:RESOURCES]
                if one != other]


# --- all ways --------------------------------------------------------------------------------------------------------
def host_ways(t: Everdell, seat: int, kind: int) -> list[int]:
    """The Constructions without an Occupied token that let this Critter in; equal ones once (EVB-PLAY-05, -06, -09)."""
    me = t.players[seat]
    found: list[int] = []
    for host in t.customs.hosts(t, seat, kind):
        if me.vacant[host]:
            looks: list[tuple[int, ...]] = []
            for i in range(len(me.city)):
                if me.city[i] == host and not me.occupied[i]:
                    look = looks_of(t, seat, me.arrival[i])
                    if look not in looks:
                        looks.append(look)
                        found.append(HOST + me.arrival[i])
    return found


def upgrade_ways(t: Everdell, seat: int, banner: int) -> list[int]:
    """The cards of the city that may make way; equal ones once, and only one leaves (MIS-LEG-04, -06)."""
    me = t.players[seat]
    looks: list[tuple[int, ...]] = []
    found: list[int] = []
    for i in range(len(me.city)):
        if me.city[i] == banner:
            look = (*looks_of(t, seat, me.arrival[i]), int(t.customs.is_paired(t, seat * EACH + me.arrival[i])))
            if look not in looks:
                looks.append(look)
                found.append(UPGRADE + me.arrival[i])
    return found


def ability_ways(t: Everdell, seat: int, kind: int, cost: list[int]) -> list[int]:
    me = t.players[seat]
    found: list[int] = []
    able = t.content.able
    for i, helper in enumerate(me.city):
        if able[helper]:
            ability: Ability = t.content.cards[helper].ability
            for detail in ability.details(t, seat, seat * EACH + me.arrival[i], kind, cost):
                found.append(ABILITY + me.arrival[i] * DETAILS + detail)
    return found


def ways(t: Everdell, seat: int, kind: int, code: int) -> list[int]:
    """Every way to play a card as one's action, the sensible one first if there is one.

    A token on the Construction named on the card pays everything and is seldom needed for another; next come resources;
    then the Ever Tree, who could let in anybody, and abilities with a price of their own.
    """
    customs = t.customs
    if not customs.may_play(t, seat, kind):
        return NO_WAYS
    content = t.content
    me = t.players[seat]
    surcharge = customs.surcharge(t, seat, code)
    cost = whole_cost(t, seat, kind, surcharge)
    fitting = fits(t, seat, kind)
    found: list[int] = []
    late: list[int] = []
    banner = content.cards[kind].upgrades
    if banner != GAP:
        found = upgrade_ways(t, seat, banner)
        if content.unique[banner] and me.have[banner]:
            return found  # MIS-LEG-32
    if fitting and content.critter[kind] and me.goods[BERRY] >= surcharge:
        for way in host_ways(t, seat, kind):
            if not covers(t, seat, code, way, surcharge):
                continue
            if content.cards[me.city[me.at(way - HOST)]].hosts == ANYBODY:
                late.append(way)
            else:
                found.append(way)
    if fitting and affordable(me.goods, cost, 0) and covers(t, seat, code, PAY, sum(cost)):
        found.append(PAY)
    found += late
    if me.able and sum(cost):
        for way in ability_ways(t, seat, kind, cost):
            if covers(t, seat, code, way, paid_with(t, seat, cost, way)):
                found.append(way)
    return found


def paid_with(t: Everdell, seat: int, cost: list[int], way: int) -> int:
    """How many resources are paid when an ability helps."""
    arrival, detail = divmod(way - ABILITY, DETAILS)
    me = t.players[seat]
    ability: Ability = t.content.cards[me.city[me.at(arrival)]].ability
    return max(0, sum(ability.costs(cost, detail)) - ability.waives(detail))


ANYBODY: Final[list[str]] = ["*"]


def sensible(found: list[int]) -> bool:
    """Is the first way the one that is meant when nothing else is said?"""
    return len(found) == 1 or found[0] < ABILITY


def playable(t: Everdell, seat: int, kind: int, room: bool, code: int) -> int:
    """In how many ways a card can be played: none, one, or several, of which the first is meant when nothing else is
    said (MANY) or not (OPEN). The same as `ways` tells, sooner. `room`: the city has a free space."""
    customs = t.customs
    me = t.players[seat]
    card = t.content.cards[kind]
    if customs.charges(t, seat) or (card.upgrades != GAP and me.have[card.upgrades]):
        found = ways(t, seat, kind, code)
        return len(found) if len(found) < MANY else MANY if sensible(found) else OPEN
    goods = me.goods
    cost = customs.cost(t, seat, kind)
    number = 1
    if cost[0] > goods[0] or cost[1] > goods[1] or cost[2] > goods[2] or cost[3] > goods[3]:
        number = 0
    hosted = 0
    if card.critter:
        vacant = me.vacant
        for host in customs.hosts(t, seat, kind):
            hosted += vacant[host]
    number += hosted
    if not (number or me.able) or not customs.may_play(t, seat, kind):
        return 0
    if number:
        if room and not card.odd:
            if card.unique and me.have[kind]:
                number = 0
        elif not fits(t, seat, kind):
            number = 0
        if number > 1:
            return min(MANY, len(ways(t, seat, kind, code))) if hosted > 1 else MANY
    if me.able and (cost[0] or cost[1] or cost[2] or cost[3]):
        helped = len(ability_ways(t, seat, kind, cost))
        if number:
            return MANY if helped else 1
        return helped if helped < MANY else OPEN
    return number


def way_name(t: Everdell, seat: int, way: int) -> str:
    """`pay`, `into farm`, `for castle`, `with crane`, `with judge twig for berry`, `imprison wanderer`."""
    if way == PAY:
        return "pay"
    me = t.players[seat]
    if way < UPGRADE:
        return f"into {label(t, seat * EACH + way - HOST)}"
    if way < ABILITY:
        return f"for {label(t, seat * EACH + way - UPGRADE)}"
    arrival, detail = divmod(way - ABILITY, DETAILS)
    card = t.content.cards[me.city[me.at(arrival)]]
    ability: Ability = card.ability
    return ability.way(t.content, card.ident, detail)


def way_names(content: Content) -> list[str]:
    """All names that ways can have."""
    found = ["pay"]
    for card in content.cards:
        copies = range(2, (1 if card.unique else card.copies) + 1)
        if card.hosts or card.welcomes != GAP:
            found += [f"into {card.ident}", *(f"into {card.ident} {number}" for number in copies)]
        if card.ability is not None:
            ability: Ability = card.ability
            found += ability.way_names(content, card.ident)
        if content.legends_of[content.kind_of[card.ident]]:
            found += [f"for {card.ident}", *(f"for {card.ident} {number}" for number in copies)]
    return found
