"""The three scoring actions: completing nebulae, discharging the time chamber, advanced life (CRA-6)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import (
    DISCARD_STAR,
    MENU_ADVANCE,
    MENU_COMPLETE,
    MENU_DISCHARGE,
    REWARD_CARD,
    REWARD_NOTHING,
)
from cosmogony.games.crafting.components import BLACK_HOLE, ELEMENTS, EXPANDING_UNIVERSE, GENERATIONS, H
from cosmogony.games.crafting.events import ADVANCED, COMPLETED, DISCHARGED
from cosmogony.games.crafting.galaxy import bit, count, has
from cosmogony.games.crafting.layout import (
    BY_CHAMBER,
    BY_NEBULAE,
    CHAMBER_FIELDS,
    COMPLETE,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    READY,
)
from cosmogony.games.crafting.rules.gains import (
    discard_proto,
    discharge_crystal,
    gain_advanced,
    gain_stars,
    push,
    score,
)
from cosmogony.games.crafting.rules.pieces import (
    completed,
    empty_life,
    plain_stars,
    slot_of,
    stars,
    stars_of,
    supernovae,
    tile_at,
)
from cosmogony.games.crafting.rules.powers import begin_discharge_card

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


# Scoring actions of a turn, as bits: only counted where each may be taken once
DID_COMPLETE: Final = 1
DID_DISCHARGE: Final = 2
DID_ADVANCE: Final = 4


def scoring_options(state: "CraftingState", seat: i64) -> i64:
    """Nebulae to complete, the time chamber to discharge, advanced life to create."""
    options: i64 = 0
    repeat = state.components.repeat_scoring
    hexagons = state.components.galaxy.hexagons
    done = completed(state, seat)
    if repeat or not state.scored_kinds & DID_COMPLETE:
        for hexagon in range(hexagons):
            if not has(done, hexagon) and is_surrounded(state, seat, hexagon):
                options |= bit(MENU_COMPLETE + hexagon)
    if done != 0 and (repeat or not state.scored_kinds & DID_ADVANCE):
        for hexagon in range(hexagons):
            if has(done, hexagon) and may_advance(state, seat, hexagon):
                options |= bit(MENU_ADVANCE + hexagon)
    if state.chamber[seat * CHAMBER_FIELDS + READY] > 0 and (repeat or not state.scored_kinds & DID_DISCHARGE):
        options |= reward_options(state, seat) << MENU_DISCHARGE
    return options


def is_surrounded(state: "CraftingState", seat: i64, hexagon: i64) -> bool:
    """Say whether there is a nebula and the stars on its corners meet its needs, supernovae as any star (CRA-6.2)."""
    components = state.components
    tile = tile_at(state, seat, hexagon)
    if tile == NOBODY:
        return False
    corners = components.galaxy.corners[hexagon]
    first_need = tile * ELEMENTS
    wild = count(corners & supernovae(state, seat))
    for element in range(ELEMENTS):
        missing = components.needs[first_need + element]
        if missing > 0:
            missing -= count(corners & stars_of(state, seat, element))
            if missing > 0:
                wild -= missing
                if wild < 0:
                    return False
    return True


def apply_complete(state: "CraftingState", hexagon: i64) -> None:
    """Score a nebula and turn it over; one of its stars must then go (CRA-6.3)."""
    seat = state.current_player
    tile = tile_at(state, seat, hexagon)
    points = state.components.tile_points[tile]
    score(state, seat, BY_NEBULAE, points)
    state.layers[seat * LAYERS + COMPLETE] |= bit(hexagon)
    state.scored_kinds |= DID_COMPLETE
    state.emit(COMPLETED, seat, hexagon, tile, points)
    push(state, DISCARD_STAR, hexagon + 1)


def discard_options(state: "CraftingState", seat: i64, hexagon: i64) -> i64:
    """Any star, or any star touching a nebula (counted from 1); supernovae included."""
    present = stars(state, seat)
    if hexagon > 0:
        present &= state.components.galaxy.corners[hexagon - 1]
    return present


def reward_options(state: "CraftingState", seat: i64) -> i64:
    """What a discharge can give: a star of any element that is left, or a power card's effect instead (CRA-6.5)."""
    options: i64 = 0
    for element in range(ELEMENTS):
        if state.supply[element] > 0:
            options |= bit(element)
    if slot_of(state, seat, GENERATIONS) != NOBODY and state.supply[LIFE_LEFT] > 0 and empty_life(state, seat) != 0:
        options |= bit(REWARD_CARD)
    if slot_of(state, seat, EXPANDING_UNIVERSE) != NOBODY and state.supply[H] > 0:
        options |= bit(REWARD_CARD + 1)
    if slot_of(state, seat, BLACK_HOLE) != NOBODY and plain_stars(state, seat) != 0:
        options |= bit(REWARD_CARD + 2)
    if options == 0:
        options = bit(REWARD_NOTHING)
    return options


def apply_discharge(state: "CraftingState", reward: i64) -> None:
    """Discharge the time chamber: points for the next scoring space, and the reward (CRA-6.5, CRA-6.6)."""
    seat = state.current_player
    points = discharge_crystal(state, seat)
    if REWARD_CARD <= reward < REWARD_NOTHING and not state.components.discharge_card_scores:
        points = 0
    score(state, seat, BY_CHAMBER, points)
    state.scored_kinds |= DID_DISCHARGE
    state.emit(DISCHARGED, seat, points)
    if reward < ELEMENTS:
        gain_stars(state, reward, 1)
    elif reward != REWARD_NOTHING:
        begin_discharge_card(state, GENERATIONS + reward - REWARD_CARD)


def may_advance(state: "CraftingState", seat: i64, hexagon: i64) -> bool:
    """Six life around a completed nebula without advanced life, and a token left (CRA-6.7)."""
    sides = state.components.galaxy.sides[hexagon]
    if state.layers[seat * LAYERS + LIFE] & sides != sides or state.advanced_left == 0:
        return False
    return state.advanced[seat * state.components.galaxy.hexagons + hexagon] == 0


def apply_advance(state: "CraftingState", hexagon: i64) -> None:
    """Create advanced life: the proto life around the nebula goes, the stable life stays (CRA-6.8)."""
    seat = state.current_player
    discarded = discard_proto(state, seat, state.components.galaxy.sides[hexagon])
    state.scored_kinds |= DID_ADVANCE
    state.emit(ADVANCED, seat, hexagon, discarded)
    gain_advanced(state, seat, hexagon)
