"""Every other ruling plays whole games: tokens are conserved, and explanations agree with the rules throughout."""

import re

import pytest

from cosmogony.core.answers import Explanation
from cosmogony.core.edition import Edition
from cosmogony.core.rng import seeded
from cosmogony.games.cosmogenesis.actions import KINDS, SHIFT
from cosmogony.texts import LANGUAGES
from tests.games.cosmogenesis.scenes import GAME

OTHERS = [(ruling.name, value) for ruling in GAME.rulings() for value in ruling.values if value != ruling.value]
"""Every single other answer to an open question."""
OTHER_RULINGS = dict(OTHERS)


def play(options: dict[str, str], players: int, seed: int, edition: Edition | None = None) -> None:
    """Play a random game, asking now and then about every action there could be."""
    state = GAME.new(players=players, seed=seed, edition=edition, options=options)
    census = GAME.census(state)
    rng = seeded(seed, "rulings")
    while not state.over:
        legal = state.legal_actions()
        assert GAME.census(state) == census
        if len(state.history) % 40 == 7:
            answers = [GAME.explain(state, action) for action in range(KINDS << SHIFT)]
            assert [action for action, answer in enumerate(answers) if answer.legal] == sorted(legal)
            check_words(answers)
        state.apply(legal[rng.below(len(legal))])


def check_words(answers: list[Explanation]) -> None:
    """Every explanation can be read in every language, and none like another."""
    for answer in {(answer.clause, answer.message.id): answer for answer in answers}.values():
        texts = [answer.text(lang) for lang in LANGUAGES]
        assert len(set(texts)) == len(texts)
        assert not any("{" in text for text in texts)


def test_every_ruling_has_another() -> None:
    assert list(OTHER_RULINGS) == GAME.edition.children("rulings")


@pytest.mark.parametrize(("name", "value"), OTHERS, ids=[f"{name}={value}" for name, value in OTHERS])
def test_another_ruling_plays_whole_games(name: str, value: str) -> None:
    play({name: value}, players=3, seed=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_rulings_together(players: int) -> None:
    play(OTHER_RULINGS, players, seed=5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_rulings(players: int) -> None:
    play({}, players, seed=6)


REWARDS = '["comet or moon", "life anywhere and collide", "3 asteroids", "body 2 or expand"]'
ICONS = '["life", "strike or monolith", "evolve and body 3", "comet"]'


def owners_edition() -> Edition:
    """Make an edition that differs in every tile, has size 4 in the bag and runs out of comets and asteroids."""
    text = GAME.edition.text
    text = re.sub(r"needs = { value = \[.*?\]", 'needs = { value = ["planet"]', text)
    text = re.sub(
        r"reward = { value = \[.*?\]",
        'reward = { value = ["comet or moon", "life anywhere and collide", "3 asteroids", "body 2 or expand"]',
        text,
    )
    text = re.sub(
        r"icons = { value = \[.*?\]",
        'icons = { value = ["life", "strike or monolith", "evolve and body 3", "comet"]',
        text,
    )
    text = re.sub(r'counts = { value = ".*?"', 'counts = { value = "bodies life>=jellyfish orbit>=2"', text)
    text = text.replace("reserve = { value = 35", "reserve = { value = 5")
    text = text.replace("reserve = { value = 25", "reserve = { value = 4")
    block = text[text.index("[tokens.terrestrial_4]") : text.index("[tokens.gas_giant_1.red]")]
    larger = block.replace("value = 10, source", "value = 16, source", 1).replace("[0, 0, 0]", "[2, 2, 2]")
    return Edition.parse(text.replace(block, larger), "mine.toml")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rulings", [{}, OTHER_RULINGS], ids=["ours", "others"])
def test_an_owners_edition_plays_whole_games(players: int, rulings: dict[str, str]) -> None:
    for seed in range(3):
        play(rulings, players, seed, owners_edition())
