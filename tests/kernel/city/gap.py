"""The number of an empty place of the display."""

GAP = -1
