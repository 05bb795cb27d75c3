"""Editions and records from outside: read, and checked whole."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple, Protocol

from cosmogony.core.edition import Edition
from cosmogony.core.record import Record
from cosmogony.games import named_game
from cosmogony.server.replay import Replay


class CheckedRecord(NamedTuple):
    """A record that was played through, with its actions as the engine knows them."""

    record: Record
    edition: Edition | None
    """The edition that came with it; None for the game's own."""
    actions: list[int]


def read_edition(game: str, text: str, options: Mapping[str, str]) -> Edition:
    """Read an edition and check it whole, under some rulings."""
    found = named_game(game)
    edition = found.parse_edition(text)
    found.components(edition, options)
    return edition


def read_record(text: str, edition: str | None) -> CheckedRecord:
    """Read a record and play it through."""
    record = Record.loads(text)
    game = named_game(record.game)
    own = game.parse_edition(edition) if edition else game.edition_of(record) if record.edition_text else None
    return CheckedRecord(record, own, list(game.verify(record, own).history))


class AnyReadings(Protocol):
    """Whoever reads what comes from outside."""

    async def edition(self, game: str, text: str, who: str, options: Mapping[str, str] | None = None) -> Edition:
        """Read an edition and check it whole; tables then find it ready."""

    async def record(self, text: str, edition: str | None, who: str) -> CheckedRecord:
        """Read a record and check it whole."""


async def open_replay(text: str, edition: str | None, readings: AnyReadings, who: str) -> Replay:
    """Check a record whole and make it a replay."""
    checked = await readings.record(text, edition, who)
    record, game = checked.record, named_game(checked.record.game)
    state = game.new(record.players, record.seed, checked.edition, record.options)
    for action in checked.actions:
        state.apply(action)
    name = sha256(text.encode()).hexdigest()[:32]
    return Replay(name, record, checked.edition or game.edition, state)
