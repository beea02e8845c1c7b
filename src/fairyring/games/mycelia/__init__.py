"""Mycelia and its expansion Prisma: remove the drops of your board before the others do.

Read it like its rule book: components, content, setup, turn, fields and effects, gwidyon, ending; then what
the table needs besides: view, knowledge, saving, invariants, judgement.
"""

from fairyring.games.mycelia.game import GAME

__all__ = ["GAME"]
