"""The table as everybody above the rules knows it: copied, saved, seen, dealt anew, checked, judged, counted.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

from fairyring.games.mycelia.components import Content
from fairyring.games.mycelia.ending import figures, outcome, scores
from fairyring.games.mycelia.invariants import broken
from fairyring.games.mycelia.judgement import judge_all
from fairyring.games.mycelia.knowledge import deal_anew
from fairyring.games.mycelia.saving import fill, load_player, state_data
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.view import view
from fairyring.kernel.table import NOBODY, Data
from fairyring.kernel.words import Outcome


class MyceliaTable(Mycelia):
    """A whole table; its rules lie in the modules below."""

    __slots__ = ()

    def clone(self) -> MyceliaTable:
        return MyceliaTable(self.content, self.seats, self.rng, self.gamma, [p.copy() for p in self.players], self)

    def save_state(self) -> Data:
        return state_data(self)

    def view(self, seat: int) -> Data:
        return {**view(self, seat)}

    def resample(self, seat: int, seed: int) -> MyceliaTable:
        copy = self.clone()
        copy.reseed(seed)
        deal_anew(copy, seat)
        if copy.seat not in (seat, NOBODY):
            copy.ask_anew()  # what another may do is as unknown as the hand it comes from
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


def load_table(data: Data, content: Content) -> MyceliaTable:
    """The table that `Table.save` wrote. Raises KeyError, ValueError or TypeError on data that is none."""
    players = [load_player(one, content) for one in data["state"]["players"]]
    t = MyceliaTable(content, len(players), 0, 0, players)
    fill(t, data)
    return t
