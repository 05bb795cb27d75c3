"""What one reader may see of a table, as bytes to send; built only of a seat's view, visible events and choices.

The same bytes serve every reader with the same eyes, so they are kept until the table moves on.
"""

from typing import Any

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.server.messages import LogLine, Position, Proposal, Room, SeatInfo, UndoKind
from cosmogony.server.table import Chair, Table

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Seen(msgspec.Struct, frozen=True):
    """What one pair of eyes sees of a position, encoded and ready to be sent."""

    view: msgspec.Raw
    lines: msgspec.Raw


class Eyes:
    """The positions of one table that were already built for its present ply."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._ply = -1
        self._built: dict[tuple[int | None, int, UndoKind], bytes] = {}
        self._seen: dict[tuple[int | None, int], Seen] = {}
        self._readers: dict[tuple[str | None, int | None], tuple[int | None, UndoKind]] = {}

    def position(self, player: str | None, since: int = 0, wanted: int | None = None) -> bytes:
        """Return the encoded position for a reader who knows the log up to ``since``."""
        table = self.table
        if self._ply != table.ply:
            self._built.clear()
            self._seen.clear()
            self._readers.clear()
            self._ply = table.ply
        if (player, wanted) not in self._readers:
            self._readers[player, wanted] = (table.eyes(player, wanted), table.undoable(player)[0])
        seat, undo = self._readers[player, wanted]
        key = (seat, table.kept(since), undo)
        if key not in self._built:
            self._built[key] = encode(self._position(*key))
        return self._built[key]

    def _position(self, seat: int | None, kept: int, undo: UndoKind) -> Position:
        table, game = self.table, self.table.game
        state = need_state(table)
        to_move = table.to_move
        # Where nothing is hidden everyone sees what any spectator sees: one look serves them all.
        seen = self._look(None if game.hides_nothing else seat, kept)
        mine = to_move is not None and seat == to_move
        return Position(
            table=table.id,
            ply=table.ply,
            seq=table.seq,
            seat=seat,
            actions=len(state.history),
            kept=kept,
            lines=seen.lines,
            to_move=to_move,
            prompt=game.prompt(state) if mine else None,
            choices=game.choices(state, seat) if mine else [],
            undo=undo,
            view=seen.view,
            winners=state.winners() if state.over else None,
            sheet=game.score_sheet(state) if state.over else None,
        )

    def _look(self, seat: int | None, kept: int) -> Seen:
        if (seat, kept) not in self._seen:
            self._seen[seat, kept] = look(self.table.game, need_state(self.table), seat, kept)
        return self._seen[seat, kept]


def look(game: Game[Any], state: State, seat: int | None, kept: int) -> Seen:
    """Look at a game with a seat's eyes, or a spectator's: the only door through which anything is seen."""
    told = game.events(state, seat, kept)
    lines = [LogLine(event.ply, game.event_message(state, event)) for event in told]
    return Seen(msgspec.Raw(encode(game.view(state, seat))), msgspec.Raw(encode(lines)))


def need_state(table: Table) -> State:
    """Return the game of a table where it has begun."""
    assert table.state is not None  # noqa: S101 - callers ask only after the game has begun
    return table.state


def build_room(table: Table, player: str | None, now: float) -> Room:
    """Build what a reader sees of the table around the game."""
    opened = table.opened
    return Room(
        table=table.id,
        ply=table.ply,
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
    )


def _seat_info(table: Table, seat: int, chair: Chair, player: str | None, now: float) -> SeatInfo:
    return SeatInfo(
        kind="person" if chair.player else "bot" if chair.level else "open",
        name=chair.name,
        level=chair.level,
        mine=player is not None and chair.player == player,
        clock=table.clock_left(seat, now) if chair.player else None,
        resigned=chair.resigned is not None,
    )


def _proposal(table: Table, player: str | None) -> Proposal | None:
    pending = table.pending
    if pending is None:
        return None
    entry = pending.entry
    return Proposal(
        proposal=pending.ply,
        kind=entry.kind,
        by=next(iter(table.seats_of(entry.player)), 0),
        seat=entry.seat if entry.kind == "bot" else None,
        asked=[seat for seat, chair in enumerate(table.chairs) if chair.player in pending.asked],
        mine_to_answer=player in pending.asked,
    )
