"""What a learner sees: pieces of its seat's view as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on. Cards are counted by kind, in the order of the components.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairyring.games.mycelia.components import COLOURS, FIELD_OF, FIELDS, TERRAINS, Content
from fairyring.games.mycelia.modules import boxes_of
from fairyring.kernel.game import Piece
from fairyring.kernel.observation import by_kind, counted, numbered, of_players
from fairyring.kernel.table import Data


def pieces(content: Content, players: int, modules: Sequence[str]) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    boxes = boxes_of(modules)
    cards = numbered(content.ids[kind] for kind, box in enumerate(content.boxes) if box in boxes)
    gifts = numbered(content.ids[kind] for kind, gift in enumerate(content.gift) if gift is not None)
    tiles = numbered(tile.name for tile in content.tiles if tile.box in boxes)
    favour = "gift" in boxes
    out = [by_kind("display", "heroes on offer", cards, lambda view: view["display"]),
           Piece("shrine", 2, "drops on the shrine, and how many it holds",
                 lambda view: (view["shrine"]["drops"], view["shrine"]["full"])),
           Piece("supply", FIELDS, "how many symbols of the supply card put a drop on each field", supply),
           Piece("clock", 3, "the round, whether it is the last, and whether it is the own turn",
                 lambda view: (view["round"], view["ending"], view["active"] == view["seat"]))]
    out += of_players(players, lambda own: [*player_pieces(own, cards, tiles), *(gift_pieces(gifts) if favour else ())])
    if favour:
        out += [by_kind(f"root {colour}", f"the top of the {colour} gift pile", gifts, root(colour))
                for colour in COLOURS]
    if players == 1:
        out.append(Piece("gwidyon", 3, "his drops, whether his tile shows its remove side, cards left in his pile",
                         lambda view: (view["gwidyon"]["drops"], view["gwidyon"]["removing"], view["gwidyon"]["pile"])))
    return out


def player_pieces(own: bool, cards: dict[str, int], tiles: dict[str, int]) -> list[Piece]:
    terrains = ", ".join(f"{i} {name}" for i, name in enumerate(TERRAINS) if name != "any")
    return [
        Piece("drops", FIELDS, "drops on each field", lambda one: one["drops"]),
        Piece("terrain", FIELDS, f"terrain of each field: {terrains}",
              lambda one: [TERRAINS.index(name) for name in one["terrain"]]),
        Piece("purse", 4, "drops left, leaves, cards in the draw pile, cards in hand",
              lambda one: (one["left"], one["leaves"], one["pile"], one["hand_size"])),
        by_kind("hand", "cards in hand" if own else "cards in hand that everybody knows of", cards,
                lambda one: one["hand"]),
        by_kind("top", "known cards on top of the draw pile", cards, lambda one: one["pile_top"]),
        by_kind("discard", "cards on the discard pile", cards, lambda one: one["discard"]),
        Piece("tiles", 2 * len(tiles), "tiles that are ready, then tiles that are used, by kind",
              lambda one: counted([tile for tile, ready in one["tiles"] if ready], tiles)
              + counted([tile for tile, ready in one["tiles"] if not ready], tiles)),
    ]


def gift_pieces(gifts: dict[str, int]) -> list[Piece]:
    return [Piece("prism", FIELDS, "prism drops on each field", lambda one: one["prism"]),
            by_kind("gifts", "gifts laid out", gifts, lambda one: one["gifts"]),
            Piece("favour", 1, "field of the favour track", lambda one: (one["pawn"],))]


def supply(view: Data) -> list[float]:
    return counted([field for fields in view["supply"]["fields"].values() for field in fields], FIELD_OF)


def root(colour: str) -> Callable[[Data], list[str | None]]:
    return lambda view: [view["roots"][colour]["top"]]
