"""Steps of `make docs`. Pages link to files of the repository, which are not on the site; there their names remain.
Examples in docstrings become blocks of Python: Markdown would take `>>>` for a quotation in a quotation.
"""

from __future__ import annotations

import re
from typing import Any

try:
    from griffe import Extension, Object
except ImportError:  # only the site's own environment has it
    Extension, Object = object, Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """
    >>> on_page_markdown("see [`game.py`](../src/game.py) and [Bots](bots.md)")
    'see `game.py` and [Bots](bots.md)'
    """
    return OUTSIDE.sub(r"\1", markdown)


class Examples(Extension):  # type: ignore[misc]
    """Makes them blocks in every docstring that is read."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """
    >>> fenced("Adds.\\n\\n>>> 1 + 2\\n3\\n\\nSo it does.")
    'Adds.\\n\\n```pycon\\n>>> 1 + 2\\n3\\n```\\n\\nSo it does.'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found.group()}\n```", text)
