"""Print a digest of many random games: the tests run it compiled and interpreted and compare."""

import json
import sys
from hashlib import sha256
from typing import Any

from cosmogony.core.game import Game
from cosmogony.games import GAMES
from cosmogony.interpreted import is_compiled
from cosmogony.testing import fingerprint, play_through
from cosmogony.testing.numbers import observes


def digest(game: Game[Any], players: int, seed: int) -> str:
    """Hash every decision, legal list, score, observation and event of one game, and its last position."""
    content = sha256()
    state = None
    for state in play_through(game, players, seed):
        content.update(repr([state.current_player, state.legal_actions(), state.scores(), state.winners()]).encode())
        if observes(game):
            content.update(game.observation(state, state.current_player))
    assert state is not None
    told = [[e.ply, e.kind, e.seat, e.a, e.b, e.c, e.d] for e in state.events]
    content.update(repr([state.history, told, sorted(fingerprint(state).items())]).encode())
    return content.hexdigest()


def main() -> None:
    """Print the digests of some seeds of every game at every player count."""
    digests = {
        f"{name} {players} {seed}": digest(game, players, seed)
        for name, game in GAMES.items()
        for players in range(game.min_players, game.max_players + 1)
        for seed in range(10, 14)
    }
    json.dump({"compiled": is_compiled(), "digests": digests}, sys.stdout)


if __name__ == "__main__":
    main()
