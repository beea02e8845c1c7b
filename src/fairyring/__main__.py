"""The installed command `fairyring`, and `python -m fairyring`: the compiled engine where there is one.

A wheel for a platform holds the compiled engine itself. In a clone `make native` puts it into build/native; the command
takes it from there for as long as it is not older than the sources. FAIRYRING_INTERPRETED=1 does without.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

STAMP = ".stamp.json"


def compiled_beside(package: Path) -> Path | None:
    """build/native of the clone that a package lies in, if it was made of these sources for this Python."""
    native = package.parent.parent / "build" / "native"
    stamp = native / STAMP
    if package.parent.name != "src" or not stamp.exists():
        return None
    if not any(native.glob(f"*{EXTENSION_SUFFIXES[0]}")):
        return None
    made = stamp.stat().st_mtime
    older = any(path.stat().st_mtime > made for path in package.rglob("*")
                if path.is_file() and "__pycache__" not in path.parts)
    return None if older else native


def prefer_compiled() -> None:
    """Let this process and those it starts import the compiled engine."""
    if os.environ.get("FAIRYRING_INTERPRETED"):
        return
    native = compiled_beside(Path(__file__).parent)
    if native is None:
        return
    sys.path.insert(0, str(native))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(native), os.environ.get("PYTHONPATH", ""))))
    for name in [one for one in sys.modules if one.partition(".")[0] == "fairyring"]:
        del sys.modules[name]


def command() -> int:
    prefer_compiled()
    from fairyring.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(command())
