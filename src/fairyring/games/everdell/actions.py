"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from typing import Any

from fairyring.games.everdell.components import GOODS, RESOURCES, Content
from fairyring.games.everdell.hand import names_in_city
from fairyring.games.everdell.playing import use_names
from fairyring.games.everdell.turn import turn_names
from fairyring.games.everdell.ways import packed, payments, way_names
from fairyring.games.everdell.wording import cost_name
from fairyring.kernel.table import NOTHING, Step


def effects(content: Content) -> list[Step[Any]]:
    """Every effect of every component."""
    found: list[Step[Any]] = []
    for card in content.cards:
        found += [card.before, card.effect, card.production, card.visit, *(one.effect for one in card.reactions)]
    for one in (*content.basic, *content.forest, content.haven, *content.journey):
        found.append(one.effect)
    found += [season.effect for season in content.seasons]
    found += [event.effect for event in (*content.basic_events, *content.special_events)]
    return [one for one in found if one is not NOTHING]


def payment_names(content: Content) -> list[str]:
    """What may be paid for a card of which a part is waived."""
    codes: set[int] = {packed([0] * RESOURCES)}
    for cost in content.cost:
        for less in range(4):
            codes |= set(payments(cost, cost, less))
    return [f"pay {cost_name([code % 16, code // 16 % 16, code // 256 % 16, code // 4096])}" for code in sorted(codes)]


def action_names(content: Content) -> list[str]:
    """All names, without repeats, in an order that only the components decide."""
    names = [*turn_names(content), *way_names(content), *payment_names(content), *use_names(content)]
    for effect in effects(content):
        for step in effect.inside():
            names += step.offers(content)
    names += [f"to seat {number}" for number in range(1, 6)]
    names += [f"produce {card.ident}" for card in content.cards if card.form >= 0]
    names += [f"drive away {name}" for card in content.cards for name in (
        *names_in_city(card), *(f"{card.ident} {number}" for number in range(2, card.copies + 1)))]
    names += [f"take {good}" for good in GOODS[:RESOURCES]]
    return list(dict.fromkeys(names))
