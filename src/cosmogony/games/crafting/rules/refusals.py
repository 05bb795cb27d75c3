"""What is wrong with an action, as a code of ``faults``: asked only to explain, since options are listed as masks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.actions import argument, kind_of, target_of
from cosmogony.games.crafting.galaxy import has
from cosmogony.games.crafting.rules import choices
from cosmogony.games.crafting.rules.agenda import current_kind, options
from cosmogony.games.crafting.rules.craft import fault_menu
from cosmogony.games.crafting.rules.gains import asked
from cosmogony.games.crafting.rules.pieces import life, plain_stars, stars, supernovae, tile_at
from cosmogony.games.crafting.rules.powers.offers import effects_of

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def fault(state: "CraftingState", chosen: i64) -> i64:
    """Say what is wrong with an action of the current player; 0 if nothing is (CRA-5.1)."""
    kind = kind_of(chosen)
    target = target_of(chosen)
    if state.over:
        return faults.OVER
    if kind != current_kind(state):
        return faults.NOT_NOW
    if target >= choices.targets(state, kind) and not (target == a.STOP and a.may_stop(kind)):
        return faults.UNKNOWN
    if kind == a.CRAFT:
        beyond = a.menu_hexagon(target) >= state.components.galaxy.hexagons
        return faults.UNKNOWN if beyond else fault_menu(state, target)
    if a.is_by_target(kind):
        return choices.fault(state, kind, target)
    if has(options(state), target):
        return 0
    if a.is_of_stars(kind):
        return fault_on_star(state, kind, target)
    return fault_on_life(state, kind, target) if a.is_of_life(kind) else fault_of_other(state, kind, target)


def fault_on_star(state: "CraftingState", kind: i64, space: i64) -> i64:
    """Say why a star space is no option (CRA-5.2, CRA-6.3, CRA-8.1, CRA-8.2, CRA-8.4, CRA-13.10, CRA-13.25)."""
    seat = state.current_player
    if kind == a.SUPERNOVA:
        return faults.NO_PROTO_BESIDE if has(supernovae(state, seat), space) else faults.NO_SUPERNOVA_THERE
    if kind == a.STAR_AT:
        return faults.STAR_TAKEN if has(stars(state, seat), space) else faults.OUTSIDE_SECTOR
    if kind == a.STAR_TO:
        if space == a.STOP:
            return faults.MUST_MOVE
        return faults.STAR_TAKEN if has(stars(state, seat), space) else faults.OUT_OF_REACH
    if not has(stars(state, seat), space):
        return faults.NO_STAR_THERE
    if kind == a.DISCARD_STAR:
        return faults.NOT_TOUCHING
    if kind == a.CONVERT:
        return faults.ALREADY_SUPERNOVA
    return faults.NO_WAY if has(plain_stars(state, seat), space) else faults.SUPERNOVA_FIXED


def fault_on_life(state: "CraftingState", kind: i64, space: i64) -> i64:
    """Say why a life space is no option (CRA-5.3, CRA-5.4, CRA-7.5, CRA-8.3, CRA-8.4, CRA-13.9, CRA-13.14)."""
    present = life(state, state.current_player)
    if space == a.STOP:
        return faults.PAY_FROM_BOARD if kind == a.PAY_LIFE else faults.MUST_MOVE
    if kind == a.STABILISE:
        return faults.NO_PROTO_THERE
    if kind == a.LIFE_FROM or kind == a.PAY_LIFE:
        return faults.OTHER_LIFE if has(present, space) else faults.NO_LIFE_THERE
    if has(present, space):
        return faults.LIFE_TAKEN
    if kind == a.LIFE_TO:
        return faults.OUT_OF_REACH
    if argument(asked(state)) == a.BESIDE_STABLE:
        return faults.NOT_BESIDE_STABLE
    return faults.NOT_BESIDE_LIFE if present != 0 else faults.NOT_STARTING_SPACE


def fault_of_other(state: "CraftingState", kind: i64, target: i64) -> i64:
    """Say why anything else is no option (CRA-4.10, CRA-5.1, CRA-7.5, CRA-13.11, CRA-13.27, CRA-13.28)."""
    card = argument(asked(state))
    if kind == a.PAY_ENERGY:
        return faults.TOO_FEW_CARDS if has(state.components.pay_types[card], target) else faults.WRONG_TYPE
    if kind == a.EITHER:
        return faults.NO_EFFECT if has(effects_of(card), target) else faults.NOT_THIS_CARD
    if kind == a.TILE_FROM:
        empty = tile_at(state, state.current_player, target) == NOBODY
        return faults.NO_NEBULA_THERE if empty else faults.COMPLETED_STAYS
    if kind == a.ADVANCED_AT:
        return faults.NOT_EVOLVING
    if kind == a.REPLACE_TILE:
        return faults.NOT_SMALL
    if kind == a.ELEMENT:
        return faults.NONE_LEFT
    return faults.SAME_TILE if kind == a.TILE else faults.HEXAGON_TAKEN
