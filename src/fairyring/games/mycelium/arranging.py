"""A table in the middle of a game, set up as a lesson says.

    [part.situation]
    tiles = { "2,0,0" = "red", "2,1,-1" = "black 1" }
    insects = ["0,2,0"]
    market = ["scarlet_elf_cup"]
    deck = ["penny_bun"]
    wind = ["U", "A"]

    [[part.situation.seat]]
    mother = "1,1,0"
    spores = { "1,0,0" = 1 }
    hand = ["horn_of_plenty"]
    insects = 1
    mushrooms = [{ card = "jelly_ear", at = "1,0,0", board = 1, counter = 2 }]
    tucked = [["penny_bun"], [], [], [], []]

The star always lies there. Its types come round in turn, red first, and no tile is turned, unless `tiles` says
otherwise, which also lays further ones. `insects` are the tiles with a token. The deck is written from the top. `wind`
is what the die will show, roll by roll. Cards that are not named lie under the deck and fill the market; mothers that
are not placed stand on the points of the star. It is the first seat's turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fairyring.games.mycelium.components import COLOURS
from fairyring.games.mycelium.geometry import SYMBOLS, cell_name, cell_named
from fairyring.games.mycelium.players import learn, new_player
from fairyring.games.mycelium.setup import clear_board
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import begin_turn
from fairyring.kernel.arranging import Box, chance_so, checked, cleared, known, one_of, place_of, seats_of
from fairyring.kernel.errors import BadSetup


def lay_out(t: Mycelium, situation: Mapping[str, Any]) -> None:
    """Change a new table without the automa into the situation."""
    seats = seats_of(t, situation, ("tiles", "insects", "market", "deck", "wind"))
    if t.rivals:
        raise BadSetup("a situation is without the automa")
    content = t.content
    lay_tiles(t, situation.get("tiles", {}), situation.get("insects", []))
    box = Box("card", [one.ident for one in content.mushrooms])
    t.players = [new_player(content, t.boards) for _ in seats]
    t.nets = [None for _ in seats]
    for seat, data in enumerate(seats):
        arrange_seat(t, box, seat, data)
    for seat, data in enumerate(seats):
        points = [tile for cell in content.points if (tile := t.tile_at[cell]) not in [me.mother for me in t.players]]
        t.put_mother(seat, tile_on(t, data["mother"]) if "mother" in data else points[-1])
    t.insects -= sum(me.insects for me in t.players)
    t.market = [box.take(name) for name in situation.get("market", [])]
    top = [box.take(name) for name in situation.get("deck", [])]
    rest = box.rest()
    while len(t.market) < content.market:
        t.market.append(rest.pop())
    t.deck = [*rest, *reversed(top)]
    t.deck_seen = [0] * len(t.deck)
    t.drawn = []
    t.playing = True
    t.round = 1
    cleared(t)
    begin_turn(t, 0)
    t.settle()
    faces, wind = content.faces, [place_of("wind symbol", name, SYMBOLS) for name in situation.get("wind", [])]
    chance_so(t, lambda one: all(faces[one.below(len(faces))] == symbol for symbol in wind),
              "the wind never blows so often in this way")
    checked(t)


def lay_tiles(t: Mycelium, types: Mapping[str, str], insects: Sequence[str]) -> None:
    """The star and further tiles; all others lie in the stacks, turn and turn about."""
    content = t.content
    clear_board(t)
    left = list(range(len(content.tiles)))
    star = [cell_name(cell) for cell in (*content.centre, *content.points)]
    plain = {cell: COLOURS[i % 4] for i, cell in enumerate(star)}
    for cell, kind in {**plain, **types}.items():
        name, _, turned = kind.partition(" ")
        colour = place_of("tile type", name, COLOURS)
        rotation = place_of("rotation", turned, ("0", "1", "2")) if turned else 0
        fits = [one for one in left if content.colour[one] == colour and content.tiles[one].insect == (cell in insects)]
        if not fits:
            raise BadSetup(f"no {name} tile is left for {cell}")
        left.remove(fits[-1])
        t.lay(fits[-1], cell_of(cell), rotation)
    for cell in insects:
        t.insect_on[tile_on(t, cell)] = 1
        t.insects -= 1
    t.stacks = [left[::2], left[1::2]]


def arrange_seat(t: Mycelium, box: Box, seat: int, data: Mapping[str, Any]) -> None:
    known(data, ("mother", "spores", "hand", "insects", "mushrooms", "tucked"))
    me = t.players[seat]
    me.insects = int(data.get("insects", 0))
    for name in data.get("hand", []):
        me.take_card(box.take(name), 1 << seat)
    for cell, count in data.get("spores", {}).items():
        for _ in range(count):
            t.add_spore(seat, tile_on(t, cell))
    for one in data.get("mushrooms", []):
        known(one, ("card", "at", "board", "counter"))
        board = int(one.get("board", 1)) - 1
        if not 0 <= board < t.boards:
            raise BadSetup(f"everybody has {t.boards} boards, none of them is {board + 1}")
        me.cards[board] = box.take(one["card"])
        me.counters[board] = int(one.get("counter", 0))
        t.put_mushroom(seat, board, tile_on(t, one["at"]))
    under = data.get("tucked", me.tucked)
    if len(under) != t.boards:
        raise BadSetup(f"cards lie under {t.boards} boards, not {len(under)}")
    me.tucked = [[box.take(name) for name in cards] for cards in under]
    learn(t.content, me)


def cell_of(name: str) -> int:
    try:
        return cell_named(name)
    except ValueError:
        raise BadSetup(f'"{name}" is no cell; a cell is three numbers with the sum 1 or 2, such as "1,1,0"') from None


def tile_on(t: Mycelium, name: str) -> int:
    cell = cell_of(name)
    one_of("tile", name, [cell_name(one) for one in t.tile_at])
    return t.tile_at[cell]
