"""Nuts: take one to three from a heap; whoever takes the last one wins. Nothing is hidden, nothing is drawn by chance,
and every turn is one decision: the least a sound game can have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairyring.kernel.content import Facts, Reader
from fairyring.kernel.game import Game, Piece, Setup
from fairyring.kernel.packs import Entry
from fairyring.kernel.table import NOTHING, Data, Notes, Step, Table
from fairyring.kernel.words import Message, Outcome


class Heap:
    """What lies in the box: one heap, and how many may be taken of it."""

    def __init__(self, entry: Entry) -> None:
        self.facts: Facts
        self.nuts = entry.number("nuts", 1, 99)
        self.most = entry.number("most", 2, 9)


class HeapReader(Reader[Heap]):
    game = "nuts"
    keyed = ("heap",)

    def read(self) -> Heap:
        [entry] = self.tables["heap"].values()
        return Heap(entry)


class Nuts(Table):
    """The heap, and what each has taken of it."""

    def __init__(self, heap: Heap, left: int, taken: list[int], last: int, other: Nuts | None = None) -> None:
        super().__init__(len(taken), 0, 0, other)
        self.heap, self.left, self.taken, self.last = heap, left, taken, last

    def clone(self) -> Nuts:
        copy = Nuts(self.heap, self.left, self.taken[:], self.last, self)
        copy.rng, copy.gamma = self.rng, self.gamma
        return copy

    def save_state(self) -> Data:
        return {"left": self.left, "taken": self.taken[:], "last": self.last}

    def view(self, seat: int) -> Data:
        return {"seat": seat, "deciding": self.seat, "active": self.active, "left": self.left, "taken": self.taken[:]}

    def resample(self, seat: int, seed: int) -> Nuts:
        """Everything is open: only the numbers to come, which nobody draws, are others."""
        t = self.clone()
        t.reseed(seed)
        return t

    def check(self) -> list[str]:
        return [] if self.left + sum(self.taken) == self.heap.nuts else ["nuts are lost"]

    def figures(self) -> list[dict[str, int]]:
        return [{"nuts": nuts} for nuts in self.taken]

    def outcome(self) -> Outcome:
        ranks = tuple(1 if seat == self.last else 2 for seat in range(self.seats))
        return Outcome(ranks, Message("won-by-the-last"), tuple(self.figures()))

    def judge(self, seat: int) -> float:
        if self.over:
            return 1.0 if self.last == seat else 0.0
        return 0.5


class Take(Step[Nuts]):
    """Take nuts from the heap (NUT-TURN-01); the next one comes, unless it was the last nut (NUT-END-01)."""

    rule = "NUT-TURN-01"

    def ask(self, t: Nuts, seat: int, x: Notes) -> list[int] | None:
        return list(range(1, min(t.heap.most, t.left) + 1)) or None

    def answer(self, t: Nuts, seat: int, x: Notes, choice: int) -> None:
        t.left -= choice
        t.taken[seat] += choice
        t.last = seat
        t.emit("taken", seat, self.rule, {"count": choice})
        if t.left:
            t.begin_turn((seat + 1) % t.seats)
            t.push(self, t.active)

    def option_name(self, t: Nuts, seat: int, x: Notes, choice: int) -> str:
        return f"take {choice}"


TAKE = Take("take")


class NutsGame(Game):
    id = "nuts"
    rules_version = 1
    least_players, most_players = 2, 3
    folder, reader = Path(__file__).parent, HeapReader

    def new_table(self, setup: Setup, content: Any) -> Table:
        t = Nuts(content, content.nuts, [0] * setup.players, 0)
        t.rules = setup.rules
        t.reseed(setup.seed)
        t.begin_turn(0)
        t.push(TAKE, 0)
        t.settle()
        return t

    def load_table(self, data: Data, content: Any) -> Table:
        t = Nuts(content, **data["state"])
        t.restore(data, lambda name: TAKE if name == TAKE.name else NOTHING)
        return t

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return [f"take {count}" for count in range(1, content.most + 1)]

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return [Piece("left", 1, "nuts that are left", lambda view: [view["left"]])]


NUTS = NutsGame()
