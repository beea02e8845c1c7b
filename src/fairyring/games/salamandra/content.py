"""From TOML to components: the shipped ones, and packs of one's own that replace or add (SAL-COMP)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BEAR,
    BLACK,
    BREWS,
    CRYSTAL,
    CRYSTALS,
    EAGLE,
    FIXED,
    GREEN,
    HALVES,
    KINDS,
    MOST_FIELDS,
    NONE,
    OTHER,
    PER,
    PLANTS,
    SCROLL,
    SIDES,
    TRIGGERS,
    VP,
    WAKES,
    WHITE_PURPLE,
    YELLOW,
    Book,
    Content,
    DeityCard,
    Field,
    Grove,
    Half,
    SalamanderCard,
    cell_at,
)
from fairyring.games.salamandra.components import COLOURS as FIELD_COLOURS
from fairyring.games.salamandra.gains import NO_GAINS, Gains
from fairyring.games.salamandra.notation import MOST_GAIN, NUMBER, amounts, gain_parts
from fairyring.kernel.content import Reader, rules_read
from fairyring.kernel.packs import Entry, Problems, Source, quoted

COMPONENTS = ("field", "grove", "spellbook", "bear_card", "eagle_card", "yellow_salamander_card",
              "black_salamander_card")
"""Tables that a pack may bring: an entry with a known id takes the place of ours, another is added."""

FIXTURES = ("temple", "belief")
SINGLE = ("meta", "layout", "crystals_to_plant", "grove_track", "spellbook_places", "player_board", "tokens")
SHORT = re.compile(r"^(field|spellbook|bear|eagle)_\d+(?=_)")
MADE = {"leaf": 0, "flower": 1, "fruit": 2, "green_potion": GREEN, "white_purple_potion": WHITE_PURPLE}
EXCHANGED = {"plant 1": ANY_PLANT, "green_potion 1": GREEN, "white_purple_potion 1": WHITE_PURPLE}
MOST_GROVES = 99
WORK_FORM = 'a table such as { kind = "sickle", pay = {}, get = ["leaf 1"] }'
EXCHANGE_FORM = 'a table such as { pay = { crystal = 5 }, get = ["green_potion 1"] }'


class SalamandraReader(Reader[Content]):
    """Fields, groves, books and cards; boards, temple, belief and exchanges are as they are."""

    game = "salamandra"
    keyed = (*COMPONENTS, *FIXTURES)
    single = SINGLE
    fixed = (*FIXTURES, *SINGLE)
    longest_id = 50
    provenance = "picture"

    def __init__(self, layers: Sequence[Sequence[Source]], problems: Problems) -> None:
        super().__init__(layers, problems)
        self.content = Content()
        self.short_names: dict[str, Entry] = {}

    def key(self, entry: Entry) -> str:
        return self.ident(entry, "deity" if entry.table == "belief" else "id")

    def read(self) -> Content:
        c = self.content
        c.no_gains = NO_GAINS
        c.steps[NO_GAINS.name] = NO_GAINS
        c.gains[NO_GAINS.name] = []
        self.numbers()
        for entry in self.tables["field"].values():
            self.field(entry)
        for entry in self.tables["grove"].values():
            self.grove(entry)
        for entry in self.tables["spellbook"].values():
            self.book(entry)
        for table, deck in (("bear_card", BEAR), ("eagle_card", EAGLE)):
            for entry in self.tables[table].values():
                self.deity(entry, deck)
        for table, deck in (("yellow_salamander_card", YELLOW), ("black_salamander_card", BLACK)):
            for entry in self.tables[table].values():
                self.salamander(entry, deck)
        self.temple()
        for name in ("salamandra", "bear", "eagle"):
            entry = self.tables["belief"][name]
            c.belief.append((entry.number("first", 0, 99), entry.number("second", 0, 99)))
        self.totals()
        c.provenance = self.sources
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
        c.tokens = {key: tokens.number(key, 1, 99) for key in tokens.values if key != "src"}
        c.apprentices = c.tokens["apprentices_per_colour"]

    def totals(self) -> None:
        """What a table cannot do without."""
        c = self.content
        basic = [one for one in c.fields if one.basic]
        checks = (
            ("field", len(basic) == len(c.basic_cells),
             f"{len(basic)} basic fields; there are places for exactly {len(c.basic_cells)}"),
            ("field", len(c.fields) <= MOST_FIELDS, f"{len(c.fields)} fields; at most {MOST_FIELDS} fit on the table"),
            ("grove", len(c.groves) <= MOST_GROVES, f"{len(c.groves)} groves; at most {MOST_GROVES}"),
        )
        for table, fine, what in checks:
            if not fine:
                self.blame(self.tables[table].values()).wrong("", what)

    def index(self) -> None:
        """The tables that run in step with the fields."""
        c = self.content
        for number, one in enumerate(c.fields):
            if one.plant >= 0 or one.potion >= 0:
                c.makers[max(one.plant, one.potion)].append(number)
            if one.plant >= 0:
                c.growers.append(number)
            if one.wakes:
                c.wakers.append(number)
            if not one.odd_cost:
                one.dear = one.crystals + c.plant_price * sum(one.cost[:PLANTS])
            c.worth.append(one.worth)
            c.plant.append(one.plant)
            c.extra.append(one.extra)
            c.potion.append(one.potion)
            if one.plant >= 0:
                c.work.append(one.plant + (PLANTS if one.extra else 0))
            else:
                c.work.append(BREWS if one.potion >= 0 else WAKES if one.wakes else OTHER)
            c.wakes.append(one.wakes)
            c.cauldron.append(one.cauldron)
        c.counted = [[colour in one.colours for one in c.fields] for colour in range(len(FIELD_COLOURS))]
        c.counted.append(c.cauldron)

    # --- parts of entries --------------------------------------------------------------------------------------------
    def component(self, entry: Entry) -> str:
        """The id of an entry, noted with its provenance and its facts."""
        ident = entry.text("id")
        self.known_as(entry, ident)
        self.content.names[ident] = entry.text("name", "")
        self.content.numbers[ident] = entry.number("number", 0, 999, 0)
        self.content.looks[ident] = {"kind": entry.table, **rules_read(entry.values)}
        entry.number("count", 1, 1, 1)
        return ident

    def short(self, entry: Entry, ident: str) -> str:
        """The name of the notation: `field_17` for field_17_purple_fruit_crystal, else the whole id."""
        found = SHORT.match(ident)
        name = found.group() if found else ident
        other = self.short_names.setdefault(name, entry)
        if other is not entry:
            entry.wrong("id", f'"{quoted(ident)}" and "{other.text("id")}" would both be called {name}; use another '
                              "number")
        return name

    def gains(self, entry: Entry, key: str, rule: str, values: Any = None) -> Gains:
        """A gain as a step, which a saved table finds by its name."""
        step = Gains(f"{entry.text('id')} {key}", gain_parts(entry, key, values), rule)
        self.content.steps[step.name] = step
        self.content.gains[step.name] = step.parts
        return step

    # --- components --------------------------------------------------------------------------------------------------
    def field(self, entry: Entry) -> None:
        ident = self.component(entry)
        colours: list[int] = []
        for name in entry.texts("colours"):
            if name in FIELD_COLOURS:
                colours.append(FIELD_COLOURS.index(name))
            else:
                entry.wrong("colours", f'unknown colour "{quoted(name)}"; use one of {", ".join(FIELD_COLOURS)}')
        if not colours:
            entry.wrong("colours", f"a field has a colour; give one or more of {', '.join(FIELD_COLOURS)}")
        work = entry.pairs("work", WORK_FORM)
        kind = work.get("kind")
        if kind not in ("sickle", "cauldron") or not set(work) <= {"kind", "pay", "get"}:
            entry.wrong("work", f"{quoted(work, repr)} should be {WORK_FORM}; kind is sickle or cauldron")
            work, kind = {"get": ["crystal 2"]}, "sickle"
        pay = amounts(entry, "work", work.get("pay", {}))
        cauldron = kind == "cauldron"
        brew = self.gains(entry, "work", "SAL-CAUL-01", work.get("get", [])) if cauldron else NO_GAINS
        one = Field(ident, self.short(entry, ident), entry.flag("basic", False), colours, amounts(entry, "cost"),
                    self.gains(entry, "bonus", "SAL-PLACE-02"), cauldron, pay, brew)
        if not cauldron:
            self.sickle(entry, one, pay, work.get("get", []))
        self.content.fields.append(one)
        entry.finish()

    def sickle(self, entry: Entry, one: Field, pay: list[int], get: Any) -> None:
        """A sickle makes crystals, a plant (with crystals), a potion of one plant or crystals, or wakes somebody."""
        given: dict[str, int] = {}
        for value in get if isinstance(get, list) else [get]:
            words = value.split() if isinstance(value, str) else []
            if len(words) != 2 or not NUMBER.fullmatch(words[1]) or int(words[1]) > MOST_GAIN:
                entry.wrong("work", f'cannot read {quoted(value, repr)}; write for example ["leaf 1", "crystal 1"]')
                return
            given[words[0]] = int(words[1])
        crystals = given.pop("crystal", 0)
        paid = [kind for kind in range(KINDS) if pay[kind]]
        goods = list(given.items())
        made = MADE.get(goods[0][0], NONE) if len(goods) == 1 and goods[0][1] == 1 else NONE
        if not goods and crystals and not paid:
            one.worth = crystals
        elif goods == [("reactivate", 1)] and not crystals and paid in ([], [CRYSTAL]):
            one.wakes = True
            one.fee = pay[CRYSTAL]
        elif 0 <= made < PLANTS and not paid:
            one.plant = made
            one.extra = crystals
            one.worth = max(1, crystals)
        elif made > PLANTS and not crystals and sum(pay[:PLANTS]) <= 1 and not any(pay[PLANTS:CRYSTAL]):
            one.potion = made
            one.fee = pay[CRYSTAL]
            one.input = next((kind for kind in range(PLANTS) if pay[kind]), NONE)
        else:
            entry.wrong("work", "a sickle field gives crystals; or one plant, perhaps with crystals; or one potion for "
                                'at most one plant and crystals; or "reactivate 1" for crystals')

    def grove(self, entry: Entry) -> None:
        ident = self.component(entry)
        sides = [0] * len(SIDES)
        for name in entry.texts("crystals"):
            if name in SIDES:
                sides[SIDES.index(name)] = 1
            else:
                entry.wrong("crystals", f'unknown side "{quoted(name)}"; use one of {", ".join(SIDES)}')
        gain = self.gains(entry, "get", "SAL-GROVE-04")
        scrolls = sum(part.amount for part in gain.parts if part.what == SCROLL)
        quiet = all(part.what in (VP, SCROLL) and part.per == FIXED for part in gain.parts)
        self.content.groves.append(Grove(ident, gain, sides, scrolls, not quiet))
        entry.finish()

    def book(self, entry: Entry) -> None:
        ident = self.component(entry)
        counts = entry.text("counts", None, PER)
        form = "two values, the higher first, such as [5, 3]"
        values = entry.items("slots", form)
        if len(values) != 2 or not all(type(one) is int and 0 < one < 100 for one in values) or values[0] <= values[1]:
            entry.wrong("slots", f"{quoted(values, repr)} should be {form}")
            values = [2, 1]
        self.content.books.append(Book(ident, self.short(entry, ident), PER.index(counts), values))
        entry.finish()

    def deity(self, entry: Entry, deck: int) -> None:
        ident = self.component(entry)
        card = DeityCard(ident, self.short(entry, ident), deck, entry.number("symbols", 1, 9))
        if "exchange" in entry.values:
            self.exchange(entry, card)
        else:
            card.trigger = TRIGGERS.index(entry.text("on", None, TRIGGERS))
            for part in self.gains(entry, "get", "SAL-DEITY-04").parts:
                if part.what == VP and part.per == FIXED:
                    card.vp += part.amount
                elif part.what == CRYSTALS:
                    card.crystals += part.amount
                else:
                    entry.wrong("get", "a deity card gives points or crystals")
        self.content.deities.append(card)
        entry.finish()

    def exchange(self, entry: Entry, card: DeityCard) -> None:
        """`exchange = { pay = { crystal = 5 }, get = ["green_potion 1"] }`."""
        values = entry.pairs("exchange", EXCHANGE_FORM)
        if set(values) != {"pay", "get"}:
            entry.wrong("exchange", f"{quoted(values, repr)} should be {EXCHANGE_FORM}")
            return
        pay = amounts(entry, "exchange", values["pay"])
        get = values["get"]
        if any(pay[:CRYSTAL]) or not pay[CRYSTAL]:
            entry.wrong("exchange", "crystals are exchanged, and nothing else")
        elif not isinstance(get, list) or len(get) != 1 or get[0] not in EXCHANGED:
            entry.wrong("exchange", f"gives one of {', '.join(EXCHANGED)}")
        else:
            card.good = EXCHANGED[get[0]]
            card.price = pay[CRYSTAL]

    def salamander(self, entry: Entry, deck: int) -> None:
        ident = self.component(entry)
        self.content.salamanders.append(SalamanderCard(ident, deck, entry.number("crowns", 1, 9),
                                                       self.gains(entry, "get", "SAL-TEMPLE-03")))
        entry.finish()

    def temple(self) -> None:
        for name in HALVES:
            entry = self.tables["temple"][f"temple_{name}"]
            ident = self.component(entry)
            x, y = entry.items("cell", "a cell")
            self.content.halves.append(Half(ident, cell_at(x, y), amounts(entry, "pay"),
                                            self.gains(entry, "get_if_deck_empty", "SAL-TEMPLE-04")))
