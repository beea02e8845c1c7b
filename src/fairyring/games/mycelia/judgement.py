"""What a bot thinks of a position: how many turns each player still needs.

The work left (drops, and how far they lie from a shrine field) is divided by the pace of the deck (what three cards do
on average). What a card does is read from its effect, so a new card needs nothing here. Weights: judgement.toml.
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from typing import Any, Final

from fairyring.games.mycelia.components import ANY, FIELDS, HAND_SIZE, Content
from fairyring.games.mycelia.effects import Bonus, Favour, Leaves, RecycleCard, Repeat, TrashCard
from fairyring.games.mycelia.fields import Burst, Move, MoveAndRemove, OnField, Remove
from fairyring.games.mycelia.state import Mycelia, Player
from fairyring.kernel.algebra import Either, Then, UpTo
from fairyring.kernel.table import Step

LEAST_PACE: Final = 0.2


class Weights:
    """The numbers of judgement.toml."""

    def __init__(self, card: dict[str, float], position: dict[str, float]) -> None:
        self.card = card
        self.far = position["far"]
        self.leaf = position["leaf"]
        self.pace = position["pace"]
        self.favour = position["favour"]
        self.sharp = position["sharp"]
        self.gwidyon = position["gwidyon"]


def read_weights(path: Path) -> Weights:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Weights(data["card"], data["position"])


class Judge:
    """Weights with what follows from them for one set of components, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.weights = weights
        self.power: list[float] = []
        """What each kind of card does when it is played."""
        for kind in range(len(content.ids)):
            gift = content.gift[kind]
            self.power.append(power(content.effect[kind], weights.card) if gift is None
                              else weights.card["gift"] * gift.draw / 2)

    def turns_left(self, p: Player) -> float:
        """About how many turns this player still needs."""
        w = self.weights
        if not p.left:
            return -w.leaf * p.leaves
        far = p.ground.steps_to_shrine()
        drops = p.drops
        work = 0.0
        for cell in range(FIELDS):
            if drops[cell]:
                work += drops[cell] * (1.0 + w.far * far[cell])
        power = self.power
        total = 0.0
        for pile in (p.deck, p.hand, p.discard, p.gifts):
            for kind in pile:
                total += power[kind]
        cards = len(p.deck) + len(p.hand) + len(p.discard) + len(p.gifts)
        pace = w.pace + HAND_SIZE * total / (cards if cards > HAND_SIZE else HAND_SIZE)
        return (work - w.leaf * p.leaves - w.favour * p.pawn) / (pace if pace > LEAST_PACE else LEAST_PACE)


def power(step: Step[Any], w: dict[str, float]) -> float:
    """What an effect does, in drops removed."""
    if isinstance(step, Leaves):
        return w["leaf"] * step.count
    if isinstance(step, Favour):
        return w["favour"] * step.count
    if isinstance(step, TrashCard):
        return w["trash"]
    if isinstance(step, RecycleCard):
        return w["recycle"]
    if isinstance(step, Bonus):
        return w["bonus"] * power(step.part, w)
    if isinstance(step, Then):
        return sum(power(part, w) for part in step.parts)
    if isinstance(step, Either):
        return max(power(side, w) for side in step.sides)
    if isinstance(step, (Repeat, UpTo)):
        return power(step.part, w) * sum(w["again"] ** i for i in range(step.count))
    if isinstance(step, OnField):
        value = field_power(step, w)
        if step.terrain != ANY:
            value *= w["terrain"]
        return value * w["exact"] if step.exact else value
    return 0.0


def field_power(step: OnField, w: dict[str, float]) -> float:
    if isinstance(step, Move):
        return w["move"] * sum(w["again"] ** i for i in range(step.most))
    if isinstance(step, Remove):
        return w["remove"] * sum(w["again"] ** i for i in range(step.most))
    if isinstance(step, MoveAndRemove):
        return sum(n * (w["move"] if moves else w["remove"]) for moves, n in step.parts)
    if isinstance(step, Burst):
        return w["remove"] * step.centre * w["again"] + w["side"] * step.sides * step.each
    return w["remove"]


SHIPPED: Final = read_weights(Path(__file__).parent / "judgement.toml")
JUDGES: Final[dict[str, Judge]] = {}


def judge_of(content: Content) -> Judge:
    """The shipped judge of these components."""
    found = JUDGES.get(content.hash)
    if found is None:
        found = Judge(content, SHIPPED)
        JUDGES[content.hash] = found
    return found


def judge(t: Mycelia, seat: int) -> float:
    """The chance of `seat` to win, between 0 and 1."""
    if t.seat < 0:
        outcome = t.outcome()
        winners = outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    one = judge_of(t.content)
    mine = one.turns_left(t.players[seat])
    if t.gwidyon is not None:
        theirs = t.gwidyon.drops / one.weights.gwidyon
    else:
        theirs = 1000.0
        for other in range(t.seats):
            if other != seat:
                turns = one.turns_left(t.players[other])
                if turns < theirs:
                    theirs = turns
    lead = one.weights.sharp * (theirs - mine) / (1.0 + 0.15 * max(theirs, 0.0))
    return 1.0 / (1.0 + exp(-lead))
