"""Why something may not be done: codes that each ``fault_…`` of the rules returns and ``explain`` puts into words."""

from typing import Final

ALLOWED: Final = 0
"""Nothing is wrong."""

# At any time
OVER: Final = 1
UNKNOWN: Final = 2
KEEP_IS_PAST: Final = 3
KEEP_FIRST: Final = 4
TAKEN_ALREADY: Final = 5
TAKE_FIRST: Final = 6
USE_FIRST: Final = 7
COMET_FIRST: Final = 8
LIFE_FIRST: Final = 9
EVOLVE_FIRST: Final = 10
GIFT_FIRST: Final = 11
PICK_FIRST: Final = 12
NOTHING_TO_PICK: Final = 13

# COS-1, COS-2: the set-up and the central board
NOT_OFFERED: Final = 14
SECTOR_DONE: Final = 15
SPACE_UNUSED: Final = 16
SPACE_EMPTY: Final = 17
SPACE_ALIKE: Final = 18

# COS-3 to COS-6: bodies
NOT_A_PLANET: Final = 19
NO_FREE_ORBIT: Final = 20
NOT_A_MOON: Final = 21
GAS_MOON: Final = 22
NO_PLANET: Final = 23
PLANET_TOO_SMALL: Final = 24
MOONS_FULL: Final = 25
NOTHING_THERE: Final = 26
MOON_ALIKE: Final = 27
CANNOT_COLLIDE: Final = 28
COLLIDE_GAS: Final = 29
LARGEST_ALREADY: Final = 30
MOON_TOO_LARGE: Final = 31
LEFTOVER_TOO_LARGE: Final = 32
RESERVE_EMPTY: Final = 33
NOT_A_COMET: Final = 34
RINGED_ALREADY: Final = 35
WET_ALREADY: Final = 36
TOO_SMALL_FOR_WATER: Final = 37

# COS-7, COS-8: the other uses of elements, and additional actions
NOT_FOR_BELT: Final = 38
NOTHING_TO_GAIN: Final = 39
DISCARD_ASTEROID: Final = 40
ELEMENT_USED: Final = 41
NO_ACTION_LEFT: Final = 42
NO_COMET: Final = 43
NO_COMET_LEFT: Final = 44
TOO_FEW_ASTEROIDS: Final = 45
EXPANDED_ALREADY: Final = 46

# COS-9: life
LIFE_ON_GAS: Final = 47
LIFE_ON_ASTEROID: Final = 48
LIFE_DRY: Final = 49
LIFE_ALREADY: Final = 50
NO_COUNTER: Final = 51
EVOLVE_BY_ICON: Final = 52
EVOLVE_DRY: Final = 53
EVOLVE_OUTSIDE: Final = 54
EVOLVE_NOTHING: Final = 55
EVOLVE_INTELLIGENT: Final = 56
OTHER_ORBIT: Final = 57

# COS-10: planetary objectives
NOT_IN_HAND: Final = 58
ORBIT_ASSIGNED: Final = 59
DOES_NOT_FIT: Final = 60
REWARD_IMPOSSIBLE: Final = 61

# COS-11: exotic objects
NOT_YOUR_EXOTIC: Final = 62
EXOTIC_EMPTY: Final = 63
EXOTIC_USED: Final = 64
NO_SUCH_ICON: Final = 65
ICON_SPENT: Final = 66
ICON_ALIKE: Final = 67
ICON_IMPOSSIBLE: Final = 68
NO_SUCH_CHOICE: Final = 69
CHOICE_IMPOSSIBLE: Final = 70
