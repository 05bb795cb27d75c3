"""Crafting in numbers: an observation says what the view says, and no secret."""

from cosmogony.core.numbers import named
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.galaxy import has
from cosmogony.games.crafting.rules.pieces import completed, missing_stars, tile_at
from cosmogony.games.crafting.state import CraftingState
from cosmogony.testing import every_nth, play_through
from tests.games.crafting.scenes import GAME

PLAYERS = 3


def test_observations_say_what_the_view_says() -> None:
    fields = GAME.observation_fields(PLAYERS)
    for state in every_nth(play_through(GAME, PLAYERS, 4), 13):
        assert isinstance(state, CraftingState)
        for seat in range(PLAYERS):
            seen, view = named(fields, GAME.observation(state, seat)), GAME.view(state, seat)
            assert seen["display"] == view.display
            assert seen["stars_left"] == [min(42, left) for left in view.stars_left]
            assert seen["nebulae_left"] == view.nebulae_left
            for place in range(PLAYERS):
                player = view.players[(seat + place) % PLAYERS]
                name = "own" if place == 0 else f"next_{place}"
                assert seen[f"{name}.hand"] == (player.hand or [0, 0, 0, 0])
                assert seen[f"{name}.hand_size"] == [min(10, player.hand_size)]
                assert seen[f"{name}.power_tokens"] == player.power_tokens
                assert seen[f"{name}.total"] == [player.total]
                assert seen[f"{name}.life"] == [int(code > 0) for code in player.life]
                assert seen[f"{name}.stable"] == [int(code > 1) for code in player.life]
                assert seen[f"{name}.supernovae"] == [int(code > 4) for code in player.stars]
                for number, hexagon in enumerate(player.hexagons, 1):
                    at = f"{name}.hexagon_{number}"
                    assert seen[f"{at}.completed"] == [hexagon.completed]
                    assert seen[f"{at}.advanced"] == [hexagon.advanced]
                    assert seen[f"{at}.values"] == [sum(hexagon.values or [])]
                    assert seen[f"{at}.needs"] == (hexagon.nebula.needs if hexagon.nebula else [0] * 4)
                    assert seen[f"{at}.missing"] == [lacking(state, (seat + place) % PLAYERS, number - 1)]


def lacking(state: CraftingState, player: int, hexagon: int) -> int:
    """Return how many stars the nebula on a hexagon lacks; none where there is no nebula, or it is completed."""
    tile = tile_at(state, player, hexagon)
    if tile == NOBODY or has(completed(state, player), hexagon):
        return 0
    return int(missing_stars(state, player, hexagon, tile))
