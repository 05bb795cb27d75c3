"""The results file: read by anybody, played into by one process, repaired by that one only."""

from pathlib import Path

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.lab.match import ScheduledGame, play_scheduled
from cosmogony.lab.results import Results

STARTS = [Transcript("genesis", 2, seed) for seed in (1, 2, 3)]
ONE, TWO, THREE = (play_scheduled(ScheduledGame(start, ["random", "random"])) for start in STARTS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with one game."""
    path = tmp_path / "results.jsonl"
    results = Results(path)
    with results.playing():
        results.add(ONE)
    return path


def test_what_another_process_is_writing_is_left_alone_by_who_reads(path: Path) -> None:
    writer = Results(path)
    with writer.playing():
        writer.add(TWO)
        with path.open("ab") as half:
            half.write(b'{"key": "gen')
        before = path.read_bytes()
        reader = Results(path)
        assert list(reader.outcomes) == [ONE.key, TWO.key]
        assert path.read_bytes() == before


def test_who_plays_repairs_the_file_and_takes_in_what_was_added_since(path: Path) -> None:
    late, early = Results(path), Results(path)
    with early.playing():
        early.add(TWO)
    with path.open("ab") as half:
        half.write(b'{"key": "gen')
    assert list(late.outcomes) == [ONE.key]
    with late.playing():
        assert list(late.outcomes) == [ONE.key, TWO.key]
        late.add(THREE)
    assert list(Results(path).outcomes) == [ONE.key, TWO.key, THREE.key]
    assert path.read_bytes().count(b"\n") == 3


def test_one_process_at_a_time_plays_into_a_file(path: Path) -> None:
    first, second = Results(path), Results(path)
    with first.playing(), pytest.raises(SetupError, match="another process plays into this file"), second.playing():
        pass
    with second.playing():
        second.add(TWO)
    assert Results(path).outcomes.keys() == {ONE.key, TWO.key}


@pytest.mark.parametrize("content", [b"not an outcome\n", b"\xff\xfe\n", b"{}\n", b"\n"])
def test_a_file_of_something_else_is_refused_and_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(SetupError, match="line 1: no outcome of a game"):
        Results(path)
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    results = Results(tmp_path / "no" / "such" / "folder.jsonl")
    with pytest.raises(SetupError, match="cannot be written: No such file"), results.playing():
        pass
    with pytest.raises(SetupError, match="cannot be read: Is a directory"):
        Results(tmp_path)


def test_games_are_known_by_the_keys_that_older_files_hold() -> None:
    edition = GAMES["genesis"].edition.hash
    ruled = Transcript("genesis", 2, 7, {"dark_angel_rests": "false"})
    assert ScheduledGame(STARTS[0], ["random", "moon"]).key == f"genesis {edition} 1 random vs moon"
    assert ScheduledGame(ruled, ["star"] * 2).key == f"genesis {edition} 7 star vs star dark_angel_rests=false"
