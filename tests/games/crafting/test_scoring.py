"""Goals, the end phase, both ends of the game, and the winner."""

import pytest

from cosmogony.games.crafting.components import GOAL_NAMES, size_of
from cosmogony.games.crafting.layout import BY_CARDS, CRYSTALS_LEFT, LAYERS, NOVA, POINT_KINDS, SCORED
from cosmogony.games.crafting.rules.turns import end_phase, score_goal
from cosmogony.games.crafting.scoring import goal_amount, goal_points
from cosmogony.games.crafting.state import CraftingState
from tests.games.crafting.scenes import (
    GALAXY,
    GAME,
    HEXAGONS,
    clear,
    corners,
    do,
    give,
    go_on,
    hand,
    legal,
    mask,
    put_life,
    put_stars,
    refusal,
    scene,
    sides,
    spaces,
    tile,
)


def amount(state: CraftingState, name: str, seat: int = 0) -> int:
    """Return what a player has of a goal."""
    return goal_amount(state, GOAL_NAMES.index(name), seat)


# 11. The sixteen goals


@pytest.mark.clause("CRA-11.6", "CRA-11.19")
def test_stable_and_proto_life() -> None:
    state = scene(proto=["l1", "l2"], stable=["l3", "l40", "l41"])
    assert amount(state, "stable-life") == 3
    assert amount(state, "proto-life") == 2
    assert amount(scene(), "stable-life") == amount(scene(), "proto-life") == 0


@pytest.mark.clause("CRA-11.7", "CRA-11.9", "CRA-11.12")
def test_sizes_of_completed_nebulae_in_a_sector() -> None:
    tiles = {"De1": "3H", "De2": "1H 2He 3O", "De3": "3H 1He", "Ps2": "3H 1He", "Ph4": "1H 2He 3O"}
    state = scene(tiles=tiles, completed=["De1", "De2", "Ps2"])
    assert amount(state, "nebulae-delta") == 1 + 3, "those not completed do not count"
    assert amount(state, "nebulae-psi") == 2
    assert amount(state, "nebulae-phi") == 0


@pytest.mark.clause("CRA-11.8", "CRA-11.16", "CRA-11.18", "CRA-11.20", "CRA-11.5")
def test_stars_by_element_and_supernovae() -> None:
    state = scene(stars={"C": ["s1", "s2", "s3"], "He": ["s10"], "O": ["s20", "s21"]}, supernovae=["s1", "s21"])
    assert amount(state, "supernovae") == 2
    assert amount(state, "carbon") == 2, "a supernova is of no element"
    assert amount(state, "helium") == 1
    assert amount(state, "oxygen") == 1


@pytest.mark.clause("CRA-11.10", "CRA-11.5")
def test_the_largest_group_of_stars() -> None:
    ring = corners("De1")
    apart = [space for space in corners("Ph3") if space not in ring][:2]
    state = scene(stars={"H": ring[:3], "C": [*ring[3:], *apart]}, supernovae=ring[:1])
    assert amount(state, "star-group") == 6, "supernovae and all elements together"
    state.layers[0] &= ~mask(ring[:1])
    state.layers[NOVA] = 0
    assert amount(state, "star-group") == 5
    assert amount(scene(), "star-group") == 0


@pytest.mark.clause("CRA-11.11", "CRA-11.13", "CRA-11.14")
def test_life_in_a_sector_counts_its_border_but_no_advanced_life() -> None:
    border = f"l{GALAXY.starting_life + 1}"
    inner = [f"l{s + 1}" for s in spaces(GALAXY.sector_life[2] & ~GALAXY.sector_life[0] & ~GALAXY.sector_life[1])]
    state = scene(proto=[border], stable=inner[:2], tiles={"Ph1": "3H"}, completed=["Ph1"])
    state.advanced[HEXAGONS.index("Ph1")] = 4
    assert [amount(state, f"life-{name}") for name in ("delta", "psi", "phi")] == [1, 1, 2]


@pytest.mark.clause("CRA-11.15")
def test_crystals_on_scoring_spaces() -> None:
    state = scene(ready=2, scored=3)
    assert amount(state, "crystals") == 3
    state.chamber[SCORED] = 7
    assert amount(state, "crystals") == 5, "there are only five scoring spaces"


@pytest.mark.clause("CRA-11.17")
def test_completed_nebulae_of_size_1() -> None:
    tiles = {"De1": "3H", "De2": "2H 1He", "Ps1": "1H 2O", "Ph1": "1H 2He 3O"}
    state = scene(tiles=tiles, completed=["De1", "Ps1", "Ph1"])
    assert amount(state, "small-nebulae") == 2


@pytest.mark.clause("CRA-11.21")
def test_stars_around_advanced_life_count_once() -> None:
    one, other = set(corners("De1")), set(corners("Ps1"))
    state = scene(stars={"H": sorted(one | other), "C": ["s37"]}, supernovae=[sorted(one)[0]])
    assert amount(state, "civilised-stars") == 0
    state.advanced[HEXAGONS.index("De1")] = 1
    assert amount(state, "civilised-stars") == 6
    state.advanced[HEXAGONS.index("Ps1")] = 2
    assert amount(state, "civilised-stars") == len(one | other) == 10


# Places


def proto_counts(*counts: int, options: dict[str, str] | None = None) -> CraftingState:
    """Build a position in which the players have these numbers of proto life."""
    state: CraftingState = GAME.new(players=len(counts), seed=1, options=options)
    for seat, number in enumerate(counts):
        put_life(state, seat, [f"l{space}" for space in range(1, number + 1)], [])
    return state


@pytest.mark.clause("CRA-11.1", "CRA-11.2", "CRA-11.3")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((7, 5, 3), [6, 3, 0]),
        ((7, 5, 5, 4), [6, 3, 3, 0]),
        ((2, 0, 0), [6, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 4, 4, 4), [6, 6, 6, 6]),
        ((1, 3, 2, 2), [0, 6, 3, 3]),
    ],
)
def test_places_and_ties(counts: tuple[int, ...], points: list[int]) -> None:
    state = proto_counts(*counts)
    goal = GOAL_NAMES.index("proto-life")
    assert [goal_points(state, goal, seat) for seat in range(len(counts))] == points
    score_goal(state, goal)
    assert state.scores() == points


@pytest.mark.clause("CRA-10.2", "CRA-11.1", "CRA-11.2", "CRA-11.19")
def test_example_two_players_tied_for_most_proto_life() -> None:
    """Magenta and cyan have seven each and score 6, violet has three and scores nothing."""
    magenta, cyan, violet = range(3)
    state = proto_counts(7, 7, 3)
    score_goal(state, GOAL_NAMES.index("proto-life"))
    assert {magenta: 6, cyan: 6, violet: 0} == dict(enumerate(state.scores()))


@pytest.mark.clause("CRA-11.4")
@pytest.mark.parametrize(("ruling", "points"), [("true", 3), ("false", 0)])
def test_second_place_with_two_players(ruling: str, points: int) -> None:
    state = proto_counts(5, 2, options={"second_place_with_two": ruling})
    assert goal_points(state, GOAL_NAMES.index("proto-life"), 1) == points


# 9. The end of the turn


@pytest.mark.clause("CRA-9.1", "CRA-9.4")
def test_the_omega_action_is_a_nebula_or_a_stabilisation() -> None:
    state = scene(proto=["l1", "l2"])
    do(state, "end")
    assert legal(state) == ["omega 1", "omega 2", "omega 3", "omega stabilise"]
    assert refusal(state, "omega nothing")[0] == "CRA-9.2"
    do(state, "omega stabilise", "stabilise l2")
    assert state.layers[6] == mask(["l2"])
    assert state.current_player == 1
    other = scene()
    do(other, "end")
    assert refusal(other, "omega stabilise")[0] == "CRA-9.1"
    do(other, "omega 2", "nebula Ph4")
    assert size_of(other.tiles[HEXAGONS.index("Ph4")]) == 1


@pytest.mark.clause("CRA-9.1", "CRA-9.2")
def test_without_a_hexagon_the_omega_action_stabilises_and_else_it_is_void() -> None:
    state = scene(proto=["l1", "l2"])
    for hexagon in range(12):
        state.tiles[hexagon] = tile("3H")
    do(state, "end")
    assert legal(state) == ["stabilise l1", "stabilise l2"]
    assert state.current_player == 0
    void = scene(stable=["l1"])
    for hexagon in range(12):
        void.tiles[hexagon] = tile("3H")
    do(void, "end")
    assert void.current_player == 1, "nothing to do: the turn passes"


@pytest.mark.clause("CRA-9.1")
def test_refusals_of_the_omega_nebula() -> None:
    state = scene(proto=["l1", "l2"])
    state.stack_left[0] = 0
    do(state, "end")
    assert refusal(state, "omega 1")[0] == "CRA-9.1"


@pytest.mark.clause("CRA-9.2")
def test_ruling_the_omega_action_may_be_declined() -> None:
    state = scene(options={"omega_compulsory": "false"}, proto=["l1", "l2"])
    do(state, "end", "omega nothing")
    assert state.current_player == 1


@pytest.mark.clause("CRA-9.3")
def test_what_is_not_placed_or_spent_is_lost() -> None:
    state = scene(held="2H 1C 3life 2graviton 1dna 1supernova", proto=["l1", "l2"])
    census = GAME.census(state)
    do(state, "end", "omega stabilise", "stabilise l1")
    lost = next(event for event in state.events if event.kind == 36)
    assert (lost.a, lost.b, lost.c) == (3, 3, 0)
    assert {name: n for name, n in GAME.census(state).items() if "stars" in name} == {
        name: n for name, n in census.items() if "stars" in name
    }


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    state = scene(proto=["l1"], held="1life")
    do(state, "place life", "life l2")
    assert legal(state)[0] == "omega 1"


# 10. The end phase


def at_end_of_round(number: int, players: int = 3) -> CraftingState:
    """Build the end of a round, with the first goal revealed and so on."""
    state: CraftingState = GAME.new(players=players, seed=2)
    state.pending = 0
    state.round = number
    state.goals_shown = min(number, 6)
    state.first_player = 0
    for seat in range(players):
        clear(state, seat)
    return state


@pytest.mark.clause("CRA-10.1", "CRA-10.2", "CRA-10.3")
def test_goals_score_from_the_third_round_on() -> None:
    told = []
    for number in range(1, 9):
        state = at_end_of_round(number)
        for place, name in enumerate(("helium", "carbon", "oxygen", "proto-life", "stable-life", "supernovae")):
            state.goals[place] = GOAL_NAMES.index(name)
        put_stars(state, 1, "He", ["s1"])
        end_phase(state)
        told.append((state.goals_shown, state.scores()[1]))
    assert told == [(2, 0), (3, 0), (4, 6), (5, 0), (6, 0), (6, 0), (6, 0), (6, 0)]


@pytest.mark.clause("CRA-10.4", "CRA-12.1")
def test_the_game_ends_with_the_last_goal() -> None:
    for number in range(1, 8):
        state = at_end_of_round(number)
        end_phase(state)
        assert not state.over
    state = at_end_of_round(8)
    end_phase(state)
    assert state.over
    assert state.events[-1].kind == 41
    assert state.events[-1].a == 2


@pytest.mark.clause("CRA-12.1")
def test_the_game_ends_when_the_crystals_run_out() -> None:
    state = at_end_of_round(2)
    state.supply[CRYSTALS_LEFT] = 0
    end_phase(state)
    assert state.over
    assert state.events[-1].a == 1
    assert state.legal_actions() == []
    both = at_end_of_round(8)
    both.supply[CRYSTALS_LEFT] = 0
    end_phase(both)
    assert both.events[-1].a == 3


@pytest.mark.clause("CRA-10.5", "CRA-10.6")
def test_hands_of_more_than_ten_are_reduced_by_their_owners() -> None:
    state = at_end_of_round(1)
    give(state, 1, "6 light 6 time")
    give(state, 2, "11 gravity")
    end_phase(state)
    go_on(state)
    assert state.current_player == 1
    assert legal(state) == ["discard light", "discard time"]
    assert refusal(state, "discard gravity")[0] == "CRA-10.5"
    do(state, "discard light", "discard time")
    assert hand(state, 1) == {"light": 5, "time": 5}
    assert hand(state, 2) == {"gravity": 10}, "one type: nothing to ask"
    assert state.round == 2


@pytest.mark.clause("CRA-10.6")
def test_ruling_chance_discards() -> None:
    state = scene(players=3, options={"hand_limit_discard": "random"}, hand="6 light 7 time")
    end_phase(state)
    go_on(state)
    assert sum(hand(state).values()) == 10
    assert state.round == 2


@pytest.mark.clause("CRA-10.7")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 1), (4, 1)])
def test_the_first_player_token_passes_left_but_not_with_two(players: int, first: int) -> None:
    state = at_end_of_round(1, players)
    end_phase(state)
    go_on(state)
    assert (state.round, state.first_player, state.current_player) == (2, first, first)
    assert state.turns_left == players


@pytest.mark.clause("CRA-9.4")
def test_turns_pass_clockwise_and_the_round_ends_with_the_last_player() -> None:
    state = GAME.new(players=4, seed=9)
    seats = [state.current_player]
    while state.round == 1:
        state.apply(state.legal_actions()[-1])
        if state.current_player != seats[-1]:
            seats.append(state.current_player)
    first = seats[0]
    assert seats[:4] == [(first + turn) % 4 for turn in range(4)]
    assert state.first_player == (first + 1) % 4


# 12. The end


@pytest.mark.clause("CRA-12.2")
def test_advanced_life_scores_at_the_end() -> None:
    state = at_end_of_round(8)
    state.advanced[HEXAGONS.index("De1")] = 1
    state.advanced[HEXAGONS.index("Ps1")] = (9 << 8) | 5
    assert state.scores() == [0, 0, 0]
    end_phase(state)
    values = state.components.advanced_values
    assert state.scores() == [values[0] + values[8] + values[4], 0, 0]
    assert GAME.score_sheet(state)[0].lines[-1].points == state.scores()[0]
    assert GAME.view(state, 2).players[0].hexagons[HEXAGONS.index("De1")].values == [values[0]]


@pytest.mark.clause("CRA-12.3", "CRA-12.4")
def test_most_points_win_then_most_cards_then_all_tied() -> None:
    state = at_end_of_round(8)
    for seat, points in enumerate((20, 25, 25)):
        state.points[seat * POINT_KINDS + BY_CARDS] = points
    give(state, 0, "5 light")
    give(state, 1, "2 light")
    give(state, 2, "1 time 2 gravity")
    assert state.winners() == [2]
    give(state, 1, "1 time")
    assert state.winners() == [1, 2]
    state.points[BY_CARDS] = 26
    assert state.winners() == [0]


@pytest.mark.clause("CRA-12.4")
def test_ruling_ties_are_shared() -> None:
    state = GAME.new(players=2, seed=1, options={"tie_break": "shared"})
    state.hands[0] += 3
    assert state.winners() == [0, 1]


@pytest.mark.clause("CRA-1.1", "CRA-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_within_eight_rounds(players: int) -> None:
    for seed in range(5):
        state = GAME.new(players=players, seed=seed)
        decisions = 0
        while not state.over:
            legal_now = state.legal_actions()
            assert len(legal_now) > 1, "a choice with one answer is not asked"
            state.apply(legal_now[decisions * 7 % len(legal_now)])
            decisions += 1
        assert state.round <= 8
        assert decisions < 400 * players
    assert LAYERS == 8
    assert len(sides("De1")) == 6
