"""Planets, moons and collisions: every case of the rulebook, each refusal with its own clause, each token accounted."""

import pytest

from tests.games.cosmogenesis.scenes import GAME, clause, do, legal, orbits, refused, scene

SMALL, THREE, FOUR = range(3)
FULL = [10, 10, 10]


# COS-3: planets


@pytest.mark.clause("COS-3.1")
def test_a_planet_takes_the_first_free_orbit() -> None:
    assert orbits(do(scene("T2", "G1r", taken="T1"), "planet")) == ["T2", "G1r", "T1"]
    assert orbits(do(scene(taken="G2b"), "planet")) == ["G2b"]
    assert clause(scene(taken="comet"), "planet") == "COS-3.1"


@pytest.mark.clause("COS-3.2")
def test_five_orbits_are_five_planets_and_seven_when_expanded() -> None:
    five = ["T1"] * 5
    assert refused(scene(*five, taken="G1r", asteroids=1), "planet") == (
        "COS-3.2",
        "All 5 orbits have a planet. [COS-3.2]",
    )
    wide = do(scene(*five, taken="G1r", expanded=True), "planet")
    assert len(orbits(wide)) == 6
    assert clause(scene(*["T1"] * 7, taken="T2", expanded=True), "planet") == "COS-3.2"


@pytest.mark.clause("COS-3.3")
def test_gas_giants_have_two_sizes_in_five_colours_and_never_change_size() -> None:
    census = GAME.census(GAME.new(players=4, seed=1))
    giants = {name: count for name, count in census.items() if name.startswith("gas_giant")}
    assert {name.split(".")[1] for name in giants} == {"red", "green", "blue", "yellow", "violet"}
    assert [sum(n for name, n in giants.items() if name.startswith(f"gas_giant_{size}")) for size in (1, 2)] == [10, 5]
    assert {count for name, count in giants.items() if name.startswith("gas_giant_1")} == {2}
    assert clause(scene("G1r", taken="T4"), "collide 1") == "COS-5.1"
    assert clause(scene("G1r", asteroids=1), "collide 1") == "COS-5.1"


# COS-4: moons


@pytest.mark.clause("COS-4.1")
@pytest.mark.parametrize(("planet", "moon", "fits"), [("T3", "T2", True), ("T2", "T2", False), ("T1", "T3", False)])
def test_a_moon_is_smaller_than_its_planet(planet: str, moon: str, fits: bool) -> None:
    state = scene(planet, taken=moon)
    assert (legal(state, "moon") == ["moon 1"]) == fits
    if fits:
        assert orbits(do(state, "moon 1")) == [f"{planet} {moon}"]
    else:
        assert clause(state, "moon 1") == "COS-4.1"


@pytest.mark.clause("COS-4.1")
def test_a_gas_giant_is_never_a_moon_and_a_moon_needs_a_planet() -> None:
    assert refused(scene("G2r", taken="G1r"), "moon 1") == ("COS-4.1", "A gas giant is never a moon. [COS-4.1]")
    assert clause(scene("G2r", taken="T1"), "moon 2") == "COS-4.1"
    assert clause(scene("G2r", taken="comet"), "moon 1") == "COS-4.1"


@pytest.mark.clause("COS-4.2")
@pytest.mark.parametrize("giant", ["G1r", "G2v", "G1bo"])
def test_every_gas_giant_holds_moons_of_any_size(giant: str) -> None:
    assert orbits(do(scene(giant, taken="T3"), "moon 1")) == [f"{giant} T3"]
    assert orbits(do(scene(f"{giant} T4", taken="T3", reserve=FULL), "moon 1")) == [f"{giant} T4 T3"]


@pytest.mark.clause("COS-4.3")
def test_a_planet_has_at_most_three_moons() -> None:
    assert clause(scene("G1r T1 T1 *", taken="T1"), "moon 1") == "COS-4.3"
    assert clause(scene("G1r T1 T1 *", asteroids=1), "moon 1") == "COS-4.3"
    assert legal(scene("G1r T1 *", taken="T1"), "moon") == ["moon 1"]


@pytest.mark.clause("COS-4.4", "COS-8.2")
def test_an_asteroid_of_the_belt_becomes_a_moon_of_size_1() -> None:
    state = do(scene("T2", "T1", asteroids=2), "moon 1")
    assert orbits(state) == ["T2 *", "T1"]
    assert state.asteroids[0] == 1
    assert clause(scene("T2", "T1", asteroids=1), "moon 2") == "COS-4.1"
    assert clause(scene("T2"), "moon 1") == "COS-8.2"


# COS-5: collisions


@pytest.mark.clause("COS-5.2", "COS-5.3")
def test_example_size_1_on_size_1_gives_size_2_and_the_collider_is_gone() -> None:
    state = do(scene("T1", taken="T1", reserve=FULL), "collide 1")
    assert orbits(state) == ["T2"]
    assert list(state.reserve[:3]) == [11, 10, 10]  # the collider's token; the other was turned over


@pytest.mark.clause("COS-5.2", "COS-5.3")
def test_example_size_2_on_size_1_gives_size_2_with_a_moon_of_size_1() -> None:
    state = do(scene("T1", taken="T2", reserve=FULL), "collide 1")
    assert orbits(state) == ["T2 T1"]
    assert list(state.reserve[:3]) == FULL  # both tokens were turned over


@pytest.mark.clause("COS-5.8")
def test_example_an_asteroid_counts_as_size_1_on_either_side() -> None:
    hits = do(scene("T1", asteroids=1, reserve=FULL), "collide 1")
    assert orbits(hits) == ["T2"]
    assert (hits.asteroids[0], hits.reserve[SMALL]) == (0, 10)
    hit = do(scene("G1r *", taken="T1", reserve=FULL), "collide 1a")
    assert orbits(hit) == ["G1r T2"]
    both = do(scene("G1r *", asteroids=1, reserve=FULL), "collide 1a")
    assert orbits(both) == ["G1r T2"]
    assert both.reserve[SMALL] == 9


@pytest.mark.clause("COS-5.9")
@pytest.mark.parametrize(
    ("before", "collider", "after", "tokens"),
    [
        ("T2", "T1", "T3", [12, 9, 10]),  # two small tokens back, one of size 3 out
        ("T3", "T1", "T4", [11, 11, 9]),
        ("T2", "T2", "T3 T1", [11, 9, 10]),  # the collider is turned over and stays
        ("T3", "T2", "T4 T1", [10, 11, 9]),
        ("T2", "T3", "T3 T2", [10, 10, 10]),  # size 3 came and went, a small token stayed as the moon
        ("T3", "T3", "T4 T2", [9, 12, 9]),
        ("G1r T3", "T3", "G1r T4 T2", [9, 12, 9]),
        ("G1r *", "T3", "G1r T2 T2", [8, 11, 10]),
    ],
)
def test_tokens_of_a_collision(before: str, collider: str, after: str, tokens: list[int]) -> None:
    state = scene(before, taken=collider, reserve=FULL)
    census = GAME.census(state)
    do(state, "collide 1a" if " " in before else "collide 1")
    assert orbits(state) == [after]
    assert list(state.reserve[:3]) == tokens
    assert GAME.census(state) == census


@pytest.mark.clause("COS-5.1")
def test_only_terrestrial_bodies_and_asteroids_collide_and_are_hit() -> None:
    assert clause(scene("G1r", taken="T1"), "collide 1") == "COS-5.1"
    assert clause(scene("T1", taken="G1r"), "collide 1") == "COS-5.1"
    assert clause(scene("T1", taken="comet"), "collide 1") == "COS-5.1"
    assert clause(scene("T1", taken="T1"), "collide 2") == "COS-5.1"
    assert clause(scene("T1", taken="T1"), "collide 1a") == "COS-5.1"


@pytest.mark.clause("COS-5.4")
def test_size_4_cannot_be_hit() -> None:
    assert clause(scene("T4", taken="T1"), "collide 1") == "COS-5.4"
    assert clause(scene("G1r T4~", taken="T1"), "collide 1a") == "COS-5.4"
    assert clause(scene("T4", asteroids=1), "collide 1") == "COS-5.4"


@pytest.mark.clause("COS-5.5")
def test_a_moon_must_stay_smaller_than_its_terrestrial_planet() -> None:
    sentence = "The moon would grow to size 2, but its planet has size 2. [COS-5.5]"
    assert refused(scene("T2 T1", taken="T1"), "collide 1a") == ("COS-5.5", sentence)
    assert clause(scene("T3 T2", asteroids=1), "collide 1a") == "COS-5.5"
    assert orbits(do(scene("T3 T1", taken="T1"), "collide 1a")) == ["T3 T2"]
    assert orbits(do(scene("G1r T3", taken="T1"), "collide 1a")) == ["G1r T4"]


@pytest.mark.clause("COS-5.6")
def test_a_leftover_moon_must_be_smaller_than_the_planet_after_the_collision() -> None:
    sentence = "A moon of size 2 would be left, but its planet has size 2. [COS-5.6]"
    assert refused(scene("T1", taken="T3"), "collide 1") == ("COS-5.6", sentence)
    assert orbits(do(scene("T2", taken="T3"), "collide 1")) == ["T3 T2"]
    assert orbits(do(scene("T1", taken="T2"), "collide 1")) == ["T2 T1"]


@pytest.mark.clause("COS-5.6")
def test_a_leftover_is_measured_by_the_planet_even_when_a_moon_is_hit() -> None:
    assert orbits(do(scene("T3 *", taken="T3"), "collide 1a")) == ["T3 T2 T2"]
    assert clause(scene("T2 *", taken="T3"), "collide 1a") == "COS-5.5"
    assert orbits(do(scene("G1r *", taken="T3"), "collide 1a")) == ["G1r T2 T2"]


@pytest.mark.clause("COS-5.6")
def test_ruling_the_planet_before_the_collision_measures_the_leftover() -> None:
    before = {"leftover_measured": "before"}
    assert clause(scene("T1", taken="T2", options=before), "collide 1") == "COS-5.6"
    assert clause(scene("T2", taken="T3", options=before), "collide 1") == "COS-5.6"
    assert orbits(do(scene("T2", taken="T2", options=before), "collide 1")) == ["T3 T1"]


@pytest.mark.clause("COS-5.7")
def test_a_fourth_moon_returns_to_the_reserve() -> None:
    state = do(scene("T3 T1 T1 *", taken="T2", reserve=FULL), "collide 1")
    assert orbits(state) == ["T4 T1 T1 *"]
    assert list(state.reserve[:3]) == [11, 11, 9]


@pytest.mark.clause("COS-5.7")
def test_a_fourth_moon_may_have_any_size_and_needs_no_token() -> None:
    state = scene("T2 T1 * *", taken="T3", reserve=[0, 1, 0])
    assert orbits(do(state, "collide 1")) == ["T3 T1 * *"]
    assert list(state.reserve[:3]) == [1, 1, 0]
    small = scene("G1r * * *", taken="T3", reserve=[1, 0, 0])
    assert orbits(do(small, "collide 1a")) == ["G1r T2 * *"]
    assert list(small.reserve[:3]) == [0, 1, 0]


@pytest.mark.clause("COS-5.9")
@pytest.mark.parametrize(
    ("system", "target", "asteroids", "taken", "reserve", "size"),
    [
        ("T2", "collide 1", 1, "", [9, 0, 9], 3),
        ("T3", "collide 1", 1, "", [9, 9, 0], 4),
        ("G1r *", "collide 1a", 1, "", [0, 9, 9], 2),
        ("T3", "collide 1", 0, "T3", [0, 9, 9], 2),  # nothing small is freed for the moon of size 2
        ("T3", "collide 1", 0, "T1", [9, 9, 0], 4),
    ],
)
def test_an_empty_reserve_forbids_a_collision(
    system: str, target: str, asteroids: int, taken: str, reserve: list[int], size: int
) -> None:
    state = scene(system, asteroids=asteroids, taken=taken, reserve=reserve)
    sentence = f"The reserve has no token of size {size} left. [COS-5.9]"
    assert refused(state, target) == ("COS-5.9", sentence)


@pytest.mark.clause("COS-5.9")
def test_turning_a_token_over_needs_no_reserve() -> None:
    assert orbits(do(scene("T1", taken="T1", reserve=[0, 0, 0]), "collide 1")) == ["T2"]
    assert orbits(do(scene("T1", taken="T2", reserve=[0, 0, 0]), "collide 1")) == ["T2 T1"]
    assert orbits(do(scene("T1", asteroids=1, reserve=[0, 0, 0]), "collide 1")) == ["T2"]


@pytest.mark.clause("COS-5.10")
def test_freed_tokens_return_before_new_ones_are_taken() -> None:
    state = do(scene("T2", taken="T3", reserve=[0, 0, 0]), "collide 1")
    assert orbits(state) == ["T3 T2"]
    assert list(state.reserve[:3]) == [0, 0, 0]
    assert orbits(do(scene("G1r *", taken="T1", reserve=[0, 0, 0]), "collide 1a")) == ["G1r T2"]


@pytest.mark.clause("COS-5.10")
def test_ruling_new_tokens_must_be_in_the_reserve_first() -> None:
    strict = {"freed_tokens_first": "false"}
    assert clause(scene("T2", taken="T3", reserve=[0, 1, 0], options=strict), "collide 1") == "COS-5.9"
    assert clause(scene("G1r *", taken="T1", reserve=[0, 0, 0], options=strict), "collide 1a") == "COS-5.9"
    state = do(scene("T2", taken="T3", reserve=[1, 1, 0], options=strict), "collide 1")
    assert list(state.reserve[:3]) == [1, 1, 0]
    assert orbits(do(scene("T1", taken="T2", reserve=[0, 0, 0], options=strict), "collide 1")) == ["T2 T1"]


@pytest.mark.clause("COS-5.11")
def test_a_wet_body_that_grows_stays_wet() -> None:
    assert orbits(do(scene("T3~", taken="T1"), "collide 1")) == ["T4~"]
    assert orbits(do(scene("G1r T3~", taken="T1"), "collide 1a")) == ["G1r T4~"]
    dry = scene("T3~:fish", taken="T1", options={"growth_keeps_water": "false"})
    assert orbits(do(dry, "collide 1")) == ["T4:bacterium"]


@pytest.mark.clause("COS-5.12")
@pytest.mark.parametrize("level", ["jellyfish", "fish", "lizard", "intelligent"])
def test_a_collision_sends_evolved_life_back_to_the_bacterium(level: str) -> None:
    assert orbits(do(scene(f"T3~:{level}", taken="T1"), "collide 1")) == ["T4~:bacterium"]
    assert orbits(do(scene(f"G1r T3~:{level} T1", asteroids=1), "collide 1a")) == ["G1r T4~:bacterium T1"]


@pytest.mark.clause("COS-5.12")
def test_life_stays_with_its_body_as_it_grows_and_others_are_untouched() -> None:
    assert orbits(do(scene("G1r T1:bacterium T3~:fish", taken="T2"), "collide 1a")) == ["G1r T2:bacterium T3~:fish T1"]
    assert orbits(do(scene("T2:bacterium T1:bacterium", taken="T1"), "collide 1")) == ["T3:bacterium T1:bacterium"]


@pytest.mark.clause("COS-5.12")
def test_ruling_a_collision_kills_bacteria() -> None:
    deadly = {"bacteria_survive": "false"}
    assert orbits(do(scene("T1:bacterium", taken="T1", options=deadly), "collide 1")) == ["T2"]
    assert orbits(do(scene("T3~:fish", taken="T1", options=deadly), "collide 1")) == ["T4~:bacterium"]


@pytest.mark.clause("COS-2.7")
def test_moons_that_are_alike_are_one_choice() -> None:
    state = scene("G1r T1 T1 T1:bacterium", taken="T1")
    assert legal(state, "collide") == ["collide 1a", "collide 1c"]
    assert clause(state, "collide 1b") == "COS-2.7"
    assert legal(scene("G1r T3 T3", comets=1), "strike") == ["strike 1", "strike 1a"]
    assert legal(scene("G1r T1 T1", asteroids=1), "life") == ["life 1a"]
    assert clause(scene("G1r T1 T1", asteroids=1), "life 1b") == "COS-2.7"
    assert clause(scene("G1r T3 T3", comets=1), "strike 1b") == "COS-2.7"


@pytest.mark.clause("COS-8.3")
def test_an_asteroid_of_the_belt_collides_by_the_same_rules() -> None:
    state = do(scene("T2", asteroids=3, reserve=FULL), "collide 1")
    assert orbits(state) == ["T3"]
    assert state.asteroids[0] == 2
    assert list(state.reserve[:3]) == [11, 9, 10]
    assert clause(scene("T2"), "collide 1") == "COS-8.3"


# COS-6: comets


@pytest.mark.clause("COS-6.1", "COS-6.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [("T3", "T3~"), ("T4", "T4~"), ("G1r", "G1ro"), ("G2v", "G2vo"), ("T3:bacterium", "T3~:bacterium")],
)
def test_a_comet_gives_rings_or_water(before: str, after: str) -> None:
    state = scene(before, taken="comet")
    comets = state.reserve[4]
    assert orbits(do(state, "strike 1")) == [after]
    assert state.reserve[4] == comets + 1


@pytest.mark.clause("COS-6.1")
@pytest.mark.parametrize("body", ["T1", "T2", "T3~", "T4~", "G1ro", "G2bo"])
def test_a_comet_collides_with_nothing_else(body: str) -> None:
    assert clause(scene(body, taken="comet"), "strike 1") == "COS-6.1"
    assert legal(scene(body, taken="comet"), "strike") == []
    assert clause(scene("G1ro *", taken="comet"), "strike 1a") == "COS-6.1"
    assert clause(scene("T3", taken="T1"), "strike 1") == "COS-6.1"
    assert clause(scene("T3", taken="comet"), "strike 2") == "COS-6.1"


@pytest.mark.clause("COS-8.8")
def test_a_comet_of_the_belt_collides_as_an_additional_action() -> None:
    state = scene("G1r T3", comets=2, exotics=["brown_dwarf"])
    assert legal(state, "strike") == ["strike 1", "strike 1a"]
    assert orbits(do(state, "strike 1a")) == ["G1r T3~"]
    assert (state.comets[0], state.extra) == (1, 0)
    assert clause(scene("G1r"), "strike 1") == "COS-8.8"
