"""A game told by what it was started with and its actions: the form in which games travel and wait.

States cannot travel between processes, and need not: whoever has a transcript plays the game again. A record is the
same for people, in notation and with a seal; ``Game.record`` and ``Game.replay`` lead from a state to it and back.
"""

from functools import lru_cache
from typing import Any

import msgspec

from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.games import game as find_game

KEPT_EDITIONS = 64
"""Editions kept read, so that a game that comes back with one more action does not read its edition again."""


class Transcript(msgspec.Struct, frozen=True):
    """A game, told by its set-up and its actions so far."""

    game: str
    """The name by which any process finds the game."""
    players: int
    seed: int
    options: dict[str, str] = {}
    edition: str = ""
    """The text of an edition; empty for the game's own."""
    changes: dict[str, str] = {}
    """Values of the edition that are otherwise, by key, in experiments."""
    actions: list[int] = []

    @classmethod
    def of(cls, state: State, edition: str = "") -> "Transcript":
        """Tell a recorded game; ``edition`` is the text of one that is not the game's own."""
        setup = state.setup
        game = find_game(setup.game).reference
        return cls(game, setup.players, setup.seed, dict(setup.options), edition, actions=list(state.history))

    def rules(self) -> Game[Any]:
        """Return the game that is played."""
        return find_game(self.game)

    def values(self) -> Edition:
        """Return the edition that the game is played with."""
        return _edition(self.game, self.edition, tuple(self.changes.items()))

    def begin(self) -> State:
        """Set the game up, before its first action."""
        state: State = self.rules().new(self.players, self.seed, self.values(), self.options)
        return state

    def state(self) -> State:
        """Play the game again up to its last action."""
        state = self.begin()
        for action in self.actions:
            state.apply(action)
        return state

    def first(self, actions: int) -> "Transcript":
        """Return the same game after its first actions only."""
        return msgspec.structs.replace(self, actions=self.actions[:actions])

    def continues(self, earlier: "Transcript") -> bool:
        """Say whether this is the same game as ``earlier``, at the same point or later."""
        return self.first(len(earlier.actions)) == earlier


@lru_cache(maxsize=KEPT_EDITIONS)
def _edition(game: str, text: str, changes: tuple[tuple[str, str], ...]) -> Edition:
    found = find_game(game)
    edition = found.parse_edition(text) if text else found.edition
    return edition.with_values(dict(changes)) if changes else edition
