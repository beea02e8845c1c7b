"""Every Personality, Plot and Scheme by what its entry calls it."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.nightweave import face_down, personalities, plots, schemes, taking, webs
from fairyring.games.everdell.nightweave.ploys import Ploy

PLOYS: Final[dict[str, type[Ploy]]] = {
    one.does: one for module in (personalities, plots, webs, schemes, face_down, taking)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Ploy) and one.does}
