"""What a seat or a spectator receives is the same, byte for byte, in worlds that it must not tell apart."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from cosmogony.bots.base import Limit
from cosmogony.bots.coach import doubt
from cosmogony.bots.hints import advise
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.server.app import create_app
from cosmogony.server.entries import Acted, AnyEntry, Opened, Sat
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.players import Player
from cosmogony.server.positions import Positions
from cosmogony.server.settings import Settings
from cosmogony.server.table import Table
from cosmogony.server.tables import Tables
from cosmogony.testing import pick
from tests.server.house import whole
from tests.server.wire import wire

pytestmark = pytest.mark.anyio

LOOKS = 6
"""How often each game is looked at."""


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    database = f"sqlite:///{tmp_path / 'leak.db'}"
    return create_app(Settings(database_url=database, log_level="error", messages_per_second=1e6))


@pytest.mark.parametrize("name", GAMES)
async def test_bytes_tell_nothing_that_a_reader_must_not_know(app: Litestar, name: str) -> None:
    game = GAMES[name]
    players = min(3, game.max_players)
    async with app.lifespan():
        tables: Tables = app.state.tables
        people = [await app.state.doorkeeper.welcome(f"Seat {seat}") for seat in range(players)]
        loaded = await tables.open_table(opening(name, people), sitting(people))
        rng = seeded(3, "leak")
        decisions, number = about_how_long(loaded.table), 0
        while not need_state(loaded.table).over:
            if number % max(1, decisions // LOOKS) == 0:
                await look(app, loaded, people, number)
            await act(tables, loaded, pick(need_state(loaded.table), rng))
            number += 1
        await look(app, loaded, people, number)


@pytest.mark.parametrize("name", GAMES)
async def test_a_position_holds_of_the_game_what_observe_gives_and_nothing_else(app: Litestar, name: str) -> None:
    """So the contract tests, which ask ``Game.observe``, and the test above prove the same door."""
    game = GAMES[name]
    async with app.lifespan():
        people = [await app.state.doorkeeper.welcome(f"Seat {seat}") for seat in range(game.min_players)]
        loaded = await app.state.tables.open_table(opening(name, people), sitting(people))
        rng = seeded(3, "leak")
        number = 0
        while not (state := need_state(loaded.table)).over:
            for seat, reader in [*enumerate([person.id for person in people]), (None, None)] if number % 9 == 0 else []:
                told = msgspec.json.decode(whole(loaded.positions, reader), type=dict[str, msgspec.Raw])
                seen = game.observe(state, seat)
                found = {"view": seen.view, "lines": seen.events, "prompt": seen.prompt, "choices": seen.choices}
                assert {key: told[key] for key in found} == {
                    key: msgspec.Raw(msgspec.json.encode(value)) for key, value in found.items()
                }
            await act(app.state.tables, loaded, pick(state, rng))
            number += 1


async def look(app: Litestar, loaded: LoadedTable, people: list[Player], number: int) -> None:
    """Compare what everyone gets in the true world and in worlds dealt for each seat."""
    true = need_state(loaded.table)
    asked = requests(loaded.table)
    for seat, person in enumerate(people):
        other = dealt(true, seat, number)
        for reader in (person, None):
            told = await received(app, loaded, reader, true, asked)
            assert await received(app, loaded, reader, other, asked) == told
    loaded.table.state = true


def dealt(true: State, seat: int, number: int) -> State:
    """Return a world that the seat cannot tell from the true one, with the same past."""
    world = true.determinize(seat, seeded(number * 10 + seat, "other world"))
    world.recording = True
    world.history, world.deciders = list(true.history), list(true.deciders)
    world.events, world.revealed_at = list(true.events), true.revealed_at
    return world


async def received(
    app: Litestar, loaded: LoadedTable, reader: Player | None, world: State, asked: list[dict[str, Any]]
) -> list[bytes]:
    """Return all that a reader receives, the board as text too, who connects now and asks what they may and may not."""
    loaded.table.state = world
    loaded.positions = Positions(loaded.table)
    table, seq = loaded.table.id, loaded.table.seq
    async with wire(app, reader) as line:
        await line.send({"type": "watch", "table": table, "board": "en"})
        told = await line.receive_until("position")
        for request in asked:
            await line.send({**request, "table": table, "seq": seq})
            told += await line.receive_until("refused", "because", "previewed")
    return [re.sub(rb'"now":[0-9.]+', b'"now":0', data) for data in told]


def requests(table: Table) -> list[dict[str, Any]]:
    """Return what every reader asks, whoever's turn it is: impossible actions, and previews of all that is legal."""
    illegal = [("why", -1), ("act", -1), ("act", 1 << 40), ("preview", -1)]
    legal = [] if table.ending else [("preview", action) for action in need_state(table).legal_actions()]
    return [{"type": type, "action": action} for type, action in illegal + legal]  # noqa: A001


@pytest.mark.parametrize("name", GAMES)
def test_hints_and_the_coach_rest_on_what_the_player_knows(name: str) -> None:
    game = GAMES[name]
    state, rng = game.new(min(3, game.max_players), 11), seeded(11, "hints")
    for number in range(60):
        if state.over:
            break
        if number % 10 == 9:
            other = dealt(state, int(state.current_player), number)
            limit = Limit(iterations=60)
            assert advise(game, other, limit) == advise(game, state, limit)
            for action in state.legal_actions()[:2]:
                assert doubt(game, other, action, limit) == doubt(game, state, action, limit)
        state.apply(pick(state, rng))


def need_state(table: Table) -> State:
    assert table.state is not None
    return table.state


def opening(name: str, people: list[Player]) -> Opened:
    host = people[0].id
    return Opened(name, len(people), None, {}, None, listed=False, rated=False, host=host, secret="5" * 64)


def sitting(people: list[Player]) -> list[AnyEntry]:
    return [Sat(seat, person.id, person.name, str(seat + 1) * 64) for seat, person in enumerate(people)]


def about_how_long(table: Table) -> int:
    """Count the decisions of a random game on a copy, whose dice fall otherwise than the table's."""
    state, rng = need_state(table).copy(), seeded(3, "leak")
    count = 0
    while not state.over:
        state.apply(pick(state, rng))
        count += 1
    return count


async def act(tables: Tables, loaded: LoadedTable, action: int) -> None:
    seat = int(need_state(loaded.table).current_player)
    await tables.do(loaded.table.id, lambda _: [Acted(seat, action, loaded.table.game.numbering)])
