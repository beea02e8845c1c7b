"""Fields, groves, books and cards in words, and events as lines of a log.

Everything is read from the components, so a field of a pack is described as well as a shipped one.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.salamandra.components import (
    COLOURS,
    DECKS,
    EACH,
    FIXED,
    GOODS,
    HALVES,
    SIDES,
    YELLOW,
    Content,
    Field,
)
from fairyring.games.salamandra.wording import cost_words, deity_name, deity_words, gain_words, joined, named, numbered
from fairyring.kernel.words import Args, Event, Message

UNTOLD = ("turned-over", "field-laid", "deck-top")
"""Events for the eye only: another one of the same moment says it in words."""


def name_of(content: Content, component: str) -> Message | None:
    """The name of a component by its id or short name; None for anything else."""
    for field in content.fields:
        if component in (field.ident, field.name):
            return named(content, field.ident, field.name)
    for book in content.books:
        if component in (book.ident, book.name):
            return named(content, book.ident, book.name)
    for card in content.deities:
        if component in (card.ident, card.name):
            return deity_name(content, card)
    for salamander in content.salamanders:
        if component == salamander.ident:
            return numbered(content, component, "name-yellow" if salamander.deck == YELLOW else "name-black")
    if component in [grove.ident for grove in content.groves]:
        return numbered(content, component, "name-grove")
    for name, half in zip(HALVES, content.halves, strict=True):
        if component == half.ident:
            return Message("label-temple", {"half": name})
    return None


def component_at(content: Content, place: str) -> str:
    """The field or the half of the temple that an element of the scene belongs to: `row:field_17`, `temple:black`."""
    kind, _, rest = place.partition(":")
    if kind == "temple":
        return content.halves[HALVES.index(rest)].ident
    if kind in ("row", "field", "slot"):
        short = rest.partition(":")[0]
        return next(field.ident for field in content.fields if field.name == short)
    return ""


# --- what a component does -------------------------------------------------------------------------------------------
def component_words(content: Content, component: str) -> list[Message]:
    """What a component does, sentence by sentence; empty for anything else."""
    for field in content.fields:
        if component in (field.ident, field.name):
            return field_words(field)
    for grove in content.groves:
        if component == grove.ident:
            crystals = [Message(f"side-{name}") for name, one in zip(SIDES, grove.sides, strict=True) if one]
            return [Message("words-harvest", {"gain": gain_words(grove.gain)}),
                    Message("words-sides", {"sides": joined(crystals)})]
    for book in content.books:
        if component in (book.ident, book.name):
            values: Args = {"high": book.values[0], "low": book.values[1]}
            if book.counts == FIXED:
                return [Message("words-book-fixed", values)]
            return [Message("words-book", {**values, "what": EACH[book.counts]})]
    for card in content.deities:
        if component in (card.ident, card.name):
            return [deity_words(card), Message("words-symbols", {"deity": DECKS[card.deck], "count": card.symbols})]
    for salamander in content.salamanders:
        if component == salamander.ident:
            return [Message("words-once", {"gain": gain_words(salamander.gain)}),
                    Message("words-symbols", {"deity": "crown", "count": salamander.crowns})]
    for half in content.halves:
        if component == half.ident:
            return [Message("words-temple", {"cost": cost_words(half.cost), "gain": gain_words(half.empty)})]
    return []


def field_words(field: Field) -> list[Message]:
    words = [] if field.basic else [Message("words-cost", {"cost": cost_words(field.cost)})]
    words.append(Message("words-bonus", {"gain": gain_words(field.bonus)}))
    if field.cauldron:
        gain = gain_words(field.brew)
        words.append(Message("words-cauldron", {"cost": cost_words(field.pay), "gain": gain}))
    elif any(field.pay):
        words.append(Message("words-sickle-paid", {"cost": cost_words(field.pay), "gain": sickle_words(field)}))
    else:
        words.append(Message("words-sickle", {"gain": sickle_words(field)}))
    return words


def sickle_words(field: Field) -> Message:
    """What a sickle makes."""
    if field.wakes:
        return Message("gain", {"what": "reactivate_other", "count": 1})
    good = max(field.plant, field.potion)
    crystals = field.extra if good >= 0 else field.worth
    parts = [Message("good", {"good": GOODS[good], "count": 1})] if good >= 0 else []
    if crystals:
        parts.append(Message("good", {"good": "crystal", "count": crystals}))
    return joined(parts)


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a component is: "Field, green"."""
    for field in content.fields:
        if component in (field.ident, field.name):
            colours = [Message(f"colour-{COLOURS[colour]}") for colour in sorted(field.colours)]
            return Message("label-basic" if field.basic else "label-field", {"colours": joined(colours)})
    if component in [grove.ident for grove in content.groves]:
        return Message("label-grove")
    if component in [name for book in content.books for name in (book.ident, book.name)]:
        return Message("label-book")
    for card in content.deities:
        if component in (card.ident, card.name):
            return Message("label-deity", {"deity": DECKS[card.deck]})
    for salamander in content.salamanders:
        if component == salamander.ident:
            return Message("label-salamander", {"half": DECKS[salamander.deck]})
    for name, half in zip(HALVES, content.halves, strict=True):
        if component == half.ident:
            return Message("label-temple", {"half": name})
    return None


# --- events ----------------------------------------------------------------------------------------------------------
def tell(content: Content, event: Event, plain: Message) -> Message:
    """An event with its components by name."""
    args: Args = dict(plain.args)
    for key in ("field", "by", "book", "card", "grove"):
        value = args.get(key)
        if isinstance(value, str):
            args[key] = name_of(content, value) or value
    if event.kind == "lost":
        goods = event.facts["goods"]
        assert isinstance(goods, list)
        args["goods"] = joined([Message("good", {"good": str(good), "count": 1}) for good in goods])
    elif event.kind == "exchanged":
        args["good"] = Message("good", {"good": str(event.facts["good"]), "count": 1})
    return Message(plain.key, args)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.kind not in UNTOLD]
