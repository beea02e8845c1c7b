"""The table as everybody above the rules knows it: copied, saved, seen, dealt anew, checked, judged, counted.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from fairyring.games.salamandra.components import Content
from fairyring.games.salamandra.ending import figures, outcome, scores
from fairyring.games.salamandra.invariants import broken
from fairyring.games.salamandra.judgement import judge_all
from fairyring.games.salamandra.knowledge import deal_anew
from fairyring.games.salamandra.saving import fill, load_player, state_data
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.view import view
from fairyring.kernel.table import Data
from fairyring.kernel.words import Outcome


class SalamandraTable(Salamandra):
    """A whole table; its rules lie in the modules below."""

    __slots__ = ()

    def clone(self) -> SalamandraTable:
        return SalamandraTable(self.content, self.seats, self.rng, self.gamma, [p.copy() for p in self.players], self)

    def save_state(self) -> Data:
        return state_data(self)

    def view(self, seat: int) -> Data:
        return {**view(self, seat)}

    def resample(self, seat: int, seed: int) -> SalamandraTable:
        copy = self.clone()
        copy.reseed(seed)
        deal_anew(copy)
        return copy

    def check(self) -> list[str]:
        return broken(self) + self.unclear()

    def outcome(self) -> Outcome:
        return outcome(self)

    def figures(self) -> list[dict[str, int]]:
        return figures(self)

    def scores(self) -> list[float]:
        return scores(self)

    def judge(self, seat: int) -> float:
        return judge_all(self)[seat]

    def judge_all(self) -> list[float]:
        return judge_all(self)


def load_table(data: Data, content: Content) -> SalamandraTable:
    """The table that `Table.save` wrote. Raises KeyError, ValueError or TypeError on data that is none."""
    players = [load_player(one, content) for one in data["state"]["players"]]
    t = SalamandraTable(content, len(players), 0, 0, players)
    fill(t, data)
    return t
