"""Fairyring: one table for the forest games of five rule books.

>>> import fairyring
>>> game = fairyring.start("mycelia", players=2, seed=7)
>>> game
<mycelia for 2, seed 7: seat 2 decides, 3 options>
>>> game.names()
['play leccinum_scabrum', 'play leaf_one', 'play leaf_gift']
>>> _ = game.play("play leaf_one")
>>> game.undo()
1
>>> game.view(1)["players"][1]["hand"]
['leccinum_scabrum', 'leaf_one', 'leaf_gift']

`print(game)` shows the table and what may be chosen. `game.table` is the position itself: to clone, save, deal anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fairyring.kernel.seat import Bot
    from fairyring.kernel.session import Session

__version__ = "0.1.0"
__all__ = ["bot", "installed", "load", "start"]


def installed() -> list[str]:
    """The games that are installed here."""
    from fairyring.kernel.game import all_games

    return list(all_games())


def start(game: str, players: int | None = None, modules: Sequence[str] = (), seed: int | None = None,
          content: str | Path | Sequence[str | Path] = (), **options: str | int) -> Session:
    """A new game at its first decision, for as few players as there must be unless told otherwise.

    `modules` are boxes and variants, `options` the settings of the game, `content` packs of your own; without a seed
    it is drawn. Raises BadSetup or BadPack, which say what would be right.

    >>> start("mycelia", 3, ["prisma"], seed=1, boards="star")
    <mycelia for 3 with expansion, prisma, boards=star, seed 1: seat 1 decides, 3 options>
    >>> start("mycelia", 9)
    Traceback (most recent call last):
    fairyring.kernel.errors.BadSetup: mycelia is for 1 to 4 players, not 9
    """
    import secrets

    from fairyring.kernel.game import Setup, find_game, several
    from fairyring.kernel.session import Session

    found = find_game(game)
    chosen = {name: str(value) for name, value in options.items()}
    number = secrets.randbits(53) if seed is None else seed
    setup = Setup(game, players or found.least_players, several(modules), chosen, number)
    return Session.start(setup, found.content([Path(path) for path in several(content)]))


def load(path: str | Path) -> Session:
    """The game of a record or a saved game, where it was left. Raises BrokenRecord."""
    from fairyring.kernel.record import load_record
    from fairyring.kernel.replay import replay

    return replay(load_record(Path(path)))


def bot(name: str) -> Bot:
    """A bot: `random`, `greedy`, `search:100ms`, a level, or one of your own (fairyring.bots.own). Raises BadSetup.

    >>> game = start("mycelia", players=2, seed=7)
    >>> bot("greedy").choose(game.handle(), seed=1) in game.names()
    True
    """
    from fairyring.bots.levels import make_bot

    return make_bot(name)
