"""What one reader may see of a table, as bytes to send; the game in it is only what ``Game.observe`` gives a seat.

The same bytes serve every reader who sees from the same seat, so they are kept until the table moves on.
"""

from typing import Any

import msgspec

from cosmogony.bots.characters import characters_of
from cosmogony.core.answers import Choice
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.server import learning
from cosmogony.server.messages import Language, Position, Proposal, Room, SeatInfo, UndoKind
from cosmogony.server.table import Chair, RefusalError, Table
from cosmogony.texts import Message, message, say

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Seen(msgspec.Struct, frozen=True):
    """What one seat observes of a position, the larger parts encoded and ready to be sent."""

    view: msgspec.Raw
    lines: msgspec.Raw
    goal: Message | None
    prompt: Message | None
    choices: list[Choice]


class Positions:
    """The positions of one table that were already built for its present version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._version = -1
        self._built: dict[tuple[int | None, int, UndoKind, Language | None], bytes] = {}
        self._seen: dict[tuple[int | None, int], Seen] = {}
        self._readers: dict[tuple[str | None, int | None], tuple[int | None, UndoKind]] = {}

    def position(
        self, player: str | None, since: int = 0, wanted: int | None = None, lang: Language | None = None
    ) -> bytes:
        """Return the encoded position for a reader who knows the log up to ``since``; ``lang`` draws it as text too."""
        table = self.table
        if self._version != table.version:
            self._built.clear()
            self._seen.clear()
            self._readers.clear()
            self._version = table.version
        if (player, wanted) not in self._readers:
            self._readers[player, wanted] = (table.seat_of_reader(player, wanted), table.undoable(player)[0])
        seat, undo = self._readers[player, wanted]
        key = (seat, table.kept(since), undo, lang)
        if key not in self._built:
            self._built[key] = encode(self._position(*key))
        return self._built[key]

    def _position(self, seat: int | None, kept: int, undo: UndoKind, lang: Language | None) -> Position:
        table, game = self.table, self.table.game
        state = need_state(table)
        to_move = table.to_move
        # Where nothing is hidden everyone sees the same: one look serves them all, that of the person to move.
        person = to_move if to_move is not None and table.chairs[to_move].player else None
        seen = self._look(person if game.hides_nothing else seat, kept)
        card = learning.card(table) if seat is not None else None
        asked = card is None or card.free or card.kind in ("do", "compare")
        mine = to_move is not None and seat == to_move and asked and not (card and card.plays)
        return Position(
            table=table.id,
            version=table.version,
            seq=table.seq,
            seat=seat,
            actions=len(state.history),
            kept=kept,
            lines=seen.lines,
            to_move=to_move,
            goal=seen.goal,
            prompt=seen.prompt if mine else None,
            choices=seen.choices if mine else [],
            undo=undo,
            view=seen.view,
            board=drawn(table, state, seat, lang),
            winners=state.winners() if state.over else None,
            sheet=game.score_sheet(state) if state.over or learning.counts(card) else None,
            lesson=card,
        )

    def _look(self, seat: int | None, kept: int) -> Seen:
        if (seat, kept) not in self._seen:
            self._seen[seat, kept] = observed(self.table.game, need_state(self.table), seat, kept)
        return self._seen[seat, kept]


def observed(game: Game[Any], state: State, seat: int | None, kept: int) -> Seen:
    """Observe a game from a seat, or as a spectator, and encode what was seen."""
    found = game.observe(state, seat, kept)
    view, lines = msgspec.Raw(encode(found.view)), msgspec.Raw(encode(found.events))
    return Seen(view, lines, found.goal, found.prompt, found.choices)


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
