"""Actions of Crafting the Cosmos as whole numbers: what is being chosen, and which of its options.

Every decision has fewer than 62 options, so the options of a decision are the bits of one whole number (a mask) and
an action is the kind of the decision with the number of the bit. The kinds are also the entries of the agenda: what
is still to be chosen before the player may go on crafting.
"""

from typing import Final

from mypy_extensions import i64

from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, SIZES, SLOTS

SHIFT: Final = 6
TARGET: Final = 0x3F

# The energy phase
MOVE_ENERGY: Final = 0
"""Move an energy token one space; a control: a dark token from there; 4: the own token; 5: enough."""
OWN_TOKEN: Final = 4
ENOUGH_SHIFTS: Final = 5
DRAW_NEBULA: Final = 1
"""Draw a nebula tile; the size, counted from 0."""
TAKE_CARD: Final = 2
"""Take an energy card; a type from the display, or 4: from the deck."""
FROM_DECK: Final = 4

# The craft phase
CRAFT: Final = 3
"""Choose what to do; an entry of the menu, below."""
STAR_AT: Final = 4
"""Place a star; the star space. Argument: element, then 0 from beside the board, sector + 1, or WHOLE_GALAXY."""
WHOLE_GALAXY: Final = 4
"""The star comes from the supply and goes to any space."""
LIFE_AT: Final = 5
"""Place life; the life space. Argument: one of the three ways below."""
TILE: Final = 6
"""Choose the nebula tile to place; its place among those beside the board."""
TILE_AT: Final = 7
"""Place a nebula tile; the hexagon. Argument: the tile's place among those beside the board."""
DISCARD_STAR: Final = 8
"""Discard a star; the star space. Argument: hexagon + 1 that it must touch, or 0."""
ELEMENT: Final = 9
"""Gain a star; the element. Argument: sector + 1 into which it must go, or 0; or RECOLOUR, then the star space."""
RECOLOUR: Final = 4
CONVERT: Final = 10
"""Turn a star into a supernova; the star space. Argument: 1 if proto life beside it becomes stable."""
STABILISE: Final = 11
"""Turn proto life into stable life; the life space."""
STAR_FROM: Final = 12
"""Choose the star to move; the star space. Argument: one of the ways of moving below."""
STAR_TO: Final = 13
"""Move it; the star space, or STOP: leave it. Argument: where it comes from, then the way of moving."""
LIFE_FROM: Final = 14
"""Choose the life to move; the life space, or STOP: enough. Argument: the way of moving, then the moves left.

Twice the moves, and 1 more where the move may be declined.
"""
LIFE_TO: Final = 15
"""Move it; the life space. Argument: where it comes from, then the way of moving and eight times the moves left."""
PAY_ENERGY: Final = 16
"""Pay for a power card; the type of energy cards. Argument: the power card."""
PAY_LIFE: Final = 17
"""Pay life; the life space, or STOP: life beside the board. Argument: 0 proto, 1 stable."""
SUPERNOVA: Final = 18
"""Choose a supernova; the star space. Argument: the power card."""
ADVANCED_AT: Final = 19
"""Choose the nebula for a further advanced life; the hexagon."""
EITHER: Final = 20
"""Choose one of a power card's two effects; one of the eight below. Argument: the power card."""
REPLACE_TILE: Final = 21
"""Replace a nebula; the hexagon."""
TILE_FROM: Final = 22
"""Choose the nebula to move; the hexagon."""
TILE_TO: Final = 23
"""Move it; the hexagon. Argument: where it comes from."""
SLOT: Final = 24
"""Choose the power card slot to fill; the slot. Argument: the type of energy cards."""
KEEP_CARD: Final = 25
"""Keep one of the power cards drawn; its place among them. Argument: the slot."""
UNDER_DECK: Final = 26
"""Put one of the others under the deck; its place among them."""

# The end of the turn and of the round
OMEGA: Final = 27
"""Take the omega action; a size less one: a nebula; 3: stabilise; 4: nothing."""
OMEGA_STABILISE: Final = 3
OMEGA_NOTHING: Final = 4
DISCARD_CARD: Final = 28
"""Discard an energy card over the limit; the type."""
KINDS: Final = 29
NUMBERS: Final[list[object]] = list(range(KINDS << SHIFT))
"""Every action as an object: lists of legal ones share them, since making each number again takes longer."""

STOP: Final = 61
"""The option that ends or declines a choice, where there is one."""

# The entries of the craft menu
MENU_STAR: Final = 0
"""By element."""
MENU_LIFE: Final = 4
MENU_TILE: Final = 5
MENU_CONVERT: Final = 6
MENU_STABILISE: Final = 7
MENU_MOVE_STAR: Final = 8
MENU_MOVE_LIFE: Final = 9
MENU_DISCHARGE: Final = 10
"""By reward: an element, then three power cards, then nothing."""
REWARD_CARD: Final = 4
REWARD_NOTHING: Final = 7
MENU_BUY: Final = 18
"""By type of energy card."""
MENU_SELL: Final = 22
"""By type of energy card."""
MENU_USE: Final = 26
"""By power card slot."""
MENU_COMPLETE: Final = 30
"""By hexagon."""
MENU_ADVANCE: Final = 45
"""By hexagon."""
MENU_END: Final = 60

# Ways to place life
ORDINARY: Final = 0
"""Proto life beside existing life."""
STABLE_ANYWHERE: Final = 1
BESIDE_STABLE: Final = 2
"""Proto life beside stable life."""

# Ways to move a star
HOP: Final = 0
"""An ordinary move."""
ANYWHERE: Final = 1
MAY_STAY: Final = 2
"""An ordinary move that may be declined."""

# Ways to move life
STEP: Final = 0
"""An ordinary move."""
DRIFT: Final = 1
"""A move of proto life, which then becomes stable."""
DRIFT_ANYWHERE: Final = 2
JUMP_PROTO: Final = 3
"""Proto life moves anywhere."""
JUMP_STABLE: Final = 4

# The two effects of Event Horizon, Star Stuff, Shooting Star and Wormhole
GAIN_CRYSTALS: Final = 0
GAIN_LIFE: Final = 1
GAIN_TILE: Final = 2
SWAP_TILE: Final = 3
MOVE_A_STAR: Final = 4
MOVE_A_TILE: Final = 5
MOVE_PROTO: Final = 6
MOVE_STABLE: Final = 7
EFFECTS: Final = 8

# What a power card lets its player choose, where that is no entry of the agenda
DONE: Final = -1
"""Nothing: what it gives, it gives at once."""
NOTHING: Final = -2
"""It would have no effect."""


def action(kind: i64, target: i64) -> i64:
    """Join kind and target."""
    return (kind << SHIFT) | target


def kind_of(action: i64) -> i64:
    """Return the kind."""
    return action >> SHIFT


def target_of(action: i64) -> i64:
    """Return the target."""
    return action & TARGET


def task(kind: i64, argument: i64 = 0, second: i64 = 0) -> i64:
    """Join a kind and its arguments to an entry of the agenda."""
    return kind | (argument << 6) | (second << 12)


def task_kind(entry: i64) -> i64:
    """Return what is to be chosen."""
    return entry & 0x3F


def argument(entry: i64) -> i64:
    """Return the first argument."""
    return (entry >> 6) & 0x3F


def second_argument(entry: i64) -> i64:
    """Return the second argument."""
    return entry >> 12


# What the targets of a kind of choice are


def is_by_target(kind: i64) -> bool:
    """Say whether the rules are asked about each target: in the phases, and for power cards to gain."""
    return kind < CRAFT or kind >= SLOT


def is_of_stars(kind: i64) -> bool:
    """Say whether star spaces are to be chosen from."""
    if kind == STAR_AT or kind == DISCARD_STAR or kind == CONVERT or kind == SUPERNOVA:
        return True
    return kind == STAR_FROM or kind == STAR_TO


def is_of_life(kind: i64) -> bool:
    """Say whether life spaces are to be chosen from."""
    return kind == LIFE_AT or kind == STABILISE or kind == LIFE_FROM or kind == LIFE_TO or kind == PAY_LIFE


def is_of_hexagons(kind: i64) -> bool:
    """Say whether hexagons are to be chosen from."""
    return kind == TILE_AT or kind == ADVANCED_AT or kind == REPLACE_TILE or kind == TILE_FROM or kind == TILE_TO


def may_stop(kind: i64) -> bool:
    """Say whether a choice can have the option STOP."""
    return kind == STAR_TO or kind == LIFE_FROM or kind == PAY_LIFE


def named_targets(kind: i64) -> i64:
    """Count the targets of a choice among named things, the same in every position."""
    if kind == TAKE_CARD:
        return FROM_DECK + 1
    if kind == MOVE_ENERGY:
        return ENOUGH_SHIFTS + 1
    if kind == OMEGA:
        return OMEGA_NOTHING + 1
    if kind == DRAW_NEBULA:
        return SIZES
    if kind == CRAFT:
        return MENU_END + 1
    if kind == EITHER:
        return EFFECTS
    if kind == ELEMENT:
        return ELEMENTS
    return SLOTS if kind == SLOT else CONTROLS


def menu_hexagon(entry: i64) -> i64:
    """Return the hexagon that an entry of the menu completes or advances; 0 for the other entries."""
    if entry < MENU_COMPLETE or entry >= MENU_END:
        return 0
    return entry - MENU_COMPLETE if entry < MENU_ADVANCE else entry - MENU_ADVANCE


# What a choice changes


def leads_on(kind: i64) -> bool:
    """Say whether a choice changes nothing but what is chosen next: where to."""
    return kind == STAR_FROM or kind == LIFE_FROM or kind == TILE or kind == TILE_FROM


def changes_board(kind: i64) -> bool:
    """Say whether a choice may change a player board: all of the craft phase but gaining power cards."""
    return CRAFT < kind < SLOT


def menu_leads_on(entry: i64) -> bool:
    """Say whether an entry of the menu changes nothing but what is chosen next: where to, which slot, how to pay."""
    if entry < MENU_CONVERT or entry == MENU_END:
        return True
    return MENU_BUY <= entry < MENU_SELL or MENU_USE <= entry < MENU_COMPLETE
