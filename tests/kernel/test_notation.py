"""The notation of effects: what it means, what is wrong with it and where; steps read back from their names."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairyring.kernel.algebra import Either, IfPossible, Others, Then, Times, UpTo, either, then, times
from fairyring.kernel.arguments import (
    Amount,
    Flag,
    Given,
    Inside,
    Name,
    Number,
    Numbers,
    One,
    Pairs,
    Provided,
    Some,
    Span,
)
from fairyring.kernel.effects import AsOften, Each, If, OneOf, Optional, Pays, Word
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.notation import DEEPEST, LONGEST, read_condition, read_effect
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.table import NOTHING, Notes, Step
from fairyring.kernel.vocabulary import Vocabulary
from fairyring.kernel.words import Message
from tests.kernel.toy import Toy


class Said(Word[Toy]):
    """Says itself, and tells how often when it was a payment: `pay(2)`."""

    def do(self, t: Toy, seat: int, about: int) -> None:
        t.said.append(self.word)

    def possible(self, t: Toy, seat: int, about: int = 0) -> bool:
        return self.word not in t.silent


class A(Said):
    word = "a"


class B(Said):
    word = "b"


class Moss(Said):
    word = "moss"


class Pay(Said):
    """Choose how many."""

    word = "pay"
    takes = (Span("count", 0, 9, words=("all",)),)
    counts = True

    def ask(self, t: Toy, seat: int, x: Notes) -> list[int] | None:
        least, most = self.given.span("count") if self.given else (0, 0)
        return list(range(least, most + 1))

    def answer(self, t: Toy, seat: int, x: Notes, choice: int) -> None:
        t.said.append(f"pay{choice}")
        t.done = choice


class About(Said):
    """Says what it is about."""

    word = "about"

    def do(self, t: Toy, seat: int, about: int) -> None:
        t.said.append(str(about))


class Every(Said):
    """Takes one of each kind of argument."""

    word = "every"
    takes = (One("colour", "red", "blue"), Number("size", 1, 3), Span("span", 0, 5, key=True),
             Some("place", "hand", "deck", key=True), Amount("amount", key=True, default=1), Flag("exact"),
             Pairs("goods", ("twig", "resin"), optional=True))


class Fields(Said):
    word = "fields"
    takes = (Name("card"), Numbers("parts", ("move", "remove"), 1, 9))


class Where(Said):
    word = "where"
    takes = (Provided("test"), Inside("part", key=True))


class Size(Quantity[Toy]):
    """How much has been said."""

    word = "size"
    takes = (One("what", "all", "here", default="all"),)

    def value(self, t: Toy, seat: int, about: int) -> int:
        return len(t.said)

    def guess(self) -> float:
        return 3.0


class Heard(Condition[Toy]):
    word = "heard"
    takes = (Name("what"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.what = given.text("what")

    def holds(self, t: Toy, seat: int, about: int) -> bool:
        return self.what in t.said


def new_vocabulary() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.learn([A, B, Moss, Pay, About, Every, Fields, Where, Size, Heard])
    return vocabulary


def shape(step: Step[Any]) -> object:
    """What a step is made of, as nested tuples."""
    if isinstance(step, (Optional, OneOf, Either)):
        return (type(step).__name__, *map(shape, step.sides))
    if isinstance(step, Then):
        return ("Then", *map(shape, step.parts))
    if isinstance(step, (Times, UpTo)):
        return (type(step).__name__, step.count, shape(step.part))
    if isinstance(step, (Others, IfPossible)):
        return (type(step).__name__, shape(step.part))
    if isinstance(step, If):
        return ("If", shape(step.part), step.condition.name)
    if isinstance(step, AsOften):
        return ("AsOften", step.often.name, shape(step.part))
    if isinstance(step, Each):
        return ("Each", step.per, shape(step.part))
    if isinstance(step, Pays):
        return ("Pays", shape(step.cost), *map(shape, step.gains))
    return step.name


@pytest.mark.parametrize(("text", "meaning"), [
    ("a", "a"),
    (" a & b ", ("Then", "a", "b")),
    ("a / b", ("Either", "a", "b")),
    ("a / b & moss", ("Then", ("Either", "a", "b"), "moss")),
    ("a / (b & moss)", ("Either", "a", ("Then", "b", "moss"))),
    ("3x a", ("UpTo", 3, "a")),
    ("2x (a & b)", ("UpTo", 2, ("Then", "a", "b"))),
    ("2 * a", ("Times", 2, "a")),
    ("a?", ("IfPossible", "a")),
    ("2x a?", ("UpTo", 2, ("IfPossible", "a"))),
    ("(2x a)?", ("IfPossible", ("UpTo", 2, "a"))),
    ("others(a & 2 * b) & a", ("Then", ("Others", ("Then", "a", ("Times", 2, "b"))), "a")),
    ("optional(a)", ("Optional", "a")),
    ("one_of(a, b & moss)", ("OneOf", "a", ("Then", "b", "moss"))),
    ("pay(1) => a", ("Pays", "pay(1)", "a")),
    ("pay(0..3) => each(a) & b", ("Then", ("Pays", "pay(0..3)", ("Each", 1, "a")), "b")),
    ("pay(0..all) => (each(a,per=2) & b)", ("Pays", "pay(0..all)", ("Each", 2, "a"), "b")),
    ("optional(pay(1)) => a", ("Pays", ("Optional", "pay(1)"), "a")),
    ("pay(1) => pay(2) => a", ("Pays", "pay(1)", ("Pays", "pay(2)", "a"))),
    ("a if heard(b)", ("If", "a", "heard(b)")),
    ("a if heard(a) and not (heard(b) or size >= 2) & b",
     ("Then", ("If", "a", "heard(a) and not (heard(b) or size >= 2)"), "b")),
    ("a / b if heard(a)", ("If", ("Either", "a", "b"), "heard(a)")),
    ("size * a", ("AsOften", "size", "a")),
    ("(1 + 2*size(here)) * a", ("AsOften", "1 + 2 * size(here)", "a")),
    ("every(red, 2, span=1..3, place=hand|deck, amount=min(6, size - 1), exact, resin=2, twig=2*size)",
     "every(red,2,span=1..3,place=hand|deck,amount=min(6,size - 1),exact,resin=2,twig=2 * size)"),
    ("every(red,2,span=3,place=hand)", "every(red,2,span=3,place=hand)"),
    ("fields(farm,remove=1,move=2)", "fields(farm,remove=1,move=2)"),
    ("where(heard(a) and size > 2, part=a & b)", "where(heard(a) and size > 2,part=a & b)"),
    ("(((a)))", "a"),
])
def test_an_effect_means(text: str, meaning: object) -> None:
    step = new_vocabulary().step(text)
    assert shape(step) == meaning
    assert shape(new_vocabulary().step(step.name)) == meaning


@pytest.mark.parametrize(("text", "column", "what"), [
    ("a & ", 5, "it breaks off here"),
    ("a &", 4, "it breaks off here"),
    ("(a", 3, r"expected '\)'"),
    ("a)", 2, r"unexpected '\)'"),
    ("a b", 3, "unexpected 'b'"),
    ("a   $ b", 5, r"cannot read '\$ b'"),
    ("& a", 1, r"expected a word such as leaves\(1\)"),
    ("3 a", 3, "unexpected 'a'"),
    ("1x a", 1, "1x: use 2x to 9x"),
    ("a & 12x b", 5, "12x: use 2x to 9x"),
    ("ask(x,)", 7, r"expected a word such as leaves\(1\)"),
    ("ask(x", 6, "expected ','"),
    ("ask(key=)", 9, r"expected a word such as leaves\(1\)"),
    ("ask(1..)", 8, r"expected a word such as leaves\(1\)"),
    ("others(", 8, "it breaks off here"),
    ("a =>", 5, "it breaks off here"),
    ("a if", 5, "it breaks off here"),
    ("a if b and", 11, "it breaks off here"),
    ("a if (b", 8, r"expected '\)'"),
    ("hand|", 6, r"expected a word after \|"),
    ("and", 1, r"expected a word such as leaves\(1\)"),
    ("12345", 1, "12345 is too big a number; at most 9999"),
    ("a??", 3, r"unexpected '\?'"),
    ("é", 1, "cannot read 'é'"),
    ("٣x a", 1, "cannot read '٣x a'"),
    ("9 * 9 * 9x a", 1, "repetitions inside repetitions: 729 times in all; at most 99"),
    ("(" * 14 + "a" + ")" * 14, DEEPEST + 2, f"brackets deeper than {DEEPEST}"),
    ("a(" * 14 + "a" + ")" * 14, 2 * DEEPEST + 3, f"brackets deeper than {DEEPEST}"),
])
def test_a_mistake_is_told_with_its_column(text: str, column: int, what: str) -> None:
    place = rf'^effect ".*", column {column}: '
    with pytest.raises(BadEffect, match=f"{place}{what}") as caught:
        read_effect(text)
    assert caught.value.code == "bad-effect"


@pytest.mark.parametrize(("text", "what"), [
    ("a & mos", 'unknown word "mos"; did you mean moss?'),
    ("zzz", ('unknown word "zzz"; use one of a, about, b, each, every, fields, moss, one_of, optional, others, pay, '
            "where")),
    ("sise * a", 'unknown number "sise"; did you mean size?'),
    ("a if hear(b)", 'unknown condition "hear"; did you mean heard?'),
    ("-2 * a", "-2 *: use 2 * to 9 *"),
    ("1 + 2", '"1 + 2" is not an effect'),
    ("pay(1..a)", 'pay: "a" should be a whole number from 1 to 9'),
    ("pay(3..2)", 'pay: "2" should be a whole number from 3 to 9'),
    ("pay", "pay should read pay(1)"),
    ("pay(1,2)", "pay should read pay(1)"),
    ("a(1)", "a should read a"),
    ("a => b", "a cannot stand before =>: it does not tell how much was paid"),
    ("each(a)", "each stands behind a payment: pay(berry,0..3) => each(EFFECT)"),
    ("one_of(a)", "one_of should read one_of(EFFECT,EFFECT)"),
    ("others", "others should read others(EFFECT)"),
    ("every(green,1,span=1,place=hand)", 'every: unknown colour "green"; use red or blue'),
    ("every(red,4,span=1,place=hand)", 'every: "4" should be a whole number from 1 to 3'),
    ("every(red,1,place=hand)", "every should read every(red,1,span=1,place=hand)"),
    ("every(red,1,span=1,place=hand|table)", 'every: unknown place "table"; use hand or deck'),
    ("every(red,1,span=1,place=hand,about)", 'every: unknown "about"; use exact or leave it out'),
    ("every(red,1,span=1,place=hand,size=1)",
     'every: unknown or repeated "size"; use span, place, amount, twig, resin'),
    ("every(red,1,span=1,place=hand,twig=1,twig=2)", 'every: "twig" stands twice'),
    ("every(red,1,span=1,place=hand,amount=a & b)", '"a & b" is not a number'),
    ("every(red,1,span=1,place=hand,amount=min(1))", "min should read min(6,NUMBER)"),
    ("fields(1,move=1)", 'fields: "1" should be the id of a component'),
    ("fields(x,move=0)", 'fields: "0" should be a whole number from 1 to 9'),
    ("where(a & b,part=a)", '"a & b" is not a condition'),
])
def test_a_word_used_wrongly_is_told(text: str, what: str) -> None:
    with pytest.raises(BadEffect) as caught:
        new_vocabulary().step(text)
    assert str(caught.value) == what


def test_the_same_text_gives_the_same_step() -> None:
    vocabulary = new_vocabulary()
    step = vocabulary.step("a & 2x b")
    assert vocabulary.step("a  &  2x b") is step
    assert vocabulary.step("(a) & 2x b") is step
    assert vocabulary.step("2x b") is step.made_of()[1]
    assert vocabulary.step("") is vocabulary.step("  ") is NOTHING


def test_steps_that_no_text_names_are_found_by_their_name() -> None:
    vocabulary = new_vocabulary()
    pays = vocabulary.step("pay(1) => a")
    assert isinstance(pays, Pays)
    assert vocabulary.step("=> a") is pays.gained


def test_a_word_declared_twice_is_a_mistake_of_the_game() -> None:
    class Other(Said):
        word = "a"

    with pytest.raises(AssertionError, match='"a" is declared twice'):
        new_vocabulary().learn([Other])


# --- at the table ----------------------------------------------------------------------------------------------------
def play(text: str, *choices: int, said: str = "", about: int = 0) -> str:
    """Everything said when an effect is carried out with these options taken."""
    t = Toy()
    t.said = said.split()
    t.push(new_vocabulary().step(text), 0, (about,) if about else ())
    t.settle()
    for choice in choices:
        t.apply(t.options[choice])
    assert t.over, f"{t.names()} are still to choose from"
    return t.text()


@pytest.mark.parametrize(("text", "choices", "said"), [
    ("pay(0..3) => each(a)", (2,), "pay2 a a"),
    ("pay(0..3) => each(a)", (0,), "pay0"),
    ("pay(0..5) => (each(a,per=2) & b)", (5,), "pay5 a a b"),
    ("optional(pay(2)) => (a & b)", (0,), "pay2 a b"),
    ("optional(pay(2)) => a", (1,), ""),
    ("one_of(pay(1), pay(3)) => each(a)", (1,), "pay3 a a a"),
    ("pay(2) => pay(1) => each(a)", (), "pay2 pay1 a"),
    ("a & b if heard(a) and not heard(b)", (), "a b"),
    ("a if heard(a) or size > 0", (), ""),
    ("a & size * b & size * moss", (), "a b moss moss"),
    ("a & max(2, size) * b", (), "a b b"),
    ("(2*size + 1) * a", (), "a"),
    ("(pay(1) if heard(b)) => a", (), ""),
])
def test_at_the_table(text: str, choices: tuple[int, ...], said: str) -> None:
    assert play(text, *choices) == said


def test_every_word_knows_what_the_whole_is_about() -> None:
    assert play("about & 2 * about & optional(about) & about if size > 1 & about?", 0, about=7) == "7 7 7 7 7 7"
    assert play("2x about & pay(1) => each(about)", 0, 0, about=4) == "4 4 pay1 4"


def test_what_cannot_be_paid_is_not_asked_for() -> None:
    t = Toy()
    t.silent.add("pay")
    t.carry_out(new_vocabulary().step("pay(0..3) => each(a)"))
    assert (t.over, t.text()) == (True, "")


def test_numbers_and_conditions_stand_alone_too() -> None:
    vocabulary, t = new_vocabulary(), Toy()
    t.said = ["a", "b"]
    assert vocabulary.number("2*size + max(1, 3)").value(t, 0, 0) == 7
    assert vocabulary.number("").value(t, 0, 0) == 0
    assert vocabulary.number("2*size + 1").guess() == 7.0
    assert vocabulary.test("heard(a) and size <= 2").holds(t, 0, 0)
    assert not vocabulary.test("not heard(a) or size < 2 or size == 3").holds(t, 0, 0)
    assert vocabulary.test("").holds(t, 0, 0)
    assert read_condition(" ") is None


def test_effects_say_what_they_are() -> None:
    vocabulary = new_vocabulary()
    said = Message("fx-a")
    assert vocabulary.step("a").say() == said
    assert vocabulary.step("2 * a").say() == Message("fx-exactly", {"count": 2, "effect": said})
    assert vocabulary.step("a?").say() == Message("fx-if-possible", {"effect": said})
    assert vocabulary.step("size * a").say() == Message(
        "fx-as-often", {"effect": said, "often": Message("effect", {"text": "size"})})
    assert vocabulary.step("every(red,2,span=1,place=hand,exact)").say() == Message("fx-every", {
        "colour": "red", "size": 2, "amount": 1, "exact": 1})
    assert vocabulary.step("").say() == Message("fx-nothing")


def test_effects_are_told_as_trees() -> None:
    vocabulary = new_vocabulary()
    a = {"op": "word", "word": "a", "icon": "a", "args": {}}
    assert vocabulary.step("2x a / others(a)").tree() == {"op": "either", "parts": [
        {"op": "up_to", "count": 2, "parts": [a]}, {"op": "others", "parts": [a]}]}
    assert vocabulary.step("pay(1..2) => (each(a) & a if heard(b))").tree() == {"op": "pay", "parts": [
        {"op": "word", "word": "pay", "icon": "pay", "args": {"count": [1, 2]}},
        {"op": "then", "parts": [{"op": "each", "per": 1, "parts": [a]},
                                 {"op": "if", "parts": [a], "condition": "heard(b)"}]}]}
    assert vocabulary.step("every(blue,1,span=2,place=deck,twig=size)").tree()["args"] == {
        "colour": "blue", "size": 1, "span": [2, 2], "place": ["deck"], "amount": 1, "goods": {"twig": "size"}}
    assert vocabulary.step("").tree() == {"op": "none"}


WORDS = new_vocabulary()
STEPS = st.recursive(
    st.sampled_from([WORDS.step("a"), WORDS.step("b"), WORDS.step("pay(1..3)")]),
    lambda parts: st.one_of(
        st.lists(parts, min_size=2, max_size=3).map(lambda some: then(*some)),
        st.lists(parts, min_size=2, max_size=3).map(lambda some: either(*some)),
        st.lists(parts, min_size=2, max_size=3).map(OneOf),
        st.builds(times, st.integers(2, 9), parts), st.builds(UpTo, st.integers(2, 9), parts),
        st.builds(AsOften, st.just(WORDS.number("1 + size")), parts),
        st.builds(If, parts, st.just(WORDS.test("heard(a) or size > 1"))),
        parts.map(lambda part: Pays(WORDS.step("pay(1)"), part)),
        parts.map(IfPossible), parts.map(Others), parts.map(Optional)),
    max_leaves=8)


@given(STEPS)
def test_every_step_reads_back_from_its_name(step: Step[Any]) -> None:
    if step.name.count("(") > DEEPEST or len(step.name) > LONGEST:
        return
    try:
        again = new_vocabulary().step(step.name)
    except BadEffect:
        with pytest.raises(BadEffect, match="repetitions inside repetitions"):
            read_effect(step.name)
        return
    assert shape(again) == shape(step)
    assert again.name == step.name


@given(st.text(alphabet="ab(),&/=*?x 0123.-é+|<>if", max_size=30))
def test_any_text_is_an_effect_or_a_mistake_with_a_column(text: str) -> None:
    try:
        node = read_effect(text)
    except BadEffect as error:
        column = int(str(error).rpartition("column ")[2].partition(":")[0])
        assert 1 <= column <= len(text) + 1
    else:
        if node is not None:
            again = read_effect(node.text())
            assert again is not None
            assert again.text() == node.text()
