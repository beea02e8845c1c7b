"""Everdell: a year in the life of a city of critters, for 1 to 4 players; alone against Rugwort.

Read it like its rule book, from the bottom of the linter's list upwards: components, customs (what modules and rivals
may answer otherwise), players, state; counting, goods and hand (the words of cards); placing (workers), ways and
playing (cards), production; rugwort, turn, ending, setup.
"""

from fairyring.games.everdell.game import GAME

__all__ = ["GAME"]
