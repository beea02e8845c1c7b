"""A game for OpenSpiel: a Python game, `fairyring`, with its parameters.

    import pyspiel
    import fairyring.envs.openspiel
    game = pyspiel.load_game("fairyring(game=mycelia,players=2,modules=expansion)")

The game begins with one chance node that draws a deal; everything else that is random follows from the deal, so a
history of actions tells the whole game. Observations show only what a player may see.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from fairyring.envs.spaces import Spaces
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup, all_games
from fairyring.kernel.table import Data, Table

DEALS = 1000
"""How many deals the chance node knows, unless the parameter `deals` says otherwise."""

LONGEST = 20_000
"""Decisions of a game, at most: far more than any game has."""

MOST_SCORE = 1000.0
"""No score runs further ahead of the others."""

PARAMETERS = {"game": next(iter(all_games()), ""), "players": 2, "modules": "", "options": "", "content": "",
              "reward": "rank", "deals": DEALS}
"""`modules`, `options` (`starter:2`; values of several seats with `/` between them) and `content` (files of packs) are
joined with `+`."""


def game_type(by_score: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know; by score there are rewards on the way."""
    model = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name="fairyring", long_name="Fairyring", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM, reward_model=model.REWARDS if by_score else model.TERMINAL,
        max_num_players=4, min_num_players=1, provides_information_state_string=False,
        provides_information_state_tensor=False, provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=PARAMETERS)


class Held:
    """The table inside a state, made so that OpenSpiel can copy and store it in its own way."""

    def __init__(self, spaces: Spaces, table: Table, at_start: list[float], earned: list[float]) -> None:
        self.spaces = spaces
        self.table = table
        self.at_start = at_start
        """The scores when the game began."""
        self.earned = earned
        """What the last decision earned everybody."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.spaces, self.table.clone(), self.at_start, self.earned)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.spaces, self.table.save(), self.at_start, self.earned)


def restored(spaces: Spaces, data: Data, at_start: list[float], earned: list[float]) -> Held:
    return Held(spaces, spaces.game.load_table(data, spaces.content), at_start, earned)


@cache
def spaces_of(game: str, players: int, modules: str, options: str, content: str, reward: str) -> Spaces:
    return Spaces(Setup(game, players, tuple(parts(modules)), chosen(options)), reward, parts(content))


def parts(text: str) -> list[str]:
    return [one for one in text.split("+") if one]


def chosen(text: str) -> dict[str, str]:
    """The options of `starter:2+boards:star/front`. Raises BadSetup."""
    found: dict[str, str] = {}
    for one in parts(text):
        name, colon, value = one.partition(":")
        if not colon:
            raise BadSetup(f'options: "{one}" should read NAME:VALUE')
        found[name] = value.replace("/", ",")
    return found


class FairyringGame(pyspiel.Game):
    """One kind of table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises BadSetup or BadPack."""
        wanted = {**PARAMETERS, **(params or {})}
        self.spaces = spaces_of(str(wanted["game"]), int(wanted["players"]), str(wanted["modules"]),
                                str(wanted["options"]), str(wanted["content"]), str(wanted["reward"]))
        self.deals = int(wanted["deals"])
        most = MOST_SCORE if self.spaces.by_score else 1.0
        super().__init__(game_type(self.spaces.by_score), pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions), max_chance_outcomes=self.deals,
            num_players=int(wanted["players"]), min_utility=-most, max_utility=most, max_game_length=LONGEST), wanted)

    def new_initial_state(self) -> FairyringState:
        return FairyringState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FairyringObserver:
        return FairyringObserver(self.spaces)


class FairyringState(pyspiel.State):
    """One table; before the deal, none."""

    def __init__(self, game: FairyringGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    def now(self) -> Held:
        assert self.held is not None, "the deal comes first"
        return self.held

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.held.table
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        held = self.now()
        return sorted(held.spaces.legal(held.table))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            spaces: Spaces = self.get_game().spaces
            table = spaces.new_table(action)
            self.held = Held(spaces, table, table.scores(), [0.0] * table.seats)
        else:
            held = self.held
            table, before = held.table, held.table.scores()
            table.apply(table.options[held.spaces.legal(table).index(action)])
            held.earned = held.spaces.rewards(before, table)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.held is None else self.held.spaces.actions[action]

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.table.over

    def rewards(self) -> list[float]:
        """What the last decision earned everybody."""
        return [0.0] * self.num_players() if self.held is None else self.held.earned

    def returns(self) -> list[float]:
        """What everybody has earned so far."""
        if self.held is None:
            return [0.0] * self.num_players()
        return self.held.spaces.rewards(self.held.at_start, self.held.table)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> FairyringState:
        """A state that this player cannot tell from this one: what it does not know is dealt anew."""
        state: FairyringState = self.clone()
        if state.held is not None:
            seed = int(probability_sampler() * 2**53)
            state.held.table = state.held.table.resample(player_id, seed)
        return state

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        table = self.held.table
        return "the game is over" if table.over else f"player {table.seat}: {', '.join(table.names())}"


class FairyringObserver:
    """What a player sees, as numbers and as text."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.tensor = np.zeros(spaces.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in spaces.where().items()}

    def set_from(self, state: FairyringState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else self.spaces.observe(state.held.table, player)

    def string_from(self, state: FairyringState, player: int) -> str:
        if state.held is None:
            return "before the deal"
        seen = self.spaces.observe(state.held.table, player)
        return " ".join(f"{name}={seen[place].astype(int).tolist()}" for name, place in self.spaces.where().items())


pyspiel.register_game(game_type(False), FairyringGame)
