"""Cards, tiles and solo cards in words, and events in the words of the log. What effects say is asked of them."""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.mycelia.components import COLOURS, Content, Gift
from fairyring.kernel.table import NOTHING
from fairyring.kernel.words import Args, Event, Message, joined_words


# --- whole components ------------------------------------------------------------------------------------------------
def card_words(content: Content, component: str) -> list[Message]:
    """What a card, tile (`tile:b`) or solo card says, sentence by sentence; empty for anything else."""
    if component in content.kind_of:
        return kind_words(content, content.kind_of[component])
    name = component.removeprefix("tile:").removeprefix("tile_")
    if name in content.tile_of:
        tile = content.tiles[content.tile_of[name]]
        words = [Message("words-tile", {"cost": tile.cost, "effect": tile.effect.say()})]
        if tile.with_prisma is not tile.effect:
            words.append(Message("words-with-prisma", {"effect": tile.with_prisma.say()}))
        return words
    for solo in content.solo:
        if solo.name == component:
            sides = (("words-solo-you", solo.you), ("words-solo-gwidyon", solo.gwidyon))
            return [Message(key, {"effect": effect.say()}) for key, effect in sides if effect is not NOTHING]
    return []


def kind_words(content: Content, kind: int) -> list[Message]:
    """A card: what it does when it is hired or bought, then what it does when played or laid out."""
    gift = content.gift[kind]
    words: list[Message] = []
    once = content.once[kind]
    if once is not NOTHING:
        words.append(Message("words-once-gift" if gift else "words-once", {"effect": once.say()}))
    if gift is not None:
        return words + gift_words(gift)
    return [Message("words-effect", {"effect": content.effect[kind].say()}), *words]


def gift_words(gift: Gift) -> list[Message]:
    words = [Message("words-draw", {"count": gift.draw})]
    if gift.changes is not None:
        words.append(gift.changes.say())
    for reaction in gift.reactions:
        key = "passive-hired" if reaction.word == "hired" else "passive-removed"
        words.append(Message(key, {"effect": reaction.effect.say()}))
    return words


def kind_line(content: Content, component: str) -> Message | None:
    """What kind of thing a card is: "Hero of the base game, costs 3 leaves"."""
    kind = content.kind_of.get(component)
    if kind is None:
        return None
    gift = content.gift[kind]
    if gift is not None:
        colour = COLOURS[gift.colour] if gift.colour >= 0 else "start"
        return Message("words-gift", {"colour": colour})
    if content.boxes[kind] == "start":
        return Message("words-start")
    return Message("words-hero", {"box": content.boxes[kind], "cost": content.cost[kind]})


# --- events ----------------------------------------------------------------------------------------------------------
def tell(content: Content, event: Event, plain: Message) -> Message:
    """An event with its cards by name; the owner of drawn cards reads which, and Gwidyon's card says what it does."""
    args: Args = dict(plain.args)
    card = args.get("card")
    if event.kind == "gwidyon-card":
        return Message(plain.key, {"words": joined_words("words-beside", card_words(content, str(card)))})
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
