"""Simulations add up."""

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.lab.simulate import simulate


@pytest.mark.parametrize("name", GAMES)
def test_wins_and_losses_add_up(name: str) -> None:
    summary = simulate(GAMES[name], players=3, games=20, seed=1)
    assert sum(seat.wins for seat in summary.seats) + summary.nobody == pytest.approx(1)
    assert all(seat.lowest <= seat.mean <= seat.highest for seat in summary.seats)
    assert summary.decisions > 10


def test_a_simulation_needs_a_game() -> None:
    with pytest.raises(SetupError, match="at least one game"):
        simulate(GAMES["genesis"], players=3, games=0, seed=1)
