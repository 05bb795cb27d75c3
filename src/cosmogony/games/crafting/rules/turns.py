"""The end of a turn (CRA-9), the end phase of a round (CRA-10) and the end of the game (CRA-12)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import EVERYONE, NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.components import CONTROLS, SIZES
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import BY_GOALS, CRYSTALS_LEFT, ENERGY, LIMIT
from cosmogony.games.crafting.rules.energy import fault_draw
from cosmogony.games.crafting.rules.gains import discard_cards, draw_tile, lose_unplaced, push, score
from cosmogony.games.crafting.rules.pieces import hand_size, proto
from cosmogony.games.crafting.scoring import advanced_points, arriving_goal, goal_amount, goal_points

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def begin_turn(state: "CraftingState") -> None:
    """Begin the current player's turn with the energy phase (CRA-3.1)."""
    state.phase = ENERGY
    state.step = 0
    state.shifts_left = state.components.steps
    state.own_moved = False
    state.scored_kinds = 0


# CRA-9: the end of the turn


def fault_omega(state: "CraftingState", choice: i64) -> i64:
    """Say what keeps a player from drawing a nebula or stabilising life (CRA-9.1), or from doing neither (CRA-9.2)."""
    if choice == a.OMEGA_NOTHING:
        return faults.OMEGA_COMPULSORY if state.components.omega_compulsory else 0
    if choice == a.OMEGA_STABILISE:
        return 0 if proto(state, state.current_player) != 0 else faults.NO_PROTO
    return fault_draw(state, choice)


def apply_omega(state: "CraftingState", choice: i64) -> None:
    """Take the omega action: a nebula that is placed at once, or one stabilisation (CRA-9.1)."""
    state.emit(e.OMEGA_TAKEN, state.current_player, choice)
    if choice < SIZES:
        draw_tile(state, choice)
        push(state, a.TILE_AT, len(state.held_tiles) - 1)
    elif choice == a.OMEGA_STABILISE:
        push(state, a.STABILISE)


def end_turn(state: "CraftingState") -> None:
    """Lose what was not placed or spent (CRA-9.3); the next player follows, or the end phase."""
    lost_stars, lost_life, lost_tiles = lose_unplaced(state)
    if lost_stars + lost_life + lost_tiles > 0:
        state.emit(e.LOST, state.current_player, lost_stars, lost_life, lost_tiles)
    state.turns_left -= 1
    state.current_player = (state.current_player + 1) % state.n_players
    if state.turns_left > 0:
        begin_turn(state)
    else:
        end_phase(state)


# CRA-10: the end phase


def end_phase(state: "CraftingState") -> None:
    """Move the goals on, score the one that arrives, reveal the next (CRA-10.1 to CRA-10.3); check for the end."""
    state.changed = EVERYONE
    arriving = arriving_goal(state)
    if 0 <= arriving < state.components.goals_in_play:
        score_goal(state, state.goals[arriving])
    if state.goals_shown < state.components.goals_in_play:
        state.emit(e.GOAL_REVEALED, NOBODY, state.goals[state.goals_shown])
        state.goals_shown += 1
        state.reveal()
    ending: i64 = 0
    if state.supply[CRYSTALS_LEFT] == 0:
        ending += 1
    if arriving == state.components.goals_in_play - 1:
        ending += 2
    if ending == 0:
        state.phase = LIMIT
        return
    if state.components.final_hand_limit:
        cut_hands(state)
    end_game(state, ending)


def score_goal(state: "CraftingState", goal: i64) -> None:
    """Give every player the points of a goal (CRA-11)."""
    scored = False
    for seat in range(state.n_players):
        points = goal_points(state, goal, seat)
        if points > 0:
            scored = True
            score(state, seat, BY_GOALS, points)
            state.emit(e.GOAL_SCORED, seat, goal, goal_amount(state, goal, seat), points)
    if not scored:
        state.emit(e.GOAL_MISSED, NOBODY, goal)


def check_hands(state: "CraftingState") -> None:
    """Let whoever holds too many cards discard, from the first player on; then a new round begins (CRA-10.6)."""
    for turn in range(state.n_players):
        seat = (state.first_player + turn) % state.n_players
        if hand_size(state, seat) > state.components.hand_limit:
            state.current_player = seat
            state.changed |= bit(seat)
            if state.components.owner_discards:
                push(state, a.DISCARD_CARD)
            else:
                apply_discard(state, state.rng.one_of(state.hands, hand_size(state, seat), seat * CONTROLS))
            return
    next_round(state)


def cut_hands(state: "CraftingState") -> None:
    """Cut all hands in the last end phase: which cards go no longer matters, so nobody is asked (CRA-10.4)."""
    for turn in range(state.n_players):
        seat = (state.first_player + turn) % state.n_players
        state.current_player = seat
        while hand_size(state, seat) > state.components.hand_limit:
            apply_discard(state, state.rng.one_of(state.hands, hand_size(state, seat), seat * CONTROLS))


def fault_discard(state: "CraftingState", control: i64) -> i64:
    """Say whether a player holds no energy card of a type to discard (CRA-10.5)."""
    return 0 if state.hands[state.current_player * CONTROLS + control] > 0 else faults.TOO_FEW_CARDS


def apply_discard(state: "CraftingState", control: i64) -> None:
    """Discard one energy card over the limit (CRA-10.5)."""
    discard_cards(state, state.current_player, control, 1)
    state.emit(e.CARD_DISCARDED, state.current_player, control)


def next_round(state: "CraftingState") -> None:
    """Pass the first player token to the left, but not with two players (CRA-10.7), and begin a round."""
    if state.n_players > 2:
        state.first_player = (state.first_player + 1) % state.n_players
    state.round += 1
    state.changed = EVERYONE
    state.current_player = state.first_player
    state.turns_left = state.n_players
    state.emit(e.ROUND, state.first_player, state.round)
    begin_turn(state)


# CRA-12: the end of the game


def end_game(state: "CraftingState", reason: i64) -> None:
    """Turn up all advanced life and end the game (CRA-12.1, CRA-12.2)."""
    state.over = True
    state.boards_changed = EVERYONE
    state.emit(e.GAME_OVER, NOBODY, reason)
    state.reveal()
    for seat in range(state.n_players):
        points = advanced_points(state, seat)
        if points > 0:
            state.emit(e.ADVANCED_SHOWN, seat, points)
