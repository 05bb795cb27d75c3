"""Turns and rounds: taking and using elements, additional actions, life, the end of a round."""

import pytest

from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_ELEMENT
from cosmogony.games.cosmogenesis.bodies import ASTEROID, ASTEROIDS, COMET, COMETS, NONE, PLANETARY, STELLAR
from cosmogony.games.cosmogenesis.components import SPACES
from cosmogony.games.cosmogenesis.rules.board import bag_size
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import DISCARDED, IN_HAND, IN_ROW
from cosmogony.interpreted import is_compiled
from cosmogony.texts import render
from tests.games.cosmogenesis.scenes import GAME, clause, do, element, legal, new, orbits, refused, scene, system


def pass_through(state: CosmogenesisState) -> None:
    """Take the first element and do as little as possible until the next player is to choose."""
    seat, turns = state.current_player, state.turns
    while state.current_player == seat and state.turns == turns and not state.over:
        texts = legal(state)
        do(state, texts[-1] if state.phase != CHOOSE_ELEMENT else texts[0])


def bots_play(players: int, seed: int) -> CosmogenesisState:
    """Let bots of the level Moon play a game, as ``cosmogony simulate --bots moon --seed 1`` does."""
    state = new(players=players, seed=seed)
    play_to_end(
        state, seat_bots([make_bot("moon", 1_000_003 + (seed - 1) * 31 + seat) for seat in range(players)], seed)
    )
    return state


# COS-2: rounds and turns


@pytest.mark.slow
@pytest.mark.clause("COS-1.9", "COS-2.5")
def test_no_turn_lapses_at_four_players() -> None:
    """The first of the 200 games that docs/balance/cosmogenesis.md tells of; on the compiled engine all of them."""
    for seed in range(1, 201 if is_compiled() else 9):
        state = bots_play(4, seed)
        assert not [event for event in state.events if event.kind == events.LAPSED], f"seed {seed}"


@pytest.mark.clause("COS-2.1", "COS-12.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_of_four_turns_clockwise_from_the_monolith(players: int) -> None:
    state = new(players=players)
    for round_number in range(1, 7):
        assert state.round == round_number
        assert state.current_player == state.monolith
        first = state.monolith
        for turn in range(4 * players):
            assert state.current_player == (first + turn) % players
            pass_through(state)
    assert state.over


@pytest.mark.clause("COS-2.1", "COS-7.2")
def test_taking_the_monolith_does_not_change_the_order_of_its_round() -> None:
    state = new(players=3)
    first = state.monolith
    for turn in range(12):
        assert state.current_player == (first + turn) % 3
        while state.round == 1 and state.turns == turn:
            texts = legal(state)
            do(state, "take IV.1" if turn == 1 and "take IV.1" in texts else texts[-1])
            assert state.monolith == (first if turn < 1 else (first + 1) % 3)
    assert state.current_player == (first + 1) % 3


@pytest.mark.clause("COS-2.2")
def test_the_compulsory_part_comes_first_and_once() -> None:
    state = new()
    assert {text.split()[0] for text in legal(state)} == {"take"}
    for notation in ("expand", "done", "comet", "life 1", "discard", "planet"):
        assert clause(state, notation) == "COS-2.2"
    do(state, "take I.1", "gain")
    if state.turns == 0:
        assert clause(state, "take II.1") == "COS-2.2"


@pytest.mark.clause("COS-2.3")
def test_one_element_from_each_sector_in_a_round() -> None:
    state = new()
    seat = state.current_player
    do(state, "take I.1", "gain")
    while state.current_player == seat:
        do(state, "done")
    pass_through(state)
    assert {text.split()[1].split(".")[0] for text in legal(state)} == {"II", "III", "IV"}
    assert clause(state, "take I.2") == "COS-2.3"


@pytest.mark.clause("COS-2.3")
def test_an_empty_space_gives_nothing() -> None:
    state = new()
    state.spaces[0] = NONE
    assert refused(state, "take I.1") == ("COS-2.3", "Nothing lies on this space of sector I. [COS-2.3]")


@pytest.mark.clause("COS-2.4")
def test_alike_elements_of_a_sector_are_one_choice() -> None:
    state = new(players=4)
    for at, what in enumerate([2, 2, 1, 2, 1], SPACES):
        state.spaces[at] = what
    assert [text for text in legal(state) if " II." in text] == ["take II.1", "take II.3"]
    assert clause(state, "take II.4") == "COS-2.4"
    assert [text for text in legal(state) if "IV" in text] == ["take IV.1", "take IV.2", "take IV.4"]
    state.spaces[17] = ASTEROID
    assert [text for text in legal(state) if "IV" in text] == ["take IV.1", "take IV.2", "take IV.3", "take IV.4"]


@pytest.mark.clause("COS-2.4")
def test_an_element_must_be_used_before_anything_else() -> None:
    state = scene("T2", taken="T1", asteroids=3, hand=["halo"], exotics=["wormhole"])
    for notation in ("expand", "comet", "life 1", "done", "use wormhole action", "reveal halo 1"):
        assert clause(state, notation) == "COS-2.4"
    later = scene("T2", asteroids=3)
    for notation in ("planet", "gain", "discard", "belt"):
        assert clause(later, notation) == "COS-2.4"


@pytest.mark.clause("COS-2.5")
def test_a_turn_goes_on_where_nothing_is_left_to_take() -> None:
    state = new()
    seat = state.current_player
    state.sectors_done = 0b0111 << (4 * seat)
    for at in range(15, 20):
        state.spaces[at] = NONE
    other = (seat + 1) % 2
    state.current_player, state.phase = other, CHOOSE_ELEMENT
    state.sectors_done |= 0b0110 << (4 * other)
    do(state, "take I.1", "gain")
    while state.current_player == other:
        do(state, "done")
    assert any(event.kind == events.LAPSED and event.seat == seat for event in state.events)
    assert state.sectors_done >> (4 * seat) & 15 == 15
    assert all(not text.startswith("take") for text in legal(state)) or state.current_player == other


@pytest.mark.clause("COS-2.5")
@pytest.mark.parametrize(("ruling", "round_number"), [("go_on", 1), ("turn_ends", 2)])
def test_a_lapsed_taking_may_end_the_turn_by_another_ruling(ruling: str, round_number: int) -> None:
    state = new(options={"nothing_to_take": ruling, "missing_comet": "empty"})
    seat = state.current_player
    other = state.current_player = (seat + 1) % 2
    for at in range(15, 20):
        state.spaces[at] = NONE
    state.sectors_done = 0b0111 << (4 * seat) | 0b1110 << (4 * other)
    state.turns, state.asteroids[seat], state.asteroids[other] = 6, 1, 0
    do(state, "take I.1", "gain")  # the last turn but one of the round
    assert state.round == round_number
    if ruling == "go_on":
        assert legal(state) == ["expand", "done"]


@pytest.mark.clause("COS-1.9", "COS-2.3")
def test_everybody_gets_an_element_from_each_sector_though_no_comet_is_left() -> None:
    state = new(players=4)
    state.reserve[COMETS] = 0
    for at in range(15, 20):
        state.spaces[at] = ASTEROID if state.spaces[at] == COMET else state.spaces[at]
    while not state.over:
        end_round(state)
    assert not any(event.kind == events.LAPSED for event in state.events)


@pytest.mark.clause("COS-2.6")
def test_a_turn_ends_when_done_or_when_nothing_is_left() -> None:
    assert do(scene("T2", asteroids=1), "done").current_player == 1
    assert do(scene("T2", asteroids=1), "expand").current_player == 1
    assert do(scene("G1r", taken="T1"), "planet").current_player == 1


# COS-7: belt, objects, objectives, discarding


@pytest.mark.clause("COS-7.1")
def test_asteroids_and_comets_go_into_the_belt() -> None:
    assert do(scene(taken="comet"), "belt").comets[0] == 1
    assert do(scene(taken="asteroids", players=3, space="IV.4"), "belt").asteroids[0] == 2
    assert clause(scene(taken="T1"), "belt") == "COS-7.1"


@pytest.mark.clause("COS-7.2")
def test_the_monoliths_space_brings_the_monolith_at_once() -> None:
    state = new()
    seat = state.current_player
    other = state.monolith = (seat + 1) % 2
    asteroids = state.asteroids[seat]
    do(state, "take IV.1")
    assert state.monolith == seat != other
    assert state.asteroids[seat] == asteroids + 1, "a single asteroid goes into the belt without a question"
    assert any(event.kind == events.MONOLITH for event in state.events)


@pytest.mark.clause("COS-7.2")
def test_ruling_discarding_the_asteroid_leaves_the_monolith() -> None:
    rulings = {"monolith_when_discarding": "false"}
    for choice, holder in (("discard", 1), ("belt", 0)):
        state = scene("T1", taken="asteroid", space="IV.1", options=rulings)
        state.monolith = 1
        assert legal(state) == ["belt", "discard"]
        do(state, choice)
        assert state.monolith == holder
        assert state.asteroids[0] == 1
    kept = scene("T1", taken="asteroid", space="IV.1", options=rulings)
    assert clause(kept, "discard") == "COS-7.8"


@pytest.mark.clause("COS-7.4")
def test_an_exotic_object_gets_its_counters() -> None:
    state = do(scene(taken="pulsar", asteroids=1), "gain")
    pulsar = state.components.exotic_ids.index("pulsar")
    assert (state.exotic_owner[pulsar], state.exotic_counters[pulsar]) == (0, 2)
    assert clause(scene(taken="T1"), "gain") == "COS-7.4"


@pytest.mark.clause("COS-7.5", "COS-7.6")
def test_objectives_go_beside_the_board_or_into_the_hand() -> None:
    state = do(scene(taken="moonrise", asteroids=1), "gain")
    assert [tile.id for tile in GAME.view(state, 1).players[0].stellar] == ["moonrise"]
    state = do(scene(taken="anvil", asteroids=1), "gain")
    assert state.planetary_place[state.components.planetary_ids.index("anvil")] == IN_HAND
    assert [tile.id for tile in GAME.view(state, 1).players[0].hand] == ["anvil"], "everyone saw it taken"


@pytest.mark.clause("COS-7.7")
@pytest.mark.parametrize("taken", ["T1", "T3", "G2b", "pulsar", "comet", "asteroids", "moonrise", "anvil"])
def test_any_element_may_be_discarded_for_an_asteroid(taken: str) -> None:
    state = scene("T1", taken=taken, space="IV.4" if taken == "asteroids" else "", players=3)
    census, comets = GAME.census(state), state.reserve[COMETS]
    do(state, "discard")
    assert state.asteroids[0] == 1
    assert GAME.census(state) == census
    assert state.reserve[COMETS] == comets + (taken == "comet")
    assert sum(state.removed) == (taken in ("T1", "T3", "G2b", "pulsar"))
    what = element(taken, state)
    if what >= PLANETARY:
        assert state.planetary_place[what - PLANETARY] == DISCARDED
    elif what >= STELLAR:
        assert state.stellar_place[what - STELLAR] == DISCARDED


@pytest.mark.clause("COS-7.7")
def test_an_element_without_a_use_is_discarded_at_once_and_the_choice_says_so() -> None:
    state = new()
    seat = int(state.current_player)
    system(state, seat, *["T4"] * 5)
    state.spaces[SPACES] = element("G1r", state)
    before = state.asteroids[seat]
    taking = GAME.parse(state, "take II.1")
    assert render(GAME.message(state, taking)).endswith("only to discard it for an asteroid")
    do(state, "take II.1")
    assert state.asteroids[seat] == before + 1
    assert sum(state.removed) == 1


@pytest.mark.clause("COS-7.8")
def test_trading_one_asteroid_for_one_is_no_choice() -> None:
    assert clause(scene("T1", taken="asteroid", space="IV.1"), "discard") == "COS-7.8"


# COS-8: additional actions


@pytest.mark.clause("COS-8.1")
def test_one_additional_action_a_turn() -> None:
    state = do(scene("T2", asteroids=5, comets=1, hand=["halo"]), "expand")
    assert state.current_player == 1
    waiting = do(scene("T2", asteroids=5, exotics=["wormhole"]), "expand")
    assert legal(waiting) == ["use wormhole asteroids", "use wormhole action", "done"]
    for notation in ("comet", "life 1", "moon 1", "collide 1", "expand", "reveal halo 1"):
        assert clause(waiting, notation) == "COS-8.1"


@pytest.mark.clause("COS-8.4")
def test_two_asteroids_make_a_comet() -> None:
    state = scene("G1r", "T1", asteroids=3)
    reserve = (state.reserve[ASTEROIDS], state.reserve[COMETS])
    do(state, "comet")
    assert (state.asteroids[0], state.comets[0]) == (1, 1)
    assert (state.reserve[ASTEROIDS], state.reserve[COMETS]) == (reserve[0] + 2, reserve[1] - 1)
    assert legal(state) == ["strike 1", "belt"]
    assert orbits(do(state.copy(), "strike 1")) == ["G1ro", "T1"]
    assert do(state, "belt").comets[0] == 1
    sentence = "This takes 2 asteroids of your belt, and you have 1. [COS-8.4]"
    assert refused(scene("T1", asteroids=1), "comet") == ("COS-8.4", sentence)


@pytest.mark.clause("COS-8.5")
def test_life_costs_an_asteroid() -> None:
    state = do(scene("T2", asteroids=2), "life 1")
    assert orbits(state) == ["T2:bacterium"]
    assert state.asteroids[0] == 1
    assert clause(scene("T2"), "life 1") == "COS-8.5"


@pytest.mark.clause("COS-8.6")
def test_a_system_expands_once() -> None:
    state = do(scene("T2", asteroids=2), "expand")
    assert (state.orbits[0], state.asteroids[0]) == (7, 1)
    assert clause(scene("T2", asteroids=2, expanded=True), "expand") == "COS-8.6"
    assert clause(scene("T2"), "expand") == "COS-8.6"


# COS-9: life


@pytest.mark.clause("COS-9.1")
def test_life_arises_on_any_terrestrial_body_without_it() -> None:
    state = scene("T1 ", "T3~ T2", "G1r T4 T1", "T4~", "T2:bacterium", asteroids=1)
    assert legal(state, "life") == ["life 1", "life 2", "life 2a", "life 3a", "life 3b", "life 4"]
    assert clause(state, "life 3") == "COS-9.1"
    assert clause(state, "life 5") == "COS-9.1"
    assert clause(state, "life 1a") == "COS-9.1"


@pytest.mark.clause("COS-9.1")
def test_ruling_life_arises_only_with_water() -> None:
    state = scene("T1 ", "T3~ T2", "G1r T4 T1", "T4~", asteroids=1, options={"life_arises": "with_water"})
    assert legal(state, "life") == ["life 2", "life 4"]
    assert clause(state, "life 1") == "COS-9.1"


@pytest.mark.clause("COS-9.2")
def test_no_life_arises_on_an_asteroid() -> None:
    assert clause(scene("T2 *", asteroids=1), "life 1a") == "COS-9.2"
    state = scene("T3 *", asteroids=2, options={"life_on_asteroids": "true"})
    assert orbits(do(state, "life 1a")) == ["T3 *:bacterium"]
    grows = scene("G1r *:bacterium", asteroids=2, options={"life_on_asteroids": "true"})
    assert orbits(do(grows, "collide 1a")) == ["G1r T2:bacterium"]


def end_round(state: CosmogenesisState) -> None:
    """Play on until the round is over."""
    round_number = state.round
    while state.round == round_number and not state.over:
        pass_through(state)


@pytest.mark.clause("COS-9.4", "COS-12.1", "COS-9.3")
def test_life_evolves_with_the_rounds_only_on_wet_bodies_of_the_habitable_zone() -> None:
    state = new()
    before = ["T3~:bacterium T2:bacterium", "G1r T3~:lizard T4:bacterium", "T4~", "T3~:fish", "G1r T3~:bacterium"]
    system(state, 0, *before)
    end_round(state)
    assert orbits(state)[:5] == [
        "T3~:jellyfish T2:bacterium",
        "G1r T3~:intelligent T4:bacterium",
        "T4~",
        "T3~:fish",
        "G1r T3~:bacterium",
    ]
    end_round(state)
    assert orbits(state)[1] == "G1r T3~:intelligent T4:bacterium"


@pytest.mark.clause("COS-9.4", "COS-9.6")
@pytest.mark.parametrize(
    ("made_in", "level"), [(2, "intelligent"), (3, "intelligent"), (4, "lizard"), (6, "jellyfish")]
)
def test_life_made_after_round_3_no_longer_becomes_intelligent_by_itself(made_in: int, level: str) -> None:
    state = new()
    while state.round < made_in:
        end_round(state)
    system(state, 0, "T3~:bacterium")
    while not state.over:
        end_round(state)
    assert orbits(state)[0] == f"T3~:{level}"


# COS-12: the end of a round


@pytest.mark.clause("COS-12.2")
def test_after_the_sixth_round_the_game_is_over() -> None:
    state = new()
    while not state.over:
        end_round(state)
    assert state.round == 6
    assert state.legal_actions() == []
    assert GAME.explain(state, 0).clause == "COS-12.2"


@pytest.mark.clause("COS-12.3", "COS-12.4", "COS-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_cleared_and_filled_for_the_next_round(players: int) -> None:
    state = new(players=players)
    shown = []
    for round_number in range(1, 7):
        row = [element for element in state.spaces[:SPACES] if element]
        assert all((element >= PLANETARY) == (round_number % 2 == 0) for element in row)
        assert len(row) == players + 1
        tokens = bag_size(state)
        assert tokens == state.components.bag_size(players) - 2 * players * (round_number - 1) - 2 * (players + 1)
        shown.append(row)
        end_round(state)
        places = [
            state.stellar_place[e - STELLAR] if e < PLANETARY else state.planetary_place[e - PLANETARY] for e in row
        ]
        if not state.over:
            assert places.count(DISCARDED) >= 1
            assert IN_ROW not in places
    assert len({element for row in shown for element in row}) == 6 * (players + 1)


@pytest.mark.clause("COS-1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_planetary_round_shows_the_returned_tiles(players: int) -> None:
    state = GAME.new(players=players, seed=8)
    returned = set()
    for _ in range(players):
        keep, other = legal(state)
        returned.add(GAME.parse(state, other))
        do(state, keep)
    while state.round < 6:
        end_round(state)
    assert returned <= {element - PLANETARY for element in state.spaces[: players + 1]}


@pytest.mark.clause("COS-12.4")
@pytest.mark.parametrize("ruling", ["reserve", "stay"])
def test_what_is_left_in_sector_iv(ruling: str) -> None:
    state = new(options={"sector_iv_leftovers": ruling})
    state.reserve[COMETS] = 0
    census = GAME.census(state)
    end_round(state)
    left = list(state.spaces[15:20])
    assert left[0] == ASTEROID
    assert GAME.census(state) == census
    if ruling == "stay":
        assert left.count(COMET) >= 1


@pytest.mark.clause("COS-12.5", "COS-7.2")
def test_the_holder_of_the_monolith_starts_the_next_round() -> None:
    state = new(players=3)
    last = (state.monolith + 1) % 3
    while state.round == 1:
        seat = state.current_player
        if seat == last and state.phase == CHOOSE_ELEMENT and "take IV.1" in legal(state):
            do(state, "take IV.1")
        elif state.phase == CHOOSE_ELEMENT:
            do(state, next(text for text in legal(state) if text != "take IV.1"))
        else:
            do(state, legal(state)[-1])
    assert state.monolith == state.current_player == last


# Undo


def test_taking_an_element_is_free_to_take_back_until_something_is_shown() -> None:
    state = new()
    seat, before = state.current_player, len(state.history)
    do(state, "take I.1", "discard")
    assert state.undo_point(seat) <= before
    end_round(state)
    assert state.undo_point(state.deciders[-1]) == len(state.history), "new tokens and tiles lie open now"
