"""What a bot thinks of a position: the points each player will have, as far as one can tell.

Points as they stand; resources and workers that can still become points; the engine: what the cards of the city will
produce, what visits to them give, whom they can let in; what one would play next and how much is missing for it; Events
that are within reach; seasons still to come. What a card does is read from its effects, so a new card needs nothing
here. Weights: judgement.toml.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, Final

from fairyring.games.everdell.components import AUTUMN, EVENTS, GAP, GOODS, RESOURCES, Content
from fairyring.games.everdell.placing import meets
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.judging import Weights, leads, read_weights
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOTHING, Step

ENOUGH: Final = 8
"""Resources that soon find a use."""
PRODUCTIONS: Final[list[int]] = [2, 1, 1, 0]
"""How often Production is still activated, by season."""
USUAL_EVENT: Final = 3
"""Points of an Event that counts something else."""
WON: Final = 0.95
"""What a victory by nothing is worth; one by much more than MUCH points is worth 1."""
MUCH: Final = 15.0
FARTHEST: Final = 4
"""A card for which more resources are missing is no plan yet."""


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


class Judge:
    """Weights with what follows from them for one set of components, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.weights = weights
        value = Value(weights)
        goods, things, engine, plans = weights["goods"], weights["things"], weights["engine"], weights["plans"]
        self.goods = [goods[good] for good in GOODS[:RESOURCES]]
        self.many = goods["many"]
        self.late = goods["late"]
        self.card = things["card"]
        self.worker = things["worker"]
        self.space = things["space"]
        self.bonus = engine["bonus"]
        self.partner = engine["partner"]
        self.host = engine["host"]
        self.hosting = [bool(card.hosts) for card in content.cards]
        self.next = plans["next"]
        self.second = plans["second"]
        self.meadow = plans["meadow"]
        self.far = [plans["far"] ** missing for missing in range(FARTHEST + 1)]
        events = weights["events"]
        self.ready = events["ready"]
        self.near = events["near"]
        self.half = events["half"]
        self.sharp = weights["lead"]["sharp"]
        self.early = weights["lead"]["early"]
        self.rival = weights["lead"]["rival"]
        seasons = range(len(content.seasons))
        self.coming = [things["season"] * sum(self.workers(content, later) for later in seasons if later > season)
                       for season in seasons]
        """What the workers of later seasons are worth, by season."""
        self.use = [self.late + (1.0 - self.late) * (AUTUMN - season) / AUTUMN for season in seasons]
        """How much resources and cards in hand are still worth, by season."""
        self.stays: list[list[float]] = []
        """What each card of a city is still good for besides its points, by season."""
        self.played: list[list[float]] = []
        """What playing each card would bring, by season."""
        self.price: list[float] = [sum(self.goods[good] * card.cost[good] for good in range(RESOURCES))
                                   for card in content.cards]
        for season in seasons:
            stays: list[float] = []
            played: list[float] = []
            for card in content.cards:
                produced = engine["production"] * value.of(card.production)
                visits = engine["visit"] * value.of(card.visit) + (engine["listen"] if card.reactions else 0.0)
                once = engine["ability"] if card.ability is not None else 0.0
                stays.append(PRODUCTIONS[season] * produced + (AUTUMN - season + 0.5) * visits + once)
                bonus = 0.0 if card.bonus is None else self.bonus * card.bonus.guess()
                played.append(stays[-1] + card.points + bonus + (self.host if card.hosts else 0.0)
                              + self.use[season] * (value.of(card.effect) + value.of(card.production)))
            self.stays.append(stays)
            self.played.append(played)

    @staticmethod
    def workers(content: Content, season: int) -> int:
        """How many workers one has in a season."""
        return content.starting_workers + sum(content.seasons[i].workers for i in range(1, season + 1))

    def points(self, t: Everdell, number: int) -> float:
        """About how many points somebody will have in the end."""
        score = t.customs.score(t, number)
        me = t.players[number]
        total = float(score["base"] + score["tokens"] + score["journey"] + score["events"])
        if t.is_rival(number):
            return total + score["prosperity"]
        if me.passed:
            return total + score["prosperity"]
        total += self.bonus * score["prosperity"]
        season = me.season
        have = 0
        worth = 0.0
        for good in range(RESOURCES):
            have += me.goods[good]
            worth += self.goods[good] * me.goods[good]
        if have > ENOUGH:
            worth *= (ENOUGH + self.many * (have - ENOUGH)) / have
        total += self.use[season] * (worth + self.card * len(me.hand))
        total += self.worker * me.free + self.coming[season]
        stays = self.stays[season]
        city = me.city
        for i in range(len(city)):
            kind = city[i]
            total += stays[kind]
            if self.hosting[kind] and not me.occupied[i]:
                total += self.host
        room = t.room_in_city(number)
        if room < 4:
            total -= self.space * (4 - room) * (AUTUMN - season + 1)
        if room > 0:
            total += self.plans(t, me, season)
        return total + self.within_reach(t, number)

    def plans(self, t: Everdell, me: Player, season: int) -> float:
        """What the two best cards that one could play next would bring, less the more is missing for them."""
        first = 0.0
        second = 0.0
        partners = 0.0
        content = t.content
        played = self.played[season]
        use = self.use[season]
        goods = me.goods
        welcome = me.welcome
        bits = content.bits
        hand = me.hand
        meadow = t.meadow
        in_hand = len(hand)
        for i in range(in_hand + len(meadow)):
            kind = hand[i] if i < in_hand else meadow[i - in_hand]
            if kind == GAP or (content.unique[kind] and me.have[kind]):
                continue
            worth = played[kind]
            if welcome & bits[kind]:
                partners += self.partner
            else:
                worth -= use * self.price[kind]
                cost = content.cost[kind]
                missing = 0
                for good in range(RESOURCES):
                    if cost[good] > goods[good]:
                        missing += cost[good] - goods[good]
                if missing > FARTHEST:
                    continue
                worth *= self.far[missing]
            if i >= in_hand:
                worth *= self.meadow
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return self.next * first + self.second * second + partners

    def within_reach(self, t: Everdell, number: int) -> float:
        """Events that somebody could achieve now, or soon: as many as there are workers still to come or to place."""
        me = t.players[number]
        total = 0.0
        workers = me.free if me.season == AUTUMN else len(t.achieved)
        for i in range(len(t.achieved)):
            if workers == 0:
                break
            if t.achieved[i] != GAP:
                continue
            event = t.event_at(EVENTS + i)
            if meets(t, number, me, event):
                total += self.ready * (event.points if event.points else USUAL_EVENT)
                workers -= 1
            elif event.least:
                missing = 0
                for colour in range(len(event.colours)):
                    if event.colours[colour] > me.colours[colour]:
                        missing += event.colours[colour] - me.colours[colour]
                if missing == 1:
                    total += self.near
                elif missing == 2:
                    total += self.half
            elif event.asks & me.kinds:
                total += self.half
        return total

    def chance(self, t: Everdell, seat: int, lead: float) -> float:
        """How likely a lead of so many points is kept to the end: the more so the later it is."""
        done = t.players[seat].season / AUTUMN
        return 1.0 / (1.0 + exp(-self.sharp * (self.early + (1.0 - self.early) * done) * lead))


SHIPPED: Final = read_weights(Path(__file__).parent)


def judge_of(content: Content) -> Judge:
    """The judge of these components, with the shipped weights unless others were given to `use_weights`."""
    if content.judge is None:
        content.judge = Judge(content, content.whole.weights or SHIPPED)
    found: Judge = content.judge
    return found


def use_weights(content: Content, weights: Weights) -> None:
    """Judge with other weights from now on, in this process, whatever boxes are in play. The judge before is kept, for
    players with different weights who take turns."""
    content.whole.weights = weights
    for one in (content.whole, *content.whole.selections.values()):
        before, one.judge = one.judge, one.spare_judge
        one.spare_judge = before
        if one.judge is not None and one.judge.weights != weights:
            one.judge = None


def judge_all(t: Everdell) -> list[float]:
    """The chance of every seat to win, between 0 and 1."""
    if t.over:
        return judge_end(t)
    judge = judge_of(t.content)
    values = [judge.points(t, number) for number in range(len(t.players))]
    if t.rivals:
        return judge_together(t, judge, values)
    return [judge.chance(t, seat, lead) for seat, lead in enumerate(leads(values, t.seats))]


def judge_together(t: Everdell, judge: Judge, values: list[float]) -> list[float]:
    """Against a rival people win together, and only if each of them is ahead of it (MIS-NW-END-08): everybody's chance
    is that of all."""
    for number in range(len(values)):
        values[number] += t.customs.to_come(t, number, judge.rival)
    chance = 1.0
    for seat in range(t.seats):
        chance *= judge.chance(t, seat, values[seat] - values[t.seats])
    return [chance] * t.seats


def judge_end(t: Everdell) -> list[float]:
    """A game that is over is won or lost, and a little better the more points one is ahead: nobody who has won passes
    while there is more to be had."""
    winners = t.outcome().winners
    totals = [t.total(number) for number in t.everybody]
    chances: list[float] = []
    for seat in range(t.seats):
        if t.rivals:  # all of them together against it (MIS-NW-END-08)
            lead = min(totals[:t.seats]) - totals[t.seats]
        else:
            lead = totals[seat] - max([totals[number] for number in t.everybody if number != seat])
        if seat not in winners:
            chances.append((1.0 - WON) * exp(min(0, lead) / MUCH))
        elif len(winners) > 1 and not t.rivals:
            chances.append(1.0 / len(winners))
        else:
            chances.append(1.0 - (1.0 - WON) * exp(-max(0, lead) / MUCH))
    return chances
