"""Games that travel whole: what ``pickle`` writes of a state, and how a state is made of it again.

A state is told as what its game was started with and the values of its fields. The printed things stay at home: whoever
receives a state reads them from the same edition. For storing games there are transcripts and records: a state that
was pickled can be read only by a program that plays by the same rules.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.errors import RecordError
from cosmogony.core.state import Setup, State
from cosmogony.games import game as find_game

VEC = type(vec[i64]())
SHARED = ("setup", "components")
"""Fields that every state of a game has in common with the others of its set-up."""


def setup_told(setup: Setup) -> tuple[Any, ...]:
    """Tell what a game was started with, as ``pickle`` wants it."""
    told = (setup.edition_text, setup.rules_version, setup.players, setup.seed, dict(setup.options))
    return read_setup, (find_game(setup.game).reference, *told)


def read_setup(
    reference: str, edition_text: str, rules_version: int, players: int, seed: int, options: dict[str, str]
) -> Setup:
    """Set a game up again as it was told."""
    game = find_game(reference)
    if rules_version != game.rules_version:
        raise RecordError(f"a state of {game.name} by rules version {rules_version}; this is {game.rules_version}")
    edition = game.parse_edition(edition_text) if edition_text else None
    return game.setup(players, seed, edition, options)


def state_told(state: State) -> tuple[Any, ...]:
    """Tell a whole state, as ``pickle`` wants it."""
    return read_state, (state.setup, {name: _told(getattr(state, name)) for name in fields(state)})


def read_state(setup: Setup, told: dict[str, Any]) -> State:
    """Make a state again: one that was just dealt gives the fields, which then take the values that were told."""
    state: State = find_game(setup.game).dealt(setup)
    for name, value in told.items():
        setattr(state, name, vec[i64](value.numbers) if isinstance(value, Numbers) else value)
    return state


def fields(state: State) -> list[str]:
    """Name the fields of a state that are its own, those that the base class has included."""
    return [name for name in dir(state) if name not in SHARED and _is_field(state, name)]


def _is_field(state: State, name: str) -> bool:
    if name.startswith("__") or isinstance(getattr(type(state), name, None), property):
        return False
    return not callable(getattr(state, name))


class Numbers:
    """The content of a ``vec``, which cannot travel by itself."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers


def _told(value: Any) -> Any:
    return Numbers(list(value)) if isinstance(value, VEC) else value
