"""One game, whatever the bots do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from fairyring.arena.plan import Fixture
from fairyring.arena.playing import MOST_SLOW, play
from fairyring.games.mycelia import GAME
from fairyring.games.salamandra import GAME as SALAMANDRA
from fairyring.kernel.errors import BadPack
from fairyring.kernel.game import Setup

CONTENT = GAME.content().facts.hash


def fixture(*bots: str, seed: int = 3) -> Fixture:
    return Fixture(GAME.checked(Setup("mycelia", len(bots), (), {}, seed)), bots, (), CONTENT)


def test_a_game_tells_who_won_and_what_was_bought_and_is_the_same_when_played_again() -> None:
    one, again = play(fixture("greedy", "random"), 60), play(fixture("greedy", "random"), 60)
    assert one.ranks == [1, 2]
    assert one.parts() == [1.0, 0.0]
    assert one.scores[0]["drops"] == 0
    assert one.troubles == []
    assert len(one.bought[0]) + len(one.bought[1]) > 3
    assert {card for own in one.bought for card in own} <= set(GAME.content().ids)
    assert (one.digest, one.decisions, one.bought, one.ranks) == (
        again.digest, again.decisions, again.bought, again.ranks)


def test_what_a_seat_bought_is_in_its_deck_at_the_end() -> None:
    result = play(fixture("greedy", "greedy", seed=8), 60)
    for seat in (0, 1):
        assert result.scores[seat]["cards"] == 6 + len(result.bought[seat])


def test_in_salamandra_fields_groves_and_cards_are_what_a_seat_came_by() -> None:
    content = SALAMANDRA.content()
    setup = SALAMANDRA.checked(Setup("salamandra", 2, (), {}, 3))
    result = play(Fixture(setup, ("greedy", "greedy"), (), content.facts.hash), 60)
    found = {card for own in result.bought for card in own}
    kinds = [{one.name for one in content.fields}, {one.ident for one in content.groves},
             {one.ident for one in content.deities}, {one.ident for one in content.salamanders}]
    assert all(found & kind for kind in kinds)
    assert found <= set().union(*kinds)


@pytest.mark.parametrize(("bot", "what", "text"), [
    ("tests.arena.bots:Raises", "raised", "RuntimeError: out of ideas"),
    ("tests.arena.bots:Illegal", "illegal", "'fly to the moon' is no legal option"),
])
def test_a_bot_that_raises_or_names_no_option_does_not_stop_the_game(bot: str, what: str, text: str) -> None:
    result = play(fixture(bot, "random"), 60)
    assert sorted(result.ranks) in ([1, 2], [1, 1])
    own = [one for one in result.troubles if one.seat == 0]
    assert len(own) == len(result.troubles) > 10
    assert {(one.what, one.text) for one in own} == {(what, text)}
    assert [bool(one.trace) for one in own] == [what == "raised"] + [False] * (len(own) - 1)


def test_a_bot_that_does_not_return_is_interrupted_and_after_a_while_not_asked_any_more() -> None:
    result = play(fixture("tests.arena.bots:Slow", "random"), 0.2)
    own = [one for one in result.troubles if one.seat == 0]  # on a busy machine the other one may be slow as well
    assert [one.what for one in own] == ["slow"] * MOST_SLOW
    assert own[0].text == "no answer within 0.2 s"
    assert own[0].decision + 1 < result.decisions
    assert result.unasked[0] > 10 and result.unasked[1] == 0
    assert result.by_chance() == len(result.troubles) + result.unasked[0]


def test_a_bot_is_interrupted_in_any_thread() -> None:
    """As on systems without a signal for it."""
    with ThreadPoolExecutor(1) as thread:
        result = thread.submit(play, fixture("tests.arena.bots:Busy", "random"), 0.2).result()
    assert [one.text for one in result.troubles if one.seat == 0] == ["no answer within 0.2 s"] * MOST_SLOW


def test_other_components_than_wanted_are_refused() -> None:
    one = fixture("random", "random")
    with pytest.raises(BadPack, match="fingerprint other are wanted"):
        play(Fixture(one.setup, one.bots, (), "other"), 60)
