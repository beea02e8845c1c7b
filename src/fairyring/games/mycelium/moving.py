"""MOVE: your mother, one or two tiles, step by step (MUM-MOV)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.geometry import CELLS
from fairyring.games.mycelium.naming import way_action
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wording import tile_args, tile_place
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

WAY: Final = 4
"""A way is told in one number: its sides from the last step to the first, each one more, as digits to this base."""

WAYS: Final = 8
"""Ways of a mother to one tile that take other tokens."""


def can_move(t: Mycelium, seat: int) -> bool:
    """Is there a tile beside her without a mother (MUM-MOV-07)?"""
    return any(tile != NONE and t.mother_on[tile] == NONE for tile in t.near[t.players[seat].mother])


class Move(Step[Mycelium]):
    """Where does she go? Every tile she can end on, and every way there that takes other tokens (MUM-MOV-01, -03, -04).

    Only mothers obstruct (MUM-MOV-02, -06).
    """

    rule = "MUM-MOV-01"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        near = t.near
        mother_on = t.mother_on
        insect_on = t.insect_on
        options: list[int] = []
        seen: list[int] = []
        ends = [me.mother]
        ways = [0]
        taken: list[list[int]] = [[]]
        base = 1
        for _ in range(me.steps):
            next_ends: list[int] = []
            next_ways: list[int] = []
            next_taken: list[list[int]] = []
            for i in range(len(ends)):
                beside = near[ends[i]]
                for side in range(3):
                    tile = beside[side]
                    if tile == NONE or (mother_on[tile] != NONE and mother_on[tile] != seat):
                        continue
                    way = ways[i] + (side + 1) * base
                    got = taken[i]
                    if insect_on[tile] and tile not in got:
                        got = sorted([*got, tile])
                    code = tile + 1
                    for one in got:
                        code = code * 64 + one + 1
                    next_ends.append(tile)
                    next_ways.append(way)
                    next_taken.append(got)
                    if code not in seen:
                        seen.append(code)
                        options.append(way)
            ends, ways, taken = next_ends, next_ways, next_taken
            base *= WAY
        return options

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        tiles = way_of(t, seat, choice)
        insects = 0
        for tile in tiles:
            insects += t.enter(seat, tile)
        if t.sink is not None:
            t.emit("moved", seat, "MUM-MOV-01", {"cells": [t.cell_name(tile) for tile in tiles], "insects": insects})

    def end_of(self, t: Mycelium, seat: int, x: Notes, choice: int) -> tuple[int, int]:
        """The tile where she ends, and which of the ways there it is."""
        end = way_of(t, seat, choice)[-1]
        options = t.options if t.step is self else self.ask(t, seat, x) or []
        same = [one for one in options if way_of(t, seat, one)[-1] == end]
        return end, min(same.index(choice), WAYS - 1)

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        end, way = self.end_of(t, seat, x, choice)
        return end * WAYS + way

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        end, way = self.end_of(t, seat, x, choice)
        return way_action(t.content.tiles[end].ident, way)

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        end, way = self.end_of(t, seat, x, choice)
        return t.cell_of[end] + CELLS * way

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        end, way = self.end_of(t, seat, x, choice)
        return way_action(t.cell_name(end), way)

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        tiles = way_of(t, seat, choice)
        insects = len({tile for tile in tiles if t.insect_on[tile]})
        args = {**tile_args(t, tiles[-1]), "steps": len(tiles), "insects": insects,
                "over": "; ".join(t.cell_name(tile) for tile in tiles[:-1])}
        return Option(self.option_name(t, seat, x, choice), Message("option-move-to", args), self.rule,
                      (tile_place(t, tiles[-1]),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move", {"steps": t.players[seat].steps}), self.rule, f"mother:{seat}")


def way_of(t: Mycelium, seat: int, way: int) -> list[int]:
    """The tiles of a way, in order."""
    tiles: list[int] = []
    tile = t.players[seat].mother
    while way:
        tile = t.near[tile][way % WAY - 1]
        tiles.append(tile)
        way //= WAY
    return tiles


MOVE_TO: Final = Move("move")
