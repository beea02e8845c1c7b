"""Cards, locations and Events in words, and events as lines of a log.

Everything is read from the components, so a card of a pack is described as well as a shipped one.
"""

from __future__ import annotations

from fairyring.games.everdell.components import COLOURS, GAP, GOODS, RARITIES, Card, Content, Happening, Location
from fairyring.games.everdell.nightweave import describing as lair
from fairyring.games.everdell.nightweave import telling
from fairyring.games.everdell.sentences import sentence
from fairyring.games.everdell.wording import card_name, cost_words, joined, kind_name
from fairyring.kernel.table import NOTHING
from fairyring.kernel.words import Args, Event, Message

UNTOLD = ("shown", "reacted", "got-card", "rugwort-rolls", "production", "helped",
          *telling.UNTOLD)
"""Events for the eye only: another one of the same moment says it in words."""

ASIDES = telling.ASIDES

PLACES = ("basic_location", "forest_location", "haven", "journey")


def called(content: Content, component: str) -> Message | None:
    """A component's name for people; None for anything else."""
    if component in content.kind_of:
        return card_name(content, content.kind_of[component])
    if content.facts.table_of(component) in (*PLACES, "basic_event", "special_event", "season", "power"):
        return content.facts.called(component)
    return telling.name_of(content, component)


def event_of(content: Content, component: str) -> Happening | None:
    found = [one for one in (*content.basic_events, *content.special_events) if one.ident == component]
    return found[0] if found else None


def component_at(content: Content, place: str) -> str:
    """The component that an element of the scene shows, where its name tells."""
    kind, _, rest = place.partition(":")
    shown = rest if kind in ("basic", "journey", "event") else kind if kind == "haven" else ""
    return shown if shown in content.facts.components else ""


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a component is: "Common Production Critter, 1 point"."""
    if component in content.kind_of:
        card = content.cards[content.kind_of[component]]
        return Message("label-card", {"kind": kind_name(card.critter), "colour": COLOURS[card.colour],
                                      "rarity": RARITIES[card.rarity], "points": card.points})
    kind = content.facts.table_of(component)
    if kind in PLACES:
        return Message("label-place", {"kind": kind})
    if kind in ("basic_event", "special_event"):
        return Message("label-event", {"kind": kind})
    if kind == "power":
        return Message("label-power")
    return lair.label(content, component)


def words(content: Content, component: str) -> list[Message]:
    """What a component does, sentence by sentence; empty for anything else."""
    if component in content.kind_of:
        return card_words(content, content.cards[content.kind_of[component]])
    event = event_of(content, component)
    if event is not None:
        return event_words(content, event)
    if component in content.power_of:
        return [Message(f"words-power-{component}")]
    for one in (*content.basic, *content.forest, content.haven, *content.journey):
        if one.ident == component:
            return place_words(content, one)
    return lair.words(content, component)


def card_words(content: Content, card: Card) -> list[Message]:
    told = sentence(content, card.ident)
    words = [Message("words-cost", {"cost": cost_words(card.cost)})]
    if card.into_other:
        words.append(Message("words-into"))
    words += [told] if told is not None else effect_words(card)
    if card.open:
        reward = Message("good", {"good": "point", "count": content.visit_reward})
        words.append(Message("words-open", {"goods": reward}))
    words += odd_words(content, card)
    if card.upgrades != GAP:
        words.append(Message("words-legend"))
        words.append(Message("words-upgrades", {"card": card_name(content, card.upgrades)}))
    if card.replaces != GAP:
        words.append(Message("words-counts-as", {"card": card_name(content, card.replaces)}))
    if card.enters != GAP:
        words.append(Message("words-enters", {"colour": COLOURS[card.enters]}))
    if card.welcomes != GAP:
        words.append(Message("words-lets-in", {"colour": COLOURS[card.welcomes]}))
    if card.hosts:
        hosts = [Message("any-critter") if name == "*" else card_name(content, content.kind_of[name])
                 for name in card.hosts]
        words.append(Message("words-hosts", {"hosts": listed(hosts, "list-or")}))
    return words


def effect_words(card: Card) -> list[Message]:
    """What a card does, put together from the words of its notation."""
    words: list[Message] = []
    if card.before is not NOTHING:
        words.append(Message("words-before", {"effect": card.before.say()}))
    if card.effect is not NOTHING:
        words.append(Message("words-effect", {"effect": card.effect.say()}))
    if card.production is not NOTHING:
        words.append(Message("words-production", {"effect": card.production.say()}))
    if card.visit is not NOTHING:
        words.append(Message("words-visit", {"effect": card.visit.say()}))
    words += [Message("words-reaction", {"reaction": reaction.say()}) for reaction in card.reactions]
    if card.ability is not None:
        words.append(Message("words-ability", {"ability": card.ability.say()}))
    if card.bonus is not None:
        words.append(Message("words-bonus", {"bonus": card.bonus.say()}))
    return words


def odd_words(content: Content, card: Card) -> list[Message]:
    """What is odd about a card besides its effects."""
    words: list[Message] = []
    if card.pays_other:
        words.append(Message("words-pays"))
    if card.permanent:
        words.append(Message("words-permanent"))
    if card.second != GAP:
        words.append(Message("words-second", {"card": card_name(content, card.second), "cell": int(card.cells > 0)}))
    if not card.takes_space and card.upgrades == GAP:
        words.append(Message("words-no-space"))
    if card.shares != GAP:
        words.append(Message("words-shares", {"card": card_name(content, card.shares)}))
    return words


def place_words(content: Content, place: Location) -> list[Message]:
    """What a location does, and for how many workers it has room (EVB-WORK-02, EVB-FOREST-00, EVB-HAVEN-01)."""
    room = "shared" if place.shared or place is content.haven else "forest" if place in content.forest else "one"
    words = [sentence(content, place.ident) or Message("words-place", {"effect": place.effect.say()}),
             Message("words-room", {"room": room, "players": content.second_space_from})]
    if place.points:
        words.append(Message("words-journey", {"points": place.points}))
    return words


def event_words(content: Content, event: Happening) -> list[Message]:
    needed = [card_name(content, kind) for kind in event.cards]
    needed += [Message("colour-count", {"colour": COLOURS[i], "count": count})
               for i, count in enumerate(event.colours) if count]
    words = [Message("words-requires", {"needed": listed(needed, "list-and")})]
    told = sentence(content, event.ident)
    if told is not None:
        words.append(told)
    elif event.effect is not NOTHING:
        words.append(Message("words-achieved", {"effect": event.effect.say()}))
    if event.points:
        words.append(Message("words-points", {"points": event.points}))
    if event.bonus is not None and told is None:
        words.append(Message("words-bonus", {"bonus": event.bonus.say()}))
    return words


def listed(parts: list[Message], last: str) -> Message:
    """`a, b or c`: the message `last` says how the last two hang together."""
    if len(parts) < 2:
        return joined(parts)
    return joined([*parts[:-2], Message(last, {"first": parts[-2], "second": parts[-1]})])


# --- events ----------------------------------------------------------------------------------------------------------
def told(content: Content, event: Event, plain: Message) -> Message:
    """An event with its components by name and its goods in words."""
    args: Args = dict(plain.args)
    for key in ("card", "event", "season"):
        value = event.facts.get(key)
        if isinstance(value, str):
            args[key] = called(content, value) or value
    what = event.facts.get("what")
    if isinstance(what, str):
        journey = Message("place-journey") if what == "journey" else None
        args["what"] = journey or called(content, what.partition(" ")[0]) or what
    goods = event.facts.get("goods")
    if isinstance(goods, list):
        names = [str(good) for good in goods]
        args["goods"] = joined([Message("good", {"good": good, "count": names.count(good)}) for good in GOODS
                                if good in names])
    sentence = plain.key
    if event.kind in ("gained", "laid"):
        count = int(str(event.facts["count"]))
        args["goods"] = Message("good", {"good": str(event.facts["good"]), "count": abs(count)})
        if count < 0:
            sentence = "event-taken-off"
    cards = event.facts.get("cards") or (event.secret or {}).get("cards")
    if isinstance(cards, list):
        args["cards"] = joined([called(content, str(one)) or Message("good-nothing") for one in cards])
    elif event.kind in ("drew", "discarded"):
        args["cards"] = Message("cards-hidden", {"count": int(str(event.facts["count"]))})
    telling.tell(content, event, args)
    return Message(sentence, args)
