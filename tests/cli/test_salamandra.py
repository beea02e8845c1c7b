"""Salamandra in the terminal: the map, the lists around it, and what is explained."""

from __future__ import annotations

from rich.console import Console

from fairyring.games.salamandra import GAME
from fairyring.kernel.text import LANGUAGES, texts
from tests.cli.conftest import Runner
from tests.games.salamandra.scene import Scene

TABLE = ("play", "salamandra", "--players", "2", "--bots", "random", "--seed", "3")


def drawn(scene: Scene, signs: bool = True, short: bool = False, language: str = "en", width: int = 100) -> str:
    table = scene.table
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as found:
        for part in GAME.draw(table.view(0), table.content, texts(language, GAME), ["Anna", "Ben"], signs, short):
            console.print(part)
    return "\n".join(line.rstrip() for line in found.get().splitlines())


def scene() -> Scene:
    """A layout with something of everything: paths with crystals, both kinds of apprentices, a built cauldron."""
    scene = Scene().fields({"2,-1": "field_19"}).corners({"0,-2": "grove_17", "1,-1": "grove_19"})
    return scene.man(0, "field_01 E").asleep(1, "field_19 S").crystals(0, 4).available(0, 1).begin()


def test_the_map_shows_fields_groves_and_apprentices_where_they_lie() -> None:
    lines = drawn(scene()).splitlines()
    top = next(at for at, line in enumerate(lines) if " 17 5★" in line)
    assert lines[top + 2].split() == ["-1,-1", "|", "·", "01", "Y", "[1]||", "·", "02", "G", "·", "||", "·", "19", "P",
                                    "·", "|", "3,-1"]
    assert lines[top + 3].split() == ["|", "2◆", "||", "♣", "||", "∪●2◆→3★/P", "|"]
    assert "(2)" in lines[top + 4]
    assert lines[top - 1].count("◆") == 2 and lines[top + 1].count("◆") == 1, "grove_17 prints nw, ne and sw"
    assert lines[top + 2].index("[1]") < lines[top].index("17") + 3 < lines[top + 2].index("02")


def test_books_cards_row_and_players_stand_around_the_map() -> None:
    text = drawn(scene())
    for words in ("Round 1 of 4: day", "Spellbooks", "Top cards", "Fields to build", "Fields in play",
                  " 1  Anna  points 0, crystals 4, scrolls 0, apprentices: 1 to place, 1 active",
                  "[1] active, (1) inactive apprentice"):
        assert words in text, words


def test_without_signs_beyond_ascii_the_map_is_plain() -> None:
    text = drawn(scene(), signs=False)
    assert text.isascii() and "Ur2*>3+/P" in text and " 17 5+" in text


def test_every_language_has_the_words_of_the_table() -> None:
    for language in LANGUAGES:
        assert "table-" not in drawn(scene(), language=language, short=True)


def test_a_question_names_its_field_and_question_marks_explain(run: Runner) -> None:
    out = run(*TABLE, typed="?\n?1\nbuild field_22\n?\n").out
    assert "SAL-TURN-01" in out and "SAL-PLACE-01" in out
    assert "Bonus slot: 1 point." in out, "an option explains the field that it names"
    assert "row:" not in out and "field_22:" not in out


def test_cards_are_explained_by_number_and_by_name(run: Runner) -> None:
    out = run(*TABLE, typed="c grove bear\nc clover garden\n").out
    assert "Each grove you take: 1 point." in out
    assert "Costs 1 flower, 1 crystal." in out


def test_components_are_shown_by_their_short_names(run: Runner) -> None:
    done = run("content", "show", "salamandra", "field_17")
    assert done.code == 0 and done.out.startswith("Berry Garden  field, base")
    assert "{'" not in run("content", "list", "salamandra", "--kind", "field").out
    assert run("content", "show", "salamandra", "temple_black").out.startswith("Black half of the temple")
