"""Tables in memory: nothing is shown or counted before it is committed, and a failed commit leaves all as it was."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from cosmogony.server import tables as tables_module
from cosmogony.server.batches import Unheard
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.database import Append, Database
from cosmogony.server.entries import AnyEntry, BotSat, Opened, Sat
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.players import new_secret
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.table import Table
from cosmogony.server.tables import Tables
from tests.server.house import whole

pytestmark = pytest.mark.anyio


class HeldStore(Store):
    """A store whose commits can be held back or fail, and which remembers them."""

    held: asyncio.Future[bool] | None = None

    def __init__(self, database: Database, postgres: bool) -> None:
        super().__init__(database, postgres)
        self.written: list[Append] = []

    def append(self, wanted: Append, unheard: Unheard | None = None) -> asyncio.Future[bool]:
        self.written.append(wanted)
        return self.held or super().append(wanted, unheard)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[HeldStore]:
    opened = await HeldStore.open(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
    assert isinstance(opened, HeldStore)
    yield opened
    await opened.close()


async def begun(store: Store) -> tuple[Tables, LoadedTable]:
    tables = Tables(store, BotPool(1), 100)
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=True, host="ada", secret=new_secret())
    return tables, await tables.open_table(opened, [Sat(seat, "ada", "Ada", "1" * 64) for seat in (0, 1)])


async def act(tables: Tables, loaded: LoadedTable) -> None:
    state = loaded.table.state
    assert state is not None
    action = state.legal_actions()[0]
    await tables.do(loaded.table.id, lambda table: table.decide_act("ada", table.seq, action))


async def test_nothing_is_shown_before_it_is_committed(store: HeldStore) -> None:
    tables, loaded = await begun(store)
    shown, version = whole(loaded.positions, "ada"), loaded.table.version
    store.held = asyncio.get_running_loop().create_future()
    acting = asyncio.create_task(act(tables, loaded))
    for _ in range(10):
        await asyncio.sleep(0)
        assert (loaded.table.version, whole(loaded.positions, "ada")) == (version, shown)
        assert whole(loaded.positions, None) == whole(LoadedTable(loaded.table).positions, None)
    assert not acting.done()
    store.held.set_result(True)
    await acting
    assert loaded.table.version == version + 1
    assert whole(loaded.positions, "ada") != shown


async def test_a_commit_that_fails_leaves_the_table_as_it_was(store: HeldStore) -> None:
    tables, loaded = await begun(store)
    shown, version = whole(loaded.positions, "ada"), loaded.table.version
    store.held = asyncio.get_running_loop().create_future()
    store.held.set_exception(OSError("the disk is full"))
    with pytest.raises(OSError, match="full"):
        await act(tables, loaded)
    assert (loaded.table.version, whole(loaded.positions, "ada")) == (version, shown)
    store.held = None
    await act(tables, loaded)
    assert loaded.table.version == version + 1
    again = await Tables(store, BotPool(1), 100).need(loaded.table.id)
    assert whole(again.positions, "ada") == whole(loaded.positions, "ada")


async def test_lists_hear_of_the_end_in_the_commit_that_ends_the_game(store: HeldStore) -> None:
    tables, loaded = await begun(store)
    while loaded.table.status == "playing":
        await act(tables, loaded)
    told = [wanted.status for wanted in store.written]
    assert told == [None] * (len(told) - 1) + ["over"]
    await tables.close()


async def test_a_log_full_of_talk_is_read_in_turns(store: HeldStore, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, loaded = await begun(store)
    said = [tables.do(loaded.table.id, lambda at: at.decide_say("ada", "Ada", "hello")) for _ in range(70)]
    await asyncio.gather(*said)
    rounds, folded = 0, Counter[int]()
    fold = Table.fold

    def noted(table: Table, entries: Iterable[AnyEntry], at: float) -> None:
        folded[rounds] += 1
        fold(table, entries, at)

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "fold", noted)
    monkeypatch.setattr(tables_module, "ROWS_AT_ONCE", 20)
    counting = asyncio.create_task(count_rounds())
    again = await Tables(store, BotPool(1), 100).need(loaded.table.id)
    counting.cancel()
    assert again.table.version == loaded.table.version == folded.total()
    assert max(folded.values()) <= 20
    await tables.close()


class Onlooker:
    """Somebody who follows tables and does nothing."""

    name = "onlooker"

    def moved(self, table: str) -> None: ...


async def test_when_a_crowd_has_gone_only_so_many_tables_stay_in_memory(store: HeldStore) -> None:
    tables, onlooker = Tables(store, BotPool(1), 3), Onlooker()
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=True, host="ada", secret=new_secret())
    watched = [await tables.open_table(opened, []) for _ in range(3)]
    for loaded in watched:
        loaded.crowd.enter(onlooker)
    for _ in range(5):
        watched.append(await tables.open_table(opened, []))
        watched[-1].crowd.enter(onlooker)
    assert [await tables.need(loaded.table.id) for loaded in watched] == watched, "nobody's table is dropped"
    for loaded in watched:
        loaded.crowd.leave(onlooker)
    newest = await tables.open_table(opened, [])
    assert list(tables._loaded) == [loaded.table.id for loaded in (*watched[-2:], newest)]
    await tables.close()


async def test_a_table_that_waits_for_a_person_is_swept_once_until_somebody_acts(
    store: HeldStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, BotPool(1), 100)
    opened = Opened("genesis", 2, None, {}, None, listed=False, rated=True, host="ada", secret=new_secret())
    loaded = await tables.open_table(opened, [Sat(0, "ada", "Ada", "1" * 64), BotSat(1, "random")])
    while not loaded.table.waits_for_a_person:
        await asyncio.sleep(0.01)
    other, looked = Tables(store, BotPool(1), 100), list[str]()
    need_all = other.need_all

    async def noted(ids: list[str]) -> list[LoadedTable]:
        looked.extend(ids)
        return await need_all(ids)

    monkeypatch.setattr(other, "need_all", noted)
    for _ in range(3):
        await other._sweep_store(idle=0.0)
    assert looked == [loaded.table.id]
    await act(tables, loaded)
    await other._sweep_store(idle=0.0)
    assert looked == [loaded.table.id] * 2
    await other.close()
    await tables.close()
