"""Nightweave's Lair: one or two people against a spider who plays by a deck of cards (MIS-NW).

Read it like its rules: components (what lies in her box), lair (her boards), doing (cards and the figure), spiders
(placing workers, the arrow), turn, seasons, ending; ploys (what Personalities, Plots and Schemes may change), and each
kind of them in a file of its own; layer: all of it as customs over the base game.
"""
