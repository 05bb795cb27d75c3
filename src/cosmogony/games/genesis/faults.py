"""What forbids an action of Genesis, as codes: the rules give them, ``explain.py`` says them in words."""

from typing import Final

ALLOWED: Final = 0

GAME_IS_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
START_FIRST: Final = 3
START_IS_PAST: Final = 4
MUST_GATHER: Final = 5
ONLY_GATHERING: Final = 6
GATHER_ON_VII: Final = 7
NO_SUCH_YIELD: Final = 8
SWITCH_ON_VII: Final = 9
SWITCH_IN_VOID: Final = 10
NOBODY_LEFT: Final = 11
NOBODY_RIGHT: Final = 12
SWITCH_UNPAID: Final = 13
MOVE_FIRST_ROUND: Final = 14
DAY_NOT_BEGUN: Final = 15
ALREADY_THERE: Final = 16
NO_WORK_HERE: Final = 17
ALREADY_WORKED: Final = 18
TOO_POOR: Final = 19
PAY_FIRST: Final = 20
NOTHING_DUE: Final = 21
PAY_NOT_HELD: Final = 22
PAY_WRONG: Final = 23
PAY_NOT_COVERED: Final = 24
