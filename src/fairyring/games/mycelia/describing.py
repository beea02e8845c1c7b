"""Cards, tiles and solo cards in words: from the effect notation to messages that every language can say.

Each word of the vocabulary has one line in `SAYINGS`. A card of a pack is described as well as a shipped one, because
only the notation is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from fairyring.games.mycelia.components import COLOURS, Content, Gift
from fairyring.games.mycelia.notation import Node, read_effect
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.games.mycelia.wording import amount_words, field_words, steps_words
from fairyring.kernel.words import Args, Event, Message

NOTHING = Message("fx-nothing")


@lru_cache(maxsize=1024)
def effect_words(text: str) -> Message:
    """An effect as one clause: "remove 1 drop from a moss field, then take 1 leaf"."""
    node = read_effect(text, VOCABULARY.effect_words)
    return NOTHING if node is None else say(node)


def say(node: Node) -> Message:
    if node.op == "then":
        return join("fx-then", [say(part) for part in node.parts])
    if node.op == "either":
        return join("fx-or", [grouped(part) for part in node.parts])
    if node.op == "repeat":
        return Message("fx-times", {"count": node.count, "effect": grouped(node.parts[0])})
    return SAYINGS[node.word](node)


def grouped(node: Node) -> Message:
    """A part made of several stands in brackets inside another."""
    return Message("fx-group", {"effect": say(node)}) if node.op in ("then", "either") else say(node)


def join(key: str, parts: list[Message]) -> Message:
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Message(key, {"first": part, "second": whole})
    return whole


# --- the words -------------------------------------------------------------------------------------------------------
def counted(key: str) -> Callable[[Node], Message]:
    return lambda node: Message(key, {"count": int(node.texts()[0])})


def drops(key: str) -> Callable[[Node], Message]:
    """move(T,n), move(T,lo..hi), move(T,n,exact); the mark of a tile changes nothing in the words."""
    def saying(node: Node) -> Message:
        terrain, number, *flags = node.texts()
        low, _, high = number.partition("..")
        exact = "exact" in flags
        return Message(key, {"amount": amount_words(int(low), int(high or low)),
                             "from": field_words("from-field", terrain, int(low) if exact else 0, exact)})

    return saying


def numbers(node: Node) -> dict[str, int]:
    return {key: int(value) for key, value in node.args if key and isinstance(value, str)}


def field(node: Node) -> Message:
    """field(T,need=k,move=a,remove=b): several symbols for one field."""
    found = numbers(node)
    texts = node.texts()
    exact = "exact" in texts
    need = found.pop("need")
    parts = [(key == "move", count) for key, count in found.items()]
    return Message("fx-field", {"what": steps_words(parts),
                                "from": field_words("from-field", texts[0], need if exact or need > 1 else 0, exact)})


def burst(node: Node) -> Message:
    found = numbers(node)
    args: Args = {"field": field_words("one-field", node.texts()[0], found["need"], False), **found}
    if not found["centre"]:
        return Message("fx-burst-sides", args)
    return Message("fx-burst" if found["sides"] else "fx-burst-centre", args)


def others(node: Node) -> Message:
    inside = node.args[0][1]
    assert isinstance(inside, Node), "the vocabulary has checked it"
    return Message("fx-others", {"effect": say(inside)})


SAYINGS: dict[str, Callable[[Node], Message]] = {
    "leaves": counted("fx-leaves"),
    "favour": counted("fx-favour"),
    "move": drops("fx-move"),
    "remove": drops("fx-remove"),
    "field": field,
    "burst": burst,
    "others": others,
    "trash": counted("fx-trash"),
    "recycle": counted("fx-recycle"),
    "tile": lambda node: Message("fx-tile", {"tile": node.texts()[0]}),
    "shrine": lambda _: Message("fx-shrine"),
    "refresh": lambda node: Message(f"fx-refresh-{node.texts()[0]}"),
    "gwidyon_flip": lambda _: Message("fx-gwidyon-flip"),
    "gwidyon_remove": counted("fx-gwidyon-remove"),
}


# --- whole components ------------------------------------------------------------------------------------------------
def card_words(content: Content, component: str) -> list[Message]:
    """What a card, tile (`tile:b`) or solo card says, sentence by sentence; empty for anything else."""
    if component in content.kind_of:
        return kind_words(content, content.kind_of[component])
    name = component.removeprefix("tile:").removeprefix("tile_")
    if name in content.tile_of:
        tile = content.tiles[content.tile_of[name]]
        words = [Message("words-tile", {"cost": tile.cost, "effect": effect_words(tile.effect.name)})]
        if tile.with_prisma is not tile.effect:
            words.append(Message("words-with-prisma", {"effect": effect_words(tile.with_prisma.name)}))
        return words
    for solo in content.solo:
        if solo.name == component:
            sides = (("words-solo-you", solo.you.name), ("words-solo-gwidyon", solo.gwidyon.name))
            return [Message(key, {"effect": effect_words(text)}) for key, text in sides if text]
    return []


def kind_words(content: Content, kind: int) -> list[Message]:
    """A card: what it does when it is hired or bought, then what it does when played or laid out."""
    gift = content.gift[kind]
    words: list[Message] = []
    once = content.once[kind].name
    if once:
        words.append(Message("words-once-gift" if gift else "words-once", {"effect": effect_words(once)}))
    if gift is not None:
        return words + gift_words(gift)
    return [Message("words-effect", {"effect": effect_words(content.effect[kind].name)}), *words]


def gift_words(gift: Gift) -> list[Message]:
    words = [Message("words-draw", {"count": gift.draw})]
    if gift.on_buy is not None:
        words.append(Message("passive-on-buy", {"effect": effect_words(gift.on_buy.name)}))
    elif gift.passive:
        word, _, number = gift.passive.partition(":")
        words.append(Message(f"passive-{word}", {"count": int(number)} if number else {}))
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
        return Message(plain.key, {"words": join("words-beside", card_words(content, str(card)))})
    if event.kind == "revealed":
        args["card"] = join("list", [name_of(content, one) for one in revealed(event)])
    elif isinstance(card, str) and card in content.kind_of:
        args["card"] = name_of(content, card)
    if event.kind == "drew" and event.secret is not None:
        cards = [name_of(content, one) for one in event.secret["cards"]]
        if cards:
            return Message("event-drew-cards", {**args, "cards": join("list", cards)})
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


def name_of(content: Content, card: str) -> Message:
    return Message("card", {"id": card, "name": content.names[content.kind_of[card]]})
