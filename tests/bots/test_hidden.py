"""A bot's choice does not depend on what its seat cannot see."""

from collections.abc import Callable

import pytest

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.search import SearchBot
from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from tests.contract.positions import every_nth, on_every_table, play_through

THINKERS: dict[str, Callable[[], Bot]] = {
    "search": lambda: SearchBot(5, Limit(iterations=8), depth=3),
    "greedy": lambda: GreedyBot(5),
}


@on_every_table
@pytest.mark.parametrize("thinker", THINKERS)
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(name: str, players: int, seed: int, thinker: str) -> None:
    """The whole choice is compared, visits and values of all alternatives included."""
    for ply, state in enumerate(every_nth(play_through(GAMES[name], players, seed), 23)):
        if state.over:
            continue
        seat = state.current_player
        worlds = [state.copy(), *(state.determinize(seat, seeded(ply * 8 + n, "other worlds")) for n in range(2))]
        choices = [THINKERS[thinker]().choose(world) for world in worlds]
        assert all(choice.action == choices[0].action for choice in choices)
        assert all(choice.alternatives == choices[0].alternatives for choice in choices)


@on_every_table
def test_dealing_forgets_what_was_hidden_before(name: str, players: int, seed: int) -> None:
    """From worlds that a seat cannot tell apart the same dice deal worlds that look alike to all and play on alike."""
    game = GAMES[name]
    for ply, state in enumerate(every_nth(play_through(game, players, seed), 17)):
        for seat in range(players):
            other = state.determinize(seat, seeded(ply, "other worlds"))
            one, two = (world.determinize(seat, seeded(3, "deal")) for world in (state, other))
            for viewer in range(players):
                assert game.view(one, viewer) == game.view(two, viewer)
            assert play_out(one, seeded(4, "play")) == play_out(two, seeded(4, "play"))
            assert one.scores() == two.scores()
