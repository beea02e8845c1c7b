"""Records: written, read, damaged, saved whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairyring.kernel import record as records
from fairyring.kernel.errors import BrokenRecord, CannotSave
from fairyring.kernel.game import Setup
from fairyring.kernel.record import Record, digest, load_record, read_record, save_text
from fairyring.kernel.replay import open_record, replay, replay_steps
from fairyring.kernel.session import Session
from tests.kernel.city import REEDTOWN
from tests.kernel.toy import Ask, Toy

RECORD = Record(Setup("reedtown", 3, ("flood",), {"turns": "8"}, 42, 1), "0123456789abcdef",
                ("gather reed", "play mimic", "pay 1 reed 1 clay"), ("my pack",), ("Ada", "Бо", "Chloé"), 2, "fedcba",
                {"note": ["kept"]})


def half_a_game(decisions: int = 12) -> Session:
    session = Session.start(Setup("reedtown", 2, (), {}, 4), game=REEDTOWN)
    for _ in range(decisions):
        session.play(session.names()[-1])
    return session


def test_a_record_reads_back_from_its_text() -> None:
    assert read_record(RECORD.to_json()) == RECORD
    empty = Record(Setup("reedtown", 2, rules=1), "x")
    assert read_record(empty.to_json()) == empty
    assert RECORD.with_digest("new").digest == "new"


def test_a_record_has_one_decision_a_line() -> None:
    lines = RECORD.to_json().splitlines()
    assert lines[-5:] == ['  "gather reed",', '  "play mimic",', '  "pay 1 reed 1 clay"', " ]", "}"]
    assert ' "names": ["Ada", "Бо", "Chloé"],' in lines


TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))
"""What a record may hold: anything but NUL, which no database takes."""


@given(st.builds(
    Record,
    st.builds(Setup, TEXT, st.integers(0, 9), st.lists(TEXT).map(tuple),
              st.dictionaries(TEXT, TEXT), st.integers(0, 2**63), st.integers(1, 99)),
    TEXT, st.lists(TEXT).map(tuple), st.lists(TEXT).map(tuple),
    st.lists(TEXT).map(tuple), st.integers(0, 99), TEXT,
    st.dictionaries(TEXT, st.integers() | TEXT)))
def test_any_record_reads_back_from_its_text(record: Record) -> None:
    assert read_record(record.to_json()) == record


def changed(**values: Any) -> str:
    return json.dumps({**json.loads(RECORD.to_json()), **values})


def without(key: str) -> str:
    data = json.loads(RECORD.to_json())
    del data[key]
    return json.dumps(data)


@pytest.mark.parametrize(("text", "what"), [
    (RECORD.to_json()[:-30], r"^save\.json:\d+: not valid JSON: .*It looks cut off\.$"),
    (RECORD.to_json().replace('"seed": 42,', '"seed": 42'), r"^save\.json:\d+: not valid JSON: Expecting ','"),
    ("", r"^save\.json:1: not valid JSON: .*It looks cut off\.$"),
    ("[]", 'no Fairyring record \\(the key "fairyring" is missing\\)$'),
    ('{"game": "mycelia"}', 'no Fairyring record \\(the key "fairyring" is missing\\)$'),
    (changed(fairyring=2), "record format 2; this version reads format 1$"),
    (without("seed"), '"seed" is missing$'),
    (without("decisions"), '"decisions" is missing$'),
    (changed(game=7), "\"game\" should be a text, not '7'$"),
    (changed(players="2"), "\"players\" should be a whole number, not '2'$"),
    (changed(players=True), "\"players\" should be a whole number, not 'True'$"),
    (changed(seed=1.5), "\"seed\" should be a whole number, not '1.5'$"),
    (changed(seed=-1), '"seed" should be at least 0, not -1$'),
    (changed(rules_version=0), '"rules_version" should be at least 1, not 0$'),
    (changed(takebacks=-2), '"takebacks" should be at least 0, not -2$'),
    (changed(modules="flood"), "\"modules\" should be a list of texts, not 'flood'$"),
    (changed(decisions=["a", 7]), "\"decisions\" number 2 should be a text, not '7'$"),
    (changed(options=[]), '"options" should map names to texts$'),
    (changed(options={"turns": 8}), '"options" should map names to texts$'),
    (changed(extra=3), '"extra" should be a table$'),
    (changed(names=["\ud800"]), r"half a character"),
    ("[" * 100_000, "nested too deeply to be a record$"),
    (RECORD.to_json().replace("42", "9" * 5000), "not valid JSON: Exceeds the limit"),
])
def test_damage_is_told_with_its_place(text: str, what: str) -> None:
    with pytest.raises(BrokenRecord, match=what) as caught:
        read_record(text, "save.json")
    assert str(caught.value).startswith("save.json")
    assert caught.value.code == "broken-record"


def test_a_record_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_DECISIONS", 2)
    with pytest.raises(BrokenRecord, match="record: 3 decisions; at most 2"):
        read_record(RECORD.to_json())


# --- damaged files in every way --------------------------------------------------------------------------------------
GAME_TEXT = half_a_game().record().to_json()


def refusal(text: str) -> str:
    """Why a record is refused; empty when it replays."""
    try:
        replay(read_record(text), game=REEDTOWN)
    except BrokenRecord as error:
        return str(error)
    return ""


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(GAME_TEXT)), st.integers(0, 40), st.text(max_size=20))
def test_any_damaged_record_gives_a_clear_error_or_another_game(at: int, length: int, patch: str) -> None:
    """Cut a piece out anywhere and put anything in its place: it is refused, or replays without a fault."""
    text = GAME_TEXT[:at] + patch + GAME_TEXT[at + length:]
    assert refusal(text) == "" or len(refusal(text)) > 15


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
                    max_leaves=5)


@settings(deadline=None)
@given(st.sampled_from(sorted(json.loads(GAME_TEXT))), JSON)
def test_any_value_in_any_place_gives_a_clear_error_or_another_game(key: str, value: object) -> None:
    text = refusal(json.dumps({**json.loads(GAME_TEXT), key: value}))
    assert text == "" or text.startswith("record: ")


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_file_is_a_record_or_a_clear_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("damaged") / "game.json"
    path.write_bytes(content)
    with pytest.raises(BrokenRecord, match=r"game\.json"):
        load_record(path)


# --- replay ----------------------------------------------------------------------------------------------------------
def test_a_record_replays_step_by_step_and_to_any_decision() -> None:
    record = half_a_game().record()
    session = open_record(record, game=REEDTOWN)
    told = list(replay_steps(session, record))
    assert len(told) == 12 and all(told)
    assert session.record() == record
    assert len(replay(record, until=5, game=REEDTOWN).past) == 5
    watched: list[int] = []
    replay(record, watch=lambda here, _: watched.append(here.version), game=REEDTOWN)
    assert watched == list(range(1, 13))


def test_an_edited_record_is_refused_with_the_reason() -> None:
    session = half_a_game()
    record = session.record()

    def refused(what: str, **changes: Any) -> None:
        with pytest.raises(BrokenRecord, match=what):
            replay(replace(record, **changes), game=REEDTOWN)

    refused(r'^record: decision 1: "gather gold" is no legal option now; did you mean "gather',
            decisions=("gather gold",))
    refused("^record: replayed to the end, but the table came out differently", decisions=record.decisions[:-1])
    refused("made with other components .fingerprint nonsense with the pack my pack, here", content="nonsense",
            packs=("my pack",))
    refused("made with rules version 2 of reedtown; this program knows version 1", setup=replace(record.setup, rules=2))
    refused("^record: reedtown is for 2 to 4 players, not 7$", setup=replace(record.setup, players=7))
    refused('^record: unknown module "storm"; use flood, fair$', setup=replace(record.setup, modules=("storm",)))
    with pytest.raises(BrokenRecord, match=r'^record: unknown game "reedtown"; '):
        open_record(record)


def test_decisions_after_the_end_are_refused() -> None:
    session = half_a_game()
    while not session.over:
        session.play(session.names()[0])
    record = session.record()
    number = len(record.decisions) + 1
    with pytest.raises(BrokenRecord, match=rf'^record: decision {number} "draw" comes after the end of the game$'):
        replay(replace(record, decisions=(*record.decisions, "draw")), game=REEDTOWN)


def test_a_digest_depends_on_everything() -> None:
    t = Toy().carry_out(Ask("x", "y"))
    first = digest(t)
    assert first == digest(t.clone()) and len(first) == 16
    t.below(2)
    assert digest(t) != first


# --- files -----------------------------------------------------------------------------------------------------------
def test_a_file_is_saved_with_its_folder_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    save_text(path, RECORD.to_json())
    assert load_record(path) == RECORD
    assert [one.name for one in path.parent.iterdir()] == ["game.json"]


FULL_DISK = """
import resource, sys
from pathlib import Path
from fairyring.kernel.errors import CannotSave
from fairyring.kernel.record import save_text
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    save_text(Path(sys.argv[1]), "new " * 1000)
except CannotSave as error:
    print(error)
"""


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    done = subprocess.run([sys.executable, "-c", FULL_DISK, str(path)], check=True, text=True, stdout=subprocess.PIPE)
    assert done.stdout == f"{path}: cannot be saved: File too large. The file that was there is unchanged.\n"
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(CannotSave, match=r"Permission denied\. The file that was there is unchanged"):
        save_text(path, "new")
    assert path.read_text() == "old"


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotSave, match=r"game\.json: cannot be saved: .*\.$") as caught:
        save_text(tmp_path / "file" / "game.json", "new")
    assert caught.value.code == "cannot-save"


def test_what_lies_in_the_place_of_a_file_stays(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(CannotSave, match="The file that was there is unchanged"):
        save_text(folder, "new")
    assert list(tmp_path.iterdir()) == [folder]


def test_half_a_character_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match="half a character"):
        save_text(tmp_path / "game.json", "\ud800")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match=r"none\.json: cannot be read: No such file or directory$"):
        load_record(tmp_path / "none.json")


@pytest.mark.parametrize("text", ["\0", "a\0b", "\\\0"])
def test_a_nul_is_no_text_and_a_backslash_before_zeros_is(text: str) -> None:
    with pytest.raises(BrokenRecord, match="NUL"):
        read_record(replace(RECORD, names=(text,)).to_json())
    kept = replace(RECORD, names=(r"\u0000",))
    assert read_record(kept.to_json()) == kept


def test_a_file_has_the_permissions_that_any_program_gives_and_keeps_those_it_had(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    ordinary = (tmp_path / "other").stat().st_mode
    save_text(tmp_path / "new", "new")
    assert (tmp_path / "new").stat().st_mode == ordinary
    (tmp_path / "mine").touch()
    (tmp_path / "mine").chmod(0o640)
    save_text(tmp_path / "mine", "new")
    assert (tmp_path / "mine").stat().st_mode & 0o777 == 0o640
    assert sorted(one.name for one in tmp_path.iterdir()) == ["mine", "new", "other"]
