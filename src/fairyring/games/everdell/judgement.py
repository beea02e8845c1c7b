"""What a bot thinks of a position: the points each player will have, as far as one can tell.

Points as they stand; resources and workers that can still become points; the engine: what the cards of the city will
produce, what visits to them give, whom they can let in; Events that are within reach; seasons still to come. What a
card does is read from its effects, so a new card needs nothing here. Weights: judgement.toml.
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from typing import Any, Final

from fairyring.games.everdell.components import AUTUMN, BASIC_EVENTS, EVENTS, GAP, GOODS, RESOURCES, Content
from fairyring.games.everdell.placing import meets
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.game import Weights
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOTHING, Step

ENOUGH: Final = 8
"""Resources that soon find a use."""
PRODUCTIONS: Final[list[int]] = [2, 1, 1, 0]
"""How often Production is still activated, by season."""


class Value(Worth):
    """What an effect is worth, by the weights."""

    def __init__(self, weights: Weights) -> None:
        super().__init__({**{good: weights["goods"][good] for good in GOODS[:RESOURCES]}, "point": 1.0,
                          "any": weights["goods"]["pebble"], "card": weights["things"]["card"], "play": 0.6,
                          "production": 2.0})

    def rough(self, amounts: Amounts) -> float:
        return sum(self.weights.get(name, 0.0) * amount for name, amount in amounts.items())

    def chance(self) -> float:
        return 0.6

    def of(self, effect: Step[Any]) -> float:
        return 0.0 if effect is NOTHING else max(0.0, self.rough(effect.reckon(self)))


def read_weights() -> Weights:
    path = Path(__file__).parent / "judgement.toml"
    data: Weights = tomllib.loads(path.read_text(encoding="utf-8"))
    return data


class Judge:
    """Weights with what follows from them for one set of components, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        value = Value(weights)
        goods, things, engine = weights["goods"], weights["things"], weights["engine"]
        self.goods = [goods[good] for good in GOODS[:RESOURCES]]
        self.many = goods["many"]
        self.late = goods["late"]
        self.card = things["card"]
        self.worker = things["worker"]
        self.season = things["season"]
        self.space = things["space"]
        self.bonus = engine["bonus"]
        self.partner = engine["partner"]
        self.near = weights["events"]["near"]
        self.ready = weights["events"]["ready"]
        self.sharp = weights["lead"]["sharp"]
        self.early = weights["lead"]["early"]
        self.produces: list[float] = []
        """What each card brings whenever Production is activated."""
        self.stands: list[float] = []
        """What each card brings in a season besides."""
        self.once: list[float] = []
        """What each card is good for once."""
        for card in content.cards:
            self.produces.append(engine["production"] * value.of(card.production))
            self.stands.append(engine["visit"] * value.of(card.visit) + (engine["listen"] if card.reactions else 0.0))
            self.once.append(engine["ability"] if card.ability is not None else 0.0)
        self.host = engine["host"]
        self.hosting = [bool(card.hosts) for card in content.cards]

    def points(self, t: Everdell, number: int) -> float:
        """About how many points somebody will have in the end."""
        score = t.customs.score(t, number)
        me = t.players[number]
        total = float(score["base"] + score["tokens"] + score["journey"])
        if t.is_rival(number):
            return total + score["events"]
        if me.passed:
            return total + score["prosperity"] + score["events"]
        total += self.bonus * (score["prosperity"] + score["events"])
        left = AUTUMN - me.season
        have = 0
        worth = 0.0
        for good in range(RESOURCES):
            have += me.goods[good]
            worth += self.goods[good] * me.goods[good]
        if have > ENOUGH:
            worth *= (ENOUGH + self.many * (have - ENOUGH)) / have
        use = self.late + (1.0 - self.late) * left / AUTUMN
        total += use * (worth + self.card * len(me.hand))
        total += self.worker * me.free + self.season * left
        productions = PRODUCTIONS[me.season]
        content = t.content
        city = me.city
        for i in range(len(city)):
            kind = city[i]
            total += productions * self.produces[kind] + (left + 0.5) * self.stands[kind] + self.once[kind]
            if self.hosting[kind] and not me.occupied[i]:
                total += self.host
        for kind in me.hand:
            if content.critter[kind]:
                for host in content.hosted[kind]:
                    if me.vacant[host]:
                        total += self.partner
                        break
        room = t.room_in_city(number)
        if room < 4:
            total -= self.space * (4 - room) * (left + 1)
        return total + self.within_reach(t, number)

    def within_reach(self, t: Everdell, number: int) -> float:
        """Events that somebody could achieve now, or soon."""
        me = t.players[number]
        total = 0.0
        for i in range(len(t.achieved)):
            if t.achieved[i] != GAP:
                continue
            if meets(t, number, me, EVENTS + i):
                total += self.ready
            elif i < BASIC_EVENTS:
                missing = 0
                colours = t.content.basic_events[i].colours
                for colour in range(len(colours)):
                    if colours[colour] > me.colours[colour]:
                        missing += colours[colour] - me.colours[colour]
                if missing == 1:
                    total += self.near
        return total


SHIPPED: Final = read_weights()


def judge_of(content: Content) -> Judge:
    """The judge of these components, with the shipped weights unless others were given to `use_weights`."""
    if content.judge is None:
        content.judge = Judge(content, SHIPPED)
    found: Judge = content.judge
    return found


def use_weights(content: Content, weights: Weights) -> None:
    """Judge with other weights from now on, in this process."""
    content.judge = Judge(content, weights)


def judge_all(t: Everdell) -> list[float]:
    """The chance of every seat to win, between 0 and 1."""
    if t.over:
        winners = t.outcome().winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    judge = judge_of(t.content)
    values = [judge.points(t, number) for number in range(len(t.players))]
    chances: list[float] = []
    for seat in range(t.seats):
        best = -1000.0
        for number in range(len(values)):
            if number != seat and values[number] > best:
                best = values[number]
        done = t.players[seat].season / AUTUMN
        if t.rivals:  # he has not got yet what he will have: about as much as in a whole game
            best += 14.0 * (AUTUMN - t.players[seat].season)
        sharp = judge.sharp * (judge.early + (1.0 - judge.early) * done)
        chances.append(1.0 / (1.0 + exp(-sharp * (values[seat] - best))))
    return chances
