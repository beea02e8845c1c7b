"""The table of a game as everybody above the rules knows it: `table.py`, which is the same in every game.

The rules of a game lie in modules that each know the state alone: how it is saved and loaded (`saving`), seen (`view`),
dealt anew (`knowledge`), checked (`invariants`), judged (`judgement`), and how it ends (`ending`). The whole table puts
them behind the methods of `Table`. `make fields` writes it where a game's `things.py` says so.
"""

from __future__ import annotations

SOURCE = '''\
"""The table as everybody above the rules knows it: copied, saved, seen, dealt anew, checked, judged, counted.

Made by tools/make_fields.py from things.py. Change it there.
"""

from __future__ import annotations

{boxes}from fairyring.games.{game}.components import Content
from fairyring.games.{game}.ending import figures, outcome, scores
from fairyring.games.{game}.invariants import broken
from fairyring.games.{game}.judgement import judge_all
from fairyring.games.{game}.knowledge import deal_anew
from fairyring.games.{game}.saving import fill, load_player, state_data
from fairyring.games.{game}.state import {name}
from fairyring.games.{game}.view import view
from fairyring.kernel.table import {needed}
from fairyring.kernel.words import Outcome


class {name}Table({name}):
    """A whole table; its rules lie in the modules below."""

    __slots__ = ()

    def clone(self) -> {name}Table:
        return {name}Table(self.content, self.seats, self.rng, self.gamma, [p.copy() for p in self.players], self)

    def save_state(self) -> Data:
        return state_data(self)

    def view(self, seat: int) -> Data:
        return {{**view(self, seat)}}

    def resample(self, seat: int, seed: int) -> {name}Table:
        copy = self.clone()
        copy.reseed(seed)
        {deal}
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


def load_table(data: Data, content: Content) -> {name}Table:
    """The table that `Table.save` wrote. Raises KeyError, ValueError or TypeError on data that is none."""
{chosen}    players = [load_player(one, content) for one in data["state"]["players"]]
    t = {name}Table(content, len(players){rivals}, 0, 0, players)
    fill(t, data)
    return t
'''


ALL_KNOW = "deal_anew(copy)"
EACH_KNOWS = '''deal_anew(copy, seat)
        if copy.seat not in (seat, NOBODY):
            copy.ask_anew()  # what another may do is as unknown as the hand it comes from'''


def whole_table(game: str, name: str, *, all_know_the_same: bool = False, rivals_among_players: bool = False,
                boxes_of: str = "") -> str:
    """The module `table.py` of a game whose state is called `name`. Where all know the same, what is hidden is dealt
    anew whoever looks; rivals may have things as players have them. A game may have a module `boxes` that selects the
    components in play, of the modules that a saved state has under the name `boxes_of`, and of its rivals."""
    boxes = f"from fairyring.games.{game}.boxes import in_play\n" if boxes_of else ""
    chosen = (f'    content = in_play(content, [*data["state"].get("{boxes_of}", []), *data["rivals"]])\n' if boxes_of
              else "")
    return SOURCE.format(game=game, name=name, deal=ALL_KNOW if all_know_the_same else EACH_KNOWS,
                         needed="Data" if all_know_the_same else "NOBODY, Data",
                         boxes=boxes, chosen=chosen,
                         rivals=' - len(data["rivals"])' if rivals_among_players else "")
