"""What every game needs to set up a situation: a box to take from, chance that fits, and refusals that help."""

from __future__ import annotations

import pytest

from fairyring.kernel.arranging import Box, chance_so, one_of, place_of
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup, find_game
from fairyring.kernel.table import Table


def test_what_is_taken_from_the_box_is_not_there_any_more() -> None:
    box = Box("card", ["oak", "ash", "elm"], [2, 1, 0])
    assert [box.take("oak"), box.take("ash")] == [0, 1]
    assert box.rest() == [0]
    for name, why in (("ash", "only one ash"), ("elm", "not so many copies of elm"), ("aok", "did you mean oak")):
        with pytest.raises(BadSetup, match=why):
            box.take(name)
    assert Box("card", ["oak", "ash"]).rest() == [0, 1]


def test_names_are_looked_up_in_lists_and_tables() -> None:
    assert one_of("place", "haven", {"haven": 3}) == "haven" and place_of("good", "twig", ("berry", "twig")) == 1
    with pytest.raises(BadSetup, match='unknown place "heaven"; did you mean haven'):
        one_of("place", "heaven", {"haven": 3})


def test_chance_is_made_to_fit_or_refused() -> None:
    game = find_game("mycelia")
    t = game.new_table(game.checked(Setup("mycelia", 2)), game.content())

    def shows_five(one: Table) -> bool:
        return one.below(6) == 5

    chance_so(t, shows_five, "never")
    assert t.below(6) == 5
    with pytest.raises(BadSetup, match="it never shows 6"):
        chance_so(t, lambda one: one.below(6) == 6, "it never shows 6")
