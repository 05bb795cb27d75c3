"""Every other ruling plays whole games: tokens are conserved, and explanations agree with the rules throughout."""

import re

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.rng import seeded
from cosmogony.games.cosmogenesis.actions import KINDS, SHIFT
from tests.games.cosmogenesis.scenes import GAME

OTHER_RULINGS = {
    "missing_comet": "asteroid",
    "returned_objectives": "top",
    "leftover_measured": "before",
    "fourth_moon": "forbidden",
    "freed_tokens_first": "false",
    "growth_keeps_water": "false",
    "bacteria_survive": "false",
    "monolith_when_discarding": "false",
    "taken_objectives": "hidden",
    "additional_actions": "3",
    "life_on_asteroids": "true",
    "one_objective_per_orbit": "false",
    "objectives_checked": "also_at_end",
    "impossible_reward": "forbids",
    "exotic_icons": "each_once",
    "sector_iv_leftovers": "stay",
    "dry_life_scores": "true",
    "belt_ranking": "skipping",
    "empty_belt_scores": "true",
    "tie_break": "shared",
}


def play(options: dict[str, str], players: int, seed: int, edition: Edition | None = None) -> None:
    """Play a random game, asking now and then about every action there could be."""
    state = GAME.new(players=players, seed=seed, edition=edition, options=options)
    census = GAME.census(state)
    rng = seeded(seed, "rulings")
    while not state.over:
        legal = state.legal_actions()
        assert GAME.census(state) == census
        if len(state.history) % 40 == 7:
            found = [a for a in range(KINDS << SHIFT) if GAME.explain(state, a).legal]
            assert found == sorted(legal)
        state.apply(legal[rng.below(len(legal))])


def test_every_ruling_has_another() -> None:
    assert set(OTHER_RULINGS) == set(GAME.edition.children("rulings"))
    for name, other in OTHER_RULINGS.items():
        assert str(GAME.edition.value(f"rulings.{name}")).lower() != other


@pytest.mark.parametrize("name", OTHER_RULINGS)
def test_another_ruling_plays_whole_games(name: str) -> None:
    play({name: OTHER_RULINGS[name]}, players=3, seed=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_rulings_together(players: int) -> None:
    play(OTHER_RULINGS, players, seed=5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_rulings(players: int) -> None:
    play({}, players, seed=6)


def owners_edition() -> Edition:
    """Make an edition that differs in every tile, has size 4 in the bag and runs out of comets and asteroids."""
    text = GAME.edition.text
    text = re.sub(r"needs = { value = \[.*?\]", 'needs = { value = ["planet"]', text)
    text = re.sub(r"reward = { value = \[.*?\]", 'reward = { value = ["comet", "life", "3 asteroids", "evolve"]', text)
    text = re.sub(r"icons = { value = \[.*?\]", 'icons = { value = ["life", "comet", "evolve", "comet"]', text)
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
