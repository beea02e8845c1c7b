"""The automa: its card, its list of four actions, its payments and its end (MUA). Where it goes: wandering.

Every choice follows the catalogue; where that leaves several, the lot decides, which is a random number of the table
like any other. What it considers is told step by step (`automa-...` events), each with the rule behind it.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import ANY, BLACK, DECAY, FRUIT, NONE, OWNERS, SPORE, Half
from fairyring.games.mycelium.ending import end_game
from fairyring.games.mycelium.fruiting import spend
from fairyring.games.mycelium.lots import draw_lot, draw_person, skips
from fairyring.games.mycelium.networks import Network, payable
from fairyring.games.mycelium.sporing import eligible, lay_spore, tell_area
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wandering import automa_move, explore_beside, get_free
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


def next_card(t: Mycelium, number: int) -> Half:
    """The top automa card governs the turn; used ones are shuffled when the deck is used up (MUA-TUR-01, -02)."""
    if not t.automa_deck:
        t.automa_deck = t.shuffled(sorted(t.automa_used))
        t.automa_used = []
        if t.sink is not None:
            t.emit("automa-shuffles", number, "MUA-TUR-02", {})
    card = t.automa_deck.pop()
    t.automa_used.append(card)
    t.reveals += 1
    if t.sink is not None:
        t.emit("automa-card", number, "MUA-TUR-01", {"card": t.content.automa[card].ident})
    return t.content.automa[card].halves[1 if t.hard else 0]


def all_blocked(t: Mycelium, number: int) -> bool:
    """Has it mushrooms, and is a mother on each of them (MUA-SPO-02, MUA-STK-01)?"""
    boards = t.players[number].grown()
    return bool(boards) and all(t.blocked(number, board) for board in boards)


# --- FRUIT -----------------------------------------------------------------------------------------------------------
def automa_fruit(t: Mycelium, number: int, half: Half) -> bool:
    """A token that has not been on the board yet, and a network that can pay (MUA-FRU-01, -06)."""
    me = t.players[number]
    free = [board for board, tile in enumerate(me.tokens) if tile == NONE and not me.counters[board]]
    if not free:
        skips(t, number, FRUIT, "no-token", "MUA-FRU-01")
        return False
    able: list[Network] = []
    if half.size <= t.content.spores - me.supply or half.size <= within_reach(t, number):
        able = [net for net in t.networks(number) if net.can_fruit(half.cost)]
    if not able:
        skips(t, number, FRUIT, "cannot-pay", "MUA-FRU-01")
        return False
    most = max(net.total for net in able)
    able = [net for net in able if net.total == most]
    net = able[draw_lot(t, number, len(able), "network", "MUA-FRU-04")]
    picks = payment(t, number, net, half.cost)
    spend(t, number, picks, "MUA-FRU-03")
    tile = place_for(t, number, half, picks)
    t.put_mushroom(number, free[0], tile)
    if t.sink is not None:
        t.emit("automa-fruits", number, "MUA-FRU-05", {"cell": t.cell_name(tile), "board": free[0] + 1})
    return True


def within_reach(t: Mycelium, number: int) -> int:
    """At most so many spores can be spent: those of its own on the board, and all on tiles that it controls."""
    me = t.players[number]
    count = t.content.spores - me.supply
    for tile in [me.mother, *me.tokens]:
        if tile != NONE and t.control(tile) == number:
            count += t.spores_on(tile) - t.spores[tile * OWNERS + number]
    return count


def payment(t: Mycelium, number: int, net: Network, cost: list[int]) -> list[int]:
    """Square by square, red, green, brown, yellow, then blank ones, each from the tile with the most spores at that
    moment that leaves the rest payable (MUA-FRU-03); of several one that is not black, then one with foreign spores."""
    need = cost[:]
    have = net.have[:]
    bare = net.bare[:]
    colours = t.content.colour
    tiles = net.tiles
    left = [t.spendable(number, tile) for tile in tiles]
    theirs = [left[i] - t.spores[tiles[i] * OWNERS + number] for i in range(len(tiles))]
    picks: list[int] = []
    touched = False
    for square in range(ANY + 1):
        while need[square]:
            need[square] -= 1
            best: list[int] = []
            most = 0
            for i in range(len(tiles)):
                colour = colours[tiles[i]]
                if not left[i] or (square != ANY and colour != square and colour != BLACK):
                    continue
                rank = left[i] * 4 + (0 if colour == BLACK else 2) + (1 if theirs[i] else 0)
                if rank < most or not still_pays(need, have, bare, colour, touched or t.is_bare(tiles[i])):
                    continue
                if rank > most:
                    most = rank
                    best = []
                best.append(i)
            chosen = best[draw_lot(t, number, len(best), "tile", "MUA-FRU-03")]
            tile = tiles[chosen]
            if theirs[chosen]:
                picks.append(tile * OWNERS + spent_owner(t, number, tile, picks))
                theirs[chosen] -= 1
            else:
                picks.append(tile * OWNERS + number)
            left[chosen] -= 1
            have[colours[tile]] -= 1
            if t.is_bare(tile):
                bare[colours[tile]] -= 1
                touched = True
    return picks


def still_pays(need: list[int], have: list[int], bare: list[int], colour: int, touched: bool) -> bool:
    """After one more spore of a colour, is the rest payable, and does the token find a tile (MUM-FRU-08)?"""
    have[colour] -= 1
    pays = payable(need, have)
    have[colour] += 1
    return pays and (touched or (sum(need) > 0 and any(
        bare[one] and (one == BLACK or need[one] or need[ANY]) for one in range(BLACK + 1))))


def spent_owner(t: Mycelium, number: int, tile: int, picks: list[int]) -> int:
    """Whose spore is taken where there are foreign ones: these go first (MUA-FRU-03, MUA-TUR-07)."""
    return draw_person(t, number, [owner for owner in range(t.seats)
                                   if t.spores[tile * OWNERS + owner] > picks.count(tile * OWNERS + owner)])


def place_for(t: Mycelium, number: int, half: Half, picks: list[int]) -> int:
    """Of the tiles paid from: one of a colour on the card, then the one nearest to an opponent (MUA-FRU-05)."""
    tiles = sorted({unit // OWNERS for unit in picks if t.is_bare(unit // OWNERS)})
    matching = [tile for tile in tiles if t.content.colour[tile] != BLACK and half.cost[t.content.colour[tile]]]
    tiles = matching or tiles
    if len(tiles) > 1:
        pieces = [tile for me in t.players[:t.seats] for tile in (me.mother, *me.tokens) if tile != NONE]
        tiles = t.nearest(pieces, tiles, [])
    return tiles[draw_lot(t, number, len(tiles), "place", "MUA-FRU-05")]


# --- DECAY -----------------------------------------------------------------------------------------------------------
def ripe(t: Mycelium, number: int) -> int:
    """An unblocked mushroom with its counter on 2, the lowest dots (MUA-DEC-01); NONE when there is none."""
    for board in t.players[number].grown():
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
    boards = t.players[number].grown()
    board = NONE
    if boards:
        able = [one for one in boards if me.counters[one] < t.content.sporings and not t.blocked(number, one)]
        if not able:
            if all_blocked(t, number):
                skips(t, number, SPORE, "all-blocked", "MUA-SPO-02")
            else:
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
    count = min(count, t.players[number].supply)
    if t.sink is not None:
        tell_area(t, number, tile, side, count)
    for _ in range(count):
        tiles = eligible(t, tile, side, got)
        if not tiles:
            break
        if len(tiles) > 1:
            free = [one for one in tiles if t.control(one) in (NONE, number)]
            tiles = free or tiles
            wanted = [one for one in tiles if t.content.colour[one] != BLACK and cost[t.content.colour[one]]]
            tiles = wanted or tiles
        one = tiles[draw_lot(t, number, len(tiles), "spore", "MUA-SPO-06")]
        lay_spore(t, number, one)
        got.append(one)


AUTOMA_TURN: Final = AutomaTurn("automa turn")
