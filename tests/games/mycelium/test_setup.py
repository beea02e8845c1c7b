"""Set-up and short games (MUM-SET, MUM-SHO)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.components import BLACK, COLOURS
from fairyring.games.mycelium.setup import lay_star, set_up, too_black
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.table import SPECTATOR
from tests.games.mycelium.scene import CENTRE, STAR, Scene


def new(players: int, seed: int = 1, **options: str) -> MyceliumTable:
    table = GAME.new_table(GAME.checked(Setup("mycelium", players, (), options, seed)), GAME.content())
    assert isinstance(table, MyceliumTable)
    return table


def placed(table: MyceliumTable, *cells: str) -> MyceliumTable:
    """Mothers on these cells in the order in which they are asked for, or on the first that is free."""
    for cell in (*cells, *[""] * 9):
        if table.playing:
            return table
        names = table.names()
        table.apply(table.options[names.index(cell) if cell in names else 0])
    raise AssertionError("more mothers than expected")


@pytest.mark.rule("MUM-SET-01")
@pytest.mark.rule("MUM-SET-02")
@pytest.mark.rule("MUM-SET-03")
@pytest.mark.parametrize("seed", range(5))
def test_two_equal_stacks_give_six_tiles_each_to_the_star(seed: int) -> None:
    t = new(3, seed)
    assert [len(stack) for stack in t.stacks] == [19, 19]
    assert {t.cell_name(tile) for tile in t.laid()} == set(STAR)
    assert Counter(COLOURS[t.content.colour[tile]] for tile in [*t.laid(), *t.stacks[0], *t.stacks[1]]) == {
        "red": 11, "green": 11, "brown": 11, "yellow": 11, "black": 6}
    assert all(bool(t.insect_on[tile]) == t.content.tiles[tile].insect for tile in t.laid())
    assert t.laid() != new(3, seed + 5).laid()


def test_without_black_tiles_the_stacks_have_22_each() -> None:
    t = new(1)
    assert [len(stack) for stack in t.stacks] == [16, 16]


@pytest.mark.rule("MUM-SET-04")
def test_each_player_receives_an_insect_and_the_rest_is_the_supply() -> None:
    t = new(4)
    assert [me.insects for me in t.players] == [1, 1, 1, 1]
    assert t.insects == 20 - 4 - sum(t.insect_on)


@pytest.mark.rule("MUM-SET-05")
def test_the_first_player_is_drawn_or_named() -> None:
    assert [new(4, starter=str(seat)).first for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {new(3, seed).first for seed in range(20)} == {0, 1, 2}
    t = placed(new(3, starter="2"))
    assert t.active == 1 and t.turn_order() == [1, 2, 0]


@pytest.mark.rule("MUM-SET-06")
@pytest.mark.rule("MUM-INF-01")
def test_three_cards_each_and_the_second_of_two_gets_one_more() -> None:
    assert [len(me.hand) for me in new(2, starter="1").players] == [3, 4]
    assert [len(me.hand) for me in new(2, starter="2").players] == [4, 3]
    assert [len(me.hand) for me in new(3).players] == [3, 3, 3]
    t = new(2, starter="1")
    for seat in (0, 1, SPECTATOR):
        assert [one["hand"] for one in t.view(seat)["players"]] == [[], []], "nobody looks yet"
        assert [one["hand_size"] for one in t.view(seat)["players"]] == [3, 4]
    placed(t)
    assert [len(one["hand"]) for one in t.view(0)["players"]] == [3, 0]
    assert [len(one["hand"]) for one in t.view(1)["players"]] == [0, 4]
    assert [len(one["hand"]) for one in t.view(SPECTATOR)["players"]] == [0, 0]


@pytest.mark.rule("MUM-SET-07")
def test_five_boards_with_tokens_counters_and_thirty_spores() -> None:
    for me in new(3).players:
        assert (me.cards, me.tokens, me.counters, me.supply) == ([-1] * 5, [-1] * 5, [0] * 5, 30)


@pytest.mark.rule("MUM-SET-08")
def test_a_board_holds_its_token_or_a_card() -> None:
    scene = Scene().mushroom(0, "1,0,0", "penny_bun").begin()
    board = scene.table.view(0)["players"][0]["boards"][0]
    assert board["card"] == "penny_bun" and board["token"] == "1,0,0"
    scene.table.players[0].cards[0] = -1
    assert "0: board 1 holds neither or both of token and card" in scene.table.check()


@pytest.mark.rule("MUM-SET-09")
def test_mothers_are_placed_in_reverse_order_on_central_tiles_that_are_not_black() -> None:
    for seed in range(6):
        t = new(3, seed, starter="2")
        asked = []
        while not t.playing:
            asked.append(t.seat)
            free = [t.cell_name(tile) for tile in t.laid() if t.cell_name(tile) in CENTRE and t.mother_on[tile] == -1
                    and t.content.colour[tile] != BLACK]
            assert sorted(t.names()) == sorted(free)
            t.apply(t.options[-1])
        assert asked == [0, 2, 1]


@pytest.mark.rule("MUM-SET-10")
def test_a_star_with_too_many_black_tiles_is_laid_again() -> None:
    scene = Scene(4, types=dict.fromkeys(CENTRE[:3], "black"))
    assert too_black(scene.table)
    assert not too_black(Scene(3, types=dict.fromkeys(CENTRE[:3], "black")).table)
    assert too_black(Scene(3, True, types=dict.fromkeys(CENTRE[:3], "black")).table), "the automa's mother counts too"
    content = GAME.content()
    again = 0
    for seed in range(300):
        t = set_up(content, 4, (), 5, False, True, 0, seed, 1)
        assert not too_black(t) and t.check() == []
        first = MyceliumTable(content, 4, 0, 0, t.players)
        first.reseed(seed)
        lay_star(first, list(range(len(content.tiles))))
        again += too_black(first)
    assert again > 0, "it does happen"



@pytest.mark.rule("MUM-SET-11")
def test_a_mother_placed_on_an_insect_takes_it() -> None:
    for seed in range(20):
        t = new(2, seed)
        with_insect = [t.cell_name(tile) for tile in t.laid() if t.insect_on[tile] and t.cell_name(tile) in t.names()]
        if with_insect:
            seat = t.seat
            t.apply(t.options[t.names().index(with_insect[0])])
            assert t.players[seat].insects == 2 and not t.insect_on[t.players[seat].mother]
            return
    raise AssertionError("no star with an insect in its middle")


@pytest.mark.rule("MUM-SET-12")
def test_nobody_has_the_end_token_yet() -> None:
    t = placed(new(2))
    assert t.view(0)["ended_by"] is None
    assert [one["scored"]["end_token"] for one in t.view(0)["players"]] == [0, 0]


@pytest.mark.rule("MUM-SET-13")
def test_the_market_comes_after_the_mothers() -> None:
    t = new(3)
    assert t.view(0)["market"] == [] and t.view(0)["phase"] == "mothers"
    assert [len(t.view(seat)["players"][seat]["hand"]) for seat in range(3)] == [0, 0, 0], "nobody has looked yet"
    deck = len(t.deck)
    placed(t)
    assert [len(t.view(seat)["players"][seat]["hand"]) for seat in range(3)] == [3, 3, 3]
    assert len(t.market) == 3 and len(t.deck) == deck - 3 and t.view(0)["phase"] == "play"
    assert t.reveals > 0, "placing a mother can no longer be taken back"


@pytest.mark.rule("MUM-SET-14")
def test_without_insects_in_the_supply_nothing_happens() -> None:
    scene = Scene().supply(0).stack(2, "tile_red_01").play("explore 2", "2,-1,0", "turned 0")
    assert not scene.table.insect_on[scene.tile("2,-1,0")] and scene.table.insects == 0
    decayed = Scene().supply(0).mushroom(0, "1,0,0", "common_stinkhorn", counter=2).play("decay 1")
    assert decayed.purse(0) == 0 and decayed.told("insects") == []


@pytest.mark.rule("MUM-SHO-01")
@pytest.mark.parametrize("boards", ["3", "4"])
def test_a_short_game_has_three_or_four_boards(boards: str) -> None:
    t = new(3, player_boards=boards)
    assert [len(me.cards) for me in t.players] == [int(boards)] * 3
    assert [me.supply for me in t.players] == [30] * 3


@pytest.mark.rule("MUM-SHO-02")
def test_the_end_token_is_worth_as_many_points_as_boards() -> None:
    for boards in (3, 4, 5):
        scene = Scene(boards=boards).mushroom(0, "1,0,0", "jelly_ear", board=boards, counter=2)
        for board in range(1, boards):
            scene.effect(0, "reroll_the_wind" if board == 1 else "mother_moves_up_to_three", board)
        scene.play(f"decay {boards}", "skip")
        assert scene.table.over and scene.table.figures()[0]["end_token"] == boards


@pytest.mark.rule("MUM-SHO-03")
def test_no_short_game_with_the_automa_and_the_lowest_dots_are_used() -> None:
    with pytest.raises(BadSetup, match="with the automa everybody has 5 boards"):
        new(2, rival="automa", player_boards="3")
    with pytest.raises(BadSetup):
        new(1, player_boards="3")
    names = Scene(boards=3).mushroom(0, "1,0,0", board=3, counter=2).names("decay")
    assert names == ["decay 3"]
