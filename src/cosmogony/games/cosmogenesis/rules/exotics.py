"""Exotic objects (COS-11): when they may be used, and with which icon."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import USE, action
from cosmogony.games.cosmogenesis.components import EXOTICS
from cosmogony.games.cosmogenesis.rules.effects import carry_out, is_possible

if TYPE_CHECKING:
    from cosmogony.games.cosmogenesis.state import CosmogenesisState


def legal_exotic(state: "CosmogenesisState", legal: list[int]) -> None:
    """Each object once a turn while it has counters, with each icon that can be carried out (COS-11)."""
    owners = state.exotic_owner
    for exotic in range(EXOTICS):
        if owners[exotic] != state.current_player or state.exotic_counters[exotic] == 0:
            continue
        if (state.exotics_used >> exotic) & 1 == 1:
            continue
        for icon in range(state.components.icon_count[exotic]):
            if is_fresh(state, exotic, icon) and is_possible(state, state.components.icon(exotic, icon), -1):
                legal.append(action(USE, exotic * 8 + icon))


def is_fresh(state: "CosmogenesisState", exotic: i64, icon: i64) -> bool:
    """Say whether an icon is a choice of its own: alike icons are one, and spent ones none by another ruling."""
    if is_spent(state, exotic, icon):
        return False
    components = state.components
    for earlier in range(icon):
        if (
            not is_spent(state, exotic, earlier)
            and components.icon(exotic, earlier) == components.icon(exotic, icon)
            and components.icon_amount(exotic, earlier) == components.icon_amount(exotic, icon)
        ):
            return False
    return True


def is_spent(state: "CosmogenesisState", exotic: i64, icon: i64) -> bool:
    """Say whether an icon was used before and may not be used again, by another ruling (COS-11.2)."""
    return state.components.icons_each_once and (state.icons_used[exotic] >> icon) & 1 == 1


def apply_use(state: "CosmogenesisState", target: i64) -> None:
    """Spend a counter and carry out one icon (COS-11.2)."""
    exotic = target // 8
    icon = target % 8
    state.exotic_counters[exotic] -= 1
    state.exotics_used |= 1 << exotic
    state.icons_used[exotic] |= 1 << icon
    effect = state.components.icon(exotic, icon)
    amount = state.components.icon_amount(exotic, icon)
    state.emit(events.USED, state.current_player, exotic, effect, amount)
    carry_out(state, effect, amount, -1)
