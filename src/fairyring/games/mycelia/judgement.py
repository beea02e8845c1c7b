"""What a bot thinks of a position: how many turns each player still needs, and so who will probably win.

A strong player of this race thinks in tempo. The work left is the drops and how far they lie from a shrine field. The
deck does some of it every turn (its pace), the more the better its cards fit what still lies on the board; leaves and
favour make it faster, early in the game far more than late (its growth). Cards in hand and known cards on top of the
draw pile are about to be played. What cards do is worked out in `powers`.

The weights are in judgement.toml. Compiles with the kernel: this runs some hundred thousand times a second.
"""

from __future__ import annotations

from math import exp, sqrt
from pathlib import Path
from typing import Final

from fairyring.games.mycelia.components import FIELDS, HAND_SIZE, Content, Ground
from fairyring.games.mycelia.kept import Gwidyon
from fairyring.games.mycelia.players import KNOWN, Player
from fairyring.games.mycelia.powers import ANYWHERE, CONDITIONS, EXACT, HEAP, ONE, CardWorth, Does, work_of
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.judging import Judges, Weights

LEAST_PACE: Final = 0.2
LEAST_GROWTH: Final = 0.001


class Judge:
    """The weights with what follows from them for one set of components, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.weights = weights
        turns, odds = weights["turns"], weights["chance"]
        self.passing = weights["work"]["passing"]
        self.pace = turns["pace"]
        self.growth = turns["growth"]
        self.purse = turns["purse"]
        self.spend = turns["spend"]
        self.top = turns["top"]
        self.climb = turns["climb"]
        self.pawn = turns["pawn"]
        self.sharp = odds["sharp"]
        self.spread = odds["spread"]
        self.tie = odds["tie"]
        self.gwidyon = odds["gwidyon"]
        self.head_start = odds["head_start"]
        far, bend = weights["work"]["far"], weights["work"]["bend"]
        self.cost = [0.0, 1.0]
        """What a drop costs by its steps to a shrine field."""
        step = far
        for _ in range(FIELDS):
            self.cost.append(self.cost[-1] + step)
            step *= bend
        cards = CardWorth(weights["card"])
        self.cards = [Does(content.effect[kind].reckon(cards), gift, weights) for kind, gift in enumerate(content.gift)]
        self.rates = [sum(amount for _, amount in work_of(tile.effect.reckon(cards))) / max(tile.cost, 1)
                      for tile in content.tiles]
        """What a leaf does through each tile, as work."""
        self.finds = [0.0] * CONDITIONS
        """How much of what a card could do finds a field that meets its condition: for one player at a time."""
        self.doing = [0.0] * CONDITIONS
        """What the whole deck could do under each condition: for one player at a time."""

    def turns_left(self, p: Player) -> float:
        """About how many turns this player still needs, the one whose cards are in hand included."""
        work = self.look_at_board(p.ground, p.drops)
        doing, finds, cards = self.doing, self.finds, self.cards
        total, leaves, favour, slots = 0.0, 0.0, 0.0, 0.0
        for pile in (p.hand, p.discard, p.deck, p.gifts):
            for kind in pile:
                card = cards[kind]
                doing[card.needs] += card.work
                doing[card.more_needs] += card.more_work
                total += card.flat
                leaves += card.leaves
                favour += card.favour
                slots += card.slots
        slots = max(slots, HAND_SIZE)
        share = HAND_SIZE / slots
        everything = total
        for i in range(CONDITIONS):
            everything += doing[i]
        pace = self.pace + share * everything
        horizon = share * work / max(pace, LEAST_PACE)
        """How often the average card will still be played."""
        for i in range(CONDITIONS):
            much = doing[i] * horizon
            if much > 0.0:
                there = finds[i]
                finds[i] = there / sqrt(there * there + much * much)
                total += doing[i] * finds[i]
        at_hand, more_leaves, more_favour = 0.0, 0.0, 0.0
        for kind in p.hand:
            card = cards[kind]
            at_hand += card.work * finds[card.needs] + card.more_work * finds[card.more_needs] + card.flat
            more_leaves += card.leaves
            more_favour += card.favour
        purse = p.leaves + more_leaves
        pawn = p.pawn + more_favour
        rate = self.spend * max([self.rates[tile] for tile in p.ready + p.spent], default=0.0)
        deck, batches = p.deck, p.deck_batch
        for i in range(len(deck) - 1, max(len(deck) - HAND_SIZE, 0) - 1, -1):
            if batches[i] != KNOWN:
                break
            card = cards[deck[i]]
            mean = card.slots / slots
            at_hand += self.top * (card.work * finds[card.needs] + card.more_work * finds[card.more_needs] + card.flat
                                   - mean * total)
            purse += self.top * (card.leaves - mean * leaves)
        growth = max(share * (self.growth * leaves + self.climb * favour), LEAST_GROWTH)
        pace = max(self.pace + share * (total + rate * leaves) + self.purse * purse + self.pawn * pawn, LEAST_PACE)
        work -= at_hand + rate * purse
        if work <= 0.0:
            return 1.0 + work / pace
        return 1.0 + (sqrt(pace * pace + 2.0 * growth * work) - pace) / growth

    def look_at_board(self, ground: Ground, drops: list[int]) -> float:
        """The work on a board. On the way `finds` is filled with the work to be found under each condition."""
        terrain = ground.terrain
        far = ground.steps_to_shrine()
        cost = self.cost
        finds, doing = self.finds, self.doing
        for i in range(CONDITIONS):
            finds[i] = 0.0
            doing[i] = 0.0
        work = 0.0
        for cell in range(FIELDS):
            count = drops[cell]
            if count:
                here = count * cost[far[cell]]
                work += here
                kind = terrain[cell]
                if kind > ANYWHERE:
                    kind = ANYWHERE
                finds[kind] += here
                if count == 1:
                    finds[ONE + kind] += here
                else:
                    finds[HEAP + kind] += here
                    if count == 2:
                        finds[EXACT + kind] += here
        passing = self.passing * work
        for i in range(0, CONDITIONS, 4):
            finds[i + ANYWHERE] += finds[i] + finds[i + 1] + finds[i + 2]
            finds[i] += passing
            finds[i + 1] += passing
            finds[i + 2] += passing
            if i:
                finds[i + ANYWHERE] += passing
        return work

    def done_in(self, t: Mycelia, seat: int) -> float:
        """In how many rounds, this one included, `seat` will have emptied the board; leaves break ties."""
        p = t.players[seat]
        if not p.left:
            turns = 0.9
        else:
            turns = self.turns_left(p)
            if t.active < t.seats and (seat - t.starter) % t.seats < (t.active - t.starter) % t.seats:
                turns += 1.0  # has had the turn of this round
        return turns - self.tie * p.leaves

    def rival_done_in(self, gwidyon: Gwidyon) -> float:
        return gwidyon.drops / self.gwidyon + self.head_start


JUDGES: Final[Judges[Judge]] = Judges(Path(__file__).parent, Judge)
use_weights: Final = JUDGES.use


def judge_all(t: Mycelia) -> list[float]:
    """The chance of every seat to win, between 0 and 1."""
    if t.over:
        winners = t.outcome().winning_seats
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    one = JUDGES.of(t.content)
    rounds = [one.done_in(t, seat) for seat in range(t.seats)]
    gwidyon = t.gwidyon
    if gwidyon is not None:
        rounds.append(one.rival_done_in(gwidyon))
    first = min(rounds)
    sure = one.sharp / (1.0 + one.spread * max(first, 0.0))
    odds = [exp(sure * (first - turns)) for turns in rounds]
    total = sum(odds)
    return [one / total for one in odds[:t.seats]]
