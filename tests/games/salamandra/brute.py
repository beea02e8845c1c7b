"""Everything the rules allow before an action, tried one by one: what the quick reckoning is compared with.

A position is the purse, the apprentices on sickle and other fields, active or not, and the goods made so far. Every
work, waking, turning and exchange is one step; nothing is clever.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import ANY_PLANT, CRYSTAL, FIELD_OF, GREEN, PLANTS, WHITE_PURPLE, Content
from fairyring.games.salamandra.table import SalamandraTable as Salamandra

Men = tuple[tuple[int, bool], ...]
"""Apprentices as (slot, active)."""

State = tuple[int, Men, tuple[int, ...]]


class Brute:
    """All positions that can be reached, for one player and one cost."""

    def __init__(self, t: Salamandra, seat: int, need: list[int]) -> None:
        self.content: Content = t.content
        self.me = t.players[seat]
        self.need = need
        self.most = self.limits()
        self.seen: set[State] = set()

    def limits(self) -> list[int]:
        """More of a good than this is of no use for the cost."""
        need = self.need
        most = need[:CRYSTAL]
        for kind in range(PLANTS):
            most[kind] += need[ANY_PLANT] + need[GREEN] + need[WHITE_PURPLE]
        return most

    def start(self) -> State:
        """The position now."""
        return self.me.crystals, tuple((slot, slot in self.me.active) for slot in self.me.slots()), (0,) * CRYSTAL

    def reach(self, first: State) -> set[State]:
        """Every position from there."""
        self.seen = {first}
        todo = [first]
        while todo:
            for state in self.steps(todo.pop()):
                if state not in self.seen:
                    self.seen.add(state)
                    todo.append(state)
        return self.seen

    def steps(self, state: State) -> list[State]:
        crystals, men, goods = state
        found: list[State] = []
        for i, (slot, active) in enumerate(men):
            if active:
                after = (*men[:i], (slot, False), *men[i + 1:])
                found.append((crystals + 1, after, goods))
                found += self.work(slot, crystals, after, goods)
        for kind, price in enumerate(self.me.prices):
            if kind == ANY_PLANT:
                continue
            if price and crystals >= price and goods[kind] < self.most[kind]:
                found.append((crystals - price, men, changed(goods, kind, 1)))
        return found

    def work(self, slot: int, crystals: int, men: Men, goods: tuple[int, ...]) -> list[State]:
        field = self.content.fields[FIELD_OF[slot]]
        if field.wakes and crystals >= field.fee:
            return [(crystals - field.fee, (*men[:i], (other, True), *men[i + 1:]), goods)
                    for i, (other, active) in enumerate(men)
                    if not active and other != slot]
        if field.plant >= 0:
            kept = min(goods[field.plant] + 1, self.most[field.plant])
            return [(crystals + field.extra, men, changed(goods, field.plant, kept - goods[field.plant]))]
        if field.potion >= 0:
            if crystals < field.fee or (field.input >= 0 and not goods[field.input]):
                return []
            left = changed(goods, field.input, -1) if field.input >= 0 else goods
            return [(crystals - field.fee, men, changed(left, field.potion, 1))] \
                if goods[field.potion] < self.most[field.potion] else []
        return [(crystals + field.worth, men, goods)] if field.worth > 1 else []

    def paid(self, state: State) -> list[tuple[int, Men]]:
        """The purse and the apprentices after paying from this position, if it is enough."""
        crystals, men, goods = state
        need = self.need
        if crystals < need[CRYSTAL] or any(goods[kind] < need[kind] for kind in range(CRYSTAL) if kind != ANY_PLANT):
            return []
        spare = sum(goods[kind] - need[kind] for kind in range(PLANTS))
        return [(crystals - need[CRYSTAL], men)] if spare >= need[ANY_PLANT] else []

    def payable(self) -> bool:
        return any(self.paid(state) for state in self.reach(self.start()))

    def ends(self, workers: list[int] | None) -> set[tuple[int, Men]]:
        """Every purse and apprentices after paying; one of the workers, on these slots, is turned for the action."""
        found: set[tuple[int, Men]] = set()
        for state in self.reach(self.start()):
            for crystals, men in self.paid(state):
                if workers is None:
                    found.add((crystals, men))
                    continue
                for i, (slot, active) in enumerate(men):
                    if active and slot in workers:
                        found.add((crystals, (*men[:i], (slot, False), *men[i + 1:])))
        return found

    def with_worker(self, slot: int) -> bool:
        return len(self.ends([slot])) > 0


def changed(goods: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return (*goods[:kind], goods[kind] + by, *goods[kind + 1:])
