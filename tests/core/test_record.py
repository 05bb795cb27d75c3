"""Records as text: what is refused, and where the message says the fault is."""

import contextlib
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.bounds import LONGEST_EDITION
from cosmogony.core.edition import Value
from cosmogony.core.errors import CosmogonyError, IllegalActionError, NotationError, RecordError
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


@pytest.mark.parametrize("name", GAMES)
def test_a_record_carries_an_edition_that_is_not_the_games_own(name: str) -> None:
    game = GAMES[name]
    assert game.record(game.new(players=2, seed=7)).edition_text == ""
    key, value = next((v.key, v.value) for v in game.edition if isinstance(v.value, bool))
    edition = game.edition.with_values({key: "false" if value else "true"})
    record = Record.loads(game.record(game.new(players=2, seed=7, edition=edition)).dumps())
    assert game.edition_of(record).hash == edition.hash != game.edition.hash
    assert game.verify(record).setup.edition_text == record.edition_text
    assert [(v.key, v.value, v.sources, v.note) for v in game.edition_of(record)] == [
        (v.key, v.value, v.sources, v.note) for v in edition
    ]


def test_values_with_odd_signs_survive_a_record() -> None:
    odd = 'quote " back \\ tab \t sign \x85 \u2028 \x7f é 🌍'
    edition = GENESIS.edition.with_values({})
    edition.values["essence.starting"] = Value("essence.starting", 1, ("rulebook",), odd)
    edition.values["essence.exchange"] = Value("essence.exchange", 2, ("rulebook",), "")
    record = GENESIS.record(GENESIS.new(players=2, seed=7, edition=edition))
    again = GENESIS.edition_of(Record.loads(record.dumps()))
    assert again.values["essence.starting"].note == odd
    assert again.hash == edition.hash


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("edition.game = 3\n", "game.txt: edition.game: missing, or not a text"),
        ("x" * 200, "game.txt: too much for an edition: line 1: a word of more than"),
        ("# a comment\n" * 9_000, "game.txt: too much for an edition: longer than 100000 letters"),
        (f"x = '{'y' * LONGEST_EDITION}'\n", "is longer than 100000"),
        (GENESIS.edition.written.replace("4L", "2L"), "was played with the edition"),
        (GAMES["crafting"].edition.written, 'is for "crafting", not for "genesis"'),
    ],
)
def test_an_edition_in_a_record_is_bounded_and_checked_as_its_file_is(text: str, fault: str) -> None:
    with pytest.raises(CosmogonyError, match=fault):
        GENESIS.verify(Record.loads(sample(edition_text=text).dumps(), "game.txt"))


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
        ("rules: 2", "colour: red", 'line 5: unknown header "colour"'),
        ("rules: 2", "no colon", 'line 5: "no colon" is not a header line'),
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


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("cosmogony record 1\n\n" + "1" * 5_000 + " [1] pass\n", "line 3: is longer than"),
        ("cosmogony record 1\n\n" + "1" * 900 + " [1] pass\n", "is not an action"),
        ("cosmogony record 1\n\n1 [" + "1" * 900 + "] pass\n", "is not an action"),
        ("cosmogony record 1\n\n² [1] pass\n", "is not an action"),
        ("cosmogony record 1\nseed: ²\n\n1 [1] pass\n", "header"),
        ("cosmogony record 1\nname 1: a\x00b\n\n1 [1] pass\n", "line 2: has control characters"),
        ("cosmogony record 1\n" + "\n" * 20_000, "too large for a record"),
        ("x" * (LARGEST + 1), "too large for a record"),
        ("\n" * 5_000, "line 1: is not a record"),
    ],
)
def test_a_text_out_of_all_proportion_is_refused(text: str, fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        Record.loads(f"{text}end 1 sha256:{sha256(text.encode()).hexdigest()}\n", "game.txt")


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_any_text_is_an_action_or_is_refused(name: str, data: st.DataObject) -> None:
    """Words of the notation in any order, with strange numbers between them."""
    game = GAMES[name]
    state = game.new(players=game.min_players, seed=1)
    for _ in range(data.draw(st.integers(0, 12))):
        state.apply(state.legal_actions()[0])
    words = sorted({word for action in state.legal_actions() for word in game.text(state, action).split()})
    odd = ["--1", "²", "9" * 40, "-", "0", "", "1C1C", "[", "\x00", "٣"]
    text = " ".join(data.draw(st.lists(st.sampled_from([*words, *odd]) | st.text(max_size=5), max_size=6)))
    with contextlib.suppress(NotationError, IllegalActionError):
        action = game.parse(state, text)
        game.explain(state, action)
