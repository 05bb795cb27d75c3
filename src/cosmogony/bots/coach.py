"""The coach: before a choice that loses a lot it asks back and says why, and afterwards it knows the better plan.

It judges as a hint does, by a quick search from what the player knows, and looks equally hard at what is about to be
chosen and at what it holds for best. What speaks against a choice is the game's to say (``Game.regrets``); where the
game has no word for it, the part of the evaluation in which the better choice is ahead is the reason.
"""

from typing import Any

import msgspec

from cosmogony.bots.base import Limit
from cosmogony.bots.hints import Comparison, Outlook, compare, worth
from cosmogony.bots.learned import LearnedBot
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.texts import Message, message

ITERATIONS = 400
"""How hard the coach looks at each side of a choice."""
SECONDS = 0.1
"""How long that may take, so that nobody waits for the coach."""
GRAVE = 0.33
"""From here on the coach asks back: the loss as a share of the lead that decides a game. ``bench/coach.py`` counts how
often that is; whoever is asked more than a few times a game switches the coach off."""
WORTH_TELLING = 0.25
"""From here on it says afterwards what would have been better."""
MOST_REASONS = 2
STEPS = 2
"""Steps of a better plan that are told: it has to fit into a sentence."""


class Doubt(msgspec.Struct, frozen=True):
    """What the coach has against a choice."""

    grave: bool
    """Whether it asks back before; else it only says afterwards what would have been better."""
    why: list[Message]
    """What speaks against it, as whole sentences."""
    better: Message
    """What to do instead, as a whole sentence with the plan."""
    after: Message
    """The same, said when the turn is over."""
    action: int
    """The better choice itself."""
    lost: float
    """Expected points that the choice costs."""


def doubt(game: Game[Any], state: State, action: int, limit: Limit | None = None, seed: int = 1) -> Doubt | None:
    """Say what speaks against a legal choice, from what the player to move knows; None for a good one."""
    compared = look_at(game, state, action, limit, seed)
    return worded(game, compared) if compared else None


def look_at(game: Game[Any], state: State, action: int, limit: Limit | None = None, seed: int = 1) -> Comparison | None:
    """Put a legal choice beside the best one, from what the player to move knows; None where it is as good."""
    if len(state.legal_actions()) == 1:
        return None
    limit = limit or Limit(iterations=ITERATIONS, seconds=SECONDS)
    world = state.determinize(state.current_player, seeded(seed, "coach"))
    bot = LearnedBot(seed, reuse=False)
    found = bot.choose(world, limit)
    if found.action == action:
        return None
    return compare(game, world, bot, (action, found.action), _effort(limit, found.iterations, found.seconds))


def _effort(limit: Limit, iterations: int, seconds: float) -> int:
    """Return how often each side may be looked at in as much time as the search was allowed."""
    most = limit.iterations or ITERATIONS
    if limit.seconds is None or seconds <= 0:
        return most
    return max(1, min(most, int(iterations / seconds * limit.seconds)))


def worded(game: Game[Any], compared: Comparison) -> Doubt | None:
    """Put a loss into words, if it is worth a word."""
    share = compared.lost / game.evaluation().spread
    regrets = regretted(game, compared.played)
    grave = share >= GRAVE
    if not grave and share < WORTH_TELLING:
        return None
    return Doubt(
        grave=grave,
        why=regrets or [lack(compared)],
        better=_better(compared.better),
        after=_after(compared.better, compared.lost),
        action=compared.better.chosen.action,
        lost=compared.lost,
    )


def regretted(game: Game[Any], played: Outlook) -> list[Message]:
    """Return what the game itself has against a choice."""
    return game.regrets(played.world, played.chosen.action)[:MOST_REASONS]


def lack(compared: Comparison) -> Message:
    """Say in what the better choice is ahead, where the game has no word of its own against this one."""
    ahead = compared.better.ahead_of(compared.played)
    if ahead is None or ahead.id == "hint-ahead":
        return message("coach-loses", points=worth(compared.lost))
    return message("coach-lacks", reason=ahead)


def _better(better: Outlook) -> Message:
    """Say what to do instead: the plan, else what it gains, else only what."""
    plan = better.plan.told(STEPS)
    if plan:
        return message("coach-better-plan", choice=better.words, plan=plan)
    gains = better.reasons()
    if gains:
        return message("coach-better-why", choice=better.words, reason=gains[0])
    return message("coach-better", choice=better.words)


def _after(better: Outlook, lost: float) -> Message:
    """Say what would have been better, when it is too late."""
    plan, more = better.plan.told(STEPS), worth(lost)
    if plan:
        return message("coach-after-plan", choice=better.words, plan=plan, points=more)
    return message("coach-after", choice=better.words, points=more)
