"""How puzzles are found: in games, the same from the same seed, and never where two choices come to the same."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from cosmogony.bots.base import Alternative, Decision
from cosmogony.cli import cli
from cosmogony.core.errors import SetupError
from cosmogony.core.puzzle import Puzzles
from cosmogony.core.transcript import Transcript
from cosmogony.games import game as find_game
from cosmogony.puzzles.finding import A_GAME, MARGIN, Candidate, Hunt, Proof, hunt, play, searcher, stands_out, tries

ARGUMENTS = ["puzzles", "genesis", "--players", "2", "--iterations", "60", "--bot", "ismcts", "--processes", "1"]


def look(*values: float) -> Decision:
    """Return a decision with these values, the first of them most visited."""
    visits = [90, *[5] * (len(values) - 1)]
    found = [
        Alternative(number, times, value) for number, (times, value) in enumerate(zip(visits, values, strict=True))
    ]
    return Decision(0, found)


def test_only_a_choice_that_is_ahead_of_all_others_stands_out() -> None:
    assert stands_out(look(0.7, 0.5, 0.4))
    assert not stands_out(look(0.7, 0.69, 0.4))
    assert not stands_out(look(0.7, 0.5))  # two choices are no question
    assert not stands_out(look(0.7, *[0.1] * 40))


def test_a_bot_that_does_not_search_finds_no_puzzles() -> None:
    with pytest.raises(SetupError, match="does not search"):
        searcher("moon", 1)


def test_the_same_hunt_finds_the_same_puzzles_and_they_hold() -> None:
    task = Hunt("genesis", 2, 7, "ismcts", 120)
    found = hunt(task)
    assert msgspec.json.encode(found) == msgspec.json.encode(hunt(task))
    assert 0 < len(found) <= A_GAME
    game = find_game("genesis")
    for puzzle in found:
        state = puzzle.position(game)
        assert puzzle.found == tries(state, puzzle.solution, task.seed)
        assert puzzle.margin >= MARGIN


def test_no_puzzle_is_made_of_a_choice_that_is_not_the_best() -> None:
    game, task = find_game("genesis"), Hunt("genesis", 2, 7, "ismcts", 60)
    state, candidates = play(game, task)
    for one in candidates[:4]:
        before = game.rebuild(state, one.ply)
        other = next(action for action in before.legal_actions() if action != one.action)
        worse = Candidate(one.ply, one.seat, other, one.found)
        assert Proof(game, Transcript.of(state).first(one.ply), worse, task).puzzle() is None


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    told = CliRunner().invoke(cli, [*ARGUMENTS, "--count", "4", "--out", str(whole)])
    assert told.exit_code == 0, told.output
    assert "4 puzzles" in told.output
    lines = whole.read_text().splitlines(keepends=True)
    parts.write_text("".join(lines[:2]) + lines[2][:50])  # stopped while it wrote
    assert CliRunner().invoke(cli, [*ARGUMENTS, "--count", "4", "--out", str(parts)]).exit_code == 0
    again = Puzzles.read(parts.read_text())
    assert len(again) == 4
    assert next(iter(again)) == next(iter(Puzzles.read(whole.read_text())))


def test_the_command_refuses_a_file_of_other_puzzles(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    out.write_text(find_game("genesis").folder.joinpath("puzzles.jsonl").read_text(encoding="utf-8"))
    told = CliRunner().invoke(cli, [*ARGUMENTS, "--count", "1", "--out", str(out)])
    assert isinstance(told.exception, SetupError)
    assert "made otherwise" in str(told.exception)
