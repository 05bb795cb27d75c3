"""Players that are programs of their own, in any language: they read lines of JSON and answer with lines of JSON.

``command:node bot.js`` starts a program, ``tcp://host:port`` calls one that listens, ``https://host/path`` sends each
line as a request. What is said is in ``docs/players.md``. A program gets what its seat may see, never more, and is
guarded as every bot: whatever it does wrong costs its game and nothing else.
"""

import contextlib
import shlex
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import partial
from typing import IO, Any
from urllib.parse import urlsplit

import msgspec

from cosmogony.bots.base import Alternative, Bot, Decision, Limit
from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.games import game as find_game
from cosmogony.texts import render

PROTOCOL = 1
COMMAND = "command:"
URLS = ("tcp://", "http://", "https://")
LONGEST_ANSWER = 65_536
"""Bytes of a line; whoever says more says nothing."""
PATIENCE = 10.0
"""Seconds for a program to take a call, or to end when it is told to."""
LONGEST_REQUEST = 3600.0
"""Seconds after which a request is given up in any case; a tournament's allowance comes before."""


class OutsideError(CosmogonyError):
    """A program that ended, or said what is no answer."""


class NewGame(msgspec.Struct, tag_field="type", tag="new"):
    """The first line: nothing is answered to it."""

    seed: int
    """For the program's own dice; the game has others."""
    protocol: int = PROTOCOL


class Option(msgspec.Struct):
    """One thing that the seat may do."""

    action: int
    text: str
    """In notation."""
    words: str
    """In English."""


class Question(msgspec.Struct, tag_field="type", tag="decide"):
    """What shall this seat do? The one line that is answered."""

    game: str
    players: int
    seat: int
    turn: int
    """How many decisions the program made in this game so far."""
    choices: list[Option]
    view: msgspec.Struct
    """What the seat may see, as the browser gets it."""
    observation: str | None
    """The same as numbers, bytes in base64; none where a game has no numbers."""


class End(msgspec.Struct, tag_field="type", tag="end"):
    """The last line: nothing is answered to it."""


class Answer(msgspec.Struct):
    """What the program chose: a choice's number, or its notation."""

    action: int | None = None
    text: str | None = None


class Line(ABC):
    """How lines get to a program and back."""

    @abstractmethod
    def tell(self, line: bytes) -> None:
        """Say something that is not answered."""

    @abstractmethod
    def ask(self, line: bytes) -> bytes:
        """Say something and return the answer."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""


class ProgramLine(Line):
    """A program on this machine; what it writes to standard error goes to ours."""

    def __init__(self, command: list[str]) -> None:
        self._program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - the arena's user names it
        self._in, self._out = _pipe(self._program.stdin), _pipe(self._program.stdout)

    def tell(self, line: bytes) -> None:
        """Write a line."""
        try:
            self._in.write(line)
            self._in.flush()
        except OSError:
            raise OutsideError(self._ended()) from None

    def ask(self, line: bytes) -> bytes:
        """Write a line and read the next."""
        self.tell(line)
        answer = self._out.readline(LONGEST_ANSWER)
        if not answer:
            raise OutsideError(self._ended())
        return answer

    def close(self) -> None:
        """Let the program end, or end it."""
        for pipe in (self._in, self._out):
            with contextlib.suppress(OSError):
                pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._program.wait(PATIENCE)
        self._program.kill()
        self._program.wait()

    def _ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"it ended (exit status {self._program.wait(PATIENCE)})"
        return "it listens no more"


class SocketLine(Line):
    """A program that listens at a port; each game is a call of its own."""

    def __init__(self, host: str, port: int) -> None:
        self._socket = socket.create_connection((host, port), PATIENCE)
        self._socket.settimeout(None)
        self._file = self._socket.makefile("rwb")

    def tell(self, line: bytes) -> None:
        """Write a line."""
        self._file.write(line)
        self._file.flush()

    def ask(self, line: bytes) -> bytes:
        """Write a line and read the next."""
        self.tell(line)
        answer = self._file.readline(LONGEST_ANSWER)
        if not answer:
            raise OutsideError("it hung up")
        return answer

    def close(self) -> None:
        """Hang up."""
        for end in (self._file, self._socket):
            with contextlib.suppress(OSError):
                end.close()


class RequestLine(Line):
    """A program behind an address of the web: each line is a request, and its answer the answer."""

    def __init__(self, url: str) -> None:
        self._url = url

    def tell(self, line: bytes) -> None:
        """Send a line, whatever comes back."""
        self.ask(line)

    def ask(self, line: bytes) -> bytes:
        """Send a line and return what comes back."""
        request = urllib.request.Request(self._url, line, {"Content-Type": "application/json"})  # noqa: S310 - checked to be http
        try:
            with urllib.request.urlopen(request, timeout=LONGEST_REQUEST) as answer:  # noqa: S310 - see above
                return bytes(answer.read(LONGEST_ANSWER))
        except urllib.error.HTTPError as fault:
            fault.close()
            raise OutsideError(f"it answered with status {fault.code}") from None

    def close(self) -> None:
        """Nothing to hang up."""


class OutsideBot(Bot):
    """A program at a seat."""

    def __init__(self, connect: Callable[[], Line], seed: int) -> None:
        self._line = connect()
        self._turn = 0
        self._line.tell(_written(NewGame(seed)))

    def choose(self, world: State, limit: Limit | None = None, since: Sequence[int] | None = None) -> Decision:
        """Ask the program."""
        game = find_game(world.setup.game)
        said = self._line.ask(_written(question(game, world, self._turn)))
        self._turn += 1
        action = read_answer(game, world, said)
        return Decision(action, [Alternative(action, 1, 0.0)])

    def close(self) -> None:
        """Say that the game is over, and hang up."""
        with contextlib.suppress(OSError, ValueError, CosmogonyError):
            self._line.tell(_written(End()))
        self._line.close()


def question(game: Game[Any], world: State, turn: int) -> Question:
    """Put what the player to move may see and do into a question."""
    seat = world.current_player
    options = [Option(choice.action, choice.text, render(choice.message)) for choice in game.choices(world)]
    try:
        numbers = b64encode(game.observation(world, seat)).decode()
    except SetupError:
        numbers = None
    return Question(game.name, world.n_players, seat, turn, options, game.view(world, seat), numbers)


def read_answer(game: Game[Any], world: State, said: bytes) -> int:
    """Return the action that an answer names, legal or not."""
    try:
        answer = msgspec.json.decode(said, type=Answer)
    except msgspec.DecodeError:
        raise OutsideError(f"it said {said[:80]!r}, which is no answer") from None
    if answer.action is not None:
        return answer.action
    if answer.text is not None:
        return game.parse(world, answer.text)
    raise OutsideError('it answered with neither "action" nor "text"')


def is_outside(name: str) -> bool:
    """Say whether a bot's name is a command or an address."""
    return name.startswith((COMMAND, *URLS))


def find_outside(name: str) -> Callable[[int], Bot]:
    """Return what starts or calls a program by its name, or refuse the name; nothing is started yet."""
    return partial(OutsideBot, _connector(name))


def _connector(name: str) -> Callable[[], Line]:
    if name.startswith(COMMAND):
        return partial(ProgramLine, _command(name.removeprefix(COMMAND)))
    parts = urlsplit(name)
    if not parts.hostname:
        raise SetupError(f'"{name}" has no host')
    if parts.scheme != "tcp":
        return partial(RequestLine, name)
    if parts.port is None:
        raise SetupError(f'"{name}" has no port')
    return partial(SocketLine, parts.hostname, parts.port)


def _command(text: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as fault:
        raise SetupError(f'"{text}" is no command: {fault}') from None
    if not words or shutil.which(words[0]) is None:
        raise SetupError(f'no program "{words[0] if words else text}" to start')
    return words


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # noqa: S101 - for the type checker: it was opened as a pipe
    return pipe


def _written(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"
