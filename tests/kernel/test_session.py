"""Sessions: playing by name and version, undo by the four rules, redo, what cannot be undone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fairyring.kernel.errors import BadSetup, CannotUndo, NotYourDecision, StaleOption, UnknownOption
from fairyring.kernel.game import Setup
from fairyring.kernel.record import digest
from fairyring.kernel.session import CHECKPOINT_EVERY, Session
from tests.kernel.city import REEDTOWN
from tests.kernel.city.plays import Turn
from tests.kernel.city.scene import Scene


def singing() -> Scene:
    """A player may discard cards one by one: decisions that show nothing."""
    return Scene().hand(0, "singer kiln raft terrace").hand(1, "kiln").goods(0, seed=2).goods(1, reed=4)


def state(scene: Scene) -> tuple[str, int, int]:
    return scene.hand_of(0), scene.points_of(0), scene.table.moves


# --- playing ---------------------------------------------------------------------------------------------------------
def test_a_game_is_found_by_its_name_or_given() -> None:
    with pytest.raises(BadSetup, match=r'^unknown game "reedtown"; '):
        Session.start(Setup("reedtown", 2))
    session = Session.start(Setup("reedtown", 2, ("fair", "flood")), game=REEDTOWN)
    assert session.setup == Setup("reedtown", 2, ("flood", "fair"), {"turns": "8"}, 0, 1)
    assert session.names()[:4] == ["gather reed", "gather clay", "gather seed", "draw"]
    assert session.options()[0].name == "gather reed"
    assert session.prompt().rule == "REE-TURN-01"


def test_an_option_for_another_version_is_refused() -> None:
    scene = singing().play("gather reed")
    session = scene.session
    with pytest.raises(StaleOption, match=r'"draw" was chosen at version 0; the table is at version 1'):
        session.play("draw", version=0)
    session.play("draw", version=1, seat=1)
    assert session.version == 2


def test_another_seat_cannot_decide() -> None:
    scene = singing().play("gather reed")
    with pytest.raises(NotYourDecision, match=r"^seat 2 decides now, not seat 1$"):
        scene.session.play("gather reed", seat=0)
    assert scene.session.version == 1


def test_an_unknown_option_is_told_with_the_one_meant() -> None:
    session = singing().play("gather reed").session
    with pytest.raises(UnknownOption, match=r'^"gather reeds" is no legal option now; did you mean "gather reed"\?'):
        session.play("gather reeds")
    with pytest.raises(UnknownOption, match=r'^"zzz" is no legal option now; legal now: gather reed, gather clay'):
        session.play("zzz")


def test_a_fault_in_a_game_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = singing().play("gather reed")
    before = digest(scene.table)

    def fault(*_: object) -> None:
        scene.table.players[1].goods[0] = 99
        raise ZeroDivisionError

    monkeypatch.setattr(Turn, "answer", fault)
    with pytest.raises(ZeroDivisionError):
        scene.session.play("draw")
    monkeypatch.undo()
    assert digest(scene.table) == before
    assert scene.session.version == 1
    scene.play("draw")


def test_events_go_to_who_plays_and_then_nowhere() -> None:
    session = singing().play("gather reed").session
    assert [event.kind for event in session.play("gather clay")] == ["gathered", "turn"]
    assert session.table.sink is None


# --- undo by the four rules ------------------------------------------------------------------------------------------
def test_undo_goes_back_one_decision_and_redo_forward() -> None:
    scene = singing().play("play singer", "discard kiln")
    before = state(scene)
    scene.play("discard raft")
    after = state(scene)
    assert scene.session.undo(0) == 1
    assert state(scene) == before
    assert scene.session.version == 4
    scene.session.redo(0)
    assert state(scene) == after
    assert scene.session.version == 5
    assert scene.session.takebacks == 0


def test_a_long_press_goes_back_to_the_start_of_the_turn() -> None:
    scene = singing()
    scene.begin()
    before = state(scene)
    scene.play("play singer", "discard kiln", "discard raft")
    assert scene.session.undo_depth(0) == 1
    assert scene.session.undo_depth(0, whole_turn=True) == 3
    assert scene.session.undo(0, whole_turn=True) == 3
    assert state(scene) == before
    assert scene.session.record().decisions == ()
    scene.session.redo(0)
    assert scene.session.record().decisions == ("play singer", "discard kiln", "discard raft")


def test_several_undos_are_redone_one_by_one() -> None:
    scene = singing().play("play singer", "discard kiln", "discard raft")
    scene.session.undo(0)
    scene.session.undo(0)
    assert scene.session.record().decisions == ("play singer",)
    scene.session.redo(0)
    assert scene.session.record().decisions == ("play singer", "discard kiln")
    scene.session.redo(0)
    assert scene.session.record().decisions == ("play singer", "discard kiln", "discard raft")
    with pytest.raises(CannotUndo, match=r"^nothing to redo$"):
        scene.session.redo(0)


def test_another_decision_ends_the_way_forward() -> None:
    scene = singing().play("play singer", "discard kiln")
    scene.session.undo(0)
    scene.play("discard raft")
    with pytest.raises(CannotUndo, match=r"^nothing to redo$"):
        scene.session.redo(0)


def test_the_end_of_a_turn_is_not_undone() -> None:
    scene = singing().play("play singer", "discard kiln", "done")
    for seat in (0, 1):
        assert scene.session.undo_depth(seat) == 0
    with pytest.raises(CannotUndo, match=r"the last decision ended your turn"):
        scene.session.undo(0)
    with pytest.raises(CannotUndo, match=r"you have decided nothing yet"):
        scene.session.undo(1)


def test_anothers_decision_is_not_undone() -> None:
    scene = singing().play("gather reed", "gather reed", "play singer")
    assert scene.session.undo_depth(0) == 1
    scene.play("discard kiln")
    assert scene.session.undo_depth(1) == 0
    with pytest.raises(CannotUndo, match=r"the last decision was another player's"):
        scene.session.undo(1)
    assert scene.session.undo(0, whole_turn=True) == 2
    assert scene.session.record().decisions == ("gather reed", "gather reed")


def test_a_reveal_is_not_undone_even_within_a_turn() -> None:
    """The display is filled before the effect: a new card has been seen."""
    scene = Scene().goods(0, clay=1, seed=2).display("reeve cutter guild").pile("raft").play("play reeve from display")
    assert scene.table.seat == 0
    assert scene.session.undo_depth(0) == 0
    with pytest.raises(CannotUndo, match=r"or showed something hidden"):
        scene.session.undo(0)


def test_what_came_before_a_reveal_stays_too() -> None:
    scene = Scene().town(0, "reeve").hand(0, "mimic").goods(0, reed=3, clay=1).display("reeve cutter").pile("raft kiln")
    scene.play("play mimic", "pay 2 reed")
    assert scene.session.undo_depth(0, whole_turn=True) == 2
    scene.play("invite reeve")
    assert scene.names() == ["invite raft", "invite cutter", "skip"]
    assert scene.session.undo_depth(0, whole_turn=True) == 0


def test_an_option_says_beforehand_whether_it_is_final() -> None:
    scene = singing().display("baker").play("play singer")
    assert scene.session.final("discard kiln") == ""
    assert scene.session.final("done") == "turn"
    shown = Scene().goods(0, clay=1, seed=2).display("reeve cutter guild").pile("raft")
    shown.begin()
    assert shown.session.final("play reeve from display") == "reveal"
    assert shown.session.final("draw") == "turn"
    assert shown.table.moves == 0


# --- alone at the table ----------------------------------------------------------------------------------------------
def new_game(*names: str) -> Session:
    session = Session.start(Setup("reedtown", 2, (), {}, 3), game=REEDTOWN)
    for name in names:
        session.play(name)
    return session


def test_alone_anything_of_ones_own_may_be_taken_back_with_what_bots_did_since() -> None:
    session = new_game("gather reed", "gather clay", "draw", "gather seed")
    after = digest(session.table)
    session.alone = 0
    assert session.undo_depth(0) == 2
    assert session.undo(0) == 2
    assert session.record().decisions == ("gather reed", "gather clay")
    assert (session.table.seat, session.takebacks, session.version) == (0, 2, 5)
    told = session.redo(0)
    assert [event.kind for event in told] == ["drew", "turn", "gathered", "turn"]
    assert session.record().decisions == ("gather reed", "gather clay", "draw", "gather seed")
    assert digest(session.table) == after
    assert session.record().takebacks == 2


def test_alone_every_press_goes_back_one_own_decision_to_the_start_of_the_game() -> None:
    session = new_game("gather reed", "gather clay", "draw", "gather seed")
    session.alone = 0
    assert [session.undo(0), session.undo(0)] == [2, 2]
    assert session.record().decisions == ()
    with pytest.raises(CannotUndo, match=r"you have decided nothing yet"):
        session.undo(0)
    session.redo(0)
    session.redo(0)
    assert session.record().decisions == ("gather reed", "gather clay", "draw", "gather seed")


def test_alone_a_long_press_goes_back_one_turn_and_not_the_whole_game() -> None:
    session = new_game("gather reed", "gather clay", "draw")
    session.alone = 0
    assert session.undo(0, whole_turn=True) == 1
    assert session.undo(0, whole_turn=True) == 2


def test_alone_the_end_of_the_game_may_be_taken_back() -> None:
    session = new_game()
    while not session.over:
        session.play("gather reed")
    session.alone = 1
    assert session.undo(1) == 1
    assert session.table.seat == 1


def test_others_at_the_table_are_bound_by_the_rules() -> None:
    session = new_game("gather reed", "gather clay")
    session.alone = 1
    with pytest.raises(CannotUndo):
        session.undo(0)


# --- what is kept ----------------------------------------------------------------------------------------------------
def test_a_record_says_who_sat_where_and_how_it_stands() -> None:
    session = new_game("gather reed")
    session.names_of_seats = ("Ada", "Bo")
    record = session.record()
    assert (record.names, record.decisions, record.takebacks) == (("Ada", "Bo"), ("gather reed",), 0)
    assert record.digest == digest(session.table)
    assert record.content == REEDTOWN.content().facts.hash


def test_alone_going_far_back_and_forth_gives_every_table_of_the_past() -> None:
    session = Session.start(Setup("mycelia", 1, ("prisma",), seed=3))
    session.alone = 0
    chance = Random(1)
    digests = [digest(session.table)]
    while not session.over and len(digests) < 200:
        session.play(chance.choice(session.names()))
        digests.append(digest(session.table))
    assert len(digests) > 3 * CHECKPOINT_EVERY and len(session.checkpoints) >= 3
    while session.past:
        session.undo(0)
        assert digest(session.table) == digests[len(session.past)]
    while session.undone:
        session.redo(0)
        assert digest(session.table) == digests[len(session.past)]


def test_a_game_goes_on_from_a_snapshot_as_if_nothing_had_happened() -> None:
    first = Session.start(Setup("mycelia", 2, ("prisma",), seed=3))
    again = Session.start(Setup("mycelia", 2, ("prisma",), seed=3))
    chance = Random(2)
    settled = 0
    for _ in range(150):
        if first.settled:
            settled += 1
            again.resume(json.loads(json.dumps(first.snapshot())))
        name = chance.choice(first.names())
        assert [event.kind for event in again.play(name)] == [event.kind for event in first.play(name)]
        assert again.record() == first.record() and again.version == first.version
        assert again.undo_depth(0) == first.undo_depth(0) and again.undo_depth(1) == first.undo_depth(1)
    assert 10 < settled < 150


def test_a_snapshot_that_is_none_is_refused_and_the_game_stays() -> None:
    session = new_game("gather reed")
    before = session.record()
    wrongs: list[dict[str, Any]] = [{}, {"table": {}}, {**session.snapshot(), "past": [["x"]]}]
    for wrong in wrongs:
        with pytest.raises((KeyError, ValueError, TypeError)):
            session.resume(wrong)
        assert session.record() == before
