"""Why a choice in Cosmogenesis is good, with the objective it works towards."""

from cosmogony.games.cosmogenesis.components import PLANETARY_TILES
from cosmogony.games.cosmogenesis.evaluate import fulfilled
from cosmogony.games.cosmogenesis.notation.names import planetary_name
from cosmogony.games.cosmogenesis.rules.objectives import is_in_hand, orbits_assigned
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.texts import Message, message


def aims(before: CosmogenesisState, after: CosmogenesisState, seat: int) -> list[Message]:
    """Name the planetary objective in hand that a choice brings closest."""
    best, gain = -1, 0.0
    for tile in range(PLANETARY_TILES):
        if is_in_hand(after, seat, tile):
            closer = _reached(after, seat, tile) - _reached(before, seat, tile)
            if closer * float(after.components.planetary_points[tile]) > gain:
                best, gain = tile, closer * float(after.components.planetary_points[tile])
    if best < 0:
        return []
    told = "fulfilled" if _reached(after, seat, best) >= 1 else "objective"
    name, points = planetary_name(after.components, best), int(after.components.planetary_points[best])
    return [message(f"cosmogenesis-aim-{told}", name=name, points=points)]


def _reached(state: CosmogenesisState, seat: int, tile: int) -> float:
    """How much of an objective the best free orbit fulfils."""
    assigned = orbits_assigned(state, seat)
    free = [orbit for orbit in range(planets_of(state, seat)) if not assigned >> orbit & 1]
    return max((fulfilled(state, seat, tile, orbit) for orbit in free), default=0.0)
