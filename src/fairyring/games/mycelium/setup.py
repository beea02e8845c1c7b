"""Set-up: the star, insects, hands that nobody looks at yet; then the mothers come (MUM-SET, MUA-SET)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import BLACK, NONE, OWNERS, Content
from fairyring.games.mycelium.players import new_player
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.games.mycelium.welcoming import BEGIN, PLACE_AUTOMA, PLACE_MOTHER

RANDOM: Final = -1


def set_up(content: Content, seats: int, rivals: tuple[str, ...], boards: int, hard: bool, black: bool, first: int,
           seed: int, rules: int) -> Mycelium:
    """A new table at its first decision. `black`: with the black tiles (MUA-SET-02); `first` may be RANDOM."""
    everybody = seats + len(rivals)
    t = MyceliumTable(content, seats, 0, 0, [new_player(content, boards) for _ in range(everybody)])
    t.rivals = rivals
    t.rules = rules
    t.boards = boards
    t.hard = hard
    t.reseed(seed)
    t.first = t.below(seats) if first == RANDOM else first  # MUM-SET-05
    tiles = [tile for tile in range(len(content.tiles)) if black or content.colour[tile] != BLACK]
    lay_star(t, tiles)
    while too_black(t):
        lay_star(t, tiles)
    for number in range(everybody):
        t.gain_insects(number, content.automa_insects if t.is_rival(number) else content.first_insects, "MUM-SET-04")
    deal(t)
    if rivals:
        t.automa_deck = t.shuffled(range(len(content.automa)))
    t.reveals = 0
    t.push(BEGIN, t.first)
    if rivals:
        t.push(PLACE_AUTOMA, seats)
    for place in range(seats):
        t.push(PLACE_MOTHER, (t.first + place) % seats)
    t.settle()
    return t


def clear_board(t: Mycelium) -> None:
    """No tile lies on the table, and nothing on a tile."""
    count = len(t.content.tiles)
    t.cell_of = [NONE] * count
    t.turned = [0] * count
    t.tile_at = {}
    t.near = [[NONE, NONE, NONE] for _ in range(count)]
    t.slots = []
    t.insect_on = [0] * count
    t.mother_on = [NONE] * count
    t.mushroom_on = [NONE] * count
    t.spores = [0] * (count * OWNERS)
    t.insects = t.content.insects


def lay_star(t: Mycelium, tiles: list[int]) -> None:
    """Two equal stacks; six tiles of each make the star, in random places and rotations, with their insects (MUM-SET-01
    to -03, MUM-GEO-10)."""
    content = t.content
    clear_board(t)
    shuffled = t.shuffled(tiles)
    half = (len(shuffled) + 1) // content.stacks
    t.stacks = [shuffled[:half], shuffled[half:]]
    star = t.shuffled(stack.pop() for stack in t.stacks for _ in range(content.star_from_each))
    for tile, cell in zip(star, [*content.centre, *content.points], strict=True):
        t.lay(tile, cell, t.below(3))
        if content.tiles[tile].insect and t.insects:
            t.insects -= 1
            t.insect_on[tile] = 1


def too_black(t: Mycelium) -> bool:
    """Fewer central tiles that are not black than mothers to place (MUM-SET-10)."""
    return sum(not t.is_black(t.tile_at[cell]) for cell in t.content.centre) < len(t.players)


def deal(t: Mycelium) -> None:
    """Three cards each, the second of exactly two people gets one more; nobody looks (MUM-SET-06, MUA-SET-04, -09)."""
    content = t.content
    t.deck = t.shuffled(range(len(content.mushrooms)))
    for number, me in enumerate(t.players):
        count = content.automa_cards if t.is_rival(number) else content.hand
        if t.seats == 2 and number == 1 - t.first:
            count += content.second_of_two
        for _ in range(count):
            me.take_card(t.deck.pop(), 0)
    t.deck_seen = [0] * len(t.deck)
