"""Tournaments: fair schedules, results that survive, faults that cost only a game, ratings that make sense."""

import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from cosmogony.cli import cli
from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.lab.arena import GAUNTLET, Plan, hold, rate, report
from cosmogony.lab.match import Outcome, ScheduledGame, play_scheduled
from cosmogony.lab.referee import Processes, Referee
from cosmogony.lab.results import Results
from cosmogony.lab.statistics import mean, share


class Here:
    """Plays games in this process, one after another, and counts them."""

    def __init__(self) -> None:
        self.played = 0

    def run(self, schedule: list[ScheduledGame]) -> Iterator[Outcome]:
        for scheduled in schedule:
            self.played += 1
            yield play_scheduled(scheduled)


def test_a_round_robin_rotates_seats_and_shares_seeds() -> None:
    plan = Plan("genesis", 2, ["random", "greedy", "moon"], games=3)
    schedule = plan.schedule()
    assert len(schedule) == 3 * 2 * 2
    assert len({scheduled.key for scheduled in schedule}) == len(schedule)
    for bot in plan.bots:
        assert {
            Counter(scheduled.seats.index(bot) for scheduled in schedule if bot in scheduled.seats)[seat]
            for seat in (0, 1)
        } == {4}
    assert {scheduled.start.seed for scheduled in schedule if "moon" in scheduled.seats} == {1, 2}


def test_a_gauntlet_sets_one_against_many() -> None:
    schedule = Plan("genesis", 4, ["moon", "random", "greedy"], games=4, kind=GAUNTLET).schedule()
    assert len(schedule) == 8
    assert all(scheduled.seats.count("moon") == 1 for scheduled in schedule)
    assert sorted(scheduled.seats.index("moon") for scheduled in schedule) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_few_bots_share_a_large_table() -> None:
    tables = Plan("genesis", 5, ["moon", "random"], games=5).tables()
    assert tables == [["moon", "random", "moon", "random", "moon"]]


def test_no_game_is_played_twice_where_a_table_turned_round_is_the_same() -> None:
    schedule = Plan("genesis", 4, ["moon", "random"], games=4).schedule()
    assert [(scheduled.start.seed, scheduled.seats[0]) for scheduled in schedule] == [
        (1, "moon"),
        (1, "random"),
        (2, "moon"),
        (2, "random"),
    ]


@pytest.mark.parametrize("bots", [["moon"], ["moon", "moon"]])
def test_impossible_tournaments_are_refused(bots: list[str]) -> None:
    with pytest.raises(SetupError):
        Plan("genesis", 2, bots, games=2)


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    plan = Plan("genesis", 2, ["random", "greedy"], games=6)
    path = tmp_path / "results.jsonl"
    whole = hold(plan.schedule(), Here(), Results(path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:25])
    backend = Here()
    again = hold(plan.schedule(), backend, Results(path))
    assert backend.played == 3
    assert [outcome.scores for outcome in again] == [outcome.scores for outcome in whole]
    assert len(path.read_bytes().splitlines()) == 6


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("crashing", r"crashed: RuntimeError: out of stardust \(action"),
        ("cheating", "illegal action 99999"),
        ("exiting", r"brought its process down \(exit status 3\)"),
        ("no_bot", "made int, which is no Bot"),
        ("missing", "could not be made"),
    ],
)
def test_a_fault_loses_its_game_and_the_tournament_goes_on(bot: str, fault: str) -> None:
    bad = f"tests.lab.bad_bots.{bot}"
    plan = Plan("genesis", 2, [bad, "random"], games=2)
    outcomes = hold(plan.schedule(), Processes(1), Results(None))
    found = report(plan, outcomes)
    assert [standing.faults for standing in found.standings if standing.bot == bad] == [2]
    assert found.beats["random"][bad].mean == 1.0
    assert all(re.search(fault, line) for line in found.faults)
    assert all("\n" not in line for line in found.faults)


def test_a_bot_that_hangs_is_stopped_and_its_process_replaced() -> None:
    """Everybody hangs at once, so that a busy machine cannot make anything else happen."""
    referee = Referee()
    try:
        outcome = referee.play(
            ScheduledGame(Transcript("genesis", 2, 1), ["tests.lab.bad_bots.hanging"] * 2, allowance=0.5)
        )
        assert outcome.winners == [1 - outcome.forfeit]
        assert outcome.fault.endswith("did not answer within 0.5 seconds and was stopped")
        assert not referee.play(ScheduledGame(Transcript("genesis", 2, 1), ["random", "random"])).fault
    finally:
        referee.close()


def test_a_bot_that_answers_too_late_loses() -> None:
    outcome = play_scheduled(ScheduledGame(Transcript("genesis", 2, 1), ["random", "random"], allowance=0.0))
    assert "seconds, 0 are allowed" in outcome.fault


def test_what_a_bot_prints_disturbs_nobody() -> None:
    plan = Plan("genesis", 2, ["tests.lab.bad_bots.chatty", "random"], games=2)
    assert not any(outcome.fault for outcome in hold(plan.schedule(), Processes(2), Results(None)))


def test_ratings_follow_results() -> None:
    won = Outcome("a", ["strong", "weak", "weak"], 1, [9, 3, 2], [0], [1, 1, 1], [0.1, 0.1, 0.1])
    ratings = rate(["strong", "weak"], [won] * 20)
    assert ratings["strong"].mu > ratings["weak"].mu
    assert ratings["strong"].sigma < 25 / 3
    lost = Outcome("b", ["strong", "weak"], 1, [9, 3], [1], [1, 1], [0.1, 0.1], forfeit=0, fault="strong crashed")
    assert lost.ranks == [2, 1]


def test_intervals() -> None:
    assert share(0, 0).high == 1.0
    half = share(50, 100)
    assert half.low == pytest.approx(0.404, abs=0.001)
    assert half.high == pytest.approx(0.596, abs=0.001)
    assert mean([1.0, 2.0, 3.0]).mean == 2.0
    assert mean([]).n == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_on_the_command_line(name: str, tmp_path: Path) -> None:
    results, page = tmp_path / "results.jsonl", tmp_path / "page.html"
    words = ["arena", name, "--bots", "random", "--bots", "greedy:worlds=1", "--games", "2", "--processes", "1"]
    shown = CliRunner().invoke(cli, [*words, "--results", str(results), "--page", str(page)])
    assert shown.exit_code == 0, shown.output
    assert "finishes ahead of" in shown.output
    assert page.read_text(encoding="utf-8").count("<svg") == 5
    told = CliRunner().invoke(cli, [*words, "--results", str(results), "--json"])
    assert len(json.loads(told.stdout)["standings"]) == 2
    refused = CliRunner().invoke(cli, ["arena", name, "--bots", "random", "--bots", "pluto"])
    assert isinstance(refused.exception, SetupError)


@pytest.mark.slow
def test_a_killed_arena_loses_no_finished_game(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    words = ["arena", "genesis", "--bots", "random", "--bots", "greedy", "--games", "9999", "--processes", "1"]
    command = [sys.executable, "-m", "cosmogony.cli", *words, "--results", str(results)]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not results.exists() or results.read_bytes().count(b"\n") < 4:
            assert arena.poll() is None, "the arena ended by itself"
            time.sleep(0.05)
        second = subprocess.run(command, capture_output=True, text=True)
        assert second.returncode == 1
        assert second.stderr.startswith(f"Error: {results}: another process plays into this file")
    finally:
        arena.kill()
        arena.wait()
    kept = Results(results)
    assert 4 <= len(kept.outcomes) < 9999
    backend = Here()
    plan = Plan("genesis", 2, ["random", "greedy"], games=len(kept.outcomes) + 2)
    outcomes = hold(plan.schedule(), backend, kept)
    assert backend.played <= 4
    assert all(
        play_scheduled(scheduled).scores == out.scores
        for scheduled, out in zip(plan.schedule()[:3], outcomes, strict=False)
    )


def test_the_arena_says_what_it_needs_before_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmogony.lab.arena.importlib.util.find_spec", lambda name: None)
    told = CliRunner().invoke(cli, ["arena", "genesis", "--bots", "random", "--bots", "greedy", "--games", "1"])
    assert told.exit_code != 0
    assert "pip install 'cosmogony[lab]'" in f"{told.output}{told.exception}"
