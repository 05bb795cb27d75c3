"""Random play from crowded boards, where every power card, completion and advanced life comes up."""

import random

import msgspec
import pytest

from cosmogony.core.rng import seeded
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import KINDS, SHIFT, kind_of, target_of
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, POWER_NAMES, SIZES, SLOTS
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    COMPLETE,
    DECK,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    NOVA,
    READY,
    STABLE,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.gains import top_tile
from cosmogony.games.crafting.state import CraftingState
from tests.games.crafting.scenes import GALAXY, GAME, take_power
from tests.games.crafting.test_notation import OPTIONS


def crowded(players: int, seed: int, options: dict[str, str]) -> CraftingState:
    """Build a position with full boards, hands and sliders, out of the real supplies."""
    state: CraftingState = GAME.new(players=players, seed=seed, options=options)
    dice = random.Random(seed)
    words = [name.replace("_", "-") for name in POWER_NAMES]
    dice.shuffle(words)
    for seat in range(players):
        for space in dice.sample(range(GALAXY.stars), 14):
            element = dice.randrange(ELEMENTS)
            taken = any((state.layers[seat * LAYERS + e] >> space) & 1 for e in range(ELEMENTS))
            if state.supply[element] > 3 and not taken:
                state.supply[element] -= 1
                state.layers[seat * LAYERS + element] |= 1 << space
                if dice.random() < 0.4:
                    state.layers[seat * LAYERS + NOVA] |= 1 << space
        ring = GALAXY.sides[GALAXY.central[seat % 3]]
        for space in (s for s in range(GALAXY.life) if (ring >> s) & 1 or dice.random() < 0.1):
            if state.supply[LIFE_LEFT] > 3 and not (state.layers[seat * LAYERS + LIFE] >> space) & 1:
                state.supply[LIFE_LEFT] -= 1
                state.layers[seat * LAYERS + LIFE] |= 1 << space
                state.layers[seat * LAYERS + STABLE] |= dice.randrange(2) << space
        for hexagon in range(GALAXY.hexagons):
            size = dice.randrange(SIZES)
            if (
                state.tiles[seat * GALAXY.hexagons + hexagon] == NOBODY
                and dice.random() < 0.3
                and state.stack_left[size]
            ):
                state.tiles[seat * GALAXY.hexagons + hexagon] = top_tile(state, size) & 0xFF
            if state.tiles[seat * GALAXY.hexagons + hexagon] != NOBODY and dice.random() < 0.4:
                state.layers[seat * LAYERS + COMPLETE] |= 1 << hexagon
        for slot in range(SLOTS):
            if dice.random() < 0.9:
                take_power(state, seat, slot, words.pop())
        for control in range(CONTROLS):
            number = min(4, state.energy[DECK + control])
            state.energy[DECK + control] -= number
            state.hands[seat * CONTROLS + control] += number
        state.chamber[seat * CHAMBER_FIELDS + READY] = 2
    return state


def enrich(state: CraftingState) -> None:
    """Let the current player have something on every slider."""
    for slider in (SUPERNOVA_SLIDER, DNA_SLIDER, GRAVITON_SLIDER):
        state.held[slider] = max(state.held[slider], 2)


def choose(state: CraftingState, dice: random.Random) -> int:
    """Choose at random, but scoring actions and power cards before others."""
    actions = state.legal_actions()
    best = [
        action
        for action in actions
        if kind_of(action) == a.CRAFT and a.MENU_DISCHARGE <= target_of(action) < a.MENU_END
    ]
    return dice.choice(best if best and dice.random() < 0.7 else actions)


@pytest.mark.clause("CRA-5.1", "CRA-7.5", "CRA-6.1")
@pytest.mark.parametrize("options", OPTIONS, ids=["printed", "otherwise"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_crowded_games_hold_together(players: int, options: dict[str, str]) -> None:
    kinds = set()
    for seed in range(4):
        state = crowded(players, 100 * players + seed, options)
        pieces = GAME.census(state)
        dice = random.Random(seed)
        turns = 0
        ply = 0
        while not state.over and turns < 3 * players:
            if state.pending == 0:
                enrich(state)
            actions = state.legal_actions()
            kinds.add(kind_of(actions[0]))
            assert len(actions) > 1
            assert [GAME.parse(state, GAME.text(state, action)) for action in actions] == actions
            if ply % 11 == 0:
                check_explanations(state, actions)
                check_worlds(state, ply)
            before = state.turns_left
            state.apply(choose(state, dice))
            turns += state.turns_left != before
            ply += 1
            assert GAME.census(state) == pieces
    expected = set(range(KINDS)) - {a.TILE, a.DISCARD_CARD, a.ELEMENT, a.PAY_LIFE, a.SLOT, a.UNDER_DECK, a.KEEP_CARD}
    assert len(kinds & expected) > 15


def check_explanations(state: CraftingState, actions: list[int]) -> None:
    """The explanations and the rules agree on every number."""
    for action in range(KINDS << SHIFT):
        explanation = GAME.explain(state, action)
        assert explanation.legal == (action in actions), (GAME.prompt(state).id, action, explanation)


def check_worlds(state: CraftingState, seed: int) -> None:
    """Worlds that a seat cannot tell apart look the same."""
    for seat in range(state.n_players):
        world = state.determinize(seat, seeded(seed))
        assert msgspec.json.encode(GAME.view(world, seat)) == msgspec.json.encode(GAME.view(state, seat))
        assert GAME.census(world) == GAME.census(state)
        if seat == state.current_player:
            assert world.legal_actions() == state.legal_actions()
