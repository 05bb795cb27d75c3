"""Why an action of Cosmogenesis is legal or not: the clause, and a sentence with the actual values.

No rule stands here. The rules say what is wrong by a code of ``faults``; the tables below put each code into
words, and each kind of action with which nothing is wrong.
"""

from collections.abc import Callable

from cosmogony.core.answers import Explanation
from cosmogony.core.reasons import Reason
from cosmogony.games.cosmogenesis import actions, faults
from cosmogony.games.cosmogenesis.actions import COLLIDE, EVOLVE, EXPAND, LIFE, MAKE_COMET, MOON, REVEAL, STRIKE, USE
from cosmogony.games.cosmogenesis.bodies import PLANETARY, STELLAR, is_gas, size_of
from cosmogony.games.cosmogenesis.components import SECTOR_NAMES, SPACES
from cosmogony.games.cosmogenesis.notation.names import exotic_name, planetary_name
from cosmogony.games.cosmogenesis.notation.tiles import needs, revealed_at
from cosmogony.games.cosmogenesis.rules import choices, extra, system
from cosmogony.games.cosmogenesis.rules.board import brings_monolith, first_alike
from cosmogony.games.cosmogenesis.rules.places import body_used
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM, moons_around
from cosmogony.texts import Argument


class Question:
    """An action that somebody asks about, and what it is aimed at."""

    def __init__(self, state: CosmogenesisState, chosen: int) -> None:
        self.state, self.components, self.seat = state, state.components, state.current_player
        self.kind, self.target = actions.kind_of(chosen), actions.target_of(chosen)
        self.first, self.second = actions.first_of(self.target), actions.second_of(self.target)

    @property
    def orbit(self) -> int:
        """The orbit of a moon, a body or an objective."""
        if self.kind == REVEAL:
            return self.second
        return self.target if self.kind == MOON else self.target // SLOTS

    @property
    def planet_at(self) -> int:
        """Where the planet of the orbit lies."""
        return self.seat * SYSTEM + self.orbit * SLOTS

    @property
    def body(self) -> int:
        """The body that something is done to."""
        return self.state.bodies[self.seat * SYSTEM + self.target]

    @property
    def leftover(self) -> int:
        """The size of the moon that a collision leaves."""
        return system.leftover_of(self.state, self.planet_at, body_used(self.state))

    @property
    def tile(self) -> Argument:
        """The name of the exotic object or planetary objective."""
        if self.kind == USE:
            return exotic_name(self.components, self.first)
        return planetary_name(self.components, self.first if self.kind == REVEAL else self.target)


VALUES: dict[str, Callable[[Question], Argument]] = {
    "sector": lambda asked: SECTOR_NAMES[asked.target // SPACES],
    "space": lambda asked: first_alike(asked.state.spaces, asked.target, asked.components.monolith_space) % SPACES + 1,
    "players": lambda asked: asked.state.n_players,
    "orbit": lambda asked: asked.orbit + 1,
    "orbits": lambda asked: asked.state.orbits[asked.seat],
    "free": lambda asked: system.planets_of(asked.state, asked.seat) + 1,
    "planet": lambda asked: size_of(asked.state.bodies[asked.planet_at]),
    "moon": lambda asked: size_of(body_used(asked.state)),
    "moons": lambda asked: moons_around(asked.state.bodies, asked.planet_at),
    "size": lambda asked: size_of(asked.body),
    "larger": lambda asked: size_of(asked.body) + 1,
    "leftover": lambda asked: asked.leftover,
    "measured": lambda asked: size_of(system.planet_measured(asked.state, asked.planet_at, asked.target % SLOTS)),
    "missing": lambda asked: system.missing_size(asked.state, asked.body, body_used(asked.state), asked.leftover),
    "asteroids": lambda asked: asked.state.asteroids[asked.seat],
    "price": lambda asked: extra.price_of(asked.components, asked.kind),
    "expanded": lambda asked: asked.components.expanded_orbits,
    "bound": lambda asked: asked.state.here + 1,
    "habitable": lambda asked: asked.components.habitable,
    "tile": lambda asked: asked.tile,
    "needs": lambda asked: needs(asked.components, asked.first),
    "other": lambda asked: planetary_name(asked.components, revealed_at(asked.state, asked.seat, asked.orbit)[0]),
    "counters": lambda asked: asked.state.exotic_counters[asked.first],
}
"""What sentences mention, by the name it has there."""


ELSEWHERE = {
    faults.NO_PLANET: {REVEAL: "COS-10.1"},
    faults.NOTHING_THERE: {STRIKE: "COS-6.1", LIFE: "COS-9.1", EVOLVE: "COS-9.5"},
    faults.TOO_FEW_ASTEROIDS: {COLLIDE: "COS-8.3", MAKE_COMET: "COS-8.4", LIFE: "COS-8.5", EXPAND: "COS-8.6"},
}
"""The clause of a fault where it depends on the kind of action."""

REFUSALS = {
    faults.OVER: Reason("COS-12.2", "over"),
    faults.UNKNOWN: Reason("COS-2.2", "unknown"),
    faults.KEEP_IS_PAST: Reason("COS-1.11", "keep-is-past"),
    faults.KEEP_FIRST: Reason("COS-1.11", "keep-first"),
    faults.TAKEN_ALREADY: Reason("COS-2.2", "taken-already"),
    faults.TAKE_FIRST: Reason("COS-2.2", "take-first"),
    faults.USE_FIRST: Reason("COS-2.4", "use-first"),
    faults.COMET_FIRST: Reason("COS-8.4", "comet-first"),
    faults.LIFE_FIRST: Reason("COS-9.1", "life-first"),
    faults.EVOLVE_FIRST: Reason("COS-9.5", "evolve-first"),
    faults.GIFT_FIRST: Reason("COS-10.4", "gift-first"),
    faults.PICK_FIRST: Reason("COS-10.4", "pick-first"),
    faults.NOTHING_TO_PICK: Reason("COS-10.4", "nothing-to-pick"),
    faults.NOT_OFFERED: Reason("COS-1.11", "not-offered", "tile"),
    faults.SECTOR_DONE: Reason("COS-2.3", "sector-done", "sector"),
    faults.SPACE_UNUSED: Reason("COS-1.7", "space-unused", "sector players"),
    faults.SPACE_EMPTY: Reason("COS-2.3", "space-empty", "sector"),
    faults.SPACE_ALIKE: Reason("COS-2.4", "space-alike", "space sector"),
    faults.NOT_A_PLANET: Reason("COS-3.1", "not-a-planet"),
    faults.NO_FREE_ORBIT: Reason("COS-3.2", "no-free-orbit", "orbits"),
    faults.NOT_A_MOON: Reason("COS-4.1", "not-a-body"),
    faults.GAS_MOON: Reason("COS-4.1", "gas-moon"),
    faults.NO_PLANET: Reason("COS-4.1", "no-planet", "orbit"),
    faults.PLANET_TOO_SMALL: Reason("COS-4.1", "planet-too-small", "orbit planet moon"),
    faults.MOONS_FULL: Reason("COS-4.3", "moons-full", "orbit moons"),
    faults.NOTHING_THERE: Reason("COS-5.1", "nothing-there"),
    faults.MOON_ALIKE: Reason("COS-2.7", "moon-alike"),
    faults.CANNOT_COLLIDE: Reason("COS-5.1", "cannot-collide"),
    faults.COLLIDE_GAS: Reason("COS-5.1", "collide-gas"),
    faults.LARGEST_ALREADY: Reason("COS-5.4", "largest"),
    faults.MOON_TOO_LARGE: Reason("COS-5.5", "moon-too-large", "larger planet"),
    faults.LEFTOVER_TOO_LARGE: Reason("COS-5.6", "leftover-too-large", "leftover measured"),
    faults.RESERVE_EMPTY: Reason("COS-5.9", "reserve-empty", "missing"),
    faults.NOT_A_COMET: Reason("COS-6.1", "not-a-comet"),
    faults.RINGED_ALREADY: Reason("COS-6.1", "ringed-already"),
    faults.WET_ALREADY: Reason("COS-6.1", "wet-already"),
    faults.TOO_SMALL_FOR_WATER: Reason("COS-6.1", "too-small-for-water", "size"),
    faults.NOT_FOR_BELT: Reason("COS-7.1", "not-for-belt"),
    faults.NOTHING_TO_GAIN: Reason("COS-7.4", "nothing-to-gain"),
    faults.DISCARD_ASTEROID: Reason("COS-7.8", "discard-asteroid"),
    faults.ELEMENT_USED: Reason("COS-2.4", "element-used"),
    faults.NO_ACTION_LEFT: Reason("COS-8.1", "no-action-left"),
    faults.NO_COMET: Reason("COS-8.8", "no-comet"),
    faults.NO_COMET_LEFT: Reason("COS-1.3", "no-comet-left"),
    faults.TOO_FEW_ASTEROIDS: Reason("COS-8.2", "too-few-asteroids", "asteroids price"),
    faults.EXPANDED_ALREADY: Reason("COS-8.6", "expanded-already"),
    faults.LIFE_ON_GAS: Reason("COS-9.1", "life-on-gas"),
    faults.LIFE_ON_ASTEROID: Reason("COS-9.2", "life-on-asteroid"),
    faults.LIFE_DRY: Reason("COS-9.1", "life-dry"),
    faults.LIFE_ALREADY: Reason("COS-9.1", "life-already"),
    faults.NO_COUNTER: Reason("COS-1.3", "no-counter"),
    faults.EVOLVE_BY_ICON: Reason("COS-9.5", "evolve-by-icon"),
    faults.EVOLVE_DRY: Reason("COS-9.5", "evolve-dry"),
    faults.EVOLVE_OUTSIDE: Reason("COS-9.5", "evolve-outside", "habitable"),
    faults.EVOLVE_NOTHING: Reason("COS-9.5", "evolve-nothing"),
    faults.EVOLVE_INTELLIGENT: Reason("COS-9.5", "evolve-intelligent"),
    faults.OTHER_ORBIT: Reason("COS-10.4", "other-orbit", "bound"),
    faults.NOT_IN_HAND: Reason("COS-8.7", "not-in-hand", "tile"),
    faults.ORBIT_ASSIGNED: Reason("COS-10.2", "orbit-assigned", "orbit other"),
    faults.DOES_NOT_FIT: Reason("COS-10.1", "does-not-fit", "orbit tile needs"),
    faults.REWARD_IMPOSSIBLE: Reason("COS-10.4", "reward-impossible", "tile"),
    faults.NOT_YOUR_EXOTIC: Reason("COS-11.1", "not-your-exotic", "tile"),
    faults.EXOTIC_EMPTY: Reason("COS-11.5", "exotic-empty", "tile"),
    faults.EXOTIC_USED: Reason("COS-11.1", "exotic-used", "tile"),
    faults.NO_SUCH_ICON: Reason("COS-11.2", "no-such-icon", "tile"),
    faults.ICON_SPENT: Reason("COS-11.2", "icon-spent", "tile"),
    faults.ICON_ALIKE: Reason("COS-11.2", "icon-alike", "tile"),
    faults.ICON_IMPOSSIBLE: Reason("COS-11.4", "icon-impossible"),
    faults.NO_SUCH_CHOICE: Reason("COS-10.4", "no-such-choice"),
    faults.CHOICE_IMPOSSIBLE: Reason("COS-10.4", "choice-impossible"),
}

PERMISSIONS = {
    actions.KEEP: Reason("COS-1.11", "keep"),
    actions.TAKE: Reason("COS-2.3", "take", "sector"),
    actions.PLANET: Reason("COS-3.1", "planet", "free"),
    MOON: Reason("COS-4.1", "moon"),
    COLLIDE: Reason("COS-5.2", "collide", "larger"),
    STRIKE: Reason("COS-6.2", "strike-terrestrial"),
    actions.BELT: Reason("COS-7.1", "belt"),
    actions.GAIN: Reason("COS-7.4", "gain"),
    actions.DISCARD: Reason("COS-7.7", "discard"),
    MAKE_COMET: Reason("COS-8.4", "comet"),
    LIFE: Reason("COS-9.1", "life"),
    EXPAND: Reason("COS-8.6", "expand", "expanded"),
    REVEAL: Reason("COS-10.1", "reveal", "orbit tile"),
    USE: Reason("COS-11.2", "exotic", "counters"),
    EVOLVE: Reason("COS-9.5", "evolve"),
    actions.DONE: Reason("COS-2.6", "done"),
    actions.PICK: Reason("COS-10.4", "pick"),
}


def permission(asked: Question) -> Reason:
    """Return the reason for a legal action; what it meets may have a clause of its own."""
    state, kind = asked.state, asked.kind
    if kind == actions.TAKE and brings_monolith(state, asked.target):
        return Reason("COS-7.2", "take-monolith")
    if kind == MOON and is_gas(state.bodies[asked.planet_at]):
        return Reason("COS-4.2", "moon")
    if kind == COLLIDE and system.leaves_fourth_moon(state, asked.planet_at, body_used(state)):
        return Reason("COS-5.7", "collide", "larger")
    if kind == STRIKE and is_gas(asked.body):
        return Reason("COS-6.2", "strike-gas")
    if kind == actions.DONE and state.phase != actions.CHOOSE_EXTRA:
        return Reason("COS-10.6", "decline")
    if kind == actions.BELT and state.phase == actions.CHOOSE_COMET:
        return Reason("COS-8.4", "belt")
    if kind == actions.GAIN and state.spaces[state.taken] >= STELLAR:
        return Reason("COS-7.6" if state.spaces[state.taken] >= PLANETARY else "COS-7.5", "gain")
    return PERMISSIONS[kind]


def explain(state: CosmogenesisState, chosen: int) -> Explanation:
    """Explain one action of the current player."""
    found, asked = choices.fault(state, chosen), Question(state, chosen)
    legal = found == faults.ALLOWED
    reason = permission(asked) if legal else REFUSALS[found]
    clause = ELSEWHERE.get(found, {}).get(asked.kind, reason.clause)
    return reason.told(legal, "cosmogenesis", lambda name: VALUES[name](asked), clause)
