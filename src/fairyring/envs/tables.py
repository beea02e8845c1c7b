"""Tables as numbers: actions, rewards, and many tables played in one call. Compiles with the engine.

Nothing here needs numpy or builds text. Observations and masks lie in cells that numpy reads without a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from fairyring.kernel.observation import Row, Sight, new_cells
from fairyring.kernel.table import MASK, SKIP, Data, Table

RANK: Final = 0
SCORE: Final = 1

GOES_ON: Final = 0
ENDED: Final = 1
STOPPED: Final = 2

SEED_BITS: Final = 62

LEAST_KEY: Final = SKIP
"""No key of an option is smaller."""


class Actions:
    """The numbers of all actions. An option's is looked for once for each key of each step, and remembered."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: list[str] = list(names)
        """The name of every action by its number."""
        self.numbers = {name: number for number, name in enumerate(names)}
        self.known: dict[int, list[int]] = {}
        """For every step the number of each key, and behind them -1."""

    def legal(self, t: Table) -> list[int]:
        """The numbers of the legal actions, in the order of `t.options`."""
        step, seat, x = t.step, t.seat, t.x
        known = self.known.get(step.number)
        if known is None:
            known = self.known[step.number] = []
        found: list[int] = []
        for choice in t.options:
            key = step.action_key(t, seat, x, choice) - LEAST_KEY
            number = known[key] if key < len(known) else -1
            if number < 0:
                number = self.numbers[t.action_of(choice)]
                if key >= len(known):
                    known += [-1] * (key + 1 - len(known))
                known[key] = number
            found.append(number)
        return found


# --- rewards ---------------------------------------------------------------------------------------------------------
def earned_by_score(before: list[float], after: list[float], seats: int) -> list[float]:
    """How much more the own score has grown than those of the others have on the mean; rivals count among them.

    >>> earned_by_score([0.0, 0.0], [3.0, 1.0], 2)
    [2.0, -2.0]
    """
    count = len(after)
    if count == 1:
        return [after[0] - before[0]]
    total = 0.0
    for i in range(count):
        total += after[i] - before[i]
    earned: list[float] = []
    for i in range(seats):
        grown = after[i] - before[i]
        earned.append(grown - (total - grown) / (count - 1))
    return earned


def earned_by_rank(t: Table) -> list[float]:
    """What everybody's place is worth at the end; alone, it is 1 for a victory and -1 for a defeat."""
    outcome = t.outcome()
    return by_rank(outcome.seat_ranks) if t.seats == 1 else by_rank(outcome.ranks)[:t.seats]


def by_rank(ranks: Sequence[int]) -> list[float]:
    """Rewards from 1 for the first to -1 for the last; their sum is 0 when there are several.

    Who shares a rank with others has the mean of their places.

    >>> by_rank((1, 2)), by_rank((1, 1)), by_rank((3, 1, 2)), by_rank((2,))
    ([1.0, -1.0], [0.0, 0.0], [-1.0, 1.0, 0.0], [-1.0])
    """
    count = len(ranks)
    if count == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    return [1.0 - 2.0 * (rank - 1 + (list(ranks).count(rank) - 1) / 2) / (count - 1) for rank in ranks]


# --- many tables -----------------------------------------------------------------------------------------------------
class Tables:
    """So many tables of one kind. Whoever decides at a table sees it in its row; a game that ends is followed by the
    next one at once."""

    def __init__(self, sight: Sight, actions: Actions, deal: Callable[[int], Table], count: int, seats: int,
                 by_score: bool, by_rank: bool, longest: int) -> None:
        """`deal` makes the table of a seed; a game is stopped after `longest` decisions, 0: never."""
        self.sight = sight
        self.actions = actions
        self.deal = deal
        self.count = count
        self.seats = seats
        self.by_score = by_score
        self.by_rank = by_rank
        self.longest = longest
        self.width: i64 = len(actions.names)
        self.cells: vec[i32] = new_cells(sight.size * count)
        """What whoever decides sees, row after row."""
        self.masks: vec[u8] = vec[u8]([0] * (len(actions.names) * count))
        """1 for every legal action, row after row."""
        self.rows = [Row(self.cells, sight.size * i, sight.size) for i in range(count)]
        self.tables: list[Table] = []
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.scores: list[list[float]] = [[] for _ in range(count)]
        self.dice: list[Random] = []
        self.deciding = bytearray(count)
        """Who decides at each table."""
        self.ends = bytearray(count)
        """Whether the last decision ended the game at each table, or it was stopped."""
        self.earned: list[float] = [0.0] * (count * seats)
        """What every seat of each table has earned by the last decisions."""
        self.last: dict[int, Table] = {}
        """The tables whose games the last decisions ended, as they were then."""
        self.chance: i64 = 1

    def reset(self, seed: int, first: int) -> None:
        """A new game at every table; `first` numbers the tables, so that parts of a batch play as the whole does."""
        self.dice = [Random((seed << 32) + first + i) for i in range(self.count)]
        self.chance = seed & MASK
        self.tables = []
        for i in range(self.count):
            self.tables.append(self.next_game(i))
            self.show(i)
        self.clear()

    def clear(self) -> None:
        """Nothing earned, nothing ended."""
        for i in range(len(self.earned)):
            self.earned[i] = 0.0
        self.ends[:] = bytes(self.count)
        self.last.clear()

    def next_game(self, i: int) -> Table:
        t = self.deal(self.dice[i].getrandbits(SEED_BITS))
        while t.over:  # a learner must get a decision
            t = self.deal(self.dice[i].getrandbits(SEED_BITS))
        if self.by_score:
            self.scores[i] = t.scores()
        return t

    def show(self, i: int) -> None:
        """Write what whoever decides at a table sees and may do."""
        t = self.tables[i]
        self.sight.look(t, t.seat, self.rows[i])
        masks = self.masks
        start: i64 = self.width * i
        for number in self.legal[i]:
            masks[start + number] = 0
        legal = self.actions.legal(t)
        self.legal[i] = legal
        for number in legal:
            masks[start + number] = 1
        self.deciding[i] = t.seat

    def find(self, i: int, action: int) -> int:
        """The code of the option of that number; ValueError when it is not legal."""
        legal = self.legal[i]
        for at in range(len(legal)):
            if legal[at] == action:
                return self.tables[i].options[at]
        raise ValueError(f"table {i}: action {action} is not legal now")

    def step(self, which: list[int], chosen: list[int]) -> None:
        """Make one decision at each of these tables. An action that is not legal raises ValueError before anything
        has happened."""
        choices: list[int] = []
        for k in range(len(which)):
            choices.append(self.find(which[k], chosen[k]))
        for k in range(len(which)):
            self.decide(which[k], choices[k])

    def decide(self, i: int, choice: int) -> None:
        t = self.tables[i]
        t.apply(choice)
        if self.by_score:
            after, before = t.scores(), self.scores[i]
            if after != before:
                self.earn(i, earned_by_score(before, after, self.seats))
                self.scores[i] = after
        if t.over or (self.longest and t.moves >= self.longest):
            if t.over and self.by_rank:
                self.earn(i, earned_by_rank(t))
            if self.ends[i] == GOES_ON:
                self.ends[i] = ENDED if t.over else STOPPED
                self.last[i] = t
            self.tables[i] = self.next_game(i)
        self.show(i)

    def earn(self, i: int, earned: list[float]) -> None:
        """Where a game has ended, nothing of the next one is added to what it brought."""
        if self.ends[i] == GOES_ON:
            at = i * self.seats
            for seat in range(self.seats):
                self.earned[at + seat] += earned[seat]

    def by_chance(self) -> list[int]:
        """A legal action for every table."""
        z: i64 = self.chance
        chosen: list[int] = []
        for legal in self.legal:
            z = (z * 1664525 + 1013904223) & MASK
            chosen.append(legal[z * len(legal) >> 32])
        self.chance = z
        return chosen

    # --- as data -----------------------------------------------------------------------------------------------------
    def stored(self) -> Data:
        """Everything that the next decisions depend on."""
        return {"tables": [t.save() for t in self.tables], "dice": [one.getstate() for one in self.dice],
                "chance": int(self.chance)}

    def fetch(self, stored: Data, tables: list[Table]) -> None:
        """Go on with what `stored` gave; the tables are loaded already."""
        self.tables = tables
        self.dice = [Random() for _ in tables]
        for dice, state in zip(self.dice, stored["dice"], strict=True):
            dice.setstate(state)
        self.chance = stored["chance"]
        for i in range(len(tables)):
            if self.by_score:
                self.scores[i] = tables[i].scores()
            self.show(i)
        self.clear()
