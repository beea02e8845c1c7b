"""What learners call options: tiles by their numbers in the box, as observations list them, players as seen from one's
own seat. So the list of actions has an end, though the land has none."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE, OWNERS
from fairyring.games.mycelium.geometry import SIDES, across
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.table import Notes, Step

WHOM: Final = 64
"""A mother and a tile in one number: this times whose she is, and the tile."""


def from_seat(t: Mycelium, seat: int, number: int) -> int:
    """0 for oneself, 1 for the next one at the table ..."""
    return (number - seat) % len(t.players)


def beside(t: Mycelium, slot: int, moved: int) -> tuple[int, int]:
    """A free slot as the tile of the lowest number that it touches, and that tile's side; not the tile that moves."""
    found = NONE
    towards = 0
    for side in range(3):
        tile = t.tile_at.get(across(slot, side), NONE)
        if tile not in (NONE, moved) and (found == NONE or tile < found):
            found, towards = tile, side
    return found, towards


def slot_action(ident: str, side: int) -> str:
    return f"beside {ident} {SIDES[side]}"


def spore_action(ident: str, place: int) -> str:
    """A spore on a tile; `place` is whose, from one's own seat."""
    return f"{ident} of {place + 1}"


def mother_action(place: int, ident: str) -> str:
    return f"mother {place + 1} to {ident}"


def way_action(ident: str, way: int) -> str:
    return f"{ident} way {way + 1}" if way else ident


class OnTile(Step[Mycelium]):
    """Its options are tiles on the board."""

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return choice

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return t.content.tiles[choice].ident

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return t.cell_of[choice]

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return t.cell_name(choice)


# --- a spore of somebody: OWNERS times the tile, and the owner -------------------------------------------------------
def unit_key(t: Mycelium, seat: int, unit: int) -> int:
    return unit - unit % OWNERS + from_seat(t, seat, unit % OWNERS)


def unit_action(t: Mycelium, seat: int, unit: int) -> str:
    return spore_action(t.content.tiles[unit // OWNERS].ident, from_seat(t, seat, unit % OWNERS))


# --- a mother and where she is sent: WHOM times whose she is, and the tile -------------------------------------------
def sent_key(t: Mycelium, seat: int, choice: int) -> int:
    return from_seat(t, seat, choice // WHOM) * WHOM + choice % WHOM


def sent_action(t: Mycelium, seat: int, choice: int) -> str:
    return mother_action(from_seat(t, seat, choice // WHOM), t.content.tiles[choice % WHOM].ident)
