"""Mycelium: mushrooms that spore, grow and decay on a board of triangles, for 1 to 4 players and the automa.

Read it like its rule book, from the bottom of the linter's list upwards: geometry and components; players, the board,
networks, state; then the six actions in moving, exploring, sporing, fruiting (with paying), decaying and discovering;
effects; the automa (with wandering); turn, welcoming (how mothers are placed), setup. What the table needs besides:
vocabulary, content, saving, view, knowledge, invariants, judgement, table.
"""

from fairyring.games.mycelium.game import GAME

__all__ = ["GAME"]
