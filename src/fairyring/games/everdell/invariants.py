"""What must always hold at a table of Everdell: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from fairyring.games.everdell.components import BESIDE, BOARD, EACH, EVENTS, GAP, ON_CARD, SLOT
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.invariants import miscounted, unmet


def broken(t: Everdell) -> list[str]:
    wrong: list[str] = []
    for number in t.everybody:
        wrong += [f"number {number}: {what}" for what in broken_player(t, number, t.players[number])]
    wrong += broken_cards(t)
    wrong += broken_places(t)
    for one in t.beside:
        wrong += one.broken(t)
    return wrong + t.customs.broken(t) + unmet(
        (not t.over or all(me.passed for me in t.players[:t.seats]),
         "the game is over although not everybody has passed"))


def broken_player(t: Everdell, number: int, me: Player) -> list[str]:
    content = t.content
    fresh = me.copy()
    fresh.work_out(content)
    wrong = unmet(
        (min(me.goods) >= 0 and all(min(one) >= 0 for one in (*me.lying, *me.on_events)),
         f"goods {me.goods}, on cards {me.lying}, on Events {me.on_events}"),
        (len({len(me.city), len(me.arrival), len(me.occupied), len(me.lying)}) == 1,
         "the lists of the city are out of step"),
        (len(me.hand) == len(me.seen) and len({len(me.events), len(me.on_events), len(me.beneath)}) == 1,
         "the lists of the hand or of the Events are out of step"),
        (counted(fresh) == counted(me), "what is counted of the city is not what lies there"))
    if t.is_rival(number):
        return wrong
    workers = content.starting_workers + sum(t.customs.new_workers(t, number, i) for i in range(1, me.season + 1))
    return wrong + unmet(
        (len(me.hand) <= t.customs.hand_limit(t, number), f"{len(me.hand)} cards in hand"),
        (t.room_in_city(number) >= 0, f"{t.customs.spaces_used(t, number)} spaces used"),
        *((not card.unique or me.have[kind] <= 1, f"{me.have[kind]} of the Unique {card.ident}")
          for kind, card in enumerate(content.cards)),
        (me.free >= 0 and me.free + me.lost + len(me.workers) == workers,
         f"{me.free} free, {me.lost} lost and {len(me.workers)} placed workers of {workers}"))


def counted(me: Player) -> tuple[list[int] | int, ...]:
    """What a player keeps that follows from the cards of the city."""
    return (me.have, me.vacant, me.colours, me.kinds, me.welcome, me.listeners, me.able, me.visited, me.open)


def broken_cards(t: Everdell) -> list[str]:
    found = t.card_here()
    for me in t.players:
        found += me.card_here()
    for one in t.beside:
        found += one.cards()
    return miscounted(found, [card.ident for card in t.content.cards], t.content.copies)


def broken_places(t: Everdell) -> list[str]:
    wrong: list[str] = []
    standing = [0] * BOARD
    for me in t.players:
        for place in me.workers:
            if place < BOARD:
                standing[place] += 1
            elif place >= ON_CARD:
                card = place - (BESIDE if place >= BESIDE else ON_CARD)
                if t.players[card // EACH].at(card) < 0:
                    wrong.append(f"a worker stands on a card that has left: {place}")
            elif place >= SLOT + len(t.meadow):
                wrong.append(f"a worker stands nowhere: {place}")
    if standing != t.standing:
        wrong.append(f"workers stand at {standing}, counted {t.standing}")
    for i, owner in enumerate(t.achieved):
        owners = [number for number in t.everybody if EVENTS + i in t.players[number].events]
        if owners != ([] if owner == GAP else [owner]):
            wrong.append(f"Event {i} was achieved by {owner}, and belongs to {owners}")
    return wrong
