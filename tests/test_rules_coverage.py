"""Every clause is met in play or has a game of its own, and the page that says so is current."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosmogony.core.record import Record
from cosmogony.games import GAMES
from tests.occasions import count, met_in, occasions_of
from tests.tables import OUR_GAMES, own_tests

ROOT = Path(__file__).parent.parent
ANEW = "`make coverage` counts anew"
of_every_game = pytest.mark.parametrize("name", OUR_GAMES)


def kept(name: str) -> dict[str, Any]:
    """Return what was counted over the bots' games."""
    found: dict[str, Any] = json.loads((own_tests(GAMES[name]) / "coverage.json").read_text(encoding="utf-8"))
    return found


@of_every_game
def test_every_clause_has_an_occasion_and_a_count(name: str) -> None:
    clauses = {clause.id for clause in GAMES[name].rulebook().clauses}
    assert set(occasions_of(GAMES[name]).table) == clauses
    assert set(kept(name)["clauses"]) == clauses, ANEW


@of_every_game
def test_the_counts_are_of_these_rules_and_this_edition(name: str) -> None:
    game, counted = GAMES[name], kept(name)
    assert (counted["rules"], counted["edition"]) == (game.rules_version, game.edition.hash), ANEW
    assert counted["games"] == 1_000


@of_every_game
def test_a_sample_counted_again_gives_the_same(name: str) -> None:
    """The golden records were counted along with the bots' games."""
    game = GAMES[name]
    paths = sorted((own_tests(game) / "records").glob("*.txt"))
    again = count(game, (game.replay(Record.load(path)) for path in paths))
    stored = {clause: met["golden"] for clause, met in kept(name)["clauses"].items()}
    assert {clause: again.times[clause] for clause in stored} == stored, ANEW


@of_every_game
def test_what_bots_never_meet_is_listed_and_has_a_game_of_its_own(name: str) -> None:
    game, occasions = GAMES[name], occasions_of(GAMES[name])
    assert {clause for clause, met in kept(name)["clauses"].items() if not met["games"]} == set(occasions.never)
    scripts = {path.stem: path for path in (own_tests(game) / "scripts").glob("*.txt")}
    assert set(scripts) == set(occasions.never)
    for clause, path in scripts.items():
        assert clause in met_in(game, game.verify(Record.load(path)), occasions), path


def test_the_page_is_current() -> None:
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "tools/rules_coverage.py", "--check"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
