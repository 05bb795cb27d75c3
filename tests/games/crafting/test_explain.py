"""Explanations of Crafting the Cosmos: every fault has its words, every card its clause."""

import pytest

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.components import POWER_NAMES
from cosmogony.games.crafting.explain.asked import VALUES, Asked
from cosmogony.games.crafting.explain.reasons import DECLINED, KINDS, MENU, OF_CARD, OF_CHOICE, REFUSALS
from cosmogony.games.crafting.notation.names import POWER_WORDS
from cosmogony.texts import LANGUAGES, message_variables
from tests.games.crafting.scenes import GAME, do, refusal, scene

CODES = {name: code for name, code in vars(faults).items() if name.isupper()}


def test_every_fault_has_its_words_and_its_own_number() -> None:
    assert len(set(CODES.values())) == len(CODES)
    assert 0 not in CODES.values(), "nothing wrong is no fault"
    assert set(REFUSALS) == set(CODES.values())


def test_every_choice_has_its_words() -> None:
    assert set(KINDS) == set(range(a.KINDS))


def test_every_value_that_a_message_names_is_known() -> None:
    legal = [*KINDS.values(), *DECLINED.values(), *(words for _, words in MENU)]
    told = [words.values for words in legal] + [refusal.values for refusal in REFUSALS.values()]
    assert {name.split("=")[-1] for values in told for name in values.split()} == set(VALUES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_given_just_the_values_that_it_tells(lang: str) -> None:
    variables = message_variables(lang)
    legal = [*KINDS.values(), *DECLINED.values(), *(words for _, words in MENU)]
    told = [(f"legal-{words.word}", words.values) for words in legal]
    told += [(f"illegal-{refusal.word}", refusal.values) for refusal in REFUSALS.values()]
    for word, values in told:
        assert {name.split("=")[0] for name in values.split()} == variables[f"crafting-{word}"], word


def test_every_clause_is_in_the_rulebook() -> None:
    known = GAME.rulebook()
    for words in (*KINDS.values(), *DECLINED.values(), *(words for _, words in MENU)):
        assert words.clause in known
    for told in REFUSALS.values():
        assert told.clause in (OF_CARD, OF_CHOICE) or told.clause in known


@pytest.mark.parametrize("word", POWER_WORDS)
def test_a_power_card_is_explained_by_its_own_clause(word: str) -> None:
    """The rulebook's clause begins with the name of the card."""
    state = scene(powers=[word])
    clause = Asked(state, a.CRAFT, a.MENU_USE).card_clause("")
    name = GAME.rulebook().find(clause)[0].text.split(".")[0]
    assert name.lower().replace(" ", "_").replace("-", "_") == POWER_NAMES[POWER_WORDS.index(word)]
    assert GAME.explain(state, a.action(a.CRAFT, a.MENU_USE)).clause == clause


def test_an_action_without_a_card_has_no_card_clause() -> None:
    asked = Asked(scene(), a.CRAFT, a.MENU_END)
    assert asked.card == NOBODY
    assert asked.card_clause("CRA-9.1") == "CRA-9.1"


def test_a_refused_choice_of_a_card_cites_the_card() -> None:
    state = do(scene(powers=["relativity-psi"], hand="2 gravity"), "use relativity-psi", "gain H")
    space = next(
        n for n in range(state.components.galaxy.stars) if not (state.components.galaxy.sector_stars[1] >> n) & 1
    )
    clause, sentence = refusal(state, f"star s{space + 1}")
    assert clause == "CRA-13.22"
    assert sentence == "This space is not in Psi: Delta Upper Left, 12 o'clock corner. [CRA-13.22]"
