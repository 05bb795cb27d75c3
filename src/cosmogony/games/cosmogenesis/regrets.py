"""What speaks against a choice in Cosmogenesis, in plain words, for the coach."""

from cosmogony.games.cosmogenesis.actions import (
    CHOOSE_EXTRA,
    DISCARD,
    DONE,
    REVEAL,
    first_of,
    kind_of,
    second_of,
    target_of,
)
from cosmogony.games.cosmogenesis.notation.messages import loses_reward
from cosmogony.games.cosmogenesis.notation.names import planetary_name
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.texts import Message, message


def regrets(state: CosmogenesisState, action: int) -> list[Message]:
    """Name what a choice leaves lying: an objective that is fulfilled, a reward that comes to nothing, an element."""
    kind, target = kind_of(action), target_of(action)
    if kind == REVEAL and loses_reward(state, first_of(target), second_of(target)):
        return [message("cosmogenesis-regret-reward", tile=planetary_name(state.components, first_of(target)))]
    if kind == DISCARD:
        return [message("cosmogenesis-regret-discard", count=int(state.components.discard_pays))]
    if kind == DONE and state.phase == CHOOSE_EXTRA:
        return _left_lying(state)
    return [message("cosmogenesis-regret-decline")] if kind == DONE else []


def _left_lying(state: CosmogenesisState) -> list[Message]:
    """Name the best objective that could still be revealed this turn, else that actions are left."""
    printed = state.components.planetary_points
    tiles = [first_of(target_of(one)) for one in state.legal_actions() if kind_of(one) == REVEAL]
    if tiles:
        best = max(tiles, key=lambda tile: int(printed[tile]))
        name = planetary_name(state.components, best)
        return [message("cosmogenesis-regret-reveal", tile=name, points=int(printed[best]))]
    return [message("cosmogenesis-regret-done")] if len(state.legal_actions()) > 1 else []
