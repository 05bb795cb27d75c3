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
    run.go_on(map, silent)
    return run


def test_the_same_manifest_makes_the_same_weights_also_when_it_was_stopped(finished: Run, tmp_path: Path) -> None:
    run = Run(tmp_path, small_manifest())
    run.go_on(map, silent)
    (tmp_path / "001.mind").unlink()
    games = tmp_path / "001.games"
    games.write_bytes(games.read_bytes()[:-100])  # stopped in the middle of writing a game
    run.go_on(map, silent)
    for generation in (0, 1):
        assert run.mind_path(generation).read_bytes() == finished.mind_path(generation).read_bytes()
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 3


def test_weights_say_what_they_are_for(finished: Run) -> None:
    mind = read_mind(finished.mind_path(1))
    assert mind.misfit(GAMES["genesis"].new(2, 1).setup) is None
    assert mind.header.manifest == finished.manifest.hash


def test_a_match_is_played_once(finished: Run) -> None:
    told: list[str] = []
    finished.go_on(map, told.append, matches=2)
    played = (finished.folder / "matches.jsonl").read_bytes()
    assert [line.partition(":")[0] for line in told] == ["generation 0", "generation 1"]
    finished.go_on(map, silent, matches=2)
    assert (finished.folder / "matches.jsonl").read_bytes() == played


def test_a_table_begins_with_what_another_has_learned(finished: Run, tmp_path: Path) -> None:
    teacher = finished.mind_path(1)
    plan = msgspec.structs.replace(small_manifest(), players=3, begun=read_mind(teacher).header.hash, generations=1)
    run = Run(tmp_path, plan, teacher)
    run.go_on(map, silent)
    assert read_mind(run.begin_path).header.players == 3
    assert read_mind(run.mind_path(0)).misfit(GAMES["genesis"].new(3, 1).setup) is None
    again = Run(tmp_path, plan)
    assert again.weights_before(0) == run.begin_path


def test_the_weights_that_a_run_begins_with_are_those_of_its_manifest(finished: Run, tmp_path: Path) -> None:
    plan = msgspec.structs.replace(small_manifest(), players=3, begun="0" * 32)
    with pytest.raises(SetupError, match="not " + read_mind(finished.mind_path(1)).header.hash):
        Run(tmp_path, plan, finished.mind_path(1))
    with pytest.raises(SetupError, match="name their file"):
        Run(tmp_path, plan)


def test_another_run_is_not_written_over(finished: Run) -> None:
    with pytest.raises(SetupError, match="another run"):
        Run(finished.folder, manifest_for("genesis", 2, seed=2))


def test_fitting_brings_the_network_nearer_to_the_games(finished: Run) -> None:
    games, steps = kept_games(finished.games_path(0)), observed_steps("genesis", 2)
    header, choices = read_mind(finished.mind_path(0)).header, GAMES["genesis"].max_choices
    short, long = SMALL, msgspec.structs.replace(SMALL, epochs=30, rate=3e-3)
    _, early = fit(fresh(header, 1), Samples(games, steps, choices, short), 1)
    _, late = fit(fresh(header, 1), Samples(games, steps, choices, long), 1)
    assert late.points < early.points


@pytest.mark.parametrize("name", ["cosmogenesis", "crafting"])
def test_a_run_learns_habits(name: str, tmp_path: Path) -> None:
    pace = Pace(full=4, quick=2, share=1.0)
    plan = manifest_for(name, 2, way="habits", generations=2, games=2, first_games=2, pace=pace)
    weights = Run(tmp_path, plan).go_on(map, silent)
    mind = read_mind(weights)
    assert mind.misfit(GAMES[name].new(2, 1).setup) is None
    urges, worths = mind.tables()
    assert min(urges) >= 1
    assert len(set(urges)) > 10
    assert len(worths) == mind.header.stages * (mind.header.parts + 1)


def test_a_game_without_habits_learns_none() -> None:
    with pytest.raises(SetupError, match="tells no habits apart"):
        manifest_for("genesis", 2, way="habits")


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
    done = CliRunner().invoke(cli, [*asked, "--generations", "1", "--first-games", "1", "--matches", "2"])
    assert done.exit_code == 0, done.output
    assert "generation 0: 1 of 1 games" in done.output
    assert "of 2 games against the plain search" in done.output
    assert "learned:weights=" in done.output
    assert "share of games won" in (tmp_path / "run" / "run.html").read_text()


def test_a_run_is_repeated_from_its_manifest(finished: Run, tmp_path: Path) -> None:
    asked = ["train", "genesis", "--folder", str(tmp_path), "--processes", "1", "--matches", "0"]
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
