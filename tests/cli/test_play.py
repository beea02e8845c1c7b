"""`fairyring play`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fairyring.kernel.record import load_record
from fairyring.kernel.replay import replay
from tests.cli.conftest import Runner

Saves = Callable[[], list[Path]]
ENOUGH = 3000
"""More decisions than a solo game takes."""


@pytest.mark.parametrize("modules", ["", "expansion", "prisma"])
def test_a_whole_solo_game_can_be_played(run: Runner, saves: Saves, modules: str) -> None:
    done = run("play", "mycelia", "--seed", "12", "--modules", modules, typed="1\n" * ENOUGH)
    assert done.code == 0 and done.err == ""
    assert "You lost.\nGwidyon's pile is empty first." in done.out
    (file,) = saves()
    assert f"Saved: {file}" in done.out
    session = replay(load_record(file))
    assert session.over and session.record().names == ("You",)


def test_the_table_shows_everything_that_is_open(run: Runner) -> None:
    out = run("play", "mycelia", "--seed", "12", "--modules", "prisma").out
    for part in ("Gift piles", "green 10 ", "amber 10 ", "purple 10 ", "Display  85 cards in the pile",
                 "Shrine of Life 0/10", "Supply card: dewdrop ", "Favour track:  P1G ", "Gwidyon: 20 drops",
                 "You  22 drops left, 0 leaves", "Tiles: a b", "draw pile ", "discard pile 0", "Hand: ",
                 "♣ leaf", "♠ moss", "≈ water", "· earth", "⌂ shrine", "● drop", "◆ prism drop"):
        assert part in out, part
    rows = [line for line in out.splitlines() if line[:2] in ("1 ", "2 ", "3 ", "4 ") and "●" in line]
    assert len(rows) == 4
    assert sum(row.count("●") for row in rows) == 12 and sum(row.count("◆") for row in rows) == 10


@pytest.mark.parametrize("typed", ["2", "play boletus_edulis", "PLAY BOL", "boletus", "Play Boletus e"])
def test_an_option_is_chosen_by_number_name_or_beginning(run: Runner, saves: Saves, typed: str) -> None:
    done = run("play", "mycelia", "--seed", "11", typed=f"{typed}\n")
    assert "2 Play Boletus edulis" in done.out
    assert load_record(saves()[0]).decisions == ("play boletus_edulis",)


def test_the_beginning_of_a_name_works_in_every_language(run: Runner, saves: Saves) -> None:
    run("play", "mycelia", "--seed", "11", "--language", "de", typed="play bol\n")
    assert load_record(saves()[0]).decisions == ("play boletus_edulis",)


def test_what_fits_no_option_or_several_is_said_and_asked_again(run: Runner, saves: Saves) -> None:
    done = run("play", "mycelia", "--seed", "11", typed="play\nfly\n99\n\n1\n")
    assert '"play" fits several options: play leaf_one, play boletus_edulis, play leccinum_scabrum' in done.out
    assert '"fly" is none of the options' in done.out and '"99" is none of the options' in done.out
    assert load_record(saves()[0]).decisions == ("play leaf_one",)


def test_help_rules_and_cards_are_explained(run: Runner, saves: Saves) -> None:
    out = run("play", "mycelia", "--seed", "11", typed="h\n?\n? 2\nc marasmius\nc tile_b\nc nothing\n").out
    assert "u, uu, r   undo one decision" in out
    assert "Rule MYC-TURN-01: On your turn you play cards" in out
    assert "Play Boletus edulis  (play boletus_edulis)" in out
    assert "Rule MYC-TURN-02: You must play every card" in out
    assert "Marasmius rotula  Hero, base game; costs 5 leaves" in out
    assert "Remove 1 to 3 drops from a moss field." in out
    assert "Once per turn, for 3 leaves: move 1 drop from any field." in out
    assert 'No card or tile is called "nothing".' in out
    assert saves() == []


def test_a_question_names_the_card_that_asks(run: Runner) -> None:
    out = run("play", "mycelia", "--seed", "11", typed="2\n?\n").out
    assert "Boletus edulis: You may move 1 drop from a leaf field. Which field?" in out
    assert "Because of Boletus edulis:" in out


def test_decisions_are_taken_back_and_done_again(run: Runner, saves: Saves) -> None:
    done = run("play", "mycelia", "--seed", "11", typed="1\n1\n1\nu\nuu\nr\nr\nr\nq\n")
    assert "One decision taken back." in done.out and "2 decisions taken back." in done.out
    assert load_record(saves()[0]).decisions == ("play leaf_one", "play boletus_edulis", "C1")


def test_nothing_is_taken_back_before_the_first_decision(run: Runner) -> None:
    done = run("play", "mycelia", "--seed", "11", typed="u\nr\n")
    assert "Nothing to take back" in done.out and "Nothing to do again." in done.out


def test_a_game_alone_can_be_taken_back_beyond_the_rivals_turn(run: Runner, saves: Saves) -> None:
    run("play", "mycelia", "--seed", "12", typed="1\n" * 40 + "q\n")
    before = load_record(saves()[0])
    done = run("play", "mycelia", "--resume", typed="u\n" * 30 + "q\n")
    after = load_record(saves()[0])
    assert after.decisions == before.decisions[:len(after.decisions)] and len(after.decisions) <= 10
    assert after.takebacks > 0 and "taken back" in done.out


def test_what_bots_did_comes_back_with_ones_own_decisions(run: Runner, saves: Saves) -> None:
    game = ("play", "mycelia", "--seed", "5", "--bots", "random", "--option", "starter=1")
    run(*game, typed="1\n" * 20)
    run(*game, typed="1\n" * 20 + "u\n" * 12 + "r\n" * 12)
    straight, there_and_back = (load_record(file) for file in saves())
    assert any(name.startswith("to ") for name in straight.decisions)
    assert there_and_back.decisions == straight.decisions and there_and_back.takebacks > 0


def test_a_saved_game_goes_on_where_it_was_left(run: Runner, saves: Saves, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    done = run("play", "mycelia", "--seed", "5", "--players", "2", "--bots", "random", "--option", "starter=1",
               typed=f"1\n1\nsave {file}\nq\n")
    assert f"Saved: {file}" in done.out
    (own,) = saves()
    assert f"Go on with: fairyring play mycelia --resume {own}" in done.out
    assert load_record(file) == load_record(own)
    assert json.loads(file.read_text(encoding="utf-8"))["extra"] == {"bots": ["", "random"]}
    again = run("play", "mycelia", "--resume", file, typed="1\n")
    assert "Mycelia goes on after 2 decisions." in again.out
    assert len(load_record(file).decisions) >= 3
    assert load_record(own).decisions == load_record(file).decisions[:2]


def test_the_same_seed_meets_the_same_bots(run: Runner, saves: Saves) -> None:
    for _ in range(2):
        run("play", "mycelia", "--seed", "5", "--bots", "random", typed="1\n" * 25)
    first, second = (load_record(file) for file in saves())
    assert len(first.decisions) > 25 and first.decisions == second.decisions


def test_what_bots_do_is_told(run: Runner) -> None:
    out = run("play", "mycelia", "--seed", "5", "--bots", "greedy", "--option", "starter=2").out
    told = [line for line in out.splitlines() if line.startswith("- ")]
    assert told[0].startswith("- Bramble (Greedy): ") and told[0].endswith(" played")
    assert "- Bramble (Greedy): 3 cards drawn" in told
    assert told[-1] == "- Round 1: You"


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(run: Runner) -> None:
    names = ("--players", "2", "--names", "Anna,Ben", "--option", "starter=1", "--seed", "4")
    out = run("play", "mycelia", *names, typed="1\n" * 30).out
    anna, _, rest = out.partition("Now Ben. Hand the keyboard over and press Enter.")
    assert rest, "Ben never came"
    hands = [line for line in anna.splitlines() if line.startswith("Hand: ")]
    assert hands and "3 cards in hand" in anna
    ben = rest.partition("Now Anna.")[0]
    shown = next(line for line in ben.splitlines() if line.startswith("Hand: "))
    assert "3 cards in hand" in shown
    assert "drawn: " not in out


def test_bots_alone_play_to_the_end_before_a_spectator(run: Runner, saves: Saves) -> None:
    done = run("play", "mycelia", "--players", "2", "--bots", "random,random", "--seed", "2")
    assert done.code == 0 and " won." in done.out
    assert "Hazel (Random): 3 cards drawn" in done.out and "drawn: " not in done.out
    assert replay(load_record(saves()[0])).over


@pytest.mark.parametrize(("language", "words"), [("de", "Dein Zug: Spiele deine 3 Karten aus"),
                                                 ("fr", "Votre tour : jouez vos 3 cartes"),
                                                 ("it", "Il tuo turno: gioca le tue 3 carte"),
                                                 ("ru", "Ваш ход: разыграйте 3 карты")])
def test_the_game_speaks_the_language_that_is_asked_for(run: Runner, language: str, words: str) -> None:
    assert words in run("play", "mycelia", "--seed", "11", "--language", language).out


def test_the_language_of_the_system_is_the_default(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Dein Zug" in run("play", "mycelia", "--seed", "11").out


def test_leaving_at_once_leaves_no_file(run: Runner, saves: Saves) -> None:
    assert run("play", "mycelia", typed="q\n").code == 0
    assert saves() == []


def test_the_log_can_be_read_again(run: Runner) -> None:
    out = run("play", "mycelia", "--seed", "11", typed="l\n1\nl\nt\n").out
    assert "Nothing has happened yet." in out
    assert out.count("- You: Drifting Leaf played") == 2
    assert out.count("Display  35 cards") == 2
