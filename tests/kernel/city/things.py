"""What lies on a table of Reedtown, each thing once; `make fields` writes `kept.py` from this."""

from __future__ import annotations

from pathlib import Path

from fairyring.kernel.fields import Names, Record, module, number, numbers, odd, pile
from fairyring.kernel.questions import passed_on

CARDS = Names("content.cards[{}].id", "content.kind_of[{}]")

PLAYER = Record("KeptPlayer", "One player's hand, town, goods and points.", [
    pile("hand", CARDS, counts="card", shown="hand", hidden=True),
    numbers("seen", "In step with the hand: the seats besides the owner that know the card, a bit each (REE-INFO-01)."),
    pile("town", CARDS, counts="card", shown="town"),
    numbers("goods", shown="goods"),
    number("points", shown="points"),
])

TABLE = Record("KeptReedtown", "What everybody shares.", [
    odd("modules", "tuple[str, ...]", "()"),
    number("turns"),
    pile("pile", CARDS, counts="card", shown="pile", hidden=True),
    pile("discard", CARDS, counts="card", shown="discard"),
    pile("display", CARDS, gap="GAP", counts="card", shown="display"),
], table=True)

KEPT = module("What lies on a table of Reedtown.", ["from typing import Any", "from tests.kernel.city.gap import GAP"],
              "Any", [PLAYER, TABLE])

ASKED = passed_on(Path(__file__).with_name("customs.py"), "tests.kernel.city.customs")
