"""A table as data and back: the plain fields as `things` declares them, and here what is odd about the others."""

from __future__ import annotations

from fairyring.games.salamandra.components import DECKS, FIELD_OF, NONE, SIDE_OF, Content, cell_name, cell_named
from fairyring.games.salamandra.players import Player, learn
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Salamandra) -> Data:
    c = t.content
    return {
        **t.save_fields(c),
        "fields": {c.fields[kind].ident: cell_name(cell) for kind, cell in enumerate(t.cell_of) if cell != NONE},
        "groves": {cell_name(corner): c.groves[grove].ident for corner, grove in sorted(t.groves.items())},
        "decks": {name: [c.card(deck, kind).ident for kind in t.decks[deck][:t.deck_left[deck]]]
                  for deck, name in enumerate(DECKS)},
        "players": [{**me.save_fields(c), "active": [slot_data(c, slot) for slot in me.active],
                     "inactive": [slot_data(c, slot) for slot in me.inactive]} for me in t.players],
    }


def slot_data(c: Content, slot: int) -> list[str | int]:
    return [c.fields[FIELD_OF[slot]].ident, SIDE_OF[slot]]


def fill(t: Salamandra, data: Data) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    content = t.content
    kinds = content.kinds
    state = data["state"]
    t.load_fields(state, content)
    t.spread_out({cell_named(cell): kinds[name] for name, cell in state["fields"].items()})
    t.groves = {cell_named(corner): kinds[grove] for corner, grove in state["groves"].items()}
    t.free_slots()
    t.decks = [[kinds[name] for name in state["decks"][deck]] for deck in DECKS]
    t.deck_left = [len(deck) for deck in t.decks]
    t.restore(data, VOCABULARY.step)


def load_player(data: Data, content: Content) -> Player:
    me = Player()
    me.load_fields(data, content)
    me.active = sorted(4 * content.kinds[field] + side for field, side in data["active"])
    me.inactive = sorted(4 * content.kinds[field] + side for field, side in data["inactive"])
    learn(content, me)
    return me
