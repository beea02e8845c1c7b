"""How games are found, and how a set-up is checked."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Choice, Module, Setup, all_games, find_game
from fairyring.kernel.words import Message
from tests.kernel.city.game import ReedtownGame


class Tried(ReedtownGame):
    """Reedtown with every kind of setting."""

    modules = (Module("flood"), Module("fair", needs=("flood",)))
    choices = (Choice("turns", ("8", "12"), "8"), Choice("colour", ("red", "blue"), "red", per_seat=True),
               Choice("duel", ("on", "off"), "off", players=(2,)))


TRIED = Tried()


def test_a_set_up_is_filled_with_what_it_does_not_say() -> None:
    assert TRIED.checked(Setup("reedtown", 2)) == Setup("reedtown", 2, (), {"turns": "8", "colour": "red",
                                                                            "duel": "off"}, 0, 1)
    assert TRIED.checked(Setup("reedtown", 3, ("fair", "fair"), {"colour": "red,blue,red"}, 5)) == Setup(
        "reedtown", 3, ("flood", "fair"), {"turns": "8", "colour": "red,blue,red"}, 5, 1)


@pytest.mark.parametrize(("changes", "what"), [
    ({"players": 1}, "reedtown is for 2 to 4 players, not 1"),
    ({"players": 5}, "reedtown is for 2 to 4 players, not 5"),
    ({"seed": -1}, "seed -1: use a whole number from 0 to 9223372036854775807"),
    ({"seed": 2**256}, f"seed {2**256}: use a whole number from 0 to 9223372036854775807"),
    ({"modules": ("flod",)}, 'unknown module "flod"; did you mean flood?'),
    ({"modules": ("zzz",)}, 'unknown module "zzz"; use flood, fair'),
    ({"options": {"turn": "8"}}, 'unknown option "turn"; did you mean turns?'),
    ({"options": {"turns": "9"}}, 'unknown value of option "turns" "9"; use 8, 12'),
    ({"options": {"colour": "red,blue"}}, 'option "colour": give one value, or one for each of the 3 seats'),
    ({"options": {"colour": "red,blue,gren"}}, 'unknown value of option "colour" "gren"; use red, blue'),
    ({"options": {"duel": "on"}}, 'option "duel" is only for 2 players'),
])
def test_an_impossible_set_up_is_told(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(BadSetup) as caught:
        TRIED.checked(Setup(**{"game": "reedtown", "players": 3, **changes}))
    assert str(caught.value) == what


def test_what_modules_of_a_game_have_under_the_names_of_its_methods_is_the_games() -> None:
    describing, terms = ModuleType("describing"), ModuleType("terms")
    describing.__dict__.update(UNTOLD=("laid",), choices=(),
                               words=lambda content, component: [Message(component, {"of": content})])
    terms.__dict__.update(lead=max, words=None)

    class Parted(Tried):
        parts = (describing, terms)

        def lead(self, t: Any, seat: int) -> float:
            return float(min(t, seat))

    game = Parted()
    assert game.untold == ("laid",) and game.words("wood", "raft") == [Message("raft", {"of": "wood"})]
    assert game.choices == TRIED.choices, "only what asks the game for nothing"
    assert game.lead(2.0, 7) == 2.0, "what the game says itself comes first"
    assert game.label(None, "raft") is None and Tried().words(None, "raft") == []


def test_installed_games_are_found_by_name() -> None:
    assert find_game("mycelia").id == "mycelia"
    assert "mycelia" in all_games()
    with pytest.raises(BadSetup, match=r'^unknown game "micelia"; did you mean mycelia\?$'):
        find_game("micelia")
