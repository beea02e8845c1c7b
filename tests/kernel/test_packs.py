"""Components in TOML: every mistake is told by file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairyring.kernel.errors import BadPack
from fairyring.kernel.packs import Entry, Problems, Source, quoted, read_pack

TEXT = """format = 1

[limits]
hand = 3

[[card]]
id = "raft"
cost = 2
tags = ["wood", "water"]
src = { id = "rulebook", cost = "picture" }

[[card]]
id = "kiln"
cost = "two"
kind = "bulding"
tags = ["clay", 7]
colour = "red"
"""


def cards(text: str = TEXT) -> tuple[list[Entry], Problems]:
    problems = Problems()
    return Source("cards.toml", text, problems).entries("card"), problems


def test_values_are_read_by_their_type() -> None:
    (raft, _), problems = cards()
    assert raft.text("id") == "raft"
    assert raft.number("cost", 0, 9) == 2
    assert raft.number("points", 0, 9, 4) == 4
    assert raft.texts("tags") == ["wood", "water"]
    assert raft.text("kind", "building", ("building", "creature")) == "building"
    assert raft.flag("once", False) is False
    raft.finish()
    problems.raise_if_any()


def test_mistakes_are_told_all_at_once_each_with_its_line() -> None:
    (raft, kiln), problems = cards()
    raft.number("cost", 3, 9)
    raft.text("name")
    kiln.number("cost", 0, 9)
    kiln.text("kind", allowed=("building", "creature"))
    kiln.texts("tags")
    kiln.text("id")
    kiln.finish(also=("color",))
    with pytest.raises(BadPack) as caught:
        problems.raise_if_any()
    assert caught.value.problems == [
        "cards.toml:6: card: name: is missing; give a text in quotes",
        "cards.toml:8: card: cost: 2 should be from 3 to 9",
        "cards.toml:14: card: cost: 'two' should be a whole number from 0 to 9",
        'cards.toml:15: card: kind: unknown value "bulding"; did you mean "building"?',
        'cards.toml:16: card: tags: should be a list of texts such as ["a", "b"]',
        'cards.toml:17: card: colour: unknown key; did you mean "color"?',
    ]
    assert str(caught.value).count("\n") == 5
    assert caught.value.code == "bad-pack"


MORE = """[[card]]
id = "raft"
cost = { reed = 2, clay = 1 }
grounds = ["water", "meadow"]
wants = { reed = 2, gold = 1, clay = 9 }
asks = { seed = true }
mends = "reed"
lies = ["water", "sky"]
"""


def test_amounts_and_names_of_a_few_are_read_in_the_order_of_the_names() -> None:
    ([raft], problems), goods, grounds = cards(MORE), ("reed", "clay", "seed"), ("meadow", "water")
    assert raft.amounts("cost", goods, "goods", 5) == [2, 1, 0]
    assert raft.amounts("cost", goods, "goods", 5, values={"seed": 3}) == [0, 0, 3]
    assert raft.places("grounds", grounds) == [1, 0]
    problems.raise_if_any()
    assert raft.amounts("wants", goods, "goods", 5, what="good ") == [2, 0, 0]
    assert raft.amounts("asks", goods, "goods", 5, least=1) == [0, 0, 0]
    assert raft.amounts("mends", goods, "goods such as { reed = 1 }", 5, values="reed") == [0, 0, 0]
    assert raft.places("lies", grounds, "ground ") == [1]
    assert problems.found == [
        'cards.toml:5: card: wants: unknown good "gold"; use one of reed, clay, seed',
        "cards.toml:5: card: wants: clay = 9 should be a whole number from 0 to 5",
        "cards.toml:6: card: asks: seed = True should be a whole number from 1 to 5",
        "cards.toml:7: card: mends: 'reed' should be goods such as { reed = 1 }",
        'cards.toml:8: card: lies: unknown ground "sky"; use one of meadow, water']


def test_what_is_wrong_is_told_once() -> None:
    (raft, _), problems = cards()
    raft.text("name")
    raft.text("name")
    assert len(problems.found) == 1


def test_provenance_is_given_per_fact_or_for_all() -> None:
    (raft, kiln), problems = cards()
    assert raft.provenance(("id", "cost"), "reconstructed") == {"id": "rulebook", "cost": "picture"}
    assert kiln.provenance(("id", "points"), "reconstructed") == {"id": "reconstructed"}
    (odd,), problems = cards('[[card]]\nid = "raft"\nsrc = 7\n')
    assert odd.provenance(("id",), "") == {}
    assert problems.found == ['cards.toml:3: card: src: should be a text or a table such as { cost = "rulebook" }']


def test_an_entry_may_lie_over_another() -> None:
    (raft, kiln), problems = cards()
    kiln.values.pop("cost")
    kiln.under = raft
    assert kiln.number("cost", 0, 9) == 2
    assert kiln.text("id") == "kiln"
    assert kiln.has("cost") and not kiln.has("points")
    assert kiln.number("cost", 5, 9) == 5
    assert problems.found == ["cards.toml:8: card: cost: 2 should be from 5 to 9"]


def test_tables_of_the_wrong_form_or_name_are_told_with_their_line() -> None:
    problems = Problems()
    source = Source("p.toml", '[card]\nid = "raft"\n\n[[limits]]\nhand = 3\n\n[[crad]]\nid = "x"\n', problems)
    assert source.entries("card") == []
    assert source.entry("limits") is None
    assert source.entry("nothing") is None and source.entries("nothing") == []
    source.unknown_tables(("card", "limits"))
    assert problems.found == [
        "p.toml:1: card: should be a list of tables, each written as [[card]]",
        "p.toml:4: limits: should be one table, written as [limits]",
        'p.toml:7: unknown table "crad"; did you mean "card"?',
    ]


def test_a_single_table_and_tables_inside_tables_have_lines_too() -> None:
    problems = Problems()
    limits = Source("cards.toml", TEXT, problems).entry("limits")
    assert limits is not None and limits.number("hand", 4, 9) == 4
    inside = Source("more.toml", "[a.b]\nc = 1\n", problems).entry("a.b")
    assert inside is not None and inside.number("c", 2, 3) == 2
    assert problems.found == ["cards.toml:4: limits: hand: 3 should be from 4 to 9",
                              "more.toml:2: a.b: c: 1 should be from 2 to 3"]


@pytest.mark.parametrize(("text", "what"), [
    ("a = 1\nb = = 2\n", "cards.toml:2: not valid TOML: "),
    ("a = [\n", "cards.toml:2: not valid TOML: "),
    ("a = " + "9" * 5000, "cards.toml:1: not valid TOML: "),
    ("a = " + "[" * 5000, "cards.toml:1: not valid TOML: "),
])
def test_text_that_is_no_toml_is_told_with_its_line(text: str, what: str) -> None:
    problems = Problems()
    Source("cards.toml", text, problems)
    assert len(problems.found) == 1
    assert problems.found[0].startswith(what)


def test_a_pack_is_a_file_or_a_folder_of_files(tmp_path: Path) -> None:
    problems = Problems()
    (tmp_path / "b.toml").write_text("b = 1\r\n", encoding="utf-8")
    (tmp_path / "a.toml").write_text("\ufeffa = 1\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no pack")
    assert [(source.name, source.data) for source in read_pack(tmp_path, problems)] == [
        ("a.toml", {"a": 1}), ("b.toml", {"b": 1})]
    assert [source.name for source in read_pack(tmp_path / "b.toml", problems)] == ["b.toml"]
    problems.raise_if_any()


def test_a_pack_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    problems = Problems()
    (tmp_path / "empty").mkdir()
    (tmp_path / "latin.toml").write_bytes(b"a = 1\nb = '\xe9'\n")
    for name in ("empty", "latin.toml", "none.toml"):
        assert read_pack(tmp_path / name, problems) == []
    assert problems.found == [
        f"{tmp_path / 'empty'}: no .toml file in this folder",
        f"{tmp_path / 'latin.toml'}:2: not UTF-8 text (byte 11); save it as UTF-8",
        f"{tmp_path / 'none.toml'}: cannot be read: No such file or directory",
    ]


def test_long_values_are_cut_in_messages() -> None:
    assert quoted("x" * 100) == "x" * 60 + "..."
    assert quoted(int("9" * 4000) ** 2) == "a value too large to print"


@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=15))
def test_any_damage_is_a_problem_with_a_line_or_another_pack(at: int, length: int, patch: str) -> None:
    text = TEXT[:at] + patch + TEXT[at + length:]
    problems = Problems()
    source = Source("cards.toml", text, problems)
    for entry in source.entries("card"):
        entry.text("id")
        entry.number("cost", 0, 9)
        entry.texts("tags")
        entry.provenance(("id",), "")
        entry.finish()
    source.unknown_tables(("card",))
    lines = text.count("\n") + 1
    for problem in problems.found:
        name, line, what = problem.split(":", 2)
        assert name == "cards.toml" and 1 <= int(line) <= lines and len(what) > 5
