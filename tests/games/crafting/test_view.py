"""What the client draws from: the printed things, and facts of the position that are the rules' to say."""

import msgspec

from cosmogony.games.crafting.components import CONTROLS, POWER_NAMES, SYMBOLS
from cosmogony.games.crafting.notation.names import hexagon_names, life_name, star_name
from cosmogony.games.crafting.view import CraftingComponents, NeedView
from tests.games.crafting.scenes import GALAXY, GAME, HEXAGONS, corners, hold_tile, scene, sides

PRINTED: CraftingComponents = GAME.components_view(GAME.components(GAME.edition))


def test_the_printed_things_travel() -> None:
    again = msgspec.json.decode(msgspec.json.encode(PRINTED), type=CraftingComponents)
    assert again == PRINTED


def test_tiles_that_look_alike_are_one_thing_with_a_number() -> None:
    assert sum(nebula.number for nebula in PRINTED.nebulae) == 48
    faces = [(nebula.size, nebula.text, nebula.points) for nebula in PRINTED.nebulae]
    assert len(set(faces)) == len(faces)
    for nebula in PRINTED.nebulae:
        needed = (f"{number}{symbol}" for number, symbol in zip(nebula.needs, SYMBOLS, strict=True) if number)
        assert nebula.text == " ".join(needed)


def test_power_cards_know_their_deck_and_cost() -> None:
    assert [power.name for power in PRINTED.powers] == POWER_NAMES
    powers = {power.name: power for power in PRINTED.powers}
    pulsar, quasar = powers["pulsar"], powers["quasar"]
    assert (PRINTED.controls[pulsar.control], pulsar.types, pulsar.cards, pulsar.gravitons) == ("gravity", [2], 1, 1)
    assert quasar.types == list(range(CONTROLS))
    assert powers["black_hole"].types == []
    assert powers["4th_dimension"].word == "4th-dimension"


def test_the_active_rewards_are_those_of_the_edition() -> None:
    given = [{reward.what: reward.number for reward in rewards} for rewards in PRINTED.active]
    assert given == [
        {"hydrogen": 3},
        {"oxygen": 1, "dna": 2},
        {"helium": 2, "supernova": 1},
        {"carbon": 1, "nebula": 1},
    ]


def test_the_printed_board_says_what_lies_beside_what() -> None:
    galaxy = PRINTED.galaxy
    for name, hexagon in zip(hexagon_names(GALAXY), galaxy.hexagons, strict=True):
        assert [star_name(space) for space in hexagon.stars] == corners(name)
        assert [life_name(space) for space in hexagon.life] == sides(name)
    assert all(len(ends) == 2 for ends in galaxy.ends)
    for hexagon in galaxy.hexagons:
        assert {star for side in hexagon.life for star in galaxy.ends[side]} == set(hexagon.stars)
    sectors = [{hexagon.sector for hexagon in galaxy.hexagons if side in hexagon.life} for side in range(GALAXY.life)]
    assert galaxy.borders == [side for side, touched in enumerate(sectors) if len(touched) > 1]


def test_a_nebula_shows_which_stars_it_still_needs() -> None:
    state = scene(
        stars={"H": corners("De1")[:1], "He": corners("De1")[1:2]},
        supernovae=corners("De1")[1:2],
        tiles={"De1": "1H 2He 3O"},
    )
    content = GAME.view(state, 0).players[0].hexagons[HEXAGONS.index("De1")]
    assert content.stars_needed == [
        NeedView(0, True, False),
        NeedView(1, True, True),
        NeedView(1, False, False),
        *[NeedView(2, False, False)] * 3,
    ]
    assert GAME.view(state, 0).players[0].hexagons[HEXAGONS.index("De2")].stars_needed == []


def test_a_nebula_beside_the_board_shows_its_needs_to_its_owner_only() -> None:
    state = scene(stars={"H": corners("De1")[:1]})
    hold_tile(state, "3H")
    needed = GAME.view(state, 0).held.stars_needed[0]
    assert [need.met for need in needed[HEXAGONS.index("De1")]] == [True, False, False]
    assert len(needed) == GALAXY.hexagons
    assert GAME.view(state, 1).held.stars_needed == []
    assert GAME.view(state, None).held.stars_needed == []


def test_passive_rewards_count_energy_and_the_players_own_power_tokens() -> None:
    state = scene(powers=["pulsar"])
    view = GAME.view(state, 0)
    for control in range(CONTROLS):
        energy = view.dark[control] + sum(player.control == control for player in view.players)
        assert [player.passive[control] for player in view.players] == [
            energy + player.power_tokens[control] for player in view.players
        ]
    assert view.players[0].power_tokens == [0, 0, 1, 0]


def test_goals_tell_the_round_in_which_they_are_scored() -> None:
    state = scene()
    (goal,) = GAME.view(state, 0).goals
    assert (goal.space, goal.scored_in, goal.scored) == (1, 3, False)
    state.round = 4
    (goal,) = GAME.view(state, 0).goals
    assert (goal.space, goal.scored) == (PRINTED.goal_track, True)
