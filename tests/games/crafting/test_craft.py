"""The craft phase: placing, scoring actions, energy cards and sliders."""

import pytest

from cosmogony.core.errors import IllegalActionError
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, SLOTS, TILE_PLACES, control_of
from cosmogony.games.crafting.layout import GONE, HELD_LIFE, READY, SCORED
from cosmogony.games.crafting.rules.pieces import power_tokens
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

# 5. Placing


@pytest.mark.clause("CRA-5.1")
def test_a_nebula_goes_to_any_empty_hexagon() -> None:
    state = scene(tiles={"De1": "3H"})
    hold_tile(state, "1H 2He 3O")
    do(state, "place nebula")
    assert legal(state) == [f"nebula {name}" for name in HEXAGONS if name != "De1"]
    assert refusal(state, "nebula De1")[0] == "CRA-5.1"
    do(state, "nebula Ph3")
    assert state.tiles[HEXAGONS.index("Ph3")] == tile("1H 2He 3O")
    assert refusal(state, "place nebula")[0] == "CRA-5.1"


@pytest.mark.clause("CRA-5.1")
def test_tiles_with_the_same_print_are_offered_once() -> None:
    state = scene()
    hold_tile(state, "3H")
    hold_tile(state, "2H 1He")
    state.held_tiles = type(state.held_tiles)([*state.held_tiles, tile("3H") + 1 | 1 << 8])
    do(state, "place nebula")
    assert legal(state) == ["tile 1", "tile 2"]
    assert refusal(state, "tile 3")[0] == "CRA-5.1"
    do(state, "tile 2", "nebula De2")
    assert state.tiles[HEXAGONS.index("De2")] == tile("2H 1He")


@pytest.mark.clause("CRA-5.2")
def test_a_star_goes_to_any_empty_star_space() -> None:
    state = scene(stars={"C": ["s4"]}, held="2H 1O")
    assert [text for text in legal(state) if text.startswith("place")] == ["place H", "place O"]
    do(state, "place H")
    assert len(legal(state)) == 36
    assert refusal(state, "star s4")[0] == "CRA-5.2"
    do(state, "star s9")
    assert stars_on(state) == {"s4": "C", "s9": "H"}
    assert refusal(state, "place C")[0] == "CRA-5.2"


@pytest.mark.clause("CRA-5.2")
def test_no_star_on_a_full_board() -> None:
    state = scene(stars={"H": [f"s{n}" for n in range(1, 38)]}, held="1H 1graviton 1life", proto=["l1"])
    assert refusal(state, "place H")[0] == "CRA-5.2"
    assert refusal(state, "move star")[0] == "CRA-8.4"


@pytest.mark.clause("CRA-5.3")
def test_life_goes_next_to_life() -> None:
    state = scene(proto=["l21"], held="2life")
    do(state, "place life")
    around = {f"life l{space + 1}" for space in spaces(GALAXY.life_neighbours[20])}
    assert set(legal(state)) == around
    assert len(around) == 4
    assert refusal(state, "life l48")[0] == "CRA-5.3"
    assert refusal(state, "life l21")[0] == "CRA-5.3"
    do(state, sorted(around)[0])
    assert sorted(life_on(state).values()) == ["proto", "proto"]


@pytest.mark.clause("CRA-5.4")
def test_without_life_the_next_one_goes_to_the_starting_space() -> None:
    state = scene(held="1life 1H")
    do(state, "place life")
    assert life_on(state) == {f"l{GALAXY.starting_life + 1}": "proto"}
    assert state.held[HELD_LIFE] == 0


@pytest.mark.clause("CRA-5.5", "CRA-9.3")
@pytest.mark.parametrize(("ruling", "left"), [("under", 15), ("out", 14)])
def test_a_lost_nebula_goes_under_its_stack_or_out(ruling: str, left: int) -> None:
    state = scene(options={"lost_tiles": ruling}, proto=["l1", "l2"])
    state.stack_left[2] = 14
    hold_tile(state, "1H 2He 3O")
    do(state, "end", "omega stabilise", "stabilise l1")
    assert state.stack_left[2] == left
    if ruling == "under":
        assert state.stacks[2 * TILE_PLACES] & 0xFF == tile("1H 2He 3O"), "at the bottom"


# 6. Scoring actions


@pytest.mark.clause("CRA-6.2", "CRA-6.3", "CRA-6.4")
def test_example_completing_a_nebula_of_size_3() -> None:
    """1 H, 2 He and 3 O around it: 10 points, one star is discarded, and the tile is turned over."""
    around = corners("Ph1")
    state = scene(stars={"H": around[:1], "He": around[1:3], "O": around[3:]}, tiles={"Ph1": "1H 2He 3O"}, held="1H")
    do(state, "complete Ph1")
    assert state.scores()[0] == 10
    assert sorted(legal(state)) == sorted(f"discard {space}" for space in around)
    assert refusal(state, "discard s1")[0] == "CRA-6.3"
    do(state, f"discard {around[4]}")
    assert len(stars_on(state)) == 5
    assert refusal(state, "complete Ph1")[0] == "CRA-6.4"


@pytest.mark.clause("CRA-6.2")
def test_supernovae_count_as_any_star_and_missing_stars_are_named() -> None:
    around = corners("De1")
    state = scene(stars={"H": around[:3]}, supernovae=around[:1], tiles={"De1": "1H 1He 1O"})
    clause, sentence = refusal(state, "complete De1")
    assert clause == "CRA-6.2"
    assert "1 star is missing" in sentence
    state = scene(stars={"H": around[:3]}, supernovae=around[:2], tiles={"De1": "1H 1He 1O"})
    assert "complete De1" in legal(state)
    assert refusal(state, "complete De2")[0] == "CRA-6.2"


@pytest.mark.clause("CRA-6.3")
def test_a_supernova_may_be_discarded() -> None:
    around = corners("De1")
    state = scene(stars={"H": around[:3]}, supernovae=around[:1], tiles={"De1": "3H"})
    supply = state.supply[0]
    do(state, "complete De1", f"discard {around[0]}")
    assert stars_on(state) == {around[1]: "H", around[2]: "H"}
    assert state.supply[0] == supply + 1


@pytest.mark.clause("CRA-6.1")
def test_ruling_scoring_actions_once_a_turn() -> None:
    stars = {"H": corners("De1") + [s for s in corners("Ps1") if s not in corners("De1")]}
    tiles = {"De1": "3H", "Ps1": "2H 1He"}
    state = scene(stars=stars, supernovae=[stars["H"][-1]], tiles=tiles, ready=2)
    do(state, "complete De1", "discard s13", "complete Ps1", "discard s14")
    do(state, "discharge He", "star s1", "discharge O", "star s2")
    assert state.scores()[0] == 3 + 3 + 3 + 6
    strict = scene(options={"repeat_scoring": "false"}, stars=stars, supernovae=[stars["H"][-1]], tiles=tiles, ready=2)
    do(strict, "complete De1", "discard s13", "discharge He", "star s1")
    assert refusal(strict, "complete Ps1")[0] == "CRA-6.1"
    assert refusal(strict, "discharge O")[0] == "CRA-6.1"


@pytest.mark.clause("CRA-6.5", "CRA-6.6")
def test_example_discharging_for_six_points_and_a_star() -> None:
    state = scene(ready=1, scored=1, crystal=1, held="1H")
    assert [text for text in legal(state) if "discharge" in text] == [
        "discharge H",
        "discharge He",
        "discharge O",
        "discharge C",
    ]
    supply = state.supply[3]
    do(state, "discharge C")
    assert state.scores()[0] == 6
    assert legal(state) == [f"star s{space}" for space in range(1, 38)], "it is placed on any open star space"
    do(state, "star s7")
    assert stars_on(state) == {"s7": "C"}
    assert (state.held[3], state.supply[3]) == (0, supply - 1)
    clause, sentence = refusal(state, "discharge C")
    assert clause == "CRA-6.5"
    assert "on space 1" in sentence


@pytest.mark.clause("CRA-6.6")
def test_the_sixth_discharge_scores_nothing_and_the_crystal_leaves() -> None:
    state = scene(ready=2, scored=4)
    do(state, "discharge H", "star s1")
    assert (state.scores()[0], state.supply[GONE]) == (21, 0)
    do(state, "discharge H", "star s2")
    assert (state.scores()[0], state.supply[GONE]) == (21, 1)
    assert (state.chamber[READY], state.chamber[SCORED]) == (0, 6)


@pytest.mark.clause("CRA-6.5", "CRA-4.10")
def test_a_discharge_without_a_star_in_the_supply_gives_points_only() -> None:
    state = scene(ready=1)
    assert refusal(state, "discharge nothing")[0] == "CRA-6.5"
    for element in range(4):
        state.supply[element] = 0
    assert refusal(state, "discharge H")[0] == "CRA-4.10"
    do(state, "discharge nothing")
    assert state.scores()[0] == 3


@pytest.mark.clause("CRA-6.5")
def test_a_discharge_on_a_full_board_gives_no_star_but_its_points() -> None:
    full = [f"s{number}" for number in range(1, 38)]
    state = scene(ready=1, stars={"H": full[:20], "He": full[20:]}, powers=["generations"])
    assert refusal(state, "discharge C") == ("CRA-6.5", "There is no space left for it. [CRA-6.5]")
    assert "discharge generations" in legal(state), "a power card may take the star's place"
    do(state, "discharge nothing")
    assert state.scores()[0] == 3


@pytest.mark.clause("CRA-6.5")
def test_the_only_open_space_takes_the_star_without_asking() -> None:
    full = [f"s{number}" for number in range(1, 37)]
    state = do(scene(ready=1, stars={"H": full[:20], "He": full[20:]}), "discharge C")
    assert stars_on(state)["s37"] == "C"


@pytest.mark.clause("CRA-6.7", "CRA-6.8", "CRA-6.9")
def test_example_advanced_life_with_three_proto() -> None:
    """Six life around a completed nebula, three of them proto: those three are discarded."""
    around = sides("Ph1")
    state = scene(proto=around[:3], stable=around[3:], tiles={"Ph1": "3H", "De1": "3H"}, completed=["Ph1"])
    assert refusal(state, "advance De1")[0] == "CRA-6.7"
    top = state.advanced_stack[state.advanced_left - 1]
    do(state, "advance Ph1")
    assert life_on(state) == dict.fromkeys(around[3:], "stable")
    assert state.advanced[HEXAGONS.index("Ph1")] == top + 1
    assert refusal(state, "advance Ph1")[0] == "CRA-6.7"
    assert state.scores()[0] == 0, "the value is secret"
    value = state.components.advanced_values[top]
    assert GAME.view(state, 0).players[0].hexagons[HEXAGONS.index("Ph1")].values == [value]
    assert GAME.view(state, 1).players[0].hexagons[HEXAGONS.index("Ph1")].values is None
    assert state.undo_point(0) == len(state.history)


@pytest.mark.clause("CRA-6.7")
def test_advanced_life_needs_six_life_and_a_token() -> None:
    around = sides("Ph1")
    state = scene(proto=around[:5], tiles={"Ph1": "3H"}, completed=["Ph1"])
    clause, sentence = refusal(state, "advance Ph1")
    assert clause == "CRA-6.7"
    assert "Only 5" in sentence
    full = scene(proto=around, tiles={"Ph1": "3H"}, completed=["Ph1"])
    full.advanced_left = 0
    assert refusal(full, "advance Ph1")[0] == "CRA-6.7"


@pytest.mark.clause("CRA-6.9")
def test_ruling_not_even_the_owner_may_look() -> None:
    options = {"owner_may_look": "false"}
    state = scene(options=options, stable=sides("Ph1"), tiles={"Ph1": "3H"}, completed=["Ph1"])
    do(state, "advance Ph1")
    assert GAME.view(state, 0).players[0].hexagons[HEXAGONS.index("Ph1")].values is None
    assert 20 not in [event.kind for event in state.events]


# 7. Energy cards


@pytest.mark.clause("CRA-7.1", "CRA-7.2", "CRA-7.3", "CRA-7.4")
def test_example_buying_relativity_delta() -> None:
    """Three light cards for the second slot: draw three, keep one, its power token goes to light."""
    state = scene(hand="3 light 1 time")
    wanted = 4
    top = state.power_left[0] - 1
    place = next(p for p in range(8) if state.power_deck[p] & 0xFF == wanted)
    state.power_deck[place], state.power_deck[top] = state.power_deck[top], state.power_deck[place]
    drawn = [state.power_deck[top - offset] & 0xFF for offset in range(3)]
    do(state, "buy light")
    assert legal(state) == ["slot 1", "slot 2"]
    do(state, "slot 2")
    assert hand(state) == {"time": 1}
    assert [entry & 0xFF for entry in state.drawn] == drawn
    do(state, "keep relativity-delta")
    assert state.powers[1] == wanted
    assert power_tokens(state, 0, 0) == 1
    first = legal(state)[0]
    do(state, first)
    assert state.power_left[0] == 7
    under = [state.power_deck[0] & 0xFF, state.power_deck[1] & 0xFF]
    assert under == drawn[:0:-1], "the first lies above the second"


@pytest.mark.clause("CRA-7.1")
def test_slots_of_one_price_are_offered_once_and_filled_ones_not() -> None:
    state = scene(hand="4 gravity")
    do(state, "buy gravity")
    assert legal(state) == ["slot 1", "slot 2", "slot 4"]
    assert refusal(state, "slot 3")[0] == "CRA-7.1"
    state = scene(hand="4 gravity", powers=["pulsar", "quasar"])
    do(state, "buy gravity")
    assert legal(state) == ["slot 3", "slot 4"]
    assert refusal(state, "slot 1")[0] == "CRA-7.1"
    full = scene(hand="4 gravity", powers=["pulsar", "quasar", "wormhole", "evolution"])
    assert refusal(full, "buy gravity")[0] == "CRA-7.1"
    poor = scene(hand="1 gravity")
    assert refusal(poor, "buy gravity")[0] == "CRA-7.1"


@pytest.mark.clause("CRA-7.2")
def test_a_short_power_deck_gives_fewer_cards_and_an_empty_one_none() -> None:
    state = scene(hand="4 gravity")
    state.power_left[2] = 1
    do(state, "buy gravity", "slot 4")
    assert state.power_left[2] == 0
    assert state.powers[3] != NOBODY, "the only card is kept without asking"
    assert control_of(state.powers[3]) == 2
    empty = scene(hand="4 gravity")
    empty.power_left[2] = 0
    assert refusal(empty, "buy gravity")[0] == "CRA-7.2"


@pytest.mark.clause("CRA-7.4")
def test_others_do_not_see_what_goes_under_the_deck() -> None:
    state = scene(players=3, hand="4 gravity")
    do(state, "buy gravity", "slot 4")
    assert GAME.view(state, 0).held.powers is not None
    assert GAME.view(state, 1).held.powers is None
    assert len(legal(state)) == 4
    do(state, legal(state)[0])
    assert len(legal(state)) == 3
    do(state, legal(state)[2], legal(state)[1])
    assert len(state.drawn) == 0
    assert state.power_left[2] == 7


@pytest.mark.clause("CRA-7.5")
def test_a_card_can_be_used_as_often_as_it_is_paid_for() -> None:
    state = scene(hand="3 time", powers=["4th-dimension"])
    do(state, "use 4th-dimension", "use 4th-dimension", "use 4th-dimension")
    assert state.chamber[0] == 3
    assert refusal(state, "use 4th-dimension")[0] == "CRA-13.5"
    with pytest.raises(IllegalActionError):
        do(state, "sell time")


@pytest.mark.clause("CRA-7.6")
def test_five_matching_cards_score_six_points() -> None:
    state = scene(hand="10 chemistry 4 light")
    do(state, "sell chemistry", "sell chemistry")
    assert state.scores()[0] == 12
    assert hand(state) == {"light": 4}
    assert refusal(state, "sell light")[0] == "CRA-7.6"
    assert sum(state.hands[:CONTROLS]) == 4


# 8. Sliders


@pytest.mark.clause("CRA-8.1", "CRA-8.2")
def test_a_supernova_keeps_its_element_and_cannot_move() -> None:
    state = scene(stars={"O": ["s5"], "C": ["s20"]}, held="2supernova 1graviton 1H")
    do(state, "convert")
    assert legal(state) == ["convert s5", "convert s20"]
    assert refusal(state, "convert s6")[0] == "CRA-8.1"
    do(state, "convert s5")
    assert stars_on(state) == {"s5": "O*", "s20": "C"}
    do(state, "move star")
    assert legal(state)[0].startswith("to "), "the only star that can move is chosen without asking"
    do(state, legal(state)[0], "convert")
    assert sorted(stars_on(state).values()) == ["C*", "O*"]
    assert refusal(state, "convert")[0] == "CRA-8.1"


@pytest.mark.clause("CRA-8.2")
def test_moving_a_supernova_is_refused() -> None:
    state = scene(stars={"O": ["s5"], "C": ["s20", "s21"]}, supernovae=["s5"], held="1graviton 1H")
    do(state, "move star")
    assert refusal(state, "from s5")[0] == "CRA-8.2"


@pytest.mark.clause("CRA-8.3")
def test_dna_stabilises_proto_life() -> None:
    state = scene(proto=["l1", "l2"], stable=["l3"], held="2dna 1H")
    do(state, "stabilise")
    assert legal(state) == ["stabilise l1", "stabilise l2"]
    assert refusal(state, "stabilise l3")[0] == "CRA-8.3"
    do(state, "stabilise l2", "stabilise")
    assert set(life_on(state).values()) == {"stable"}
    assert refusal(state, "stabilise")[0] == "CRA-8.3"


@pytest.mark.clause("CRA-8.4", "CRA-8.5")
def test_example_two_free_neighbours_and_a_hop() -> None:
    """A star with two free neighbours and one that is taken: the two, and those beyond the third."""
    centre = GALAXY.centre
    a, b, taken = spaces(GALAXY.star_neighbours[centre])
    beyond = [space for space in spaces(GALAXY.star_neighbours[taken]) if space != centre]
    state = scene(stars={"H": [f"s{centre + 1}"], "He": [f"s{taken + 1}"]}, held="1graviton 1H")
    do(state, "move star", f"from s{centre + 1}")
    assert set(legal(state)) == {f"to s{space + 1}" for space in (a, b, *beyond)}
    far = next(space for space in range(37) if f"to s{space + 1}" not in legal(state) and space not in (centre, taken))
    assert refusal(state, f"to s{far + 1}")[0] == "CRA-8.5"
    assert refusal(state, f"to s{taken + 1}")[0] == "CRA-8.4"
    do(state, f"to s{beyond[0] + 1}")
    assert stars_on(state) == {f"s{taken + 1}": "He", f"s{beyond[0] + 1}": "H"}


@pytest.mark.clause("CRA-8.5")
def test_supernovae_can_be_hopped_over_unless_ruled_otherwise() -> None:
    corner, near = 0, spaces(GALAXY.star_neighbours[0])
    stars = {"H": ["s1"], "He": [f"s{space + 1}" for space in near]}
    novae = [f"s{space + 1}" for space in near]
    state = scene(stars=stars, supernovae=novae, held="1graviton 1H")
    do(state, "move star")
    assert f"s{corner + 1}" in stars_on(state)
    assert legal(state)
    strict = scene(options={"hop_over_supernovae": "false"}, stars=stars, supernovae=novae, held="1graviton 1H")
    assert refusal(strict, "move star")[0] == "CRA-8.4"


@pytest.mark.clause("CRA-8.4")
def test_life_moves_to_life_spaces() -> None:
    state = scene(proto=["l1"], stable=["l2"], held="1graviton 1H")
    do(state, "move life", "from l2")
    assert all(text.startswith("to l") for text in legal(state))
    do(state, legal(state)[-1])
    assert sorted(life_on(state).values()) == ["proto", "stable"], "stable life stays stable"
    assert refusal(state, "move life")[0] == "CRA-8.4"
    assert SLOTS == 4


def test_choices_with_one_answer_are_not_asked() -> None:
    state = scene(stars={"H": ["s1"]}, held="1supernova 1H")
    stack(state, 1, "3H")
    do(state, "convert")
    assert stars_on(state) == {"s1": "H*"}
