"""The rival of the solo game: his turn, his cards, his tile, what he makes of bonuses (MYS, PRI-SOLO)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.components import HIS_CARD
from fairyring.games.mycelia.kept import Gwidyon
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.arguments import Number
from fairyring.kernel.effects import Counted
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.game import Choice, RivalKind
from fairyring.kernel.reckoning import Amounts, Share
from fairyring.kernel.table import Notes, Step

GWIDYON: Final = RivalKind("gwidyon", choices=(Choice("gwidyon", tuple(str(n) for n in range(17, 26)), "20"),))
"""How many drops he begins with says how hard he is to beat (MYS-OPT)."""


def rival(t: Mycelia) -> Gwidyon:
    """He is the first behind the seats, so his number is that of the seats."""
    gwidyon = t.gwidyon
    assert gwidyon is not None, "Gwidyon plays only in the solo game"
    return gwidyon


def lose_drops(t: Mycelia, count: int, rule: str) -> None:
    """Drops of his pile go on the shrine; if fewer are left, all of them (MYS-CARD-07)."""
    gwidyon = rival(t)
    count = min(count, gwidyon.drops)
    gwidyon.drops -= count
    t.shrine += count
    if t.sink is not None:
        t.emit("gwidyon-removes", t.seats, rule, {"count": count, "left": gwidyon.drops})
    if count and not gwidyon.drops:
        t.end_is_near(t.seats)


def turn_tile(t: Mycelia) -> None:
    """Turn his tile over: on its remove side he loses a drop at once (MYS-TILE-01)."""
    gwidyon = rival(t)
    gwidyon.removing = not gwidyon.removing
    if t.sink is not None:
        t.emit("gwidyon-flips", t.seats, "MYS-TILE-01", {"removing": int(gwidyon.removing)})
    if gwidyon.removing:
        lose_drops(t, 1, "MYS-TILE-01")


class GwidyonShare(Share):
    """What a bonus is to him: every move symbol turns the tile once, every remove symbol takes a drop, repetitions
    count in full; of two alternatives he takes the one that removes more (MYS-BON-01, -02, -03)."""

    def rough(self, amounts: Amounts) -> float:
        return amounts.get("flips", 0.0) + 1000.0 * amounts.get("removes", 0.0)


GWIDYON_SHARE: Final = GwidyonShare()


def take_bonus(t: Mycelia, flips: int, removes: int) -> None:
    """What a bonus for others does for him (MYS-BON-01, MYS-BON-02); leaves and favour give him nothing."""
    for _ in range(flips):
        turn_tile(t)
    if removes:
        lose_drops(t, removes, "MYS-BON-01")


class HisWord(Counted[Mycelia]):
    """What only his own cards say."""

    def check(self, known: dict[str, list[str]]) -> None:
        if "solo_card" not in known["on"]:
            raise BadEffect(f"{self.word} is for solo cards only")


class GwidyonFlip(HisWord):
    """Turn his tile over (MYS-CARD-01)."""

    word = "gwidyon_flip"

    def do(self, t: Mycelia, seat: int, about: int) -> None:
        turn_tile(t)


class GwidyonRemove(HisWord):
    """Take drops from his pile to the shrine (MYS-CARD-01, -02, -04, -05, -07)."""

    word = "gwidyon_remove"
    takes = (Number("count", 1, 20),)

    def do(self, t: Mycelia, seat: int, about: int) -> None:
        lose_drops(t, self.count, "MYS-CARD-07")


class GwidyonTurn(Step[Mycelia]):
    """His top card is shown and carried out, first for you, then for him (MYS-FLOW-02)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        gwidyon = rival(t)
        card = gwidyon.pile.pop()
        gwidyon.shown.append(card)
        t.begin_turn(t.seats)
        t.reveals += 1
        t.focus = HIS_CARD + card
        solo = t.content.solo[card]
        if t.sink is not None:
            t.emit("gwidyon-card", t.seats, "MYS-FLOW-02", {"card": solo.name})
        t.push(GWIDYON_END, seat)
        t.push(solo.gwidyon, seat)
        t.push(solo.you, seat)
        return None


class GwidyonEnd(Step[Mycelia]):
    """The end of his turn: the shrine, the reshuffle after his fifth card, then it is your turn (MYS-FLOW-03)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        gwidyon = rival(t)
        t.check_shrine()
        if t.ending:  # MYS-OVER-01: you get no further turn
            t.stack.clear()
            return None
        if len(gwidyon.shown) >= t.content.gwidyon_reshuffle:
            gwidyon.pile = t.shuffled(sorted(gwidyon.pile + gwidyon.shown))
            gwidyon.shown = []
            t.emit("gwidyon-shuffles", t.seats, "MYS-FLOW-03", {})
            t.customs.gwidyon_shuffles(t)
        t.round += 1
        return None


GWIDYON_TURN: Final = GwidyonTurn("gwidyon turn")
GWIDYON_END: Final = GwidyonEnd("gwidyon turn end")
