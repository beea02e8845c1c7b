"""Nobody gets stuck while paying, however many apprentices work."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.games.salamandra.components import NONE
from fairyring.games.salamandra.paying import PAY, TURN_FOR
from fairyring.games.salamandra.players import learn
from fairyring.games.salamandra.turn import begin_turn
from tests.games.salamandra.scene import Scene


@pytest.mark.rule("SAL-TURN-02")
@pytest.mark.parametrize("seed", range(120))
def test_whatever_is_announced_can_be_paid_to_the_end(seed: int) -> None:
    """Ten apprentices anywhere, any three fields in the row: every announced payment comes to its end."""
    dice = Random(seed)
    t = Scene().table
    fields = list(range(len(t.content.fields)))
    t.cell_of = [1000 + i for i in fields]
    me = t.players[0]
    for slot in sorted(dice.sample(range(4 * len(fields)), dice.randint(5, 10))):
        (me.active if dice.random() < 0.8 else me.inactive).append(slot)
    me.crystals = dice.choice([0, 0, 1, 2, 4, 6])
    me.deities = [kind for kind, card in enumerate(t.content.deities) if card.price and dice.random() < 0.2]
    learn(t.content, me)
    t.row = [*dice.sample([field for field in fields if not t.content.fields[field].basic], 3), NONE]
    for _ in range(6):
        copy = t.clone()
        copy.stack.clear()
        copy.seat = NONE
        begin_turn(copy, 0)
        copy.settle()
        announced = [code for code in copy.options if code >= 128]
        if copy.step.name != "turn" or not announced:
            return
        copy.apply(dice.choice(announced))
        while copy.seat == 0 and copy.step.name in ("pay", "turn for crystals", "which apprentices"):
            assert copy.options
            copy.apply(dice.choice(copy.options))
        assert not any(step in (PAY, TURN_FOR) for step, _, _ in copy.stack) and copy.players[0].crystals >= 0
