"""The Shore: stones, shells, a gull and a crab."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairyring.kernel.content import Facts, Reader
from fairyring.kernel.game import Choice, Game, RivalKind, Setup
from fairyring.kernel.table import SKIP, Data, Notes, Step, Table
from fairyring.kernel.words import Message, Outcome

ROUNDS = 3
LOOK = 0
GULL = RivalKind("gull", players=(1,), colour=2)
CRAB = RivalKind("crab", players=(1, 2), choices=(Choice("digs", ("2", "4"), "2"),))


class Shells:
    """What each shell is worth, and all that lie on the beach."""

    def __init__(self, ids: list[str], worth: list[int], beach: list[int]) -> None:
        self.facts: Facts
        self.ids = ids
        self.worth = worth
        self.beach = beach


class ShellReader(Reader[Shells]):
    game = "shore"
    keyed = ("shell",)

    def read(self) -> Shells:
        entries = list(self.tables["shell"].values())
        worth = [entry.number("worth", 1, 9) for entry in entries]
        beach = [kind for kind, entry in enumerate(entries) for _ in range(entry.number("copies", 1, 20))]
        ids = [entry.text("id") for entry in entries]
        return Shells(ids, worth, beach)


class Beach(Table):
    """The shells under the stones, and what everybody has found: seats first, then rivals."""

    def __init__(self, content: Shells, seats: int, digs: int, other: Beach | None = None) -> None:
        super().__init__(seats, 0, 0, other)
        self.content = content
        self.digs = digs
        self.stones: list[int] = []
        self.found: list[int] = []

    def clone(self) -> Beach:
        t = Beach(self.content, self.seats, self.digs, self)
        t.rng, t.gamma, t.stones, t.found = self.rng, self.gamma, self.stones[:], self.found[:]
        return t

    def turn_order(self) -> list[int]:
        """The crab comes first (SHO-CRAB-01), the gull last (SHO-GULL-01)."""
        order = list(range(self.seats))
        return [self.seats, *order] if self.rivals == ("crab",) else [*order, self.seats] if self.rivals else order

    def look(self, number: int, rule: str) -> None:
        """Somebody turns a stone."""
        kind = self.stones.pop()
        self.found[number] += self.content.worth[kind]
        self.reveals += 1
        self.emit("found", number, rule, {"shell": self.content.ids[kind]})

    def save_state(self) -> Data:
        return {"digs": self.digs, "found": self.found[:], "stones": [self.content.ids[kind] for kind in self.stones]}

    def view(self, seat: int) -> Data:
        return {"seat": seat, "deciding": self.seat, "active": self.active, "round": self.round, "found": self.found[:],
                "rivals": list(self.rivals), "stones": len(self.stones)}

    def resample(self, seat: int, seed: int) -> Beach:
        t = self.clone()
        t.reseed(seed)
        t.stones.sort()
        t.shuffle(t.stones)
        return t

    def check(self) -> list[str]:
        return [] if len(self.found) == len(self.everybody) else [f"{self.found} for {len(self.everybody)}"]

    def outcome(self) -> Outcome:
        """SHO-END-01."""
        ranks = tuple(1 + sum(other > own for other in self.found) for own in self.found)
        return Outcome(ranks, Message("won-by-shells"), tuple(self.figures()), len(self.rivals))

    def figures(self) -> list[dict[str, int]]:
        return [{"worth": own} for own in self.found]

    def scores(self) -> list[float]:
        return [float(own) for own in self.found]

    def judge(self, seat: int) -> float:
        return (1 + self.found[seat]) / (1 + len(self.found) + sum(self.found))


class Walk(Step[Beach]):
    """How many stones? (SHO-TURN-01)"""

    rule = "SHO-TURN-01"

    def ask(self, t: Beach, seat: int, x: Notes) -> list[int] | None:
        return [1, 2]

    def answer(self, t: Beach, seat: int, x: Notes, choice: int) -> None:
        t.push(STOOP, seat, (choice,))

    def option_name(self, t: Beach, seat: int, x: Notes, choice: int) -> str:
        return f"stones {choice}"


class Stoop(Step[Beach]):
    """Look, or choose anew? `x` is how many stones (SHO-TURN-02)."""

    rule = "SHO-TURN-02"

    def ask(self, t: Beach, seat: int, x: Notes) -> list[int] | None:
        return [LOOK, SKIP]

    def answer(self, t: Beach, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            t.push(WALK, seat)
            return
        for _ in range(x[0]):
            if t.stones:
                t.look(seat, "SHO-TURN-01")
        begin_next(t, seat)

    def option_name(self, t: Beach, seat: int, x: Notes, choice: int) -> str:
        return "look"


def begin_next(t: Beach, number: int) -> None:
    """The next turn of the round, or the next round; rivals have theirs at once."""
    order = t.turn_order()
    at = (order.index(number) + 1) % len(order)
    if at == 0:
        t.round += 1
    if t.round <= ROUNDS:
        begin(t, order[at])


def begin(t: Beach, number: int) -> None:
    t.begin_turn(number)
    if not t.is_rival(number):
        t.push(WALK, number)
        return
    if t.rivals == ("crab",):
        t.found[number] += t.digs
        t.emit("dug", number, "SHO-CRAB-01", {"worth": t.digs})
    elif t.stones:
        t.look(number, "SHO-GULL-01")
    begin_next(t, number)


WALK = Walk("walk")
STOOP = Stoop("stoop")
STEPS: dict[str, Step[Any]] = {step.name: step for step in (WALK, STOOP)}


class ShoreGame(Game):
    """1 to 3 players; alone against the gull or the crab, two with the crab if they like."""

    id = "shore"
    rules_version = 1
    least_players = 1
    most_players = 3
    rivals = (GULL, CRAB)
    folder = Path(__file__).parent
    reader = ShellReader

    def component_list(self, content: Any) -> list[Data]:
        return [{"id": name, "kind": "shell", "name": name, "box": "base", "src": {}} for name in content.ids]

    def new_table(self, setup: Setup, content: Any) -> Table:
        t = Beach(content, setup.players, int(setup.options.get("digs", "0")))
        t.rules = setup.rules
        t.rivals = tuple(kind.id for kind in self.rivals_of(setup))
        t.reseed(setup.seed)
        t.stones = content.beach[:]
        t.shuffle(t.stones)
        t.found = [0 for _ in t.everybody]
        t.round = 1
        begin(t, t.turn_order()[0])
        t.settle()
        return t

    def load_table(self, data: Data, content: Any) -> Table:
        state = data["state"]
        t = Beach(content, len(state["found"]) - len(data["rivals"]), state["digs"])
        t.found, t.stones = list(state["found"]), [content.ids.index(name) for name in state["stones"]]
        t.restore(data, STEPS.__getitem__)
        return t


SHORE = ShoreGame()
