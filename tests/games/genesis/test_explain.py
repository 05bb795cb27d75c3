"""Legal is what has no fault, every fault occurs, and each of them has a clause and words."""

import pytest

from cosmogony.core.rng import seeded
from cosmogony.games.genesis import faults
from cosmogony.games.genesis.actions import PASS
from cosmogony.games.genesis.explain import PERMISSIONS, REFUSALS, VALUES
from cosmogony.games.genesis.payments import ALL
from cosmogony.games.genesis.rules import fault
from cosmogony.texts import LANGUAGES, message_variables
from tests.games.genesis.scenes import GENESIS

CODES = {name: code for name, code in vars(faults).items() if name.isupper()}


def test_every_fault_has_a_code_of_its_own_and_a_refusal() -> None:
    assert len(set(CODES.values())) == len(CODES)
    assert set(REFUSALS) == set(CODES.values()) - {faults.ALLOWED}


def test_legal_is_what_has_no_fault_and_every_fault_occurs() -> None:
    """Ask about every action there is, at tables with opposite rulings."""
    strict = {"switch_in_void": "false", "wasteful_payments": "true", "must_gather": "false"}
    found: set[int] = set()
    for rulings in ({}, strict):
        for seed in range(3):
            state = GENESIS.new(players=2, seed=seed, options=rulings)
            dice = seeded(seed, "faults")
            while not state.over:
                answers = {
                    action: fault(state, action) for action in range(-1, state.components.payments.end + ALL + 1)
                }
                assert sorted(state.legal_actions()) == [action for action, code in answers.items() if not code]
                found |= set(answers.values())
                state.apply(state.pick(dice))
            found.add(fault(state, PASS))
    assert {name for name, code in CODES.items() if code not in found} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_clause_and_a_message_that_tells_its_values(lang: str) -> None:
    rulebook = GENESIS.rulebook()
    variables = message_variables(lang)
    reasons = [("illegal", reason) for reason in REFUSALS.values()]
    reasons += [("legal", reason) for reason in PERMISSIONS.values()]
    for kind, (clause, reason, values) in reasons:
        assert clause in rulebook
        assert set(values.split()) <= set(VALUES)
        assert variables[f"genesis-{kind}-{reason}"] == set(values.split())
