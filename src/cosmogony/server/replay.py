"""Looking at games that have ended, move by move: the server's own, and imported records."""

from collections import OrderedDict
from typing import Any

from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.games import game as find_game
from cosmogony.server.eyes import look
from cosmogony.server.messages import ImportedRecord, Position
from cosmogony.server.table import RefusalError
from cosmogony.texts import message

KEPT = 64
"""Replays kept ready."""


class Replay:
    """A game that has ended: everything in it may be seen, with any seat's eyes."""

    def __init__(self, id: str, record: Record, edition: Edition) -> None:
        self.id = id
        self.record = record
        self.game: Game[Any] = find_game(record.game)
        self.edition = edition
        self.final = self.game.verify(record, edition)

    def position(self, actions: int | None, seat: int | None) -> Position:
        """Return the position after some actions, as a seat or a spectator saw it."""
        if actions is None:
            actions = len(self.final.history)
        if actions > len(self.final.history) or (seat is not None and seat >= self.record.players):
            raise RefusalError(message("replay-beyond"))
        state = self.game.rebuild(self.final, actions)
        seen = look(self.game, state, seat, 0)
        return Position(
            table=self.id,
            ply=actions,
            seq=actions,
            seat=seat,
            actions=actions,
            kept=0,
            lines=seen.lines,
            to_move=None if state.over else state.current_player,
            prompt=None if state.over else self.game.prompt(state),
            choices=self.game.choices(state, seat) if seat is not None else [],
            undo="no",
            view=seen.view,
            winners=state.winners() if state.over else None,
            sheet=self.game.score_sheet(state) if state.over else None,
        )

    def summary(self) -> ImportedRecord:
        """Say what the record holds."""
        record = self.record
        return ImportedRecord(
            id=self.id,
            game=record.game,
            players=record.players,
            names=[record.names.get(seat, "") for seat in range(record.players)],
            actions=len(record.lines),
            finished=self.final.over,
            verified_shuffle=record.shuffle is not None,
        )


class Replays:
    """The replays that somebody looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, id: str) -> Replay | None:
        """Return a replay that is ready."""
        if id in self._kept:
            self._kept.move_to_end(id)
        return self._kept.get(id)

    def keep(self, replay: Replay) -> Replay:
        """Keep a replay ready, dropping the one that was longest not looked at."""
        self._kept[replay.id] = replay
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replay
