"""What must always hold at a table of Salamandra: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from fairyring.games.salamandra.components import NONE, SLOTS, TEMPLE, edge_of
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.invariants import miscounted


def broken(t: Salamandra) -> list[str]:
    wrong = broken_tiles(t) + broken_cards(t) + broken_apprentices(t)
    for seat, me in enumerate(t.players):
        if min(me.crystals, me.scrolls, me.vp, me.available) < 0:
            wrong.append(f"seat {seat}: {me.crystals} crystals, {me.scrolls} scrolls, {me.vp} points, {me.available} "
                         "apprentices available")
    if sorted(t.order) != list(range(t.seats)):
        wrong.append(f"the stack of markers is {t.order}")
    if not 1 <= t.round <= t.content.rounds:
        wrong.append(f"round {t.round}")
    if t.over and not t.finals:
        wrong.append("nobody decides although nothing has been counted at the end")
    if t.over and not all(me.passed for me in t.players):
        wrong.append("the game is over although somebody has not passed")
    if not t.over:
        if t.seat != t.active:
            wrong.append(f"seat {t.seat} decides in the turn of seat {t.active}")
        if any(me.passed for seat, me in enumerate(t.players) if seat == t.seat):
            wrong.append(f"seat {t.seat} decides although it has passed")
    return wrong


def broken_tiles(t: Salamandra) -> list[str]:
    """Every field and grove is in exactly one place; the grid, its edge and the free slots agree."""
    wrong: list[str] = []
    c = t.content
    laid = {kind: cell for kind, cell in enumerate(t.cell_of) if cell != NONE}
    fields = [*laid, *(kind for kind in t.row if kind != NONE), *t.field_stack[:t.fields_left]]
    wrong += miscounted(fields, [field.ident for field in c.fields])
    groves = [*t.groves.values(), *t.grove_stack[:t.groves_left], *(kind for me in t.players for kind in me.groves)]
    wrong += miscounted(groves, [grove.ident for grove in c.groves])
    cells = {half.cell: TEMPLE for half in c.halves} | {cell: kind for kind, cell in laid.items()}
    if cells != t.field_at:
        wrong.append("the cells of the fields and the fields on the cells differ")
    if t.frontier != edge_of(t.field_at):
        wrong.append("the edge of the play area is wrong")
    if t.free != sorted(t.free):
        wrong.append("the free slots are out of order")
    taken = sorted(slot for me in t.players for slot in me.slots())
    if sorted(t.free + taken) != [4 * kind + side for kind in sorted(laid) for side in range(len(SLOTS))]:
        wrong.append("free and taken slots are not the slots of the fields in play")
    return wrong


def broken_cards(t: Salamandra) -> list[str]:
    wrong: list[str] = []
    c = t.content
    left = [deck[:count] for deck, count in zip(t.decks, t.deck_left, strict=True)]
    deities = [*left[0], *left[1], *(kind for me in t.players for kind in me.deities)]
    wrong += miscounted(deities, [card.ident for card in c.deities])
    salamanders = [*left[2], *left[3], *(kind for me in t.players for kind in me.salamanders)]
    wrong += miscounted(salamanders, [card.ident for card in c.salamanders])
    if len(t.book_slots) != 2 * len(t.books) or len(set(t.books)) != len(t.books):
        wrong.append(f"spellbooks {t.books}, slots {t.book_slots}")
    for i in range(0, len(t.book_slots), 2):
        if t.book_slots[i] == t.book_slots[i + 1] != NONE:
            wrong.append(f"seat {t.book_slots[i]} stands twice on one spellbook")
    return wrong


def broken_apprentices(t: Salamandra) -> list[str]:
    """All apprentices of a player: waiting, available, on fields, on spellbooks (SAL-COMP-05)."""
    wrong: list[str] = []
    c = t.content
    for seat, me in enumerate(t.players):
        waiting = sum(c.waiting[t.round:])
        total = waiting + me.available + len(me.slots()) + t.book_slots.count(seat)
        if total != c.apprentices:
            wrong.append(f"seat {seat}: {total} apprentices, {c.apprentices} in the box")
        if me.active != sorted(me.active) or me.inactive != sorted(me.inactive):
            wrong.append(f"seat {seat}: apprentices out of order")
    return wrong
