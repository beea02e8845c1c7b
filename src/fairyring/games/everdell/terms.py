"""What makes a position good, thing by thing, for hints that say why: in points, by the weights of `Judge`."""

from __future__ import annotations

from fairyring.games.everdell.components import EVENTS, GAP, RESOURCES
from fairyring.games.everdell.judgement import judge_of
from fairyring.games.everdell.placing import meets
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import NOTHING
from fairyring.kernel.words import Term


def terms(t: Everdell, number: int) -> dict[str, Term]:
    """What a player would point at: points as they stand, and what can become points. A rival has points only."""
    points = t.total(number)
    found = {"points": Term(points, points)}
    me = t.players[number]
    if t.is_rival(number) or me.passed:
        return found
    judge = judge_of(t.content)
    production = [kind for kind in me.city if t.content.cards[kind].production is not NOTHING]
    houses = sum(judge.hosting[kind] and not me.occupied[i] for i, kind in enumerate(me.city))
    events = [t.event_at(EVENTS + i) for i, by in enumerate(t.achieved) if by == GAP]
    ready = [event.points for event in events if meets(t, number, me, event)]
    return {
        **found,
        "resources": Term(sum(me.goods[:RESOURCES]),
                          sum(judge.goods[good] * me.goods[good] for good in range(RESOURCES))),
        "hand": Term(len(me.hand), judge.card * len(me.hand)),
        "workers": Term(me.free, judge.worker * me.free),
        "production": Term(len(production), sum(judge.stays[me.season][kind] for kind in production)),
        "houses": Term(houses, judge.host * houses),
        "reach": Term(len(ready), judge.ready * sum(max(1, points) for points in ready)),
    }
