"""What a learner sees: pieces of its seat's view as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on; an owner is 1 for the own seat, 2 for the next, 0 for nobody.
Places are told by column and row, counted from the corner of the window that no table outgrows.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import DECKS, FACES, GOODS, MIDDLE, SLOTS, Content
from fairyring.kernel.game import Piece
from fairyring.kernel.observation import by_kind, counted, numbered, of_players
from fairyring.kernel.table import Data


def pieces(content: Content, players: int) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    fields = numbered(field.name for field in content.fields)
    groves = numbered(grove.ident for grove in content.groves)
    books = numbered(book.name for book in content.books)
    goods = numbered(GOODS)
    deities = numbered(card.ident for card in content.deities)
    salamanders = numbered(card.ident for card in content.salamanders)
    out = [
        Piece("clock", 3, "the round, whether it is night, and whether it is the own turn",
              lambda view: (view["round"], view["face"] == FACES[1], view["active"] == view["seat"])),
        Piece("fields", 2 * len(fields), "column and row of each field in play; 0 and 0 for the others",
              lambda view: places([(one["field"], one["cell"]) for one in view["fields"]], fields)),
        Piece("slots", 8 * len(fields), "for each slot of each field the owner of its apprentice, and whether it is "
              "active", lambda view: slots(view, players, fields)),
        Piece("groves", 2 * len(groves), "column and row of each grove in play; 0 and 0 for the others",
              lambda view: places([(one["grove"], one["corner"]) for one in view["groves"]], groves)),
        by_kind("row", "fields that can be built", fields, lambda view: [one["field"] for one in view["row"] if one]),
        Piece("stacks", 6, "fields and groves left, then cards of the four decks",
              lambda view: (view["field_stack"], view["grove_stack"],
                            *[view["decks"][deck]["count"] for deck in DECKS])),
        by_kind("top deities", "the top Bear and Eagle cards", deities,
                lambda view: [view["decks"][deck]["top"] for deck in DECKS[:2]]),
        by_kind("top salamanders", "the top Salamander cards", salamanders,
                lambda view: [view["decks"][deck]["top"] for deck in DECKS[2:]]),
        Piece("spellbooks", 3 * len(books), "for each spellbook whether it is in play, and the owners on its two slots",
              lambda view: spellbooks(view, players, books)),
        Piece("goods", len(goods), "made this turn and not yet used, by kind",
              lambda view: amounts(view["goods"], goods)),
        Piece("cost", len(goods), "what the announced action costs, by kind",
              lambda view: amounts(view["payment"]["cost"] if view["payment"] else {}, goods)),
        Piece("works", len(fields), "apprentices chosen so far to pay for it, by field",
              lambda view: counted(view["payment"]["works"] if view["payment"] else [], fields)),
    ]
    return out + of_players(players, lambda _: [
        Piece("purse", 6, "points, crystals, scrolls, apprentices to place, whether passed, whether the druid shows "
              "the moon", lambda one: (one["points"], one["crystals"], one["scrolls"], one["available"], one["passed"],
                                   one["druid"] == FACES[1])),
        by_kind("deities", "Bear and Eagle cards", deities, lambda one: one["deities"]),
        by_kind("salamanders", "Salamander cards", salamanders, lambda one: one["salamanders"]),
        by_kind("groves", "harvested groves", groves, lambda one: one["groves"]),
    ])


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
