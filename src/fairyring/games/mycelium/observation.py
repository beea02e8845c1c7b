"""What a learner sees: pieces of what a seat knows as numbers, each with a name that docs/environments.md explains.

Everybody comes in the order of the seats from one's own, the automa last; an owner is 1 for the own seat, 2 for the
next, 0 for nobody. Every piece reads the seat's view, and writes the same numbers straight from the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.mycelium.components import ACTIONS, NONE, OWNERS, Content
from fairyring.games.mycelium.ending import fruited, points
from fairyring.games.mycelium.exploring import CHOOSE_SLOT, TURN_TILE
from fairyring.games.mycelium.fruiting import PAY
from fairyring.games.mycelium.geometry import COORDINATES, MIDDLE, SIDES, SYMBOLS, cell_named, coordinates
from fairyring.games.mycelium.knowledge import bit_of
from fairyring.games.mycelium.sporing import REROLL, SPREAD
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import TURN
from fairyring.kernel.observation import Direct, Kinds, OfHeld, OfKinds, OfPlayer, Piece, Row, owner
from fairyring.kernel.table import Data

TILE = 8
"""Numbers of a tile before those of everybody's spores."""

BOARD = 6
"""Numbers of a player board."""


def pieces(content: Content, everybody: int) -> list[Piece]:
    """What a learner sees, in a fixed order. `everybody` counts the automa."""
    cards = Kinds([card.ident for card in content.mushrooms])
    tiles = Kinds([tile.ident for tile in content.tiles])
    out: list[Piece] = [Turn(everybody), Stacks(), Market(cards), Drawn(cards), Land(tiles, everybody), Held(tiles),
                        Wind(), PayingFor(cards), AutomaCard(Kinds([card.ident for card in content.automa]))]
    for place in range(everybody):
        out += [Purse(place), Hand(place, cards), Boards(place, content.boards), Growing(place, cards),
                Decayed(place, cards)]
    return out


# --- what everybody shares -------------------------------------------------------------------------------------------
class Turn(Direct):
    def __init__(self, everybody: int) -> None:
        super().__init__("turn", 4 + len(ACTIONS), "round, boards each, whether all mothers are placed, whose turn it "
                         "is; then the actions done in it")
        self.everybody = everybody

    def read(self, view: Data) -> Sequence[float]:
        return (view["round"], view["boards"], view["phase"] == "play", owner(view, self.everybody, view["active"]),
                *[action in view["done"] for action in ACTIONS])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        row.put(at, t.round)
        row.put(at + 1, t.boards)
        row.put(at + 2, 1 if t.playing else 0)
        row.put(at + 3, 1 + (t.active - seat) % self.everybody)
        done = actions_done(t)
        for action in range(len(ACTIONS)):
            row.put(at + 4 + action, done >> action & 1)


def actions_done(t: Mycelium) -> int:
    """The actions done in this turn, a bit each, wherever in it the table stands."""
    for step, _, x in t.stack:
        if step is TURN:
            return x[0]
    return t.x[0] if t.step is TURN else 0


class Stacks(Direct):
    def __init__(self) -> None:
        super().__init__("stacks", 4, "tiles in both stacks, cards in the deck, insects in the supply")

    def read(self, view: Data) -> Sequence[float]:
        return (*view["stacks"], view["deck"], view["insects"])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        row.put(at, len(t.stacks[0]))
        row.put(at + 1, len(t.stacks[1]))
        row.put(at + 2, len(t.deck))
        row.put(at + 3, t.insects)


class Market(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("market", "open cards", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted(view["market"])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        row.count(at, t.market, self.kinds.places)


class Drawn(OfKinds):
    """Whoever drew them sees them (MUM-EFF-08)."""

    def __init__(self, cards: Kinds) -> None:
        super().__init__("drawn", "cards being looked at", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted(view["drawn"])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        if t.seat == seat:
            row.count(at, t.drawn, self.kinds.places)


class Land(Direct):
    def __init__(self, tiles: Kinds, everybody: int) -> None:
        self.width = TILE + everybody
        super().__init__("tiles", self.width * len(tiles), "for each tile whether it lies, a, b and c (so many more "
                         "than 0), rotation, insect, mother, mushroom, and everybody's spores")
        self.tiles = tiles
        self.everybody = everybody

    def read(self, view: Data) -> Sequence[float]:
        numbers = [0.0] * self.size
        seat, everybody = max(0, view["seat"]), self.everybody
        for one in view["tiles"]:
            at = self.width * self.tiles.order[one["id"]]
            a, b, c = coordinates(cell_named(one["cell"]))
            mushroom = one["mushroom"]
            grown = None if mushroom is None else mushroom["owner"]
            numbers[at:at + TILE] = [1.0, a + MIDDLE, b + MIDDLE, c + 2 * MIDDLE, one["rotation"], one["insect"],
                                     owner(view, everybody, one["mother"]), owner(view, everybody, grown)]
            for number, count in enumerate(one["spores"]):
                numbers[at + TILE + (number - seat) % everybody] = count
        return numbers

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        width, places, everybody = self.width, self.tiles.places, self.everybody
        cell_of, turned, insect_on, spores = t.cell_of, t.turned, t.insect_on, t.spores
        mother_on, mushroom_on = t.mother_on, t.mushroom_on
        a, b, c = COORDINATES
        order = [(seat + further) % everybody for further in range(everybody)]
        for tile in t.tile_at.values():
            cell, mother, mushroom = cell_of[tile], mother_on[tile], mushroom_on[tile]
            row.all(at + width * places[tile], [
                1, a[cell] + MIDDLE, b[cell] + MIDDLE, c[cell] + 2 * MIDDLE, turned[tile], insect_on[tile],
                0 if mother == NONE else 1 + (mother - seat) % everybody,
                0 if mushroom == NONE else 1 + ((mushroom >> 3) - seat) % everybody,
                *[spores[tile * OWNERS + number] for number in order]])


class Held(OfKinds):
    def __init__(self, tiles: Kinds) -> None:
        super().__init__("tile", "the tile that looks for its place", tiles)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([view["tile"]["id"]] if view["tile"] else [])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        if (t.step is CHOOSE_SLOT or t.step is TURN_TILE) and not t.over:
            row.put(at + self.kinds.places[t.x[0]], 1)


class Wind(Direct):
    def __init__(self) -> None:
        super().__init__("wind", len(SYMBOLS) + len(SIDES), "the symbol and the side of the sporing that is going on, "
                         "by kind")

    def read(self, view: Data) -> Sequence[float]:
        found = view["wind"]
        if found is None:
            return [0.0] * self.size
        return [*(float(found["symbol"] == symbol) for symbol in SYMBOLS),
                *(float(found["side"] == side) for side in SIDES)]

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        if t.over:
            return
        if t.step is REROLL:
            row.put(at + t.x[0], 1)
        elif t.step is SPREAD:
            start, side = t.x[0], t.x[1]
            row.put(at + SYMBOLS.index(t.content.tiles[start].winds[t.turned[start]][SIDES[side]]), 1)
            row.put(at + len(SYMBOLS) + side, 1)


class PayingFor(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("paying for", "the card that is being paid for", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([view["payment"]["card"]] if view["payment"] else [])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        if t.step is PAY and not t.over:
            row.put(at + self.kinds.places[t.x[0]], 1)


class AutomaCard(OfKinds):
    def __init__(self, cards: Kinds) -> None:
        super().__init__("automa card", "the automa card of this turn", cards)

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([view["automa"]["card"]] if view["automa"] else [])

    def write(self, t: Mycelium, seat: int, row: Row, at: int) -> None:
        if t.rivals and t.automa_used:
            row.put(at + self.kinds.places[t.automa_used[-1]], 1)


# --- what everybody has ----------------------------------------------------------------------------------------------
class Purse(OfPlayer):
    def __init__(self, place: int) -> None:
        super().__init__(place, "purse", 9, "points, mushrooms grown, insects, spores left, cards in hand, steps and "
                         "spread of the mother, whether actions may repeat, rerolls")

    def read_one(self, one: Data) -> Sequence[float]:
        return (one["points"], one["fruited"], one["insects"], one["supply"], one["hand_size"], one["steps"],
                one["mother_spread"], one["repeats"], one["rerolls"])

    def write_one(self, t: Mycelium, seat: int, number: int, row: Row, at: int) -> None:
        me = t.players[number]
        row.all(at, [sum(points(t, number)), fruited(t, number), me.insects, me.supply, len(me.hand), me.steps,
                     me.mother_spread, int(me.repeats), me.rerolls])


class Hand(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "hand", "cards known to be in hand", cards)

    def held(self, t: Mycelium, seat: int, number: int) -> list[int]:
        me, bit = t.players[number], bit_of(seat)
        return [me.hand[i] for i in range(len(me.hand)) if me.seen[i] & bit]


class Boards(OfPlayer):
    def __init__(self, place: int, boards: int) -> None:
        super().__init__(place, "boards", BOARD * boards, "for each board whether a mushroom grows there, its counter, "
                         "whether it is blocked, cards under it, spores more, whether the mother spores too")

    def read_one(self, one: Data) -> Sequence[float]:
        numbers: list[float] = []
        for each in one["boards"]:
            numbers += [each["token"] is not None, each["counter"], each["blocked"], len(each["tucked"]), each["more"],
                        each["with_mother"]]
        return numbers + [0.0] * (self.size - len(numbers))

    def write_one(self, t: Mycelium, seat: int, number: int, row: Row, at: int) -> None:
        me = t.players[number]
        for board in range(len(me.cards)):
            grows = me.tokens[board] != NONE
            row.all(at + BOARD * board, [int(grows), me.counters[board], int(grows and t.blocked(number, board)),
                                         len(me.tucked[board]), me.more[board], int(me.with_mother[board])])


class Growing(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "mushrooms", "growing mushrooms", cards)

    def names(self, one: Data) -> list[str | None]:
        return [each["card"] for each in one["boards"]]

    def held(self, t: Mycelium, seat: int, number: int) -> list[int]:
        return t.players[number].cards


class Decayed(OfHeld):
    def __init__(self, place: int, cards: Kinds) -> None:
        super().__init__(place, "decayed", "cards under boards", cards)

    def names(self, one: Data) -> list[str | None]:
        return [card for each in one["boards"] for card in each["tucked"]]

    def held(self, t: Mycelium, seat: int, number: int) -> list[int]:
        return [card for cards in t.players[number].tucked for card in cards]
