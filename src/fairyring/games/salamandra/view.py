"""What everybody sees (SAL-INFO-01): a plain dictionary with ids, ready for JSON. Nothing owned is secret."""

from __future__ import annotations

from typing import TypedDict

from fairyring.games.salamandra.components import (
    BELIEF,
    DECKS,
    EXCHANGED,
    FACES,
    FIELD_OF,
    GOODS,
    HALVES,
    NONE,
    NOTHING_MADE,
    SEAT_COLOURS,
    SIDE_OF,
    SIDES,
    SLOTS,
    Deck,
    Deity,
    Face,
    Grove,
    HalfName,
    SeatColour,
    Side,
    Way,
    cell_in,
    cell_name,
)
from fairyring.games.salamandra.ending import PARTS, symbols
from fairyring.games.salamandra.gathering import GATHER
from fairyring.games.salamandra.kept import ShownPlayer, ShownSalamandra
from fairyring.games.salamandra.paying import PAY, TURN_FOR
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import source
from fairyring.kernel.table import Shown

Goods = dict[str, int]


class Apprentice(TypedDict):
    seat: int
    face: Face
    active: bool


class FieldView(TypedDict):
    """A field in play with the apprentices on its slots."""

    field: str
    id: str
    cell: str
    slots: dict[Side, Apprentice | None]


class GroveView(TypedDict):
    corner: str
    grove: str
    crystals: list[Way]


class RowView(TypedDict):
    field: str
    id: str


class DeckView(TypedDict):
    count: int
    top: str | None


class BookView(TypedDict):
    book: str
    id: str
    values: list[int]
    seats: list[int | None]


PaymentView = TypedDict("PaymentView", {"for": str, "cost": Goods, "works": list[str]})


class PlayerView(ShownPlayer):
    """A player's druid, apprentices and cards; `final` only after the last round."""

    colour: SeatColour
    druid: Face
    waiting: list[int]
    active: int
    on_fields: int
    exchanges: Goods
    belief: dict[Deity, int]
    final: dict[str, int] | None


class SalamandraView(Shown, ShownSalamandra):
    """The whole table. `order`: seats by the time they came to their totals, the last on top."""

    rounds: int
    face: Face
    order: list[int]
    temple_completes_clearings: bool
    temple: dict[HalfName, str]
    fields: list[FieldView]
    edge: list[str]
    groves: list[GroveView]
    row: list[RowView | None]
    decks: dict[Deck, DeckView]
    books: list[BookView]
    belief: dict[Deity, list[int]]
    track: list[int]
    goods: Goods
    payment: PaymentView | None
    players: list[PlayerView]


def view(t: Salamandra, seat: int) -> SalamandraView:
    c = t.content
    return {
        **t.view_head(seat),
        "rounds": c.rounds,
        "face": FACES[(t.round + 1) % 2],
        "order": t.order[:],
        "temple_completes_clearings": t.temple_clears,
        "temple": {name: cell_name(half.cell) for name, half in zip(HALVES, c.halves, strict=True)},
        "fields": [field_view(t, kind, cell) for kind, cell in enumerate(t.cell_of) if cell != NONE],
        "edge": [cell_name(cell_in(far)) for far in t.frontier],
        "groves": [{"corner": cell_name(corner), "grove": c.groves[kind].ident, "crystals": sides(c.groves[kind])}
                   for corner, kind in sorted(t.groves.items())],
        "row": [None if kind == NONE else {"field": c.fields[kind].name, "id": c.fields[kind].ident} for kind in t.row],
        **t.shown_fields(c),
        "decks": {name: {"count": t.deck_left[deck],
                         "top": c.card(deck, t.top(deck)).ident if t.deck_left[deck] else None}
                  for deck, name in enumerate(DECKS)},
        "books": [{"book": c.books[kind].name, "id": c.books[kind].ident, "values": c.books[kind].values[:],
                   "seats": [None if one == NONE else one for one in t.book_slots[2 * i:2 * i + 2]]}
                  for i, kind in enumerate(t.books)],
        "belief": {name: list(places) for name, places in zip(BELIEF, c.belief, strict=True)},
        "track": c.track[:],
        "goods": {GOODS[kind]: n for kind, n in enumerate(t.goods) if n},
        "payment": payment_view(t),
        "players": [player_view(t, number, me) for number, me in enumerate(t.players)],
    }


def sides(grove: Grove) -> list[Way]:
    return [name for name, crystal in zip(SIDES, grove.sides, strict=True) if crystal]


def field_view(t: Salamandra, kind: int, cell: int) -> FieldView:
    slots: dict[Side, Apprentice | None] = dict.fromkeys(SLOTS)
    for seat, me in enumerate(t.players):
        for slot in me.slots():
            if FIELD_OF[slot] == kind:
                active = slot in me.active
                slots[SLOTS[SIDE_OF[slot]]] = {"seat": seat, "face": FACES[me.druid if active else 1 - me.druid],
                                               "active": active}
    return {"field": t.content.fields[kind].name, "id": t.content.fields[kind].ident, "cell": cell_name(cell),
            "slots": slots}


def payment_view(t: Salamandra) -> PaymentView | None:
    """What is being paid for, what it costs, and the fields chosen so far; None while nothing is announced."""
    if t.step is GATHER and t.x[1:]:
        cost, picks = NOTHING_MADE, t.x[1:]
    elif t.step in (PAY, TURN_FOR):
        cost, picks = t.content.price_of(t.x[0]).need, t.x[2:]
    else:
        return None
    return {"for": source(t), "cost": {GOODS[kind]: n for kind, n in enumerate(cost) if n},
            "works": [t.content.fields[field].name for field in picks]}


def player_view(t: Salamandra, seat: int, me: Player) -> PlayerView:
    c = t.content
    return {
        "colour": SEAT_COLOURS[seat],
        "druid": FACES[me.druid],
        **me.shown_fields(c),
        "waiting": c.waiting[t.round:],
        "active": len(me.active),
        "on_fields": len(me.active) + len(me.inactive),
        "exchanges": {name: me.prices[good] for name, good in EXCHANGED.items() if me.prices[good]},
        "belief": {name: symbols(t, which)[seat] for which, name in enumerate(BELIEF)},
        "final": dict(zip(PARTS, t.finals[seat], strict=True)) if t.finals else None,
    }
