"""Cosmogenesis in numbers: an observation says what the view says, and no secret."""

from cosmogony.core.numbers import named
from cosmogony.games.cosmogenesis.components import SECTORS
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.testing import every_nth, play_through
from tests.games.cosmogenesis.scenes import GAME

PLAYERS = 3


def test_observations_say_what_the_view_says() -> None:
    fields = GAME.observation_fields(PLAYERS)
    for state in every_nth(play_through(GAME, PLAYERS, 4), 9):
        assert isinstance(state, CosmogenesisState)
        for seat in range(PLAYERS):
            seen, view = named(fields, GAME.observation(state, seat)), GAME.view(state, seat)
            assert seen["round"] == [view.round]
            assert sum(seen["bag"]) == view.bag
            assert sum(seen["offered"]) == len(view.offered)
            for place in range(PLAYERS):
                player = view.players[(seat + place) % PLAYERS]
                name = "own" if place == 0 else f"next_{place}"
                assert seen[f"{name}.asteroids"] == [min(player.asteroids, 21)]
                assert seen[f"{name}.points"] == [player.points]
                assert seen[f"{name}.planets"] == [sum(orbit.planet is not None for orbit in player.orbits)]
                assert sum(seen[f"{name}.hand"]) == len(player.hand)
                assert seen[f"{name}.secret"] == [player.secret_tiles]
                assert seen[f"{name}.sectors_done"] == [int(player.sectors_done[n]) for n in range(SECTORS)]
                assert sum(seen[f"{name}.stellar"]) == len(player.stellar)
                assert sum(seen[f"{name}.exotics"]) == len(player.exotics)
                for number, orbit in enumerate(player.orbits, 1):
                    body = f"{name}.body_{number}_0"
                    assert seen[f"{body}.size"] == [orbit.planet.size if orbit.planet else 0]
                    assert seen[f"{body}.life"] == [orbit.planet.life if orbit.planet else 0]
                    assert seen[f"{name}.assigned"][number - 1] == bool(orbit.objectives)
