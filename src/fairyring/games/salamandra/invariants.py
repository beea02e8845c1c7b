"""What must always hold at a table of Salamandra: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.salamandra.components import NONE, SLOTS, TEMPLE, Thing, edge_of
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.invariants import miscounted, unmet


def broken(t: Salamandra) -> list[str]:
    wrong = miscounted_components(t) + broken_land(t)
    for seat, me in enumerate(t.players):
        wrong += broken_player(t, seat, me)
    stands = t.book_slots
    return wrong + unmet(
        (sorted(t.order) == list(range(t.seats)), f"the stack of markers is {t.order}"),
        (1 <= t.round <= t.content.rounds, f"round {t.round}"),
        (len(stands) == 2 * len(t.books) == 2 * len(set(t.books)), f"spellbooks {t.books}, slots {stands}"),
        *((one != other or one == NONE, f"seat {one} stands twice on one spellbook")
          for one, other in zip(stands[::2], stands[1::2], strict=False)),
        (not t.over or bool(t.finals), "nobody decides although nothing has been counted at the end"),
        (not t.over or all(me.passed for me in t.players), "the game is over although somebody has not passed"),
        (t.over or t.seat == t.active, f"seat {t.seat} decides in the turn of seat {t.active}"),
        (t.over or not t.players[t.seat].passed, f"seat {t.seat} decides although it has passed"))


def miscounted_components(t: Salamandra) -> list[str]:
    """Every field, grove and card is in exactly one place."""
    c = t.content
    bear, eagle, yellow, black = (deck[:count] for deck, count in zip(t.decks, t.deck_left, strict=True))
    laid = [kind for kind, cell in enumerate(t.cell_of) if cell != NONE]
    found: list[tuple[Sequence[Thing], list[int]]] = [
        (c.fields, [*laid, *(kind for kind in t.row if kind != NONE), *t.field_stack[:t.fields_left]]),
        (c.groves, [*t.groves.values(), *t.grove_stack[:t.groves_left],
                    *(kind for me in t.players for kind in me.groves)]),
        (c.deities, [*bear, *eagle, *(kind for me in t.players for kind in me.deities)]),
        (c.salamanders, [*yellow, *black, *(kind for me in t.players for kind in me.salamanders)])]
    return [wrong for things, here in found for wrong in miscounted(here, [one.ident for one in things])]


def broken_land(t: Salamandra) -> list[str]:
    """The grid, its edge and the free slots agree."""
    laid = {cell: kind for kind, cell in enumerate(t.cell_of) if cell != NONE}
    taken = [slot for me in t.players for slot in me.slots()]
    return unmet(
        (t.field_at == {**{half.cell: TEMPLE for half in t.content.halves}, **laid},
         "the cells of the fields and the fields on the cells differ"),
        (t.frontier == edge_of(t.field_at), "the edge of the play area is wrong"),
        (t.free == sorted(t.free), "the free slots are out of order"),
        (sorted(t.free + taken) == [4 * kind + side for kind in sorted(laid.values()) for side in range(len(SLOTS))],
         "free and taken slots are not the slots of the fields in play"))


def broken_player(t: Salamandra, seat: int, me: Player) -> list[str]:
    """All apprentices of a player: waiting, available, on fields, on spellbooks (SAL-COMP-05)."""
    c = t.content
    total = sum(c.waiting[t.round:]) + me.available + len(me.slots()) + t.book_slots.count(seat)
    has = {"crystals": me.crystals, "scrolls": me.scrolls, "points": me.vp, "available": me.available}
    return unmet(
        (min(has.values()) >= 0, f"seat {seat} has {has}"),
        (total == c.apprentices, f"seat {seat}: {total} apprentices, {c.apprentices} in the box"),
        (me.active == sorted(me.active) and me.inactive == sorted(me.inactive),
         f"seat {seat}: apprentices out of order"))
