"""The compiled engine in tests: where it lies, if it is that of the present sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.build_native import Layout, native_modules, read_stamp, wanted_stamp

LAYOUT = Layout(Path(__file__).parents[1])


def compiled_engine() -> Path:
    """The folder with the compiled engine. Without an up-to-date one the test is skipped and says so.

    `make test` has just built one and sets FAIRYRING_COMPILED: then it fails.
    """
    stamp = read_stamp(LAYOUT)
    if stamp and stamp == wanted_stamp(LAYOUT, native_modules(LAYOUT)):
        return LAYOUT.out
    lacking = f"build/native is {'older than the sources' if stamp else 'missing'}: run make native"
    if os.environ.get("FAIRYRING_COMPILED"):
        pytest.fail(lacking)
    pytest.skip(lacking)
