"""Does the installed package run compiled? For those who test wheels."""

from __future__ import annotations

import sys

from fairyring.kernel import table

if __name__ == "__main__":
    if table.__file__.endswith(".py"):
        sys.exit(f"interpreted: {table.__file__}")
    print(f"compiled: {table.__file__}")
