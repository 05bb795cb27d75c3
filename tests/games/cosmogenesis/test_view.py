"""What a board is drawn from: places as choices name them, what choices lead to, and the printed things."""

import msgspec
import pytest

from cosmogony.core.rng import seeded
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM
from cosmogony.games.cosmogenesis.view import BodyView, IconView, body_view
from tests.games.cosmogenesis.scenes import GAME, legal, new, scene

ON_A_BODY = ("collide", "strike", "life", "evolve")


def test_spaces_are_numbered_as_in_notation_and_alike_ones_share_their_place() -> None:
    state = new(players=3)
    for at, element in enumerate([2, 2, 1, 2, 1], 5):
        state.spaces[at] = element
    sectors = GAME.view(state, 0).sectors
    assert [space.number for space in sectors[1]] == [
        number for number, mark in enumerate(GAME.edition.words("sector.II.marks", 5), 1) if mark != "4"
    ]
    taken = {space.place for spaces in sectors for space in spaces if space.element}
    assert {f"take {place}" for place in taken} == set(legal(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_on_bodies_name_places_of_the_view_and_lead_to_their_outcomes(players: int) -> None:
    state = GAME.new(players=players, seed=7)
    rng = seeded(7, "view")
    while not state.over:
        view = GAME.view(state, state.current_player)
        places = [place for orbit in view.players[state.current_player].orbits for place in orbit.places]
        on_bodies = [text for text in legal(state) if text.split()[0] in ON_A_BODY]
        assert {text.split()[1] for text in on_bodies} <= set(places)
        assert list(view.outcomes) == on_bodies
        assert not GAME.view(state, (state.current_player + 1) % players).outcomes
        check_outcomes(state.copy(), view.outcomes)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def check_outcomes(state: CosmogenesisState, outcomes: dict[str, BodyView]) -> None:
    """Carry each choice out: unless the round ends and life advances, its body is as the view says."""
    for text, body in outcomes.items():
        world = state.copy()
        world.apply(GAME.parse(world, text))
        place = text.split()[1]
        at = state.current_player * SYSTEM + (int(place[0]) - 1) * SLOTS + " abc".index(place[1:] or " ")
        if world.round == state.round and not world.over:
            assert body_view(world.bodies[at], world.life[at]) == body


def test_alike_moons_share_the_place_of_the_first() -> None:
    orbit = GAME.view(scene("G1r T1 T2 T1"), 0).players[0].orbits[0]
    assert orbit.places == ["1", "1a", "1b", "1a"]


def test_the_next_planet_takes_the_first_free_orbit() -> None:
    assert GAME.view(scene("T1", "T2"), 0).players[0].next_orbit == 2
    assert GAME.view(scene("T1", "T1", "T1", "T1", "T1"), 0).players[0].next_orbit is None


def test_tiles_show_their_icons_with_the_words_of_the_notation() -> None:
    tiles = {tile.id: tile for tile in GAME.components_view(GAME.components(GAME.edition)).tiles}
    assert tiles["wormhole"].icons == [IconView("asteroids", 2, "asteroids"), IconView("action", 1, "action")]
    assert tiles["halo"].icons == [IconView("asteroids", 1, "asteroids")]
    assert tiles["titans"].icons == []
    text = GAME.edition.text.replace('["action", "evolve"]', '["evolve", "2 asteroids", "evolve"]', 1)
    mine = {tile.id: tile for tile in GAME.components_view(GAME.components(GAME.parse_edition(text))).tiles}
    assert [icon.word for icon in mine["pulsar"].icons] == ["evolve", "asteroids", "evolve2"]


def test_the_printed_things_are_those_of_the_edition() -> None:
    edition = GAME.edition
    printed = GAME.components_view(GAME.components(edition))
    assert [sector.name for sector in printed.sectors] == ["I", "II", "III", "IV"]
    assert [f"{mark}+" if mark < 4 else "4" for mark in printed.sectors[0].marks] == edition.words("sector.I.marks", 5)
    assert [step.points for step in printed.life] == edition.value("score.life")
    assert [step.name for step in printed.life][::4] == ["bacterium", "intelligent"]
    for token in printed.tokens:
        assert token.count == edition.value(f"tokens.{token.id}.count")
    assert len(printed.tokens) == 13
    assert (printed.asteroids.count, printed.comets.count) == (35, 25)
    assert (printed.orbits, printed.expanded_orbits, printed.habitable_orbits, printed.moons) == (5, 7, 3, 3)
    assert msgspec.json.decode(msgspec.json.encode(printed))["comet_price"] == edition.value("price.comet")


def test_tokens_have_two_sides() -> None:
    sides = {token.id: token.sides for token in GAME.components_view(GAME.components(GAME.edition)).tokens}
    assert [side.size for side in sides["terrestrial_1_2"]] == [1, 2]
    assert [side.wet for side in sides["terrestrial_3"]] == [False, True]
    assert [side.ringed for side in sides["gas_giant_2.violet"]] == [False, True]
    assert {(side.size, side.colour) for side in sides["gas_giant_2.violet"]} == {(2, "violet")}
