"""Components of somebody's own that set each other off for ever: the game says so, and is as it was."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from fairyring.kernel.errors import BrokenRecord, Endless
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.replay import replay
from fairyring.kernel.session import Session


def test_what_never_comes_to_an_end_is_no_move() -> None:
    game = find_game("everdell")
    components = deepcopy(game.content().facts.data())
    components["tables"]["basic_location"][0]["effect"] = "gain(twig=1) & activate_location(basic, where=own_worker)"
    session = Session.start(Setup("everdell", 2, (), {}, 5), game.content_from(components))
    before = session.record(whole=True)
    with pytest.raises(Endless):
        session.play("visit three_twigs")
    assert session.record(whole=True) == before and "visit three_twigs" in session.names()
    assert session.final("visit three_twigs")  # tried on a copy, which comes to an end too
    edited = replace(before, decisions=("visit three_twigs",), digest="")
    with pytest.raises(BrokenRecord, match=r"decision 1: .* never comes to an end"):
        replay(edited)
