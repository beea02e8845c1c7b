"""What lies in the box (SAL-COMP, SAL-VAR)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.salamandra import GAME
from fairyring.games.salamandra.components import COLOURS, SEAT_COLOURS
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from tests.games.salamandra.scene import Scene

CONTENT = GAME.content()


@pytest.mark.rule("SAL-COMP-01")
def test_two_to_four_play_in_four_colours() -> None:
    assert SEAT_COLOURS == ("blue", "grey", "red", "yellow")
    for players in (2, 3, 4):
        table = GAME.new_table(GAME.checked(Setup("salamandra", players)), CONTENT)
        assert [one["colour"] for one in table.view(0)["players"]] == list(SEAT_COLOURS[:players])
    for players in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            GAME.checked(Setup("salamandra", players))


@pytest.mark.rule("SAL-COMP-02")
def test_the_temple_has_a_yellow_and_a_black_half_on_two_cells() -> None:
    assert Scene().begin().table.view(0)["temple"] == {"yellow": "0,0", "black": "1,0"}


@pytest.mark.rule("SAL-COMP-03")
def test_there_are_four_basic_and_twenty_other_fields() -> None:
    assert [field.name for field in CONTENT.fields if field.basic] == ["field_01", "field_02", "field_03", "field_04"]
    assert len(CONTENT.fields) == 24
    by_colour = {name: sum(i in field.colours for field in CONTENT.fields) for i, name in enumerate(COLOURS)}
    assert by_colour == {"yellow": 7, "green": 7, "white": 7, "purple": 7}
    assert Counter(field.cauldron for field in CONTENT.fields) == {False: 13, True: 11}


@pytest.mark.rule("SAL-COMP-04")
def test_there_are_thirty_groves_ten_spellbooks_and_forty_cards() -> None:
    assert len(CONTENT.groves) == 30
    assert len(CONTENT.books) == 10
    assert Counter(card.deck for card in CONTENT.deities) == {0: 12, 1: 12}
    assert Counter(card.deck for card in CONTENT.salamanders) == {2: 8, 3: 8}
    assert [sum(card.symbols for card in CONTENT.salamanders if card.deck == deck) for deck in (2, 3)] == [16, 15]


@pytest.mark.rule("SAL-COMP-05")
def test_every_player_has_ten_apprentices_with_sun_and_moon_and_a_druid() -> None:
    table = Scene(players=4).available(0, 1).begin().table
    assert CONTENT.apprentices == sum(CONTENT.waiting) == 10
    assert CONTENT.facts.tables["tokens"]["score_markers_per_colour"] == 2
    assert [one["druid"] for one in table.view(0)["players"]] == ["sun"] * 4


@pytest.mark.rule("SAL-COMP-06")
@pytest.mark.rule("SAL-COMP-07")
def test_crystals_in_ones_and_fives_are_worth_ninety_and_never_run_out() -> None:
    tokens = CONTENT.facts.tables["tokens"]
    assert (tokens["crystals_1"], tokens["crystals_5"]) == (30, 12)
    ninety = tokens["crystals_1"] + 5 * tokens["crystals_5"]
    scene = Scene().man(0, "field_01 E").crystals(0, ninety - 1).crystals(1, 1).passes()
    assert scene.crystals_of(0) == 91 and scene.crystals_of(1) == 1


@pytest.mark.rule("SAL-COMP-06")
def test_thirteen_scrolls_are_more_than_four_players_keep() -> None:
    """Three each, and one who holds a fourth before an apprentice leaves for it."""
    scene = Scene(players=4).fields({"2,-1": "field_06"}).books("spellbook_10").available(0, 1).asleep(0, "field_01 E")
    for seat in range(4):
        scene.scrolls(seat, CONTENT.scrolls_per_book - 1)
    scene.play("place field_06 N")
    assert sum(me.scrolls for me in scene.table.players) == CONTENT.facts.tables["tokens"]["scrolls"] == 13
    scene.play("move field_01 E", "to spellbook_10 17")
    assert [me.scrolls for me in scene.table.players] == [0, 3, 3, 3]


@pytest.mark.rule("SAL-COMP-08")
def test_scroll_tokens_never_block_a_gain() -> None:
    scene = Scene().fields({"2,-1": "field_06"}).books().available(0, 1).scrolls(0, 6).scrolls(1, 7)
    scene.play("place field_06 N")
    assert scene.scrolls_of(0) == 7


@pytest.mark.rule("SAL-COMP-09")
def test_the_board_has_belief_values_and_four_notches_for_fields() -> None:
    assert CONTENT.belief == [(12, 6), (8, 4), (6, 3)]
    assert CONTENT.row == 4
    assert max(CONTENT.books_by_players["board"].values()) == 5


@pytest.mark.rule("SAL-COMP-10")
def test_the_reminder_board_lists_three_exchanges() -> None:
    assert CONTENT.plant_price == 4
    assert CONTENT.grove_price == 3
    assert all(field.worth >= 1 for field in CONTENT.fields)


@pytest.mark.rule("SAL-VAR-01")
def test_there_is_no_solo_game_and_no_module() -> None:
    assert GAME.least_players == 2
    assert GAME.modules == () and GAME.rivals == ()


@pytest.mark.rule("SAL-VAR-02")
def test_two_options_stand_where_the_sources_disagree() -> None:
    assert GAME.checked(Setup("salamandra", 3)).options == {
        "spellbook_count": "board", "temple_completes_clearings": "false"}
