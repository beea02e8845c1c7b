"""Alone against Gwidyon with Prisma (PRI-SOLO)."""

from __future__ import annotations

import pytest

from fairyring.games.mycelia.kept import Gwidyon
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene, prisma

OTHERS = ["solo_1", "solo_2", "solo_4", "solo_6"]


def solo_game(**options: str) -> tuple[MyceliaTable, Gwidyon]:
    t = Session.start(Setup("mycelia", 1, ("prisma",), options, 5)).table
    assert isinstance(t, MyceliaTable) and t.gwidyon is not None
    return t, t.gwidyon


def fifth_card(pawn: int = 0, his: int = 0) -> Scene:
    """Gwidyon is about to show his fifth card, which gives a leaf and takes one of his drops."""
    scene = prisma(players=1).pawn(0, pawn).gwidyon(pile=["solo_5", "solo_3"], shown=OTHERS, pawn=his)
    return scene.roots(["velamen", "umbra"], ["lux", "falx"], ["iris", "lyra"])


@pytest.mark.rule("PRI-SOLO-01")
def test_the_solo_game_goes_as_without_prisma() -> None:
    t, gwidyon = solo_game()
    assert (t.full, len(gwidyon.pile), gwidyon.removing) == (10, 6, True)
    scene = prisma(players=1).hand(0).deck(0, "leaf_one", "leaf_gift", "boletus_edulis")
    scene.gwidyon(pile=["solo_4", "solo_5"], shown=["solo_1"]).end_turn()
    assert (scene.leaves_of(), scene.table.view(0)["gwidyon"]["drops"]) == (1, 17)
    assert scene.asked == 0


@pytest.mark.rule("PRI-SOLO-02")
def test_gwidyon_starts_with_20_dewdrops_against_your_22_and_gets_no_supply() -> None:
    t, gwidyon = solo_game()
    assert (gwidyon.drops, t.players[0].left) == (20, 22)
    scene = prisma(players=1).drops(0, A1=1).shrine(10).supply("supply_1", "a").die("dew")
    scene.gwidyon(drops=12, removing=True, pile=["solo_3", "solo_5"]).end_turn()
    assert scene.board() == {"A1": 1, "E2": 1, "D4": 1}
    assert scene.table.view(0)["gwidyon"]["drops"] == 12


@pytest.mark.rule("PRI-SOLO-03")
def test_the_track_is_set_up_as_for_two_with_gwidyons_pawn_at_the_start() -> None:
    t, gwidyon = solo_game()
    assert t.view(0)["favour"]["blocked"] == [1, 2]
    assert (t.players[0].pawn, gwidyon.pawn) == (0, 0)
    assert prisma(players=1).carry_out("favour(1)").pawn_of() == 3


@pytest.mark.rule("PRI-SOLO-04")
@pytest.mark.rule("PRI-LANG-02")
@pytest.mark.rule("PRI-LANG-05")
def test_you_buy_gifts_as_usual_and_gwidyons_pawn_only_goes_forward() -> None:
    scene = prisma(players=1).pawn(0, 5).roots(green=["velamen", "umbra"]).play("buy green gift")
    assert (scene.pawn_of(), scene.deck_of(), scene.roots_now()["green"]) == (0, ["velamen"], ["umbra"])
    for his, then in ((5, 6), (10, 11), (11, 11)):  # on green, amber and purple he buys nothing and moves on
        scene = fifth_card(his=his).gwidyon_turn()
        assert scene.gwidyon_pawn() == then
        assert sorted(card for pile in scene.roots_now().values() for card in pile) == [
            "falx", "iris", "lux", "lyra", "umbra", "velamen"]


@pytest.mark.rule("PRI-SOLO-03")
@pytest.mark.rule("PRI-SOLO-05")
@pytest.mark.rule("PRI-LANG-05")
@pytest.mark.case("CASE-PRI-15")
def test_after_his_fifth_card_his_pawn_jumps_forward_and_the_gift_piles_turn() -> None:
    scene = fifth_card(pawn=3).gwidyon_turn()
    assert scene.gwidyon_pawn() == 4
    assert scene.roots_now() == {"green": ["umbra", "velamen"], "amber": ["falx", "lux"], "purple": ["lyra", "iris"]}
    view = scene.table.view(0)["gwidyon"]
    assert (view["pile"], view["shown"]) == (6, [])
    assert (scene.asked, scene.pawn_of()) == (0, 3)
    kinds = [event.kind for event in scene.events if event.kind in ("gwidyon-favour", "roots-turned", "turn")]
    assert kinds == ["gwidyon-favour", "roots-turned", "turn"]


@pytest.mark.rule("PRI-SOLO-05")
def test_before_his_fifth_card_nothing_moves() -> None:
    scene = prisma(players=1).gwidyon(pile=["solo_5", "solo_3", "solo_6"], shown=["solo_1", "solo_2", "solo_4"])
    scene.roots(["velamen", "umbra"]).gwidyon_turn()
    assert (scene.gwidyon_pawn(), scene.roots_now()["green"]) == (0, ["velamen", "umbra"])


@pytest.mark.rule("PRI-SOLO-06")
def test_your_pawn_jumps_his_and_on_the_end_field_he_blocks_nobody() -> None:
    assert prisma(players=1).gwidyon(pawn=3).carry_out("favour(1)").pawn_of() == 4
    scene = prisma(players=1).pawn(0, 10).gwidyon(pawn=11).carry_out("favour(1)")
    assert (scene.pawn_of(), scene.gwidyon_pawn()) == (11, 11)
    assert fifth_card(his=11).gwidyon_turn().gwidyon_pawn() == 11


@pytest.mark.rule("PRI-SOLO-07")
def test_bonuses_and_removals_give_gwidyon_no_favour() -> None:
    scene = prisma(players=1).gwidyon(drops=12).carry_out("others(favour(2))").carry_out("others(remove(any,2))")
    assert (scene.gwidyon_pawn(), scene.table.view(0)["gwidyon"]["drops"]) == (0, 10)
    assert (scene.shrine_now, scene.shrine_prism_now, scene.pawn_of()) == (2, 0, 0)


@pytest.mark.rule("PRI-UMB-01")
def test_umbra_keeps_bonuses_from_gwidyon_too() -> None:
    scene = prisma(players=1).gifts(0, "umbra").gwidyon(drops=12).carry_out("others(remove(any,2))")
    scene.play("withhold bonus")
    assert scene.table.view(0)["gwidyon"]["drops"] == 12
    asked = scene.names()
    scene.carry_out("others(leaves(1))")
    assert scene.names() == asked, "leaves give Gwidyon nothing, so there is nothing to withhold"


@pytest.mark.rule("PRI-PLAY-10")
def test_your_gifts_do_not_work_in_gwidyons_turn() -> None:
    scene = prisma(players=1).hand(0).deck(0, "virga", "clessidra", "leaf_one", "boletus_edulis").drops(0, C2=2)
    scene.gwidyon(pile=["solo_6", "solo_5"]).end_turn()
    assert scene.gifts_of() == ["virga", "clessidra"]
    scene.play("C2")
    assert scene.names() == ["to C1", "to B2", "to D2", "to C3"]
    scene.play("to D2")
    assert (scene.leaves_of(), scene.board()) == (0, {"C2": 1})


@pytest.mark.rule("PRI-SOLO-08")
def test_gwidyon_may_start_with_18_or_17_drops() -> None:
    assert [solo_game(gwidyon=drops)[1].drops for drops in ("18", "17")] == [18, 17]
    with pytest.raises(BadSetup):
        solo_game(gwidyon="16")
