"""A bot's decision does not depend on what its seat cannot see."""

from collections.abc import Callable

import pytest

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.search import SearchBot
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through
from tests.tables import on_every_table

THINKERS: dict[str, Callable[[], Bot]] = {
    "search": lambda: SearchBot(5, Limit(iterations=8), depth=3),
    "greedy": lambda: GreedyBot(5),
}


@on_every_table
@pytest.mark.parametrize("thinker", THINKERS)
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(name: str, players: int, seed: int, thinker: str) -> None:
    """The whole decision is compared, visits and values of all alternatives included."""
    for ply, state in enumerate(every_nth(play_through(GAMES[name], players, seed), 23)):
        if state.over:
            continue
        seat = state.current_player
        worlds = [state.copy(), *(state.determinize(seat, seeded(ply * 8 + n, "other worlds")) for n in range(2))]
        decisions = [THINKERS[thinker]().choose(world) for world in worlds]
        assert all(decision.action == decisions[0].action for decision in decisions)
        assert all(decision.alternatives == decisions[0].alternatives for decision in decisions)
