"""Mycelium in the terminal: the board of triangles, the lists around it, and what is explained."""

from __future__ import annotations

import re
from collections import Counter

from rich.console import Console

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.land import WIDE, place
from fairyring.kernel.text import LANGUAGES, texts
from tests.games.mycelium.scene import Scene

STAR = r"""
 \    A ♣  /O U\    A ■* /O U\    A ♦  /
  \-1,1,1 /◎2∩1 \ 0,1,0 / ◎1  \1,1,-1 /
   \     / 0,1,1 \     / 1,1,0 \     /
    \U O/    A ♦  \U O/21  A ♣  \U O/
    /O U\    A ♥  /O U\    A ♥  /O U\
   /     \ 0,0,1 /     \ 1,0,0 /     \
  / 0,0,2 \     / 1,0,1 \     / 2,0,0 \
 /    A ♠  \U O/    A ♣  \U O/    A ♠  \
"""[1:]
"""Two rows of the star: they meet at level sides."""


def drawn(scene: Scene, signs: bool = True, short: bool = False, language: str = "en", width: int = 100) -> str:
    table = scene.table
    names = ["Anna", "Ben", "Cleo", "Dora"][:len(table.players)]
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as found:
        for part in GAME.draw(table.view(0), table.content, texts(language, GAME), names, signs, short):
            console.print(part)
    return "\n".join(line.rstrip() for line in found.get().splitlines())


def scene() -> Scene:
    """Something of everything: spores of both on one tile, a blocked mushroom, a card under a board, an insect."""
    scene = Scene(types={"0,1,0": "black"}).mother(0, "1,1,0").mother(1, "0,1,1").insect("0,1,0")
    scene.mushroom(0, "0,1,1", "common_ink_cap", counter=1).tucked(0, 2, "fly_agaric")
    return scene.lie(0, {"1,1,0": 2}).lie(1, {"1,1,0": 1, "0,2,0": 11}).hand(0, "penny_bun").begin()


def test_triangles_lie_beside_each_other_as_on_the_board() -> None:
    lines = drawn(scene()).splitlines()
    top = next(number for number, line in enumerate(lines) if "-1,1,1" in line) - 1
    assert lines[top:top + 8] == STAR.splitlines()


def test_more_spores_than_a_figure_tells_are_a_plus() -> None:
    assert "/·+  A ♥  \\" in drawn(scene()), "the second player has eleven at 0,2,0"


def test_free_slots_are_shown_while_a_tile_looks_for_its_place() -> None:
    table = scene()
    assert " -1,2,0" not in drawn(table)
    assert " -1,2,0" in drawn(table.play("explore 1"))


def test_market_legend_players_and_hand_stand_around_the_board() -> None:
    text = drawn(scene())
    for words in ("Round 1  tiles ", "Market", "♥ red", "■ black", "∩ mushroom", "· for none",
                  " 1  Anna  points ", "   1 Common ink cap at 0,1,1, spored once, blocked",
                  "   2 under it: Fly agaric", "Your hand", "Penny bun  Costs spores: "):
        assert words in text, words


def test_the_automa_shows_the_half_of_its_card_that_it_plays() -> None:
    text = drawn(Scene(players=1, automa=True, hard=True).automa())
    assert "Hard: costs" in text and "Medium:" not in text


def test_a_board_that_is_too_wide_is_drawn_in_parts() -> None:
    wide = scene().no_tiles()
    board = drawn(wide, short=True).partition(" 1  Anna")[0]
    assert max(len(line) for line in board.splitlines()) <= 100
    cells = Counter(re.findall(r"-?\d+,-?\d+,-?\d+", board))
    assert cells == Counter(tile["cell"] for tile in wide.table.view(0)["tiles"])
    columns = {place(cell)[0] for cell in cells}
    assert max(columns) - min(columns) >= WIDE


def test_without_signs_beyond_ascii_the_board_is_plain() -> None:
    text = drawn(scene(), signs=False)
    assert text.isascii() and "M2T1" in text and " K*" in text


def test_every_language_has_the_words_of_the_table() -> None:
    for language in LANGUAGES:
        assert "table-" not in drawn(scene(), language=language, short=True)
