"""Write the classes that hold the fields of every game: `make_fields.py` writes, `make_fields.py --check` compares.

A `things.py` declares fields (see `fairyring.kernel.fields`); the `kept.py` beside it is made of it, and where it names
the whole table (see `fairyring.kernel.whole_table`) `table.py`, and where it names questions (`kernel.questions`)
`asked.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/fairyring/games", "tests/kernel")
MADE = {"KEPT": "kept.py", "WHOLE": "table.py", "ASKED": "asked.py"}
"""What a `things.py` makes, and the file that it goes into."""


def made() -> dict[Path, str]:
    """Every module that is made, as it should be. A `things.py` is run by itself: what it makes may be missing yet."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("**/things.py"))]
    texts: dict[Path, str] = {}
    for path in found:
        things = run_path(str(path))
        texts |= {path.with_name(name): str(things[part]) for part, name in MADE.items() if part in things}
    return texts


def main() -> None:
    stale = [path for path, text in made().items()
             if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
            sys.exit(f"{names}: older than things.py; run make fields")
        return
    for path in stale:
        path.write_text(made()[path], encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
