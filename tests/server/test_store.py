"""The store: a log that only grows, one winner for each version, a schema with a history."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cosmogony.server import migrations, ratings
from cosmogony.server.database import Append, Row
from cosmogony.server.players import Player
from cosmogony.server.schema import metadata
from cosmogony.server.settings import Settings
from cosmogony.server.store import NewRow, Rating, Store, open_database
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    if request.param == "sqlite":
        yield Settings(database_url=f"sqlite:///{tmp_path_factory.mktemp('store') / 'store.db'}")
    else:
        with running_postgres() as url:
            yield Settings(database_url=url)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    opened = await Store.open(settings)
    yield opened
    await opened.close()


async def new_table(store: Store, id: str) -> str:  # noqa: A002
    id = id.ljust(16, "a")  # noqa: A001
    await store.open_table(NewRow(id, "genesis", "open"), Row(1, 1.0, "[]"))
    return id


async def test_one_of_two_appends_of_a_version_wins(store: Store) -> None:
    table = await new_table(store, "race")
    wanted = [Append(table, Row(2, 2.0, f"[{number}]")) for number in range(2)]
    won = [await store.append(one) for one in wanted]
    assert won == [True, False]
    assert [row.body for row in await store.log(table)] == ["[]", "[0]"]
    assert [row.body for row in await store.log(table, since=1)] == ["[0]"]


async def test_many_tables_share_a_commit_and_none_is_mixed_up(store: Store) -> None:
    tables = [await new_table(store, f"many{letter}") for letter in "bcdefghij"]
    rows = [Append(table, Row(version, 0.0, f"{table} {version}")) for table in tables for version in range(2, 30)]
    assert all(await asyncio.gather(*(store.append(row) for row in rows)))
    for table in tables:
        log = await store.log(table)
        assert [row.body for row in log[1:]] == [f"{table} {version}" for version in range(2, 30)]


async def test_work_that_fails_leaves_nothing_and_harms_nobody_in_the_same_commit(store: Store) -> None:
    table = await new_table(store, "fails")

    def half(connection: Connection) -> None:
        connection.execute(text("INSERT INTO players (id, name, since, stamp) VALUES ('half', 'Half', 0, '')"))
        raise ValueError("half way")

    done = (
        store.append(Append(table, Row(2, 0.0, "[]"))),
        store.database.change(half),
        store.append(Append(table, Row(3, 0.0, "[]"))),
    )
    told = await asyncio.gather(*done, store.add_player(Player("whole", "Whole")), return_exceptions=True)
    assert (told[0], type(told[1]), told[2]) == (True, ValueError, True)
    assert len(await store.log(table)) == 3
    assert await store.player("half") is None
    assert await store.player("whole") == Player("whole", "Whole")


async def test_two_stores_race_over_many_tables_without_deadlock(store: Store, settings: Settings) -> None:
    tables = [await new_table(store, f"cross{letter}") for letter in "bcdefghij"]
    other = await Store.open(settings)
    mine = [Append(table, Row(version, 0.0, "mine")) for version in range(2, 12) for table in tables]
    theirs = [Append(table, Row(version, 0.0, "theirs")) for version in range(2, 12) for table in reversed(tables)]
    one = asyncio.gather(*(store.append(row) for row in mine))
    two = asyncio.gather(*(other.append(row) for row in theirs))
    won = sum(await one) + sum(await two)
    await other.close()
    assert won == len(mine)


async def test_what_was_acknowledged_is_there_after_opening_again(store: Store, settings: Settings) -> None:
    table = await new_table(store, "again")
    assert await store.append(Append(table, Row(2, 2.0, "[1]"), status="playing", moves_alone=True, sitters=("ada",)))
    again = await Store.open(settings)
    assert len(await again.log(table)) == 2
    assert table in await again.moving_alone()
    assert table in await again.tables_of("ada")
    await again.close()


async def test_sqlite_keeps_commits_through_a_power_cut(store: Store) -> None:
    if store.postgres:
        return

    def settings(connection: Connection) -> list[object]:
        return [connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]

    assert await store.database.read(settings) == ["wal", 2]
    assert await store.database.change(settings) == ["wal", 2]


async def test_the_migrations_make_the_schema_that_the_code_has(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        found = compare_metadata(context, metadata)
        return [one for one in found if "procrastinate" not in str(one)]

    assert await store.database.read(differences) == []


async def test_a_log_written_under_the_older_names_is_found_again(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'old.db'}")
    table = "b" * 16

    def write(connection: Connection) -> None:
        migrations.upgrade(connection, "0003")
        old = "id, game, status, listed, stirs, rated, opened_at) VALUES (:id, 'genesis', 'playing', 0, 1, 0, 1)"
        connection.execute(text(f"INSERT INTO tables ({old}"), {"id": table})
        row = text("INSERT INTO actions (table_id, ply, at, body) VALUES (:id, :ply, 1, '[]')")
        connection.execute(row, [{"id": table, "ply": ply} for ply in (1, 2)])

    before = open_database(settings)
    await before.change(write)
    await before.close()
    store = await Store.open(settings)
    assert [row.version for row in await store.log(table)] == [1, 2]
    assert await store.moving_alone() == {table: 2}
    assert [await store.append(Append(table, Row(version, 1.0, "[]"))) for version in (2, 3)] == [False, True]
    await store.close()


async def test_a_login_belongs_to_one_account(store: Store) -> None:
    for id in ("ada", "bo"):  # noqa: A001
        await store.add_player(Player(id, id.title()))
    assert await store.set_account("ada", "ada@x", "hash")
    assert not await store.set_account("bo", "ada@x", "hash")
    assert not await store.set_account("ada", "other", "hash")
    found = await store.player_by_login("ada@x")
    assert found is not None
    assert found.name == "Ada"


async def test_a_game_is_counted_once_and_only_once(store: Store) -> None:
    table = await new_table(store, "rated")
    assert await store.append(Append(table, Row(2, 2.0, "[]"), status="over", moves_alone=False))
    assert table in await store.unrated()

    def change(before: list[Rating | None]) -> list[Rating]:
        return ratings.after_game(before, [0, 1])

    rated = await asyncio.gather(*(store.rate(table, "genesis", change, ["ada", "bot:random"]) for _ in range(5)))
    assert sorted(rated) == [False] * 4 + [True]
    ladder = dict(await store.ladder("genesis"))
    assert {name: rating.games for name, rating in ladder.items()} == {"ada": 1, "bot:random": 1}
    assert ladder["ada"].mu > ladder["bot:random"].mu
    assert table not in await store.unrated()


async def test_secrets_are_made_once_for_all_processes(store: Store) -> None:
    assert await store.key("cookies") == await store.key("cookies")
    assert await store.key("cookies") != await store.key("other")


def test_who_asked_for_a_bot_in_the_place_of_somebody_away_cannot_rise_but_can_fall() -> None:
    before = [Rating(25.0, 8.0, 3), Rating(25.0, 8.0, 3)]
    won, behind = ratings.after_game(before, [0, 1], [True, False])
    assert (won.mu, won.sigma, won.games) == (25.0, 8.0, 4)
    assert behind.mu < 25.0
    lost, _ = ratings.after_game(before, [1, 0], [True, False])
    assert lost == ratings.after_game(before, [1, 0])[0]
    assert lost.mu < 25.0


def test_places_put_winners_first_and_who_gave_up_last() -> None:
    assert ratings.places([10, 30, 20], [1], [False] * 3) == [2, 0, 1]
    assert ratings.places([10, 30, 30], [1, 2], [False] * 3) == [2, 0, 0]
    assert ratings.places([10, 30, 20], [1], [False, True, False]) == [1, 2, 0]
    assert ratings.places([10, 30], [], [False] * 2) == [1, 0]


async def test_a_newer_database_is_refused_with_one_line(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'new.db'}")
    store = await Store.open(settings)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.change(lambda connection: connection.execute(newer))
    await store.close()
    with pytest.raises(Exception, match="9999"):
        await Store.open(settings)
