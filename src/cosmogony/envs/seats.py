"""What the environments share: a game at a number of players, with its spaces, and what a seat gets as arrays."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cosmogony.core.batch import NO_ACTION, new_seed
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State, blank
from cosmogony.games import game as find_game

if TYPE_CHECKING:
    from gymnasium import spaces

Kind = TypeVar("Kind", bound=np.generic)
Observation = dict[str, NDArray[Any]]
OBSERVATION = "observation"
MASK = "action_mask"
LEGAL = "legal_actions"


def array(numbers: Any, kind: type[Kind]) -> NDArray[Kind]:
    """Return an array that looks into the memory of a ``vec``, without copying."""
    return np.frombuffer(numbers, kind)


class Table:
    """A game with a number of players, an edition and rulings, as learners meet it."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players or self.game.min_players
        self.setup = self.game.setup(self.players, 0, edition, options)
        self.bounds = self.game.bounds(self.setup.components, self.players)
        self.size = self.game.observation_size(self.players, self.setup.components)
        self._edition, self._options = edition, options

    def __deepcopy__(self, memo: Any) -> "Table":
        """A table is the same for every copy of an environment: it never changes."""
        return self

    def begin(self, seed: int) -> State:
        """Deal the first game that a seed of an environment leads to."""
        return self.deal(new_seed(seeded(seed, "environment")))

    def deal(self, seed: int) -> State:
        """Start a recorded game."""
        state: State = self.game.new(self.players, seed, self._edition, self._options)
        return state

    @property
    def action_space(self) -> "spaces.Discrete[Any]":
        """All actions by their numbers."""
        from gymnasium import spaces

        return spaces.Discrete(self.bounds.actions)

    @property
    def observation_space(self) -> "spaces.Dict[Any]":
        """What a seat may know as bytes, a mask of all actions, and the legal ones as a list filled up with -1."""
        from gymnasium import spaces

        return spaces.Dict(
            {
                OBSERVATION: spaces.Box(0, 255, (self.size,), np.uint8),
                MASK: spaces.Box(0, 1, (self.bounds.actions,), np.int8),
                LEGAL: spaces.Box(NO_ACTION, self.bounds.actions - 1, (self.bounds.choices,), np.int16),
            }
        )

    def observe(self, state: State, seat: int, may_act: bool = True) -> Observation:
        """Return what a seat gets; legal actions only where it is to move."""
        buffer = blank(self.size)
        state.observe_into(seat, buffer, 0)
        mask = np.zeros(self.bounds.actions, np.int8)
        legal = np.full(self.bounds.choices, NO_ACTION, np.int16)
        if may_act and not state.over and state.current_player == seat:
            actions = state.legal_actions()
            mask[actions] = 1
            legal[: len(actions)] = actions
        return {OBSERVATION: array(buffer, np.uint8), MASK: mask, LEGAL: legal}

    def is_cut_off(self, state: State) -> bool:
        """Say whether a recorded game takes longer than any should."""
        return len(state.history) >= self.bounds.length and not state.over
