"""Crystals to keep and apprentices woken for later, against trying everything (SAL-APP-07, SAL-RES-05)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra.components import KINDS, NONE
from fairyring.games.salamandra.gathering import GATHER
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from tests.games.salamandra.brute import Brute
from tests.games.salamandra.test_lines import Purse, purse
from tests.games.salamandra.test_means import random_position

Best = dict[frozenset[int], int]
"""The most crystals, by who is asleep."""


def allowed(t: Salamandra) -> dict[frozenset[int], set[int]]:
    """Every purse that works, wakings and turnings can lead to, by who is asleep then."""
    brute = Brute(t, 0, [0] * KINDS)
    found: dict[frozenset[int], set[int]] = {}
    for crystals, men, _ in brute.reach(brute.start()):
        found.setdefault(frozenset(slot for slot, awake in men if not awake), set()).add(crystals)
    return found


def ends(t: Salamandra, lines: bool, found: set[Purse]) -> None:
    """The purse after every way of gathering: those that a search follows, or those open to a person."""
    if t.over:
        found.add(purse(t, 0))
        return
    for choice in t.lines() if lines else t.options:
        copy = t.clone()
        copy.apply(choice)
        ends(copy, lines, found)


@pytest.mark.rule("SAL-APP-07")
@pytest.mark.rule("SAL-APP-09")
@pytest.mark.parametrize("lines", [False, True], ids=["person", "search"])
@pytest.mark.parametrize("seed", range(150))
def test_gathering_reaches_the_best_of_whatever_the_rules_allow(seed: int, lines: bool) -> None:
    """Nothing is offered that the rules forbid; and nobody could have more crystals with the same ones asleep."""
    t = random_position(seed)
    t.stack.clear()
    t.seat = NONE
    if not t.players[0].active:
        return
    possible = allowed(t)
    found = {purse(t, 0)}  # whoever does nothing does not begin
    t.push(GATHER, 0)
    t.settle()
    ends(t, lines, found)
    assert all(crystals in possible[asleep] for crystals, asleep in found)
    best: Best = {}
    for crystals, asleep in found:
        best[asleep] = max(crystals, best.get(asleep, 0))
    assert best == {asleep: max(left) for asleep, left in possible.items()}
