"""Exotic objects: each of the ten, when and how often they may be used, and what their icons do."""

import pytest

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_ELEMENT, CHOOSE_EXTRA, CHOOSE_LIFE
from cosmogony.games.cosmogenesis.rules import life
from cosmogony.games.cosmogenesis.tiles import SYSTEM
from tests.games.cosmogenesis.scenes import (
    GAME,
    clause,
    do,
    legal,
    new,
    orbits,
    own_exotic,
    points,
    refused,
    scene,
    system,
)

ICONS = {
    "brown_dwarf": ["asteroids", "comet"],
    "wormhole": ["asteroids", "action"],
    "protoplanetary_nebula": ["asteroids", "evolve"],
    "dark_matter_halo": ["asteroids", "life"],
    "black_hole": ["comet", "action"],
    "white_dwarf": ["comet", "life"],
    "pulsar": ["action", "evolve"],
    "magnetar": ["action", "life"],
    "quasar": ["evolve", "life"],
    "supernova_remnant": ["comet", "evolve"],
}


def test_all_objects_are_here() -> None:
    assert list(ICONS) == GAME.components(GAME.edition).exotic_ids


@pytest.mark.clause("COS-11.2", "COS-11.3", "COS-7.4")
@pytest.mark.parametrize("exotic", ICONS)
def test_an_exotic_object_carries_out_either_icon_twice(exotic: str) -> None:
    for icon in ICONS[exotic]:
        state = scene("T3~:bacterium T1", "G1ro T1", taken=exotic, asteroids=1)
        do(state, "gain")
        assert legal(state, "use") == [f"use {exotic} {word}" for word in ICONS[exotic]]
        for left in (1, 0):
            state.exotics_used = 0
            before = (state.asteroids[0], state.comets[0], state.extra, state.life[0], sum(state.life[:28]))
            do(state, f"use {exotic} {icon}")
            if state.phase == CHOOSE_LIFE:
                do(state, legal(state)[0])
            after = (state.asteroids[0], state.comets[0], state.extra, state.life[0], sum(state.life[:28]))
            change = [new - old for new, old in zip(after, before, strict=True)]
            assert (
                change
                == {
                    "asteroids": [2, 0, 0, 0, 0],
                    "comet": [0, 1, 0, 0, 0],
                    "action": [0, 0, 1, 0, 0],
                    "evolve": [0, 0, 0, 1, 1],
                    "life": [0, 0, 0, 0, 1],
                }[icon]
            )
            assert state.exotic_counters[list(ICONS).index(exotic)] == left


@pytest.mark.clause("COS-11.1")
def test_each_object_is_used_once_a_turn_before_or_after_the_additional_action() -> None:
    state = scene("G1ro", "T2", exotics=["wormhole", "brown_dwarf"], asteroids=1)
    do(state, "use wormhole asteroids")
    assert clause(state, "use wormhole asteroids") == "COS-11.1"
    do(state, "expand")
    assert state.extra == 0
    assert legal(state) == ["use brown_dwarf asteroids", "use brown_dwarf comet", "done"]
    do(state, "use brown_dwarf comet")
    assert state.current_player == 1, "nothing is left to do"


@pytest.mark.clause("COS-11.1")
def test_another_players_object_is_out_of_reach_and_the_compulsory_part_comes_first() -> None:
    state = scene("T2", asteroids=1)
    own_exotic(state, 1, "pulsar")
    assert clause(state, "use pulsar action") == "COS-11.1"
    state.phase = CHOOSE_ELEMENT
    own_exotic(state, 0, "wormhole")
    assert clause(state, "use wormhole action") == "COS-2.2"


@pytest.mark.clause("COS-11.1")
def test_an_object_may_be_used_in_the_turn_it_is_taken() -> None:
    state = do(scene("T2", taken="wormhole"), "gain", "use wormhole asteroids")
    assert state.asteroids[0] == 2


@pytest.mark.clause("COS-11.4")
def test_an_icon_that_cannot_be_carried_out_cannot_be_used() -> None:
    dry = scene("T3:bacterium", "G1r", exotics=["quasar"], asteroids=1)
    assert legal(dry, "use") == []
    assert clause(dry, "use quasar evolve") == "COS-11.4"
    assert clause(dry, "use quasar life") == "COS-11.4"
    done = scene("T3~:intelligent", exotics=["pulsar"])
    assert legal(done, "use") == ["use pulsar action"]
    empty = scene("T1", exotics=["brown_dwarf"], reserve=[9, 9, 9, 9, 0])
    assert legal(empty, "use") == ["use brown_dwarf asteroids"]
    assert clause(empty, "use brown_dwarf comet") == "COS-11.4"


@pytest.mark.clause("COS-11.5", "COS-13.4")
def test_an_object_without_counters_stays_for_its_point() -> None:
    state = scene("T1", exotics=["wormhole"], asteroids=1)
    state.exotic_counters[GAME.parse(state, "use wormhole action") >> 3 & 31] = 0
    assert clause(state, "use wormhole action") == "COS-11.5"
    assert points(state, "exotic") == 1
    own_exotic(state, 0, "pulsar")
    assert points(state, "exotic") == 2


@pytest.mark.clause("COS-11.2")
def test_ruling_each_icon_is_used_once() -> None:
    state = scene("T1", exotics=["wormhole"], options={"exotic_icons": "each_once"})
    do(state, "use wormhole asteroids")
    state.exotics_used = 0
    assert legal(state, "use") == ["use wormhole action"]
    assert clause(state, "use wormhole asteroids") == "COS-11.2"


@pytest.mark.clause("COS-11.3")
def test_a_comet_of_an_icon_may_collide_at_once() -> None:
    state = do(scene("G1r", "T3", exotics=["brown_dwarf"], asteroids=1), "use brown_dwarf comet")
    assert legal(state) == ["strike 1", "strike 2", "belt"]
    assert clause(state, "expand") == "COS-8.4"
    do(state, "strike 2")
    assert orbits(state) == ["G1r", "T3~"]
    assert (state.comets[0], state.extra) == (0, 1)


@pytest.mark.clause("COS-9.5", "COS-11.3")
def test_an_icon_lets_life_evolve_only_in_the_habitable_zone_on_a_wet_body() -> None:
    """The rulebook's paragraph on evolution and its note: outside the zone life may be, but will not evolve."""
    far = scene("T1", "T1", "T1", "G1r T3~:fish", "T3:bacterium", exotics=["pulsar"])
    assert clause(far, "use pulsar evolve") == "COS-11.4"
    both = do(scene("T3~:fish", "T4~:fish", "T1", "G1r T3~:fish", exotics=["pulsar"]), "use pulsar evolve")
    assert legal(both) == ["evolve 1", "evolve 2"]
    assert refused(both, "evolve 4a")[1] == "Life evolves only in the habitable zone, orbits 1 to 3. [COS-9.5]"
    choice = do(scene("T3~:fish", "T4~:bacterium", "T3~", exotics=["pulsar"], asteroids=1), "use pulsar evolve")
    assert legal(choice) == ["evolve 1", "evolve 2"]
    assert clause(choice, "evolve 3") == "COS-9.5"
    assert clause(choice, "done") == "COS-9.5"
    assert orbits(do(choice, "evolve 2"))[1] == "T4~:jellyfish"
    assert clause(scene("T3~:fish", asteroids=1), "evolve 1") == "COS-9.5"


@pytest.mark.clause("COS-9.5")
def test_ruling_rewards_and_icons_let_life_evolve_in_any_orbit() -> None:
    outside = {"evolution_outside": "true"}
    far = scene("T1", "T1", "T1", "G1r T3~:fish", "T3:bacterium", exotics=["pulsar"], options=outside)
    assert orbits(do(far, "use pulsar evolve"))[3] == "G1r T3~:lizard"
    rounds = new(options=outside)
    system(rounds, 0, "T1", "T1", "T1", "T3~:fish")
    life.evolve_all(rounds)
    assert orbits(rounds)[3] == "T3~:fish", "the passing of the rounds never does"


@pytest.mark.clause("COS-10.7")
def test_ruling_a_gained_comet_goes_into_the_belt() -> None:
    belt = {"gained_comets_collide": "false"}
    state = do(scene("G1r", exotics=["brown_dwarf"], asteroids=2, options=belt), "use brown_dwarf comet")
    assert (state.comets[0], state.phase) == (1, CHOOSE_EXTRA)
    assert legal(do(state, "comet")) == ["strike 1", "belt"], "one that a player makes still may"
    asked = do(scene("G1r", exotics=["brown_dwarf"]), "use brown_dwarf comet")
    assert legal(asked) == ["strike 1", "belt"]


@pytest.mark.clause("COS-11.4")
def test_ruling_an_impossible_icon_is_spent() -> None:
    state = scene("T3:bacterium", "G1r", exotics=["quasar"], asteroids=1, options={"impossible_icon": "spent"})
    assert legal(state, "use") == ["use quasar evolve", "use quasar life"]
    do(state, "use quasar evolve")
    assert state.exotic_counters[state.components.exotic_ids.index("quasar")] == 1
    assert orbits(state) == ["T3:bacterium", "G1r"]
    assert state.events[-1].kind == events.REWARD_LOST


@pytest.mark.clause("COS-1.3")
@pytest.mark.parametrize(("ruling", "counters", "arises"), [("unlimited", 2, True), ("limited", 1, False)])
def test_ruling_counters_may_run_out(ruling: str, counters: int, arises: bool) -> None:
    state = scene("T1", "T2", taken="wormhole", asteroids=1, options={"counters": ruling})
    for at in range(SYSTEM, SYSTEM + 28):  # one counter counts the rounds, one is left
        state.life[at] = 1
    do(state, "gain")
    assert state.exotic_counters[state.components.exotic_ids.index("wormhole")] == counters
    assert bool(legal(state, "life")) == arises
    if not arises:
        assert clause(state, "life 1") == "COS-1.3"


@pytest.mark.clause("COS-8.1")
def test_an_icon_grants_one_more_additional_action() -> None:
    state = do(scene("T2", "G1r", exotics=["wormhole"], asteroids=5), "expand")
    assert clause(state, "comet") == "COS-8.1"
    do(state, "use wormhole action", "comet", "belt")
    assert state.comets[0] == 1
    assert state.current_player == 1
