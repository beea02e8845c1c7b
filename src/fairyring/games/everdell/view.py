"""What a seat sees (EVB-INFO-01, -02): a plain dictionary with ids, ready for JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

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
    SeasonName,
    SeatColour,
)
from fairyring.games.everdell.kept import ShownEverdell, ShownPlayer
from fairyring.games.everdell.knowledge import known_hand
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import Data, Shown

Counts = dict[str, int]
"""Goods by name."""


class Spot(TypedDict):
    """A place for workers: whose stand there."""

    workers: list[int]


class SlotView(Spot):
    """A slot of the Meadow on which somebody stands."""

    slot: int


class BasicView(Spot):
    """A basic location."""

    id: str
    shared: bool


class ClearingView(Spot):
    """A clearing of the Forest with its location, and how many workers may stand there."""

    clearing: str
    id: str | None
    spaces: int


class JourneyView(BasicView):
    """A space of the Journey."""

    points: int


class EventView(Spot):
    """An Event, and who achieved it."""

    id: str
    basic: bool
    by: int | None


class CityCard(Spot):
    """A card of a city, with what lies and who stands on it; `n` is which arrival it was: `city:0:n`."""

    n: int
    card: str
    occupied: bool
    goods: Counts
    beside: list[int]


class AchievedView(TypedDict):
    """An Event that somebody has, with what lies on it and beneath it."""

    id: str
    goods: Counts
    beneath: list[str]


class Spaces(TypedDict):
    """The spaces of a city."""

    used: int
    of: int


class LegendsView(TypedDict):
    """The Legends that are not played yet: how many, and which, where they are known."""

    left: int
    cards: list[str]


class PlayerInBase(ShownPlayer):
    """A player or a rival. `free` workers stand nowhere, `workers` are all of them, `idle` those whose card has gone;
    `hand` is how many cards they hold, `cards` those of them that are known here."""

    colour: SeatColour
    rival: bool
    season: SeasonName
    workers: int
    idle: int
    goods: Counts
    tokens: int
    cards: list[str]
    spaces: Spaces
    city: list[CityCard]
    events: list[AchievedView]
    score: Counts


class PlayerView(PlayerInBase):
    """A player or a rival, with what modules add when they are in play."""

    power: NotRequired[str | None]
    legends: NotRequired[LegendsView]


class FarmsView(TypedDict):
    """The stack of the Pigs."""

    left: int
    top: str | None


class TableInBase(Shown, ShownEverdell):
    """The whole table. Players are the seats, then the rivals."""

    turn: int
    rivals: list[str]
    year: int
    closed: list[int]
    on_meadow: list[SlotView]
    basic: list[BasicView]
    forest: list[ClearingView]
    haven: Spot
    journey: list[JourneyView]
    events: list[EventView]
    playing: list[str]
    revealed: list[list[str]]
    focus: str
    players: list[PlayerView]


class EverdellView(TableInBase):
    """The whole table, with what modules add when they are in play."""

    farms: NotRequired[FarmsView]
    figure: NotRequired[str]


def view(t: Everdell, seat: int) -> Data:
    """The base game's part, then what modules and rivals keep and show."""
    found: Data = {**table_view(t, seat), **{one.key: one.view(t, seat) for one in t.beside}}
    t.customs.shows(t, seat, found)
    return found


def table_view(t: Everdell, seat: int) -> TableInBase:
    c = t.content
    standing = standing_at(t)
    return {
        **t.view_head(seat),
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


def goods_view(goods: Goods | list[int]) -> Counts:
    """Goods that are there."""
    return {name: count for name, count in zip(GOODS, goods, strict=True) if count}


def player_view(t: Everdell, number: int, me: Player, seat: int, standing: dict[int, list[int]]) -> PlayerView:
    c = t.content
    score = t.customs.score(t, number)
    found: PlayerInBase = {
        **me.shown_fields(c),
        "colour": SEAT_COLOURS[number % len(SEAT_COLOURS)],
        "rival": t.is_rival(number),
        "season": SEASONS[me.season],
        "workers": me.free + len(me.workers),
        "idle": me.workers.count(LIMBO),
        "goods": dict(zip(GOODS[:POINT], me.goods, strict=False)),
        "tokens": me.goods[POINT],
        "cards": t.idents(known_hand(me, number, seat)),
        "spaces": {"used": t.customs.spaces_used(t, number), "of": t.customs.city_spaces(t, number)},
        "city": [{"n": me.arrival[i], "card": c.cards[kind].ident, "occupied": bool(me.occupied[i]),
                  "goods": goods_view(me.lying[i]),
                  "workers": standing.get(ON_CARD + number * EACH + me.arrival[i], []),
                  "beside": standing.get(BESIDE + number * EACH + me.arrival[i], [])}
                 for i, kind in enumerate(me.city)],
        "events": [{"id": t.event_at(place).ident, "goods": goods_view(me.on_events[i]),
                    "beneath": t.idents(me.beneath[i])} for i, place in enumerate(me.events)],
        "score": {**score, "total": sum(score.values())},
    }
    return cast(PlayerView, found)  # modules add their part
