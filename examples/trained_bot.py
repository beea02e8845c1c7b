"""The agent that train_policy.py keeps, as a bot: in matches, in the terminal, and at the table in the browser.

    fairyring match mycelia trained_bot.py:Trained:file=agent.npz greedy --games 100
    fairyring serve --bot "Sprout=trained_bot.py:Trained:file=agent.npz" --open

A network has learned one kind of table. At any other (more players, another box) `greedy` plays for it.
"""

from __future__ import annotations

from pathlib import Path

from train_policy import load  # type: ignore[import-not-found]

import fairyring
from fairyring.envs.spaces import Spaces
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle


class Trained:
    """Plays what the network likes best among what is legal."""

    name = "trained"
    games = ("mycelia",)

    def __init__(self, file: str = "agent.npz") -> None:
        self.agent = load(Path(file))
        self.spaces = Spaces(Setup("mycelia", players=2))
        self.otherwise = fairyring.bot("greedy")

    def choose(self, seat: SeatHandle, seed: int) -> str:
        view = seat.view()
        if len(view["players"]) != 2 or view["boxes"] != ["base"]:
            return self.otherwise.choose(seat, seed)
        table = seat.resample(seed)  # whatever is hidden is dealt anew; what the seat sees stays as it is
        seen = self.spaces.observe(table, seat.seat)
        legal = self.spaces.legal(table)
        mask = self.spaces.mask(legal).astype(bool)
        return table.names()[legal.index(int(self.agent(seen[None], mask[None])[0]))]
