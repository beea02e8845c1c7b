"""Where the automa goes: how it explores, how its mother moves, how it gets free (MUA-SPO-09, MUA-MOV, MUA-STK)."""

from __future__ import annotations

from fairyring.games.mycelium.components import (
    BLACK,
    EXPLORE,
    MOVE,
    NONE,
    OWNERS,
    TARGETS,
    TO_INSECT,
    TO_MOTHER,
    TO_MUSHROOM,
    TO_OWN,
    TO_SPORES,
    Half,
)
from fairyring.games.mycelium.exploring import draw_tile, place_tile
from fairyring.games.mycelium.geometry import SYMBOLS, across
from fairyring.games.mycelium.lots import draw_lot, draw_person, skips
from fairyring.games.mycelium.state import Mycelium


# --- EXPLORE ---------------------------------------------------------------------------------------------------------
def explore_beside(t: Mycelium, number: int, tile: int, rule: str) -> bool:
    """A tile of a random stack beside this one, where it touches more tiles, else in a random slot, in a random
    rotation (MUA-SPO-09, MUA-MOV-10)."""
    stacks = [stack for stack in range(2) if t.stacks[stack]]
    if not stacks:
        skips(t, number, EXPLORE, "no-tiles", "MUM-EXP-04")
        return False
    drawn = draw_tile(t, number, stacks[draw_lot(t, number, len(stacks), "stack", "MUA-SPO-09")])
    cell = t.cell_of[tile]
    slots = [across(cell, side) for side in range(3) if t.near[tile][side] == NONE]
    if slots:
        touched = [t.touching(slot) for slot in slots]
        most = max(touched)
        slots = [slots[i] for i in range(len(slots)) if touched[i] == most]
    else:
        slots = t.slots
    slot = slots[draw_lot(t, number, len(slots), "slot", rule)]
    place_tile(t, number, drawn, slot, t.below(3), rule)
    return True


# --- MOVE ------------------------------------------------------------------------------------------------------------
def automa_move(t: Mycelium, number: int, half: Half) -> bool:
    """Two tiles along a shortest way to the nearest target, or where the wind blows (MUA-MOV). True when it explored
    instead."""
    symbol = t.roll(number, "MUA-MOV-01")
    target = half.targets[symbol]
    shut = [me.mother for me in t.players[:t.seats]]
    start = t.players[number].mother
    wanted = targets(t, number, target)
    tiles = t.nearest([start], wanted, shut)
    if t.sink is not None:
        steps = t.steps_from(start, shut)
        t.emit("automa-target", number, "MUA-MOV-01", {"symbol": SYMBOLS[symbol], "target": TARGETS[target],
                                                       "found": sum(tile in steps for tile in wanted)})
    if not tiles:
        return drift(t, number)
    if target == TO_INSECT and tiles[0] in t.near[start]:
        tiles = [tile for tile in tiles if second_tokens(t, tile, shut)] or tiles  # MUA-TUR-06, MUA-MOV-08
    goal = chosen_target(t, number, target, tiles)
    way = best_way(t, number, goal, target, shut)
    insects = 0
    for tile in way:
        insects += t.enter(number, tile)
    if t.sink is not None:
        t.emit("moved", number, "MUA-MOV-03", {"cells": [t.cell_name(tile) for tile in way], "insects": insects})
    return False


def targets(t: Mycelium, number: int, target: int) -> list[int]:
    """The tiles that a target means, without the tile she stands on and those with another mother (MUA-MOV-02, -06,
    -07)."""
    if target < BLACK:
        colours = t.content.colour
        found = [tile for tile in t.tile_at.values() if colours[tile] == target]
    elif target == TO_MUSHROOM:
        found = [tile for me in t.players[:t.seats] for tile in me.tokens if tile != NONE]
    elif target == TO_OWN:
        found = [tile for tile in t.players[number].tokens if tile != NONE]
    elif target == TO_SPORES:
        spored = [tile for me in t.players[:t.seats] for tile in me.tiles]
        counts = [sum(t.spores[tile * OWNERS:tile * OWNERS + t.seats]) for tile in spored]
        most = max(counts, default=0)
        found = [spored[i] for i in range(len(spored)) if counts[i] == most]
    elif target == TO_MOTHER:
        found = [tile for me in t.players[:t.seats] for tile in t.near[me.mother] if tile != NONE]
    else:
        found = [tile for tile in t.tile_at.values() if t.insect_on[tile]]
    return sorted({tile for tile in found if t.mother_on[tile] == NONE})


def owners_of(t: Mycelium, target: int, tile: int) -> list[int]:
    """The people whom a target tile concerns; none where it is nobody's."""
    if target == TO_MUSHROOM:
        return [t.mushroom_on[tile] >> 3]
    if target == TO_SPORES:
        return [owner for owner in range(t.seats) if t.spores[tile * OWNERS + owner]]
    if target == TO_MOTHER:
        return [owner for owner in range(t.seats) if t.players[owner].mother in t.near[tile]]
    return []


def chosen_target(t: Mycelium, number: int, target: int, tiles: list[int]) -> int:
    """Of targets at one distance: the lot among the people concerned, then among tiles (MUA-TUR-07, MUA-MOV-08)."""
    if len(tiles) > 1 and t.seats > 1:
        people = sorted({owner for tile in tiles for owner in owners_of(t, target, tile)})
        if len(people) > 1:
            person = draw_person(t, number, people)
            tiles = [tile for tile in tiles if person in owners_of(t, target, tile)]
    return tiles[draw_lot(t, number, len(tiles), "target", "MUA-MOV-08")]


def best_way(t: Mycelium, number: int, goal: int, target: int, shut: list[int]) -> list[int]:
    """The first two tiles of a shortest way; of several the one with more tokens, then the lot (MUA-MOV-03, -08).

    One step is enough where it leads to the target; for a second insect she goes on (MUA-MOV-04).
    """
    start = t.players[number].mother
    far = t.steps_from(goal, shut, start)
    ways: list[list[int]] = []
    for first in t.near[start]:
        if first == NONE or first in shut or far.get(first, NONE) != far[start] - 1:
            continue
        if first == goal:
            more = second_tokens(t, goal, shut) if target == TO_INSECT else []
            ways += [[first, tile] for tile in more] or [[first]]
            continue
        ways += [[first, second] for second in t.near[first]
                 if second != NONE and second not in shut and far.get(second, NONE) == far[start] - 2]
    if len(ways) > 1:
        tokens = [sum([t.insect_on[tile] for tile in way]) for way in ways]
        most = max(tokens)
        ways = [ways[i] for i in range(len(ways)) if tokens[i] == most]
    return ways[draw_lot(t, number, len(ways), "way", "MUA-MOV-08")]


def second_tokens(t: Mycelium, goal: int, shut: list[int]) -> list[int]:
    """The tiles beside a goal where another step gains another token (MUA-MOV-04)."""
    return [tile for tile in t.near[goal] if tile != NONE and tile not in shut and t.insect_on[tile]]


def drift(t: Mycelium, number: int) -> bool:
    """No target: two rolls, each to the tile across that side, if she can go there; if she has not moved at all,
    EXPLORE (MUA-MOV-09, -10)."""
    cells: list[str] = []
    insects = 0
    for _ in range(2):
        tile = t.players[number].mother
        beside = t.near[tile][t.side_of(tile, t.roll(number, "MUA-MOV-09"))]
        if beside != NONE and t.mother_on[beside] == NONE:
            insects += t.enter(number, beside)
            cells.append(t.cell_name(beside))
    if cells:
        if t.sink is not None:
            t.emit("moved", number, "MUA-MOV-09", {"cells": cells, "insects": insects})
        return False
    skips(t, number, MOVE, "no-way", "MUA-MOV-10")
    return explore_beside(t, number, t.players[number].mother, "MUA-MOV-10")


def get_free(t: Mycelium, number: int) -> None:
    """For a token the mother on its lowest blocked mushroom goes to the tile farthest from there (MUA-STK-02)."""
    blocked = [board for board in t.players[number].grown() if t.blocked(number, board)]
    if not blocked or t.players[number].insects < t.content.automa_unblocks:
        return
    t.return_insects(number, t.content.automa_unblocks)
    tile = t.players[number].tokens[blocked[0]]
    whom = t.mother_on[tile]
    steps = t.steps_from(tile, [])
    far = farthest(t, number, steps, [one for one in steps if t.mother_on[one] == NONE], "MUA-STK-02")
    t.send_mother(number, whom, far, "MUA-STK-02")


def farthest(t: Mycelium, number: int, steps: dict[int, int], tiles: list[int], rule: str) -> int:
    """Of these tiles one with the most steps; the lot where there are several."""
    most = max(steps[tile] for tile in tiles)
    tiles = sorted(tile for tile in tiles if steps[tile] == most)
    return tiles[draw_lot(t, number, len(tiles), "tile", rule)]
