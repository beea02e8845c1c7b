"""Fields that are declared once: what they are decides how they are copied, saved, loaded, counted and shown."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from fairyring.kernel.fields import (
    Kept,
    Names,
    Record,
    flag,
    lists,
    module,
    number,
    numbers,
    odd,
    one,
    pile,
    piles,
    texts,
)

CARDS = Names("content.ids[{}]", "content.ids.index({})")
CONTENT = SimpleNamespace(ids=["oak", "elm", "fir"])


def made(*fields: Kept) -> Any:
    """The class with these fields, as it runs."""
    scope: dict[str, Any] = {"GAP": -1, "NONE": [0, 0]}
    exec(module("Things.", ["from typing import Any"], "Any", [Record("Thing", "A thing.", list(fields), whole=True)]),
         scope)
    return scope["Thing"]


@pytest.mark.parametrize(("kept", "value", "data"), [
    (number("n"), 7, 7),
    (flag("n"), True, True),
    (numbers("n"), [1, 2], [1, 2]),
    (numbers("n", unless="NONE"), [3, 4], [3, 4]),
    (numbers("n", of=CARDS, among="content.ids"), [2, 0, 1], {"oak": 2, "fir": 1}),
    (lists("n"), [[1], []], [[1], []]),
    (texts("n"), ["a"], ["a"]),
    (pile("n", CARDS), [2, 0], ["fir", "oak"]),
    (pile("n", CARDS, gap="GAP"), [1, -1], ["elm", None]),
    (piles("n", CARDS), [[1], [0, 2]], [["elm"], ["oak", "fir"]]),
    (one("n", CARDS), 2, "fir"),
    (one("n", CARDS, gap="GAP"), 1, "elm"),
    (one("n", CARDS, gap="GAP"), -1, None),
])
def test_a_field_is_saved_by_what_it_is_and_loaded_again(kept: Kept, value: Any, data: Any) -> None:
    thing = made(kept)()
    thing.n = value
    assert thing.save_fields(CONTENT) == {"n": data}
    other = made(kept)()
    other.load_fields({"n": data}, CONTENT)
    assert other.n == value


def test_a_record_in_a_record_is_copied_saved_and_loaded_with_it() -> None:
    cls = made(number("n"), odd("inner", "Thing | None", "None"))
    thing = cls()
    assert thing.copy().inner is None and thing.save_fields(CONTENT) == {"n": 0, "inner": None}
    thing.inner = cls()
    thing.inner.n = 5
    copy = thing.copy()
    assert copy.inner.n == 5 and copy.inner is not thing.inner
    again = cls.loaded(thing.save_fields(CONTENT), CONTENT)
    assert again.inner.n == 5 and again.inner.inner is None


def test_a_copy_is_independent_but_for_what_is_shared() -> None:
    cls = made(numbers("own"), numbers("common", shared=True), piles("heaps", CARDS), numbers("rare", unless="NONE"),
               piles("common_heaps", CARDS, shared=True),
               odd("whim", "Any", "None"), odd("twice", "Any", "[]", copy="other.twice * 2"))
    thing = cls()
    thing.own, thing.common, thing.heaps, thing.whim, thing.twice = [1], [2], [[2]], object(), [4]
    copy = thing.copy()
    assert copy.own == [1] and copy.own is not thing.own and copy.common is thing.common
    assert copy.common_heaps is thing.common_heaps
    assert copy.heaps == [[2]] and copy.heaps[0] is not thing.heaps[0]
    assert copy.rare is thing.rare and copy.whim is thing.whim and copy.twice == [4, 4]
    assert thing.save_fields(CONTENT)["rare"] is None and "whim" not in thing.save_fields(CONTENT)


def test_what_is_worked_out_is_copied_and_seen_but_not_saved() -> None:
    thing = made(number("sum", worked_out=True, shown="sum"), flag("rich", worked_out=True, shown="is_rich"))()
    thing.sum, thing.rich = 3, True
    assert thing.copy().sum == 3 and thing.copy().rich and thing.save_fields(CONTENT) == {}
    assert thing.shown_fields(CONTENT) == {"sum": 3, "is_rich": True}


def test_cards_are_counted_wherever_they_lie_and_gaps_are_none() -> None:
    thing = made(pile("hand", CARDS, counts="card"), pile("row", CARDS, gap="GAP", counts="card"),
                 piles("heaps", CARDS, counts="card"), pile("tiles", CARDS, counts="tile"))()
    thing.hand, thing.row, thing.heaps, thing.tiles = [1, 1], [-1, 2], [[0], [2]], [5]
    assert sorted(thing.card_here()) == [0, 1, 1, 2, 2] and thing.tile_here() == [5]


def test_everybody_sees_what_is_shown_and_of_a_hidden_pile_how_many() -> None:
    thing = made(number("leaves", shown="leaves"), pile("hand", CARDS, shown="hand_size", hidden=True),
                 pile("row", CARDS, shown="display"), number("secret"))()
    thing.leaves, thing.hand, thing.row = 4, [0, 1], [2]
    assert thing.shown_fields(CONTENT) == {"leaves": 4, "hand_size": 2, "display": ["fir"]}
