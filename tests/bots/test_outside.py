"""Programs of their own as players: they play whole games, see only what their seat may see, and harm nobody."""

import json
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from cosmogony.bots.levels import find_bot
from cosmogony.bots.outside import question
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.lab.match import ScheduledGame, play_scheduled
from cosmogony.lab.referee import Referee

EXAMPLES = Path(__file__).parents[2] / "examples" / "players"
READ = "import json, sys, time\nfor line in sys.stdin:\n    told = json.loads(line)\n"


def program(folder: Path, body: str) -> str:
    """Write a program in Python and return its name for the arena."""
    file = folder / "player.py"
    file.write_text(READ + "".join(f"    {line}\n" for line in body.splitlines()))
    return f"command:{sys.executable} {file}"


@pytest.mark.parametrize("name", GAMES)
def test_programs_play_whole_games(name: str) -> None:
    players = [f"command:sh {EXAMPLES / 'first.sh'}"]
    if shutil.which("node"):
        players.append(f"command:node {EXAMPLES / 'first.js'}")
    seats = [*players, "random", "random"][: max(2, GAMES[name].min_players)]
    outcome = play_scheduled(ScheduledGame(Transcript(name, len(seats), 5), seats))
    assert outcome.fault == ""
    assert all(outcome.decisions)
    assert play_scheduled(ScheduledGame(Transcript(name, len(seats), 5), seats)).scores == outcome.scores


@pytest.fixture
def listening() -> Iterator[str]:
    """Start the example that listens, and return its address."""
    code = f"import runpy, sys, socketserver\nours = runpy.run_path({str(EXAMPLES / 'last.py')!r})\n"
    code += "server = socketserver.ThreadingTCPServer(('localhost', 0), ours['Game'])\n"
    code += "print(server.server_address[1], flush=True)\nserver.serve_forever()\n"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield f"tcp://localhost:{server.stdout.readline().strip()}"
        finally:
            server.kill()


class Answering(BaseHTTPRequestHandler):
    """Answers requests with the first choice; a path may ask for trouble."""

    def do_POST(self) -> None:
        told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(500 if self.path == "/broken" and told["type"] == "decide" else 200)
        self.end_headers()
        if told["type"] == "decide":
            self.wfile.write(json.dumps({"action": told["choices"][0]["action"]}).encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name for it
        """Keep quiet."""


@pytest.fixture
def web() -> Iterator[str]:
    server = ThreadingHTTPServer(("localhost", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_addresses_are_called(listening: str, web: str) -> None:
    outcome = play_scheduled(ScheduledGame(Transcript("genesis", 3, 2), [listening, f"{web}/good", "random"]))
    assert outcome.fault == ""
    broken = play_scheduled(ScheduledGame(Transcript("genesis", 2, 2), [f"{web}/broken", "random"]))
    assert "it answered with status 500" in broken.fault


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("if told['type'] == 'decide': sys.exit(3)", r"crashed: OutsideError: it ended (exit status 3)"),
        ("if told['type'] == 'decide': print('hello', flush=True)", r"it said b'hello\n', which is no answer"),
        ("if told['type'] == 'decide': print('{}', flush=True)", 'it answered with neither "action" nor "text"'),
        ("if told['type'] == 'decide': print('x' * 100_000, flush=True)", "which is no answer"),
        ("if told['type'] == 'decide': print('{\"action\": 99999}', flush=True)", "chose the illegal action 99999"),
        ("if told['type'] == 'decide': print('{\"text\": \"fly\"}', flush=True)", "crashed: NotationError"),
    ],
)
def test_what_a_program_does_wrong_costs_its_game(body: str, fault: str, tmp_path: Path) -> None:
    outcome = play_scheduled(ScheduledGame(Transcript("genesis", 2, 1), [program(tmp_path, body), "random"]))
    assert outcome.forfeit == 0
    assert outcome.winners == [1]
    assert fault in outcome.fault
    assert "\n" not in outcome.fault


def test_a_program_that_hangs_is_ended_with_all_it_started(tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    beat.write_text("it has not begun")  # as it stays where a busy machine does not start it in time
    hang = (
        f"while told['type'] == 'decide':\n    time.sleep(0.02)\n    open({str(beat)!r}, 'w').write(str(time.time()))"
    )
    referee = Referee()
    try:
        name = program(tmp_path, hang)
        outcome = referee.play(ScheduledGame(Transcript("genesis", 2, 1), [name, name], allowance=0.5))
        assert "did not answer within 0.5 seconds and was stopped" in outcome.fault
        last = ""
        deadline = time.monotonic() + 30
        while (now := beat.read_text()) != last:
            assert time.monotonic() < deadline, "the program still runs"
            last = now
            time.sleep(0.3)
    finally:
        referee.close()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("command:", 'no program "" to start'),
        ("command:no-such-program x", 'no program "no-such-program" to start'),
        ("command:'open", "is no command"),
        ("tcp://localhost", "has no port"),
        ("tcp://", "has no host"),
    ],
)
def test_names_that_lead_nowhere_are_refused_before_anything_is_played(name: str, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        find_bot(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.max_players, seed=11)
    rng = seeded(1, "a test of programs")
    while not state.over and len(state.history) < 60:
        seat = state.current_player
        told = {msgspec.json.encode(question(game, state.determinize(seat, rng), 0)) for _ in range(3)}
        assert told == {msgspec.json.encode(question(game, state, 0))}, f"seed 11, action {len(state.history)}"
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
