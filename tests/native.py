"""The compiled engine in tests: where it lies, if it is that of the present sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build_native import Layout, native_modules, read_stamp, wanted_stamp

LAYOUT = Layout(Path(__file__).parents[1])


def compiled_engine() -> Path:
    """The folder with the compiled engine; without an up-to-date one the test is skipped and says so."""
    stamp = read_stamp(LAYOUT)
    if not stamp:
        pytest.skip("build/native is missing: run make native")
    if stamp != wanted_stamp(LAYOUT, native_modules(LAYOUT)):
        pytest.skip("build/native is older than the sources: run make native")
    return LAYOUT.out
