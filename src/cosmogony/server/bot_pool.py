"""Bots at the table think in processes of their own, never in the event loop.

A job is the game's setup and its actions. The process rebuilds the game, deals the bot a world of its own that
holds nothing its seat cannot know, and returns the chosen action. A process that dies costs only the time to think
again.
"""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from cosmogony.bots import levels
from cosmogony.bots.chair import Chair
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.games import game as find_game
from cosmogony.server.processes import end_with_parent
from cosmogony.server.table import Table

LEVELS = (*levels.LEVELS, "random")
"""The bots that may sit at a table. The names go into logs and ladders: never reuse one."""

STAND_IN = "moon"
"""Who plays on for a person who left, unless they chose another."""

ATTEMPTS = 3
"""How often a thought is thought again when its process dies."""


class Job(msgspec.Struct, frozen=True):
    """One decision to think about."""

    game: str
    players: int
    seed: int
    edition: str | None
    options: dict[str, str]
    history: list[int]
    level: str


def check_level(level: str) -> str:
    """Return the level, or refuse one that we do not have."""
    if level not in LEVELS:
        raise SetupError(f'no bot of level "{level}"; there are: {", ".join(LEVELS)}')
    return level


def job_for(table: Table) -> Job:
    """Describe the decision that a table's bot has before it."""
    state, opened = table.state, table.opened
    if state is None or table.bot_to_move is None:
        raise SetupError("no bot is to move")
    seed = int(state.setup.seed)
    return Job(
        opened.game, opened.players, seed, opened.edition, opened.options, list(state.history), table.bot_to_move
    )


def think(job: Job) -> int:
    """Choose an action: runs in a process of the pool."""
    game = find_game(job.game)
    edition = game.parse_edition(job.edition) if job.edition else None
    state = game.new(job.players, job.seed, edition, job.options)
    for action in job.history:
        state.apply(action)
    dice = int(seeded(job.seed, f"table bot {len(job.history)}").next32())
    bot = levels.make_bot(check_level(job.level), dice)
    chair = Chair(bot, state.current_player, dice)
    try:
        return chair.decide(state).action
    finally:
        chair.close()


class BotPool:
    """A few processes that think for all tables of this server."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> int:
        """Return a bot's action; a process that dies is replaced and the thought begun again."""
        for attempt in range(ATTEMPTS):
            pool = self._executor()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        """Let the processes go; thoughts under way are thought again by whoever opens the tables next."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
