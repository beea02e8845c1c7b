"""The Shore: the smallest game with rivals of the book, alone against one of two kinds or beside two people."""

from tests.kernel.shore.game import SHORE

__all__ = ["SHORE"]
