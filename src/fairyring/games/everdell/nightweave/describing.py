"""Her levels, Activity cards, Personalities, Plots and Schemes in words, read from their entries."""

from __future__ import annotations

from fairyring.games.everdell.components import COLOURS, GAP, GOODS, SEASONS, Content
from fairyring.games.everdell.nightweave.components import ACTIONS, KEY, STAR, Action, Activity, Default, hers
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.nightweave.telling import action_words
from fairyring.games.everdell.wording import joined
from fairyring.kernel.words import Args, Message


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a component of hers is; None for anything else."""
    kind = content.facts.table_of(component) if KEY in content.more else ""
    if kind == "nightweave_level":
        return Message("label-level")
    lair = hers(content) if kind else None
    if lair is None or kind not in ("activity", "personality", "plot", "scheme"):
        return None
    if kind == "activity":
        return Message("label-activity", {"season": season_name(lair.activities[lair.activity_of[component]].season)})
    ploy: Ploy = lair.ploys[lair.ploy_of[component]]
    scheme = "seasonal" if ploy.terms.seasonal else "single"
    return Message("label-ploy", {"kind": scheme if kind == "scheme" else kind})


def words(content: Content, component: str) -> list[Message]:
    """What a component of hers does, sentence by sentence; empty for anything else."""
    if KEY not in content.more:
        return []
    lair = hers(content)
    if component in lair.ploy_of:
        return ploy_words(lair.ploys[lair.ploy_of[component]])
    if component in lair.activity_of:
        return activity_words(content, lair.activities[lair.activity_of[component]])
    return [Message("words-level", {"star": one.star, "zero": one.zero, "purple": one.purple, "event": one.event})
            for one in lair.levels if one.ident == component]


def season_name(season: int) -> Message:
    return Message("card", {"id": SEASONS[season], "name": SEASONS[season]})


# --- Activity cards --------------------------------------------------------------------------------------------------
def activity_words(content: Content, card: Activity) -> list[Message]:
    """A line for each season, then what she does if she can do neither (MIS-NW-TURN-03)."""
    found = [Message("words-activity", {"season": season_name(season), "left": half_words(content, line[0]),
                                        "right": half_words(content, line[1])})
             for season, line in enumerate(card.lines) if line]
    return [*found, Message("words-activity-default", {"default": default_words(card.default),
                                                       "clockwise": int(card.clockwise)})]


def half_words(content: Content, action: Action) -> Message:
    what = action_words(ACTIONS[action.kind], place_element(content, action.place))
    return Message("lair-tokens", {"what": what, "count": action.points}) if action.points else what


def place_element(content: Content, place: int) -> str:
    """The element of the scene that a place which a card names has."""
    if place == GAP:
        return ""
    lair = hers(content)
    if place in lair.exclusive:
        return f"basic:{content.basic[place].ident}"
    if place in lair.ring:
        return f"forest:{content.clearings[content.ring[lair.ring.index(place)]]}"
    shown = [one for one in content.journey if not one.shared]
    return f"journey:{shown[lair.journeys.index(place)].ident}"


def default_words(default: Default) -> Message:
    parts = [name for name, there in (("haven", default.haven), ("draw", default.draw), ("discard", default.discard))
             if there]
    if default.points:
        parts.append("star" if default.points == STAR else "points")
    return joined([Message("lair-part", {"part": part, "count": default.points}) for part in parts])


# --- Personalities, Plots, Schemes -----------------------------------------------------------------------------------
def ploy_words(ploy: Ploy) -> list[Message]:
    """What it does, and how it is foiled."""
    terms = ploy.terms
    args: Args = {"toll": terms.toll, "tokens": terms.tokens, "cards": terms.cards, "spared": terms.spared,
                  "resources": terms.resources, "foil": terms.foil, "webs": terms.webs,
                  "colour": COLOURS[terms.colour], "critters": int(terms.critters), "visits": int(terms.visits)}
    if ploy.does == "robbery":
        args["die"] = die_words(ploy)
    found = [Message(f"words-ploy-{ploy.does}", args)]
    if ploy.does == "webs":
        there = {"closed": terms.closed, "toll": terms.toll, "resources": terms.resources, "tokens": terms.tokens,
                 "stop": terms.stops_spiders}
        found += [Message(f"words-webs-{name}", args) for name, number in there.items() if number]
    if ploy.foiled_with:
        in_one = terms.goods and terms.foil
        good = GOODS[terms.good] if in_one else "none"
        found.append(Message("words-foil", {
            "of": ploy.foiled_with, "count": terms.foil or terms.cards, "good": good,
            "goods": Message("good", {"good": GOODS[terms.good], "count": terms.goods})}))
    if ploy.when_foiled:
        found.append(Message(f"words-foil-{ploy.when_foiled}"))
    return found


def die_words(ploy: Ploy) -> Message:
    """What each side of the die takes."""
    sides = ploy.terms.die
    found: list[Message] = []
    for name in dict.fromkeys(sides):
        first = sides.index(name) + 1
        last = first + sides.count(name) - 1
        goods = Message("good", {"good": name, "count": ploy.terms.goods})
        found.append(Message("words-die-side", {"numbers": f"{first}–{last}" if last > first else f"{first}",
                                                "goods": goods}))
    return joined(found)
