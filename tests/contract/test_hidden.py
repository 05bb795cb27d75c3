"""A seat sees only what is built for it: worlds it cannot tell apart look, offer and sound the same."""

import msgspec
import pytest

from cosmogony.core.game import OTHERS, OWNER
from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from tests.contract.positions import every_nth, fingerprint, finished, on_every_table, pick, play_through


def two_worlds(state: State, seat: int, seed: int) -> tuple[State, State]:
    """Return the true world and another that the seat cannot tell from it."""
    return state.copy(), state.determinize(seat, seeded(seed, "worlds"))


@on_every_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for ply, state in enumerate(every_nth(play_through(game, players, seed), 5)):
        for seat in range(players):
            true, other = two_worlds(state, seat, seed * 1000 + ply)
            assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(game.view(true, seat))
            assert msgspec.json.encode(game.view(other, None)) == msgspec.json.encode(game.view(true, None))
            assert game.choices(other, seat) == game.choices(true, seat)
            assert game.board(other, seat) == game.board(true, seat)
            assert game.census(other) == game.census(true)
            assert other.current_player == true.current_player


@on_every_table
def test_events_tell_no_more_than_the_view(name: str, players: int, seed: int) -> None:
    """One decision in two worlds: while the seat's views stay the same, so must what it hears."""
    game = GAMES[name]
    rng = seeded(seed, "events")
    for ply, state in enumerate(every_nth(play_through(game, players, seed), 3)):
        if state.over:
            continue
        for seat in range(players):
            true, other = two_worlds(state, seat, seed * 1000 + ply)
            true.recording = other.recording = True
            action = pick(true, rng)
            if action not in other.legal_actions():
                continue  # the decision was another player's, from cards this seat does not see
            true.apply(action)
            other.apply(action)
            for observer in (seat, None):
                if game.view(true, observer) == game.view(other, observer):
                    assert game.observe(true, observer) == game.observe(other, observer)


@on_every_table
def test_a_dealt_world_keeps_the_true_one_and_plays_to_its_end(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for ply, state in enumerate(every_nth(play_through(game, players, seed), 29)):
        before = fingerprint(state)
        for seat in range(players):
            world = state.determinize(seat, seeded(ply, "deal"))
            assert fingerprint(world) == fingerprint(state.determinize(seat, seeded(ply, "deal")))
            play_out(world, seeded(ply, "play"))
            assert world.over
            assert game.census(world) == game.census(state)
        assert fingerprint(state) == before


@on_every_table
def test_only_the_seat_whose_turn_it_is_has_choices(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, players, seed), 13):
        for seat in range(players):
            assert bool(game.choices(state, seat)) == (seat == state.current_player and not state.over)
        assert game.observe(state, None).choices == []


@pytest.mark.parametrize("name", GAMES)
def test_hidden_events_reach_the_right_seats(name: str) -> None:
    game = GAMES[name]
    state = finished(game, game.max_players, 6)
    for event in state.events:
        seen = {seat for seat in range(state.n_players) if game.sees(seat, event)}
        if game.visibility(event) == OWNER:
            assert seen == {event.seat}
            assert not game.sees(None, event)
        elif game.visibility(event) == OTHERS:
            assert seen == set(range(state.n_players)) - {event.seat}
            assert game.sees(None, event)
        else:
            assert len(seen) == state.n_players
            assert game.sees(None, event)


@on_every_table
def test_where_nothing_is_hidden_everyone_sees_the_same(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    if not game.hides_nothing:
        return
    for state in every_nth(play_through(game, players, seed), 7):
        spectator = game.observe(state, None)
        for seat in range(players):
            seen = game.observe(state, seat)
            assert (seen.view, seen.events) == (spectator.view, spectator.events)
