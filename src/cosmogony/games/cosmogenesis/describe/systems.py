"""What lies in a player's system: the star, orbits with planets and moons, life, the belt."""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.games.cosmogenesis.bodies import ASTEROID, NONE, is_gas, is_ringed, is_wet, size_of
from cosmogony.games.cosmogenesis.components import PLANETARY_TILES, ROUNDS
from cosmogony.games.cosmogenesis.describe.common import what
from cosmogony.games.cosmogenesis.notation.grammar import PLACES
from cosmogony.games.cosmogenesis.notation.names import body_name, level_name, place_name
from cosmogony.games.cosmogenesis.rules.objectives import is_in_hand, orbits_assigned
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.scoring import belt_points, belt_value, total
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SECRET, SLOTS, SYSTEM, moons_around
from cosmogony.texts import Message, Seat

Told = Callable[[CosmogenesisState, int, list[str]], Description]
HIGHEST = 5
"""The level of intelligent life."""


def _system(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    now = [what("points", points=total(state, owner)), what("system-now", planets=planets_of(state, owner))]
    return Description(what("system-name", player=Seat(owner)), what("system"), now, ["COS-1.1"])


def _star(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    now = [what("points", points=total(state, owner))]
    return Description(what("star-name", player=Seat(owner)), what("star"), now, ["COS-1.1"])


def _zone(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    does = what("zone", orbits=state.components.habitable)
    return Description(what("zone-name"), does, [], ["COS-9.4", "COS-12.1"])


def _belt(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    first, second = state.components.belt_points[0], state.components.belt_points[1]
    does = what("belt", first=first, second=second)
    asteroids, comets = state.asteroids[owner], state.comets[owner]
    value, points = belt_value(state, owner), belt_points(state, owner)
    now = what("belt-now", asteroids=asteroids, comets=comets, value=value, points=points)
    return Description(what("belt-name", player=Seat(owner)), does, [now], ["COS-7.1", "COS-13.5"])


def _expansion(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    done = state.orbits[owner] > state.components.orbits
    does = what("expansion", count=state.components.expansion_price, orbits=state.components.expanded_orbits)
    now = [what("expansion-done" if done else "expansion-open")]
    return Description(what("expansion-name"), does, now, ["COS-8.6"])


def _secret(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    held = [tile for tile in range(PLANETARY_TILES) if is_in_hand(state, owner, tile)]
    hidden = sum(state.planetary_place[tile] == SECRET for tile in held)
    now = [what("secret-now", count=hidden)]
    return Description(what("secret-name", player=Seat(owner)), what("secret"), now, ["COS-1.11", "COS-10.5"])


def _orbit(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    orbit = int(rest[0]) - 1
    planet = state.bodies[owner * SYSTEM + orbit * SLOTS]
    if planet != NONE:
        now = what("orbit-planet", body=body_name(planet))
    else:
        now = what("orbit-next" if orbit == planets_of(state, owner) else "orbit-empty")
    zone = what("orbit-warm" if state.components.is_habitable(orbit) else "orbit-cold")
    return Description(what("orbit-name", orbit=orbit + 1), what("orbit"), [now, zone], ["COS-3.1", "COS-3.2"])


def _moons(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    orbit = int(rest[0]) - 1
    have = moons_around(state.bodies, owner * SYSTEM + orbit * SLOTS)
    now = [what("moons-now", count=have, all=state.components.moons)]
    return Description(what("moons-name", orbit=orbit + 1), what("moons"), now, ["COS-4.1", "COS-4.3"])


def _slot(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    orbit = int(rest[0]) - 1
    taken = orbits_assigned(state, owner) >> orbit & 1
    now = [what("slot-taken" if taken else "slot-free")]
    return Description(what("slot-name", orbit=orbit + 1), what("slot"), now, ["COS-8.7", "COS-10.2"])


def _life(state: CosmogenesisState, owner: int, rest: list[str]) -> Description:
    place = (int(rest[0]) - 1) * SLOTS
    does = what("life", price=state.components.life_price)
    name = what("life-name", orbit=int(rest[0]))
    return Description(name, does, life_now(state, owner, place), ["COS-9.1", "COS-9.3", "COS-9.4", "COS-13.3"])


def life_now(state: CosmogenesisState, owner: int, place: int) -> list[Message]:
    """Say what lives on a body, whether it climbs, and what it scores."""
    at = owner * SYSTEM + place
    body, level = state.bodies[at], state.life[at]
    if level == 0:
        return [what("life-none")]
    points = state.components.life_points[level] if is_wet(body) else 0
    now = [what("life-level", level=level_name(level), points=points)]
    if level == HIGHEST or state.over:
        return now
    climbs = is_wet(body) and state.components.is_habitable(place // SLOTS)
    if not climbs:
        return [*now, what("life-still")]
    end = min(HIGHEST, level + ROUNDS - state.round + 1)
    return [*now, what("life-climbs", level=level_name(end))]


def body(state: CosmogenesisState, owner: int, name: str) -> Description:
    """Describe a planet or moon by its notation."""
    place = PLACES[name]
    at = owner * SYSTEM + place
    found = state.bodies[at]
    now = [what("body-is", body=body_name(found))]
    if is_gas(found):
        now.append(what("ringed" if is_ringed(found) else "unringed"))
        return Description(place_name("the", owner, place), what("gas"), now, ["COS-3.3", "COS-4.2", "COS-6.1"])
    if found == ASTEROID:
        return Description(place_name("the", owner, place), what("asteroid-moon"), now, ["COS-4.4", "COS-5.8"])
    if not is_wet(found):
        now.append(what("dry" if size_of(found) > 2 else "small"))  # COS-6.1: comets water sizes 3 and 4
    now += life_now(state, owner, place)
    return Description(place_name("the", owner, place), what("rock"), now, ["COS-5.2", "COS-6.1", "COS-9.1"])


TOLD: dict[str, Told] = {
    "system": _system,
    "star": _star,
    "zone": _zone,
    "belt": _belt,
    "expansion": _expansion,
    "secret": _secret,
    "orbit": _orbit,
    "moons": _moons,
    "slot": _slot,
    "life": _life,
}
