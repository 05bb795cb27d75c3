"""Files of puzzles, and how one of them becomes that of the day."""

import itertools
from datetime import date, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.puzzle import LEVELS, TRIES, Head, Puzzle, PuzzleError, Puzzles, Wrong
from cosmogony.games import game as find_game
from cosmogony.server.puzzles import puzzle_of_day, puzzles_of
from cosmogony.texts import message

GENESIS = find_game("genesis")
HEAD = Head.of(GENESIS, "learned", 100, 1)


def made(number: int, found: int = 0) -> Puzzle:
    """Make a puzzle of the first decision of a game."""
    legal = GENESIS.new(2, number).legal_actions()
    return Puzzle(
        id=f"2-{number}-0",
        players=2,
        seed=number,
        actions=[],
        solution=legal[0],
        reasons=[message("hint-points", points=2)],
        found=dict.fromkeys(LEVELS, found),
        margin=0.1,
        points=2.0,
        wrong=[
            Wrong(action, 1.0, [message("coach-loses", points=message("hint-worth", points=1))]) for action in legal[1:]
        ],
    )


def test_a_file_is_read_as_it_was_written() -> None:
    puzzles = Puzzles(HEAD, [made(1), made(2)])
    again = Puzzles.read(puzzles.written())
    assert again.head == HEAD
    assert list(again) == list(puzzles)


def test_a_fault_in_a_file_is_named_with_its_line() -> None:
    whole = Puzzles(HEAD, [made(1), made(2)]).written()
    with pytest.raises(PuzzleError, match="line 3: "):
        Puzzles.read(whole[:-20])
    with pytest.raises(PuzzleError, match="line 1: "):
        Puzzles.read("nothing\n")
    with pytest.raises(PuzzleError, match="is empty"):
        Puzzles.read("")
    with pytest.raises(PuzzleError, match="twice"):
        Puzzles.read(whole + Puzzles(HEAD, [made(2)]).lines())


def test_puzzles_for_another_edition_or_other_rules_do_not_fit() -> None:
    assert HEAD.misfit(GENESIS) == ""
    assert "edition" in msgspec.structs.replace(HEAD, edition_hash="0").misfit(GENESIS)
    assert "rules" in msgspec.structs.replace(HEAD, rules_version=0).misfit(GENESIS)
    assert "rules" in msgspec.structs.replace(HEAD, numbering=0).misfit(GENESIS)
    assert "genesis" in HEAD.misfit(find_game("crafting"))


def test_a_position_that_cannot_be_is_refused() -> None:
    one = made(1)
    state = one.position(GENESIS)
    assert state.history == []
    with pytest.raises(PuzzleError, match="action 1 is not allowed"):
        msgspec.structs.replace(one, actions=[999_999]).position(GENESIS)
    with pytest.raises(PuzzleError, match="other choices"):
        msgspec.structs.replace(one, wrong=one.wrong[1:]).position(GENESIS)


@pytest.mark.parametrize(("found", "difficulty"), [(0, 5), (TRIES // 2, 1), (TRIES, 1)])
def test_the_difficulty_counts_the_levels_that_miss_it(found: int, difficulty: int) -> None:
    assert made(1, found).difficulty == difficulty


@given(st.integers(0, 10**6), st.integers(1, 9))
def test_every_puzzle_has_its_turn_once_in_each_round(rounds: int, count: int) -> None:
    puzzles = Puzzles(HEAD, [made(number) for number in range(count)])
    met = [puzzles.of_turn(rounds * count + place).id for place in range(count)]
    assert sorted(met) == sorted(puzzles.by_id)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_changes_with_the_day() -> None:
    first = date(2026, 11, 17)
    days = [puzzle_of_day(first + timedelta(days=number)) for number in range(30)]
    assert days == [puzzle_of_day(first + timedelta(days=number)) for number in range(30)]
    assert days[0].day == "2026-11-17"
    lines = [day.puzzle for day in days]
    assert len({line.game for line in lines[:3] if line}) == 3  # the games take turns
    assert all(one != other for one, other in itertools.pairwise(lines))
    assert all(line and line.puzzle in (puzzles_of(find_game(line.game)) or Puzzles(HEAD, [])).by_id for line in lines)
