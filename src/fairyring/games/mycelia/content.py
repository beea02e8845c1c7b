"""From TOML to components: the shipped ones, and packs of one's own that replace or add (MYC-COMP)."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from fairyring.games.mycelia.components import (
    COLOURS,
    COLUMNS,
    FIELD_OF,
    FIELDS,
    LETTERS,
    MOST_COST,
    MOST_TILES,
    PRINTED_SHRINE,
    ROWS,
    SYMBOLS,
    TERRAINS,
    Content,
    Gift,
    Ground,
    Layout,
    SoloCard,
    SupplySide,
    Tile,
)
from fairyring.games.mycelia.modules import MODULES
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.content import Reader
from fairyring.kernel.facts import BASE
from fairyring.kernel.packs import Entry, quoted
from fairyring.kernel.table import NOTHING

BOXES = ("base", *(module.id for module in MODULES))
SOLO = "solo"
BOX_OF = {"gift": "prisma", "favour_track": "prisma", "components.prisma": "prisma", "solo_card": SOLO, "gwidyon": SOLO}
"""Tables that lie in one box as a whole; other entries say theirs."""

MOST_KINDS: Final = 236
"""Different cards in all: with the 20 codes of a turn's other options before them, every option fits into a byte."""

MOST_KINDS_OF_TILES: Final = 9
MOST_PLAYERS: Final = 4
DROPS = {"base": (20, 0), "prisma": (12, 10)}
"""Dewdrops and prism drops of a layout (MYC-SETUP-08, PRI-SETUP-02)."""

SHRINE_ROW, SHRINE_COLUMN = divmod(FIELD_OF[PRINTED_SHRINE], COLUMNS)
FROM_SHRINE = {(cell // COLUMNS - SHRINE_ROW, cell % COLUMNS - SHRINE_COLUMN): cell for cell in range(FIELDS)
               if cell != FIELD_OF[PRINTED_SHRINE]}
"""Every other field by how far it lies down and to the right of the shrine field."""


class MyceliaReader(Reader[Content]):
    """Boards, cards, tiles and tracks of both boxes."""

    game = "mycelia"
    keyed = ("start_card", "hero", "gift", "action_tile", "solo_card", "board", "setup", "supply")
    single = ("limits", "die", "gwidyon", "favour_track", "components.base", "components.prisma")
    silent = ("looks",)
    vocabulary = VOCABULARY
    least = MappingProxyType({"board": 5, "setup": 1, "supply": 2, "start_card": 3, "hero": 12, "action_tile": 2,
                              "solo_card": 3, "gift": 12})

    def key(self, entry: Entry) -> str:
        if entry.table in ("setup", "supply"):
            return f'{self.ident(entry, "card")}/{entry.text("side", None, ("a", "b"))}'
        return self.ident(entry)

    def box(self, entry: Entry) -> str:
        """Gifts and the favour track are Prisma's; Gwidyon's things are in play for one alone."""
        return BOX_OF.get(entry.table) or super().box(entry)

    def read(self) -> Content:
        c = self.content = Content()
        c.kind_of, c.tile_of = self.numbered("start_card", "hero", "gift"), self.numbered("action_tile")
        self.limits()
        c.tiles = self.each("action_tile", self.tile)
        c.cheapest_tile = min((tile.cost for tile in c.tiles), default=0)
        self.each("start_card", self.start_card)
        self.each("hero", self.hero)
        self.each("gift", self.gift)
        self.check_totals(
            ("action_tile", sum(tile.start for tile in c.tiles) <= MOST_TILES,
             f"too many start tiles: a player owns at most {MOST_TILES} tiles"),
            ("action_tile", len(c.tiles) <= MOST_KINDS_OF_TILES,
             f"too many different tiles; at most {MOST_KINDS_OF_TILES}"),
            ("start_card hero gift", len(c.ids) <= MOST_KINDS,
             f"{len(c.ids)} different cards; at most {MOST_KINDS} start cards, heroes and gifts in all"),
        )
        c.cheapest = min((cost for cost, box in zip(c.cost, c.boxes, strict=True) if box in BOXES), default=0)
        self.boards()
        self.layouts()
        self.supply()
        self.solo()
        self.track()
        return c

    # --- parts -------------------------------------------------------------------------------------------------------
    def card(self, entry: Entry, box: str, cost: int, copies: int, keys: tuple[str, ...], gift: Gift | None) -> None:
        c = self.content
        c.ids.append(self.component(entry))
        c.boxes.append(box)
        entry.more["box"] = box
        c.copies.append(copies)
        c.cost.append(cost)
        c.effect.append(self.effect(entry, "effect") if "effect" in keys else NOTHING)
        c.once.append(self.effect(entry, "once") if "once" in keys else NOTHING)
        c.gift.append(gift)

    def start_card(self, entry: Entry) -> None:
        entry.more["copies"] = entry.number("copies_per_player", 1, 6)
        self.card(entry, "start", 0, entry.more["copies"], ("effect",), None)
        entry.text("kind", "")  # for people

    def hero(self, entry: Entry) -> None:
        box = entry.text("set", "base", BOXES)
        cost, copies = entry.number("cost", 0, MOST_COST), entry.number("copies", 1, 20, 2)
        self.card(entry, box, cost, copies, ("effect", "once"), None)

    def gift(self, entry: Entry) -> None:
        colour = entry.text("colour", None, ("start", *COLOURS))
        changes = None if entry.text("passive", "") == "none" else self.custom(entry, "passive")
        gift = Gift(entry.number("draw", 0, 5), COLOURS.index(colour) if colour in COLOURS else -1, changes,
                    self.reaction(entry))
        self.card(entry, "start_gift" if colour == "start" else "gift", 0, entry.number("copies", 1, 20, 2),
                  ("once",), gift)

    def limits(self) -> None:
        c = self.content
        base, prisma = self.singles["components.base"], self.singles["components.prisma"]
        c.dewdrops = base.number("dewdrops", MOST_PLAYERS * DROPS["base"][0], 999)
        c.prism_drops = prisma.number("prism_drops", MOST_PLAYERS * DROPS["prisma"][1], 999)
        c.extra_shrines = {"expansion": base.number("extra_shrine_fields", 0, 20),
                           "prisma": prisma.number("extra_shrine_fields", 0, 20)}
        form = '{ "1" = 10, "2" = 10, "3" = 15, "4" = 20 }, more than 2 drops for each player'
        # A supply brings up to 2 drops a player: with so small a shrine a game might never end.
        c.shrine_full = self.singles["limits"].by_players(
            "shrine_full", MOST_PLAYERS, form,
            lambda players, drops: type(drops) is int and 2 * players < drops <= c.dewdrops)

    def tile(self, entry: Entry) -> Tile:
        name = entry.text("id")
        self.known_as(entry, f"tile_{name}")
        effect = self.effect(entry, "effect")
        prisma = self.effect(entry, "prisma_effect") if entry.has("prisma_effect") else effect
        start = entry.flag("start_tile", False)
        count = entry.number("count", MOST_PLAYERS if start else 1, 20)
        entry.more |= {"kind": "tile", "name": name, "copies": count}
        return Tile(name, entry.number("cost", 0, MOST_COST), effect, prisma, entry.text("set", "base", BOXES), start,
                    count)

    def grid(self, entry: Entry, key: str, cell: str, form: str) -> list[str]:
        """The cells of a board or layout, each of that form; the shrine field stands where every board has it."""
        rows = [row.split() for row in entry.texts(key)]
        if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
            entry.wrong(key, f"should be {ROWS} rows of {COLUMNS} cells, separated by blanks")
            return []
        cells = [cell for row in rows for cell in row]
        if cells.count("S") != 1 or cells[FIELD_OF[PRINTED_SHRINE]] != "S":
            entry.wrong(key, f"S should mark the shrine field {PRINTED_SHRINE} and no other")
            return []
        if not all(re.fullmatch(cell, one) for one in cells):
            entry.wrong(key, form)
            return []
        return cells

    def boards(self) -> None:
        for entry in self.tables["board"].values():
            name = self.component(entry)
            cells = self.grid(entry, "rows", "[LMWES]", "use L leaf, M moss, W water, E earth, S shrine field")
            entry.text("shrine", PRINTED_SHRINE, (PRINTED_SHRINE,))
            side = entry.text("side", "back", ("front", "back"))
            if (side == "front") != (name == "front"):
                entry.wrong("side", 'only the board "front" has side "front"; give "back"' if side == "front"
                            else 'the board "front" has side "front"')
            entry.number("copies", 1, MOST_PLAYERS, 1)
            if cells:
                ground = Ground(name, [LETTERS.index(cell) for cell in cells], [FIELD_OF[PRINTED_SHRINE]])
                entry.more["terrain"] = [TERRAINS[kind] for kind in ground.terrain]
                self.content.boards.append(ground)
        if "front" in self.removed:
            self.removed["front"].wrong("remove", "every game needs the front; change it instead")

    def layouts(self) -> None:
        for key, entry in self.tables["setup"].items():
            box = entry.text("set", None, tuple(DROPS))
            dew = self.drops(entry, "rows")
            prism = self.drops(entry, "prism_rows") if box == "prisma" else [0] * FIELDS
            if dew and prism:
                if (sum(dew), sum(prism)) != DROPS[box]:
                    entry.wrong("rows", f"{sum(dew)} dewdrops and {sum(prism)} prism drops; a {box} layout has "
                                        f"{DROPS[box][0]} and {DROPS[box][1]}")
                drops = [d + p for d, p in zip(dew, prism, strict=True)]
                entry.more |= {"drops": drops, "prism": prism}
                self.content.layouts.append(Layout(entry.text("card"), entry.text("side"), box, drops, prism))
            self.known_as(entry, key, "card")
        for box in {*DROPS} - {layout.box for layout in self.content.layouts}:
            for entry in self.removed.values():
                if entry.table == "setup":
                    entry.wrong("remove", f"no layout of {box} is left")

    def drops(self, entry: Entry, key: str) -> list[int]:
        cells = self.grid(entry, key, "[0-9]{1,2}|S", "use numbers, and S for the shrine field")
        return [0 if cell == "S" else int(cell) for cell in cells]

    def supply(self) -> None:
        c = self.content
        c.die = self.singles["die"].places("faces", SYMBOLS, "face ")
        if not 1 <= len(c.die) <= 20:
            self.singles["die"].wrong("faces", "should be 1 to 20 of " + ", ".join(SYMBOLS))
        sides: dict[str, SupplySide] = {}
        for key, entry in self.tables["supply"].items():
            side = sides[key] = SupplySide(entry.text("card"), entry.text("side", None, ("a", "b")),
                                           [self.supplied(entry, symbol) for symbol in SYMBOLS])
            entry.more["fields"] = side.fields
            self.known_as(entry, key, "card")
        for key, side in sides.items():
            other = "b" if side.side == "a" else "a"
            if f"{side.card}/{other}" not in sides:
                self.tables["supply"][key].wrong(
                    "side", f'supply card "{side.card}" has side {side.side} alone; give it side {other} too')
            elif side.side == "a":
                c.supply += [side, sides[f"{side.card}/{other}"]]

    def supplied(self, entry: Entry, symbol: str) -> list[int]:
        """The fields that a symbol of the die fills, given as offsets from the shrine field."""
        form = "1 or 2 different fields as offsets from the shrine field: [[down, right]]"
        cells: list[int] = []
        for pair in entry.items(symbol, form):
            whole = isinstance(pair, list) and all(type(n) is int for n in pair)
            cell = FROM_SHRINE.get(tuple(pair), -1) if whole else -1
            if cell < 0:
                entry.wrong(symbol, f"{quoted(pair)} should be [down, right] from the shrine field, on the board")
            cells.append(cell)
        if not 1 <= len(set(cells)) == len(cells) <= 2:
            entry.wrong(symbol, f"should name {form}")
        return cells

    def solo(self) -> None:
        c = self.content
        for entry in self.tables["solo_card"].values():
            card = SoloCard(self.component(entry), self.effect(entry, "you"), self.effect(entry, "gwidyon"))
            c.solo += [card] * entry.number("copies", 1, 6, 1)
            entry.more["box"] = BASE  # where people find it
        c.gwidyon_reshuffle = self.singles["gwidyon"].number("reshuffle_after_cards", 1, max(1, len(c.solo)))

    def track(self) -> None:
        """The favour track: start and end hold any number of pawns, the others one (PRI-FAV-04)."""
        c = self.content
        entry = self.singles["favour_track"]
        ranks = {"start": 0, "none": 0, "green": 1, "amber": 2, "purple": 3}
        fields = entry.texts("fields")
        if not 6 <= len(fields) <= 40 or fields[0] != "start" or "start" in fields[1:] or not set(fields) <= set(ranks):
            entry.wrong("fields", 'should be 6 to 40 fields: "start" first, then none, green, amber or purple')
        c.track = [ranks.get(field, 0) for field in fields]
        last = len(fields) - 1
        if entry.items("shared_fields", f"[0, {last}]") != [0, last]:
            entry.wrong("shared_fields", f"should be the start and the end of the track: [0, {last}]")
        form = '{ "1" = [1, 2], "2" = [1, 2], "3" = [1], "4" = [] }, fields between start and end'
        c.track_blocked = entry.by_players(
            "blocked_fields", MOST_PLAYERS, form,
            lambda _, pawns: isinstance(pawns, list) and all(type(pawn) is int and 0 < pawn < last for pawn in pawns))
