"""Tiles as owners of a printed copy may have them: every effect of the vocabulary, several together, and choices."""

from collections.abc import Mapping, Sequence

import pytest

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_EXTRA
from cosmogony.games.cosmogenesis.bodies import ASTEROIDS, COMETS
from cosmogony.games.cosmogenesis.notation.tiles import icons, planetary_text
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.texts import LANGUAGES, render
from tests.games.cosmogenesis.scenes import (
    GAME,
    clause,
    do,
    legal,
    orbits,
    refused,
    scene,
    with_icons,
    with_needs,
    with_reward,
)

FULL = [10, 10, 10, 30, 20]


def rewarded(
    *entries: str,
    system: Sequence[str] = ("T4 T1", "T2", "G1r"),
    asteroids: int = 0,
    options: Mapping[str, str] | None = None,
) -> CosmogenesisState:
    """Reveal Anvil at orbit 1, with other rewards than ours."""
    edition = with_reward("anvil", *entries)
    state = scene(*system, hand=["anvil"], edition=edition, reserve=FULL, asteroids=asteroids, options=options)
    census = GAME.census(state)
    do(state, "reveal anvil 1")
    assert GAME.census(state) == census, "what is about to be placed counts, too"
    return state


@pytest.mark.clause("COS-10.4")
def test_an_asteroid_of_the_reserve_becomes_a_moon() -> None:
    state = rewarded("moon", asteroids=1)
    assert legal(state) == ["moon 1", "moon 2", "moon 3"]
    assert clause(state, "done") == "COS-10.4"
    do(state, "moon 2")
    assert orbits(state) == ["T4 T1", "T2 *", "G1r"]
    assert (state.reserve[ASTEROIDS], state.asteroids[0]) == (29, 1)


@pytest.mark.clause("COS-10.4")
def test_an_asteroid_of_the_reserve_collides() -> None:
    state = do(rewarded("collide", asteroids=1), "collide 2")
    assert orbits(state) == ["T4 T1", "T3", "G1r"]
    assert (state.reserve[0], state.reserve[1], state.reserve[ASTEROIDS]) == (11, 9, 30)


@pytest.mark.clause("COS-10.4")
def test_a_comet_of_the_reserve_collides_and_is_not_kept() -> None:
    state = rewarded("strike", asteroids=1)
    assert legal(state) == ["strike 1", "strike 3"]
    assert orbits(do(state, "strike 3"))[2] == "G1ro"
    assert (state.comets[0], state.reserve[COMETS]) == (0, 20)


@pytest.mark.clause("COS-10.4")
def test_a_body_of_the_reserve_becomes_a_planet_or_a_moon_or_collides() -> None:
    state = rewarded("body 2", asteroids=1)
    assert legal(state) == ["planet", "moon 1", "moon 3", "collide 1a", "collide 2"]
    assert refused(state, "moon 2")[1] == "The planet of orbit 2 has size 2: too small for a moon of size 2. [COS-4.1]"
    for use, after, small in (
        ("planet", ["T4 T1", "T2", "G1r", "T2"], 9),
        ("moon 3", ["T4 T1", "T2", "G1r T2"], 9),
        ("collide 2", ["T4 T1", "T3 T1", "G1r"], 10),
    ):
        world = do(state.copy(), use)
        assert orbits(world) == after
        assert world.reserve[0] == small
    none = scene("T4 T1", hand=["anvil"], edition=with_reward("anvil", "body 4"), reserve=[9, 9, 0, 9, 9], asteroids=1)
    do(none, "reveal anvil 1")
    assert any(event.kind == events.REWARD_LOST for event in none.events)


@pytest.mark.clause("COS-8.6", "COS-10.4")
def test_an_expansion_costs_nothing_and_a_second_one_is_lost() -> None:
    assert (rewarded("expand", asteroids=1).orbits[0], rewarded("expand", asteroids=1).asteroids[0]) == (7, 1)
    twice = rewarded("expand", "expand", asteroids=1)
    assert [event.kind for event in twice.events].count(events.REWARD_LOST) == 1


@pytest.mark.clause("COS-7.2", "COS-10.4")
def test_the_monolith_may_be_a_reward() -> None:
    state = scene("T4 T1", hand=["anvil"], asteroids=1, edition=with_reward("anvil", "monolith"))
    state.monolith = 1
    assert do(state, "reveal anvil 1").monolith == 0


@pytest.mark.clause("COS-10.4")
def test_life_and_evolution_may_come_anywhere() -> None:
    bound = rewarded("life", asteroids=1)
    assert legal(bound) == ["life 1", "life 1a"]
    free = rewarded("life anywhere", asteroids=1)
    assert legal(free) == ["life 1", "life 1a", "life 2"]
    evolving = rewarded("evolve anywhere", system=("T4 T1", "T3~:fish"), asteroids=1)
    assert orbits(evolving) == ["T4 T1", "T3~:lizard"]


@pytest.mark.clause("COS-10.4")
def test_effects_of_one_reward_come_in_order_and_what_is_impossible_is_lost() -> None:
    state = rewarded("moon and collide and 2 asteroids", "evolve and action", asteroids=0)
    do(state, "moon 1")
    assert legal(state) == ["collide 1a", "collide 1b", "collide 2"]
    do(state, "collide 1b")
    assert (orbits(state)[0], state.asteroids[0], state.extra) == ("T4 T1 T2", 2, 1)


@pytest.mark.clause("COS-10.4")
def test_of_alternatives_one_is_chosen() -> None:
    state = rewarded("comet or 2 asteroids and action or evolve")
    assert legal(state) == ["choose 1", "choose 2"], "no life is there to evolve"
    assert clause(state, "choose 3") == "COS-10.4"
    words = [render(GAME.message(state, action)) for action in state.legal_actions()]
    assert words == ["Choose: a comet", "Choose: 2 asteroids and an additional action"]
    do(state, "choose 2")
    assert (state.asteroids[0], state.extra, state.phase) == (2, 1, CHOOSE_EXTRA)
    only = rewarded("evolve or asteroid")
    assert only.asteroids[0] == 1, "a single alternative is no choice"


@pytest.mark.clause("COS-10.6")
def test_ruling_what_is_given_may_be_declined() -> None:
    for reward in ("moon", "body 2", "comet or asteroid", "life"):
        state = rewarded(reward, asteroids=1, options={"rewards_declined": "true"})
        assert legal(state)[-1] == "done"
        census = GAME.census(state)
        do(state, "done")
        assert orbits(state) == ["T4 T1", "T2", "G1r"]
        assert (state.asteroids[0], state.comets[0]) == (1, 0)
        assert GAME.census(state) == census


@pytest.mark.clause("COS-10.4")
def test_ruling_forbids_where_no_alternative_can_be_carried_out_whole() -> None:
    forbids = {"impossible_reward": "forbids"}
    for reward, allowed in (("evolve or asteroid", True), ("evolve and asteroid", False), ("body 4", True)):
        state = scene("T4 T1", hand=["anvil"], options=forbids, edition=with_reward("anvil", reward), reserve=FULL)
        assert (legal(state, "reveal") == ["reveal anvil 1"]) == allowed


@pytest.mark.clause("COS-11.2", "COS-11.4")
def test_icons_may_join_effects_and_leave_choices() -> None:
    edition = with_icons("pulsar", "comet or strike", "evolve and monolith", "body 1")
    state = scene("T4 T1", "G1ro", exotics=["pulsar"], asteroids=1, edition=edition, reserve=FULL)
    assert legal(state, "use") == ["use pulsar several", "use pulsar several2", "use pulsar body"]
    do(state, "use pulsar several")
    assert legal(state) == ["choose 1", "choose 2"]
    do(state, "choose 2")
    assert orbits(state)[0] == "T4~ T1", "the only body that a comet can change"
    assert state.exotic_counters[state.components.exotic_ids.index("pulsar")] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_say_what_they_give_in_every_language(lang: str) -> None:
    everything = ["asteroid and comet or action", "evolve or life anywhere", "moon and collide and strike", "expand"]
    rewards = GAME.components(with_reward("anvil", *everything))
    anvil = rewards.planetary_ids.index("anvil")
    exotics = GAME.components(with_icons("pulsar", "monolith", "body 3", "2 asteroids or life"))
    words = [render(text, lang) for text in icons(exotics, exotics.exotic_ids.index("pulsar"))]
    words.append(render(planetary_text(rewards, anvil), lang))
    assert len(set(words)) == 4
    assert not any("cosmogenesis-" in text or "{" in text for text in words)
    if lang == "en":
        assert words[:3] == ["the monolith", "a terrestrial body of size 3", "2 asteroids or life"]


@pytest.mark.clause("COS-10.1")
@pytest.mark.parametrize(
    ("needs", "meets", "fails", "words"),
    [
        (["planet gas exactly size=1"], "G1r", "G2r", "exactly size 1"),
        (["exactly 2 moons"], "T4 T1 *", "T4 T1 * *", "exactly 2 moons"),
        (["planet exactly life=fish"], "T3~:fish", "T3~:lizard", "exactly fish"),
        (["planet without life"], "T3~", "T3~:bacterium", "without life"),
        (["exactly 2 different moon sizes"], "G1r T1 T2 *", "G1r T1 T2 T3", "exactly 2 different sizes"),
        (["planet wet", "2 bodies life"], "T4~:fish T1:bacterium", "T4~:fish T1", "2 planets or moons in all"),
        (["planet moons>=3", "2 moons asteroid"], "T4 T1 * *", "T4 T1 T1 *", "and 2 of these moons that are asteroids"),
        (["planet", "exactly 1 bodies wet"], "T4~ T1", "T4~ T3~", "exactly one planet or moon with water"),
    ],
)
def test_what_an_owners_tile_forbids_is_read_and_said(needs: list[str], meets: str, fails: str, words: str) -> None:
    edition = with_needs("anvil", *needs)
    assert legal(scene(meets, hand=["anvil"], edition=edition), "reveal") == ["reveal anvil 1"]
    assert words in refused(scene(fails, hand=["anvil"], edition=edition), "reveal anvil 1")[1]
