"""Cards, tiles and solo cards in words, and events in the words of the log. What effects say is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairyring.games.mycelia.components import Content
from fairyring.kernel.facts import Component
from fairyring.kernel.table import NOTHING
from fairyring.kernel.words import Args, Event, Message, joined_words

TOLD: Final[dict[str, dict[str, str]]] = {
    "start_card": {"effect": "words-effect"},
    "hero": {"effect": "words-effect", "once": "words-once"},
    "gift": {"once": "words-once-gift"},
    "action_tile": {"effect": "words-tile", "prisma_effect": "words-with-prisma"},
    "solo_card": {"you": "words-solo-you", "gwidyon": "words-solo-gwidyon"},
}
"""By table what the facts of a component say; whoever looks at a card wants to read that it does nothing."""


# --- whole components ------------------------------------------------------------------------------------------------
def words(content: Content, component: str) -> list[Message]:
    """What a card, tile (`tile:b`) or solo card says, sentence by sentence; empty for anything else."""
    one = content.facts.components.get(component.replace("tile:", "tile_"))
    if one is None or one.table not in TOLD:
        return []
    found = [Message(key, {"effect": one.does.get(fact, NOTHING).say(), "cost": one.values.get("cost", 0)})
             for fact, key in TOLD[one.table].items() if fact == "effect" or fact in one.does]
    return found + (gift_words(one) if one.table == "gift" else [])


def gift_words(one: Component) -> list[Message]:
    """What a gift draws, changes and listens to in the gift area."""
    words = [Message("words-draw", {"count": one.values["draw"]})]
    if "passive" in one.does:
        words.append(one.does["passive"].say())
    if "when" in one.does:
        words.append(Message(f"passive-{one.does['when'].word}", {"effect": one.does["when"].effect.say()}))
    return words


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a card is: "Hero of the base game, costs 3 leaves"."""
    if component not in content.kind_of:
        return None
    one = content.facts.components[component]
    if one.table == "gift":
        return Message("words-gift", {"colour": one.values["colour"]})
    return Message("words-start") if one.table == "start_card" else Message(
        "words-hero", {"box": one.box, "cost": one.values["cost"]})


# --- events ----------------------------------------------------------------------------------------------------------
def told(content: Content, event: Event, plain: Message) -> Message:
    """An event with its cards by name; the owner of drawn cards reads which, and Gwidyon's card says what it does."""
    args: Args = dict(plain.args)
    card = args.get("card")
    if event.kind == "gwidyon-card":
        return Message(plain.key, {"words": joined_words("words-beside", words(content, str(card)))})
    if event.kind == "revealed":
        args["card"] = joined_words("list", [content.facts.called(one) for one in revealed(event)])
    elif isinstance(card, str) and card in content.kind_of:
        args["card"] = content.facts.called(card)
    if event.kind == "drew" and event.secret is not None:
        cards = [content.facts.called(one) for one in event.secret["cards"]]
        if cards:
            return Message("event-drew-cards", {**args, "cards": joined_words("list", cards)})
    return Message(plain.key, args)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Leaves out what says nothing new: the end of a turn, which the next one tells, the removal of a drop just moved
    to a shrine, and drops that Gwidyon no longer has; several heroes revealed one after the other are one event."""
    kept: list[Event] = []
    to_shrine = False
    for event in events:
        silent = (event.kind == "turn-ended" or (to_shrine and event.kind == "removed")
                  or (event.kind == "gwidyon-removes" and not event.facts["count"]))
        to_shrine = event.kind == "moved" and bool(event.facts["shrine"])
        if silent:
            continue
        if event.kind == "revealed" and kept and kept[-1].kind == "revealed":
            before = kept.pop()
            cards = [*revealed(before), *revealed(event)]
            event = Event(event.kind, event.seat, {"card": cards}, event.rule)
        kept.append(event)
    return kept


def revealed(event: Event) -> list[str]:
    card = event.facts["card"]
    return [str(one) for one in card] if isinstance(card, list) else [str(card)]
