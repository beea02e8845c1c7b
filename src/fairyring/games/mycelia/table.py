"""The table as everybody above the rules knows it: copied, saved, seen, dealt anew, checked, judged, counted."""

from __future__ import annotations

from fairyring.games.mycelia.components import Content
from fairyring.games.mycelia.ending import figures, outcome
from fairyring.games.mycelia.invariants import broken
from fairyring.games.mycelia.judgement import judge_all
from fairyring.games.mycelia.knowledge import deal_anew
from fairyring.games.mycelia.saving import fill, load_player, state_data
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.view import view
from fairyring.games.mycelia.wording import source
from fairyring.kernel.table import Data
from fairyring.kernel.words import Outcome


class MyceliaTable(Mycelia):
    """A whole table; its rules lie in the modules below."""

    def clone(self) -> MyceliaTable:
        return MyceliaTable(self.content, self.seats, self.rng, self.gamma, [p.copy() for p in self.players], self)

    def save_state(self) -> Data:
        return state_data(self)

    def view(self, seat: int) -> Data:
        return {**view(self, seat)}

    def resample(self, seat: int, seed: int) -> MyceliaTable:
        copy = self.clone()
        deal_anew(copy, seat, seed)
        return copy

    def check(self) -> list[str]:
        return broken(self)

    def because(self, combination: str) -> tuple[str, str]:
        return "MYC-FX-02" if combination == "either" else "MYC-FX-04", source(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def figures(self) -> list[dict[str, int]]:
        return figures(self)

    def turn_order(self) -> list[int]:
        """Clockwise from whoever begins; Gwidyon after you (MYS-FLOW-01)."""
        seats = [(self.starter + i) % self.seats for i in range(self.seats)]
        return seats + list(self.everybody)[self.seats:]

    def scores(self) -> list[float]:
        """Drops count against a player (MYC-WIN-01)."""
        gwidyon = self.gwidyon
        his = [] if gwidyon is None else [float(-gwidyon.drops)]
        return [float(-p.left) for p in self.players] + his

    def judge(self, seat: int) -> float:
        return judge_all(self)[seat]

    def judge_all(self) -> list[float]:
        return judge_all(self)


def load_table(data: Data, content: Content) -> MyceliaTable:
    """The table that `Table.save` wrote. Raises KeyError, ValueError or TypeError on data that is none."""
    players = [load_player(one, content) for one in data["state"]["players"]]
    t = MyceliaTable(content, len(players), 0, 0, players)
    fill(t, data)
    return t
