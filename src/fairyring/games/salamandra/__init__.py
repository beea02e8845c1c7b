"""Salamandra: two days and two nights of apprentices on magic fields, for 2 to 4 druids.

Read it like its rule book: components, content, setup, turn; then the five actions in placing, building, brewing (the
cauldron and the temple) and passing; means and paying for what they cost, gains for what they bring; ending. What the
table needs besides: view, knowledge, saving, invariants, judgement.
"""

from fairyring.games.salamandra.game import GAME

__all__ = ["GAME"]
