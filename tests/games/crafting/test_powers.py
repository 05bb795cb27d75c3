"""Every power card: what it does, what it costs, and when it is refused."""

import pytest

from cosmogony.games.crafting.events import ADVANCED_VALUE, EVOLVED
from cosmogony.games.crafting.layout import (
    CRYSTALS_LEFT,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LIFE_LEFT,
    POSITION,
    READY,
    SUPERNOVA_SLIDER,
)
from tests.games.crafting.scenes import (
    GALAXY,
    GAME,
    HEXAGONS,
    corners,
    do,
    hand,
    hold_tile,
    legal,
    life_on,
    refusal,
    scene,
    sides,
    spaces,
    stack,
    stars_on,
    tile,
)

STAR = f"s{GALAXY.centre + 1}"
BESIDE = [f"l{space + 1}" for space in spaces(GALAXY.life_at_star[GALAXY.centre])]
"""The three life spaces that end at the centre star."""


# Time


@pytest.mark.clause("CRA-13.1")
def test_generations() -> None:
    state = scene(powers=["generations"], ready=1, proto=["l1"])
    assert refusal(state, "use generations")[0] == "CRA-13.1"
    do(state, "discharge generations", "life l48", "life l20", "life l2")
    assert life_on(state) == {"l1": "proto", "l2": "stable", "l20": "stable", "l48": "stable"}
    assert state.scores()[0] == 3, "the discharge scores all the same"
    assert refusal(state, "discharge generations")[0] == "CRA-6.5"
    without = scene(ready=1)
    assert refusal(without, "discharge generations")[0] == "CRA-13.1"
    dry = scene(powers=["generations"], ready=1)
    dry.supply[LIFE_LEFT] = 0
    assert refusal(dry, "discharge generations")[0] == "CRA-13.1"
    dry.supply[LIFE_LEFT] = 2
    do(dry, "discharge generations", "life l1", "life l2")
    assert len(life_on(dry)) == 2, "the third is lost"


@pytest.mark.clause("CRA-13.1", "CRA-4.10")
def test_generations_with_fewer_life_than_spaces_leaves_the_choice() -> None:
    state = scene(powers=["generations"], ready=1, stable=[f"l{number}" for number in range(3, 49)])
    state.supply[LIFE_LEFT] = 1
    do(state, "discharge generations")
    assert legal(state) == ["life l1", "life l2"]
    do(state, "life l2")
    assert "l1" not in life_on(state)


@pytest.mark.clause("CRA-13.1")
def test_ruling_a_card_instead_of_the_star_may_cost_the_points() -> None:
    state = scene(options={"discharge_card_scores": "false"}, powers=["expanding-universe"], ready=2)
    do(state, "discharge expanding-universe")
    assert state.scores()[0] == 0
    do(state, "discharge He")
    assert state.scores()[0] == 6


@pytest.mark.clause("CRA-13.2")
def test_expanding_universe() -> None:
    state = scene(powers=["expanding-universe"], ready=1, held="1He")
    do(state, "discharge expanding-universe")
    assert state.held[0] == 2
    dry = scene(powers=["expanding-universe"], ready=1, held="1He")
    dry.supply[0] = 0
    assert refusal(dry, "discharge expanding-universe")[0] == "CRA-13.2"


@pytest.mark.clause("CRA-13.3")
def test_black_hole() -> None:
    state = scene(powers=["black-hole"], ready=1, stars={"C": ["s1", "s2", "s3"]})
    do(state, "discharge black-hole", "convert s1", "convert s3")
    assert stars_on(state) == {"s1": "C*", "s2": "C", "s3": "C*"}
    none = scene(powers=["black-hole"], ready=1, stars={"C": ["s1"]}, supernovae=["s1"])
    assert refusal(none, "discharge black-hole")[0] == "CRA-13.3"


@pytest.mark.clause("CRA-13.4")
def test_event_horizon() -> None:
    state = scene(powers=["event-horizon"], hand="1 light 1 time", held="1supernova 1H")
    do(state, "use event-horizon", "pay light")
    assert hand(state) == {"time": 1}
    assert state.held[SUPERNOVA_SLIDER] == 0
    do(state, "choose crystals")
    assert state.chamber[POSITION] == 2
    assert refusal(state, "use event-horizon")[0] == "CRA-13.4"
    other = scene(powers=["event-horizon"], hand="1 light", held="1supernova 1H")
    do(other, "use event-horizon")
    assert refusal(other, "choose star")[0] == "CRA-13.4"
    do(other, "choose life")
    assert other.held[HELD_LIFE] == 2
    dry = scene(powers=["event-horizon"], hand="1 light", held="1supernova 1H")
    dry.supply[LIFE_LEFT] = 0
    do(dry, "use event-horizon")
    assert dry.chamber[POSITION] == 2, "the only effect left is not asked for"


@pytest.mark.clause("CRA-13.4")
def test_ruling_event_horizon_pays_from_the_board() -> None:
    options = {"event_horizon_pays": "board"}
    poor = scene(options=options, powers=["event-horizon"], hand="1 light", held="1supernova 1H")
    assert refusal(poor, "use event-horizon")[0] == "CRA-13.4"
    state = scene(
        options=options, powers=["event-horizon"], hand="1 light", stars={"O": ["s1", "s2"]}, supernovae=["s1", "s2"]
    )
    do(state, "use event-horizon", "supernova s2", "choose crystals")
    assert stars_on(state) == {"s1": "O*"}


@pytest.mark.clause("CRA-13.5")
def test_4th_dimension() -> None:
    state = scene(powers=["4th-dimension"], hand="1 time 3 light")
    do(state, "use 4th-dimension")
    assert state.chamber[POSITION] == 1
    assert hand(state) == {"light": 3}
    assert refusal(state, "use 4th-dimension")[0] == "CRA-13.5"


@pytest.mark.clause("CRA-13.6")
def test_special_relativity() -> None:
    state = scene(powers=["special-relativity"], hand="2 light 2 gravity 1 time")
    do(state, "use special-relativity")
    assert legal(state) == ["pay light", "pay gravity"]
    assert refusal(state, "pay time")[0] == "CRA-13.6"
    do(state, "pay gravity")
    assert (state.chamber[POSITION], hand(state)) == (2, {"light": 2, "time": 1})
    poor = scene(powers=["special-relativity"], hand="1 light 1 time")
    assert refusal(poor, "use special-relativity")[0] == "CRA-13.6"
    strict = scene(options={"matching_any_type": "false"}, powers=["special-relativity"], hand="2 light")
    assert refusal(strict, "use special-relativity")[0] == "CRA-13.6"
    strict = scene(options={"matching_any_type": "false"}, powers=["special-relativity"], hand="2 time 2 light")
    do(strict, "use special-relativity")
    assert hand(strict) == {"light": 2}


@pytest.mark.clause("CRA-13.7")
def test_quasar() -> None:
    state = scene(powers=["quasar"], hand="1 gravity 1 light", held="1graviton 1H", crystal=5)
    supply = state.supply[CRYSTALS_LEFT]
    do(state, "use quasar", "pay light")
    assert (state.chamber[READY], state.held[GRAVITON_SLIDER]) == (1, 0)
    assert state.supply[CRYSTALS_LEFT] == supply - 1
    assert refusal(state, "use quasar")[0] == "CRA-13.7"


@pytest.mark.clause("CRA-13.8")
def test_nuclear_fusion() -> None:
    state = scene(powers=["nuclear-fusion"], hand="1 time", stars={"H": ["s1"], "C": ["s2"]}, supernovae=["s2"])
    do(state, "use nuclear-fusion")
    assert legal(state) == ["discard s1", "discard s2"]
    do(state, "discard s2", "gain He")
    assert stars_on(state) == {"s1": "H"}
    assert state.held[1] == 1
    none = scene(powers=["nuclear-fusion"], hand="1 time")
    assert refusal(none, "use nuclear-fusion")[0] == "CRA-13.8"


# Chemistry


@pytest.mark.clause("CRA-13.9")
def test_genetic_drift() -> None:
    state = scene(powers=["genetic-drift"], hand="1 light", proto=["l1"], stable=["l10"])
    do(state, "use genetic-drift")
    targets = {f"to l{space + 1}" for space in spaces(GALAXY.life_neighbours[0])}
    assert set(legal(state)) == targets, "an ordinary move of the only proto life"
    do(state, "to l2")
    assert life_on(state) == {"l2": "stable", "l10": "stable"}
    assert refusal(state, "use genetic-drift")[0] == "CRA-13.9"
    none = scene(powers=["genetic-drift"], hand="1 light", stable=["l10"])
    assert refusal(none, "use genetic-drift")[0] == "CRA-13.9"
    two = scene(powers=["genetic-drift"], hand="1 light", proto=["l1", "l2"], stable=["l10"])
    do(two, "use genetic-drift")
    assert refusal(two, "from l10")[0] == "CRA-13.9"
    anywhere = scene(options={"genetic_drift_move": "anywhere"}, powers=["genetic-drift"], hand="1 light", proto=["l1"])
    do(anywhere, "use genetic-drift", "to l48")
    assert life_on(anywhere) == {"l48": "stable"}


@pytest.mark.clause("CRA-13.10")
def test_ionizing_radiation() -> None:
    stars = {"O": [STAR, "s1", "s37"]}
    state = scene(
        powers=["ionizing-radiation"],
        hand="1 light",
        stars=stars,
        supernovae=[STAR, "s37"],
        proto=[*BESIDE, "l1", "l48"],
    )
    do(state, "use ionizing-radiation")
    assert refusal(state, "supernova s1")[0] == "CRA-13.10"
    do(state, f"supernova {STAR}")
    assert life_on(state) == {**dict.fromkeys(BESIDE, "stable"), "l1": "proto", "l48": "proto"}
    far = scene(powers=["ionizing-radiation"], hand="1 light", stars=stars, supernovae=["s37"], proto=["l1"])
    assert refusal(far, "use ionizing-radiation")[0] == "CRA-13.10"


@pytest.mark.clause("CRA-13.11")
def test_evolution() -> None:
    tiles = {"De1": "3H", "Ps1": "3H"}
    state = scene(
        powers=["evolution"], hand="2 light", stable=["l1", "l2", "l3", "l4"], tiles=tiles, completed=["De1", "Ps1"]
    )
    assert refusal(state, "use evolution")[0] == "CRA-13.11"
    state.advanced[HEXAGONS.index("De1")] = 1
    top = state.advanced_stack[state.advanced_left - 1]
    do(state, "use evolution", "pay l2", "pay l4", "pay l3")
    assert life_on(state) == {"l1": "stable"}
    assert state.advanced[HEXAGONS.index("De1")] == (1 << 8) | (top + 1)
    assert refusal(state, "use evolution")[0] == "CRA-13.11"
    poor = scene(powers=["evolution"], hand="1 light", stable=["l1", "l2"], proto=["l3"], tiles=tiles)
    poor.advanced[HEXAGONS.index("De1")] = 1
    assert refusal(poor, "use evolution")[0] == "CRA-13.11"


@pytest.mark.clause("CRA-13.11", "CRA-6.9")
def test_all_see_where_evolution_adds_life_but_only_its_owner_sees_the_value() -> None:
    state = scene(powers=["evolution"], hand="1 light", stable=["l1", "l2", "l3"], tiles={"De1": "3H"})
    state.advanced[HEXAGONS.index("De1")] = 1
    do(state, "use evolution")
    for seat, seen in ((0, {EVOLVED, ADVANCED_VALUE}), (1, {EVOLVED})):
        assert {event.kind for event in GAME.events(state, seat)} & {EVOLVED, ADVANCED_VALUE} == seen


@pytest.mark.clause("CRA-13.11")
@pytest.mark.parametrize(("limit", "allowed"), [("2", False), ("3", True)])
def test_ruling_evolution_never_makes_a_third(limit: str, allowed: bool) -> None:
    state = scene(
        options={"evolution_limit": limit},
        powers=["evolution"],
        hand="1 light",
        stable=["l1", "l2", "l3"],
        tiles={"De1": "3H"},
        completed=["De1"],
    )
    state.advanced[HEXAGONS.index("De1")] = 2 << 8 | 1
    assert ("use evolution" in legal(state)) == allowed


@pytest.mark.clause("CRA-13.11")
def test_evolution_chooses_among_nebulae() -> None:
    state = scene(powers=["evolution"], hand="1 light", stable=["l1", "l2", "l3"], tiles={"De1": "3H", "Ps1": "3H"})
    state.advanced[HEXAGONS.index("De1")] = 1
    state.advanced[HEXAGONS.index("Ps1")] = 2
    do(state, "use evolution")
    assert legal(state) == ["evolve De1", "evolve Ps1"]
    assert refusal(state, "evolve De2")[0] == "CRA-13.11"


@pytest.mark.clause("CRA-13.12")
def test_abiogenesis() -> None:
    state = scene(powers=["abiogenesis"], hand="1 chemistry", proto=["l1"])
    do(state, "use abiogenesis")
    assert len(legal(state)) == 47
    do(state, "life l48")
    assert life_on(state) == {"l1": "proto", "l48": "stable"}
    assert refusal(state, "use abiogenesis")[0] == "CRA-13.12"
    full = scene(powers=["abiogenesis"], hand="1 chemistry", proto=[f"l{n}" for n in range(1, 49)])
    assert refusal(full, "use abiogenesis")[0] == "CRA-13.12"


@pytest.mark.clause("CRA-13.13")
def test_survival_of_the_fittest() -> None:
    state = scene(powers=["survival-of-the-fittest"], hand="1 light", proto=["l1", "l2", "l3", "l4"], stable=["l5"])
    do(state, "use survival-of-the-fittest")
    assert refusal(state, "pay l5")[0] == "CRA-7.5"
    assert refusal(state, "pay unplaced")[0] == "CRA-13.13"
    do(state, "pay l1", "stabilise l2", "stabilise l4")
    assert life_on(state) == {"l2": "stable", "l3": "proto", "l4": "stable", "l5": "stable"}
    two = scene(powers=["survival-of-the-fittest"], hand="1 light", proto=["l1", "l2"])
    do(two, "use survival-of-the-fittest", "pay l1")
    assert legal(two)[0] == "place H"
    assert life_on(two) == {"l2": "stable"}, "the second stabilisation is lost"
    one = scene(powers=["survival-of-the-fittest"], hand="1 light", proto=["l1"], held="1life 1H")
    assert refusal(one, "use survival-of-the-fittest")[0] == "CRA-13.13"


@pytest.mark.clause("CRA-13.13")
def test_ruling_survival_may_pay_with_life_beside_the_board() -> None:
    options = {"survival_pays_unplaced": "true"}
    state = scene(options=options, powers=["survival-of-the-fittest"], hand="1 light", proto=["l1"], held="1life 1H")
    do(state, "use survival-of-the-fittest", "pay unplaced")
    assert life_on(state) == {"l1": "stable"}
    assert state.held[HELD_LIFE] == 0


@pytest.mark.clause("CRA-13.14")
def test_speciation() -> None:
    state = scene(powers=["speciation"], hand="1 light", proto=["l1"], stable=["l48"])
    do(state, "use speciation")
    assert set(legal(state)) == {f"life l{space + 1}" for space in spaces(GALAXY.life_neighbours[47])}
    assert refusal(state, "life l2")[0] == "CRA-13.14"
    do(state, legal(state)[0])
    assert sorted(life_on(state).values()) == ["proto", "proto", "stable"]
    none = scene(powers=["speciation"], hand="1 light", proto=["l1"])
    assert refusal(none, "use speciation")[0] == "CRA-13.14"


@pytest.mark.parametrize(
    ("card", "element", "ruling"),
    [
        pytest.param("photosynthesis", "O", "photosynthesis_star", marks=pytest.mark.clause("CRA-13.15")),
        pytest.param("water-rich-comets", "C", "comets_star", marks=pytest.mark.clause("CRA-13.16")),
    ],
)
def test_life_beside_stars_becomes_stable(card: str, element: str, ruling: str) -> None:
    state = scene(
        powers=[card], hand="1 light", stars={element: [STAR, "s1"], "H": ["s37"]}, proto=[*BESIDE, "l1", "l48"]
    )
    do(state, f"use {card}")
    assert life_on(state) == {**dict.fromkeys(BESIDE, "stable"), "l1": "stable", "l48": "proto"}
    assert refusal(state, f"use {card}")[0] == ("CRA-13.15" if element == "O" else "CRA-13.16")
    for stars, novae in (({element: [STAR]}, [STAR]), ({"H": [STAR]}, [])):
        none = scene(powers=[card], hand="1 light", stars=stars, supernovae=novae, proto=BESIDE)
        assert f"use {card}" not in legal(none), "supernovae and other stars do not count"
    other = scene(options={ruling: "He"}, powers=[card], hand="1 light", stars={"He": [STAR]}, proto=BESIDE)
    do(other, f"use {card}")
    assert life_on(other) == dict.fromkeys(BESIDE, "stable")


# Light


@pytest.mark.clause("CRA-13.17")
def test_molecular_cloud() -> None:
    state = scene(powers=["molecular-cloud"], hand="3 light", held="1He")
    do(state, "use molecular-cloud")
    assert state.held[0] == 1
    assert refusal(state, "use molecular-cloud")[0] == "CRA-13.17"
    dry = scene(powers=["molecular-cloud"], hand="2 light", held="1He")
    dry.supply[0] = 0
    assert refusal(dry, "use molecular-cloud")[0] == "CRA-13.17"


@pytest.mark.clause("CRA-13.18")
def test_amino_acids() -> None:
    state = scene(powers=["amino-acids"], hand="1 chemistry 1 light")
    do(state, "use amino-acids", "life l30")
    assert life_on(state) == {"l30": "stable"}
    assert refusal(state, "use amino-acids")[0] == "CRA-13.18"


@pytest.mark.clause("CRA-13.19")
def test_speed_of_light() -> None:
    state = scene(powers=["speed-of-light"], hand="5 gravity 4 light")
    do(state, "use speed-of-light", "gain C")
    assert state.scores()[0] == 6
    assert state.held[3] == 1
    assert refusal(state, "use speed-of-light")[0] == "CRA-13.19"


@pytest.mark.clause("CRA-13.20")
def test_time_dilation() -> None:
    state = scene(powers=["time-dilation"], hand="1 light 1 time")
    do(state, "use time-dilation")
    assert state.chamber[POSITION] == 1
    assert refusal(state, "use time-dilation")[0] == "CRA-13.20"


@pytest.mark.parametrize(
    ("name", "paid", "sector"),
    [
        pytest.param("delta", "time", 0, marks=pytest.mark.clause("CRA-13.21")),
        pytest.param("psi", "gravity", 1, marks=pytest.mark.clause("CRA-13.22")),
        pytest.param("phi", "chemistry", 2, marks=pytest.mark.clause("CRA-13.23")),
    ],
)
def test_relativity(name: str, paid: str, sector: int) -> None:
    state = scene(powers=[f"relativity-{name}"], hand=f"2 {paid}")
    do(state, f"use relativity-{name}", "gain O")
    inside = {f"star s{space + 1}" for space in spaces(GALAXY.sector_stars[sector])}
    assert set(legal(state)) == inside
    assert f"star {STAR}" in inside, "the border is allowed"
    outside = next(space for space in range(37) if f"star s{space + 1}" not in inside)
    assert refusal(state, f"star s{outside + 1}")[0] == f"CRA-13.{21 + sector}"
    do(state, f"star {STAR}")
    assert stars_on(state) == {STAR: "O"}
    assert state.supply[2] == 13
    full = [f"s{space + 1}" for space in spaces(GALAXY.sector_stars[sector])]
    crowded = scene(powers=[f"relativity-{name}"], hand=f"2 {paid}", stars={"H": full})
    assert refusal(crowded, f"use relativity-{name}")[0] == f"CRA-13.{21 + sector}"
    poor = scene(powers=[f"relativity-{name}"], hand=f"1 {paid} 2 light")
    assert refusal(poor, f"use relativity-{name}")[0] == f"CRA-13.{21 + sector}"


@pytest.mark.clause("CRA-13.24")
def test_nuclear_fission() -> None:
    state = scene(powers=["nuclear-fission"], hand="2 time", stars={"H": ["s1", "s2"]}, held="1O")
    do(state, "use nuclear-fission", "discard s1", "gain C")
    assert stars_on(state) == {"s2": "H"}
    assert (state.held[3], state.chamber[POSITION]) == (1, 1)
    none = scene(powers=["nuclear-fission"], hand="2 time")
    assert refusal(none, "use nuclear-fission")[0] == "CRA-13.24"


# Gravity


@pytest.mark.clause("CRA-13.25")
def test_binary_star() -> None:
    stars = {"O": ["s1"], "C": [STAR]}
    state = scene(powers=["binary-star"], hand="1 light", stars=stars, supernovae=["s1", STAR], held="2graviton 1H")
    do(state, "use binary-star", f"supernova {STAR}")
    assert refusal(state, "to stay")[0] == "CRA-8.4"
    near = spaces(GALAXY.star_neighbours[GALAXY.centre])
    do(state, f"to s{near[0] + 1}")
    assert stars_on(state) == {"s1": "O*", f"s{near[0] + 1}": "C"}
    assert state.held[GRAVITON_SLIDER] == 1
    none = scene(powers=["binary-star"], hand="1 light", stars=stars, held="1graviton 1H")
    assert refusal(none, "use binary-star")[0] == "CRA-13.25"
    full = scene(
        powers=["binary-star"],
        hand="1 light",
        stars={"H": [f"s{n}" for n in range(1, 38)]},
        supernovae=["s5"],
        held="1graviton 1supernova",
    )
    do(full, "use binary-star")
    assert stars_on(full)["s5"] == "H", "turned back, with no way to go"


@pytest.mark.clause("CRA-13.25", "CRA-8.2")
def test_rulings_on_binary_star() -> None:
    stay = scene(
        options={"binary_star_may_stay": "true"},
        powers=["binary-star"],
        hand="1 light",
        stars={"O": ["s1"]},
        supernovae=["s1"],
        held="1graviton 1H",
    )
    do(stay, "use binary-star", "to stay")
    assert stars_on(stay) == {"s1": "O"}
    chosen = scene(
        options={"supernova_element": "chosen"},
        powers=["binary-star"],
        hand="1 light",
        stars={"O": ["s1"]},
        supernovae=["s1"],
        held="1graviton 1H",
    )
    do(chosen, "use binary-star", "gain C", "to s4")
    assert stars_on(chosen) == {"s4": "C"}
    assert list(chosen.supply)[2:4] == [14, 13]


@pytest.mark.clause("CRA-13.26")
def test_core_collapse() -> None:
    state = scene(powers=["core-collapse"], hand="2 light", stars={"O": ["s1", "s2"]}, held="1graviton 1H")
    do(state, "use core-collapse", "convert s2")
    assert stars_on(state) == {"s1": "O", "s2": "O*"}
    assert refusal(state, "use core-collapse")[0] == "CRA-13.26"


@pytest.mark.clause("CRA-13.27")
def test_star_stuff() -> None:
    tiles = {"De1": "3H", "De2": "2H 1He", "Ps1": "1H 2He 3O", "Ph1": "1H 2O"}
    state = scene(powers=["star-stuff"], hand="2 light", tiles=tiles, completed=["Ph1"])
    stack(state, 1, "2He 1O")
    stack(state, 2, "2He 2C")
    do(state, "use star-stuff", "choose gain")
    assert [entry & 0xFF for entry in state.held_tiles] == [tile("2He 1O")]
    left = state.stack_left[0]
    do(state, "use star-stuff", "choose replace")
    assert legal(state) == ["replace De1", "replace De2"]
    assert refusal(state, "replace Ps1")[0] == "CRA-13.27"
    do(state, "replace De2")
    assert state.tiles[HEXAGONS.index("De2")] == tile("2He 2C")
    assert state.stack_left[0] == left + 1
    assert state.stacks[0] & 0xFF == tile("2H 1He"), "under its stack"
    assert state.stacks[0] >> 8 == 0xF, "for all to know"
    poor = scene(powers=["star-stuff"])
    assert refusal(poor, "use star-stuff")[0] == "CRA-13.27"
    none = scene(powers=["star-stuff"], hand="1 light")
    none.stack_left[0] = 0
    assert refusal(none, "use star-stuff")[0] == "CRA-13.27"


@pytest.mark.clause("CRA-13.27", "CRA-9.3")
def test_star_stuff_may_gain_a_nebula_to_be_placed_instead_of_another() -> None:
    """One hexagon is free and one nebula waits for it: a second may still be drawn, and the other is lost."""
    state = scene(powers=["star-stuff"], hand="1 light", tiles=dict.fromkeys(HEXAGONS[:-1], "1H 2He 3O"))
    hold_tile(state, "2H 2O 2C")
    stack(state, 1, "2He 1O")
    do(state, "use star-stuff", "place nebula", "tile 2")
    assert state.tiles[len(HEXAGONS) - 1] == tile("2He 1O")
    left = state.stack_left[2]
    do(state, "end")
    assert state.stack_left[2] == left + 1
    full = scene(powers=["star-stuff"], hand="1 light", tiles=dict.fromkeys(HEXAGONS, "1H 2He 3O"))
    assert refusal(full, "use star-stuff")[0] == "CRA-13.27"


@pytest.mark.clause("CRA-13.28")
def test_shooting_star() -> None:
    tiles = {"De1": "3H", "Ps1": "1H 2He 3O"}
    state = scene(
        powers=["shooting-star"],
        hand="3 gravity",
        stars={"O": ["s1"], "C": ["s2"]},
        supernovae=["s1"],
        tiles=tiles,
        completed=["De1"],
    )
    do(state, "use shooting-star", "choose star", "from s1", "to s37")
    assert stars_on(state) == {"s2": "C", "s37": "O*"}, "a supernova moves as one, anywhere"
    do(state, "use shooting-star", "choose nebula", "to Ph3")
    assert state.tiles[HEXAGONS.index("Ph3")] == tile("1H 2He 3O")
    assert state.tiles[HEXAGONS.index("Ps1")] == -1
    do(state, "use shooting-star", "choose star", "from s2", "to s5")
    assert refusal(state, "use shooting-star")[0] == "CRA-13.28"


@pytest.mark.clause("CRA-13.28")
def test_completed_nebulae_stay_unless_ruled_otherwise() -> None:
    tiles = {"De1": "3H", "Ps1": "1H 2He 3O", "Ph1": "2H 1He"}
    state = scene(powers=["shooting-star"], hand="1 gravity", tiles=tiles, completed=["De1"])
    do(state, "use shooting-star")
    assert refusal(state, "from De1")[0] == "CRA-13.28"
    assert refusal(state, "from De2")[0] == "CRA-13.28"
    moved = scene(
        options={"shooting_star_completed": "true"},
        powers=["shooting-star"],
        hand="1 gravity",
        tiles=tiles,
        completed=["De1"],
    )
    moved.advanced[HEXAGONS.index("De1")] = 5
    do(moved, "use shooting-star", "from De1", "to De4")
    assert moved.advanced[HEXAGONS.index("De4")] == 5
    assert moved.layers[7] == 1 << HEXAGONS.index("De4")


@pytest.mark.clause("CRA-13.29")
def test_solar_wind() -> None:
    state = scene(powers=["solar-wind"], hand="4 chemistry", stars={"O": [STAR, "s1"]}, proto=[*BESIDE, "l48"])
    do(state, "use solar-wind", f"convert {STAR}")
    assert life_on(state) == {**dict.fromkeys(BESIDE, "stable"), "l48": "proto"}
    do(state, "use solar-wind")
    assert stars_on(state) == {STAR: "O*", "s1": "O*"}, "also without life beside it"
    assert refusal(state, "use solar-wind")[0] == "CRA-13.29"


@pytest.mark.clause("CRA-13.30")
def test_pulsar() -> None:
    state = scene(powers=["pulsar"], hand="2 gravity", held="1graviton 1H")
    do(state, "use pulsar")
    assert (state.chamber[POSITION], state.held[GRAVITON_SLIDER]) == (2, 0)
    assert refusal(state, "use pulsar")[0] == "CRA-13.30"


@pytest.mark.clause("CRA-13.31")
def test_white_dwarf() -> None:
    state = scene(powers=["white-dwarf"], hand="2 time", stars={"O": ["s1", "s2"]})
    do(state, "use white-dwarf", "convert s2")
    assert stars_on(state) == {"s1": "O", "s2": "O*"}
    assert state.chamber[POSITION] == 1
    none = scene(powers=["white-dwarf"], hand="2 time", stars={"O": ["s1"]}, supernovae=["s1"])
    assert refusal(none, "use white-dwarf")[0] == "CRA-13.31"


@pytest.mark.clause("CRA-13.32")
def test_wormhole() -> None:
    state = scene(powers=["wormhole"], hand="1 light", proto=["l1", "l2"], stable=["l3", "l4", "l5"])
    do(state, "use wormhole", "pay l3")
    assert legal(state) == ["choose proto", "choose stable"]
    do(state, "choose stable", "from l4")
    assert len(legal(state)) == 44, "anywhere"
    do(state, "to l40")
    assert "from enough" in legal(state)
    assert refusal(state, "from l1")[0] == "CRA-13.32"
    do(state, "from l5", "to l41", "from enough")
    assert life_on(state) == {"l1": "proto", "l2": "proto", "l40": "stable", "l41": "stable"}
    other = scene(powers=["wormhole"], hand="1 light", proto=["l1", "l2"], stable=["l3", "l4"])
    do(other, "use wormhole", "pay l3", "choose proto")
    assert refusal(other, "from l4")[0] == "CRA-13.32"
    none = scene(powers=["wormhole"], hand="1 light", stable=["l3"])
    assert refusal(none, "use wormhole")[0] == "CRA-13.32"
    none = scene(powers=["wormhole"], hand="1 light", proto=["l3"])
    assert refusal(none, "use wormhole")[0] == "CRA-13.32"


@pytest.mark.clause("CRA-13.32")
def test_wormhole_moves_three_life_at_most() -> None:
    state = scene(powers=["wormhole"], hand="1 light", proto=["l1", "l2", "l3", "l4"], stable=["l48"])
    do(state, "use wormhole", "from l1")
    assert refusal(state, "to l2")[0] == "CRA-8.4"
    do(state, "to l10", "from l2", "to l11", "from l3", "to l12")
    assert life_on(state) == dict.fromkeys(["l10", "l11", "l12", "l4"], "proto")
    assert "end" in legal(state)


def test_corners_and_sides_are_where_the_tests_think() -> None:
    assert STAR in corners("De1")
    assert set(BESIDE) <= set(sides("De1")) | set(sides("Ps1"))
