"""The games for learning programs: Gymnasium, PettingZoo, OpenSpiel, and many tables at once. Each is an extra.

Importing this makes every installed game known to Gymnasium: `gymnasium.make("fairyring/Mycelia-v0")`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

BATCH = ("envs", "numpy", "gymnasium")
NEEDS = {"batch": BATCH, "processes": BATCH, "gymnasium": BATCH, "pettingzoo": (*BATCH, "pettingzoo"),
         "openspiel": ("openspiel", "numpy", "pyspiel")}
"""What a part of this package imports, behind the extra that brings it."""


class Extras(MetaPathFinder):
    """Whoever imports a part whose extra is not installed is told which one that is."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        part = name.removeprefix(f"{__name__}.")
        extra, *packages = NEEDS.get(part, ("",)) if part != name else ("",)
        missing = [one for one in packages if find_spec(one) is None]
        if missing:
            raise ModuleNotFoundError(f'{name} needs {" and ".join(missing)}: pip install "fairyring[{extra}]"',
                                      name=missing[0])


def register() -> None:
    """Make every installed game known to Gymnasium, alone and as a batch. What is known already stays as it is."""
    from gymnasium.envs.registration import register as known
    from gymnasium.envs.registration import registry

    for game in sorted(point.name for point in entry_points(group="fairyring.games")):
        name = f"fairyring/{game.capitalize()}-v0"
        if name not in registry:
            known(name, entry_point="fairyring.envs.gymnasium:SeatEnv", kwargs={"game": game},
                  vector_entry_point="fairyring.envs.batch:BatchEnv", disable_env_checker=True)


if any(find_spec(one) is None for _, *packages in NEEDS.values() for one in packages):
    sys.meta_path.insert(0, Extras())
if find_spec("gymnasium") is not None:
    register()
