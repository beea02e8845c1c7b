"""The automa: its card, its list of four actions, its payments and its end (MUA).

Every choice follows the catalogue; where that leaves several, the lot decides, which is a random number of the table
like any other. What it considers is told step by step (`automa-...` events), each with the rule behind it.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import (
    ACTIONS,
    ANY,
    BLACK,
    DECAY,
    EXPLORE,
    FRUIT,
    MOVE,
    NONE,
    OWNERS,
    SPORE,
    TARGETS,
    TO_INSECT,
    TO_MOTHER,
    TO_MUSHROOM,
    TO_OWN,
    TO_SPORES,
    Half,
)
from fairyring.games.mycelium.ending import end_game
from fairyring.games.mycelium.exploring import draw_tile, place_tile
from fairyring.games.mycelium.fruiting import spend
from fairyring.games.mycelium.geometry import SYMBOLS, across
from fairyring.games.mycelium.lots import draw_lot, draw_person
from fairyring.games.mycelium.networks import Network, payable
from fairyring.games.mycelium.sporing import eligible, lay_spore
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.table import Notes, Step


class AutomaTurn(Step[Mycelium]):
    """FRUIT, DECAY, SPORE, MOVE: the first two that are possible, in one pass (MUA-TUR-03, -04)."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        half = next_card(t, seat)
        done = 0
        if automa_fruit(t, seat, half):
            done += 1
        board = ripe(t, seat)
        if board != NONE:
            if automa_decay(t, seat, half, board):
                return None
            done += 1
        else:
            skips(t, seat, DECAY, "none-ripe", "MUA-DEC-01")
        if done < 2:
            done = automa_spore(t, seat, half, done)
        if done < 2:
            stuck = done == 0 and all_blocked(t, seat)
            explored = automa_move(t, seat, half)
            if stuck:
                get_free(t, seat)
                if not explored:
                    explore_beside(t, seat, t.players[seat].mother, "MUA-STK-03")
        return None


def skips(t: Mycelium, number: int, action: int, why: str, rule: str) -> None:
    """Tell why an action of the list is impossible."""
    if t.sink is not None:
        t.emit("automa-skips", number, rule, {"action": ACTIONS[action], "why": why})


def next_card(t: Mycelium, number: int) -> Half:
    """The top automa card governs the turn; used ones are shuffled when the deck is used up (MUA-TUR-01, -02)."""
    if not t.automa_deck:
        t.automa_deck = sorted(t.automa_used)
        t.automa_used = []
        t.shuffle(t.automa_deck)
        if t.sink is not None:
            t.emit("automa-shuffles", number, "MUA-TUR-02", {})
    card = t.automa_deck.pop()
    t.automa_used.append(card)
    t.reveals += 1
    if t.sink is not None:
        t.emit("automa-card", number, "MUA-TUR-01", {"card": t.content.automa[card].ident})
    return t.content.automa[card].halves[1 if t.hard else 0]


def grown(t: Mycelium, number: int) -> list[int]:
    """The boards whose mushrooms stand on the board of tiles, lowest dots first."""
    return [board for board, tile in enumerate(t.players[number].tokens) if tile != NONE]


def all_blocked(t: Mycelium, number: int) -> bool:
    """Has it mushrooms, and is a mother on each of them (MUA-SPO-02, MUA-STK-01)?"""
    boards = grown(t, number)
    return bool(boards) and all(t.blocked(number, board) for board in boards)


# --- FRUIT -----------------------------------------------------------------------------------------------------------
def automa_fruit(t: Mycelium, number: int, half: Half) -> bool:
    """A token that has not been on the board yet, and a network that can pay (MUA-FRU-01, -06)."""
    me = t.players[number]
    free = [board for board, tile in enumerate(me.tokens) if tile == NONE and not me.counters[board]]
    if not free:
        skips(t, number, FRUIT, "no-token", "MUA-FRU-01")
        return False
    able = [net for net in t.networks(number) if net.can_fruit(half.cost)]
    if not able:
        skips(t, number, FRUIT, "cannot-pay", "MUA-FRU-01")
        return False
    most = max(sum(net.have) for net in able)
    able = [net for net in able if sum(net.have) == most]
    net = able[draw_lot(t, number, len(able), "network", "MUA-FRU-04")]
    picks = payment(t, number, net, half.cost)
    spend(t, number, picks, "MUA-FRU-03")
    tile = place_for(t, number, half, picks)
    t.put_mushroom(number, free[0], tile)
    if t.sink is not None:
        t.emit("automa-fruits", number, "MUA-FRU-05", {"cell": t.cell_name(tile), "board": free[0] + 1})
    return True


def payment(t: Mycelium, number: int, net: Network, cost: list[int]) -> list[int]:
    """Square by square, red, green, brown, yellow, then blank ones, each from the tile with the most spores at that
    moment that leaves the rest payable (MUA-FRU-03)."""
    need = cost[:]
    have = net.have[:]
    bare = net.bare[:]
    left = {tile: t.spendable(number, tile) for tile in net.tiles}
    picks: list[int] = []
    touched = False
    for square in range(ANY + 1):
        while need[square]:
            need[square] -= 1
            best: list[int] = []
            rank: tuple[int, int, int] = (0, 0, 0)
            for tile in net.tiles:
                colour = t.content.colour[tile]
                if not left[tile] or (square != ANY and colour not in (square, BLACK)):
                    continue
                if not still_pays(need, have, bare, colour, touched or t.is_bare(tile)):
                    continue
                own = (left[tile], colour != BLACK, others_on(t, number, tile, picks) > 0)
                if own > rank:
                    rank, best = own, []
                if own == rank:
                    best.append(tile)
            tile = best[draw_lot(t, number, len(best), "tile", "MUA-FRU-03")]
            picks.append(tile * OWNERS + spent_owner(t, number, tile, picks))
            left[tile] -= 1
            colour = t.content.colour[tile]
            have[colour] -= 1
            if t.is_bare(tile):
                bare[colour] -= 1
                touched = True
    return picks


def still_pays(need: list[int], have: list[int], bare: list[int], colour: int, touched: bool) -> bool:
    """After one more spore of a colour, is the rest payable, and does the token find a tile (MUM-FRU-08)?"""
    have = have[:]
    have[colour] -= 1
    if not payable(need, have):
        return False
    return touched or (sum(need) > 0 and any(
        bare[one] and (one == BLACK or need[one] or need[ANY]) for one in range(BLACK + 1)))


def others_on(t: Mycelium, number: int, tile: int, picks: list[int]) -> int:
    """Foreign spores that it may still spend on a tile."""
    if t.control(tile) != number:
        return 0
    return sum(t.spores[tile * OWNERS + owner] - picks.count(tile * OWNERS + owner)
               for owner in range(t.seats))


def spent_owner(t: Mycelium, number: int, tile: int, picks: list[int]) -> int:
    """Whose spore is taken: on a controlled tile foreign ones go first (MUA-FRU-03, MUA-TUR-07)."""
    if not others_on(t, number, tile, picks):
        return number
    return draw_person(t, number, [owner for owner in range(t.seats)
                                   if t.spores[tile * OWNERS + owner] > picks.count(tile * OWNERS + owner)])


def place_for(t: Mycelium, number: int, half: Half, picks: list[int]) -> int:
    """Of the tiles paid from: one of a colour on the card, then the one nearest to an opponent (MUA-FRU-05)."""
    tiles = sorted({unit // OWNERS for unit in picks if t.is_bare(unit // OWNERS)})
    matching = [tile for tile in tiles if t.content.colour[tile] != BLACK and half.cost[t.content.colour[tile]]]
    tiles = matching or tiles
    near = [nearest_piece(t, tile) for tile in tiles]
    tiles = [tile for tile, steps in zip(tiles, near, strict=True) if steps == min(near)]
    return tiles[draw_lot(t, number, len(tiles), "place", "MUA-FRU-05")]


def nearest_piece(t: Mycelium, tile: int) -> int:
    """Steps to the nearest mother or mushroom of a person."""
    steps = t.steps_from(tile, [])
    pieces = [me.mother for me in t.players[:t.seats]]
    pieces += [one for me in t.players[:t.seats] for one in me.tokens if one != NONE]
    return min(steps[one] for one in pieces)


# --- DECAY -----------------------------------------------------------------------------------------------------------
def ripe(t: Mycelium, number: int) -> int:
    """An unblocked mushroom with its counter on 2, the lowest dots (MUA-DEC-01); NONE when there is none."""
    for board in grown(t, number):
        if t.players[number].counters[board] == t.content.sporings and not t.blocked(number, board):
            return board
    return NONE


def automa_decay(t: Mycelium, number: int, half: Half, board: int) -> bool:
    """The token never returns (MUA-DEC-02); then the effect of the card (MUA-DEC-03). True when that was the fifth,
    which ends the game (MUA-END-01)."""
    me = t.players[number]
    cell = t.cell_name(me.tokens[board])
    t.lift_mushroom(number, board)
    me.counters[board] = t.content.sporings + 1
    if t.sink is not None:
        t.emit("automa-decays", number, "MUA-DEC-02", {"board": board + 1, "cell": cell, "effect": half.effect})
    half.decay.ask(t, number, ())
    if all(count > t.content.sporings for count in me.counters):
        end_game(t, number, "MUA-END-01")
        return True
    return False


# --- SPORE -----------------------------------------------------------------------------------------------------------
def automa_spore(t: Mycelium, number: int, half: Half, done: int) -> int:
    """A mushroom, or the mother where none has been grown; from an edge tile it explores first (MUA-SPO). Returns how
    many actions are done then."""
    me = t.players[number]
    boards = grown(t, number)
    board = NONE
    if boards:
        if all_blocked(t, number):
            skips(t, number, SPORE, "all-blocked", "MUA-SPO-02")
            return done
        able = [one for one in boards if me.counters[one] < t.content.sporings and not t.blocked(number, one)]
        if not able:
            skips(t, number, SPORE, "none-left", "MUA-SPO-05")
            return done
        board = min(able, key=me.counters.__getitem__)  # MUA-SPO-03, -04: the first of the lowest
    tile = me.mother if board == NONE else me.tokens[board]
    if t.is_edge(tile) and (t.stacks[0] or t.stacks[1]):
        explore_beside(t, number, tile, "MUA-SPO-07")
        done += 1
        if done == 2:
            return done  # MUA-SPO-08
    if board != NONE:
        me.counters[board] += 1
    count = t.content.automa_spread if board == NONE else half.spread
    if t.sink is not None:
        t.emit("automa-spores", number, "MUA-SPO-01", {"board": board + 1, "cell": t.cell_name(tile), "count": count})
    automa_spread(t, number, tile, count, half.cost)
    return done + 1


def automa_spread(t: Mycelium, number: int, tile: int, count: int, cost: list[int]) -> None:
    """Roll and place as everybody does; among eligible tiles first one that no person controls, then one of a colour on
    the card (MUA-SPO-06)."""
    side = t.side_of(tile, t.roll(number, "MUA-SPO-06"))
    got: list[int] = []
    for _ in range(min(count, t.players[number].supply)):
        tiles = eligible(t, tile, side, got)
        if not tiles:
            break
        free = [one for one in tiles if t.control(one) in (NONE, number)]
        tiles = free or tiles
        wanted = [one for one in tiles if t.content.colour[one] != BLACK and cost[t.content.colour[one]]]
        tiles = wanted or tiles
        one = tiles[draw_lot(t, number, len(tiles), "spore", "MUA-SPO-06")]
        lay_spore(t, number, one)
        got.append(one)


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
        most = max(t.touching(slot) for slot in slots)
        slots = [slot for slot in slots if t.touching(slot) == most]
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
    steps = t.steps_from(t.players[number].mother, shut)
    tiles = [tile for tile in targets(t, number, target) if steps.get(tile, 0) > 0]
    if t.sink is not None:
        t.emit("automa-target", number, "MUA-MOV-01", {"symbol": SYMBOLS[symbol], "target": TARGETS[target],
                                                       "found": len(tiles)})
    if not tiles:
        return drift(t, number)
    least = min(steps[tile] for tile in tiles)
    goal = chosen_target(t, number, target, [tile for tile in tiles if steps[tile] == least])
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
        found = [tile for tile in t.laid() if t.content.colour[tile] == target]
    elif target == TO_MUSHROOM:
        found = [tile for me in t.players[:t.seats] for tile in me.tokens if tile != NONE]
    elif target == TO_OWN:
        found = [tile for tile in t.players[number].tokens if tile != NONE]
    elif target == TO_SPORES:
        counts = {tile: sum(t.spores[tile * OWNERS:tile * OWNERS + t.seats]) for tile in t.laid()}
        most = max(counts.values())
        found = [tile for tile, count in counts.items() if count == most > 0]
    elif target == TO_MOTHER:
        found = [tile for me in t.players[:t.seats] for tile in t.near[me.mother] if tile != NONE]
    else:
        found = [tile for tile in t.laid() if t.insect_on[tile]]
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
    people = sorted({owner for tile in tiles for owner in owners_of(t, target, tile)})
    if len(people) > 1 and len(tiles) > 1:
        person = draw_person(t, number, people)
        tiles = [tile for tile in tiles if person in owners_of(t, target, tile)]
    return tiles[draw_lot(t, number, len(tiles), "target", "MUA-MOV-08")]


def best_way(t: Mycelium, number: int, goal: int, target: int, shut: list[int]) -> list[int]:
    """The first two tiles of a shortest way; of several the one with more tokens, then the lot (MUA-MOV-03, -08).

    One step is enough where it leads to the target; for a second insect she goes on (MUA-MOV-04).
    """
    start = t.players[number].mother
    far = t.steps_from(goal, shut)
    ways: list[list[int]] = []
    for first in t.near[start]:
        if first == NONE or first in shut or far.get(first, NONE) != far[start] - 1:
            continue
        if first == goal:
            more = [tile for tile in t.near[goal] if tile != NONE and tile not in shut and t.insect_on[tile]]
            ways += [[first, tile] for tile in more] if target == TO_INSECT and more else [[first]]
            continue
        ways += [[first, second] for second in t.near[first]
                 if second != NONE and second not in shut and far.get(second, NONE) == far[start] - 2]
    most = max(sum(t.insect_on[tile] for tile in way) for way in ways)
    ways = [way for way in ways if sum(t.insect_on[tile] for tile in way) == most]
    return ways[draw_lot(t, number, len(ways), "way", "MUA-MOV-08")]


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
    blocked = [board for board in grown(t, number) if t.blocked(number, board)]
    if not blocked or t.players[number].insects < t.content.automa_unblocks:
        return
    t.return_insects(number, t.content.automa_unblocks)
    tile = t.players[number].tokens[blocked[0]]
    whom = t.mother_on[tile]
    steps = t.steps_from(tile, [])
    far = farthest(t, number, steps, [one for one in steps if t.mother_on[one] == NONE])
    t.send_mother(number, whom, far, "MUA-STK-02")


def farthest(t: Mycelium, number: int, steps: dict[int, int], tiles: list[int]) -> int:
    most = max(steps[tile] for tile in tiles)
    tiles = sorted(tile for tile in tiles if steps[tile] == most)
    return tiles[draw_lot(t, number, len(tiles), "tile", "MUA-STK-02")]


AUTOMA_TURN: Final = AutomaTurn("automa turn")
