"""A table as data and back. Fields, groves, cards and books by their ids: numbers would change with the components."""

from __future__ import annotations

from fairyring.games.salamandra.components import (
    CORNERS,
    DECKS,
    FIELD_OF,
    NONE,
    SIDE_OF,
    TEMPLE,
    Content,
    cell_name,
    cell_named,
    edge_of,
)
from fairyring.games.salamandra.players import Player, learn, new_player
from fairyring.games.salamandra.state import NOTHING_MADE, Salamandra
from fairyring.games.salamandra.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Salamandra) -> Data:
    c = t.content
    fields = [field.ident for field in c.fields]
    return {
        "temple_clears": t.temple_clears,
        "order": t.order[:],
        "fields": {fields[kind]: cell_name(cell) for kind, cell in enumerate(t.cell_of) if cell != NONE},
        "groves": {cell_name(corner): c.groves[grove].ident for corner, grove in sorted(t.groves.items())},
        "row": [None if kind == NONE else fields[kind] for kind in t.row],
        "field_stack": [fields[kind] for kind in t.field_stack[:t.fields_left]],
        "grove_stack": [c.groves[kind].ident for kind in t.grove_stack[:t.groves_left]],
        "decks": {name: [card_id(c, deck, kind) for kind in t.decks[deck][:t.deck_left[deck]]]
                  for deck, name in enumerate(DECKS)},
        "books": [c.books[kind].ident for kind in t.books],
        "book_slots": t.book_slots[:],
        "goods": t.goods[:],
        "focus": t.focus,
        "finals": [parts[:] for parts in t.finals],
        "players": [player_data(c, me) for me in t.players],
    }


def card_id(content: Content, deck: int, kind: int) -> str:
    return content.deities[kind].ident if deck < 2 else content.salamanders[kind].ident


def player_data(c: Content, me: Player) -> Data:
    return {
        "druid": me.druid,
        "passed": me.passed,
        "available": me.available,
        "crystals": me.crystals,
        "scrolls": me.scrolls,
        "vp": me.vp,
        "active": [slot_data(c, slot) for slot in me.active],
        "inactive": [slot_data(c, slot) for slot in me.inactive],
        "deities": [c.deities[kind].ident for kind in me.deities],
        "salamanders": [c.salamanders[kind].ident for kind in me.salamanders],
        "groves": [c.groves[kind].ident for kind in me.groves],
    }


def slot_data(c: Content, slot: int) -> list[str | int]:
    return [c.fields[FIELD_OF[slot]].ident, SIDE_OF[slot]]


def numbers_of(content: Content) -> dict[str, int]:
    """The numbers of all components by their ids."""
    idents = ([one.ident for one in content.fields], [one.ident for one in content.groves],
              [one.ident for one in content.books], [one.ident for one in content.deities],
              [one.ident for one in content.salamanders])
    return {ident: number for kind in idents for number, ident in enumerate(kind)}


def fill(t: Salamandra, data: Data, kinds: dict[str, int]) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    content = t.content
    state = data["state"]
    t.order = list(state["order"])
    t.cell_of = [NONE] * len(content.fields)
    t.field_at = {half.cell: TEMPLE for half in content.halves}
    for name, cell in state["fields"].items():
        t.cell_of[kinds[name]] = cell_named(cell)
        t.field_at[cell_named(cell)] = kinds[name]
    t.frontier = edge_of(t.field_at)
    t.groves = {cell_named(corner): kinds[grove] for corner, grove in state["groves"].items()}
    taken = {slot for me in t.players for slot in me.slots()}
    t.free = [4 * kind + side for kind, cell in enumerate(t.cell_of) if cell != NONE for side in range(len(CORNERS))
              if 4 * kind + side not in taken]
    t.row = [NONE if name is None else kinds[name] for name in state["row"]]
    t.field_stack = [kinds[name] for name in state["field_stack"]]
    t.fields_left = len(t.field_stack)
    t.grove_stack = [kinds[name] for name in state["grove_stack"]]
    t.groves_left = len(t.grove_stack)
    t.decks = [[kinds[name] for name in state["decks"][deck]] for deck in DECKS]
    t.deck_left = [len(deck) for deck in t.decks]
    t.books = [kinds[name] for name in state["books"]]
    t.book_slots = list(state["book_slots"])
    t.goods = list(state["goods"]) if any(state["goods"]) else NOTHING_MADE
    t.focus = state["focus"]
    t.finals = [list(parts) for parts in state["finals"]]
    t.restore(data, VOCABULARY.step)


def load_player(data: Data, content: Content, kinds: dict[str, int]) -> Player:
    me = new_player(content)
    me.druid = data["druid"]
    me.passed = bool(data["passed"])
    me.available = data["available"]
    me.crystals = data["crystals"]
    me.scrolls = data["scrolls"]
    me.vp = data["vp"]
    me.active = sorted(4 * kinds[field] + side for field, side in data["active"])
    me.inactive = sorted(4 * kinds[field] + side for field, side in data["inactive"])
    me.deities = [kinds[name] for name in data["deities"]]
    me.salamanders = [kinds[name] for name in data["salamanders"]]
    me.groves = [kinds[name] for name in data["groves"]]
    learn(content, me)
    return me
