"""Why an action of Cosmogenesis is legal or not: the clause, and a sentence with the actual values.

Written apart from ``rules`` on purpose: the tests ask both about every action in many positions, so that a mistake in
either shows.
"""

from cosmogony.core.game import Explanation
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_COMET,
    CHOOSE_ELEMENT,
    CHOOSE_EVOLVE,
    CHOOSE_KEEP,
    CHOOSE_LIFE,
    CHOOSE_USE,
    COLLIDE,
    DISCARD,
    DONE,
    EVOLVE,
    EXPAND,
    GAIN,
    KEEP,
    KINDS,
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
    COMET,
    COMETS,
    EXOTIC,
    INTELLIGENT,
    LARGEST,
    NONE,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    TWO_ASTEROIDS,
    is_gas,
    is_ringed,
    is_terrestrial,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, SECTOR_NAMES, SECTORS, SPACES
from cosmogony.games.cosmogenesis.notation.names import exotic_name, planetary_name
from cosmogony.games.cosmogenesis.notation.tiles import needs
from cosmogony.games.cosmogenesis.rules.extra import fits, is_possible
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, IN_HAND, OFFERED, ORBITS, SECRET, SLOTS, SYSTEM
from cosmogony.texts import Argument, message

MONOLITH_SECTOR = SECTORS - 1
WITHOUT_TARGET = (PLANET, BELT, GAIN, DISCARD, MAKE_COMET, EXPAND, DONE)
ON_A_BODY = (COLLIDE, STRIKE, LIFE, EVOLVE)
TOKEN_FOR_SIZE = {1: TERRESTRIAL_1_2, 2: TERRESTRIAL_1_2, 3: TERRESTRIAL_3, 4: TERRESTRIAL_4}


def explain(state: CosmogenesisState, chosen: int) -> Explanation:
    """Explain one action of the current player."""
    kind, target = kind_of(chosen), target_of(chosen)
    if state.over:
        return no("COS-12.2", "over")
    if chosen < 0 or kind >= KINDS or not is_well_formed(kind, target):
        return no("COS-2.2", "unknown")
    if state.phase == CHOOSE_KEEP or kind == KEEP:
        return _keep(state, kind, target)
    if state.phase == CHOOSE_ELEMENT or kind == TAKE:
        return _take(state, kind, target)
    if state.phase == CHOOSE_USE:
        return _use(state, kind, target)
    if state.phase == CHOOSE_COMET:
        return _new_comet(state, kind, target)
    if state.phase == CHOOSE_LIFE:
        return _life_target(state, target) if kind == LIFE else no("COS-9.1", "life-first")
    if state.phase == CHOOSE_EVOLVE:
        return _evolve_target(state, target) if kind == EVOLVE else no("COS-9.5", "evolve-first")
    return _extra(state, kind, target)


def is_well_formed(kind: int, target: int) -> bool:
    """Say whether there is such a target at all."""
    if kind in WITHOUT_TARGET:
        return target == 0
    if kind in ON_A_BODY:
        return target < SYSTEM
    if kind == MOON:
        return target < ORBITS
    if kind == TAKE:
        return target < SECTORS * SPACES
    if kind == KEEP:
        return target < PLANETARY_TILES
    if kind == REVEAL:
        return target // 8 < PLANETARY_TILES and target % 8 < ORBITS
    return target // 8 < EXOTICS


def yes(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of a legal action."""
    return Explanation(True, clause, message(f"cosmogenesis-legal-{reason}", **args))


def no(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of an illegal action."""
    return Explanation(False, clause, message(f"cosmogenesis-illegal-{reason}", **args))


# The set-up and the central board


def _keep(state: CosmogenesisState, kind: int, tile: int) -> Explanation:
    if state.phase != CHOOSE_KEEP:
        return no("COS-1.11", "keep-is-past")
    if kind != KEEP:
        return no("COS-1.11", "keep-first")
    if state.planetary_place[tile] != OFFERED or state.planetary_owner[tile] != state.current_player:
        return no("COS-1.11", "not-offered", tile=planetary_name(state.components, tile))
    return yes("COS-1.11", "keep")


def _take(state: CosmogenesisState, kind: int, at: int) -> Explanation:
    if state.phase != CHOOSE_ELEMENT:
        return no("COS-2.2", "taken-already")
    if kind != TAKE:
        return no("COS-2.2", "take-first")
    sector = at // SPACES
    name = SECTOR_NAMES[sector]
    if state.sectors_done >> (state.current_player * SECTORS + sector) & 1:
        return no("COS-2.3", "sector-done", sector=name)
    if state.components.space_marks[at] > state.n_players:
        return no("COS-1.7", "space-unused", sector=name, players=state.n_players)
    if state.spaces[at] == NONE:
        return no("COS-2.3", "space-empty", sector=name)
    monolith = MONOLITH_SECTOR * SPACES + state.components.monolith_space
    alike = [s for s in range(sector * SPACES, at) if state.spaces[s] == state.spaces[at] and s != monolith]
    if alike and at != monolith:
        return no("COS-2.4", "space-alike", space=alike[0] % SPACES + 1, sector=name)
    if at == monolith and state.components.monolith_when_discarding:
        return yes("COS-7.2", "take-monolith")
    return yes("COS-2.3", "take", sector=name)


# Using the element


def _use(state: CosmogenesisState, kind: int, target: int) -> Explanation:
    element = state.spaces[state.taken]
    if kind == PLANET:
        return _planet(state, element)
    if kind == MOON:
        if is_gas(element):
            return no("COS-4.1", "gas-moon")
        return _moon(state, element, target) if is_terrestrial(element) else no("COS-4.1", "not-a-body")
    if kind == COLLIDE:
        return _collision(state, element, target) if is_terrestrial(element) else no("COS-5.1", "cannot-collide")
    if kind == STRIKE:
        return _strike_target(state, target) if element == COMET else no("COS-6.1", "not-a-comet")
    if kind == BELT:
        return yes("COS-7.1", "belt") if element in (COMET, ASTEROID, TWO_ASTEROIDS) else no("COS-7.1", "not-for-belt")
    if kind == GAIN:
        return yes("COS-7.4", "gain") if element >= EXOTIC else no("COS-7.4", "nothing-to-gain")
    if kind == DISCARD:
        return _discard(state, element)
    return no("COS-2.4", "use-first")


def _planet(state: CosmogenesisState, element: int) -> Explanation:
    if not is_terrestrial(element) and not is_gas(element):
        return no("COS-3.1", "not-a-planet")
    planets, orbits = planet_count(state), state.orbits[state.current_player]
    if planets == orbits:
        return no("COS-3.2", "no-free-orbit", orbits=orbits)
    return yes("COS-3.1", "planet", orbit=planets + 1)


def planet_count(state: CosmogenesisState) -> int:
    """Count the current player's planets."""
    return sum(body_at(state, orbit * SLOTS) != NONE for orbit in range(ORBITS))


def body_at(state: CosmogenesisState, place: int) -> int:
    """Return what lies at a place of the current player's system."""
    return state.bodies[state.current_player * SYSTEM + place]


def life_at(state: CosmogenesisState, place: int) -> int:
    """Return the life at a place of the current player's system."""
    return state.life[state.current_player * SYSTEM + place]


def moon_count(state: CosmogenesisState, orbit: int) -> int:
    """Count the moons of an orbit of the current player."""
    return sum(body_at(state, orbit * SLOTS + slot) != NONE for slot in range(1, SLOTS))


def alike_before(state: CosmogenesisState, place: int) -> bool:
    """Say whether an earlier moon of the same orbit is the same."""
    own = (body_at(state, place), life_at(state, place))
    first = place - place % SLOTS
    return any((body_at(state, other), life_at(state, other)) == own for other in range(first + 1, place))


def _moon(state: CosmogenesisState, body: int, orbit: int) -> Explanation:
    planet = body_at(state, orbit * SLOTS)
    if planet == NONE:
        return no("COS-4.1", "no-planet", orbit=orbit + 1)
    if not is_gas(planet) and size_of(planet) <= size_of(body):
        return no("COS-4.1", "planet-too-small", orbit=orbit + 1, planet=size_of(planet), moon=size_of(body))
    if moon_count(state, orbit) >= state.components.moons:
        return no("COS-4.3", "moons-full", orbit=orbit + 1, moons=moon_count(state, orbit))
    return yes("COS-4.2" if is_gas(planet) else "COS-4.1", "moon")


def _collision(state: CosmogenesisState, collider: int, place: int) -> Explanation:
    hit, planet = body_at(state, place), body_at(state, place - place % SLOTS)
    if hit == NONE:
        return no("COS-5.1", "nothing-there")
    if is_gas(hit):
        return no("COS-5.1", "collide-gas")
    size = size_of(hit) + 1
    if size > LARGEST:
        return no("COS-5.4", "largest")
    if place % SLOTS and is_terrestrial(planet) and size >= size_of(planet):
        return no("COS-5.5", "moon-too-large", moon=size, planet=size_of(planet))
    leftover = size_of(collider) - 1
    fourth = leftover > 0 and moon_count(state, place // SLOTS) >= state.components.moons
    if fourth and not state.components.fourth_moon_allowed:
        return no("COS-5.7", "fourth-moon")
    if leftover and not fourth and is_terrestrial(planet):
        grows = place % SLOTS == 0 and state.components.leftover_measured_after
        measured = size_of(planet) + grows
        if leftover >= measured:
            return no("COS-5.6", "leftover-too-large", moon=leftover, planet=measured)
    lacking = lacking_size(state, collider, hit, 0 if fourth else leftover)
    if lacking:
        return no("COS-5.9", "reserve-empty", size=lacking)
    if alike_before(state, place):
        return no("COS-2.7", "moon-alike")
    return yes("COS-5.7" if fourth else "COS-5.2", "collide", size=size)


def lacking_size(state: CosmogenesisState, collider: int, hit: int, leftover: int) -> int:
    """Return a size for which a collision needs a token that the reserve lacks, or 0."""
    changes = [(hit, size_of(hit) + 1), (collider, leftover)]
    reserve = {token: state.reserve[token] for token in TOKEN_FOR_SIZE.values()}
    needed: list[int] = []
    for before, after in changes:
        old = None if before == ASTEROID else TOKEN_FOR_SIZE[size_of(before)]
        if after and old == TOKEN_FOR_SIZE[after]:
            continue  # the same token, turned over
        if old is not None and state.components.freed_tokens_first:
            reserve[old] += 1
        if after:
            needed.append(after)
    for size in needed:
        reserve[TOKEN_FOR_SIZE[size]] -= 1
    return next((size for size in needed if reserve[TOKEN_FOR_SIZE[size]] < 0), 0)


def _strike_target(state: CosmogenesisState, place: int) -> Explanation:
    body = body_at(state, place)
    if body == NONE:
        return no("COS-6.1", "nothing-there")
    if is_ringed(body):
        return no("COS-6.1", "ringed-already")
    if is_wet(body):
        return no("COS-6.1", "wet-already")
    if not is_gas(body) and size_of(body) < 3:
        return no("COS-6.1", "too-small-for-water", size=size_of(body))
    if alike_before(state, place):
        return no("COS-2.7", "moon-alike")
    return yes("COS-6.2", "strike-gas" if is_gas(body) else "strike-terrestrial")


def _discard(state: CosmogenesisState, element: int) -> Explanation:
    components = state.components
    on_monolith = state.taken == MONOLITH_SECTOR * SPACES + components.monolith_space
    forgoes = on_monolith and not components.monolith_when_discarding and state.monolith != state.current_player
    if element == ASTEROID and components.discard_pays == 1 and not forgoes:
        return no("COS-7.8", "discard-asteroid")
    return yes("COS-7.7", "discard")


# The second part of a turn


def _new_comet(state: CosmogenesisState, kind: int, target: int) -> Explanation:
    if kind == BELT:
        return yes("COS-8.4", "belt")
    return _strike_target(state, target) if kind == STRIKE else no("COS-8.4", "comet-first")


def _extra(state: CosmogenesisState, kind: int, target: int) -> Explanation:
    if kind == DONE:
        return yes("COS-2.6", "done")
    if kind == USE:
        return _exotic(state, target // 8, target % 8)
    if kind == EVOLVE:
        return no("COS-9.5", "evolve-by-icon")
    if kind in (PLANET, BELT, GAIN, DISCARD):
        return no("COS-2.4", "element-used")
    if state.extra == 0:
        return no("COS-8.1", "no-action-left")
    if kind == REVEAL:
        return _reveal(state, target // 8, target % 8)
    return _from_belt(state, kind, target)


def _from_belt(state: CosmogenesisState, kind: int, target: int) -> Explanation:
    components = state.components
    asteroids = state.asteroids[state.current_player]
    if kind == STRIKE:
        if state.comets[state.current_player] == 0:
            return no("COS-8.8", "no-comet")
        return _strike_target(state, target)
    if kind == MAKE_COMET:
        if asteroids < components.comet_price:
            return no("COS-8.4", "too-few-asteroids", asteroids=asteroids, price=components.comet_price)
        return yes("COS-8.4", "comet") if state.reserve[COMETS] > 0 else no("COS-1.3", "no-comet-left")
    if kind == EXPAND:
        return _expand(state, asteroids)
    if kind == LIFE:
        if asteroids < components.life_price:
            return no("COS-8.5", "too-few-asteroids", asteroids=asteroids, price=components.life_price)
        return _life_target(state, target)
    if asteroids == 0:
        return no("COS-8.2" if kind == MOON else "COS-8.3", "too-few-asteroids", asteroids=asteroids, price=1)
    return _moon(state, ASTEROID, target) if kind == MOON else _collision(state, ASTEROID, target)


def _expand(state: CosmogenesisState, asteroids: int) -> Explanation:
    components = state.components
    if state.orbits[state.current_player] >= components.expanded_orbits:
        return no("COS-8.6", "expanded-already")
    if asteroids < components.expansion_price:
        return no("COS-8.6", "too-few-asteroids", asteroids=asteroids, price=components.expansion_price)
    return yes("COS-8.6", "expand", orbits=components.expanded_orbits)


def _life_target(state: CosmogenesisState, place: int) -> Explanation:
    body = body_at(state, place)
    if body == NONE:
        return no("COS-9.1", "nothing-there")
    if is_gas(body):
        return no("COS-9.1", "life-on-gas")
    if body == ASTEROID and not state.components.life_on_asteroids:
        return no("COS-9.2", "life-on-asteroid")
    if life_at(state, place) > 0:
        return no("COS-9.1", "life-already")
    if state.here not in (-1, place // SLOTS):
        return no("COS-10.4", "other-orbit", orbit=state.here + 1)
    if alike_before(state, place):
        return no("COS-2.7", "moon-alike")
    return yes("COS-9.1", "life")


def _evolve_target(state: CosmogenesisState, place: int) -> Explanation:
    if not is_wet(body_at(state, place)):
        return no("COS-9.5", "evolve-dry")
    if life_at(state, place) == 0:
        return no("COS-9.5", "evolve-nothing")
    if life_at(state, place) == INTELLIGENT:
        return no("COS-9.5", "evolve-intelligent")
    if state.here not in (-1, place // SLOTS):
        return no("COS-10.4", "other-orbit", orbit=state.here + 1)
    if alike_before(state, place):
        return no("COS-2.7", "moon-alike")
    return yes("COS-9.5", "evolve")


def _reveal(state: CosmogenesisState, tile: int, orbit: int) -> Explanation:
    components, seat = state.components, state.current_player
    name = planetary_name(components, tile)
    if state.planetary_owner[tile] != seat or state.planetary_place[tile] not in (IN_HAND, SECRET):
        return no("COS-8.7", "not-in-hand", tile=name)
    if body_at(state, orbit * SLOTS) == NONE:
        return no("COS-10.1", "no-planet", orbit=orbit + 1)
    assigned = [
        t
        for t in range(PLANETARY_TILES)
        if state.planetary_owner[t] == seat and state.planetary_place[t] == AT_ORBIT + orbit
    ]
    if assigned and components.one_objective_per_orbit:
        other = planetary_name(components, assigned[0])
        return no("COS-10.2", "orbit-assigned", orbit=orbit + 1, tile=other)
    if not fits(state, seat, tile, orbit):
        return no("COS-10.1", "does-not-fit", orbit=orbit + 1, tile=name, needs=needs(components, tile))
    rewards = [components.reward(tile, index) for index in range(components.reward_count[tile])]
    if components.impossible_reward_forbids and not all(is_possible(state, effect, orbit) for effect in rewards):
        return no("COS-10.4", "reward-impossible", tile=name)
    return yes("COS-10.1", "reveal", orbit=orbit + 1, tile=name)


def _exotic(state: CosmogenesisState, exotic: int, icon: int) -> Explanation:
    components = state.components
    name = exotic_name(components, exotic)
    if state.exotic_owner[exotic] != state.current_player:
        return no("COS-11.1", "not-your-exotic", tile=name)
    if state.exotic_counters[exotic] == 0:
        return no("COS-11.5", "exotic-empty", tile=name)
    if state.exotics_used >> exotic & 1:
        return no("COS-11.1", "exotic-used", tile=name)
    if icon >= components.icon_count[exotic]:
        return no("COS-11.2", "no-such-icon", tile=name)
    spent = state.icons_used[exotic] if components.icons_each_once else 0
    if spent >> icon & 1:
        return no("COS-11.2", "icon-spent", tile=name)
    icons = [(components.icon(exotic, i), components.icon_amount(exotic, i)) for i in range(icon + 1)]
    if any(icons[i] == icons[icon] and not spent >> i & 1 for i in range(icon)):
        return no("COS-11.2", "icon-alike", tile=name)
    if not is_possible(state, icons[icon][0], -1):
        return no("COS-11.4", "icon-impossible")
    return yes("COS-11.2", "exotic", counters=state.exotic_counters[exotic])
