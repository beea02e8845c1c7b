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

from collections.abc import Mapping
from typing import Any

from fairyring.games.everdell.components import BASIC_EVENTS, BOARD, EVENTS, FOREST, GAP, GOODS, HAVEN, JOURNEY, SEASONS
from fairyring.games.everdell.placing import take_event
from fairyring.games.everdell.players import new_player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.turn import begin_turn
from fairyring.kernel.arranging import Box, checked, cleared, known, one_of, place_of, seats_of
from fairyring.kernel.errors import BadSetup


def lay_out(t: Everdell, situation: Mapping[str, Any]) -> None:
    """Change a new table into the situation."""
    seats = seats_of(t, situation, ("meadow", "deck", "forest", "events", *t.modules, *t.rivals))
    content = t.content
    box = Box("card", [card.ident for card in content.cards], content.copies)
    forest = [content.forest_of[one_of("Forest location", name, content.forest_of)]
              for name in situation.get("forest", [])]
    further = [kind for kind in range(len(content.forest)) if kind not in forest]
    count = content.forest_cards[t.customs.laid_out_for(t)]
    t.forest = [*(forest + further)[:count], *[GAP] * (len(content.clearings) - count)]
    specials = [content.event_of[one_of("Event", name, content.event_of)] for name in situation.get("events", [])]
    others = [kind for kind in range(len(content.special_events)) if kind not in specials]
    t.specials = (specials + others)[:content.specials_in_play]
    t.achieved = [GAP] * (BASIC_EVENTS + len(t.specials))
    for seat, data in enumerate(seats):
        t.players[seat] = new_player(content)
        arrange_seat(t, box, seat, data)
    meadow = [box.take(name) for name in situation.get("meadow", [])]
    tops = [box.take(name) for name in situation.get("deck", [])]
    rest = box.rest()
    while len(meadow) < content.meadow:
        meadow.append(rest.pop())
    t.meadow = meadow
    t.deck = rest + tops[::-1]
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
    cleared(t)
    t.turn = 0
    begin_turn(t, 0)
    t.settle()
    checked(t)


def arrange_seat(t: Everdell, box: Box, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("season", "hand", "city", "goods", "workers", "passed"))
    content = t.content
    me = t.players[seat]
    me.season = place_of("season", data.get("season", SEASONS[0]), SEASONS)
    me.passed = bool(data.get("passed", False))
    me.hand = [box.take(name) for name in data.get("hand", [])]
    me.seen = [0] * len(me.hand)
    for name in data.get("city", []):
        me.add(content, box.take(name))
    for good, count in data.get("goods", {}).items():
        me.goods[place_of("good", good, GOODS)] = int(count)
    places = {one.ident: i for i, one in enumerate(content.basic)}
    places |= {content.forest[kind].ident: FOREST + i for i, kind in enumerate(t.forest) if kind != GAP}
    places |= {"haven": HAVEN} | {one.ident: JOURNEY + i for i, one in enumerate(content.journey)}
    places |= {one.ident: EVENTS + i for i, one in enumerate(content.basic_events)}
    me.workers = [places[one_of("place", name, places)] for name in data.get("workers", [])]
    for place in me.workers:
        if place >= EVENTS:
            take_event(t, seat, me, place)
    workers = content.starting_workers + sum(t.customs.new_workers(t, seat, i)
                                                 for i in range(1, me.season + 1))
    me.free = workers - len(me.workers)
