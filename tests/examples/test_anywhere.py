"""A game from outside the package is found in every process, installed or by its dotted name."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cosmogony.games import GAMES, ours
from cosmogony.lab.arena import Plan, hold
from cosmogony.lab.match import play_scheduled
from cosmogony.lab.referee import Processes
from cosmogony.lab.results import Results
from cosmogony.texts import LANGUAGES, render

ROOT = Path(__file__).parents[2]
FEW = ["--games", "2", "--processes", "2"]
COMMANDS = {
    "simulate": ["simulate", "mugs:Cups", "--games", "3", "--bots", "greedy:worlds=1"],
    "arena": ["arena", "mugs:Cups", "--bots", "random", "--bots", "greedy:worlds=1", *FEW],
    "balance": ["balance", "mugs:Cups", "--bot", "ismcts:iterations=4", "--players", "2", *FEW],
    "bench": ["bench", "mugs:Cups", "--seconds", "0.01"],
    "watch": ["play", "mugs:Cups", "--watch", "--level", "comet", "--processes", "2"],
    "rules": ["rules", "mugs:Cups", "CUP-4.2", "--lang", "it"],
}


def run(*arguments: str, cwd: Path, **environment: str) -> str:
    """Run the command line in a process of its own, and return what it printed."""
    command = [sys.executable, "-m", "cosmogony.cli", *arguments]
    env = {**os.environ, "COLUMNS": "160", **environment}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_in_the_current_folder_plays_everywhere(command: str, mugs: Path) -> None:
    told = run(*COMMANDS[command], cwd=mugs)
    assert "fault" not in told.replace("faults", "")
    assert "mugs-" not in told, "a message that was not found"


@pytest.mark.slow
@pytest.mark.parametrize("command", ["arena", "bench"])
def test_a_game_on_the_path_is_found_by_worker_processes(command: str, mugs: Path, tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, [str(mugs), os.environ.get("PYTHONPATH", "")]))
    told = json.loads(run(*COMMANDS[command], "--json", cwd=tmp_path, PYTHONPATH=path))
    assert told["faults"] == [] if command == "arena" else {speed["game"] for speed in told} == {"mugs"}


def test_a_listed_game_is_known_by_its_name(mugs: Path) -> None:
    assert "Mugs" in run("games", cwd=mugs, COSMOGONY_GAMES="mugs:Cups").title()
    told = run("simulate", "mugs", "--games", "1", "--json", cwd=mugs, COSMOGONY_GAMES="mugs:Cups")
    assert json.loads(told)["game"] == "mugs"


def test_an_installed_game_is_one_of_the_games_and_none_of_ours() -> None:
    game = GAMES["cups"]
    assert "cups" in list(GAMES)
    assert "cups" not in ours()
    assert game.reference == "cups"
    assert GAMES["cups:Cups"] is game
    assert [render(game.title, lang) for lang in LANGUAGES] == ["Cups", "Becher", "Bicchieri"]
    assert game.picture.startswith("<svg")
    assert [game.rulebook(lang).title for lang in LANGUAGES] == ["Cups", "Becher", "Bicchieri"]


def test_kept_results_of_an_installed_game_are_known_by_its_name() -> None:
    plan = Plan(GAMES["cups:Cups"].reference, 2, ["random", "greedy:worlds=1"], games=2)
    outcomes = hold(plan.schedule(), Processes(1), Results(None))
    assert all(outcome.key.startswith("cups ") and not outcome.fault for outcome in outcomes)
    assert [play_scheduled(one).scores for one in plan.schedule()] == [outcome.scores for outcome in outcomes]


@pytest.mark.parametrize(("target", "installed"), [("play", False), ("install", True)])
def test_only_developers_have_the_example_among_their_games(target: str, installed: bool) -> None:
    command = [shutil.which("make") or "make", "--dry-run", "--always-make", target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ("examples/" in done.stdout) == installed
