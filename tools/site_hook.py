"""A step of `make docs`: pages link to files of the repository, which are not on the site; there their names remain."""

from __future__ import annotations

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """
    >>> on_page_markdown("see [`game.py`](../src/game.py) and [Bots](bots.md)")
    'see `game.py` and [Bots](bots.md)'
    """
    return OUTSIDE.sub(r"\1", markdown)
