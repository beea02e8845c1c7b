"""Frames, decisions and copies."""

from __future__ import annotations

import json

import pytest

from fairyring.kernel.table import NOBODY, NOTHING, SKIP, Notes, Step, Table
from fairyring.kernel.words import Event, Message, Option, Prompt
from tests.kernel.toy import Ask, Say, Toy

A, B, C = Say("a"), Say("b"), Say("c")
STEPS: dict[str, Step[Toy]] = {step.name: step for step in (A, B, C, Ask("x", "y"), Ask("left", "right"))}


def test_what_is_pushed_last_comes_first() -> None:
    t = Toy()
    for step in (A, B, C):
        t.push(step, 0)
    t.settle()
    assert t.text() == "c b a"
    assert t.over


def test_a_decision_with_one_option_is_made_silently_and_does_not_count() -> None:
    t = Toy().carry_out(Ask("only"))
    assert t.text() == "only"
    assert t.moves == 0


def test_a_decision_with_several_options_waits_for_its_seat() -> None:
    t = Toy()
    t.push(A, 0)
    t.carry_out(Ask("x", "y"), seat=2)
    assert (t.seat, t.names(), t.said, t.over) == (2, ["x", "y"], [], False)
    t.choose("y")
    assert t.text() == "y a"
    assert (t.seat, t.moves, t.over) == (NOBODY, 1, True)


def test_settling_twice_leaves_an_open_decision_alone() -> None:
    t = Toy()
    t.push(A, 0)
    t.carry_out(Ask("x", "y"))
    t.settle()
    assert t.said == []
    assert len(t.stack) == 1


def test_a_step_says_its_rule_and_places_unless_it_says_more() -> None:
    t = Toy().carry_out(Ask("left", "far right"))
    assert t.described() == [Option("left", Message("option-left"), "TOY-ASK-01", ("word:0",)),
                             Option("far right", Message("option-far-right"), "TOY-ASK-01", ("word:1",))]
    assert t.asked() == Prompt(Message("ask-choose"), "TOY-ASK-01")


def test_a_step_that_says_nothing_names_its_options_by_number() -> None:
    step: Step[Toy] = Step("plain")
    assert step.option_name(Toy(), 0, (), 3) == "3"
    assert step.possible(Toy(), 0)
    with pytest.raises(NotImplementedError):
        step.ask(Toy(), 0, ())


def test_nothing_does_nothing_and_is_never_offered() -> None:
    assert Toy().carry_out(NOTHING).over
    assert not NOTHING.possible(Toy(), 0)


def test_turns_are_counted() -> None:
    t = Toy()
    t.begin_turn(2)
    t.begin_turn(NOBODY)
    assert (t.active, t.turn) == (NOBODY, 2)


def test_an_open_decision_can_be_asked_anew() -> None:
    t = Toy().carry_out(Ask("x", "y"), seat=1)
    t.options = [1]
    t.ask_anew()
    assert t.options == [0, 1]
    assert (t.seat, t.moves) == (1, 0)


def test_what_is_saved_can_be_restored() -> None:
    t = Toy(seed=9)
    t.begin_turn(1)
    t.push(A, 2, (5, 1 << 80))
    t.push(B, 1)
    t.carry_out(Ask("x", "y"), seat=1)
    t.reveals = 3
    data = json.loads(json.dumps(t.save()))
    other = Toy()
    other.restore(data, STEPS.__getitem__)
    assert other.save() == {**data, "state": {"said": [], "silent": []}}
    assert other.choose("y").text() == "y b1 a2"
    assert other.below(1000) == t.below(1000)


def test_a_clone_goes_its_own_way() -> None:
    t = Toy()
    t.push(A, 0)
    t.carry_out(Ask("x", "y"))
    copy = t.clone()
    copy.choose("x")
    assert (copy.text(), t.said, t.seat, len(t.stack)) == ("x a", [], 0, 1)


def test_events_are_told_only_when_somebody_listens() -> None:
    t = Toy()
    t.emit("unheard", 0, "TOY-1", {})
    t.sink = []
    t.emit("heard", 1, "TOY-2", {"count": 2}, {"cards": ["a"]})
    assert t.sink == [Event("heard", 1, {"count": 2}, "TOY-2", {"cards": ["a"]})]
    assert t.sink[0].seen_by(0) == t.sink[0].seen_by(NOBODY) == Event("heard", 1, {"count": 2}, "TOY-2")
    assert t.sink[0].seen_by(1).secret == {"cards": ["a"]}


def test_a_game_has_to_say_what_only_it_can_know() -> None:
    t = Table(2, 0, 1)
    for unknown in (t.clone, t.save_state, t.check, t.outcome, t.figures, lambda: t.view(0), lambda: t.resample(0, 1),
                    lambda: t.judge(0)):
        with pytest.raises(NotImplementedError):
            unknown()


def test_options_that_share_a_name_are_told() -> None:
    assert Toy().carry_out(Ask("x", "y")).unclear() == []
    assert Toy().carry_out(Ask("x", "x")).unclear() == ["two options of one decision share a name: ['x', 'x']"]
    assert Toy().carry_out(A).unclear() == []


def test_cards_that_nobody_knows_are_mixed_whatever_order_they_lie_in() -> None:
    lying, other = list(range(20)), list(range(20))[::-1]
    Toy(seed=5).mix(lying)
    Toy(seed=5).mix(other)
    assert lying == other != sorted(lying)


def test_to_let_it_lapse_is_told_by_the_step_as_a_whole() -> None:
    class Stay(Step[Toy]):
        rule = "TOY-01"
        skip_name, skip_says, skip_rule = "enough", "option-enough", "TOY-02"

        def ask(self, t: Toy, seat: int, x: Notes) -> list[int] | None:
            return [3, SKIP]

    t = Toy().carry_out(Stay("stay"))
    assert t.names() == ["3", "enough"]
    assert t.described() == [Option("3", Message("option-3"), "TOY-01"),
                             Option("enough", Message("option-enough"), "TOY-02", kind="skip")]
