"""Gaining and giving up pieces: stars, life, crystals, energy cards, nebulae, advanced life (CRA-4, CRA-5)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting import layout
from cosmogony.games.crafting.actions import task
from cosmogony.games.crafting.components import CHAMBER, CONTROLS, TILE_PLACES, size_of
from cosmogony.games.crafting.galaxy import bit, count
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, DECK, DISCARDS, DISPLAY, HELD_LIFE, LAYERS, LIFE_LEFT
from cosmogony.games.crafting.rules.pieces import cards_in, element_at

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def push(state: "CraftingState", kind: i64, argument: i64 = 0, second: i64 = 0) -> None:
    """Put something to choose on the agenda: it comes before what is already there (CRA-5.1)."""
    state.agenda[state.pending] = task(kind, argument, second)
    state.pending += 1


def note_change(state: "CraftingState", on_board: bool) -> None:
    """Note for observations that something of the current player's changes, on the board or elsewhere (CRA-5.1)."""
    state.changed |= bit(state.current_player)
    if on_board:
        state.boards_changed |= bit(state.current_player)


def asked(state: "CraftingState") -> i64:
    """Return the entry of the agenda that is being decided (CRA-5.1)."""
    return state.agenda[state.pending - 1]


def score(state: "CraftingState", seat: i64, kind: i64, points: i64) -> None:
    """Add points of a kind (CRA-1.1)."""
    state.points[seat * layout.POINT_KINDS + kind] += points


# Stars and life


def gain_tokens(state: "CraftingState", what: i64, wanted: i64) -> None:
    """Take stars of an element or proto life and keep them beside the board (CRA-4.2).

    A short supply gives what is left, or nothing by another ruling (CRA-4.10).
    """
    seat = state.current_player
    taken = min(wanted, state.supply[what])
    if taken < wanted:
        if not state.components.partial_gains:
            taken = 0
        state.emit(e.SHORT, seat, what, wanted - taken)
    state.supply[what] -= taken
    state.held[what] += taken
    if taken > 0 and what == HELD_LIFE:
        state.emit(e.LIFE_GAINED, seat, taken)
    elif taken > 0:
        state.emit(e.STARS_GAINED, seat, what, taken)


def gain_slider(state: "CraftingState", slider: i64, amount: i64) -> None:
    """Raise one of the three resource sliders (CRA-4.2)."""
    state.held[slider] += amount
    if amount > 0:
        state.emit(e.SLIDER_GAINED, state.current_player, slider - layout.SUPERNOVA_SLIDER, amount)


def put_star(state: "CraftingState", seat: i64, element: i64, space: i64) -> None:
    """Set a star token on a space (CRA-5.2)."""
    state.layers[seat * LAYERS + element] |= bit(space)


def lift_star(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Take the star token off a space and return its element; a supernova turns back (CRA-8.2)."""
    element = element_at(state, seat, space)
    state.layers[seat * LAYERS + element] &= ~bit(space)
    state.layers[seat * LAYERS + layout.NOVA] &= ~bit(space)
    return element


def discard_star(state: "CraftingState", seat: i64, space: i64) -> None:
    """Return a star from the board to the supply (CRA-6.3)."""
    nova: i64 = (state.layers[seat * LAYERS + layout.NOVA] >> space) & 1
    element = lift_star(state, seat, space)
    state.supply[element] += 1
    state.emit(e.STAR_DISCARDED, seat, element, space, nova)


def discard_life(state: "CraftingState", seat: i64, spaces: i64) -> i64:
    """Return the life on some spaces to the supply and say how many there were (CRA-6.8)."""
    number = count(spaces & state.layers[seat * LAYERS + layout.LIFE])
    state.layers[seat * LAYERS + layout.LIFE] &= ~spaces
    state.layers[seat * LAYERS + layout.STABLE] &= ~spaces
    state.supply[LIFE_LEFT] += number
    return number


# Time crystals


def gain_crystals(state: "CraftingState", amount: i64) -> None:
    """Slide the crystal up; one that arrives at the top waits there while a new one starts (CRA-4.7 to CRA-4.9)."""
    at = state.current_player * CHAMBER_FIELDS
    arrived: i64 = 0
    for _step in range(amount):
        if state.chamber[at + layout.POSITION] == NOBODY or is_held_back(state, at):
            break
        state.chamber[at + layout.POSITION] += 1
        if state.chamber[at + layout.POSITION] == state.components.track:
            state.chamber[at + layout.READY] += 1
            state.chamber[at + layout.POSITION] = new_crystal(state)
            arrived += 1
    state.emit(e.CRYSTALS_GAINED, state.current_player, amount, arrived)


def is_held_back(state: "CraftingState", at: i64) -> bool:
    """Say whether a crystal must stop below a waiting one, by another ruling (CRA-4.8)."""
    if state.components.crystals_queue or state.chamber[at + layout.READY] == 0:
        return False
    return state.chamber[at + layout.POSITION] == state.components.track - 1


def new_crystal(state: "CraftingState") -> i64:
    """Take a crystal for space 0 from the supply, or a spare token; return where it stands (CRA-4.9)."""
    if state.supply[layout.CRYSTALS_LEFT] > 0:
        state.supply[layout.CRYSTALS_LEFT] -= 1
        return 0
    if state.components.spare_crystals:
        state.supply[layout.SPARES] += 1
        return 0
    return NOBODY


def next_discharge(state: "CraftingState", seat: i64) -> i64:
    """Return the points of the next scoring space of the time chamber; the sixth discharge has none (CRA-6.6)."""
    scored = state.chamber[seat * CHAMBER_FIELDS + layout.SCORED]
    if scored >= CHAMBER:
        return 0
    return state.components.chamber_points[scored]


def discharge_crystal(state: "CraftingState", seat: i64) -> None:
    """Move a waiting crystal to the next scoring space; the sixth out of the game, or into the supply (CRA-6.6)."""
    at = seat * CHAMBER_FIELDS
    state.chamber[at + layout.READY] -= 1
    state.chamber[at + layout.SCORED] += 1
    if state.chamber[at + layout.SCORED] <= CHAMBER:
        return
    if not state.components.sixth_crystal_returns:
        state.supply[layout.GONE] += 1
    elif state.supply[layout.SPARES] > 0:
        state.supply[layout.SPARES] -= 1  # a spare token goes back to the box before a crystal to the supply
    else:
        state.supply[layout.CRYSTALS_LEFT] += 1


# Energy cards


def cards_to_draw(state: "CraftingState") -> bool:
    """Say whether the deck, or the discard pile that will renew it, holds a card (CRA-4.5)."""
    return cards_in(state.energy, DECK) + cards_in(state.energy, DISCARDS) > 0


def top_card(state: "CraftingState") -> i64:
    """Draw from the deck, renewing it if that was not possible before (CRA-4.12); NOBODY if there is no card."""
    renew_deck(state)
    left = cards_in(state.energy, DECK)
    if left == 0:
        return NOBODY
    drawn = state.rng.one_of(state.energy, left, DECK)
    state.energy[DECK + drawn] -= 1
    return drawn


def renew_deck(state: "CraftingState") -> None:
    """Make the discard pile the new deck if the deck is empty (CRA-4.12)."""
    if cards_in(state.energy, DECK) > 0:
        return
    for control in range(CONTROLS):
        state.energy[DECK + control] = state.energy[DISCARDS + control]
        state.energy[DISCARDS + control] = 0
    if cards_in(state.energy, DECK) > 0:
        state.emit(e.DECK_RENEWED, NOBODY)


def renew_at_once(state: "CraftingState") -> None:
    """Renew a deck from which the last card was just drawn, unless another ruling waits for the next (CRA-4.12)."""
    if state.components.renew_when_empty:
        renew_deck(state)


def fill_display(state: "CraftingState") -> None:
    """Turn up cards until the display is full again, all at once (CRA-4.6)."""
    before = state.energy[DISPLAY : DISPLAY + CONTROLS]
    for _card in range(state.components.display_size - cards_in(before, 0)):
        card = top_card(state)
        if card == NOBODY:
            break
        state.energy[DISPLAY + card] += 1
        renew_at_once(state)
    for control in range(CONTROLS):
        for _card in range(state.energy[DISPLAY + control] - before[control]):
            state.emit(e.DISPLAY_FILLED, NOBODY, control)


def take_shown_card(state: "CraftingState", seat: i64, control: i64) -> None:
    """Take a card from the display: everybody will remember it (CRA-4.5)."""
    state.energy[DISPLAY + control] -= 1
    state.hands[seat * CONTROLS + control] += 1
    state.shown[seat * CONTROLS + control] += 1
    state.emit(e.CARD_TAKEN, seat, control)


def draw_card(state: "CraftingState", seat: i64) -> None:
    """Take the top card of the deck, unseen by the others (CRA-4.5)."""
    card = top_card(state)
    state.hands[seat * CONTROLS + card] += 1
    state.emit(e.CARD_DRAWN, seat, card)
    state.emit(e.CARD_DRAWN_UNSEEN, seat)
    renew_at_once(state)


def discard_cards(state: "CraftingState", seat: i64, control: i64, number: i64) -> None:
    """Put energy cards on the discard pile; the others know of fewer such cards in that hand (CRA-4.5)."""
    at = seat * CONTROLS + control
    state.hands[at] -= number
    state.shown[at] = max(0, state.shown[at] - number)
    state.energy[DISCARDS + control] += number


# Nebula tiles: an entry is the tile and, from bit KNOWN on, the seats that know it


def top_tile(state: "CraftingState", size: i64) -> i64:
    """Take the top tile of a stack (CRA-1.6)."""
    state.stack_left[size] -= 1
    return state.stacks[size * TILE_PLACES + state.stack_left[size]]


def draw_tile(state: "CraftingState", size: i64) -> None:
    """Draw a nebula, look at it and keep it beside the board (CRA-4.3)."""
    seat = state.current_player
    entry = top_tile(state, size) | bit(layout.KNOWN + seat)
    state.held_tiles = append(state.held_tiles, entry)
    state.emit(e.NEBULA_DRAWN, seat, entry & 0xFF)
    state.emit(e.NEBULA_DRAWN_UNSEEN, seat, size)
    state.reveal()


def return_tile(state: "CraftingState", entry: i64) -> None:
    """Put a nebula under its stack, or out of the game by another ruling (CRA-5.5)."""
    if not state.components.tiles_go_under:
        state.tiles_out += 1
        return
    size = size_of(entry & 0xFF)
    put_under(state.stacks, size * TILE_PLACES, state.stack_left[size], entry)
    state.stack_left[size] += 1


def put_under(pile: vec[i64], bottom: i64, number: i64, entry: i64) -> None:
    """Put a nebula under its stack (CRA-5.5) or a power card under its deck (CRA-7.4): the others move up."""
    for place in range(bottom + number, bottom, -1):
        pile[place] = pile[place - 1]
    pile[bottom] = entry


# Advanced life


def gain_advanced(state: "CraftingState", seat: i64, hexagon: i64) -> None:
    """Draw the top advanced life and lay it face down on a nebula (CRA-6.8); its owner may look (CRA-6.9)."""
    state.advanced_left -= 1
    token = state.advanced_stack[state.advanced_left]
    at = seat * state.components.galaxy.hexagons + hexagon
    state.advanced[at] = (state.advanced[at] << 8) | (token + 1)
    if state.components.owner_may_look:
        state.emit(e.ADVANCED_VALUE, seat, hexagon, state.components.advanced_values[token])
    state.reveal()


def lose_unplaced(state: "CraftingState") -> tuple[i64, i64, i64]:
    """Return what was not placed and set the sliders to 0; say how many stars, life and nebulae were lost (CRA-9.3)."""
    lost_life = state.held[HELD_LIFE]
    lost_stars: i64 = -lost_life
    for what in range(HELD_LIFE + 1):
        lost_stars += state.held[what]
        state.supply[what] += state.held[what]
    for field in range(len(state.held)):
        state.held[field] = 0
    lost_tiles = len(state.held_tiles)
    for place in range(lost_tiles):
        return_tile(state, state.held_tiles[place])
    if lost_tiles > 0:
        state.held_tiles = state.held_tiles[:0]
    return lost_stars, lost_life, lost_tiles
