"""A table as data and back: the plain fields as `things` declares them, and here what is odd about the others."""

from __future__ import annotations

from fairyring.games.mycelium.components import NONE, OWNERS, Content
from fairyring.games.mycelium.geometry import cell_name, cell_named
from fairyring.games.mycelium.players import Player, learn
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Mycelium) -> Data:
    c = t.content
    return {
        **t.save_fields(c),
        "tiles": {c.tiles[tile].ident: [cell_name(cell), t.turned[tile], t.insect_on[tile],
                                        t.spores[tile * OWNERS:tile * OWNERS + OWNERS]]
                  for tile, cell in enumerate(t.cell_of) if cell != NONE},
        "players": [me.save_fields(c) for me in t.players],
    }


def fill(t: Mycelium, data: Data) -> None:
    """Everything but the players' own things out of what `Table.save` wrote."""
    c = t.content
    state = data["state"]
    t.load_fields(state, c)
    count = len(c.tiles)
    t.cell_of = [NONE] * count
    t.turned = [0] * count
    t.insect_on = [0] * count
    t.mother_on = [NONE] * count
    t.mushroom_on = [NONE] * count
    t.spores = [0] * (count * OWNERS)
    t.tile_at = {}
    for name, (cell, turned, insect, spores) in state["tiles"].items():
        tile = c.kinds[name]
        t.cell_of[tile] = cell_named(cell)
        t.tile_at[cell_named(cell)] = tile
        t.turned[tile] = turned
        t.insect_on[tile] = insect
        t.spores[tile * OWNERS:tile * OWNERS + OWNERS] = spores
    t.look_around()
    for number, me in enumerate(t.players):
        if me.mother != NONE:
            t.mother_on[me.mother] = number
        for board, tile in enumerate(me.tokens):
            if tile != NONE:
                t.mushroom_on[tile] = number * 8 + board
        me.tiles = [tile for tile in range(count) if t.spores[tile * OWNERS + number]]
    t.restore(data, VOCABULARY.step)


def load_player(data: Data, content: Content) -> Player:
    me = Player()
    me.load_fields(data, content)
    learn(content, me)
    return me
