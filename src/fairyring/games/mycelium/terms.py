"""What judgement counts for somebody, term by term, for hints that say why."""

from __future__ import annotations

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.ending import points
from fairyring.games.mycelium.judgement import ENOUGH, JUDGES, Judge, around
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.words import Term


def terms(t: Mycelium, number: int) -> dict[str, Term]:
    """Everything that makes up the points which a player will probably have in the end."""
    me = t.players[number]
    grown, insects, token = points(t, number)
    if t.over:
        return {"points": Term(grown + token, grown + token), "insects": Term(me.insects, insects)}
    w = JUDGES.of(t.content)
    if t.is_rival(number):
        insects_worth = w.insect * me.insects
        return {"points": Term(grown, w.automa(t) - insects_worth), "insects": Term(me.insects, insects_worth)}
    nets = t.networks(number)
    counts = [sum(min(here, ENOUGH) for here in net.have) for net in nets]
    spores = w.spore * sum(counts) + w.network * max(counts, default=0) + w.supply * min(me.supply, 12)
    cards = w.card * min(len(me.hand), 5)
    costs = [t.content.mushrooms[card].cost for card in me.hand] if NONE in me.cards else []
    ready = sum(any(net.can_fruit(cost) for net in nets) for cost in costs)
    under = sum(len(cards) > 0 for cards in me.tucked)
    standing = [board for board, tile in enumerate(me.tokens) if tile != NONE]
    ripe = [board for board in standing if me.counters[board] >= t.content.sporings]
    blocked = [board for board in standing if t.blocked(number, board)]
    room = len(me.tokens) - len(standing)
    beside, beyond = (0, 0) if me.mother == NONE else around(t, me.mother)
    bonuses, lasts = lasting(t, number, w)
    return {
        "points": Term(grown, grown),
        "insects": Term(me.insects, w.insect * me.insects),
        "spores": Term(sum(net.total for net in nets), spores),
        "ground": Term(beside + beyond, w.beside * beside + w.beyond * beyond),
        "cards": Term(len(me.hand), cards),
        "ready": Term(ready, w.prospects(t, number) - spores - cards),
        "ripe": Term(len(ripe), sum(growth(t, number, board, w) for board in standing) + w.free * min(room, 2)),
        "under": Term(under, w.under * under + w.last * max(under - 3, 0)),
        "blocked": Term(len(blocked), (w.blocked - 1.0) * sum(growth(t, number, board, w) for board in blocked)),
        "lasting": Term(bonuses, lasts),
    }


def growth(t: Mycelium, number: int, board: int, w: Judge) -> float:
    """What a mushroom on the board of tiles is worth beside its points, if nobody blocks it."""
    me = t.players[number]
    count, most = me.counters[board], t.content.sporings
    worth = w.standing * (most - count) / most + w.counter * count
    return worth if me.tucked[board] else worth + w.ripe * (count + 1)


def lasting(t: Mycelium, number: int, w: Judge) -> tuple[int, float]:
    """The bonuses of decayed mushrooms that work from now on: how many, and what they are worth."""
    me = t.players[number]
    worths = [w.mother_move] * (me.steps > t.content.steps)
    worths += [w.mother_spread] * (me.mother_spread - t.content.mother_spread)
    worths += [w.repeats] * me.repeats + [w.draws] * (me.draws > 1) + [w.rerolls] * (me.rerolls > 0)
    worths += [w.more] * sum(me.more) + [w.with_mother] * sum(me.with_mother)
    return len(worths), sum(worths)
