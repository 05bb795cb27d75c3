"""Why an action of Genesis is legal or not: what the rules found, by clause, message and actual values."""

from collections.abc import Callable, Mapping

from cosmogony.core.answers import Explanation
from cosmogony.core.reasons import Reason
from cosmogony.games.genesis import faults, rules
from cosmogony.games.genesis.actions import CHOOSE_GATHERING, GATHER, MOVE, PASS, PAY, START, SWITCH, WORK, kind_of
from cosmogony.games.genesis.components import COLOURS, NUMERALS
from cosmogony.games.genesis.facts import is_short, missing_and_spare_in, missing_and_spare_of, obtainable
from cosmogony.games.genesis.notation import colour_name, essence, region_name
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Argument

REFUSALS: Mapping[int, Reason] = {
    faults.GAME_IS_OVER: Reason("GEN-8.2", "over"),
    faults.NO_SUCH_ACTION: Reason("GEN-3.4", "unknown"),
    faults.START_FIRST: Reason("GEN-1.6", "start-first"),
    faults.START_IS_PAST: Reason("GEN-1.6", "start-is-past"),
    faults.MUST_GATHER: Reason("GEN-4.3", "must-gather"),
    faults.ONLY_GATHERING: Reason("GEN-4.3", "only-gathering"),
    faults.GATHER_ON_VII: Reason("GEN-4.6", "gather-on-vii"),
    faults.NO_SUCH_YIELD: Reason("GEN-4.4", "no-such-yield", "yields"),
    faults.SWITCH_ON_VII: Reason("GEN-4.6", "switch-on-vii"),
    faults.SWITCH_IN_VOID: Reason("GEN-4.2", "switch-in-void"),
    faults.NOBODY_LEFT: Reason("GEN-4.2", "nobody-left", "region"),
    faults.NOBODY_RIGHT: Reason("GEN-4.2", "nobody-right", "region"),
    faults.SWITCH_UNPAID: Reason("GEN-4.1", "switch-unpaid", "colour"),
    faults.MOVE_FIRST_ROUND: Reason("GEN-5.4", "move-first-round"),
    faults.DAY_NOT_BEGUN: Reason("GEN-5.1", "day-not-begun", "goal god"),
    faults.ALREADY_THERE: Reason("GEN-5.1", "already-there", "region"),
    faults.NO_WORK_HERE: Reason("GEN-6.6", "no-work-here", "region"),
    faults.ALREADY_WORKED: Reason("GEN-6.3", "already-worked", "numeral"),
    faults.TOO_POOR: Reason("GEN-6.4", "too-poor", "cost missing needed spare"),
    faults.PAY_FIRST: Reason("GEN-6.5", "pay-first"),
    faults.NOTHING_DUE: Reason("GEN-6.5", "nothing-due"),
    faults.PAY_NOT_HELD: Reason("GEN-6.2", "pay-not-held", "hand"),
    faults.PAY_WRONG: Reason("GEN-6.4", "pay-wrong", "cost missing needed spare"),
    faults.PAY_NOT_COVERED: Reason("GEN-6.4", "pay-not-covered", "cost exchange"),
}
PERMISSIONS: Mapping[int, Reason] = {
    START: Reason("GEN-1.6", "start"),
    PASS: Reason("GEN-3.5", "pass"),
    GATHER: Reason("GEN-4.4", "gather"),
    SWITCH: Reason("GEN-4.1", "switch"),
    MOVE: Reason("GEN-5.1", "move"),
    WORK: Reason("GEN-6.2", "work", "cost"),
    PAY: Reason("GEN-6.2", "pay"),
}
VALUES: Mapping[str, Callable[[GenesisState, int], Argument]] = {
    "colour": lambda state, action: colour_name((action - SWITCH) % COLOURS),
    "region": lambda state, action: region_name(place_of(state)[0]),
    "numeral": lambda state, action: NUMERALS[place_of(state)[0]],
    "yields": lambda state, action: 0 if is_barren(state) else state.components.offers_at(*place_of(state)),
    "gathered": lambda state, action: essence(
        [obtainable(state, state.current_player, action - GATHER, colour) for colour in range(COLOURS)]
    ),
    "goal": lambda state, action: NUMERALS[action - MOVE],
    "god": lambda state, action: NUMERALS[state.gods_day],
    "hand": lambda state, action: essence(list(state.cubes)[state.current_player * COLOURS :][:COLOURS]),
    "exchange": lambda state, action: state.components.exchange,
    "cost": lambda state, action: essence(state.components.cost_at(place_of(state)[0])),
    "missing": lambda state, action: account(state, action)[0],
    "spare": lambda state, action: account(state, action)[1],
    "needed": lambda state, action: state.components.exchange * account(state, action)[0],
}


def explain(state: GenesisState, action: int) -> Explanation:
    """Explain one action of the current player."""
    fault = rules.fault(state, action)
    reason = REFUSALS[fault] if fault else permission(state, action)
    return reason.told(not fault, "genesis", lambda name: VALUES[name](state, action))


def permission(state: GenesisState, action: int) -> Reason:
    """Find the words for a legal action: some tell of a short stock or of cubes exchanged."""
    kind = kind_of(action)
    if kind == GATHER and is_barren(state):
        return Reason("GEN-4.7", "gather-nothing")
    if kind == GATHER and is_short(state, state.current_player, action - GATHER):
        return Reason("GEN-4.5", "gather-short", "gathered")
    if kind == PASS and state.phase == CHOOSE_GATHERING:
        return Reason("GEN-4.3", "pass-switched")
    if kind in (WORK, PAY) and account(state, action)[0]:
        return Reason("GEN-6.4", "pay") if kind == PAY else Reason("GEN-6.4", "work-exchange", "cost missing")
    return PERMISSIONS[kind]


def is_barren(state: GenesisState) -> bool:
    """Say whether the current player's square yields nothing."""
    return not any(state.components.yields_at(*place_of(state))[0])


def place_of(state: GenesisState) -> tuple[int, int]:
    """Return region and square of the current player's angel."""
    return state.region[state.current_player], state.square[state.current_player]


def account(state: GenesisState, action: int) -> tuple[int, int]:
    """Compare the cubes of a payment, or all that the player holds, with the work's cost: missing and spare ones."""
    if kind_of(action) == PAY:
        return missing_and_spare_in(state, action)
    return missing_and_spare_of(state, state.current_player, place_of(state)[0])
