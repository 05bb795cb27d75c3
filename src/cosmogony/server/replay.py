"""Looking at games that have ended, move by move: the server's own, and imported records."""

from collections import OrderedDict
from functools import cached_property
from typing import Any

from cosmogony.bots.characters import characters_of
from cosmogony.bots.levels import BOTS
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.state import State
from cosmogony.core.story import Story, tell
from cosmogony.core.transcript import Transcript
from cosmogony.games import named_game
from cosmogony.server.hints import described
from cosmogony.server.messages import Describe, Described, ImportedRecord, Language, Position
from cosmogony.server.positions import observed
from cosmogony.server.table import RefusalError
from cosmogony.texts import message, say

KEPT = 64
"""Replays kept ready."""


class Replay:
    """A game that has ended: everything in it may be seen, from any seat."""

    def __init__(self, id: str, record: Record, edition: Edition, final: State) -> None:
        self.id = id
        self.record = record
        self.game: Game[Any] = named_game(record.game)
        self.edition = edition
        self.final = final
        own = edition.hash == self.game.edition.hash
        self.transcript = Transcript.of(self.final, "" if own else edition.text)

    def position(self, actions: int | None, seat: int | None, lang: Language | None = None) -> Position:
        """Return the position after some actions, as a seat or a spectator saw it."""
        state = self.after(actions, seat)
        actions = len(state.history)
        seen = observed(self.game, state, seat, 0)
        return Position(
            table=self.id,
            version=actions,
            seq=actions,
            seat=seat,
            actions=actions,
            kept=0,
            lines=seen.lines,
            to_move=None if state.over else state.current_player,
            goal=seen.goal,
            prompt=seen.prompt,
            choices=seen.choices,
            undo="no",
            view=seen.view,
            board=self.game.board(state, seat, lang, self.names(lang)) if lang else None,
            winners=state.winners() if state.over else None,
            sheet=self.game.score_sheet(state) if state.over else None,
        )

    def after(self, actions: int | None, seat: int | None) -> State:
        """Return the game after some actions, or as it ended; a seat that is not there sees nothing."""
        if actions is None:
            actions = len(self.final.history)
        if actions > len(self.final.history) or (seat is not None and seat >= self.record.players):
            raise RefusalError(message("replay-beyond"))
        reached: State = self.game.rebuild(self.final, actions)
        return reached

    def describe(self, actions: int | None, seat: int | None, thing: str) -> Described:
        """Say what something on the board was after some actions, as a seat or a spectator saw it."""
        return described(self.game, self.after(actions, seat), seat, Describe(thing=thing, table=self.id))

    def names(self, lang: Language) -> list[str]:
        """Return the players' names; for a bot, that of whoever plays for it."""
        return [
            say(f"character-{character}", lang)
            if character
            else self.record.names.get(seat) or say("player", lang, number=seat + 1)
            for seat, character in enumerate(self.characters())
        ]

    def characters(self) -> list[str | None]:
        """Return who plays for the seats that bear a bot's name."""
        names = [self.record.names.get(seat, "") for seat in range(self.record.players)]
        people = [name for name in names if name not in BOTS]
        return characters_of(self.id, [name if name in BOTS else None for name in names], people)

    @cached_property
    def story(self) -> Story:
        """How the game went."""
        return tell(self.game, self.final)

    def summary(self) -> ImportedRecord:
        """Say what the record holds."""
        record = self.record
        return ImportedRecord(
            id=self.id,
            game=record.game,
            players=record.players,
            names=[record.names.get(seat, "") for seat in range(record.players)],
            characters=self.characters(),
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
