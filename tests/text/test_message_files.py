"""Every message exists in every language, with the same arguments; none is missing, none is left over."""

from __future__ import annotations

import re
from importlib import import_module
from typing import cast

import pytest

from fairyring.bots.levels import BOTS
from fairyring.kernel.game import Game, Setup, all_games
from fairyring.kernel.text import COMMON, LANGUAGES
from fairyring.server.errors import refusals
from tests.text.messages import SOURCES, asked_keys, code_of, constants, folders, read_messages

PARTS = list(folders())
IDENT = re.compile(r"""(?:data-el=|\bid ?= ?|\bid: )["`']([a-z]+[:{a-z$}.]*)""")
"""How a scene names its pieces."""
CLIENT = SOURCES.parents[1] / "web" / "src"


def made_keys(part: str) -> set[str]:
    """Keys that the code puts together from parts."""
    if part == "common":
        bots = {f"bot-{bot}{about}" for bot in BOTS for about in ("", "-about")}
        return bots | {f"error-{code}" for code in refusals()}
    game = all_games()[part]
    keys = {"game-name", "game-about"}
    for module in game.modules:
        keys |= {f"module-{module.id}", f"module-{module.id}-about"}
    for path in (SOURCES / "games" / part).glob("*.py"):
        keys |= {f"event-{kind}" for kind in re.findall(r'emit\("([a-z-]+)"', path.read_text(encoding="utf-8"))}
    keys |= {f"rival-{kind.id}" for kind in game.rivals}
    return keys | cast("set[str]", import_module(f"tests.games.{part}.messages").made_keys())


def kinds_of_pieces(game: str) -> set[str]:
    """Kinds of pieces in a game's scene, by their ids there: `pile` and `pile-heroes`."""
    found: set[str] = set()
    for folder in (CLIENT / "games" / game, CLIENT / "table" / "parts"):
        for path in folder.rglob("*.svelte"):
            if path.name == "Scene.svelte":  # ids of the parts of the layout
                continue
            for ident in IDENT.findall(path.read_text(encoding="utf-8")):
                words = [word for word in ident.split(":") if "{" not in word]
                found |= {words[0], "-".join(words)} if words else set()
    return found


def optional_keys(game: Game) -> set[str]:
    """Values of settings (each has its own message or shares `setting-<id>-value`), hints, help on pieces."""
    boxes = tuple(module.id for module in game.modules)
    table = game.new_table(game.checked(Setup(game.id, game.most_players, boxes)), game.content())
    hints = {f"hint-{term}-{way}" for term in game.terms(table, 0) for way in ("gain", "keep", "cost", "deny")}
    help_ = {f"help-{kind}" for kind in kinds_of_pieces(game.id)}
    values = {f"setting-{choice.id}-{value}" for choice in game.settings() for value in (*choice.values, "value")}
    return values | {f"setting-{choice.id}" for choice in game.settings()} | hints | {"hint-behind"} | help_


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages_with_the_same_arguments(part: str) -> None:
    english = read_messages(folders()[part] / "en.ftl")
    for language in LANGUAGES[1:]:
        assert read_messages(folders()[part] / f"{language}.ftl") == english, language


@pytest.mark.parametrize("part", [part for part in PARTS if part != "common"])
def test_what_happened_reads_well_where_the_player_is_called_you(part: str) -> None:
    """"You: 2 cards drawn", not "You draws 2 cards": only a rival, always called by name, is followed by a verb.

    Where nobody did it, the name is empty and a sentence of its own follows.
    """
    rivals = tuple(f"event-{kind.id}-" for kind in all_games()[part].rivals)
    for language in LANGUAGES:
        lines = (folders()[part] / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if re.match(r"event-[a-z-]+ = .*\{ \$player \} [a-zа-яёà-ÿ]", line)
                and not line.startswith(rivals)] == [], language


@pytest.mark.parametrize("part", PARTS)
def test_no_message_that_the_code_asks_for_is_missing(part: str) -> None:
    known = set(read_messages(folders()[part] / "en.ftl"))
    if part != "common":
        known |= set(read_messages(folders()["common"] / "en.ftl"))
    known |= set(read_messages(COMMON / "report" / "en.ftl"))  # test_reports looks after all of them
    code = code_of(part) if part != "common" else [path for path in code_of(part) if "games" not in path.parts]
    asked = {key for key in asked_keys(code) if re.fullmatch(r"[a-z]+(-[a-z]+)*", key)}
    games = {key for game in all_games() for key in read_messages(folders()[game] / "en.ftl")}
    assert asked - known - (games if part == "common" else set()) == set()
    assert made_keys(part) - known == set()


@pytest.mark.parametrize("part", PARTS)
def test_no_message_is_left_over(part: str) -> None:
    known = set(read_messages(folders()[part] / "en.ftl"))
    used = constants(code_of(part)) | made_keys(part)
    if part != "common":
        used |= optional_keys(all_games()[part])
    used |= set(re.findall(r"\{ ([a-z]+(?:-[a-z]+)+) \}", (folders()[part] / "en.ftl").read_text(encoding="utf-8")))
    assert known - used == set()


def test_every_value_of_every_setting_can_be_said() -> None:
    from fairyring.kernel.text import texts

    for game in all_games().values():
        for language in LANGUAGES:
            for choice in game.settings():
                for value in choice.values:
                    words = texts(language, game).setting(choice.id, value)
                    assert words and "[" not in words and "{" not in words, (language, choice.id, value)


def test_every_kind_of_piece_of_a_scene_has_help() -> None:
    """A piece shows a component, which is explained by itself, or its kind has a message."""
    shows = {"hand", "row", "temple", "deity", "salamander"}
    for game in all_games():
        known = set(read_messages(folders()[game] / "en.ftl"))
        if not (CLIENT / "games" / game).exists():
            continue
        kinds = {kind for kind in kinds_of_pieces(game) if "-" not in kind}
        told = {key.removeprefix("help-").partition("-")[0] for key in known if key.startswith("help-")}
        assert kinds - told <= shows, game


def test_messages_are_plain_fluent_that_the_browser_reads_too() -> None:
    for folder in folders().values():
        for language in LANGUAGES:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            assert not re.search(r"\b[A-Z]{3,}\(", text), f"{folder}/{language}.ftl calls a function"


def test_no_message_counts_on_a_blank_that_its_reader_drops() -> None:
    """Blanks at the beginning and the end of a variant are no part of it, unless they stand in a placeable: {" "}."""
    for path in (path for folder in folders().values() for path in sorted(folder.rglob("*.ftl"))):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if re.search(r"\[\w+\] {2,}\S|\S +$", line)] == [], path
