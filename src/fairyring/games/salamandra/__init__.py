"""Salamandra: two days and two nights of apprentices on magic fields, for 2 to 4 druids.

Read it like its rule book, from the bottom of the linter's list upwards: components; players, state; what a payment
takes (means, plans, ways); deities, gathering, gains with scrolls; paying and the five actions; turn, ending, setup.
What the table needs besides: wording, vocabulary, content, saving, view, knowledge, invariants, judgement, table.
"""

from fairyring.games.salamandra.game import GAME

__all__ = ["GAME"]
