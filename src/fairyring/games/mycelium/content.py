"""From TOML to components: the shipped ones, and packs of one's own that replace or add (MUM-CMP)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from fairyring.games.mycelium.components import (
    ANY,
    BLACK,
    COLOURS,
    DECAY_KINDS,
    IMMEDIATE,
    LEVELS,
    TARGETS,
    AutomaCard,
    Content,
    Effect,
    Half,
    Mushroom,
    Tile,
)
from fairyring.games.mycelium.geometry import MOST_TILES, SYMBOLS, cell_at
from fairyring.games.mycelium.players import Bonus
from fairyring.games.mycelium.vocabulary import VOCABULARY
from fairyring.kernel.content import Reader
from fairyring.kernel.packs import Entry, quoted
from fairyring.kernel.table import NOTHING, Step

COMPONENTS = ("tile", "decay", "mushroom", "automa_decay", "automa_card")
"""Tables that a pack may bring: an entry with a known id takes the place of ours, another is added."""

BOARDS = ("box", "automa", "star", "wind")
LEAST_COLOURED = 24
"""Tiles that are not black: enough for the star, wherever the mothers want to stand."""
COST_FORM = "a table of colours such as { red = 2, green = 1 }"
HALF_FORM = ('a table such as { cost = { red = 1, any = 1 }, spread = 3, decay = "automa_nothing", O = "insect", '
             'U = "tile:red", A = "opponent_mother" }')
MOST_COST = 9
MOST_CARDS = 250
WINDS = ("OUA", "OAU", "UOA", "UAO", "AOU", "AUO")


class MyceliumReader(Reader[Content]):
    """Tiles, mushrooms, their effects, automa cards and numbers of the rules; box, star and die are as they are."""

    game = "mycelium"
    keyed = COMPONENTS
    single = ("rules", *BOARDS)
    fixed = BOARDS
    least = MappingProxyType({"tile": 36, "mushroom": 30, "automa_card": 4})
    silent = ("looks",)
    unread = ("name", "latin")
    vocabulary = VOCABULARY

    def read(self) -> Content:
        c = self.content = Content()
        for table in ("tile", "decay", "mushroom", "automa_card"):
            c.kinds |= self.numbered(table)
        self.numbers()
        c.tiles = self.each("tile", self.tile)
        c.effects = self.each("decay", self.decay)
        c.mushrooms = self.each("mushroom", self.mushroom)
        c.his = dict(self.each("automa_decay", lambda entry: (self.component(entry), self.step(entry))))
        c.automa = self.each("automa_card", self.automa_card)
        self.totals()
        c.colour = [tile.colour for tile in c.tiles]
        return c

    # --- the whole ---------------------------------------------------------------------------------------------------
    def numbers(self) -> None:
        c = self.content
        box, rules, automa, star = (self.singles[name] for name in ("box", "rules", "automa", "star"))
        c.box = {key: box.number(key, 1, 999) for key in box.facts() if key != "src"}
        c.spores = c.box["spore"] // 4
        c.insects = c.box["insect_token"]
        self.keep_numbers(c, rules, hand=(0, 9), second_of_two=(0, 9), market=(1, 9), stacks=(2, 2),
                          star_from_each=(6, 6), boards=(5, 5), actions=(1, 6), steps=(1, 3), mother_spread=(1, 9),
                          sporings=(1, 9), insects_per_point=(1, 9), cards_for_insect=(1, 9),
                          insects_for_mother=(1, 9), insects_for_market=(1, 9))
        c.first_insects = rules.number("insects", 0, 9)
        c.automa_cards = automa.number("cards", 0, 9)
        c.automa_insects = automa.number("insects", 0, 9)
        c.automa_spread = automa.number("mother_spread", 1, 9)
        c.automa_points = automa.number("points", 1, 9)
        c.automa_unblocks = automa.number("insects_to_unblock", 1, 9)
        c.centre = [cell_at(*cell) for cell in star.items("centre", "cells")]
        c.points = [cell_at(*cell) for cell in star.items("points", "cells")]
        c.faces = [SYMBOLS.index(face) for face in self.singles["wind"].texts("faces")]

    def totals(self) -> None:
        """What a table cannot do without, and what it has room for."""
        c = self.content
        self.check_totals(
            ("tile", len(c.tiles) <= MOST_TILES, f"{len(c.tiles)} tiles; at most {MOST_TILES} fit on the table"),
            ("tile", sum(tile.colour != BLACK for tile in c.tiles) >= LEAST_COLOURED,
             f"fewer than {LEAST_COLOURED} tiles that are not black"),
            ("mushroom", len(c.mushrooms) <= MOST_CARDS, f"{len(c.mushrooms)} mushroom cards; at most {MOST_CARDS}"),
        )

    # --- parts of entries --------------------------------------------------------------------------------------------
    def step(self, entry: Entry) -> Step[Any]:
        found = self.effect(entry, "does")
        if found is not NOTHING and not found.word:
            entry.wrong("does", f'"{quoted(found.name)}": write one word such as "gain_insects(1)"')
        return found

    def cost(self, entry: Entry, key: str, names: tuple[str, ...], found: Any = None) -> list[int]:
        """Spores by colour, as five numbers."""
        need = entry.amounts(key, names, COST_FORM, MOST_COST, least=1, what="colour ", values=found)
        need += [0] * (ANY + 1 - len(need))
        if not sum(need):
            entry.wrong(key, f"should not be free; give {COST_FORM}")
            need[0] = 1
        return need

    # --- components --------------------------------------------------------------------------------------------------
    def tile(self, entry: Entry) -> Tile:
        return Tile(self.component(entry), COLOURS.index(entry.text("colour", None, COLOURS)),
                    entry.flag("insect", False), entry.text("wind", "OUA", WINDS))

    def decay(self, entry: Entry) -> Effect:
        ident = self.component(entry)
        kind = DECAY_KINDS.index(entry.text("type", None, DECAY_KINDS))
        step = self.step(entry)
        if step.word and isinstance(step, Bonus) != (kind != IMMEDIATE):
            entry.wrong("type", f"{step.word} is not {DECAY_KINDS[kind]}")
        return Effect(ident, kind, step)

    def mushroom(self, entry: Entry) -> Mushroom:
        ident = self.component(entry)
        cost = self.cost(entry, "cost", COLOURS[:ANY])
        effects = self.numbered("decay")
        decay = effects.get(entry.text("decay", None, effects), 0)
        return Mushroom(ident, entry.number("points", 0, 20), cost, entry.number("spread", 1, 9), decay,
                        entry.flag("fact", False))

    def automa_card(self, entry: Entry) -> AutomaCard:
        return AutomaCard(self.component(entry), [self.half(entry, level) for level in LEVELS])

    def half(self, entry: Entry, level: str) -> Half:
        """One half of an automa card."""
        found = entry.pairs(level, HALF_FORM)
        keys = {"cost", "spread", "decay", *SYMBOLS}
        cost, spread, decay = found.get("cost"), found.get("spread"), found.get("decay")
        targets = [found.get(symbol) for symbol in SYMBOLS]
        if set(found) != keys or not isinstance(cost, dict) or type(spread) is not int or not 1 <= spread <= 9:
            entry.wrong(level, f"should be {HALF_FORM}")
            return Half([0, 0, 0, 0, 1], 1, NOTHING, "", [0, 0, 0])
        if decay not in self.content.his:
            entry.wrong(level, f'unknown decay "{quoted(decay)}"; use one of {", ".join(self.content.his)}')
        for target in targets:
            if target not in TARGETS:
                entry.wrong(level, f'unknown target "{quoted(target)}"; use one of {", ".join(TARGETS)}')
        need = self.cost(entry, level, (*COLOURS[:ANY], "any"), cost)
        return Half(need, spread, self.content.his.get(str(decay), NOTHING), str(decay),
                    [TARGETS.index(one) if one in TARGETS else 0 for one in targets])
