"""The command `fairyring`: parse, call, present."""

from fairyring.cli.main import main

__all__ = ["main"]
