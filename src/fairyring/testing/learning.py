"""What every game promises to learners: what they see is what the view shows, and every decision looks different."""

from __future__ import annotations

from fairyring.envs.tables import Actions
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.observation import MOST, Sight
from fairyring.kernel.table import Table
from fairyring.testing.walking import GAMES, NOW_AND_THEN, at, expect, new_table, walk


def learners(game: Game, setup: Setup) -> tuple[Sight, Actions] | None:
    """What a learner sees and may do; None for a game that declares nothing for them."""
    content = game.content()
    try:
        return Sight(game.observation(setup, content)), Actions(game.action_names(setup, content))
    except BadSetup:
        return None


def seen(sight: Sight, table: Table, seat: int) -> list[int]:
    row = sight.row()
    sight.look(table, seat, row)
    return list(row.cells)


def learners_see_their_view(game: Game, setup: Setup) -> None:
    """What is written straight from the table is what the seat's view shows, number by number, and nothing hidden."""
    found = learners(game, setup)
    if found is None:
        return
    sight, actions = found
    table = new_table(game, setup)
    for _, dice in walk(table, 17, 3):
        legal = actions.legal(table)
        expect([actions.names[number] for number in legal] == [table.action_of(choice) for choice in table.options],
               f"{at(table)}: a number stands for another action")
        expect(len(set(legal)) == len(legal), f"{at(table)}: two options are one action")
        for seat in range(table.seats):
            numbers, wanted = seen(sight, table, seat), sight.reference(table, seat)
            for piece, start in zip(sight.pieces, sight.starts, strict=True):
                place = slice(start, start + piece.size)
                expect(numbers[place] == wanted[place], f"{at(table)}: seat {seat} should see {wanted[place]} as "
                       f"{piece.name!r}, not {numbers[place]}")
            expect(min(numbers) >= -MOST and max(numbers) <= MOST, f"{at(table)}: numbers up to {MOST}")
            if dice.randrange(NOW_AND_THEN) == 0:
                world = table.resample(seat, dice.randrange(1 << 30))
                expect(seen(sight, world, seat) == numbers, f"{at(table)}: what seat {seat} learns from is hidden")


def decisions_look_different(game: Game, setup: Setup) -> None:
    """No two different decisions have the same observation and the same legal actions.

    A decision is what is asked, what it remembers (the second of three drops, say), and what waits behind it. The rest
    of the table differs nearly always and would hide that something is missing, so what tells of the decision is
    compared by itself, too.
    """
    found = learners(game, setup)
    if found is None:
        return
    sight, actions = found
    own = slice(sight.starts[-1], sight.size)
    known: dict[tuple[object, ...], object] = {}
    for number in range(GAMES):
        table = new_table(game, setup, number)
        for _ in walk(table, 18 + number):
            seat = table.seat
            numbers = seen(sight, table, seat)
            decision = (table.step.name, table.x, [(step.name, (whom - seat) % table.seats, x)
                                                   for step, whom, x in table.stack])
            for key in ((tuple(numbers), tuple(actions.legal(table))), tuple(numbers[own])):
                expect(known.setdefault(key, decision) == decision,
                       f"{at(table)}: {decision} looks like {known[key]}")
