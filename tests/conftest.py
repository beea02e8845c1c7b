"""Which rules and cases the tests prove: `--rule-marks FILE` writes what the collected tests are marked with."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Whatever a shell starts in the background ignores Ctrl-C, and so would all that the tests start and stop by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

PROOFS = ("rule", "case")
NO_PROOF = ("skip", "xfail")
"""A test with one of these marks proves nothing."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-marks", metavar="FILE", type=Path, default=None,
                     help="write the rules and cases that the collected tests prove to FILE, as JSON")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """First of all, so that -k and -m do not hide anything."""
    path: Path | None = config.getoption("--rule-marks")
    if path is not None:
        found = [mark for item in items for mark in proofs(item)]
        path.write_text(json.dumps(found), encoding="utf-8")


def proofs(item: pytest.Item) -> Iterator[dict[str, str]]:
    """Every mark `rule(id)` or `case(id)` of a test that really runs, on the test, its class or its module."""
    if any(item.get_closest_marker(mark) is not None for mark in NO_PROOF):
        return
    for kind in PROOFS:
        for mark in item.iter_markers(kind):
            for name in mark.args or ("",):
                yield {"kind": kind, "id": str(name), "test": item.nodeid}
