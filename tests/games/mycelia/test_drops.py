"""Moving and removing drops (MYC-DROP)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-DROP-09")
@pytest.mark.case("CASE-MYC-04")
def test_a_beetle_asks_for_exactly_the_number_shown() -> None:
    scene = Scene().drops(0, A1=1, C2=2, B2=3, D4=2).hand(0, "macrolepiota_procera", "leaf_one")
    scene.play("play macrolepiota_procera")
    assert scene.names() == ["C2", "D4", "skip"]
    scene.play("C2", "remove 2")
    assert scene.board() == {"A1": 1, "B2": 3, "D4": 2}
    assert scene.shrine_now == 2
