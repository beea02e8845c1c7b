"""The notation of effects: what it means, what is wrong with it and where; steps read back from their names."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairyring.kernel.algebra import Either, IfPossible, Others, Then, Times, UpTo, either, then, times
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.notation import DEEPEST, Builder, Node, Vocabulary, read_effect
from fairyring.kernel.table import NOTHING, Step
from tests.kernel.toy import Ask, Say


def say_word(_: Vocabulary, node: Node) -> Step[Any]:
    return Say(node.word)


def ask_word(_: Vocabulary, node: Node) -> Step[Any]:
    return Ask(*node.texts())


def others_word(vocabulary: Vocabulary, node: Node) -> Step[Any]:
    inside = node.args[0][1]
    assert isinstance(inside, Node)
    return Others(vocabulary.build(inside))


def new_vocabulary() -> Vocabulary:
    words: dict[str, Builder] = {"a": say_word, "b": say_word, "moss": say_word, "ask": ask_word, "others": others_word}
    return Vocabulary(words, UpTo, frozenset({"others"}))


def shape(step: Step[Any]) -> object:
    """What a step is made of, as nested tuples."""
    if isinstance(step, Then):
        return ("then", *map(shape, step.parts))
    if isinstance(step, Either):
        return ("either", *map(shape, step.sides))
    if isinstance(step, (Times, UpTo)):
        return (type(step).__name__, step.count, shape(step.part))
    if isinstance(step, (Others, IfPossible)):
        return (type(step).__name__, shape(step.part))
    return step.name


@pytest.mark.parametrize(("text", "meaning"), [
    ("a", "a"),
    (" a & b ", ("then", "a", "b")),
    ("a / b", ("either", "a", "b")),
    ("a / b & moss", ("then", ("either", "a", "b"), "moss")),
    ("a / (b & moss)", ("either", "a", ("then", "b", "moss"))),
    ("3x a", ("UpTo", 3, "a")),
    ("2x (a & b)", ("UpTo", 2, ("then", "a", "b"))),
    ("2 * a", ("Times", 2, "a")),
    ("a?", ("IfPossible", "a")),
    ("2x a?", ("UpTo", 2, ("IfPossible", "a"))),
    ("(2x a)?", ("IfPossible", ("UpTo", 2, "a"))),
    ("others(a & 2 * b) & a", ("then", ("Others", ("then", "a", ("Times", 2, "b"))), "a")),
    ("ask(x,1..3,key=2,-4)", "ask(x,1..3,key=2,-4)"),
    ("(((a)))", "a"),
])
def test_an_effect_means(text: str, meaning: object) -> None:
    assert shape(new_vocabulary().step(text)) == meaning


@pytest.mark.parametrize(("text", "column", "what"), [
    ("a & ", 5, "it breaks off here"),
    ("a &", 4, "it breaks off here"),
    ("(a", 3, r"expected '\)'"),
    ("a)", 2, r"unexpected '\)'"),
    ("a b", 3, "unexpected 'b'"),
    ("a   $ b", 5, r"cannot read '\$ b'"),
    ("& a", 1, r"expected a word such as leaves\(1\)"),
    ("3 a", 3, r"expected '\*'"),
    ("1x a", 1, "1x: use 2x to 9x"),
    ("a & 12x b", 5, "12x: use 2x to 9x"),
    ("-2 * a", 1, r"-2 \*: use 2 \* to 9 \*"),
    ("ask()", 5, "expected a word or a number"),
    ("ask(x,)", 7, "expected a word or a number"),
    ("ask(x", 6, r"expected '\)'"),
    ("ask(key=)", 9, "expected a number after key="),
    ("ask(1..)", 6, r"cannot read '\.\.\)'"),
    ("others()", 8, r"expected a word such as leaves\(1\)"),
    ("a??", 3, r"unexpected '\?'"),
    ("é", 1, "cannot read 'é'"),
    ("٣x a", 1, "cannot read '٣x a'"),
    ("(" * 14 + "a" + ")" * 14, DEEPEST + 2, f"brackets deeper than {DEEPEST}"),
])
def test_a_mistake_is_told_with_its_column(text: str, column: int, what: str) -> None:
    place = rf'^effect ".*", column {column}: '
    with pytest.raises(BadEffect, match=f"{place}{what}") as caught:
        read_effect(text, frozenset({"others"}))
    assert caught.value.code == "bad-effect"


def test_an_unknown_word_is_told_with_the_one_meant() -> None:
    with pytest.raises(BadEffect, match=r'^unknown word "mos"; did you mean moss\?$'):
        new_vocabulary().step("a & mos")
    with pytest.raises(BadEffect, match=r'^unknown word "zzz"; use one of a, ask, b, moss, others$'):
        new_vocabulary().step("zzz")


def test_the_same_text_gives_the_same_step() -> None:
    vocabulary = new_vocabulary()
    step = vocabulary.step("a & 2x b")
    assert vocabulary.step("a  &  2x b") is step
    assert vocabulary.step("(a) & 2x b") is step
    assert vocabulary.step("2x b") is step.parts[1]  # type: ignore[attr-defined]
    assert vocabulary.step("") is vocabulary.step("  ") is NOTHING


def test_steps_without_a_notation_are_found_by_their_name() -> None:
    vocabulary = new_vocabulary()
    turn = vocabulary.add(Say("begin turn"))
    assert vocabulary.step("begin turn") is turn


STEPS = st.recursive(
    st.sampled_from([Say("a"), Say("b"), Ask("x", "1..3")]),
    lambda parts: st.one_of(
        st.lists(parts, min_size=2, max_size=3).map(lambda some: then(*some)),
        st.lists(parts, min_size=2, max_size=3).map(lambda some: either(*some)),
        st.builds(times, st.integers(2, 9), parts), st.builds(UpTo, st.integers(2, 9), parts),
        parts.map(IfPossible), parts.map(Others)),
    max_leaves=8)


@given(STEPS)
def test_every_step_reads_back_from_its_name(step: Step[Any]) -> None:
    if step.name.count("(") <= DEEPEST:
        again = new_vocabulary().step(step.name)
        assert shape(again) == shape(step)
        assert again.name == step.name


@given(st.text(alphabet="ab(),&/=*?x 0123.-é", max_size=30))
def test_any_text_is_an_effect_or_a_mistake_with_a_column(text: str) -> None:
    try:
        read_effect(text, frozenset({"b"}))
    except BadEffect as error:
        column = int(str(error).rpartition("column ")[2].partition(":")[0])
        assert 1 <= column <= len(text) + 1
