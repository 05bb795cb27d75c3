"""What a seat saw and did, in order: an information state with perfect recall.

It begins with the first view; then each decision adds what the seat itself chose, the events that it may see, and the
values of its view that have changed. Two games that a seat could not tell apart so far have the same memory, and who
remembers this can tell everything that the seat ever saw.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.state import State


class Memory:
    """The memory of one seat; ``note`` adds what happened since it was last asked."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.lines: list[str] = []
        self._plies = 0
        self._events = 0
        self._seen: dict[str, Any] = {}
        self.note(state)

    def note(self, state: State) -> None:
        """Remember what the seat did, heard and sees now; to be asked after every decision of a recorded game."""
        for ply in range(self._plies, len(state.history)):
            if state.deciders[ply] == self.seat:
                self.lines.append(f"> {state.history[ply]}")
        for event in state.events[self._events :]:
            if self.game.sees(self.seat, event):
                told = msgspec.json.encode(self.game.event_message(state, event))
                self.lines.append(f"! {told.decode()}")
        self._plies, self._events = len(state.history), len(state.events)
        self._look(state)

    def _look(self, state: State) -> None:
        view = dict(values_of("", msgspec.to_builtins(self.game.view(state, self.seat))))
        gone = [name for name in self._seen if name not in view]
        changed = [f"{name}={value!r}" for name, value in view.items() if self._seen.get(name, self) != value]
        if gone or changed:
            self.lines.append(" ".join(["~", *(f"-{name}" for name in gone), *changed]))
        self._seen = view

    def copy(self) -> "Memory":
        """Return an independent memory of the same."""
        other = Memory.__new__(Memory)
        other.__dict__.update(self.__dict__)
        other.lines = self.lines[:]
        return other

    def __str__(self) -> str:
        return "\n".join(self.lines)


def information_state(game: Game[Any], state: State, seat: int) -> str:
    """Return all that a seat saw and did in a recorded game, by playing it again."""
    again: State = game.dealt(state.setup)
    memory = Memory(game, again, seat)
    for action in state.history:
        again.apply(action)
        memory.note(again)
    return str(memory)


def values_of(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Name each plain value inside a view by the way to it."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from values_of(f"{name}.{key}" if name else str(key), part)
    elif isinstance(value, list | tuple):
        yield f"{name}.#", len(value)
        for at, part in enumerate(value):
            yield from values_of(f"{name}.{at}", part)
    else:
        yield name, value
