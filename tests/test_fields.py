"""The classes that hold the fields of tables and players are those that are declared."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.make_fields import ROOT, made

MADE = made()


@pytest.mark.parametrize("path", MADE, ids=[str(path.relative_to(ROOT)) for path in MADE])
def test_what_is_made_of_declared_fields_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], "run make fields"
