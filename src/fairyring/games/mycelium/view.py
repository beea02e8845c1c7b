"""What a seat sees (MUM-INF): a plain dictionary with ids, ready for JSON."""

from __future__ import annotations

from fairyring.games.mycelium.components import ACTIONS, BLACK, COLOURS, LEVELS, NONE, OWNERS, SEAT_COLOURS
from fairyring.games.mycelium.ending import end_token, fruited, points
from fairyring.games.mycelium.exploring import CHOOSE_SLOT, TURN_TILE
from fairyring.games.mycelium.fruiting import PAY
from fairyring.games.mycelium.geometry import SIDES, SYMBOLS, cell_name, depth_of, in_area
from fairyring.games.mycelium.knowledge import bit_of
from fairyring.games.mycelium.networks import Network
from fairyring.games.mycelium.sporing import REROLL, SPREAD
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.turn import TURN
from fairyring.kernel.table import Data


def view(t: Mycelium, seat: int) -> Data:
    c = t.content
    return {
        "seat": seat,
        "deciding": t.seat,
        "active": t.active,
        "over": t.over,
        "moves": t.moves,
        "round": t.round,
        "phase": "play" if t.playing else "mothers",
        **t.shown_fields(c),
        "stacks": [len(stack) for stack in t.stacks],
        "drawn": t.card_ids(t.drawn) if t.seat == seat else [None] * len(t.drawn),
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


def done(t: Mycelium) -> list[str]:
    """The actions done in this turn, wherever in it the table stands."""
    frames = [*t.stack, (t.step, t.seat, t.x)]
    for step, _, x in frames:
        if step is TURN:
            return [name for action, name in enumerate(ACTIONS) if x[0] & 1 << action]
    return []


def tile_view(t: Mycelium, tile: int) -> Data:
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


def held_view(t: Mycelium) -> Data | None:
    """A tile that is looking for its place."""
    if t.step not in (CHOOSE_SLOT, TURN_TILE) or t.over:
        return None
    tile = t.x[0]
    one = t.content.tiles[tile]
    return {"id": one.ident, "colour": COLOURS[one.colour], "insect": one.insect, "moved": bool(t.x[1]),
            "cell": t.cell_name(tile) if t.x[1] else None, "slot": cell_name(t.x[2]) if t.step is TURN_TILE else None,
            "rotations": one.winds}


def wind_view(t: Mycelium) -> Data | None:
    """The wind of the sporing that is going on: its area on the board by rows, and where spores have fallen so far."""
    if t.step is REROLL and not t.over:
        return {"symbol": SYMBOLS[t.x[0]], "cell": None, "side": None, "area": [], "laid": [], "left": 0}
    if t.step is not SPREAD or t.over:
        return None
    start, side = t.cell_of[t.x[0]], t.x[1]
    area = sorted((depth_of(start, side, cell), cell_name(cell)) for cell in t.tile_at if in_area(start, side, cell))
    names = t.content.tiles[t.x[0]].winds[t.turned[t.x[0]]]
    return {"symbol": names[SIDES[side]], "cell": cell_name(start), "side": SIDES[side],
            "area": [[name, depth] for depth, name in area], "laid": [t.cell_name(tile) for tile in t.x[3:]],
            "left": t.x[2]}


def payment_view(t: Mycelium) -> Data | None:
    """What is being paid for, and the spores chosen so far."""
    if t.step is not PAY or t.over:
        return None
    one = t.content.mushrooms[t.x[0]]
    return {"card": one.ident, "cost": cost_view(one.cost),
            "taken": [{"cell": t.cell_name(unit // OWNERS), "owner": unit % OWNERS} for unit in t.x[1:]]}


def cost_view(cost: list[int]) -> dict[str, int]:
    return {name: cost[kind] for kind, name in enumerate((*COLOURS[:BLACK], "any")) if cost[kind]}


def network_view(t: Mycelium, net: Network) -> Data:
    return {"tiles": [t.cell_name(tile) for tile in net.tiles],
            "spores": {COLOURS[colour]: count for colour, count in enumerate(net.have) if count}}


def player_view(t: Mycelium, seat: int, number: int) -> Data:
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
        "steps": me.steps,
        "mother_spread": me.mother_spread,
        "repeats": me.repeats,
        "draws": me.draws,
        "rerolls": me.rerolls,
        "fruited": fruited(t, number),
        "points": sum(parts),
        "scored": {"mushrooms": parts[0], "insects": parts[1], "end_token": end_token(t, number)},
    }


def board_view(t: Mycelium, number: int, board: int) -> Data:
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


def automa_view(t: Mycelium) -> Data | None:
    if not t.rivals:
        return None
    used = [t.content.automa[card].ident for card in t.automa_used]
    return {"level": LEVELS[1 if t.hard else 0], "deck": len(t.automa_deck), "used": used,
            "card": used[-1] if used else None}
