"""The end of the game and the winner (MYC-OVER, MYC-WIN)."""

from __future__ import annotations

import pytest

from tests.games.mycelia.scene import Scene


@pytest.mark.rule("MYC-OVER-01")
@pytest.mark.parametrize("how", ["card", "burst", "shrine field", "tile"])
def test_the_last_drop_of_a_board_triggers_the_end_however_it_goes(how: str) -> None:
    scene = Scene().dealt().leaves(0, 3).drops(0, C2=1)
    if how == "card":
        scene.carry_out("remove(any,1)").play("C2")
    elif how == "burst":
        scene.carry_out("burst(leaf,need=0,centre=0,sides=4,each=1)").play("C1", "C2")
    elif how == "shrine field":
        scene.carry_out("move(any,1)").play("C2", "to D2")
    else:
        scene.play("tile b", "to D2")
    assert scene.board() == {} and scene.table.ending
    assert [event.seat for event in scene.told("end-near")] == [0]


@pytest.mark.rule("MYC-OVER-01")
@pytest.mark.rule("MYC-OVER-05")
def test_the_end_is_triggered_in_another_players_turn_too_and_everybody_still_has_the_same_number_of_turns() -> None:
    scene = Scene().drops(1, C2=1).hand(0, "hypholoma_fasciculare", "leaf_one").hand(1, "leaf_one", "leaf_gift")
    scene.play("play hypholoma_fasciculare", "skip", "C2", "to D2")
    assert scene.table.ending and [event.seat for event in scene.told("end-near")] == [1]
    assert scene.turn_of == 1  # the first player's last card played itself
    scene.pass_turn()
    assert scene.session.over and scene.winners == (1,)
    assert scene.leaves_of(1) == 3 and scene.leaves_of(0) == 2  # the last turn still brought leaves


@pytest.mark.rule("MYC-OVER-02")
@pytest.mark.case("CASE-MYC-25")
def test_after_the_last_drop_the_turn_is_finished_as_usual() -> None:
    scene = Scene().dealt().drops(0, C2=1).hand(0, "trametes_versicolor", "leaf_gift", "leaf_one")
    scene.display("coprinus_comatus").pile("clathrus_ruber", "panellus_mitis")
    scene.play("play trametes_versicolor", "C2")
    assert scene.table.ending
    assert scene.names() == ["play leaf_gift", "play leaf_one"]
    scene.play("play leaf_gift")
    assert (scene.leaves_of(0), scene.leaves_of(1)) == (2, 1)
    scene.play("play leaf_one")
    assert scene.leaves_of(0) == 3
    assert scene.names() == ["hire coprinus_comatus", "tile a", "end turn"]
    scene.play("hire coprinus_comatus", "tile a")  # no leaf is left, so the turn is over
    assert scene.hand_of()[0] == "coprinus_comatus" and scene.leaves_of(0) == 0
    assert scene.display_now() == ["clathrus_ruber", "panellus_mitis"]
    assert scene.turn_of == 1


@pytest.mark.rule("MYC-OVER-03")
@pytest.mark.rule("MYC-OVER-04")
@pytest.mark.rule("MYC-WIN-01")
@pytest.mark.case("CASE-MYC-23")
def test_the_last_drop_brings_no_supply_and_the_round_is_finished() -> None:
    scene = Scene(players=3).shrine(13).drops(1, C2=1, E2=1).hand(0, "leaf_one", "leaf_gift")
    scene.hand(1, "laccaria_amethystina", "laccaria_amethystina", "leaf_one").hand(2, "leaf_one", "leaf_gift")
    scene.drops(2, C2=1, A1=3).begin(1)
    scene.play("play laccaria_amethystina", "C2", "play laccaria_amethystina", "E2")
    assert scene.shrine_now == 15 and scene.told("supply") == []
    assert scene.turn_of == 2 and scene.asked == 2
    scene.pass_turn()
    assert scene.session.over and scene.winners == (1,)
    assert scene.shrine_now == 15 and scene.told("supply") == []
    assert [event.seat for event in scene.told("turn-ended")] == [1, 2]


@pytest.mark.rule("MYC-OVER-03")
def test_no_supply_happens_in_the_later_turns_of_the_last_round_either() -> None:
    scene = Scene().shrine(8).drops(0, C2=1).drops(1, A1=3).hand(0, "trametes_versicolor")
    scene.hand(1, "laccaria_amethystina", "laccaria_amethystina")
    scene.play("C2")
    assert scene.turn_of == 1 and scene.shrine_now == 9
    scene.play("A1", "A1")
    assert scene.session.over and scene.told("supply") == []
    assert scene.shrine_now == 10 and scene.board(1) == {"A1": 1} and scene.winners == (0,)


@pytest.mark.rule("MYC-OVER-04")
@pytest.mark.parametrize(("starter", "trigger", "last_turns"), [
    (0, 0, [0, 1, 2]), (0, 1, [1, 2]), (0, 2, [2]),
    (1, 1, [1, 2, 0]), (1, 2, [2, 0]), (1, 0, [0]),
    (2, 2, [2, 0, 1]), (2, 0, [0, 1]), (2, 1, [1]),
])
def test_the_last_turn_is_that_of_the_player_to_the_right_of_the_start_player(
        starter: int, trigger: int, last_turns: list[int]) -> None:
    scene = Scene(players=3).starter(starter).dealt().drops(trigger, C2=1).hand(trigger, "trametes_versicolor")
    scene.begin(trigger).play("C2")
    while not scene.session.over:
        scene.pass_turn()
    assert [event.seat for event in scene.told("turn-ended")] == last_turns
    assert scene.winners == (trigger,)


@pytest.mark.rule("MYC-OVER-05")
def test_an_empty_board_does_not_save_from_the_last_turn() -> None:
    scene = Scene(players=3).starter(2).dealt().drops(1, C2=1).drops(0, A1=2).hand(0, "hypholoma_fasciculare")
    scene.begin(0).play("skip", "C2", "to D2", "skip")
    assert scene.board(1) == {} and scene.turn_of == 1
    assert scene.names() == ["play leaf_one", "play leaf_gift"]
    scene.pass_turn()
    assert scene.session.over and scene.winners == (1,) and scene.leaves_of(1) == 3


@pytest.mark.rule("MYC-WIN-02")
@pytest.mark.rule("MYC-WIN-03")
@pytest.mark.rule("MYC-OVER-04")
@pytest.mark.case("CASE-MYC-24")
@pytest.mark.parametrize(("leaves", "winners", "reason"), [
    (5, (1,), "won-by-leaves"), (3, (0,), "won-by-leaves"), (4, (0, 1), "won-together")])
def test_of_several_empty_boards_the_one_with_most_leaves_wins(
        leaves: int, winners: tuple[int, ...], reason: str) -> None:
    scene = Scene().drops(0, C2=1).drops(1, E2=1).leaves(0, 4).leaves(1, leaves)
    scene.hand(0, "laccaria_amethystina").hand(1, "laccaria_amethystina")
    scene.play("play laccaria_amethystina", "C2", "play laccaria_amethystina", "E2")
    assert scene.session.over and scene.winners == winners
    assert scene.table.outcome().reason.key == reason


@pytest.mark.rule("MYC-WIN-01")
@pytest.mark.rule("MYC-WIN-02")
def test_leaves_decide_only_among_those_with_empty_boards() -> None:
    scene = Scene(players=3).drops(0).drops(1, A1=1).drops(2).leaves(0, 2).leaves(1, 50).leaves(2, 7).end_turn(2)
    assert scene.session.over and scene.winners == (2,)


@pytest.mark.rule("MYC-WIN-03")
def test_three_may_win_together() -> None:
    scene = Scene(players=4).drops(0).drops(1, A1=1).drops(2).drops(3)
    scene.leaves(0, 5).leaves(1, 5).leaves(2, 5).leaves(3, 5).end_turn(3)
    assert scene.winners == (0, 2, 3)
    assert scene.table.outcome().reason.key == "won-together"


@pytest.mark.rule("MYC-WIN-04")
def test_those_with_drops_left_do_not_win_and_are_ranked_by_drops_then_leaves_for_the_record() -> None:
    scene = Scene(players=4).drops(0, A1=3).drops(1, A1=2).drops(2).drops(3, A1=2)
    scene.leaves(0, 9).leaves(1, 1).leaves(3, 4).end_turn(3)
    assert scene.table.outcome().ranks == (4, 3, 1, 2)
    assert scene.winners == (2,) and scene.table.outcome().reason.key == "won-by-drops"


@pytest.mark.rule("MYC-OVER-06")
def test_a_game_in_which_nobody_can_decide_anything_ends_without_a_winner() -> None:
    scene = Scene(players=3).drops(0, A4=2).drops(1, A4=1).drops(2, A4=1)
    scene.leaves(2, 0).begin()  # nobody owns a card or a leaf: every turn passes by itself
    assert scene.session.over
    assert scene.winners == ()
    assert scene.table.outcome().ranks == (4, 2, 2)
    assert scene.table.outcome().reason.key == "stalemate"
    assert scene.table.round == 40


def standing_still() -> Scene:
    """Two players with drops on water and cards that only move drops from leaf or moss: a choice, but no way on."""
    scene = Scene(players=2).drops(0, B3=1).drops(1, B3=2)
    for seat in (0, 1):
        scene.hand(seat, "boletus_edulis", "agaricus_campestris")
    return scene


def play_on(scene: Scene, until: int) -> None:
    while not scene.session.over and scene.table.round < until:
        scene.play("play boletus_edulis")


@pytest.mark.rule("MYC-OVER-06")
def test_twenty_rounds_in_which_nobody_gets_anywhere_end_the_game_although_there_was_a_choice() -> None:
    scene = standing_still()
    play_on(scene, 40)
    assert scene.table.round == 40, "at the end of round 20 there was nothing yet to compare with"
    play_on(scene, 41)
    assert scene.session.over and scene.winners == ()
    assert scene.table.outcome().reason.key == "stalemate" and scene.table.outcome().ranks == (2, 3)
    assert [event.rule for event in scene.told("stalemate")] == ["MYC-OVER-06"]


@pytest.mark.rule("MYC-OVER-06")
@pytest.mark.parametrize("gain", ["leaves", "one card less", "drops", "a tile"])
def test_one_who_has_got_somewhere_keeps_the_game_going(gain: str) -> None:
    scene = standing_still()
    play_on(scene, 30)
    if gain == "leaves":
        scene.leaves(1, scene.table.players[1].leaves + 1)
    elif gain == "one card less":
        scene.hand(1, "boletus_edulis")
        scene.table.removed_cards += scene.kinds(["agaricus_campestris"])
    elif gain == "drops":
        scene.drops(1, B3=1)
    else:
        scene.tiles(1, "a")
    play_on(scene, 41)
    assert not scene.session.over
