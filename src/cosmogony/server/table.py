"""One table: its log folded into a position, and the only place that says what may be done at it.

``fold`` trusts the log; the ``decide`` methods answer a request with the entries to append, or raise ``RefusalError``
or ``StaleError``. Nothing here waits, writes or sends: ``Tables`` does.
"""

import copy
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import msgspec

from cosmogony.core.edition import Edition
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.lesson import Lesson, Walk
from cosmogony.core.record import Record
from cosmogony.core.shuffle import Shuffle, commitment_to, seed_of
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.games import named_game
from cosmogony.server import learning
from cosmogony.server.editions import editions
from cosmogony.server.entries import (
    Acted,
    Answered,
    AnyEntry,
    Begun,
    BotSat,
    Ended,
    Opened,
    Proposed,
    Rematched,
    Replaced,
    Said,
    Sat,
    Settled,
    Stood,
    Taken,
    Taught,
    Undone,
)
from cosmogony.server.messages import Chat, Ending, Status, UndoKind
from cosmogony.server.refusals import RefusalError as RefusalError
from cosmogony.server.refusals import StaleError as StaleError
from cosmogony.texts import Seat, message

GRACE = 2.0
"""Seconds that the network may take before a clock that ran out counts."""


AWAY_SECONDS = 120
"""How long somebody must not have watched the table to count as away, in games that are played at one sitting."""
AWAY_SHARE = 20
"""With long clocks it is one part in so many of the time to think: an hour and more where a move may take a day."""
SEAT_REQUEST_PAUSE = 60.0
"""Seconds after a request for a bot's seat was declined before anybody may make the next one."""
BLOCKED_BY_THE_AWAY = ("undo",)
"""Proposals that wait even for people who are away: what they have seen happen is not changed behind their back."""
VOIDING = ("end", "seat")
"""Proposals by which a game no longer counts: while it does, nobody escapes a result because the others are away."""
RATED_STAND_IN = "star"
"""Who plays on for somebody away in a game that counts, whatever level was asked for."""

BY_THE_DAY = 86400
"""Seconds of a clock from which on a game is played by the day: nobody sits and waits for the others."""

CHAT_KEPT = 300
"""Lines of chat that a newcomer is shown; the log has them all."""


Away = Callable[[str], bool]
"""Says whether a person has been away for as long as the table shows."""


def nobody(_: str) -> bool:
    """Stand for a table whose people are all there."""
    return False


@dataclass(frozen=True)
class Chair:
    """One seat of the table."""

    player: str | None = None
    """The person who holds the seat."""
    name: str = ""
    level: str | None = None
    """The bot that plays it."""
    random: str | None = None
    resigned: str | None = None
    """The person who held the seat before a bot took over."""
    kept: bool = False
    """Whether that person may come back at once: a bot plays on because they were away or agreed, not by their loss."""

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays here."""
        return self.player is not None or self.level is not None


@dataclass(frozen=True)
class Pending:
    """A proposal that waits for answers."""

    version: int
    entry: Proposed
    asked: frozenset[str]


def seats_by_person(chairs: list[Chair]) -> dict[str, list[int]]:
    """List the seats that each person holds."""
    found: dict[str, list[int]] = {}
    for seat, chair in enumerate(chairs):
        if chair.player is not None:
            found.setdefault(chair.player, []).append(seat)
    return found


Decide = Callable[["Table"], list[AnyEntry]]
"""Answers a request at a table with the entries to append."""


class Table:
    """A table as its log tells it so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.seq = 0
        self.actions_at = [0]
        """How many actions stood after each row of the log."""
        self.opened: Opened
        self.game: Game[Any]
        self.edition: Edition
        self.chairs: list[Chair] = []
        self._seats: tuple[list[Chair], dict[str, list[int]]] = (self.chairs, {})
        """By person: the seats that they hold, and the chairs for which that was looked up."""
        self.state: State | None = None
        self.ending: Ending | None = None
        self.pending: Pending | None = None
        self.chat: list[Chat] = []
        self.rematch: str | None = None
        self.altered_by_agreement = False
        """Whether something was agreed on for which the game does not count: an undo, a seat that changed hands."""
        self.askers: frozenset[str] = frozenset()
        """People who had a bot play on for somebody who was away: the game counts on, and never to their gain."""
        self.heard: dict[str, float] = {}
        """By person: when they last did something here."""
        self.declined: frozenset[str] = frozenset()
        """People who asked for a seat and were told no."""
        self.declined_at = -math.inf
        """When a request for a seat was last declined."""
        self.seconds_left: list[float] = []
        """By seat: what its clock showed when its last turn began or ended; empty without clocks."""
        self.turn_since = 0.0
        self.turn_version = 0
        """The row that gave the turn to the person who has it, however many decisions they have made in it since."""
        self.moved_at = 0.0
        self.lesson: Lesson | None = None
        """The lesson that is taken here."""
        self.walk = Walk()
        """Where the learner stands in it."""
        self.room_version = 0
        """The last row that changed anything around the position: seats, proposals, clocks, the end."""

    # What is so

    @property
    def status(self) -> Status:
        """Whether people still sit down, play, or are done."""
        if self.ending:
            return "over"
        return "open" if self.state is None else "playing"

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is."""
        return int(self.state.current_player) if self.state is not None and not self.ending else None

    @property
    def person_to_move(self) -> str | None:
        """The person whose turn it is."""
        return None if self.to_move is None else self.chairs[self.to_move].player

    @property
    def by_the_day(self) -> bool:
        """Whether people come back for each move, instead of sitting at the table."""
        return self.opened.clock is not None and self.opened.clock.bank >= BY_THE_DAY

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is; None when it is a person's, a lesson's, or nobody's."""
        return None if self.to_move is None or self.guide else self.chairs[self.to_move].level

    @property
    def guide(self) -> Lesson | None:
        """The lesson, unless the learner has left its path and plays on."""
        return None if self.walk.free else self.lesson

    @property
    def learnt(self) -> bool:
        """Whether the lesson was taken to its end."""
        return self.lesson is not None and self.lesson.kind(self.walk) == "count"

    @property
    def lesson_plays(self) -> int | None:
        """The action that the lesson itself plays now."""
        guide, state = self.guide, self.state
        return None if guide is None or state is None or self.ending else guide.due(self.walk, state)

    def seats_of(self, player: str | None) -> list[int]:
        """List the seats that a person holds."""
        if player is None:
            return []
        if self._seats[0] is not self.chairs:
            self._seats = (self.chairs, seats_by_person(self.chairs))
        return self._seats[1].get(player, [])

    def person_at(self, seat: int) -> str | None:
        """Return who holds a seat, or held it before a bot took over."""
        return self._chair(seat).player or self._chair(seat).resigned

    def people(self) -> set[str]:
        """Return everyone who holds a seat."""
        return {chair.player for chair in self.chairs if chair.player}

    def names(self) -> list[str]:
        """Return the seats' names as records have them."""
        return [chair.name or chair.level or "" for chair in self.chairs]

    def kept(self, since: int) -> int:
        """Return how many of the actions known to a reader at version ``since`` still stand."""
        return min(self.actions_at[min(since, self.version) :])

    def chat_since(self, since: int) -> list[Chat]:
        """Return what was said after a version, as far as it is kept."""
        newest = takewhile(lambda line: line.version > since, reversed(self.chat))
        return list(newest)[::-1]

    def seat_of_reader(self, player: str | None, wanted: int | None = None) -> int | None:
        """Return the seat that a reader sees from: the one to move, the one they want, or their first."""
        own, mover = self.seats_of(player), self.to_move
        if not own:
            return None
        if mover in own:
            return mover
        return wanted if wanted in own else own[0]

    def clock_left(self, seat: int, now: float) -> float | None:
        """Return a person's seconds left to think."""
        if not self.opened.clock or not self.seconds_left:
            return None
        spent = now - self.turn_since if self.ticking == seat else 0.0
        return self.seconds_left[seat] - spent

    @property
    def away_after(self) -> int:
        """How many seconds somebody must not have watched the table to count as away."""
        clock = self.opened.clock
        return max(AWAY_SECONDS, clock.bank // AWAY_SHARE) if clock else AWAY_SECONDS

    @property
    def ticking(self) -> int | None:
        """The seat whose clock runs: bots have none."""
        running = self.opened.clock and self.to_move is not None and not self.bot_to_move
        return self.to_move if running else None

    def undoable(self, player: str | None) -> tuple[UndoKind, int]:
        """Say how a person may take back their last decision (free, ask or no), and what would stay."""
        own = self.seats_of(player)
        state = self.state
        if state is None or self.ending or not own or self.guide:
            return "no", 0
        deciders = state.deciders
        last = len(deciders) - 1
        if last >= 0 and deciders[last] in own and state.undo_point(deciders[last]) <= last:
            return "free", last
        while last >= 0 and deciders[last] not in own:
            last -= 1
        return ("ask", last) if last >= 0 else ("no", 0)

    def place_of(self, seat: int) -> int | None:
        """Return which place a seat took in a game that was played to its end: 1 for whoever wins."""
        state = self.state
        if state is None or self.ending != "finished":
            return None
        if seat in state.winners():
            return 1
        scores = state.scores()
        return max(2, 1 + sum(points > scores[seat] for points in scores))

    def rated(self) -> bool:
        """Say whether the result counts for the ladder: the game was finished, and it counted."""
        return self.ending == "finished" and self.counts()

    def counts(self) -> bool:
        """Say whether the result would count as things stand: the plain game, every entrant once."""
        opened, entrants = self.opened, self.entrants()
        plain = opened.rated and not opened.options and opened.edition is None and not self.altered_by_agreement
        apart = len(entrants) > 1 and len(set(entrants)) == len(entrants)
        return plain and (apart or self.state is None)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: never while the game counts for the ladder."""
        return self.opened.hints and not self.counts() and not self.guide

    def entrants(self) -> list[str]:
        """Return who is rated for each seat; whoever resigned answers for the seat to the end."""
        bots = (f"bot:{chair.level}" for chair in self.chairs)
        return [chair.player or chair.resigned or bot for chair, bot in zip(self.chairs, bots, strict=True)]

    @property
    def moves_alone(self) -> bool:
        """Whether a bot or a clock may move without anybody asking."""
        return self.opened.clock is not None or any(chair.level for chair in self.chairs)

    @property
    def waits_for_a_person(self) -> bool:
        """Whether nothing happens here before somebody does something: no clock runs, and nobody else is to act."""
        alone = self.opened.clock is not None or self.ending is not None
        return not alone and self.bot_to_move is None and self.lesson_plays is None

    @property
    def bots(self) -> int:
        """How many bots sit here."""
        return sum(chair.level is not None for chair in self.chairs)

    def shuffle(self) -> Shuffle:
        """Return what the seed is made of."""
        randoms = {seat: chair.random for seat, chair in enumerate(self.chairs) if chair.random}
        return Shuffle(commitment_to(self.opened.secret), self.opened.secret, randoms)

    def transcript(self) -> Transcript:
        """Return the game so far, for other processes of ours: it tells everything that is hidden."""
        if self.state is None:
            raise SetupError("the game has not begun")
        return Transcript.of(self.state, self.opened.edition or "")

    def record(self) -> Record:
        """Return the ended game as a record; before the end it would tell what is hidden."""
        if not self.ending or self.state is None:
            raise RefusalError(message("table-record-later"))
        record = self.game.record(self.state, dict(enumerate(self.names())))
        # A game ended by consent has no result, and its record says so by having no scores.
        own_seed = self.lesson is None and self.opened.begun is None
        return record if not own_seed else Record(**{**record.__dict__, "shuffle": self.shuffle()})

    # Folding the log

    def after(self, entries: Sequence[AnyEntry], at: float) -> "Table":
        """Return the table as one more row of the log makes it; this one stays as it is until that is committed."""
        later = Table.__new__(Table)
        later.__dict__.update(self.__dict__)
        later.actions_at = list(self.actions_at)  # all else is replaced where it changes, never altered
        if self.state is not None and any(isinstance(entry, Acted) for entry in entries):
            later.state = copy.copy(self.state)
        later.fold(entries, at)
        return later

    def fold(self, entries: Iterable[AnyEntry], at: float) -> None:
        """Take in one row of the log."""
        self.version += 1
        had_turn = self.person_to_move
        for entry in entries:
            self._hear(entry, at)
            self._take(entry, at)
            if not isinstance(entry, Acted | Said) or self.ending or self.opened.clock:
                self.room_version = self.version
        if self.person_to_move != had_turn:
            self.turn_version = self.version
        self.actions_at.append(len(self.state.history) if self.state is not None else 0)

    def _hear(self, entry: AnyEntry, at: float) -> None:
        """Note that somebody did something; whoever does is here, and no bot is to play on for them."""
        match entry:
            case Sat() | Said() | Proposed() | Answered() | Taken():
                player: str | None = entry.player
            case Acted() | Undone():
                player = self.chairs[entry.seat].player
            case _:
                return
        if player:
            self.heard = {**self.heard, player: at}
        agrees = isinstance(entry, Answered) and entry.agree
        if self.pending and player and player == self._to_be_replaced(self.pending.entry) and not agrees:
            self.pending = None
            self.room_version = self.version

    def _take(self, entry: AnyEntry, at: float) -> None:
        match entry:
            case Acted():
                self._acted(entry, at)
            case Said():
                seat = next(iter(self.seats_of(entry.player)), None)
                said = Chat(self.id, self.version, seat, entry.name, entry.text, at)
                self.chat = [*self.chat, said][-CHAT_KEPT:]
                return
            case Opened():
                self._opened(entry)
            case Sat():
                self._seat(entry.seat, Chair(player=entry.player, name=entry.name, random=entry.random))
                self._begin_when_full(at)
            case BotSat():
                self._seat(entry.seat, Chair(level=entry.level, name=entry.name))
                self._begin_when_full(at)
            case Stood():
                self._seat(entry.seat, Chair())
            case Undone():
                self._undone(entry, at)
            case Proposed():
                self.pending = Pending(self.version, entry, self._asked(entry))
            case Settled():
                self.pending = None
            case Answered():
                self._answered(entry, at)
            case Replaced():
                self._replaced(entry, at)
            case Taken():
                self._taken(entry, at)
            case Ended():
                self.ending = entry.ending
                self.pending = None
            case Taught():
                self._taught(entry, at)
            case Rematched():
                self.rematch = entry.table
        self.moved_at = at

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = list(self.chairs)
        self.chairs[seat] = chair

    def _opened(self, entry: Opened) -> None:
        self.opened = entry
        self.game = named_game(entry.game)
        self.edition = editions.of(entry.game, entry.edition)
        self.chairs = [Chair() for _ in range(entry.players)]
        self.lesson = Lesson.load(self.game, entry.lesson) if entry.lesson else None

    def _begin_when_full(self, at: float) -> None:
        if self.state is not None or not all(chair.taken for chair in self.chairs):
            return
        if self.lesson:
            self.state = self.lesson.begin()
            self.walk = self.lesson.reached(Walk(), 0, -1, -1, len(self.state.history))
        elif self.opened.begun:
            self.state = self._played_again(self.opened.begun)
        else:
            made = self.shuffle()
            seed = seed_of(made.secret, made.randoms)
            self.state = self.game.new(self.opened.players, seed, self.edition, self.opened.options)
        clock = self.opened.clock
        self.seconds_left = [float(clock.bank) for _ in self.chairs] if clock else []
        self._position_changed(at)

    def _played_again(self, begun: Begun) -> State:
        """Return the game that is played on here, as it stood at the moment of parting."""
        state: State = self.game.new(self.opened.players, int(begun.seed, 16), self.edition, self.opened.options)
        for action in begun.actions:
            state.apply(self._present(state, action, begun.numbering))
        return state

    def _present(self, state: State, action: int, numbering: int) -> int:
        """Return the present number of an action that was written under some numbering."""
        return action if numbering == self.game.numbering else self.game.renumbered(state, action, numbering)

    def _acted(self, entry: Acted, at: float) -> None:
        assert self.state is not None  # noqa: S101 - the log was checked when it was written
        clock = self.opened.clock
        if clock and self.chairs[entry.seat].player:
            spent = max(0.0, at - self.turn_since)
            self.seconds_left = [*self.seconds_left]
            self.seconds_left[entry.seat] += clock.increment - spent
        self.state.apply(self._present(self.state, entry.action, entry.numbering))
        if self.state.over:
            self.ending = "finished"
        self._position_changed(at)

    def _undone(self, entry: Undone, at: float) -> None:
        assert self.state is not None  # noqa: S101 - the log was checked when it was written
        self.state = self.game.rebuild(self.state, entry.keep)
        self.altered_by_agreement = self.altered_by_agreement or entry.consented
        self._position_changed(at)

    def _position_changed(self, at: float) -> None:
        self.seq = self.version
        self.turn_since = at
        if self.ending or (self.pending and self.pending.entry.kind == "undo"):
            self.pending = None
            self.room_version = self.version

    def _taught(self, entry: Taught, at: float) -> None:
        assert self.state is not None and self.lesson is not None  # noqa: S101, PT018 - the log was checked
        if entry.free:
            self.walk = msgspec.structs.replace(self.walk, free=True)
        else:
            stage = self.lesson.steps[entry.step].stage
            if stage is not None and entry.way < 0:
                self.state = self.lesson.staged(stage)
                self.actions_at = [0] * self.version  # nobody knows anything of this game yet
            self.walk = self.lesson.reached(self.walk, entry.step, entry.way, entry.chose, len(self.state.history))
        self._position_changed(at)

    def _asked(self, entry: Proposed) -> frozenset[str]:
        """Everyone who holds a seat must agree but the proposer: whoever would be replaced is asked as well."""
        return frozenset(self.people() - {entry.player})

    def _to_be_replaced(self, entry: Proposed) -> str | None:
        return self.chairs[entry.seat].player if entry.kind == "bot" and entry.seat is not None else None

    def _answered(self, entry: Answered, at: float) -> None:
        pending = self.pending
        if pending is not None:
            left = pending.asked - {entry.player}
            if not entry.agree and pending.entry.kind == "seat" and entry.player != pending.entry.player:
                self.declined |= {pending.entry.player}
                self.declined_at = at
            self.pending = Pending(pending.version, pending.entry, left) if entry.agree and left else None

    def _replaced(self, entry: Replaced, at: float) -> None:
        chair = self.chairs[entry.seat]
        kept = entry.why in ("away", "agreed")
        bot = Chair(name=chair.name, level=entry.level, random=chair.random, resigned=chair.player, kept=kept)
        self._seat(entry.seat, bot)
        self.altered_by_agreement = self.altered_by_agreement or (kept and not entry.asker)
        self.askers |= {entry.asker} - {""}
        self._ask_without_them(entry.seat)
        self.seq, self.turn_since = self.version, at

    def _ask_without_them(self, seat: int) -> None:
        """Wait no longer for the answer of a person who was just replaced, and for none to what they proposed."""
        pending = self.pending
        if pending is None:
            return
        left, proposal = pending.asked & self.people(), pending.entry
        theirs = proposal.kind != "seat" and proposal.player not in self.people()
        done = proposal.kind == "bot" and proposal.seat == seat
        self.pending = Pending(pending.version, proposal, left) if left and not theirs and not done else None

    def _taken(self, entry: Taken, at: float) -> None:
        before = self.chairs[entry.seat]
        back = before.kept and before.resigned == entry.player
        self.altered_by_agreement = self.altered_by_agreement or not back
        self._seat(entry.seat, Chair(entry.player, entry.name, random=before.random))
        self.seq, self.turn_since = self.version, at

    # Deciding: what entries a request leads to

    def decide_sit(self, player: str, name: str, seat: int | None, random: str) -> list[AnyEntry]:
        """Take a seat before the game begins; without a number, the first open one."""
        self._need_open()
        open_seats = [number for number, chair in enumerate(self.chairs) if not chair.taken]
        if seat is None:
            if not open_seats:
                raise RefusalError(message("table-full"))
            seat = open_seats[0]
        if self._chair(seat).taken:
            raise RefusalError(message("table-seat-taken", number=seat + 1))
        return [Sat(seat, player, name, random)]

    def decide_stand(self, player: str, seat: int) -> list[AnyEntry]:
        """Leave a seat before the game begins."""
        self._need_open()
        self._need_own(player, seat)
        return [Stood(seat)]

    def decide_bot(self, player: str, seat: int, level: str | None) -> list[AnyEntry]:
        """Put a bot on an open seat, or take it away: the host's business."""
        self._need_open()
        if player != self.opened.host:
            raise RefusalError(message("table-only-host"))
        chair = self._chair(seat)
        if chair.player or (level is None and not chair.level):
            raise RefusalError(message("table-seat-taken" if chair.player else "table-no-bot-there", number=seat + 1))
        return [Stood(seat)] if level is None else [BotSat(seat, level)]

    def decide_act(self, player: str, seq: int, action: int) -> list[AnyEntry]:
        """Choose an action with the seat whose turn it is; in a lesson, one that the step is about."""
        state = self.need_turn(player, seq)
        if self.guide:
            self.need_legal(state, action)
            return learning.chosen(self, self.guide, action)
        return self._act(state, int(state.current_player), action)

    def decide_learn(self, player: str, seq: int, wanted: str) -> list[AnyEntry]:
        """Walk on in a lesson."""
        self._playing(seq)
        self._need_seat(player)
        return learning.walked(self, wanted)

    def decide_lesson_act(self, seq: int) -> list[AnyEntry]:
        """Take the action that the lesson itself plays, if there is one."""
        state, action = self._playing(seq), self.lesson_plays
        return [] if action is None else self._act(state, int(state.current_player), action)

    def decide_bot_act(self, seat: int, seq: int, action: int) -> list[AnyEntry]:
        """Take a bot's action; one that comes too late is stale like anybody's."""
        state = self._playing(seq)
        if seat != state.current_player or self.chairs[seat].level is None:
            raise StaleError("the bot's turn has passed")
        return self._act(state, seat, action)

    def _act(self, state: State, seat: int, action: int) -> list[AnyEntry]:
        self.need_legal(state, action)
        return [Acted(seat, action, self.game.numbering)]

    def decide_undo(self, player: str, seq: int) -> list[AnyEntry]:
        """Take back the person's last decision, or ask the others."""
        self._playing(seq)
        self._need_seat(player)
        how, keep = self.undoable(player)
        seat = self.seats_of(player)[0]
        if how == "no":
            raise RefusalError(message("table-nothing-to-undo"))
        if how == "free":
            return [Undone(seat, keep, consented=False)]
        return self._propose(Proposed("undo", player, seat=seat, keep=keep))

    def decide_propose_end(self, player: str, away: Away = nobody) -> list[AnyEntry]:
        """Propose to end the game without a result."""
        self._playing()
        self._need_seat(player)
        return self._propose(Proposed("end", player), away)

    def decide_propose_bot(self, player: str, seat: int, level: str, away: Away = nobody) -> list[AnyEntry]:
        """Propose that a bot plays on for somebody else: they are asked, unless they have been away for long."""
        self._playing()
        self._need_seat(player)
        if self._chair(seat).player in (None, player):
            raise RefusalError(message("table-not-another-person", number=seat + 1))
        return self._propose(Proposed("bot", player, seat=seat, level=level), away)

    def decide_propose_seat(
        self, player: str, name: str, seat: int, now: float = math.inf, away: Away = nobody
    ) -> list[AnyEntry]:
        """Ask to take over a bot's seat: back at once for whom it is kept; who was told no does not ask again."""
        self._playing()
        chair = self._chair(seat)
        if chair.level is None:
            raise RefusalError(message("table-no-bot-there", number=seat + 1))
        if chair.kept and chair.resigned == player:
            return [Taken(seat, player, chair.name)]
        if chair.kept:
            raise RefusalError(message("table-seat-kept", name=chair.name))
        if player in self.declined or now - self.declined_at < SEAT_REQUEST_PAUSE:
            raise RefusalError(message("table-declined"))
        return self._propose(Proposed("seat", player, seat=seat, name=name), away)

    def _propose(self, entry: Proposed, away: Away = nobody) -> list[AnyEntry]:
        before: list[AnyEntry] = []
        if self.pending:
            if self.pending.entry.player in self.people() or entry.player not in self.people():
                raise RefusalError(message("table-answer-first"))
            before = [Settled()]  # a stranger's request keeps nobody who plays from proposing something
        if self._still_asked(entry, self._asked(entry), away):
            return [*before, entry]
        return [*before, entry, Settled(), *self._effect(entry)]

    def _still_asked(self, entry: Proposed, asked: frozenset[str], away: Away) -> set[str]:
        """Return those whose answer is waited for."""
        everyone = entry.kind in BLOCKED_BY_THE_AWAY or (entry.kind in VOIDING and self.counts())
        return {one for one in asked if everyone or not away(one)}

    def decide_settle(self, away: Away) -> list[AnyEntry]:
        """Carry out a proposal that only people who have been away for long did not answer; nothing while others do."""
        pending = self.pending
        if self.status != "playing" or pending is None or self._still_asked(pending.entry, pending.asked, away):
            return []
        return [Settled(), *self._effect(pending.entry)]

    def _effect(self, entry: Proposed, agreed: str | None = None) -> list[AnyEntry]:
        """Return what happens when everyone agrees; ``agreed`` is who did so last."""
        if entry.kind == "undo":
            return [Undone(entry.seat or 0, entry.keep or 0, consented=True)]
        if entry.kind == "bot":
            asked = self.pending.asked if self.pending else self._asked(entry)
            person = self._to_be_replaced(entry)
            if person not in asked or person == agreed:
                return [Replaced(entry.seat or 0, entry.level or "", "agreed")]
            return [Replaced(entry.seat or 0, self._stand_in(entry), "away", entry.player)]
        if entry.kind == "seat":
            return [Taken(entry.seat or 0, entry.player, entry.name or "")]
        return [Ended("agreed")]

    def _stand_in(self, entry: Proposed) -> str:
        """Return who plays on for the away: in a game that counts nobody picks a weak opponent for themselves."""
        return RATED_STAND_IN if self.counts() else entry.level or ""

    def decide_answer(self, player: str, proposal: int, agree: bool, away: Away = nobody) -> list[AnyEntry]:
        """Agree or decline; the last agreement carries the proposal out, and its proposer may take it back."""
        self._playing()
        pending = self.pending
        taken_back = pending is not None and player == pending.entry.player and not agree
        if pending is None or pending.version != proposal or not (player in pending.asked or taken_back):
            raise RefusalError(message("table-nothing-to-answer"))
        answer = Answered(player, agree)
        if agree and not self._still_asked(pending.entry, pending.asked - {player}, away):
            return [answer, Settled(), *self._effect(pending.entry, agreed=player)]
        return [answer]

    def decide_resign(self, player: str, seat: int, level: str) -> list[AnyEntry]:
        """Leave a running game: a bot plays on, unless no person is left to play with."""
        self._playing()
        self._need_own(player, seat)
        return self._give_up(seat, level, "resigned")

    def decide_flag(self, now: float, level: str) -> list[AnyEntry]:
        """Hand the seat whose time has run out to a bot; nothing while there is time left."""
        seat = self.ticking
        left = self.clock_left(seat, now) if seat is not None else None
        if seat is None or left is None or left > -GRACE:
            return []
        return self._give_up(seat, level, "time")

    def _give_up(self, seat: int, level: str, why: str) -> list[AnyEntry]:
        replaced: list[AnyEntry] = [Replaced(seat, level, why)]
        alone = not any(chair.player for other, chair in enumerate(self.chairs) if other != seat)
        return [*replaced, Ended("abandoned")] if alone else replaced

    def decide_expire(self, now: float, patience: float) -> list[AnyEntry]:
        """Give up a table at which the game has not begun for too long; nothing while there is hope."""
        waiting = self.status == "open" and now - self.moved_at > patience
        return [Ended("abandoned")] if waiting else []

    def decide_say(self, player: str, name: str, text: str) -> list[AnyEntry]:
        """Say something: whoever has the link may."""
        if not text:
            raise RefusalError(message("table-said-nothing"))
        return [Said(player, name, text)]

    def decide_rematch(self, player: str, table: str) -> list[AnyEntry]:
        """Note where the same people play again; only the first rematch counts."""
        self._need_seat(player)
        if self.status != "over":
            raise RefusalError(message("table-rematch-later"))
        return [] if self.rematch else [Rematched(table)]

    # What must be so

    def need_turn(self, player: str, seq: int) -> State:
        """Return the running game in the position ``seq``, if it is this person's turn."""
        self._playing()
        self._need_seat(player)
        state = self._playing(seq)
        seat = int(state.current_player)
        if self.chairs[seat].player != player:
            raise RefusalError(message("table-not-your-turn", player=Seat(seat)))
        return state

    def need_legal(self, state: State, action: int) -> None:
        """Refuse what the rules forbid, with the clause."""
        if action not in state.legal_actions():
            why = self.game.explain(state, action)
            raise RefusalError(why.message, why.clause)

    def _need_open(self) -> None:
        if self.status != "open":
            raise RefusalError(message("table-already-begun"))

    def _playing(self, seq: int | None = None) -> State:
        if self.status == "over":
            raise RefusalError(message("table-over"))
        if self.state is None:
            raise RefusalError(message("table-not-begun"))
        if seq is not None and seq != self.seq:
            raise StaleError("the position has moved on")
        return self.state

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise RefusalError(message("table-no-seat", number=seat + 1))
        return self.chairs[seat]

    def _need_own(self, player: str, seat: int) -> None:
        if self._chair(seat).player != player:
            raise RefusalError(message("table-not-your-seat", number=seat + 1))

    def _need_seat(self, player: str) -> None:
        if not self.seats_of(player):
            raise RefusalError(message("table-spectators-watch"))


def check_new_table(opened: Opened) -> None:
    """Refuse a table that could never begin: unknown game, wrong number of players, faulty edition or rulings."""
    game = named_game(opened.game)
    if opened.lesson:
        Lesson.load(game, opened.lesson)
    game.new(opened.players, 0, editions.of(opened.game, opened.edition), opened.options)
