"""Every code of the rules is met somewhere and has its words; every kind of action has a reason that allows it."""

from collections.abc import Callable

import pytest

from cosmogony.games.cosmogenesis import faults
from cosmogony.games.cosmogenesis.actions import CHOOSE_ELEMENT, KINDS
from cosmogony.games.cosmogenesis.bodies import NONE
from cosmogony.games.cosmogenesis.explain import PERMISSIONS, REFUSALS, VALUES
from cosmogony.games.cosmogenesis.rules.choices import fault
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SYSTEM
from cosmogony.texts import LANGUAGES, has_message, message_variables
from tests.games.cosmogenesis.scenes import GAME, do, hold, legal, new, own_exotic, scene, with_reward

CODES = {name: code for name, code in vars(faults).items() if name.isupper() and isinstance(code, int)}


def emptied(state: CosmogenesisState, at: int) -> CosmogenesisState:
    """Take the element off a space."""
    state.spaces[at] = NONE
    return state


def over() -> CosmogenesisState:
    """Play to the end, doing as little as possible."""
    state = new()
    while not state.over:
        do(state, legal(state)[-1])
    return state


def taken_from_sector_i() -> CosmogenesisState:
    """Return to the choice of an element after one was taken from sector I."""
    state = scene(taken="T1", space="I.1")
    state.taken, state.phase = -1, CHOOSE_ELEMENT
    return state


def without_action() -> CosmogenesisState:
    """Be in the second part of a turn without an additional action left."""
    state = scene("T3", asteroids=3)
    state.extra = 0
    return state


def alike_elements() -> CosmogenesisState:
    """Let the first two spaces of sector II hold the same."""
    state = new()
    state.spaces[5] = state.spaces[6] = 2
    return state


def assigned() -> CosmogenesisState:
    """Hold an objective for an orbit that has one."""
    state = scene("T4~ T1", hand=["cradle"])
    hold(state, 0, "halo", orbit=1)
    return state


def with_icon_used(options: dict[str, str] | None = None) -> CosmogenesisState:
    """Have used one of two icons in this turn."""
    return do(scene("T3~:fish", asteroids=2, exotics=["pulsar"], options=options), "use pulsar action")


def next_turn(state: CosmogenesisState) -> CosmogenesisState:
    """Let the exotic objects be used again."""
    state.exotics_used = 0
    return state


def without_counters() -> CosmogenesisState:
    """Own an exotic object that is used up."""
    state = scene("T3")
    state.exotic_counters[own_exotic(state, 0, "pulsar")] = 0
    return state


def choosing_life() -> CosmogenesisState:
    """Have to choose where life arises, in orbit 1."""
    return do(scene("T4~ T1 * *", "T2", hand=["ocean_world"]), "reveal ocean_world 1")


def choosing_evolution() -> CosmogenesisState:
    """Have to choose where life evolves, in orbit 1."""
    return do(scene("T4~:lizard T3~:bacterium", "T3~", hand=["cradle"]), "reveal cradle 1")


def without_counter() -> CosmogenesisState:
    """Have used all counters, where they may run out."""
    state = scene("T2", asteroids=1, options={"counters": "limited"})
    for at in range(SYSTEM, 2 * SYSTEM):
        state.life[at] = 1
    state.exotic_counters[own_exotic(state, 1, "pulsar")] = 1
    return state


def receiving(reward: str) -> CosmogenesisState:
    """Reveal an objective that gives something else than ours."""
    state = scene("T4 T1", "G1ro", hand=["anvil"], edition=with_reward("anvil", reward))
    return do(state, "reveal anvil 1")


MET: dict[str, tuple[Callable[[], CosmogenesisState], str]] = {
    "OVER": (over, "done"),
    "KEEP_IS_PAST": (new, "keep cradle"),
    "KEEP_FIRST": (lambda: GAME.new(players=2, seed=1), "take I.1"),
    "TAKEN_ALREADY": (lambda: scene("T2"), "take I.1"),
    "TAKE_FIRST": (new, "done"),
    "USE_FIRST": (lambda: scene("T2", taken="T1"), "done"),
    "COMET_FIRST": (lambda: do(scene("T3", asteroids=2), "comet"), "done"),
    "LIFE_FIRST": (choosing_life, "done"),
    "EVOLVE_FIRST": (choosing_evolution, "done"),
    "GIFT_FIRST": (lambda: receiving("body 2"), "done"),
    "PICK_FIRST": (lambda: receiving("comet or 2 asteroids"), "done"),
    "NOTHING_TO_PICK": (lambda: scene("T2"), "choose 1"),
    "NOT_OFFERED": (lambda: GAME.new(players=2, seed=1), "keep cradle"),
    "SECTOR_DONE": (taken_from_sector_i, "take I.2"),
    "SPACE_UNUSED": (lambda: new(players=2), "take IV.5"),
    "SPACE_EMPTY": (lambda: emptied(new(), 0), "take I.1"),
    "SPACE_ALIKE": (alike_elements, "take II.2"),
    "NOT_A_PLANET": (lambda: scene(taken="comet"), "planet"),
    "NO_FREE_ORBIT": (lambda: scene("T1", "T1", "T1", "T1", "T1", taken="T1"), "planet"),
    "NOT_A_MOON": (lambda: scene("T4", taken="comet"), "moon 1"),
    "GAS_MOON": (lambda: scene("G2r", taken="G1r"), "moon 1"),
    "NO_PLANET": (lambda: scene("T4", taken="T1"), "moon 2"),
    "PLANET_TOO_SMALL": (lambda: scene("T2", taken="T2"), "moon 1"),
    "MOONS_FULL": (lambda: scene("T4 * * *", taken="T1"), "moon 1"),
    "NOTHING_THERE": (lambda: scene("T4", taken="T1"), "collide 1a"),
    "MOON_ALIKE": (lambda: scene("G1r T1 T1", taken="T1"), "collide 1b"),
    "CANNOT_COLLIDE": (lambda: scene("T2", taken="G1r"), "collide 1"),
    "COLLIDE_GAS": (lambda: scene("G1r", taken="T1"), "collide 1"),
    "LARGEST_ALREADY": (lambda: scene("T4", taken="T1"), "collide 1"),
    "MOON_TOO_LARGE": (lambda: scene("T2 T1", taken="T1"), "collide 1a"),
    "LEFTOVER_TOO_LARGE": (lambda: scene("T1", taken="T3"), "collide 1"),
    "RESERVE_EMPTY": (lambda: scene("T2", taken="T1", reserve=[1, 0, 1]), "collide 1"),
    "NOT_A_COMET": (lambda: scene("T3", taken="T1"), "strike 1"),
    "RINGED_ALREADY": (lambda: scene("G1ro", taken="comet"), "strike 1"),
    "WET_ALREADY": (lambda: scene("T3~", taken="comet"), "strike 1"),
    "TOO_SMALL_FOR_WATER": (lambda: scene("T2", taken="comet"), "strike 1"),
    "NOT_FOR_BELT": (lambda: scene(taken="T1"), "belt"),
    "NOTHING_TO_GAIN": (lambda: scene(taken="T1"), "gain"),
    "DISCARD_ASTEROID": (lambda: scene(taken="asteroid"), "discard"),
    "ELEMENT_USED": (lambda: scene("T2"), "planet"),
    "NO_ACTION_LEFT": (without_action, "expand"),
    "NO_COMET": (lambda: scene("T3"), "strike 1"),
    "NO_COMET_LEFT": (lambda: scene(asteroids=2, reserve=[9, 9, 9, 9, 0]), "comet"),
    "TOO_FEW_ASTEROIDS": (lambda: scene("T3"), "moon 1"),
    "EXPANDED_ALREADY": (lambda: scene(asteroids=1, expanded=True), "expand"),
    "LIFE_ON_GAS": (lambda: scene("G1r", asteroids=1), "life 1"),
    "LIFE_ON_ASTEROID": (lambda: scene("T2 *", asteroids=1), "life 1a"),
    "LIFE_DRY": (lambda: scene("T2", asteroids=1, options={"life_arises": "with_water"}), "life 1"),
    "NO_COUNTER": (without_counter, "life 1"),
    "LIFE_ALREADY": (lambda: scene("T2:bacterium", asteroids=1), "life 1"),
    "EVOLVE_BY_ICON": (lambda: scene("T3~:fish"), "evolve 1"),
    "EVOLVE_DRY": (lambda: do(scene("T4~:lizard T3~:fish T1", hand=["cradle"]), "reveal cradle 1"), "evolve 1b"),
    "EVOLVE_OUTSIDE": (
        lambda: do(scene("T4~:lizard", "T3~:fish", "T1", "T3~:fish", exotics=["pulsar"]), "use pulsar evolve"),
        "evolve 4",
    ),
    "EVOLVE_NOTHING": (lambda: do(scene("T4~:lizard T3~:fish T3~", hand=["cradle"]), "reveal cradle 1"), "evolve 1b"),
    "EVOLVE_INTELLIGENT": (
        lambda: do(scene("T4~:lizard T3~:fish T3~:intelligent", hand=["cradle"]), "reveal cradle 1"),
        "evolve 1b",
    ),
    "OTHER_ORBIT": (choosing_life, "life 2"),
    "NOT_IN_HAND": (lambda: scene("T3"), "reveal cradle 1"),
    "ORBIT_ASSIGNED": (assigned, "reveal cradle 1"),
    "DOES_NOT_FIT": (lambda: scene("T1", hand=["halo"]), "reveal halo 1"),
    "REWARD_IMPOSSIBLE": (
        lambda: scene("G1r T4~:bacterium", hand=["hidden_ocean"], options={"impossible_reward": "forbids"}),
        "reveal hidden_ocean 1",
    ),
    "NOT_YOUR_EXOTIC": (lambda: scene("T3"), "use pulsar action"),
    "EXOTIC_EMPTY": (without_counters, "use pulsar action"),
    "EXOTIC_USED": (with_icon_used, "use pulsar evolve"),
    "ICON_SPENT": (lambda: next_turn(with_icon_used({"exotic_icons": "each_once"})), "use pulsar action"),
    "ICON_IMPOSSIBLE": (lambda: scene("T3", exotics=["pulsar"]), "use pulsar evolve"),
    "NO_SUCH_CHOICE": (lambda: receiving("comet or 2 asteroids"), "choose 3"),
    "CHOICE_IMPOSSIBLE": (lambda: receiving("comet or evolve or action"), "choose 2"),
}
"""By code: a position, and what cannot be done there."""
BY_OTHER_TESTS = {"ALLOWED", "UNKNOWN", "NO_SUCH_ICON", "ICON_ALIKE"}
"""What notation cannot ask, or only in another edition: see ``test_notation`` and ``test_rulings``."""


def test_every_code_has_its_words_and_every_kind_its_reason() -> None:
    assert sorted(CODES.values()) == list(range(len(CODES)))
    assert set(REFUSALS) == set(CODES.values()) - {faults.ALLOWED}
    assert set(PERMISSIONS) == set(range(KINDS))
    for answer, table in (("legal", PERMISSIONS), ("illegal", REFUSALS)):
        for reason in table.values():
            assert has_message(f"cosmogenesis-{answer}-{reason.word}")
            assert set(reason.values.split()) <= set(VALUES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_given_just_the_values_that_it_tells(lang: str) -> None:
    variables = message_variables(lang)
    for kind, reasons in (("illegal", REFUSALS), ("legal", PERMISSIONS)):
        for reason in reasons.values():
            assert variables[f"cosmogenesis-{kind}-{reason.word}"] == set(reason.values.split()), reason.word


def test_every_code_is_met() -> None:
    assert set(MET) | BY_OTHER_TESTS == set(CODES)


@pytest.mark.parametrize("name", MET)
def test_what_is_wrong_is_found_and_told_in_every_language(name: str) -> None:
    build, notation = MET[name]
    state = build()
    action = GAME.parse(state, notation)
    assert fault(state, action) == CODES[name]
    assert action not in state.legal_actions()
    texts = [GAME.explain(state, action).text(lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(texts)
    assert not any("{" in text for text in texts)
