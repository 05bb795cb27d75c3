"""What a seat sees of a game of Cosmogenesis, built up from nothing.

Everything lies open but the order of the decks, the tiles left out, and the planetary objective that each player kept
in the set-up: of another's the view says only that it is there.
"""

from typing import Literal, get_args

import msgspec

from cosmogony.games.cosmogenesis.actions import CHOOSE_KEEP
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC,
    NONE,
    PLANETARY,
    STELLAR,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    TWO_ASTEROIDS,
    colour_of,
    is_gas,
    is_ringed,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import (
    COLOUR_NAMES,
    EXOTICS,
    PLANETARY_TILES,
    SECTORS,
    SPACES,
    STELLAR_TILES,
    Components,
)
from cosmogony.games.cosmogenesis.notation.names import exotic_name, named, planetary_name, stellar_name
from cosmogony.games.cosmogenesis.notation.tiles import icons, needs, reward, stellar_rule
from cosmogony.games.cosmogenesis.rules.board import SECTOR_IV, bag_size, is_done
from cosmogony.games.cosmogenesis.rules.turn import returned_at
from cosmogony.games.cosmogenesis.scoring import belt_points, stellar_tile_points, tile_points, total
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, IN_HAND, OFFERED, SECRET, SLOTS, SYSTEM
from cosmogony.texts import Message

Phase = Literal["keep", "element", "use", "extra", "comet", "life", "evolve"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class BodyView(msgspec.Struct, frozen=True):
    """A planet or moon; ``wet`` and ``ringed`` tell its side."""

    kind: Literal["terrestrial", "asteroid", "gas"]
    size: int
    wet: bool
    ringed: bool
    colour: str
    """Of a gas giant, else empty."""
    life: int
    """0 for none, 1 bacterium to 5 intelligent life."""


class TileView(msgspec.Struct, frozen=True):
    """An objective or an exotic object with all that stands on it."""

    kind: Literal["planetary", "stellar", "exotic"]
    id: str
    name: Message
    rule: list[Message]
    """A planetary objective's conditions, a stellar objective's scoring, an exotic object's icons."""
    reward: Message | None
    points: int
    """What it scores as things stand; in sector I, and for a tile in the hand, what is printed (0: by its rule)."""
    counters: int


class ElementView(msgspec.Struct, frozen=True):
    """What lies on a space: a body, a tile, or asteroids and comets."""

    body: BodyView | None
    tile: TileView | None
    asteroids: int
    comets: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the central board."""

    element: ElementView | None
    monolith: bool
    taken: bool
    """The current player has taken this element and is about to use it."""


class OrbitView(msgspec.Struct, frozen=True):
    """An orbit with its planet, moons and revealed objectives."""

    planet: BodyView | None
    moons: list[BodyView]
    objectives: list[TileView]
    habitable: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's system and what lies beside it."""

    orbits: list[OrbitView]
    asteroids: int
    comets: int
    expanded: bool
    exotics: list[TileView]
    stellar: list[TileView]
    hand: list[TileView]
    """The planetary objectives in the hand that the viewer knows."""
    secret_tiles: int
    """Those that the viewer does not know."""
    returned: TileView | None
    """The tile that this player returned to the deck in the set-up, while it is there; only in the own view."""
    sectors_done: list[bool]
    belt: int
    """What the asteroid belt scores as things stand."""
    points: int


class ReserveView(msgspec.Struct, frozen=True):
    """What is left beside the central board."""

    terrestrial_1_2: int
    terrestrial_3: int
    terrestrial_4: int
    asteroids: int
    comets: int


class CosmogenesisView(msgspec.Struct, frozen=True):
    """The whole table, as one seat sees it."""

    round: int
    phase: Phase
    current_player: int
    additional_actions: int
    monolith: int
    over: bool
    winners: list[int]
    sectors: list[list[SpaceView]]
    reserve: ReserveView
    asteroid_stand_ins: int
    bag: int
    stellar_deck: int
    planetary_deck: int
    offered: list[TileView]
    """The two planetary objectives that the viewer chooses from in the set-up."""
    players: list[PlayerView]


def view(state: CosmogenesisState, seat: int | None) -> CosmogenesisView:
    """Build the view of a seat, or of a spectator."""
    reserve = state.reserve
    return CosmogenesisView(
        round=state.round,
        phase=PHASES[state.phase],
        current_player=state.current_player,
        additional_actions=state.extra,
        monolith=state.monolith,
        over=state.over,
        winners=state.winners() if state.over else [],
        sectors=[sector_view(state, sector) for sector in range(SECTORS)],
        reserve=ReserveView(
            terrestrial_1_2=reserve[TERRESTRIAL_1_2],
            terrestrial_3=reserve[TERRESTRIAL_3],
            terrestrial_4=reserve[TERRESTRIAL_4],
            asteroids=max(0, reserve[ASTEROIDS]),
            comets=reserve[COMETS],
        ),
        asteroid_stand_ins=max(0, -reserve[ASTEROIDS]),
        bag=bag_size(state),
        stellar_deck=len(state.stellar_deck) - state.stellar_next,
        planetary_deck=sum(tile >= 0 for tile in state.planetary_deck[state.planetary_next :]),
        offered=[planetary_view(state, tile) for tile in offered_to(state, seat)],
        players=[player_view(state, number, seat) for number in range(state.n_players)],
    )


def offered_to(state: CosmogenesisState, seat: int | None) -> list[int]:
    """List the planetary objectives that a seat chooses from in the set-up."""
    if state.phase != CHOOSE_KEEP:
        return []
    return [
        tile
        for tile in range(PLANETARY_TILES)
        if state.planetary_place[tile] == OFFERED and state.planetary_owner[tile] == seat
    ]


def sector_view(state: CosmogenesisState, sector: int) -> list[SpaceView]:
    """Build the view of the spaces of a sector that this number of players uses."""
    first = sector * SPACES
    return [
        SpaceView(
            element=element_view(state, state.spaces[at]),
            monolith=sector == SECTOR_IV and at - first == state.components.monolith_space,
            taken=at == state.taken,
        )
        for at in range(first, first + SPACES)
        if state.components.space_marks[at] <= state.n_players
    ]


def element_view(state: CosmogenesisState, element: int) -> ElementView | None:
    """Build the view of an element."""
    if element == NONE:
        return None
    if element >= PLANETARY:
        return ElementView(None, planetary_view(state, element - PLANETARY), 0, 0)
    if element >= STELLAR:
        return ElementView(None, stellar_view(state, element - STELLAR, None), 0, 0)
    if element >= EXOTIC:
        return ElementView(None, exotic_view(state, element - EXOTIC), 0, 0)
    if element in (COMET, ASTEROID, TWO_ASTEROIDS):
        asteroids = {COMET: 0, ASTEROID: 1, TWO_ASTEROIDS: 2}[element]
        return ElementView(None, None, asteroids, int(element == COMET))
    return ElementView(body_view(element, 0), None, 0, 0)


def body_view(body: int, life: int) -> BodyView:
    """Build the view of a body."""
    colour = COLOUR_NAMES[colour_of(body)] if is_gas(body) else ""
    return BodyView(body_kind(body), size_of(body), is_wet(body), is_ringed(body), colour, life)


def body_kind(body: int) -> Literal["terrestrial", "asteroid", "gas"]:
    """Name the kind of a body."""
    if body == ASTEROID:
        return "asteroid"
    return "gas" if is_gas(body) else "terrestrial"


def printed_tiles(components: Components) -> list[TileView]:
    """Build the views of all tiles as they are printed, each with its own counters."""
    return [
        *(planetary_tile(components, tile, components.planetary_points[tile]) for tile in range(PLANETARY_TILES)),
        *(stellar_tile(components, tile, 0) for tile in range(STELLAR_TILES)),
        *(exotic_tile(components, exotic, len(icons(components, exotic))) for exotic in range(EXOTICS)),
    ]


def planetary_view(state: CosmogenesisState, tile: int) -> TileView:
    """Build the view of a planetary objective."""
    revealed = state.planetary_place[tile] >= AT_ORBIT
    points = tile_points(state, tile) if revealed else state.components.planetary_points[tile]
    return planetary_tile(state.components, tile, points)


def planetary_tile(components: Components, tile: int, points: int) -> TileView:
    """Build the view of a planetary objective that scores so much."""
    return TileView(
        kind="planetary",
        id=components.planetary_ids[tile],
        name=named(planetary_name(components, tile)),
        rule=[needs(components, tile)],
        reward=reward(components, tile),
        points=points,
        counters=0,
    )


def stellar_view(state: CosmogenesisState, tile: int, owner: int | None) -> TileView:
    """Build the view of a stellar objective."""
    return stellar_tile(state.components, tile, 0 if owner is None else stellar_tile_points(state, owner, tile))


def stellar_tile(components: Components, tile: int, points: int) -> TileView:
    """Build the view of a stellar objective that scores so much."""
    return TileView(
        kind="stellar",
        id=components.stellar_ids[tile],
        name=named(stellar_name(components, tile)),
        rule=[stellar_rule(components, tile)],
        reward=None,
        points=points,
        counters=0,
    )


def exotic_view(state: CosmogenesisState, exotic: int) -> TileView:
    """Build the view of an exotic object."""
    return exotic_tile(state.components, exotic, state.exotic_counters[exotic])


def exotic_tile(components: Components, exotic: int, counters: int) -> TileView:
    """Build the view of an exotic object with so many counters."""
    return TileView(
        kind="exotic",
        id=components.exotic_ids[exotic],
        name=named(exotic_name(components, exotic)),
        rule=icons(components, exotic),
        reward=None,
        points=components.exotic_points,
        counters=counters,
    )


def player_view(state: CosmogenesisState, number: int, seat: int | None) -> PlayerView:
    """Build the view of one player for a seat."""
    components = state.components
    tiles = range(PLANETARY_TILES)
    own = [tile for tile in tiles if state.planetary_owner[tile] == number]
    secret = [tile for tile in own if state.planetary_place[tile] == SECRET]
    hand = [tile for tile in own if state.planetary_place[tile] == IN_HAND]
    if number == seat:
        hand, secret = sorted(hand + secret), []
    return PlayerView(
        orbits=[orbit_view(state, number, orbit) for orbit in range(state.orbits[number])],
        asteroids=state.asteroids[number],
        comets=state.comets[number],
        expanded=state.orbits[number] > components.orbits,
        exotics=[exotic_view(state, e) for e in range(EXOTICS) if state.exotic_owner[e] == number],
        stellar=[stellar_view(state, t, number) for t in range(STELLAR_TILES) if state.stellar_owner[t] == number],
        hand=[planetary_view(state, tile) for tile in hand],
        secret_tiles=len(secret),
        returned=returned_view(state, number) if number == seat else None,
        sectors_done=[is_done(state, number, sector) for sector in range(SECTORS)],
        belt=belt_points(state, number),
        points=total(state, number),
    )


def returned_view(state: CosmogenesisState, seat: int) -> TileView | None:
    """Build the view of the tile that a player returned to the deck, until it is dealt (COS-1.11)."""
    at = returned_at(state, seat)
    if at < state.planetary_next or state.planetary_deck[at] < 0:
        return None
    return planetary_view(state, state.planetary_deck[at])


def orbit_view(state: CosmogenesisState, number: int, orbit: int) -> OrbitView:
    """Build the view of one orbit."""
    first = number * SYSTEM + orbit * SLOTS
    bodies = [
        body_view(state.bodies[at], state.life[at]) for at in range(first, first + SLOTS) if state.bodies[at] != NONE
    ]
    objectives = [
        planetary_view(state, tile)
        for tile in range(PLANETARY_TILES)
        if state.planetary_owner[tile] == number and state.planetary_place[tile] == AT_ORBIT + orbit
    ]
    return OrbitView(
        planet=bodies[0] if bodies else None,
        moons=bodies[1:],
        objectives=objectives,
        habitable=orbit < state.components.habitable,
    )
