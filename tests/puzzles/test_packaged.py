"""The puzzles that come with the games: every one can be set up, solved and explained."""

from typing import Any

import pytest

from cosmogony.core.game import Game
from cosmogony.core.puzzle import HARDEST, LEVELS, TRIES, Puzzle, Puzzles
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.puzzles.finding import MARGIN, TEN_TIMES, searcher
from cosmogony.texts import LANGUAGES, render
from tests.tables import OUR_GAMES

SAMPLE = 2
"""Puzzles of each game that are thought through anew."""


def puzzles_of(name: str) -> Puzzles:
    found = Puzzles.of(GAMES[name])
    assert found is not None, f"{name} has no puzzles for its present edition and rules: cosmogony puzzles {name}"
    return found


def appraised(game: Game[Any], puzzle: Puzzle, action: int, bot: str, iterations: int) -> float:
    """Look at one choice alone, with dice of our own."""
    state = puzzle.position(game)
    world = state.determinize(state.current_player, seeded(puzzle.seed, "a test"))
    return searcher(bot, puzzle.seed + 5).appraise(world, action, iterations).value


@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_game_has_puzzles_of_several_difficulties_and_tables(name: str) -> None:
    puzzles = list(puzzles_of(name))
    assert len(puzzles) >= 100
    assert len({puzzle.difficulty for puzzle in puzzles}) >= 3
    assert len({puzzle.players for puzzle in puzzles}) >= 2


@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_position_can_be_set_up_and_its_solution_chosen(name: str) -> None:
    game = GAMES[name]
    for puzzle in puzzles_of(name):
        state = puzzle.position(game)  # checks every action on the way, and that all choices are known
        assert len(puzzle.choices) == len(set(puzzle.choices)) >= 3
        game.play(state, puzzle.solution)


@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_puzzle_is_rated_and_not_obvious(name: str) -> None:
    for puzzle in puzzles_of(name):
        assert 1 <= puzzle.difficulty <= HARDEST
        assert list(puzzle.found) == list(LEVELS)
        assert all(0 <= found <= TRIES for found in puzzle.found.values())
        assert puzzle.found["comet"] + puzzle.found["moon"] < 2 * TRIES
        assert puzzle.margin >= MARGIN
        assert puzzle.points > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_reason_is_told_in_every_language(name: str, lang: str) -> None:
    for puzzle in puzzles_of(name):
        names = [f"P{seat}" for seat in range(puzzle.players)]
        told = [*([puzzle.plan] if puzzle.plan else []), *puzzle.reasons]
        assert told
        assert all(one.why for one in puzzle.wrong)
        for message in [*told, *(why for one in puzzle.wrong for why in one.why)]:
            assert render(message, lang, names)


@pytest.mark.slow
@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_sample_is_confirmed_by_ten_times_the_thought(name: str) -> None:
    game, puzzles = GAMES[name], puzzles_of(name)
    chosen = list(puzzles)[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]
    for puzzle in chosen:
        iterations = TEN_TIMES * puzzles.head.iterations
        best = appraised(game, puzzle, puzzle.solution, puzzles.head.bot, iterations)
        rival = appraised(game, puzzle, puzzle.wrong[0].action, puzzles.head.bot, iterations)
        assert best - rival > MARGIN / 2, puzzle.id
