"""Steps made of steps."""

from __future__ import annotations

from typing import Any

import pytest

from fairyring.kernel.algebra import IfPossible, Others, UpTo, either, then, times
from fairyring.kernel.table import NOTHING, Step
from fairyring.kernel.words import Message, Option, Prompt
from tests.kernel.toy import Ask, InOrder, Letters, Say, Toy

A, B, C = Say("a"), Say("b"), Say("c")


def every_way(step: Step[Any], t: Toy | None = None) -> list[str]:
    """Everything that can come out, one text a way."""
    t = t or Toy()
    t.carry_out(step)
    todo, done = [t], []
    while todo:
        here = todo.pop(0)
        if here.over:
            done.append(here.text())
        for choice in here.options if not here.over else []:
            branch = here.clone()
            branch.apply(choice)
            todo.append(branch)
    return done


def silenced(*words: str) -> Toy:
    t = Toy()
    t.silent.update(words)
    return t


def test_then_goes_strictly_from_left_to_right() -> None:
    step = A & B & C
    assert step.name == "(a & b) & c"
    assert every_way(step) == ["a b c"]
    assert every_way(A & Ask("x", "y") & C) == ["a x c", "a y c"]


def test_then_is_possible_when_any_part_is() -> None:
    assert (A & B).possible(silenced("a"), 0)
    assert not (A & B).possible(silenced("a", "b"), 0)


def test_either_offers_what_would_do_something_and_none() -> None:
    step = A | B
    assert step.name == "a / b"
    assert every_way(step) == ["a", "b", ""]
    t = Toy().carry_out(step)
    assert t.names() == ["choose a", "choose b", "skip"]
    assert t.described()[1] == Option("choose b", Message("option-choose",
           {"effect": Message("effect", {"text": "b"})}), "", ("side:1",), B.tree())
    assert t.described()[2] == Option("skip", Message("option-skip"), "", kind="skip")
    assert t.asked() == Prompt(Message("ask-either"), "")
    assert silenced("a").carry_out(step).names() == ["choose b", "skip"]
    assert every_way(step, silenced("a", "b")) == [""]
    assert not step.possible(silenced("a", "b"), 0)


def test_times_is_exactly_so_often() -> None:
    assert (3 * A).name == "3 * a"
    assert every_way(3 * A) == ["a a a"]
    assert (2 * (A & B)).name == "2 * (a & b)"
    assert every_way(2 * (A & B)) == ["a b a b"]
    assert not (2 * A).possible(silenced("a"), 0)


def test_up_to_asks_before_each_time() -> None:
    step = UpTo(2, A)
    assert step.name == "2x a"
    assert every_way(step) == ["", "a a", "a"]
    t = Toy().carry_out(step)
    assert t.names() == ["again", "skip"]
    assert t.asked() == Prompt(Message("ask-again", {"effect": Message("effect", {"text": "a"}), "left": 2}), "")
    assert t.choose("again").asked().message.args["left"] == 1
    assert every_way(step, silenced("a")) == [""]


def test_others_go_clockwise_from_the_left_of_the_one_who_caused_it() -> None:
    assert Others(A).name == "others(a)"
    assert Toy(4).carry_out(Others(A), seat=2).text() == "a3 a a1"
    t = Toy(3).carry_out(Others(A & Ask("x", "y")), seat=0)
    assert (t.text(), t.seat) == ("a1", 1)
    assert t.choose("x").text() == "a1 x a2"
    assert every_way(Others(A), Toy(1)) == [""]


def test_if_possible_lapses_without_a_question() -> None:
    step = IfPossible(A | B)
    assert step.name == "(a / b)?"
    assert every_way(step, silenced("a", "b")) == [""]
    assert every_way(step, silenced("a")) == ["b", ""]
    assert not step.possible(silenced("a", "b"), 0)


def test_one_part_is_itself() -> None:
    assert then(A) is A
    assert either(A) is A
    assert times(1, A) is A


def test_names_keep_their_brackets() -> None:
    assert ((A | B) & C).name == "a / b & c"
    assert ((A & B) | C).name == "(a & b) / c"
    assert UpTo(2, A | B).name == "2x (a / b)"
    assert NOTHING.name == ""


# --- picks -----------------------------------------------------------------------------------------------------------
def test_a_pick_reaches_every_set_once() -> None:
    assert sorted(every_way(Letters("abb", 2))) == ["", "a", "a b", "b", "b b"]
    assert sorted(every_way(Letters("abc", 3, repeats=False))) == ["", "a", "a b", "a b c", "a c", "b", "b c", "c"]


def test_a_pick_without_candidates_lapses() -> None:
    assert every_way(Letters("", 2)) == [""]
    assert not Letters("", 2).possible(Toy(), 0)


def test_a_least_number_must_be_picked_and_never_runs_dry() -> None:
    assert sorted(every_way(Letters("abc", 2, least=2))) == ["a b", "a c", "b c"]
    assert sorted(every_way(Letters("abb", 2, least=2))) == ["a b", "b b"]
    assert sorted(every_way(Letters("abc", 3, least=1))) == ["a", "a b", "a b c", "a c", "b", "b c", "c"]
    assert every_way(Letters("ab", 3, least=3)) == ["a b"]


def test_where_the_order_has_a_meaning_every_order_is_reached() -> None:
    assert sorted(every_way(Letters("abb", 2, ordered=False))) == ["", "a", "a b", "b", "b a", "b b"]
    assert sorted(every_way(Letters("abc", 2, ordered=False, least=2))) == ["a b", "a c", "b a", "b c", "c a", "c b"]


def test_a_pick_ends_when_there_is_no_more_room() -> None:
    assert sorted(every_way(Letters("abc", 2, least=2, room=1))) == ["a", "b", "c"]
    assert every_way(Letters("abc", 2, room=0)) == [""]


@pytest.mark.parametrize("about", [1, 7, 5000])
def test_a_pick_may_be_about_something(about: int) -> None:
    t = Toy()
    Letters("aabc", 3).start(t, 0, about)
    t.settle()
    assert t.choose("a", "a", "c").text() == f"a{about} a{about} c{about}"
    assert t.over


# --- any order -------------------------------------------------------------------------------------------------------
def in_order(letters: str) -> Toy:
    t = Toy()
    t.push(InOrder("in order"), 0, tuple(ord(letter) for letter in letters))
    t.settle()
    return t


def test_several_things_at_once_come_in_the_order_their_owner_chooses() -> None:
    t = in_order("axy")
    assert t.names() == ["a", "x", "y"]
    assert t.choose("x").names() == ["a", "y"]
    assert t.choose("y").text() == "x y a"


def test_equal_things_are_one_option_and_each_happens() -> None:
    t = in_order("aax")
    assert t.names() == ["a", "x"]
    assert t.choose("x").text() == "x a a"
    assert in_order("aaa").text() == "a a a"


def test_what_has_stopped_working_does_not_happen() -> None:
    assert in_order("bcd").choose("b").text() == "b d"
    assert in_order("bcd").choose("c", "b").text() == "c b d"


def test_nothing_at_once_is_nothing() -> None:
    assert in_order("").text() == ""


class Nest(Letters):
    """Every letter picked begins a heap of its own, so the same step is at work inside itself."""

    def picked(self, t: Toy, seat: int, about: int, code: int) -> None:
        t.said.append(chr(code) + str(about))
        if about < 2:
            self.start(t, seat, about + 1)


def test_a_step_may_be_at_work_inside_itself() -> None:
    step = Nest("abc", 2, repeats=False)
    t = Toy()
    step.start(t, 0, 0)
    t.settle()
    t.choose("a", "a", "b", "c")
    assert (t.text(), t.x) == ("a0 a1 b2 c2", (1, ord("a")))
    t.choose("b", "done", "c")
    assert t.text() == "a0 a1 b2 c2 b1 c0"
    loaded = Toy()
    steps: dict[str, Step[Any]] = {step.name: step, "": NOTHING}
    loaded.restore(t.save(), steps.__getitem__)
    assert (loaded.step, loaded.x, loaded.stack) == (t.step, t.x, t.stack)
