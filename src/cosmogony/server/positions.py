"""What one reader may see of a table, as bytes to send; the game in it is only what ``Game.observe`` gives a seat.

The same bytes serve every reader who sees from the same seat, so they are kept until the table moves on.
"""

from typing import Any

import msgspec

from cosmogony.bots.characters import characters_of
from cosmogony.core.answers import Choice, ScoreColumn
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.server import learning
from cosmogony.server.messages import Language, LessonCard, NextPosition, Position, Proposal, Room, SeatInfo, UndoKind
from cosmogony.server.table import Chair, RefusalError, Table
from cosmogony.texts import Message, message, say

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


Parts = dict[str, msgspec.Raw]

_split = msgspec.json.Decoder(Parts).decode


class Seen(msgspec.Struct, frozen=True, eq=False):
    """What one seat observes of a position, the larger parts encoded and ready to be sent."""

    view: msgspec.Raw
    parts: Parts
    """The same view, part by part."""
    lines: msgspec.Raw
    goal: Message | None
    prompt: Message | None
    choices: list[Choice]


class Told(msgspec.Struct, frozen=True, eq=False):
    """A position as one reader is told it: what it shares with others, and what is the reader's own."""

    version: int
    seq: int
    actions: int
    kept: int
    seen: Seen
    seat: int | None
    to_move: int | None
    mine: bool
    """Whether the reader is asked to choose."""
    undo: UndoKind
    board: str | None
    winners: list[int] | None
    sheet: list[ScoreColumn] | None
    lesson: LessonCard | None

    @property
    def is_own(self) -> bool:
        """Whether something in it is told to this reader alone."""
        return self.mine or self.board is not None or self.lesson is not None

    @property
    def prompt(self) -> Message | None:
        """What the reader is asked."""
        return self.seen.prompt if self.mine else None

    @property
    def choices(self) -> list[Choice]:
        """What the reader may do."""
        return self.seen.choices if self.mine else []


class Positions:
    """The positions of one table that were already built for its present version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._version = -1
        self._told: dict[tuple[int | None, int, UndoKind, Language | None], Told] = {}
        self._seen: dict[tuple[int | None, int], Seen] = {}
        self._changes: dict[tuple[Seen, Seen], dict[str, Any] | None] = {}
        self._sheet: list[ScoreColumn] | None = None
        self._wholes: dict[Told, bytes] = {}
        self._alike: dict[tuple[object, ...], bytes] = {}

    def told(self, player: str | None, since: int = 0, wanted: int | None = None, lang: Language | None = None) -> Told:
        """Return the position for a reader who knows the log up to ``since``; ``lang`` draws it as text too."""
        table = self.table
        if self._version != table.version:
            self._move_on()
        key = (table.seat_of_reader(player, wanted), table.kept(since), table.undoable(player)[0], lang)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = self._build(*key)
        return told

    def encoded(self, told: Told, before: Told | None = None) -> bytes:
        """Return a position as it is sent to somebody who was told the one ``before`` on the same socket, if any."""
        changes = self._seen_anew(before.seen, told.seen) if before else None
        if before is None or changes is None:
            return self._whole(told)
        if told.is_own or before.is_own:
            return encode(self._next(told, before, changes))
        return self._bystanders(told, before, changes)

    def whole(self, told: Told) -> Position:
        """Return a position with all that belongs to it."""
        seen = told.seen
        return Position(
            table=self.table.id,
            version=told.version,
            seq=told.seq,
            seat=told.seat,
            actions=told.actions,
            kept=told.kept,
            lines=seen.lines,
            to_move=told.to_move,
            goal=seen.goal,
            prompt=told.prompt,
            choices=told.choices,
            undo=told.undo,
            view=seen.view,
            board=told.board,
            winners=told.winners,
            sheet=told.sheet,
            lesson=told.lesson,
        )

    def _bystanders(self, told: Told, before: Told, changes: dict[str, Any]) -> bytes:
        """Return what is new for whoever only looks on: all who saw the same before and see the same now share it."""
        key: tuple[object, ...] = (before.seen, told.seen)
        if told.seat != before.seat or told.undo != before.undo:
            key += (before.seat, told.seat, before.undo, told.undo)
        if key not in self._alike:
            self._alike[key] = encode(self._next(told, before, changes))
        return self._alike[key]

    def _whole(self, told: Told) -> bytes:
        if told not in self._wholes:
            self._wholes[told] = encode(self.whole(told))
        return self._wholes[told]

    def _next(self, told: Told, before: Told, changes: dict[str, Any]) -> NextPosition:
        """Return what is new for whoever was told the position before: what was seen anew, and what is theirs."""
        seen = told.seen
        changed = changes.copy()
        if told.seat != before.seat:
            changed["seat"] = told.seat
        if told.to_move != before.to_move:
            changed["to_move"] = told.to_move
        if told.undo != before.undo:
            changed["undo"] = told.undo
        if told.mine or before.mine:
            changed |= {name: new for name, new, old in asked(told, before) if new != old}
        if told.board != before.board:
            changed["board"] = told.board
        if told.winners != before.winners:
            changed["winners"] = told.winners
        if told.sheet != before.sheet:
            changed["sheet"] = told.sheet
        if told.lesson != before.lesson:
            changed["lesson"] = told.lesson
        return NextPosition(self.table.id, told.version, told.seq, told.actions, told.kept, seen.lines, **changed)

    def _seen_anew(self, before: Seen, seen: Seen) -> dict[str, Any] | None:
        """Return what is new in what was seen, the same for all who see the same; None where it has other parts."""
        if (before, seen) not in self._changes:
            self._changes[before, seen] = seen_anew(before, seen)
        return self._changes[before, seen]

    def _move_on(self) -> None:
        for kept in (self._told, self._seen, self._changes, self._wholes, self._alike):
            kept.clear()
        self._sheet = None
        self._version = self.table.version

    def _build(self, seat: int | None, kept: int, undo: UndoKind, lang: Language | None) -> Told:
        table, game = self.table, self.table.game
        state = need_state(table)
        to_move = table.to_move
        # Where nothing is hidden everyone sees the same: one look serves them all, that of the person to move.
        person = to_move if to_move is not None and table.chairs[to_move].player else None
        seen = self._look(person if game.hides_nothing else seat, kept)
        card = learning.card(table) if seat is not None and table.lesson else None
        asked = card is None or card.free or card.kind in ("do", "compare")
        return Told(
            table.version,
            table.seq,
            len(state.history),
            kept,
            seen,
            seat,
            to_move,
            to_move is not None and seat == to_move and asked and not (card and card.plays),
            undo,
            drawn(table, state, seat, lang) if lang else None,
            state.winners() if state.over else None,
            self._score_sheet() if state.over or learning.counts(card) else None,
            card,
        )

    def _look(self, seat: int | None, kept: int) -> Seen:
        seen = self._seen.get((seat, kept))
        if seen is None:
            seen = self._seen[seat, kept] = observed(self.table.game, need_state(self.table), seat, kept)
        return seen

    def _score_sheet(self) -> list[ScoreColumn]:
        if self._sheet is None:
            self._sheet = self.table.game.score_sheet(need_state(self.table))
        return self._sheet


def seen_anew(before: Seen, seen: Seen) -> dict[str, Any] | None:
    """Return what is new in what was seen; None where it has other parts."""
    if before.parts.keys() != seen.parts.keys():
        return None
    view = {name: part for name, part in seen.parts.items() if part != before.parts[name]}
    changes: dict[str, Any] = {"view": view} if view else {}
    if seen.goal != before.goal:
        changes["goal"] = seen.goal
    return changes


def asked(told: Told, before: Told) -> tuple[tuple[str, object, object], ...]:
    """Return what a reader is asked and was asked, by name."""
    return ("prompt", told.prompt, before.prompt), ("choices", told.choices, before.choices)


def observed(game: Game[Any], state: State, seat: int | None, kept: int) -> Seen:
    """Observe a game from a seat, or as a spectator, and encode what was seen."""
    found = game.observe(state, seat, kept)
    view = encode(found.view)
    lines = msgspec.Raw(encode(found.events))
    return Seen(msgspec.Raw(view), _split(view), lines, found.goal, found.prompt, found.choices)


def drawn(table: Table, state: State, seat: int | None, lang: Language | None) -> str | None:
    """Draw a position of a table as text as a seat sees it, with the names that the browser shows."""
    if lang is None:
        return None
    names = [seat_name(table, chair, number, lang) for number, chair in enumerate(table.chairs)]
    return table.game.board(state, seat, lang, names)


def seat_name(table: Table, chair: Chair, number: int, lang: Language) -> str:
    """Return what the browser calls a seat: the person's name, or that of whoever plays for the bot."""
    character = character_at(table, number, chair)
    if character:
        return say(f"character-{character}", lang)
    return chair.name or say("player", lang, number=number + 1)


def character_at(table: Table, seat: int, chair: Chair) -> str | None:
    """Return who plays for the bot of a seat; nobody for a person, or where a lesson has named the rival."""
    if not _has_character(chair):
        return None
    begun = table.opened.begun
    levels = [other.level if _has_character(other) else None for other in table.chairs]
    people = [other.name for other in table.chairs if other.player]
    return characters_of(begun.origin if begun else table.id, levels, people)[seat]


def _has_character(chair: Chair) -> bool:
    return bool(chair.level) and not chair.player and not (chair.name and chair.resigned is None)


def earlier_position(table: Table, player: str | None, actions: int, lang: Language | None = None) -> Position:
    """Build an earlier position of a game from the reader's own seat: nothing but what they could see then."""
    game = table.game
    if table.state is None or actions > len(table.state.history):
        raise RefusalError(message("replay-beyond"))
    state = game.rebuild(table.state, actions)
    seat = table.seat_of_reader(player)
    seen = observed(game, state, seat, 0)
    return Position(
        table=table.id,
        version=table.version,
        seq=table.seq,
        seat=seat,
        actions=actions,
        kept=0,
        lines=seen.lines,
        to_move=None if state.over else state.current_player,
        goal=seen.goal,
        prompt=None,
        choices=[],
        undo="no",
        view=seen.view,
        board=drawn(table, state, seat, lang),
        winners=None,
        sheet=None,
    )


def need_state(table: Table) -> State:
    """Return the game of a table where it has begun."""
    assert table.state is not None  # noqa: S101 - callers ask only after the game has begun
    return table.state


def build_room(table: Table, player: str | None, now: float) -> Room:
    """Build what a reader sees of the table around the game."""
    opened = table.opened
    return Room(
        table=table.id,
        version=table.version,
        game=opened.game,
        players=opened.players,
        edition=table.edition.label,
        options=opened.options,
        status=table.status,
        ending=table.ending,
        listed=opened.listed,
        rated=opened.rated,
        hints=table.hints,
        host=player == opened.host,
        clock=opened.clock,
        seats=[_seat_info(table, seat, chair, player, now) for seat, chair in enumerate(table.chairs)],
        proposal=_proposal(table, player),
        commitment=table.shuffle().commitment,
        secret=opened.secret if table.status == "over" else None,
        rematch=table.rematch,
        now=now,
        ticking=table.ticking,
        away_after=table.away_after,
        lesson=opened.lesson,
    )


def _seat_info(table: Table, seat: int, chair: Chair, player: str | None, now: float) -> SeatInfo:
    return SeatInfo(
        kind="person" if chair.player else "bot" if chair.level else "open",
        name=chair.name,
        level=chair.level,
        character=character_at(table, seat, chair),
        mine=player is not None and chair.player == player,
        clock=table.clock_left(seat, now) if chair.player else None,
        resigned=chair.resigned is not None,
        kept=chair.kept,
        kept_for_me=chair.kept and player is not None and chair.resigned == player,
    )


def _proposal(table: Table, player: str | None) -> Proposal | None:
    pending = table.pending
    if pending is None:
        return None
    entry = pending.entry
    return Proposal(
        proposal=pending.version,
        kind=entry.kind,
        by=next(iter(table.seats_of(entry.player)), entry.seat or 0),
        name=entry.name or next((chair.name for chair in table.chairs if chair.player == entry.player), ""),
        seat=entry.seat if entry.kind in ("bot", "seat") else None,
        asked=[seat for seat, chair in enumerate(table.chairs) if chair.player in pending.asked],
        mine_to_answer=player in pending.asked,
        mine=player == entry.player,
        about_me=entry.kind == "bot" and player is not None and table.chairs[entry.seat or 0].player == player,
    )
