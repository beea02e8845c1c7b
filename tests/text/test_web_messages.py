"""The texts of the browser: none is missing, none is left over, and the client gives each what it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairyring.kernel.text import COMMON, LANGUAGES
from tests.text.messages import folders, read_messages

WEB = COMMON / "web"
CLIENT = Path(__file__).parents[2] / "web" / "src"
ENGLISH = read_messages(WEB / "en.ftl")

CALL = re.compile(r"\bt\(\s*")
LITERAL = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")
KEY = re.compile(r"[a-z][a-z_]*(-[a-z_]+)*")
MADE = re.compile(r"\$\{[^}]*\}")


def sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "gallery" not in path.parts and "art" not in path.parts:
            yield path, re.sub(r"/\*.*?\*/|^\s*//[^\n]*|<!--.*?-->", "", path.read_text(encoding="utf-8"),
                               flags=re.S | re.M)


def argument(text: str, start: int) -> tuple[str, int]:
    """One argument of a call, and where it ends: at the comma or bracket outside of all others."""
    depth, i, quote = 0, start, ""
    while i < len(text):
        sign = text[i]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            if depth == 0:
                return text[start:i], i
            depth -= 1
        elif sign == "," and depth == 0:
            return text[start:i], i
        i += 1
    raise AssertionError(f"a call without an end: {text[start:start + 60]!r}")


def calls() -> Iterator[tuple[str, list[str], str]]:
    """Every `t(...)` of the client: where it stands, the keys it may ask for, and its second argument."""
    for path, text in sources():
        for found in CALL.finditer(text):
            first, end = argument(text, found.end())
            second = argument(text, end + 1)[0].strip() if text[end] == "," else ""
            keys = ["".join(one) for one in LITERAL.findall(first.partition("?")[2] or first)]
            yield f"{path.relative_to(CLIENT)}: t({first.strip()})", [key for key in keys if key], second


def as_pattern(key: str) -> re.Pattern[str]:
    """A key put together from parts, as a pattern of the keys it can become."""
    return re.compile(".+".join(re.escape(part) for part in MADE.split(key)))


def given(second: str) -> set[str] | None:
    """The names in an object of arguments; None when it is not written out."""
    if not second:
        return set()
    if not second.startswith("{"):
        return None
    names: set[str] = set()
    i = 1
    while i < len(second) - 1:
        part, i = argument(second, i)
        i += 1
        name = part.partition(":")[0].strip()
        if name.startswith("..."):
            return None
        if name:
            names.add(name.strip("'\""))
    return names


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_arguments(language: str) -> None:
    assert read_messages(WEB / f"{language}.ftl") == ENGLISH


def test_no_text_of_the_browser_is_also_one_of_a_game_or_of_all_games() -> None:
    for part, folder in folders().items():
        assert ENGLISH.keys() & read_messages(folder / "en.ftl").keys() == set(), part


def test_every_text_the_client_asks_for_exists_and_gets_its_arguments() -> None:
    known = dict(ENGLISH)
    for folder in folders().values():
        known |= read_messages(folder / "en.ftl")
    wrong: list[str] = []
    for place, keys, second in calls():
        names = given(second)
        for key in keys:
            if "${" in key:
                if not any(as_pattern(key).fullmatch(one) for one in known):
                    wrong.append(f"{place}: no text is called like {key}")
            elif key not in known:
                wrong.append(f"{place}: {key} is missing")
            elif names is not None and not known[key] <= names:
                wrong.append(f"{place}: {key} needs {sorted(known[key] - names)}")
    assert wrong == []


def test_no_text_is_left_over() -> None:
    text = "\n".join(source for _, source in sources())
    said = {"".join(one) for one in LITERAL.findall(text)} | set(re.findall(r"\?only=([a-z-]+)", text))
    patterns = [as_pattern(key) for key in said if "${" in key and KEY.match(key)]
    assert {key for key in ENGLISH if key not in said and not any(one.fullmatch(key) for one in patterns)} == set()
