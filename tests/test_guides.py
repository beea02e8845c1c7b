"""Every game tells on one page how it is played, and all that the page speaks of exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.errors import BadLesson
from fairyring.kernel.game import Game, all_games, find_game
from fairyring.kernel.guides import guide_pages, read_guide
from fairyring.kernel.lessons import TEACHING
from fairyring.kernel.text import LANGUAGES
from tests.text.messages import read_messages

GAMES = all_games().values()
PAGES = [(game.id, page) for game in GAMES for page in ("", *guide_pages(game))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_texts_of_the_pages_are_there_and_none_is_left_over(game: Game) -> None:
    wanted = [key for page in ("", *guide_pages(game)) for key in read_guide(game, page).texts()]
    assert len(wanted) == len(set(wanted))
    for language in LANGUAGES:
        found = read_messages(game.folder / TEACHING / "text" / f"{language}.ftl")
        assert {key for key in found if key.startswith("guide-")} == set(wanted), language


@pytest.mark.parametrize(("name", "page"), PAGES)
def test_the_page_shows_a_sound_table_and_things_of_the_box(name: str, page: str) -> None:
    game = find_game(name)
    guide = read_guide(game, page)
    content = game.content()
    assert game.arrange(guide.setup, content, guide.situation).check() == []
    ids = {str(one["id"]) for one in game.component_list(content)}
    things = [thing for section in guide.sections for thing in section.things]
    assert set(things) <= ids and all(game.words(content, thing) for thing in things)
    assert things or page, "the first page shows some things"


def test_modules_and_rivals_have_pages_of_their_own() -> None:
    game = find_game("everdell")
    assert guide_pages(game) == {**{one: f"module-{one}" for one in ("farms", "corrin", "legends", "powers")},
                                 "nightweave": "rival-nightweave"}
    guide = read_guide(game, "legends")
    assert guide.setup.modules == ("legends",) and guide.sections[0].lines[0] == "guide-legends-what-1"
    with pytest.raises(BadLesson, match="no page on how to play with rugwort"):
        read_guide(game, "rugwort")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_tells_aim_turn_signs_and_end_and_the_rival_where_there_is_one(game: Game) -> None:
    keys = [section.key for section in read_guide(game).sections]
    assert {"guide-aim", "guide-turn", "guide-icons", "guide-end"} <= set(keys)
    assert ("guide-solo" in keys) == (game.least_players == 1)


def test_a_wrong_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("mycelia")
    monkeypatch.setattr(game, "folder", tmp_path)
    with pytest.raises(BadLesson, match="no page on how to play"):
        read_guide(game)
    (tmp_path / TEACHING).mkdir()
    (tmp_path / TEACHING / "guide.toml").write_text("players = 2\n", encoding="utf-8")
    with pytest.raises(BadLesson, match="'mark' is missing"):
        read_guide(game)
