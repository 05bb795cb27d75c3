"""A game: its state with words around it. The verbs here are the same for all games.

The engine below trusts its caller; ``Game`` is where a caller is checked and answered in words: notation, views,
explanations, score sheets, records.
"""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cosmogony.core.edition import Edition
from cosmogony.core.errors import EditionError, IllegalActionError, NotationError, RecordError, SetupError
from cosmogony.core.record import Line, Record
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.rulebook import Rulebook
from cosmogony.core.state import Event, Setup, State
from cosmogony.texts import Message, render

S = TypeVar("S", bound=State)

EVERYONE = "everyone"
OWNER = "owner"
"""Only the event's own seat may see it."""
OTHERS = "others"
"""Everyone but the event's own seat: the blurred twin of an event that only the owner sees."""


class Explanation(msgspec.Struct, frozen=True):
    """Why an action is legal or not: the clause, and a sentence with the actual values."""

    legal: bool
    clause: str
    message: Message

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the sentence with its clause."""
        return f"{render(self.message, lang, names)} [{self.clause}]"


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    label: Message
    points: int


class ScoreColumn(msgspec.Struct, frozen=True):
    """One column of the score sheet; ``seat`` is -1 for a scorer who is no player."""

    seat: int
    label: Message
    lines: list[ScoreLine]

    @property
    def total(self) -> int:
        """Sum of the lines."""
        return sum(line.points for line in self.lines)


class Choice(msgspec.Struct, frozen=True):
    """One thing the current player may do."""

    action: int
    text: str
    message: Message


class Observation(msgspec.Struct, frozen=True):
    """All that one seat gets: what it sees, what happened, what it may do."""

    view: Any
    events: list[Message]
    choices: list[Choice]


class Finding(msgspec.Struct, frozen=True):
    """One number that a finished game adds to the tables of ``simulate`` and ``balance``: means over many games.

    ``row`` and ``column`` are messages; a finding belongs to the table of its title. A game may add several numbers to
    one cell, such as one for each player.
    """

    table: Message
    row: Message
    column: Message
    value: float
    victory: bool = False
    """Whether the value is a holder's share of the victory, to be set beside that of the holders of other rows."""


class Game(ABC, Generic[S]):
    """What a game room offers. A game names its files and modules; the rest is the same for all."""

    name: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    rules_version: ClassVar[int] = 1
    """Grows when the same actions would lead elsewhere: older records then say so instead of replaying wrongly."""

    hides_nothing: ClassVar[bool] = False
    """Whether every seat and every spectator sees the same; the table then looks once for all of them."""

    def __init__(self) -> None:
        self._components: dict[tuple[str, tuple[tuple[str, str], ...]], Any] = {}

    # What each game brings

    @abstractmethod
    def read_components(self, edition: Edition) -> Any:
        """Turn an edition into the game's printed things, refusing faults."""

    @abstractmethod
    def deal(self, components: Any, setup: Setup, players: int, rng: Rng) -> S:
        """Set up a new game."""

    @abstractmethod
    def text(self, state: S, action: int) -> str:
        """Return the notation of a legal action, as records hold it: the same in every language."""

    @abstractmethod
    def parse(self, state: S, text: str) -> int:
        """Return the action that a notation stands for here, legal or not; refuse what is no notation."""

    @abstractmethod
    def message(self, state: S, action: int) -> Message:
        """Return what a legal action means, for people."""

    @abstractmethod
    def explain(self, state: S, action: int) -> Explanation:
        """Say why an action is legal or not, with the clause and the actual values."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """Return what a seat may see (None: a spectator), built up from nothing."""

    @abstractmethod
    def visibility(self, event: Event) -> str:
        """Return who may see an event: EVERYONE, OWNER or OTHERS."""

    @abstractmethod
    def event_message(self, state: S, event: Event) -> Message:
        """Return what an event tells."""

    @abstractmethod
    def score_sheet(self, state: S) -> list[ScoreColumn]:
        """Return the score sheet as it stands: the players' columns in seat order, then any others."""

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """Return the sentence that tells the current player what to do now."""

    @abstractmethod
    def board(self, state: S, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text, as a seat sees it."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Count all pieces by kind, wherever they are: the counts never change during a game."""

    @abstractmethod
    def findings(self, state: S) -> list[Finding]:
        """Return what a finished, recorded game adds to the tables of ``simulate`` and ``balance``."""

    def tiles(self, edition: Edition) -> list[Any]:
        """Return the printed tiles whose rules are put into words from data, each as a view shows it."""
        return []

    # The same for all games

    @property
    def title(self) -> Message:
        """The game's name, for people."""
        return Message(f"{self.name}-title")

    @cached_property
    def edition(self) -> Edition:
        """The edition that comes with the package."""
        return Edition.parse(self._resource("edition.toml"), f"{self.name}/edition.toml")

    def load_edition(self, path: str | Path) -> Edition:
        """Read an owner's edition from a file and check it whole."""
        path = Path(path)
        try:
            return self.parse_edition(path.read_text(encoding="utf-8"), str(path))
        except UnicodeDecodeError:
            raise EditionError(f"{path}: not a text file") from None
        except OSError as fault:
            raise EditionError(f"{path}: cannot be read: {fault.strerror}") from None

    def parse_edition(self, text: str, file: str = "edition") -> Edition:
        """Read an owner's edition from its text and check it whole; ``file`` is only for messages."""
        edition = Edition.parse(text, file)
        if edition.game != self.name:
            raise EditionError(f'{file}: edition.game: is for "{edition.game}", not for "{self.name}"')
        self.components(edition)
        return edition

    def components(self, edition: Edition, options: Mapping[str, str] | None = None) -> Any:
        """Return the printed things of an edition under some rulings, read once."""
        chosen = dict(options or {})
        key = (edition.hash, tuple(sorted(chosen.items())))
        if key not in self._components:
            self._components[key] = self.read_components(edition.with_rulings(chosen))
        return self._components[key]

    def rulebook(self, lang: str = "en") -> Rulebook:
        """Return our rulebook; in English where it is not translated yet."""
        folder = files(f"cosmogony.games.{self.name}").joinpath("rulebook")
        source = folder.joinpath(f"{lang}.md")
        return Rulebook.parse((source if source.is_file() else folder.joinpath("en.md")).read_text(encoding="utf-8"))

    def new(
        self,
        players: int,
        seed: int,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
    ) -> S:
        """Start a recorded game; the same arguments always give the same one."""
        if not self.min_players <= players <= self.max_players:
            raise SetupError(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        if seed < 0:
            raise SetupError(f"a seed is a whole number from 0 up, not {seed}")
        edition = edition or self.edition
        components = self.components(edition, options)
        setup = Setup(self.name, edition.label, edition.hash, self.rules_version, players, seed, dict(options or {}))
        state = self.deal(components, setup, players, seeded(seed, self.name))
        state.recording = True
        return state

    def play(self, state: S, action: int) -> None:
        """Apply an action after checking it: the door for people and scripts."""
        if state.over:
            raise IllegalActionError("the game is over")
        if action not in state.legal_actions():
            raise IllegalActionError(self.explain(state, action).text())
        state.apply(action)

    def play_text(self, state: S, text: str) -> int:
        """Apply an action given in notation and return it."""
        if state.over:
            raise IllegalActionError(f'"{text}": the game is over')
        action = self.parse(state, text)
        if action not in state.legal_actions():
            raise IllegalActionError(f'"{text}": {self.explain(state, action).text()}')
        state.apply(action)
        return action

    def choices(self, state: S, seat: int | None = None) -> list[Choice]:
        """List what a seat may do now, in notation and in words: nothing unless it is its turn."""
        if state.over or (seat is not None and seat != state.current_player):
            return []
        return [Choice(a, self.text(state, a), self.message(state, a)) for a in state.legal_actions()]

    def sees(self, seat: int | None, event: Event) -> bool:
        """Say whether a seat (None: a spectator) may see an event."""
        who = self.visibility(event)
        return who == EVERYONE or (who == OWNER) == (seat == event.seat)

    def events(self, state: S, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events after ``since`` actions that a seat may see."""
        first = bisect_right(state.events, since, key=lambda event: event.ply)
        return [event for event in state.events[first:] if self.sees(seat, event)]

    def observe(self, state: S, seat: int | None, since: int = 0) -> Observation:
        """Return everything that one seat gets."""
        return Observation(
            view=self.view(state, seat),
            events=[self.event_message(state, event) for event in self.events(state, seat, since)],
            choices=self.choices(state, seat) if seat is not None else [],
        )

    def record(self, state: S, names: Mapping[int, str] | None = None) -> Record:
        """Return the game so far as a record."""
        if not state.recording:
            raise RecordError("a copy made for search keeps no history; record the game it was copied from")
        setup = state.setup
        return Record(
            game=setup.game,
            edition=setup.edition_name,
            edition_hash=setup.edition_hash,
            rules=setup.rules_version,
            players=setup.players,
            seed=setup.seed,
            options=dict(setup.options),
            names={seat: " ".join(name.split()) for seat, name in (names or {}).items()},
            scores=tuple(state.scores()) if state.over else None,
            winners=tuple(state.winners()) if state.over else None,
            lines=self._lines(state),
        )

    def replay(self, record: Record, edition: Edition | None = None, plies: int | None = None) -> S:
        """Rebuild a game by playing its actions again, all of them or the first few."""
        edition = edition or self.edition
        self._check_origin(record, edition)
        state = self.new(record.players, record.seed, edition, record.options)
        for ply, line in enumerate(record.lines[:plies], 1):
            self._replay_line(state, record, ply, line)
        return state

    def verify(self, record: Record, edition: Edition | None = None) -> S:
        """Replay a record and compare its result; return the final state."""
        state = self.replay(record, edition)
        if (record.scores is not None) != state.over:
            told = "finished" if record.scores is not None else "unfinished"
            raise RecordError(f"{record.file}: the record says that the game is {told}, its actions do not")
        if state.over and (record.scores, record.winners) != (tuple(state.scores()), tuple(state.winners())):
            told = f"scores {_shown(record.scores)}, winners {_shown(record.winners, 1)}"
            found = f"scores {_shown(state.scores())}, winners {_shown(state.winners(), 1)}"
            raise RecordError(f"{record.file}: the record's result ({told}) is not the replay's ({found})")
        fault = record.shuffle.fault(record.seed) if record.shuffle else None
        if fault:
            raise RecordError(f"{record.file}: {fault}")
        return state

    def rebuild(self, state: S, plies: int) -> S:
        """Return the recorded game as it was after its first actions: how undo is done."""
        again = self._deal_again(state)
        for action in state.history[:plies]:
            again.apply(action)
        return again

    def _deal_again(self, state: S) -> S:
        setup = state.setup
        components = self._components[setup.edition_hash, tuple(sorted(setup.options.items()))]
        again = self.deal(components, setup, setup.players, seeded(setup.seed, self.name))
        again.recording = True
        return again

    def _lines(self, state: S) -> tuple[Line, ...]:
        """Play the history again to write each action in the notation of its moment."""
        again = self._deal_again(state)
        lines = []
        for action in state.history:
            lines.append(Line(again.current_player, self.text(again, action)))
            again.apply(action)
        return tuple(lines)

    def _check_origin(self, record: Record, edition: Edition) -> None:
        if record.game != self.name:
            raise RecordError(f'{record.file}: is a record of "{record.game}", not of "{self.name}"')
        if record.rules != self.rules_version:
            raise RecordError(
                f"{record.file}: was played by rules version {record.rules}; this is {self.rules_version}"
            )
        if record.edition_hash != edition.hash:
            raise RecordError(
                f'{record.file}: was played with the edition "{record.edition}" ({record.edition_hash[:12]}…), '
                f'not with "{edition.label}" ({edition.hash[:12]}…); give its file with --edition'
            )

    def _replay_line(self, state: S, record: Record, ply: int, line: Line) -> None:
        where = f"{record.file}: action {ply}"
        if state.over:
            raise RecordError(f"{where}: the game was over before it")
        if line.seat != state.current_player:
            raise RecordError(f"{where}: seat {line.seat + 1} acts in seat {state.current_player + 1}'s turn")
        try:
            self.play_text(state, line.text)
        except (NotationError, IllegalActionError) as fault:
            raise RecordError(f"{where}: {fault}") from None

    def _resource(self, name: str) -> str:
        return files(f"cosmogony.games.{self.name}").joinpath(name).read_text(encoding="utf-8")


def _shown(numbers: Sequence[int] | None, shift: int = 0) -> str:
    return " ".join(str(number + shift) for number in numbers or ()) or "none"
