"""What a learner sees: pieces of what a seat knows as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on. Cards are counted by kind, in the order of the components. Every
piece reads the seat's view, and writes the same numbers straight from the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairyring.games.mycelia.components import COLOURS, FIELD_OF, FIELDS, TERRAINS, Content
from fairyring.games.mycelia.knowledge import public_hand, public_top
from fairyring.games.mycelia.modules import boxes_of
from fairyring.games.mycelia.players import Player
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.observation import Direct, Kinds, OfHeld, OfKinds, OfPlayer, Piece, Row, counted
from fairyring.kernel.table import Data


def pieces(content: Content, players: int, modules: Sequence[str]) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    boxes = boxes_of(modules)
    cards = Kinds([name if box in boxes else None for name, box in zip(content.ids, content.boxes, strict=True)])
    gifts = Kinds([name if gift is not None else None for name, gift in zip(content.ids, content.gift, strict=True)])
    tiles = Kinds([tile.name if tile.box in boxes else None for tile in content.tiles])
    favour = "gift" in boxes
    terrains = ", ".join(f"{i} {name}" for i, name in enumerate(TERRAINS) if name != "any")
    out: list[Piece] = [
        Display("display", "heroes on offer", cards),
        Shrine("shrine", 2, "drops on the shrine, and how many it holds",
               lambda view: (view["shrine"]["drops"], view["shrine"]["full"])),
        Supply(content),
        Clock("clock", 3, "the round, whether it is the last, and whether it is the own turn",
              lambda view: (view["round"], view["ending"], view["active"] == view["seat"]))]
    for place in range(players):
        out += [
            Drops(place, "drops", FIELDS, "drops on each field", lambda one: one["drops"]),
            Terrain(place, "terrain", FIELDS, f"terrain of each field: {terrains}",
                    lambda one: [TERRAINS.index(name) for name in one["terrain"]]),
            Purse(place, "purse", 4, "drops left, leaves, cards in the draw pile, cards in hand",
                  lambda one: (one["left"], one["leaves"], one["pile"], one["hand_size"])),
            Known(place, "hand", "cards in hand that everybody knows of", cards, public_hand) if place
            else Cards(place, "hand", "cards in hand", cards),
            Known(place, "top", "known cards on top of the draw pile", cards, public_top, "pile_top"),
            Cards(place, "discard", "cards on the discard pile", cards),
            Tiles(place, tiles)]
        if favour:
            out += [Prism(place, "prism", FIELDS, "prism drops on each field", lambda one: one["prism"]),
                    Cards(place, "gifts", "gifts laid out", gifts),
                    Favour(place, "favour", 1, "field of the favour track", lambda one: (one["pawn"],))]
    if favour:
        out += [Root(colour, gifts) for colour in range(len(COLOURS))]
    if players == 1:
        out.append(Rival("gwidyon", 3, "his drops, whether his tile shows its remove side, cards left in his pile",
                         lambda view: (view["gwidyon"]["drops"], view["gwidyon"]["removing"], view["gwidyon"]["pile"])))
    return out


# --- what everybody shares -------------------------------------------------------------------------------------------
class Display(OfKinds):
    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted(view["display"])

    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        row.count(at, t.display, self.kinds.places)


class Shrine(Direct):
    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        row.put(at, t.shrine)
        row.put(at + 1, t.full)


class Supply(Direct):
    def __init__(self, content: Content) -> None:
        super().__init__("supply", FIELDS, "how many symbols of the supply card put a drop on each field")
        self.sides = [[sum(fields.count(field) for fields in side.fields) for field in range(FIELDS)]
                      for side in content.supply]

    def read(self, view: Data) -> Sequence[float]:
        return counted([field for fields in view["supply"]["fields"].values() for field in fields], FIELD_OF)

    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        row.all(at, self.sides[t.supply_side])


class Clock(Direct):
    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        row.put(at, t.round)
        if t.ending:
            row.put(at + 1, 1)
        if t.active == seat:
            row.put(at + 2, 1)


class Root(OfKinds):
    def __init__(self, colour: int, gifts: Kinds) -> None:
        super().__init__(f"root {COLOURS[colour]}", f"the top of the {COLOURS[colour]} gift pile", gifts)
        self.colour = colour

    def read(self, view: Data) -> Sequence[float]:
        return self.kinds.counted([view["roots"][COLOURS[self.colour]]["top"]])

    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        pile = t.roots[self.colour]
        if pile:
            row.put(at + self.kinds.places[pile[-1]], 1)


class Rival(Direct):
    def write(self, t: Mycelia, seat: int, row: Row, at: int) -> None:
        gwidyon = t.gwidyon
        if gwidyon is not None:
            row.put(at, gwidyon.drops)
            if gwidyon.removing:
                row.put(at + 1, 1)
            row.put(at + 2, len(gwidyon.pile))


# --- what every player has -------------------------------------------------------------------------------------------
class Drops(OfPlayer):
    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        row.all(at, t.players[number].drops)


class Prism(OfPlayer):
    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        row.all(at, t.players[number].prism)


class Terrain(OfPlayer):
    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        row.all(at, t.players[number].ground.terrain)


class Purse(OfPlayer):
    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        p = t.players[number]
        row.put(at, p.left)
        row.put(at + 1, p.leaves)
        row.put(at + 2, len(p.deck))
        row.put(at + 3, len(p.hand))


class Cards(OfHeld):
    """Cards of a player: those of the own hand, the discard pile, the gift area."""

    def held(self, t: Mycelia, seat: int, number: int) -> list[int]:
        p = t.players[number]
        return p.discard if self.shown == "discard" else p.gifts if self.shown == "gifts" else p.hand


class Known(OfHeld):
    """Cards that everybody knows of: bought, and drawn since or not (MYC-INFO-03)."""

    def __init__(self, place: int, name: str, about: str, cards: Kinds, of: Callable[[Player], list[int]],
                 shown: str = "") -> None:
        super().__init__(place, name, about, cards, shown)
        self.of = of

    def held(self, t: Mycelia, seat: int, number: int) -> list[int]:
        return self.of(t.players[number])


class Tiles(OfPlayer):
    def __init__(self, place: int, tiles: Kinds) -> None:
        super().__init__(place, "tiles", 2 * len(tiles), "tiles that are ready, then tiles that are used, by kind")
        self.tiles = tiles

    def read_one(self, one: Data) -> Sequence[float]:
        return (self.tiles.counted([tile for tile, ready in one["tiles"] if ready])
                + self.tiles.counted([tile for tile, ready in one["tiles"] if not ready]))

    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        p = t.players[number]
        row.count(at, p.ready, self.tiles.places)
        row.count(at + len(self.tiles.order), p.spent, self.tiles.places)


class Favour(OfPlayer):
    def write_one(self, t: Mycelia, seat: int, number: int, row: Row, at: int) -> None:
        row.put(at, t.players[number].pawn)
