"""Who thinks at home: what takes a moment is thought at once, the rest by a helper, so that the table stays awake."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from cosmogony.bots.base import Decision
from cosmogony.bots.coach import Doubt
from cosmogony.bots.hints import Hint, Mistake
from cosmogony.core.state import State
from cosmogony.core.story import TurningPoint
from cosmogony.core.transcript import Transcript
from cosmogony.server.long_thoughts import LongThoughts
from cosmogony.server.thoughts import (
    QUICK,
    BotTurn,
    Explaining,
    Judged,
    Judging,
    Pondering,
    Weighing,
    decide,
    doubt_choice,
    explain_found,
    find_hints,
    find_moments,
    judge_moments,
    ponder_position,
    think,
    weigh_decision,
)

G = TypeVar("G")
R = TypeVar("R")

BREATH = 0.005
"""Seconds in which what has happened goes out before a bot begins to think."""
IN_TIME = 0.28
"""Seconds that a quick level may think on a slow processor: nobody can do anything at the table meanwhile."""


class Thought(NamedTuple):
    """Something to think about: what does it, what it is given, what comes of it."""

    work: Callable[[Any], Any]
    given: Any
    found: Any


THOUGHTS = {
    thought.work.__name__: thought
    for thought in (
        Thought(think, BotTurn, int),
        Thought(doubt_choice, Weighing, Doubt | None),
        Thought(find_hints, Transcript, list[Hint]),
        Thought(weigh_decision, Weighing, Mistake | None),
        Thought(ponder_position, Pondering, Decision),
        Thought(explain_found, Explaining, list[Hint]),
        Thought(judge_moments, Judging, list[list[float]]),
        Thought(find_moments, Judged, list[TurningPoint]),
    )
}


class Helper(Protocol):
    """Somebody who thinks elsewhere: gets the name of a thought and what it is about, returns what was found."""

    def __call__(self, work: str, given: str) -> Awaitable[str]:
        """Think about something."""


def think_aloud(work: str, given: str) -> str:
    """Think about something that came as text, and tell what was found as text: what a helper does."""
    thought = THOUGHTS[work]
    return msgspec.json.encode(thought.work(msgspec.json.decode(given, type=thought.given))).decode()


class Remembered:
    """The game that was last thought about: when it comes again, only what was played since is played again."""

    def __init__(self) -> None:
        self._game: Transcript | None = None
        self._state: State | None = None

    def state(self, game: Transcript) -> State:
        """Return the game up to its last action, for reading."""
        state, before = self._state, self._game
        if state is None or before is None or not game.continues(before):
            state = game.begin()
        self._game = None  # until all went well
        for action in game.actions[len(state.history) :]:
            state.apply(action)
        self._game, self._state = game, state
        return state


class HomeThinkers:
    """One head, and perhaps a helper."""

    def __init__(self, helper: Helper | None = None) -> None:
        self.helper = helper
        self.long = LongThoughts(self, 1, lambda _: 0.0)
        self._remembered = Remembered()

    async def think(self, turn: BotTurn, owner: str = "") -> int:
        """Return a bot's action."""
        if turn.level in QUICK:
            await asyncio.sleep(BREATH)
            return decide(turn, self._remembered.state(turn.game), IN_TIME)
        return await self.run(think, turn, owner)

    async def run(self, work: Callable[[G], R], given: G, owner: str = "") -> R:
        """Do something that takes a while."""
        if self.helper is None:
            await asyncio.sleep(BREATH)
            return work(given)
        told = await self.helper(work.__name__, msgspec.json.encode(given).decode())
        found: R = msgspec.json.decode(told, type=THOUGHTS[work.__name__].found)
        return found
