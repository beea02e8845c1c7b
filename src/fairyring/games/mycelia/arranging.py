"""A table in the middle of a game, set up as a lesson says.

    [part.situation]
    display = ["coprinus_comatus", "laccaria_amethystina"]
    pile = ["panellus_mitis"]
    shrine = 9
    supply = "supply_1/a"
    die = "dew"

    [[part.situation.seat]]
    drops = { E2 = 1, C3 = 2 }
    hand = ["boletus_edulis", "leaf_one"]
    deck = ["leaf_gift"]
    leaves = 2

Piles are written from the top. What is left of a start deck lies under its draw pile, what is left of the heroes under
theirs; what else is not set is empty. It is the first seat's turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fairyring.games.mycelia.components import EMPTY, FIELD_OF, NO_PRISM, SYMBOLS
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.turn import BEGIN_TURN
from fairyring.kernel.arranging import chance_so, checked, cleared, known, one_of, seats_of
from fairyring.kernel.errors import BadSetup


def lay_out(t: Mycelia, situation: Mapping[str, Any]) -> None:
    """Change a new table of the base game or the expansion into the situation."""
    seats = seats_of(t, situation, ("display", "pile", "shrine", "supply", "die"))
    if t.customs.has_favour() or t.gwidyon is not None:
        raise BadSetup("a situation is without Prisma and without Gwidyon")
    for seat, data in enumerate(seats):
        arrange_seat(t, seat, data)
    t.box -= int(situation.get("shrine", 0)) - t.shrine
    t.shrine = int(situation.get("shrine", 0))
    if "supply" in situation:
        sides = [f"{one.card}/{one.side}" for one in t.content.supply]
        t.supply_side = sides.index(one_of("supply card", situation["supply"], sides))
    lay_out_heroes(t, kinds(t, situation.get("display", [])), kinds(t, situation.get("pile", [])))
    cleared(t)
    t.starter = 0
    t.ending = False
    t.push(BEGIN_TURN, 0)
    t.settle()
    if "die" in situation:
        side, die = one_of("side of the die", situation["die"], SYMBOLS), t.content.die
        chance_so(t, lambda one: SYMBOLS[die[one.below(len(die))]] == side, f"the die never shows {side}")
    checked(t)


def arrange_seat(t: Mycelia, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("drops", "hand", "deck", "discard", "leaves"))
    p = t.players[seat]
    t.box += p.left
    p.drops = [0] * len(p.drops)
    p.prism = NO_PRISM
    for field, count in data.get("drops", {}).items():
        p.drops[FIELD_OF[one_of("field", field, list(FIELD_OF))]] = int(count)
    p.left = sum(p.drops)
    t.box -= p.left
    own = Counter(p.deck + p.hand + p.discard)
    p.hand, p.discard = kinds(t, data.get("hand", [])), kinds(t, data.get("discard", []))
    top = kinds(t, data.get("deck", []))
    rest = own - Counter(p.hand + p.discard + top)
    p.deck = [*sorted(rest.elements()), *reversed(top)]
    p.deck_batch, p.hand_batch = [1] * len(p.deck), [1] * len(p.hand)
    p.leaves = int(data.get("leaves", 0))
    p.customs = t.customs


def lay_out_heroes(t: Mycelia, display: list[int], top: list[int]) -> None:
    """The display, and the pile with these cards on top and all heroes that nobody has below them."""
    heroes = Counter({kind: t.content.copies[kind] for kind, box in enumerate(t.content.boxes) if box in t.heroes})
    held = Counter(kind for p in t.players for kind in p.deck + p.hand + p.discard)
    rest = heroes - held - Counter(display + top)
    t.display = [*display, *[EMPTY] * (len(t.display) - len(display))]
    t.pile = [*sorted(rest.elements()), *reversed(top)]
    t.thrown = []


def kinds(t: Mycelia, cards: list[str]) -> list[int]:
    return [t.content.kind_of[one_of("card", card, t.content.ids)] for card in cards]
