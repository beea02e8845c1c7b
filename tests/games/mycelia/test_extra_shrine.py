"""The extra shrine field (MYX-SHR)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.components import ANY, FIELD_OF, LEAF
from tests.games.mycelia.scene import Scene

OPEN = ("leaf_gift", "leccinum_scabrum")
"""Two different cards in hand keep the turn open: a decision with one option is made silently."""

STILL_OPEN = ["play leaf_gift", "play leccinum_scabrum"]


def hiring(leaves: int = 7) -> Scene:
    return Scene(expansion=True).display("clavulinopsis_fusiformis").leaves(0, leaves).hand(0, *OPEN)


@pytest.mark.rule("MYX-SHR-01")
@pytest.mark.rule("MYX-SHR-02")
@pytest.mark.case("CASE-MYX-06")
def test_a_field_with_exactly_one_drop_is_emptied_covered_and_works_at_once() -> None:
    scene = hiring(leaves=10).drops(0, B2=1, B3=1, A4=2)
    scene.play("hire clavulinopsis_fusiformis")
    assert scene.names() == ["B2", "B3", "skip"]
    scene.play("B2")
    assert scene.board() == {"B3": 1, "A4": 2}
    assert scene.extra_shrines_of() == ["B2"]
    scene.play("tile b", "B3", "to B2")
    assert scene.board() == {"A4": 2}
    assert scene.shrine_now == 2
    assert scene.deck_of() == ["clavulinopsis_fusiformis"]


@pytest.mark.rule("MYX-SHR-01")
def test_any_terrain_may_be_covered() -> None:
    scene = hiring().drops(0, A1=1, C1=1, D1=1, E1=1)  # moss, leaf, water, earth
    scene.play("hire clavulinopsis_fusiformis")
    assert scene.names() == ["A1", "C1", "D1", "E1", "skip"]


@pytest.mark.rule("MYX-SHR-02")
@pytest.mark.case("CASE-MYX-06")
def test_a_covered_field_is_no_terrain_any_more() -> None:
    scene = hiring().drops(0, C3=1, A4=2).play("hire clavulinopsis_fusiformis", "C3")  # C3 was leaf
    ground = scene.player().ground
    assert FIELD_OF["C3"] not in ground.fields[LEAF] + ground.fields[ANY]
    scene.carry_out("burst(leaf,need=0,centre=0,sides=4,each=1)")
    assert scene.names() == ["A3", "B4", "skip"]


@pytest.mark.rule("MYX-SHR-02")
def test_every_drop_moved_onto_a_covered_field_is_removed_also_in_later_turns() -> None:
    scene = hiring().drops(0, C3=1, B3=2, A4=2).play("hire clavulinopsis_fusiformis", "C3")
    scene.end_turn().carry_out("move(water,2)").play("B3", "to C3", "to C3")
    assert scene.board() == {"A4": 2}
    assert scene.shrine_now == 3


@pytest.mark.rule("MYX-SHR-03")
def test_one_player_may_place_both_extra_shrine_fields() -> None:
    scene = hiring(leaves=14).display("clavulinopsis_fusiformis", "clavulinopsis_fusiformis").drops(0, B2=1, B3=1, A4=2)
    scene.play("hire clavulinopsis_fusiformis", "B2", "hire clavulinopsis_fusiformis", "B3")
    assert scene.extra_shrines_of() == ["B2", "B3"]
    assert scene.board() == {"A4": 2}
    assert scene.table.extra_shrines == 0


@pytest.mark.rule("MYX-SHR-04")
@pytest.mark.rule("MYX-LANG-01")
def test_without_a_fitting_field_the_hero_may_be_hired_and_the_effect_lapses() -> None:
    scene = hiring().drops(0, A4=2, B4=3).play("hire clavulinopsis_fusiformis")
    assert scene.names() == STILL_OPEN
    assert scene.deck_of() == ["clavulinopsis_fusiformis"]
    assert scene.extra_shrines_of() == [] and scene.board() == {"A4": 2, "B4": 3}


@pytest.mark.rule("MYX-SHR-04")
def test_the_extra_shrine_field_may_be_declined() -> None:
    scene = hiring().drops(0, A4=1).play("hire clavulinopsis_fusiformis", "skip")
    assert scene.extra_shrines_of() == [] and scene.board() == {"A4": 1}
    assert scene.table.extra_shrines == 2


@pytest.mark.rule("MYX-SHR-05")
def test_the_removed_drop_goes_on_the_shrine_and_the_last_one_triggers_the_end() -> None:
    scene = hiring().drops(0, A4=1).play("hire clavulinopsis_fusiformis", "A4")
    assert scene.shrine_now == 1
    assert scene.board() == {} and scene.table.ending
    scene.play("play leaf_gift")  # the rest of the round has no choice left
    assert scene.winners == (0,)
