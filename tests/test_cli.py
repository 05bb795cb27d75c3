"""The command line as its users meet it: what works, and one clear line for everything that does not."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from cosmogony import cli
from cosmogony.commands.editions import difference_line, verdict
from cosmogony.core.differences import differences
from cosmogony.core.edition import Edition
from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.lab.simulate import simulate


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs the command line in an empty folder, with lines typed at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")

    def call(*arguments: str, typed: str = "") -> Done:
        lines = iter(typed.splitlines())

        def keyboard(prompt: str = "") -> str:
            for line in lines:
                return line
            raise EOFError

        monkeypatch.setattr(sys, "argv", ["cosmogony", *arguments])
        monkeypatch.setattr("builtins.input", keyboard)
        with pytest.raises(SystemExit) as stop:
            cli.main()
        captured = capsys.readouterr()
        return Done(int(stop.value.code or 0), captured.out, captured.err)

    return call


def record_of(name: str, path: Path, seed: int = 3) -> Record:
    """Save a finished game that always takes the last choice."""
    game = GAMES[name]
    state = game.new(players=2, seed=seed)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    record = game.record(state)
    record.save(path)
    return record


# What works


def test_help_lists_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for command in ("games", "play", "simulate", "replay", "verify", "edition", "rules", "bench"):
        assert f"\n  {command} " in done.out
    assert run("--version").out.startswith("cosmogony, version ")


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_games_are_listed_in_every_language(run: Run, lang: str) -> None:
    done = run("games", "--lang", lang)
    assert done.code == 0
    assert all(name in done.out for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_simulate_prints_tables_or_json(run: Run, name: str) -> None:
    done = run("simulate", name, "--players", "3", "--games", "4", "--seed", "5", "--lang", "de")
    assert done.code == 0
    assert "Punkte im Mittel" in done.out
    data = json.loads(run("simulate", name, "--players", "3", "--games", "4", "--seed", "5", "--json").out)
    assert (data["games"], data["players"], len(data["seats"])) == (4, 3, 3)
    again = json.loads(run("simulate", name, "--players", "3", "--games", "4", "--seed", "5", "--json").out)
    assert data | {"seconds": 0} == again | {"seconds": 0}, "the same seed gives the same games"


@pytest.mark.parametrize("name", GAMES)
def test_records_are_replayed_and_verified(run: Run, name: str, tmp_path: Path) -> None:
    record = record_of(name, tmp_path / "game.txt")
    assert f"good: {name}, 2 players, {len(record.lines)} actions" in run("verify", "game.txt").out
    told = run("replay", "game.txt", "--lang", "it")
    assert told.code == 0
    assert len(told.out.splitlines()) > len(record.lines) / 2
    few = run("replay", "game.txt", "--to", "2", "--no-board")
    assert few.code == 0
    assert len(few.out) < len(told.out)


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_is_exported_checked_corrected_and_played(run: Run, name: str, tmp_path: Path) -> None:
    assert run("edition", "export", name, "mine.toml").code == 0
    assert "good" in run("edition", "check", "mine.toml").out
    assert run("edition", "export", name).out == GAMES[name].edition.text
    shown = run("edition", "show", "mine.toml")
    assert all(word in shown.out for word, count in GAMES[name].edition.by_source().items() if count)
    assert GAMES[name].edition.hash in shown.out
    again = run("edition", "export", name, "mine.toml")
    assert again.code == 1
    assert "already exists; nothing was written" in again.err
    assert run("simulate", name, "--players", "2", "--games", "1", "--edition", "mine.toml").code == 0


def corrected(run: Run, path: Path) -> None:
    """Export the edition of Genesis and correct the cost of day III and the fourth square of rest."""
    run("edition", "export", "genesis", path.name)
    text = path.read_text().replace('cost = { value = "4L"', 'cost = { value = "3L"')
    path.write_text(text.replace("rest = { value = [3, 3, 2, 0, ", "rest = { value = [3, 3, 2, 2, "))


def test_a_record_carries_an_owners_edition_wherever_it_goes(run: Run, tmp_path: Path) -> None:
    corrected(run, tmp_path / "mine.toml")
    typed = "1\nsave mine.txt\nquit\n"
    options = ("--terminal", "--people", "2", "--option", "start_order=seats")
    assert run("play", "genesis", *options, "--edition", "mine.toml", typed=typed).code == 0
    assert "good" in run("verify", "mine.txt", "--edition", "mine.toml").out
    (tmp_path / "mine.toml").unlink()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "mine.txt").rename(elsewhere / "mine.txt")
    for command in (["verify"], ["replay", "--no-board"]):
        line = [sys.executable, "-m", "cosmogony.cli", *command, "mine.txt"]
        done = subprocess.run(line, cwd=elsewhere, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done
    goes_on = run("play", "--terminal", "--resume", "elsewhere/mine.txt", "--people", "2", typed="1\nquit\n")
    assert goes_on.code == 0, goes_on.err


def test_a_record_without_its_owners_edition_asks_for_the_file(run: Run, tmp_path: Path) -> None:
    corrected(run, tmp_path / "mine.toml")
    game = GAMES["genesis"]
    record = game.record(game.new(players=2, seed=1, edition=game.load_edition("mine.toml")))
    Record(**{**record.__dict__, "edition_text": ""}).save("bare.txt")
    done = run("verify", "bare.txt")
    assert done.code == 1
    assert "give its file with --edition" in done.err
    assert run("verify", "bare.txt", "--edition", "mine.toml").code == 0


def test_editions_are_compared_in_words_with_their_sources(run: Run, tmp_path: Path) -> None:
    corrected(run, tmp_path / "mine.toml")
    done = run("edition", "diff", "genesis", "mine.toml")
    label = GAMES["genesis"].edition.label
    assert done.code == 1
    assert done.out.splitlines() == [
        'day.III.cost: "4L" (rulebook) in A, "3L" (rulebook) in B',
        "day.VII.rest.4: 0 (derived) in A, 2 (derived) in B",
        f"2 differences between A, {label} (genesis/edition.toml), and B, {label} (mine.toml): they play differently.",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_does_not_differ_from_itself(run: Run, name: str) -> None:
    run("edition", "export", name, "mine.toml")
    done = run("edition", "diff", name, "mine.toml")
    assert (done.code, done.err) == (0, "")
    assert "No differences" in done.out
    assert "they are the same" in done.out


def test_a_comparison_tells_other_sources_other_keys_and_another_order(run: Run, tmp_path: Path) -> None:
    head = '[edition]\ngame = "{}"\nname = "{}"\nversion = "1"\n'
    name = next(name for name, game in GAMES.items() if "players.minimum" in game.edition.values)
    text = GAMES[name].edition.text
    (tmp_path / "source.toml").write_text(text.replace('source = "public"', 'source = "rulebook"', 1))
    done = run("edition", "diff", name, "source.toml")
    assert done.code == 1
    assert "in both, but public in A and rulebook in B" in done.out
    assert "they play alike" in done.out
    one, other = "a = { value = 1, source = 'ruling' }\n", "b = { value = [1, 2], source = 'ruling' }\n"
    first = Edition.parse(head.format("x", "one") + "[t]\n" + one + other, "one")
    second = Edition.parse(head.format("x", "two") + "[t]\n" + other + one + one.replace("a", "c", 1), "two")
    assert [difference_line(found) for found in differences(first, second)] == ["t.c: only in B: 1 (ruling)"]
    assert [difference_line(found) for found in differences(second, first)] == ["t.c: only in A: 1 (ruling)"]
    assert "another order" in verdict(first, second, [])
    shorter = Edition.parse(head.format("x", "three") + "[t]\n" + one + other.replace(", 2", ""), "three")
    assert [difference_line(found) for found in differences(first, shorter)] == [
        "t.b: [1, 2] (ruling) in A, [1] (ruling) in B"
    ]


@pytest.mark.parametrize(
    ("first", "second", "fault"),
    [
        ("genesis", "none.toml", '"none.toml": no such game, and no such file'),
        ("chess", "genesis", '"chess": no such game, and no such file'),
        ("genesis", "crafting", "genesis is an edition of genesis, crafting one of crafting"),
    ],
)
def test_what_cannot_be_compared_is_said_with_a_status_of_its_own(
    run: Run, first: str, second: str, fault: str
) -> None:
    done = run("edition", "diff", first, second)
    assert done.code == 2
    assert fault in done.err


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_shown_whole_by_clause_and_by_words(run: Run, name: str) -> None:
    clauses = GAMES[name].rulebook().clauses
    whole = run("rules", name)
    assert all(clause.id in whole.out for clause in clauses)
    one = run("rules", name, clauses[3].id.lower())
    assert clauses[3].text in one.out
    assert clauses[0].id not in one.out
    assert run("rules", name, "--search", clauses[0].text.split()[-1].strip(".")).code == 0


def test_bench_measures_compiled_and_interpreted(run: Run) -> None:
    done = run("bench", "genesis", "--seconds", "0.01", "--json", "--no-interpreted")
    speeds = json.loads(done.out)
    assert [speed["players"] for speed in speeds] == [2, 3, 4, 5, 6]
    for speed in speeds:
        assert speed["copy_us"] > 0
        decisions = simulate(GAMES["genesis"], speed["players"], games=20, seed=1).decisions
        for way in ("driven", "inside"):
            assert 0.5 < speed[way] / speed[f"{way}_games"] / decisions < 2, "decisions and games are counted alike"
    assert "driven by Python" in run("bench", "genesis", "--seconds", "0.01", "--no-interpreted").out


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bot_of_ones_own_may_lie_in_the_current_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    name = f"own_bot_for_{command}"
    (tmp_path / f"{name}.py").write_text("from cosmogony.bots.random import RandomBot as plays\n")
    bots = ["--bots", f"{name}.plays"] + (["--bots", "random", "--processes", "1"] if command == "arena" else [])
    done = run(command, "genesis", "--players", "2", "--games", "2", "--json", *bots)
    assert done.code == 0, done.err
    assert '"fault' not in done.out or json.loads(done.out)["faults"] == []


# Playing in the terminal


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_game_to_watch(run: Run, name: str) -> None:
    done = run("play", name, "--terminal", "--watch", "--players", "3", "--level", "comet", "--lang", "de")
    assert done.code == 0
    assert "Summe" in done.out


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_a_whole_game_by_numbers(run: Run, name: str) -> None:
    done = run("play", name, "--terminal", "--name", "Ada", "--level", "comet", typed="1\n" * 2000)
    assert done.code == 0
    assert "Ada" in done.out
    assert "Total" in done.out


def test_a_person_can_ask_undo_save_leave_and_go_on(run: Run, tmp_path: Path) -> None:
    asked = ["help", "board", "start C", "start M", "why move III", "rules GEN-5.4", "rules first round", "score"]
    tried = ["why nonsense", "move III", "99", "undo", "start L", "gather 1C 1M", "save it.txt", "save it.txt", "quit"]
    typed = "\n".join([*asked, *tried])
    done = run("play", "genesis", "--terminal", "--people", "2", "--option", "start_order=seats", typed=typed)
    assert done.code == 0
    for said in ("[GEN-5.4]", "GEN-5.4  In the first round", '"nonsense" is no action', "no choice 99", "taken back"):
        assert said in done.out
    assert "Saved to it.txt" in done.out
    assert "already exists; nothing was written" in done.out
    record = Record.load(tmp_path / "it.txt")
    assert [line.text for line in record.lines] == ["start C", "start L", "gather 1C 1M"]
    more = run("play", "--resume", "it.txt", "--people", "2", typed="quit\n")
    assert more.code == 0
    assert "Until next time" in more.out


def test_there_is_nothing_to_undo_at_the_start(run: Run) -> None:
    done = run("play", "genesis", "--people", "2", typed="undo\nquit\n")
    assert "Nothing can be taken back" in done.out


def test_without_a_keyboard_the_bots_play_alone(run: Run) -> None:
    done = run("play", "--terminal")
    assert done.code == 0
    assert "Total" in done.out


# What does not


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["simulate", "chess"], 'no game "chess"; there are: genesis'),
        (["simulate", "genesis", "--players", "1"], "genesis is for 2 to 6 players, not 1"),
        (["simulate", "genesis", "--players", "7"], "genesis is for 2 to 6 players, not 7"),
        (["simulate", "genesis", "--option", "gravity=off"], 'no ruling "gravity"'),
        (["simulate", "genesis", "--option", "nonsense"], '"nonsense" is not an option'),
        (["simulate", "genesis", "--option", "must_gather=perhaps"], "rulings.must_gather: 'perhaps' is not true"),
        (["simulate", "genesis", "--edition", "none.toml"], "none.toml: cannot be read: No such file"),
        (["simulate", "genesis", "--edition", "broken.toml"], "broken.toml: not TOML"),
        (["simulate", "genesis", "--edition", "binary"], "binary: not a text file"),
        (["simulate", "genesis", "--bots", "pluto"], 'no bot "pluto"; there are: random'),
        (["simulate", "genesis", "--bots", "my.bto"], 'no bot "my.bto": ModuleNotFoundError'),
        (["simulate", "genesis", "--bots", "moon", "--bots", "star"], "2 bots do not fit 6 seats"),
        (["arena", "genesis", "--bots", "moon", "--bots", "my.bto"], 'no bot "my.bto": ModuleNotFoundError'),
        (["arena", "genesis", "--bots", "moon", "--bots", "ismcts:iterations=-5"], '"-5" does not fit iterations'),
        (["arena", "genesis", "--results", "good.txt"], "good.txt: line 1: no outcome of a game"),
        (["arena", "genesis", "--page", "no/such/page.html"], "no/such: no such folder to write to"),
        (
            ["balance", "genesis", "--manifest", "no/such.toml"],
            "no/such.toml: cannot be written: there is no such folder",
        ),
        (["balance", "genesis", "--vary", "essence.per_player=1..9999"], "are more than 1000 values"),
        (["simulate", "genesis", "--bots", "math.sqrt"], '"math.sqrt" made float, which is no Bot'),
        (["simulate", "genesis", "--bots", "os.fsdecode"], 'bot "os.fsdecode" could not be made: TypeError'),
        (["balance", "genesis", "--bot", "my.bto"], 'no bot "my.bto": ModuleNotFoundError'),
        (["balance", "genesis", "--bot", "ismcts:seconds=0"], '"0" does not fit seconds'),
        (["play", "genesis", "--terminal", "--players", "9"], "genesis is for 2 to 6 players, not 9"),
        (["play", "genesis", "--terminal", "--people", "3"], "3 people do not fit at a table for 2"),
        (["play", "--resume", "none.txt"], "none.txt: cannot be read: No such file"),
        (["replay", "none.txt"], "none.txt: cannot be read: No such file"),
        (["replay", "broken.toml"], "broken.toml: line 1: is not a record"),
        (["verify", "cut.txt"], "cut.txt: line 30: the record is cut short"),
        (["verify", "tampered.txt"], "the record was altered"),
        (["verify", "trap.txt"], 'no game "os:abort"; there are: genesis'),
        (["replay", "trap.txt"], 'no game "os:abort"; there are: genesis'),
        (["hint", "trap.txt"], 'no game "os:abort"; there are: genesis'),
        (["play", "--resume", "trap.txt"], 'no game "os:abort"; there are: genesis'),
        (["edition", "show", "chess"], '"chess": no such game, and no such file'),
        (["edition", "check", "broken.toml"], "broken.toml: not TOML"),
        (["edition", "check", "binary"], "binary: not a text file"),
        (["edition", "check", "other.toml"], 'no game "chess"'),
        (["edition", "export", "genesis", "no/such/folder.toml"], "cannot be written: No such file"),
        (["rules", "genesis", "GEN-99"], 'no clause "GEN-99"'),
        (["rules", "genesis", "--search", "xyzzy"], 'has the words "xyzzy"'),
        (["bench", "chess"], 'no game "chess"'),
    ],
)
def test_bad_input_ends_in_one_line(run: Run, tmp_path: Path, arguments: list[str], fault: str) -> None:
    record = record_of("genesis", tmp_path / "good.txt")
    text = record.dumps()
    (tmp_path / "trap.txt").write_text(replace(record, game="os:abort").dumps())
    (tmp_path / "cut.txt").write_text("\n".join(text.splitlines()[:30]))
    (tmp_path / "tampered.txt").write_text(text.replace("start L", "start C", 1))
    (tmp_path / "broken.toml").write_text("[edition\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "other.toml").write_text('[edition]\ngame = "chess"\nname = "x"\nversion = "1"\n')
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    done = run(*arguments)
    assert done.code != 0
    assert fault in done.err
    assert "Traceback" not in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["simulate"],
        ["simulate", "genesis", "--games", "x"],
        ["play", "--lang", "fr"],
        ["bench", "--seconds", "nan"],
        ["arena", "genesis", "--allowance", "inf"],
    ],
)
def test_wrong_usage_is_explained(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert "Error: " in done.err
    assert "Traceback" not in done.err
