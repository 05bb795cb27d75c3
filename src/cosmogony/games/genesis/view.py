"""What a seat sees of a game of Genesis: everything, since all of it lies open; and the printed things."""

from typing import Literal

import msgspec

from cosmogony.core.state import NOBODY
from cosmogony.games.genesis import events
from cosmogony.games.genesis.components import COLOURS, REGIONS, REST_DAY, ROUNDS, SQUARES, VOID, Components
from cosmogony.games.genesis.facts import missing_by_day, next_circle
from cosmogony.games.genesis.notation import deed_message, god_message
from cosmogony.games.genesis.rules import dark_angels_deed
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import Message

PHASES = ("start", "action", "gathering", "payment")
Deed = Literal["stays", "moves", "switches", "works"]
DEEDS: dict[int, Deed] = {
    events.DARK_STAYED: "stays",
    events.DARK_MOVED: "moves",
    events.DARK_SWITCHED: "switches",
    events.DARK_WORKED: "works",
}


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
    missing: list[int]
    """By day from I to VI: how many cubes of its cost the player does not hold, before any exchange."""


class RegionView(msgspec.Struct, frozen=True):
    """What the position says of one region."""

    begun: bool
    """True of the void and of the days that God has begun."""
    next_square: int
    """Where an angel that moves there arrives, counted from 0."""
    next_circle: int
    """Where the next work is marked, counted from 1; 0 where there is no work to do or no circle left."""


class DarkAngelForecast(msgspec.Struct, frozen=True):
    """What the dark angel will do at the end of this round, as things stand."""

    deed: Deed
    day: int
    """The region where he will then stand."""
    square: int
    """The square on which he will then stand, counted from 0."""
    other: int
    """The seat with which he switches places, or -1."""
    circle: int
    """The circle on which he marks his work, or 0."""
    points: int
    """What that work scores, or 0."""
    message: Message


class GenesisView(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    god: int
    """God's step: 0 before the first morning, 21 on the last evening."""
    god_at: Message
    """God's step in words."""
    day: int
    phase: str
    current_player: int
    starting_player: int
    over: bool
    winners: list[int]
    stock: list[int]
    regions: list[RegionView]
    """The void, then the days I to VII."""
    players: list[PlayerView]
    dark_angel: AngelView
    dark_angel_next: DarkAngelForecast | None
    """None once the game is over."""


class PrintedRegion(msgspec.Struct, frozen=True):
    """What the board prints of one region; essence by colour."""

    squares: list[list[list[int]]]
    """The yields that each square offers; none on day VII."""
    points: list[int]
    """By circle, on the days I to VI."""
    cost: list[int] | None
    bonus: list[int] | None
    rest: list[int]
    """Resting points by square, on day VII."""


class GenesisComponents(msgspec.Struct, frozen=True):
    """The printed things."""

    rounds: int
    per_player: int
    """Cubes of each colour for each player."""
    exchange: int
    """Cubes that stand in for one of another colour."""
    regions: list[PrintedRegion]
    """The void, then the days I to VII."""


def view(state: GenesisState, seat: int | None) -> GenesisView:
    """Build the view of a seat, or of a spectator: the same for all."""
    return GenesisView(
        round=state.round,
        god=state.round - 1,
        god_at=god_message(state),
        day=state.gods_day,
        phase=PHASES[state.phase],
        current_player=state.current_player,
        starting_player=state.starting_player,
        over=state.over,
        winners=state.winners() if state.over else [],
        stock=list(state.stock),
        regions=[region_view(state, region) for region in range(REGIONS)],
        players=[player_view(state, number) for number in range(state.n_players)],
        dark_angel=angel_view(state, state.dark_angel),
        dark_angel_next=None if state.over else forecast(state),
    )


def player_view(state: GenesisState, number: int) -> PlayerView:
    """Build the view of one player."""
    first = number * COLOURS
    cubes = list(state.cubes[first : first + COLOURS])
    return PlayerView(angel_view(state, number), cubes, missing_by_day(state, number))


def angel_view(state: GenesisState, number: int) -> AngelView:
    """Build the view of one angel."""
    circles = list(state.circles[number * REGIONS + 1 : number * REGIONS + REST_DAY])
    return AngelView(state.region[number], state.square[number], circles, total(state, number))


def region_view(state: GenesisState, region: int) -> RegionView:
    """Build the view of one region."""
    circle = next_circle(state, region) if VOID < region < REST_DAY else 0
    return RegionView(region <= state.gods_day, state.crowd[region], circle if circle <= SQUARES else 0)


def forecast(state: GenesisState) -> DarkAngelForecast:
    """Announce what the dark angel will do next."""
    deed, target = dark_angels_deed(state)
    here = state.region[state.dark_angel]
    moves, switches, works = (deed == kind for kind in (events.DARK_MOVED, events.DARK_SWITCHED, events.DARK_WORKED))
    return DarkAngelForecast(
        deed=DEEDS[deed],
        day=target if moves else here,
        square=state.crowd[target] if moves else state.square[target if switches else state.dark_angel],
        other=target if switches else NOBODY,
        circle=target if works else 0,
        points=state.components.points_for(here, target) if works else 0,
        message=deed_message(state, deed, target, state.gods_day),
    )


def components_view(components: Components) -> GenesisComponents:
    """Build the view of the printed things."""
    return GenesisComponents(
        rounds=ROUNDS,
        per_player=components.per_player,
        exchange=components.exchange,
        regions=[printed_region(components, region) for region in range(REGIONS)],
    )


def printed_region(components: Components, region: int) -> PrintedRegion:
    """Build the view of what one region prints."""
    works = VOID < region < REST_DAY
    return PrintedRegion(
        squares=[] if region == REST_DAY else [components.yields_at(region, square) for square in range(SQUARES)],
        points=[components.points_for(region, circle) for circle in range(1, SQUARES + 1)] if works else [],
        cost=components.cost_at(region) if works else None,
        bonus=components.bonus_at(region) if works else None,
        rest=list(components.rest) if region == REST_DAY else [],
    )
