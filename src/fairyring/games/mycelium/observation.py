"""A view as numbers, piece by piece, for learning programs. Players come in the order of the seats from one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairyring.games.mycelium.components import ACTIONS, Content
from fairyring.games.mycelium.geometry import MIDDLE, SIDES, SYMBOLS, cell_named, coordinates
from fairyring.kernel.game import Piece
from fairyring.kernel.table import Data

Reader = Callable[[Data], Sequence[float]]
TILE = 8
"""Numbers of a tile before those of everybody's spores."""


def pieces(content: Content, everybody: int) -> list[Piece]:
    """What a learner sees, in a fixed order. `everybody` counts the automa."""
    cards = {card.ident: kind for kind, card in enumerate(content.mushrooms)}
    tiles = {tile.ident: kind for kind, tile in enumerate(content.tiles)}
    automa = {card.ident: kind for kind, card in enumerate(content.automa)}
    width = TILE + everybody
    out = [
        Piece("turn", 4 + len(ACTIONS), "round, boards each, whether all mothers are placed, whose turn it is; then "
              "the actions done in it",
              lambda view: (view["round"], view["boards"], view["phase"] == "play",
                            who(view, everybody, view["active"]), *[action in view["done"] for action in ACTIONS])),
        Piece("stacks", 4, "tiles in both stacks, cards in the deck, insects in the supply",
              lambda view: (*view["stacks"], view["deck"], view["insects"])),
        Piece("market", len(cards), "open cards, by kind", lambda view: counted(view["market"], cards)),
        Piece("drawn", len(cards), "cards being looked at, by kind", lambda view: counted(view["drawn"], cards)),
        Piece("tiles", width * len(tiles), "for each tile whether it lies, a, b and c (so many more than 0), rotation, "
              "insect, mother, mushroom, and everybody's spores", lambda view: board(view, everybody, tiles, width)),
        Piece("tile", len(tiles), "the tile that looks for its place, by kind",
              lambda view: counted([view["tile"]["id"]] if view["tile"] else [], tiles)),
        Piece("wind", 6, "the symbol and the side of the sporing that is going on, by kind",
              lambda view: wind(view["wind"])),
        Piece("paying for", len(cards), "the card that is being paid for, by kind",
              lambda view: counted([view["payment"]["card"]] if view["payment"] else [], cards)),
        Piece("automa card", len(automa), "the automa card of this turn, by kind",
              lambda view: counted([view["automa"]["card"]] if view["automa"] else [], automa)),
    ]
    for place in range(everybody):
        out += player_pieces(place, everybody, content, cards)
    return out


def player_pieces(place: int, everybody: int, content: Content, cards: dict[str, int]) -> list[Piece]:
    whose = "own" if place == 0 else f"player {place + 1}"

    def of(read: Reader) -> Reader:
        return lambda view: read(view["players"][(max(0, view["seat"]) + place) % everybody])

    return [
        Piece(f"{whose} purse", 9, "points, mushrooms grown, insects, spores left, cards in hand, steps and spread of "
              "the mother, whether actions may repeat, rerolls",
              of(lambda one: (one["points"], one["fruited"], one["insects"], one["supply"], one["hand_size"],
                              one["steps"], one["mother_spread"], one["repeats"], one["rerolls"]))),
        Piece(f"{whose} hand", len(cards), "cards known to be in hand, by kind",
              of(lambda one: counted(one["hand"], cards))),
        Piece(f"{whose} boards", 6 * content.boards, "for each board whether a mushroom grows there, its counter, "
              "whether it is blocked, cards under it, spores more, whether the mother spores too",
              of(lambda one: boards(one["boards"], content.boards))),
        Piece(f"{whose} mushrooms", len(cards), "growing mushrooms, by kind",
              of(lambda one: counted([each["card"] for each in one["boards"]], cards))),
        Piece(f"{whose} decayed", len(cards), "cards under boards, by kind",
              of(lambda one: counted([card for each in one["boards"] for card in each["tucked"]], cards))),
    ]


def counted(names: Sequence[str | None], order: dict[str, int]) -> list[float]:
    """How often each name comes."""
    numbers = [0.0] * len(order)
    for name in names:
        if name is not None:
            numbers[order[name]] += 1.0
    return numbers


def who(view: Data, everybody: int, number: int | None) -> float:
    """1 for oneself, 2 for the next ...; 0 for nobody."""
    return 0.0 if number is None else float(1 + (number - max(0, view["seat"])) % everybody)


def board(view: Data, everybody: int, tiles: dict[str, int], width: int) -> list[float]:
    numbers = [0.0] * (width * len(tiles))
    seat = max(0, view["seat"])
    for one in view["tiles"]:
        at = width * tiles[one["id"]]
        a, b, c = coordinates(cell_named(one["cell"]))
        mushroom = one["mushroom"]
        owner = None if mushroom is None else mushroom["owner"]
        numbers[at:at + TILE] = [1.0, a + MIDDLE, b + MIDDLE, c + 2 * MIDDLE, one["rotation"], one["insect"],
                                 who(view, everybody, one["mother"]), who(view, everybody, owner)]
        for number, count in enumerate(one["spores"]):
            numbers[at + TILE + (number - seat) % everybody] = count
    return numbers


def wind(found: Data | None) -> list[float]:
    if found is None:
        return [0.0] * 6
    return [*(float(found["symbol"] == symbol) for symbol in SYMBOLS),
            *(float(found["side"] == side) for side in SIDES)]


def boards(found: list[Data], most: int) -> list[float]:
    numbers: list[float] = []
    for one in found:
        numbers += [one["token"] is not None, one["counter"], one["blocked"], len(one["tucked"]), one["more"],
                    one["with_mother"]]
    return numbers + [0.0] * (6 * (most - len(found)))
