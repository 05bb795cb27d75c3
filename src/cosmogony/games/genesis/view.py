"""What a seat sees of a game of Genesis: everything, since all of it lies open."""

import msgspec

from cosmogony.games.genesis.components import COLOURS, REGIONS, REST_DAY
from cosmogony.games.genesis.notation import dark_forecast
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message

PHASES = ("start", "action", "gathering", "payment")


class AngelView(msgspec.Struct, frozen=True):
    """One angel: where it stands, its works as circles by day (0: none yet), its points."""

    region: int
    square: int
    circles: list[int]
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player's angel and essence."""

    angel: AngelView
    cubes: list[int]


class GenesisView(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    god: int
    """God's step: 0 before the first morning, 21 on the last evening."""
    day: int
    phase: str
    current_player: int
    starting_player: int
    over: bool
    winners: list[int]
    stock: list[int]
    players: list[PlayerView]
    dark_angel: AngelView
    dark_angel_next: Message | None
    """What the dark angel will do at the end of this round, as things stand."""


def view(state: GenesisState, seat: int | None) -> GenesisView:
    """Build the view of a seat, or of a spectator: the same for all."""
    return GenesisView(
        round=state.round,
        god=state.round - 1,
        day=state.gods_day,
        phase=PHASES[state.phase],
        current_player=state.current_player,
        starting_player=state.starting_player,
        over=state.over,
        winners=state.winners() if state.over else [],
        stock=list(state.stock),
        players=[player_view(state, number) for number in range(state.n_players)],
        dark_angel=angel_view(state, state.dark_angel),
        dark_angel_next=None if state.over else dark_forecast(state),
    )


def player_view(state: GenesisState, number: int) -> PlayerView:
    """Build the view of one player."""
    first = number * COLOURS
    return PlayerView(angel_view(state, number), list(state.cubes[first : first + COLOURS]))


def angel_view(state: GenesisState, number: int) -> AngelView:
    """Build the view of one angel."""
    circles = [state.circles[number * REGIONS + day] for day in range(1, REST_DAY)]
    return AngelView(state.region[number], state.square[number], circles, total(state, number))
