"""Puzzles: positions with one choice that is clearly best, as data in a game's room.

The file ``puzzles.jsonl`` beside the game's class has a head, which says what the puzzles were made with, and one
puzzle a line. ``cosmogony puzzles`` writes it. A puzzle holds the game up to its position, the solution, and all that
is said about it as messages, so that nobody has to think again in order to show it. Puzzles made for another edition
or other rules are left alone: another choice might be best there.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeVar

import msgspec

from cosmogony.core.errors import CosmogonyError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.texts import Message

T = TypeVar("T")

FILE = "puzzles.jsonl"
LEVELS = ("comet", "moon", "planet", "star")
"""The levels that try every puzzle, from the weakest."""
TRIES = 8
"""How often each of them tries."""
HARDEST = len(LEVELS) + 1


class PuzzleError(CosmogonyError):
    """A file of puzzles with a fault: the message names the file, the puzzle and the fault."""


class Head(msgspec.Struct, frozen=True):
    """What puzzles were made with."""

    game: str
    edition_hash: str
    rules_version: int
    numbering: int
    bot: str
    iterations: int
    """The thought with which each was found; ten times as much confirmed it."""
    seed: int

    @classmethod
    def of(cls, game: Game[Any], bot: str, iterations: int, seed: int) -> "Head":
        """Describe puzzles that are made now."""
        return cls(game.name, game.edition.hash, game.rules_version, game.numbering, bot, iterations, seed)

    def misfit(self, game: Game[Any]) -> str:
        """Say why puzzles do not fit a game, or nothing."""
        if self.game != game.name:
            return f"are for {self.game}"
        if (self.rules_version, self.numbering) != (game.rules_version, game.numbering):
            return "were made for other rules"
        return "were made for another edition" if self.edition_hash != game.edition.hash else ""


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is not the solution."""

    action: int
    lost: float
    """Expected points of the player that it costs; below zero where it only serves the others."""
    why: list[Message]
    """What it lacks, as whole sentences."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position and its solution."""

    id: str
    players: Annotated[int, msgspec.Meta(ge=1)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    actions: list[int]
    """From the beginning of the game to the position."""
    solution: int
    reasons: list[Message]
    """What the solution gains."""
    found: dict[str, int]
    """By level: how many of its tries found the solution."""
    margin: float
    """By how much the solution is ahead of every other choice at least, on the scale of the search from 0 to 1."""
    points: float
    """Expected points by which it is ahead of the best other choice."""
    wrong: list[Wrong]
    """All other choices, the best of them first."""
    plan: Message | None = None
    """What to choose after it."""

    @property
    def difficulty(self) -> int:
        """From 1 to 5: one more than the levels that miss the solution more often than not."""
        return 1 + sum(2 * self.found[level] < TRIES for level in LEVELS)

    def position(self, game: Game[Any]) -> State:
        """Set the position up, checking every action on the way and the choices at its end."""
        state: State = game.new(self.players, self.seed)
        for ply, action in enumerate(self.actions, 1):
            if state.over or action not in state.legal_actions():
                raise PuzzleError(f"{game.name}/{FILE}: puzzle {self.id}: action {ply} is not allowed")
            state.apply(action)
        if state.over or sorted(state.legal_actions()) != sorted(self.choices):
            raise PuzzleError(f"{game.name}/{FILE}: puzzle {self.id}: there are other choices than it knows")
        return state

    @property
    def choices(self) -> list[int]:
        """All choices of the position."""
        return [self.solution, *(one.action for one in self.wrong)]


class Puzzles:
    """The puzzles of a game, by id, in the order in which they were found."""

    def __init__(self, head: Head, puzzles: Sequence[Puzzle]) -> None:
        self.head = head
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        return len(self.by_id)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.by_id.values())

    @classmethod
    def of(cls, game: Game[Any]) -> "Puzzles | None":
        """Return the puzzles in a game's room; None where there are none, or none for its present edition and rules."""
        text = game.file(FILE)
        if text is None:
            return None
        found = cls.read(text, f"{game.name}/{FILE}")
        return None if found.head.misfit(game) else found

    @classmethod
    def read(cls, text: str, file: str = FILE) -> "Puzzles":
        """Read a file of puzzles; ``file`` is only for messages."""
        lines = text.splitlines()
        if not lines:
            raise PuzzleError(f"{file}: is empty")
        head = _decoded(lines[0], Head, f"{file}: line 1")
        puzzles = [_decoded(line, Puzzle, f"{file}: line {number}") for number, line in enumerate(lines[1:], 2)]
        found = cls(head, puzzles)
        if len(found) < len(puzzles):
            raise PuzzleError(f"{file}: has a puzzle twice")
        return found

    def written(self) -> str:
        """Write the whole file."""
        return f"{msgspec.json.encode(self.head).decode()}\n{self.lines()}"

    def lines(self) -> str:
        """Write the puzzles, without the head."""
        return "".join(f"{msgspec.json.encode(puzzle).decode()}\n" for puzzle in self)

    def of_turn(self, turn: int) -> Puzzle:
        """Return the puzzle of a turn, counted from 0: all in turn, in an order that is shuffled for each round."""
        rounds, place = divmod(turn, len(self))
        return sorted(self, key=lambda puzzle: sha256(f"{rounds} {puzzle.id}".encode()).digest())[place]


def _decoded(line: str, kind: type[T], where: str) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as fault:
        raise PuzzleError(f"{where}: {fault}") from None
