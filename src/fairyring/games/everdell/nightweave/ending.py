"""She ends, and what she is worth (MIS-NW-END, MIS-NW-SCORE)."""

from __future__ import annotations

from fairyring.games.everdell.components import EVENTS, JOURNEY, POINT, PURPLE, SPECIAL
from fairyring.games.everdell.customs import Score
from fairyring.games.everdell.nightweave.lair import her_side, lair_of, level_of
from fairyring.games.everdell.nightweave.spiders import claim_basic
from fairyring.games.everdell.state import Everdell


def end(t: Everdell, rule: str) -> None:
    """The game is over for her: workers and figure stay, the cards of her Accomplishments come into her city, and she
    claims a last basic Event (MIS-NW-END-01 to -04)."""
    lair = lair_of(t)
    her = her_side(t)
    her.passed = True
    if t.sink is not None:
        t.emit("nightweave-ends", t.seats, rule, {"count": len(lair.won) + len(lair.face_down)})
    if lair.face_down:
        t.reveals += 1
    for kind in (*lair.won, *lair.face_down):
        ident = t.content.cards[kind].ident
        if t.content.cards[kind].into_other:
            t.throw(kind)
            if t.sink is not None:
                t.emit("nightweave-throws", t.seats, "MIS-NW-END-02", {"card": ident})
        else:
            t.settle_in(t.seats, kind)
            if t.sink is not None:
                t.emit("nightweave-adds", t.seats, "MIS-NW-END-02", {"card": ident})
    lair.won = []
    lair.face_down = []
    claim_basic(t, "MIS-NW-END-03")


def her_score(t: Everdell) -> Score:
    """Base values, tokens, Journey, basic Events; bonuses and special Events by her level, one bonus a card
    (MIS-NW-SCORE-01 to -04, MIS-COMBO-LEG-04)."""
    content = t.content
    her = her_side(t)
    level = level_of(t)
    base = 0
    bonus = 0
    for kind in her.city:
        points = content.points[kind]
        base += points
        bonus += max(level.zero if points == 0 else 0, level.purple if content.colour[kind] == PURPLE
                     or content.legendary[kind] else 0)
    journey = sum(content.journey[place - JOURNEY].points for place in her.workers if JOURNEY <= place < EVENTS)
    events = sum(t.event_at(place).points if place < SPECIAL else level.event for place in her.events)
    return {"base": base, "tokens": her.goods[POINT], "prosperity": bonus, "journey": journey, "events": events}


def everybody_ranks(t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
    """People win together, and only if each of them has more points than she; a tie is her win (MIS-NW-END-07, -08)."""
    hers = keys[t.seats][0]
    if all(keys[seat][0] > hers for seat in range(t.seats)):
        return [*[1] * t.seats, t.seats + 1]
    return [*(2 + sum(other > keys[seat] for other in keys[:t.seats]) for seat in range(t.seats)), 1]
