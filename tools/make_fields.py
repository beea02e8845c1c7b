"""Write the classes that hold the fields of every game: `make_fields.py` writes, `make_fields.py --check` compares.

A `things.py` declares fields (see `fairyring.kernel.fields`); the `kept.py` beside it is made of it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ((ROOT / "src", "fairyring/games"), (ROOT, "tests/kernel"))


def made() -> dict[Path, str]:
    """Every module that is made, as it should be."""
    found: dict[Path, str] = {}
    for root, folder in SOURCES:
        for path in sorted((root / folder).glob("*/things.py")):
            name = ".".join(path.relative_to(root).with_suffix("").parts)
            found[path.with_name("kept.py")] = import_module(name).KEPT
    return found


def main() -> None:
    sys.path.insert(0, str(ROOT))
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
