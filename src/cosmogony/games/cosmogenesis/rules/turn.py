"""The course of the game (COS-1.11, COS-2, COS-12): whose decision it is, and what follows without one."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_COMET,
    CHOOSE_ELEMENT,
    CHOOSE_EVOLVE,
    CHOOSE_EXTRA,
    CHOOSE_KEEP,
    CHOOSE_LIFE,
    CHOOSE_USE,
    COLLIDE,
    DISCARD,
    EVOLVE,
    EXPAND,
    GAIN,
    KEEP,
    LIFE,
    MAKE_COMET,
    MOON,
    PLANET,
    REVEAL,
    STRIKE,
    USE,
    action,
    kind_of,
    target_of,
)
from cosmogony.games.cosmogenesis.components import PLANETARY_TILES, ROUNDS, SECTORS
from cosmogony.games.cosmogenesis.rules import board, element, exotics, extra, life, objectives
from cosmogony.games.cosmogenesis.tiles import IN_DECK, OFFERED, SECRET

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_actions(state: "CosmogenesisState") -> list[int]:
    """List what the current player may do."""
    if state.found and not state.recording:
        return state.found
    return look_up(state)


def look_up(state: "CosmogenesisState") -> list[int]:
    """List what the current player may do, whatever is known of it."""
    legal: list[int] = []
    if state.over:
        return legal
    phase = state.phase
    if phase == CHOOSE_ELEMENT:
        board.legal_take(state, legal)
    elif phase == CHOOSE_USE:
        element.legal_use(state, legal)
    elif phase == CHOOSE_EXTRA:
        extra.legal_extra(state, legal)
    elif phase == CHOOSE_COMET:
        extra.legal_new_comet(state, legal)
    elif phase == CHOOSE_LIFE:
        life.legal_life(state, state.here, legal)
    elif phase == CHOOSE_EVOLVE:
        life.legal_evolve(state, state.here, legal)
    else:
        legal_keep(state, legal)
    return legal


def act(state: "CosmogenesisState", chosen: i64) -> None:
    """Carry out one decision of the current player, then everything that needs none."""
    if state.phase == CHOOSE_KEEP:
        apply_keep(state, target_of(chosen))
    elif state.phase == CHOOSE_ELEMENT:
        board.apply_take(state, target_of(chosen))
    elif state.phase == CHOOSE_USE:
        use(state, chosen)
    else:
        act_extra(state, chosen)
    settle(state)


def use(state: "CosmogenesisState", chosen: i64) -> None:
    """Use the element taken (COS-2.4)."""
    kind = kind_of(chosen)
    target = target_of(chosen)
    if kind == PLANET:
        element.apply_to_planet(state)
    elif kind == MOON:
        element.apply_to_moon(state, target)
    elif kind == COLLIDE:
        element.apply_to_collide(state, target)
    elif kind == STRIKE:
        element.apply_to_strike(state, target)
    elif kind == BELT:
        element.apply_to_belt(state)
    elif kind == GAIN:
        element.apply_gain(state)
    elif kind == DISCARD:
        element.apply_discard(state)


def act_extra(state: "CosmogenesisState", chosen: i64) -> None:
    """Carry out a decision of the second part of a turn (COS-8 to COS-11)."""
    kind = kind_of(chosen)
    target = target_of(chosen)
    if kind == MOON:
        extra.apply_asteroid_moon(state, target)
    elif kind == COLLIDE:
        extra.apply_asteroid_collide(state, target)
    elif kind == STRIKE:
        extra.apply_comet_strike(state, target)
    elif kind == BELT:
        extra.apply_keep_comet(state)
    elif kind == MAKE_COMET:
        extra.apply_make_comet(state)
    elif kind == LIFE:
        extra.apply_life(state, target)
    elif kind == EXPAND:
        extra.apply_expand(state)
    elif kind == REVEAL:
        objectives.apply_reveal(state, target)
    elif kind == USE:
        exotics.apply_use(state, target)
    elif kind == EVOLVE:
        extra.apply_evolve(state, target)
    else:
        end_turn(state)


# COS-1.11: the planetary objectives of the set-up


def legal_keep(state: "CosmogenesisState", legal: list[int]) -> None:
    """Either of the two planetary objectives offered (COS-1.11)."""
    for tile in range(PLANETARY_TILES):
        if state.planetary_place[tile] == OFFERED and state.planetary_owner[tile] == state.current_player:
            legal.append(action(KEEP, tile))


def apply_keep(state: "CosmogenesisState", kept: i64) -> None:
    """Keep one tile, return the other; after the last player the first round begins."""
    seat = state.current_player
    for tile in range(PLANETARY_TILES):
        if state.planetary_place[tile] == OFFERED and state.planetary_owner[tile] == seat and tile != kept:
            state.planetary_place[tile] = IN_DECK
            state.planetary_owner[tile] = NOBODY
            state.planetary_deck[returned_at(state, seat)] = tile
            state.emit(events.KEPT, seat, kept, tile)
    state.planetary_place[kept] = SECRET
    state.emit(events.KEPT_ONE, seat)
    state.current_player = (seat + 1) % state.n_players
    if state.current_player == state.first_player:
        state.emit(events.ROUND, state.monolith, state.round)
        begin_turn(state)


def returned_at(state: "CosmogenesisState", seat: i64) -> i64:
    """Return where in the planetary deck a player's returned tile goes: in turn order at its end (COS-1.11)."""
    order = (seat - state.first_player + state.n_players) % state.n_players
    if state.components.returned_on_top:
        return order
    return len(state.planetary_deck) - state.n_players + order


# COS-2: turns


def begin_turn(state: "CosmogenesisState") -> None:
    """Begin the current player's turn with its compulsory part (COS-2.2)."""
    state.phase = CHOOSE_ELEMENT
    state.extra = state.components.additional_actions
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
    """Carry out what needs no decision: a single element, a single use, a turn without anything left to do."""
    state.found = []
    while not state.over and CHOOSE_ELEMENT <= state.phase <= CHOOSE_EXTRA:
        legal = look_up(state)
        if len(legal) > 1:
            state.found = legal
            return
        if state.phase == CHOOSE_EXTRA:
            end_turn(state)
        elif state.phase == CHOOSE_USE:
            use(state, legal[0])
        elif legal:
            board.apply_take(state, target_of(legal[0]))
        else:  # the taking lapses (COS-2.5)
            board.lapse(state)
            state.phase = CHOOSE_EXTRA


# COS-12: the end of a round


def end_round(state: "CosmogenesisState") -> None:
    """Let life evolve, then end the game or set the board up for the next round (COS-12)."""
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
