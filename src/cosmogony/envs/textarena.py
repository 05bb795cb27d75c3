"""Every game as an environment of TextArena: agents read text, and answer with an action in brackets.

::

    import textarena
    import cosmogony.envs.textarena                     # registers the games

    env = textarena.make("Cosmogony-NAME-v0")           # one of the games that `cosmogony games` lists
    env.reset(num_players=3, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))  # such as "I will [move II]"
    rewards, info = env.close()

The winners share a reward of 1, as in the other environments; nobody may win. An action that is not allowed is refused
with its clause and may be corrected as often as ``error_allowance`` says; then the game ends at the cost of its player.
"""

import re
from collections.abc import Mapping
from typing import Any

import textarena
from textarena import ObservationType

from cosmogony.core.edition import Edition
from cosmogony.core.errors import CosmogonyError, IllegalActionError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.games import GAMES, named_game
from cosmogony.texts import render, say

IN_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
ILLEGAL_REWARD = -1.0


class CosmogonyEnv(textarena.Env):  # type: ignore[misc]  # TextArena has no types
    """One game between agents that read and write."""

    def __init__(
        self,
        game: str | Game[Any],
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
        lang: str = "en",
        error_allowance: int = 3,
    ) -> None:
        self.game = named_game(game) if isinstance(game, str) else game
        self.edition = edition
        self.options = options
        self.lang = lang
        self.error_allowance = error_allowance
        self._seed = 0

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game: that of the seed, or the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.position: State = self.game.new(num_players, self._seed, self.edition, self.options)
        self.names = [f"Player {number}" for number in range(num_players)]
        self._told = [0] * num_players
        self.state = textarena.FFAMultiPlayerState(num_players, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._next_player()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Carry out the last action in brackets of the agent that is to move, or say why it is not allowed."""
        seat = self.position.current_player
        self.state.add_observation(action, ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        found = IN_BRACKETS.findall(action)
        try:
            if not found:
                raise CosmogonyError(say("agent-brackets", self.lang))
            self._do(found[-1].strip())
        except CosmogonyError as fault:
            self._refuse(seat, str(fault))
        else:
            self._finish_or_go_on()
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def get_board_str(self) -> str:
        """Draw the board as spectators see it."""
        return self.game.board(self.position, None, self.lang, self.names)

    def _do(self, text: str) -> None:
        action = self.game.parse(self.position, text)
        if action not in self.position.legal_actions():
            raise IllegalActionError(self.game.explain(self.position, action).text(self.lang, self.names))
        self.position.apply(action)

    def _prompt(self, player_id: int, game_state: object) -> str:
        rules = self.game.rulebook(self.lang)
        chapters = [f"## {chapter.title}\n\n{chapter.text}" for chapter in rules.chapters]
        you = say("agent-you", self.lang, player=self.names[player_id], table=render(self.game.title, self.lang))
        return "\n\n".join([you, say("agent-brackets", self.lang), *chapters])

    def _refuse(self, seat: int, reason: str) -> None:
        if not self.state.set_invalid_move(reason):
            return
        rewards = dict.fromkeys(range(self.position.n_players), 0.0) | {seat: ILLEGAL_REWARD}
        self.state.set_game_outcome(rewards, reason)

    def _finish_or_go_on(self) -> None:
        if not self.position.over:
            self._next_player()
            return
        for seat in range(self.position.n_players):
            self._tell(seat)
        self.state.set_game_outcome(dict(enumerate(self.position.returns())), say("agent-over", self.lang))

    def _next_player(self) -> None:
        seat = self.position.current_player
        self.state.manually_set_current_player_id(seat)
        self._tell(seat)

    def _tell(self, seat: int) -> None:
        """Tell a seat what happened since it was told last, the board, and what it may do."""
        seen = self.game.observe(self.position, seat, self._told[seat])
        self._told[seat] = len(self.position.history)
        happened = "\n".join(render(line.message, self.lang, self.names) for line in seen.events)
        if happened:
            self.state.add_observation(happened, ObservationType.GAME_ACTION_DESCRIPTION, to_id=seat)
        board = self.game.board(self.position, seat, self.lang, self.names)
        choices = [f"[{one.text}] {render(one.message, self.lang, self.names)}" for one in seen.choices]
        asked = [render(seen.prompt, self.lang, self.names)] if seen.prompt else []
        self.state.add_observation("\n".join([board, "", *asked, *choices]), ObservationType.GAME_BOARD, to_id=seat)


def register() -> None:
    """Make every game known to ``textarena.make``."""
    for game in GAMES.values():
        name = f"Cosmogony-{game.name.title()}-v0"
        if name not in textarena.envs.registration.ENV_REGISTRY:
            textarena.register(name, CosmogonyEnv, game=game.name)


register()
