"""Using a power card: whether it can be paid for and does something, and how it begins (CRA-7.5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.events import POWER_USED
from cosmogony.games.crafting.layout import GRAVITON_SLIDER, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules.choices import task_options
from cosmogony.games.crafting.rules.gains import discard_cards, push
from cosmogony.games.crafting.rules.powers.decks import play
from cosmogony.games.crafting.rules.powers.offers import is_affordable

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def fault_use(state: "CraftingState", card: i64) -> i64:
    """Say what keeps a player from using a power card of a slot, NOBODY for none (CRA-7.5)."""
    if card == NOBODY:
        return faults.SLOT_FREE
    if not is_affordable(state, card):
        return faults.DISCHARGE_ONLY if state.components.pay_types[card] == 0 else faults.CANNOT_PAY
    if may_be_useless(state, card):
        return 0
    return fault_effect(state, card)


def may_be_useless(state: "CraftingState", card: i64) -> bool:
    """Say whether a card need have no effect, by another ruling; six cards say themselves that they must (CRA-7.5)."""
    says_so = c.GENETIC_DRIFT <= card <= c.EVOLUTION or card >= c.SPECIATION
    return state.components.use_without_effect and not says_so


def fault_effect(state: "CraftingState", card: i64) -> i64:
    """Say whether a power card would have no effect: its choice, if there is one, has no option (CRA-7.5)."""
    entry = play(state, card, False)
    return 0 if entry == a.DONE or (entry != a.NOTHING and task_options(state, entry) != 0) else faults.NO_EFFECT


def begin_effect(state: "CraftingState", card: i64) -> None:
    """Begin what a power card does: what is chosen last is put on the agenda first (CRA-7.5)."""
    entry = play(state, card, True)
    if entry >= 0:
        state.agenda[state.pending] = entry
        state.pending += 1


def apply_pay(state: "CraftingState", card: i64, control: i64) -> None:
    """Pay the cost; then the effect begins, after any life or supernova to be paid from the board (CRA-7.5)."""
    seat = state.current_player
    components = state.components
    works = not components.use_without_effect or fault_effect(state, card) == 0
    discard_cards(state, seat, control, components.cost_cards[card])
    state.held[GRAVITON_SLIDER] -= components.cost_gravitons[card]
    state.emit(POWER_USED, seat, card, control)
    if works:
        begin_effect(state, card)
    for _life in range(components.cost_proto[card]):
        push(state, a.PAY_LIFE, 0)
    for _life in range(components.cost_stable[card]):
        push(state, a.PAY_LIFE, 1)
    if components.event_horizon_from_board:
        for _nova in range(components.cost_supernovae[card]):
            push(state, a.SUPERNOVA, c.EVENT_HORIZON)
    else:
        state.held[SUPERNOVA_SLIDER] -= components.cost_supernovae[card]
