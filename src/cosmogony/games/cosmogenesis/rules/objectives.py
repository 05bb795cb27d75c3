"""Planetary objectives (COS-10): revealing them where an orbit meets their conditions."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import REVEAL, action
from cosmogony.games.cosmogenesis.components import MOST_NEEDS, PLANETARY_TILES
from cosmogony.games.cosmogenesis.rules.effects import go_on, is_possible
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.tiles import (
    AT_ORBIT,
    IN_HAND,
    LEAST,
    MOON_SIZES,
    ROW,
    SECRET,
    SLOTS,
    SYSTEM,
    WHO,
    count_in_orbit,
    different_moon_sizes,
)

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_reveal(state: "CosmogenesisState", legal: list[int]) -> None:
    """Every tile of the hand with every orbit that meets its conditions and has none yet (COS-10.1, COS-10.2)."""
    seat = state.current_player
    planets = planets_of(state, seat)
    assigned: i64 = 0
    hand: i64 = 0
    owners = state.planetary_owner
    places = state.planetary_place
    for tile in range(PLANETARY_TILES):
        if owners[tile] == seat:
            place = places[tile]
            if place >= AT_ORBIT:
                assigned |= 1 << (place - AT_ORBIT)
            elif place == IN_HAND or place == SECRET:
                hand |= 1 << tile
    if not state.components.one_objective_per_orbit:
        assigned = 0
    if hand == 0:
        return
    for tile in range(PLANETARY_TILES):
        if (hand >> tile) & 1 == 0:
            continue
        for orbit in range(planets):
            if (assigned >> orbit) & 1 == 0 and fits(state, seat, tile, orbit) and may_reward(state, tile, orbit):
                legal.append(action(REVEAL, tile * 8 + orbit))


def fits(state: "CosmogenesisState", seat: i64, tile: i64, orbit: i64) -> bool:
    """Say whether an orbit meets all conditions of a planetary objective (COS-10.1)."""
    needs = state.components.needs
    first = seat * SYSTEM + orbit * SLOTS
    for index in range(state.components.need_count[tile]):
        at = (tile * MOST_NEEDS + index) * ROW
        if needs[at + WHO] == MOON_SIZES:
            found = different_moon_sizes(state.bodies, first)
        else:
            found = count_in_orbit(needs, at, state.bodies, state.life, first, orbit)
        if found < needs[at + LEAST]:
            return False
    return True


def may_reward(state: "CosmogenesisState", tile: i64, orbit: i64) -> bool:
    """By another ruling a reward that cannot be carried out forbids revealing (COS-10.4)."""
    if not state.components.impossible_reward_forbids:
        return True
    for index in range(state.components.reward_count[tile]):
        if not is_possible(state, state.components.reward(tile, index), orbit):
            return False
    return True


def apply_reveal(state: "CosmogenesisState", target: i64) -> None:
    """Assign the objective to its orbit and carry out its rewards (COS-10.1, COS-10.4)."""
    tile = target // 8
    orbit = target % 8
    if state.planetary_place[tile] == SECRET:
        state.reveal()
    state.extra -= 1
    state.planetary_place[tile] = AT_ORBIT + orbit
    state.emit(events.REVEALED, state.current_player, tile, orbit, state.components.planetary_points[tile])
    state.reward_tile = tile
    state.reward_next = 0
    go_on(state)
