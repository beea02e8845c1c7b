"""What a bot makes of her: the points that she and the people against her will still get (see `judgement`)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import AUTUMN
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.lair import her_side, lair_of, level_of
from fairyring.games.everdell.state import Everdell

A_WORKER: Final = 2.3
"""Points that she gets by the time a worker more is placed, with the cards that come between; and more by level."""
BY_LEVEL: Final = 0.25
A_CARD: Final = 2.0
"""A card among her Accomplishments, face up or down; one of her hand is played or discarded for less."""
IN_HAND: Final = 0.3
A_WEB: Final = 0.2
"""What a Web on a place takes from whoever might have gone there."""
CAUGHT: Final = 0.5
"""A card of a person's hand that hangs in a Web."""
HELD: Final = 1.0
"""A worker that comes back."""


def she_will_get(t: Everdell) -> float:
    """By the workers that she has still to place; nothing more when she has ended (MIS-NW-END-01)."""
    lair = lair_of(t)
    her = her_side(t)
    if her.passed:
        return 0.0
    left = her.free
    so_far = left + len(her.workers)
    for season in hers(t.content).seasons[her.season:]:
        so_far += season.workers
        left += so_far
    return ((A_WORKER + BY_LEVEL * level_of(t).star) * left + A_CARD * (len(lair.won) + len(lair.face_down))
            + IN_HAND * len(her.hand))


def person_will_get(t: Everdell, seat: int) -> float:
    """What lies face down is turned up again unless it is too late; what she holds comes back; Webs are in the way."""
    lair = lair_of(t)
    found = HELD * lair.held - A_WEB * (len(lair.webs) + len(lair.loose))
    if seat == 0:
        found += CAUGHT * len(lair.caught)
    if her_side(t).season < AUTUMN:
        for one in lair.shut:
            if one[0] == seat:
                found += t.content.points[one[1]]
    return found
