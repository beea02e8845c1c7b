"""Leaves (MYC-LEAF)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.playing import random_game
from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-LEAF-01")
@pytest.mark.parametrize(("card", "leaves"), [("leaf_one", 1), ("leaf_gift", 2), ("coprinus_comatus", 2),
                                              ("cantharellus_cibarius", 3)])
def test_a_leaf_symbol_gives_leaves_of_its_number(card: str, leaves: int) -> None:
    scene = Scene().dealt().leaves(0, 4).hand(0, card, "boletus_edulis", "agaricus_campestris").play(f"play {card}")
    assert scene.leaves_of() == 4 + leaves


@pytest.mark.rule("MYC-LEAF-02")
def test_leaves_are_spent_at_once_or_kept_without_limit() -> None:
    scene = Scene().dealt().leaves(0, 1).drops(0, A4=1).hand(0, "leaf_one", "boletus_edulis", "agaricus_campestris")
    scene.display("coprinus_comatus")
    assert "hire coprinus_comatus" not in scene.names()
    scene.play("play leaf_one")
    assert "hire coprinus_comatus" in scene.names()  # with the leaf of this very turn
    scene = Scene().dealt().leaves(0, 500).play("play leaf_gift")
    assert scene.leaves_of() == 502
    scene.pass_turn().pass_turn()
    assert scene.turn_of == 0 and scene.leaves_of() == 504  # one of the own, one of the neighbour's


@pytest.mark.rule("MYC-LEAF-03")
@pytest.mark.parametrize("seed", [1, 2])
def test_leaves_are_spent_on_heroes_and_tiles_only(seed: int) -> None:
    spent = 0
    last: list[int] = []
    for before, events in random_game(players=2, seed=seed):
        assert not last or last == [p.leaves for p in before.players]
        last = [p.leaves for p in before.players]
        for event in events:
            if event.kind in ("hired", "tile-used"):
                spent += 1
                last[event.seat] -= int(str(event.facts["cost"]))
            elif event.kind == "leaves":
                last[event.seat] += int(str(event.facts["count"]))
    assert spent > 5
