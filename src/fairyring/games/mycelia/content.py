"""From TOML to components: the shipped ones, and packs of one's own that replace or add (MYC-COMP)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fairyring.games.mycelia.components import (
    COLOURS,
    COLUMNS,
    FIELD_NAMES,
    FIELD_OF,
    FIELDS,
    LETTERS,
    ROWS,
    SYMBOLS,
    Content,
    Gift,
    Ground,
    Layout,
    SoloCard,
    SupplySide,
    Tile,
)
from fairyring.games.mycelia.vocabulary import VOCABULARY
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.notation import Vocabulary
from fairyring.kernel.packs import Entry, Problems, Source, read_pack
from fairyring.kernel.table import NOTHING, Step

FOLDER = Path(__file__).parent / "content"
TABLES = {"format", "game", "components", "limits", "board", "setup", "die", "supply", "start_card", "runes", "hero",
          "action_tile", "solo_card", "gwidyon", "favour_track", "gift", "looks", "pack"}
KEYED = ("board", "setup", "supply", "start_card", "hero", "action_tile", "solo_card", "gift")
"""Tables in which a pack's entry with a known id takes the place of ours."""



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
        if source.data.get("game", "mycelia") != "mycelia":
            problems.add(f"{source.name}:1", f'this pack is for "{source.data["game"]}", not for mycelia')
    content = _Reader(sources, shipped, problems).read()
    problems.raise_if_any()
    content.packs = [path.name for path in packs]
    return content


class _Reader:
    """Reads all sources into one Content; the later entry of an id wins."""

    def __init__(self, sources: Sequence[Source], shipped: int, problems: Problems) -> None:
        self.problems = problems
        self.vocabulary: Vocabulary = VOCABULARY
        self.content = Content()
        self.own = {id(source) for source in sources[:shipped]}
        self.tables: dict[str, dict[str, Entry]] = {table: {} for table in KEYED}
        self.single: dict[str, Entry] = {}
        for source in sources:
            for table in KEYED:
                here: set[str] = set()
                for entry in source.entries(table):
                    key = self.key(entry)
                    if key in here:
                        entry.wrong("", f'"{key}" stands twice in this file')
                    here.add(key)
                    self.tables[table][key] = entry
            for table in ("limits", "die", "gwidyon", "favour_track", "components.base", "components.prisma"):
                for entry in source.entries(table):
                    self.single[table] = entry

    @staticmethod
    def key(entry: Entry) -> str:
        if entry.table in ("setup", "supply"):
            return f'{entry.text("card")}/{entry.text("side", allowed=("a", "b"))}'
        return entry.text("id")

    def read(self) -> Content:
        c = self.content
        self.limits()
        self.tiles()
        for entry in self.tables["start_card"].values():
            self.card(entry, "start", 0, entry.number("copies_per_player", 1, 6), ("effect",), None)
            entry.finish(("name", "kind"))
        for entry in self.tables["hero"].values():
            low, high = 0, 20
            box = entry.text("set", "base", ("base", "expansion", "prisma"))
            self.card(entry, box, entry.number("cost", low, high), entry.number("copies", 1, 20, 2),
                      ("cost", "effect", "once"), None)
            entry.finish(("name",))
        for entry in self.tables["gift"].values():
            self.gift(entry)
        heroes = [cost for cost, box in zip(c.cost, c.boxes, strict=True) if box in ("base", "expansion", "prisma")]
        c.cheapest = min(heroes, default=0)
        c.has_gifts = any(gift is not None for gift in c.gift)
        self.boards()
        for box in ("base", "prisma"):
            if not any(layout.box == box for layout in self.layouts()):
                self.problems.add("content", f'no set-up card of set "{box}"')
        self.supply()
        self.solo()
        self.track()
        c.hash = self.hash()
        return c

    def hash(self) -> str:
        """A fingerprint of every fact that the rules read; comments, names and provenance do not count."""
        facts: dict[str, Any] = {}
        for table, entries in self.tables.items():
            facts[table] = {key: {k: v for k, v in entry.values.items() if k not in ("src", "name")}
                            for key, entry in entries.items()}
        for table, entry in self.single.items():
            facts[table] = {k: v for k, v in entry.values.items() if k != "src"}
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]

    # --- parts -------------------------------------------------------------------------------------------------------
    def effect(self, entry: Entry, key: str, on_tile: bool = False) -> Step[Any]:
        text = entry.text(key, "")
        if on_tile:
            text = text.replace("(any,1..2)", "(any,1..2,tile)").replace("(any,1)", "(any,1,tile)")
        try:
            return self.vocabulary.step(text)
        except BadEffect as error:
            message = str(error)
            entry.wrong(key, message if message.startswith("effect") else f'"{text}": {message}')
            return NOTHING

    def provenance(self, entry: Entry, name: str) -> None:
        default = "reconstructed" if id(entry.source) in self.own else "pack"
        self.content.provenance[name] = entry.provenance(entry.values, default)

    def card(self, entry: Entry, box: str, cost: int, copies: int, keys: tuple[str, ...], gift: Gift | None) -> None:
        c = self.content
        name = entry.text("id")
        if not name.replace("_", "").isalnum() or name != name.lower():
            entry.wrong("id", f'"{name}" should be small letters, digits and _ only')
        if name in c.kind_of:
            entry.wrong("id", f'"{name}" is already the id of another kind of card')
        c.kind_of[name] = len(c.ids)
        c.ids.append(name)
        c.names.append(entry.text("name", name.replace("_", " ").capitalize()))
        c.boxes.append(box)
        c.copies.append(copies)
        c.cost.append(cost)
        c.effect.append(self.effect(entry, "effect") if "effect" in keys else NOTHING)
        c.once.append(self.effect(entry, "once") if "once" in keys else NOTHING)
        c.gift.append(gift)
        self.provenance(entry, name)

    def gift(self, entry: Entry) -> None:
        colour = entry.text("colour", None, ("start", *COLOURS))
        passive = entry.text("passive", "none")
        word, on_buy = self.passive(entry, passive)
        gift = Gift(entry.number("draw", 0, 5), COLOURS.index(colour) if colour in COLOURS else -1, passive, word,
                    on_buy)
        self.card(entry, "start_gift" if colour == "start" else "gift", 0, entry.number("copies", 1, 20, 2),
                  ("once",), gift)
        entry.finish(("name",))

    def passive(self, entry: Entry, text: str) -> tuple[str, Step[Any] | None]:
        """What a gift does in the gift area: a word for `powers_of`, or an effect after each purchase."""
        fixed = {"none": "", "ignore(others_bonus)": "bonus", "ignore(beetle)": "beetle",
                 "ignore(terrain)": "terrain", "replace(move,remove)": "move", "free(action_tiles)": "tiles"}
        if text in fixed:
            return fixed[text], None
        if text.startswith("on_buy(display):"):
            entry.values = {**entry.values, "passive": text.partition(":")[2].strip()}
            return "", self.effect(entry, "passive")
        for form, word in (("discount(display,", "discount:"), ("repeat(first_hand_card,", "repeat:"),
                           ("on_drop_removed: leaves(", "drop-leaves:"), ("on_drop_removed: favour(", "drop-favour:")):
            number = text.removeprefix(form).removesuffix(")")
            if text.startswith(form) and number.isdigit() and 1 <= int(number) <= 9:
                return word + number, None
        entry.wrong("passive", f'cannot read "{text}"; use none, on_buy(display): EFFECT, on_drop_removed: leaves(1), '
                               "on_drop_removed: favour(1), discount(display,1), repeat(first_hand_card,1), "
                               + ", ".join(sorted(set(fixed) - {"none"})))
        return "", None

    def limits(self) -> None:
        c = self.content
        limits = self.single["limits"]
        c.shrine_full = {int(k): int(v) for k, v in limits.any("shrine_full").items()}
        base, prisma = self.single["components.base"], self.single["components.prisma"]
        c.dewdrops = base.number("dewdrops", 20, 999)
        c.prism_drops = prisma.number("prism_drops", 0, 999)
        c.extra_shrines = {"base": base.number("extra_shrine_fields", 0, 20),
                           "prisma": prisma.number("extra_shrine_fields", 0, 20)}

    def tiles(self) -> None:
        c = self.content
        for entry in self.tables["action_tile"].values():
            name = entry.text("id")
            c.tile_of[name] = len(c.tiles)
            effect = self.effect(entry, "effect", on_tile=True)
            prisma = self.effect(entry, "prisma_effect") if "prisma_effect" in entry.values else effect
            c.tiles.append(Tile(name, entry.number("cost", 0, 20), effect, prisma,
                                entry.text("set", "base", ("base", "expansion", "prisma")),
                                bool(entry.any("start_tile", False)), entry.number("count", 1, 20)))
            self.provenance(entry, f"tile_{name}")
            entry.finish()
        if len(c.tiles) > 9:
            self.problems.add("content", "at most 9 different action tiles")

    def grid(self, entry: Entry, key: str) -> list[str]:
        rows = [row.split() for row in entry.texts(key)]
        if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
            entry.wrong(key, f"should be {ROWS} rows of {COLUMNS} cells, separated by blanks")
            return ["S"] * FIELDS
        return [cell for row in rows for cell in row]

    def boards(self) -> None:
        for entry in self.tables["board"].values():
            cells = self.grid(entry, "rows")
            shrine = FIELD_OF.get(entry.text("shrine"), -1)
            if any(cell not in "LMWES" for cell in cells):
                entry.wrong("rows", "use L leaf, M moss, W water, E earth, S shrine field")
                continue
            if shrine < 0 or cells.count("S") != 1 or cells[shrine] != "S":
                entry.wrong("shrine", "should name the one cell marked S, such as D2")
                continue
            if self.content.boards and shrine != self.shrine():  # MYC-VAR-03
                entry.wrong("shrine", f"should be {FIELD_NAMES[self.shrine()]} as on the other boards: set-up and "
                                      "supply cards are lined up by it")
                continue
            terrain = [LETTERS.index(cell) for cell in cells]
            self.content.boards.append(Ground(entry.text("id"), terrain, shrine, [shrine]))
            entry.text("side", None, ("front", "back"))
            entry.number("copies", 1, 4)
            self.provenance(entry, entry.text("id"))
            entry.finish(("name",))

    def shrine(self) -> int:
        """Where the printed shrine field of all boards lies."""
        return self.content.boards[0].shrine if self.content.boards else FIELD_OF["D2"]

    def layouts(self) -> list[Layout]:
        if self.content.layouts:
            return self.content.layouts
        wanted = {"base": (20, 0), "prisma": (12, 10)}
        for entry in self.tables["setup"].values():
            box = entry.text("set", None, ("base", "prisma"))
            dew = self.drops(entry, "rows")
            prism = self.drops(entry, "prism_rows") if box == "prisma" else [0] * FIELDS
            if (sum(dew), sum(prism)) != wanted[box]:
                entry.wrong("rows", f"{sum(dew)} dewdrops and {sum(prism)} prism drops; a {box} layout has "
                                    f"{wanted[box][0]} and {wanted[box][1]}")
            self.content.layouts.append(Layout(entry.text("card"), entry.text("side"), box,
                                               [d + p for d, p in zip(dew, prism, strict=True)], prism))
            self.provenance(entry, f'{entry.text("card")}/{entry.text("side")}')
            entry.finish()
        return self.content.layouts

    def drops(self, entry: Entry, key: str) -> list[int]:
        cells = self.grid(entry, key)
        if any(not (cell.isdigit() or cell == "S") for cell in cells):
            entry.wrong(key, "use numbers, and S for the shrine field")
            return [0] * FIELDS
        if cells.count("S") < FIELDS and [c for c in range(FIELDS) if cells[c] == "S"] != [self.shrine()]:
            entry.wrong(key, f"should have S on the shrine field {FIELD_NAMES[self.shrine()]} and nowhere else")
        return [0 if cell == "S" else int(cell) for cell in cells]

    def supply(self) -> None:
        c = self.content
        faces = self.single["die"].texts("faces")
        if not faces or any(face not in SYMBOLS for face in faces):
            self.single["die"].wrong("faces", "use " + ", ".join(SYMBOLS))
            return
        c.die = [SYMBOLS.index(face) for face in faces]
        cards: dict[str, dict[str, SupplySide]] = {}
        for entry in self.tables["supply"].values():
            fields: list[list[int]] = []
            for symbol in SYMBOLS:
                cells = [self.offset(entry, symbol, self.shrine(), one) for one in entry.any(symbol, [])]
                if not 1 <= len(cells) <= 2:
                    entry.wrong(symbol, "should name 1 or 2 fields as offsets from the shrine field: [[down, right]]")
                fields.append([cell for cell in cells if cell >= 0])
            side = SupplySide(entry.text("card"), entry.text("side"), fields)
            cards.setdefault(side.card, {})[side.side] = side
            self.provenance(entry, f"{side.card}/{side.side}")
            entry.finish()
        for name, sides in cards.items():
            if set(sides) != {"a", "b"}:
                self.problems.add("content", f'supply card "{name}" needs side a and side b')
                continue
            c.supply += [sides["a"], sides["b"]]

    def offset(self, entry: Entry, key: str, shrine: int, pair: Any) -> int:
        if isinstance(pair, list) and len(pair) == 2 and all(isinstance(n, int) for n in pair):
            row, column = shrine // COLUMNS + pair[0], shrine % COLUMNS + pair[1]
            if 0 <= row < ROWS and 0 <= column < COLUMNS and (pair[0] or pair[1]):
                return int(row * COLUMNS + column)
        entry.wrong(key, f"{pair!r} should be [down, right] from the shrine field and stay on the board")
        return -1

    def solo(self) -> None:
        c = self.content
        for entry in self.tables["solo_card"].values():
            for _ in range(entry.number("copies", 1, 6, 1)):
                c.solo.append(SoloCard(entry.text("id"), self.effect(entry, "you"), self.effect(entry, "gwidyon")))
            self.provenance(entry, entry.text("id"))
            entry.finish()
        gwidyon = self.single["gwidyon"]
        c.gwidyon_drops = gwidyon.number("start_drops", 1, 99)
        c.gwidyon_reshuffle = gwidyon.number("reshuffle_after_cards", 1, max(1, len(c.solo)))

    def track(self) -> None:
        c = self.content
        entry = self.single["favour_track"]
        ranks = {"start": 0, "none": 0, "green": 1, "amber": 2, "purple": 3}
        c.track = [ranks.get(field, 0) for field in entry.texts("fields")]
        c.track_shared = list(entry.any("shared_fields"))
        c.track_blocked = {int(k): list(v) for k, v in entry.any("blocked_fields").items()}
