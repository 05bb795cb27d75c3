"""Every game as an environment of PettingZoo (AEC): each seat is an agent, and acts when it is to move.

::

    from cosmogony.envs import pettingzoo

    env = pettingzoo.env("genesis", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, ended, cut_off, _ = env.last()
        env.step(None if ended or cut_off else choose(observation))

The reward comes at the end: the winners share 1. Nobody may win, so rewards are general-sum.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cosmogony.core.batch import ILLEGAL_REWARD
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.envs.seats import Observation, Table


def env(
    game: str | Game[Any],
    players: int | None = None,
    edition: Edition | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return an environment that checks its caller: an illegal action ends the game and costs whoever chose it."""
    made: Any = raw_env(game, players, edition, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types; its users look for this name
    """The environment itself, without checks."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, edition, options)
        self.metadata = {
            "name": f"cosmogony_{self.table.game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.table.action_space)
        self._seed = 0
        self.state_of_game: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent gets."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.state_of_game = self.table.begin(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.current_player]

    @property
    def game_state(self) -> State:
        """The game being played."""
        if self.state_of_game is None:
            raise RuntimeError("reset the environment before it is used")
        return self.state_of_game

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know; its legal actions if it is to move."""
        return self.table.observe(self.game_state, self.possible_agents.index(agent), agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is to move."""
        agent, state = self.agent_selection, self.game_state
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(int(action))
        if state.over:
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.is_cut_off(state):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[state.current_player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text, as the seat to move sees it."""
        if self.render_mode != "ansi":
            return None
        return self.table.game.board(self.game_state, self.game_state.current_player)

    def close(self) -> None:
        """Nothing to close."""
