"""A game in numbers, and whole states that travel: what learners rely on."""

import copy
import pickle
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.memory import Memory, information_state
from cosmogony.core.numbers import Bounds
from cosmogony.core.observing import Kept
from cosmogony.core.rng import seeded
from cosmogony.core.state import State, blank
from cosmogony.testing.hidden import two_worlds
from cosmogony.testing.positions import every_nth, fingerprint, finished, pick, play_through
from cosmogony.testing.tables import AtTables

SLACK = 3
"""Bytes before an observation that nobody may touch."""


class NumbersContract(AtTables):
    """Actions, lengths, observations, memories and copies hold what they promise."""

    def test_numbers_of_actions_stay_within_their_bounds(self, players: int, seed: int) -> None:
        """A game that tells its bounds keeps them, and those of its own edition hold for every table."""
        game = self.game
        if type(game).bounds is Game.bounds:
            with pytest.raises(SetupError, match=f"{game.name} does not say"):
                game.bounds(None, players)
            return
        bounds, state = bounds_of(game, players), None
        for state in play_through(game, players, seed):
            legal = state.legal_actions()
            assert all(0 <= action < bounds.actions for action in legal)
            assert len(legal) <= bounds.choices
        assert state is not None
        assert len(state.history) <= bounds.length
        assert bounds.actions <= game.n_actions
        assert (bounds.choices <= game.max_choices, bounds.length <= game.max_length) == (True, True)

    def test_legal_actions_can_be_written_into_a_buffer(self, players: int, seed: int) -> None:
        """They are the list, in its order, for games and for copies."""
        for state in every_nth(play_through(self.game, players, seed), 5):
            for asked in (state, state.copy()):
                legal = asked.legal_actions()
                buffer = vec[i64]([-1] * (SLACK + len(legal)))
                assert asked.legal_into(buffer, SLACK) == len(legal)
                assert list(buffer) == [-1] * SLACK + legal

    def test_returns_share_the_victory(self, players: int, seed: int) -> None:
        """Nothing before the end; then the winners share one, and nobody else has anything."""
        for state in every_nth(play_through(self.game, players, seed), 20):
            winners = state.winners() if state.over else []
            assert state.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def test_observations_have_the_size_and_the_fields_that_the_game_tells(self, players: int, seed: int) -> None:
        """Each number has a name, and is written where the game says; nothing else is touched."""
        game = self.game
        if not observes(game):
            with pytest.raises(SetupError, match=f"{game.name} does not write observations"):
                game.observation_fields(players)
            return
        fields = game.observation_fields(players)
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.count > 0 and 1 <= field.step <= 255 and field.text for field in fields)
        size = game.observation_size(players)
        for state in every_nth(play_through(game, players, seed), 11):
            for seat in range(players):
                buffer = blank(SLACK + size)
                assert state.observe_into(seat, buffer, SLACK) == SLACK + size
                assert bytes(buffer) == bytes(SLACK) + game.observation(state, seat)

    def test_what_a_batch_keeps_of_observations_stays_true(self, players: int, seed: int) -> None:
        """Whatever was decided since, and whoever looks: appended, they are what is written anew."""
        if not observes(self.game):
            return
        size = self.game.observation_size(players)
        kept, rng = Kept(size, 1, players), seeded(seed, "looks")
        for state in play_through(self.game, players, seed):
            seat = rng.below(players)
            seen = state.observe_next(seat, blank(SLACK), kept)
            assert bytes(seen) == bytes(SLACK) + self.game.observation(state, seat)

    def test_amounts_in_observations_are_whole(self, players: int, seed: int) -> None:
        """What is written is a flag, or an amount times its step, or the most that can be said."""
        if not observes(self.game):
            return
        fields = self.game.observation_fields(players)
        steps = [field.step for field in fields for _ in range(field.count)]
        for state in every_nth(play_through(self.game, players, seed), 17):
            for seen in (self.game.observation(state, seat) for seat in range(players)):
                assert all(byte % step == 0 or byte == 255 for byte, step in zip(seen, steps, strict=True))

    def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers(self, players: int, seed: int) -> None:
        """An observation depends on nothing that the seat may not know."""
        if not observes(self.game):
            return
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 2)):
            for seat in range(players):
                true, other = two_worlds(state, seat, seed * 1000 + ply)
                assert self.game.observation(true, seat) == self.game.observation(other, seat)

    def test_worlds_that_a_seat_cannot_tell_apart_are_remembered_alike(self, players: int, seed: int) -> None:
        """As long as a seat sees the same happen in two worlds it has the same memory of both."""
        rng = seeded(seed, "memory")
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 23)):
            for seat in range(players):
                worlds = two_worlds(state, seat, seed * 1000 + ply)
                for world in worlds:
                    world.recording = True
                memories = [Memory(self.game, world, seat) for world in worlds]
                while not worlds[0].over and self.one_decision(worlds, seat, rng):
                    for memory, world in zip(memories, worlds, strict=True):
                        memory.note(world)
                    assert str(memories[0]) == str(memories[1])

    def one_decision(self, worlds: tuple[State, State], seat: int, rng: Any) -> bool:
        """Make the same decision in two worlds; say whether the seat still sees the same in both."""
        action = pick(worlds[0], rng)
        if action not in worlds[1].legal_actions():
            return False
        for world in worlds:
            world.apply(action)
        return bool(self.game.view(worlds[0], seat) == self.game.view(worlds[1], seat))

    def test_memory_grows_and_holds_what_the_seat_did(self, players: int, seed: int) -> None:
        """Perfect recall: what was remembered earlier is the beginning of what is remembered later."""
        state = self.game.new(players=players, seed=seed)
        rng, memories = seeded(seed, "contract"), [Memory(self.game, state, seat) for seat in range(players)]
        for _ in range(40):
            if state.over:
                break
            before = [str(memory) for memory in memories]
            state.apply(pick(state, rng))
            for memory, earlier in zip(memories, before, strict=True):
                memory.note(state)
                assert str(memory).startswith(earlier)
        for seat, memory in enumerate(memories):
            own = [action for action, decider in zip(state.history, state.deciders, strict=True) if decider == seat]
            assert [int(line[2:]) for line in memory.lines if line.startswith("> ")] == own
            assert str(memory) == information_state(self.game, state, seat) == str(memory.copy())

    def test_a_game_copied_or_pickled_goes_on_as_it_would_have(self, players: int, seed: int) -> None:
        """With its past, its secrets and its dice; a copy for search can travel, too."""
        end = finished(self.game, players, seed)
        for start in range(0, len(end.history), max(1, len(end.history) // 3)):
            true = self.game.rebuild(end, start)
            twins = [copy.copy(true), copy.deepcopy(true), pickle.loads(pickle.dumps(true))]  # noqa: S301 - our own
            for action in end.history[start:]:
                for twin in (true, *twins):
                    twin.apply(action)
            for twin in twins:
                assert fingerprint(twin) == fingerprint(true) == fingerprint(end)
                assert self.game.record(twin) == self.game.record(end)
                assert (twin.deciders, twin.revealed_at) == (true.deciders, true.revealed_at)

    def test_a_twin_leaves_its_origin_alone(self, players: int, seed: int) -> None:
        """Whatever happens to it; and a copy for search travels as one."""
        rng = seeded(seed, "twins")
        for state in every_nth(play_through(self.game, players, seed), 31):
            before, history = fingerprint(state), state.history[:]
            searched = pickle.loads(pickle.dumps(state.copy()))  # noqa: S301 - our own
            assert (searched.recording, searched.history) == (False, [])
            for twin in (copy.copy(state), pickle.loads(pickle.dumps(state)), searched):  # noqa: S301 - our own
                for _ in range(5):
                    if not twin.over:
                        twin.apply(pick(twin, rng))
            assert (fingerprint(state), state.history) == (before, history)


def bounds_of(game: Game[Any], players: int) -> Bounds:
    """Return the bounds of a table with the game's own edition."""
    return game.bounds(game.components(game.edition), players)


def observes(game: Game[Any]) -> bool:
    """Say whether a game writes observations as numbers."""
    return type(game).observation_fields is not Game.observation_fields
