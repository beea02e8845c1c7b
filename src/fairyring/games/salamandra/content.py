"""From TOML to components: the shipped ones, and packs of one's own that replace or add (SAL-COMP)."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Any, TypeVar

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BREWS,
    COLOURS,
    CRYSTAL,
    DECKS,
    EACH,
    EXCHANGED,
    GOODS,
    HALVES,
    KINDS,
    MOST_FIELDS,
    NONE,
    OTHER,
    PLANTS,
    SIDES,
    WAKES,
    Book,
    Card,
    Content,
    Cost,
    DeityCard,
    Field,
    Gain,
    Grove,
    Half,
    SalamanderCard,
    Thing,
    cell_at,
)
from fairyring.games.salamandra.gains import NO_GAINS, Gains
from fairyring.games.salamandra.vocabulary import VOCABULARY
from fairyring.kernel.algebra import Then
from fairyring.kernel.content import Reader
from fairyring.kernel.packs import Entry, quoted
from fairyring.kernel.table import Step

T = TypeVar("T", bound=Thing)
C = TypeVar("C", bound=Card)

COMPONENTS = MappingProxyType({"field": 8, "grove": 8, "spellbook": 5, "bear_card": 1, "eagle_card": 1,
                               "yellow_salamander_card": 1, "black_salamander_card": 1})
"""Tables that a pack may bring, and how many there must be at least: an entry with a known id takes the place of ours,
another is added."""

FIXTURES = ("temple", "belief")
LIMITS = ("meta", "crystals_to_plant")
BOARDS = ("layout", "grove_track", "spellbook_places", "player_board", "tokens")
SHORT = re.compile(r"^(field|spellbook|bear|eagle)_\d+(?=_)")
MOST_GROVES = 99
TURNED = ("turn_apprentice",)
WOKEN = ("reactivate",)
MOST_COST = 20
COST_FORM = "a table such as { crystal = 1, leaf = 1 }"
WORK_FORM = 'a table such as { kind = "cauldron", pay = { crystal = 2 }, get = "vp(3)" }'
SICKLE_FORM = ("a sickle field gives crystals; or one plant, perhaps with crystals; or one potion for at most one "
               "plant and crystals; or { reactivate = 1 } for crystals")


class SalamandraReader(Reader[Content]):
    """Fields, groves, books, cards and limits; boards, temple and belief are as they are."""

    game = "salamandra"
    vocabulary = VOCABULARY
    keyed = (*COMPONENTS, *FIXTURES)
    single = (*LIMITS, *BOARDS)
    fixed = (*FIXTURES, *BOARDS)
    least = COMPONENTS
    longest_id = 50
    provenance = "picture"
    unread = ("name", "symbol")

    def key(self, entry: Entry) -> str:
        return self.ident(entry, "deity" if entry.table == "belief" else "id")

    def read(self) -> Content:
        c = self.content = Content()
        self.numbers()
        makers = (self.field, self.grove, self.book, self.deity, self.deity, self.salamander, self.salamander)
        for table, make in zip(COMPONENTS, makers, strict=True):
            self.each(table, make)
        for half in HALVES:
            self.half(self.tables["temple"][f"temple_{half}"])
        for name in ("salamandra", "bear", "eagle"):
            entry = self.tables["belief"][name]
            c.belief.append((entry.number("first", 0, 99), entry.number("second", 0, 99)))
        self.totals()
        if not self.problems.found:
            self.index()
        return c

    # --- the whole ---------------------------------------------------------------------------------------------------
    def numbers(self) -> None:
        c = self.content
        meta, layout, places = self.singles["meta"], self.singles["layout"], self.singles["spellbook_places"]
        c.rounds = len(meta.texts("rounds"))
        c.round_crystals = meta.number("crystals_per_round", 0, 99)
        c.grove_price = amounts(meta, "grove_cost")[CRYSTAL]
        c.scrolls_per_book = meta.number("scrolls_per_spellbook", 1, 99)
        c.plant_price = amounts(self.singles["crystals_to_plant"], "pay")[CRYSTAL]
        c.basic_cells = [cell_at(x, y) for x, y in layout.items("basic_field_cells", "cells")]
        c.start_corners = [cell_at(x, y) for x, y in layout.items("start_grove_corners", "corners")]
        c.row = layout.number("field_row", 1, 9)
        track = self.singles["grove_track"].pairs("vp", "points by place")
        c.track = [points for _, points in sorted((int(place), points) for place, points in track.items())]
        for option, key in (("board", "cards_by_players"), ("players", "cards_by_players_literal_text")):
            cards = places.pairs(key, "spellbooks by players")
            c.books_by_players[option] = {int(n): count for n, count in cards.items()}
        c.waiting = self.singles["player_board"].items("apprentices_by_round", "numbers")
        tokens = self.singles["tokens"]
        counts = {key: tokens.number(key, 1, 99) for key in tokens.facts() if key != "src"}
        c.apprentices = counts["apprentices_per_colour"]
        if c.rounds != len(c.waiting):
            meta.wrong("rounds", f"{c.rounds} rounds; the boards are made for exactly {len(c.waiting)}")

    def totals(self) -> None:
        """What a table cannot do without."""
        c = self.content
        basic = [one for one in c.fields if one.basic]
        self.check_totals(
            ("field", len(basic) == len(c.basic_cells),
             f"{len(basic)} basic fields; there are places for exactly {len(c.basic_cells)}"),
            ("field", len(c.fields) <= MOST_FIELDS, f"{len(c.fields)} fields; at most {MOST_FIELDS} fit on the table"),
            ("grove", len(c.groves) <= MOST_GROVES, f"{len(c.groves)} groves; at most {MOST_GROVES}"),
        )

    def index(self) -> None:
        """The tables that run in step with the fields."""
        c = self.content
        for number, one in enumerate(c.fields):
            work = BREWS if one.potion >= 0 else WAKES if one.wakes else OTHER
            if one.plant >= 0:
                work = one.plant + (PLANTS if one.extra else 0)
                c.makers[ANY_PLANT].append(number)
            if one.plant >= 0 or one.potion >= 0:
                c.makers[max(one.plant, one.potion)].append(number)
            c.work.append(work)
        c.wakers = [number for number, one in enumerate(c.fields) if one.wakes]
        c.worth = [one.worth for one in c.fields]
        c.extra = [one.extra for one in c.fields]
        c.cauldron = [one.cauldron for one in c.fields]
        c.most_worth = max(c.worth)
        c.counted = [[colour in one.colours for one in c.fields] for colour in range(len(COLOURS))]
        c.counted.append(c.cauldron)

    # --- parts of entries --------------------------------------------------------------------------------------------
    def new(self, entry: Entry, kind: type[T], group: list[T]) -> T:
        """The component of an entry, numbered among those of its group, with the name of the notation: `field_17` for
        field_17_purple_fruit_crystal, else the whole id."""
        ident = self.component(entry)
        short = SHORT.match(ident)
        name = short.group() if short else ident
        one = kind(ident, name)
        one.kind = entry.table
        one.called = entry.text("name", "")
        one.number = entry.number("number", 0, 999, 0)
        entry.number("count", 1, 1, 1)
        c = self.content
        other = c.things.get(name, one)
        if other.ident != ident:
            entry.wrong("id", f'"{quoted(ident)}" and "{other.ident}" would both be called {name}; use another number')
        c.kinds[ident] = len(group)
        c.things[ident] = c.things[name] = one
        group.append(one)
        return one

    def words(self, entry: Entry, key: str, text: str) -> list[Step[Any]]:
        """The words of an effect, from left to right."""
        step = self.understood(entry, key, text, VOCABULARY.step)
        if step is None:
            return []
        parts = step.parts if isinstance(step, Then) else [step]
        if not all(part.word for part in parts):
            entry.wrong(key, f'"{quoted(text)}": write words such as "scroll(1) & vp(2)", joined with &')
            return []
        entry.more.setdefault("drawn", {})[key] = [part.tree() for part in parts]
        return parts

    def gains(self, entry: Entry, key: str, rule: str, text: str | None = None) -> Gain:
        """A gain as a step, which a saved table finds by its name."""
        step = VOCABULARY.shared(Gains(rule, self.words(entry, key, entry.text(key) if text is None else text)))
        assert isinstance(step, Gain)
        return step

    def cost(self, entry: Entry, key: str, values: Any = None, more: tuple[str, ...] = ()) -> Cost:
        return Cost(amounts(entry, key, values, more)[:KINDS], self.content.plant_price)

    # --- components --------------------------------------------------------------------------------------------------
    def field(self, entry: Entry) -> None:
        one = self.new(entry, Field, self.content.fields)
        one.basic = entry.flag("basic", False)
        one.colours = entry.places("colours", COLOURS, "colour ")
        if not one.colours:
            entry.wrong("colours", f"a field has a colour; give one or more of {', '.join(COLOURS)}")
        one.cost = self.cost(entry, "cost")
        one.bonus = self.gains(entry, "bonus", "SAL-PLACE-02")
        work = entry.pairs("work", WORK_FORM)
        kind = work.get("kind")
        if kind not in ("sickle", "cauldron") or not set(work) <= {"kind", "pay", "get"}:
            entry.wrong("work", f"{quoted(work, repr)} should be {WORK_FORM}; kind is sickle or cauldron")
            work, kind = {"get": {"crystal": 2}}, "sickle"
        one.pay = self.cost(entry, "work", work.get("pay", {}))
        one.cauldron = kind == "cauldron"
        one.brew = NO_GAINS
        if one.cauldron:
            one.brew = self.gains(entry, "work", "SAL-CAUL-01", str(work.get("get", "")))
        else:
            made = amounts(entry, "work", work.get("get", {}), WOKEN)
            self.sickle(entry, one, one.pay.need, made)
            entry.more.setdefault("drawn", {})["work"] = [
                {"op": "word", "word": good, "icon": good, "args": {"count": count}}
                for good, count in zip((*GOODS, *WOKEN), made, strict=True) if count]

    def sickle(self, entry: Entry, one: Field, pay: list[int], get: list[int]) -> None:
        """A sickle makes crystals, a plant (with crystals), a potion of one plant or crystals, or wakes somebody."""
        *goods, crystals, woken = get
        paid = [kind for kind in range(KINDS) if pay[kind]]
        made = goods.index(1) if sum(goods) == 1 else NONE
        if not any(get[:CRYSTAL]) and crystals and not paid and not woken:
            one.worth = crystals
        elif woken == sum(get) == 1 and paid in ([], [CRYSTAL]):
            one.wakes = True
            one.fee = pay[CRYSTAL]
        elif 0 <= made < PLANTS and not paid and not woken:
            one.plant = made
            one.extra = crystals
            one.worth = max(1, crystals)
        elif made > ANY_PLANT and sum(get) == 1 and sum(pay[:PLANTS]) <= 1 and not any(pay[PLANTS:CRYSTAL]):
            one.potion = made
            one.fee = pay[CRYSTAL]
            one.input = next((kind for kind in range(PLANTS) if pay[kind]), NONE)
        else:
            entry.wrong("work", SICKLE_FORM)

    def grove(self, entry: Entry) -> None:
        one = self.new(entry, Grove, self.content.groves)
        one.gain = self.gains(entry, "get", "SAL-GROVE-04")
        crystals = entry.places("crystals", SIDES, "side ")
        one.sides = [int(side in crystals) for side in range(len(SIDES))]

    def book(self, entry: Entry) -> None:
        one = self.new(entry, Book, self.content.books)
        one.counts = EACH.index(entry.text("counts", None, EACH))
        one.values = entry.items("slots", form := "two values, the higher first, such as [5, 3]")
        if len(one.values) != 2 or not all(type(value) is int and 0 < value < 100 for value in one.values) \
                or one.values[0] <= one.values[1]:
            entry.wrong("slots", f"{quoted(one.values, repr)} should be {form}")

    def card(self, entry: Entry, symbols: str, kind: type[C], group: list[C]) -> C:
        """A card of the deck that the table is called after: `bear_card`, and so on."""
        card = self.new(entry, kind, group)
        card.deck = DECKS.index(entry.table.partition("_")[0])
        card.symbols = entry.number(symbols, 1, 9)
        return card

    def deity(self, entry: Entry) -> None:
        card = self.card(entry, "symbols", DeityCard, self.content.deities)
        card.reactions = []
        if entry.has("exchange") and not entry.values.keys() & {"when", "does"}:
            self.exchange(entry, card)
        else:
            self.listens(entry, card)

    def listens(self, entry: Entry, card: DeityCard) -> None:
        """`when = "take_grove"` and `does = "vp(1)"`."""
        entry.text("when")
        if not all(part.plain for part in self.words(entry, "does", entry.text("does"))):
            entry.wrong("does", "a deity card gives points or crystals")
        card.reactions = self.reaction(entry)
        if any(one.by != "me" or one.optional or one.once for one in card.reactions):
            entry.wrong("when", "a deity card listens to its owner, and always")

    def exchange(self, entry: Entry, card: DeityCard) -> None:
        """`exchange = { green_potion = 5 }`: for so many crystals."""
        form = "one good and its crystals, such as { green_potion = 5 }"
        prices = entry.amounts("exchange", tuple(EXCHANGED), form, MOST_COST, least=1, what="good ")
        if len(entry.pairs("exchange", form)) != 1:
            entry.wrong("exchange", f"should be {form}")
        for good, price in zip(EXCHANGED.values(), prices, strict=True):
            if price:
                card.good, card.price = good, price

    def salamander(self, entry: Entry) -> None:
        card = self.card(entry, "crowns", SalamanderCard, self.content.salamanders)
        card.gain = self.gains(entry, "get", "SAL-TEMPLE-03")

    def half(self, entry: Entry) -> None:
        one = self.new(entry, Half, self.content.halves)
        x, y = entry.items("cell", "a cell")
        one.cell = cell_at(x, y)
        one.cost = self.cost(entry, "pay", None, TURNED)
        one.empty = self.gains(entry, "get_if_deck_empty", "SAL-TEMPLE-04")


def amounts(entry: Entry, key: str, values: Any = None, more: tuple[str, ...] = ()) -> list[int]:
    """What is to be paid or made, by kind of good: `{ crystal = 1, leaf = 1 }`; then `more` words."""
    return entry.amounts(key, (*GOODS, *more), COST_FORM, MOST_COST, what="good ", values=values)
