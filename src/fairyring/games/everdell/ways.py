"""The ways to pay for a card: resources, an Occupied token, or one card-playing ability (EVB-PLAY-05, -10).

A way is a number: PAY for the printed cost; HOST and the arrival of the Construction that lets a Critter in; ABILITY,
the arrival of the card that helps times DETAILS, and what its ability needs to know besides: which resource is
swapped for which, or who is imprisoned.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import BERRY, EACH, GAP, GOODS, KINDS, RESOURCES
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.hand import looks_of
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import label
from fairyring.kernel.arguments import Given, Number, One, Pairs
from fairyring.kernel.table import NOTHING

PAY: Final = 0
HOST: Final = 1024
ABILITY: Final = 4096
DETAILS: Final = 512
MANY: Final = 2
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


def packed(paid: list[int]) -> int:
    return paid[0] + 16 * paid[1] + 256 * paid[2] + 4096 * paid[3]


def unpacked(code: int) -> list[int]:
    return [code % 16, code // 16 % 16, code // 256 % 16, code // 4096]


# --- abilities -------------------------------------------------------------------------------------------------------
class Ability(Customs):
    """A card-playing ability; at most one is used for a card (EVB-PLAY-10)."""

    icon = "ability"

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        """How it could help now to play a card of this kind; `card` is the number of the card that has it."""
        raise NotImplementedError

    def use(self, t: Everdell, seat: int, card: int, detail: int) -> None:
        """Carry out the ability's own price (EVB-PLAY-02, step 1)."""

    def costs(self, cost: list[int], detail: int) -> list[int]:
        """What the card costs then, apart from resources of any kind that are waived."""
        return cost

    def waives(self) -> int:
        """How many resources of any kind are waived."""
        return 0


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

    def prisoners(self, t: Everdell, seat: int, card: int) -> list[int]:
        """Critters of the city that may be put beneath: one cell, a second while a Ranger is there, and never for him
        (EVB-CARD-DUNGEON)."""
        me = t.players[seat]
        one = t.content.cards[me.city[me.at(card)]]
        held = len(me.prisoners)
        if held > one.cells or (held == one.cells and (one.second == GAP or not me.have[one.second])):
            return NO_WAYS
        return [kind for kind in sorted(set(me.city)) if t.content.critter[kind]
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

    def waives(self) -> int:
        return self.any


class Swap(Ability):
    """Exactly one resource of the cost is paid with one of another kind (EVB-CARD-JUDGE, -a)."""

    word = "swap"
    takes = (Number("count", 1, 1),)

    def details(self, t: Everdell, seat: int, card: int, kind: int, cost: list[int]) -> list[int]:
        if not fits(t, seat, kind):
            return NO_WAYS
        goods = t.players[seat].goods
        found: list[int] = []
        for one in range(RESOURCES):
            if cost[one]:
                for other in range(RESOURCES):
                    if other != one and affordable(goods, self.costs(cost, one * RESOURCES + other), 0):
                        found.append(one * RESOURCES + other)
        return found

    def costs(self, cost: list[int], detail: int) -> list[int]:
        changed = cost[:]
        changed[detail // RESOURCES] -= 1
        changed[detail % RESOURCES] += 1
        return changed


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


def ability_ways(t: Everdell, seat: int, kind: int, cost: list[int]) -> list[int]:
    me = t.players[seat]
    found: list[int] = []
    for i in range(len(me.city)):
        ability: Ability | None = t.content.cards[me.city[i]].ability
        if ability is not None:
            for detail in ability.details(t, seat, seat * EACH + me.arrival[i], kind, cost):
                found.append(ABILITY + me.arrival[i] * DETAILS + detail)
    return found


def ways(t: Everdell, seat: int, kind: int) -> list[int]:
    """Every way to play a card as one's action, the sensible one first if there is one.

    A token on the Construction named on the card pays everything and is seldom needed for another; next come resources;
    then the Ever Tree, who could let in anybody, and abilities with a price of their own.
    """
    customs = t.customs
    if not customs.may_play(t, seat, kind):
        return NO_WAYS
    content = t.content
    me = t.players[seat]
    cost = customs.cost(t, seat, kind)
    fitting = fits(t, seat, kind)
    found: list[int] = []
    late: list[int] = []
    if fitting and content.critter[kind]:
        for way in host_ways(t, seat, kind):
            if content.cards[me.city[me.at(way - HOST)]].hosts == ANYBODY:
                late.append(way)
            else:
                found.append(way)
    if fitting and affordable(me.goods, cost, 0):
        found.append(PAY)
    found += late
    if me.able and sum(cost):
        found += ability_ways(t, seat, kind, cost)
    return found


ANYBODY: Final[list[str]] = ["*"]


def sensible(found: list[int]) -> bool:
    """Is the first way the one that is meant when nothing else is said?"""
    return len(found) == 1 or found[0] < ABILITY


def playable(t: Everdell, seat: int, kind: int, room: bool) -> int:
    """How many ways there are to play a card: 0, 1, or MANY. `room`: the city has a free space."""
    content = t.content
    me = t.players[seat]
    goods = me.goods
    cost = t.customs.cost(t, seat, kind)
    card = content.cards[kind]
    hosted = False
    if card.critter:
        for host in t.customs.hosts(t, seat, kind):
            if me.vacant[host]:
                hosted = True
    if hosted or me.able:
        return min(MANY, len(ways(t, seat, kind)))
    if cost[0] > goods[0] or cost[1] > goods[1] or cost[2] > goods[2] or cost[3] > goods[3]:
        return 0
    if not t.customs.may_play(t, seat, kind):
        return 0
    if room and not card.odd:
        return 0 if card.unique and me.have[kind] else 1
    return 1 if fits(t, seat, kind) else 0


def way_name(t: Everdell, seat: int, way: int) -> str:
    """`pay`, `into farm`, `with crane`, `with judge twig for berry`, `imprison wanderer`."""
    if way == PAY:
        return "pay"
    me = t.players[seat]
    if way < ABILITY:
        return f"into {label(t, seat * EACH + way - HOST)}"
    arrival, detail = divmod(way - ABILITY, DETAILS)
    card = t.content.cards[me.city[me.at(arrival)]]
    ability = card.ability
    if isinstance(ability, Swap):
        return f"with {card.ident} {GOODS[detail % RESOURCES]} for {GOODS[detail // RESOURCES]}"
    if isinstance(ability, Reduce) and ability.imprisons:
        return f"imprison {t.content.cards[detail].ident}"
    return f"with {card.ident}"


def way_names(content: Any) -> list[str]:
    """All names that ways can have."""
    found = ["pay"]
    for card in content.cards:
        if card.hosts:
            copies = 1 if card.unique else card.copies
            found += [f"into {card.ident}", *(f"into {card.ident} {number}" for number in range(2, copies + 1))]
        if isinstance(card.ability, Swap):
            found += [f"with {card.ident} {one} for {other}" for one in GOODS[:RESOURCES] for other in GOODS[:RESOURCES]
                      if one != other]
        elif isinstance(card.ability, Reduce) and card.ability.imprisons:
            found += [f"imprison {one.ident}" for one in content.cards if one.critter]
        elif card.ability is not None:
            found.append(f"with {card.ident}")
    return found
