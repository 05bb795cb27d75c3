"""What can be wrong with an action: the codes that ``fault_x``, beside each ``apply_x``, returns; 0 is nothing wrong.

``explain`` has the clause and the sentence of each.
"""

from typing import Final

# Any action
OVER: Final = 1
UNKNOWN: Final = 2
NOT_NOW: Final = 3

# The energy phase
OWN_MUST_MOVE: Final = 4
MAY_NOT_STOP: Final = 5
NO_DARK: Final = 6
TOO_FAR: Final = 7
STACK_EMPTY: Final = 8
NO_HEXAGON_FREE: Final = 9
DECK_EMPTY: Final = 10
NOT_IN_DISPLAY: Final = 11

# Placing
NOTHING_TO_PLACE: Final = 12
NO_SPACE: Final = 13
STAR_TAKEN: Final = 14
OUTSIDE_SECTOR: Final = 15
LIFE_TAKEN: Final = 16
NOT_BESIDE_STABLE: Final = 17
NOT_BESIDE_LIFE: Final = 18
NOT_STARTING_SPACE: Final = 19
SAME_TILE: Final = 20
HEXAGON_TAKEN: Final = 21

# Scoring actions
ONCE_A_TURN: Final = 22
NO_NEBULA_THERE: Final = 23
ALREADY_COMPLETED: Final = 24
STARS_MISSING: Final = 25
NOT_TOUCHING: Final = 26
CHAMBER_NOT_READY: Final = 27
TAKE_REWARD: Final = 28
NONE_LEFT: Final = 29
CARD_NOT_OWNED: Final = 30
NOT_COMPLETED: Final = 31
ALREADY_ADVANCED: Final = 32
LIFE_MISSING: Final = 33
NO_ADVANCED_LEFT: Final = 34

# Energy cards
NO_SLOT: Final = 35
POWER_DECK_EMPTY: Final = 36
TOO_FEW_CARDS: Final = 37
SLOT_FILLED: Final = 38
SAME_SLOT: Final = 39

# Sliders
SLIDER_EMPTY: Final = 40
NO_PLAIN_STAR: Final = 41
NO_PROTO: Final = 42
NOTHING_TO_MOVE: Final = 43
NO_STAR_THERE: Final = 44
ALREADY_SUPERNOVA: Final = 45
NO_PROTO_THERE: Final = 46
SUPERNOVA_FIXED: Final = 47
NO_WAY: Final = 48
MUST_MOVE: Final = 49
OUT_OF_REACH: Final = 50
NO_LIFE_THERE: Final = 51
OTHER_LIFE: Final = 52

# Power cards
SLOT_FREE: Final = 53
DISCHARGE_ONLY: Final = 54
CANNOT_PAY: Final = 55
NO_EFFECT: Final = 56
WRONG_TYPE: Final = 57
PAY_FROM_BOARD: Final = 58
NO_SUPERNOVA_THERE: Final = 59
NO_PROTO_BESIDE: Final = 60
NOT_EVOLVING: Final = 61
NOT_THIS_CARD: Final = 62
NOT_SMALL: Final = 63
COMPLETED_STAYS: Final = 64

# The end of the turn
OMEGA_COMPULSORY: Final = 65

# Other rulings
DECK_LAST: Final = 66
POWER_DECK_SHORT: Final = 67
