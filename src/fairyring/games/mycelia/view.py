"""What a seat sees (MYC-INFO): a plain dictionary with ids, ready for JSON. A SPECTATOR sees what all see."""

from __future__ import annotations

from fairyring.games.mycelia.components import COLOURS, FIELD_NAMES, SYMBOLS, TERRAINS
from fairyring.games.mycelia.knowledge import public_hand, public_top
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.table import Data

COLOUR_OF = ("none", *COLOURS)


def view(t: Mycelia, seat: int) -> Data:
    ids = t.content.ids
    side = t.content.supply[t.supply_side]
    out: Data = {
        "seat": seat,
        "deciding": t.seat,
        "active": t.active,
        "round": t.round,
        "over": t.over,
        "moves": t.moves,
        **t.shown_fields(t.content),
        "supply": {"card": side.card, "side": side.side,
                   "fields": {symbol: [FIELD_NAMES[c] for c in cells]
                              for symbol, cells in zip(SYMBOLS, side.fields, strict=True)}},
        "shrine": {"drops": t.shrine, "prism": t.shrine_prism, "full": t.full},
        "tiles": {tile.name: n for tile, n in zip(t.content.tiles, t.tile_supply, strict=True) if n},
        "players": [player_view(t, p, number == seat) for number, p in enumerate(t.players)],
    }
    if t.customs.has_favour():
        out["favour"] = {"fields": [COLOUR_OF[rank] for rank in t.content.track],
                         "blocked": t.content.track_blocked[t.seats]}
        out["roots"] = {colour: {"count": len(pile), "top": ids[pile[-1]] if pile else None}
                        for colour, pile in zip(COLOURS, t.roots, strict=True)}
    gwidyon = t.gwidyon
    if gwidyon is not None:
        out["gwidyon"] = {"drops": gwidyon.drops, "removing": gwidyon.removing, "pile": len(gwidyon.pile),
                          "shown": [t.content.solo[card].name for card in gwidyon.shown], "pawn": gwidyon.pawn}
    return out


def player_view(t: Mycelia, p: Player, own: bool) -> Data:
    ids = t.content.ids
    tiles = t.content.tiles
    out: Data = {
        "board": p.ground.board,
        "terrain": [TERRAINS[kind] for kind in p.ground.terrain],
        "extra": [FIELD_NAMES[c] for c in p.ground.covered[1:]],
        **p.shown_fields(t.content),
        "left": p.left,
        "pile_top": [ids[kind] for kind in public_top(p)],
        "hand": [ids[kind] for kind in p.hand] if own else [ids[kind] for kind in public_hand(p)],
        "tiles": [[tiles[tile].name, True] for tile in p.ready] + [[tiles[tile].name, False] for tile in p.spent],
    }
    if t.over:  # nothing is hidden any more, and everybody wants to compare
        out["deck"] = sorted(ids[kind] for kind in (*p.deck, *p.hand, *p.discard, *p.gifts))
    if t.customs.has_favour():
        out["prism"] = p.prism[:]
        out["gifts"] = [ids[kind] for kind in p.gifts]
        out["pawn"] = p.pawn
    return out
