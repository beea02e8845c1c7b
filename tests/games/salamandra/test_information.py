"""What everybody sees, and what nobody does (SAL-INFO)."""

from __future__ import annotations

import json

import pytest

from fairyring.games.salamandra import GAME
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from fairyring.kernel.game import Setup
from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-INFO-01")
def test_everything_owned_is_open_to_all() -> None:
    scene = Scene().man(0, "field_01 E").cards(0, "bear_01", "black_salamander_1").harvested(0, "grove_17")
    scene.crystals(0, 4).scrolls(0, 2).points(9, 0).available(0, 1).begin()
    for seat in (-1, 0, 1):
        seen = scene.table.view(seat)["players"][0]
        assert (seen["crystals"], seen["scrolls"], seen["points"], seen["available"]) == (4, 2, 9, 1)
        assert (seen["deities"], seen["salamanders"], seen["groves"]) == (
            ["bear_01_grove_vp"], ["black_salamander_1"], ["grove_17"])


@pytest.mark.rule("SAL-INFO-02")
def test_stacks_and_cards_below_the_top_are_hidden_from_all() -> None:
    t = GAME.new_table(GAME.checked(Setup("salamandra", 3, (), {}, 5)), GAME.content())
    assert isinstance(t, Salamandra)
    worlds = [t.resample(0, seed) for seed in range(8)]
    text = json.dumps(t.view(0))
    assert all(json.dumps(world.view(0)) == text for world in worlds)
    for deck in range(4):
        assert len({tuple(world.decks[deck]) for world in worlds}) > 4
        assert {world.decks[deck][-1] for world in worlds} == {t.decks[deck][-1]}
    assert len({tuple(world.field_stack) for world in worlds}) > 4
    assert len({tuple(world.grove_stack) for world in worlds}) > 4
    hidden = [t.content.groves[kind].ident for kind in t.grove_stack[:t.groves_left]]
    assert not any(f'"{grove}"' in text for grove in hidden)
    left_out = [book.ident for kind, book in enumerate(t.content.books) if kind not in t.books]
    assert not any(book in text for book in left_out)


@pytest.mark.rule("SAL-INFO-03")
def test_what_a_turn_reveals_is_seen_before_the_turn_goes_on() -> None:
    """The grove of a new clearing lies open when the player chooses between placing and a card; undo stops there."""
    scene = Scene().fields({"0,-2": "field_05"}).crystals(0, 5).row("field_22").available(0, 1)
    scene.next("groves", "grove_13").play("build field_22")
    before = scene.table.reveals
    scene.play("at 1,-2")
    assert scene.corners_now() == {"0,-2": "grove_13"} and scene.deciding == 0
    assert scene.table.reveals == before + 1 and scene.session.undo_depth(0) == 0


@pytest.mark.rule("SAL-INFO-03")
def test_the_next_card_of_a_deck_is_seen_at_once() -> None:
    scene = Scene().crystals(0, 5).row("field_22").next("bear", "bear_05", "bear_06")
    scene.play("build field_22", "at 2,1")
    before = scene.table.reveals
    scene.play("take bear")
    assert scene.table.reveals == before + 2  # the next card, and the field in the row
    assert scene.top_of("bear") == "bear_06_white_purple_potion"
    assert scene.told("deck-top")[0].facts == {"deck": "bear", "card": "bear_06_white_purple_potion"}


@pytest.mark.rule("SAL-INFO-04")
def test_the_new_field_of_the_row_is_shown_after_the_choice_of_step_four() -> None:
    scene = Scene().crystals(0, 5).row("field_22").available(0, 1).next("fields", "field_12")
    scene.play("build field_22", "at 2,0")
    assert scene.row_now() == []
    before = scene.table.reveals
    scene.play("place E")
    assert scene.row_now() == ["field_12"]
    assert scene.table.reveals == before + 1  # nobody takes back what has been seen
