"""Where a decision comes in: what may be chosen now, and what follows from a choice.

The agenda holds what is still to be chosen, the next entry last. After every decision ``settle`` goes on by itself:
a choice without any option is dropped, one with a single option is carried out, and when the agenda is empty the
turn moves on; it stops at the next real choice.
"""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.rng import Rng
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import action, argument, second_argument, target_of, task_kind
from cosmogony.games.crafting.galaxy import bit, count, first
from cosmogony.games.crafting.layout import CRAFTING, ENDING, ENERGY, LIFE_LEFT
from cosmogony.games.crafting.rules import cards, craft, energy, gains, placing, sliders, turns
from cosmogony.games.crafting.rules.choices import task_options
from cosmogony.games.crafting.rules.gains import asked, note_change, push
from cosmogony.games.crafting.rules.powers import decks, offers, use

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def legal_actions(state: "CraftingState") -> list[int]:
    """List what the current player may do (CRA-5.1)."""
    legal: list[object] = []
    if state.over:
        return []
    start = action(current_kind(state), 0)
    left = options(state)
    while left != 0:
        legal.append(a.NUMBERS[start | first(left)])
        left &= left - 1
    return cast("list[int]", legal)


def legal_into(state: "CraftingState", buffer: vec[i64], at: i64) -> i64:
    """Write what the current player may do into a buffer and return how many actions there are (CRA-5.1)."""
    if state.over:
        return 0
    kind = current_kind(state)
    left = options(state)
    number: i64 = 0
    while left != 0:
        buffer[at + number] = action(kind, first(left))
        left &= left - 1
        number += 1
    return number


def pick(state: "CraftingState", rng: Rng) -> i64:
    """Return one of the legal actions, each equally likely, without listing them (CRA-5.1)."""
    left = options(state)
    for _passed in range(rng.below(count(left))):
        left &= left - 1
    return action(current_kind(state), first(left))


def current_kind(state: "CraftingState") -> i64:
    """Return what is being chosen (CRA-5.1)."""
    if state.pending == 0:
        return a.CRAFT
    return task_kind(asked(state))


def options(state: "CraftingState") -> i64:
    """Return the options of the current choice (CRA-5.1)."""
    if state.found != 0 and not state.recording:
        return state.found
    return craft.menu(state) if state.pending == 0 else task_options(state, asked(state))


def act(state: "CraftingState", chosen: i64) -> None:
    """Carry out one decision of the current player (CRA-5.1)."""
    if state.pending == 0:
        craft.apply_menu(state, target_of(chosen))
    else:
        state.pending -= 1
        carry_out(state, state.agenda[state.pending], target_of(chosen))
    settle(state)


def settle(state: "CraftingState") -> None:
    """Go on until there is something to choose, or the game is over (CRA-5.1)."""
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
    """Say whether a choice comes as often as it has options: then their order is all the same (CRA-13.1, CRA-13.13)."""
    if state.pending < 2:
        return False
    entry = asked(state)
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
    """Take the next step of the turn or the round once nothing is left to choose (CRA-9.4)."""
    note_change(state, False)
    if state.phase == ENERGY:
        energy.go_on(state)
    elif state.phase == ENDING:
        turns.end_turn(state)
    else:
        turns.check_hands(state)


def carry_out(state: "CraftingState", entry: i64, target: i64) -> None:
    """Carry out an entry of the agenda with the option chosen (CRA-5.1)."""
    kind = task_kind(entry)
    if not a.leads_on(kind):
        note_change(state, a.changes_board(kind))
    if kind < a.CRAFT or kind >= a.OMEGA:
        carry_out_phase(state, kind, entry, target)
    elif kind < a.PAY_ENERGY:
        carry_out_board(state, kind, entry, target)
    else:
        carry_out_card(state, kind, entry, target)


def carry_out_phase(state: "CraftingState", kind: i64, entry: i64, target: i64) -> None:
    """Carry out a choice of the energy phase (CRA-3, CRA-4), the end of a turn (CRA-9) or of a round (CRA-10)."""
    if kind == a.MOVE_ENERGY:
        energy.apply_shift(state, target)
    elif kind == a.DRAW_NEBULA:
        gains.draw_tile(state, target)
    elif kind == a.TAKE_CARD:
        energy.apply_take(state, argument(entry), target)
    elif kind == a.OMEGA:
        turns.apply_omega(state, target)
    else:
        turns.apply_discard(state, target)


def carry_out_board(state: "CraftingState", kind: i64, entry: i64, target: i64) -> None:
    """Carry out a choice of placing (CRA-5), scoring (CRA-6) or the sliders (CRA-8)."""
    if kind == a.STAR_AT:
        placing.apply_star_at(state, argument(entry), second_argument(entry), target)
    elif kind == a.LIFE_AT:
        placing.apply_life_at(state, argument(entry), target)
    elif kind == a.STAR_FROM or kind == a.TILE:
        push(state, kind + 1, target, argument(entry))  # then where to
    elif kind == a.STAR_TO:
        sliders.apply_star_to(state, argument(entry), target)
    elif kind == a.LIFE_FROM:
        sliders.apply_life_from(state, argument(entry), second_argument(entry) >> 1, target)
    elif kind == a.LIFE_TO:
        sliders.apply_life_to(state, argument(entry), second_argument(entry), target)
    elif kind == a.STABILISE:
        sliders.stabilise_all(state, state.current_player, bit(target))
    elif kind == a.CONVERT:
        sliders.apply_convert(state, argument(entry), target)
    elif kind == a.DISCARD_STAR:
        gains.discard_star(state, state.current_player, target)
    elif kind == a.TILE_AT:
        placing.apply_tile_at(state, argument(entry), target)
    else:
        offers.apply_element(state, argument(entry), second_argument(entry), target)


def carry_out_card(state: "CraftingState", kind: i64, entry: i64, target: i64) -> None:
    """Carry out a choice of gaining or using a power card (CRA-7, CRA-13)."""
    if kind == a.PAY_ENERGY:
        use.apply_pay(state, argument(entry), target)
    elif kind == a.SLOT:
        cards.apply_slot(state, argument(entry), target)
    elif kind == a.KEEP_CARD:
        cards.apply_keep(state, argument(entry), target)
    elif kind == a.UNDER_DECK:
        cards.apply_under(state, target)
    elif kind == a.PAY_LIFE:
        offers.apply_pay_life(state, argument(entry), target)
    elif kind == a.SUPERNOVA:
        offers.apply_supernova(state, argument(entry), target)
    elif kind == a.ADVANCED_AT:
        decks.apply_advanced_at(state, target)
    elif kind == a.EITHER:
        offers.apply_either(state, argument(entry), target)
    elif kind == a.REPLACE_TILE:
        decks.apply_replace(state, target)
    elif kind == a.TILE_FROM:
        push(state, a.TILE_TO, target)
    else:
        decks.apply_tile_to(state, argument(entry), target)
