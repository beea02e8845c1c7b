"""The game as numbers: a list of actions that games never leave, observations that hold nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.mycelium import GAME
from fairyring.kernel.game import Setup
from fairyring.kernel.table import SKIP, Table
from tests.games.mycelium.scene import Scene

SETUPS = [(1, {}), (2, {}), (4, {"player_boards": "3"}), (3, {"rival": "automa"})]


def setup_of(players: int, options: dict[str, str], seed: int = 0) -> Setup:
    return GAME.checked(Setup("mycelium", players, (), options, seed))


def seen(table: Table, setup: Setup, seat: int) -> dict[str, list[float]]:
    """An observation by the names of its pieces, each of the size that it declares."""
    view = table.view(seat)
    found: dict[str, list[float]] = {}
    for piece in GAME.observation(setup, GAME.content()):
        found[piece.name] = [float(number) for number in piece.read(view)]
        assert len(found[piece.name]) == piece.size and piece.about
    return found


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_random_games_never_leave_the_list_of_actions(players: int, options: dict[str, str]) -> None:
    actions = GAME.action_names(setup_of(players, options), GAME.content())
    known = set(actions)
    assert len(known) == len(actions) < 2000, "a policy can learn them"
    meant: list[dict[tuple[int, int], str]] = [{}, {}]
    for seed in range(3):
        table = GAME.new_table(setup_of(players, options, seed), GAME.content())
        dice = Random(seed)
        while not table.over:
            step, seat, x = table.step, table.seat, table.x
            names, called = table.names(), [table.action_of(choice) for choice in table.options]
            assert known.issuperset(called), set(called) - known
            assert len(set(called)) == len(called), "no two options are the same action"
            for choice, name, action in zip(table.options, names, called, strict=True):
                keys = step.option_key(table, seat, x, choice), step.action_key(table, seat, x, choice)
                for key, word, words in zip(keys, (name, action), meant, strict=True):
                    assert key == SKIP or 0 <= key < 1 << 16
                    assert words.setdefault((step.number, key), word) == word, "one key, one name"
            table.apply(dice.choice(table.options))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_an_observation_holds_nothing_hidden(players: int, options: dict[str, str]) -> None:
    setup = setup_of(players, options, 5)
    table = GAME.new_table(setup, GAME.content())
    dice = Random(5)
    while not table.over:
        if table.moves % 9 == 0:
            seat = dice.randrange(players)
            numbers = seen(table, setup, seat)
            assert all(number >= 0 for piece in numbers.values() for number in piece)
            assert seen(table.resample(seat, dice.randrange(1000)), setup, seat) == numbers
        table.apply(dice.choice(table.options))


def test_pieces_say_what_the_view_says() -> None:
    scene = Scene().mother(0, "1,0,0").mother(1, "0,1,1").lie(1, {"1,0,1": 3}).insects(0, 2).hand(0, "penny_bun")
    scene.mushroom(1, "1,1,0", "death_cap", counter=1).begin()
    setup = setup_of(2, {})
    own, other = seen(scene.table, setup, 0), seen(scene.table, setup, 1)
    assert own["own purse"] == [1, 0, 2, 30, 1, 2, 2, 0, 0] == other["player 2 purse"]
    assert sum(own["own hand"]) == 1 == own["own hand"][0] and sum(other["player 2 hand"]) == 0
    tile = 10 * scene.tile("1,0,1")
    assert own["tiles"][tile:tile + 10] == [1, 31, 30, 61, 0, 0, 0, 0, 0, 3]
    assert other["tiles"][tile:tile + 10] == [1, 31, 30, 61, 0, 0, 0, 0, 3, 0]
    grown = 10 * scene.tile("1,1,0")
    assert own["tiles"][grown + 7] == 2 and other["tiles"][grown + 7] == 1
    assert own["player 2 boards"][:6] == [1, 1, 0, 0, 0, 0]


def called(scene: Scene) -> dict[str, str]:
    """What learners call each option, by its name."""
    table = scene.table
    return {name: table.action_of(choice) for name, choice in zip(table.names(), table.options, strict=True)}


@pytest.mark.parametrize("seat", [0, 1])
def test_actions_speak_of_tiles_by_their_numbers_and_of_players_as_the_seat_sees_them(seat: int) -> None:
    scene = Scene(types={"1,0,0": "red", "1,0,1": "green"}).mother(seat, "1,0,0").mother(1 - seat, "0,2,0")
    scene.lie(seat, {"1,0,0": 1}).lie(1 - seat, {"1,0,0": 1}).lie(seat, {"1,0,1": 1}).hand(seat, "parrot_waxcap")
    scene.hand(seat, "amethyst_deceiver").hand(seat, "scarlet_elf_cup").insects(seat, 2).begin(seat)
    tiles = {name: scene.table.content.tiles[scene.tile(name)].ident for name in ("1,0,0", "1,0,1", "0,1,0")}
    assert called(scene)["fruit scarlet_elf_cup"] == "fruit scarlet_elf_cup"
    spent = scene.table.clone()
    scene.play("fruit scarlet_elf_cup")
    assert called(scene) == {f"1,0,0 of {seat + 1}": f"{tiles['1,0,0']} of 1",
                             f"1,0,0 of {2 - seat}": f"{tiles['1,0,0']} of 2"}
    scene.table = spent
    scene.play("send mother")
    assert called(scene)[f"mother {2 - seat} to 0,1,0"] == f"mother 2 to {tiles['0,1,0']}"


def test_a_free_place_is_called_by_the_tile_that_it_touches_and_the_side() -> None:
    scene = Scene(extra=("2,0,-1",)).mother(0, "1,0,0").mother(1, "0,1,1").begin()
    scene.play("explore 1")
    tiles = scene.table.content.tiles
    lowest, side = min((scene.tile("2,0,-1"), "b"), (scene.tile("1,1,-1"), "a"))
    assert called(scene)["2,1,-1"] == f"beside {tiles[lowest].ident} {side}", "of two tiles the lower number"
    assert len(set(called(scene).values())) == len(scene.table.options)
