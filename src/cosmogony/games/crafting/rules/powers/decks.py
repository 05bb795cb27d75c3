"""The power cards (CRA-13), deck by deck: one block for each card.

A card is what it gives at once and what it then lets its player choose. It may be used as often as it can be paid for
(CRA-7.5), but only where it does something: where it gives something, or its choice has an option. Every use costs an
energy card or a discharge, and none gives energy cards: so a turn always ends.

``play`` returns the choice as an entry of the agenda, ``DONE`` where there is none, ``NOTHING`` where the card would
have no effect. Only when the card is ``used`` it also gives what it gives at once.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting.actions import DONE, NOTHING, task
from cosmogony.games.crafting.galaxy import bit, count, first, has
from cosmogony.games.crafting.layout import BY_CARDS, COMPLETE, HELD_LIFE, KNOWN, LAYERS, NOVA
from cosmogony.games.crafting.rules import gains, pieces
from cosmogony.games.crafting.rules.gains import gain_crystals, gain_tokens, push
from cosmogony.games.crafting.rules.pieces import completed, open_tiles, plain_stars, proto, room_for_star, tile_at
from cosmogony.games.crafting.rules.sliders import stabilise_all

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def play(state: "CraftingState", card: i64, used: bool) -> i64:
    """Return what a power card lets its player choose; if it is used, give what it gives at once (CRA-7.5)."""
    deck = c.control_of(card)
    if deck == c.LIGHT:
        return play_light(state, card, used)
    if deck == c.TIME:
        return play_time(state, card, used)
    return play_gravity(state, card, used) if deck == c.GRAVITY else play_chemistry(state, card, used)


# The time deck: CRA-13.1 to CRA-13.8


def play_time(state: "CraftingState", card: i64, used: bool) -> i64:
    """Return what a time card lets its player choose; if it is used, give what it gives at once (CRA-7.5)."""
    amount = state.components.amount[card]
    if card == c.GENERATIONS:  # CRA-13.1, in place of the star of a discharge: gain stable life anywhere
        if used:
            for _life in range(1, amount):
                push(state, a.LIFE_AT, a.STABLE_ANYWHERE)
        return task(a.LIFE_AT, a.STABLE_ANYWHERE)

    if card == c.EXPANDING_UNIVERSE:  # CRA-13.2, in place of the star of a discharge: gain H stars; one must be left
        if used:
            gain_tokens(state, c.H, amount)
        return DONE if used or (state.supply[c.H] > 0 and room_for_star(state)) else NOTHING

    if card == c.BLACK_HOLE:  # CRA-13.3, in place of the star of a discharge: turn stars into supernovae
        if not state.components.black_hole_one_star and count(plain_stars(state, state.current_player)) < amount:
            return NOTHING
        if used:
            for _star in range(1, amount):
                push(state, a.CONVERT)
        return task(a.CONVERT)

    if card == c.EVENT_HORIZON:  # CRA-13.4: gain time crystals, or proto life
        return task(a.EITHER, card)

    if card == c.NUCLEAR_FUSION:  # CRA-13.8: discard a star from the board, then gain any star
        if used:
            push(state, a.ELEMENT)
        return task(a.DISCARD_STAR)

    # 4th Dimension, Special Relativity and Quasar, CRA-13.5 to CRA-13.7: gain time crystals
    if used:
        gain_crystals(state, amount)
    return DONE


# The chemistry deck: CRA-13.9 to CRA-13.16


def play_chemistry(state: "CraftingState", card: i64, used: bool) -> i64:
    """Return what a chemistry card lets its player choose; if it is used, give what it gives at once (CRA-7.5)."""
    seat = state.current_player
    if card == c.GENETIC_DRIFT:  # CRA-13.9: move a proto life, which then becomes stable
        return task(a.LIFE_FROM, a.DRIFT_ANYWHERE if state.components.genetic_drift_anywhere else a.DRIFT)

    if card == c.IONIZING_RADIATION:  # CRA-13.10: all proto life next to one supernova becomes stable
        return task(a.SUPERNOVA, card)

    if card == c.EVOLUTION:  # CRA-13.11: gain an advanced life on a nebula that has one
        return task(a.ADVANCED_AT)

    if card == c.ABIOGENESIS:  # CRA-13.12: gain a stable life anywhere
        return task(a.LIFE_AT, a.STABLE_ANYWHERE)

    if card == c.SURVIVAL:  # CRA-13.13: proto life besides that which is paid becomes stable
        if proto_to_pay(state) <= state.components.cost_proto[card]:
            return NOTHING
        if used:
            for _life in range(1, state.components.amount[card]):
                push(state, a.STABILISE)
        return task(a.STABILISE)

    if card == c.SPECIATION:  # CRA-13.14: gain a proto life next to any stable life
        return task(a.LIFE_AT, a.BESIDE_STABLE)

    # Photosynthesis, CRA-13.15, and Water-Rich Comets, CRA-13.16: proto life next to certain stars becomes stable
    components = state.components
    element = components.photosynthesis_star if card == c.PHOTOSYNTHESIS else components.comets_star
    beside = components.galaxy.around(components.galaxy.life_at_star, pieces.stars_of(state, seat, element))
    if beside & proto(state, seat) == 0:
        return NOTHING
    if used:
        stabilise_all(state, seat, beside)
    return DONE


def irradiating(state: "CraftingState") -> i64:
    """Ionizing Radiation: supernovae with proto life beside them (CRA-13.10)."""
    seat = state.current_player
    found: i64 = 0
    novae = pieces.supernovae(state, seat)
    while novae != 0:
        space = first(novae)
        if state.components.galaxy.life_at_star[space] & proto(state, seat) != 0:
            found |= bit(space)
        novae &= novae - 1
    return found


def evolving(state: "CraftingState") -> i64:
    """Evolution: nebulae that can take a further advanced life, those with exactly one, if any is left (CRA-13.11)."""
    found: i64 = 0
    if state.advanced_left > 0:
        for hexagon in range(state.components.galaxy.hexagons):
            if 0 < pieces.advanced_on(state, state.current_player, hexagon) < state.components.evolution_limit:
                found |= bit(hexagon)
    return found


def apply_advanced_at(state: "CraftingState", hexagon: i64) -> None:
    """Evolution: add an advanced life to a nebula, for all to see, but not its value (CRA-13.11)."""
    state.emit(e.EVOLVED, state.current_player, hexagon)
    gains.gain_advanced(state, state.current_player, hexagon)


def proto_to_pay(state: "CraftingState") -> i64:
    """Survival of the Fittest: proto life on the board pays, or also beside it by another ruling (CRA-13.13)."""
    number = count(proto(state, state.current_player))
    if state.components.survival_pays_unplaced:
        number += state.held[HELD_LIFE]
    return number


# The light deck: CRA-13.17 to CRA-13.24


def play_light(state: "CraftingState", card: i64, used: bool) -> i64:
    """Return what a light card lets its player choose; if it is used, give what it gives at once (CRA-7.5)."""
    amount = state.components.amount[card]
    if card == c.MOLECULAR_CLOUD:  # CRA-13.17: gain an H star; one must be left, with room
        if used:
            gain_tokens(state, c.H, 1)
        return DONE if used or (state.supply[c.H] > 0 and room_for_star(state)) else NOTHING

    if card == c.AMINO_ACIDS:  # CRA-13.18: gain a stable life anywhere
        return task(a.LIFE_AT, a.STABLE_ANYWHERE)

    if card == c.SPEED_OF_LIGHT:  # CRA-13.19: gain points and any star
        if used:
            gains.score(state, state.current_player, BY_CARDS, amount)
            push(state, a.ELEMENT)
        return DONE

    if card == c.TIME_DILATION:  # CRA-13.20: gain time crystals
        if used:
            gain_crystals(state, amount)
        return DONE

    if card == c.NUCLEAR_FISSION:  # CRA-13.24: discard a star from the board, gain any star and time crystals
        if used:
            gain_crystals(state, amount)
            push(state, a.ELEMENT)
        return task(a.DISCARD_STAR)

    # Relativity Delta, Psi and Phi, CRA-13.21 to CRA-13.23: gain any star in a sector
    return task(a.ELEMENT, card - c.RELATIVITY_DELTA + 1)


# The gravity deck: CRA-13.25 to CRA-13.32


def play_gravity(state: "CraftingState", card: i64, used: bool) -> i64:
    """Return what a gravity card lets its player choose; if it is used, give what it gives at once (CRA-7.5)."""
    if card == c.BINARY_STAR:  # CRA-13.25: a supernova turns back into its star, which then moves
        return task(a.SUPERNOVA, card)

    if card == c.CORE_COLLAPSE:  # CRA-13.26: turn a star into a supernova
        return task(a.CONVERT)

    if card == c.STAR_STUFF:  # CRA-13.27: gain a nebula of size 1, or replace one of size 1 by one of size 2
        return task(a.EITHER, card)

    if card == c.SHOOTING_STAR:  # CRA-13.28: move a star, a supernova or an open nebula to any empty space for it
        return task(a.EITHER, card)

    if card == c.SOLAR_WIND:  # CRA-13.29: turn a star into a supernova; the proto life next to it becomes stable
        return task(a.CONVERT, 1)

    if card == c.WORMHOLE:  # CRA-13.32: move proto life, or stable life besides that which is paid, anywhere
        steady = count(pieces.stable(state, state.current_player)) - state.components.cost_stable[card]
        if steady <= 0 and proto(state, state.current_player) == 0:
            return NOTHING
        return task(a.EITHER, card)

    # Pulsar, CRA-13.30: gain time crystals; White Dwarf, CRA-13.31: also turn a star into a supernova
    if used:
        gain_crystals(state, state.components.amount[card])
    if card != c.WHITE_DWARF:
        return DONE
    alone = state.components.white_dwarf_without_star and plain_stars(state, state.current_player) == 0
    return DONE if alone else task(a.CONVERT)


def apply_binary_star(state: "CraftingState", space: i64) -> None:
    """Binary Star: the supernova turns back, by another ruling into any star, and then moves (CRA-13.25)."""
    seat = state.current_player
    state.layers[seat * LAYERS + NOVA] &= ~bit(space)
    push(state, a.STAR_TO, space, a.MAY_STAY if state.components.binary_star_may_stay else a.HOP)
    if state.components.supernova_keeps_element:
        state.emit(e.TURNED_BACK, seat, space, pieces.element_at(state, seat, space))
    else:
        push(state, a.ELEMENT, a.RECOLOUR, space)


def small_tiles(state: "CraftingState") -> i64:
    """Star Stuff: nebulae of size 1 that are not completed (CRA-13.27)."""
    seat = state.current_player
    found = open_tiles(state, seat)
    for hexagon in range(state.components.galaxy.hexagons):
        if c.size_of(tile_at(state, seat, hexagon)) != 0:
            found &= ~bit(hexagon)
    return found


def apply_replace(state: "CraftingState", hexagon: i64) -> None:
    """Star Stuff: a nebula of size 2 replaces one of size 1, which goes under its stack, known to all (CRA-13.27)."""
    seat = state.current_player
    old = tile_at(state, seat, hexagon)
    new = gains.top_tile(state, 1) & 0xFF
    state.tiles[seat * state.components.galaxy.hexagons + hexagon] = new
    gains.return_tile(state, old | 0xF << KNOWN)
    state.emit(e.TILE_REPLACED, seat, hexagon, old, new)
    state.reveal()


def shooting_tiles(state: "CraftingState") -> i64:
    """Shooting Star: nebulae that are not completed, unless another ruling says all (CRA-13.28)."""
    found = open_tiles(state, state.current_player)
    if state.components.shooting_star_completed:
        found |= completed(state, state.current_player)
    return found


def apply_tile_to(state: "CraftingState", start: i64, end: i64) -> None:
    """Shooting Star: move a nebula to an empty hexagon, with all that is on it (CRA-13.28)."""
    seat = state.current_player
    at = seat * state.components.galaxy.hexagons
    state.tiles[at + end] = state.tiles[at + start]
    state.tiles[at + start] = NOBODY
    state.advanced[at + end] = state.advanced[at + start]
    state.advanced[at + start] = 0
    if has(completed(state, seat), start):
        state.layers[seat * LAYERS + COMPLETE] ^= bit(start) | bit(end)
    state.emit(e.TILE_MOVED, seat, start, end)
