"""Everyone who follows one table: who is there, since when somebody is not, and what they show for a moment."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from cosmogony.server.messages import Presence, Reaction, ReactionKind
from cosmogony.server.table import Table

SILENT = 60.0
"""Seconds after which the people of a process that says nothing any more count as gone."""
MOST_TOLD = 200
"""People at one table whom a process tells of: a notice of PostgreSQL has room for no more."""
MOMENT = 5.0
"""Seconds for which a reaction is told; whoever comes later has missed it."""
MOST_REACTIONS = 12
"""Reactions that are told at once: of more, the latest."""


class Watcher(Protocol):
    """Somebody who follows a table."""

    @property
    def name(self) -> str:
        """Who it is: a player's id, or something of their own for those who have not said their name."""

    def moved(self, table: str) -> None:
        """Note that there is something new at a table; must not wait."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A reaction as it is told between processes; its number is larger than those before it."""

    number: int
    seat: int
    reaction: ReactionKind


class Attendance(msgspec.Struct, frozen=True):
    """Whom one process serves at one table, who of them has it before their eyes, and what they just showed."""

    table: str
    process: str
    people: list[str]
    attentive: list[str] = []
    shown: list[Shown] = []


@dataclass
class Elsewhere:
    """What another process said of a table, and when."""

    people: list[str]
    attentive: list[str]
    shown: int
    """The number of the last reaction that we heard of."""
    at: float


class Crowd:
    """Everyone who follows one table."""

    def __init__(self, table: Table, note: Callable[[str], None] | None = None) -> None:
        self.table = table
        self.note = note
        """Whom to tell that somebody came or went, for the other processes."""
        self.watchers: set[Watcher] = set()
        self.attentive: set[Watcher] = set()
        """Those who have the table before their eyes."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """By process: what it last said."""
        self.reactions = 0
        """How many reactions were told here."""
        self._latest: deque[bytes] = deque(maxlen=MOST_REACTIONS)
        self._shown: deque[Shown] = deque(maxlen=MOST_REACTIONS)
        """What was shown through this process, for the others."""
        self._since = time.time()
        self._seen: dict[str, float] = {}
        """By player: when they were last there, as far as we know."""
        self._changes = 0
        self._known = (-1, -1)
        self._encoded = b""

    def enter(self, watcher: Watcher) -> None:
        """Count somebody in."""
        self.watchers.add(watcher)
        self.changed()

    def leave(self, watcher: Watcher) -> None:
        """Count somebody out."""
        self._note_seen()
        self.watchers.discard(watcher)
        self.attentive.discard(watcher)
        self.changed()

    def attend(self, watcher: Watcher, *, attentive: bool) -> None:
        """Note whether somebody has the table before their eyes."""
        if watcher not in self.watchers or attentive == (watcher in self.attentive):
            return
        if attentive:
            self.attentive.add(watcher)
        else:
            self.attentive.discard(watcher)
        self.changed()

    def react(self, seat: int, reaction: ReactionKind) -> None:
        """Show everyone a reaction from a seat."""
        latest = self._shown[-1].number if self._shown else 0
        shown = Shown(max(latest + 1, _milliseconds()), seat, reaction)
        self._shown.append(shown)
        self._show([shown])
        if self.note:
            self.note(self.table.id)

    def _show(self, shown: list[Shown]) -> None:
        for one in shown:
            self._latest.append(msgspec.json.encode(Reaction(self.table.id, one.seat, one.reaction)))
            self.reactions += 1
        self.tell()

    def reactions_since(self, known: int) -> list[bytes]:
        """Return what was shown after so many reactions, ready to be sent."""
        new = min(self.reactions - known, len(self._latest))
        return list(self._latest)[len(self._latest) - new :] if new > 0 else []

    def changed(self) -> None:
        """Tell everyone that somebody came or went."""
        self._changes += 1
        self.tell()
        if self.note:
            self.note(self.table.id)

    def tell(self) -> None:
        """Tell everyone here that there is something new."""
        for watcher in self.watchers:
            watcher.moved(self.table.id)

    def people(self) -> list[str]:
        """Return whom this process serves, as far as it can tell others at once; players come first."""
        names = {watcher.name for watcher in self.watchers}
        return sorted(names, key=lambda name: (name not in self.table.people(), name))[:MOST_TOLD]

    def told(self, process: str) -> Attendance:
        """Return what the other processes are told of this table."""
        people = self.people()
        attentive = sorted({watcher.name for watcher in self.attentive} & self.table.people())
        young = _milliseconds() - int(MOMENT * 1000)
        return Attendance(
            self.table.id, process, people, attentive, [shown for shown in self._shown if shown.number > young]
        )

    def heard(self, told: Attendance, now: float) -> bool:
        """Note whom another process serves and what they show; True when it was not heard of before."""
        self._note_seen()
        before = self.elsewhere.get(told.process)
        known = before.shown if before else 0
        new = [shown for shown in told.shown if shown.number > known]
        latest = max([known, *(shown.number for shown in new)])
        self.elsewhere[told.process] = Elsewhere(told.people, told.attentive, latest, now)
        if before is None or (before.people, before.attentive) != (told.people, told.attentive):
            self._changes += 1
            self.tell()
        if new:
            self._show(new)
        return before is None

    def forget(self, now: float) -> None:
        """Let go of processes that have fallen silent."""
        self._note_seen()
        silent = [process for process, told in self.elsewhere.items() if now - told.at > SILENT]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            self._changes += 1
            self.tell()

    def message(self) -> bytes:
        """Return who is there, ready to be sent; made anew when somebody came, went, sat down or stood up."""
        known = (self._changes, self.table.room_version)
        if known != self._known:
            self._known = known
            self._encoded = msgspec.json.encode(self._presence())
        return self._encoded

    def _presence(self) -> Presence:
        people, chairs = self._present(), self.table.chairs
        here = [chair.player in people or chair.level is not None for chair in chairs]
        away = [self.away_since(chair.player) if chair.player else None for chair in chairs]
        looking = {watcher.name for watcher in self.attentive}.union(
            *(told.attentive for told in self.elsewhere.values())
        )
        attentive = [chair.player in looking for chair in chairs]
        return Presence(self.table.id, here, away, attentive, len(people - self.table.people()))

    def _present(self) -> set[str]:
        return set(self.people()).union(*(told.people for told in self.elsewhere.values()))

    def _note_seen(self) -> None:
        now, players = time.time(), self.table.people()
        self._seen = {who: at for who, at in self._seen.items() if who in players}
        self._seen |= dict.fromkeys(self._present() & players, now)

    def away_since(self, player: str) -> float | None:
        """Return since when a player does not follow the table from anywhere; None while they do.

        Nothing is known of the time before the table was read, so nobody was away then.
        """
        if player in self._present():
            return None
        return max(self._since, self._seen.get(player, 0.0), self.table.heard.get(player, 0.0))

    def is_away(self, player: str) -> bool:
        """Say whether a player has been away for as long as the table shows."""
        since = self.away_since(player)
        return since is not None and time.time() - since >= self.table.away_after


def _milliseconds() -> int:
    return int(time.time() * 1000)
