"""What a seat sees (MUM-INF): a plain dictionary with ids, ready for JSON."""

from __future__ import annotations

from typing import Literal, TypedDict

from fairyring.games.mycelium.components import (
    ACTIONS,
    BLACK,
    COLOURS,
    LEVELS,
    NONE,
    OWNERS,
    SEAT_COLOURS,
    Action,
    Colour,
    Level,
    SeatColour,
)
from fairyring.games.mycelium.ending import end_token, fruited, points
from fairyring.games.mycelium.exploring import CHOOSE_SLOT, TURN_TILE
from fairyring.games.mycelium.fruiting import PAY
from fairyring.games.mycelium.geometry import SIDES, SYMBOLS, Side, Symbol, cell_name
from fairyring.games.mycelium.kept import ShownMycelium, ShownPlayer
from fairyring.games.mycelium.knowledge import bit_of
from fairyring.games.mycelium.networks import Network
from fairyring.games.mycelium.paying import by_itself
from fairyring.games.mycelium.sporing import REROLL, SPREAD, area_of
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import TURN
from fairyring.kernel.table import Shown

Counts = dict[str, int]
"""Spores by colour, and in a cost those of any."""


class Grown(TypedDict):
    """A mushroom on a tile: whose, and on which board its card lies."""

    owner: int
    board: int


class TileView(TypedDict):
    """A tile on the board, with what lies on it; `wind` is the symbol on each of its sides."""

    cell: str
    id: str
    colour: Colour
    rotation: int
    wind: dict[Side, Symbol]
    insect: bool
    mother: int | None
    mushroom: Grown | None
    spores: list[int]


class HeldTile(TypedDict):
    """A tile that looks for its place; an edge tile that is moved still lies on its cell."""

    id: str
    colour: Colour
    insect: bool
    moved: bool
    cell: str | None
    slot: str | None
    rotations: list[dict[Side, Symbol]]


class WindView(TypedDict):
    """The sporing that is going on; `area` are cells with their rows."""

    symbol: Symbol
    cell: str | None
    side: Side | None
    area: dict[str, int]
    laid: list[str]
    left: int


class Unit(TypedDict):
    """A spore of one owner on one tile."""

    cell: str
    owner: int


class PaymentView(TypedDict):
    """What is being paid for, the spores chosen so far, and those the table would choose for the rest."""

    card: str
    cost: Counts
    taken: list[Unit]
    rest: list[Unit]


class NetworkView(TypedDict):
    tiles: list[str]
    spores: Counts


class BoardView(TypedDict):
    """A player board: its mushroom, its token on the board of tiles, and the cards under it with what they bring."""

    card: str | None
    counter: int
    token: str | None
    blocked: bool
    tucked: list[str]
    more: int
    with_mother: bool


class Scored(TypedDict):
    mushrooms: int
    insects: int
    end_token: int


class PlayerView(ShownPlayer):
    """A player, or the automa. `hand` are the cards that the seat knows of."""

    colour: SeatColour
    automa: bool
    hand: list[str]
    mother: str | None
    boards: list[BoardView]
    networks: list[NetworkView]
    fruited: int
    points: int
    scored: Scored


class AutomaView(TypedDict):
    level: Level
    deck: int
    used: list[str]
    card: str | None


class MyceliumView(Shown, ShownMycelium):
    """The whole table."""

    phase: Literal["mothers", "play"]
    stacks: list[int]
    drawn: list[str | None]
    done: list[Action]
    tiles: list[TileView]
    slots: list[str]
    tile: HeldTile | None
    wind: WindView | None
    payment: PaymentView | None
    players: list[PlayerView]
    automa: AutomaView | None
    ended_by: int | None


def view(t: Mycelium, seat: int) -> MyceliumView:
    c = t.content
    return {
        **t.view_head(seat),
        "phase": "play" if t.playing else "mothers",
        **t.shown_fields(c),
        "stacks": [len(stack) for stack in t.stacks],
        "drawn": [*t.card_ids(t.drawn)] if t.seat == seat else [None] * len(t.drawn),
        "done": done(t),
        "tiles": [tile_view(t, tile) for tile in t.laid()],
        "slots": [cell_name(cell) for cell in t.slots],
        "tile": held_view(t),
        "wind": wind_view(t),
        "payment": payment_view(t),
        "players": [player_view(t, seat, number) for number in t.everybody],
        "automa": automa_view(t),
        "ended_by": None if t.ended_by == NONE else t.ended_by,
    }


def done(t: Mycelium) -> list[Action]:
    """The actions done in this turn, wherever in it the table stands."""
    frames = [*t.stack, (t.step, t.seat, t.x)]
    for step, _, x in frames:
        if step is TURN:
            return [name for action, name in enumerate(ACTIONS) if x[0] & 1 << action]
    return []


def tile_view(t: Mycelium, tile: int) -> TileView:
    code = t.mushroom_on[tile]
    mother = t.mother_on[tile]
    at = tile * OWNERS
    one = t.content.tiles[tile]
    turned = t.turned[tile]
    return {
        "cell": t.cell_name(tile),
        "id": one.ident,
        "colour": COLOURS[one.colour],
        "rotation": turned,
        "wind": one.winds[turned],
        "insect": bool(t.insect_on[tile]),
        "mother": None if mother == NONE else mother,
        "mushroom": None if code == NONE else {"owner": code >> 3, "board": (code & 7) + 1},
        "spores": t.spores[at:at + len(t.players)],
    }


def held_view(t: Mycelium) -> HeldTile | None:
    """A tile that is looking for its place."""
    if t.step not in (CHOOSE_SLOT, TURN_TILE) or t.over:
        return None
    tile = t.x[0]
    one = t.content.tiles[tile]
    return {"id": one.ident, "colour": COLOURS[one.colour], "insect": one.insect, "moved": bool(t.x[1]),
            "cell": t.cell_name(tile) if t.x[1] else None, "slot": cell_name(t.x[2]) if t.step is TURN_TILE else None,
            "rotations": one.winds}


def wind_view(t: Mycelium) -> WindView | None:
    """The wind of the sporing that is going on: its area on the board by rows, and where spores have fallen so far."""
    if t.step is REROLL and not t.over:
        return {"symbol": SYMBOLS[t.x[0]], "cell": None, "side": None, "area": {}, "laid": [], "left": 0}
    if t.step is not SPREAD or t.over:
        return None
    start, side = t.x[0], SIDES[t.x[1]]
    return {"symbol": t.content.tiles[start].winds[t.turned[start]][side], "cell": t.cell_name(start), "side": side,
            "area": {name: depth for depth, name in area_of(t, start, t.x[1])},
            "laid": [t.cell_name(tile) for tile in t.x[3:]], "left": t.x[2]}


def payment_view(t: Mycelium) -> PaymentView | None:
    """What is being paid for, the spores chosen so far, and those the table would choose for the rest."""
    if t.step is not PAY or t.over:
        return None
    one = t.content.mushrooms[t.x[0]]
    picks = [unit_view(t, unit) for unit in by_itself(t, t.seat, one.cost, list(t.x[1:]))]
    paid = len(t.x) - 1
    return {"card": one.ident, "cost": cost_view(one.cost), "taken": picks[:paid], "rest": picks[paid:]}


def unit_view(t: Mycelium, unit: int) -> Unit:
    """A spore of one owner on one tile."""
    return {"cell": t.cell_name(unit // OWNERS), "owner": unit % OWNERS}


def cost_view(cost: list[int]) -> Counts:
    return {name: cost[kind] for kind, name in enumerate((*COLOURS[:BLACK], "any")) if cost[kind]}


def network_view(t: Mycelium, net: Network) -> NetworkView:
    return {"tiles": [t.cell_name(tile) for tile in net.tiles],
            "spores": {COLOURS[colour]: count for colour, count in enumerate(net.have) if count}}


def player_view(t: Mycelium, seat: int, number: int) -> PlayerView:
    me = t.players[number]
    c = t.content
    bit = bit_of(seat)
    known = [c.mushrooms[card].ident for card, seen in zip(me.hand, me.seen, strict=True) if seen & bit]
    parts = points(t, number)
    return {
        "colour": SEAT_COLOURS[number],
        "automa": t.is_rival(number),
        **me.shown_fields(c),
        "hand": known,
        "mother": None if me.mother == NONE else t.cell_name(me.mother),
        "boards": [board_view(t, number, board) for board in range(len(me.cards))],
        "networks": [network_view(t, net) for net in t.networks(number)] if t.playing else [],
        "fruited": fruited(t, number),
        "points": sum(parts),
        "scored": {"mushrooms": parts[0], "insects": parts[1], "end_token": end_token(t, number)},
    }


def board_view(t: Mycelium, number: int, board: int) -> BoardView:
    me = t.players[number]
    card, token = me.cards[board], me.tokens[board]
    return {
        "card": None if card == NONE else t.content.mushrooms[card].ident,
        "counter": me.counters[board],
        "token": None if token == NONE else t.cell_name(token),
        "blocked": token != NONE and t.blocked(number, board),
        "tucked": t.card_ids(me.tucked[board]),
        "more": me.more[board],
        "with_mother": me.with_mother[board],
    }


def automa_view(t: Mycelium) -> AutomaView | None:
    if not t.rivals:
        return None
    used = [t.content.automa[card].ident for card in t.automa_used]
    return {"level": LEVELS[1 if t.hard else 0], "deck": len(t.automa_deck), "used": used,
            "card": used[-1] if used else None}
