"""What a game is to everybody above it, and how games are found."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from numbers import Integral
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from fairyring.kernel.content import Reader, content_from, read_content
from fairyring.kernel.errors import BadPack, BadSetup
from fairyring.kernel.facts import BASE, Components, Facts, Kept
from fairyring.kernel.judging import FILE, read_weights
from fairyring.kernel.judging import Weights as Weights  # games find it here
from fairyring.kernel.observation import Piece as Piece  # and this
from fairyring.kernel.rulebook import Rulebook, read_rulebook
from fairyring.kernel.table import NOBODY, SECRET, Data, Table
from fairyring.kernel.translation import read_translation, translated, translation_path
from fairyring.kernel.words import Args, Event, Message, Term, rival_name

if TYPE_CHECKING:
    from fairyring.kernel.text import Texts

COMPONENT = re.compile("[a-z][a-z0-9_]{0,49}")
"""The form of a component's id."""

MOST_SEED = 2**256
"""Seeds from `SECRET` on (see `table`) are of secret deals; whoever chooses one by hand takes a smaller one."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game starts, apart from its components."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    rules: int = 0
    """The version of the rules; 0: the newest, which `Game.checked` fills in."""


@dataclass(frozen=True, slots=True)
class Module:
    """A box or variant that can be added. Its texts are `module-<id>` and `module-<id>-about`."""

    id: str
    needs: tuple[str, ...] = ()
    """Modules that come with it."""
    offered: bool = True
    """Shown to people who set up a table; one whose scene is not drawn yet can be played without being offered."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting of a game. Its texts are `setting-<id>`, and for a value `setting-<id>-<value>`, or one
    `setting-<id>-value` for all values that have none of their own.

    `per_seat` values are given for each seat, separated by commas; a single value serves for all.
    """

    id: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False
    players: tuple[int, ...] = ()
    """Only for these numbers of players; empty: for all."""
    rival: str = ""
    """Only where a rival of this kind plays; empty: always."""
    who_begins: bool = False
    """Numbers among the values are seats, from 1 on: who begins. In a rematch the next one does."""
    kind: str = ""
    """Besides, every component of this table can be chosen by its id: a pack's own, too."""

    def fits(self, players: int, rivals: Sequence[RivalKind]) -> bool:
        return (not self.players or players in self.players) and (
            not self.rival or any(one.id == self.rival for one in rivals))


NEXT = -1
"""A rival with pieces like everybody's has the colour that nobody at the table has."""


@dataclass(frozen=True, slots=True)
class RivalKind:
    """Somebody at the table who sits on no seat and decides nothing: an opponent that the book brings.

    Its name is the text `rival-<id>`. One person alone plays against one of those that are for one player. Beside
    several people there is one if they choose so.
    """

    id: str
    players: tuple[int, ...] = (1,)
    """Beside so many people and bots."""
    colour: int = 3
    """Which of the colours of the seats it has; NEXT: that of the first seat behind the last."""
    choices: tuple[Choice, ...] = ()
    """The settings that are there only with it."""


IN_PARTS = ("load_table", "lay_out", "called", "component_at", "label", "words", "told", "worth_telling", "untold",
            "asides", "use_weights", "terms", "lead")
"""What a game may leave to its modules: none of it asks the game for anything."""

NO_RIVAL = "none"
"""The value of the setting `rival` where several people play without one."""


class Game(ABC):
    """One rule book. Everything above the games knows them through this."""

    id: str
    rules_version: int
    """The newest version of the rules. A corrected rule asks the table's `rules` which version it was begun with."""
    oldest_rules: int = 1
    """The oldest version that can still be played."""
    least_players: int
    most_players: int
    rivals: tuple[RivalKind, ...] = ()
    modules: tuple[Module, ...] = ()
    choices: tuple[Choice, ...] = ()
    gains: Mapping[str, str] = MappingProxyType({})
    """Events by which a player comes by a component, each with the fact that tells which one. Reports count them."""
    gained: tuple[str, str] = ("bought", "purchases")
    """What these events are to a report: what was done to a component, and all of them together."""
    folder: Path
    """Where rulebook.md, content/ and text/ lie, and in kept/ the components of releases past."""
    reader: type[Reader[Any]]
    """Makes the components of content/*.toml."""
    shows: type | None = None
    """The type of its views, a TypedDict: the browser's types are made of it."""

    parts: tuple[ModuleType, ...] = ()
    """Modules of the game. A function of theirs that is called like one of `IN_PARTS` is that method of the game, and a
    constant, `UNTOLD`, that value."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for part in cls.parts:
            for name in IN_PARTS:
                found = getattr(part, name, getattr(part, name.upper(), None))
                if found is not None and name not in vars(cls):
                    setattr(cls, name, staticmethod(found) if callable(found) else found)

    def __repr__(self) -> str:
        return f"<game {self.id}, rules version {self.rules_version}>"

    # --- components --------------------------------------------------------------------------------------------------
    def content(self, packs: Sequence[Path] = ()) -> Any:
        """The components with packs laid over them. Raises BadPack."""
        return read_content(self.reader, self.folder / "content", packs)

    def content_from(self, data: Kept) -> Any:
        """The components that were kept as data. Raises BadPack when they cannot be read any more."""
        return content_from(self.reader, data)

    def boxes(self, setup: Setup) -> tuple[str, ...]:
        """The boxes that a table of this set-up plays with. Nothing in another box may make a difference to it."""
        return (BASE, *setup.modules)

    def fingerprint(self, setup: Setup, content: Components) -> str:
        """What tells the components of a table from others: those in its boxes."""
        return content.facts.fingerprint(self.boxes(setup))

    def component_list(self, content: Any) -> list[Data]:
        """Every component for people: `id`, `kind`, `name`, `box`, `copies`, the facts of its entry, `src`, the
        provenance per fact, `trees`, what its effects are made of, and what its reader told `more` of it."""
        facts: Facts = content.facts
        return [one.told() for one in facts.components.values()]

    # --- tables ------------------------------------------------------------------------------------------------------
    @abstractmethod
    def new_table(self, setup: Setup, content: Any) -> Table:
        """A table at its first decision, with the rules of the set-up. The set-up has passed `checked`."""

    def opening(self, setup: Setup, content: Any) -> list[Event]:
        """What happens before the first decision and is worth a line of the log: a rival who begins takes a turn."""
        return []

    def load_table(self, data: Data, content: Any) -> Table:
        """The table that `Table.save` wrote."""
        raise NotImplementedError

    def arrange(self, setup: Setup, content: Any, situation: Mapping[str, Any]) -> Table:
        """A table at a decision in the middle of a game, set up as the situation of a lesson says, in the game's own
        words. Raises BadSetup with what is wrong in it."""
        table = self.new_table(setup, content)
        self.lay_out(table, situation)
        return table

    def lay_out(self, t: Any, situation: Mapping[str, Any]) -> None:
        """Change a new table into the situation of a lesson. Raises BadSetup."""
        raise BadSetup(f"{self.id} cannot be set up in the middle of a game")

    # --- in words ----------------------------------------------------------------------------------------------------
    def called(self, content: Any, component: str) -> Message | None:
        """A component's name for people; None when its id and the name in its entry say it all."""
        return None

    def component_at(self, content: Any, place: str) -> str:
        """The id of the component that an element of the scene shows; empty when it shows none."""
        return place

    def label(self, content: Any, component: str) -> Message | None:
        """What kind of thing a component is ("Hero, costs 3 leaves"); None for an unknown one."""
        return None

    def words(self, content: Any, component: str) -> list[Message]:
        """What a component does, sentence by sentence; empty for an unknown one."""
        return []

    def tell(self, content: Any, event: Event, player: str | Message) -> Message:
        """An event in words. `player` is how who did it is called; empty where it was nobody."""
        facts: Args = {key: ", ".join(map(str, value)) if isinstance(value, list) else value
                       for key, value in event.facts.items()}
        return self.told(content, event, Message(f"event-{event.kind}", {**facts, "player": player}))

    def told(self, content: Any, event: Event, plain: Message) -> Message:
        """What the game would rather say of an event than its plain facts: cards by name, for instance."""
        return plain

    def names(self, table: Table, seats: Sequence[str | Message]) -> list[str | Message]:
        """What everybody at a table is called, the seats as they are given."""
        return [*seats, *(rival_name(kind) for kind in table.rivals)]

    def story(self, content: Any, events: Sequence[Event],
              names: Sequence[str | Message]) -> list[tuple[Event, Message]]:
        """Events as the lines of a log, each with its event, without those that say nothing new. `names` are
        everybody's."""
        return [(event, message) for event, message, aside in self.whole_story(content, events, names) if not aside]

    asides: tuple[str, ...] = ()
    """Kinds of events that tell how a rival came to what it did: only for whoever checks it step by step."""

    untold: tuple[str, ...] = ()
    """Kinds of events for the eye only: another one of the same moment says it in words."""

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events without those that say nothing new."""
        return [event for event in events if event.kind not in self.untold] if self.untold else events

    def whole_story(self, content: Any, events: Sequence[Event],
                    names: Sequence[str | Message]) -> list[tuple[Event, Message, bool]]:
        """The lines of `story` and, marked, what else a rival considered: for whoever checks it step by step."""
        return [(event, self.with_names(event, self.tell(content, event, "" if event.seat == NOBODY
                                                         else names[event.seat]), names),
                 event.kind in self.asides) for event in self.worth_telling(events)]

    persons: tuple[str, ...] = ()
    """Facts of events that are numbers of somebody at the table: logs tell them by name."""

    def with_names(self, event: Event, message: Message, names: Sequence[str | Message]) -> Message:
        """The line of an event with whomever else it concerns called as the table calls them."""
        others: Args = {key: names[number] for key in self.persons if isinstance(number := event.facts.get(key), int)}
        return Message(message.key, {**message.args, **others}) if others else message

    picture: str = ""
    """The `Picture` of a table in the terminal, as "module:Class"; none: a view is shown fact by fact."""

    def draw(self, view: Data, content: Any, words: Texts, names: Sequence[str], signs: bool, short: bool) -> list[Any]:
        """A view as a picture in the terminal, in parts that Rich can print.

        `signs`: signs beyond ASCII can be shown; `short`: one line a component, and no legend.
        """
        if not self.picture:
            return []
        module, _, name = self.picture.partition(":")
        picture = getattr(import_module(module), name)  # only who draws in a terminal needs Rich
        parts: list[Any] = picture(self, view, content, words, list(names), signs, short).all()
        return parts

    # --- for bots ----------------------------------------------------------------------------------------------------
    tuning_goal: str = "wins"
    """What better weights are found by: "wins" against the old ones, or, in a race, fewer "rounds"."""

    def weights(self) -> Weights:
        """The numbers by which bots judge positions, from judgement.toml. Raises BadSetup when there are none."""
        if not (self.folder / FILE).exists():
            raise BadSetup(f"{self.id} has no weights to tune")
        return read_weights(self.folder)

    def use_weights(self, content: Any, weights: Weights) -> None:
        """Judge tables with these components by other weights from now on, in this process."""
        raise BadSetup(f"{self.id} has no weights to tune")

    def terms(self, t: Any, number: int) -> dict[str, Term]:
        """What a judgement of the table counts for somebody at it, by name. Hints tell what an option changes in it, by
        those of `hint-<name>-gain`, `-keep`, `-cost` and `-deny` that the game's messages have; none: no reasons."""
        return {}

    def lead(self, t: Any, seat: int) -> float:
        """How far a seat is ahead of the best of all others, in what `hint-behind` says; even where all is lost or won
        it tells a better position from a worse one."""
        worth = [sum(term.worth for term in self.terms(t, number).values()) for number in t.everybody]
        return worth[seat] - max((worth[other] for other in t.everybody if other != seat), default=0.0)

    # --- for learners ------------------------------------------------------------------------------------------------
    def action_names(self, setup: Setup, content: Any) -> list[str]:
        """Every action of learners (`Step.action_name`) that a game of this set-up can offer, in a fixed order.

        Raises BadSetup when unknown."""
        raise BadSetup(f"{self.id} does not say which actions there are")

    def observation(self, setup: Setup, content: Any) -> Sequence[Piece]:
        """The pieces that a learner gets as numbers, in a fixed order; the open decision follows them by itself.

        Raises BadSetup when unknown."""
        raise BadSetup(f"{self.id} does not say what a learner sees")

    # --- what follows from the above ---------------------------------------------------------------------------------
    def checked(self, setup: Setup, content: Any = None) -> Setup:
        """The set-up with defaults filled in. Raises BadSetup with what is wrong and what would be right.

        Without the components that it is played with, a setting may name any component; `Session.start` looks again.
        """
        if not whole(setup.players, self.least_players, self.most_players + 1):
            raise BadSetup(f"{self.id} is for {self.least_players} to {self.most_players} players, not {setup.players}")
        if not whole(setup.seed, 0, MOST_SEED):
            raise BadSetup(f"seed {setup.seed}: use a whole number from 0 to {SECRET - 1}")
        rules = setup.rules or self.rules_version
        if wrong := self.not_played(rules):
            raise BadSetup(wrong)
        known = {module.id: module for module in self.modules}
        modules: set[str] = set()
        for name in setup.modules:
            if name not in known:
                raise BadSetup(unknown("module", name, known))
            modules.update((name, *known[name].needs))
        options: dict[str, str] = {}
        rivals = self.rivals_of(setup)
        choices = {choice.id: choice for choice in self.settings()}
        fitting = {choice.id: choice for choice in self.settings() if choice.fits(setup.players, rivals)}
        for name, value in setup.options.items():
            if name not in choices:
                raise BadSetup(unknown("option", name, choices))
            choice = fitting.get(name, choices[name])
            if content is not None:
                choice = with_components(choice, content)
            elif choice.kind:
                named = [one for one in str(value).split(",") if COMPONENT.fullmatch(one)]
                choice = replace(choice, values=(*choice.values, *named))
            self.check_option(choice, str(value), setup.players, rivals)
        for choice in fitting.values():
            options[choice.id] = str(setup.options.get(choice.id, choice.default))
        ordered = tuple(module.id for module in self.modules if module.id in modules)
        return Setup(self.id, setup.players, ordered, options, setup.seed, rules)

    def not_played(self, rules: int) -> str:
        """Why a version of the rules cannot be played; empty when it can."""
        if rules > self.rules_version:
            return (f"made with rules version {rules} of {self.id}; this program knows version {self.rules_version}. "
                    "Use a newer Fairyring.")
        if rules < self.oldest_rules:
            return (f"made with rules version {rules} of {self.id}; this program plays versions from "
                    f"{self.oldest_rules} on. Use an older Fairyring.")
        return ""

    @cache  # noqa: B019 - games are singletons
    def settings(self) -> tuple[Choice, ...]:
        """Every setting: the game's own, which rival plays where there is a choice, and the rivals' own."""
        which: list[Choice] = []
        for players in range(self.least_players, self.most_players + 1):
            kinds = tuple(kind.id for kind in self.rivals if players in kind.players)
            values = kinds if players == 1 else (NO_RIVAL, *kinds)
            if len(values) > 1:
                which.append(Choice("rival", values, values[0], players=(players,)))
        theirs = [replace(choice, rival=kind.id) for kind in self.rivals for choice in kind.choices]
        return (*self.choices, *which, *theirs)

    def rivals_of(self, setup: Setup) -> tuple[RivalKind, ...]:
        """The rivals at a table of this set-up."""
        kinds = [kind for kind in self.rivals if setup.players in kind.players]
        chosen = setup.options.get("rival", kinds[0].id if kinds and setup.players == 1 else NO_RIVAL)
        return tuple(kind for kind in kinds if kind.id == chosen)

    def rematch(self, setup: Setup, seed: int) -> Setup:
        """The set-up of another game of the same people: where somebody was chosen to begin, the next one begins."""
        options = dict(setup.options)
        for choice in self.settings():
            value = options.get(choice.id, "")
            if choice.who_begins and value.isdecimal():
                options[choice.id] = str(int(value) % setup.players + 1)
        return replace(setup, options=options, seed=seed, rules=0)

    def check_option(self, choice: Choice, value: str, players: int, rivals: Sequence[RivalKind] = ()) -> None:
        if choice.players and players not in choice.players:
            wanted = " or ".join(str(n) for n in choice.players)
            raise BadSetup(f'option "{choice.id}" is only for {wanted} player{"s" if wanted != "1" else ""}')
        if not choice.fits(players, rivals):
            raise BadSetup(f'option "{choice.id}" is only for a game with {choice.rival}')
        values = value.split(",") if choice.per_seat else [value]
        if len(values) not in (1, players):
            raise BadSetup(f'option "{choice.id}": give one value, or one for each of the {players} seats')
        for one in values:
            if one not in choice.values:
                raise BadSetup(unknown(f'value of option "{choice.id}"', one, choice.values))
            if choice.who_begins and one.isdecimal() and int(one) > players:
                raise BadSetup(f'option "{choice.id}": seat {one} does not exist with {players} players')

    @cache  # noqa: B019 - games are singletons
    def rulebook(self, language: str = "en") -> Rulebook:
        """The catalogue of rules that ships with the game; a rule that has not been translated is told in English."""
        original = read_rulebook(self.folder / "rulebook.md")
        path = translation_path(self.folder, language)
        return translated(original, read_translation(path), language) if path.exists() else original


def with_components(choice: Choice, content: Components) -> Choice:
    """A setting with the components that can be chosen in it by their ids."""
    entries = content.facts.tables.get(choice.kind, ())
    ids = [str(entry["id"]) for entry in entries if "id" in entry] if isinstance(entries, list) else []
    return replace(choice, values=(*choice.values, *(one for one in ids if one not in choice.values)))


def whole(number: Any, least: int, end: int) -> bool:
    """Is it a whole number from the least to below the end? What callers give need not be a number at all."""
    return isinstance(number, Integral) and least <= int(number) < end


def several(given: Any) -> tuple[Any, ...]:
    """What was given for a list; a text or a path is the only one in it.

    >>> several("prisma"), several(["expansion", "prisma"])
    (('prisma',), ('expansion', 'prisma'))
    """
    return (given,) if isinstance(given, str | Path) else tuple(given)


def unknown(what: str, name: object, known: Mapping[str, object] | Sequence[str]) -> str:
    """'unknown bot "gredy"; did you mean greedy?'"""
    near = get_close_matches(str(name), list(known), 1)
    hint = f"did you mean {near[0]}?" if near else "use " + (", ".join(known) or "none")
    return f'unknown {what} "{name}"; {hint}'


@cache
def all_games() -> dict[str, Game]:
    """Every installed game by id, found through the entry points of the group `fairyring.games`."""
    games: dict[str, Game] = {}
    for point in sorted(entry_points(group="fairyring.games"), key=lambda one: one.name):
        game: Game = point.load()
        games[game.id] = game
    return games


@cache
def content_of(game: str, packs: tuple[Path, ...] = ()) -> Any:
    """The components of a game with packs, read once in this process. Raises BadSetup or BadPack."""
    return find_game(game).content(packs)


def find_game(name: str) -> Game:
    """The game of that id. Raises BadSetup."""
    games = all_games()
    if name not in games:
        raise BadSetup(unknown("game", name, games))
    return games[name]


def game_of_pack(path: Path) -> Game:
    """The game that a pack is for: the one that knows most of its tables, and then has the fewest problems."""
    wrong: dict[str, tuple[int, int]] = {}
    for name, game in all_games().items():
        try:
            game.content((path,))
        except BadPack as error:
            strange = sum("unknown table" in problem or ": game: " in problem for problem in error.problems)
            wrong[name] = strange, len(error.problems)
        else:
            return game
    return all_games()[min(wrong, key=lambda name: wrong[name])]
