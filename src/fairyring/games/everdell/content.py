"""From TOML to components: the shipped ones, and packs of one's own that replace or add (EVB-COMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fairyring.games.everdell.components import (
    BASIC_EVENTS,
    COLOURS,
    FOREST,
    GAP,
    GOODS,
    HAVEN,
    KINDS,
    RARITIES,
    RESOURCES,
    SEASONS,
    Card,
    Content,
    Happening,
    Location,
    RugwortSeason,
    RugwortYear,
    Season,
)
from fairyring.games.everdell.goods import is_plain
from fairyring.games.everdell.production import learn_forms
from fairyring.games.everdell.vocabulary import VOCABULARY
from fairyring.kernel.content import Reader
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.packs import Entry, Problems, Source, quoted
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.reactions import Reaction
from fairyring.kernel.table import NOTHING, Step
from fairyring.kernel.vocabulary import check_effect

MOST_KINDS: Final = 100
MOST_SLOTS: Final = 8
MOST_COST: Final = 9
MOST_PLAYERS: Final = 4
COST_FORM: Final = "resources and how many, such as { twig = 2, resin = 1 }"
COLOUR_FORM: Final = "colours and how many, such as { blue = 3 }"
PLAYERS_FORM: Final = '{ "1" = 3, "2" = 3, "3" = 4, "4" = 4 }'
FIXTURES: Final = ("season", "basic_location", "clearing", "haven", "journey", "basic_event", "rugwort_year",
                   "rugwort_season")
SINGLE: Final = ("limits", "supply", "rugwort")


class EverdellReader(Reader[Content]):
    """Cards, Forest locations and special Events; board, seasons and Rugwort are as they are."""

    game = "everdell"
    keyed = ("card", "forest_location", "special_event", *FIXTURES)
    single = SINGLE
    fixed = (*FIXTURES, *SINGLE)
    provenance = "public"

    def __init__(self, layers: Sequence[Sequence[Source]], problems: Problems) -> None:
        super().__init__(layers, problems)
        self.content = Content()

    def read(self) -> Content:
        c = self.content
        for kind, entry in enumerate(self.tables["card"].values()):
            c.kind_of[entry.text("id")] = kind
        for entry in self.tables["card"].values():
            self.card(entry)
        self.limits()
        for entry in self.tables["season"].values():
            c.seasons.append(Season(self.named_thing(entry), entry.number("new_workers", 0, 9),
                                    self.effect(entry, "effect"), entry.flag("journey", False)))
            entry.finish()
        for entry in self.tables["basic_location"].values():
            c.basic.append(self.location(entry))
        for entry in self.tables["forest_location"].values():
            c.forest_of[entry.text("id")] = len(c.forest)
            c.forest.append(self.location(entry))
        self.clearings()
        for entry in self.tables["haven"].values():
            c.haven = self.location(entry)
        for entry in self.tables["journey"].values():
            c.journey.append(self.location(entry))
        for entry in self.tables["basic_event"].values():
            c.basic_events.append(self.event(entry, True))
        for entry in self.tables["special_event"].values():
            c.event_of[entry.text("id")] = len(c.special_events)
            c.special_events.append(self.event(entry, False))
        self.totals()
        self.rugwort()
        if not self.problems.found:
            self.index()
        c.provenance = self.sources
        return c

    # --- parts of entries --------------------------------------------------------------------------------------------
    def named_thing(self, entry: Entry) -> str:
        ident = entry.text("id")
        self.known_as(entry, ident)
        self.content.kinds[ident] = entry.table
        return ident

    def effect(self, entry: Entry, key: str) -> Step[Any]:
        text = entry.text(key, "")
        try:
            effect = VOCABULARY.step(text)
            check_effect(effect, {"card": list(self.tables["card"])})
        except BadEffect as error:
            self.unread(entry, key, text, error)
            return NOTHING
        return effect

    @staticmethod
    def unread(entry: Entry, key: str, text: str, error: BadEffect) -> None:
        message = str(error)
        entry.wrong(key, message if message.startswith("effect") else f'"{quoted(text)}": {message}')

    def number(self, entry: Entry, key: str) -> Quantity[Any] | None:
        text = entry.text(key, "")
        try:
            return VOCABULARY.number(text) if text else None
        except BadEffect as error:
            self.unread(entry, key, text, error)
            return None

    def condition(self, entry: Entry, key: str) -> Condition[Any] | None:
        text = entry.text(key, "")
        try:
            return VOCABULARY.test(text) if text else None
        except BadEffect as error:
            self.unread(entry, key, text, error)
            return None

    def amounts(self, entry: Entry, key: str, names: tuple[str, ...], form: str, most: int) -> list[int]:
        found = [0] * len(names)
        for name, amount in (entry.pairs(key, form) if entry.has(key) else {}).items():
            if name not in names:
                entry.wrong(key, f'unknown "{quoted(name)}"; use one of {", ".join(names)}')
            elif not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= most:
                entry.wrong(key, f"{name} = {quoted(amount, repr)} should be a whole number from 0 to {most}")
            else:
                found[names.index(name)] = amount
        return found

    def kind(self, entry: Entry, key: str) -> int:
        """Another card that an entry names; GAP for none."""
        name = entry.text(key, "")
        if name and name not in self.content.kind_of:
            entry.wrong(key, f'no card is called "{quoted(name)}"')
            return GAP
        return self.content.kind_of[name] if name else GAP

    # --- cards -------------------------------------------------------------------------------------------------------
    def card(self, entry: Entry) -> None:
        card = Card(self.named_thing(entry))
        card.name = entry.text("name", card.ident.replace("_", " ").title())
        card.critter = entry.text("kind", None, KINDS) == KINDS[0]
        card.colour = COLOURS.index(entry.text("colour", None, COLOURS))
        card.unique = entry.text("rarity", None, RARITIES) == RARITIES[1]
        card.copies = entry.number("copies", 1, 20)
        card.points = entry.number("points", -9, 9)
        if not entry.has("cost"):
            entry.wrong("cost", f"is missing; give {COST_FORM}, or {{}}")
        card.cost = self.amounts(entry, "cost", GOODS[:RESOURCES], COST_FORM, MOST_COST)
        card.price = sum(card.cost)
        card.hosts = entry.texts("hosts") if entry.has("hosts") else []
        for name in card.hosts:
            if name != "*" and name not in self.content.kind_of:
                entry.wrong("hosts", f'no card is called "{quoted(name)}"; use ids of Critters, or "*" for any')
        if card.hosts and card.critter:
            entry.wrong("hosts", "only a Construction can let somebody in")
        card.shares = self.kind(entry, "shares")
        card.takes_space = entry.flag("takes_space", True)
        card.into_other = entry.text("into", "", ("", "opponent")) != ""
        card.pays_other = entry.text("pays", "", ("", "opponent")) != ""
        card.open = entry.flag("open", False)
        card.permanent = entry.flag("permanent", False)
        card.cells = entry.number("cells", 0, 9, 0)
        card.second = self.kind(entry, "second")
        card.before = self.effect(entry, "before")
        card.effect = self.effect(entry, "effect")
        card.production = self.effect(entry, "production")
        card.visit = self.effect(entry, "visit")
        card.visited = card.visit is not NOTHING
        card.reactions = self.reactions(entry)
        card.ability = self.ability(entry)
        card.bonus = self.number(entry, "bonus")
        card.odd = card.into_other or card.before is not NOTHING
        self.content.cards.append(card)
        entry.finish()

    def reactions(self, entry: Entry) -> list[Reaction]:
        """What a card listens to, and does then."""
        if not entry.has("when"):
            return []
        text = entry.text("when")
        try:
            reaction = VOCABULARY.reaction(text, "")
        except BadEffect as error:
            self.unread(entry, "when", text, error)
            return []
        return [Reaction(reaction.occasion, self.effect(entry, "does"))]

    def ability(self, entry: Entry) -> Any:
        text = entry.text("ability", "")
        try:
            return VOCABULARY.custom(text)
        except BadEffect as error:
            self.unread(entry, "ability", text, error)
            return None

    # --- the board ---------------------------------------------------------------------------------------------------
    def location(self, entry: Entry) -> Location:
        ident = self.named_thing(entry)
        found = Location(ident, self.effect(entry, "effect"), entry.flag("shared", False),
                         entry.number("points", 0, 99, 0))
        parts = found.effect.made_of() or [found.effect]
        found.always = any(is_plain(part) for part in parts) or "any" in found.effect.name.partition("=>")[0]
        entry.finish()
        return found

    def event(self, entry: Entry, basic: bool) -> Happening:
        event = Happening(self.named_thing(entry), basic, entry.number("points", 0, 99))
        event.name = entry.text("name", event.ident.replace("_", " ").title())
        event.colours = self.amounts(entry, "colours", COLOURS, COLOUR_FORM, 15)
        event.coloured = any(event.colours)
        for name in entry.texts("cards") if entry.has("cards") else []:
            if name in self.content.kind_of:
                event.cards.append(self.content.kind_of[name])
            else:
                entry.wrong("cards", f'no card is called "{quoted(name)}"')
        event.needs = self.condition(entry, "needs")
        event.effect = self.effect(entry, "effect")
        event.bonus = self.number(entry, "bonus")
        entry.finish()
        return event

    def clearings(self) -> None:
        c = self.content
        rings: list[int] = []
        for entry in self.tables["clearing"].values():
            c.clearings.append(self.named_thing(entry))
            rings.append(entry.number("ring", 1, 9))
            entry.finish()
        c.ring = sorted(range(len(rings)), key=lambda i: rings[i])

    def limits(self) -> None:
        c = self.content
        limits, supply = self.singles["limits"], self.singles["supply"]
        c.city_spaces = limits.number("city_spaces", 1, 99)
        c.hand_limit = limits.number("hand", 1, 99)
        c.meadow = limits.number("meadow", 1, MOST_SLOTS)
        c.starting_hands = limits.items("starting_hands", "numbers by seat")
        c.starting_workers = limits.number("starting_workers", 1, 9)
        forest = limits.pairs("forest", PLAYERS_FORM)
        c.forest_cards = {int(players): count for players, count in forest.items()}
        c.second_space_from = limits.number("second_space_from", 1, 9)
        c.specials_in_play = limits.number("special_events", 0, 4)
        c.visit_reward = limits.number("visit_reward", 0, 9)
        c.supply = {key: supply.number(key, 0, 999) for key in supply.values if key != "src"}

    def totals(self) -> None:
        """What a table cannot do without."""
        c = self.content
        deck = sum(card.copies for card in c.cards)
        needed = c.meadow + sum(c.starting_hands)
        checks = (
            ("card", len(c.cards) <= MOST_KINDS, f"{len(c.cards)} different cards; at most {MOST_KINDS}"),
            ("card", deck >= 2 * needed, f"{deck} cards in the deck; at least {2 * needed}"),
            ("forest_location", len(c.forest) >= len(c.clearings),
             f"{len(c.forest)} Forest locations; at least {len(c.clearings)}"),
            ("forest_location", len(c.forest) <= 60, f"{len(c.forest)} Forest locations; at most 60"),
            ("special_event", c.specials_in_play <= len(c.special_events) <= 100,
             f"{len(c.special_events)} special Events; {c.specials_in_play} to 100"),
        )
        for table, fine, what in checks:
            if not fine:
                self.blame(self.tables[table].values()).wrong("", what)

    def rugwort(self) -> None:
        c = self.content
        entry = self.singles["rugwort"]
        c.rugwort_card = entry.number("card", 0, 99)
        c.rugwort_purple = entry.number("purple", 0, 99)
        c.rugwort_event = entry.number("basic_event", 0, 99)
        c.rugwort.append(RugwortSeason([], self.clearing(entry), self.board_place(entry)))
        journeys = [one.ident for one in c.journey]
        for year in self.tables["rugwort_year"].values():
            self.named_thing(year)
            c.years.append(RugwortYear(journeys.index(year.text("journey", None, journeys)),
                                       year.number("missed_event", 0, 99), year.flag("kidnaps", False)))
            year.finish()
        for season in self.tables["rugwort_season"].values():
            self.named_thing(season)
            slots = [int(slot) - 1 for slot in season.items("slots", "slots of the Meadow")]
            c.rugwort.append(RugwortSeason(slots, self.clearing(season), self.board_place(season)))
            season.finish()

    def clearing(self, entry: Entry) -> int:
        name = entry.text("forest", None, (*self.content.clearings, "journey"))
        return GAP if name == "journey" else FOREST + self.content.clearings.index(name)

    def board_place(self, entry: Entry) -> int:
        names = [one.ident for one in self.content.basic]
        return names.index(entry.text("board", None, names))

    def index(self) -> None:
        """The tables that run in step with the cards."""
        c = self.content
        assert len(c.basic) == FOREST and len(c.clearings) == HAVEN - FOREST
        assert len(c.basic_events) == BASIC_EVENTS and len(c.seasons) == len(SEASONS)
        learn_forms(c)
        everybody = [kind for kind, card in enumerate(c.cards) if "*" in card.hosts]
        for kind, card in enumerate(c.cards):
            c.critter.append(card.critter)
            c.unique.append(card.unique)
            c.cost.append(card.cost)
            c.price.append(card.price)
            c.points.append(card.points)
            c.colour.append(card.colour)
            c.listens.append(bool(card.reactions))
            c.visited.append(card.visited)
            c.able.append(card.ability is not None)
            hosts = [host for host, other in enumerate(c.cards) if card.ident in other.hosts]
            c.hosted.append([*hosts, *everybody] if card.critter else [])
            if not card.takes_space:
                c.no_space.append(kind)
            if card.shares > kind and c.cards[card.shares].shares == kind:
                c.couples.append((kind, card.shares))
