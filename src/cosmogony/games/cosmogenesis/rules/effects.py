"""Effects (COS-10.4, COS-11.3): what rewards of planetary objectives and icons of exotic objects do."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_COMET, CHOOSE_EVOLVE, CHOOSE_EXTRA, CHOOSE_LIFE, target_of
from cosmogony.games.cosmogenesis.bodies import ASTEROIDS, COMETS
from cosmogony.games.cosmogenesis.rules.life import advance, arise, legal_evolve, legal_life
from cosmogony.games.cosmogenesis.rules.system import legal_strike
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, GAIN_ACTION, GAIN_ASTEROIDS, GAIN_COMET, GAIN_EVOLUTION

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def is_possible(state: "CosmogenesisState", effect: i64, orbit: i64) -> bool:
    """Say whether an effect can be carried out, in one orbit or (-1) in any (COS-10.4, COS-11.4)."""
    if effect == GAIN_ASTEROIDS or effect == GAIN_ACTION:
        return True
    if effect == GAIN_COMET:
        return state.reserve[COMETS] > 0
    return len(targets_of(state, effect, orbit)) > 0


def targets_of(state: "CosmogenesisState", effect: i64, orbit: i64) -> list[int]:
    """List the bodies on which life may arise or evolve by an effect, in one orbit or (-1) in any."""
    targets: list[int] = []
    if effect == GAIN_EVOLUTION:
        legal_evolve(state, orbit, targets)
    else:
        legal_life(state, orbit, targets)
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
        advance(state, target_of(targets[0]))
    else:
        arise(state, target_of(targets[0]))


def take_comet(state: "CosmogenesisState") -> None:
    """Take a comet into the belt, and ask whether it collides at once if it could."""
    state.reserve[COMETS] -= 1
    state.comets[state.current_player] += 1
    targets: list[int] = []
    legal_strike(state, targets)
    if targets:
        state.phase = CHOOSE_COMET


# COS-10.4: rewards


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
