"""One bot thinking in several processes: each searches on its own from the same position, and the visits are added.

States cannot travel between processes, and bots must not see true ones: what travels is the game's setup and its
actions, and every process deals worlds for the seat by itself.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec

from cosmogony.bots.base import Decision, Limit, merge
from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript


class Member(msgspec.Struct, frozen=True):
    """One of those who think together: which bot, for which seat, with which dice."""

    bot: str
    seat: int
    seed: int

    def sit_down(self) -> SeatedBot:
        """Make the bot and seat it."""
        return SeatedBot(make_bot(self.bot, self.seed), self.seat, self.seed)


class SeatedTeam(SeatedBot):
    """A seat whose bot thinks in several processes at once."""

    def __init__(self, bot: str, seat: int, seed: int, processes: int, edition: str = "") -> None:
        super().__init__(make_bot(bot, seed), seat, seed)
        self._name = bot
        self._seed = seed
        self._edition = edition
        spawn = multiprocessing.get_context("spawn")
        self._processes = [ProcessPoolExecutor(1, mp_context=spawn) for _ in range(processes)]

    def decide(self, state: State, limit: Limit | None = None) -> Decision:
        """Let all members think about the position and add up what they found."""
        game = Transcript.of(state, self._edition)
        members = [Member(self._name, self.seat, self._seed * 64 + number) for number in range(len(self._processes))]
        pending = [
            process.submit(think, member, game, limit) for process, member in zip(self._processes, members, strict=True)
        ]
        return merge([one.result() for one in pending])

    def close(self) -> None:
        """Send the members home."""
        for process in self._processes:
            process.shutdown(cancel_futures=True)


def ask_team(bot: str, state: State, limit: Limit, seed: int, processes: int, edition: str = "") -> Decision:
    """Let a team think about one position."""
    team = SeatedTeam(bot, state.current_player, seed, processes, edition)
    try:
        return team.decide(state, limit)
    finally:
        team.close()


_sitting: list[tuple[Member, Transcript, State, SeatedBot]] = []
"""In a member's process: who it is, the game as far as it is known there, told and as a state, and its bot."""


def think(member: Member, game: Transcript, limit: Limit | None) -> Decision:
    """Bring the game up to date and let the bot choose; runs in a member's process."""
    if not _sitting or _sitting[0][0] != member or not game.continues(_sitting[0][1]):
        _sitting[:] = [(member, game, game.state(), member.sit_down())]
    _, known, state, bot = _sitting[0]
    for action in game.actions[len(known.actions) :]:
        state.apply(action)
    _sitting[:] = [(member, game, state, bot)]
    return bot.decide(state, limit)
