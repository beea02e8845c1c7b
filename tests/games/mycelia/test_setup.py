"""Setting up for 2 to 4 players (MYC-SETUP)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fairyring.games.mycelia.components import FIELD_OF
from fairyring.games.mycelia.game import GAME
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.errors import BadPack, BadSetup
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import Scene

SEEDS = range(120)


def new_game(players: int = 2, seed: int = 1, **options: str) -> MyceliaTable:
    table = Session.start(Setup("mycelia", players, (), options, seed)).table
    assert isinstance(table, MyceliaTable)
    assert table.check() == []
    return table


def layout_of(t: MyceliaTable, seat: int = 0) -> tuple[str, str]:
    (found,) = [(one.card, one.side) for one in t.content.layouts if one.drops == t.players[seat].drops]
    return found


@pytest.mark.rule("MYC-SETUP-01")
@pytest.mark.parametrize(("players", "full"), [(2, 10), (3, 15), (4, 20)])
def test_the_shrine_starts_empty_and_holds_five_drops_a_player(players: int, full: int) -> None:
    t = new_game(players)
    assert (t.shrine, t.full) == (0, full)


@pytest.mark.rule("MYC-SETUP-02")
def test_one_supply_card_is_drawn_and_serves_the_whole_game() -> None:
    assert {t.content.supply[t.supply_side].card for t in map(new_supply, SEEDS)} == {
        "supply_1", "supply_2", "supply_3", "supply_4"}
    scene = Scene().dealt().supply("supply_3", "b")
    used = []
    for _ in range(4):
        used.append(scene.supply_now)
        scene.shrine(10).pass_turn()
    assert used == [("supply_3", "b"), ("supply_3", "a")] * 2


def new_supply(seed: int) -> MyceliaTable:
    return new_game(2, seed)


@pytest.mark.rule("MYC-SETUP-03")
def test_chance_decides_which_side_of_the_supply_card_lies_up_first() -> None:
    sides = {(one.card, one.side) for t in map(new_supply, SEEDS) for one in [t.content.supply[t.supply_side]]}
    assert len(sides) == 8


@pytest.mark.rule("MYC-SETUP-04")
def test_the_forty_base_heroes_are_shuffled_and_five_of_them_shown() -> None:
    t = new_game()
    base = {kind: 2 for kind, box in enumerate(t.content.boxes) if box == "base"}
    assert Counter(t.pile + t.display) == base
    assert (len(t.pile), len(t.display), t.thrown) == (35, 5, [])
    assert len({tuple(new_game(seed=seed).pile) for seed in range(5)}) == 5
    assert t.view(0)["pile"] == 35 and None not in t.view(0)["display"]


@pytest.mark.rule("MYC-SETUP-05")
@pytest.mark.rule("MYC-LANG-01")
def test_a_random_side_of_a_random_set_up_card_serves_all_players() -> None:
    """French and Italian let somebody choose the side; here chance does, and nothing in the set-up asks for it."""
    seen = set()
    for seed in SEEDS:
        t = new_game(3, seed)
        assert layout_of(t, 0) == layout_of(t, 1) == layout_of(t, 2)
        seen.add(layout_of(t))
    assert seen == {(f"setup_{n}", side) for n in range(1, 5) for side in "ab"}
    assert {choice.id for choice in GAME.settings()} == {"boards", "starter", "gwidyon"}


@pytest.mark.rule("MYC-SETUP-06")
def test_everybody_gets_the_same_front() -> None:
    assert [p.ground.board for p in new_game(4).players] == ["front"] * 4


@pytest.mark.rule("MYC-SETUP-07")
def test_everybody_gets_tiles_a_and_b_unused() -> None:
    t = new_game(4)
    for p in t.players:
        assert [t.content.tiles[n].name for n in p.ready] == ["a", "b"]
        assert p.spent == []


@pytest.mark.rule("MYC-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_drops_lie_on_every_board_and_the_rest_stays_in_the_box(players: int) -> None:
    t = new_game(players, seed=5)
    card, side = layout_of(t)
    (shown,) = [one.drops for one in t.content.layouts if (one.card, one.side) == (card, side)]
    for p in t.players:
        assert p.drops == shown
        assert sum(p.drops) == p.left == 20
    assert t.box == 80 - 20 * players


@pytest.mark.rule("MYC-SETUP-09")
def test_no_layout_puts_a_drop_on_the_shrine_field() -> None:
    t = new_game()
    assert {ground.covered[0] for ground in t.content.boards} == {FIELD_OF["D2"]}
    assert [layout.drops[FIELD_OF["D2"]] for layout in t.content.layouts] == [0] * len(t.content.layouts)


@pytest.mark.rule("MYC-SETUP-09")
def test_a_pack_cannot_put_a_drop_on_the_shrine_field(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[setup]]\ncard = "setup_1"\nside = "a"\nset = "base"\n'
                    'rows = ["1 2 0 1 1", "2 0 1 1 1", "1 1 2 1 0", "2 1 0 1 1"]\n', encoding="utf-8")
    with pytest.raises(BadPack, match=r"pack\.toml:5: .*S should mark the shrine field D2 and no other"):
        GAME.content((pack,))


@pytest.mark.rule("MYC-SETUP-08")
@pytest.mark.rule("MYC-VAR-03")
def test_set_up_cards_are_lined_up_by_the_shrine_field_so_it_lies_alike_on_all_boards(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[board]]\nid = "star_leaf"\nside = "back"\ncopies = 1\nshrine = "A1"\n'
                    'rows = ["S E M L W", "L L W M M", "W M L W L", "W L E L M"]\n', encoding="utf-8")
    with pytest.raises(BadPack, match=r'pack\.toml:5: .*unknown value "A1"; use one of D2'):
        GAME.content((pack,))


@pytest.mark.rule("MYC-SETUP-10")
def test_six_start_cards_are_shuffled_and_three_of_them_drawn() -> None:
    hands = set()
    for seed in range(20):
        t = new_game(4, seed)
        for p in t.players:
            assert (len(p.deck), len(p.hand), p.discard) == (3, 3, [])
            hands.add(tuple(sorted(p.hand)))
    assert len(hands) > 5


@pytest.mark.rule("MYC-SETUP-11")
def test_all_start_decks_are_equal() -> None:
    t = new_game(4)
    for p in t.players:
        effects = Counter(t.content.effect[kind].name for kind in p.deck + p.hand)
        assert effects == {"leaves(1)": 2, "leaves(2) & others(leaves(1))": 1,
                           "move(leaf,1)": 1, "move(moss,1)": 1, "move(water,1)": 1}


@pytest.mark.rule("MYC-SETUP-12")
def test_nobody_starts_with_leaves() -> None:
    assert [p.leaves for p in new_game(4).players] == [0, 0, 0, 0]


@pytest.mark.rule("MYC-SETUP-13")
def test_the_start_player_is_chosen_or_drawn_keeps_the_marker_and_play_goes_clockwise() -> None:
    t = new_game(3, starter="3")
    assert (t.starter, t.active, t.seat) == (2, 2, 2)
    assert {new_game(3, seed).active for seed in range(40)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="seat 4 does not exist"):
        new_game(3, starter="4")
    scene = Scene(players=3).starter(2).dealt().begin(2)
    turns = []
    for _ in range(6):
        turns.append((scene.turn_of, scene.table.starter, scene.table.round))
        scene.pass_turn()
    assert turns == [(2, 2, 1), (0, 2, 1), (1, 2, 1), (2, 2, 2), (0, 2, 2), (1, 2, 2)]
