"""Who can pay for what: the quick reckoning against trying everything (SAL-FREE-05, SAL-RES)."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.salamandra.components import BUILD, CAULDRON, CRYSTAL, FIELD_OF, KINDS, NONE, TEMPLE_HALF, Cost
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.plans import can_pay
from fairyring.games.salamandra.players import learn
from fairyring.games.salamandra.table import SalamandraTable as Salamandra
from fairyring.games.salamandra.turn import targets
from tests.games.salamandra.brute import Brute
from tests.games.salamandra.scene import Scene

EXCHANGES = ("bear_06", "bear_08", "eagle_02", "eagle_04", "eagle_09")


def random_position(seed: int) -> Salamandra:
    """One player with a few apprentices anywhere, some crystals, perhaps an exchange card; three fields in the row."""
    dice = Random(seed)
    scene = Scene()
    t = scene.table
    fields = list(range(len(t.content.fields)))
    favourites = [scene.kind(name) for name in ("field_06", "field_09", "field_10", "field_13", "field_18", "field_21")]
    t.cell_of = [NONE] * len(fields)
    for i, field in enumerate(fields):
        t.cell_of[field] = 1000 + i
    slots: set[int] = set()
    for _ in range(dice.randint(1, 6)):
        field = dice.choice(favourites) if dice.random() < 0.5 else dice.choice(fields)
        slots.add(4 * field + dice.randrange(4))
    me = t.players[0]
    for slot in sorted(slots):
        (me.active if dice.random() < 0.7 else me.inactive).append(slot)
    me.crystals = dice.choice([0, 0, 1, 2, 3, 5, 7])
    me.deities = [scene.kind(name) for name in EXCHANGES if dice.random() < 0.15]
    learn(t.content, me)
    t.row = [*dice.sample([field for field in fields if not t.content.fields[field].basic], 3), NONE]
    return t


def costs(t: Salamandra) -> list[Cost]:
    """The costs of the row, and two that no field asks for."""
    made_up = [0] * KINDS
    made_up[4], made_up[5], made_up[CRYSTAL] = 1, 1, 1
    two = [2, 1, 0, 0, 0, 0, 2]
    price = t.content.plant_price
    return [*(t.content.fields[field].cost for field in t.row if field >= 0), Cost(made_up, price), Cost(two, price)]


@pytest.mark.rule("SAL-FREE-05")
@pytest.mark.parametrize("seed", range(150))
def test_cannot_produce_means_that_no_sequence_of_works_and_exchanges_pays(seed: int) -> None:
    t = random_position(seed)
    for cost in costs(t):
        assert can_pay(Means(t.content, t.players[0]), cost, NONE) == Brute(t, 0, cost.need).payable(), cost.need


@pytest.mark.parametrize("seed", range(150))
def test_what_can_be_announced_is_what_can_be_paid(seed: int) -> None:
    t = random_position(seed)
    found: list[int] = []
    targets(t, Means(t.content, t.players[0]), found)
    assert sorted(found) == payable_actions(t)


def payable_actions(t: Salamandra) -> list[int]:
    """The codes of all builds, cauldrons and temple halves, by brute force."""
    me = t.players[0]
    content = t.content
    found = [BUILD + field for field in t.row if field >= 0 and Brute(t, 0, content.fields[field].cost.need).payable()]
    for field in sorted({FIELD_OF[slot] for slot in me.slots()}):
        one = content.fields[field]
        if one.cauldron and any(Brute(t, 0, one.pay.need).with_worker(slot) for slot in me.slots()
                                if FIELD_OF[slot] == field):
            found.append(CAULDRON + field)
    for half in range(2):
        if any(Brute(t, 0, content.halves[half].cost.need).with_worker(slot) for slot in me.slots()):
            found.append(TEMPLE_HALF + half)
    return sorted(found)
