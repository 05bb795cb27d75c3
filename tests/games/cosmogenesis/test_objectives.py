"""Each planetary objective with an orbit that meets it and orbits that just do not; each stellar objective counted."""

import pytest

from cosmogony.games.cosmogenesis import scoring
from cosmogony.games.cosmogenesis.notation.tiles import planetary_text, stellar_text
from cosmogony.texts import render
from tests.games.cosmogenesis.scenes import GAME, clause, do, hold, legal, orbits, own_stellar, points, refused, scene

# Planetary objectives: tile, system and orbit that meet it, systems that do not

PLANETARY = {
    "cradle": ("T3~:lizard", 1, ["T3~:fish", "T3:bacterium", "G1r T3~:lizard"]),
    "pale_blue_dot": ("T3~:lizard T1 *", 1, ["T3~:lizard T1", "T3~:fish T1 *", "G1r T3~:lizard T1"]),
    "double_world": ("T4 * T3", 1, ["T4 T2", "T3 T2", "G2r T1", "T4"]),
    "great_rock": ("T4~", 4, ["T3", "G1r T4"]),
    "ocean_world": ("T4~ * * T1", 1, ["T4 * * *", "T4~ * *", "T3~ * * *", "G1r T4~ * *"]),
    "anvil": ("T4 T1", 1, ["T4~ T1", "T4", "T3 T1"]),
    "three_lanterns": ("T4 * T1 *", 1, ["T4 * T1", "T3 * T1 *", "G1r * * *"]),
    "pebble_court": ("G1r * * *", 1, ["G1r * T1 *", "G1r * *", "T3 * * *"]),
    "hermit": ("T4~:fish", 1, ["T4~:fish *", "T4~:jellyfish", "T3~:fish", "T4"]),
    "outpost": ("T3~", 5, ["T3", "G1r T3~"]),
    "scorched_giant": ("G1ro * *", 1, ["G1r * *", "G1ro *", "T4 * *"]),
    "halo": ("G1ro *", 5, ["G1r *", "G1ro", "T4~ *"]),
    "shepherds": ("G1ro T3 T2", 1, ["G1ro T3 T1", "G1ro T3", "G1r T3 T2"]),
    "lord_of_moons": ("G1r * * T4", 1, ["G1r * *", "T4 * * *"]),
    "jewelled_court": ("G2bo T1 T1 T3", 1, ["G2b T1 T1 T3", "G2bo T1 T3", "G2bo T1 T1 T2"]),
    "colossus": ("G2r * * *", 1, ["G1r * * *", "G2r * *", "T2 * * *"]),
    "ringed_colossus": ("G2ro * *", 1, ["G2r * *", "G2ro *", "G1ro * *"]),
    "hidden_ocean": ("G1r T1 T4~", 1, ["G1r T4", "G1r T3~", "G1ro"]),
    "forest_moon": ("G1r T3~:jellyfish", 1, ["G1r T3~:bacterium", "T4 T3~:jellyfish"]),
    "captured_world": ("G1r T4", 1, ["G1r T3", "T4"]),
    "staircase": ("G1r * T2 T4~", 1, ["G1r * T1 T2", "T4 T3 T2", "G1r T2 T3 T3~"]),
    "two_seas": ("T4~ T3~", 1, ["T4~ T3", "T4~", "G1ro T3~"]),
    "panspermia": ("T3~:lizard T1:bacterium", 1, ["T3~:lizard T1", "T3~:fish T1:bacterium", "T3~:lizard"]),
    "old_shore": ("G1r T3~:lizard", 1, ["G1r T3~:fish", "T3~:fish"]),
    "frontier": ("T2 *", 6, ["T2"]),
}


def system_with(orbit_text: str, orbit: int) -> list[str]:
    """Fill the orbits before one with planets that meet nothing."""
    return ["T1"] * (orbit - 1) + [orbit_text]


def test_all_tiles_are_here() -> None:
    assert list(PLANETARY) == GAME.components(GAME.edition).planetary_ids


@pytest.mark.clause("COS-8.7", "COS-10.1")
@pytest.mark.parametrize("tile", PLANETARY)
def test_a_planetary_objective_is_revealed_where_its_conditions_are_met(tile: str) -> None:
    meets, orbit, others = PLANETARY[tile]
    state = scene(*system_with(meets, orbit), hand=[tile], expanded=orbit > 5)
    assert legal(state, "reveal") == [f"reveal {tile} {orbit}"]
    do(state, f"reveal {tile} {orbit}")
    assert points(state, "planetary") == state.components.planetary_points[GAME.parse(state, f"keep {tile}")]
    for other in others:
        fails = scene(*system_with(other, orbit), hand=[tile], expanded=orbit > 5)
        assert clause(fails, f"reveal {tile} {orbit}") == "COS-10.1", other


@pytest.mark.clause("COS-10.1")
@pytest.mark.parametrize(
    ("tile", "system", "orbit"),
    [
        ("cradle", ["T1", "T3~:lizard"], 2),
        ("outpost", ["T1", "T1", "T1", "T3~"], 4),
        ("scorched_giant", ["T1", "G1ro * *"], 2),
        ("frontier", ["T1", "T1", "T1", "T1", "G1r *"], 5),
    ],
)
def test_some_objectives_look_at_the_orbit_itself(tile: str, system: list[str], orbit: int) -> None:
    state = scene(*system, hand=[tile])
    assert clause(state, f"reveal {tile} {orbit}") == "COS-10.1"
    assert "does not meet" in refused(state, f"reveal {tile} {orbit}")[1]


@pytest.mark.clause("COS-10.1")
@pytest.mark.parametrize(
    ("tile", "system", "orbit"),
    [
        ("shepherds", ["G1ro T4 T3 *"], 1),  # larger moons, and one more
        ("halo", ["T1", "T1", "T1", "T1", "T1", "G2ro T3~ *"], 6),
        ("pale_blue_dot", ["T4~:intelligent T1 * *"], 1),
        ("two_seas", ["G1r T3~ T4~ T3~"], 1),
        ("panspermia", ["T4~:intelligent T1:bacterium T3~:fish"], 1),
        ("old_shore", ["G1r T3~:intelligent T3~:lizard"], 1),
        ("great_rock", ["T1", "T1", "T1", "T4~:bacterium * *"], 4),
    ],
)
def test_more_than_an_objective_asks_for_is_as_good(tile: str, system: list[str], orbit: int) -> None:
    """The rulebook's words on revealing: the orbit meets or exceeds minimum requirements."""
    state = scene(*system, hand=[tile], expanded=True)
    assert f"reveal {tile} {orbit}" in legal(state, "reveal")


@pytest.mark.clause("COS-10.1")
@pytest.mark.parametrize(
    ("tile", "system", "word"), [("hermit", "T4~:fish *", "without moons"), ("anvil", "T4~ T1", "without water")]
)
def test_what_a_tile_forbids_stands_on_it(tile: str, system: str, word: str) -> None:
    state = scene(system, hand=[tile])
    assert clause(state, f"reveal {tile} 1") == "COS-10.1"
    assert word in refused(state, f"reveal {tile} 1")[1]


@pytest.mark.clause("COS-10.1")
def test_no_tile_of_ours_forbids_without_saying_so() -> None:
    for tile, texts in enumerate(GAME.components(GAME.edition).planetary_needs):
        words = {word for text in texts for word in text.split()}
        told = render(planetary_text(GAME.components(GAME.edition), tile))
        assert "exactly" not in words
        assert ("without" in told) == bool(words & {"without", "dry", "plain"})


@pytest.mark.clause("COS-10.1")
def test_ruling_numbers_are_exact() -> None:
    exactly = {"objectives_met": "exactly"}
    assert legal(scene("G1ro T2 T2", hand=["shepherds"], options=exactly), "reveal") == ["reveal shepherds 1"]
    larger = scene("G1ro T2 T3", hand=["shepherds"], options=exactly)
    assert "exactly 2 moons of exactly size 2" in refused(larger, "reveal shepherds 1")[1]
    assert clause(scene("G1ro T2 T2 T2", hand=["shepherds"], options=exactly), "reveal shepherds 1") == "COS-10.1"
    evolved = scene("T3~:intelligent T1 T1", hand=["pale_blue_dot"], options=exactly)
    assert clause(evolved, "reveal pale_blue_dot 1") == "COS-10.1"
    beyond = scene("T1", "T1", "T1", "T1", "T1", "G1r *", hand=["frontier"], options=exactly, expanded=True)
    assert legal(beyond, "reveal") == ["reveal frontier 6"], "an orbit says itself what it means"


@pytest.mark.clause("COS-10.1")
@pytest.mark.parametrize(
    ("tile", "lang", "words"),
    [
        ("panspermia", "en", "and a moon with life"),
        ("panspermia", "de", "und ein Mond mit Leben"),
        ("panspermia", "it", "e una luna con vita"),
        ("jewelled_court", "en", "with 3 moons and one of these moons of size 3 or more"),
        ("jewelled_court", "de", "mit 3 Monden und einer dieser Monde ab Größe 3"),
        ("jewelled_court", "it", "con 3 lune e una di queste lune di dimensione 3 o più"),
    ],
)
def test_a_tile_says_which_bodies_it_means(tile: str, lang: str, words: str) -> None:
    components = GAME.components(GAME.edition)
    assert words in render(planetary_text(components, components.planetary_ids.index(tile)), lang)


@pytest.mark.clause("COS-10.1")
def test_an_objective_needs_a_planet_and_a_hand_that_holds_it() -> None:
    state = scene("G1ro * *", hand=["shepherds"])
    assert clause(state, "reveal shepherds 2") == "COS-10.1"
    assert clause(state, "reveal colossus 1") == "COS-8.7"
    hold(state, 1, "ringed_colossus")
    assert clause(state, "reveal ringed_colossus 1") == "COS-8.7"


@pytest.mark.clause("COS-10.2")
def test_an_orbit_holds_one_objective() -> None:
    state = scene("G2ro T2 T2 *", "G1bo T2 T2", hand=["shepherds", "colossus"])
    state.extra = 2
    do(state, "reveal colossus 1")
    assert legal(state, "reveal") == ["reveal shepherds 2"]
    assert clause(state, "reveal shepherds 1") == "COS-10.2"
    free = scene("G2ro T2 T2", hand=["shepherds"], options={"one_objective_per_orbit": "false"})
    hold(free, 0, "colossus", orbit=1)
    assert legal(free, "reveal") == ["reveal shepherds 1"]


@pytest.mark.clause("COS-10.3", "COS-13.1")
def test_conditions_count_only_when_revealed() -> None:
    for ruling, expected in (("when_revealed", 5), ("also_at_end", 0)):
        state = scene("T4~:fish *", options={"objectives_checked": ruling})
        hold(state, 0, "hermit", orbit=1)
        assert points(state, "planetary") == expected
        hold(state, 0, "halo")
        assert points(state, "planetary") == expected, "a tile in the hand scores nothing"


@pytest.mark.clause("COS-10.5")
def test_an_objective_in_the_hand_scores_nothing() -> None:
    assert points(scene("T4", hand=["great_rock"]), "planetary") == 0


# Rewards


@pytest.mark.clause("COS-10.4")
@pytest.mark.parametrize(("tile", "system", "asteroids"), [("colossus", "G2r * * *", 1), ("hermit", "T4~:fish", 2)])
def test_a_reward_of_asteroids_goes_into_the_belt(tile: str, system: str, asteroids: int) -> None:
    state = scene(system, hand=[tile])
    reserve = state.reserve[3]
    do(state, f"reveal {tile} 1")
    assert (state.asteroids[0], state.reserve[3]) == (asteroids, reserve - asteroids)


@pytest.mark.clause("COS-10.4")
def test_a_reward_of_a_comet_goes_into_the_belt_or_collides_at_once() -> None:
    state = do(scene("G2ro * *", "G1r", hand=["ringed_colossus"]), "reveal ringed_colossus 1")
    assert legal(state) == ["strike 2", "belt"]
    assert orbits(do(state.copy(), "strike 2"))[1] == "G1ro"
    assert do(state, "belt").comets[0] == 1
    plain = do(scene("G2ro * *", hand=["ringed_colossus"]), "reveal ringed_colossus 1")
    assert plain.comets[0] == 1


@pytest.mark.clause("COS-10.4")
def test_a_reward_of_an_action_grants_one_more() -> None:
    state = do(scene("T4 * * *", hand=["three_lanterns"], asteroids=1), "reveal three_lanterns 1")
    assert (state.current_player, state.extra) == (0, 1)
    do(state, "expand")
    assert state.current_player == 1


@pytest.mark.clause("COS-10.4")
def test_evolution_and_life_come_to_the_same_orbit() -> None:
    one = do(scene("T3~:lizard", "T3~:fish", hand=["cradle"]), "reveal cradle 1")
    assert orbits(one) == ["T3~:intelligent", "T3~:fish"]
    two = do(scene("T4~:lizard T3~:bacterium", "T3~:fish", hand=["cradle"]), "reveal cradle 1")
    assert legal(two) == ["evolve 1", "evolve 1a"]
    assert clause(two, "evolve 2") == "COS-10.4"
    assert orbits(do(two, "evolve 1a"))[0] == "T4~:lizard T3~:jellyfish"
    life = do(scene("T4~ T1 * *", "T2", hand=["ocean_world"]), "reveal ocean_world 1")
    assert legal(life) == ["life 1", "life 1a"]
    assert clause(life, "life 2") == "COS-10.4"
    assert clause(life, "life 1b") == "COS-9.2"
    assert clause(life, "done") == "COS-9.1"
    assert orbits(do(life, "life 1a"))[0] == "T4~ T1:bacterium * *"


@pytest.mark.clause("COS-10.4")
def test_a_reward_that_cannot_be_carried_out_is_lost() -> None:
    state = do(scene("T4~:bacterium * * *", hand=["ocean_world"]), "reveal ocean_world 1")
    assert points(state, "planetary") == 8
    assert GAME.events(state, 0)[-1]
    grown = scene("T3~:intelligent T1:bacterium", hand=["panspermia"], reserve=[9, 9, 9, 9, 0])
    assert orbits(do(grown, "reveal panspermia 1")) == ["T3~:intelligent T1:bacterium"]
    none_left = scene("G2ro * *", hand=["ringed_colossus"], reserve=[9, 9, 9, 9, 0])
    assert do(none_left, "reveal ringed_colossus 1").comets[0] == 0


@pytest.mark.clause("COS-10.4")
def test_ruling_an_impossible_reward_forbids_revealing() -> None:
    strict = {"impossible_reward": "forbids"}
    full = scene("T4~:bacterium * * *", hand=["ocean_world"], options=strict)
    assert clause(full, "reveal ocean_world 1") == "COS-10.4"
    assert legal(scene("T4~ * * *", hand=["ocean_world"], options=strict), "reveal") == ["reveal ocean_world 1"]
    assert legal(scene("T4 T1", hand=["anvil"], options=strict), "reveal") == ["reveal anvil 1"]


@pytest.mark.clause("COS-10.6")
def test_ruling_a_reward_may_be_declined() -> None:
    may = {"rewards_declined": "true"}
    state = do(scene("T3~:lizard", hand=["cradle"], asteroids=1, options=may), "reveal cradle 1")
    assert legal(state) == ["evolve 1", "done"]
    do(state, "done")
    assert orbits(state) == ["T3~:lizard"]
    assert points(state, "planetary") == 5
    must = do(scene("T3~:lizard", hand=["cradle"], asteroids=1), "reveal cradle 1")
    assert orbits(must) == ["T3~:intelligent"]


def test_revealing_a_secret_tile_cannot_be_taken_back_but_a_known_one_can() -> None:
    for place, free in ((4, False), (5, True)):
        state = scene("G1ro * *", "T2", hand=["scorched_giant"], asteroids=3)
        state.planetary_place[GAME.parse(state, "keep scorched_giant")] = place
        before = len(state.history)
        do(state, "reveal scorched_giant 1")
        assert (state.undo_point(0) <= before) == free


# Stellar objectives: tile, system, and points

STELLAR = {
    "comet_swarm": (["T1"], 2),
    "rubble_field": (["T1"], 3),
    "cabinet_of_wonders": (["T1"], 3),
    "moonrise": (["G1r T1 * T3", "T2 *"], 2),
    "ring_keeper": (["G1ro", "G2b", "G2vo"], 4),
    "many_hues": (["G1r", "G2r", "G1b", "G1y"], 5),
    "kindred_giants": (["G1r", "G2r", "G1b", "G2b", "G1b"], 9),
    "titans": (["G2r", "G1r", "T2", "G2bo"], 6),
    "blue_worlds": (["T3~ T1", "G1r T3~ T4~", "T3"], 3),
    "seeds_of_life": (["T1:bacterium", "T3~:fish T1:bacterium", "T2"], 3),
    "great_minds": (["T3~:intelligent T1", "G1r T3~:intelligent T3~:lizard"], 8),
    "tree_of_life": (["T1:bacterium", "T3~:fish T2:bacterium", "T4~:intelligent"], 6),
    "giants_of_stone": (["T4 T3", "G1r T4~ T1", "T3"], 5),
    "full_ladder": (["T4 T3 T2 *", "T4 T3~ T2 T1", "G1r T4"], 10),
    "crowded_skies": (["G1r * * *", "T3 T1 T1", "T2 * * T1"], 6),
    "lone_worlds": (["T1", "G1r", "T2 *"], 2),
    "long_reach": (["T1"] * 6, 6),
    "alternation": (["T1", "G1r", "G2b", "T2", "G1y"], 4),
    "grand_design": (["T4"], 5),
}


def test_all_stellar_tiles_are_here() -> None:
    assert list(STELLAR) == GAME.components(GAME.edition).stellar_ids


@pytest.mark.clause("COS-13.2", "COS-7.5")
@pytest.mark.parametrize("tile", STELLAR)
def test_a_stellar_objective_scores_the_whole_system(tile: str) -> None:
    system, expected = STELLAR[tile]
    state = scene(*system, asteroids=4, comets=3, exotics=["pulsar", "quasar"], expanded=True)
    hold(state, 0, "great_rock", orbit=1)
    hold(state, 0, "anvil", orbit=2)
    hold(state, 0, "halo")
    number = own_stellar(state, 0, tile)
    assert scoring.stellar_tile_points(state, 0, number) == expected
    assert points(state, "stellar") == expected
    assert points(state, "stellar", seat=1) == 0


@pytest.mark.clause("COS-13.2")
@pytest.mark.parametrize(
    ("tile", "system", "expected"),
    [
        ("many_hues", [], 0),
        ("many_hues", ["G1r", "G1g", "G1b", "G1y", "G1v"], 12),
        ("kindred_giants", ["G1r", "G1b"], 1),
        ("kindred_giants", ["G1r", "G2r", "G1b", "G2b"], 5),
        ("long_reach", ["T1"] * 3, 0),
        ("long_reach", ["T1"] * 4, 2),
        ("long_reach", ["T1"] * 7, 8),
        ("alternation", ["T1", "T2"], 0),
        ("full_ladder", ["T4 T3 T2"], 0),
        ("full_ladder", ["T4 T3 T2 T1", "G1r T4 T3 T2"], 5),
    ],
)
def test_tables_and_sets_at_their_edges(tile: str, system: list[str], expected: int) -> None:
    state = scene(*system, expanded=True)
    assert scoring.stellar_tile_points(state, 0, own_stellar(state, 0, tile)) == expected


@pytest.mark.clause("COS-13.2")
@pytest.mark.parametrize(("lang", "words"), [("en", "asteroid moons"), ("de", "Asteroiden"), ("it", "asteroidi")])
def test_an_asteroid_moon_stands_for_size_1_and_the_tile_says_so(lang: str, words: str) -> None:
    state = scene("T4 T3 T2 *")
    tile = own_stellar(state, 0, "full_ladder")
    assert scoring.stellar_tile_points(state, 0, tile) == 5
    assert words in render(stellar_text(state.components, tile), lang)
