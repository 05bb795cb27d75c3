"""What bots are asked to think about: a turn at the table, a hint, a decision of an ended game.

What travels is a transcript of the game. Whoever thinks plays it again, deals the bot a world of its own that holds
nothing its seat cannot know, and returns what the bot found. Nothing here waits or starts a process: ``BotPool`` does.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from cosmogony.bots import levels
from cosmogony.bots.base import Limit
from cosmogony.bots.coach import Doubt, doubt
from cosmogony.bots.hints import Hint, Mistake, advise, weigh
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.server.table import Table

G = TypeVar("G")
R = TypeVar("R")

LEVELS = (*levels.LEVELS, "random")
"""The bots that may sit at a table. The names go into logs and ladders: never reuse one."""

STAND_IN = "moon"
"""Who plays on for a person who left, unless they chose another."""

QUICK = frozenset({"random", "comet", "moon", "planet"})
"""Levels that decide within some hundredths of a second; the others think, and have a lane of their own."""

HINT_ITERATIONS = 2000
"""How hard a hint is thought about: less than a second."""
WEIGHING_ITERATIONS = 400
"""How hard an analysis looks at each side of a decision."""


class Thinkers(Protocol):
    """Whoever thinks for all tables."""

    async def think(self, turn: "BotTurn", owner: str = "") -> int:
        """Return a bot's action; the owner is whoever opened the table."""

    async def run(self, work: Callable[[G], R], given: G, owner: str = "") -> R:
        """Do something that takes a while."""


class BotTurn(msgspec.Struct, frozen=True):
    """One decision for a bot at the table."""

    game: Transcript
    level: str


class Weighing(msgspec.Struct, frozen=True):
    """One decision: how the game stood, and what was played there or is about to be."""

    game: Transcript
    played: int


def check_level(level: str) -> str:
    """Return the level, or refuse one that we do not have."""
    if level not in LEVELS:
        raise SetupError(f'no bot of level "{level}"; there are: {", ".join(LEVELS)}')
    return level


def turn_of(table: Table) -> BotTurn:
    """Describe the decision that a table's bot has before it."""
    if table.bot_to_move is None:
        raise SetupError("no bot is to move")
    return BotTurn(table.transcript(), table.bot_to_move)


def think(turn: BotTurn) -> int:
    """Choose an action: runs in a process of the pool."""
    return decide(turn, turn.game.state())


def decide(turn: BotTurn, state: State, seconds: float | None = None) -> int:
    """Choose an action where the game was played up to now already; the state stays as it is.

    Where there is a limit in seconds, a level that counts iterations stops there, too.
    """
    game = turn.game
    dice = int(seeded(game.seed, f"table bot {len(game.actions)}").next32())
    bot = levels.make_bot(check_level(turn.level), dice)
    if isinstance(bot, SearchBot) and seconds is not None:
        bot.limit = Limit(seconds, bot.limit.iterations)
    seated = SeatedBot(bot, state.current_player, dice)
    try:
        return seated.decide(state).action
    finally:
        seated.close()


def find_hints(game: Transcript) -> list[Hint]:
    """Find the best choices of the player to move, and why: runs in a process of the pool."""
    return advise(game.rules(), game.state(), Limit(iterations=HINT_ITERATIONS))


def doubt_choice(weighing: Weighing) -> Doubt | None:
    """Say what speaks against a choice before it is made: runs in a process of the pool, within a moment."""
    return doubt(weighing.game.rules(), weighing.game.state(), weighing.played)


def weigh_decision(weighing: Weighing) -> Mistake | None:
    """Say what a decision cost, if anything: runs in a process of the pool."""
    game = weighing.game
    return weigh(game.rules(), game.state(), len(game.actions), weighing.played, WEIGHING_ITERATIONS)
