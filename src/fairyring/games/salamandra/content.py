"""From TOML to components: the shipped ones, and packs of one's own that replace or add (SAL-COMP)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fairyring.games.salamandra.components import (
    ANY_PLANT,
    BEAR,
    BLACK,
    CRYSTAL,
    CRYSTALS,
    EAGLE,
    FIXED,
    GAINS,
    GOODS,
    HALVES,
    KINDS,
    MOST_FIELDS,
    PER,
    PLANTS,
    SCROLL,
    SIDES,
    TRIGGERS,
    VP,
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
from fairyring.games.salamandra.gains import NO_GAINS, Gain, Gains
from fairyring.kernel.packs import Entry, Problems, Source, read_pack

FOLDER = Path(__file__).parent / "content"
KEYED = ("field", "grove", "spellbook", "bear_card", "eagle_card", "black_salamander_card", "yellow_salamander_card",
         "temple", "belief", "exchange", "player_board")
"""Tables in which a pack's entry with a known id takes the place of ours."""
SINGLE = ("meta", "layout", "field_geometry", "grove_track", "spellbook_places", "score_board", "tokens")
TABLES = {"format", "game", "pack", "looks", *KEYED, *SINGLE}
SHORT = re.compile(r"^(field|spellbook|bear|eagle)_\d+(?=_)")
PAYABLE = {name: kind for kind, name in enumerate(GOODS)}
MADE = {"leaf": 0, "flower": 1, "fruit": 2, "green_potion": 4, "white_purple_potion": 5}


@lru_cache(maxsize=32)
def load_content(packs: tuple[Path, ...] = ()) -> Content:
    """The components with the given packs laid over them. Raises BadPack with every problem found."""
    problems = Problems()
    sources = [Source(f.name, f.read_text(encoding="utf-8"), problems) for f in sorted(FOLDER.glob("*.toml"))]
    shipped = len(sources)
    for path in packs:
        sources += read_pack(path, problems)
    problems.raise_if_any()
    for source in sources:
        source.unknown_tables(TABLES)
        if source.data.get("game", "salamandra") != "salamandra":
            problems.add(f"{source.name}:1", f'this pack is for "{source.data["game"]}", not for salamandra')
    problems.raise_if_any()
    content = _Reader(sources, shipped, problems).read()
    problems.raise_if_any()
    content.packs = [path.name for path in packs]
    return content


class _Reader:
    """Reads all sources into one Content; the later entry of an id wins."""

    def __init__(self, sources: Sequence[Source], shipped: int, problems: Problems) -> None:
        self.problems = problems
        self.content = Content()
        self.own = {id(source) for source in sources[:shipped]}
        self.tables: dict[str, dict[str, Entry]] = {table: {} for table in KEYED}
        self.single: dict[str, Entry] = {}
        self.names: dict[str, str] = {}
        for source in sources:
            for table in KEYED:
                here: set[str] = set()
                for entry in source.entries(table):
                    key = entry.text("deity" if table == "belief" else "id")
                    if key in here:
                        entry.wrong("", f'"{key}" stands twice in this file')
                    here.add(key)
                    self.tables[table][key] = entry
            for table in SINGLE:
                for entry in source.entries(table):
                    self.single[table] = entry

    def read(self) -> Content:
        c = self.content
        c.no_gains = NO_GAINS
        c.steps[NO_GAINS.name] = NO_GAINS
        self.game()
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
                c.salamanders.append(SalamanderCard(self.ident(entry), deck, entry.number("crowns", 1, 9),
                                                    self.gains(entry, "get", "SAL-TEMPLE-03")))
                self.finish(entry)
        self.temple()
        for name in ("salamandra", "bear", "eagle"):
            entry = self.tables["belief"][name]
            c.belief.append((entry.number("first", 0, 99), entry.number("second", 0, 99)))
        self.totals()
        c.hash = self.hash()
        return c

    def hash(self) -> str:
        """A fingerprint of every fact that the rules read; provenance does not count."""
        facts: dict[str, Any] = {}
        for table, entries in self.tables.items():
            facts[table] = {key: self.facts(entry) for key, entry in entries.items()}
        for table, entry in self.single.items():
            facts[table] = self.facts(entry)
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]

    @staticmethod
    def facts(entry: Entry) -> dict[str, Any]:
        return {k: v for k, v in entry.values.items() if not k.startswith("prov") and k not in ("src", "name")}

    # --- the whole ---------------------------------------------------------------------------------------------------
    def game(self) -> None:
        c = self.content
        meta, layout, places = self.single["meta"], self.single["layout"], self.single["spellbook_places"]
        c.rounds = len(meta.texts("rounds"))
        c.round_crystals = meta.number("crystals_per_round", 0, 99)
        c.grove_price = self.amounts(meta, "grove_cost")[CRYSTAL]
        c.scrolls_per_book = meta.number("scrolls_per_spellbook", 1, 99)
        c.plant_price = self.amounts(self.tables["exchange"]["crystals_to_plant"], "pay")[CRYSTAL]
        c.basic_cells = [cell_at(x, y) for x, y in layout.any("basic_field_cells")]
        c.start_corners = [cell_at(x, y) for x, y in layout.any("start_grove_corners")]
        c.row = layout.number("field_row", 1, 9)
        c.track = [points for _, points in sorted((int(place), points) for place, points
                                                  in self.single["grove_track"].any("vp").items())]
        for option, key in (("board", "cards_by_players"), ("players", "cards_by_players_literal_text")):
            c.books_by_players[option] = {int(n): cards for n, cards in places.any(key).items()}
        board = next(iter(self.tables["player_board"].values()))
        c.waiting = list(board.any("apprentices_by_round"))
        c.tokens = {key: value for key, value in self.single["tokens"].values.items() if isinstance(value, int)}
        c.apprentices = c.tokens["apprentices_per_colour"]

    def totals(self) -> None:
        """What a table cannot do without."""
        c = self.content
        basic = [one for one in c.fields if one.basic]
        checks = (
            (len(basic) == len(c.basic_cells), f"{len(basic)} basic fields; there are {len(c.basic_cells)} places"),
            (len(c.fields) - len(basic) >= c.row, f"fewer than {c.row} fields to build"),
            (len(c.fields) <= MOST_FIELDS, f"{len(c.fields)} fields; at most {MOST_FIELDS} fit on the table"),
            (len(c.groves) >= len(c.start_corners), f"fewer than {len(c.start_corners)} groves"),
            (len(c.books) >= max(c.books_by_players["board"].values()), "too few spellbooks for four players"),
        )
        for fine, what in checks:
            if not fine:
                self.problems.add("content", what)
        for number, one in enumerate(c.fields):
            if one.plant >= 0 or one.potion >= 0:
                c.makers[max(one.plant, one.potion)].append(number)
            if one.plant >= 0:
                c.growers.append(number)
            if one.wakes:
                c.wakers.append(number)
            c.worth.append(one.worth)
            c.plant.append(one.plant)
            c.extra.append(one.extra)
            c.potion.append(one.potion)
            c.wakes.append(one.wakes)
            c.cauldron.append(one.cauldron)
        for colour in range(len(FIELD_COLOURS)):
            c.colour_fields.append(sum(1 << i for i, one in enumerate(c.fields) if one.colours >> colour & 1))
        c.colour_fields.append(sum(1 << i for i, one in enumerate(c.fields) if one.cauldron))

    # --- parts of entries --------------------------------------------------------------------------------------------
    def ident(self, entry: Entry) -> str:
        """The id of an entry, checked and noted with its provenance."""
        ident = entry.text("id")
        if not ident.replace("_", "").isalnum() or ident != ident.lower():
            entry.wrong("id", f'"{ident}" should be small letters, digits and _ only')
        if ident in self.content.provenance:
            entry.wrong("id", f'"{ident}" is already the id of another component')
        default = "picture" if id(entry.source) in self.own else "pack"
        prov = entry.text("prov", default)
        facts = [key for key in entry.values if not key.startswith("prov") and key not in ("id", "src", "name")]
        self.content.provenance[ident] = {key: str(entry.any(f"prov_{key}", prov)) for key in facts}
        self.content.looks[ident] = {"kind": entry.table, "number": entry.any("number", 0), **self.facts(entry)}
        if entry.number("count", 1, 1, 1) != 1:
            entry.wrong("count", "every component is there once")
        return ident

    def short(self, entry: Entry, ident: str) -> str:
        """The name of the notation: `field_17` for field_17_purple_fruit_crystal, else the whole id."""
        found = SHORT.match(ident)
        name = found.group() if found else ident
        other = self.names.setdefault(name, ident)
        if other != ident:
            entry.wrong("id", f'"{ident}" and "{other}" would both be called {name}; use another number')
        return name

    def finish(self, entry: Entry) -> None:
        entry.finish(("id", "number", "count", "prov", "name", *(f"prov_{key}" for key in entry.asked)))

    def amounts(self, entry: Entry, key: str, values: Any = None, also: tuple[str, ...] = ()) -> list[int]:
        """What is to be paid, by kind of good: `{ crystal = 1, leaf = 1 }`."""
        found = [0] * KINDS
        values = entry.any(key, {}) if values is None else values
        if not isinstance(values, dict):
            entry.wrong(key, "should be a table such as { crystal = 1, leaf = 1 }")
            return found
        for name, amount in values.items():
            if name in also:
                continue
            if name not in PAYABLE:
                entry.wrong(key, f'unknown good "{name}"; use one of {", ".join(GOODS)}')
            elif not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= 99:
                entry.wrong(key, f"{name} = {amount!r} should be a whole number from 0 to 99")
            else:
                found[PAYABLE[name]] = amount
        return found

    def texts(self, entry: Entry, key: str, values: Any = None) -> list[str]:
        values = entry.any(key, []) if values is None else values
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
            entry.wrong(key, 'should be a list of texts such as ["vp 2", "scroll 1"]')
            return []
        return list(values)

    def gains(self, entry: Entry, key: str, rule: str, values: Any = None) -> Gains:
        """A gain: `["scroll 1", "vp 2 per field:white"]`."""
        parts: list[Gain] = []
        for text in self.texts(entry, key, values):
            words = text.split()
            if len(words) not in (2, 4) or words[0] not in GAINS or not words[1].isdigit():
                entry.wrong(key, f'cannot read "{text}"; write for example "vp 2", "vp 2 per field:white", "scroll 1"; '
                                 f'words: {", ".join(GAINS)}')
            elif len(words) == 4 and (words[0] != "vp" or words[2] != "per" or words[3] not in PER[:FIXED]):
                entry.wrong(key, f'cannot read "{text}"; only points are counted, per {", ".join(PER[:FIXED])}')
            elif not 1 <= int(words[1]) <= 50:
                entry.wrong(key, f'"{text}": use a number from 1 to 50')
            else:
                count = int(words[1])
                what = GAINS.index(words[0])
                per = PER.index(words[3]) if len(words) == 4 else FIXED
                many = what in (VP, CRYSTALS, SCROLL)
                parts += [Gain(what, count, per)] if many else [Gain(what, 1)] * count
        step = Gains(f"{entry.text('id')} {key}", parts, rule)
        self.content.steps[step.name] = step
        return step

    # --- components --------------------------------------------------------------------------------------------------
    def field(self, entry: Entry) -> None:
        ident = self.ident(entry)
        colours = 0
        for name in entry.texts("colours"):
            if name in FIELD_COLOURS:
                colours |= 1 << FIELD_COLOURS.index(name)
            else:
                entry.wrong("colours", f'unknown colour "{name}"; use one of {", ".join(FIELD_COLOURS)}')
        if not colours:
            entry.wrong("colours", "a field has one colour or more")
        basic = entry.any("basic", False)
        if not isinstance(basic, bool):
            entry.wrong("basic", "should be true or false")
        work = entry.any("work", {})
        if not isinstance(work, dict) or work.get("kind") not in ("sickle", "cauldron"):
            entry.wrong("work", 'should be a table such as { kind = "sickle", pay = {}, get = ["leaf 1"] }')
            work = {"kind": "sickle", "get": ["crystal 2"]}
        for key in work:
            if key not in ("kind", "pay", "get"):
                entry.wrong("work", f'unknown key "{key}"; a work has kind, pay and get')
        pay = self.amounts(entry, "work", work.get("pay", {}))
        cauldron = work["kind"] == "cauldron"
        brew = self.gains(entry, "work", "SAL-CAUL-01", work.get("get", [])) if cauldron else NO_GAINS
        one = Field(ident, self.short(entry, ident), basic is True, colours, self.amounts(entry, "cost"),
                    self.gains(entry, "bonus", "SAL-PLACE-02"), cauldron, pay, brew)
        if not cauldron:
            self.sickle(entry, one, pay, self.texts(entry, "work", work.get("get", [])))
        self.content.fields.append(one)
        self.finish(entry)

    def sickle(self, entry: Entry, one: Field, pay: list[int], get: list[str]) -> None:
        """A sickle makes crystals, a plant (with crystals), a potion of one plant or crystals, or wakes somebody."""
        made = [text.split() for text in get]
        if not all(len(words) == 2 and words[1].isdigit() for words in made):
            entry.wrong("work", f'cannot read {get}; write for example ["leaf 1", "crystal 1"]')
            return
        amounts = {name: int(number) for name, number in made}
        crystals = amounts.pop("crystal", 0)
        paid = [kind for kind in range(KINDS) if pay[kind]]
        goods = list(amounts.items())
        if not goods and crystals and not paid:
            one.worth = max(1, crystals)
        elif goods == [("reactivate", 1)] and not crystals and paid in ([], [CRYSTAL]):
            one.wakes = True
            one.fee = pay[CRYSTAL]
        elif len(goods) == 1 and goods[0][0] in MADE and goods[0][1] == 1 and MADE[goods[0][0]] < PLANTS and not paid:
            one.plant = MADE[goods[0][0]]
            one.extra = crystals
            one.worth = max(1, crystals)
        elif (len(goods) == 1 and goods[0][0] in MADE and goods[0][1] == 1 and MADE[goods[0][0]] > PLANTS
                and not crystals and sum(pay[:PLANTS]) <= 1 and not any(pay[PLANTS:CRYSTAL])):
            one.potion = MADE[goods[0][0]]
            one.fee = pay[CRYSTAL]
            one.input = next((kind for kind in range(PLANTS) if pay[kind]), -1)
        else:
            entry.wrong("work", "a sickle field gives crystals; or one plant, perhaps with crystals; or one potion for "
                                'at most one plant and crystals; or "reactivate 1" for crystals')

    def grove(self, entry: Entry) -> None:
        ident = self.ident(entry)
        sides = 0
        for name in entry.texts("crystals"):
            if name in SIDES:
                sides |= 1 << SIDES.index(name)
            else:
                entry.wrong("crystals", f'unknown side "{name}"; use one of {", ".join(SIDES)}')
        gain = self.gains(entry, "get", "SAL-GROVE-04")
        scrolls = sum(part.amount for part in gain.parts if part.what == SCROLL)
        quiet = all(part.what in (VP, SCROLL) and part.per == FIXED for part in gain.parts)
        self.content.groves.append(Grove(ident, gain, sides, scrolls, not quiet))
        self.finish(entry)

    def book(self, entry: Entry) -> None:
        ident = self.ident(entry)
        counts = entry.text("counts", None, PER)
        values = entry.any("slots", [])
        if not (isinstance(values, list) and len(values) == 2 and all(isinstance(one, int) for one in values)
                and 0 < values[1] < values[0] < 100):
            entry.wrong("slots", "should be two values, the higher first, such as [5, 3]")
            values = [2, 1]
        self.content.books.append(Book(ident, self.short(entry, ident), PER.index(counts) if counts in PER else FIXED,
                                       list(values)))
        self.finish(entry)

    def deity(self, entry: Entry, deck: int) -> None:
        ident = self.ident(entry)
        card = DeityCard(ident, self.short(entry, ident), deck, entry.number("symbols", 1, 9))
        if "exchange" in entry.values:
            self.exchange(entry, card)
        else:
            trigger = entry.text("on", None, TRIGGERS)
            card.trigger = TRIGGERS.index(trigger) if trigger in TRIGGERS else 0
            for part in self.gains(entry, "get", "SAL-DEITY-04").parts:
                if part.what == VP and part.per == FIXED:
                    card.vp += part.amount
                elif part.what == CRYSTALS:
                    card.crystals += part.amount
                else:
                    entry.wrong("get", "a trigger gives points or crystals")
        self.content.deities.append(card)
        self.finish(entry)

    def exchange(self, entry: Entry, card: DeityCard) -> None:
        """`exchange = { pay = { crystal = 5 }, get = ["green_potion 1"] }`."""
        values = entry.any("exchange")
        made = {"plant 1": ANY_PLANT, "green_potion 1": 4, "white_purple_potion 1": 5}
        if not isinstance(values, dict) or set(values) != {"pay", "get"}:
            entry.wrong("exchange", 'should be a table such as { pay = { crystal = 5 }, get = ["green_potion 1"] }')
            return
        pay = self.amounts(entry, "exchange", values["pay"])
        get = self.texts(entry, "exchange", values["get"])
        if any(pay[:CRYSTAL]) or not pay[CRYSTAL]:
            entry.wrong("exchange", "only crystals are exchanged")
        elif len(get) != 1 or get[0] not in made:
            entry.wrong("exchange", f"gives one of {', '.join(made)}")
        else:
            card.good = made[get[0]]
            card.price = pay[CRYSTAL]

    def temple(self) -> None:
        for name in HALVES:
            entry = self.tables["temple"][f"temple_{name}"]
            x, y = entry.any("cell")
            cost = self.amounts(entry, "pay", also=("turn_apprentice",))
            self.content.halves.append(Half(cell_at(x, y), cost, self.gains(entry, "get_if_deck_empty",
                                                                            "SAL-TEMPLE-04")))
            self.content.looks[f"temple_{name}"] = {"kind": "temple", "number": 0, **self.facts(entry)}
            self.content.provenance[f"temple_{name}"] = dict.fromkeys(entry.values, entry.text("prov", "picture"))
