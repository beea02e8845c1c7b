"""Fields, groves, books and cards in words, and events as lines of a log.

Everything is read from the components, so a field of a pack is described as well as a shipped one.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import (
    COLOURS,
    CRYSTAL,
    DECKS,
    EACH,
    FIXED,
    HALVES,
    KINDS,
    SIDES,
    Book,
    Content,
    DeityCard,
    Field,
    Grove,
    Half,
    SalamanderCard,
)
from fairyring.games.salamandra.wording import called as thing_called
from fairyring.games.salamandra.wording import cost_words, deity_words, gain_words, joined
from fairyring.kernel.words import Args, Event, Message

UNTOLD = ("turned-over", "field-laid", "deck-top")
"""Events for the eye only: another one of the same moment says it in words."""


def called(content: Content, component: str) -> Message | None:
    """The name of a component by its id or short name; None for anything else."""
    one = content.things.get(component)
    return label(content, component) if one is None or isinstance(one, Half) else thing_called(one)


def component_at(content: Content, place: str) -> str:
    """The field or the half of the temple that an element of the scene belongs to: `row:field_17`, `temple:black`."""
    kind, _, rest = place.partition(":")
    name = f"temple_{rest}" if kind == "temple" else rest.partition(":")[0]
    return content.things[name].ident if kind in ("row", "field", "slot", "temple") else ""


# --- what a component does -------------------------------------------------------------------------------------------
def words(content: Content, component: str) -> list[Message]:
    """What a component does, sentence by sentence; empty for anything else."""
    one = content.things.get(component)
    if isinstance(one, Field):
        return field_words(one)
    if isinstance(one, Grove):
        crystals = [Message(f"side-{name}") for name, crystal in zip(SIDES, one.sides, strict=True) if crystal]
        return [Message("words-harvest", {"gain": gain_words(one.gain)}),
                Message("words-sides", {"sides": joined(crystals)})]
    if isinstance(one, Book):
        values: Args = {"high": one.values[0], "low": one.values[1]}
        return [Message("words-book-fixed", values) if one.counts == FIXED
                else Message("words-book", {**values, "what": EACH[one.counts]})]
    if isinstance(one, DeityCard):
        return [deity_words(one), Message("words-symbols", {"deity": DECKS[one.deck], "count": one.symbols})]
    if isinstance(one, SalamanderCard):
        return [Message("words-once", {"gain": gain_words(one.gain)}),
                Message("words-symbols", {"deity": "crown", "count": one.symbols})]
    if isinstance(one, Half):
        return [Message("words-temple", {"cost": cost_words(one.cost.need), "gain": gain_words(one.empty)})]
    return []


def field_words(field: Field) -> list[Message]:
    words = [] if field.basic else [Message("words-cost", {"cost": cost_words(field.cost.need)})]
    words.append(Message("words-bonus", {"gain": gain_words(field.bonus)}))
    if field.cauldron:
        gain = gain_words(field.brew)
        words.append(Message("words-cauldron", {"cost": cost_words(field.pay.need), "gain": gain}))
    elif any(field.pay.need):
        words.append(Message("words-sickle-paid", {"cost": cost_words(field.pay.need), "gain": sickle_words(field)}))
    else:
        words.append(Message("words-sickle", {"gain": sickle_words(field)}))
    return words


def sickle_words(field: Field) -> Message:
    """What a sickle makes."""
    if field.wakes:
        return Message("gain", {"what": "reactivate_other", "count": 1})
    made = [0] * KINDS
    made[CRYSTAL] = field.worth
    if field.plant >= 0 or field.potion >= 0:
        made[CRYSTAL] = field.extra
        made[max(field.plant, field.potion)] = 1
    return cost_words(made)


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a component is: "Field, green"."""
    one = content.things.get(component)
    if isinstance(one, Field):
        colours = [Message(f"colour-{COLOURS[colour]}") for colour in sorted(one.colours)]
        return Message("label-basic" if one.basic else "label-field", {"colours": joined(colours)})
    if isinstance(one, Grove):
        return Message("label-grove")
    if isinstance(one, Book):
        return Message("label-book")
    if isinstance(one, DeityCard):
        return Message("label-deity", {"deity": DECKS[one.deck]})
    if isinstance(one, SalamanderCard):
        return Message("label-salamander", {"half": DECKS[one.deck]})
    return Message("label-temple", {"half": HALVES[content.halves.index(one)]}) if isinstance(one, Half) else None


# --- events ----------------------------------------------------------------------------------------------------------
def told(content: Content, event: Event, plain: Message) -> Message:
    """An event with its components by name."""
    args: Args = dict(plain.args)
    for key in ("field", "by", "book", "card", "grove"):
        value = args.get(key)
        if isinstance(value, str):
            args[key] = called(content, value) or value
    if event.kind == "lost":
        goods = event.facts["goods"]
        assert isinstance(goods, list)
        args["goods"] = joined([Message("good", {"good": str(good), "count": 1}) for good in goods])
    elif event.kind == "exchanged":
        args["good"] = Message("good", {"good": str(event.facts["good"]), "count": 1})
    return Message(plain.key, args)
