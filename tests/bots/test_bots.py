"""What every bot promises: a legal choice, the same one for the same seed, and none that depends on hidden things."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import thread_time

import pytest

from fairyring.bots.levels import BOTS, MEDIUM_BUDGET, PATIENCE, make_bot, make_table_bot
from fairyring.bots.search import SearchBot
from fairyring.bots.simple import CarelessBot
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.seat import SeatHandle
from tests.bots.positions import KINDS, handle, position
from tests.games.mycelia.scene import Scene
from tests.native import compiled_engine

ROOT = Path(__file__).parents[2]
SAME_EVERY_TIME = ["random", "greedy", "search:8i", "easy"]
"""Bots without a clock."""


@pytest.mark.parametrize(("name", "players", "modules"),
                         [*[(name, *kind) for name in SAME_EVERY_TIME for kind in KINDS], ("medium", *KINDS[0])])
def test_the_choice_is_legal_and_the_same_for_the_same_seed_whatever_is_hidden(
        name: str, players: int, modules: tuple[str, ...]) -> None:
    for moves in (3, 40):
        table = position(players, modules, moves, moves)
        others = [table.resample(table.seat, seed) for seed in (1, 2)]
        choices = {make_bot(name).choose(handle(one), 5) for one in (table, *others)}
        assert len(choices) == 1
        assert choices <= set(table.names())


def test_a_bot_changes_nothing_at_the_table() -> None:
    table = position(2, ("expansion",), 3, 25)
    before = table.save()
    for name in SAME_EVERY_TIME:
        make_bot(name).choose(handle(table), 1)
    assert table.save() == before


def test_compiled_and_interpreted_search_choose_alike() -> None:
    """Fixed iterations and seed give the same choice, whichever way the engine runs."""
    native = compiled_engine()
    script = ("from tests.bots.positions import *; from fairyring.bots.levels import make_bot\n"
              "import fairyring.bots.search as s\nprint(s.__file__.rpartition('.')[2])\n"
              "for players, modules in KINDS:\n"
              "    for moves in (2, 40):\n"
              "        table = position(players, modules, 9, moves)\n"
              "        print(*[make_bot(name).choose(handle(table), 4) for name in ('search:16i', 'greedy')])\n")
    found = {}
    for path in (ROOT / "src", native):
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT,
                              env={**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"})
        how, *choices = done.stdout.splitlines()
        found[how] = choices
    assert set(found) == {"py", "so"}
    assert found["py"] == found["so"]
    assert len(found["py"]) == 2 * len(KINDS)


class OneOption(SeatHandle):
    """A decision with a single option. Thinking about it fails."""

    def __init__(self) -> None:
        pass

    def names(self) -> list[str]:
        return ["end turn"]


def test_a_forced_move_is_not_searched() -> None:
    assert SearchBot(iterations=1000).choose(OneOption(), 1) == "end turn"


@pytest.mark.parametrize("name", ["greedy", "search:60i"])
def test_bots_take_the_last_drop_off_the_board(name: str) -> None:
    scene = Scene(players=2)
    scene.drops(0, D1=1).drops(1, A1=3, A4=3).hand(0, "leccinum_scabrum", "leaf_one").dealt().begin()
    table = scene.table
    bot = make_bot(name)
    while table.seat == 0 and table.players[0].left:
        table.apply(table.options[table.names().index(bot.choose(handle(table), 1))])
    assert table.players[0].left == 0


def test_search_sees_that_a_card_played_first_makes_the_next_one_work() -> None:
    """A drop moved from leaf to water can then be removed by the card for water: only this order ends the game."""
    scene = Scene(players=2)
    scene.drops(0, C3=1).drops(1, D1=1).hand(0, "boletus_edulis", "trametes_versicolor").dealt().begin()
    table = scene.table
    bot = make_bot("search:300i")
    choices = []
    while table.seat == 0 and table.players[0].left:
        choices.append(bot.choose(handle(table), 1))
        table.apply(table.options[table.names().index(choices[-1])])
    assert choices[:2] == ["play boletus_edulis", "C3"]
    assert table.players[0].left == 0


def test_a_careless_bot_errs_as_often_as_it_says() -> None:
    class Steady:
        name = "steady"

        def choose(self, seat: SeatHandle, seed: int) -> str:
            return "steady"

    table = position(2, (), 1, 4)
    for mistakes in (0.0, 0.3, 1.0):
        bot = CarelessBot("careless", Steady(), mistakes)
        steady = sum(bot.choose(handle(table), seed) == "steady" for seed in range(1000)) / 1000
        assert steady == pytest.approx(1 - mistakes, abs=0.05)


def test_levels_are_bots_like_others() -> None:
    assert list(BOTS) == ["random", "greedy", "search", "easy", "medium", "hard"]
    assert [make_bot(name).name for name in BOTS] == list(BOTS)


def test_a_budget_is_part_of_the_name() -> None:
    bot = make_bot("search:250i")
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.iterations, bot.seconds) == ("search:250i", 250, 0.0)
    bot = make_bot("search:2s")
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (0, 2.0)


def test_more_time_means_more_iterations_but_never_much_more_than_was_given() -> None:
    table = position(2, (), 4, 40)
    few = SearchBot(seconds=0.01).search(handle(table), 1)
    began = thread_time()
    many = SearchBot(seconds=1.0).search(handle(table), 1)
    assert thread_time() - began < 1.5
    assert 0 < few.iterations < many.iterations


def test_a_search_stops_when_all_other_options_are_far_behind() -> None:
    scene = Scene(players=2)
    scene.drops(0, D1=1).drops(1, A1=3, A4=3).hand(0, "leccinum_scabrum", "leaf_one").dealt().begin()
    scene.play("play leccinum_scabrum", "D1")
    bot = SearchBot(iterations=400)
    assert bot.search(handle(scene.table), 1).iterations < 40
    assert bot.choose(handle(scene.table), 1) == "to D2"


def test_a_search_stops_when_it_does_not_matter_what_is_chosen() -> None:
    scene = Scene(players=2)
    scene.drops(0, A1=3, A4=3).drops(1, A1=3, A4=3).hand(0, "leaf_one", "leaf_gift").dealt().begin()
    assert scene.table.names() == ["play leaf_one", "play leaf_gift"]
    assert SearchBot(iterations=400).search(handle(scene.table), 1).iterations < 40


def test_options_that_may_still_be_the_best_are_tried_equally_often() -> None:
    tree = SearchBot(iterations=100).search(handle(position(2, (), 4, 40)), 1)
    first, second = sorted((node.visits for node in tree.root.children.values()), reverse=True)[:2]
    assert first == second > 0
    assert tree.root.visits == tree.iterations <= 100


def test_two_processes_choose_the_same_every_time_and_a_legal_option() -> None:
    table = position(2, (), 6, 30)
    seat = SeatHandle(handle(table).game, table, table.seat, 0, packs=())
    choices = {make_bot("search:60ix2").choose(seat, 3) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(table.names())


def test_without_knowing_the_packs_a_parallel_search_thinks_alone() -> None:
    table = position(2, (), 6, 30)
    assert handle(table).save() is None
    assert make_bot("search:60ix2").choose(handle(table), 3) == make_bot("search:60i").choose(handle(table), 3)


@pytest.mark.parametrize(("name", "message"), [
    ("gredy", 'unknown bot "gredy"; did you mean greedy?'),
    ("search:0ms", "use more than 0"),
    ("search:0i", "use 1 to"),
    ("search:", "write a time such as 100ms"),
    ("search:fast", "write a time such as 100ms"),
    ("search:100msx0", "1 to 64 processes"),
    ("search:100msx65", "1 to 64 processes"),
    ("search:9999s", "at most 600 seconds"),
    ("greedy:100ms", "greedy takes no budget"),
    ("no_such_module:Bot", "ModuleNotFoundError"),
    ("json:JSONDecoder", "has no method choose"),
    ("json:nothing", 'unknown class "nothing"'),
])
def test_a_bot_that_does_not_exist_is_told_clearly(name: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message.replace("?", r"\?")):
        make_bot(name)


def test_a_bot_from_outside_plays_under_the_name_it_was_called_by() -> None:
    bot = make_bot("tests.bots.test_bots:Last")
    assert bot.name == "tests.bots.test_bots:Last"
    table = position(2, (), 1, 4)
    assert bot.choose(handle(table), 1) == table.names()[-1]


class Last:
    """Always the last option."""

    name = "last"

    def choose(self, seat: SeatHandle, seed: int) -> str:
        return seat.names()[-1]


def test_at_a_table_of_people_every_level_is_bounded_by_time() -> None:
    """Where the engine is not compiled, the iterations of `medium` would take longer than `hard` thinks."""
    medium, hard = make_table_bot("medium"), make_table_bot("hard")
    assert isinstance(medium, CarelessBot) and isinstance(medium.bot, SearchBot) and isinstance(hard, SearchBot)
    assert medium.bot.iterations == MEDIUM_BUDGET.iterations and medium.bot.seconds == hard.seconds == PATIENCE
    endless = make_table_bot("search:1000000i")
    began = thread_time()
    assert endless.choose(handle(position(2, (), 3, 25)), 1)
    assert thread_time() - began < 10 * PATIENCE, "it did not look at a million deals"
