"""Favour buys gifts (PRI-BUY)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene, prisma


def offered(scene: Scene) -> list[str]:
    return [name for name in scene.names() if name.startswith("buy")]


def piles(pawn: int) -> Scene:
    return prisma(players=4).pawn(0, pawn).roots(["velamen", "umbra"], ["lux", "falx"], ["iris", "lyra"])


@pytest.mark.rule("PRI-BUY-01")
def test_a_colour_buys_itself_and_every_cheaper_one() -> None:
    green, amber, purple = "buy green gift", "buy amber gift", "buy purple gift"
    for field in (5, 6, 7):
        assert offered(piles(field)) == [green]
    for field in (8, 9, 10):
        assert offered(piles(field)) == [green, amber]
    assert offered(piles(11)) == [green, amber, purple]


@pytest.mark.rule("PRI-BUY-08")
def test_no_gift_is_bought_from_a_field_without_colour() -> None:
    for field in (0, 1, 2, 3, 4):
        assert offered(piles(field)) == []


@pytest.mark.rule("PRI-BUY-02")
def test_every_purchase_sends_the_pawn_back_to_the_start() -> None:
    for field, colour in ((5, "green"), (10, "green"), (11, "green"), (8, "amber"), (11, "purple")):
        assert piles(field).play(f"buy {colour} gift").pawn_of() == 0


@pytest.mark.rule("PRI-BUY-03")
def test_the_top_gift_goes_on_top_of_the_own_draw_pile() -> None:
    scene = piles(8).deck(0, "leaf_gift").play("buy amber gift")
    assert scene.deck_of() == ["lux", "leaf_gift"]
    assert scene.roots_now() == {"green": ["velamen", "umbra"], "amber": ["falx"], "purple": ["iris", "lyra"]}
    assert scene.table.view(1)["players"][0]["pile_top"] == ["lux"]


@pytest.mark.rule("PRI-BUY-01")
@pytest.mark.rule("PRI-BUY-02")
@pytest.mark.rule("PRI-BUY-03")
@pytest.mark.rule("PRI-PET-01")
@pytest.mark.case("CASE-PRI-05")
def test_paying_with_a_higher_colour_gives_no_change() -> None:
    scene = prisma().pawn(0, 9).roots(green=["petasus"], amber=["lux"]).discard(0, "leaf_gift")
    scene.play("buy green gift", "trash leaf_gift")
    assert (scene.pawn_of(), scene.leaves_of()) == (0, 4)
    assert (scene.deck_of(), scene.discard_of()) == (["petasus"], [])
    refused = prisma().pawn(0, 5).roots(green=["petasus"], amber=["lux"])
    assert offered(refused) == ["buy green gift"]


@pytest.mark.rule("PRI-BUY-04")
def test_the_one_time_effect_happens_at_the_purchase_before_the_card_lies_on_the_pile_and_never_again() -> None:
    scene = prisma().pawn(0, 5).roots(green=["petasus"]).hand(0, "leaf_one").discard(0, "leaf_gift")
    scene.deck(0, "agaricus_campestris", "leccinum_scabrum", "boletus_edulis").play("buy green gift")
    assert scene.names() == ["trash leaf_gift", "skip"]  # Petasus itself is not there yet
    assert scene.deck_of() == ["agaricus_campestris", "leccinum_scabrum", "boletus_edulis"]
    scene.play("skip")
    assert scene.leaves_of() == 4
    scene.play("play leaf_one", "end turn")
    assert scene.gifts_of() == ["petasus"]
    assert scene.leaves_of() == 5  # only the leaf card: laying Petasus out gives nothing
    assert scene.discard_of() == ["leaf_gift", "leaf_one"]


@pytest.mark.rule("PRI-BUY-04")
def test_a_one_time_effect_may_be_for_the_others() -> None:
    scene = prisma(players=3).pawn(0, 11).roots(purple=["lyra"]).drops(0, A1=2)
    scene.drops(1, C2=2).drops(2, E1=2).play("buy purple gift")
    assert scene.asked == 1
    scene.play("C2")
    assert scene.asked == 2
    scene.play("E1")
    assert [scene.board(seat) for seat in range(3)] == [{"A1": 2}, {"C2": 1}, {"E1": 1}]
    assert scene.deck_of() == ["lyra"]


@pytest.mark.rule("PRI-BUY-05")
def test_several_gifts_are_bought_in_one_turn_when_the_pawn_gets_far_enough_again() -> None:
    scene = prisma(players=4).pawn(0, 5).roots(green=["velamen", "velamen"]).leaves(0, 0)
    scene.drops(0, A1=(0, 3), E1=1).busy(0, "marasmius_rotula", "hydnellum_peckii", "russula_cyanoxantha")
    scene.play("buy green gift")
    assert offered(scene) == []
    scene.play("play marasmius_rotula", "A1", "remove 3", "play russula_cyanoxantha")
    assert (scene.pawn_of(), offered(scene)) == (4, [])
    scene.play("play hydnellum_peckii", "buy green gift")
    assert (scene.pawn_of(), scene.deck_of()) == (0, ["velamen", "velamen"])


@pytest.mark.rule("PRI-BUY-05")
def test_gifts_are_bought_between_cards_but_neither_inside_a_function_nor_in_another_players_turn() -> None:
    scene = prisma().pawn(0, 5).pawn(1, 6).roots(green=["velamen"]).busy(0, "hypholoma_fasciculare")
    scene.drops(0, A1=1).drops(1, E4=1).play("play hypholoma_fasciculare")
    assert scene.names() == ["A1", "skip"]
    scene.play("skip")
    assert (scene.asked, scene.names()) == (1, ["E4", "skip"])
    scene.play("skip")
    assert (scene.asked, offered(scene)) == (0, ["buy green gift"])


@pytest.mark.rule("PRI-BUY-06")
def test_an_empty_pile_sells_nothing_any_more() -> None:
    scene = prisma().pawn(0, 11).roots(green=["velamen"], amber=["lux"])
    scene.play("buy green gift")
    scene.pawn(0, 11).begin()
    assert offered(scene) == ["buy amber gift"]
    scene.play("play leaf_one", "play boletus_edulis", "end turn")
    assert scene.roots_now() == {"green": [], "amber": ["lux"], "purple": []}


@pytest.mark.rule("PRI-BUY-07")
def test_buying_a_gift_triggers_nothing_and_is_not_cheaper() -> None:
    scene = prisma(players=4).pawn(0, 5).gifts(0, "viatica", "simulacrum", "falx", "gemma", "velamen")
    scene.roots(green=["petasus"], amber=["lux"]).discard(0, "leaf_gift")
    assert offered(scene) == ["buy green gift"]  # Velamen does not bring amber nearer
    scene.play("buy green gift", "skip")
    assert scene.told("gift-works") == []
    assert (scene.pawn_of(), scene.leaves_of(), scene.discard_of()) == (0, 4, ["leaf_gift"])
    assert (scene.asked, scene.deck_of()) == (0, ["petasus"])
    assert "play leaf_one" in scene.names()
