"""A table as data and back: the plain fields as `things` declares them, and here what is odd about the others."""

from __future__ import annotations

from fairyring.games.mycelia.components import FIELD_OF, Content
from fairyring.games.mycelia.modules import CUSTOMS
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Mycelia) -> Data:
    return {**t.save_fields(t.content), "players": [
        {**p.save_fields(t.content), "board": p.ground.board, "covered": p.ground.extra()} for p in t.players]}


def fill(t: Mycelia, data: Data) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    t.load_fields(data["state"], t.content)
    t.customs = CUSTOMS.of(t.heroes)
    for player in t.players:
        player.customs = t.customs
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
