"""The network: exact sums, the same everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cosmogony.bots.minds import Mind, observed_steps
from cosmogony.bots.network import BUSIEST, ONE, POINTS, SCALE, SECOND, WEIGHT, lower, paired, upper
from cosmogony.core.numbers import WHOLE
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through
from tests.minds import DEEP, WIDE, made_up_mind


def numbers_of(weights: bytes) -> list[int]:
    return list(memoryview(weights).cast("h"))


def reckoned(mind: Mind, seen: bytes) -> tuple[list[int], list[int]]:
    """Reckon both layers and the values as the docstring says, with Python's own whole numbers."""
    weights, head = numbers_of(mind.weights), mind.header
    steps = observed_steps(head.game, head.players)
    rows, at = [head.rows - 1], 0  # the constants always count
    for amount, step in zip(seen, steps, strict=True):
        rows += [at + amount // step - 1] if amount else []
        at += WHOLE // step
    sums = [sum(weights[number * WIDE + n] for number in rows) for n in range(WIDE)]
    low = [min(BUSIEST, max(0, total) * ONE // WEIGHT) for total in sums]
    rest = weights[head.rows * WIDE :]
    above = [sum(rest[m * DEEP + n] * x for m, x in enumerate([*low, ONE])) for n in range(DEEP)]
    high = [min(BUSIEST, max(0, total) // SECOND) for total in above]
    values = rest[DEEP * (WIDE + 1) :]
    return high, [row(values, n, high) for n in range(2 * head.players)]


def row(weights: list[int], number: int, below: list[int]) -> int:
    at = number * (len(below) + 1)
    return weights[at + len(below)] * ONE + sum(w * x for w, x in zip(weights[at:], below, strict=False))


@pytest.mark.parametrize("name", GAMES)
def test_every_sum_is_exact(name: str) -> None:
    game, players = GAMES[name], GAMES[name].min_players
    mind = made_up_mind(name, players)
    network = mind.network()
    for state in every_nth(play_through(game, players, 3), 17):
        if state.over:
            continue
        seat = int(state.current_player)
        network.look(state, seat)
        high, values = reckoned(mind, game.observation(state, seat))
        assert list(network.high) == high
        for place in range(players):
            assert network.points(place) == values[players + place] / SCALE * POINTS
            assert 0 < network.reward(place) < 1


def test_a_higher_value_is_a_better_reward_and_rewards_end_before_0_and_1() -> None:
    mind = made_up_mind("genesis", 2)
    network = mind.network()
    found = []
    for state in every_nth(play_through(GAMES["genesis"], 2, 5), 7):
        if not state.over:
            network.look(state, 0)
            _, values = reckoned(mind, GAMES["genesis"].observation(state, 0))
            found.append((values[0], network.reward(0)))
    found.sort()
    assert [reward for _, reward in found] == sorted(reward for _, reward in found)


@given(some.lists(some.tuples(some.integers(-(2**20), 2**20), some.integers(-(2**20), 2**20)), max_size=2000))
def test_two_sums_share_a_number_and_come_apart_again(numbers: list[tuple[int, int]]) -> None:
    together = sum(paired(one, other) for one, other in numbers)
    assert lower(together) == sum(one for one, _ in numbers)
    assert upper(together) == sum(other for _, other in numbers)
