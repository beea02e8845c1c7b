"""A table as data and back: the fields as `things` declares them; the rest follows from them."""

from __future__ import annotations

from fairyring.games.salamandra.components import Content
from fairyring.games.salamandra.players import Player, learn
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.vocabulary import VOCABULARY
from fairyring.kernel.table import Data


def state_data(t: Salamandra) -> Data:
    return {**t.save_fields(t.content), "players": [me.save_fields(t.content) for me in t.players]}


def fill(t: Salamandra, data: Data) -> None:
    """Everything but the players out of what `Table.save` wrote."""
    t.load_fields(data["state"], t.content)
    t.deck_left = [len(deck) for deck in t.decks]
    t.spread_out()
    t.restore(data, VOCABULARY.step)


def load_player(data: Data, content: Content) -> Player:
    me = Player()
    me.load_fields(data, content)
    learn(content, me)
    return me
