"""What judgement counts, thing by thing, for hints that say why: in points, and together what `Judge` reckons."""

from __future__ import annotations

from fairyring.games.salamandra.components import FIELD_OF, FIXED
from fairyring.games.salamandra.ending import belief_points, book_points, symbols
from fairyring.games.salamandra.judgement import ENOUGH, JUDGES, Judge
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.words import Term


def terms(t: Salamandra, number: int) -> dict[str, Term]:
    """Everything that makes up the points which a player will probably have in the end."""
    seat, me = number, t.players[number]
    if t.finals:
        return {"points": Term(me.vp, me.vp)}
    judge = JUDGES.of(t.content)
    w = judge.numbers
    to_come = t.content.rounds - t.round
    last = to_come == 0 and me.passed
    crystals = 0.0 if last else w.crystal * (min(me.crystals, ENOUGH) + w.many * max(me.crystals - ENOUGH, 0))
    scroll = w.last_scroll if last or not t.open_slots(seat) else w.scroll
    near = 0 if last else len(t.connected(seat))
    shares, found = belief(t, seat)
    return {
        "points": Term(me.vp, me.vp),
        "crystals": Term(me.crystals, crystals),
        "scrolls": Term(me.scrolls, me.scrolls * scroll),
        "apprentices": Term(me.available, me.available * w.available * (1.0 + w.round * to_come)),
        "work": Term(len(me.active) + len(me.inactive), work(t, seat, judge)),
        "groves": Term(near, w.grove * min(near, 4)),
        "books": Term(book_points(t, seat), books(t, seat, judge)),
        "deities": Term(len(me.deities),
                        sum(judge.deity[kind] for kind in me.deities) * (to_come + (0.0 if me.passed else 0.5))),
        "belief": Term(shares, w.belief * shares + w.symbol * found),
    }


def work(t: Salamandra, seat: int, judge: Judge) -> float:
    """What the apprentices on fields bring in this round and in those to come."""
    me = t.players[seat]
    later = judge.numbers.round * (t.content.rounds - t.round)
    counts = [-1] * FIXED
    awake = sum(judge.standing(t, seat, FIELD_OF[slot], counts) for slot in me.active)
    asleep = sum(judge.standing(t, seat, FIELD_OF[slot], counts) for slot in me.inactive)
    return (later + (0.0 if me.passed else 1.0)) * awake + later * asleep


def books(t: Salamandra, seat: int, judge: Judge) -> float:
    """What the apprentices on spellbooks will score."""
    w = judge.numbers
    growth = w.growth * (t.content.rounds - t.round)
    worth = 0.0
    for slot, owner in enumerate(t.book_slots):
        if owner == seat:
            book = t.book_at(slot)
            each = 1.0 if book.counts == FIXED else w.book * t.count(seat, book.counts) + growth
            worth += book.values[slot % 2] * each
    return worth


def belief(t: Salamandra, seat: int) -> tuple[int, int]:
    """The points for belief as it stands, and the crowns, bears and eagles."""
    shares, found = 0, 0
    for which in range(3):
        everybody = symbols(t, which)
        shares += belief_points(everybody, t.content.belief[which])[seat]
        found += everybody[seat]
    return shares, found
