"""Reedtown, the second game: small, but with everything a large town-building game asks of the kernel.

Read it like its rule book: cards, customs (the questions that cards and modules answer), town (the table), plays,
effects, game.
"""

from tests.kernel.city.game import REEDTOWN

__all__ = ["REEDTOWN"]
