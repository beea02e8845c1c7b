"""Salamandra: two days and two nights of apprentices on magic fields, for 2 to 4 druids.

Read it like its rule book, from the bottom of the linter's list upwards: components; players, state; what a payment
takes (means, plans, ways); deities, gathering, scrolls, gains; then the five actions in placing, building, brewing (the
cauldron and the temple) and passing, with paying; turn, ending, setup. What the table needs besides: vocabulary,
content, saving, view, knowledge, invariants, judgement, table.
"""

from fairyring.games.salamandra.game import GAME

__all__ = ["GAME"]
