"""What speaks against a choice in Genesis, in plain words, for the coach."""

from cosmogony.games.genesis.actions import GATHER, PASS, PAY, WORK, kind_of
from cosmogony.games.genesis.components import COLOURS, NUMERALS
from cosmogony.games.genesis.facts import next_circle, obtainable
from cosmogony.games.genesis.notation import colour_name, essence, handed_over, offered
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message, message


def regrets(state: GenesisState, action: int) -> list[Message]:
    """Name what a choice leaves lying: an empty stock, a work that is paid for, cubes handed over for nothing."""
    kind = kind_of(action)
    told: list[Message] = []
    if kind == GATHER:
        told += _short_stock(state, action - GATHER)
    if kind == PAY:
        told += _waste(state, action)
    elif kind != WORK and WORK in state.legal_actions():
        day = state.region[state.current_player]
        points = int(state.components.points_for(day, next_circle(state, day)))
        told.append(message("genesis-regret-work", numeral=NUMERALS[day], points=points))
    if kind == PASS and not told:
        told.append(message("genesis-regret-pass"))
    return told


def _short_stock(state: GenesisState, offer: int) -> list[Message]:
    """Say what the stock lacks of a gathering."""
    shown = offered(state, offer)
    got = [int(obtainable(state, state.current_player, offer, colour)) for colour in range(COLOURS)]
    if got == shown:
        return []
    lacking = next(colour for colour in range(COLOURS) if got[colour] < shown[colour])
    if any(got):
        return [message("genesis-regret-short", colour=colour_name(lacking), gathered=essence(got))]
    return [message("genesis-regret-empty", colour=colour_name(lacking))]


def _waste(state: GenesisState, action: int) -> list[Message]:
    """Say that fewer cubes would do."""
    payments = [sum(handed_over(state, other)) for other in state.legal_actions() if kind_of(other) == PAY]
    paid = sum(handed_over(state, action))
    return [message("genesis-regret-waste", paid=paid, enough=min(payments))] if paid > min(payments) else []
