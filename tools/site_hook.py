"""Steps of `make docs`. The files in `examples` come along. Pages link to other files of the repository, too, which are
not on the site: there their names remain. Examples in docstrings become blocks of Python, because Markdown would take
`>>>` for a quotation in a quotation.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

try:
    from mkdocs.structure.files import File
except ImportError:
    File = Any

try:
    from griffe import Extension, Object
except ImportError:  # only the site's own environment has it
    Extension, Object = object, Any

ROOT = Path(__file__).parents[1]
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./(?!examples/[^)]*\.)[^)]*\)")
EXAMPLES = re.compile(r"\]\(\.\./(examples/[^)]*\.)")
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """
    >>> on_page_markdown("see [`game.py`](../src/game.py), [one](../examples/one.py) and [Bots](bots.md)")
    'see `game.py`, [one](examples/one.py) and [Bots](bots.md)'
    """
    return EXAMPLES.sub(r"](\1", OUTSIDE.sub(r"\1", markdown))


def on_files(files: Any, config: Any) -> Any:
    """What lies in `examples` is copied as it is, to be downloaded."""
    for path in sorted((ROOT / "examples").rglob("*.*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc":
            name = path.relative_to(ROOT).as_posix()
            file = File.generated(config, name, abs_src_path=str(path))
            file.dest_uri, file.url = name, name
            files.append(file)
    return files


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
