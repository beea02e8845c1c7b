"""What judgement counts, one thing after another, for hints that say why. In drops: one beside a shrine field is 1."""

from __future__ import annotations

from fairyring.games.mycelia.judgement import JUDGES, Judge
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.words import Term

DROPS_A_TURN = 2.5
"""What an ordinary turn does: turns as drops."""


def terms(t: Mycelia, number: int) -> dict[str, Term]:
    """Drops and how far they lie from a shrine, and what makes the next turns better: leaves, favour, cards, tiles."""
    gwidyon = t.gwidyon
    if gwidyon is not None and t.is_rival(number):
        return {"drops": Term(gwidyon.drops, -gwidyon.drops)}
    judge, me, content = JUDGES.of(t.content), t.players[number], t.content
    card = judge.weights["card"]
    far = me.ground.steps_to_shrine()
    steps = sum(count * (far[cell] - 1) for cell, count in enumerate(me.drops) if count)
    distance = sum(count * (judge.cost[far[cell]] - 1.0) for cell, count in enumerate(me.drops) if count)
    heroes = [kind for kind in owned(me) if content.gift[kind] is None and content.cost[kind]]
    gifts = [kind for kind in owned(me) if content.gift[kind] is not None]
    tiles = me.ready + me.spent
    return {
        "drops": Term(me.left, -me.left),
        "steps": Term(steps, -distance),
        "leaves": Term(me.leaves, card["leaf"] * me.leaves),
        "favour": Term(me.pawn, card["favour"] * me.pawn),
        "heroes": Term(len(heroes), without(judge, me, heroes)),
        "gifts": Term(len(gifts), without(judge, me, gifts)),
        "tiles": Term(len(tiles), without(judge, me, [], tiles=False)),
    }


def owned(me: Player) -> list[int]:
    return me.hand + me.deck + me.discard + me.gifts


def without(judge: Judge, me: Player, cards: list[int], tiles: bool = True) -> float:
    """How many drops longer everything would take without these cards, or without the tiles."""
    if not me.left or (tiles and not cards):
        return 0.0
    poorer = me.copy()
    poorer.hand, poorer.discard, poorer.gifts, deck = ([kind for kind in pile if kind not in cards] for pile in
                                                       (me.hand, me.discard, me.gifts, me.deck))
    if deck != me.deck:
        kept = [i for i, kind in enumerate(me.deck) if kind not in cards]
        poorer.deck_batch = [me.deck_batch[i] for i in kept]
    poorer.deck = deck
    if not tiles:
        poorer.ready, poorer.spent = [], []
    return DROPS_A_TURN * (judge.turns_left(poorer) - judge.turns_left(me))


def lead(t: Mycelia, seat: int) -> float:
    """How much earlier than the best other the seat will have emptied its board, in drops."""
    judge, gwidyon = JUDGES.of(t.content), t.gwidyon
    others = [judge.done_in(t, other) for other in range(t.seats) if other != seat]
    if gwidyon is not None:
        others.append(judge.rival_done_in(gwidyon))
    return DROPS_A_TURN * (min(others) - judge.done_in(t, seat))
