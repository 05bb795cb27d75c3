"""Genesis in numbers: an observation says what the view says, and payments are numbered closely."""

from cosmogony.core.numbers import named
from cosmogony.games.genesis.actions import PAY
from cosmogony.games.genesis.components import REGIONS, REST_DAY
from cosmogony.games.genesis.facts import can_pay
from cosmogony.games.genesis.state import GenesisState
from cosmogony.testing import every_nth, play_through
from tests.games.genesis.scenes import GENESIS

PLAYERS = 3


def test_observations_say_what_the_view_says() -> None:
    fields = GENESIS.observation_fields(PLAYERS)
    for state in every_nth(play_through(GENESIS, PLAYERS, 4), 5):
        assert isinstance(state, GenesisState)
        for seat in range(PLAYERS):
            seen, view = named(fields, GENESIS.observation(state, seat)), GENESIS.view(state, seat)
            assert seen["stock"] == view.stock
            assert seen["gods_day"].index(1) == view.day
            for place in range(PLAYERS):
                player = view.players[(seat + place) % PLAYERS]
                name = "own" if place == 0 else f"next_{place}"
                assert seen[f"{name}.cubes"] == player.cubes
                assert seen[f"{name}.missing"] == player.missing
                payable = [can_pay(state, (seat + place) % PLAYERS, day) for day in range(1, REST_DAY)]
                assert seen[f"{name}.can_pay"] == payable
                assert seen[f"{name}.circle"] == player.angel.circles
                assert seen[f"{name}.region"] == [int(region == player.angel.region) for region in range(REGIONS)]
                assert seen[f"{name}.points"] == [player.angel.points]
            assert seen["dark_angel.points"] == [view.dark_angel.points]


def test_all_ways_to_pay_have_numbers_below_a_thousand() -> None:
    payments = GENESIS.components(GENESIS.edition).payments
    assert GENESIS.n_actions == payments.end == 197
    for action in range(PAY, payments.end):
        amounts = [payments.paid(action, colour) for colour in range(3)]
        assert payments.action(*amounts) == action


def test_what_nobody_can_owe_has_a_number_beyond() -> None:
    payments = GENESIS.components(GENESIS.edition).payments
    beyond = payments.action(24, 24, 24)
    assert beyond >= payments.end
    assert [payments.paid(beyond, colour) for colour in range(3)] == [24, 24, 24]
    assert payments.has(beyond)
    assert not payments.has(payments.end + 3), "three chaos have a number below"
