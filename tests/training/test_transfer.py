"""Weights for another number of players: the same things count the same, and a new rival like the last one."""

import pytest

from cosmogony.bots.minds import Header, Mind, hashed
from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.training.transfer import known_rival, seated_anew
from tests.minds import made_up_mind


def header_for(mind: Mind, players: int) -> Header:
    return made_up_mind(mind.header.game, players).header


@pytest.mark.parametrize(("name", "players"), [(name, game.max_players) for name, game in GAMES.items()])
def test_the_same_table_keeps_its_weights(name: str, players: int) -> None:
    mind = made_up_mind(name, players)
    assert seated_anew(mind, mind.header) == mind.weights


@pytest.mark.parametrize("name", GAMES)
def test_there_and_back_is_where_it_began(name: str) -> None:
    small = made_up_mind(name, 2)
    large = header_for(small, 3)
    weights = seated_anew(small, large)
    assert len(weights) == 2 * sum(large.sizes)
    assert seated_anew(Mind(large, weights), small.header) == small.weights
    assert hashed(weights) != small.header.hash


def test_a_rival_who_was_not_there_is_taken_for_the_last_one() -> None:
    assert known_rival("next_3.cubes", 3) == "next_2.cubes"
    assert known_rival("next_1.cubes", 3) == "next_1.cubes"
    assert known_rival("own.cubes", 2) == "own.cubes"


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(SetupError, match="do not fit this run"):
        seated_anew(made_up_mind("genesis", 2), made_up_mind("crafting", 2).header)
