"""Datasets: every decision is true, and one that was killed goes on to the same files."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.lab.dataset import COLUMNS, DatasetPlan, part_file, schema, write_dataset
from cosmogony.testing.numbers import observes

LEARNED = [name for name, game in GAMES.items() if observes(game)]


def written(plan: DatasetPlan, folder: Path, processes: int = 1) -> list[int]:
    """Write a dataset and return what was told of its progress."""
    told: list[int] = []
    write_dataset(GAMES[plan.game], plan, folder, processes, told.append)
    return told


def parts(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("part-*.parquet"))}


@pytest.mark.parametrize("name", LEARNED)
def test_every_decision_can_be_played_again(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    players = game.max_players
    bots = ["ismcts:iterations=2", *["random"] * (players - 1)]
    plan = DatasetPlan(name, players, bots, games=2, seed=5, games_a_part=1)
    assert written(plan, tmp_path) == [0, 1, 1]
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    assert [column.name for column in schema()] == list(COLUMNS) == list(manifest["columns"])
    for part, seed in enumerate((5, 6)):
        rows = pq.read_table(part_file(tmp_path, part)).to_pylist()
        assert manifest["parts"][part]["decisions"] == len(rows)
        state = game.new(players, seed)
        for turn, row in enumerate(rows):
            assert (row["seed"], row["turn"], row["seat"]) == (seed, turn, state.current_player)
            assert row["bot"] == plan.seated(seed)[row["seat"]]
            assert row["legal"] == state.legal_actions()
            assert row["observation"] == game.observation(state, row["seat"])
            assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
            assert row["visits"][row["legal"].index(row["action"])] > 0
            state.apply(row["action"])
        assert state.over
        assert all(row["scores"] == state.scores() for row in rows)
        assert all(row["outcome"] == pytest.approx(state.returns()[row["seat"]]) for row in rows)


def test_a_dataset_goes_on_where_it_was_stopped_and_is_the_same_in_the_end(tmp_path: Path) -> None:
    plan = DatasetPlan("genesis", 2, ["greedy:worlds=1", "random"], games=7, games_a_part=2)
    whole, half = tmp_path / "whole", tmp_path / "half"
    assert sum(written(plan, whole)) == 7
    written(plan, half)
    part_file(half, 1).unlink()
    part_file(half, 3).unlink()
    (half / ".part-00001.parquet.123").write_bytes(b"half a file")
    assert written(plan, half, processes=2)[0] == 4
    assert parts(half) == parts(whole)
    assert not list(half.glob(".part-*"))
    assert json.loads((half / "manifest.json").read_text()) == json.loads((whole / "manifest.json").read_text())


def test_a_killed_dataset_goes_on_to_the_same_files(tmp_path: Path) -> None:
    """It waits for ever in its seventh game, so that it can be killed in the midst of its work on any machine."""
    bot, killed = "tests.lab.bad_bots.waiting", tmp_path / "killed"
    words = ["dataset", "genesis", str(killed), "--bots", bot, "--games", "10", "--games-a-part", "2"]
    command = [sys.executable, "-m", "cosmogony.cli", *words, "--processes", "2"]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"WAIT_FROM": "7"})
    try:
        deadline = time.monotonic() + 120
        while len(parts(killed)) < 3:
            assert run.poll() is None, "the dataset ended by itself"
            assert time.monotonic() < deadline
            time.sleep(0.05)
        second = subprocess.run(command, capture_output=True, text=True, timeout=100)
        assert "another process writes into this folder" in second.stderr
    finally:
        run.kill()
        run.wait()
    assert len(parts(killed)) == 3
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "decisions of 10 games in 5 files" in done.stdout
    plan = DatasetPlan("genesis", 2, [bot, bot], games=10, games_a_part=2)
    written(plan, tmp_path / "whole")
    assert parts(killed) == parts(tmp_path / "whole")
    with pytest.raises(SetupError, match=r"holds another dataset \(plan differ\)"):
        written(DatasetPlan("genesis", 2, [bot, bot], games=9, games_a_part=2), killed)


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="3 bots are named for 2 players"):
        written(DatasetPlan("genesis", 2, ["random"] * 3, games=1), tmp_path)
    with pytest.raises(SetupError, match='no bot "pluto"'):
        written(DatasetPlan("genesis", 2, ["random", "pluto"], games=1), tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="cannot be written"):
        written(DatasetPlan("genesis", 2, ["random"] * 2, games=1), tmp_path / "file")
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(SetupError, match="is no manifest of a dataset"):
        written(DatasetPlan("genesis", 2, ["random"] * 2, games=1), tmp_path)
