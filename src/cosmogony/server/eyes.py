"""What one reader may see of a table, as bytes to send; built only through ``Game.observe``.

The same bytes serve every reader with the same eyes, so they are kept until the table moves on.
"""

import msgspec

from cosmogony.server.messages import LogLine, Position, Proposal, Room, SeatInfo, UndoKind
from cosmogony.server.table import Chair, Table

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Eyes:
    """The positions of one table that were already built for its present ply."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._ply = -1
        self._built: dict[tuple[int | None, int, str], bytes] = {}

    def position(self, player: str | None, since: int = 0, wanted: int | None = None) -> bytes:
        """Return the encoded position for a reader who knows the log up to ``since``."""
        table = self.table
        if self._ply != table.ply:
            self._built.clear()
            self._ply = table.ply
        seat = table.eyes(player, wanted)
        kept = table.kept(since)
        undo = table.undoable(player)[0]
        key = (seat, kept, undo)
        if key not in self._built:
            self._built[key] = encode(build_position(table, seat, kept, undo))
        return self._built[key]


def build_position(table: Table, seat: int | None, kept: int, undo: UndoKind) -> Position:
    """Build what a seat, or a spectator, sees of a game that has begun."""
    state, game = table.state, table.game
    assert state is not None  # noqa: S101 - callers ask only after the game has begun
    observed = game.observe(state, seat, kept)
    told = game.events(state, seat, kept)
    lines = [LogLine(event.ply, message) for event, message in zip(told, observed.events, strict=True)]
    to_move = table.to_move
    return Position(
        table=table.id,
        ply=table.ply,
        seq=table.seq,
        seat=seat,
        actions=len(state.history),
        kept=kept,
        lines=lines,
        to_move=to_move,
        prompt=game.prompt(state) if to_move is not None and seat == to_move else None,
        choices=observed.choices if to_move is not None else [],
        undo=undo,
        view=msgspec.Raw(encode(observed.view)),
        winners=state.winners() if state.over else None,
        sheet=game.score_sheet(state) if state.over else None,
    )


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
