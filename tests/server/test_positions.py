"""Positions on the wire: what is told once is not told again, and nothing is lost by it."""

from typing import Any

import msgspec
import pytest

from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.server.entries import Acted, AnyEntry, Opened, Said, Sat
from cosmogony.server.positions import Positions, Told
from cosmogony.server.table import Table
from cosmogony.testing import pick
from tests.server.house import completed

READERS = ("ada", "bo", None)


def table_of(name: str) -> Table:
    """Return a table at which Ada and Bo have the seats in turn."""
    players = max(2, GAMES[name].min_players)
    opened = Opened(name, players, None, {}, None, listed=False, rated=False, host="ada", secret="5" * 64)
    sat: list[AnyEntry] = [Sat(seat, READERS[seat % 2] or "", f"Seat {seat}", "1" * 64) for seat in range(players)]
    table = Table("t")
    table.fold([opened, *sat], 1.0)
    return table


def choose(table: Table, action: int) -> Table:
    assert table.state is not None
    return table.after([Acted(int(table.state.current_player), action, table.game.numbering)], 2.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_out_is_as_in_the_position_before(name: str) -> None:
    """Readers who miss positions, as slow ones do, have the whole all the same."""
    table, rng = table_of(name), seeded(5, "positions")
    positions = Positions(table)
    known: dict[str | None, Told] = {}
    heard: dict[str | None, Any] = {reader: {} for reader in READERS}
    number, saved = 0, 0
    while True:
        for at, reader in enumerate(READERS):
            if number % (at + 1) and not table.ending:
                continue
            before = known.get(reader)
            told = known[reader] = positions.told(reader, before.version if before else 0, lang="en")
            data, all_of_it = positions.encoded(told, before), positions.encoded(told)
            assert completed(msgspec.json.decode(data), heard[reader]) == msgspec.json.decode(all_of_it)
            saved += len(all_of_it) - len(data)
        if table.ending:
            break
        assert table.state is not None
        table = positions.table = choose(table, pick(table.state, rng))
        number += 1
    assert saved > 0


def test_only_what_changed_is_told_again() -> None:
    table = table_of("genesis")
    positions = Positions(table)
    first = positions.told("ada")
    assert table.state is not None
    table = positions.table = choose(table, table.state.legal_actions()[0])
    second = positions.told("ada", first.version)
    told = msgspec.json.decode(positions.encoded(second, first))
    assert told["type"] == "next"
    assert {"goal", "seat", "board", "winners", "sheet", "lesson"}.isdisjoint(told)
    assert {"players", "current_player"} <= told["view"].keys()
    assert {"god_at", "dark_angel", "round"}.isdisjoint(told["view"])


def test_a_position_that_stays_the_same_is_told_in_a_few_words() -> None:
    table = table_of("genesis")
    positions = Positions(table)
    first = positions.told("ada")
    table = positions.table = table.after([Said("ada", "Ada", "Hello")], 2.0)
    told = msgspec.json.decode(positions.encoded(positions.told("ada", first.version), first))
    assert told.keys() == {"type", "table", "version", "seq", "actions", "kept", "lines"}


def test_two_readers_with_the_same_past_share_the_same_bytes() -> None:
    positions = Positions(table_of("genesis"))
    assert positions.told(None) is positions.told("somebody else")
    assert positions.encoded(positions.told(None)) is positions.encoded(positions.told("somebody else"))
