"""What bots are asked to think about: a turn at the table, a hint, a decision of an ended game.

What travels is a transcript of the game. Whoever thinks plays it again, deals the bot a world of its own that holds
nothing its seat cannot know, and returns what the bot found. Nothing here waits or starts a process: ``BotPool`` does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from cosmogony.bots import levels
from cosmogony.bots.base import Decision, Limit
from cosmogony.bots.chances import chances_after, decisive_moments
from cosmogony.bots.coach import Doubt, doubt
from cosmogony.bots.hints import Hint, Mistake, advise, explain, ponder, weigh
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.core.story import TurningPoint
from cosmogony.core.transcript import Transcript
from cosmogony.server.table import Table

if TYPE_CHECKING:
    from cosmogony.server.long_thoughts import LongThoughts

G = TypeVar("G")
R = TypeVar("R")

LEVELS = (*levels.LEVELS, "random")
"""The bots that may sit at a table. The names go into logs and ladders: never reuse one."""

STAND_IN = "moon"
"""Who plays on for a person who left, unless they chose another."""

QUICK = frozenset({"random", "comet", "moon", "planet"})
"""Levels that decide within some hundredths of a second; the others think, and have a lane of their own."""

HINT_LIMIT = Limit(iterations=2000, seconds=4.0)
"""How hard a hint is thought about: less than a second, but for a browser, where Python is slow."""
WEIGHING_ITERATIONS = 400
"""How hard an analysis looks at each side of a decision."""
PART_SECONDS = 1.0
"""How long a part of a long thought takes: as long as a turn of the strongest opponent."""


class Thinkers(Protocol):
    """Whoever thinks for all tables."""

    long: "LongThoughts"
    """Their long thoughts."""

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
    iterations: int = WEIGHING_ITERATIONS
    best: int | None = None
    """What longer thought found to be best."""


class Pondering(msgspec.Struct, frozen=True):
    """A part of a long thought: a position, and the dice of this part."""

    game: Transcript
    seed: int


class Explaining(msgspec.Struct, frozen=True):
    """What was found about a position, to be put into words."""

    game: Transcript
    found: Decision


class Judging(msgspec.Struct, frozen=True):
    """Some moments of a game, at which everybody's chances are to be judged."""

    game: Transcript
    moments: list[int]
    """After how many decisions each of them was."""
    looks: int


class Judged(msgspec.Struct, frozen=True):
    """The chances at the ends of all turns of a game: by turn, then by seat."""

    game: Transcript
    chances: list[list[float]]


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
    bot = levels.opponent(check_level(turn.level), dice, game.rules())
    if isinstance(bot, SearchBot) and seconds is not None:
        bot.limit = Limit(seconds, bot.limit.iterations)
    seated = SeatedBot(bot, state.current_player, dice)
    try:
        return seated.decide(state).action
    finally:
        seated.close()


def find_hints(game: Transcript) -> list[Hint]:
    """Find the best choices of the player to move, and why: runs in a process of the pool."""
    return advise(game.rules(), game.state(), HINT_LIMIT)


def ponder_position(pondering: Pondering) -> Decision:
    """Think about a position, as a part of a long thought: runs in a process of the pool."""
    return ponder(pondering.game.state(), Limit(seconds=PART_SECONDS), pondering.seed)


def explain_found(explaining: Explaining) -> list[Hint]:
    """Put into words what a long thought found: runs in a process of the pool."""
    return explain(explaining.game.rules(), explaining.game.state(), explaining.found)


def judge_moments(judging: Judging) -> list[list[float]]:
    """Return everybody's chances at some moments of a game: runs in a process of the pool."""
    return chances_after(judging.game.rules(), judging.game.state(), judging.moments, judging.looks)


def find_moments(judged: Judged) -> list[TurningPoint]:
    """Return the moments that decided a game: runs in a process of the pool."""
    return decisive_moments(judged.game.rules(), judged.game.state(), judged.chances)


def doubt_choice(weighing: Weighing) -> Doubt | None:
    """Say what speaks against a choice before it is made: runs in a process of the pool, within a moment."""
    return doubt(weighing.game.rules(), weighing.game.state(), weighing.played)


def weigh_decision(weighing: Weighing) -> Mistake | None:
    """Say what a decision cost, if anything: runs in a process of the pool."""
    game = weighing.game
    return weigh(game.rules(), game.state(), len(game.actions), weighing.played, weighing.iterations, weighing.best)
