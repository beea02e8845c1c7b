"""A table as data and back: the plain fields as `things` declares them, and here what is odd about the others."""

from __future__ import annotations

from fairyring.games.mycelia.components import FIELD_NAMES, FIELD_OF, Content
from fairyring.games.mycelia.kept import Gwidyon
from fairyring.games.mycelia.modules import CUSTOMS
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Mycelia) -> Data:
    side = t.content.supply[t.supply_side]
    return {
        **t.save_fields(t.content),
        "supply_side": [side.card, side.side],
        "tile_supply": {tile.name: n for tile, n in zip(t.content.tiles, t.tile_supply, strict=True) if n},
        "gwidyon": None if t.gwidyon is None else t.gwidyon.save_fields(t.content),
        "players": [{**p.save_fields(t.content), "board": p.ground.board,
                     "covered": [FIELD_NAMES[c] for c in p.ground.covered[1:]]} for p in t.players],
    }


def fill(t: Mycelia, data: Data) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    content = t.content
    state = data["state"]
    t.load_fields(state, content)
    t.customs = CUSTOMS.of(t.heroes)
    for player in t.players:
        player.customs = t.customs
    t.supply_side = [[one.card, one.side] for one in content.supply].index(list(state["supply_side"]))
    t.tile_supply = [state["tile_supply"].get(tile.name, 0) for tile in content.tiles]
    if state["gwidyon"] is not None:
        t.gwidyon = Gwidyon()
        t.gwidyon.load_fields(state["gwidyon"], content)
    t.restore(data, VOCABULARY.step)
    if not t.is_rival(t.active):
        t.gifts_changed(t.active)


def load_player(data: Data, content: Content) -> Player:
    me = Player()
    me.load_fields(data, content)
    me.left = sum(me.drops)
    me.ground = next(one for one in content.boards if one.board == data["board"])
    for name in data["covered"]:
        me.ground = me.ground.cover(FIELD_OF[name])
    return me
