"""Gaining and giving up pieces: stars, life, crystals, energy cards, nebulae, advanced life (CRA-4, CRA-5)."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import task
from cosmogony.games.crafting.components import CHAMBER, CONTROLS, ELEMENTS, TILES_OF_A_SIZE, size_of
from cosmogony.games.crafting.events import (
    ADVANCED_VALUE,
    CARD_DRAWN,
    CARD_DRAWN_UNSEEN,
    CARD_TAKEN,
    CRYSTALS_GAINED,
    DECK_RENEWED,
    DISPLAY_FILLED,
    LIFE_GAINED,
    NEBULA_DRAWN,
    NEBULA_DRAWN_UNSEEN,
    SLIDER_GAINED,
    STAR_DISCARDED,
    STARS_GAINED,
)
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    GONE,
    HELD_LIFE,
    KNOWN,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    NOVA,
    POINT_KINDS,
    POSITION,
    READY,
    SCORED,
    SPARES,
    STABLE,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.pieces import element_at, proto

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def push(state: "CraftingState", kind: i64, argument: i64 = 0, second: i64 = 0) -> None:
    """Put something to choose on the agenda: it comes before what is already there."""
    state.agenda[state.pending] = task(kind, argument, second)
    state.pending += 1


def score(state: "CraftingState", seat: i64, kind: i64, points: i64) -> None:
    """Add points of a kind."""
    state.points[seat * POINT_KINDS + kind] += points


# Stars and life


def from_supply(state: "CraftingState", what: i64, wanted: i64) -> i64:
    """Take tokens out of the supply, as many as are left, or none if it falls short by another ruling (CRA-4.10)."""
    left = state.supply[what]
    taken = min(wanted, left)
    if taken < wanted and not state.components.partial_gains:
        taken = 0
    state.supply[what] = left - taken
    return taken


def gain_stars(state: "CraftingState", element: i64, wanted: i64) -> None:
    """Take stars and keep them beside the board (CRA-4.2)."""
    taken = from_supply(state, element, wanted)
    state.held[element] += taken
    if taken > 0:
        state.emit(STARS_GAINED, state.current_player, element, taken)


def gain_life(state: "CraftingState", wanted: i64) -> None:
    """Take proto life and keep it beside the board (CRA-4.2)."""
    taken = from_supply(state, LIFE_LEFT, wanted)
    state.held[HELD_LIFE] += taken
    if taken > 0:
        state.emit(LIFE_GAINED, state.current_player, taken)


def gain_slider(state: "CraftingState", slider: i64, amount: i64) -> None:
    """Raise one of the three resource sliders (CRA-4.2)."""
    state.held[slider] += amount
    if amount > 0:
        state.emit(SLIDER_GAINED, state.current_player, slider - SUPERNOVA_SLIDER, amount)


def put_star(state: "CraftingState", seat: i64, element: i64, space: i64) -> None:
    """Set a star token on a space."""
    state.layers[seat * LAYERS + element] |= bit(space)


def lift_star(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Take the star token off a space and return its element; a supernova turns back."""
    element = element_at(state, seat, space)
    state.layers[seat * LAYERS + element] &= ~bit(space)
    state.layers[seat * LAYERS + NOVA] &= ~bit(space)
    return element


def discard_star(state: "CraftingState", seat: i64, space: i64) -> None:
    """Return a star from the board to the supply."""
    nova: i64 = (state.layers[seat * LAYERS + NOVA] >> space) & 1
    element = lift_star(state, seat, space)
    state.supply[element] += 1
    state.emit(STAR_DISCARDED, seat, element, space, nova)


def discard_life(state: "CraftingState", seat: i64, spaces: i64) -> i64:
    """Return the life on some spaces to the supply and say how many there were."""
    number: i64 = 0
    rest = spaces & state.layers[seat * LAYERS + LIFE]
    while rest != 0:
        rest &= rest - 1
        number += 1
    state.layers[seat * LAYERS + LIFE] &= ~spaces
    state.layers[seat * LAYERS + STABLE] &= ~spaces
    state.supply[LIFE_LEFT] += number
    return number


def discard_proto(state: "CraftingState", seat: i64, spaces: i64) -> i64:
    """Return the proto life on some spaces to the supply (CRA-6.8)."""
    return discard_life(state, seat, spaces & proto(state, seat))


# Time crystals


def gain_crystals(state: "CraftingState", amount: i64) -> None:
    """Slide the crystal up; one that arrives at the top waits there while a new one starts (CRA-4.7 to CRA-4.9)."""
    at = state.current_player * CHAMBER_FIELDS
    arrived: i64 = 0
    for _step in range(amount):
        if state.chamber[at + POSITION] == NOBODY:
            break
        state.chamber[at + POSITION] += 1
        if state.chamber[at + POSITION] == state.components.track:
            state.chamber[at + READY] += 1
            state.chamber[at + POSITION] = new_crystal(state)
            arrived += 1
    state.emit(CRYSTALS_GAINED, state.current_player, amount, arrived)


def new_crystal(state: "CraftingState") -> i64:
    """Take a crystal for space 0 from the supply, or a spare token; return where it stands (CRA-4.9)."""
    if state.supply[CRYSTALS_LEFT] > 0:
        state.supply[CRYSTALS_LEFT] -= 1
        return 0
    if state.components.spare_crystals:
        state.supply[SPARES] += 1
        return 0
    return NOBODY


def discharge_crystal(state: "CraftingState", seat: i64) -> i64:
    """Move a waiting crystal to the next scoring space and return its points; none is left for the sixth (CRA-6.6)."""
    at = seat * CHAMBER_FIELDS
    state.chamber[at + READY] -= 1
    state.chamber[at + SCORED] += 1
    scored = state.chamber[at + SCORED]
    if scored > CHAMBER:
        state.supply[GONE] += 1
        return 0
    return state.components.chamber_points[scored - 1]


# Energy cards


def cards_to_draw(state: "CraftingState") -> bool:
    """Say whether the deck, or the discard pile that will renew it, holds a card."""
    for control in range(CONTROLS):
        if state.energy[DECK + control] + state.energy[DISCARDS + control] > 0:
            return True
    return False


def top_card(state: "CraftingState") -> i64:
    """Draw from the deck, which the discard pile renews when it is empty (CRA-4.5); NOBODY if there is no card."""
    left: i64 = 0
    for control in range(CONTROLS):
        left += state.energy[DECK + control]
    if left == 0:
        for control in range(CONTROLS):
            left += state.energy[DISCARDS + control]
            state.energy[DECK + control] = state.energy[DISCARDS + control]
            state.energy[DISCARDS + control] = 0
        if left == 0:
            return NOBODY
        state.emit(DECK_RENEWED, NOBODY)
    place = state.rng.below(left)
    drawn: i64 = 0
    while place >= state.energy[DECK + drawn]:
        place -= state.energy[DECK + drawn]
        drawn += 1
    state.energy[DECK + drawn] -= 1
    return drawn


def fill_display(state: "CraftingState") -> None:
    """Turn up cards until the display is full again (CRA-4.6)."""
    missing = state.components.display_size
    for control in range(CONTROLS):
        missing -= state.energy[DISPLAY + control]
    for _card in range(missing):
        card = top_card(state)
        if card == NOBODY:
            return
        state.energy[DISPLAY + card] += 1
        state.emit(DISPLAY_FILLED, NOBODY, card)


def take_shown_card(state: "CraftingState", seat: i64, control: i64) -> None:
    """Take a card from the display: everybody will remember it (CRA-4.5)."""
    state.energy[DISPLAY + control] -= 1
    state.hands[seat * CONTROLS + control] += 1
    state.shown[seat * CONTROLS + control] += 1
    state.emit(CARD_TAKEN, seat, control)


def draw_card(state: "CraftingState", seat: i64) -> None:
    """Take the top card of the deck, unseen by the others."""
    card = top_card(state)
    state.hands[seat * CONTROLS + card] += 1
    state.emit(CARD_DRAWN, seat, card)
    state.emit(CARD_DRAWN_UNSEEN, seat)


def discard_cards(state: "CraftingState", seat: i64, control: i64, number: i64) -> None:
    """Put energy cards on the discard pile; the others know of fewer such cards in that hand."""
    at = seat * CONTROLS + control
    state.hands[at] -= number
    state.shown[at] = max(0, state.shown[at] - number)
    state.energy[DISCARDS + control] += number


# Nebula tiles: an entry is the tile and, from bit KNOWN on, the seats that know it


def top_tile(state: "CraftingState", size: i64) -> i64:
    """Take the top tile of a stack."""
    state.stack_left[size] -= 1
    return state.stacks[size * TILES_OF_A_SIZE + state.stack_left[size]]


def draw_tile(state: "CraftingState", size: i64) -> None:
    """Draw a nebula, look at it and keep it beside the board (CRA-4.3)."""
    seat = state.current_player
    entry = top_tile(state, size) | bit(KNOWN + seat)
    state.held_tiles = append(state.held_tiles, entry)
    state.emit(NEBULA_DRAWN, seat, entry & 0xFF)
    state.emit(NEBULA_DRAWN_UNSEEN, seat, size)
    state.reveal()


def return_tile(state: "CraftingState", entry: i64) -> None:
    """Put a nebula under its stack, or out of the game by another ruling (CRA-5.5)."""
    if not state.components.tiles_go_under:
        state.tiles_out += 1
        return
    size = size_of(entry & 0xFF)
    bottom = size * TILES_OF_A_SIZE
    place = bottom + state.stack_left[size]
    while place > bottom:
        state.stacks[place] = state.stacks[place - 1]
        place -= 1
    state.stacks[bottom] = entry
    state.stack_left[size] += 1


# Advanced life


def gain_advanced(state: "CraftingState", seat: i64, hexagon: i64) -> None:
    """Draw the top advanced life and lay it face down on a nebula (CRA-6.8); its owner may look (CRA-6.9)."""
    state.advanced_left -= 1
    token = state.advanced_stack[state.advanced_left]
    at = seat * state.components.galaxy.hexagons + hexagon
    state.advanced[at] = (state.advanced[at] << 8) | (token + 1)
    if state.components.owner_may_look:
        state.emit(ADVANCED_VALUE, seat, hexagon, state.components.advanced_values[token])
    state.reveal()


def lose_unplaced(state: "CraftingState") -> tuple[i64, i64, i64]:
    """Return what was not placed and set the sliders to 0; say how many stars, life and nebulae were lost (CRA-9.3)."""
    lost_stars: i64 = 0
    for element in range(ELEMENTS):
        lost_stars += state.held[element]
        state.supply[element] += state.held[element]
        state.held[element] = 0
    lost_life = state.held[HELD_LIFE]
    state.supply[LIFE_LEFT] += lost_life
    for field in range(HELD_LIFE, len(state.held)):
        state.held[field] = 0
    lost_tiles = len(state.held_tiles)
    for place in range(lost_tiles):
        return_tile(state, state.held_tiles[place])
    if lost_tiles > 0:
        state.held_tiles = state.held_tiles[:0]
    return lost_stars, lost_life, lost_tiles
