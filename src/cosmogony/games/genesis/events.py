"""What can happen in Genesis, as kinds of events; all of it in the open.

Each comment lists the numbers an event carries besides its seat, in order.
"""

from typing import Final

ROUND: Final = 0  # the seat starts; round, God's day
START_CUBE: Final = 1  # colour
BONUS: Final = 2  # day, then the cubes received by colour
GATHERED: Final = 3  # cubes received by colour, and 1 if the stock fell short
SWITCHED: Final = 4  # the other angel, colour paid
MOVED: Final = 5  # from region, to region, square there
WORKED: Final = 6  # day, circle, points
PAID: Final = 7  # cubes paid by colour
DECLINED: Final = 8  # 1 after a switch
DARK_MOVED: Final = 9  # to region, God's day
DARK_SWITCHED: Final = 10  # the other angel, God's day
DARK_WORKED: Final = 11  # circle, God's day
DARK_STAYED: Final = 12  # region, God's day
GOD_MOVED: Final = 13  # step 1 to 21, day
GAME_OVER: Final = 14
