"""The course of the game (COS-1.11, COS-2, COS-12): whose decision it is, and what follows without one."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import EVERYONE, NOBODY
from cosmogony.games.cosmogenesis import actions, events
from cosmogony.games.cosmogenesis.actions import CHOOSE_ELEMENT, CHOOSE_EXTRA, CHOOSE_USE, kind_of, target_of
from cosmogony.games.cosmogenesis.bodies import NONE
from cosmogony.games.cosmogenesis.components import ROUNDS, SECTORS
from cosmogony.games.cosmogenesis.rules import board, effects, element, extra, life, objectives, places
from cosmogony.games.cosmogenesis.rules.choices import NOT_LOOKED_UP, look_up

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def act(state: "CosmogenesisState", chosen: i64) -> None:
    """Carry out one decision of the current player, then everything that needs none (COS-2.2)."""
    kind = kind_of(chosen)
    target = target_of(chosen)
    if state.phase == actions.CHOOSE_KEEP:
        keep(state, target)
    elif state.phase == CHOOSE_ELEMENT:
        board.apply_take(state, target)
    elif state.phase == CHOOSE_USE:
        use(state, kind, target)
    else:
        act_extra(state, kind, target)
    settle(state)


def keep(state: "CosmogenesisState", tile: i64) -> None:
    """Let the players keep a planetary objective each; after the last of them the first round begins (COS-1.11)."""
    state.changed |= 1 << state.current_player
    objectives.apply_keep(state, tile)
    state.current_player = (state.current_player + 1) % state.n_players
    if state.current_player == state.first_player:
        state.emit(events.ROUND, state.monolith, state.round)
        begin_turn(state)


def use(state: "CosmogenesisState", kind: i64, target: i64) -> None:
    """Use the element taken, which leaves its space (COS-2.4)."""
    state.changed |= 1 << state.current_player
    taken = state.spaces[state.taken]
    if kind == actions.BELT:
        element.apply_belt(state, taken)
    elif kind == actions.GAIN:
        element.apply_gain(state, taken)
    elif kind == actions.DISCARD:
        element.apply_discard(state, taken)
    else:
        places.apply_there(state, kind, target)
    state.spaces[state.taken] = NONE
    state.taken = -1
    state.phase = CHOOSE_EXTRA


def act_extra(state: "CosmogenesisState", kind: i64, target: i64) -> None:
    """Carry out a decision of the second part of a turn (COS-8 to COS-11)."""
    if kind == actions.DONE and state.phase == CHOOSE_EXTRA:
        end_turn(state)
        return
    state.changed |= 1 << state.current_player
    if state.phase == CHOOSE_EXTRA and extra.is_additional(kind):
        extra.spend(state, kind)
    if kind == actions.MAKE_COMET:
        state.emit(events.MADE_COMET, state.current_player)
        effects.take_comet(state, True)
    else:
        extra.apply_extra(state, kind, target)
        effects.go_on(state)


def begin_turn(state: "CosmogenesisState") -> None:
    """Begin the current player's turn with its compulsory part; one additional action may follow (COS-2.2, COS-8.1)."""
    state.phase = CHOOSE_ELEMENT
    state.extra = 1
    state.exotics_used = 0


def end_turn(state: "CosmogenesisState") -> None:
    """Pass the turn clockwise; the round ends after four turns each (COS-2.1)."""
    state.turns += 1
    if state.turns == state.n_players * SECTORS:
        end_round(state)
    else:
        state.current_player = (state.current_player + 1) % state.n_players
        begin_turn(state)


def settle(state: "CosmogenesisState") -> None:
    """Carry out what needs no decision: a single element or use, a turn with nothing left to do (COS-2.5, COS-2.6)."""
    state.found = NOT_LOOKED_UP
    while not state.over and CHOOSE_ELEMENT <= state.phase <= CHOOSE_EXTRA:
        legal = look_up(state)
        if len(legal) > 1:
            state.found = legal
            return
        if state.phase == CHOOSE_EXTRA:
            end_turn(state)
        elif state.phase == CHOOSE_USE:
            use(state, kind_of(legal[0]), target_of(legal[0]))
        elif legal:
            board.apply_take(state, target_of(legal[0]))
        else:
            lapse(state)


def lapse(state: "CosmogenesisState") -> None:
    """Go on where all open sectors are empty: with the rest of the turn, by another ruling the next (COS-2.5)."""
    sector: i64 = 0
    while board.is_done(state, state.current_player, sector):
        sector += 1
    board.mark_sector(state, sector)
    state.emit(events.LAPSED, state.current_player, sector)
    if state.components.turn_ends_without_element:
        end_turn(state)
    else:
        state.phase = CHOOSE_EXTRA


def end_round(state: "CosmogenesisState") -> None:
    """Let life evolve, then end the game or set the board up for the next round (COS-12)."""
    state.changed = EVERYONE
    life.evolve_all(state)
    if state.round == ROUNDS:
        state.over = True
        state.emit(events.GAME_OVER, NOBODY)
        return
    state.round += 1
    state.turns = 0
    state.sectors_done = 0
    board.clear(state)
    board.fill(state)
    state.current_player = state.monolith
    state.emit(events.ROUND, state.monolith, state.round)
    begin_turn(state)
