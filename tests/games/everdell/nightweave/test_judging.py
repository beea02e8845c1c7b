"""What bots think of a position against her: she is the one to beat, and two people win together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairyring.bots.levels import make_bot
from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import POINT
from fairyring.kernel.seat import SeatHandle
from tests.games.everdell.nightweave.lair_scene import LairScene


def chance(scene: LairScene, seat: int = 0) -> float:
    return scene.begin().table.judge(seat)


@pytest.mark.parametrize("prepare", [
    lambda scene: scene.her_city("king"),
    lambda scene: setattr(scene.lair, "won", [scene.take("king")]),
    lambda scene: setattr(scene.lair, "webs", [0, 1, 2]),
    lambda scene: scene.player(scene.nw).goods.__setitem__(POINT, 5),
    lambda scene: scene.her_hand("king", "queen"),
], ids=["a card of her city", "an accomplishment", "webs", "tokens", "her hand"])
def test_it_is_worse_when_she_has_more(prepare: Callable[[LairScene], object]) -> None:
    scene = LairScene()
    prepare(scene)
    assert chance(scene) < chance(LairScene())


def test_what_she_has_still_to_place_counts_and_nothing_after_her_end() -> None:
    early = LairScene().her_season("winter")
    late = LairScene().her_season("autumn").spiders(home=1)
    ended = LairScene().her_season("autumn").spiders(home=1)
    ended.player(ended.nw).passed = True
    assert chance(early) < chance(late) < chance(ended)


def test_what_lies_face_down_comes_back_unless_it_is_too_late() -> None:
    def shut(season: str) -> LairScene:
        scene = LairScene().her_season(season)
        scene.lair.shut = [[0, scene.take("king"), 0, 0, 0, 0, 0, 0, 0]]
        return scene
    assert chance(shut("summer")) > chance(LairScene().her_season("summer"))
    assert chance(shut("autumn")) == chance(LairScene().her_season("autumn"))


@pytest.mark.rule("MIS-NW-END-08")
def test_two_people_are_judged_together() -> None:
    """What helps one helps both; a partner's points are no harm."""
    plain = LairScene(2)
    mine, partners = LairScene(2).city(0, "king"), LairScene(2).city(1, "king")
    for seat in (0, 1):
        assert chance(mine, seat) > chance(plain, seat) and chance(partners, seat) > chance(plain, seat)
    assert chance(plain, 0) == chance(plain, 1)


@pytest.mark.rule("MIS-NW-END-08")
def test_a_game_that_is_over_is_won_or_lost_by_both() -> None:
    def over(first: int, second: int) -> LairScene:
        scene = LairScene(2).begin()
        for number, tokens in enumerate((first, second, 10)):
            scene.player(number).goods[POINT] = tokens
            scene.player(number).passed = True
        scene.table.stack.clear()
        scene.table.seat = -1
        scene.table.over = True
        return scene
    won, by_more, lost = over(20, 12), over(20, 14), over(40, 10)
    assert won.table.judge_all()[0] == won.table.judge_all()[1] > 0.9
    assert by_more.table.judge(0) > won.table.judge(0) > 0.9
    assert lost.table.judge(0) < 0.1


@pytest.mark.parametrize("players", [1, 2])
def test_bots_play_against_her_to_the_end(players: int) -> None:
    scene = LairScene(players).begin()
    table, bot = scene.table, make_bot("greedy")
    for number in range(12):
        if table.over:
            break
        name = bot.choose(SeatHandle(GAME, table, table.seat), number)
        table.apply(table.options[table.names().index(name)])
    assert table.check() == []
