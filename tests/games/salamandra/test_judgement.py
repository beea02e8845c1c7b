"""What a bot thinks of a position follows what a player would say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.games.salamandra import GAME
from tests.games.salamandra.scene import Scene


def chance(prepare: Callable[[Scene], object]) -> float:
    """The chance of seat 0 in a scene that is even but for what `prepare` changes."""
    scene = Scene().round(2).available(0, 1).available(1, 1).books("spellbook_01", "spellbook_10")
    scene.man(0, "field_01 E", "field_03 S").man(1, "field_02 E", "field_04 S")
    prepare(scene)
    return scene.begin().table.judge(0)


EVEN = chance(lambda scene: scene)


@pytest.mark.parametrize("prepare", [
    pytest.param(lambda s: s.points(5, 0), id="points"),
    pytest.param(lambda s: s.crystals(0, 4), id="crystals"),
    pytest.param(lambda s: s.scrolls(0, 2), id="scrolls"),
    pytest.param(lambda s: s.available(0, 2), id="an apprentice to place"),
    pytest.param(lambda s: s.man(0, "field_03 W"), id="an apprentice more on a field"),
    pytest.param(lambda s: s.on_book(0, "spellbook_10", 17), id="an apprentice on a spellbook"),
    pytest.param(lambda s: s.cards(0, "bear_09"), id="a card with the most symbols"),
    pytest.param(lambda s: s.asleep(1, "field_04 W").scrolls(0, 3), id="scrolls against a sleeper"),
])
def test_it_is_better_to_have(prepare: Callable[[Scene], object]) -> None:
    assert chance(prepare) > EVEN + 0.005


def test_it_is_worse_when_the_other_has_it() -> None:
    assert chance(lambda s: s.points(0, 5)) < EVEN - 0.005


def test_a_sleeping_apprentice_is_worth_less_than_an_active_one() -> None:
    assert chance(lambda s: s.asleep(0, "field_03 W")) < chance(lambda s: s.man(0, "field_03 W"))


def test_a_lead_means_more_late_than_early() -> None:
    def lead(round_: int) -> float:
        return Scene().round(round_).available(0, 1).available(1, 1).points(9, 0).begin().table.judge(0)

    assert 0.5 < lead(1) < lead(4)


def test_the_weights_can_be_changed_for_tuning() -> None:
    content = GAME.content()
    weights = GAME.weights()
    before = chance(lambda s: s.crystals(0, 6))
    try:
        GAME.use_weights(content, {**weights, "things": {**weights["things"], "crystal": 0.0}})
        assert chance(lambda s: s.crystals(0, 6)) < before
    finally:
        GAME.use_weights(content, weights)
    assert chance(lambda s: s.crystals(0, 6)) == before
