"""A game: its state with words around it. The verbs here are the same for all games.

The engine below trusts its caller; ``Game`` is where a caller is checked and answered in words: notation, views,
explanations, score sheets, records. A game is one package: its class names what only it can know, and everything
else is found beside it by fixed names (``edition.toml``, ``rulebook/en.md``, ``locale/en.ftl``, ``picture.svg``) or
has a default here, so that a first playable game writes little more than its rules.
"""

import sys
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from cosmogony.core import numbers
from cosmogony.core.answers import (
    EVERYONE,
    OWNER,
    Choice,
    Description,
    Explanation,
    Finding,
    LogLine,
    Observation,
    ScoreColumn,
    ScoreLine,
)
from cosmogony.core.bounds import LONGEST_EDITION
from cosmogony.core.edition import Edition, Ruling
from cosmogony.core.errors import EditionError, IllegalActionError, NotationError, RecordError, SetupError
from cosmogony.core.evaluation import Evaluation
from cosmogony.core.numbers import Bounds, Field
from cosmogony.core.record import Line, Record
from cosmogony.core.rng import Rng, dice
from cosmogony.core.rulebook import Rulebook
from cosmogony.core.state import Event, Setup, State, blank
from cosmogony.texts import Message, Seat, has_message, message, package_files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from cosmogony.lab.targets import Target

S = TypeVar("S", bound=State)

KEPT_COMPONENTS = 64
"""How many editions a game keeps read; any other is read again when it is needed."""


class Game(ABC, Generic[S]):
    """What a game room offers. A game names its files and modules; the rest is the same for all."""

    name: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    rules_version: ClassVar[int] = 1
    """Grows when the same actions would lead elsewhere: older records then say so instead of replaying wrongly."""
    numbering: ClassVar[int] = 1
    """Grows when actions get other numbers: what was noted in numbers before is then read through ``renumbered``."""
    minutes_per_player: ClassVar[int] = 15
    """How long a game takes, about, for each who plays."""

    opponents: ClassVar[Mapping[str, str]] = {}
    """The bot behind a level (``planet``: ``ismcts:iterations=40``), where the usual one of ``bots/levels.py`` is too
    strong or too weak beside its neighbours."""
    hides_nothing: ClassVar[bool] = False
    """Whether every seat and every spectator sees the same; the table then looks once for all of them."""

    def __init__(self) -> None:
        self.reference = f"{type(self).__module__}:{type(self).__qualname__}"
        """What finds this game again in another process: its name where it is installed, else a dotted name."""
        self._kept: OrderedDict[tuple[str, tuple[tuple[str, str], ...]], Any] = OrderedDict()

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as a name: wherever it is read, the game that is installed there is meant."""
        from cosmogony.games import game

        return game, (self.reference,)

    # What each game brings

    @abstractmethod
    def deal(self, components: Any, setup: Setup, players: int, rng: Rng) -> S:
        """Set up a new game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """Return what a seat may see (None: a spectator), built up from nothing."""

    # What a game may bring; each has a default that is right for a simple game

    def read_components(self, edition: Edition) -> Any:
        """Turn an edition into the game's printed things, refusing faults; none by default."""
        edition.finish()

    def text(self, state: S, action: int) -> str:
        """Return the notation of a legal action, as records hold it: the same in every language."""
        return str(action)

    def parse(self, state: S, text: str) -> int:
        """Return the action that a notation stands for here, legal or not; refuse what is no notation."""
        wanted = " ".join(text.casefold().split())
        legal = {self.text(state, action): action for action in state.legal_actions()}
        for written, action in legal.items():
            if written.casefold() == wanted:
                return action
        raise NotationError(f'"{text}" is no action here; there are: {", ".join(legal)}')

    def renumbered(self, state: S, action: int, numbering: int) -> int:
        """Return the number that a legal action has now, from the one that it had under an older numbering."""
        return action

    def message(self, state: S, action: int) -> Message:
        """Return what a legal action means, for people."""
        return message("plain-action", text=self.text(state, action))

    def explain(self, state: S, action: int) -> Explanation:
        """Say why an action is legal or not, with the clause and the actual values."""
        legal = action in state.legal_actions()
        return Explanation(legal, "", message("plain-allowed" if legal else "plain-forbidden"))

    def visibility(self, event: Event) -> str:
        """Return who may see an event: EVERYONE, OWNER or OTHERS."""
        return EVERYONE

    def event_message(self, state: S, event: Event) -> Message:
        """Return what an event tells; a game that emits events says so here."""
        raise LookupError(f"{self.name} emits an event of kind {event.kind} and has no words for it: event_message")

    def score_sheet(self, state: S) -> list[ScoreColumn]:
        """Return the score sheet as it stands: the players' columns in seat order, then any others."""
        return [
            ScoreColumn(seat, message("player-name", player=Seat(seat)), [ScoreLine(message("plain-points"), points)])
            for seat, points in enumerate(state.scores())
        ]

    def prompt(self, state: S) -> Message:
        """Return the sentence that tells the current player what to do now."""
        return message("plain-prompt")

    def goal(self, state: S, seat: int | None) -> Message | None:
        """Return one line on what wins, and what this moment is about; None where there is nothing to say."""
        return None

    def note(self, state: S, event: Event) -> Message | None:
        """Return what an event means, for those who meet one of its kind for the first time; None for most."""
        return None

    def things(self, state: S, seat: int | None) -> list[str]:
        """List everything that lies open on the board, by the names under which ``describe`` knows it."""
        return []

    def describe(self, state: S, seat: int | None, thing: str) -> Description | None:
        """Say what something on the board is and how it stands, as a seat sees it; None where it is no thing."""
        return None

    def board(self, state: S, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text, as a seat sees it; by default the fields of its view."""
        return "\n".join(_outline(msgspec.to_builtins(self.view(state, seat))))

    def census(self, state: S) -> dict[str, int]:
        """Count all pieces by kind, wherever they are: the counts never change during a game."""
        return {}

    def findings(self, state: S) -> list[Finding]:
        """Return what a finished, recorded game adds to the tables of ``simulate`` and ``balance``."""
        return []

    def components_view(self, components: Any) -> msgspec.Struct | None:
        """Return the printed things as a board in the browser draws them."""
        return None

    def evaluation(self) -> Evaluation:
        """Return what bots know about the game: how a position will end; by default the points as they stand."""
        return Evaluation(10.0, ["points"])

    def aims(self, before: S, after: S, seat: int) -> list[Message]:
        """Return what a choice works towards, for hints, from the positions before and after it."""
        return []

    def regrets(self, state: S, action: int) -> list[Message]:
        """Say in plain words what speaks against a legal choice, for the coach; nothing for most choices."""
        return []

    def targets(self) -> "Sequence[Target]":
        """Return what a balanced game looks like; by default that no place in the turn order wins too often."""
        from cosmogony.lab.targets import FAIR

        return [FAIR]

    # What a game may bring for those who learn it; without, it cannot be learned from numbers

    def bounds(self, components: Any, players: int) -> Bounds:
        """Return what no game with these things and players oversteps: actions, choices and decisions."""
        raise SetupError(f"{self.name} does not say how many actions it has, nor how long it lasts: bounds")

    def observation_fields(self, players: int, components: Any = None) -> list[Field]:
        """Say what the numbers of an observation mean, in their order; ``State.observe_into`` writes them.

        ``components`` are the printed things, those of the game's own edition by default.
        """
        raise SetupError(f"{self.name} does not write observations as numbers: observation_fields, observe_into")

    # What lies beside the game's class

    @property
    def folder(self) -> "Traversable":
        """The game's package, where its files lie."""
        spec = sys.modules[type(self).__module__].__spec__
        return package_files(spec.parent if spec is not None and spec.parent else "cosmogony.games")

    def file(self, *path: str) -> str | None:
        """Return the text of a file beside the game's class; None where there is none."""
        found = self.folder.joinpath(*path)
        return found.read_text(encoding="utf-8") if found.is_file() else None

    @cached_property
    def edition(self) -> Edition:
        """The edition that comes with the game; without values where it has no file."""
        plain = f'[edition]\ngame = "{self.name}"\nname = "{self.name}"\nversion = "1"\n'
        return Edition.parse(self.file("edition.toml") or plain, f"{self.name}/edition.toml")

    def rulings(self, edition: Edition | None = None) -> list[Ruling]:
        """List the questions that the print leaves open, what may be decided, and how an edition decides them."""
        asked = (edition or self.edition).with_rulings({})
        self.read_components(asked)
        return asked.rulings()

    def ruling_message(self, name: str, value: str | None = None) -> Message:
        """Return an open question as players are asked it, or what one of its answers means."""
        words = [self.name, "ruling", name] if value is None else [self.name, "ruling", name, value.lower()]
        return Message("-".join(words).replace("_", "-"))

    def rulebook(self, lang: str = "en") -> Rulebook:
        """Return our rulebook; in English where it is not translated yet, without clauses where there is none."""
        return Rulebook.parse(self.file("rulebook", f"{lang}.md") or self.file("rulebook", "en.md") or "")

    def texts(self, lang: str) -> str:
        """Return the game's own words and those of its lessons as Fluent text; in English where not translated."""
        folders = ("locale", "lessons")
        return "\n".join(self.file(one, f"{lang}.ftl") or self.file(one, "en.ftl") or "" for one in folders)

    @cached_property
    def picture(self) -> str:
        """The picture of the game, as SVG: its own, or a neutral one."""
        neutral = package_files("cosmogony.games").joinpath("picture.svg")
        return self.file("picture.svg") or neutral.read_text(encoding="utf-8")

    @cached_property
    def preview(self) -> bytes | None:
        """The picture for link previews, as PNG; None where the game has none."""
        found = self.folder.joinpath("picture.png")
        return found.read_bytes() if found.is_file() else None

    @property
    def title(self) -> Message:
        """The game's name, for people."""
        return self._own("title", message("plain-title", name=self.name.title()))

    @property
    def tagline(self) -> Message:
        """What the game is about, in a few words."""
        return self._own("tagline", message("plain-tagline"))

    def _own(self, name: str, otherwise: Message) -> Message:
        own = Message(f"{self.name}-{name}")
        return own if has_message(own.id) else otherwise

    # The same for all games

    def load_edition(self, path: str | Path) -> Edition:
        """Read an owner's edition from a file and check it whole."""
        path = Path(path)
        try:
            if path.stat().st_size > 4 * LONGEST_EDITION:  # bytes of the longest letters
                raise EditionError(f"{path}: too large for an edition")
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
        """Return the printed things of an edition under some rulings; those asked for lately are kept read."""
        chosen = dict(options or {})
        key = (edition.hash, tuple(sorted(chosen.items())))
        if key not in self._kept:
            self._kept[key] = self.read_components(edition.with_rulings(chosen))
            if len(self._kept) > KEPT_COMPONENTS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def new(
        self,
        players: int,
        seed: int,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
    ) -> S:
        """Start a recorded game; the same arguments always give the same one."""
        return self.dealt(self.setup(players, seed, edition, options))

    def setup(
        self,
        players: int,
        seed: int,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Setup:
        """Return what a game is started with, checked."""
        if not self.min_players <= players <= self.max_players:
            raise SetupError(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        if seed < 0:
            raise SetupError(f"a seed is a whole number from 0 up, not {seed}")
        edition = edition or self.edition
        components = self.components(edition, options)
        version, chosen = self.rules_version, dict(options or {})
        own = "" if edition.hash == self.edition.hash else edition.written
        return Setup(self.name, edition.label, edition.hash, version, players, seed, chosen, components, own)

    def dealt(self, setup: Setup) -> S:
        """Start the recorded game of a set-up, before its first action."""
        state = self.deal(setup.components, setup, setup.players, dice(setup.seed, self.name))
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
        """Return everything that one seat (None: a spectator) gets: the one door through which a game is seen."""
        told = self.events(state, seat, since)
        mine = not state.over and seat == state.current_player
        return Observation(
            view=self.view(state, seat),
            events=[LogLine(event.ply, self.event_message(state, event), self.note(state, event)) for event in told],
            goal=self.goal(state, seat),
            prompt=self.prompt(state) if mine else None,
            choices=self.choices(state, seat) if mine else [],
        )

    @cached_property
    def n_actions(self) -> int:
        """One more than the highest number of a legal action, at any table with the game's own edition."""
        return self._bounds.actions

    @cached_property
    def max_choices(self) -> int:
        """The most actions that are legal at once, at any table with the game's own edition."""
        return self._bounds.choices

    @cached_property
    def max_length(self) -> int:
        """The most decisions of a game, at any table with the game's own edition; environments end a game there."""
        return self._bounds.length

    @property
    def _bounds(self) -> Bounds:
        """What holds at the tables of all numbers of players."""
        components = self.components(self.edition)
        every = [self.bounds(components, players) for players in range(self.min_players, self.max_players + 1)]
        return Bounds(*(max(column) for column in zip(*map(msgspec.structs.astuple, every), strict=True)))

    def observation_size(self, players: int, components: Any = None) -> int:
        """Return how many numbers an observation has."""
        return numbers.size(self.observation_fields(players, components))

    def observation(self, state: S, seat: int) -> bytes:
        """Return what a seat may know as numbers, 255 standing for one; NumPy and others read it without copying."""
        buffer = blank(self.observation_size(state.n_players, state.setup.components))
        state.observe_into(seat, buffer, 0)
        return bytes(buffer)

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
            edition_text=setup.edition_text,
        )

    def edition_of(self, record: Record) -> Edition:
        """Return the edition that a record was played with: the one it carries, or the game's own."""
        return self.parse_edition(record.edition_text, record.file) if record.edition_text else self.edition

    def replay(self, record: Record, edition: Edition | None = None, plies: int | None = None) -> S:
        """Rebuild a game by playing its actions again, all of them or the first few."""
        edition = edition or self.edition_of(record)
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
        again = self.dealt(state.setup)
        for action in state.history[:plies]:
            again.apply(action)
        return again

    def _lines(self, state: S) -> tuple[Line, ...]:
        """Play the history again to write each action in the notation of its moment."""
        again = self.dealt(state.setup)
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


def _shown(numbers: Sequence[int] | None, shift: int = 0) -> str:
    return " ".join(str(number + shift) for number in numbers or ()) or "none"


def _outline(value: Any, indent: str = "") -> list[str]:
    """Write plain values as indented lines."""
    if not isinstance(value, dict | list):
        return [f"{indent}{value}"]
    lines = []
    for name, part in value.items() if isinstance(value, dict) else enumerate(value, 1):
        inner = _outline(part, f"{indent}  ")
        flat = not isinstance(part, dict | list) or (isinstance(part, list) and not _nested(part))
        shown = " ".join(map(str, part)) if isinstance(part, list) else part
        lines += [f"{indent}{name}: {shown}"] if flat else [f"{indent}{name}:", *inner]
    return lines


def _nested(items: Sequence[Any]) -> bool:
    return any(isinstance(item, dict | list) for item in items)
