"""Fairyring: one table for the forest games of five rule books."""

__version__ = "0.1.0"
