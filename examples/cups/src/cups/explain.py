"""Why an action is legal or not: a table from faults to clauses and sentences. It holds no rule of its own."""

from cosmogony.core.answers import Explanation
from cosmogony.texts import Argument, message
from cups import rules
from cups.notation import bid_message
from cups.state import CupsState

FAULTS = {
    rules.GAME_OVER: ("CUP-5.1", "cups-fault-over"),
    rules.UNKNOWN: ("CUP-2.2", "cups-fault-unknown"),
    rules.NOTHING_TO_DOUBT: ("CUP-4.1", "cups-fault-no-bid"),
    rules.NOT_HIGHER: ("CUP-3.2", "cups-fault-not-higher"),
    rules.STEP_TOO_BIG: ("CUP-3.3", "cups-fault-step"),
    rules.TOO_MANY_DICE: ("CUP-3.4", "cups-fault-dice"),
}
LEGAL_DOUBT = ("CUP-4.1", "cups-legal-doubt")
LEGAL_BID = ("CUP-3.2", "cups-legal-bid")


def explain(state: CupsState, action: int) -> Explanation:
    """Say why an action is legal or not, with the actual values."""
    fault = rules.fault(state, action)
    legal = LEGAL_DOUBT if action == rules.DOUBT else LEGAL_BID
    clause, name = FAULTS.get(fault, legal)
    values: dict[str, Argument] = {
        "bid": bid_message(state.bid),
        "most": rules.most_dice(state),
        "dice": rules.all_dice(state),
    }
    return Explanation(fault == rules.NO_FAULT, clause, message(name, **values))
