"""What must always hold at a table of Mycelium: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from fairyring.games.mycelium.components import BLACK, NONE, OWNERS
from fairyring.games.mycelium.geometry import across
from fairyring.games.mycelium.networks import Network
from fairyring.games.mycelium.players import Player
from fairyring.games.mycelium.state import Mycelium
from fairyring.kernel.invariants import miscounted, unmet


def broken(t: Mycelium) -> list[str]:
    wrong = broken_board(t) + broken_cards(t) + broken_pieces(t)
    return wrong if not t.playing else wrong + unmet(
        (1 <= t.round <= 100, f"round {t.round}"),
        (not t.over or t.round >= 100 or t.ended_by != NONE, "the game is over although nobody has ended it"),
        (t.over or t.seat == t.active, f"seat {t.seat} decides in the turn of {t.active}"))


def broken_board(t: Mycelium) -> list[str]:
    """Every tile is in exactly one place; the board hangs together (MUM-GEO-16); what is kept of it is right."""
    wrong: list[str] = []
    c = t.content
    laid = {cell: tile for tile, cell in enumerate(t.cell_of) if cell != NONE}
    if laid != t.tile_at:
        wrong.append("the cells of the tiles and the tiles on the cells differ")
    places = [*laid.values(), *(tile for stack in t.stacks for tile in stack), *held(t)]
    boxed = t.seats == 1 and not any(c.colour[tile] == BLACK for tile in places)
    wrong += miscounted(places, [tile.ident for tile in c.tiles],
                        [0 if boxed and tile.colour == BLACK else 1 for tile in c.tiles])
    near, slots = t.near, t.slots
    copy = t.clone()
    assert isinstance(copy, Mycelium)
    copy.look_around()
    if slots != copy.slots or any(near[tile] != copy.near[tile] for tile in laid.values()):
        wrong.append("neighbours or free slots are out of date")
    if len(reached(laid)) != len(laid):
        wrong.append("the board has fallen apart")
    for number, nets in enumerate(t.nets):
        if nets is not None and [vars_of(net) for net in nets] != [vars_of(net) for net in t.find_networks(number)]:
            wrong.append(f"the networks of {number} are out of date")
    return wrong


def vars_of(net: Network) -> tuple[list[int], int, list[int], list[int]]:
    return net.tiles, net.total, net.have, net.bare


def held(t: Mycelium) -> list[int]:
    """A tile that has been drawn and not laid."""
    frames = [*t.stack, *([] if t.over else [(t.step, t.seat, t.x)])]
    return [x[0] for step, _, x in frames if step.name in ("choose slot", "turn tile") and not x[1]]


def reached(laid: dict[int, int]) -> set[int]:
    row = list(laid)[:1]
    found = set(row)
    while row:
        row = [beside for cell in row for side in range(3)
               if (beside := across(cell, side)) in laid and beside not in found]
        found.update(row)
    return found


def broken_cards(t: Mycelium) -> list[str]:
    cards = [*t.card_here(), *(card for me in t.players for card in me.card_here())]
    automa = sorted([*t.automa_deck, *t.automa_used])
    return miscounted(cards, [one.ident for one in t.content.mushrooms]) + unmet(
        (len(t.deck) == len(t.deck_seen), "the deck and who knows it differ"),
        (not t.rivals or automa == list(range(len(t.content.automa))), "automa cards are lost"),
        (len(t.market) <= t.content.market, f"{len(t.market)} cards on the market"))


def broken_pieces(t: Mycelium) -> list[str]:
    """Spores, tokens and insects are as many as in the box (MUM-CMP-07)."""
    wrong: list[str] = []
    c = t.content
    for number, me in enumerate(t.players):
        wrong += broken_player(t, number, me)
    insects = t.insects + sum(t.insect_on) + sum(me.insects for me in t.players)
    if insects != c.insects or t.insects < 0:
        wrong.append(f"{insects} insect tokens, {c.insects} in the box")
    mushrooms = [NONE] * len(c.tiles)
    mothers = [NONE] * len(c.tiles)
    for number, me in enumerate(t.players):
        if me.mother != NONE:
            mothers[me.mother] = number
        for board, tile in enumerate(me.tokens):
            if tile != NONE:
                mushrooms[tile] = number * 8 + board
    if mushrooms != t.mushroom_on or mothers != t.mother_on:
        wrong.append("mothers or mushrooms are not where their owners think")
    if len({me.mother for me in t.players}) < len(t.players) and t.playing:
        wrong.append("two mothers on one tile")
    return wrong


def broken_player(t: Mycelium, number: int, me: Player) -> list[str]:
    c = t.content
    lying = [t.spores[tile * OWNERS + number] for tile in range(len(c.tiles))]
    return [f"{number}: {what}" for what in unmet(
        (sum(lying) + me.supply == c.spores and me.supply >= 0 and min(lying) >= 0,
         f"{sum(lying)} spores on the board and {me.supply} in the supply"),
        (me.tiles == [tile for tile, count in enumerate(lying) if count], "tiles with spores are out of date"),
        (me.hand == sorted(me.hand) and len(me.hand) == len(me.seen), "the hand is out of order"),
        (me.insects >= 0, f"{me.insects} insect tokens"),
        *((t.is_rival(number) or (tile == NONE) == (card == NONE),  # MUM-SET-08
           f"board {board} holds neither or both of token and card")
          for board, (tile, card) in enumerate(zip(me.tokens, me.cards, strict=True), 1)),
        *((0 <= counter <= c.sporings + t.is_rival(number), f"counter {counter}") for counter in me.counters))]
