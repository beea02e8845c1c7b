"""Her turn as lines of a log: every step with what it was about, so that a person can follow and check it."""

from __future__ import annotations

from fairyring.games.everdell.components import Content
from fairyring.kernel.words import Args, Event, Message

UNTOLD = ("nightweave-rolls",)
"""Events for the eye only."""

ASIDES = ("nightweave-acts", "nightweave-cannot", "nightweave-defaults", "nightweave-goes-on", "nightweave-shuffles")
"""How she reads her Activity card, for whoever checks it step by step: what she does of it is told besides."""


def name_of(content: Content, ident: str) -> Message | None:
    """The name of a Personality, a Plot, a Scheme, a level or an Activity card; None for anything else."""
    kind = content.facts.table_of(ident)
    if kind == "activity":
        return Message("lair-activity", {"number": ident.rpartition("_")[2].lstrip("0")})
    if kind in ("personality", "plot", "scheme", "nightweave_level"):
        return content.facts.called(ident)
    return None


def tell(content: Content, event: Event, args: Args) -> None:
    """What only her events are about, put into words."""
    for key in ("activity", "ploy"):
        value = event.facts.get(key)
        if isinstance(value, str):
            args[key] = name_of(content, value) or value
    action = event.facts.get("action")
    if isinstance(action, str):
        args["action"] = action_words(action, str(event.facts.get("at", "")))
    if event.kind == "nightweave-goes-on":
        args["what"] = place_words(str(event.facts["place"]))
    places = event.facts.get("places")
    if isinstance(places, list):
        args["count"] = len(places)
    slot = event.facts.get("slot")
    if isinstance(slot, int):
        args["space"] = slot + 1


def action_words(action: str, at: str) -> Message:
    """An action of an Activity card, with the place that it names."""
    return Message("lair-action", {"action": action.replace(":", "_").replace("+", "_"), "what": place_words(at)})


def place_words(element: str) -> Message:
    """A place of the board by its element of the scene: a clearing by its corner."""
    kind, _, name = element.partition(":")
    ident = name or kind
    return Message("clearing", {"id": ident}) if kind == "forest" else Message(
        "card", {"id": ident, "name": ident.replace("_", " ")})
