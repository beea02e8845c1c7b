"""The game as numbers: a list of actions that games never leave, observations that hold nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.salamandra import GAME
from fairyring.games.salamandra.components import cell_name
from fairyring.games.salamandra.game import cells
from fairyring.kernel.game import Setup
from fairyring.kernel.table import SKIP, Table
from tests.games.salamandra.scene import Scene


def new_table(players: int, seed: int) -> Table:
    return GAME.new_table(GAME.checked(Setup("salamandra", players, (), {}, seed)), GAME.content())


def seen(table: Table, seat: int) -> dict[str, list[float]]:
    """An observation by the names of its pieces, each of the size that it declares."""
    view = table.view(seat)
    found: dict[str, list[float]] = {}
    for piece in GAME.observation(Setup("salamandra", table.seats), GAME.content()):
        found[piece.name] = [float(number) for number in piece.read(view)]
        assert len(found[piece.name]) == piece.size and piece.about
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_never_leave_the_list_of_actions(players: int) -> None:
    actions = GAME.action_names(Setup("salamandra", players), GAME.content())
    known = set(actions)
    assert len(known) == len(actions)
    numbers: dict[tuple[int, int], str] = {}
    for seed in range(6):
        table = new_table(players, seed)
        dice = Random(seed)
        while not table.over:
            names = table.names()
            assert known.issuperset(names)
            for choice, name in zip(table.options, names, strict=True):
                key = table.step.option_key(table, table.seat, table.x, choice)
                assert key == SKIP or 0 <= key < 1 << 16
                assert numbers.setdefault((table.step.number, key), name) == name, "one key, one name"
            table.apply(dice.choice(table.options))


def test_every_cell_that_twenty_fields_can_reach_has_a_name() -> None:
    names = {cell_name(cell) for cell in cells(GAME.content())}
    assert {"0,0", "21,0", "-20,0", "0,21", "0,-21"} <= names
    assert "22,0" not in names and "0,22" not in names


@pytest.mark.parametrize("players", [2, 4])
def test_an_observation_holds_nothing_hidden(players: int) -> None:
    table = new_table(players, 5)
    dice = Random(5)
    while not table.over:
        if table.moves % 9 == 0:
            seat = dice.randrange(players)
            numbers = seen(table, seat)
            assert all(number >= 0 for piece in numbers.values() for number in piece)
            assert seen(table.resample(seat, dice.randrange(1000)), seat) == numbers
        table.apply(dice.choice(table.options))


def test_pieces_say_what_the_view_says() -> None:
    scene = Scene().man(0, "field_01 E").asleep(1, "field_02 N").corners({"0,-2": "grove_17"}).crystals(0, 4)
    scene.row("field_22").books("spellbook_10").on_book(1, "spellbook_10", 10).cards(1, "bear_01").available(0, 1)
    own, other = seen(scene.begin().table, 0), seen(scene.table, 1)
    assert own["own purse"] == [0, 4, 0, 1, 0, 0] == other["player 2 purse"]
    assert own["fields"][:4] == [32, 31, 33, 31]
    assert own["slots"][2:4] == [1, 1] and own["slots"][8:10] == [2, 0]
    assert other["slots"][2:4] == [2, 1] and other["slots"][8:10] == [1, 0]
    assert own["groves"][32:34] == [32, 30] and sum(own["row"]) == own["row"][21] == 1
    assert own["spellbooks"][27:] == [1, 0, 2] and other["spellbooks"][27:] == [1, 0, 1]
    assert own["player 2 deities"][0] == 1 == other["own deities"][0]
