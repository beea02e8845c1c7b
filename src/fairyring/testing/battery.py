"""The battery: every promise of `promises`, kept by a game in all its set-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, Game, Setup
from fairyring.testing.promises import PROMISES


def battery(game: Game, setups: list[Setup] | None = None) -> Callable[..., None]:
    """A pytest test for every promise and set-up of a game: `test_battery = battery(GAME)`.

    Without a list of set-ups, `representative_setups` chooses them. Needs pytest; `PROMISES` does not.
    """
    import pytest

    chosen = setups if setups is not None else representative_setups(game)
    cases = [pytest.param(promise, setup, id=f"{name}-{setup_name(setup)}")
             for setup in chosen for name, promise in PROMISES.items()]

    @pytest.mark.parametrize(("promise", "setup"), cases)
    def test_battery(promise: Callable[[Game, Setup], None], setup: Setup) -> None:
        promise(game, setup)

    return test_battery


def representative_setups(game: Game) -> list[Setup]:
    """Every number of players with modules crossed pairwise, each as it comes and once with other options; and once
    against every rival that could be there instead.

    The other options rotate, so that over all set-ups nearly every value has its turn, and seats differ where they may.
    """
    found: dict[str, Setup] = {}
    sizes = game.most_players - game.least_players + 1
    for number, (players, modules) in enumerate(tables(game)):
        plain = game.checked(Setup(game.id, players, modules, {}, number))
        found.setdefault(setup_name(plain), plain)
        others = [with_other_options(game, plain, number)]
        others += [with_other_options(game, one, number // sizes) for one in against_others(game, plain)]
        for other in others:
            found.setdefault(setup_name(other), other)
    return list(found.values())


def against_others(game: Game, plain: Setup) -> Iterator[Setup]:
    """The same table with each of the rivals that are not at it."""
    for kind in game.rivals:
        if plain.players in kind.players and kind not in game.rivals_of(plain):
            try:
                yield game.checked(Setup(game.id, plain.players, plain.modules, {"rival": kind.id}, plain.seed))
            except BadSetup:
                continue


def tables(game: Game) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Numbers of players and modules that go together."""
    seen: set[tuple[int, tuple[str, ...]]] = set()
    for modules in crossed([module.id for module in game.modules]):
        for players in range(game.least_players, game.most_players + 1):
            try:
                setup = game.checked(Setup(game.id, players, modules))
            except BadSetup:
                continue
            if (players, setup.modules) not in seen:
                seen.add((players, setup.modules))
                yield players, setup.modules


def crossed(ids: Sequence[str]) -> list[tuple[str, ...]]:
    """None, all, and so few others that any two modules meet in every way: both, neither, and each without the other.

    >>> crossed(["a", "b"])
    [(), ('a',), ('b',), ('a', 'b')]
    >>> len(crossed("abcdefgh"))
    8
    """
    missing = {(one, other) for one in ids for other in ids if one != other}  # the first without the second
    found: set[tuple[str, ...]] = {(), tuple(ids)}
    while missing:
        chosen: set[str] = set()
        for name in ids:
            gained = sum((name, other) in missing for other in ids if other not in chosen)
            lost = sum((other, name) in missing for other in chosen)
            if gained > 2 * lost:
                chosen.add(name)
        first, second = min(missing)
        chosen = chosen - {second} | {first}
        missing -= {(one, other) for one in chosen for other in ids if other not in chosen}
        found.add(tuple(name for name in ids if name in chosen))
    return sorted(found, key=lambda one: (len(one), [ids.index(name) for name in one]))


def with_other_options(game: Game, plain: Setup, turn: int) -> Setup:
    """The set-up with another value for every option that allows one; the turn chooses which. The rival stays."""
    options = dict(plain.options)
    for choice in (*game.settings(), *game.settings()):  # again, for those that need another option to change first
        unchanged = choice.id in options and options[choice.id] == plain.options[choice.id]
        if unchanged and choice.id != "rival" and choice.fits(plain.players, game.rivals_of(plain)):
            for value in other_values(choice, plain.players, turn):
                tried = {**options, choice.id: value}
                try:
                    game.checked(Setup(game.id, plain.players, plain.modules, tried, plain.seed))
                except BadSetup:
                    continue
                options = tried
                break
    return game.checked(Setup(game.id, plain.players, plain.modules, options, plain.seed))


def other_values(choice: Choice, players: int, turn: int) -> Iterator[str]:
    """Values that are not the default, best first."""
    others = [value for value in choice.values if value != choice.default]
    for shift in range(len(others)):
        start = turn + shift
        if choice.per_seat and players > 1:
            yield ",".join(choice.values[(start + seat) % len(choice.values)] for seat in range(players))
        yield others[start % len(others)]


def setup_name(setup: Setup) -> str:
    """'2p expansion boards=star'."""
    parts: list[Any] = [f"{setup.players}p", *setup.modules]
    return " ".join([*parts, *(f"{key}={value}" for key, value in setup.options.items())])
