"""Setting up (SAL-SET)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra import GAME
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from fairyring.kernel.game import Setup
from tests.games.salamandra.scene import Scene

STARTING_CORNERS = {"0,-2", "-1,-1", "0,-1", "1,-1", "-1,0", "0,0", "1,0", "0,1"}


def table(players: int = 3, seed: int = 1, **options: str) -> Salamandra:
    found = GAME.new_table(GAME.checked(Setup("salamandra", players, (), options, seed)), GAME.content())
    assert isinstance(found, Salamandra)
    return found


@pytest.mark.case("CASE-SAL-01")
@pytest.mark.rule("SAL-SET-10")
def test_three_players_begin_like_this() -> None:
    t = table()
    view = t.view(0)
    assert {one["cell"] for one in view["fields"]} == {"0,-1", "1,-1", "0,1", "1,1"}
    assert sorted(one["field"] for one in view["fields"]) == ["field_01", "field_02", "field_03", "field_04"]
    assert {one["corner"] for one in view["groves"]} == STARTING_CORNERS
    assert (view["grove_stack"], len(view["row"]), view["field_stack"], len(view["books"])) == (22, 4, 16, 4)
    assert {name: deck["count"] for name, deck in view["decks"].items()} == {
        "bear": 12, "eagle": 12, "yellow": 8, "black": 8}
    for one in view["players"]:
        assert (one["druid"], one["available"], one["waiting"]) == ("sun", 3, [2, 3, 2])
        assert (one["crystals"], one["scrolls"], one["points"], one["on_fields"]) == (2, 0, 0, 0)
    assert t.seat == t.order[-1]


@pytest.mark.rule("SAL-SET-01")
@pytest.mark.rule("SAL-SET-02")
def test_salamander_decks_are_shuffled_and_their_top_cards_seen() -> None:
    tops = {(v["decks"]["yellow"]["top"], v["decks"]["black"]["top"])
            for v in (table(seed=seed).view(-1) for seed in range(12))}
    assert len(tops) > 6
    assert all(yellow.startswith("yellow_salamander") for yellow, _ in tops)
    assert all(black.startswith("black_salamander") for _, black in tops)


@pytest.mark.rule("SAL-SET-03")
def test_the_basic_fields_lie_at_random_north_and_south_of_the_temple() -> None:
    layouts = {tuple((one["field"], one["cell"]) for one in table(seed=seed).view(0)["fields"]) for seed in range(20)}
    assert len(layouts) > 8
    assert all({cell for _, cell in layout} == {"0,-1", "1,-1", "0,1", "1,1"} for layout in layouts)


@pytest.mark.rule("SAL-SET-04")
def test_the_score_board_is_in_nobodys_way() -> None:
    """Every cell in contact with the six tiles is free to build on."""
    view = table().view(0)
    tiles = {*view["temple"].values(), *(one["cell"] for one in view["fields"])}
    assert tiles == {"0,0", "1,0", "0,-1", "1,-1", "0,1", "1,1"}
    assert sorted(view["edge"]) == sorted(["0,-2", "1,-2", "-1,-1", "2,-1", "-1,0", "2,0", "-1,1", "2,1", "0,2", "1,2"])


@pytest.mark.rule("SAL-SET-05")
def test_eight_random_groves_lie_open_and_the_rest_face_down() -> None:
    first, second = table(seed=1), table(seed=2)
    assert {one["corner"] for one in first.view(0)["groves"]} == STARTING_CORNERS
    assert first.groves != second.groves
    assert first.groves_left == 22
    assert not set(first.grove_stack[:22]) & set(first.groves.values())


@pytest.mark.rule("SAL-SET-06")
def test_four_fields_are_shown_and_sixteen_stacked() -> None:
    t = table()
    assert len([field for field in t.row if field >= 0]) == 4 and t.fields_left == 16
    assert all(not t.content.fields[field].basic for field in [*t.row, *t.field_stack[:16]])
    assert table(seed=1).row != table(seed=2).row


@pytest.mark.rule("SAL-SET-07")
def test_only_the_top_card_of_each_deity_deck_is_seen() -> None:
    view = table().view(0)
    for deck in ("bear", "eagle"):
        assert view["decks"][deck]["top"].startswith(deck)
        assert set(view["decks"][deck]) == {"count", "top"}
    tops = {table(seed=seed).view(0)["decks"]["bear"]["top"] for seed in range(12)}
    assert len(tops) > 4


@pytest.mark.rule("SAL-SET-08")
@pytest.mark.case("CASE-SAL-02")
@pytest.mark.parametrize(("option", "counts"), [("board", [3, 4, 5]), ("players", [2, 3, 4])])
def test_the_number_of_spellbooks_depends_on_the_players_and_the_option(option: str, counts: list[int]) -> None:
    found = [len(table(players, spellbook_count=option).view(0)["books"]) for players in (2, 3, 4)]
    assert found == counts
    assert len({tuple(table(seed=seed).books) for seed in range(8)}) > 4


@pytest.mark.rule("SAL-SET-09")
def test_crystals_and_scrolls_come_from_the_reserve_and_go_back_to_it() -> None:
    """Nobody gains or loses by what another takes and pays."""
    scene = Scene().fields({"2,-1": "field_06"}).corners({"1,-2": "grove_18"}).available(0, 2).crystals(0, 3)
    scene.crystals(1, 3).scrolls(0, 1).scrolls(1, 1).available(1, 1).row("field_22")
    scene.play("place field_06 N")
    assert [(me.crystals, me.scrolls) for me in scene.table.players] == [(3 + 1, 1 + 1), (3, 1)]
    scene = Scene().crystals(0, 5).crystals(1, 3).scrolls(1, 1).row("field_22").play("build field_22")
    assert [(me.crystals, me.scrolls) for me in scene.table.players] == [(0, 1), (3, 1)]


@pytest.mark.rule("SAL-SET-10")
def test_apprentices_wait_in_columns_of_three_two_three_two() -> None:
    assert table().content.waiting == [3, 2, 3, 2]


@pytest.mark.rule("SAL-SET-11")
def test_everybody_begins_with_no_points() -> None:
    assert [one["points"] for one in table(4).view(0)["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("SAL-SET-12")
def test_a_shuffled_stack_of_markers_decides_who_begins() -> None:
    tables = [table(4, seed) for seed in range(30)]
    assert {t.seat for t in tables} == {0, 1, 2, 3}
    assert all(t.seat == t.order[-1] for t in tables)
    assert len({tuple(t.order) for t in tables}) > 10


@pytest.mark.rule("SAL-SET-13")
def test_the_only_crystals_at_the_start_are_those_of_the_first_round() -> None:
    t = table()
    assert [me.crystals for me in t.players] == [t.content.round_crystals] * 3 == [2, 2, 2]
    assert [me.scrolls for me in t.players] == [0, 0, 0]
