"""Bots think in processes of their own, never in the event loop: at the table, for hints and for analyses.

A job is the game's setup and its actions. The process rebuilds the game, deals the bot a world of its own that
holds nothing its seat cannot know, and returns what the bot found. A process that dies costs only the time to think
again.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from cosmogony.bots import levels
from cosmogony.bots.advice import Hint, Mistake, advise, weigh
from cosmogony.bots.base import Limit
from cosmogony.bots.chair import Chair
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import game as find_game
from cosmogony.server.processes import end_with_parent
from cosmogony.server.table import Table

LEVELS = (*levels.LEVELS, "random")
"""The bots that may sit at a table. The names go into logs and ladders: never reuse one."""

STAND_IN = "moon"
"""Who plays on for a person who left, unless they chose another."""

ATTEMPTS = 3
"""How often a thought is thought again when its process dies."""


HINT_ITERATIONS = 2000
"""How hard a hint is thought about: less than a second."""
WEIGHING_ITERATIONS = 400
"""How hard an analysis looks at each side of a decision."""

J = TypeVar("J")
R = TypeVar("R")


class Moment(msgspec.Struct, frozen=True):
    """A position, told by the game's setup and its actions so far."""

    game: str
    players: int
    seed: int
    edition: str | None
    options: dict[str, str]
    history: list[int]

    def rebuild(self) -> State:
        """Play the game again up to here."""
        game = find_game(self.game)
        edition = game.parse_edition(self.edition) if self.edition else None
        state: State = game.new(self.players, self.seed, edition, self.options)
        for action in self.history:
            state.apply(action)
        return state


class Job(Moment, frozen=True):
    """One decision for a bot at the table."""

    level: str


class Weighing(Moment, frozen=True):
    """One decision of an ended game: what was played here."""

    played: int


def check_level(level: str) -> str:
    """Return the level, or refuse one that we do not have."""
    if level not in LEVELS:
        raise SetupError(f'no bot of level "{level}"; there are: {", ".join(LEVELS)}')
    return level


def job_for(table: Table) -> Job:
    """Describe the decision that a table's bot has before it."""
    if table.bot_to_move is None:
        raise SetupError("no bot is to move")
    return Job(**msgspec.structs.asdict(moment_of(table)), level=table.bot_to_move)


def moment_of(table: Table) -> Moment:
    """Describe the position of a table's game."""
    state, opened = table.state, table.opened
    if state is None:
        raise SetupError("the game has not begun")
    seed = int(state.setup.seed)
    return Moment(opened.game, opened.players, seed, opened.edition, opened.options, list(state.history))


def think(job: Job) -> int:
    """Choose an action: runs in a process of the pool."""
    state = job.rebuild()
    dice = int(seeded(job.seed, f"table bot {len(job.history)}").next32())
    bot = levels.make_bot(check_level(job.level), dice)
    chair = Chair(bot, state.current_player, dice)
    try:
        return chair.decide(state).action
    finally:
        chair.close()


def find_hints(moment: Moment) -> list[Hint]:
    """Find the best choices of the player to move, and why: runs in a process of the pool."""
    return advise(find_game(moment.game), moment.rebuild(), Limit(iterations=HINT_ITERATIONS))


def weigh_decision(weighing: Weighing) -> Mistake | None:
    """Say what a decision cost, if anything: runs in a process of the pool."""
    state, ply = weighing.rebuild(), len(weighing.history)
    return weigh(find_game(weighing.game), state, ply, weighing.played, WEIGHING_ITERATIONS)


class BotPool:
    """A few processes that think for all tables of this server."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> int:
        """Return a bot's action."""
        return await self.run(think, job)

    async def run(self, work: Callable[[J], R], job: J) -> R:
        """Do some work in the pool; a process that dies is replaced and the work begun again."""
        for attempt in range(ATTEMPTS):
            pool = self._executor()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, job)
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
