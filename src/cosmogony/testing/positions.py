"""Random games and their positions; the same seed gives the same ones."""

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.game import Game
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.state import State

MOST_DECISIONS = 20_000
"""No random game comes near: whoever does is not ending."""


def pick(state: State, rng: Rng) -> int:
    """Choose a legal action at random."""
    legal = state.legal_actions()
    return legal[rng.below(len(legal))]


def play_through(game: Game[Any], players: int, seed: int) -> Iterator[State]:
    """Yield the same state before each decision of a random recorded game, and once more at the end."""
    state: State = game.new(players=players, seed=seed)
    rng = seeded(seed, "contract")
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        state.apply(pick(state, rng))
    raise AssertionError(f"{game.name} does not end: {players} players, seed {seed}")


def every_nth(states: Iterator[State], n: int) -> Iterator[State]:
    """Yield every n-th state and the last one."""
    state = None
    for index, state in enumerate(states):
        if index % n == 0:
            yield state
    if state is not None:
        yield state


def finished(game: Game[Any], players: int, seed: int) -> State:
    """Return a random game played to its end."""
    *_, state = play_through(game, players, seed)
    return state


VEC = type(vec[i64]())
NOT_POSITION = {"setup", "components", "events", "recording", "history", "deciders", "revealed_at"}


def fingerprint(state: State) -> dict[str, Any]:
    """Return every field of a position as plain values, also the hidden ones; history is not part of it."""
    return {
        name: _plain(getattr(state, name))
        for name in dir(state)
        if not name.startswith("_") and name not in NOT_POSITION and not callable(getattr(state, name))
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Rng):
        return [value.s0, value.s1, value.s2, value.s3, value.draws]
    if isinstance(value, VEC | list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(_plain(item) for item in value)
    if isinstance(value, dict):
        return sorted([_plain(key), _plain(item)] for key, item in value.items())
    if not isinstance(value, int | float | str | None):
        raise TypeError(f"a state holds {value!r}, which nobody can compare; printed things belong in `components`")
    return value
