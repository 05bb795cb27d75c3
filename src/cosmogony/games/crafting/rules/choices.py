"""What may be chosen: the options of each kind of choice, as a mask (CRA-5.1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import argument, second_argument, task_kind
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.rules import cards, energy, placing, sliders, turns
from cosmogony.games.crafting.rules.pieces import empty_hexagons, plain_stars, proto, stars
from cosmogony.games.crafting.rules.powers import decks, offers

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def task_options(state: "CraftingState", entry: i64) -> i64:
    """Return the options of an entry of the agenda (CRA-5.1)."""
    kind = task_kind(entry)
    if a.is_by_target(kind):
        return faultless(state, kind)
    return board_options(state, kind, entry) if kind < a.PAY_ENERGY else card_options(state, kind, entry)


def fault(state: "CraftingState", kind: i64, target: i64) -> i64:
    """Say what is wrong with a target; of power cards drawn each may be chosen (CRA-7.3, CRA-7.4)."""
    if kind == a.MOVE_ENERGY:
        return energy.fault_shift(state, target)
    if kind == a.DRAW_NEBULA:
        return energy.fault_draw(state, target)
    if kind == a.TAKE_CARD:
        return energy.fault_take(state, target)
    if kind == a.SLOT:
        return cards.fault_slot(state, target)
    if kind == a.OMEGA:
        return turns.fault_omega(state, target)
    if kind == a.DISCARD_CARD:
        return turns.fault_discard(state, target)
    return 0


def faultless(state: "CraftingState", kind: i64) -> i64:
    """Return the targets with which nothing is wrong (CRA-5.1)."""
    options: i64 = 0
    for target in range(targets(state, kind)):
        if fault(state, kind, target) == 0:
            options |= bit(target)
    return options


def targets(state: "CraftingState", kind: i64) -> i64:
    """Count the targets of a kind of choice, possible or not (CRA-5.1)."""
    if kind == a.KEEP_CARD or kind == a.UNDER_DECK:
        return len(state.drawn)
    if kind == a.TILE:
        return len(state.held_tiles)
    if a.is_of_stars(kind):
        return state.components.galaxy.stars
    if a.is_of_life(kind):
        return state.components.galaxy.life
    return state.components.galaxy.hexagons if a.is_of_hexagons(kind) else a.named_targets(kind)


def board_options(state: "CraftingState", kind: i64, entry: i64) -> i64:
    """Return the options of placing (CRA-5), scoring (CRA-6) and the sliders (CRA-8)."""
    seat = state.current_player
    if kind == a.STAR_AT:
        return placing.star_options(state, seat, second_argument(entry))
    if kind == a.LIFE_AT:
        return placing.life_options(state, argument(entry))
    if kind == a.STAR_FROM:
        return stars(state, seat) if argument(entry) == a.ANYWHERE else sliders.movable_stars(state, seat)
    if kind == a.STAR_TO:
        return sliders.star_to_options(state, seat, argument(entry), second_argument(entry))
    if kind == a.LIFE_FROM:
        return sliders.life_from_options(state, seat, argument(entry), second_argument(entry) & 1)
    if kind == a.LIFE_TO:
        return sliders.life_to_options(state, seat, argument(entry), second_argument(entry) & 7)
    if kind == a.STABILISE:
        return proto(state, seat)
    if kind == a.CONVERT:
        return plain_stars(state, seat)
    if kind == a.DISCARD_STAR:
        return placing.discard_options(state, argument(entry))
    if kind == a.TILE:
        return placing.tile_options(state)
    if kind == a.TILE_AT:
        return empty_hexagons(state, seat)
    return offers.element_options(state, argument(entry), second_argument(entry))


def card_options(state: "CraftingState", kind: i64, entry: i64) -> i64:
    """Return the options of paying for power cards and of their effects (CRA-7.5, CRA-13)."""
    if kind == a.PAY_ENERGY:
        return offers.pay_options(state, argument(entry))
    if kind == a.PAY_LIFE:
        return offers.pay_life_options(state, argument(entry))
    if kind == a.SUPERNOVA:
        return offers.supernova_options(state, argument(entry))
    if kind == a.ADVANCED_AT:
        return decks.evolving(state)
    if kind == a.EITHER:
        return offers.either_options(state, argument(entry))
    if kind == a.REPLACE_TILE:
        return decks.small_tiles(state)
    return decks.shooting_tiles(state) if kind == a.TILE_FROM else empty_hexagons(state, state.current_player)
