"""Positions of Genesis built by hand: lines of angels, hands of cubes, work already done."""

from collections.abc import Mapping, Sequence

from cosmogony.core.edition import Edition
from cosmogony.games import game
from cosmogony.games.genesis import Genesis
from cosmogony.games.genesis.actions import CHOOSE_ACTION
from cosmogony.games.genesis.components import COLOURS, LETTERS, NUMERALS, REGIONS
from cosmogony.games.genesis.state import GenesisState


def _genesis() -> Genesis:
    """Return the game as it is found by its name: so its words are known, too."""
    found = game("genesis")
    assert isinstance(found, Genesis)
    return found


GENESIS = _genesis()
GRAY, PURPLE, YELLOW, PINK = range(4)
DARK = 4
"""The dark angel at a table of four."""


def scene(
    lines: Mapping[str, Sequence[int]],
    turn: int = GRAY,
    god: str = "I",
    hand: str = "",
    works: Mapping[str, Sequence[int]] | None = None,
    stock: Sequence[int] | None = None,
    players: int = 4,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    midday: bool = True,
) -> GenesisState:
    """Build a position in which ``turn`` chooses an action.

    ``lines`` names the angels of each region from left to right, ``works`` the angels with markers on each day from
    the first circle on, ``hand`` the cubes of the player to move. God is at midday, or in the morning, of his day.
    """
    state: GenesisState = GENESIS.new(players=players, seed=1, edition=edition, options=options)
    for name, line in lines.items():
        for square, angel in enumerate(line):
            state.region[angel] = NUMERALS.index(name)
            state.square[angel] = square
    for region in range(REGIONS):
        state.crowd[region] = sum(state.region[angel] == region for angel in range(players + 1))
    state.gods_day = NUMERALS.index(god)
    state.round = 3 * state.gods_day + (0 if midday else -1) if state.gods_day else 1
    for day, line in (works or {}).items():
        for circle, angel in enumerate(line, 1):
            state.circles[angel * REGIONS + NUMERALS.index(day)] = circle
    state.phase = CHOOSE_ACTION
    state.current_player = state.starting_player = turn
    give(state, turn, hand)
    if stock is not None:
        for colour in range(COLOURS):
            state.stock[colour] = stock[colour]
    return state


def give(state: GenesisState, seat: int, hand: str) -> None:
    """Move cubes such as ``3C 2M`` from the stock to a player."""
    for amount in hand.split():
        colour = LETTERS.index(amount[-1])
        state.cubes[seat * COLOURS + colour] += int(amount[:-1])
        state.stock[colour] -= int(amount[:-1])


def hand(state: GenesisState, seat: int) -> list[int]:
    """Return a player's cubes by colour."""
    return list(state.cubes[seat * COLOURS : (seat + 1) * COLOURS])


def line(state: GenesisState, region: str) -> list[int]:
    """Return the angels of a region from left to right."""
    number = NUMERALS.index(region)
    there = [angel for angel in range(state.n_players + 1) if state.region[angel] == number]
    return sorted(there, key=lambda angel: state.square[angel])


def legal(state: GenesisState) -> list[str]:
    """Return what the current player may do, in notation."""
    return [GENESIS.text(state, action) for action in state.legal_actions()]


def do(state: GenesisState, *notations: str) -> GenesisState:
    """Play actions given in notation."""
    for notation in notations:
        GENESIS.play_text(state, notation)
    return state


def refusal(state: GenesisState, notation: str) -> tuple[str, str]:
    """Return the clause and the sentence by which an action is refused."""
    explanation = GENESIS.explain(state, GENESIS.parse(state, notation))
    assert not explanation.legal
    return explanation.clause, explanation.text()
