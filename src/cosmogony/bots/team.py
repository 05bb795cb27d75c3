"""One bot thinking in several processes: each searches on its own from the same position, and the visits are added.

States cannot travel between processes, and bots must not see true ones: what travels is the game's setup and its
actions, and every process deals worlds for the seat by itself.
"""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from cosmogony.bots.base import Alternative, Choice, Limit
from cosmogony.bots.chair import Chair
from cosmogony.bots.levels import make_bot
from cosmogony.core.edition import Edition
from cosmogony.core.state import State
from cosmogony.games import game as find_game


class Table(msgspec.Struct, frozen=True):
    """What a game was started with, and who sits where it is thought about."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    edition: str
    """The text of an edition; empty for the built-in one."""
    bot: str
    seat: int
    bot_seed: int


class TeamChair(Chair):
    """A seat whose bot thinks in several processes at once."""

    def __init__(self, bot: str, seat: int, seed: int, processes: int, edition: str = "") -> None:
        super().__init__(make_bot(bot, seed), seat, seed)
        self._name = bot
        self._seed = seed
        self._edition = edition
        spawn = multiprocessing.get_context("spawn")
        self._members = [ProcessPoolExecutor(1, mp_context=spawn) for _ in range(processes)]

    def decide(self, state: State, limit: Limit | None = None) -> Choice:
        """Let all members think about the position and add up what they found."""
        setup, history = state.setup, list(state.history)
        tables = [
            Table(
                setup.game,
                setup.players,
                setup.seed,
                dict(setup.options),
                self._edition,
                self._name,
                self.seat,
                self._seed * 64 + number,
            )
            for number in range(len(self._members))
        ]
        pending = [
            member.submit(think, table, history, limit) for member, table in zip(self._members, tables, strict=True)
        ]
        return merge([one.result() for one in pending])

    def close(self) -> None:
        """Send the members home."""
        for member in self._members:
            member.shutdown(cancel_futures=True)


def ask_team(bot: str, state: State, limit: Limit, seed: int, processes: int, edition: str = "") -> Choice:
    """Let a team think about one position."""
    chair = TeamChair(bot, state.current_player, seed, processes, edition)
    try:
        return chair.decide(state, limit)
    finally:
        chair.close()


_sitting: list[tuple[Table, State, Chair]] = []
"""In a member's process: the table it sits at, the game as far as it is known there, and the chair with its bot."""


def think(table: Table, history: Sequence[int], limit: Limit | None) -> Choice:
    """Bring the game up to date and let the bot choose; runs in a member's process."""
    if not _sitting or _sitting[0][0] != table or not _goes_on(_sitting[0][1], history):
        _sitting[:] = [(table, *_begin(table))]
    _, state, chair = _sitting[0]
    for action in history[len(state.history) :]:
        state.apply(action)
    return chair.decide(state, limit)


def _begin(table: Table) -> tuple[State, Chair]:
    game = find_game(table.game)
    edition = Edition.parse(table.edition, "edition") if table.edition else None
    state: State = game.new(table.players, table.seed, edition, table.options)
    return state, Chair(make_bot(table.bot, table.bot_seed), table.seat, table.bot_seed)


def _goes_on(state: State, history: Sequence[int]) -> bool:
    known = state.history
    return list(history[: len(known)]) == known


def merge(choices: Sequence[Choice]) -> Choice:
    """Add up visits; values and scores count by them."""
    found: dict[int, list[Alternative]] = {}
    for choice in choices:
        for other in choice.alternatives:
            found.setdefault(other.action, []).append(other)
    merged = sorted((_added(same) for same in found.values()), key=lambda one: (-one.visits, -one.value))
    iterations = sum(choice.iterations for choice in choices)
    return Choice(merged[0].action, merged, iterations, max(choice.seconds for choice in choices))


def _added(same: Sequence[Alternative]) -> Alternative:
    visits = sum(one.visits for one in same)
    weights = [(one.visits or 1) / (visits or len(same)) for one in same]
    value = sum(weight * one.value for weight, one in zip(weights, same, strict=True))
    told = [(weight, one.scores) for weight, one in zip(weights, same, strict=True) if one.scores]
    total = sum(weight for weight, _ in told)
    seats = range(len(told[0][1])) if told else ()
    scores = [sum(weight * points[seat] for weight, points in told) / total for seat in seats]
    return Alternative(same[0].action, visits, value, scores)
