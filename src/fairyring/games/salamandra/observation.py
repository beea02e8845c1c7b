"""What a learner sees: pieces of its seat's view as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on; an owner is 1 for the own seat, 2 for the next, 0 for nobody.
Places are told by column and row, counted from the corner of the window that no table outgrows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairyring.games.salamandra.components import DECKS, FACES, GOODS, MIDDLE, SLOTS, Content
from fairyring.kernel.game import Piece
from fairyring.kernel.table import Data

Reader = Callable[[Data], Sequence[float]]


def pieces(content: Content, players: int) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    fields = {field.name: i for i, field in enumerate(content.fields)}
    groves = {grove.ident: i for i, grove in enumerate(content.groves)}
    books = {book.name: i for i, book in enumerate(content.books)}
    goods = {good: i for i, good in enumerate(GOODS)}
    deities = {card.ident: i for i, card in enumerate(content.deities)}
    salamanders = {card.ident: i for i, card in enumerate(content.salamanders)}
    out = [
        Piece("clock", 3, "the round, whether it is night, and whether it is the own turn",
              lambda view: (view["round"], view["face"] == FACES[1], view["active"] == view["seat"])),
        Piece("fields", 2 * len(fields), "column and row of each field in play; 0 and 0 for the others",
              lambda view: places([(one["field"], one["cell"]) for one in view["fields"]], fields)),
        Piece("slots", 8 * len(fields), "for each slot of each field the owner of its apprentice, and whether it is "
              "active", lambda view: slots(view, players, fields)),
        Piece("groves", 2 * len(groves), "column and row of each grove in play; 0 and 0 for the others",
              lambda view: places([(one["grove"], one["corner"]) for one in view["groves"]], groves)),
        Piece("row", len(fields), "fields that can be built, by kind",
              lambda view: counted([one["field"] for one in view["row"] if one], fields)),
        Piece("stacks", 6, "fields and groves left, then cards of the four decks",
              lambda view: (view["field_stack"], view["grove_stack"],
                            *[view["decks"][deck]["count"] for deck in DECKS])),
        Piece("top deities", len(deities), "the top Bear and Eagle cards, by kind",
              lambda view: counted([view["decks"][deck]["top"] for deck in DECKS[:2]], deities)),
        Piece("top salamanders", len(salamanders), "the top Salamander cards, by kind",
              lambda view: counted([view["decks"][deck]["top"] for deck in DECKS[2:]], salamanders)),
        Piece("spellbooks", 3 * len(books), "for each spellbook whether it is in play, and the owners on its two slots",
              lambda view: spellbooks(view, players, books)),
        Piece("goods", len(goods), "made this turn and not yet used, by kind",
              lambda view: amounts(view["goods"], goods)),
        Piece("cost", len(goods), "what the announced action costs, by kind",
              lambda view: amounts(view["payment"]["cost"] if view["payment"] else {}, goods)),
        Piece("works", len(fields), "apprentices chosen so far to pay for it, by field",
              lambda view: counted(view["payment"]["works"] if view["payment"] else [], fields)),
    ]
    for place in range(players):
        out += player_pieces(place, players, groves, deities, salamanders)
    return out


def player_pieces(place: int, players: int, groves: dict[str, int], deities: dict[str, int],
                  salamanders: dict[str, int]) -> list[Piece]:
    whose = "own" if place == 0 else f"player {place + 1}"

    def of(read: Callable[[Data], Sequence[float]]) -> Reader:
        return lambda view: read(view["players"][(view["seat"] + place) % players])

    return [
        Piece(f"{whose} purse", 6, "points, crystals, scrolls, apprentices to place, whether passed, whether the druid "
              "shows the moon", of(lambda one: (one["points"], one["crystals"], one["scrolls"], one["available"],
                                                one["passed"], one["druid"] == FACES[1]))),
        Piece(f"{whose} deities", len(deities), "Bear and Eagle cards, by kind",
              of(lambda one: counted(one["deities"], deities))),
        Piece(f"{whose} salamanders", len(salamanders), "Salamander cards, by kind",
              of(lambda one: counted(one["salamanders"], salamanders))),
        Piece(f"{whose} groves", len(groves), "harvested groves, by kind",
              of(lambda one: counted(one["groves"], groves))),
    ]


def counted(names: Sequence[str | None], order: dict[str, int]) -> list[float]:
    """How often each name comes."""
    numbers = [0.0] * len(order)
    for name in names:
        if name is not None:
            numbers[order[name]] += 1.0
    return numbers


def amounts(found: dict[str, int], order: dict[str, int]) -> list[float]:
    return [float(found.get(name, 0)) for name in order]


def places(found: list[tuple[str, str]], order: dict[str, int]) -> list[float]:
    numbers = [0.0] * (2 * len(order))
    for name, cell in found:
        column, row = cell.split(",")
        numbers[2 * order[name]] = float(int(column) + MIDDLE)
        numbers[2 * order[name] + 1] = float(int(row) + MIDDLE)
    return numbers


def owner(view: Data, players: int, seat: int | None) -> float:
    return 0.0 if seat is None else float(1 + (seat - view["seat"]) % players)


def slots(view: Data, players: int, fields: dict[str, int]) -> list[float]:
    numbers = [0.0] * (8 * len(fields))
    for one in view["fields"]:
        for i, slot in enumerate(SLOTS):
            man = one["slots"][slot]
            if man is not None:
                at = 8 * fields[one["field"]] + 2 * i
                numbers[at] = owner(view, players, man["seat"])
                numbers[at + 1] = float(man["active"])
    return numbers


def spellbooks(view: Data, players: int, books: dict[str, int]) -> list[float]:
    numbers = [0.0] * (3 * len(books))
    for one in view["books"]:
        at = 3 * books[one["book"]]
        numbers[at] = 1.0
        numbers[at + 1] = owner(view, players, one["seats"][0])
        numbers[at + 2] = owner(view, players, one["seats"][1])
    return numbers
