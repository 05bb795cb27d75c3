"""Where a decision comes in: what may be chosen now, and what follows from a choice.

The agenda holds what is still to be chosen, the next entry last. After every decision ``settle`` goes on by itself:
a choice without any option is dropped, one with a single option is carried out, and when the agenda is empty the
turn moves on; it stops at the next real choice.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.rng import Rng
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import action, argument, second_argument, target_of, task_kind
from cosmogony.games.crafting.galaxy import bit, count, first
from cosmogony.games.crafting.layout import CRAFTING, ENDING, ENERGY, LIFE_LEFT
from cosmogony.games.crafting.rules import cards, craft, energy, feats, placing, powers, sliders, turns
from cosmogony.games.crafting.rules.gains import discard_star, push
from cosmogony.games.crafting.rules.pieces import empty_hexagons, plain_stars, proto

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def legal_actions(state: "CraftingState") -> list[int]:
    """List what the current player may do."""
    legal: list[int] = []
    if state.over:
        return legal
    kind = current_kind(state)
    left = options(state)
    while left != 0:
        legal.append(action(kind, first(left)))
        left &= left - 1
    return legal


def pick(state: "CraftingState", rng: Rng) -> i64:
    """Return one of the legal actions, each equally likely, without listing them."""
    left = options(state)
    for _passed in range(rng.below(count(left))):
        left &= left - 1
    return action(current_kind(state), first(left))


def current_kind(state: "CraftingState") -> i64:
    """Return what is being chosen."""
    if state.pending == 0:
        return a.CRAFT
    return task_kind(state.agenda[state.pending - 1])


def options(state: "CraftingState") -> i64:
    """Return the options of the current choice."""
    if state.found != 0 and not state.recording:
        return state.found
    if state.pending == 0:
        return craft.menu(state)
    return task_options(state, state.agenda[state.pending - 1])


def act(state: "CraftingState", chosen: i64) -> None:
    """Carry out one decision of the current player."""
    if state.pending == 0:
        craft.apply_menu(state, target_of(chosen))
    else:
        state.pending -= 1
        carry_out(state, state.agenda[state.pending], target_of(chosen))
    settle(state)


def settle(state: "CraftingState") -> None:
    """Go on until there is something to choose, or the game is over."""
    state.found = 0
    while not state.over:
        if state.pending == 0 and state.phase != CRAFTING:
            go_on(state)
            continue
        left = options(state)
        if left & (left - 1) != 0 and not takes_all(state, left):
            state.found = left
            return
        if state.pending == 0:
            craft.apply_menu(state, a.MENU_END)
            continue
        state.pending -= 1
        if left != 0:
            carry_out(state, state.agenda[state.pending], first(left))


def takes_all(state: "CraftingState", left: i64) -> bool:
    """Say whether the same choice comes so often that it will take all its options: then the order is all the same."""
    if state.pending < 2:
        return False
    entry = state.agenda[state.pending - 1]
    kind = task_kind(entry)
    if kind != a.PAY_LIFE and kind != a.STABILISE and kind != a.CONVERT and kind != a.LIFE_AT:
        return False
    times: i64 = 0
    while times < state.pending and state.agenda[state.pending - 1 - times] == entry:
        times += 1
    if kind == a.LIFE_AT:
        times = min(times, state.supply[LIFE_LEFT])  # a short supply leaves it to the player where the last life goes
    return count(left) <= times


def go_on(state: "CraftingState") -> None:
    """Take the next step of the turn or the round once nothing is left to choose."""
    if state.phase == ENERGY:
        energy.go_on(state)
    elif state.phase == ENDING:
        turns.end_turn(state)
    else:
        turns.check_hands(state)


def task_options(state: "CraftingState", entry: i64) -> i64:
    """Return the options of an entry of the agenda."""
    kind = task_kind(entry)
    if kind == a.STAR_AT:
        return placing.star_options(state, state.current_player, second_argument(entry))
    if kind == a.LIFE_AT:
        return life_at_options(state, argument(entry))
    if kind == a.MOVE_ENERGY:
        return energy.shift_options(state)
    if kind == a.TAKE_CARD:
        return energy.card_options(state)
    if kind == a.STAR_FROM:
        return sliders.star_from_options(state, state.current_player, argument(entry))
    if kind == a.STAR_TO:
        return sliders.star_to_options(state, state.current_player, argument(entry), second_argument(entry))
    if kind == a.LIFE_FROM:
        return sliders.life_from_options(state, state.current_player, argument(entry), second_argument(entry) & 1)
    if kind == a.LIFE_TO:
        return sliders.life_to_options(state, state.current_player, argument(entry), second_argument(entry) & 7)
    if kind == a.STABILISE:
        return proto(state, state.current_player)
    if kind == a.CONVERT:
        return plain_stars(state, state.current_player)
    if kind == a.DISCARD_STAR:
        return feats.discard_options(state, state.current_player, argument(entry))
    if kind == a.OMEGA:
        return turns.omega_options(state)
    if kind == a.DRAW_NEBULA:
        return energy.stack_options(state)
    if kind == a.TILE:
        return placing.tile_options(state)
    if kind == a.TILE_AT or kind == a.TILE_TO:
        return empty_hexagons(state, state.current_player)
    return card_task_options(state, kind, entry)


def card_task_options(state: "CraftingState", kind: i64, entry: i64) -> i64:
    """Return the options of an entry that has to do with energy cards or power cards."""
    seat = state.current_player
    if kind == a.PAY_ENERGY:
        return powers.pay_options(state, seat, argument(entry))
    if kind == a.SLOT:
        return cards.slot_options(state, seat, cards.in_hand(state, seat, argument(entry)))
    if kind == a.KEEP_CARD or kind == a.UNDER_DECK:
        return cards.drawn_options(state)
    if kind == a.DISCARD_CARD:
        return turns.excess_options(state)
    if kind == a.ELEMENT:
        return powers.element_options(state, seat, argument(entry), second_argument(entry))
    if kind == a.PAY_LIFE:
        return powers.pay_life_options(state, seat, argument(entry))
    if kind == a.SUPERNOVA:
        return powers.supernova_options(state, seat, argument(entry))
    if kind == a.ADVANCED_AT:
        return powers.evolving(state, seat)
    if kind == a.EITHER:
        return powers.either_options(state, seat, argument(entry))
    if kind == a.REPLACE_TILE:
        return powers.small_tiles(state, seat)
    return powers.shooting_tiles(state, seat)


def life_at_options(state: "CraftingState", way: i64) -> i64:
    """Where life may be placed; life of a power card must be in the supply."""
    if way != a.ORDINARY and not placing.life_is_left(state):
        return 0
    return placing.life_options(state, state.current_player, way)


def carry_out(state: "CraftingState", entry: i64, target: i64) -> None:
    """Carry out an entry of the agenda with the option chosen."""
    kind = task_kind(entry)
    if kind == a.STAR_AT:
        placing.apply_star_at(state, argument(entry), second_argument(entry), target)
    elif kind == a.LIFE_AT:
        placing.apply_life_at(state, argument(entry), target)
    elif kind == a.MOVE_ENERGY:
        energy.apply_shift(state, target)
    elif kind == a.TAKE_CARD:
        energy.apply_card(state, target, argument(entry))
    elif kind == a.STAR_FROM:
        push(state, a.STAR_TO, target, argument(entry))
    elif kind == a.STAR_TO:
        sliders.apply_star_to(state, argument(entry), target)
    elif kind == a.LIFE_FROM:
        sliders.apply_life_from(state, argument(entry), second_argument(entry) >> 1, target)
    elif kind == a.LIFE_TO:
        sliders.apply_life_to(state, argument(entry), target, second_argument(entry))
    elif kind == a.STABILISE:
        sliders.stabilise_all(state, state.current_player, bit(target))
    elif kind == a.CONVERT:
        sliders.apply_convert(state, target, argument(entry))
    elif kind == a.DISCARD_STAR:
        discard_star(state, state.current_player, target)
    elif kind == a.OMEGA:
        turns.apply_omega(state, target)
    elif kind == a.DRAW_NEBULA:
        energy.apply_draw(state, target)
    elif kind == a.TILE:
        push(state, a.TILE_AT, target)
    elif kind == a.TILE_AT:
        placing.apply_tile_at(state, argument(entry), target)
    else:
        carry_out_card_task(state, kind, entry, target)


def carry_out_card_task(state: "CraftingState", kind: i64, entry: i64, target: i64) -> None:
    """Carry out an entry that has to do with energy cards or power cards."""
    if kind == a.PAY_ENERGY:
        powers.apply_pay(state, argument(entry), target)
    elif kind == a.SLOT:
        cards.apply_slot(state, argument(entry), target)
    elif kind == a.KEEP_CARD:
        cards.apply_keep(state, argument(entry), target)
    elif kind == a.UNDER_DECK:
        cards.apply_under(state, target)
    elif kind == a.DISCARD_CARD:
        turns.apply_discard(state, target)
    elif kind == a.ELEMENT:
        powers.apply_element(state, argument(entry), second_argument(entry), target)
    elif kind == a.PAY_LIFE:
        powers.apply_pay_life(state, argument(entry), target)
    elif kind == a.SUPERNOVA:
        powers.apply_supernova(state, argument(entry), target)
    elif kind == a.ADVANCED_AT:
        powers.apply_advanced_at(state, target)
    elif kind == a.EITHER:
        powers.apply_either(state, argument(entry), target)
    elif kind == a.REPLACE_TILE:
        powers.apply_replace(state, target)
    elif kind == a.TILE_FROM:
        push(state, a.TILE_TO, target)
    else:
        powers.apply_tile_to(state, argument(entry), target)
