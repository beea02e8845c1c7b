"""Everdell against Nightweave keeps every promise of a game, with what the set-ups of every
game leave out (see `tests/games/everdell/test_battery.py`)."""

from fairyring.games.everdell import GAME
from fairyring.kernel.game import Setup
from fairyring.testing import battery


def against(players: int, seed: int, modules: tuple[str, ...] = (), **options: str) -> Setup:
    return GAME.checked(Setup("everdell", players, modules, {"rival": "nightweave", **options}, seed))


test_battery = battery(GAME, [
    against(1, 3, personality="naughty", plot="the_plot_thickens", level="3"),
    against(1, 4, personality="random", plot="masquerade"),
    against(1, 5, schemes="political_influence", personality="notable"),
    against(1, 6, schemes="closed_for_repairs"),
])
