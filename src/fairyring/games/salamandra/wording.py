"""Everything in words: names and clauses for prompts and options, what fields, groves, books and cards do, and events
as lines of a log. Never called in playouts.

All is read from the components, so a field of a pack is described as well as a shipped one.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import (
    BONUS,
    COLOURS,
    CRYSTAL,
    DECKS,
    EACH,
    FIELD_OF,
    FIXED,
    GOODS,
    HALVES,
    KINDS,
    NONE,
    SIDE_OF,
    SIDES,
    SLOTS,
    Book,
    Content,
    DeityCard,
    Field,
    Gain,
    Grove,
    Half,
    SalamanderCard,
    Thing,
    announced,
)
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.reckoning import Worth, added
from fairyring.kernel.words import Args, Event, Message, joined_words

UNTOLD = ("turned-over", "field-laid", "deck-top")
"""Events for the eye only: another one of the same moment says it in words."""


# --- things ----------------------------------------------------------------------------------------------------------
def field_name(t: Salamandra, field: int) -> str:
    return t.content.fields[field].name


NUMBERED = {"grove": "name-grove", "bear_card": "name-bear", "eagle_card": "name-eagle",
            "yellow_salamander_card": "name-yellow", "black_salamander_card": "name-black"}
"""What is told apart by numbers, and how it is called then."""


def named(one: Thing) -> Message:
    """A component's name for people: translated where the message files know it, else as its pack spells it."""
    if one.kind not in NUMBERED:
        return Message("card", {"id": one.name, "name": one.called or one.name.replace("_", " ")})
    if one.number and not one.called:
        return Message(NUMBERED[one.kind], {"number": one.number, "id": one.ident})
    return Message("card", {"id": one.ident, "name": one.called or one.ident.replace("_", " ")})


def field_message(t: Salamandra, field: int) -> Message:
    return named(t.content.fields[field])


def makes(t: Salamandra, field: int, good: int) -> Message:
    """An apprentice on the field works for a good, or for crystals alone."""
    one = t.content.fields[field]
    return Message("option-makes", {"field": named(one), "good": GOODS[good],
                                    "crystals": one.worth if good == CRYSTAL else one.extra})


def slot_name(t: Salamandra, slot: int) -> str:
    """`field_17 S`."""
    return f"{field_name(t, FIELD_OF[slot])} {SLOTS[SIDE_OF[slot]]}"


def slot_args(t: Salamandra, slot: int) -> Args:
    """A slot for a message: its field and its side."""
    return {"field": field_message(t, FIELD_OF[slot]), "slot": SLOTS[SIDE_OF[slot]]}


# --- places of the scene ---------------------------------------------------------------------------------------------
def slot_element(t: Salamandra, slot: int) -> str:
    return f"slot:{field_name(t, FIELD_OF[slot])}:{SLOTS[SIDE_OF[slot]]}"


def active_elements(t: Salamandra, seat: int, field: int) -> tuple[str, ...]:
    """The active apprentices of a player on a field."""
    return tuple(slot_element(t, slot) for slot in t.players[seat].active_on(field))


ELEMENTS = {"place": "slot", "build": "row", "free": "row", "cauldron": "field", "temple": "temple"}


def source(t: Salamandra) -> str:
    """What is being carried out: the element of the scene that belongs to the announced action."""
    return "" if t.focus == NONE else action_element(t, t.focus)


def action_element(t: Salamandra, code: int) -> str:
    what, number = announced(code)
    return f"{ELEMENTS[what]}:{thing_name(t, what, number).replace(' ', ':')}" if what in ELEMENTS else ""


def thing_name(t: Salamandra, what: str, number: int) -> str:
    """What an action is announced for: `field_17 S`, `field_17`, `black`."""
    if what == "place":
        return slot_name(t, number)
    return HALVES[number] if what == "temple" else field_name(t, number)


# --- clauses ---------------------------------------------------------------------------------------------------------
def joined(parts: list[Message]) -> Message:
    """`a, b, c`; "nothing" when there is none."""
    return joined_words("list", parts, "gain-nothing")


def cost_words(need: list[int]) -> Message:
    """`1 crystal, 1 leaf`."""
    return joined([Message("good", {"good": GOODS[kind], "count": count}) for kind, count in enumerate(need) if count])


def gain_words(gain: Gain) -> Message:
    """`1 scroll, 2 points for each white field`."""
    return joined([part.say() for part in gain.parts])


def deity_words(card: DeityCard) -> Message:
    """What a Bear or Eagle card does."""
    if card.price:
        good = Message("good", {"good": GOODS[card.good], "count": 1})
        return Message("words-exchange", {"crystals": card.price, "good": good})
    return joined([Message("words-trigger", {"when": one.occasion.name.replace("(", "_").rstrip(")"),
                                             "gain": one.effect.say()}) for one in card.reactions])


# --- what can be announced --------------------------------------------------------------------------------------------
def action_args(t: Salamandra, what: str, number: int) -> Args:
    """What an action costs, and what it gives."""
    if what == "temple":
        half = t.content.halves[number]
        return {"half": HALVES[number], "cost": cost_words(half.cost.need), "gain": gain_words(t.top_of_temple(number))}
    if what not in ("build", "free", "cauldron"):
        return {}
    one = t.content.fields[number]
    args: Args = {"field": field_message(t, number)}
    if what == "build":
        args |= {"cost": cost_words(one.cost.need), "gain": gain_words(one.bonus)}
    elif what == "cauldron":
        args |= {"cost": cost_words(one.pay.need), "gain": gain_words(one.brew)}
    return args


def place_message(t: Salamandra, seat: int, slot: int) -> Message:
    """A placement with what it pays: path crystals, the gain of the bonus slot, and what deity cards give for it."""
    field = FIELD_OF[slot]
    args: Args = {**slot_args(t, slot), "crystals": t.path_crystals(slot)}
    bonus = SIDE_OF[slot] == BONUS
    if bonus:
        args["gain"] = gain_words(t.content.fields[field].bonus)
    message = Message("option-place-bonus" if bonus else "option-place", args)
    cards = [reaction.effect.reckon(Worth()) for kind in t.players[seat].deities
             for reaction in t.content.deities[kind].reactions if reaction.hears(t, seat, "place", seat, field)]
    gains = [Message("gain", {"what": what, "count": int(count)}) for what, count in sorted(added(cards).items())]
    return Message("option-place-cards", {"place": message, "gain": joined(gains[::-1])}) if gains else message


# --- components -------------------------------------------------------------------------------------------------------
def called(content: Content, component: str) -> Message | None:
    """The name of a component by its id or short name; None for anything else."""
    one = content.things.get(component)
    return label(content, component) if one is None or isinstance(one, Half) else named(one)


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
