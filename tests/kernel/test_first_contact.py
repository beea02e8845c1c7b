"""What a programmer meets first: one call to start, text that tells, errors that say what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import fairyring
from fairyring.kernel.errors import BadSetup, CannotUndo, UnknownOption
from fairyring.kernel.record import save_text


def test_the_games_are_those_that_are_installed() -> None:
    assert {"mycelia", "salamandra"} <= set(fairyring.installed())
    assert [fairyring.start(game).setup.game for game in fairyring.installed()] == fairyring.installed()


def test_a_game_prints_as_its_table_its_question_and_its_options() -> None:
    game = fairyring.start("mycelia", players=2, seed=7)
    lines = str(game).splitlines()
    assert lines[0].startswith("Display") and "Player 2  20 drops left, 0 leaves" in str(game)
    assert lines[-4:] == ["Seat 2: Your turn: play your 3 cards, hire heroes, use tiles.",
                          "  play leccinum_scabrum: Play Leccinum scabrum", "  play leaf_one: Play Drifting Leaf",
                          "  play leaf_gift: Play Shared Leaves"]
    assert not any(line != line.rstrip() for line in lines)
    assert [repr(one) for one in (game.table, game.game)] == [
        "<Mycelia for 2, turn 1: seat 2 decides>", "<game mycelia, rules version 1>"]
    assert repr(game.handle()) == "<seat 2 of mycelia: 3 options>"


def test_a_finished_game_says_so() -> None:
    game = fairyring.start("mycelia", seed=3)
    while not game.over:
        game.play(game.names()[0])
    assert repr(game) == f"<mycelia for 1, seed 3: over after {len(game.past)} decisions>"
    assert repr(game.table).endswith(": over>")
    assert str(game).splitlines()[-1][0].isupper()


def test_undo_and_redo_need_no_seat() -> None:
    game = fairyring.start("mycelia", players=2, seed=7)
    with pytest.raises(CannotUndo, match="nothing to undo"):
        game.undo()
    before = game.names()
    game.play("play leaf_one")
    after = game.names()
    assert game.undo() == 1 and game.names() == before
    game.redo()
    assert game.names() == after


def test_errors_say_what_would_be_right() -> None:
    game = fairyring.start("mycelia", players=2, seed=7)
    with pytest.raises(UnknownOption, match='"play leaf_won" is no legal option now; did you mean "play leaf_one"'):
        game.play("play leaf_won")
    with pytest.raises(UnknownOption, match='"0" is no legal option now; legal now: play leccinum_scabrum, '):
        game.play(0)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="there is no seat 2; use 0 to 1, or SPECTATOR"):
        game.view(2)
    with pytest.raises(BadSetup, match="there is no seat a; use 0 to 1, or SPECTATOR"):
        game.view("a")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="seed x: use a whole number from 0 to 9223372036854775807"):
        fairyring.start("mycelia", seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match=r"seed 1\.5: use a whole number"):
        fairyring.start("mycelia", seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="mycelia is for 1 to 4 players, not two"):
        fairyring.start("mycelia", "two")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match='unknown game "5"; use everdell, mycelia'):
        fairyring.start(5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match='unknown game "salamander"; did you mean salamandra'):
        fairyring.start("salamander")
    with pytest.raises(BadSetup, match='unknown option "board"; did you mean boards'):
        fairyring.start("mycelia", board="star")
    with pytest.raises(BadSetup, match='unknown bot "gredy"; did you mean greedy'):
        fairyring.bot("gredy")


def test_a_single_module_or_pack_needs_no_list(tmp_path: Path) -> None:
    assert fairyring.start("mycelia", modules="prisma").setup.modules == ("expansion", "prisma")
    pack = tmp_path / "cheap.toml"
    pack.write_text('[[hero]]\nid = "marasmius_rotula"\ncost = 1\n', encoding="utf-8")
    for content in (pack, str(pack)):
        assert fairyring.start("mycelia", content=content).content.facts.packs


def test_a_saved_game_is_loaded_where_it_was_left(tmp_path: Path) -> None:
    game = fairyring.start("mycelia", players=2, seed=7)
    game.play("play leaf_one")
    save_text(tmp_path / "game.json", game.record().to_json())
    again = fairyring.load(tmp_path / "game.json")
    assert again.names() == game.names() and again.record() == game.record()
