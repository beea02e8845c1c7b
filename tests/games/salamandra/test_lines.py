"""Free exchanges at any time, cut into decisions: every outcome has one way to it, and nothing worth having is lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fairyring.games.salamandra.components import (
    BUILD,
    CAULDRON,
    CRYSTAL,
    FIELD_OF,
    FREE,
    GATHER_CODE,
    KINDS,
    NONE,
    TEMPLE_HALF,
)
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from fairyring.games.salamandra.turn import begin_turn
from fairyring.kernel.game import Setup, find_game
from tests.games.salamandra.brute import Brute, Men
from tests.games.salamandra.test_means import random_position

BEFORE_THE_ACTION = ("turn", "pay", "turn for crystals", "which apprentices")
"""The steps in which free exchanges are decided."""

Purse = tuple[int, frozenset[int]]
"""Crystals left, and the slots of the apprentices that are asleep."""


def purse(t: Salamandra, seat: int) -> Purse:
    me = t.players[seat]
    return me.crystals, frozenset(me.inactive)


def ends(t: Salamandra, announced: int, found: list[tuple[int, Purse]], lines: bool = True) -> None:
    """All ways from a decision on to the point where the action itself goes on: what was announced, and the purse.
    Those that a search follows, or those open to a person, who picks in any order."""
    seat = t.active
    for choice in t.lines() if lines else t.options:
        code = announced
        if t.step.name == "turn":
            if not BUILD <= choice < FREE and not CAULDRON <= choice < GATHER_CODE:
                continue  # nothing is paid for
            code = choice
        copy = t.clone()
        stop_before_the_action(copy, choice)
        if copy.seat >= 0:
            ends(copy, code, found, lines)
        else:
            found.append((code, purse(copy, seat)))


def stop_before_the_action(t: Salamandra, choice: int) -> None:
    """Carry out one decision and what it settles, but no step of the action itself."""
    seat, x, step = t.seat, t.x, t.step
    t.seat = -1
    step.answer(t, seat, x, choice)
    while t.stack and t.seat < 0:
        if t.stack[-1][0].name not in BEFORE_THE_ACTION:
            return
        next_step, owner, y = t.stack.pop()
        options = next_step.ask(t, owner, y)
        if options is None:
            continue
        if len(options) == 1:
            next_step.answer(t, owner, y, options[0])
        else:
            t.step, t.seat, t.x, t.options = next_step, owner, y, options


def at_its_turn(seed: int) -> Salamandra:
    """A random position at the start of a turn, with nobody to place."""
    t = random_position(seed)
    t.stack.clear()
    t.seat = -1
    begin_turn(t, 0)
    t.settle()
    return t


@pytest.mark.rule("SAL-TURN-03")
@pytest.mark.parametrize("seed", range(150))
def test_no_two_ways_of_paying_lead_to_the_same_outcome(seed: int) -> None:
    t = at_its_turn(seed)
    if t.seat:
        return
    found: list[tuple[int, Purse]] = []
    ends(t, NONE, found)
    twice = [(t.step.option_name(t, 0, (), code), end) for (code, end), count in Counter(found).items() if count > 1]
    assert not twice


@pytest.mark.rule("SAL-TURN-03")
@pytest.mark.parametrize("seed", range(150))
def test_in_whatever_order_a_person_picks_the_outcomes_are_those_of_the_search(seed: int) -> None:
    t = at_its_turn(seed)
    if t.seat:
        return
    followed: list[tuple[int, Purse]] = []
    ends(t, NONE, followed)
    picked: list[tuple[int, Purse]] = []
    ends(t, NONE, picked, lines=False)
    assert set(picked) == set(followed)


@pytest.mark.rule("SAL-TURN-03")
@pytest.mark.parametrize("seed", range(150))
def test_whatever_the_rules_allow_something_as_good_is_offered(seed: int) -> None:
    """Every way of paying by brute force comes from an offered one by turning and waking more apprentices, which the
    next turn begins with."""
    t = at_its_turn(seed)
    if t.seat:
        return
    found: list[tuple[int, Purse]] = []
    ends(t, NONE, found)
    for code in {code for code, _ in found}:
        best: dict[frozenset[int], int] = {}
        for left, asleep in [end for announced, end in found if announced == code]:
            brute = Brute(t, 0, [0] * KINDS)
            first = (left, tuple((slot, slot not in asleep) for slot in t.players[0].slots()), (0,) * CRYSTAL)
            for crystals, men, _ in brute.reach(first):
                key = frozenset(slot for slot, awake in men if not awake)
                best[key] = max(best.get(key, 0), crystals)
        for crystals, men in brute_ends(t, code):
            key = frozenset(slot for slot, awake in men if not awake)
            assert best.get(key, NONE) >= crystals, (code, crystals, key)


@pytest.mark.rule("SAL-TURN-03")
@pytest.mark.parametrize("seed", range(150))
def test_what_is_offered_the_rules_allow(seed: int) -> None:
    t = at_its_turn(seed)
    if t.seat:
        return
    found: list[tuple[int, Purse]] = []
    ends(t, NONE, found)
    for code in {code for code, _ in found}:
        allowed = {(crystals, frozenset(slot for slot, awake in men if not awake))
                   for crystals, men in brute_ends(t, code)}
        assert {end for announced, end in found if announced == code} <= allowed


def brute_ends(t: Salamandra, code: int) -> set[tuple[int, Men]]:
    content = t.content
    slots = t.players[0].slots()
    if code < FREE:
        return Brute(t, 0, content.fields[code - BUILD].cost.need).ends(None)
    if code < TEMPLE_HALF:
        field = code - CAULDRON
        return Brute(t, 0, content.fields[field].pay.need).ends([slot for slot in slots if FIELD_OF[slot] == field])
    return Brute(t, 0, content.halves[code - TEMPLE_HALF].cost.need).ends(slots)


@pytest.mark.rule("SAL-TURN-03")
def test_orders_do_not_multiply_in_whole_games() -> None:
    """At many turns of a few games by chance, no payment is reached twice."""
    game = find_game("salamandra")
    for seed in range(3):
        t = game.new_table(game.checked(Setup("salamandra", 2 + seed, (), {}, seed)), game.content())
        assert isinstance(t, Salamandra)
        dice = Random(seed)
        while not t.over:
            if t.step.name == "turn" and not dice.randrange(4):
                found: list[tuple[int, Purse]] = []
                ends(t, NONE, found)
                assert len(set(found)) == len(found)
            t.apply(dice.choice(t.options))
