"""What every game's reader makes of entries: components with their words, numbers of the rules, totals."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairyring.kernel.content import Facts, Reader, content_from, read_content
from fairyring.kernel.errors import BadPack
from fairyring.kernel.packs import Entry
from fairyring.kernel.words import Message
from tests.kernel.city.words import VOCABULARY

TEXT = """
[rules]
hand = 5
row = 3

[[hut]]
id = "reed_hut"
name = "Hut of reed"
set = "shore"
effect = "draw(1)"
when = "played(creature)"
does = "draw(2)"
src = { effect = "rulebook", set = "picture" }

[[hut]]
id = "clay_hut"
ability = "spaces(1)"
"""


class Huts:
    def __init__(self) -> None:
        self.facts: Facts
        self.hand = 0
        self.row = 0
        self.roofs: list[str] = []
        self.numbers: dict[str, int] = {}


class HutReader(Reader[Huts]):
    game = "huts"
    keyed = ("hut",)
    single = ("rules",)
    unread = ("name", "set")
    vocabulary = VOCABULARY

    def read(self) -> Huts:
        huts = Huts()
        self.keep_numbers(huts, self.singles["rules"], hand=(1, 9), row=(1, 3))
        huts.roofs = self.each("hut", self.hut)
        huts.numbers = self.numbered("hut")
        self.check_totals(("hut", len(self.tables["hut"]) <= huts.row, f"at most {huts.row} huts"))
        return huts

    def hut(self, entry: Entry) -> str:
        entry.more["roof"] = self.component(entry).partition("_")[0]
        self.effect(entry, "effect")
        self.reaction(entry)
        self.custom(entry, "ability")
        return str(entry.more["roof"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "huts.toml").write_text(TEXT)
    return tmp_path


def pack(folder: Path, text: str) -> Path:
    path = folder.parent / "mine.toml"
    path.write_text(text)
    return path


def test_a_component_tells_its_entry_and_what_its_words_mean(folder: Path) -> None:
    facts = read_content(HutReader, folder, ()).facts
    reed, clay = (one.told() for one in facts.components.values())
    assert reed["trees"] == {"effect": VOCABULARY.step("draw(1)").tree(), "does": VOCABULARY.step("draw(2)").tree(),
                             "when": VOCABULARY.reaction("played(creature)", "draw(2)").tree()}
    assert {key: reed[key] for key in ("id", "kind", "name", "box", "copies", "src", "roof")} == {
        "id": "reed_hut", "kind": "hut", "name": "Hut of reed", "box": "shore", "copies": 1, "roof": "reed",
        "src": {"effect": "rulebook", "set": "picture"}}
    assert clay["name"] == "Clay hut" and clay["trees"] == {"ability": VOCABULARY.custom("spaces(1)").tree()}
    assert facts.called("clay_hut") == Message("card", {"id": "clay_hut", "name": "Clay hut"})
    assert [facts.table_of(one) for one in ("clay_hut", "tent")] == ["hut", ""]
    assert facts.effects() == [VOCABULARY.step("draw(1)"), VOCABULARY.step("draw(2)")]


def test_components_are_numbered_as_their_entries_stand(folder: Path) -> None:
    huts = read_content(HutReader, folder, ())
    assert huts.roofs == ["reed", "clay"] and huts.numbers == {"reed_hut": 0, "clay_hut": 1}


def test_components_that_were_kept_as_data_tell_the_same(folder: Path) -> None:
    facts = read_content(HutReader, folder, ()).facts
    again = content_from(HutReader, facts.data()).facts
    assert [one.told() for one in again.components.values()] == [one.told() for one in facts.components.values()]


def test_numbers_of_the_rules_are_kept_within_their_bounds(folder: Path) -> None:
    huts = read_content(HutReader, folder, ())
    assert (huts.hand, huts.row) == (5, 3)
    with pytest.raises(BadPack, match=r"mine.toml:2: rules: row: 4 should be from 1 to 3"):
        read_content(HutReader, folder, (pack(folder, "[rules]\nrow = 4\n"),))


def test_too_many_are_told_where_a_pack_brings_them(folder: Path) -> None:
    with pytest.raises(BadPack, match=r"mine.toml:3: hut: at most 2 huts"):
        read_content(HutReader, folder, (pack(folder, '[rules]\nrow = 2\n[[hut]]\nid = "tent"\n'),))


def test_a_name_is_a_text(folder: Path) -> None:
    with pytest.raises(BadPack, match=r"mine.toml:3: hut: name: 7 should be a text in quotes"):
        read_content(HutReader, folder, (pack(folder, '[[hut]]\nid = "clay_hut"\nname = 7\n'),))
