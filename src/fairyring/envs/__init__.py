"""The games for learning programs: Gymnasium, PettingZoo, OpenSpiel, and many tables at once. Each is an extra.

Importing this makes every installed game known to Gymnasium: `gymnasium.make("fairyring/Mycelia-v0")`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import find_spec


def register() -> None:
    """Make every installed game known to Gymnasium, alone and as a batch. What is known already stays as it is."""
    from gymnasium.envs.registration import register as known
    from gymnasium.envs.registration import registry

    for game in sorted(point.name for point in entry_points(group="fairyring.games")):
        name = f"fairyring/{game.capitalize()}-v0"
        if name not in registry:
            known(name, entry_point="fairyring.envs.gymnasium:SeatEnv", kwargs={"game": game},
                  vector_entry_point="fairyring.envs.batch:BatchEnv", disable_env_checker=True)


if find_spec("gymnasium") is not None:
    register()
