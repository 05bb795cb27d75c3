"""Every ruling of Genesis, with every value: games go to their end, and what is explained is what is played."""

import random

import pytest

from cosmogony.games.genesis.actions import PAY
from cosmogony.games.genesis.payments import ALL
from cosmogony.texts import LANGUAGES
from tests.games.genesis.scenes import GENESIS

DECIDED = [(ruling.name, value) for ruling in GENESIS.rulings() for value in ruling.values]
DECIDED.append(("start_order", "2 3 1"))
ASKED = [*range(-1, PAY), *range(PAY, PAY + 40, 9), 1 << 20]
"""Every action but payments, and a few of those; legal ones are added."""


def test_every_ruling_has_more_than_one_value() -> None:
    assert all(len(ruling.values) > 1 for ruling in GENESIS.rulings())


@pytest.mark.parametrize(("name", "value"), DECIDED)
@pytest.mark.parametrize("seed", [1, 2])
def test_explanations_agree_with_the_rules_and_render(name: str, value: str, seed: int) -> None:
    state = GENESIS.new(players=3, seed=seed, options={name: value})
    end = state.components.payments.end
    dice = random.Random(f"{name} {value} {seed}")
    while not state.over:
        legal = state.legal_actions()
        assert legal
        tried = [*legal, *dice.sample(ASKED, 8), dice.randrange(PAY, end), dice.randrange(end, end + ALL)]
        for action in tried:
            explanation = GENESIS.explain(state, action)
            assert explanation.legal == (action in legal), f"{action}: {explanation.text()}"
        for lang in LANGUAGES:
            assert all(GENESIS.explain(state, action).text(lang, ["Ada", "Bo", "Cleo"]) for action in tried[-12:])
        state.apply(dice.choice(legal))
    assert GENESIS.verify(GENESIS.record(state)).scores() == state.scores()
