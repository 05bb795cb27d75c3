"""Why an action of Crafting the Cosmos is legal or not: the clause, and a sentence with the actual values.

The rules say what is wrong, as a code. Here every code and every choice has its clause, its message and the values it
names: tables, and no rule.
"""

from cosmogony.core.answers import Explanation
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.explain.asked import VALUES, Asked
from cosmogony.games.crafting.explain.reasons import ELSEWHERE, OF_CARD, OF_CHOICE, REFUSALS, words_for
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.refusals import fault
from cosmogony.games.crafting.state import CraftingState


def explain(state: CraftingState, chosen: int) -> Explanation:
    """Explain one action of the current player."""
    code = fault(state, chosen) if 0 <= chosen < a.KINDS << a.SHIFT else faults.UNKNOWN
    is_target = code != faults.NOT_NOW and code != faults.UNKNOWN
    asked = Asked(state, current_kind(state), a.target_of(chosen) if is_target else NOBODY)
    choice = words_for(asked)
    reason = REFUSALS[faults.OVER if state.over else code] if code else choice
    clause = ELSEWHERE.get((code, asked.kind), reason.clause) if code else OF_CARD
    if clause == OF_CARD:
        clause = asked.card_clause(choice.clause)
    elif clause == OF_CHOICE:
        clause = choice.clause
    return reason.told(not code, "crafting", lambda name: VALUES[name](asked), clause)
