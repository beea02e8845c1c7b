"""Drawing cards (MYC-DRAW)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.playing import random_game
from tests.games.mycelia.scene import Scene

FIVE = ("coprinus_comatus", "clathrus_ruber", "panellus_mitis", "lactarius_indigo", "marasmius_rotula")


@pytest.mark.rule("MYC-DRAW-01")
def test_three_cards_are_drawn_from_the_top() -> None:
    scene = Scene().dealt().hand(0).deck(0, *FIVE).discard(0, "leaf_one").end_turn()
    assert scene.hand_of() == list(FIVE[:3]) and scene.deck_of() == list(FIVE[3:])
    assert scene.discard_of() == ["leaf_one"]


@pytest.mark.rule("MYC-DRAW-02")
@pytest.mark.case("CASE-MYC-17")
@pytest.mark.parametrize("seed", range(4))
def test_too_few_cards_the_discard_pile_is_shuffled_under_them(seed: int) -> None:
    scene = Scene(seed=seed).dealt().hand(0).deck(0, "leaf_one", "leaf_gift").discard(0, *FIVE).end_turn()
    assert scene.hand_of()[:2] == ["leaf_one", "leaf_gift"] and len(scene.hand_of()) == 3
    assert len(scene.deck_of()) == 4 and scene.discard_of() == []
    assert sorted([scene.hand_of()[2], *scene.deck_of()]) == sorted(FIVE)


@pytest.mark.rule("MYC-DRAW-02")
def test_the_discard_pile_really_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        scene = Scene(seed=seed).dealt().hand(0).discard(0, *FIVE).end_turn()
        assert len(scene.hand_of()) == 3 and scene.discard_of() == []
        orders.add(tuple(scene.hand_of() + scene.deck_of()))
    assert len(orders) > 8


@pytest.mark.rule("MYC-DRAW-03")
@pytest.mark.case("CASE-MYC-18")
def test_exactly_three_cards_are_drawn_without_a_shuffle() -> None:
    scene = Scene().dealt().hand(0).deck(0, "leaf_one", "leaf_gift", "boletus_edulis")
    scene.discard(0, *FIVE, "amanita_muscaria").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift", "boletus_edulis"] and scene.deck_of() == []
    assert scene.discard_of() == [*FIVE, "amanita_muscaria"] and scene.told("shuffled") == []
    scene.pass_turn().pass_turn()
    mine = [event.facts["count"] for event in scene.told("shuffled") if event.seat == 0]
    assert mine == [9]
    assert (len(scene.hand_of()), len(scene.deck_of()), scene.discard_of()) == (3, 6, [])


@pytest.mark.rule("MYC-DRAW-04")
def test_cards_are_shuffled_only_when_a_turn_ends_with_fewer_than_three_left() -> None:
    shuffles = 0
    for before, events in random_game(players=3, seed=11):
        for at, event in enumerate(events):
            if event.kind == "shuffled":
                shuffles += 1
                assert [one.seat for one in events[:at] if one.kind == "turn-ended"][-1:] == [event.seat]
                assert len(before.players[event.seat].deck) < 3
                assert event.facts["count"] == len(before.players[event.seat].discard) + sum(
                    one.kind == "played" and one.seat == event.seat for one in events[:at])
    assert shuffles > 5


@pytest.mark.rule("MYC-DRAW-05")
def test_whoever_owns_fewer_than_three_cards_draws_them_all() -> None:
    scene = Scene().dealt().hand(0).deck(0, "leaf_one").discard(0, "leaf_gift").end_turn()
    assert scene.hand_of() == ["leaf_one", "leaf_gift"]
    assert scene.deck_of() == [] and scene.discard_of() == [] and scene.turn_of == 1
    scene = Scene().dealt().hand(0).end_turn()
    assert scene.hand_of() == [] and scene.told("shuffled") == [] and scene.turn_of == 1
