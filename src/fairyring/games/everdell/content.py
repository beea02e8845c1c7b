"""From TOML to components: the shipped ones, and packs of one's own that replace or add (EVB-COMP)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import (
    BASIC_EVENTS,
    COLOURS,
    FOREST,
    GAP,
    GOODS,
    HAVEN,
    KINDS,
    LEGENDARY,
    MOST_COST,
    RARITIES,
    RESOURCES,
    SEASONS,
    Card,
    Content,
    Happening,
    Location,
    Power,
    RugwortSeason,
    RugwortYear,
    Season,
)
from fairyring.games.everdell.goods import only_gains
from fairyring.games.everdell.nightweave import content as lair
from fairyring.games.everdell.nightweave.components import KEY
from fairyring.games.everdell.production import learn_forms
from fairyring.games.everdell.vocabulary import VOCABULARY
from fairyring.kernel.content import Reader
from fairyring.kernel.facts import BASE
from fairyring.kernel.packs import Entry, quoted
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.table import NOTHING

MOST_KINDS: Final = 100
MOST_SLOTS: Final = 8
MOST_PLAYERS: Final = 4
COST_FORM: Final = "resources and how many, such as { twig = 2, resin = 1 }"
COLOUR_FORM: Final = "colours and how many, such as { blue = 3 }"
HANDS_FORM: Final = "four numbers, the cards of each seat, none above the limit of the hand: [5, 6, 7, 8]"
PLAYERS_FORM: Final = '{ "1" = 3, "2" = 3, "3" = 4, "4" = 4 }'
FIXTURES: Final = ("season", "basic_location", "clearing", "haven", "journey", "basic_event", "rugwort_year",
                   "rugwort_season", "power")
BOXES: Final = (BASE, "farms", "corrin", "legends", "powers", "nightweave")
"""Where entries may lie, by their key `set`: modules and rivals."""
LIMITS: Final = "limits"
SINGLE: Final = ("supply", "rugwort")


class EverdellReader(Reader[Content]):
    """Cards, Forest locations, special Events and limits; board, seasons, powers and Rugwort are as they are."""

    game = "everdell"
    keyed = ("card", "forest_location", "special_event", *FIXTURES, *lair.TABLES)
    single = (LIMITS, *SINGLE)
    fixed = (*FIXTURES, *SINGLE, *lair.FIXED)
    provenance = "public"
    unread = ("name", "set")
    vocabulary = VOCABULARY

    def read(self) -> Content:
        c = self.content = Content()
        c.kind_of, c.forest_of = self.numbered("card"), self.numbered("forest_location")
        c.event_of, c.power_of = self.numbered("special_event"), self.numbered("power")
        c.cards = self.each("card", self.card)
        self.limits()
        c.seasons = self.each("season", self.season)
        c.basic = self.each("basic_location", self.location)
        c.forest = self.each("forest_location", self.location)
        self.clearings()
        [c.haven] = self.each("haven", self.location)
        c.journey = self.each("journey", self.location)
        c.basic_events = self.each("basic_event", self.event)
        c.special_events = self.each("special_event", self.event)
        events = [*c.basic_events, *c.special_events]
        c.fewest = min([max(len(set(event.cards)), sum(event.colours)) for event in events], default=0)
        c.powers = self.each("power", self.power)
        self.totals()
        self.rugwort()
        if self.tables[KEY]:
            c.more[KEY] = lair.read_lair(self, c)
        if not self.problems.found:
            self.index()
        return c

    # --- parts of entries --------------------------------------------------------------------------------------------
    def named_thing(self, entry: Entry) -> str:
        entry.text("set", BASE, BOXES)
        return self.component(entry)

    def number(self, entry: Entry, key: str) -> Quantity[Any] | None:
        return self.understood(entry, key, entry.text(key), VOCABULARY.number) if entry.has(key) else None

    def condition(self, entry: Entry, key: str) -> Condition[Any] | None:
        return self.understood(entry, key, entry.text(key), VOCABULARY.test) if entry.has(key) else None

    def amounts(self, entry: Entry, key: str, names: tuple[str, ...], form: str, most: int) -> list[int]:
        return entry.amounts(key, names, form, most) if entry.has(key) else [0] * len(names)

    def kind(self, entry: Entry, key: str) -> int:
        """Another card that an entry names; GAP for none."""
        name = entry.text(key, "")
        if name and name not in self.content.kind_of:
            self.no_card(entry, key, name)
            return GAP
        return self.content.kind_of[name] if name else GAP

    def no_card(self, entry: Entry, key: str, name: str) -> None:
        """Note that an entry names a card which is not there, or not any more."""
        if self.is_removed(name):
            self.removed[name].wrong("remove", f'{entry.table} "{quoted(entry.text("id"))}" needs it ({key}); '
                                               "remove or change that, too")
        else:
            entry.wrong(key, f'no card is called "{quoted(name)}"')

    def colour(self, entry: Entry, key: str) -> int:
        """A colour that an entry names; GAP for none."""
        name = entry.text(key, "", ("", *COLOURS))
        return COLOURS.index(name) if name else GAP

    # --- cards -------------------------------------------------------------------------------------------------------
    def card(self, entry: Entry) -> Card:
        card = Card(self.named_thing(entry))
        entry.more["kind"] = entry.text("kind", None, KINDS)
        card.critter = entry.more["kind"] == KINDS[0]
        card.colour = COLOURS.index(entry.text("colour", None, COLOURS))
        card.rarity = RARITIES.index(entry.text("rarity", None, RARITIES))
        card.unique = RARITIES[card.rarity] == "unique"
        card.copies = entry.number("copies", 1, 20)
        card.points = entry.number("points", -9, 9)
        if not entry.has("cost"):
            entry.wrong("cost", f"is missing; give {COST_FORM}, or {{}}")
        card.cost = self.amounts(entry, "cost", GOODS[:RESOURCES], COST_FORM, MOST_COST)
        card.price = sum(card.cost)
        self.forget_removed(entry, "hosts")
        card.hosts = entry.texts("hosts") if entry.has("hosts") else []
        for name in card.hosts:
            if name != "*" and name not in self.content.kind_of:
                entry.wrong("hosts", f'no card is called "{quoted(name)}"; use ids of Critters, or "*" for any')
        if card.hosts and card.critter:
            entry.wrong("hosts", "only a Construction can let somebody in")
        card.welcomes = self.colour(entry, "lets_in")
        card.enters = self.colour(entry, "enters")
        card.replaces = self.kind(entry, "replaces")
        card.upgrades = self.kind(entry, "upgrades")
        if (card.upgrades != GAP) != (card.rarity == LEGENDARY):
            entry.wrong("upgrades", "a legendary card upgrades another, and no other card does")
        self.forget_removed(entry, "shares")
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
        card.reactions = [*self.reaction(entry), *self.reaction(entry, "when_else", "does_else")]
        card.ability = self.custom(entry, "ability")
        card.bonus = self.number(entry, "bonus")
        card.odd = card.into_other or card.before is not NOTHING
        return card

    # --- the board ---------------------------------------------------------------------------------------------------
    def location(self, entry: Entry) -> Location:
        ident = self.named_thing(entry)
        found = Location(ident, self.effect(entry, "effect"), entry.flag("shared", False),
                         entry.number("points", 0, 99, 0))
        parts = found.effect.made_of() or [found.effect]
        found.always = any(only_gains(part) for part in parts) or "any" in found.effect.name.partition("=>")[0]
        return found

    def event(self, entry: Entry) -> Happening:
        event = Happening(self.named_thing(entry), entry.table == "basic_event", entry.number("points", 0, 99))
        event.colours = self.amounts(entry, "colours", COLOURS, COLOUR_FORM, 15)
        event.least = max(event.colours)
        event.colour = event.colours.index(event.least)
        for name in entry.texts("cards") if entry.has("cards") else []:
            if name in self.content.kind_of:
                event.cards.append(self.content.kind_of[name])
            else:
                self.no_card(entry, "cards", name)
        event.needs = self.condition(entry, "needs")
        event.effect = self.effect(entry, "effect")
        event.bonus = self.number(entry, "bonus")
        return event

    def season(self, entry: Entry) -> Season:
        return Season(self.named_thing(entry), entry.number("new_workers", 0, 9), self.effect(entry, "effect"),
                      entry.flag("journey", False))

    def power(self, entry: Entry) -> Power:
        power = Power(self.named_thing(entry))
        power.hand = entry.number("hand", 0, 9, 0)
        power.start = entry.number("start", 0, 20, 0)
        power.place = entry.text("place", "", ("", "first", "last"))
        return power

    def clearings(self) -> None:
        c = self.content
        rings: list[int] = []
        for entry in self.tables["clearing"].values():
            c.clearings.append(self.named_thing(entry))
            rings.append(entry.number("ring", 1, 9))
        c.ring = sorted(range(len(rings)), key=lambda i: rings[i])

    def limits(self) -> None:
        c = self.content
        limits, supply = self.singles[LIMITS], self.singles["supply"]
        self.keep_numbers(c, limits, city_spaces=(1, 99), meadow=(MOST_SLOTS, MOST_SLOTS), starting_workers=(1, 9),
                          second_space_from=(1, 9), visit_reward=(0, 9))
        c.hand_limit = limits.number("hand", 1, 99)
        c.starting_hands = limits.items("starting_hands", HANDS_FORM)
        if len(c.starting_hands) != MOST_PLAYERS or not all(type(n) is int and 0 <= n <= c.hand_limit
                                                            for n in c.starting_hands):
            limits.wrong("starting_hands", f"should be {HANDS_FORM}")
            c.starting_hands = [0] * MOST_PLAYERS
        c.forest_cards = limits.by_players("forest", MOST_PLAYERS, f"{PLAYERS_FORM}, at most {HAVEN - FOREST} each",
                                           lambda _, count: type(count) is int and 0 <= count <= HAVEN - FOREST)
        c.specials_in_play = limits.number("special_events", 0, 4)
        c.supply = {key: supply.number(key, 0, 999) for key in supply.facts() if key != "src"}

    def totals(self) -> None:
        """What a table cannot do without."""
        c = self.content
        deck = sum(card.copies for card in c.cards)
        needed = c.meadow + sum(c.starting_hands)
        self.check_totals(
            ("card", len(c.cards) <= MOST_KINDS, f"{len(c.cards)} different cards; at most {MOST_KINDS}"),
            ("card", deck >= 2 * needed, f"{deck} cards in the deck; at least {2 * needed}"),
            ("forest_location", len(c.forest) >= len(c.clearings),
             f"{len(c.forest)} Forest locations; at least {len(c.clearings)}"),
            ("forest_location", len(c.forest) <= 60, f"{len(c.forest)} Forest locations; at most 60"),
            ("special_event", c.specials_in_play <= len(c.special_events) <= 100,
             f"{len(c.special_events)} special Events; {c.specials_in_play} to 100"),
        )

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
        for season in self.tables["rugwort_season"].values():
            self.named_thing(season)
            slots = [int(slot) - 1 for slot in season.items("slots", "slots of the Meadow")]
            c.rugwort.append(RugwortSeason(slots, self.clearing(season), self.board_place(season)))

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
        replaced = {card.replaces for card in c.cards}
        everybody = [kind for kind, card in enumerate(c.cards) if "*" in card.hosts]
        for kind, card in enumerate(c.cards):
            c.copies.append(0 if kind in replaced else card.copies)
            c.critter.append(card.critter)
            c.unique.append(card.unique)
            c.cost.append(card.cost)
            c.price.append(card.price)
            c.points.append(card.points)
            c.colour.append(card.colour)
            c.legendary.append(card.rarity == LEGENDARY)
            c.legends_of.append([one for one, other in enumerate(c.cards) if other.upgrades == kind])
            c.known_as.append(next((one for one in (card.replaces, card.upgrades) if one != GAP), kind))
            c.listens.append(bool(card.reactions))
            c.visited.append(card.visited)
            c.open.append(card.visited and card.open)
            c.able.append(card.ability is not None)
            c.hosted.append(self.hosts_of(card, everybody))
            if not card.takes_space:
                c.no_space.append(kind)
            if card.shares > kind and c.cards[card.shares].shares == kind:
                c.couples.append((kind, card.shares))
        kinds = range(len(c.cards))
        # Legends last, and in none of the sets that each turn reckons with: as many bits as are left fit a word.
        apart = sorted(kinds, key=c.legendary.__getitem__)
        c.bits = [*(1 << apart.index(kind) for kind in kinds), 0]
        common = [kind for kind in kinds if not c.legendary[kind]]
        c.legends = sum(c.bits[kind] for kind in kinds if c.legendary[kind])
        c.critters = sum(c.bits[kind] for kind in common if c.critter[kind])
        c.odd = sum(c.bits[kind] for kind in common if c.cards[kind].odd)
        c.lonely = sum(c.bits[kind] for kind in common if c.unique[kind]) & ~c.odd
        c.lets_in = [sum(c.bits[kind] for kind in common if host in c.hosted[kind]) for host in kinds]
        c.within = [[sum(c.bits[kind] for kind in common if c.cost[kind][good] <= have)
                     for have in range(MOST_COST + 1)] for good in range(RESOURCES)]
        c.priced = [sum(c.bits[kind] for kind in common if c.price[kind] <= have) for have in range(max(c.price))]
        for event in c.special_events + c.basic_events:
            event.asks = sum(c.bits[kind] for kind in event.cards)

    def hosts_of(self, card: Card, everybody: list[int]) -> list[int]:
        """The kinds of Constructions that may let a Critter in: those that name it or its colour, those of the colour
        that it names, and those that let in anybody; a Legend is let in by none (EVB-PLAY-05, MIS-CORRIN-03, -04,
        MIS-LEG-04)."""
        if not card.critter or card.rarity == LEGENDARY:
            return []
        hosts = [host for host, other in enumerate(self.content.cards) if not other.critter and (
            card.ident in other.hosts or card.colour == other.welcomes or card.enters == other.colour)]
        return [*hosts, *(host for host in everybody if host not in hosts)]
