"""How near a player's system is to an objective: the closest orbit, and what a stellar objective finds there."""

from cosmogony.games.cosmogenesis.components import MOST_NEEDS
from cosmogony.games.cosmogenesis.evaluate import fulfilled
from cosmogony.games.cosmogenesis.rules.objectives import orbits_assigned
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.scoring import stellar_count, stellar_tile_points
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import ROW, SLOTS, SYSTEM, meets
from cosmogony.texts import Message, message


def nearest(state: CosmogenesisState, tile: int, owner: int) -> tuple[int, list[bool]] | None:
    """Return the free orbit that is nearest to a planetary objective, and which conditions it meets."""
    taken = orbits_assigned(state, owner)
    free = [orbit for orbit in range(planets_of(state, owner)) if not taken >> orbit & 1]
    if not free:
        return None
    best = max(free, key=lambda orbit: (fulfilled(state, owner, tile, orbit), -orbit))
    needs, first = state.components.needs, owner * SYSTEM + best * SLOTS
    rows = [(tile * MOST_NEEDS + index) * ROW for index in range(len(state.components.planetary_needs[tile]))]
    return best, [meets(needs, row, state.bodies, state.life, first, best) for row in rows]


def planetary_progress(state: CosmogenesisState, tile: int, owner: int) -> Message | None:
    """Say in a few words how near a system is to a planetary objective."""
    found = nearest(state, tile, owner)
    if found is None:
        return None
    orbit, met = found
    if all(met):
        return message("cosmogenesis-progress-ready", orbit=orbit + 1)
    return message("cosmogenesis-progress-plan", orbit=orbit + 1, met=sum(met), all=len(met))


def stellar_progress(state: CosmogenesisState, tile: int, owner: int) -> Message:
    """Say in a few words what a system has for a stellar objective."""
    count, points = stellar_count(state, owner, tile), stellar_tile_points(state, owner, tile)
    return message("cosmogenesis-progress-stellar", count=count, points=points)
