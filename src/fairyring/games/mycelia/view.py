"""What a seat sees (MYC-INFO): a plain dictionary with ids, ready for JSON. A SPECTATOR sees what all see."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from fairyring.games.mycelia.components import COLOURS, FIELD_NAMES, SYMBOLS, TERRAINS, Colour, Symbol
from fairyring.games.mycelia.kept import ShownGwidyon, ShownMycelia, ShownPlayer
from fairyring.games.mycelia.knowledge import public_hand, public_top
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.table import Shown

Field = Literal["none"] | Colour
TRACK: Final[tuple[Field, ...]] = ("none", *COLOURS)


class MoreOfPlayer(TypedDict, total=False):
    """The whole deck at the end of the game; the rest with Prisma."""

    deck: list[str]
    prism: list[int]
    gifts: list[str]
    pawn: int


class PlayerView(ShownPlayer, MoreOfPlayer):
    """A player's board and cards."""

    board: str
    terrain: list[str]
    extra: list[str]
    pile_top: list[str]
    hand: list[str]
    tiles: list[list[str | bool]]


class SupplyView(TypedDict):
    card: str
    side: str
    fields: dict[Symbol, list[str]]


class ShrineView(TypedDict):
    drops: int
    prism: int
    full: int


class FavourView(TypedDict):
    fields: list[Field]
    blocked: list[int]


class RootView(TypedDict):
    count: int
    top: str | None


class GwidyonView(ShownGwidyon):
    pile: int
    shown: list[str]


class More(TypedDict, total=False):
    """The favour track and the gift piles with Prisma, the rival in the solo game."""

    favour: FavourView
    roots: dict[Colour, RootView]
    gwidyon: GwidyonView


class MyceliaView(Shown, ShownMycelia, More):
    """The whole table."""

    supply: SupplyView
    shrine: ShrineView
    players: list[PlayerView]


def view(t: Mycelia, seat: int) -> MyceliaView:
    side, gwidyon = t.content.supply[t.supply_side], t.gwidyon
    more: More = {}
    if t.customs.has_favour():
        more["favour"] = {"fields": [TRACK[rank] for rank in t.content.track],
                          "blocked": t.content.track_blocked[t.seats]}
        more["roots"] = {colour: {"count": len(pile), "top": t.content.ids[pile[-1]] if pile else None}
                         for colour, pile in zip(COLOURS, t.roots, strict=True)}
    if gwidyon is not None:
        more["gwidyon"] = {**gwidyon.shown_fields(t.content), "pile": len(gwidyon.pile),
                           "shown": [t.content.solo[card].name for card in gwidyon.shown]}
    return {
        **t.view_head(seat),
        **t.shown_fields(t.content),
        "supply": {"card": side.card, "side": side.side,
                   "fields": {symbol: [FIELD_NAMES[c] for c in cells]
                              for symbol, cells in zip(SYMBOLS, side.fields, strict=True)}},
        "shrine": {"drops": t.shrine, "prism": t.shrine_prism, "full": t.full},
        "players": [player_view(t, p, number == seat) for number, p in enumerate(t.players)],
        **more,
    }


def player_view(t: Mycelia, p: Player, own: bool) -> PlayerView:
    ids = t.content.ids
    more: MoreOfPlayer = {}
    if t.over:  # nothing is hidden any more, and everybody wants to compare
        more["deck"] = sorted(ids[kind] for kind in p.card_here())
    if t.customs.has_favour():
        more |= {"prism": p.prism[:], "gifts": [ids[kind] for kind in p.gifts], "pawn": p.pawn}
    return {
        "board": p.ground.board,
        "terrain": [TERRAINS[kind] for kind in p.ground.terrain],
        "extra": p.ground.extra(),
        **p.shown_fields(t.content),
        "pile_top": [ids[kind] for kind in public_top(p)],
        "hand": [ids[kind] for kind in (p.hand if own else public_hand(p))],
        "tiles": [[t.content.tiles[tile].name, ready] for tiles, ready in ((p.ready, True), (p.spent, False))
                  for tile in tiles],
        **more,
    }
