"""Why an action of Genesis is legal or not: the clause, and a sentence with the actual values.

Written apart from ``rules.py`` on purpose: the tests ask both about every action in many positions, so that a
mistake in either shows.
"""

from cosmogony.core.game import Explanation
from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.actions import (
    CHOOSE_ACTION,
    CHOOSE_CUBE,
    CHOOSE_PAYMENT,
    END,
    GATHER,
    LEFT,
    MOVE,
    PASS,
    PAY,
    RIGHT,
    START,
    SWITCH,
    WORK,
    kind_of,
    paid,
)
from cosmogony.games.genesis.components import COLOURS, LAST_DAY, NUMERALS, REGIONS, REST_DAY, VOID
from cosmogony.games.genesis.notation import colour_name, day_cost, essence, region_name
from cosmogony.games.genesis.rules import legal_actions, neighbour
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Argument, message


def explain(state: GenesisState, chosen: int) -> Explanation:
    """Explain one action of the current player."""
    kind = kind_of(chosen)
    target = chosen - kind
    if state.over:
        return no("GEN-8.2", "over")
    if not 0 <= chosen < END:
        return no("GEN-3.4", "unknown")
    if state.phase == CHOOSE_CUBE or kind == START:
        return _start(state, kind, target)
    if state.phase == CHOOSE_PAYMENT or kind == PAY:
        return _pay(state, chosen)
    if kind == GATHER:
        return _gather(state, target)
    if kind == SWITCH:
        return _switch(state, target)
    if state.phase != CHOOSE_ACTION:
        return no("GEN-4.3", "must-gather")
    if kind == MOVE:
        return _move(state, target)
    if kind == WORK:
        return _work(state)
    return _pass(state)


def yes(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of a legal action."""
    return Explanation(True, clause, message(f"genesis-legal-{reason}", **args))


def no(clause: str, reason: str, **args: Argument) -> Explanation:
    """Build the explanation of an illegal action."""
    return Explanation(False, clause, message(f"genesis-illegal-{reason}", **args))


def held(state: GenesisState, colour: int) -> int:
    """Return the current player's cubes of a colour."""
    return state.cubes[state.current_player * COLOURS + colour]


def _start(state: GenesisState, kind: int, target: int) -> Explanation:
    if state.phase != CHOOSE_CUBE:
        return no("GEN-1.6", "start-is-past")
    if kind != START:
        return no("GEN-1.6", "start-first")
    if state.stock[target] == 0:
        return no("GEN-1.6", "start-none-left", colour=colour_name(target))
    return yes("GEN-1.6", "start")


def _gather(state: GenesisState, option: int) -> Explanation:
    seat = state.current_player
    region, square = state.region[seat], state.square[seat]
    if region == REST_DAY:
        return no("GEN-4.6", "gather-on-vii")
    options = state.components.options_at(region, square)
    if option >= options:
        return no("GEN-4.4", "no-such-option", options=options)
    wants = [[state.components.yield_of(region, square, o, c) for c in range(COLOURS)] for o in range(options)]
    short = [any(state.stock[c] < want[c] for c in range(COLOURS)) for want in wants]
    if short[option] and not all(short) and not state.components.short_choice:
        return no("GEN-4.5", "short-option")
    if short[option]:
        got = [min(state.stock[c], wants[option][c]) for c in range(COLOURS)]
        return yes("GEN-4.5", "gather-short", essence=essence(got))
    return yes("GEN-4.4", "gather")


def _switch(state: GenesisState, target: int) -> Explanation:
    seat = state.current_player
    region = state.region[seat]
    direction, colour = (LEFT if target < COLOURS else RIGHT), target % COLOURS
    if region == REST_DAY:
        return no("GEN-4.6", "switch-on-vii")
    if region == VOID and not state.components.switch_in_void:
        return no("GEN-4.2", "switch-in-void")
    if neighbour(state, seat, direction) == NOBODY:
        return no("GEN-4.2", "nobody-left" if direction == LEFT else "nobody-right", region=region_name(region))
    if held(state, colour) == 0:
        return no("GEN-4.1", "switch-unpaid", colour=colour_name(colour))
    return yes("GEN-4.1", "switch")


def _move(state: GenesisState, region: int) -> Explanation:
    if state.round == 1:
        return no("GEN-5.4", "move-first-round")
    if region > state.gods_day:
        return no("GEN-5.1", "not-activated", numeral=NUMERALS[region], god=NUMERALS[state.gods_day])
    if region == state.region[state.current_player] and not state.components.move_in_place:
        return no("GEN-5.1", "already-there", region=region_name(region))
    return yes("GEN-5.1", "move")


def _work(state: GenesisState) -> Explanation:
    seat = state.current_player
    day = state.region[seat]
    if not VOID < day <= LAST_DAY:
        return no("GEN-6.6", "no-work-here", region=region_name(day))
    if day != state.gods_day and not state.components.past_days_open:
        return no("GEN-6.1", "day-is-past", numeral=NUMERALS[day])
    if state.circles[seat * REGIONS + day] > 0:
        return no("GEN-6.3", "already-worked", numeral=NUMERALS[day])
    cost = day_cost(state.components, day)
    missing = sum(max(0, cost[c] - held(state, c)) for c in range(COLOURS))
    spare = sum(max(0, held(state, c) - cost[c]) for c in range(COLOURS))
    rate = state.components.exchange
    if spare < rate * missing:
        return no("GEN-6.4", "too-poor", essence=essence(cost), missing=missing, spare=spare, needed=rate * missing)
    if missing:
        return yes("GEN-6.4", "work-exchange", essence=essence(cost), missing=missing)
    return yes("GEN-6.2", "work", essence=essence(cost))


def _pay(state: GenesisState, chosen: int) -> Explanation:
    if state.phase != CHOOSE_PAYMENT:
        return no("GEN-6.5", "nothing-due")
    if kind_of(chosen) != PAY:
        return no("GEN-6.5", "pay-first")
    cost = day_cost(state.components, state.region[state.current_player])
    offered = [paid(chosen, colour) for colour in range(COLOURS)]
    for colour in range(COLOURS):
        if offered[colour] > held(state, colour):
            return no("GEN-6.2", "pay-not-held", colour=colour_name(colour), held=held(state, colour))
    missing = sum(max(0, cost[c] - offered[c]) for c in range(COLOURS))
    extra = sum(max(0, offered[c] - cost[c]) for c in range(COLOURS))
    rate = state.components.exchange
    if extra != rate * missing:
        return no("GEN-6.4", "pay-wrong", essence=essence(cost), missing=missing, needed=rate * missing, extra=extra)
    return yes("GEN-6.4" if missing else "GEN-6.2", "pay")


def _pass(state: GenesisState) -> Explanation:
    if not state.components.may_decline and chosen_otherwise(state):
        return no("GEN-3.5", "must-act")
    return yes("GEN-3.5", "pass")


def chosen_otherwise(state: GenesisState) -> bool:
    """Say whether the player could do anything but decline."""
    return any(kind_of(other) != PASS for other in legal_actions(state))
