"""Every option that a game can ever offer, by name: the fixed list that learning programs need."""

from __future__ import annotations

from fairyring.games.everdell.city import names_in_city
from fairyring.games.everdell.components import GOODS, RESOURCES, Content
from fairyring.games.everdell.listening import use_names
from fairyring.games.everdell.nightweave.names import lair_names
from fairyring.games.everdell.playing import payment_names
from fairyring.games.everdell.powers import farm_kinds, power_names
from fairyring.games.everdell.turn import turn_names
from fairyring.games.everdell.ways import way_names


def aside_names(content: Content) -> list[str]:
    """Plays of cards that lie neither in the hand nor in the Meadow: Legends, and the Pigs' Farms."""
    farms = farm_kinds(content) if content.powers else []
    found: list[str] = []
    for kind, card in enumerate(content.cards):
        if content.legendary[kind] or kind in farms:
            found += [f"play {card.ident} from aside", f"play {card.ident} from aside otherwise"]
        if content.legendary[kind] and card.critter:
            found += [f"live with {content.cards[one].ident}" for one in (kind, card.upgrades)]
    return found


def action_names(content: Content) -> list[str]:
    """All names, without repeats, in an order that only the components decide."""
    names = [*turn_names(content), *way_names(content), *payment_names(content), *use_names(content)]
    for effect in content.facts.effects():
        for step in effect.inside():
            names += step.offers(content)
    names += [*aside_names(content), *power_names(content), *lair_names(content)]
    names += [f"to seat {number}" for number in range(1, 6)]
    names += [f"produce {card.ident}" for card in content.cards if card.form >= 0]
    names += [f"drive away {name}" for card in content.cards for name in (
        *names_in_city(card), *(f"{card.ident} {number}" for number in range(2, card.copies + 1)))]
    names += [f"take {good}" for good in GOODS[:RESOURCES]]
    return list(dict.fromkeys(names))
