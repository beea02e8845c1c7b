"""Mushrooms, tiles and automa cards in words, and events as lines of a log.

Everything is read from the components, so a card of a pack is described as well as a shipped one.
"""

from __future__ import annotations

from fairyring.games.mycelium.components import COLOURS, DECAY_KINDS, LEVELS, TARGETS, Content
from fairyring.games.mycelium.geometry import SYMBOLS
from fairyring.games.mycelium.wording import card_message, cost_words, joined
from fairyring.kernel.words import Args, Event, Message

UNTOLD = ("area", "spore-laid", "tile-drawn", "final")
"""Events for the eye: others of the same moment say it in short."""

ASIDES = ("automa-lot", "automa-skips", "automa-person")
"""What the automa considered, for whoever checks it step by step."""


def called(content: Content, component: str) -> Message | None:
    """The name of a mushroom card, or what another component is called; None for anything else."""
    if content.facts.table_of(component) == "mushroom":
        return card_message(content, component)
    return label(content, component)


def component_at(content: Content, place: str) -> str:
    """The card that an element of the scene shows: `hand:penny_bun`."""
    kind, _, rest = place.partition(":")
    return rest if kind in ("hand", "market", "drawn") else place if place in content.facts.components else ""


def label(content: Content, component: str) -> Message | None:
    """What kind of thing a component is: "Mushroom, 4 points"."""
    kind = content.facts.table_of(component)
    if not kind:
        return None
    if kind == "tile":
        return Message("label-tile", {"colour": COLOURS[content.tiles[content.kinds[component]].colour]})
    if kind == "mushroom":
        return Message("label-mushroom", {"points": content.mushrooms[content.kinds[component]].points})
    if kind == "decay":
        return Message("label-decay", {"kind": DECAY_KINDS[content.effects[content.kinds[component]].kind]})
    if kind == "automa_card":
        return Message("label-automa-card", {"number": content.kinds[component] + 1})
    return Message("label-automa-decay")


def words(content: Content, component: str) -> list[Message]:
    """What a component does, sentence by sentence; empty for anything else."""
    kind = content.facts.table_of(component)
    if kind == "mushroom":
        one = content.mushrooms[content.kinds[component]]
        effect = content.effects[one.decay]
        words: list[Message] = [Message("words-cost", {"cost": cost_words(one.cost)}),
                                Message("words-spread", {"count": one.spread}),
                                Message("words-decay", {"kind": DECAY_KINDS[effect.kind], "effect": effect.step.say()})]
        if latin := content.facts.components[component].values.get("latin"):
            words.append(Message("words-latin", {"name": str(latin)}))
        if one.fact:
            words.append(Message("words-fact", {"id": component}))
        return words
    if kind == "tile":
        tile = content.tiles[content.kinds[component]]
        return [Message("words-tile", {"colour": COLOURS[tile.colour], "insect": int(tile.insect)})]
    if kind == "decay":
        return [Message("words-effect", {"effect": content.effects[content.kinds[component]].step.say()})]
    if kind == "automa_decay":
        return [Message("words-effect", {"effect": content.his[component].say()})]
    if kind == "automa_card":
        found: list[Message] = []
        for level, half in zip(LEVELS, content.automa[content.kinds[component]].halves, strict=True):
            goals = joined([Message("words-target", {"symbol": symbol, "target": as_key(TARGETS[target])})
                            for symbol, target in zip(SYMBOLS, half.targets, strict=True)])
            found.append(Message("words-half", {"level": level, "cost": cost_words(half.cost), "count": half.spread,
                                                "effect": half.decay.say(), "targets": goals}))
        return found
    return []


# --- events ----------------------------------------------------------------------------------------------------------
def told(content: Content, event: Event, plain: Message) -> Message:
    """An event with its components by name."""
    args: Args = dict(plain.args)
    for key in ("card", "tile"):
        value = args.get(key)
        if isinstance(value, str) and value:
            args[key] = called(content, value) or value
    cells = event.facts.get("cells")
    if isinstance(cells, list):
        args["cells"] = "; ".join(map(str, cells))
    cards = event.facts.get("cards")
    if isinstance(cards, list):
        args["cards"] = joined([card_message(content, str(card)) for card in cards])
    if event.kind == "automa-target":
        args["target"] = as_key(str(event.facts["target"]))
    if event.kind == "automa-decays":
        effect = str(event.facts["effect"])
        args["effect"] = Message("effect", {"text": effect}) if effect not in content.his else content.his[effect].say()
    return Message(plain.key, args)


def as_key(target: str) -> str:
    """A target as messages tell it apart: `tile_red`."""
    return target.replace(":", "_")
