"""What every game promises about hidden things: nobody sees more than they may, and worlds keep nothing back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fairyring.bots.levels import make_bot
from fairyring.bots.playout import playout
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import SPECTATOR, Table
from fairyring.kernel.words import Event
from fairyring.testing.walking import GAMES, LONGEST, NOW_AND_THEN, at, expect, new_table, walk

WORLDS = 4
"""How many worlds are compared with the truth."""

OFTEN = 6
"""So often by chance alone they do not all agree with it."""


def worlds(table: Table, dice: Random) -> Iterator[tuple[int, Table]]:
    """For every seat and a spectator, a table with everything dealt anew that they do not know."""
    for seat in (SPECTATOR, *range(table.seats)):
        yield seat, table.resample(seat, dice.randrange(1 << 30))


def nobody_sees_hidden_things(game: Game, setup: Setup) -> None:
    """Change only what a seat does not know: its view and its options stay the same."""
    table = new_table(game, setup)
    for _, dice in walk(table, 6, 5):
        for seat, world in worlds(table, dice):
            expect(world.view(seat) == table.view(seat), f"{at(table)}: seat {seat} sees something hidden")
            if seat == table.seat:
                expect(world.described() == table.described(), f"{at(table)}: options depend on hidden things")
                expect(world.asked() == table.asked(), f"{at(table)}: the prompt depends on hidden things")


def resampled_tables_are_sound(game: Game, setup: Setup) -> None:
    """A resample keeps all invariants, depends on what the seat knows and the seed alone, and can be played out."""
    table = new_table(game, setup)
    for _, dice in walk(table, 7, 2 * NOW_AND_THEN):
        before = table.save()
        for seat, world in worlds(table, dice):
            expect(not (wrong := world.check()), f"{at(table)}: resampled for seat {seat}: {wrong}")
            expect((world.seat, world.active, world.moves) == (table.seat, table.active, table.moves),
                   f"{at(table)}: resampled for seat {seat}, somebody else decides")
            again, other = table.resample(seat, 5).save(), world.resample(seat, 5).save()
            expect(again == other, f"{at(table)}: a resample for seat {seat} depends on what it does not know")
            expect(again["chance"] != before["chance"], f"{at(table)}: the random numbers to come are not resampled")
            if dice.randrange(NOW_AND_THEN) == 0:
                playout(world, dice.randrange(1 << 30), LONGEST)
                expect(world.over and not world.check(), f"{at(table)}: resampled and played on: {world.check()}")
        expect(table.save() == before, f"{at(table)}: resampling changed the table")


def bots_know_no_more_than_their_seat(game: Game, setup: Setup) -> None:
    """Change only what is hidden: every bot makes the same choice."""
    table = new_table(game, setup)
    bots = [make_bot("random"), make_bot("greedy")]
    for _, dice in walk(table, 8, 2 * NOW_AND_THEN):
        world = table.resample(table.seat, dice.randrange(1 << 30))
        for bot in bots:
            seed = dice.randrange(1 << 30)
            choices = [bot.choose(SeatHandle(game, one, one.seat), seed) for one in (table, world)]
            expect(choices[0] in table.names(), f"{at(table)}: {bot.name} chose {choices[0]!r}")
            expect(choices[0] == choices[1], f"{at(table)}: {bot.name} depends on hidden things: {choices}")


def what_can_be_undone_showed_nothing(game: Game, setup: Setup) -> None:
    """A decision that may be taken back has told its player nothing new: `reveals` counts all that was shown."""
    table = new_table(game, setup)
    for _, dice in walk(table, 9, 3):
        world = table.resample(table.seat, dice.randrange(1 << 30))
        choice = dice.choice(table.options)
        after, other = table.clone(), world
        after.apply(choice)
        other.apply(choice)
        if (after.seat, after.turn, after.reveals) == (table.seat, table.turn, table.reveals):
            expect(after.view(table.seat) == other.view(table.seat),
                   f"{at(table)}: {choice} showed something hidden, or depended on chance, and can be undone")


def what_will_be_shown_is_open(game: Game, setup: Setup) -> None:
    """Worlds that fit what a seat knows differ in what comes to light next: a resample keeps nothing from its seat.

    Where the same option shows something again and again, and always the same in all worlds, the worlds know the truth.
    """
    same: dict[str, int] = {}
    differing: set[str] = set()
    for number in range(GAMES):
        table = new_table(game, setup, number)
        for _, dice in walk(table, 16 + number):
            name, choice = dice.choice(list(zip(table.names(), table.options, strict=True)))
            if name not in differing:
                for what, agree in what_is_shown(table, name, choice, dice):
                    same[what] = same.get(what, 0) + 1
                    if not agree:
                        differing.add(what)
    for what, cases in same.items():
        expect(cases < OFTEN or what in differing, f"{what!r} showed the same in all worlds, {cases} times")


def what_is_shown(table: Table, name: str, choice: int, dice: Random) -> Iterator[tuple[str, bool]]:
    """What an option shows its seat, if anything, with its secrets apart: do all worlds agree with the truth?

    What the option itself names its seat knew before: a card that it discards, while somebody else shows something.
    """
    truth = table.clone()
    secrets = listen(truth, choice)
    if truth.reveals == table.reveals:
        return
    worlds = [table.resample(table.seat, dice.randrange(1 << 30)) for _ in range(WORLDS)]
    told = [listen(world, choice) for world in worlds]
    yield name, all(world.view(table.seat) == truth.view(table.seat) for world in worlds)
    if secrets and not set(words_of(secrets[0].secret)) <= set(name.split()):
        yield f"secrets of {secrets[0].kind}", all(one == secrets for one in told)


def words_of(secret: object) -> Iterator[str]:
    """Everything that a secret tells, one by one.

    >>> list(words_of({"cards": ["farm", "inn"], "count": 2}))
    ['farm', 'inn', '2']
    """
    if isinstance(secret, dict | list):
        for one in secret.values() if isinstance(secret, dict) else secret:
            yield from words_of(one)
    else:
        yield str(secret)


def listen(table: Table, choice: int) -> list[Event]:
    """Make a decision; returns the events with a secret for its seat."""
    seat, events = table.seat, list[Event]()
    table.sink = events
    table.apply(choice)
    table.sink = None
    return [event for event in events if event.secret is not None and event.seat == seat]
