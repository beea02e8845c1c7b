"""What a bot thinks of a position: the points each player will have, as far as one can tell.

Points so far; mushrooms on their way to decay; boards that already have a card under them, for the end token; cards in
hand by how much of their cost lies in one network; spores, room around the mother, insects, and what lasts. Weights:
judgement.toml.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from fairyring.games.mycelium.components import BLACK, KINDS, NONE, Content
from fairyring.games.mycelium.ending import automa_fruited, points
from fairyring.games.mycelium.fruiting import GROW_AT, GROW_ON, PAY
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import TURN
from fairyring.kernel.judging import Judges, Weights, leads
from fairyring.kernel.table import NOBODY

ENOUGH: Final = 3
"""Spores of one colour in a network that soon find a use."""

GROWING: Final = (PAY, GROW_AT, GROW_ON)


def around(t: Mycelium, tile: int) -> tuple[int, int]:
    """The tiles across the sides of a tile, and those across theirs: room for the spores of a piece there."""
    near = t.near
    beside = 0
    beyond = 0
    for one in near[tile]:
        if one != NONE:
            beside += 1
            for other in near[one]:
                if other not in (NONE, tile):
                    beyond += 1
    return beside, beyond


class Judge:
    """The weights of judgement.toml by name."""

    def __init__(self, content: Content, weights: Weights) -> None:
        things, growth, lasting = weights["things"], weights["growth"], weights["lasting"]
        automa, lead = weights["automa"], weights["lead"]
        self.insect = things["insect"]
        self.spore = things["spore"]
        self.network = things["network"]
        self.supply = things["supply"]
        self.card = things["card"]
        self.ready = things["ready"]
        self.near = things["near"]
        self.second = things["second"]
        self.beside = things["beside"]
        self.beyond = things["beyond"]
        self.standing = growth["standing"]
        self.counter = growth["counter"]
        self.ripe = growth["ripe"]
        self.free = growth["free"]
        self.blocked = growth["blocked"]
        self.under = growth["under"]
        self.last = growth["last"]
        self.mother_move = lasting["mother_move"]
        self.mother_spread = lasting["mother_spread"]
        self.repeats = lasting["allow_repeat_action"]
        self.draws = lasting["discover_draw"]
        self.rerolls = lasting["wind_reroll"]
        self.more = lasting["spread_bonus"]
        self.with_mother = lasting["spore_with_mother"]
        self.automa_mushroom = automa["mushroom"]
        self.automa_spore = automa["spore"]
        self.action = lead["action"]
        self.sharp = lead["sharp"]
        self.early = lead["early"]

    def value(self, t: Mycelium, seat: int) -> float:
        """About how many points this person will have in the end."""
        me = t.players[seat]
        content = t.content
        value = float(points(t, seat)[0]) + self.insect * me.insects
        under = 0
        room = 0
        for board in range(len(me.cards)):
            if me.tucked[board]:
                under += 1
            if me.tokens[board] == NONE:
                room += 1
            else:
                count = me.counters[board]
                worth = self.standing * (content.sporings - count) / content.sporings + self.counter * count
                if not me.tucked[board]:
                    worth += self.ripe * (count + 1)
                value += worth * self.blocked if t.blocked(seat, board) else worth
            value += self.more * me.more[board] + (self.with_mother if me.with_mother[board] else 0.0)
        if me.mother != NONE:
            beside, beyond = around(t, me.mother)
            value += self.beside * beside + self.beyond * beyond
        value += self.free * min(room, 2)
        value += self.under * under + (self.last * (under - 3) if under > 3 else 0.0)
        if me.steps > content.steps:
            value += self.mother_move
        value += self.mother_spread * (me.mother_spread - content.mother_spread)
        if me.repeats:
            value += self.repeats
        if me.draws > 1:
            value += self.draws
        if me.rerolls:
            value += self.rerolls
        return value + self.prospects(t, seat)

    def prospects(self, t: Mycelium, seat: int) -> float:
        """Spores, and the cards in hand that they could grow into."""
        me = t.players[seat]
        nets = t.networks(seat)
        total = 0
        largest = 0
        for net in nets:
            count = 0
            for colour in range(KINDS):
                here = net.have[colour]
                count += here if here < ENOUGH else ENOUGH
            total += count
            if count > largest:
                largest = count
        value = self.spore * total + self.network * largest + self.supply * min(me.supply, 12)
        value += self.card * min(len(me.hand), 5)
        room = NONE in me.cards
        best = 0.0
        second = 0.0
        for card in me.hand:
            one = t.content.mushrooms[card]
            cost = one.cost
            most = 0
            for net in nets:
                have = net.have
                paid = have[BLACK]
                for colour in range(BLACK):
                    need = cost[colour]
                    paid += need if need < have[colour] else have[colour]
                if paid > most:
                    most = paid
            if most >= one.size:
                worth = (self.ready if room else self.near) * one.points
            else:
                worth = self.near * one.points * most * most / (one.size * one.size)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return value + best + self.second * second

    def automa(self, t: Mycelium) -> float:
        """About how many points the automa will have in the end: nearly all its mushrooms, if it has the time."""
        number = t.seats
        me = t.players[number]
        value = float(points(t, number)[0]) + self.insect * me.insects
        left = len(me.counters) - automa_fruited(t)
        return value + self.automa_mushroom * left + self.automa_spore * (t.content.spores - me.supply)


JUDGES: Final[Judges[Judge]] = Judges(Path(__file__).parent, Judge)
use_weights: Final = JUDGES.use


def actions_left(t: Mycelium) -> int:
    """The actions that whoever has the turn may still do; the rest is the next player's."""
    if t.step is TURN:
        return t.content.actions - t.x[1]
    for step, _, x in t.stack:
        if step is TURN:
            return t.content.actions - x[1]
    return 0


def judge_all(t: Mycelium) -> list[float]:
    """The chance of every seat to win, between 0 and 1."""
    if t.over:
        winners = t.outcome().winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    one = JUDGES.of(t.content)
    values = [one.value(t, seat) for seat in range(t.seats)]
    if t.rivals:
        values.append(one.automa(t))
    if t.step in GROWING and t.seat != NOBODY:  # as good as grown: what is asked is only how
        card = t.content.mushrooms[t.x[0]]
        values[t.seat] += (1.0 - one.ready) * card.points + one.standing + one.spore * card.size
    if t.playing:
        left = actions_left(t)
        order = t.turn_order()
        mover = t.active if left else order[(order.index(t.active) + 1) % len(order)]
        values[mover] += one.action * (left or t.content.actions)
    most = 0
    for number in range(len(t.players)):
        me = t.players[number]
        done = 0
        for board in range(len(me.tucked)):
            if me.tucked[board] or me.counters[board] > t.content.sporings:
                done += 1
        if done > most:
            most = done
    sharp = one.sharp * (one.early + (1.0 - one.early) * most / t.boards)
    return [1.0 / (1.0 + exp(-sharp * lead)) for lead in leads(values, t.seats)]
