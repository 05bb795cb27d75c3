"""One table: its log folded into a position, and the only place that says what may be done at it.

``fold`` trusts the log; the ``decide`` methods answer a wish with the entries to append, or raise ``RefusalError`` or
``StaleError``. Nothing here waits, writes or sends: the hall does.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from cosmogony.core.edition import Edition
from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.shuffle import Shuffle, commitment_to, seed_of
from cosmogony.core.state import State
from cosmogony.games import game as find_game
from cosmogony.server.entries import (
    Acted,
    Answered,
    AnyEntry,
    BotSat,
    Ended,
    Opened,
    Proposed,
    Rematched,
    Replaced,
    Said,
    Sat,
    Stood,
    Taken,
    Undone,
)
from cosmogony.server.messages import Chat, Ending, Status, UndoKind
from cosmogony.texts import Message, Seat, message

GRACE = 2.0
"""Seconds that the network may take before a clock that ran out counts."""


CHAT_KEPT = 300
"""Lines of chat that a newcomer is shown; the log has them all."""


class RefusalError(CosmogonyError):
    """What was asked for may not be done: a message for people, and the clause where a rule forbids it."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.clause = clause


class StaleError(CosmogonyError):
    """What was asked for refers to a position that has passed."""


@dataclass
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

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays here."""
        return self.player is not None or self.level is not None


@dataclass
class Pending:
    """A proposal that waits for answers."""

    ply: int
    entry: Proposed
    asked: set[str]


class Table:
    """A table as its log tells it so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.ply = 0
        self.seq = 0
        self.actions_at = [0]
        """How many actions stood after each row of the log."""
        self.opened: Opened
        self.game: Game[Any]
        self.edition: Edition
        self.chairs: list[Chair] = []
        self.state: State | None = None
        self.ending: Ending | None = None
        self.pending: Pending | None = None
        self.chat: list[Chat] = []
        self.rematch: str | None = None
        self.bent = False
        """Whether something was agreed on for which the game does not count: an undo, a seat that changed hands."""
        self.declined: set[str] = set()
        """People who asked for a seat and were told no."""
        self.banks: list[float] = []
        self.turn_since = 0.0
        self.moved_at = 0.0
        self.room_ply = 0
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
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is; None when it is a person's, or nobody's."""
        return None if self.to_move is None else self.chairs[self.to_move].level

    def seats_of(self, player: str | None) -> list[int]:
        """List the seats that a person holds."""
        if player is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def people(self) -> set[str]:
        """Return everyone who holds a seat."""
        return {chair.player for chair in self.chairs if chair.player}

    def names(self) -> list[str]:
        """Return the seats' names as records have them."""
        return [chair.name or chair.level or "" for chair in self.chairs]

    def kept(self, since: int) -> int:
        """Return how many of the actions known to a reader at ply ``since`` still stand."""
        return min(self.actions_at[min(since, self.ply) :])

    def chat_since(self, since: int) -> list[Chat]:
        """Return what was said after a ply, as far as it is kept."""
        newest = takewhile(lambda line: line.ply > since, reversed(self.chat))
        return list(newest)[::-1]

    def eyes(self, player: str | None, wanted: int | None = None) -> int | None:
        """Return the seat that a reader sees with: the one to move, the one they want, or their first."""
        own = self.seats_of(player)
        if not own:
            return None
        if self.to_move in own:
            return self.to_move
        return wanted if wanted in own else own[0]

    def clock_left(self, seat: int, now: float) -> float | None:
        """Return a person's seconds left to think."""
        if not self.opened.clock or not self.banks:
            return None
        spent = now - self.turn_since if self.ticking == seat else 0.0
        return self.banks[seat] - spent

    @property
    def ticking(self) -> int | None:
        """The seat whose clock runs: bots have none."""
        running = self.opened.clock and self.to_move is not None and not self.bot_to_move
        return self.to_move if running else None

    def undoable(self, player: str | None) -> tuple[UndoKind, int]:
        """Say how a person may take back their last decision (free, ask or no), and what would stay."""
        own = self.seats_of(player)
        state = self.state
        if state is None or self.ending or not own:
            return "no", 0
        last = len(state.history) - 1
        if last >= 0 and state.deciders[last] in own and state.undo_point(state.deciders[last]) <= last:
            return "free", last
        while last >= 0 and state.deciders[last] not in own:
            last -= 1
        return ("ask", last) if last >= 0 else ("no", 0)

    def rated(self) -> bool:
        """Say whether the result counts for the ladder: the game was finished, and it counted."""
        return self.ending == "finished" and self.counts()

    def counts(self) -> bool:
        """Say whether the result would count as things stand: the plain game, every entrant once."""
        opened, entrants = self.opened, self.entrants()
        plain = opened.rated and not opened.options and opened.edition is None and not self.bent
        apart = len(entrants) > 1 and len(set(entrants)) == len(entrants)
        return plain and (apart or self.state is None)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: never while the game counts for the ladder."""
        return self.opened.hints and not self.counts()

    def entrants(self) -> list[str]:
        """Return who is rated for each seat; whoever resigned answers for the seat to the end."""
        bots = (f"bot:{chair.level}" for chair in self.chairs)
        return [chair.player or chair.resigned or bot for chair, bot in zip(self.chairs, bots, strict=True)]

    def status_after(self, entries: Iterable[AnyEntry]) -> Status:
        """Return the status that the table will have: asked before anything is written, let alone folded."""
        entries = list(entries)
        if len(entries) == 1 and isinstance(entries[0], Acted):  # nearly always
            return "over" if self._will_finish(entries) else self.status
        taken = {entry.seat for entry in entries if isinstance(entry, Sat | BotSat)}
        if any(isinstance(entry, Ended) for entry in entries) or self._will_finish(entries):
            return "over"
        full = all(chair.taken or seat in taken for seat, chair in enumerate(self.chairs))
        return "playing" if self.status == "open" and full and taken else self.status

    def _will_finish(self, entries: Iterable[AnyEntry]) -> bool:
        if self.state is None:
            return False
        trial = self.state.copy()
        for entry in entries:
            if isinstance(entry, Acted):
                trial.apply(entry.action)
        return trial.over

    def stirs_after(self, entries: Iterable[AnyEntry]) -> bool:
        """Say whether a bot or a clock may move after this without anybody asking."""
        bots = any(isinstance(entry, BotSat | Replaced) for entry in entries)
        return bots or self.opened.clock is not None or any(chair.level for chair in self.chairs)

    def shuffle(self) -> Shuffle:
        """Return what the seed is made of."""
        randoms = {seat: chair.random for seat, chair in enumerate(self.chairs) if chair.random}
        return Shuffle(commitment_to(self.opened.secret), self.opened.secret, randoms)

    def record(self) -> Record:
        """Return the ended game as a record; before the end it would tell what is hidden."""
        if not self.ending or self.state is None:
            raise RefusalError(message("table-record-later"))
        record = self.game.record(self.state, dict(enumerate(self.names())))
        # A game ended by consent has no result, and its record says so by having no scores.
        return Record(**{**record.__dict__, "shuffle": self.shuffle()})

    # Folding the log

    def fold(self, entries: Iterable[AnyEntry], at: float) -> None:
        """Take in one row of the log."""
        self.ply += 1
        for entry in entries:
            self._take(entry, at)
            if not isinstance(entry, Acted | Said) or self.ending or self.opened.clock:
                self.room_ply = self.ply
        self.actions_at.append(len(self.state.history) if self.state is not None else 0)

    def _take(self, entry: AnyEntry, at: float) -> None:
        match entry:
            case Acted():
                self._acted(entry, at)
            case Said():
                seat = next(iter(self.seats_of(entry.player)), None)
                self.chat.append(Chat(self.id, self.ply, seat, entry.name, entry.text, at))
                del self.chat[:-CHAT_KEPT]
                return
            case Opened():
                self._opened(entry)
            case Sat():
                self.chairs[entry.seat] = Chair(player=entry.player, name=entry.name, random=entry.random)
                self._begin_when_full(at)
            case BotSat():
                self.chairs[entry.seat] = Chair(level=entry.level)
                self._begin_when_full(at)
            case Stood():
                self.chairs[entry.seat] = Chair()
            case Undone():
                self._undone(entry, at)
            case Proposed():
                self.pending = Pending(self.ply, entry, self._asked(entry))
            case Answered():
                self._answered(entry)
            case Replaced():
                self._replaced(entry, at)
            case Taken():
                self._taken(entry, at)
            case Ended():
                self.ending = entry.ending
                self.pending = None
            case Rematched():
                self.rematch = entry.table
        self.moved_at = at

    def _opened(self, entry: Opened) -> None:
        self.opened = entry
        self.game = find_game(entry.game)
        self.edition = self.game.parse_edition(entry.edition) if entry.edition else self.game.edition
        self.chairs = [Chair() for _ in range(entry.players)]

    def _begin_when_full(self, at: float) -> None:
        if self.state is not None or not all(chair.taken for chair in self.chairs):
            return
        made = self.shuffle()
        seed = seed_of(made.secret, made.randoms)
        self.state = self.game.new(self.opened.players, seed, self.edition, self.opened.options)
        clock = self.opened.clock
        self.banks = [float(clock.bank) for _ in self.chairs] if clock else []
        self._position_changed(at)

    def _acted(self, entry: Acted, at: float) -> None:
        assert self.state is not None  # noqa: S101 - the log was checked when it was written
        clock = self.opened.clock
        if clock and self.chairs[entry.seat].player:
            self.banks[entry.seat] += clock.increment - max(0.0, at - self.turn_since)
        self.state.apply(entry.action)
        if self.state.over:
            self.ending = "finished"
        self._position_changed(at)

    def _undone(self, entry: Undone, at: float) -> None:
        assert self.state is not None  # noqa: S101 - the log was checked when it was written
        self.state = self.game.rebuild(self.state, entry.keep)
        self.bent = self.bent or entry.consented
        self._position_changed(at)

    def _position_changed(self, at: float) -> None:
        self.seq = self.ply
        self.turn_since = at
        if self.ending or (self.pending and self.pending.entry.kind == "undo"):
            self.pending = None
            self.room_ply = self.ply

    def _asked(self, entry: Proposed) -> set[str]:
        """Everyone but the proposer must agree, and nobody is asked whether they themselves are away."""
        away = self.chairs[entry.seat].player if entry.kind == "bot" and entry.seat is not None else None
        return self.people() - {entry.player, away}

    def _answered(self, entry: Answered) -> None:
        if self.pending is not None:
            self.pending.asked.discard(entry.player)
            if not entry.agree and self.pending.entry.kind == "seat":
                self.declined.add(self.pending.entry.player)
            if not entry.agree or not self.pending.asked:
                self.pending = None

    def _replaced(self, entry: Replaced, at: float) -> None:
        chair = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chair(name=chair.name, level=entry.level, random=chair.random, resigned=chair.player)
        if self.pending and not self.pending.asked & self.people():
            self.pending = None
        self.seq, self.turn_since = self.ply, at

    def _taken(self, entry: Taken, at: float) -> None:
        self.chairs[entry.seat] = Chair(entry.player, entry.name, random=self.chairs[entry.seat].random)
        self.bent = True
        self.seq, self.turn_since = self.ply, at

    # Deciding: what entries a wish leads to

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
        """Choose an action with the seat whose turn it is."""
        state = self.need_turn(player, seq)
        return self._act(state, int(state.current_player), action)

    def decide_bot_act(self, seat: int, seq: int, action: int) -> list[AnyEntry]:
        """Take a bot's action; one that comes too late is stale like anybody's."""
        state = self._playing(seq)
        if seat != state.current_player or self.chairs[seat].level is None:
            raise StaleError("the bot's turn has passed")
        return self._act(state, seat, action)

    def _act(self, state: State, seat: int, action: int) -> list[AnyEntry]:
        self.need_legal(state, action)
        return [Acted(seat, action)]

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

    def decide_propose_end(self, player: str) -> list[AnyEntry]:
        """Propose to end the game without a result."""
        self._playing()
        self._need_seat(player)
        return self._propose(Proposed("end", player))

    def decide_propose_bot(self, player: str, seat: int, level: str) -> list[AnyEntry]:
        """Propose that a bot plays on for somebody else."""
        self._playing()
        self._need_seat(player)
        if self._chair(seat).player in (None, player):
            raise RefusalError(message("table-not-another-person", number=seat + 1))
        return self._propose(Proposed("bot", player, seat=seat, level=level))

    def decide_propose_seat(self, player: str, name: str, seat: int) -> list[AnyEntry]:
        """Ask to take over a bot's seat; who was told no does not ask again."""
        self._playing()
        if self._chair(seat).level is None:
            raise RefusalError(message("table-no-bot-there", number=seat + 1))
        if player in self.declined:
            raise RefusalError(message("table-declined"))
        return self._propose(Proposed("seat", player, seat=seat, name=name))

    def _propose(self, entry: Proposed) -> list[AnyEntry]:
        if self.pending:
            raise RefusalError(message("table-answer-first"))
        return [entry] if self._asked(entry) else [entry, *self._effect(entry)]

    def _effect(self, entry: Proposed) -> list[AnyEntry]:
        """Return what happens when everyone agrees."""
        if entry.kind == "undo":
            return [Undone(entry.seat or 0, entry.keep or 0, consented=True)]
        if entry.kind == "bot":
            return [Replaced(entry.seat or 0, entry.level or "", "away")]
        if entry.kind == "seat":
            return [Taken(entry.seat or 0, entry.player, entry.name or "")]
        return [Ended("agreed")]

    def decide_answer(self, player: str, proposal: int, agree: bool) -> list[AnyEntry]:
        """Agree or decline; the last agreement carries the proposal out."""
        self._playing()
        pending = self.pending
        if pending is None or pending.ply != proposal or player not in pending.asked:
            raise RefusalError(message("table-nothing-to-answer"))
        answer = Answered(player, agree)
        if agree and pending.asked == {player}:
            return [answer, *self._effect(pending.entry)]
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
    game = find_game(opened.game)
    if not game.min_players <= opened.players <= game.max_players:
        low, high = game.min_players, game.max_players
        raise SetupError(f"{game.name} is for {low} to {high} players, not {opened.players}")
    edition = game.parse_edition(opened.edition) if opened.edition else game.edition
    game.components(edition, opened.options)
