"""Tiles with Prisma: a on the roots, f, g (PRI-ACT, PRI-TILE)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import prisma


@pytest.mark.rule("PRI-ACT-01")
@pytest.mark.rule("PRI-ACT-02")
@pytest.mark.case("CASE-PRI-12")
def test_tile_a_puts_the_top_gifts_under_their_piles() -> None:
    scene = prisma().leaves(0, 2).roots(["velamen", "umbra", "globi"], ["lux"]).display("hygrocybe_conica")
    scene.pile("coprinus_comatus").play("tile a", "choose refresh(roots)")
    assert scene.roots_now() == {"green": ["umbra", "globi", "velamen"], "amber": ["lux"], "purple": []}
    assert (scene.display_now(), scene.pile_now()) == (["hygrocybe_conica"], ["coprinus_comatus"])
    assert (scene.leaves_of(), scene.tiles_of()) == (1, ("b", "a"))
    assert "tile a" not in scene.names()


@pytest.mark.rule("PRI-ACT-01")
def test_tile_a_replaces_the_display_or_turns_the_roots_never_both() -> None:
    scene = prisma().leaves(0, 1).roots(["velamen", "umbra"]).display("hygrocybe_conica").pile("coprinus_comatus")
    scene.play("tile a")
    assert scene.names() == ["choose refresh(display)", "choose refresh(roots)"]
    scene.play("choose refresh(display)")
    assert scene.roots_now()["green"] == ["velamen", "umbra"]
    assert sorted(scene.display_now()) == ["coprinus_comatus", "hygrocybe_conica"]
    assert (scene.leaves_of(), scene.asked) == (0, 0)
    assert "play leaf_one" in scene.names()


@pytest.mark.rule("PRI-ACT-02")
def test_piles_of_one_card_or_none_have_nothing_to_turn() -> None:
    scene = prisma().leaves(0, 1).roots(["velamen"], ["lux"])
    assert "tile a" not in scene.names()  # no display either: nothing at all would happen
    scene = prisma().leaves(0, 1).roots(["velamen"], ["lux", "falx"]).play("tile a")
    assert scene.roots_now() == {"green": ["velamen"], "amber": ["falx", "lux"], "purple": []}


@pytest.mark.rule("PRI-TILE-01")
@pytest.mark.parametrize(("hero", "tile"), [("mycena_chlorophos", "f"), ("aseroe_rubra", "g")])
def test_two_heroes_give_tiles_f_and_g(hero: str, tile: str) -> None:
    scene = prisma().leaves(0, 4).display(hero).play(f"hire {hero}")
    assert scene.tiles_of() == ("ab" + tile, "")
    assert scene.table.view(0)["tiles"][tile] == 1
    content = scene.table.content
    givers = [content.ids[kind] for kind, once in enumerate(content.once) if once.name == f"tile({tile})"]
    assert givers == [hero]


@pytest.mark.rule("PRI-TILE-02")
def test_tile_f_sells_a_favour_for_a_leaf_once_a_turn() -> None:
    scene = prisma(players=4).leaves(0, 2).tiles(0, "a", "b", "f").play("tile f")
    assert (scene.leaves_of(), scene.pawn_of(), scene.tiles_of()) == (1, 1, ("ab", "f"))
    assert "tile f" not in scene.names()
    assert "tile f" not in prisma().leaves(0, 2).tiles(0, "f").pawn(0, 11).names()  # it would do nothing


@pytest.mark.rule("PRI-TILE-03")
def test_tile_g_recycles_a_card_for_three_leaves_once_a_turn() -> None:
    scene = prisma().leaves(0, 6).tiles(0, "a", "b", "g").discard(0, "leaf_gift", "leaf_one").busy(0)
    scene.play("tile g", "recycle leaf_gift")
    assert (scene.leaves_of(), scene.deck_of(), scene.discard_of()) == (3, ["leaf_gift"], ["leaf_one"])
    assert scene.tiles_of() == ("ab", "g")
    assert "tile g" not in scene.names()
    assert "tile g" not in prisma().leaves(0, 2).tiles(0, "g").discard(0, "leaf_gift").names()


@pytest.mark.rule("PRI-TILE-04")
def test_a_fifth_tile_costs_one_of_the_others_and_a_new_tile_is_ready_at_once() -> None:
    scene = prisma(players=4).tiles(0, "a", "b", "c", "d").leaves(0, 4).display("mycena_chlorophos")
    scene.play("hire mycena_chlorophos")
    assert scene.names() == ["give up a", "give up b", "give up c", "give up d", "skip"]
    scene.play("give up b", "tile f")
    assert (scene.tiles_of(), scene.pawn_of(), scene.leaves_of()) == (("acd", "f"), 1, 0)
    assert scene.table.view(0)["tiles"] == {"c": 1, "d": 1, "e": 2, "f": 1, "g": 2}
    kept = prisma(players=4).tiles(0, "a", "b", "c", "d").leaves(0, 3).display("mycena_chlorophos")
    kept.play("hire mycena_chlorophos", "skip")  # the new tile is the one thrown away
    assert kept.tiles_of() == ("abcd", "")
