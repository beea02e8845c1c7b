"""Which games are played: everybody against everybody, on every seat, with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from fairyring.bots.levels import make_bot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: how it starts and who sits where."""

    setup: Setup
    bots: tuple[str, ...]
    packs: tuple[Path, ...]
    content: str
    """The fingerprint that the components must have wherever the game is played."""

    @property
    def key(self) -> str:
        s = self.setup
        options = ",".join(f"{name}={value}" for name, value in sorted(s.options.items()))
        return " ".join((s.game, str(s.players), "+".join(s.modules) or "-", options or "-", self.content,
                         str(s.seed), *self.bots))


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a tournament is asked to be."""

    bots: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    modules: tuple[tuple[str, ...], ...] = ((),)
    """Sets of modules, each played by itself."""
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    games: int = 100
    """How many for each line-up of bots, number of players and set of modules, at least."""
    packs: tuple[Path, ...] = ()


def plan(game: Game, wishes: Wishes, content: str) -> list[Fixture]:
    """Every game of a round robin, seed by seed, so that a run that is stopped early is still balanced.

    Every line-up plays every seed once in each seating of its round, and all line-ups play the same seeds: nobody has
    the better deal or the better seat. Raises BadSetup.
    """
    if not wishes.bots:
        raise BadSetup("name at least one bot, such as greedy")
    for bot in wishes.bots:
        make_bot(bot)
    lists: list[list[Fixture]] = []
    components = game.content(wishes.packs)
    for players in wishes.players:
        for modules in wishes.modules:
            setup = game.checked(Setup(game.id, players, modules, wishes.options, wishes.seed), components)
            lists += [games_of(setup, line_up, wishes, content) for line_up in line_ups(wishes.bots, players)]
    longest = max(len(one) for one in lists)
    return [one[i] for i in range(longest) for one in lists if i < len(one)]


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: every choice of as many bots as there are seats; fewer bots take turns on the seats.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a')]
    """
    return [tuple(chosen[seat % len(chosen)] for seat in range(players))
            for chosen in combinations(bots, min(players, len(bots)))]


def seatings(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everybody once on every seat, in the same order around the table; what is the same counts once.

    >>> seatings(("a", "b", "c"))
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    turned = [line_up[i:] + line_up[:i] for i in range(len(line_up))]
    return list(dict.fromkeys(turned))


def games_of(setup: Setup, line_up: tuple[str, ...], wishes: Wishes, content: str) -> list[Fixture]:
    seats = seatings(line_up)
    seeds = -(-wishes.games // len(seats))
    return [Fixture(Setup(setup.game, setup.players, setup.modules, setup.options, setup.seed + i), bots,
                    wishes.packs, content)
            for i in range(seeds) for bots in seats]
