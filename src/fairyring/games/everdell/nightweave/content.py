"""From TOML to what she brings: content/nightweave.toml, and packs of those who own her cards."""

from __future__ import annotations

import re
from typing import Any, Final

from fairyring.games.everdell.components import COLOURS, FOREST, GAP, GOODS, HAVEN, JOURNEY, KINDS, SEASONS, Content
from fairyring.games.everdell.nightweave.all_ploys import PLOYS
from fairyring.games.everdell.nightweave.components import (
    ACTIONS,
    STAR,
    TO_BASIC,
    TO_FOREST,
    TO_JOURNEY,
    Action,
    Activity,
    Default,
    LairContent,
    LairSeason,
    Level,
)
from fairyring.games.everdell.nightweave.ploys import Ploy, Terms
from fairyring.kernel.content import Reader
from fairyring.kernel.packs import Entry, quoted

TABLES: Final = ("nightweave", "activity", "nightweave_season", "nightweave_level", "personality", "plot", "scheme")
FIXED: Final = ("nightweave", "nightweave_season", "nightweave_level", "personality", "plot", "scheme")
"""A pack may bring Activity cards of its own; what the book says of the others stands."""

ACTION: Final = re.compile(
    r"(?P<what>[a-z_+]+(?::[a-z_]+)?)(?:/(?P<where>[a-z0-9_]+))?(?:\+pts\((?P<points>[0-9]|\*)\))?")
POINTS: Final = re.compile(r"pts\((?P<points>[0-9]|\*)\)")
NUMBERS: Final = ("toll", "tokens", "foil", "cards", "goods", "resources", "spared", "least_level")


def read_lair(reader: Reader[Content], content: Content) -> LairContent:
    """Everything of hers; problems are noted with their entries."""
    found = LairContent()
    content_places(found, content)
    for entry in reader.tables["nightweave"].values():
        boards(reader, content, found, entry)
    for entry in reader.tables["nightweave_season"].values():
        reader.component(entry)
        found.seasons.append(LairSeason(entry.number("workers", 0, 9), entry.number("draws", 0, 9),
                                        entry.number("meadow_discards", 0, 8), entry.number("meadow_takes", 0, 8),
                                        entry.number("legends", 0, 9)))
    for entry in reader.tables["nightweave_level"].values():
        ident = reader.component(entry)
        found.levels.append(Level(ident, entry.number("star", 0, 9), entry.number("zero_card", 0, 9),
                                  entry.number("purple_card", 0, 9), entry.number("special_event", 0, 9)))
    for entry in reader.tables["activity"].values():
        found.activity_of[reader.component(entry)] = len(found.activities)
        found.activities.append(activity(found, content, entry))
    for season, name in enumerate(SEASONS):
        if not any(one.season <= season and one.ends_season for one in found.activities):
            reader.blame(reader.tables["activity"].values()).wrong(
                "", f"no Activity card with a worker or Nightweave's symbol by {name}: she could never prepare")
    for table in ("personality", "plot", "scheme"):
        for entry in reader.tables[table].values():
            found.ploy_of[reader.component(entry)] = len(found.ploys)
            found.ploys.append(ploy(entry, table))
    return found


def boards(reader: Reader[Content], content: Content, found: LairContent, entry: Entry) -> None:
    """The figures of her boards."""
    reader.component(entry)
    reader.keep_numbers(found, entry, hand=(0, 99), city_cards=(1, 99), own_city_tokens=(0, 9), starting_workers=(1, 9))
    found.starting_hands = [int(one) for one in entry.items("starting_hands", "numbers by people")]
    reader.forget_removed(entry, "removed_event")
    found.removed_event = entry.text("removed_event", "", ("", *content.event_of))
    found.removed_power = entry.text("removed_power", "")


def content_places(found: LairContent, content: Content) -> None:
    """The rows and the ring that she walks along (MIS-NW-LOC-05, MIS-NW-TIE-05)."""
    found.exclusive = [place for place, one in enumerate(content.basic) if not one.shared]
    found.journeys = [JOURNEY + i for i, one in enumerate(content.journey) if not one.shared]
    found.ring = [FOREST + i for i in content.ring]


def points_of(text: str | None) -> int:
    return 0 if text is None else STAR if text == "*" else int(text)


def activity(found: LairContent, content: Content, entry: Entry) -> Activity:
    season = SEASONS.index(entry.text("season", None, SEASONS))
    lines: list[list[Action]] = []
    for number, name in enumerate(SEASONS):
        if number < season:
            lines.append([])
            continue
        halves = entry.texts(name)
        if len(halves) != 2:
            entry.wrong(name, "should be two actions, the left and the right one")
        lines.append([action(found, content, entry, name, half) for half in halves])
    return Activity(entry.text("id"), season, entry.text("symbol", None, ("worker", "nightweave", "none")),
                    entry.text("arrow", None, ("cw", "ccw")) == "cw", lines, default(entry))


def action(found: LairContent, content: Content, entry: Entry, key: str, text: str) -> Action:
    match = ACTION.fullmatch(text)
    if match is None or match["what"] not in ACTIONS:
        entry.wrong(key, f'unknown action "{quoted(text)}"; use one of {", ".join(ACTIONS)}')
        return Action(0)
    kind = ACTIONS.index(match["what"])
    places = named_places(found, content).get(kind)
    where = match["where"] or ""
    if places is None:
        if where:
            entry.wrong(key, f'"{quoted(text)}": no place stands behind {match["what"]}')
        return Action(kind, GAP, points_of(match["points"]))
    if where not in places:
        entry.wrong(key, f'"{quoted(text)}": use one of {", ".join(places)}')
    return Action(kind, places.get(where, HAVEN), points_of(match["points"]))


def named_places(found: LairContent, content: Content) -> dict[int, dict[str, int]]:
    """By kind of action the places that it may name."""
    return {TO_BASIC: {content.basic[place].ident: place for place in found.exclusive},
            TO_FOREST: {content.clearings[place - FOREST]: place for place in found.ring},
            TO_JOURNEY: {content.journey[place - JOURNEY].ident: place for place in found.journeys}}


def default(entry: Entry) -> Default:
    parts = entry.text("default").split("+")
    points = 0
    for part in parts:
        match = POINTS.fullmatch(part)
        if match is not None:
            points = points_of(match["points"])
        elif part not in ("haven", "draw", "discard"):
            entry.wrong("default", f'unknown part "{quoted(part)}"; use haven, draw, discard or pts(*)')
    return Default("haven" in parts, "draw" in parts, "discard" in parts, points)


def ploy(entry: Entry, table: str) -> Ploy:
    """A Personality, a Plot or a Scheme, with the numbers that its entry gives it."""
    numbers = {name: entry.number(name, 0, 9, 0) for name in NUMBERS}
    terms = Terms(numbers)
    terms.colour = COLOURS.index(entry.text("colour", COLOURS[0], COLOURS))
    terms.critters = entry.text("kind", KINDS[0], KINDS) == KINDS[0]
    terms.webs = entry.text("webs", "", ("", "forest", "exclusive", "basic", "resin", "berry", "red_cards"))
    terms.good = GOODS.index(entry.text("good", GOODS[0], GOODS))
    terms.seasonal = entry.flag("seasonal", False)
    terms.stops_spiders = entry.flag("stops_spiders", False)
    terms.closed = entry.flag("closed", False)
    terms.visits = entry.flag("visits", False)
    terms.needs_personality = entry.text("needs", "", ("", "personality")) != ""
    if entry.has("die"):
        terms.die = die(entry)
    name = entry.text("does", None, tuple(PLOYS))
    return PLOYS.get(name, Ploy)(entry.text("id"), table, entry.text("rule"), terms)


def die(entry: Entry) -> list[str]:
    """What each number of the die means, from 1 on."""
    found = [""] * 8
    sides: dict[str, Any] = entry.pairs("die", "what each number means, such as { twig = [1, 2], pebble = [3, 4] }")
    for name, numbers in sides.items():
        for number in numbers if isinstance(numbers, list) else []:
            if isinstance(number, int) and 1 <= number <= 8 and not found[number - 1]:
                found[number - 1] = name
            else:
                entry.wrong("die", f"{name}: every number from 1 to 8 stands once")
    if "" in found:
        entry.wrong("die", "every number from 1 to 8 stands once")
    return found
