"""The set-up: counts at each number of players, the deal, and the choice of a planetary objective."""

import pytest

from cosmogony.core.answers import OTHERS, OWNER
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC,
    GAS,
    LARGEST,
    NONE,
    PLANETARY,
    STELLAR,
    TWO_ASTEROIDS,
)
from cosmogony.games.cosmogenesis.components import SPACES
from cosmogony.games.cosmogenesis.rules.board import bag_size, fill
from cosmogony.games.cosmogenesis.tiles import IN_BOX, IN_DECK, OFFERED, SECRET
from tests.games.cosmogenesis.scenes import GAME, clause, do, legal, new, scene

COUNTS = [2, 3, 4]


@pytest.mark.clause("COS-1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_every_system_begins_empty_with_five_orbits(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert list(state.orbits) == [5] * players
    assert not any(state.bodies)
    assert [orbit.habitable for orbit in GAME.view(state, 0).players[0].orbits] == [True] * 3 + [False] * 2


@pytest.mark.clause("COS-1.2")
def test_the_reserve() -> None:
    components = GAME.components(GAME.edition)
    assert list(components.reserve[:5]) == [10, 10, 10, 35, 25]
    census = GAME.census(GAME.new(players=4, seed=1))
    tokens = [name for name in census if name.split("_")[0] in ("terrestrial", "gas") or name.startswith("exotic.")]
    assert sum(census[name] for name in tokens) == 80
    assert (census["terrestrial_1_2"], census["terrestrial_3"], census["terrestrial_4"]) == (30, 15, 10)
    assert (census["asteroid"], census["comet"]) == (35, 25)


@pytest.mark.clause("COS-1.3")
def test_asteroids_never_run_out_and_comets_do() -> None:
    state = new()
    state.reserve[ASTEROIDS] = 0
    state.asteroids[state.current_player] = 2
    take_and = legal(state, "take")[-1]
    do(state, take_and)
    if "discard" in legal(state):
        do(state, "discard")
    assert state.reserve[ASTEROIDS] < 0
    assert GAME.view(state, None).asteroid_stand_ins == -state.reserve[ASTEROIDS]
    assert GAME.view(state, None).reserve.asteroids == 0


@pytest.mark.clause("COS-1.3")
def test_no_comet_can_be_made_without_one_in_the_reserve() -> None:
    assert clause(scene("T1", asteroids=2, reserve=[9, 9, 9, 9, 0]), "comet") == "COS-1.3"


@pytest.mark.clause("COS-1.4")
@pytest.mark.parametrize(("players", "tokens"), [(2, 30), (3, 40), (4, 50)])
def test_the_bag(players: int, tokens: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert state.components.bag_size(players) == tokens
    assert bag_size(state) == tokens - 2 * (players + 1)


@pytest.mark.clause("COS-1.12")
def test_what_fills_the_bag() -> None:
    components = GAME.components(GAME.edition)
    full = [components.tokens_in_bag(token, 4) for token in range(25)]
    assert full[:3] == [20, 5, 0]
    assert (sum(full[5:15]), sum(full[15:])) == (15, 10)


@pytest.mark.clause("COS-1.4", "COS-1.12")
def test_each_marked_set_holds_ten_tokens_in_the_bags_proportions() -> None:
    components = GAME.components(GAME.edition)
    for players in (3, 4):
        added = [
            components.tokens_in_bag(token, players) - components.tokens_in_bag(token, players - 1)
            for token in range(25)
        ]
        assert (added[0], added[1], sum(added[5:15]), sum(added[15:])) == (4, 1, 3, 2)


@pytest.mark.clause("COS-1.5", "COS-1.6")
@pytest.mark.parametrize(("players", "stellar", "planetary"), [(2, 9, 11), (3, 12, 15), (4, 15, 19)])
def test_the_decks(players: int, stellar: int, planetary: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert len(state.stellar_deck) == stellar
    assert sum(place == IN_BOX for place in state.stellar_place) == 19 - stellar
    assert sum(place == IN_DECK for place in state.planetary_place) == planetary - 2 * players
    assert sum(place == OFFERED for place in state.planetary_place) == 2 * players
    assert sum(place == IN_BOX for place in state.planetary_place) == 25 - planetary


@pytest.mark.clause("COS-1.7")
@pytest.mark.parametrize("players", COUNTS)
def test_each_sector_has_one_space_more_than_players(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for sector in range(4):
        filled = [element != NONE for element in state.spaces[sector * SPACES : (sector + 1) * SPACES]]
        assert filled == [space <= players for space in range(SPACES)]
    assert all(STELLAR <= element < PLANETARY for element in state.spaces[: players + 1])


@pytest.mark.clause("COS-1.7")
def test_a_space_for_more_players_stays_free() -> None:
    assert clause(new(players=2), "take IV.4") == "COS-1.7"
    assert clause(new(players=3), "take II.5") == "COS-1.7"


@pytest.mark.clause("COS-1.8")
def test_tokens_come_out_on_a_random_side_but_never_wet_or_ringed() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.new(players=4, seed=seed)
        seen |= set(state.spaces[SPACES : 3 * SPACES])
    assert {1, 2, 3} <= seen
    assert all(element < LARGEST or GAS <= element < GAS + 10 or element >= EXOTIC for element in seen)


@pytest.mark.clause("COS-1.9", "COS-7.3")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, [ASTEROID, COMET, COMET, NONE, NONE]),
        (3, [ASTEROID, COMET, COMET, TWO_ASTEROIDS, NONE]),
        (4, [ASTEROID, COMET, COMET, TWO_ASTEROIDS, TWO_ASTEROIDS]),
    ],
)
def test_sector_iv(players: int, spaces: list[int]) -> None:
    state = GAME.new(players=players, seed=1)
    assert list(state.spaces[15:20]) == spaces
    assert GAME.view(state, None).sectors[3][0].monolith


@pytest.mark.clause("COS-1.9")
@pytest.mark.parametrize(("ruling", "instead"), [("empty", NONE), ("asteroid", ASTEROID)])
def test_a_comet_missing_from_the_reserve(ruling: str, instead: int) -> None:
    state = new(players=4, options={"missing_comet": ruling})
    for at in range(15, 20):
        state.spaces[at] = NONE
    state.reserve[COMETS] = 1
    census = GAME.census(state)["comet"]
    fill(state)
    assert list(state.spaces[15:20]) == [ASTEROID, COMET, instead, TWO_ASTEROIDS, TWO_ASTEROIDS]
    assert GAME.census(state)["comet"] == census


@pytest.mark.clause("COS-1.10")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_asteroids_by_turn_order(players: int) -> None:
    starters = set()
    for seed in range(30):
        state = GAME.new(players=players, seed=seed)
        starters.add(int(state.monolith))
        assert state.current_player == state.monolith
        belts = [state.asteroids[(state.monolith + order) % players] for order in range(players)]
        assert belts == [1, 2, 3, 4][:players]
    assert starters == set(range(players))


@pytest.mark.clause("COS-1.4", "COS-1.5", "COS-1.6", "COS-1.7", "COS-1.9", "COS-1.10")
def test_example_set_up_for_three_players() -> None:
    """Decks of 12 and 15, four spaces in each sector, the tokens marked 4 left out, belts of 1, 2 and 3 asteroids."""
    state = GAME.new(players=3, seed=2)
    assert sum(place != IN_BOX for place in state.stellar_place) == 12
    assert sum(place != IN_BOX for place in state.planetary_place) == 15
    for sector in range(4):
        assert [element != NONE for element in state.spaces[sector * SPACES :][:SPACES]] == [True] * 4 + [False]
    assert bag_size(state) == 40 - 8, "sectors II and III are filled from it"
    assert list(state.spaces[15:19]) == [ASTEROID, COMET, COMET, TWO_ASTEROIDS]
    assert sorted(state.asteroids) == [1, 2, 3]
    assert state.asteroids[state.monolith] == 1


@pytest.mark.clause("COS-1.11")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_keeps_one_of_two_and_the_others_lie_at_the_bottom(players: int) -> None:
    state = GAME.new(players=players, seed=5)
    returned = []
    for order in range(players):
        assert state.current_player == (state.monolith + order) % players
        assert clause(state, "take I.1") == "COS-1.11"
        keep, other = legal(state)
        do(state, keep)
        tile = GAME.parse(state, other)
        returned.append(tile)
        assert state.planetary_place[GAME.parse(state, keep)] == SECRET
        assert clause(state, keep) == "COS-1.11"
    assert list(state.planetary_deck)[-players:] == returned
    assert len(state.planetary_deck) == 3 * (players + 1)
    assert clause(state, "keep cradle") == "COS-1.11"


@pytest.mark.clause("COS-1.11")
def test_only_the_owner_is_told_which_tiles() -> None:
    state = new()
    kept = [event for event in state.events if event.kind == events.KEPT]
    assert len(kept) == 2
    assert all(GAME.visibility(event) == OWNER for event in kept)
    assert sum(GAME.visibility(event) == OTHERS for event in state.events) == 2
