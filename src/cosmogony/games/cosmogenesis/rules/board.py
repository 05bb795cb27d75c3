"""The central board (COS-1, COS-2, COS-12): filling and clearing its sectors, taking an element from it."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.games.cosmogenesis import bodies, events, faults
from cosmogony.games.cosmogenesis.actions import CHOOSE_USE, TAKE, offer
from cosmogony.games.cosmogenesis.bodies import NONE, PLANETARY, STELLAR, asteroids_of
from cosmogony.games.cosmogenesis.components import SECTOR_I, SECTOR_IV, SECTORS, SPACES
from cosmogony.games.cosmogenesis.tiles import DISCARDED, IN_ROW

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def fill(state: "CosmogenesisState") -> None:
    """Fill all spaces for this round and number of players; whatever was hidden is shown now (COS-1.7, COS-12.5)."""
    for at in range(SECTORS * SPACES):
        if state.components.is_used(at, state.n_players) and state.spaces[at] == NONE:
            state.spaces[at] = next_element(state, at)
    state.reveal()


def next_element(state: "CosmogenesisState", at: i64) -> i64:
    """Return what comes to a space, taken from its deck, the bag or the reserve (COS-1.7 to COS-1.9)."""
    sector = at // SPACES
    if sector == SECTOR_I:
        return next_objective(state)
    if sector == SECTOR_IV:
        return from_reserve(state, state.components.sector_iv[at % SPACES])
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
    token = state.rng.one_of(state.bag, bag_size(state))
    state.bag[token] -= 1
    if token == bodies.TERRESTRIAL_1_2:
        return 1 + state.rng.below(2)
    return bodies.dry_side(token)


def bag_size(state: "CosmogenesisState") -> i64:
    """Count the tokens in the bag (COS-1.4)."""
    size: i64 = 0
    for token in range(bodies.TOKENS):
        size += state.bag[token]
    return size


def from_reserve(state: "CosmogenesisState", element: i64) -> i64:
    """Take what fills a space of sector IV from the reserve; a missing comet leaves it empty (COS-1.9)."""
    if element == bodies.COMET:
        if state.reserve[bodies.COMETS] > 0:
            state.reserve[bodies.COMETS] -= 1
            return bodies.COMET
        if not state.components.asteroid_for_missing_comet:
            return NONE
        element = bodies.ASTEROID
    state.reserve[bodies.ASTEROIDS] -= asteroids_of(element)
    return element


def clear(state: "CosmogenesisState") -> None:
    """Clear the board at the end of a round (COS-12.3, COS-12.4)."""
    for at in range(SECTORS * SPACES):
        element = state.spaces[at]
        if element == NONE or (at >= SECTOR_IV * SPACES and state.components.leftovers_stay):
            continue
        state.spaces[at] = NONE
        put_away(state, element, state.bag)


def put_away(state: "CosmogenesisState", element: i64, tokens: vec[i64]) -> None:
    """Take away what lay on a space: tokens go to the bag, or out of the game (COS-7.7, COS-12.3, COS-12.4)."""
    if element >= PLANETARY:
        state.planetary_place[element - PLANETARY] = DISCARDED
    elif element >= STELLAR:
        state.stellar_place[element - STELLAR] = DISCARDED
    elif element == bodies.COMET:
        state.reserve[bodies.COMETS] += 1
    elif asteroids_of(element) > 0:
        state.reserve[bodies.ASTEROIDS] += asteroids_of(element)
    else:
        tokens[bodies.token_of(element)] += 1


def legal_take(state: "CosmogenesisState", legal: list[object]) -> None:
    """List the elements that may be taken (COS-2.3, COS-2.4)."""
    spaces = state.spaces
    monolith = state.components.monolith_space
    for sector in range(SECTORS):
        if not is_done(state, state.current_player, sector):
            for at in range(sector * SPACES, sector * SPACES + SPACES):
                if spaces[at] != NONE and first_alike(spaces, at, monolith) == at:
                    offer(legal, TAKE, at)


def fault_take(state: "CosmogenesisState", at: i64) -> i64:
    """Only from a sector where the player has not taken yet; alike elements are one choice (COS-2.3, COS-2.4)."""
    if is_done(state, state.current_player, at // SPACES):
        return faults.SECTOR_DONE
    if state.spaces[at] == NONE:
        return faults.SPACE_EMPTY if state.components.is_used(at, state.n_players) else faults.SPACE_UNUSED
    first = first_alike(state.spaces, at, state.components.monolith_space)
    return faults.ALLOWED if first == at else faults.SPACE_ALIKE


def is_done(state: "CosmogenesisState", seat: i64, sector: i64) -> bool:
    """Say whether a player has taken from a sector in this round (COS-2.3)."""
    return (state.sectors_done >> (seat * SECTORS + sector)) & 1 == 1


def first_alike(spaces: vec[i64], at: i64, monolith: i64) -> i64:
    """Return the first space of the sector that holds the same; the monolith's is like no other (COS-2.4)."""
    element = spaces[at]
    earlier = at - at % SPACES
    while earlier < at and at != monolith:
        if spaces[earlier] == element and earlier != monolith:
            return earlier
        earlier += 1
    return at


def apply_take(state: "CosmogenesisState", at: i64) -> None:
    """Take an element; it stays on its space until it is used (COS-2.3). The monolith may come with it (COS-7.2)."""
    seat = state.current_player
    state.taken = at
    mark_sector(state, at // SPACES)
    state.emit(events.TOOK, seat, at // SPACES, state.spaces[at])
    if brings_monolith(state, at):
        take_monolith(state)
    state.phase = CHOOSE_USE


def mark_sector(state: "CosmogenesisState", sector: i64) -> None:
    """Put the current player's token into a sector (COS-2.3)."""
    state.sectors_done |= 1 << (state.current_player * SECTORS + sector)


def brings_monolith(state: "CosmogenesisState", at: i64) -> bool:
    """Say whether taking from a space is enough to take the monolith, by ruling whatever follows (COS-7.2)."""
    return at == state.components.monolith_space and state.components.monolith_when_discarding


def take_monolith(state: "CosmogenesisState") -> None:
    """Give the current player the monolith (COS-7.2)."""
    if state.monolith != state.current_player:
        state.monolith = state.current_player
        state.emit(events.MONOLITH, state.current_player)
