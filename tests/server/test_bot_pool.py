"""Bots think in processes of their own; a process that dies costs a delay."""

import asyncio
import multiprocessing
import os
import signal

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.thoughts import LEVELS, BotTurn, check_level, think

pytestmark = pytest.mark.anyio


def turn(name: str, level: str, seed: int = 5) -> BotTurn:
    return BotTurn(Transcript(name, GAMES[name].min_players, seed), level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_chooses_a_legal_action(name: str, level: str) -> None:
    state = GAMES[name].new(GAMES[name].min_players, 5)
    assert think(turn(name, level)) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_begun_again_comes_to_the_same_end(name: str) -> None:
    """Where iterations limit it, not seconds."""
    for level in ("comet", "moon", "planet", "random"):
        assert think(turn(name, level)) == think(turn(name, level))


@pytest.mark.parametrize("level", ["deep thought", "os.system", "ismcts:iterations=999999999", ""])
def test_what_is_no_level_of_ours_is_refused(level: str) -> None:
    """Experiments may name any bot, even one to import; a browser may not."""
    with pytest.raises(SetupError, match="no bot of level"):
        check_level(level)


async def test_killed_processes_are_replaced_and_thoughts_begun_again() -> None:
    pool = BotPool(2)
    try:
        first = await pool.think(turn("genesis", "random"))
        thoughts = [asyncio.create_task(pool.think(turn("genesis", "random", seed))) for seed in range(40)]
        await asyncio.sleep(0)
        for child in multiprocessing.active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        found = await asyncio.gather(*thoughts)
        assert found[5] == first
        assert found == [think(turn("genesis", "random", seed)) for seed in range(40)]
    finally:
        pool.close()
