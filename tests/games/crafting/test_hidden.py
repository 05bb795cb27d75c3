"""What a seat cannot know is dealt anew, and what it knows stays."""

from collections import Counter

import pytest

from cosmogony.core.rng import seeded
from cosmogony.games.crafting.components import CONTROLS, TILE_PLACES, size_of
from cosmogony.games.crafting.layout import BATCH, DECK, SEATS
from cosmogony.games.crafting.rules.gains import return_tile, take_shown_card
from cosmogony.games.crafting.state import CraftingState
from tests.games.crafting.scenes import GAME, HEXAGONS, clear, do, give, legal, scene, sides, tile

WORLDS = 40


def worlds(state: CraftingState, seat: int) -> list[CraftingState]:
    """Deal many worlds for a seat."""
    return [state.determinize(seat, seeded(number, "worlds")) for number in range(WORLDS)]


def deck(state: CraftingState, control: int) -> list[int]:
    """Return the power cards of a deck from the bottom."""
    return [entry & 0xFF for entry in state.power_deck[8 * control : 8 * control + state.power_left[control]]]


@pytest.mark.clause("CRA-2.3")
def test_hands_are_dealt_anew_but_for_the_own_one() -> None:
    state = GAME.new(players=3, seed=8)
    for world in worlds(state, 1):
        assert list(world.hands[CONTROLS : 2 * CONTROLS]) == list(state.hands[CONTROLS : 2 * CONTROLS])
        for seat in range(3):
            assert sum(world.hands[seat * CONTROLS : (seat + 1) * CONTROLS]) == 4
        assert GAME.census(world) == GAME.census(state)
    assert len({tuple(world.hands) for world in worlds(state, 1)}) > 10
    assert GAME.view(state, 1).players[0].hand is None


@pytest.mark.clause("CRA-4.5")
def test_cards_taken_from_the_display_are_remembered() -> None:
    state = scene(players=3, hand="1 light")
    give(state, 1, "2 light 1 time")
    control = next(c for c in range(CONTROLS) if state.energy[4 + c])
    take_shown_card(state, 1, control)
    for world in worlds(state, 0):
        assert world.hands[CONTROLS + control] >= 1
    before = state.shown[CONTROLS + control]
    assert before == 1
    assert GAME.view(state, 2).players[1].shown[control] == 1


def test_paying_with_a_known_card_uses_up_the_knowledge() -> None:
    state = scene(hand="1 time", powers=["4th-dimension"])
    state.shown[1] = 1
    do(state, "use 4th-dimension")
    assert state.shown[1] == 0


@pytest.mark.clause("CRA-1.3")
def test_goals_to_come_are_unknown_and_those_revealed_stay() -> None:
    state = GAME.new(players=2, seed=3)
    state.goals_shown = 3
    dealt = worlds(state, 0)
    assert all(list(world.goals[:3]) == list(state.goals[:3]) for world in dealt)
    assert len({world.goals[3] for world in dealt}) > 5
    assert all(sorted(world.goals) == list(range(16)) for world in dealt)


@pytest.mark.clause("CRA-4.3", "CRA-5.5")
def test_a_drawn_nebula_is_known_to_its_drawer_also_under_the_stack() -> None:
    state = scene(players=3)
    state.held_tiles = type(state.held_tiles)([tile("1H 2He 3O") | 1 << 8])
    assert all(world.held_tiles[0] & 0xFF == tile("1H 2He 3O") for world in worlds(state, 0))
    assert len({world.held_tiles[0] & 0xFF for world in worlds(state, 1)}) > 3
    assert all(size_of(world.held_tiles[0] & 0xFF) == 2 for world in worlds(state, 1)), "the size is seen"
    return_tile(state, state.held_tiles[0])
    state.held_tiles = state.held_tiles[:0]
    assert all(world.stacks[2 * TILE_PLACES] & 0xFF == tile("1H 2He 3O") for world in worlds(state, 0))
    assert len({world.stacks[2 * TILE_PLACES] & 0xFF for world in worlds(state, 2)}) > 3


@pytest.mark.clause("CRA-13.27")
def test_a_replaced_nebula_is_known_to_all() -> None:
    state = scene(players=3, hand="1 light", powers=["star-stuff"], tiles={"De1": "2H 1He"})
    do(state, "use star-stuff", "choose replace")
    for seat in range(3):
        assert all(world.stacks[0] & 0xFF == tile("2H 1He") for world in worlds(state, seat))


@pytest.mark.clause("CRA-6.9", "CRA-1.8")
def test_advanced_life_is_known_to_its_owner_and_keeps_its_group() -> None:
    state = scene(players=2, stable=sides("Ph1"), tiles={"Ph1": "3H"}, completed=["Ph1"])
    do(state, "advance Ph1")
    at = HEXAGONS.index("Ph1")
    assert all(world.advanced[at] == state.advanced[at] for world in worlds(state, 0))
    others = {world.advanced[at] - 1 for world in worlds(state, 1)}
    assert len(others) > 3
    assert all(token < 8 for token in others), "the first tokens of the stack are group 1"
    for world in worlds(state, 1):
        tokens = [*world.advanced_stack[: world.advanced_left], *world.advanced_stack[20:], world.advanced[at] - 1]
        assert sorted(tokens) == list(range(24))
        assert all(token >= 8 for token in world.advanced_stack[:16])


@pytest.mark.clause("CRA-6.9")
def test_with_the_other_ruling_nobody_knows() -> None:
    options = {"owner_may_look": "false"}
    state = scene(options=options, stable=sides("Ph1"), tiles={"Ph1": "3H"}, completed=["Ph1"])
    do(state, "advance Ph1")
    assert len({world.advanced[HEXAGONS.index("Ph1")] for world in worlds(state, 0)}) > 3


@pytest.mark.clause("CRA-7.4")
def test_power_cards_put_under_a_deck_are_known_to_the_one_who_did() -> None:
    state = scene(players=3, hand="4 gravity")
    do(state, "buy gravity", "slot 4")
    drawn = [entry & 0xFF for entry in state.drawn]
    assert all([entry & 0xFF for entry in world.drawn] == drawn for world in worlds(state, 0))
    assert len({tuple(entry & 0xFF for entry in world.drawn) for world in worlds(state, 1)}) > 10
    do_first(state, 3)
    assert deck(state, 2)[:3] == drawn[:0:-1]
    for world in worlds(state, 0):
        assert deck(world, 2)[:3] == drawn[:0:-1]
        assert sorted(deck(world, 2)) == sorted(deck(state, 2))
    assert len({tuple(deck(world, 2)[:3]) for world in worlds(state, 1)}) > 10


@pytest.mark.clause("CRA-7.4")
def test_who_knew_a_card_knows_that_another_drew_it() -> None:
    """Seat 0 put three cards under the deck; seat 1 draws them all and puts two back, in an order seat 0 cannot see."""
    state = scene(players=2, hand="4 gravity")
    do(state, "buy gravity", "slot 4")
    do_first(state, 3)
    known = deck(state, 2)[:3]
    state.power_left[2] = 3  # the cards above them have gone
    state.current_player = 1
    give(state, 1, "3 gravity")
    state.held[0] = 1
    do(state, "buy gravity")
    if legal(state)[0].startswith("slot"):
        do(state, "slot 2")
    for world in worlds(state, 0):
        assert sorted(entry & 0xFF for entry in world.drawn) == sorted(known)
    do_first(state, 2)
    left = deck(state, 2)
    assert len(left) == 2
    orders = Counter(tuple(deck(world, 2)) for world in worlds(state, 0))
    assert set(orders) == {tuple(left), tuple(reversed(left))}, "the cards are known, their order is not"
    assert {tuple(deck(world, 2)) for world in worlds(state, 1)} == {tuple(left)}


@pytest.mark.clause("CRA-7.4")
def test_a_half_known_batch_drawn_in_part_leaves_a_seat_unsure_also_across_the_deck() -> None:
    """Seat 0 knows that a card is in batch 1, at the top or at the bottom of the deck; seat 1 draws the top."""
    state = scene(players=2)
    first_card, known = 16, 16 + 2
    state.power_deck[16] = first_card | 1 << BATCH
    state.power_deck[17] = first_card + 1 | 2 << BATCH
    state.power_deck[18] = known | 1 << BATCH | 1 << SEATS
    state.power_left[2] = 3
    state.batches = 2
    state.current_player = 1
    clear(state, 1)
    give(state, 1, "2 gravity")
    state.held[0] = 1
    do(state, "buy gravity")
    places = Counter(known in [entry & 0xFF for entry in world.drawn] for world in worlds(state, 0))
    assert set(places) == {True, False}, "seat 0 cannot know whether it was drawn"


def do_first(state: CraftingState, times: int) -> None:
    """Do the first thing that the current player may do, some times."""
    for _ in range(times):
        do(state, legal(state)[0])


def test_the_deck_and_the_future_are_anyones_guess() -> None:
    state = GAME.new(players=2, seed=3)
    world = state.determinize(0, seeded(1))
    assert sum(world.energy[DECK : DECK + CONTROLS]) == sum(state.energy[DECK : DECK + CONTROLS])
    assert (world.rng.s0, world.rng.s1) != (state.rng.s0, state.rng.s1)
