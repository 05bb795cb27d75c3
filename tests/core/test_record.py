"""Records as text: what is refused, and where the message says the fault is."""

from hashlib import sha256
from pathlib import Path

import pytest

from cosmogony.core.errors import RecordError
from cosmogony.core.record import LARGEST, Line, Record
from cosmogony.games import GAMES

GENESIS = GAMES["genesis"]


def sample(**changes: object) -> Record:
    """Return a short record of Genesis."""
    state = GENESIS.new(players=2, seed=7)
    for action in ("start C", "start L", "gather 1C 1M"):
        GENESIS.play_text(state, action)
    record = GENESIS.record(state)
    return Record(**{**record.__dict__, **changes})


def sealed(text: str) -> str:
    """Seal a text that was altered on purpose, as a forger would."""
    body = text[: text.rindex("end ")]
    return f"{body}end 3 sha256:{sha256(body.encode()).hexdigest()}\n"


def test_a_record_reads_like_a_story() -> None:
    text = sample(options={"dark_angel_rests": "false"}, names={0: "Ada"}).dumps()
    assert text.startswith(f"cosmogony record 1\ngame: genesis\nedition: {GAMES['genesis'].edition.label}\n")
    assert "\noption dark_angel_rests: false\nname 1: Ada\n\n1 [" in text
    assert Record.loads(text).dumps() == text


def test_windows_line_ends_and_blank_lines_at_the_end_do_no_harm() -> None:
    text = sample().dumps()
    assert Record.loads(text.replace("\n", "\r\n") + "\r\n\r\n").dumps() == text


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("cosmogony record 1", "a diary", "line 1: is not a record"),
        ("game: genesis\n", "", 'the header "game" is missing'),
        ("seed: 7", "seed: seven", 'line 7: "seven" is not a whole number'),
        ("seed: 7", "seed: -7", "line 7: -7 is out of range"),
        ("players: 2", "players: 0", "line 6: 0 is out of range"),
        ("rules: 1", "colour: red", 'line 5: unknown header "colour"'),
        ("rules: 1", "no colon", 'line 5: "no colon" is not a header line'),
        ("\n2 [", "\n5 [", "action 5 stands where action 2 should"),
        ("gather 1C 1M", "", "is not an action"),
    ],
)
def test_a_forged_record_is_refused_with_its_line(old: str, new: str, fault: str) -> None:
    text = sample().dumps()
    assert old in text
    with pytest.raises(RecordError) as caught:
        Record.loads(sealed(text.replace(old, new, 1)), "game.txt")
    assert str(caught.value).startswith("game.txt: ")
    assert fault in str(caught.value)


def test_a_cut_record_and_an_altered_one_are_told_apart() -> None:
    text = sample().dumps()
    with pytest.raises(RecordError, match="cut short"):
        Record.loads(text[:-90])
    with pytest.raises(RecordError, match="cut short"):
        Record.loads("cosmogony record 1\n")
    with pytest.raises(RecordError, match="altered"):
        Record.loads(text.replace("start L", "start M"))
    with pytest.raises(RecordError, match="is not a record"):
        Record.loads("")


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess"}, 'is a record of "chess"'),
        ({"rules": 99}, "was played by rules version 99"),
        ({"edition_hash": "0" * 32}, "was played with the edition"),
        ({"lines": (Line(0, "fly"),)}, 'action 1: "fly" is no action'),
        ({"lines": (Line(0, "pass"),)}, 'action 1: "pass": Take your starting cube first. [GEN-1.6]'),
        ({"lines": (Line(1, "start C"),)}, "action 1: seat 2 acts in seat 1's turn"),
        ({"scores": (1, 2), "winners": (0,)}, "says that the game is finished"),
    ],
)
def test_verify_names_what_does_not_replay(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(RecordError) as caught:
        GENESIS.verify(sample(options={"start_order": "seats"}, **changes) if "lines" in changes else sample(**changes))
    assert fault in str(caught.value)


def test_verify_compares_the_result() -> None:
    state = GENESIS.new(players=2, seed=7)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    record = GENESIS.record(state)
    with pytest.raises(RecordError, match="is not the replay's"):
        GENESIS.verify(Record(**{**record.__dict__, "scores": (99, 0)}))
    with pytest.raises(RecordError, match="the game was over before it"):
        GENESIS.verify(Record(**{**record.__dict__, "lines": (*record.lines, Line(0, "pass"))}))


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    binary, large = tmp_path / "binary", tmp_path / "large"
    binary.write_bytes(b"\xff\xfe\x00")
    large.write_bytes(b"x" * (LARGEST + 1))
    for path, fault in ((binary, "not a text file"), (large, "too large"), (tmp_path / "none", "cannot be read")):
        with pytest.raises(RecordError, match=fault):
            Record.load(path)
    with pytest.raises(RecordError, match="cannot be written"):
        sample().save(tmp_path / "no" / "such" / "folder.txt")
