"""The end of a turn (CRA-9), the end phase of a round (CRA-10) and the end of the game (CRA-12)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import (
    DISCARD_CARD,
    OMEGA_NOTHING,
    OMEGA_STABILISE,
    STABILISE,
    TILE_AT,
)
from cosmogony.games.crafting.components import CONTROLS, SIZES
from cosmogony.games.crafting.events import (
    ADVANCED_SHOWN,
    CARD_DISCARDED,
    GAME_OVER,
    GOAL_MISSED,
    GOAL_REVEALED,
    GOAL_SCORED,
    LOST,
    OMEGA_TAKEN,
    ROUND,
)
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import BY_GOALS, CRYSTALS_LEFT, ENERGY, LIMIT
from cosmogony.games.crafting.rules.gains import discard_cards, draw_tile, lose_unplaced, push, score
from cosmogony.games.crafting.rules.pieces import empty_hexagons, hand_size, proto
from cosmogony.games.crafting.scoring import advanced_points, goal_amount, goal_points

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def begin_turn(state: "CraftingState") -> None:
    """Begin the current player's turn with the energy phase."""
    state.phase = ENERGY
    state.step = 0
    state.shifts_left = state.components.steps
    state.own_moved = False
    state.scored_kinds = 0


# CRA-9: the end of the turn


def omega_options(state: "CraftingState") -> i64:
    """A nebula of a size that can be drawn and placed, or a stabilisation; nothing only by another ruling (CRA-9.2)."""
    options: i64 = 0
    if empty_hexagons(state, state.current_player) != 0:
        for size in range(SIZES):
            if state.stack_left[size] > 0:
                options |= bit(size)
    if proto(state, state.current_player) != 0:
        options |= bit(OMEGA_STABILISE)
    if not state.components.omega_compulsory:
        options |= bit(OMEGA_NOTHING)
    return options


def apply_omega(state: "CraftingState", choice: i64) -> None:
    """Take the omega action: a nebula that is placed at once, or one stabilisation (CRA-9.1)."""
    state.emit(OMEGA_TAKEN, state.current_player, choice)
    if choice < SIZES:
        draw_tile(state, choice)
        push(state, TILE_AT, len(state.held_tiles) - 1)
    elif choice == OMEGA_STABILISE:
        push(state, STABILISE)


def end_turn(state: "CraftingState") -> None:
    """Lose what was not placed or spent (CRA-9.3); the next player follows, or the end phase."""
    lost_stars, lost_life, lost_tiles = lose_unplaced(state)
    if lost_stars + lost_life + lost_tiles > 0:
        state.emit(LOST, state.current_player, lost_stars, lost_life, lost_tiles)
    state.turns_left -= 1
    state.current_player = (state.current_player + 1) % state.n_players
    if state.turns_left > 0:
        begin_turn(state)
    else:
        end_phase(state)


# CRA-10: the end phase


def end_phase(state: "CraftingState") -> None:
    """Move the goals on, score the one that arrives, reveal the next (CRA-10.1 to CRA-10.3); check for the end."""
    arriving = state.round + 1 - state.components.goal_track
    if 0 <= arriving < state.components.goals_in_play:
        score_goal(state, state.goals[arriving])
    if state.goals_shown < state.components.goals_in_play:
        state.emit(GOAL_REVEALED, NOBODY, state.goals[state.goals_shown])
        state.goals_shown += 1
        state.reveal()
    ending: i64 = 0
    if state.supply[CRYSTALS_LEFT] == 0:
        ending += 1
    if arriving == state.components.goals_in_play - 1:
        ending += 2
    if ending > 0:
        end_game(state, ending)
    else:
        state.phase = LIMIT


def score_goal(state: "CraftingState", goal: i64) -> None:
    """Give every player the points of a goal (CRA-11)."""
    scored = False
    for seat in range(state.n_players):
        points = goal_points(state, goal, seat)
        if points > 0:
            scored = True
            score(state, seat, BY_GOALS, points)
            state.emit(GOAL_SCORED, seat, goal, goal_amount(state, goal, seat), points)
    if not scored:
        state.emit(GOAL_MISSED, NOBODY, goal)


def check_hands(state: "CraftingState") -> None:
    """Let whoever holds too many cards discard, from the first player on; then a new round begins (CRA-10.6)."""
    for turn in range(state.n_players):
        seat = (state.first_player + turn) % state.n_players
        if hand_size(state, seat) > state.components.hand_limit:
            state.current_player = seat
            if state.components.owner_discards:
                push(state, DISCARD_CARD)
            else:
                apply_discard(state, card_by_chance(state, seat))
            return
    next_round(state)


def excess_options(state: "CraftingState") -> i64:
    """Any type of energy card in the hand."""
    options: i64 = 0
    for control in range(CONTROLS):
        if state.hands[state.current_player * CONTROLS + control] > 0:
            options |= bit(control)
    return options


def card_by_chance(state: "CraftingState", seat: i64) -> i64:
    """Return the type of a random card of a hand."""
    place = state.rng.below(hand_size(state, seat))
    control: i64 = 0
    while place >= state.hands[seat * CONTROLS + control]:
        place -= state.hands[seat * CONTROLS + control]
        control += 1
    return control


def apply_discard(state: "CraftingState", control: i64) -> None:
    """Discard one energy card over the limit."""
    discard_cards(state, state.current_player, control, 1)
    state.emit(CARD_DISCARDED, state.current_player, control)


def next_round(state: "CraftingState") -> None:
    """Pass the first player token to the left, but not with two players (CRA-10.7), and begin a round."""
    if state.n_players > 2:
        state.first_player = (state.first_player + 1) % state.n_players
    state.round += 1
    state.current_player = state.first_player
    state.turns_left = state.n_players
    state.emit(ROUND, state.first_player, state.round)
    begin_turn(state)


# CRA-12: the end of the game


def end_game(state: "CraftingState", reason: i64) -> None:
    """Turn up all advanced life and end the game (CRA-12.1, CRA-12.2)."""
    state.over = True
    state.emit(GAME_OVER, NOBODY, reason)
    state.reveal()
    for seat in range(state.n_players):
        points = advanced_points(state, seat)
        if points > 0:
            state.emit(ADVANCED_SHOWN, seat, points)
