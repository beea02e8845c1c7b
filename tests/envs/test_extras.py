"""Where an extra is not installed, whoever needs it is told which one."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = """
import sys
from importlib.abc import MetaPathFinder


class Hidden(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in {hidden!r}:
            raise ModuleNotFoundError(name)


import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in {hidden!r} else real(name)
sys.meta_path.insert(0, Hidden())
import fairyring.envs
import {module}
"""


@pytest.mark.parametrize(("hidden", "module", "said"), [
    (["numpy", "gymnasium"], "fairyring.envs.batch",
     'fairyring.envs.batch needs numpy and gymnasium: pip install "fairyring[envs]"'),
    (["pettingzoo"], "fairyring.envs.pettingzoo",
     'fairyring.envs.pettingzoo needs pettingzoo: pip install "fairyring[envs]"'),
    (["pyspiel"], "fairyring.envs.openspiel",
     'fairyring.envs.openspiel needs pyspiel: pip install "fairyring[openspiel]"'),
    (["pyspiel"], "fairyring.envs.tables", ""),
])
def test_what_is_missing_is_named_with_its_extra(hidden: list[str], module: str, said: str) -> None:
    done = subprocess.run([sys.executable, "-c", HIDE.format(hidden=hidden, module=module)], capture_output=True,
                          text=True)
    assert done.stderr.splitlines()[-1:] == ([f"ModuleNotFoundError: {said}"] if said else [])
