"""`games`, `rules`, `content`, `bench`, `selftest` and the help of everything."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairyring.cli import bench, selftest
from fairyring.games.mycelia import GAME
from fairyring.kernel.game import Setup
from fairyring.kernel.text import LANGUAGES
from tests.cli.conftest import Runner

PACK = """\
[[hero]]
id = "boletus_badius"
name = "Boletus badius"
cost = 3
effect = "2x remove(moss,1) & others(leaves(1))"

[[hero]]
id = "marasmius_rotula"
name = "Marasmius rotula"
cost = 2
effect = "remove(moss,1..3)"
"""


@pytest.mark.parametrize("command", [[], ["games"], ["learn"], ["rules"], ["play"], ["simulate"], ["replay"],
                                     ["content"], ["content", "check"], ["content", "list"], ["content", "show"],
                                     ["bench"], ["selftest"], ["completion"]])
def test_every_command_has_help_with_examples(run: Runner, command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.code == 0 and done.err == ""
    assert "examples:\n  fairyring " in done.out and " ".join(["usage: fairyring", *command]) in done.out


def test_the_version_is_told(run: Runner) -> None:
    assert run("--version").out.startswith("fairyring ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_modules_settings_and_bots(run: Runner, language: str) -> None:
    out = run("games", "--language", language).out
    assert "\nmycelia  Mycelia  " in f"\n{out}"
    for word in ("expansion", "prisma", "boards", "star_moss", "starter", "gwidyon", "17", "25", "greedy", "random"):
        assert word in out, word


@pytest.mark.parametrize(("wanted", "count"), [("MYC-HIRE-03", 1), ("myc-hire", 5), ("PRI-IRI", 2)])
def test_rules_are_found_by_id_or_family(run: Runner, wanted: str, count: int) -> None:
    lines = [line for line in run("rules", "mycelia", wanted).out.splitlines() if line.startswith("  ")]
    assert sum(wanted.upper() in line for line in lines) == count


def test_rules_are_found_by_words(run: Runner) -> None:
    out = run("rules", "mycelia", "hired", "face", "down").out
    assert "MYC-HIRE-03" in out and "MYC-INFO-03" in out and "MYC-SETUP-01" not in out


def test_all_rules_are_shown_without_a_word(run: Runner) -> None:
    out = run("rules", "mycelia").out
    assert all(rule.id in out for rule in GAME.rulebook().rules)


def test_no_rule_is_said(run: Runner) -> None:
    done = run("rules", "mycelia", "aeroplane")
    assert (done.code, done.err) == (1, 'fairyring: no rule of mycelia has the id or holds the words "aeroplane"\n')


@pytest.fixture
def _german_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Mycelia with a German catalogue of one rule."""
    shutil.copy(GAME.folder / "rulebook.md", tmp_path)
    path = tmp_path / "rulebook.de.md"
    path.write_text("## 1. Zug\n- **MYC-TURN-06** Der Zug endet.\n- **MYC-SETUP-03** (ruling) Zufall.\n", "utf-8")
    monkeypatch.setattr(GAME, "folder", tmp_path)
    GAME.rulebook.cache_clear()
    yield
    GAME.rulebook.cache_clear()


@pytest.mark.usefixtures("_german_rules")
def test_rules_are_told_in_the_readers_language_where_they_are_translated(run: Runner) -> None:
    out = run("rules", "mycelia", "--language", "de").out
    assert "MYC-TURN-06  Der Zug endet." in out and "MYC-SETUP-03  (unsere Entscheidung) Zufall." in out
    assert "MYC-TURN-07  The aim while playing" in out
    assert "The turn ends when" in run("rules", "mycelia", "MYC-TURN-06").out


@pytest.mark.usefixtures("_german_rules")
def test_a_translation_is_stamped_and_checked(run: Runner) -> None:
    before = run("rules", "mycelia", "--language", "de", "--check")
    assert before.code == 1 and "rulebook.de.md:2: MYC-TURN-06 has no mark" in before.err
    done = run("rules", "mycelia", "--language", "de", "--stamp")
    assert done.out.splitlines() == [f"{name} marked as translated from its present words"
                                     for name in ("MYC-TURN-06", "MYC-SETUP-03")]
    assert "has no mark" not in done.err and "MYC-TURN-01 has not been translated" in done.err
    missing = run("rules", "mycelia", "--language", "fr", "--check")
    assert (missing.code, missing.err) == (
        1, "fairyring: mycelia has no catalogue in fr: write rulebook.fr.md beside rulebook.md\n")


# --- content ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(PACK, encoding="utf-8")
    return path


def test_a_good_pack_is_praised_and_summed_up(run: Runner, pack: Path) -> None:
    done = run("content", "check", pack)
    assert (done.code, done.out) == (0, f"{pack}: good for mycelia\nadds: boletus_badius\nchanges: marasmius_rotula\n")


def test_a_pack_that_removes_and_sets_limits_says_so_and_its_game_is_found(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('[[card]]\nid = "husband"\nremove = true\n[limits]\nhand = 9\n', encoding="utf-8")
    done = run("content", "check", path)
    farms = ", ".join(f"farm_{season}_{number}" for season in ("winter", "spring", "summer", "autumn")
                      for number in (1, 2))
    assert (done.code, done.out) == (
        0, (f"{path}: good for everdell\nchanges: wife, farm, {farms}\nremoves: husband\n"
           "sets: limits.hand = 9 (printed: 8)\n")), "who was his partner or let him in does so no more"


def test_what_is_wrong_with_a_pack_is_told_once_from_top_to_bottom(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("""[pack]
nam = "Mine"
[[hero]]
id = "marasmius_rotula"
cots = 2
[[heroe]]
id = "x"
[limits]
shrine_full = 3
[[hero]]
id = "nobody_here"
remove = true
""", encoding="utf-8")
    done = run("content", "check", path)
    assert done.code == 2
    assert [line.removeprefix("fairyring: ") for line in done.err.splitlines()] == [
        'bad.toml:2: pack: nam: unknown key; did you mean "name"?',
        'bad.toml:5: hero: cots: unknown key; did you mean "cost"?',
        'bad.toml:6: unknown table "heroe"; did you mean "hero"?',
        ('bad.toml:9: limits: shrine_full: 3 should be { "1" = 10, "2" = 10, "3" = 15, "4" = 20 }, '
         'more than 2 drops for each player'),
        'bad.toml:12: hero: remove: there is no "nobody_here" to remove']


def test_a_pack_that_says_nothing_new_is_told_so(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text('[[card]]\nid = "farm"\npoints = 1\n', encoding="utf-8")
    done = run("content", "check", path)
    assert (done.code, done.out) == (0, f"{path}: good for everdell\nadds and changes nothing\n")


def test_facts_are_shown_as_a_pack_would_write_them(run: Runner) -> None:
    out = run("content", "show", "everdell", "farm").out
    assert "{ twig = 2, resin = 1 }" in out and '["husband", "wife"]' in out


def test_a_card_of_a_pack_is_described_and_played(run: Runner, pack: Path) -> None:
    out = run("content", "show", "mycelia", "boletus_badius", "--content", pack).out
    assert "Up to 2 times: remove 1 drop from a moss field; then bonus for every other player: take 1 leaf." in out
    assert run("simulate", "mycelia", "--games", "2", "--content", pack).code == 0


def test_show_tells_every_fact_with_its_source(run: Runner) -> None:
    rows = [[cell.strip() for cell in line.strip("│").split("│")]
            for line in run("content", "show", "mycelia", "fomes_fomentarius").out.splitlines() if "│" in line]
    assert ["once", "others(move(any,1))", "rulebook"] in rows and ["cost", "4", "reconstructed"] in rows
    assert {row[0] for row in rows} == {"name", "cost", "effect", "once"}, "what pictures are drawn from is no fact"


def test_a_list_that_is_piped_has_a_line_for_each_component_and_nothing_is_cut(run: Runner) -> None:
    listed = json.loads(run("content", "list", "mycelium", "--json").out)
    rows = [[cell.strip() for cell in line.strip("│").split("│")]
            for line in run("content", "list", "mycelium").out.splitlines() if line.startswith("│")]
    assert [(row[0], row[-1]) for row in rows] == [(one["id"], one["text"]) for one in listed]


def test_list_shows_one_kind(run: Runner) -> None:
    out = run("content", "list", "mycelia", "--kind", "tile").out
    assert [f"tile_{letter}" in out for letter in "abcdefg"] == [True] * 7
    assert "marasmius_rotula" not in out
    assert "marasmius_rotula" in run("content", "list", "mycelia").out


# --- bench and selftest ----------------------------------------------------------------------------------------------
KEYS = ["game", "players", "native", "decisions_per_cpu_second", "games_per_cpu_second", "clone_us", "view_us",
        "save_us", "load_us", "replay_ms", "state_bytes"]


def test_bench_measures_everything_it_names(run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "BATCH", 2)
    figures = bench.measure(GAME, GAME.checked(Setup("mycelia", 2)), GAME.content(), seconds=0.01)
    assert list(figures) == KEYS
    assert all(float(figures[key]) > 0 for key in KEYS[3:])
    assert 1000 < int(figures["state_bytes"]) < 8000
    monkeypatch.setattr(bench, "measure", lambda *_: figures)
    assert json.loads(run("bench", "--json").out) == figures
    assert json.loads(run("bench", "mycelia", "--json", "-").out) == figures
    file = tmp_path / "speed.json"
    assert run("bench", "mycelia", "--json", file).out == ""
    assert json.loads(file.read_text(encoding="utf-8")) == figures
    assert all(key in run("bench").out for key in KEYS if key != "native")
    assert "engine" in run("bench").out


def test_state_bytes_counts_only_what_a_table_does_not_share() -> None:
    table = GAME.new_table(GAME.checked(Setup("mycelia", 1)), GAME.content())
    one = bench.state_bytes(table)
    getattr(table, "players")[0].discard += [0] * 200  # noqa: B009 - the kernel's table knows no players
    assert bench.state_bytes(table) - one >= 800


def test_state_bytes_passes_over_fields_of_compiled_things_that_were_never_set() -> None:
    class Layer:
        """As mypyc compiles it; the lowest layer has nothing below."""

        __slots__ = ("below", "facts")
        __mypyc_attrs__ = ("below", "facts")

        def __init__(self) -> None:
            self.facts = [1, 2]

    layer: Any = Layer()
    assert list(bench.reachable(layer).values()) == [layer, layer.facts]


def test_selftest_plays_every_mode_and_finds_nothing(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "selftest.txt"
    done = run("selftest", "mycelia", "--games", "18", "--output", file)
    assert done.code == 0 and "problems: none\n" in done.out
    rows = [line.split("│") for line in done.out.splitlines() if "│" in line and "player" in line]
    assert len(rows) == 12 and sum(int(row[2]) for row in rows) == 18 and sum(int(row[6]) for row in rows) == 2
    assert file.read_text(encoding="utf-8") == done.out


def test_selftest_draws_every_value_of_every_setting() -> None:
    drawn = {f"{name}={value}" for setup in selftest.setups(GAME, 400, 1) for name, values in setup.options.items()
             for value in values.split(",")}
    assert drawn == {f"{choice.id}={value}" for choice in GAME.settings() for value in choice.values}


def test_selftest_fails_when_anything_is_wrong(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "broken_save", lambda *_: ["the moon is missing"])
    done = run("selftest", "mycelia", "--games", "2")
    assert done.code == 1
    assert "problems: 1\n" in done.out and "seed 1, 1 player, " in done.out
    assert "after decision 1: the moon is missing" in done.out


def test_lists_are_had_as_json(run: Runner) -> None:
    games = json.loads(run("games", "--json", "--language", "de").out)
    assert {one["id"] for one in games["games"]} >= {"mycelia", "salamandra"}
    mycelia = next(one for one in games["games"] if one["id"] == "mycelia")
    assert [one["id"] for one in mycelia["modules"]] and "greedy" in games["bots"]
    gifts = json.loads(run("content", "list", "mycelia", "--kind", "gift", "--json").out)
    assert {one["kind"] for one in gifts} == {"gift"} and all(one["text"] for one in gifts)
    one = json.loads(run("content", "show", "mycelia", gifts[0]["id"], "--json").out)
    assert one == gifts[0]
    [rule] = json.loads(run("rules", "mycelia", "MYC-HIRE-03", "--json").out)
    assert rule["id"] == "MYC-HIRE-03" and rule["text"] in GAME.rulebook().find("MYC-HIRE-03")[0].text


def test_ids_are_never_cut(run: Runner) -> None:
    listed = run("content", "list", "mycelia").out
    assert all(ident in listed for ident in GAME.content().ids)


# --- completion ------------------------------------------------------------------------------------------------------
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(("typed", "wanted", "unwanted"), [
    ("fairyring tour", "tournament", "play"), ("fairyring play sal", "salamandra", "mycelia"),
    ("fairyring content li", "list", "check"), ("fairyring content list --js", "--json", "--content"),
    ("fairyring play mycelia --bo", "--bots", "--resume"), ("fairyring completion z", "zsh", "bash")])
def test_bash_completes_commands_games_and_options(run: Runner, typed: str, wanted: str, unwanted: str) -> None:
    script = run("completion", "bash").out
    words = typed.split()
    asked = f"{script}\nCOMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _fairyring; echo ${{COMPREPLY[@]}}"
    found = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert wanted in found and unwanted not in found


def test_other_shells_get_a_script_of_their_own(run: Runner) -> None:
    assert "bashcompinit" in run("completion", "zsh").out
    lines = run("completion", "fish").out.splitlines()
    assert any("__fish_seen_subcommand_from play" in line and "mycelia" in line for line in lines)
    assert run("completion", "tcsh").code == 2
