"""SPORE: the piece, the wind, and where the spores fall (MUM-SPO, MUM-SPR)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.geometry import COORDINATES, SIDES, SYMBOLS, cell_name, depth_of, in_area
from fairyring.games.mycelium.naming import OnTile
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wording import board_name, tile_args, tile_place
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

MOTHER: Final = -1
"""Instead of a board: the mother spores."""

ALONE: Final = 0
MOTHER_LAST: Final = 1
MOTHER_FIRST: Final = 2
ORDERS: Final = ("alone", "mother last", "mother first")
KEEP: Final = 0
AGAIN: Final = 1


def can_spore(t: Mycelium, seat: int, board: int) -> bool:
    """A mushroom on the board of tiles that has not spored twice and is not blocked (MUM-SPO-02, -03, -08)."""
    me = t.players[seat]
    return me.tokens[board] != NONE and me.counters[board] < t.content.sporings and not t.blocked(seat, board)


def begin_sporing(t: Mycelium, seat: int, board: int) -> None:
    """The piece is announced and its counter advances; only then the die is rolled (MUM-SPO-04, -05)."""
    me = t.players[seat]
    if board != MOTHER:
        me.counters[board] += 1
    if t.sink is not None:
        card = "" if board == MOTHER else t.content.mushrooms[me.cards[board]].ident
        t.emit("spores", seat, "MUM-SPO-01", {"card": card, "board": board + 1, "count": spread_of(t, seat, board),
                                              "cell": t.cell_name(tile_of(t, seat, board))})
    if board != MOTHER and me.with_mother[board]:
        t.push(WITH_MOTHER, seat, (board,))
    else:
        t.push(WIND, seat, (board, ALONE, me.rerolls))


def tile_of(t: Mycelium, seat: int, board: int) -> int:
    me = t.players[seat]
    return me.mother if board == MOTHER else me.tokens[board]


def spread_of(t: Mycelium, seat: int, board: int) -> int:
    """How many spores a piece spreads (MUM-SPO-07)."""
    me = t.players[seat]
    if board == MOTHER:
        return me.mother_spread
    return t.content.mushrooms[me.cards[board]].spread + me.more[board]


class WithMother(Step[Mycelium]):
    """Does the mother spore too, and who places first? Announced before the roll (MUM-EFF-06). `x` is the board."""

    rule = "MUM-EFF-06"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return [MOTHER_LAST, MOTHER_FIRST, ALONE]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.push(WIND, seat, (x[0], choice, t.players[seat].rerolls))

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return ORDERS[choice]

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        name = ORDERS[choice]
        return Option(name, Message("option-" + name.replace(" ", "-")), self.rule)

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-with-mother", board_name(t, seat, x[0])), self.rule)


class Wind(Step[Mycelium]):
    """Roll the wind die (MUM-SPO-06). `x` is the board, who spores with it, and the rerolls left."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        symbol = t.roll(seat, "MUM-SPO-06")
        if x[2]:
            t.push(REROLL, seat, (symbol, *x))
        else:
            spread_all(t, seat, symbol, x[0], x[1])
        return None


class Reroll(Step[Mycelium]):
    """The roll has been seen: let it stand, or roll once more (MUM-EFF-14). `x` is the symbol, then as in `Wind`."""

    rule = "MUM-EFF-14"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return [KEEP, AGAIN]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        symbol, board, order, rerolls = x
        if choice == AGAIN:
            t.push(WIND, seat, (board, order, rerolls - 1))
        else:
            spread_all(t, seat, symbol, board, order)

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "roll again" if choice == AGAIN else "keep wind"

    def option_kind(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == KEEP else ""

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        key = "option-roll-again" if choice == AGAIN else "option-keep-wind"
        return Option(self.option_name(t, seat, x, choice), Message(key, {"symbol": SYMBOLS[x[0]]}), self.rule)

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-reroll", {"symbol": SYMBOLS[x[0]]}), self.rule)


def spread_all(t: Mycelium, seat: int, symbol: int, board: int, order: int) -> None:
    """One roll for all pieces of the action, each by the side with that symbol on its own tile (MUM-SPR-09)."""
    pieces = [board]
    if order == MOTHER_LAST:
        pieces = [MOTHER, board]
    elif order == MOTHER_FIRST:
        pieces = [board, MOTHER]
    for piece in pieces:  # the last pushed comes first
        tile = tile_of(t, seat, piece)
        begin_spread(t, seat, tile, t.side_of(tile, symbol), spread_of(t, seat, piece))


def begin_spread(t: Mycelium, number: int, tile: int, side: int, count: int) -> None:
    t.push(SPREAD, number, (tile, side, count))


class Spread(OnTile):
    """Spores fall one by one: on the piece's tile, then across the side with the symbol, then on eligible tiles of the
    area, the nearest row first (MUM-SPR-01 to -04). `x` is the tile, the side, the spores left, and the tiles that
    have got one, the last at the end.

    What no choice can change happens at once.
    """

    rule = "MUM-SPR-03"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        start, side = x[0], x[1]
        left = min(x[2], t.players[seat].supply)
        got = list(x[3:])
        before = len(got)
        if not got and t.sink is not None:
            tell_area(t, seat, start, side, left)
        while left > 0:
            tiles = eligible(t, start, side, got)
            if not tiles:
                break  # MUM-SPR-07
            if len(tiles) > 1 and left < len(row_of(t, start, side, got, tiles)):
                if len(got) == before:
                    return tiles
                t.push(self, seat, (start, side, left, *got))
                return None
            for tile in tiles:
                if left > 0:
                    lay_spore(t, seat, tile)
                    got.append(tile)
                    left -= 1
        return None

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        lay_spore(t, seat, choice)
        if x[2] > 1:
            t.push(self, seat, (x[0], x[1], x[2] - 1, *x[3:], choice))

    def lines(self, t: Mycelium, seat: int, x: Notes, options: list[int]) -> list[int]:
        """Of two tiles of one row that could be had in either order, the lower first."""
        got = list(x[3:])
        last = got.pop()
        row = COORDINATES[x[1]]
        cells = t.cell_of
        before = eligible(t, x[0], x[1], got) if got else []
        return [tile for tile in options if tile > last or tile not in before
                or row[cells[tile]] != row[cells[last]]] or options

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args = tile_args(t, choice)
        holder = t.control(choice)
        args["whose"] = "nobody" if holder == NONE else "own" if holder == seat else "other"
        args["holder"] = "" if holder == NONE else t.called(holder)
        return Option(t.cell_name(choice), Message("option-spore-at", args), self.rule, (tile_place(t, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        args: Args = {"count": min(x[2], t.players[seat].supply), "side": SIDES[x[1]]}
        return Prompt(Message("ask-spread", args), self.rule, tile_place(t, x[0]))


def area_of(t: Mycelium, start: int, side: int) -> list[tuple[int, str]]:
    """The cells with tiles in the area beyond a side of a tile, with their rows, the nearest first (MUM-GEO-12)."""
    cell = t.cell_of[start]
    return sorted((depth_of(cell, side, one), cell_name(one)) for one in t.tile_at if in_area(cell, side, one))


def tell_area(t: Mycelium, number: int, start: int, side: int, count: int) -> None:
    """Where the wind blows is seen before spores fall."""
    area = area_of(t, start, side)
    t.emit("area", number, "MUM-GEO-12", {
        "cell": t.cell_name(start), "side": SIDES[side], "count": count, "cells": [name for _, name in area],
        "depths": [depth for depth, _ in area], "symbol": t.content.tiles[start].winds[t.turned[start]][SIDES[side]]})


def lay_spore(t: Mycelium, number: int, tile: int) -> None:
    t.add_spore(number, tile)
    if t.sink is not None:
        t.emit("spore-laid", number, "MUM-SPR-01", {"cell": t.cell_name(tile)})


def eligible(t: Mycelium, start: int, side: int, got: list[int]) -> list[int]:
    """The tiles where the next spore may fall: in the area, without one of this sporing, beside one that has one, of
    the nearest such row (MUM-SPR-03, -04, -05)."""
    if not got:
        return [start]
    cells = t.cell_of
    row = COORDINATES[side]
    origin = cells[start]
    first = row[origin]
    best = 99
    found: list[int] = []
    for tile in got:
        for beside in t.near[tile]:
            if beside == NONE or beside in got or beside in found:
                continue
            cell = cells[beside]
            depth = abs(row[cell] - first)
            if depth <= best and in_area(origin, side, cell):
                if depth < best:
                    best = depth
                    found = []
                found.append(beside)
    found.sort()
    return found


def row_of(t: Mycelium, start: int, side: int, got: list[int], tiles: list[int]) -> list[int]:
    """All tiles that would get a spore before the next row begins, whatever the order."""
    row = COORDINATES[side]
    cells = t.cell_of
    first = row[cells[start]]
    depth = abs(row[cells[tiles[0]]] - first)
    found = tiles
    while True:
        more = eligible(t, start, side, got + found)
        if not more or abs(row[cells[more[0]]] - first) > depth:
            return found
        found = found + more


WITH_MOTHER: Final = WithMother("with mother")
WIND: Final = Wind("wind")
REROLL: Final = Reroll("reroll")
SPREAD: Final = Spread("spread")
