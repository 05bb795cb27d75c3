"""The bot that plays anything."""

from cosmogony.bots.random import RandomBot
from cosmogony.games import GAMES


def test_it_plays_every_legal_action_and_repeats_itself_by_seed() -> None:
    state = GAMES["genesis"].new(players=2, seed=1)
    chosen = [RandomBot(seed).choose(state).action for seed in range(60)]
    assert set(chosen) == set(state.legal_actions())
    assert chosen == [RandomBot(seed).choose(state).action for seed in range(60)]
