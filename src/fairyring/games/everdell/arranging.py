"""A table in the middle of a game, set up as a lesson says.

    [part.situation]
    meadow = ["farm", "mine"]
    deck = ["husband", "inn"]
    forest = ["f_three_berries"]
    events = ["tax_relief"]

    [[part.situation.seat]]
    season = "spring"
    hand = ["farm", "wife"]
    city = ["farm", "mine"]
    goods = { twig = 2, berry = 1 }
    workers = ["three_twigs", "haven"]
    passed = false

What is not named is chosen from what is left, in the order of the entries. Workers of the season that are not placed
are free; whoever has a worker on an Event has achieved it. It is the first seat's turn. What a module or rival adds
stands under its id, and the layer says how (`Customs.arranged`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fairyring.games.everdell.components import BASIC_EVENTS, BOARD, EVENTS, FOREST, GAP, GOODS, HAVEN, JOURNEY, SEASONS
from fairyring.games.everdell.placing import take_event
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.turn import begin_turn
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.table import NOBODY


def arrange(t: Everdell, situation: Mapping[str, Any]) -> None:
    """Change a new table into the situation."""
    known(situation, ("seat", "meadow", "deck", "forest", "events", *t.modules, *t.rivals))
    seats = situation.get("seat", [])
    if len(seats) != t.seats:
        raise BadSetup(f"a situation is for {t.seats} seats, not {len(seats)}")
    content = t.content
    box = Box(t)
    forest = [content.forest_of[box.of(content.forest_of, "Forest location", name)]
              for name in situation.get("forest", [])]
    rest = [kind for kind in range(len(content.forest)) if kind not in forest]
    count = content.forest_cards[t.customs.laid_out_for(t)]
    t.forest = [*(forest + rest)[:count], *[GAP] * (len(content.clearings) - count)]
    specials = [content.event_of[box.of(content.event_of, "Event", name)] for name in situation.get("events", [])]
    others = [kind for kind in range(len(content.special_events)) if kind not in specials]
    t.specials = (specials + others)[:content.specials_in_play]
    t.achieved = [GAP] * (BASIC_EVENTS + len(t.specials))
    for seat, data in enumerate(seats):
        t.players[seat] = new_player(content)
        arrange_seat(t, box, seat, data)
    meadow = [box.take(name) for name in situation.get("meadow", [])]
    tops = [box.take(name) for name in situation.get("deck", [])]
    while len(meadow) < content.meadow:
        meadow.append(box.take(next(name for name in reversed(box.left) if box.left[name])))
    t.meadow = meadow
    t.deck = [content.kind_of[name] for name, left in box.left.items() for _ in range(left)] + tops[::-1]
    t.discard = []
    try:
        t.customs.arranged(t, situation)
    except (KeyError, ValueError, IndexError) as error:
        raise BadSetup(f"a situation names what is not there: {error}") from None
    t.standing = [0] * BOARD
    for me in t.players:
        for place in me.workers:
            if place < BOARD:
                t.standing[place] += 1
    t.stack.clear()
    t.seat = NOBODY
    t.turn = 0
    begin_turn(t, 0)
    t.settle()
    if wrong := t.check():
        raise BadSetup("; ".join(wrong))


class Box:
    """The cards that have not been laid out yet."""

    def __init__(self, t: Everdell) -> None:
        self.t = t
        self.left = {card.ident: copies for card, copies in zip(t.content.cards, t.content.copies, strict=True)}

    @staticmethod
    def of(names: Mapping[str, Any] | Sequence[str], what: str, name: str) -> str:
        if name not in names:
            raise BadSetup(unknown(what, name, names))
        return name

    def take(self, name: str) -> int:
        self.of(self.left, "card", name)
        self.left[name] -= 1
        if self.left[name] < 0:
            raise BadSetup(f"there are not so many copies of {name}")
        return self.t.content.kind_of[name]


def arrange_seat(t: Everdell, box: Box, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("season", "hand", "city", "goods", "workers", "passed"))
    content = t.content
    me = t.players[seat]
    me.season = SEASONS.index(box.of(SEASONS, "season", data.get("season", SEASONS[0])))
    me.passed = bool(data.get("passed", False))
    me.hand = [box.take(name) for name in data.get("hand", [])]
    me.seen = [0] * len(me.hand)
    for name in data.get("city", []):
        me.add(content, box.take(name))
    for good, count in data.get("goods", {}).items():
        me.goods[GOODS.index(box.of(GOODS, "good", good))] = int(count)
    places = {one.ident: i for i, one in enumerate(content.basic)}
    places |= {content.forest[kind].ident: FOREST + i for i, kind in enumerate(t.forest) if kind != GAP}
    places |= {"haven": HAVEN} | {one.ident: JOURNEY + i for i, one in enumerate(content.journey)}
    places |= {one.ident: EVENTS + i for i, one in enumerate(content.basic_events)}
    me.workers = [places[box.of(places, "place", name)] for name in data.get("workers", [])]
    for place in me.workers:
        if place >= EVENTS:
            take_event(t, seat, me, place)
    workers = content.starting_workers + sum(t.customs.new_workers(t, seat, i)
                                                 for i in range(1, me.season + 1))
    me.free = workers - len(me.workers)


def known(data: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in data:
        if key not in keys:
            raise BadSetup(unknown("key of a situation", key, keys))
