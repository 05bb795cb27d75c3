"""The base of all states: recording, undo, and games written outside the package."""

from cosmogony.core.playout import copy_often, perft, play_copies, play_out
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.state import Setup, State


class Countdown(State):
    """A game that no one compiled: players take 1 to 3 from a heap, and 7 on the heap shows a secret."""

    heap: int

    def __init__(self, heap: int, rng: Rng) -> None:
        super().__init__(Setup("countdown", "", "", 1, 2, 0, {}), 2, rng)
        self.heap = heap

    def legal_actions(self) -> list[int]:
        return [] if self.over else list(range(1, min(3, self.heap) + 1))

    def act(self, action: int) -> None:
        self.heap -= action
        self.emit(1, self.current_player, action)
        if self.heap == 7:
            self.reveal()
        if self.heap % 2 == 0:
            self.current_player = 1 - self.current_player
        self.over = self.heap == 0

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return [self.current_player]

    def copy(self) -> "Countdown":
        other = Countdown(self.heap, self.rng.copy())
        other.current_player = self.current_player
        other.over = self.over
        return other

    def determinize(self, seat: int, rng: Rng) -> "Countdown":
        return self.copy()


def test_a_game_from_outside_plays_in_the_compiled_loops() -> None:
    start = Countdown(12, seeded(1))
    assert play_out(start.copy(), seeded(2)) >= 4
    assert play_copies(start, seeded(2), 10) >= 40
    copy_often(start, 3)
    assert perft(start, 2) == 9
    assert start.heap == 12


def test_only_recorded_states_remember() -> None:
    state = Countdown(12, seeded(1))
    state.apply(1)
    assert state.history == []
    assert state.events == []
    state.recording = True
    state.apply(1)
    assert state.history == [1]
    assert state.deciders == [0]
    assert [(event.ply, event.kind, event.seat, event.a) for event in state.events] == [(1, 1, 0, 1)]


def test_undo_stops_at_others_decisions_and_at_what_was_shown() -> None:
    state = Countdown(12, seeded(1))
    state.recording = True
    state.apply(1)  # 11 left, seat 0 goes on
    assert state.undo_point(0) == 0
    state.apply(1)  # 10 left, the turn passes
    assert state.undo_point(0) == 0
    assert state.undo_point(1) == 2, "nothing of seat 1 to take back"
    state.apply(3)  # 7 left: something is shown
    assert state.undo_point(1) == 3
    assert state.undo_point(0) == 3
    state.apply(2)  # 5 left, seat 1 goes on
    assert state.undo_point(1) == 3


def test_chance_ends_undo() -> None:
    class Dice(Countdown):
        def act(self, action: int) -> None:
            super().act(action)
            self.rng.below(6)

    state = Dice(12, seeded(1))
    state.recording = True
    state.apply(1)
    assert state.undo_point(0) == 1
