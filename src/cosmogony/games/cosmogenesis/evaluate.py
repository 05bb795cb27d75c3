"""Cosmogenesis for bots: objectives half fulfilled, life still to evolve, bodies and supplies to build with.

Read as advice: hold few objectives and build the orbits that they ask for; give water to a body of the habitable
zone early and let life arise there at once, for it climbs a step every round; a belt and exotic objects are means,
and worth less with every round that passes.
"""

from typing import Final

from mypy_extensions import i64

from cosmogony.core.evaluation import Evaluation
from cosmogony.core.state import State
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_ELEMENT,
    CHOOSE_KEEP,
    COLLIDE,
    DONE,
    EVOLVE,
    EXPAND,
    GAIN,
    KEEP,
    LIFE,
    MAKE_COMET,
    MOON,
    PLANET,
    REVEAL,
    STRIKE,
    TAKE,
    USE,
    kind_of,
    target_of,
)
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    BACTERIUM,
    COMET,
    EXOTIC,
    INTELLIGENT,
    LARGEST,
    NONE,
    PLANETARY,
    STELLAR,
    TWO_ASTEROIDS,
    can_be_struck,
    is_gas,
    is_ringed,
    is_terrestrial,
    is_wet,
    lacks_water,
    struck,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, MOST_NEEDS, PLANETARY_TILES, ROUNDS, SECTORS
from cosmogony.games.cosmogenesis.habits import HABITS, habit
from cosmogony.games.cosmogenesis.rules.life import may_evolve_in
from cosmogony.games.cosmogenesis.rules.objectives import fits, is_in_hand, orbits_assigned
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.scoring import total
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import (
    LEAST,
    LIFE_LOW,
    MASK,
    MOON_SIZES,
    MOONS_HIGH,
    MOONS_LOW,
    ORBIT_HIGH,
    ORBIT_LOW,
    ROW,
    SLOTS,
    SYSTEM,
    WHO,
    count_in_orbit,
    first_slot,
    last_slot,
    matches,
    moons_around,
)

READY: Final = 0.9
"""Share of a planetary objective's points that it is worth when an orbit fits and only revealing is left."""
EVOLVING: Final = 0.9
"""Share of life's later points that count before it has climbed."""
NEARLY: Final = 0.6
"""How much a body counts towards a condition that it nearly meets."""
STONE: Final = 126
"""All terrestrial bodies, as bits."""


class CosmogenesisEvaluation(Evaluation):
    """Points, life to come, planetary objectives within reach, bodies to build on, supplies."""

    def __init__(self) -> None:
        super().__init__(10.0, ["points", "life", "objectives", "bodies", "supplies"], 40, ROUNDS, HABITS)

    def parts(self, state: State, seat: i64) -> list[float]:
        """Return what a seat may hope for."""
        assert isinstance(state, CosmogenesisState)
        points = float(total(state, seat))
        if state.over:
            return [points, 0.0, 0.0, 0.0, 0.0]
        time = time_left(state)
        return [
            points,
            life_to_come(state, seat),
            objectives(state, seat, time),
            bodies(state, seat, time),
            supplies(state, seat, time),
        ]

    def urge(self, state: State, action: i64) -> i64:
        """Reveal and create life whenever possible, take what the system can use, discard last."""
        assert isinstance(state, CosmogenesisState)
        if len(self.habits) > 0:
            return self.learned_urge(state, action)
        kind = kind_of(action)
        target = target_of(action)
        if kind == TAKE:
            return urge_to_take(state, state.spaces[target])
        if kind == LIFE or kind == EVOLVE:
            return urge_for_life(state, target)
        if kind == STRIKE:
            return urge_to_strike(state, target)
        if kind == KEEP:
            return 4 + 12 // max(1, state.components.planetary_points[target])
        return urge_by_kind(kind)

    def stage(self, state: State) -> i64:
        """Every round is a stage."""
        assert isinstance(state, CosmogenesisState)
        return state.round - 1

    def habit(self, state: State, action: i64) -> i64:
        """Return what kind of choice an action is."""
        assert isinstance(state, CosmogenesisState)
        return habit(state, action)

    def settled(self, state: State) -> bool:
        """A turn is over when the next element is to be taken."""
        assert isinstance(state, CosmogenesisState)
        return state.phase == CHOOSE_ELEMENT or state.phase == CHOOSE_KEEP

    def public(self, action: i64) -> bool:
        """Which objective a player keeps in the set-up is secret."""
        return kind_of(action) != KEEP


def time_left(state: CosmogenesisState) -> float:
    """Return the share of the game that is still to come."""
    rounds = float(ROUNDS - state.round)
    return (rounds + 1.0 - float(state.turns) / float(SECTORS * state.n_players)) / float(ROUNDS)


def life_to_come(state: CosmogenesisState, seat: i64) -> float:
    """Add what life on wet bodies of the habitable zone will score beyond now: a step at the end of every round."""
    steps = ROUNDS + 1 - state.round
    hope = 0.0
    for place in range(state.components.habitable * SLOTS):
        at = seat * SYSTEM + place
        level = state.life[at]
        if level > 0 and is_wet(state.bodies[at]):
            end = min(level + steps, INTELLIGENT)
            hope += float(state.components.life_points[end] - state.components.life_points[level])
    return EVOLVING * hope


def objectives(state: CosmogenesisState, seat: i64, time: float) -> float:
    """Add a share of the points of each objective in hand, by how nearly an orbit fulfils it."""
    hope = 0.0
    planets = planets_of(state, seat)
    assigned = orbits_assigned(state, seat)
    for tile in range(PLANETARY_TILES):
        if not is_in_hand(state, seat, tile):
            continue
        best = 0.1
        for orbit in range(planets):
            if (assigned >> orbit) & 1 == 0:
                best = max(best, fulfilled(state, seat, tile, orbit))
        points = float(state.components.planetary_points[tile])
        if best >= 1.0:
            hope += READY * points
        else:
            hope += points * best * best * 0.7 * min(1.0, 2.5 * time)
    return hope


def fulfilled(state: CosmogenesisState, seat: i64, tile: i64, orbit: i64) -> float:
    """Return how much of an objective's conditions an orbit meets, from 0 to 1."""
    if fits(state, seat, tile, orbit):
        return 1.0
    first = seat * SYSTEM + orbit * SLOTS
    met = 0.0
    wanted: i64 = state.components.need_count[tile]
    for index in range(wanted):
        met += progress(state, (tile * MOST_NEEDS + index) * ROW, first, orbit)
    return 0.25 + 0.6 * met / float(wanted)


def progress(state: CosmogenesisState, at: i64, first: i64, orbit: i64) -> float:
    """Return how far an orbit is towards one condition, from 0 to 1; the body that is nearest to it counts in part."""
    needs = state.components.needs
    who = needs[at + WHO]
    least = float(max(1, needs[at + LEAST]))
    found = float(count_in_orbit(needs, at, state.bodies, state.life, first, orbit))
    if found >= least or who == MOON_SIZES:
        return min(1.0, found / least)
    nearest = 0.0
    if needs[at + ORBIT_LOW] <= orbit + 1 <= needs[at + ORBIT_HIGH]:
        slot = first_slot(who)
        last = last_slot(who)
        while slot < last:
            if not matches(needs, at, state.bodies, state.life, first, slot, orbit):
                nearest = max(nearest, nearness(state, at, first, slot))
            slot += 1
    return (found + NEARLY * nearest) / least


def nearness(state: CosmogenesisState, at: i64, first: i64, slot: i64) -> float:
    """Return how near a body is to what a condition asks of it: kind, life, moons."""
    needs = state.components.needs
    mask = needs[at + MASK]
    body = state.bodies[first + slot]
    near = 1.0
    if (mask >> body) & 1 == 0:
        if can_be_struck(body) and (mask >> struck(body)) & 1 == 1:
            near = 0.6
        elif is_terrestrial(body) and mask & STONE != 0:
            near = 0.3
        else:
            return 0.0
    level = state.life[first + slot]
    if level < needs[at + LIFE_LOW]:
        if needs[at + LIFE_LOW] > BACTERIUM and not may_evolve_in(state, first % SYSTEM // SLOTS):
            return 0.0
        near *= 0.4 + 0.6 * float(level) / float(needs[at + LIFE_LOW])
    if slot == 0:
        moons = moons_around(state.bodies, first)
        if moons > needs[at + MOONS_HIGH]:
            return 0.0
        if moons < needs[at + MOONS_LOW]:
            near *= float(moons + 1) / float(needs[at + MOONS_LOW] + 1)
    return near


def bodies(state: CosmogenesisState, seat: i64, time: float) -> float:
    """Planets and moons are what objectives and life are made of, most of all wet ones of the habitable zone."""
    value = 0.0
    for place in range(SYSTEM):
        body = state.bodies[seat * SYSTEM + place]
        if body == NONE:
            continue
        habitable = state.components.is_habitable(place // SLOTS)
        if place % SLOTS == 0:
            value += 1.6
        else:
            value += 0.8
        if is_wet(body):
            value += 2.6 if habitable and state.life[seat * SYSTEM + place] == 0 else 1.0
        elif lacks_water(body):
            value += 1.5 if habitable else 0.7
        elif is_ringed(body):
            value += 0.8
        elif body == 2:
            value += 0.3
    return value * time


def supplies(state: CosmogenesisState, seat: i64, time: float) -> float:
    """Asteroids, comets and unused exotic objects are worth what can still be done with them."""
    value = 0.8 * float(min(state.asteroids[seat], 6)) + 1.7 * float(min(state.comets[seat], 4))
    for exotic in range(EXOTICS):
        if state.exotic_owner[exotic] == seat:
            value += 1.6 * float(state.exotic_counters[exotic])
    if state.orbits[seat] > state.components.orbits:
        value += 1.0
    return value * time


def urge_by_kind(kind: i64) -> i64:
    """Where the target matters little: objectives, then planets and tiles; collisions and being done come late."""
    if kind == REVEAL:
        return 80
    if kind == PLANET or kind == GAIN:
        return 20
    if kind == BELT or kind == USE:
        return 12
    if kind == MOON:
        return 10
    if kind == COLLIDE:
        return 6
    if kind == MAKE_COMET or kind == EXPAND:
        return 4
    return 3 if kind == DONE else 1


def urge_to_take(state: CosmogenesisState, element: i64) -> i64:
    """Objectives and water first; stone and gas as planets; asteroids when nothing better is left."""
    if element >= STELLAR:
        return 12 if element >= PLANETARY else 14
    if element >= EXOTIC:
        return 10
    if element == COMET:
        return 12
    if element == TWO_ASTEROIDS:
        return 7
    if element == ASTEROID:
        return 6
    if is_gas(element):
        return 9
    return 6 + 2 * element if element <= LARGEST else 8


def urge_for_life(state: CosmogenesisState, place: i64) -> i64:
    """Life belongs on wet bodies of the habitable zone."""
    body = state.bodies[state.current_player * SYSTEM + place]
    if is_wet(body):
        return 80 if may_evolve_in(state, place // SLOTS) else 6
    return 4 if is_terrestrial(body) else 2


def urge_to_strike(state: CosmogenesisState, place: i64) -> i64:
    """Water in the habitable zone is worth a comet; rings and seas elsewhere sometimes."""
    if lacks_water(state.bodies[state.current_player * SYSTEM + place]):
        return 40 if may_evolve_in(state, place // SLOTS) else 10
    return 8
