"""What a seat cannot know is dealt anew, and nothing else; whole games keep every token."""

import pytest

from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.games.cosmogenesis import census
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import IN_BOX, IN_DECK, OFFERED, SECRET
from cosmogony.lab.simulate import simulate
from tests.games.cosmogenesis.scenes import GAME, do, legal, new, scene


def places(state: CosmogenesisState, place: int, owner: int) -> set[int]:
    tiles = range(25)
    return {t for t in tiles if state.planetary_place[t] == place and state.planetary_owner[t] == owner}


def worlds(state: CosmogenesisState, seat: int, count: int = 60) -> list[CosmogenesisState]:
    rng = seeded(1, "worlds")
    return [state.determinize(seat, rng) for _ in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ones_own_tiles_stay_and_the_others_vary(players: int) -> None:
    state = new(players=players)
    seat = 1
    own = places(state, SECRET, seat)
    dealt = worlds(state, seat)
    assert all(places(world, SECRET, seat) == own for world in dealt)
    for other in range(players):
        if other != seat:
            secrets = {tile for world in dealt for tile in places(world, SECRET, other)}
            assert len(secrets) > 10
            assert not secrets & own
            assert all(len(places(world, SECRET, other)) == 1 for world in dealt)


def test_a_player_knows_where_the_returned_tile_lies() -> None:
    state = GAME.new(players=3, seed=4)
    returned = {}
    for _ in range(3):
        seat = int(state.current_player)
        keep, other = legal(state)
        returned[seat] = GAME.parse(state, other)
        GAME.play_text(state, keep)
    for seat, tile in returned.items():
        at = list(state.planetary_deck).index(tile)
        for world in worlds(state, seat, 20):
            assert world.planetary_deck[at] == tile
        assert GAME.view(state, seat).players[seat].returned is not None
        assert GAME.view(state, (seat + 1) % 3).players[seat].returned is None
        bottoms = {world.planetary_deck[at] for world in worlds(state, (seat + 1) % 3)}
        assert len(bottoms) > 5


def test_during_the_set_up_the_others_offers_are_unknown() -> None:
    state = GAME.new(players=2, seed=4)
    first = int(state.current_player)
    other = 1 - first
    offers = {frozenset(places(world, OFFERED, other)) for world in worlds(state, first)}
    assert len(offers) > 20
    assert all(len(offer) == 2 for offer in offers)
    assert {frozenset(places(world, OFFERED, first)) for world in worlds(state, first)} == {
        frozenset(places(state, OFFERED, first))
    }


@pytest.mark.parametrize("players", [2, 4])
def test_every_tile_has_one_place_in_every_world(players: int) -> None:
    state = new(players=players, seed=9)
    rng = seeded(5, "play")
    while not state.over:
        for world in worlds(state, 0, 2):
            deck = list(world.planetary_deck)[world.planetary_next :]
            assert len(set(deck)) == len(deck)
            assert set(deck) == {t for t in range(25) if world.planetary_place[t] == IN_DECK}
            stars = list(world.stellar_deck)[world.stellar_next :]
            assert set(stars) == {t for t in range(19) if world.stellar_place[t] == IN_DECK}
            for place in (IN_BOX, IN_DECK):
                assert sum(p == place for p in world.planetary_place) == sum(p == place for p in state.planetary_place)
            assert list(world.spaces) == list(state.spaces)
            assert list(world.bodies) == list(state.bodies)
        for _ in range(20):
            if not state.over:
                choices = state.legal_actions()
                state.apply(choices[rng.below(len(choices))])


@pytest.mark.clause("COS-7.6")
@pytest.mark.parametrize(("ruling", "known"), [("known", True), ("hidden", False)])
def test_a_tile_taken_from_sector_i_is_remembered_or_not(ruling: str, known: bool) -> None:
    state = scene("T1", taken="anvil", asteroids=1, options={"taken_objectives": ruling})
    do(state, "gain")
    anvil = state.components.planetary_ids.index("anvil")
    assert all((world.planetary_owner[anvil] == 0) for world in worlds(state, 0))
    assert all((world.planetary_owner[anvil] == 0) for world in worlds(state, 1)) == known
    assert [tile.id for tile in GAME.view(state, 1).players[0].hand] == (["anvil"] if known else [])
    assert [tile.id for tile in GAME.view(state, 0).players[0].hand] == ["anvil"]
    assert GAME.view(state, 1).players[0].secret_tiles == (0 if known else 1)


def test_the_true_deck_is_not_in_the_world() -> None:
    state = new(players=4)
    decks = {tuple(world.stellar_deck)[world.stellar_next :] for world in worlds(state, 0)}
    assert len(decks) > 50


def test_a_spectator_sees_no_secret_tile() -> None:
    state = new(players=4)
    seen = GAME.view(state, None)
    assert all(player.secret_tiles == 1 and not player.hand and player.returned is None for player in seen.players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_token_is_conserved_by_kind_over_whole_games(players: int) -> None:
    for seed in range(6):
        state = GAME.new(players=players, seed=seed)
        expected = list(census.tokens(state))
        rng = seeded(seed, "conservation")
        while not state.over:
            choices = state.legal_actions()
            state.apply(choices[rng.below(len(choices))])
            assert list(census.tokens(state)) == expected
            assert min(state.reserve[:3]) >= 0
            assert state.reserve[4] >= 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sectors_are_always_filled(players: int) -> None:
    for seed in range(150):
        state = GAME.new(players=players, seed=seed)
        play_out(state, seeded(seed, "fill"))
        assert state.round == 6
        assert state.stellar_next == 3 * (players + 1)
        assert state.planetary_next == 3 * (players + 1)


def test_findings_tell_how_tiles_fared() -> None:
    state = GAME.new(players=4, seed=1)
    rng = seeded(3, "findings")
    while not state.over:
        choices = state.legal_actions()
        state.apply(choices[rng.below(len(choices))])
    found = GAME.findings(state)
    taken = [f.value for f in found if f.column.id == "cosmogenesis-finding-taken"]
    assert len(taken) == 25 + 19 + 10
    assert 4 <= sum(taken[:25]) <= 16
    paid = [f for f in found if f.column.id == "cosmogenesis-finding-paid"]
    assert paid
    sheet = [f.value for f in found if f.table.id == "cosmogenesis-findings-sheet"]
    assert sum(sheet[:6]) == pytest.approx(sum(state.scores()) / 4)


@pytest.mark.clause("COS-1.9", "COS-2.3")
def test_no_turn_passes_without_an_element_at_four_players() -> None:
    found = simulate(GAME, players=4, games=3, seed=1, bots=["greedy"])
    lapsed = [cell.mean for cell in found.cells if cell.row.id == "cosmogenesis-finding-lapsed"]
    assert lapsed == [0.0]
