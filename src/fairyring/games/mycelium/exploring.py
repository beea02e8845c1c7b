"""EXPLORE: a new tile for the board (MUM-EXP), and how an edge tile moves (MUM-EFF-01)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import COLOURS, NONE
from fairyring.games.mycelium.geometry import CELLS, SIDES, across, cell_name
from fairyring.games.mycelium.naming import beside, slot_action
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wording import slot_place
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


def draw_tile(t: Mycelium, number: int, stack: int) -> int:
    """The top tile of a stack is turned up (MUM-EXP-02)."""
    tile = t.stacks[stack].pop()
    t.reveals += 1
    if t.sink is not None:
        t.emit("tile-drawn", number, "MUM-EXP-01", {"tile": t.content.tiles[tile].ident, "stack": stack + 1})
    return tile


def place_tile(t: Mycelium, number: int, tile: int, cell: int, turned: int, rule: str) -> None:
    """It comes to lie in a slot; an insect symbol brings a token, if one is left (MUM-EXP-03, MUM-SET-14)."""
    t.lay(tile, cell, turned)  # nothing lies on it yet, so it joins no network
    insect = 0
    if t.content.tiles[tile].insect and t.insects:
        t.insects -= 1
        t.insect_on[tile] = 1
        insect = 1
    if t.sink is not None:
        t.emit("tile-laid", number, rule, {"tile": t.content.tiles[tile].ident, "cell": cell_name(cell),
                                           "rotation": turned, "insect": insect})


class ChooseSlot(Step[Mycelium]):
    """Where does the tile go? `x` is the tile, and whether it lay on the board before (MUM-EXP-01, MUM-EFF-01)."""

    rule = "MUM-EXP-01"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return slots_for(t, x[0]) if x[1] else t.slots

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.push(TURN_TILE, seat, (x[0], x[1], choice))

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        tile, side = beside(t, choice, x[0])
        return tile * len(SIDES) + side

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        tile, side = beside(t, choice, x[0])
        return slot_action(t.content.tiles[tile].ident, side)

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return cell_name(choice)

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"cell": cell_name(choice), "colour": COLOURS[t.content.colour[x[0]]],
                      "touching": sum(t.tile_at.get(across(choice, side), x[0]) != x[0] for side in range(3))}
        return Option(cell_name(choice), Message("option-slot", args), self.rule, (slot_place(choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        args: Args = {"colour": COLOURS[t.content.colour[x[0]]], "insect": int(t.content.tiles[x[0]].insect)}
        key, rule = ("ask-slot-moved", "MUM-EFF-01") if x[1] else ("ask-slot", self.rule)
        return Prompt(Message(key, args), rule, t.content.tiles[x[0]].ident)


class TurnTile(Step[Mycelium]):
    """Which way round (MUM-GEO-10)? `x` is the tile, whether it lay on the board before, and the slot."""

    rule = "MUM-GEO-10"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return [0, 1, 2]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        if not x[1]:
            place_tile(t, seat, x[0], x[2], choice, "MUM-EXP-01")
            return
        t.lift(x[0])
        t.lay(x[0], x[2], choice)
        t.all_change()
        if t.sink is not None:
            t.emit("tile-moved", seat, "MUM-EFF-01",
                   {"tile": t.content.tiles[x[0]].ident, "cell": cell_name(x[2]), "rotation": choice})

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"turned {choice}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = dict(t.content.tiles[x[0]].winds[choice].items())
        key = "option-turned-up" if x[2] & 1 else "option-turned-down"
        return Option(f"turned {choice}", Message(key, args), self.rule, (f"turned:{choice}",))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-turned", {"colour": COLOURS[t.content.colour[x[0]]]}), self.rule, slot_place(x[2]))


def slots_for(t: Mycelium, tile: int) -> list[int]:
    """The slots that touch a tile other than the one that is moved; it cannot go back to its cell (MUM-EFF-01)."""
    found: list[int] = []
    for slot in t.slots:
        for side in range(3):
            beside = t.tile_at.get(across(slot, side), NONE)
            if beside != NONE and beside != tile:
                found.append(slot)
                break
    return found


assert CELLS * 3 < 1 << 16

CHOOSE_SLOT: Final = ChooseSlot("choose slot")
TURN_TILE: Final = TurnTile("turn tile")
