"""What a seat or a spectator receives is the same, byte for byte, in worlds that it must not tell apart."""

import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from cosmogony.bots.advice import advise
from cosmogony.bots.base import Limit
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.server.app import create_app
from cosmogony.server.entries import Acted, AnyEntry, Opened, Sat
from cosmogony.server.eyes import Eyes
from cosmogony.server.hall import Hall, Live, new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.store import Player
from cosmogony.server.table import Table
from tests.contract.positions import pick
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
        hall: Hall = app.state.hall
        people = [await app.state.doorkeeper.welcome(f"Seat {seat}") for seat in range(players)]
        live = await hall.open_table(opening(name, people), sitting(people))
        rng = seeded(3, "leak")
        decisions = decisions_of(live.table)
        for number in range(decisions):
            if number % max(1, decisions // LOOKS) == 0:
                await look(app, live, people, number)
            await act(hall, live, pick(need_state(live.table), rng))
        await look(app, live, people, decisions)


async def look(app: Litestar, live: Live, people: list[Player], number: int) -> None:
    """Compare what everyone gets in the true world and in worlds dealt for each seat."""
    true = need_state(live.table)
    asked = wishes(live.table)
    for seat, person in enumerate(people):
        other = dealt(true, seat, number)
        for reader in (person, None):
            told = await received(app, live, reader, true, asked)
            assert await received(app, live, reader, other, asked) == told
    live.table.state = true


def dealt(true: State, seat: int, number: int) -> State:
    """Return a world that the seat cannot tell from the true one, with the same past."""
    world = true.determinize(seat, seeded(number * 10 + seat, "other world"))
    world.recording = True
    world.history, world.deciders = list(true.history), list(true.deciders)
    world.events, world.revealed_at = list(true.events), true.revealed_at
    return world


async def received(
    app: Litestar, live: Live, reader: Player | None, world: State, asked: list[dict[str, Any]]
) -> list[bytes]:
    """Return all that a reader receives who connects now and asks what they may and may not."""
    live.table.state = world
    live.eyes = Eyes(live.table)
    table, seq = live.table.id, live.table.seq
    async with wire(app, reader) as line:
        await line.send({"type": "watch", "table": table})
        told = await line.receive_until("position")
        for wish in asked:
            await line.send({**wish, "table": table, "seq": seq})
            told += await line.receive_until("refused", "because", "previewed")
    return [re.sub(rb'"now":[0-9.]+', b'"now":0', data) for data in told]


def wishes(table: Table) -> list[dict[str, Any]]:
    """Return what every reader asks, whoever's turn it is: impossible actions, and previews of all that is legal."""
    illegal = [("why", -1), ("act", -1), ("act", 1 << 40), ("preview", -1)]
    legal = [] if table.ending else [("preview", action) for action in need_state(table).legal_actions()]
    return [{"type": type, "action": action} for type, action in illegal + legal]  # noqa: A001


@pytest.mark.parametrize("name", GAMES)
def test_hints_rest_on_what_the_player_knows(name: str) -> None:
    game = GAMES[name]
    state, rng = game.new(min(3, game.max_players), 11), seeded(11, "hints")
    for number in range(60):
        if state.over:
            break
        if number % 10 == 9:
            other = dealt(state, int(state.current_player), number)
            limit = Limit(iterations=60)
            assert advise(game, other, limit) == advise(game, state, limit)
        state.apply(pick(state, rng))


def need_state(table: Table) -> State:
    assert table.state is not None
    return table.state


def opening(name: str, people: list[Player]) -> Opened:
    host = people[0].id
    return Opened(name, len(people), None, {}, None, listed=False, rated=False, host=host, secret=new_secret())


def sitting(people: list[Player]) -> list[AnyEntry]:
    return [Sat(seat, person.id, person.name, secrets.token_hex(32)) for seat, person in enumerate(people)]


def decisions_of(table: Table) -> int:
    """Count the decisions that the same dice will make, on a copy."""
    state, rng = need_state(table).copy(), seeded(3, "leak")
    count = 0
    while not state.over:
        state.apply(pick(state, rng))
        count += 1
    return count


async def act(hall: Hall, live: Live, action: int) -> None:
    seat = int(need_state(live.table).current_player)
    await hall.do(live.table.id, lambda _: [Acted(seat, action)])
