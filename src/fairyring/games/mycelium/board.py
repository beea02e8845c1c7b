"""The board of tiles: it grows in every direction and knows who its neighbours are (MUM-GEO)."""

from __future__ import annotations

from bisect import bisect_left

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.geometry import across
from fairyring.games.mycelium.kept import KeptMycelium


class Board(KeptMycelium):
    """Where tiles lie. Neighbours and free slots are kept, not looked for."""

    __slots__ = ()

    def lay(self, tile: int, cell: int, turned: int) -> None:
        """A tile comes to lie on a free cell in one of its three rotations (MUM-GEO-10, MUM-EXP-01)."""
        at = self.tile_at.copy()
        at[cell] = tile
        self.tile_at = at
        cells = self.cell_of[:]
        cells[tile] = cell
        self.cell_of = cells
        turns = self.turned[:]
        turns[tile] = turned
        self.turned = turns
        near = self.near[:]
        slots = self.slots[:]
        i = bisect_left(slots, cell)
        if i < len(slots) and slots[i] == cell:
            slots.pop(i)
        own = [NONE, NONE, NONE]
        for side in range(3):
            beside = across(cell, side)
            other = at.get(beside, NONE)
            own[side] = other
            if other == NONE:
                i = bisect_left(slots, beside)
                if i == len(slots) or slots[i] != beside:
                    slots.insert(i, beside)
            else:
                theirs = near[other][:]
                theirs[side] = tile
                near[other] = theirs
        near[tile] = own
        self.near = near
        self.slots = slots

    def lift(self, tile: int) -> None:
        """A tile is taken off the board; what lies on it stays on it (MUM-EFF-01)."""
        at = self.tile_at.copy()
        del at[self.cell_of[tile]]
        self.tile_at = at
        cells = self.cell_of[:]
        cells[tile] = NONE
        self.cell_of = cells
        self.look_around()

    def look_around(self) -> None:
        """Work out neighbours and free slots from where the tiles lie."""
        at = self.tile_at
        near: list[list[int]] = [[NONE, NONE, NONE] for _ in self.cell_of]
        slots: set[int] = set()
        for cell, tile in at.items():
            for side in range(3):
                beside = across(cell, side)
                near[tile][side] = at.get(beside, NONE)
                if beside not in at:
                    slots.add(beside)
        self.near = near
        self.slots = sorted(slots)

    def laid(self) -> list[int]:
        """The tiles on the board, rising."""
        return sorted(self.tile_at.values())

    def neighbours(self, tile: int) -> int:
        """How many tiles touch this one through a side (MUM-GEO-04)."""
        one = self.near[tile]
        return (one[0] != NONE) + (one[1] != NONE) + (one[2] != NONE)

    def is_edge(self, tile: int) -> bool:
        """Exactly one neighbour (MUM-GEO-14)."""
        return self.neighbours(tile) == 1

    def touching(self, cell: int) -> int:
        """How many tiles touch a cell."""
        at = self.tile_at
        return (across(cell, 0) in at) + (across(cell, 1) in at) + (across(cell, 2) in at)

    def steps_from(self, start: int, shut: list[int], until: int = NONE) -> dict[int, int]:
        """The steps from a tile to every tile that can be reached without entering those that are shut (MUM-GEO-05);
        to none that is farther away than `until`."""
        found = {start: 0}
        row = [start]
        steps = 0
        while row and until not in found:
            steps += 1
            further: list[int] = []
            for tile in row:
                for beside in self.near[tile]:
                    if beside != NONE and beside not in found and beside not in shut:
                        found[beside] = steps
                        further.append(beside)
            row = further
        return found

    def nearest(self, starts: list[int], goals: list[int], shut: list[int]) -> list[int]:
        """Of the goals those with the fewest steps from any of the starts, in their order; none if none is reached."""
        found = set(starts)
        row = starts
        while row:
            reached = [tile for tile in goals if tile in row]
            if reached:
                return reached
            further: list[int] = []
            for tile in row:
                for beside in self.near[tile]:
                    if beside != NONE and beside not in found and beside not in shut:
                        found.add(beside)
                        further.append(beside)
            row = further
        return []
