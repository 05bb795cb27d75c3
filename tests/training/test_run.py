"""A training run: it learns, goes on where it stopped, and the same manifest makes the same weights."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from cosmogony.bots.minds import observed_steps, read_mind
from cosmogony.cli import cli
from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.training.fitting import Lesson, Samples, active_rows, fit, fresh, recalled, rounded, told
from cosmogony.training.run import Manifest, Run, kept_games, manifest_for
from cosmogony.training.self_play import Pace
from tests.minds import made_up_mind

SMALL = Lesson(wide=12, deep=6, epochs=2, batch=64)


def small_manifest(lesson: Lesson = SMALL) -> Manifest:
    pace = Pace(full=4, quick=2)
    return manifest_for("genesis", 2, generations=2, games=3, first_games=4, pace=pace, lesson=lesson)


def silent(line: str) -> None:
    assert line


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Run:
    run = Run(tmp_path_factory.mktemp("run"), small_manifest())
    run.go_on(1, silent)
    return run


def test_the_same_manifest_makes_the_same_weights_also_when_it_was_stopped(finished: Run, tmp_path: Path) -> None:
    run = Run(tmp_path, small_manifest())
    run.go_on(1, silent)
    (tmp_path / "001.mind").unlink()
    games = tmp_path / "001.games"
    games.write_bytes(games.read_bytes()[:-100])  # stopped in the middle of writing a game
    run.go_on(1, silent)
    for generation in (0, 1):
        assert run.mind_path(generation).read_bytes() == finished.mind_path(generation).read_bytes()
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 3


def test_weights_say_what_they_are_for(finished: Run) -> None:
    mind = read_mind(finished.mind_path(1))
    assert mind.misfit(GAMES["genesis"].new(2, 1).setup) is None
    assert mind.header.manifest == finished.manifest.hash


def test_another_run_is_not_written_over(finished: Run) -> None:
    with pytest.raises(SetupError, match="another run"):
        Run(finished.folder, manifest_for("genesis", 2, seed=2))


@pytest.mark.parametrize("way", ["guide", "correction"])
def test_fitting_brings_the_network_nearer_to_the_games(finished: Run, way: str) -> None:
    lesson = Lesson(way=way, wide=12, deep=6, epochs=30, batch=64, rate=3e-3)  # type: ignore[arg-type]  # one of the two
    games, steps = kept_games(finished.games_path(0)), observed_steps("genesis", 2)
    samples = Samples(games, steps, GAMES["genesis"].max_choices, lesson)
    header = msgspec.structs.replace(read_mind(finished.mind_path(0)).header, way=lesson.way)
    _, before = fit(fresh(header, 1), samples, 1)
    short = Samples(games, steps, GAMES["genesis"].max_choices, msgspec.structs.replace(SMALL, way=lesson.way))
    _, early = fit(fresh(header, 1), short, 1)
    assert before.points < early.points


def test_whole_numbers_tell_what_the_fractions_told(finished: Run) -> None:
    """What JAX reckons with and what the players reckon with differ by rounding only."""
    mind = made_up_mind("genesis", 2)
    network, game = mind.network(), GAMES["genesis"]
    state = game.new(2, 3)
    assert rounded(recalled(mind.header, mind.weights)) == mind.weights
    network.look(state, 0)
    rows = active_rows([game.observation(state, 0)], observed_steps("genesis", 2))
    values, inclinations = told(recalled(mind.header, mind.weights), rows)
    for place in range(2):
        assert network.points(place) == pytest.approx(float(values[0, 2 + place]) * 32, abs=0.5)
    for action in state.legal_actions():
        assert network.inclination(action) == pytest.approx(float(inclinations[0, action]), abs=0.05)


def test_the_command_trains(tmp_path: Path) -> None:
    asked = ["train", "genesis", "--players", "2", "--folder", str(tmp_path / "run"), "--processes", "1"]
    done = CliRunner().invoke(cli, [*asked, "--generations", "1", "--first-games", "1"])
    assert done.exit_code == 0, done.output
    assert "generation 0: 1 of 1 games" in done.output
    assert "learned:weights=" in done.output


def test_a_run_is_repeated_from_its_manifest(finished: Run, tmp_path: Path) -> None:
    asked = ["train", "genesis", "--folder", str(tmp_path), "--processes", "1"]
    done = CliRunner().invoke(cli, [*asked, "--manifest", str(finished.folder / "manifest.json")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "001.mind").read_bytes() == finished.mind_path(1).read_bytes()


@pytest.mark.parametrize(("text", "fault"), [("{}", "no manifest"), (None, "cannot be read")])
def test_a_manifest_that_is_none_is_refused_in_one_line(text: str | None, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    if text is not None:
        path.write_text(text)
    done = CliRunner().invoke(cli, ["train", "genesis", "--folder", str(tmp_path / "run"), "--manifest", str(path)])
    assert isinstance(done.exception, SetupError)
    assert fault in str(done.exception)


def test_a_manifest_of_another_game_is_refused(finished: Run, tmp_path: Path) -> None:
    asked = ["train", "crafting", "--folder", str(tmp_path), "--manifest", str(finished.folder / "manifest.json")]
    done = CliRunner().invoke(cli, asked)
    assert isinstance(done.exception, SetupError)
    assert "a run of genesis" in str(done.exception)
