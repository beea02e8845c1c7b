"""She prepares for a season; after autumn the game is over for her (MIS-NW-SEAS, MIS-NW-END)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import AUTUMN, BOARD, GAP, SEASONS
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.doing import discard_meadow, draw, lift, random_meadow, to_hand
from fairyring.games.everdell.nightweave.ending import end
from fairyring.games.everdell.nightweave.lair import borrowed_at, her_side, in_force, lair_of
from fairyring.games.everdell.nightweave.scheming import draw_schemes
from fairyring.games.everdell.nightweave.spiders import claim_basic
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import Notes, Step


def prepare(t: Everdell, rule: str) -> None:
    """She prepares instead of acting, with the arrow of the card in play; after autumn she ends (MIS-NW-SEAS-01,
    MIS-NW-END-01)."""
    her = her_side(t)
    for ploy in in_force(t):
        ploy.leaves(t)
    if her.season == AUTUMN:
        end(t, rule)
        return
    if t.sink is not None:
        t.emit("nightweave-prepares", t.seats, rule, {"season": SEASONS[her.season + 1]})
    go_home(t)
    claim_basic(t, "MIS-NW-SEAS-03")
    gather_webs(t)
    new_deck(t)
    her.season += 1
    bring_in(t)
    t.push(SCHEME, t.seats)


def go_home(t: Everdell) -> None:
    """The figure and all workers return to the Lair, from places where others would stay for good too
    (MIS-NW-SEAS-02, MIS-NW-LOC-08); a person's worker waits for that person (MIS-SCH-30)."""
    her = her_side(t)
    lair = lair_of(t)
    lair.figure = GAP
    lair.special = False  # MIS-NW-SEAS-12
    staying: list[int] = []
    borrowed = borrowed_at(t)
    for place in her.workers:
        if place == borrowed and not staying:
            staying.append(place)
            continue
        her.free += 1
        if place < BOARD:
            t.standing[place] -= 1
    her.workers = staying


def gather_webs(t: Everdell) -> None:
    """Webs that are not there for good come back (MIS-NW-SEAS-04)."""
    lair_of(t).loose = []


def new_deck(t: Everdell) -> None:
    """All Activity cards so far with those of the next season (MIS-NW-SEAS-05)."""
    lair = lair_of(t)
    following = her_side(t).season + 1
    lair.deck = [i for i, one in enumerate(hers(t.content).activities) if one.season <= following]
    lair.used = []
    t.shuffle(lair.deck)
    lair.placed = False


def bring_in(t: Everdell) -> None:
    """The workers and the bonus of her new season (MIS-NW-SEAS-07 to -11)."""
    her = her_side(t)
    season = hers(t.content).seasons[her.season - 1]
    rule = f"MIS-NW-SEAS-{8 + her.season:02}"
    her.free += season.workers
    if season.draws:
        draw(t, season.draws, rule)
    taken = legends_of(t, season.legends)
    for _ in range(season.takes):
        slot = random_meadow(t, "MIS-NW-SEAS-08")
        if slot != GAP:
            kind = lift(t, slot)
            taken.append(kind)
            if t.sink is not None:
                t.emit("nightweave-takes", t.seats, rule, {"card": t.content.cards[kind].ident, "slot": slot})
    if taken:
        to_hand(t, taken)
    for _ in range(season.discards):
        slot = random_meadow(t, "MIS-NW-SEAS-08")
        if slot != GAP:
            discard_meadow(t, [slot], rule)
    t.refill()


def legends_of(t: Everdell, count: int) -> list[int]:
    """Random Legends of those that were not dealt, of either kind (MIS-COMBO-LEG-01)."""
    found = [t.boxed.pop(t.below(len(t.boxed))) for _ in range(min(count, len(t.boxed)))]
    if found and t.sink is not None:
        t.emit("nightweave-draws", t.seats, "MIS-COMBO-LEG-01", {"count": len(found)})
    return found


class Scheme(Step[Everdell]):
    """The last step, when the Meadow is full again: Schemes are drawn, and those before them are over, with all that
    lasted of them (MIS-NW-SEAS-07, MIS-MOD-09, -10)."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        lair = lair_of(t)
        for one in lair.schemes:
            hers(t.content).ploys[one].end(t)
        lair.schemes = []
        draw_schemes(t)
        return None


SCHEME: Final = Scheme("nightweave scheme")
