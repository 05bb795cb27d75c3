"""The central board (COS-1, COS-2, COS-12): filling and clearing its sectors, taking an element from it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import CHOOSE_USE, TAKE, action
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC,
    EXOTIC_TOKENS,
    GAS,
    GAS_TOKENS,
    NONE,
    PLANETARY,
    STELLAR,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    TOKENS,
    TWO_ASTEROIDS,
    token_of,
)
from cosmogony.games.cosmogenesis.components import SECTORS, SPACES
from cosmogony.games.cosmogenesis.tiles import DISCARDED, IN_ROW

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState

SECTOR_I: Final = 0
SECTOR_IV: Final = 3


# COS-1.7 to COS-1.9, COS-12.5: filling


def fill(state: "CosmogenesisState") -> None:
    """Fill all spaces for this round and number of players; whatever was hidden is shown now."""
    for sector in range(SECTORS):
        for space in range(SPACES):
            at = sector * SPACES + space
            if state.components.space_marks[at] <= state.n_players and state.spaces[at] == NONE:
                state.spaces[at] = next_element(state, sector, space)
    state.reveal()


def next_element(state: "CosmogenesisState", sector: i64, space: i64) -> i64:
    """Return the element that comes to a space, taken from its deck, the bag or the reserve."""
    if sector == SECTOR_I:
        return next_objective(state)
    if sector == SECTOR_IV:
        return from_reserve(state, state.components.sector_iv[space])
    return from_bag(state)


def next_objective(state: "CosmogenesisState") -> i64:
    """Turn up an objective: stellar in odd rounds, planetary in even rounds (COS-1.7)."""
    if state.round % 2 == 1:
        tile = state.stellar_deck[state.stellar_next]
        state.stellar_next += 1
        state.stellar_place[tile] = IN_ROW
        return STELLAR + tile
    tile = state.planetary_deck[state.planetary_next]
    state.planetary_next += 1
    state.planetary_place[tile] = IN_ROW
    return PLANETARY + tile


def from_bag(state: "CosmogenesisState") -> i64:
    """Draw a token from the bag; it lies on a random side, but never wet or ringed (COS-1.8)."""
    drawn = state.rng.below(bag_size(state))
    token: i64 = 0
    while drawn >= state.bag[token]:
        drawn -= state.bag[token]
        token += 1
    state.bag[token] -= 1
    if token == TERRESTRIAL_1_2:
        return 1 + state.rng.below(2)
    if token == TERRESTRIAL_3:
        return 3
    if token == TERRESTRIAL_4:
        return 4
    if token < EXOTIC_TOKENS:
        return GAS + token - GAS_TOKENS
    return EXOTIC + token - EXOTIC_TOKENS


def bag_size(state: "CosmogenesisState") -> i64:
    """Count the tokens in the bag."""
    size: i64 = 0
    for token in range(TOKENS):
        size += state.bag[token]
    return size


def from_reserve(state: "CosmogenesisState", element: i64) -> i64:
    """Take what fills a space of sector IV from the reserve; a missing comet leaves it empty (COS-1.9)."""
    if element == COMET:
        if state.reserve[COMETS] > 0:
            state.reserve[COMETS] -= 1
            return COMET
        if not state.components.asteroid_for_missing_comet:
            return NONE
        element = ASTEROID
    state.reserve[ASTEROIDS] -= 1 if element == ASTEROID else 2
    return element


# COS-12.3, COS-12.4: clearing


def clear(state: "CosmogenesisState") -> None:
    """Clear the board at the end of a round."""
    for at in range(SECTORS * SPACES):
        element = state.spaces[at]
        if element == NONE or (at >= SECTOR_IV * SPACES and state.components.leftovers_stay):
            continue
        state.spaces[at] = NONE
        if at < SPACES:
            discard_objective(state, element)
        elif at >= SECTOR_IV * SPACES:
            to_reserve(state, element)
        else:
            state.bag[token_of(element)] += 1


def discard_objective(state: "CosmogenesisState", element: i64) -> None:
    """Take an objective out of the game, face up."""
    if element >= PLANETARY:
        state.planetary_place[element - PLANETARY] = DISCARDED
    else:
        state.stellar_place[element - STELLAR] = DISCARDED


def to_reserve(state: "CosmogenesisState", element: i64) -> None:
    """Return a piece of sector IV to the reserve."""
    if element == COMET:
        state.reserve[COMETS] += 1
    else:
        state.reserve[ASTEROIDS] += asteroids_of(element)


def asteroids_of(element: i64) -> i64:
    """Count the asteroids on a space of sector IV."""
    if element == TWO_ASTEROIDS:
        return 2
    return 1 if element == ASTEROID else 0


# COS-2.3: taking an element


def legal_take(state: "CosmogenesisState", legal: list[int]) -> None:
    """Any element of a sector where the player has not taken yet; alike elements once (COS-2.3, COS-2.4)."""
    spaces = state.spaces
    monolith = SECTOR_IV * SPACES + state.components.monolith_space
    for sector in range(SECTORS):
        if is_done(state, state.current_player, sector):
            continue
        for at in range(sector * SPACES, sector * SPACES + SPACES):
            if spaces[at] != NONE and is_first_alike(spaces, at, monolith):
                legal.append(action(TAKE, at))


def is_done(state: "CosmogenesisState", seat: i64, sector: i64) -> bool:
    """Say whether a player has taken from a sector in this round."""
    return (state.sectors_done >> (seat * SECTORS + sector)) & 1 == 1


def is_first_alike(spaces: vec[i64], at: i64, monolith: i64) -> bool:
    """Say whether no earlier space of the sector holds the same; the monolith's space is like no other."""
    if at == monolith:
        return True
    element = spaces[at]
    earlier = at - at % SPACES
    while earlier < at:
        if spaces[earlier] == element and earlier != monolith:
            return False
        earlier += 1
    return True


def apply_take(state: "CosmogenesisState", at: i64) -> None:
    """Take an element; it stays on its space until it is used. The monolith comes with its space (COS-7.2)."""
    seat = state.current_player
    state.taken = at
    mark_sector(state, at // SPACES)
    state.emit(events.TOOK, seat, at // SPACES, state.spaces[at])
    if at == SECTOR_IV * SPACES + state.components.monolith_space and state.components.monolith_when_discarding:
        take_monolith(state)
    state.phase = CHOOSE_USE


def mark_sector(state: "CosmogenesisState", sector: i64) -> None:
    """Put the current player's token into a sector."""
    state.sectors_done |= 1 << (state.current_player * SECTORS + sector)


def take_monolith(state: "CosmogenesisState") -> None:
    """Give the current player the monolith."""
    if state.monolith != state.current_player:
        state.monolith = state.current_player
        state.emit(events.MONOLITH, state.current_player)


def lapse(state: "CosmogenesisState") -> None:
    """Let the taking lapse where all sectors open to the player are empty (COS-2.5)."""
    for sector in range(SECTORS):
        if not is_done(state, state.current_player, sector):
            mark_sector(state, sector)
            state.emit(events.LAPSED, state.current_player, sector)
            return


def lift(state: "CosmogenesisState") -> i64:
    """Take the element off its space to use it now, and return it."""
    element = state.spaces[state.taken]
    state.spaces[state.taken] = NONE
    state.taken = -1
    return element
