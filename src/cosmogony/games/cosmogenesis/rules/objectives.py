"""Planetary objectives (COS-1.11, COS-10): keeping one of two, revealing them where an orbit meets their conditions."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.cosmogenesis import events, faults, tiles
from cosmogony.games.cosmogenesis.actions import REVEAL, offer, pair
from cosmogony.games.cosmogenesis.bodies import NONE
from cosmogony.games.cosmogenesis.components import MOST_NEEDS, PLANETARY_TILES
from cosmogony.games.cosmogenesis.rules.effects import can_be_given
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, ROW, SECRET, SLOTS, SYSTEM, meets

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def fault_keep(state: "CosmogenesisState", tile: i64) -> i64:
    """Either of the two planetary objectives offered (COS-1.11)."""
    return faults.ALLOWED if is_offered(state, state.current_player, tile) else faults.NOT_OFFERED


def is_offered(state: "CosmogenesisState", seat: i64, tile: i64) -> bool:
    """Say whether a planetary objective is one of the two that a player chooses from in the set-up (COS-1.11)."""
    return state.planetary_place[tile] == tiles.OFFERED and state.planetary_owner[tile] == seat


def apply_keep(state: "CosmogenesisState", kept: i64) -> None:
    """Keep one tile in secret and return the other (COS-1.11)."""
    seat = state.current_player
    state.planetary_place[kept] = SECRET
    for tile in range(PLANETARY_TILES):
        if is_offered(state, seat, tile):
            state.planetary_place[tile] = tiles.IN_DECK
            state.planetary_owner[tile] = NOBODY
            state.planetary_deck[returned_at(state, seat)] = tile
            state.emit(events.KEPT, seat, kept, tile)
    state.emit(events.KEPT_ONE, seat)


def returned_at(state: "CosmogenesisState", seat: i64) -> i64:
    """Return where in the planetary deck a player's returned tile goes: in turn order at its end (COS-1.11)."""
    order = (seat - state.first_player + state.n_players) % state.n_players
    return len(state.planetary_deck) - state.n_players + order


def legal_reveal(state: "CosmogenesisState", legal: list[object]) -> None:
    """List every tile of the hand with every orbit where it may be revealed (COS-8.7, COS-10)."""
    seat = state.current_player
    owners = state.planetary_owner
    planets = planets_of(state, seat)
    for tile in range(PLANETARY_TILES):
        if owners[tile] == seat and is_in_hand(state, seat, tile):
            for orbit in range(planets):
                if fits(state, seat, tile, orbit) and fault_reveal(state, tile, orbit) == faults.ALLOWED:
                    offer(legal, REVEAL, pair(tile, orbit))


def fault_reveal(state: "CosmogenesisState", tile: i64, orbit: i64) -> i64:
    """A tile of the hand, at an orbit with a planet that has none yet and meets its conditions (COS-8.7, COS-10)."""
    seat = state.current_player
    if not is_in_hand(state, seat, tile):
        return faults.NOT_IN_HAND
    if state.bodies[seat * SYSTEM + orbit * SLOTS] == NONE:
        return faults.NO_PLANET
    if (orbits_assigned(state, seat) >> orbit) & 1 == 1:
        return faults.ORBIT_ASSIGNED
    if not fits(state, seat, tile, orbit):
        return faults.DOES_NOT_FIT
    return faults.ALLOWED if may_reward(state, tile, orbit) else faults.REWARD_IMPOSSIBLE


def is_in_hand(state: "CosmogenesisState", seat: i64, tile: i64) -> bool:
    """Say whether a planetary objective is in a player's hand, known to the others or not (COS-7.6)."""
    if state.planetary_owner[tile] != seat:
        return False
    place = state.planetary_place[tile]
    return place == tiles.IN_HAND or place == SECRET


def orbits_assigned(state: "CosmogenesisState", seat: i64) -> i64:
    """Return the orbits that can hold no further objective since they have one, as bits (COS-10.2)."""
    assigned: i64 = 0
    if state.components.one_objective_per_orbit:
        for tile in range(PLANETARY_TILES):
            if state.planetary_owner[tile] == seat and state.planetary_place[tile] >= AT_ORBIT:
                assigned |= 1 << (state.planetary_place[tile] - AT_ORBIT)
    return assigned


def fits(state: "CosmogenesisState", seat: i64, tile: i64, orbit: i64) -> bool:
    """Say whether an orbit meets all conditions of a planetary objective (COS-10.1)."""
    needs = state.components.needs
    first = seat * SYSTEM + orbit * SLOTS
    for index in range(state.components.need_count[tile]):
        if not meets(needs, (tile * MOST_NEEDS + index) * ROW, state.bodies, state.life, first, orbit):
            return False
    return True


def may_reward(state: "CosmogenesisState", tile: i64, orbit: i64) -> bool:
    """By another ruling a reward that cannot be carried out forbids revealing (COS-10.4)."""
    if not state.components.impossible_reward_forbids:
        return True
    first = state.components.reward_first[tile]
    for entry in range(first, first + state.components.reward_count[tile]):
        if not can_be_given(state, entry, orbit, True):
            return False
    return True


def apply_reveal(state: "CosmogenesisState", tile: i64, orbit: i64) -> None:
    """Assign the objective to its orbit; its rewards are due now (COS-10.1, COS-10.4)."""
    if state.planetary_place[tile] == SECRET:
        state.reveal()
    state.planetary_place[tile] = AT_ORBIT + orbit
    state.emit(events.REVEALED, state.current_player, tile, orbit, state.components.planetary_points[tile])
    state.reward_orbit = orbit
    state.entry_next = state.components.reward_first[tile]
    state.entry_end = state.entry_next + state.components.reward_count[tile]
