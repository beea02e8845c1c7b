"""FRUIT: payments, places, boards (MUM-FRU)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelium.table import MyceliumTable
from tests.games.mycelium.scene import Scene

TYPES = {"1,0,0": "red", "1,1,0": "red", "1,0,1": "brown", "0,0,1": "red", "0,1,0": "black", "2,0,0": "brown"}


def paying(card: str, spores: dict[str, int], **types: str) -> Scene:
    scene = Scene(types=TYPES | types).mother(0, "1,0,0").mother(1, "0,0,2").lie(0, spores).hand(0, card)
    return scene.begin()


@pytest.mark.rule("MUM-FRU-01")
@pytest.mark.rule("MUM-FRU-09")
def test_a_card_is_paid_by_one_spore_for_each_icon() -> None:
    scene = paying("jelly_ear", {"1,0,0": 1, "1,0,1": 1})  # red 1, brown 1
    scene.play("fruit jelly_ear", "1,0,1")
    t = scene.table
    assert t.card_ids([t.players[0].cards[0]]) == ["jelly_ear"] and t.players[0].hand == []
    assert scene.mushrooms(0) == {1: "1,0,1"} and scene.counters(0) == [0] * 5 and scene.spores() == {}
    assert paying("jelly_ear", {"1,0,0": 2}).names("fruit") == []
    assert paying("jelly_ear", {"1,0,1": 2}).names("fruit") == []


@pytest.mark.rule("MUM-FRU-01")
def test_a_colour_that_is_paid_is_not_paid_again() -> None:
    """Red 1, brown 1, both free: after the red spore only a brown one is left to take, so nothing more is asked."""
    scene = paying("jelly_ear", {"1,0,0": 2, "1,0,1": 2}).play("fruit jelly_ear", "1,0,0 of 1")
    assert scene.table.step.name == "grow at" and scene.spores() == {"1,0,0": (1, 0), "1,0,1": (1, 0)}


@pytest.mark.rule("MUM-FRU-03")
def test_a_black_spore_without_which_it_cannot_be_paid_is_not_asked_for() -> None:
    scene = paying("jelly_ear", {"1,0,0": 1, "1,1,0": 1, "0,1,0": 1}).play("fruit jelly_ear")
    assert sorted(scene.names()) == ["1,0,0 of 1", "1,1,0 of 1"], "brown can only be the black one"
    scene.play("1,0,0 of 1")
    assert scene.spores() == {"1,1,0": (1, 0)}


@pytest.mark.rule("MUM-FRU-02")
def test_all_spores_come_from_one_network() -> None:
    apart = paying("amethyst_deceiver", {"1,0,0": 1, "0,0,1": 1})  # red 2
    assert apart.names("fruit") == []
    joined = paying("amethyst_deceiver", {"1,0,0": 1, "0,0,1": 1, "1,0,1": 1})
    assert joined.names("fruit") == ["fruit amethyst_deceiver"]
    two = paying("amethyst_deceiver", {"1,0,0": 2, "0,0,1": 2}).play("fruit amethyst_deceiver")
    assert sorted(two.names()) == ["0,0,1 of 1", "1,0,0 of 1", "rest"]
    two.play("0,0,1 of 1")
    assert two.mushrooms(0) == {1: "0,0,1"} and two.spores() == {"1,0,0": (2, 0)}, "the second of the same network"


@pytest.mark.rule("MUM-FRU-03")
@pytest.mark.rule("MUM-FRU-04")
def test_black_tiles_and_several_spores_of_one_tile() -> None:
    scene = paying("amethyst_deceiver", {"1,1,0": 1, "0,1,0": 2}).play("fruit amethyst_deceiver")
    assert sorted(scene.names()) == ["0,1,0 of 1", "1,1,0 of 1", "rest"]
    scene.play("0,1,0 of 1", "0,1,0 of 1")
    assert scene.spores() == {"1,1,0": (1, 0)} and scene.mushrooms(0) == {1: "0,1,0"}
    one = paying("amethyst_deceiver", {"1,1,0": 1, "0,1,0": 1}).play("fruit amethyst_deceiver", "0,1,0")
    assert one.spores() == {}


@pytest.mark.rule("MUM-FRU-05")
def test_on_a_controlled_tile_the_payer_chooses_whose_spores_are_taken() -> None:
    scene = paying("amethyst_deceiver", {"1,0,0": 2})
    scene.table.add_spore(1, scene.tile("1,0,0"))
    scene.begin().play("fruit amethyst_deceiver")
    assert sorted(scene.names()) == ["1,0,0 of 1", "1,0,0 of 2", "rest"]
    scene.play("1,0,0 of 2")
    assert scene.spores() == {"1,0,0": (1, 0)} and (scene.left(0), scene.left(1)) == (29, 30)
    own = paying("amethyst_deceiver", {"1,0,0": 2})
    own.table.add_spore(1, own.tile("1,0,0"))
    own.begin().play("fruit amethyst_deceiver", "1,0,0 of 1", "1,0,0 of 1")
    assert own.spores() == {"1,0,0": (0, 1)} and (own.left(0), own.left(1)) == (30, 29)


@pytest.mark.rule("MUM-FRU-06")
@pytest.mark.rule("MUM-FRU-07")
@pytest.mark.rule("MUM-FRU-12")
@pytest.mark.rule("MUM-FRU-13")
@pytest.mark.case("CASE-MUM-19")
def test_where_the_token_may_go() -> None:
    scene = Scene(types=TYPES).mother(0, "1,0,0").mother(1, "0,0,2").lie(0, {"1,0,0": 1, "1,1,0": 1, "1,0,1": 1})
    scene.insect("1,0,0").hand(0, "amethyst_deceiver").play("fruit amethyst_deceiver")
    assert sorted(scene.names()) == ["1,0,0", "1,1,0"], "not where nothing was spent"
    scene.play("1,0,0")
    assert scene.mushrooms(0) == {1: "1,0,0"} and scene.table.insect_on[scene.tile("1,0,0")] and scene.purse(0) == 0


@pytest.mark.rule("MUM-FRU-08")
def test_a_payment_must_touch_a_tile_without_a_mushroom() -> None:
    grown = Scene(types=TYPES).mother(0, "1,0,0").mushroom(0, "1,0,0", "penny_bun").mother(1, "0,0,2")
    grown.lie(0, {"1,0,0": 2}).hand(0, "amethyst_deceiver")
    assert grown.names("fruit") == []
    scene = Scene(types=TYPES).mother(0, "1,0,0").mushroom(0, "1,0,0", "penny_bun").mother(1, "0,0,2")
    scene.lie(0, {"1,0,0": 3, "1,1,0": 1}).hand(0, "amethyst_deceiver").play("fruit amethyst_deceiver")
    assert sorted(scene.names()) == ["1,0,0 of 1", "1,1,0 of 1", "rest"]
    scene.play("1,0,0 of 1")
    assert scene.mushrooms(0) == {1: "1,0,0", 2: "1,1,0"}, "the last spore could only come from the free tile"
    assert scene.spores() == {"1,0,0": (2, 0)}


@pytest.mark.rule("MUM-FRU-08")
def test_a_free_tile_of_a_colour_that_is_not_needed_does_not_help() -> None:
    """Red and brown are needed; the brown spore must come from the tile without a mushroom, whatever lies on green."""
    scene = Scene(types=TYPES | {"1,1,0": "green"}).mother(0, "0,2,0").mother(1, "0,0,2").hand(0, "jelly_ear")
    scene.mushroom(0, "1,0,0", "penny_bun").mushroom(0, "2,0,0", "death_cap", board=2)
    scene.lie(0, {"1,0,0": 2, "1,0,1": 1, "2,0,0": 2, "1,1,0": 1}).play("fruit jelly_ear")
    assert sorted(scene.names()) == ["1,0,0 of 1", "1,0,1 of 1", "rest"]
    scene.play("1,0,0 of 1")
    assert scene.mushrooms(0) == {1: "1,0,0", 2: "2,0,0", 3: "1,0,1"}, "red is paid; brown could only come from there"
    assert scene.spores() == {"1,0,0": (1, 0), "1,1,0": (1, 0), "2,0,0": (2, 0)}


@pytest.mark.rule("MUM-FRU-10")
@pytest.mark.case("CASE-MUM-20")
def test_no_free_board() -> None:
    scene = Scene(types=TYPES).mother(0, "0,0,1").mother(1, "0,0,2").lie(0, {"0,0,1": 2}).hand(0, "amethyst_deceiver")
    for board, cell in enumerate(("1,0,0", "1,1,0", "1,0,1", "0,1,0", "0,2,0"), 1):
        scene.mushroom(0, cell, "fluted_birds_nest" if board == 1 else "", board=board, counter=2 * (board == 1))
    assert scene.names("fruit") == []
    scene.play("decay 1")
    assert scene.names("fruit") == ["fruit amethyst_deceiver"]
    scene.play("fruit amethyst_deceiver")
    assert scene.mushrooms(0)[1] == "0,0,1"


@pytest.mark.rule("MUM-FRU-11")
def test_the_choice_of_the_board() -> None:
    scene = paying("jelly_ear", {"1,0,0": 1, "1,0,1": 1}).effect(0, "this_mushroom_spreads_one_more", 2)
    scene.effect(0, "reroll_the_wind", 4).effect(0, "spore_this_mushroom_and_mother", 5)
    scene.ready()
    scene.table.deck = [card for card in scene.table.deck if card not in scene.placed()]
    scene.table.deck_seen = [0] * len(scene.table.deck)
    scene.begin().play("fruit jelly_ear", "1,0,0")
    assert scene.names() == ["board 1", "board 2", "board 4", "board 5"], "1 and 3 differ in nothing but their dots"
    scene.play("board 4")
    assert scene.mushrooms(0) == {4: "1,0,0"}


@pytest.mark.rule("MUM-FRU-14")
def test_a_new_mushroom_appropriates_the_spores_on_its_tile() -> None:
    scene = Scene(types=TYPES).mother(0, "2,0,0").mother(1, "0,0,2").lie(0, {"1,0,0": 1, "1,0,1": 1})
    scene.lie(1, {"1,0,0": 3}).hand(0, "jelly_ear").begin()
    assert (["1,0,0"], {"red": 3}) in scene.networks(1)
    scene.play("fruit jelly_ear", "1,0,0")
    assert scene.networks(0) == [(["1,0,0", "2,0,0"], {"red": 3})]
    assert scene.networks(1) == [(["0,0,2"], {})]


def outcomes(t: MyceliumTable, lines: bool) -> list[tuple[int, ...]]:
    """Every payment that can be reached, with repetitions: by all options, or by those that a search follows."""
    if t.step.name != "pay":
        return [tuple(t.spores)]
    found: list[tuple[int, ...]] = []
    for choice in t.lines() if lines else t.options:
        after = t.clone()
        after.apply(choice)
        found += outcomes(after, lines)
    return found


@pytest.mark.parametrize(("card", "spores"), [
    ("amethyst_deceiver", {"1,0,0": 2, "1,1,0": 2, "0,1,0": 2}),
    ("pink_waxcap", {"1,0,0": 2, "1,1,0": 1, "1,0,1": 1, "0,1,0": 2}),
    ("jelly_ear", {"1,0,0": 1, "1,0,1": 2, "2,0,0": 1, "1,1,0": 1, "0,1,0": 1}),
])
def test_a_search_follows_every_payment_once(card: str, spores: dict[str, int]) -> None:
    scene = paying(card, spores)
    scene.table.add_spore(1, scene.tile("1,0,0"))
    scene.begin().play(f"fruit {card}")
    table = scene.table
    every, followed = outcomes(table, False), outcomes(table, True)
    assert set(followed) == set(every)
    assert len(followed) == len(set(followed)) < len(every)


def test_a_whole_payment_can_be_left_to_the_table() -> None:
    """Three clicks: the card, the rest, where it grows."""
    scene = paying("pink_waxcap", {"1,0,0": 2, "1,1,0": 3, "1,0,1": 2, "2,0,0": 1}).play("fruit pink_waxcap", "rest")
    assert sum(sum(counts) for counts in scene.spores().values()) == 8 - 4
    assert scene.table.step.name == "grow at"
