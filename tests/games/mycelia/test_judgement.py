"""What a bot thinks of a position follows what a player would say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.games.mycelia import GAME
from tests.bots.positions import KINDS, position
from tests.games.mycelia.scene import Scene


def chance(prepare: Callable[[Scene], object]) -> float:
    """The chance of seat 0 in a scene that is even but for what `prepare` changes."""
    scene = Scene(players=2)
    for seat in (0, 1):
        scene.drops(seat, A1=2, B3=1, C1=2, E4=1, D1=1)
        scene.discard(seat, "leaf_one", "boletus_edulis", "agaricus_campestris", "leccinum_scabrum")
    prepare(scene)
    scene.dealt().begin()
    return scene.table.judge(0)


EVEN = chance(lambda scene: scene)


@pytest.mark.parametrize("prepare", [
    pytest.param(lambda s: s.drops(0, A1=1, B3=1, C1=2, E4=1, D1=1), id="fewer drops"),
    pytest.param(lambda s: s.drops(0, B1=2, B3=1, C1=2, E4=1, D1=1), id="drops nearer to the shrine field"),
    pytest.param(lambda s: s.leaves(0, 4), id="leaves"),
    pytest.param(lambda s: s.discard(0, "leaf_one", "boletus_edulis", "agaricus_campestris", "leccinum_scabrum",
                                     "amanita_muscaria"), id="a strong card more"),
    pytest.param(lambda s: s.hand(0, "leaf_one", "leaf_gift", "panellus_mitis"), id="a card more in hand"),
    pytest.param(lambda s: s.drops(1, A1=3, B3=1, C1=2, E4=1, D1=1), id="a rival with more drops"),
])
def test_it_is_better_to_have(prepare: Callable[[Scene], object]) -> None:
    assert chance(prepare) > EVEN + 0.005


def test_cards_that_fit_the_board_are_worth_more() -> None:
    def with_card(card: str) -> float:
        def prepare(scene: Scene) -> None:
            scene.drops(0, A1=3, A2=2, B1=2)  # moss
            scene.discard(0, "leaf_one", "boletus_edulis", "agaricus_campestris", card)
        return chance(prepare)

    assert with_card("cyptotrama_asprata") < with_card("marasmius_rotula")
    assert with_card("trametes_versicolor") < with_card("marasmius_rotula")


def test_an_earner_is_worth_more_early_than_late() -> None:
    def gain(drops: dict[str, int]) -> float:
        plain = chance(lambda s: (s.drops(0, **drops), s.drops(1, **drops)))
        earner = chance(lambda s: (s.drops(0, **drops), s.drops(1, **drops), s.discard(
            0, "leaf_one", "boletus_edulis", "agaricus_campestris", "leccinum_scabrum", "cantharellus_cibarius")))
        return earner - plain

    assert gain({"A1": 4, "B1": 4, "A4": 4, "C4": 4, "E4": 4}) > 0.02
    assert gain({"C2": 1}) < 0.01


@pytest.mark.parametrize(("players", "modules"), KINDS)
def test_chances_lie_between_0_and_1_and_add_up_to_1_where_somebody_must_win(
        players: int, modules: tuple[str, ...]) -> None:
    for moves in (0, 10, 40):
        table = position(players, modules, moves, moves)
        chances = table.judge_all()
        assert chances == [table.judge(seat) for seat in range(players)]
        assert all(0 < one < 1 for one in chances)
        if players > 1:
            assert sum(chances) == pytest.approx(1)


def test_a_finished_game_is_judged_by_its_outcome() -> None:
    scene = Scene(players=2)
    scene.drops(0, D1=1).hand(0, "leccinum_scabrum", "leaf_one").hand(1, "leaf_one", "leaf_gift")
    scene.play("play leccinum_scabrum", "D1", "to D2").pass_turn()
    assert scene.table.over
    assert scene.table.judge_all() == [1.0, 0.0]


def test_a_turn_that_is_over_leaves_the_judgement_of_equals_even() -> None:
    """Everybody has the same number of turns (MYC-OVER-04): whoever has played this round is not ahead for that."""
    scene = Scene(players=2)
    for seat in (0, 1):
        scene.drops(seat, A1=2, B3=1, C1=2, E4=1, D1=1).hand(seat, "leaf_one", "leaf_one", "leaf_gift")
        scene.deck(seat, "boletus_edulis", "agaricus_campestris", "leccinum_scabrum")
    scene.begin()
    before = scene.table.judge(0)
    scene.pass_turn()
    assert scene.table.active == 1
    assert scene.table.judge(0) == pytest.approx(before, abs=0.05)
    assert before == pytest.approx(0.5, abs=0.05)


def test_other_weights_are_used_from_then_on() -> None:
    table = position(2, (), 5, 30)
    before = table.judge(0)
    weights = GAME.weights()
    weights["chance"]["sharp"] = 0.0
    try:
        GAME.use_weights(GAME.content(), weights)
        assert table.judge(0) == pytest.approx(0.5)
    finally:
        GAME.use_weights(GAME.content(), GAME.weights())
    assert table.judge(0) == before
