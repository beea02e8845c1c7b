"""What a learner sees: pieces of its seat's view as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on. Cards are counted by kind, in the order of the components.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairyring.games.mycelia.components import COLOURS, FIELD_OF, FIELDS, TERRAINS, Content
from fairyring.kernel.game import Piece
from fairyring.kernel.table import Data

Reader = Callable[[Data], Sequence[float]]


def pieces(content: Content, players: int, modules: tuple[str, ...]) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    prisma = "prisma" in modules
    boxes = ["start", "base", *modules, *(["start_gift", "gift"] if prisma else [])]
    cards = {name: i for i, name in enumerate(
        [content.ids[kind] for kind, box in enumerate(content.boxes) if box in boxes])}
    gifts = {name: i for i, name in enumerate(
        [content.ids[kind] for kind, gift in enumerate(content.gift) if gift is not None])}
    tiles = {name: i for i, name in enumerate([tile.name for tile in content.tiles if tile.box in boxes])}
    out = [Piece("display", len(cards), "heroes on offer, by kind", lambda view: counted(view["display"], cards)),
           Piece("shrine", 2, "drops on the shrine, and how many it holds",
                 lambda view: (view["shrine"]["drops"], view["shrine"]["full"])),
           Piece("supply", FIELDS, "how many symbols of the supply card put a drop on each field", supply),
           Piece("clock", 3, "the round, whether it is the last, and whether it is the own turn",
                 lambda view: (view["round"], view["ending"], view["active"] == view["seat"]))]
    for place in range(players):
        out += player_pieces(place, players, cards, tiles)
        if prisma:
            out += prisma_pieces(place, players, gifts)
    if prisma:
        out += [Piece(f"root {colour}", len(gifts), f"the top of the {colour} gift pile, by kind", root(colour, gifts))
                for colour in COLOURS]
    if players == 1:
        out.append(Piece("gwidyon", 3, "his drops, whether his tile shows its remove side, cards left in his pile",
                         lambda view: (view["gwidyon"]["drops"], view["gwidyon"]["removing"], view["gwidyon"]["pile"])))
    return out


def player_pieces(place: int, players: int, cards: dict[str, int], tiles: dict[str, int]) -> list[Piece]:
    whose = "own" if place == 0 else f"player {place + 1}"
    hand = "cards in hand, by kind" if place == 0 else "cards in hand that everybody knows of, by kind"

    def of(read: Callable[[Data], Sequence[float]]) -> Reader:
        return lambda view: read(view["players"][(view["seat"] + place) % players])

    return [
        Piece(f"{whose} drops", FIELDS, "drops on each field", of(lambda one: one["drops"])),
        Piece(f"{whose} terrain", FIELDS, "terrain of each field: " + ", ".join(
            f"{i} {name}" for i, name in enumerate(TERRAINS) if name != "any"),
              of(lambda one: [TERRAINS.index(name) for name in one["terrain"]])),
        Piece(f"{whose} purse", 4, "drops left, leaves, cards in the draw pile, cards in hand",
              of(lambda one: (one["left"], one["leaves"], one["pile"], one["hand_size"]))),
        Piece(f"{whose} hand", len(cards), hand, of(lambda one: counted(one["hand"], cards))),
        Piece(f"{whose} top", len(cards), "known cards on top of the draw pile, by kind",
              of(lambda one: counted(one["pile_top"], cards))),
        Piece(f"{whose} discard", len(cards), "cards on the discard pile, by kind",
              of(lambda one: counted(one["discard"], cards))),
        Piece(f"{whose} tiles", 2 * len(tiles), "tiles that are ready, then tiles that are used, by kind",
              of(lambda one: counted([tile for tile, ready in one["tiles"] if ready], tiles)
                 + counted([tile for tile, ready in one["tiles"] if not ready], tiles))),
    ]


def prisma_pieces(place: int, players: int, gifts: dict[str, int]) -> list[Piece]:
    whose = "own" if place == 0 else f"player {place + 1}"

    def of(read: Callable[[Data], Sequence[float]]) -> Reader:
        return lambda view: read(view["players"][(view["seat"] + place) % players])

    return [
        Piece(f"{whose} prism", FIELDS, "prism drops on each field", of(lambda one: one["prism"])),
        Piece(f"{whose} gifts", len(gifts), "gifts laid out, by kind", of(lambda one: counted(one["gifts"], gifts))),
        Piece(f"{whose} favour", 1, "field of the favour track", of(lambda one: (one["pawn"],))),
    ]


def counted(names: Sequence[str | None], places: dict[str, int]) -> list[float]:
    """How often each name comes."""
    numbers = [0.0] * len(places)
    for name in names:
        if name is not None:
            numbers[places[name]] += 1.0
    return numbers


def supply(view: Data) -> list[float]:
    numbers = [0.0] * FIELDS
    for fields in view["supply"]["fields"].values():
        for field in fields:
            numbers[FIELD_OF[field]] += 1.0
    return numbers


def root(colour: str, gifts: dict[str, int]) -> Reader:
    return lambda view: counted([view["roots"][colour]["top"]], gifts)
