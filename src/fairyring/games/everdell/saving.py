"""A table as data and back: the plain fields as `things` declares them, and here what is odd about the others."""

from __future__ import annotations

from fairyring.games.everdell.components import BOARD, Content, Goods
from fairyring.games.everdell.modules import CUSTOMS
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Everdell) -> Data:
    c = t.content
    data = {**t.save_fields(c), "players": [player_data(me, c) for me in t.players]}
    if t.beside:
        data["beside"] = {one.key: one.data(t) for one in t.beside}
    return data


def player_data(me: Player, content: Content) -> Data:
    return {**me.save_fields(content), "lying": [list(one) for one in me.lying],
            "on_events": [list(one) for one in me.on_events]}


def goods_from(data: list[int]) -> Goods:
    twig, resin, pebble, berry, point = data
    return (twig, resin, pebble, berry, point)


def load_player(data: Data, content: Content) -> Player:
    me = Player(None)
    me.load_fields(data, content)
    me.lying = [goods_from(one) for one in data["lying"]]
    me.on_events = [goods_from(one) for one in data["on_events"]]
    me.work_out(content)
    return me


def fill(t: Everdell, data: Data) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    t.load_fields(data["state"], t.content)
    t.standing = [0] * BOARD
    for me in t.players:
        for place in me.workers:
            if place < BOARD:
                t.standing[place] += 1
    t.restore(data, VOCABULARY.step)
    t.customs = CUSTOMS.of((*t.modules, *t.rivals))
    t.beside = t.customs.keeps(t)
    for one in t.beside:
        one.take(data["state"]["beside"][one.key], t)
