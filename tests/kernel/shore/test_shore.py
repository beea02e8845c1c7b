"""Rivals of the book through the contract: chosen at set-up, in the order of turns, log, ranks, search and reports."""

from __future__ import annotations

import pytest

from fairyring.arena.results import rival_scores
from fairyring.bots.search import SearchBot, Tree
from fairyring.cli.statistics import Finished, summarise
from fairyring.envs.spaces import by_rank
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.session import Session
from fairyring.kernel.table import NOBODY
from fairyring.kernel.words import Event, Message
from fairyring.testing import battery
from tests.kernel.shore import SHORE

test_battery = battery(SHORE)


def start(players: int, **options: str) -> Session:
    return Session.start(Setup("shore", players, (), options, 3), game=SHORE)


def played(session: Session) -> list[Event]:
    events: list[Event] = []
    while not session.over:
        events += session.play("look" if "look" in session.names() else "stones 1")
    return events


def test_one_alone_has_a_rival_and_several_only_if_they_choose_one() -> None:
    assert [start(players).table.rivals for players in (1, 2, 3)] == [("gull",), (), ()]
    assert start(1, rival="crab").setup.options == {"rival": "crab", "digs": "2"}
    assert start(2, rival="crab", digs="4").setup.options == {"rival": "crab", "digs": "4"}
    assert start(2).setup.options == {"rival": "none"}


@pytest.mark.parametrize(("players", "options", "message"), [
    (2, {"rival": "gull"}, 'unknown value of option "rival" "gull"; did you mean'),
    (1, {"rival": "none"}, 'unknown value of option "rival" "none"'),
    (3, {"rival": "crab"}, 'option "rival" is only for'),
    (1, {"digs": "4"}, 'option "digs" is only for a game with crab'),
])
def test_a_rival_that_cannot_be_there_is_refused(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message.split(";")[0]):
        start(players, **options)


def test_a_rival_has_its_place_in_the_order_of_turns_and_its_name_in_the_log() -> None:
    session = start(2, rival="crab")
    assert (session.table.turn_order(), session.table.active, session.table.turn) == ([2, 0, 1], 0, 2)
    assert session.table.figures() == [{"worth": 0}, {"worth": 0}, {"worth": 2}]
    told = SHORE.story(session.content, played(session), SHORE.names(session.table, ["Ann", "Ben"]))
    assert [message.args["player"] for event, message in told if event.kind == "dug"] == [Message("rival-crab")] * 2
    assert {event.seat for event, _ in told} == {0, 1, 2}
    assert session.table.turn == 9


def test_a_rival_is_ranked_among_the_others_and_can_win() -> None:
    session = start(2, rival="crab", digs="4")
    played(session)
    outcome = session.table.outcome()
    found = [session.table.figures()[number]["worth"] for number in session.table.everybody]
    assert found[2] == 12 > max(found[:2])
    assert (outcome.winners, outcome.winning_seats, outcome.ranks[2], len(outcome.seat_ranks)) == ((2,), (), 1, 2)
    assert sum(by_rank(outcome.ranks)) == 0
    assert [(one.kind, one.rank, one.score) for one in rival_scores(session.table)] == [("crab", 1, {"worth": 12})]
    game = Finished(3, ("random", "random"), outcome.seat_ranks, "", 0, 3, outcome.seat_scores,
                    tuple(rival_scores(session.table)))
    assert {name: share.wins for name, share in summarise([game]).by_seat.items()} == {"1": 0, "2": 0, "crab": 1}


def test_a_search_thinks_one_round_ahead_whoever_has_a_turn_in_it() -> None:
    for players, options, turns in ((1, {"rival": "gull"}, 2), (2, {"rival": "crab"}, 3), (3, {}, 3)):
        session = start(players, **options)
        handle = SeatHandle(SHORE, session.table, session.table.seat, 1)
        tree = Tree(handle, 1, SearchBot().settings)
        assert tree.end == session.table.turn + 1 + turns
        assert SearchBot(iterations=20).choose(handle, 1) in session.names()


def test_nobody_decides_when_it_is_over_and_that_is_told_apart_from_every_rival() -> None:
    session = start(1)
    played(session)
    assert session.over and session.table.seat == NOBODY
    assert session.table.is_rival(1) and not session.table.is_rival(0) and NOBODY not in session.table.everybody


def test_people_are_called_by_their_seats_and_rivals_by_their_names() -> None:
    table = start(2, rival="crab").table
    assert [table.called(number) for number in table.everybody] == [
        Message("player", {"seat": 0}), Message("player", {"seat": 1}), Message("rival-crab")]
