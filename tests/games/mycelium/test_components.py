"""What is in the box (MUM-CMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.components import COLOURS, DECAY_KINDS
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from tests.games.mycelium.scene import Scene


@pytest.mark.rule("MUM-CMP-01")
def test_one_to_four_players_and_one_alone_plays_with_the_automa() -> None:
    def rivals(players: int, **options: str) -> list[str]:
        return [kind.id for kind in GAME.rivals_of(GAME.checked(Setup("mycelium", players, (), options)))]

    assert rivals(1) == ["automa"]
    assert [rivals(players) for players in (2, 3, 4)] == [[], [], []]
    assert [rivals(players, rival="automa") for players in (2, 3)] == [["automa"], ["automa"]]
    with pytest.raises(BadSetup):
        rivals(4, rival="automa")
    with pytest.raises(BadSetup):
        rivals(5)


@pytest.mark.rule("MUM-CMP-02")
def test_the_box_holds_what_the_book_says() -> None:
    c = GAME.content()
    assert c.box == {"mushroom_card": 69, "mushroom_token": 20, "spore": 120, "spore_counter": 20, "mother_mushroom": 4,
                     "player_board": 20, "triangular_tile": 50, "insect_token": 20, "wind_die": 1, "automa_card": 10,
                     "automa_aid": 1, "automa_board": 1, "player_aid": 4, "end_token": 1}
    assert (len(c.mushrooms), len(c.tiles), len(c.automa), c.spores, c.insects) == (69, 50, 10, 30, 20)
    assert len(c.faces) == 6


@pytest.mark.rule("MUM-CMP-03")
def test_eleven_tiles_of_each_colour_and_six_black_ones() -> None:
    c = GAME.content()
    assert Counter(COLOURS[tile.colour] for tile in c.tiles) == {"red": 11, "green": 11, "brown": 11, "yellow": 11,
                                                                 "black": 6}
    shown = {tile["colour"] for tile in Scene(types={"1,0,0": "black"}).begin().table.view(0)["tiles"]}
    assert shown == set(COLOURS), "the view tells the type, from which the client draws colour and symbol"


@pytest.mark.rule("MUM-CMP-04")
@pytest.mark.rule("MUM-FRU-03")
@pytest.mark.case("CASE-MUM-18")
@pytest.mark.parametrize(("need", "able"), [
    ([3, 0, 0, 0, 0], True), ([1, 1, 1, 0, 0], True), ([0, 2, 0, 0, 0], True), ([2, 0, 0, 1, 0], True),
    ([0, 2, 1, 0, 0], False), ([4, 0, 0, 0, 0], False), ([2, 1, 1, 0, 0], False)])
def test_a_spore_on_a_black_tile_is_of_any_one_colour(need: list[int], able: bool) -> None:
    scene = Scene(types={"1,0,0": "black", "1,1,0": "red"}).mother(0, "1,1,0").lie(0, {"1,0,0": 2, "1,1,0": 1}).begin()
    (net,) = scene.table.networks(0)
    assert net.can_fruit(need) is able
    assert all(card.cost[4] == 0 for card in scene.table.content.mushrooms), "no card asks for black or blank"


@pytest.mark.rule("MUM-CMP-05")
def test_insect_tokens_are_all_the_same() -> None:
    """They are nothing but a number, on tiles, before players and in the supply."""
    scene = Scene().insects(0, 3).insect("1,0,0").begin()
    view = scene.table.view(0)
    assert view["players"][0]["insects"] == 3 and view["insects"] == 16
    assert [tile["insect"] for tile in view["tiles"] if tile["cell"] == "1,0,0"] == [True]


@pytest.mark.rule("MUM-CMP-06")
def test_a_card_shows_what_it_is() -> None:
    c = GAME.content()
    for one in c.mushrooms:
        assert {"name", "latin"} <= c.facts.components[one.ident].values.keys()
        assert 2 <= one.points <= 8 and 2 <= one.size <= 6 and 2 <= one.spread <= 5
        assert DECAY_KINDS[c.effects[one.decay].kind] in DECAY_KINDS
    assert sum(one.fact for one in c.mushrooms) == 17
    assert Counter(DECAY_KINDS[c.effects[one.decay].kind] for one in c.mushrooms) == {
        "immediate": 39, "permanent": 20, "mushroom": 10}
    assert Counter(one.points for one in c.mushrooms) == {2: 7, 3: 7, 4: 17, 5: 20, 6: 9, 7: 6, 8: 3}
    shown = {one["id"]: one for one in GAME.component_list(c)}["penny_bun"]
    assert shown["latin"] == "Boletus edulis" and shown["src"]["points"] == "reconstructed"


@pytest.mark.rule("MUM-CMP-07")
def test_pieces_are_limited() -> None:
    """Thirty spores are all there are: with one left, a mother spreads one."""
    scene = Scene().mother(0, "1,0,0").lie(0, {"0,2,0": 29}).wind("1,0,0", "a").play("spore mother")
    assert scene.left(0) == 0 and scene.spores()["1,0,0"] == (1, 0) and "2,0,0" not in scene.spores()
    t = scene.table
    assert [len(me.tokens) for me in t.players] == [5, 5]
    t.players[0].supply += 1
    assert "0: 30 spores on the board and 1 in the supply" in t.check()
