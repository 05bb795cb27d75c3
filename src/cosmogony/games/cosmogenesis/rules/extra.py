"""The second part of a turn (COS-8 to COS-11): additional actions, life, planetary objectives, exotic objects."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_COMET,
    CHOOSE_EVOLVE,
    CHOOSE_EXTRA,
    CHOOSE_LIFE,
    DONE,
    EVOLVE,
    EXPAND,
    LIFE,
    MAKE_COMET,
    REVEAL,
    USE,
    action,
)
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    BACTERIUM,
    COMETS,
    INTELLIGENT,
    NONE,
    is_terrestrial,
    is_wet,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, MOST_NEEDS, PLANETARY_TILES
from cosmogony.games.cosmogenesis.rules.system import (
    apply_collide,
    apply_moon,
    apply_strike,
    is_first_moon_alike,
    legal_collide,
    legal_moon,
    legal_strike,
    planets_of,
)
from cosmogony.games.cosmogenesis.tiles import (
    AT_ORBIT,
    GAIN_ACTION,
    GAIN_ASTEROIDS,
    GAIN_COMET,
    GAIN_EVOLUTION,
    IN_HAND,
    LEAST,
    MOON_SIZES,
    ORBITS,
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


def legal_extra(state: "CosmogenesisState", legal: list[int]) -> None:
    """List the additional actions while one is left, the exotic objects, and being done (COS-8.1, COS-11.1)."""
    if state.extra > 0:
        legal_from_belt(state, legal)
        legal_expand(state, legal)
        legal_reveal(state, legal)
    legal_exotic(state, legal)
    legal.append(action(DONE))


def has_extra(state: "CosmogenesisState") -> bool:
    """Say whether anything but being done is possible; the cheapest questions come first."""
    found: list[int] = []
    if state.extra > 0:
        legal_expand(state, found)
        if not found:
            legal_from_belt(state, found)
        if not found:
            legal_reveal(state, found)
    if not found:
        legal_exotic(state, found)
    return len(found) > 0


def legal_from_belt(state: "CosmogenesisState", legal: list[int]) -> None:
    """What a player may do with asteroids and comets of the belt (COS-8.2 to COS-8.5, COS-8.8)."""
    seat = state.current_player
    if state.asteroids[seat] > 0:
        legal_moon(state, ASTEROID, legal)
        legal_collide(state, ASTEROID, legal)
    legal_make_comet(state, legal)
    if state.asteroids[seat] >= state.components.life_price:
        legal_life(state, legal)
    if state.comets[seat] > 0:
        legal_strike(state, legal)


def apply_asteroid_moon(state: "CosmogenesisState", orbit: i64) -> None:
    """Put an asteroid of the belt into an orbit (COS-8.2)."""
    state.extra -= 1
    state.asteroids[state.current_player] -= 1
    apply_moon(state, orbit, ASTEROID)


def apply_asteroid_collide(state: "CosmogenesisState", place: i64) -> None:
    """Collide an asteroid of the belt (COS-8.3)."""
    state.extra -= 1
    state.asteroids[state.current_player] -= 1
    apply_collide(state, place, ASTEROID)


def apply_comet_strike(state: "CosmogenesisState", place: i64) -> None:
    """Collide a comet of the belt: as an additional action (COS-8.8), or one that has just come (COS-8.4)."""
    if state.phase == CHOOSE_EXTRA:
        state.extra -= 1
    state.comets[state.current_player] -= 1
    apply_strike(state, place)
    if state.phase == CHOOSE_COMET:
        go_on(state)


# COS-8.4: making a comet


def legal_make_comet(state: "CosmogenesisState", legal: list[int]) -> None:
    """Two asteroids of the belt for a comet of the reserve (COS-8.4)."""
    if state.asteroids[state.current_player] >= state.components.comet_price and state.reserve[COMETS] > 0:
        legal.append(action(MAKE_COMET))


def apply_make_comet(state: "CosmogenesisState") -> None:
    """Trade the asteroids for a comet, which may collide at once."""
    state.extra -= 1
    pay(state, state.components.comet_price)
    state.emit(events.MADE_COMET, state.current_player)
    take_comet(state)


def pay(state: "CosmogenesisState", asteroids: i64) -> None:
    """Return asteroids of the belt to the reserve."""
    state.asteroids[state.current_player] -= asteroids
    state.reserve[ASTEROIDS] += asteroids


def take_comet(state: "CosmogenesisState") -> None:
    """Take a comet into the belt, and ask whether it collides at once if it could."""
    state.reserve[COMETS] -= 1
    state.comets[state.current_player] += 1
    targets: list[int] = []
    legal_strike(state, targets)
    if targets:
        state.phase = CHOOSE_COMET


def legal_new_comet(state: "CosmogenesisState", legal: list[int]) -> None:
    """A new comet collides at once or stays in the belt (COS-8.4)."""
    legal_strike(state, legal)
    legal.append(action(BELT))


def apply_keep_comet(state: "CosmogenesisState") -> None:
    """Leave the new comet in the belt."""
    state.emit(events.BELT, state.current_player, 0, 1)
    go_on(state)


# COS-9: life


def legal_life(state: "CosmogenesisState", legal: list[int]) -> None:
    """Every body on which life can arise, in the orbit that a reward names or in any (COS-9.1, COS-9.2)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        if state.here >= 0 and orbit != state.here:
            continue
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            body = state.bodies[first + slot]
            if body == NONE:
                break
            if state.life[first + slot] > 0 or not can_bear_life(state, body):
                continue
            if is_first_moon_alike(state, first, slot):
                legal.append(action(LIFE, orbit * SLOTS + slot))


def can_bear_life(state: "CosmogenesisState", body: i64) -> bool:
    """Terrestrial bodies bear life, asteroids only by another ruling (COS-9.2)."""
    return is_terrestrial(body) or (body == ASTEROID and state.components.life_on_asteroids)


def apply_life(state: "CosmogenesisState", place: i64) -> None:
    """Create life: for an asteroid as an additional action (COS-8.5), or free by an icon or a reward."""
    if state.phase == CHOOSE_EXTRA:
        state.extra -= 1
        pay(state, state.components.life_price)
        arise(state, place)
        return
    arise(state, place)
    go_on(state)


def arise(state: "CosmogenesisState", place: i64) -> None:
    """Put a life counter on the bacterium of a body (COS-9.1)."""
    state.life[state.current_player * SYSTEM + place] = BACTERIUM
    state.emit(events.LIFE, state.current_player, place)


def legal_evolve(state: "CosmogenesisState", legal: list[int]) -> None:
    """Every wet body whose life can advance, in the orbit that a reward names or in any (COS-9.5)."""
    seat = state.current_player
    for orbit in range(planets_of(state, seat)):
        if state.here >= 0 and orbit != state.here:
            continue
        first = seat * SYSTEM + orbit * SLOTS
        for slot in range(SLOTS):
            if can_evolve(state, first + slot) and is_first_moon_alike(state, first, slot):
                legal.append(action(EVOLVE, orbit * SLOTS + slot))


def can_evolve(state: "CosmogenesisState", at: i64) -> bool:
    """Say whether a body has water and life that is not intelligent yet (COS-9.4, COS-9.5)."""
    return is_wet(state.bodies[at]) and BACTERIUM <= state.life[at] < INTELLIGENT


def apply_evolve(state: "CosmogenesisState", place: i64) -> None:
    """Advance the life of a body that was chosen."""
    advance(state, place)
    go_on(state)


def advance(state: "CosmogenesisState", place: i64) -> None:
    """Advance a life counter by one step (COS-9.3)."""
    at = state.current_player * SYSTEM + place
    state.life[at] += 1
    state.emit(events.EVOLVED, state.current_player, place, state.life[at])


# COS-8.6: expanding


def legal_expand(state: "CosmogenesisState", legal: list[int]) -> None:
    """Once a game, for an asteroid (COS-8.6)."""
    seat = state.current_player
    if (
        state.orbits[seat] < state.components.expanded_orbits
        and state.asteroids[seat] >= state.components.expansion_price
    ):
        legal.append(action(EXPAND))


def apply_expand(state: "CosmogenesisState") -> None:
    """Add the further orbits."""
    state.extra -= 1
    pay(state, state.components.expansion_price)
    state.orbits[state.current_player] = state.components.expanded_orbits
    state.emit(events.EXPANDED, state.current_player)


# COS-10: planetary objectives


def legal_reveal(state: "CosmogenesisState", legal: list[int]) -> None:
    """Every tile of the hand with every orbit that meets its conditions and has none yet (COS-10.1, COS-10.2)."""
    seat = state.current_player
    planets = planets_of(state, seat)
    assigned: i64 = 0
    hand: i64 = 0
    for tile in range(PLANETARY_TILES):
        if state.planetary_owner[tile] == seat:
            place = state.planetary_place[tile]
            if place >= AT_ORBIT:
                assigned |= 1 << (place - AT_ORBIT)
            elif place == IN_HAND or place == SECRET:
                hand |= 1 << tile
    if not state.components.one_objective_per_orbit:
        assigned = 0
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


def go_on(state: "CosmogenesisState") -> None:
    """Carry out the rewards still due, as far as none needs a decision; then the second part of the turn goes on."""
    state.phase = CHOOSE_EXTRA
    state.here = -1
    while state.reward_tile >= 0 and state.reward_next < state.components.reward_count[state.reward_tile]:
        tile = state.reward_tile
        index = state.reward_next
        state.reward_next += 1
        orbit = state.planetary_place[tile] - AT_ORBIT
        effect = state.components.reward(tile, index)
        if not is_possible(state, effect, orbit):
            state.emit(events.REWARD_LOST, state.current_player, effect)
            continue
        carry_out(state, effect, state.components.reward_amount(tile, index), orbit)
        if state.phase != CHOOSE_EXTRA:
            return
    state.reward_tile = -1


# COS-11: exotic objects


def legal_exotic(state: "CosmogenesisState", legal: list[int]) -> None:
    """Each object once a turn while it has counters, with each icon that can be carried out (COS-11)."""
    for exotic in range(EXOTICS):
        if state.exotic_owner[exotic] != state.current_player or state.exotic_counters[exotic] == 0:
            continue
        if (state.exotics_used >> exotic) & 1 == 1:
            continue
        for icon in range(state.components.icon_count[exotic]):
            if is_fresh(state, exotic, icon) and is_possible(state, state.components.icon(exotic, icon), -1):
                legal.append(action(USE, exotic * 8 + icon))


def is_fresh(state: "CosmogenesisState", exotic: i64, icon: i64) -> bool:
    """Say whether an icon is a choice of its own: alike icons are one, and spent ones none by another ruling."""
    if is_spent(state, exotic, icon):
        return False
    components = state.components
    for earlier in range(icon):
        if (
            not is_spent(state, exotic, earlier)
            and components.icon(exotic, earlier) == components.icon(exotic, icon)
            and components.icon_amount(exotic, earlier) == components.icon_amount(exotic, icon)
        ):
            return False
    return True


def is_spent(state: "CosmogenesisState", exotic: i64, icon: i64) -> bool:
    """Say whether an icon was used before and may not be used again, by another ruling (COS-11.2)."""
    return state.components.icons_each_once and (state.icons_used[exotic] >> icon) & 1 == 1


def apply_use(state: "CosmogenesisState", target: i64) -> None:
    """Spend a counter and carry out one icon (COS-11.2)."""
    exotic = target // 8
    icon = target % 8
    state.exotic_counters[exotic] -= 1
    state.exotics_used |= 1 << exotic
    state.icons_used[exotic] |= 1 << icon
    effect = state.components.icon(exotic, icon)
    amount = state.components.icon_amount(exotic, icon)
    state.emit(events.USED, state.current_player, exotic, effect, amount)
    carry_out(state, effect, amount, -1)


# Effects: what rewards and icons do


def is_possible(state: "CosmogenesisState", effect: i64, orbit: i64) -> bool:
    """Say whether an effect can be carried out, in one orbit or in any (COS-10.4, COS-11.4)."""
    if effect == GAIN_ASTEROIDS or effect == GAIN_ACTION:
        return True
    if effect == GAIN_COMET:
        return state.reserve[COMETS] > 0
    return len(targets_of(state, effect, orbit)) > 0


def targets_of(state: "CosmogenesisState", effect: i64, orbit: i64) -> list[int]:
    """List the bodies on which life may arise or evolve by an effect."""
    targets: list[int] = []
    bound = state.here
    state.here = orbit
    if effect == GAIN_EVOLUTION:
        legal_evolve(state, targets)
    else:
        legal_life(state, targets)
    state.here = bound
    return targets


def carry_out(state: "CosmogenesisState", effect: i64, amount: i64, orbit: i64) -> None:
    """Carry out an effect, or ask where it applies if there is a choice."""
    seat = state.current_player
    if effect == GAIN_ASTEROIDS:
        state.reserve[ASTEROIDS] -= amount
        state.asteroids[seat] += amount
        state.emit(events.BELT, seat, amount, 0)
    elif effect == GAIN_COMET:
        take_comet(state)
        if state.phase != CHOOSE_COMET:
            state.emit(events.BELT, seat, 0, 1)
    elif effect == GAIN_ACTION:
        state.extra += 1
        state.emit(events.ACTION, seat)
    else:
        on_a_body(state, effect, orbit)


def on_a_body(state: "CosmogenesisState", effect: i64, orbit: i64) -> None:
    """Let life arise or evolve where there is one body for it, else ask."""
    targets = targets_of(state, effect, orbit)
    if len(targets) > 1:
        state.here = orbit
        state.phase = CHOOSE_EVOLVE if effect == GAIN_EVOLUTION else CHOOSE_LIFE
    elif effect == GAIN_EVOLUTION:
        advance(state, targets[0] & 0xFF)
    else:
        arise(state, targets[0] & 0xFF)


# COS-12.1: evolution


def evolve_all(state: "CosmogenesisState") -> None:
    """Advance life on every wet body of the habitable zone (COS-12.1)."""
    for seat in range(state.n_players):
        for place in range(min(state.components.habitable, ORBITS) * SLOTS):
            at = seat * SYSTEM + place
            if can_evolve(state, at):
                state.life[at] += 1
                state.emit(events.EVOLVED, seat, place, state.life[at])
