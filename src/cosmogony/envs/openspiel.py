"""Every installed game for OpenSpiel: importing this module registers them, as ``cosmogony_genesis`` and so on.

::

    import pyspiel
    import cosmogony.envs.openspiel

    game = pyspiel.load_game("cosmogony_genesis(players=4)")

All chance is one node at the root, which draws the seed of the deal; what follows from it nobody can foresee. The
number of deals is a parameter. Information states are what a seat saw and did, in words; observations also numbers.
"""

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.memory import Memory
from cosmogony.core.state import State, blank
from cosmogony.envs.seats import Table, array
from cosmogony.games import GAMES

DEALS = 10_000
"""How many deals chance draws from, unless the game is loaded with another number."""
PREFIX = "cosmogony_"


def game_type(game: Game[Any]) -> Any:
    """Describe a game as OpenSpiel wants it."""
    kinds = pyspiel.GameType
    open_to_all = game.hides_nothing
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.name.title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if open_to_all else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.min_players, "deals": DEALS},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at a number of players."""

    def __init__(self, game: Game[Any], params: Mapping[str, Any] | None = None) -> None:
        """Make a game; ``params`` are ``players`` and ``deals``."""
        chosen = dict(params or {})
        self.deals = int(chosen.get("deals", DEALS))
        self.table = Table(game, int(chosen.get("players", game.min_players)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.bounds.actions,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.table.bounds.length,
        )
        super().__init__(game_type(game), info, chosen)

    def new_initial_state(self) -> "TableState":
        """Return the state before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """Return what observes a state for a player: as it looks now, or with all that the player remembers."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return SeatObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in play; before the deal it has no state of ours."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table = game.table
        self.state: State | None = None
        self.memories: dict[int, LazyMemory] = {}

    def current_player(self) -> int:
        """Return who is to move."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state is None else int(self.state.current_player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_actions()) if self.state is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals, each equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.table.deal(action)
        else:
            self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.state is None or player < 0:
            return f"deal {action}"
        if player == self.state.current_player and action in self.state.legal_actions():
            return self.table.game.text(self.state, action)
        return f"action {action}"

    def is_terminal(self) -> bool:
        """Say whether the game is over, or takes longer than any should."""
        return self.state is not None and (self.state.over or self.table.is_cut_off(self.state))

    def returns(self) -> list[float]:
        """Return each player's share of the victory."""
        return self.state.returns() if self.state is not None else [0.0] * self.table.players

    def remembered(self, player: int) -> str:
        """Return all that a player saw and did."""
        if self.state is None:
            return ""
        memory = self.memories.setdefault(player, LazyMemory(self.table.game, player))
        return memory.of(self.state)

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        return self.table.game.board(self.state, None)


class LazyMemory:
    """A player's memory that is brought up to date only when somebody asks."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game, self.seat = game, seat
        self.replayed: State | None = None
        self.memory: Memory | None = None

    def of(self, state: State) -> str:
        """Return what the player remembers of a recorded game."""
        if self.replayed is None or self.memory is None:
            self.replayed = self.game.dealt(state.setup)
            self.memory = Memory(self.game, self.replayed, self.seat)
        for action in state.history[len(self.replayed.history) :]:
            self.replayed.apply(action)
            self.memory.note(self.replayed)
        return str(self.memory)

    def __deepcopy__(self, memo: Any) -> "LazyMemory":
        other = LazyMemory(self.game, self.seat)
        if self.replayed is not None and self.memory is not None:
            other.replayed, other.memory = copy.copy(self.replayed), self.memory.copy()
        return other


class SeatObserver:
    """Observes a state for a player: numbers from 0 to 1, and words."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else table.size, np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player may know."""
        self.tensor.fill(0)
        if state.state is None or self.perfect_recall:
            return
        buffer = blank(self.table.size)
        state.state.observe_into(player, buffer, 0)
        self.tensor[:] = array(buffer, np.uint8)
        self.tensor /= 255.0

    def string_from(self, state: TableState, player: int) -> str:
        """Return the board as a player sees it, or all that the player saw and did."""
        if state.state is None:
            return ""
        return state.remembered(player) if self.perfect_recall else self.table.game.board(state.state, player)


def register(game: Game[Any]) -> None:
    """Let OpenSpiel load a game by its name."""

    class Registered(TableGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


def register_all() -> list[str]:
    """Register all installed games that can be learned from numbers; return their names for OpenSpiel."""
    names = []
    for game in GAMES.values():
        try:
            Table(game)
        except SetupError:
            continue
        register(game)
        names.append(PREFIX + game.name)
    return names


NAMES = register_all()
"""What OpenSpiel calls the games."""
