"""One-time effects: once, when the hero is hired, and never again (MYX-ONCE)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene

OPEN = ("leaf_gift", "leccinum_scabrum")
"""Two different cards in hand keep the turn open: a decision with one option is made silently."""

STILL_OPEN = ["play leaf_gift", "play leccinum_scabrum"]


@pytest.mark.rule("MYX-ONCE-01")
@pytest.mark.rule("MYX-ONCE-04")
@pytest.mark.case("CASE-MYX-01")
def test_a_one_time_effect_comes_after_paying_and_before_the_card_lies_on_the_draw_pile() -> None:
    scene = Scene(expansion=True).display("hydnum_repandum").leaves(0, 3).discard(0, "leaf_one", "boletus_edulis")
    scene.hand(0, *OPEN).deck(0, "agaricus_campestris")
    scene.play("hire hydnum_repandum")
    assert scene.leaves_of() == 0
    assert scene.deck_of() == ["agaricus_campestris"]
    assert scene.names() == ["trash leaf_one", "trash boletus_edulis", "skip"]
    scene.play("trash leaf_one")
    assert scene.discard_of() == ["boletus_edulis"]
    assert scene.deck_of() == ["hydnum_repandum", "agaricus_campestris"]
    assert scene.names() == STILL_OPEN


@pytest.mark.rule("MYX-ONCE-02")
@pytest.mark.case("CASE-MYX-01")
def test_a_one_time_effect_never_happens_again_when_the_card_is_played() -> None:
    scene = Scene(expansion=True).drops(0, A4=1).hand(0, "hydnum_repandum", *OPEN).discard(0, "leaf_one")
    scene.play("play hydnum_repandum")
    assert scene.names() == ["A4", "skip"]
    scene.play("skip")
    assert scene.names() == STILL_OPEN
    assert scene.leaves_of() == 1
    assert scene.discard_of() == ["leaf_one", "hydnum_repandum"]
    assert scene.told("trashed") == []


@pytest.mark.rule("MYX-ONCE-02")
def test_a_hired_card_is_drawn_and_played_without_its_one_time_effect() -> None:
    scene = Scene(expansion=True).display("schizophyllum_commune").leaves(0, 5).hand(0, *OPEN)
    scene.deck(0, "leaf_one", "leaf_one", "boletus_edulis").drops(0, C1=2)
    scene.play("hire schizophyllum_commune")
    assert scene.leaves_of() == 2  # the one-time effect
    scene.play(*STILL_OPEN, "end turn")
    assert scene.hand_of() == ["schizophyllum_commune", "leaf_one", "leaf_one"]
    scene.play("play schizophyllum_commune", "skip")
    assert scene.leaves_of() == 4


@pytest.mark.rule("MYX-ONCE-03")
def test_own_parts_of_a_one_time_effect_may_lapse() -> None:
    scene = Scene(expansion=True).display("tylopilus_formosus").leaves(0, 4).discard(0, "leaf_one").hand(0, *OPEN)
    scene.play("hire tylopilus_formosus", "skip")
    assert scene.discard_of() == ["leaf_one"]
    assert scene.deck_of() == ["tylopilus_formosus"]


@pytest.mark.rule("MYX-ONCE-03")
def test_a_bonus_for_others_in_a_one_time_effect_cannot_be_withheld() -> None:
    scene = Scene(players=3, expansion=True).display("tremella_mesenterica").leaves(0, 4).hand(0, *OPEN)
    scene.play("hire tremella_mesenterica")
    assert [scene.leaves_of(seat) for seat in range(3)] == [0, 2, 2]
    assert scene.deck_of() == ["tremella_mesenterica"]


@pytest.mark.rule("MYX-ONCE-04")
@pytest.mark.parametrize("hero", ["hydnum_repandum", "tylopilus_formosus"])
def test_hydnum_and_tylopilus_remove_one_card_when_hired(hero: str) -> None:
    scene = Scene(expansion=True).display(hero).leaves(0, 4).discard(0, "leaf_one", "leaf_one").hand(0, *OPEN)
    scene.play(f"hire {hero}", "trash leaf_one")
    assert scene.discard_of() == ["leaf_one"]
    assert scene.names()[:2] == STILL_OPEN


@pytest.mark.rule("MYX-ONCE-05")
@pytest.mark.case("CASE-MYX-02")
def test_hiring_fomes_lets_every_other_player_move_a_drop_but_not_you() -> None:
    scene = Scene(players=3, expansion=True).display("fomes_fomentarius").leaves(0, 4).hand(0, *OPEN)
    scene.drops(0, A1=1).drops(1, D1=1, A4=1).drops(2, A1=2)
    scene.play("hire fomes_fomentarius")
    assert scene.table.seat == 1 and scene.names() == ["D1", "A4", "skip"]
    scene.play("D1", "to D2")
    assert scene.table.seat == 2 and scene.names() == ["A1", "skip"]
    scene.play("skip")
    assert scene.table.seat == 0 and scene.names() == STILL_OPEN
    assert [scene.board(seat) for seat in range(3)] == [{"A1": 1}, {"A4": 1}, {"A1": 2}]
    assert scene.shrine_now == 1
    assert scene.deck_of() == ["fomes_fomentarius"]


@pytest.mark.rule("MYX-ONCE-05")
@pytest.mark.case("CASE-MYX-02")
def test_a_last_drop_moved_away_in_anothers_turn_triggers_the_end() -> None:
    scene = Scene(players=3, expansion=True).display("fomes_fomentarius").leaves(0, 4).drops(1, D1=1)
    scene.play("hire fomes_fomentarius", "D1", "to D2", "skip")  # nobody has a card left: the round ends by itself
    assert scene.winners == (1,)


@pytest.mark.rule("MYX-ONCE-06")
def test_a_hero_cannot_be_removed_by_its_own_one_time_effect() -> None:
    scene = Scene(expansion=True).display("hydnum_repandum").leaves(0, 3).discard(0, "hydnum_repandum")
    scene.hand(0, *OPEN)
    scene.play("hire hydnum_repandum", "trash hydnum_repandum")
    assert scene.discard_of() == []
    assert scene.deck_of() == ["hydnum_repandum"]
    scene = Scene(expansion=True).display("hydnum_repandum").leaves(0, 3).discard(0, "leaf_one").hand(0, *OPEN)
    scene.play("hire hydnum_repandum")
    assert scene.names() == ["trash leaf_one", "skip"]


@pytest.mark.rule("MYX-LANG-02")
def test_the_heroes_one_language_misspells_are_the_same_heroes() -> None:
    content = Scene(expansion=True).table.content
    for card, name, once in (("fomes_fomentarius", "Fomes fomentarius", "others(move(any,1))"),
                             ("tylopilus_formosus", "Tylopilus formosus", "trash(1)")):
        kind = content.kind_of[card]
        assert content.facts.components[card].name == name
        assert (content.copies[kind], content.once[kind].name) == (2, once)
