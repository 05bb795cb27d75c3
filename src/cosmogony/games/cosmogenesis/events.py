"""What can happen in Cosmogenesis, as kinds of events, and who may see each.

Each comment lists the numbers an event carries besides its seat, in order. A place is orbit * 4 + slot.
"""

from typing import Final

ROUND: Final = 0  # the seat starts; round
KEPT: Final = 1  # only for the owner: tile kept, tile put under the deck
KEPT_ONE: Final = 2  # for the others: the same without the tiles
TOOK: Final = 3  # sector, element
LAPSED: Final = 4  # nothing was left to take; sector
MONOLITH: Final = 5
PLANET: Final = 6  # orbit, body
MOON: Final = 7  # orbit, body
COLLIDED: Final = 8  # place, body used, body hit before, body hit after
EXTINCTION: Final = 9  # place, level lost
LEFTOVER: Final = 10  # orbit, body that became a moon
FOURTH_MOON: Final = 11  # orbit: the leftover went back to the reserve
STRUCK: Final = 12  # place, body after
BELT: Final = 13  # asteroids, comets
GAINED_EXOTIC: Final = 14  # object
GAINED_STELLAR: Final = 15  # tile
GAINED_PLANETARY: Final = 16  # tile, round
DISCARDED: Final = 17  # element
MADE_COMET: Final = 18
LIFE: Final = 19  # place
EXPANDED: Final = 20
REVEALED: Final = 21  # tile, orbit, points
REWARD_LOST: Final = 22  # effect of the edition's list, orbit from 1 up or 0 for an icon
USED: Final = 23  # object, entry of the edition's list
EVOLVED: Final = 24  # place, level
ACTION: Final = 25  # one more additional action
GAME_OVER: Final = 26
DECLINED: Final = 27  # a reward was declined
