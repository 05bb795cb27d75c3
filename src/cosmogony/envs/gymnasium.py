"""Gymnasium: one seat of a game against bots of your choice, and many games at once stepped inside the compiled unit.

::

    from cosmogony.envs.gymnasium import SeatEnv, TablesEnv

    env = SeatEnv("genesis", opponents="planet")                     # one seat, three levels of bots or more
    envs = TablesEnv("crafting", num_envs=1024, players=4)           # all seats of 1,024 games

An action that is not legal ends the game with a reward of -1; observations tell the legal ones.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.batch import EVERYBODY, ILLEGAL_REWARD, Batch, new_seed
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.envs.seats import LEGAL, MASK, OBSERVATION, Observation, Table, array


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat, for the learner; bots have the others. The reward is the seat's share of the victory, at the end."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sit down: at ``seat``, or at one that each game draws; ``opponents`` are one bot for all, or one each."""
        self.table = Table(game, players, edition, options)
        others = self.table.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{len(self.opponents)} opponents for {others} seats")
        self.render_mode = render_mode
        self.action_space = self.table.action_space
        space: Any = self.table.observation_space
        self.observation_space = space
        self._fixed_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, SeatedBot] = {}
        self._seeds = seeded(0, "environment")
        self._begun = False
        self.state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the others play up to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._seeds = seeded(seed or 0, "environment")
        self._begun = True
        number = new_seed(self._seeds)
        self.state = self.table.deal(number)
        self.seat = self._seeds.below(self.table.players) if self._fixed_seat is None else self._fixed_seat
        self._seat_bots(number)
        self._let_others_play(self.state)
        return self._seen(self.state), self._info()

    def _seat_bots(self, number: int) -> None:
        self.close()
        free = [seat for seat in range(self.table.players) if seat != self.seat]
        seeds = number % (1 << 31)
        self._bots = {
            seat: SeatedBot(make_bot(name, seeds + seat), seat, seeds)
            for seat, name in zip(free, self.opponents, strict=True)
        }

    def _let_others_play(self, state: State) -> None:
        while not state.over and state.current_player != self.seat and not self.table.is_cut_off(state):
            state.apply(self._bots[state.current_player].decide(state).action)

    def _seen(self, state: State) -> Observation:
        return self.table.observe(state, self.seat)

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"seat": self.seat, "illegal": illegal}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and let the others play up to its next one."""
        state = self.state
        if state is None:
            raise RuntimeError("reset the environment before it is used")
        if int(action) not in state.legal_actions():
            return self._seen(state), ILLEGAL_REWARD, True, False, self._info(illegal=True)
        state.apply(int(action))
        self._let_others_play(state)
        reward = state.returns()[self.seat]
        return self._seen(state), reward, state.over, self.table.is_cut_off(state), self._info()

    def render(self) -> str | None:
        """Return the board as text, as the learner's seat sees it."""
        return self.table.game.board(self.state, self.seat) if self.render_mode == "ansi" and self.state else None

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


class TablesEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind, stepped together inside the compiled unit; arrays look into its memory.

    The learner decides for every seat (``seat=None``), or for one while the others play at random. Each game shows what
    the seat to move may know; ``infos`` tell who that is (``player``), how many actions are legal (``count``) and, at
    the end of a game, what each seat got (``returns``). A game that has ended is dealt anew by the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium does

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        players: int | None = None,
        seat: int | None = None,
        mask: bool = False,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Lay out so many tables; ``mask`` adds a mask of all actions, which takes more memory than the list."""
        self.table = Table(game, players, edition, options)
        self.num_envs = num_envs
        self.seat = EVERYBODY if seat is None else seat
        bounds = self.table.bounds
        self.batch = Batch(
            self.table.game,
            self.table.setup,
            self.table.size,
            bounds.choices,
            bounds.actions if mask else 0,
            bounds.length,
        )
        self.single_action_space = self.table.action_space
        kept = {key: space for key, space in self.table.observation_space.items() if mask or key != MASK}
        self.single_observation_space = spaces.Dict(kept)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._next_seed = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; a game depends on its own seed and its decisions alone."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = self._next_seed if not isinstance(seed, int) else seed
        seeds = [first + place for place in range(self.num_envs)]
        if isinstance(seed, list):
            seeds = [other if own is None else own for own, other in zip(seed, seeds, strict=True)]
        self._next_seed = max(seeds) + 1
        self.batch.reset(seeds, [self.seat] * self.num_envs)
        return self._seen(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in each game."""
        batch = self.batch
        batch.step(vec[i64](np.ascontiguousarray(actions, np.int64)))
        ended = array(batch.terminated, np.bool_)
        cut_off = array(batch.truncated, np.bool_)
        return self._seen(), array(batch.rewards, np.float64), ended, cut_off, self._infos()

    def _seen(self) -> Observation:
        batch, rows = self.batch, self.num_envs
        seen: Observation = {
            OBSERVATION: array(batch.observations, np.uint8).reshape(rows, -1),
            LEGAL: array(batch.legal, np.int16).reshape(rows, -1),
        }
        if batch.n_actions:
            seen[MASK] = array(batch.masks, np.int8).reshape(rows, -1)
        return seen

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "player": array(batch.movers, np.int64),
            "count": array(batch.counts, np.int64),
            "returns": array(batch.returns, np.float64).reshape(self.num_envs, -1),
        }
