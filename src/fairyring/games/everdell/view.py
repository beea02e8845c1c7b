"""What a seat sees (EVB-INFO-01, -02): a plain dictionary with ids, ready for JSON."""

from __future__ import annotations

from fairyring.games.everdell.components import (
    BESIDE,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    GOODS,
    HAVEN,
    JOURNEY,
    LIMBO,
    ON_CARD,
    POINT,
    SEASONS,
    SEAT_COLOURS,
    SLOT,
    Goods,
)
from fairyring.games.everdell.knowledge import known_hand
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import Data


def view(t: Everdell, seat: int) -> Data:
    c = t.content
    standing = standing_at(t)
    return {
        "seat": seat,
        "deciding": t.seat,
        "active": t.active,
        "over": t.over,
        "moves": t.moves,
        "turn": t.turn,
        "rivals": list(t.rivals),
        "year": t.year + 1 if t.rivals else 0,
        **t.shown_fields(c),
        "closed": [slot for slot in range(len(t.meadow)) if not t.customs.slot_open(t, max(0, seat), slot)],
        "on_meadow": [{"slot": place - SLOT, "workers": who} for place, who in sorted(standing.items())
                      if SLOT <= place < ON_CARD],
        "basic": [{"id": one.ident, "shared": one.shared, "workers": standing.get(i, [])}
                  for i, one in enumerate(c.basic)],
        "forest": [{"clearing": name, "id": None if t.forest[i] == GAP else c.forest[t.forest[i]].ident,
                    "spaces": t.customs.spaces_of(t, FOREST + i), "workers": standing.get(FOREST + i, [])}
                   for i, name in enumerate(c.clearings)],
        "haven": {"workers": standing.get(HAVEN, [])},
        "journey": [{"id": one.ident, "points": one.points, "shared": one.shared,
                     "workers": standing.get(JOURNEY + i, [])} for i, one in enumerate(c.journey)],
        "events": [{"id": t.event_at(EVENTS + i).ident, "basic": t.event_at(EVENTS + i).basic,
                    "by": None if by == GAP else by, "workers": standing.get(EVENTS + i, [])}
                   for i, by in enumerate(t.achieved)],
        "playing": t.idents(t.playing),
        "revealed": [t.idents(pile) for pile in t.shown],
        "focus": t.place_name(t.focus),
        "players": [player_view(t, number, me, seat, standing) for number, me in enumerate(t.players)],
    }


def standing_at(t: Everdell) -> dict[int, list[int]]:
    """Whose workers stand on each place."""
    found: dict[int, list[int]] = {}
    for number, me in enumerate(t.players):
        for place in me.workers:
            found.setdefault(place, []).append(number)
    return found


def goods_view(goods: Goods | list[int]) -> Data:
    """Goods that are there."""
    return {name: count for name, count in zip(GOODS, goods, strict=True) if count}


def player_view(t: Everdell, number: int, me: Player, seat: int, standing: dict[int, list[int]]) -> Data:
    c = t.content
    score = t.customs.score(t, number)
    return {
        **me.shown_fields(c),
        "colour": SEAT_COLOURS[number % len(SEAT_COLOURS)],
        "rival": t.is_rival(number),
        "season": SEASONS[me.season],
        "workers": me.free + len(me.workers),
        "idle": me.workers.count(LIMBO),
        "goods": dict(zip(GOODS[:POINT], me.goods, strict=False)),
        "tokens": me.goods[POINT],
        "cards": t.idents(known_hand(me, number, seat)),
        "spaces": {"used": me.spaces_used(c), "of": t.customs.city_spaces(t, number)},
        "city": [{"n": me.arrival[i], "card": c.cards[kind].ident, "occupied": bool(me.occupied[i]),
                  "goods": goods_view(me.lying[i]),
                  "workers": standing.get(ON_CARD + number * EACH + me.arrival[i], []),
                  "beside": standing.get(BESIDE + number * EACH + me.arrival[i], [])}
                 for i, kind in enumerate(me.city)],
        "events": [{"id": t.event_at(place).ident, "goods": goods_view(me.on_events[i]),
                    "beneath": t.idents(me.beneath[i])} for i, place in enumerate(me.events)],
        "score": {**score, "total": sum(score.values())},
    }
