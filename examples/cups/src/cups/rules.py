"""The rules of Cups. Each decision has a fault, which says what is wrong with it, beside what it does."""

from typing import TYPE_CHECKING, Final

from cosmogony.core.rng import Rng

if TYPE_CHECKING:
    from cups.state import CupsState

FACES: Final = 6

# Actions are whole numbers: the doubt, then all bids from the lowest to the highest.
DOUBT: Final = 0
NO_BID: Final = 0
"""What stands before the first bid; it names no dice."""

# What can be wrong with an action.
NO_FAULT: Final = 0
GAME_OVER: Final = 1
UNKNOWN: Final = 2
NOTHING_TO_DOUBT: Final = 3
NOT_HIGHER: Final = 4
STEP_TOO_BIG: Final = 5
TOO_MANY_DICE: Final = 6

# What happens; the comment lists the numbers of an event besides its seat.
ROUND: Final = 0  # the seat opens; round
ROLLED: Final = 1  # dice, as the digits of a number: only the seat itself may see them
BID: Final = 2  # the bid
DOUBTED: Final = 3  # the bid
LIFTED: Final = 4  # dice, as the digits of a number
SETTLED: Final = 5  # the seat was right; who was wrong, dice found


def bid(count: int, face: int) -> int:
    """Return the action that bids so many dice of a face (CUP-3.1)."""
    return (count - 1) * FACES + face


def count_of(action: int) -> int:
    """Return how many dice a bid names (CUP-3.1)."""
    return (action - 1) // FACES + 1


def face_of(action: int) -> int:
    """Return the face that a bid names (CUP-3.1)."""
    return (action - 1) % FACES + 1


# A round (CUP-2)


def begin_round(state: "CupsState") -> None:
    """Roll all dice (CUP-2.1); the next player opens (CUP-1.2)."""
    state.current_player = state.round % state.n_players
    state.round += 1
    state.bid = NO_BID
    state.emit(ROUND, state.current_player, state.round)
    for seat in range(state.n_players):
        state.cups[seat] = roll(state.components.dice, state.rng)
        state.emit(ROLLED, seat, written(state.cups[seat]))


def roll(dice: int, rng: Rng) -> list[int]:
    """Roll some dice, smallest first (CUP-2.1)."""
    return sorted(rng.below(FACES) + 1 for _ in range(dice))


def written(cup: list[int]) -> int:
    """Return dice as the digits of one number, as events tell them to who sees them (CUP-2.1)."""
    return int("".join(map(str, cup)))


def legal_actions(state: "CupsState") -> list[int]:
    """List the doubt and all bids within reach that have no fault (CUP-2.2)."""
    reach = most_dice(state) * FACES
    return [action for action in (DOUBT, *range(state.bid + 1, reach + 1)) if fault(state, action) == NO_FAULT]


def fault(state: "CupsState", action: int) -> int:
    """Return what is wrong with an action (CUP-2.2)."""
    if state.over:
        return GAME_OVER
    if action < DOUBT:
        return UNKNOWN
    return fault_doubt(state) if action == DOUBT else fault_bid(state, action)


def act(state: "CupsState", action: int) -> None:
    """Carry out a legal action (CUP-2.2)."""
    if action == DOUBT:
        apply_doubt(state)
    else:
        apply_bid(state, action)


# Bidding (CUP-3)


def most_dice(state: "CupsState") -> int:
    """Return how many dice the next bid may name at most (CUP-3.3)."""
    return count_of(state.bid) + state.components.step


def all_dice(state: "CupsState") -> int:
    """Return how many dice there are under all cups (CUP-3.4)."""
    return state.components.dice * state.n_players


def fault_bid(state: "CupsState", action: int) -> int:
    """A bid is higher than the one before (CUP-3.2), but not by too much (CUP-3.3), and possible (CUP-3.4)."""
    if count_of(action) > all_dice(state):
        return TOO_MANY_DICE
    if count_of(action) > most_dice(state):
        return STEP_TOO_BIG
    return NO_FAULT if action > state.bid else NOT_HIGHER


def apply_bid(state: "CupsState", action: int) -> None:
    """The bid stands, and the next player answers it (CUP-2.2)."""
    state.emit(BID, state.current_player, action)
    state.bid = action
    state.bidder = state.current_player
    state.current_player = (state.current_player + 1) % state.n_players


# Doubting (CUP-4)


def fault_doubt(state: "CupsState") -> int:
    """There must be a bid (CUP-4.1)."""
    return NOTHING_TO_DOUBT if state.bid == NO_BID else NO_FAULT


def apply_doubt(state: "CupsState") -> None:
    """Lift all cups, count, and give a stone to whoever was right (CUP-4.1 to CUP-4.3)."""
    bidder, doubter, found = state.bidder, state.current_player, matching(state)
    right, wrong = (bidder, doubter) if found >= count_of(state.bid) else (doubter, bidder)
    state.emit(DOUBTED, doubter, state.bid)
    state.lifted = state.cups[:]
    for seat in range(state.n_players):
        state.emit(LIFTED, seat, written(state.lifted[seat]))
    state.emit(SETTLED, right, wrong, found)
    state.stones[right] += 1
    state.stones[wrong] -= 1
    state.reveal()
    end_round(state)


def matching(state: "CupsState") -> int:
    """Count the dice that show the face of the bid, or a one where ones are wild (CUP-4.2)."""
    faces = {face_of(state.bid), 1} if state.components.ones_wild else {face_of(state.bid)}
    return sum(die in faces for cup in state.cups for die in cup)


def end_round(state: "CupsState") -> None:
    """Begin another round, or end the game (CUP-5.1)."""
    if state.round == state.components.rounds * state.n_players or 0 in state.stones:
        state.over = True
    else:
        begin_round(state)
