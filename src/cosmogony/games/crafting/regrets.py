"""What speaks against a choice in Crafting the Cosmos, in plain words, for the coach."""

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import kind_of, target_of
from cosmogony.games.crafting.notation.messages import unplaced, unplaced_name
from cosmogony.games.crafting.rules.pieces import tile_at
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message


def regrets(state: CraftingState, action: int) -> list[Message]:
    """Name what a choice leaves lying: pieces that are lost, a nebula that is complete, energy that could move."""
    kind, target = kind_of(action), target_of(action)
    if kind == a.MOVE_ENERGY and target == a.ENOUGH_SHIFTS:
        return [message("crafting-regret-energy", steps=int(state.shifts_left))]
    if kind == a.OMEGA and target == a.OMEGA_NOTHING:
        return [message("crafting-regret-omega")]
    if kind != a.CRAFT or target != a.MENU_END:
        return []
    told = [message("crafting-regret-unplaced", what=unplaced_name(state))] if unplaced(state) else []
    return told + _complete(state)


def _complete(state: CraftingState) -> list[Message]:
    """Name the nebula that could still be completed this turn for most points."""
    entries = [target_of(one) for one in state.legal_actions() if kind_of(one) == a.CRAFT]
    hexagons = [entry - a.MENU_COMPLETE for entry in entries if a.MENU_COMPLETE <= entry < a.MENU_ADVANCE]
    seat, printed = state.current_player, state.components.tile_points
    points = [int(printed[tile_at(state, seat, hexagon)]) for hexagon in hexagons]
    return [message("crafting-regret-complete", points=max(points))] if points else []
