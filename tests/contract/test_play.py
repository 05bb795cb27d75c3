"""What must hold in every position of every game: choices, copies, pieces, scores, undo."""

import pytest

from cosmogony.core.errors import IllegalActionError, SetupError
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from tests.contract.positions import every_nth, fingerprint, finished, on_every_table, pick, play_through


@on_every_table
def test_there_are_choices_until_the_game_is_over(name: str, players: int, seed: int) -> None:
    for state in play_through(GAMES[name], players, seed):
        legal = state.legal_actions()
        assert bool(legal) != state.over
        assert len(set(legal)) == len(legal)
        assert legal == state.legal_actions()
        assert 0 <= state.current_player < players


@on_every_table
def test_earlier_copies_never_change(name: str, players: int, seed: int) -> None:
    kept = [(copy, fingerprint(copy)) for copy in (s.copy() for s in play_through(GAMES[name], players, seed))]
    for copy, before in kept:
        assert fingerprint(copy) == before


@on_every_table
def test_a_copy_plays_on_alike_and_leaves_its_origin_alone(name: str, players: int, seed: int) -> None:
    rng = seeded(seed, "copies")
    for state in every_nth(play_through(GAMES[name], players, seed), 7):
        before = fingerprint(state)
        one, other = state.copy(), state.copy()
        assert type(one) is type(state)
        assert not one.recording
        assert not one.history
        for _ in range(10):
            if one.over:
                break
            action = pick(one, rng)
            one.apply(action)
            other.apply(action)
        assert fingerprint(one) == fingerprint(other)
        assert fingerprint(state) == before


@on_every_table
def test_search_finds_the_choices_of_the_game_and_draws_from_them_evenly(name: str, players: int, seed: int) -> None:
    """What a copy remembers of its choices is what a copy of that copy, which remembers nothing, looks up."""
    world, dice = GAMES[name].new(players=players, seed=seed).copy(), seeded(seed, "search")
    while not world.over:
        legal = world.copy().legal_actions()
        assert world.legal_actions() == legal
        drawn = world.pick(dice.copy())
        assert drawn == legal[dice.below(len(legal))]
        world.apply(drawn)


@on_every_table
def test_pieces_are_conserved(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    start = game.census(game.new(players=players, seed=seed))
    assert start
    for state in play_through(game, players, seed):
        assert game.census(state) == start


@on_every_table
def test_score_lines_add_up(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, players, seed), 5):
        columns = game.score_sheet(state)
        assert [column.seat for column in columns[:players]] == list(range(players))
        assert [column.total for column in columns[:players]] == state.scores()
        labels = [[line.label for line in column.lines] for column in columns]
        assert all(column_labels == labels[0] for column_labels in labels)
        assert set(state.winners()) <= set(range(players))


@on_every_table
def test_what_may_be_taken_back_was_ones_own_and_showed_nothing(name: str, players: int, seed: int) -> None:
    for state in play_through(GAMES[name], players, seed):
        for seat in range(players):
            keep = state.undo_point(seat)
            assert keep <= len(state.history)
            assert all(decider == seat for decider in state.deciders[keep:])
            assert keep == len(state.history) or keep >= state.revealed_at


@on_every_table
def test_the_same_seed_gives_the_same_game(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    assert fingerprint(finished(game, players, seed)) == fingerprint(finished(game, players, seed))


@pytest.mark.parametrize("name", GAMES)
def test_wrong_numbers_of_players_are_refused(name: str) -> None:
    game = GAMES[name]
    for players in (-1, 0, game.min_players - 1, game.max_players + 1, 99):
        with pytest.raises(SetupError, match=f"{name} is for .* players, not {players}"):
            game.new(players=players, seed=1)
    with pytest.raises(SetupError, match="seed"):
        game.new(players=game.min_players, seed=-1)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_played_after_the_end(name: str) -> None:
    game = GAMES[name]
    state = finished(game, game.min_players, 3)
    with pytest.raises(IllegalActionError, match="over"):
        game.play(state, 0)
    with pytest.raises(IllegalActionError, match="over"):
        game.play_text(state, "pass")
