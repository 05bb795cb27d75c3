"""Bots think in processes of their own; a process that dies costs a delay."""

import asyncio
import multiprocessing
import os
import signal

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.server.bot_pool import LEVELS, BotPool, Job, check_level, think

pytestmark = pytest.mark.anyio


def job(name: str, level: str, seed: int = 5) -> Job:
    return Job(name, GAMES[name].min_players, seed, None, {}, [], level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_chooses_a_legal_action_and_the_same_one_again(name: str, level: str) -> None:
    state = GAMES[name].new(GAMES[name].min_players, 5)
    action = think(job(name, level))
    assert action in state.legal_actions()
    assert think(job(name, level)) == action


def test_a_level_that_we_do_not_have_is_refused() -> None:
    with pytest.raises(SetupError, match='no bot of level "deep thought"; there are: '):
        check_level("deep thought")


async def test_killed_processes_are_replaced_and_thoughts_begun_again() -> None:
    pool = BotPool(2)
    try:
        first = await pool.think(job("genesis", "random"))
        thoughts = [asyncio.create_task(pool.think(job("genesis", "random", seed))) for seed in range(40)]
        await asyncio.sleep(0)
        for child in multiprocessing.active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        found = await asyncio.gather(*thoughts)
        assert found[5] == first
        assert found == [think(job("genesis", "random", seed)) for seed in range(40)]
    finally:
        pool.close()
