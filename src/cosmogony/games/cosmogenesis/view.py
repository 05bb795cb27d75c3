"""What a seat sees of a game of Cosmogenesis, built up from nothing.

Everything lies open but the order of the decks, the tiles left out, and the planetary objective that each player kept
in the set-up: of another's the view says only that it is there.
"""

from typing import Literal, get_args

import msgspec

from cosmogony.games.cosmogenesis.actions import COLLIDE, LIFE, STRIKE, is_on_body, kind_of, target_of
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    BACTERIUM,
    COMET,
    COMETS,
    EXOTIC,
    EXOTIC_TOKENS,
    GAS_TOKENS,
    LIFE_LEVELS,
    NONE,
    PLANETARY,
    STELLAR,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    asteroids_of,
    colour_of,
    dry_side,
    grown,
    is_gas,
    is_ringed,
    is_wet,
    size_of,
    struck,
)
from cosmogony.games.cosmogenesis.components import (
    COLOUR_NAMES,
    EXOTICS,
    PLANETARY_TILES,
    ROUNDS,
    SECTOR_NAMES,
    SECTORS,
    SPACES,
    STELLAR_TILES,
    Components,
    token_name,
)
from cosmogony.games.cosmogenesis.hidden import known_in_deck
from cosmogony.games.cosmogenesis.notation.grammar import SPACE_NAMES, entry_word, numbered, text
from cosmogony.games.cosmogenesis.notation.names import exotic_name, named, place_text, planetary_name, stellar_name
from cosmogony.games.cosmogenesis.notation.tiles import icons, needs, revealed_at, reward, stellar_rule
from cosmogony.games.cosmogenesis.pictures import TilePicture, found_in, pictures
from cosmogony.games.cosmogenesis.progress import nearest, planetary_progress, stellar_progress
from cosmogony.games.cosmogenesis.rules.board import bag_size, first_alike, is_done
from cosmogony.games.cosmogenesis.rules.objectives import is_in_hand, is_offered
from cosmogony.games.cosmogenesis.rules.places import first_moon_alike
from cosmogony.games.cosmogenesis.rules.system import life_after_hit, planets_of
from cosmogony.games.cosmogenesis.scoring import belt_points, stellar_tile_points, tile_points, total
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, SECRET, SLOTS, SYSTEM
from cosmogony.texts import Message

Phase = Literal["keep", "element", "use", "extra", "comet", "life", "evolve", "gift", "effect"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Effect = Literal[
    "asteroids",
    "comet",
    "action",
    "evolve",
    "life",
    "moon",
    "collide",
    "strike",
    "expand",
    "monolith",
    "body",
    "several",
]
EFFECT_NAMES: tuple[Effect, ...] = get_args(Effect)
SEVERAL: Effect = "several"


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


class IconView(msgspec.Struct, frozen=True):
    """A reward of a planetary objective, or an icon of an exotic object."""

    effect: Effect
    """``several``: more than one effect, or a choice; the words tell."""
    amount: int
    """How many asteroids, or the size of a body."""
    word: str
    """Its word in notation: one that repeats is numbered."""


class TileView(msgspec.Struct, frozen=True):
    """An objective or an exotic object with all that stands on it."""

    kind: Literal["planetary", "stellar", "exotic"]
    id: str
    name: Message
    rule: list[Message]
    """A planetary objective's conditions, a stellar objective's scoring, an exotic object's icons."""
    reward: Message | None
    icons: list[IconView]
    """A planetary objective's rewards, an exotic object's icons."""
    points: int
    """What it scores as things stand; in sector I, and for a tile in the hand, what is printed (0: by its rule)."""
    counters: int
    progress: Message | None = None
    """How near the viewer's own system is to it, in a few words; None where there is nothing to say."""
    found: int = 0
    """Which parts of a planetary objective's picture the nearest orbit of the viewer has, as bits."""


class ElementView(msgspec.Struct, frozen=True):
    """What lies on a space: a body, a tile, or asteroids and comets."""

    body: BodyView | None
    tile: TileView | None
    asteroids: int
    comets: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the central board."""

    number: int
    """Its number in notation: spaces that are not used with so few players are left out."""
    place: str
    """The space, in notation, by which its element is taken: the first of those that hold the same."""
    element: ElementView | None
    monolith: bool
    taken: bool
    """The current player has taken this element and is about to use it."""


class OrbitView(msgspec.Struct, frozen=True):
    """An orbit with its planet, moons and revealed objectives."""

    planet: BodyView | None
    moons: list[BodyView]
    places: list[str]
    """The planet and its moons, in notation, as choices name them: of alike moons the first."""
    objectives: list[TileView]
    habitable: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's system and what lies beside it."""

    orbits: list[OrbitView]
    next_orbit: int | None
    """Where the next planet goes, counted from 0; None if there is no free orbit."""
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
    outcomes: dict[str, BodyView]
    """By notation: the body as each choice of the viewer that changes one would leave it."""


class SectorPrint(msgspec.Struct, frozen=True):
    """A sector as it is printed."""

    name: str
    marks: list[int]
    """By space: the least number of players."""


class TokenPrint(msgspec.Struct, frozen=True):
    """A kind of token with two sides, and how many of it there are."""

    id: str
    """As the edition's keys have it."""
    sides: list[BodyView]
    count: int


class LoosePrint(msgspec.Struct, frozen=True):
    """Asteroids or comets: how many there are, and what one is worth in a belt."""

    count: int
    value: int


class LifePrint(msgspec.Struct, frozen=True):
    """A step of the ladder of life."""

    name: str
    points: int


class CosmogenesisComponents(msgspec.Struct, frozen=True):
    """The printed things."""

    rounds: int
    sectors: list[SectorPrint]
    orbits: int
    expanded_orbits: int
    habitable_orbits: int
    moons: int
    """The most moons of a planet."""
    life: list[LifePrint]
    tokens: list[TokenPrint]
    asteroids: LoosePrint
    comets: LoosePrint
    comet_price: int
    life_price: int
    expansion_price: int
    discard_pays: int
    exotic_points: int
    belt_points: list[int]
    """For the most and the second most valuable belt."""
    monolith_points: int
    tiles: list[TileView]
    """All objectives and exotic objects as they are printed."""
    pictures: list[TilePicture]
    """What is drawn on the objectives."""


def components_view(components: Components) -> CosmogenesisComponents:
    """Build the view of the printed things."""
    gas = range(GAS_TOKENS, EXOTIC_TOKENS)
    return CosmogenesisComponents(
        rounds=ROUNDS,
        sectors=[sector_print(components, sector) for sector in range(SECTORS)],
        orbits=components.orbits,
        expanded_orbits=components.expanded_orbits,
        habitable_orbits=components.habitable,
        moons=components.moons,
        life=[LifePrint(name, components.life_points[level]) for level, name in enumerate(LIFE_LEVELS) if level],
        tokens=[token_print(components, token) for token in (TERRESTRIAL_1_2, TERRESTRIAL_3, TERRESTRIAL_4, *gas)],
        asteroids=LoosePrint(components.token_count(ASTEROIDS), components.asteroid_value),
        comets=LoosePrint(components.token_count(COMETS), components.comet_value),
        comet_price=components.comet_price,
        life_price=components.life_price,
        expansion_price=components.expansion_price,
        discard_pays=components.discard_pays,
        exotic_points=components.exotic_points,
        belt_points=list(components.belt_points),
        monolith_points=components.monolith_points,
        tiles=printed_tiles(components),
        pictures=pictures(components),
    )


def sector_print(components: Components, sector: int) -> SectorPrint:
    """Build the view of a sector as it is printed."""
    first = sector * SPACES
    return SectorPrint(SECTOR_NAMES[sector], list(components.space_marks[first : first + SPACES]))


def token_print(components: Components, token: int) -> TokenPrint:
    """Build the view of a token: the other side of the smallest is larger, that of others has water or rings."""
    front = dry_side(token)
    back = front + 1 if token == TERRESTRIAL_1_2 else struck(front)
    return TokenPrint(token_name(token), [body_view(front, 0), body_view(back, 0)], components.token_count(token))


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
        sectors=[sector_view(state, sector, seat) for sector in range(SECTORS)],
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
        offered=[planetary_view(state, tile, seat) for tile in offered_to(state, seat)],
        players=[player_view(state, number, seat) for number in range(state.n_players)],
        outcomes=outcomes(state) if seat == state.current_player else {},
    )


def offered_to(state: CosmogenesisState, seat: int | None) -> list[int]:
    """List the planetary objectives that a seat chooses from in the set-up."""
    return [] if seat is None else [tile for tile in range(PLANETARY_TILES) if is_offered(state, seat, tile)]


def outcomes(state: CosmogenesisState) -> dict[str, BodyView]:
    """Return, by notation, each body as a choice of the current player would leave it."""
    return {text(state, a): changed_body(state, a) for a in state.legal_actions() if is_on_body(kind_of(a))}


def changed_body(state: CosmogenesisState, action: int) -> BodyView:
    """Build the view of a body as an action leaves it: larger, with water or rings, with life."""
    at = state.current_player * SYSTEM + target_of(action)
    body, life, kind = state.bodies[at], state.life[at], kind_of(action)
    if kind == COLLIDE:
        return body_view(grown(body, state.components.growth_keeps_water), life_after_hit(state, life))
    if kind == STRIKE:
        return body_view(struck(body), life)
    return body_view(body, BACTERIUM if kind == LIFE else life + 1)


def sector_view(state: CosmogenesisState, sector: int, seat: int | None) -> list[SpaceView]:
    """Build the view of the spaces of a sector that this number of players uses."""
    first = sector * SPACES
    return [
        SpaceView(
            number=at - first + 1,
            place=SPACE_NAMES[first_alike(state.spaces, at, state.components.monolith_space)],
            element=element_view(state, state.spaces[at], seat),
            monolith=at == state.components.monolith_space,
            taken=at == state.taken,
        )
        for at in range(first, first + SPACES)
        if state.components.is_used(at, state.n_players)
    ]


def element_view(state: CosmogenesisState, element: int, seat: int | None) -> ElementView | None:
    """Build the view of an element."""
    if element == NONE:
        return None
    if element >= PLANETARY:
        return ElementView(None, planetary_view(state, element - PLANETARY, seat), 0, 0)
    if element >= STELLAR:
        return ElementView(None, stellar_view(state, element - STELLAR, None, seat), 0, 0)
    if element >= EXOTIC:
        return ElementView(None, exotic_view(state, element - EXOTIC), 0, 0)
    if element == COMET or asteroids_of(element):
        return ElementView(None, None, asteroids_of(element), int(element == COMET))
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


def icon_views(components: Components, first: int, count: int) -> list[IconView]:
    """Build the views of some rewards or icons."""
    entries = range(first, first + count)
    words = numbered([entry_word(components, entry) for entry in entries])
    return [icon_view(components, entry, word) for entry, word in zip(entries, words, strict=True)]


def icon_view(components: Components, entry: int, word: str) -> IconView:
    """Build the view of one reward or icon."""
    rewards = components.rewards
    if not rewards.is_simple(entry):
        return IconView(SEVERAL, 1, word)
    effect = rewards.effects[rewards.alternatives[entry]]
    return IconView(EFFECT_NAMES[rewards.kind[effect]], rewards.amount[effect], word)


def planetary_view(state: CosmogenesisState, tile: int, seat: int | None = None) -> TileView:
    """Build the view of a planetary objective, with the progress of a seat towards it."""
    revealed = state.planetary_place[tile] >= AT_ORBIT
    points = tile_points(state, tile) if revealed else state.components.planetary_points[tile]
    near = None if revealed or seat is None else nearest(state, tile, seat)
    if seat is None or near is None:
        return planetary_tile(state.components, tile, points)
    return msgspec.structs.replace(
        planetary_tile(state.components, tile, points),
        progress=planetary_progress(state, tile, seat),
        found=found_in(state, tile, seat, near[0]),
    )


def planetary_tile(components: Components, tile: int, points: int) -> TileView:
    """Build the view of a planetary objective that scores so much."""
    return TileView(
        kind="planetary",
        id=components.planetary_ids[tile],
        name=named(planetary_name(components, tile)),
        rule=[needs(components, tile)],
        reward=reward(components, tile),
        icons=icon_views(components, components.reward_first[tile], components.reward_count[tile]),
        points=points,
        counters=0,
    )


def stellar_view(state: CosmogenesisState, tile: int, owner: int | None, seat: int | None) -> TileView:
    """Build the view of a stellar objective, with what its owner has for it, or a seat that might take it."""
    points = 0 if owner is None else stellar_tile_points(state, owner, tile)
    whose = seat if owner is None else owner
    progress = None if whose is None else stellar_progress(state, tile, whose)
    return msgspec.structs.replace(stellar_tile(state.components, tile, points), progress=progress)


def stellar_tile(components: Components, tile: int, points: int) -> TileView:
    """Build the view of a stellar objective that scores so much."""
    return TileView(
        kind="stellar",
        id=components.stellar_ids[tile],
        name=named(stellar_name(components, tile)),
        rule=[stellar_rule(components, tile)],
        reward=None,
        icons=[],
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
        icons=icon_views(components, components.icon_first[exotic], components.icon_count[exotic]),
        points=components.exotic_points,
        counters=counters,
    )


def player_view(state: CosmogenesisState, number: int, seat: int | None) -> PlayerView:
    """Build the view of one player for a seat."""
    hand = [tile for tile in range(PLANETARY_TILES) if is_in_hand(state, number, tile)]
    known = [tile for tile in hand if number == seat or state.planetary_place[tile] != SECRET]
    planets = planets_of(state, number)
    return PlayerView(
        orbits=[orbit_view(state, number, orbit) for orbit in range(state.orbits[number])],
        next_orbit=planets if planets < state.orbits[number] else None,
        asteroids=state.asteroids[number],
        comets=state.comets[number],
        expanded=state.orbits[number] > state.components.orbits,
        exotics=[exotic_view(state, e) for e in range(EXOTICS) if state.exotic_owner[e] == number],
        stellar=[
            stellar_view(state, t, number, seat) for t in range(STELLAR_TILES) if state.stellar_owner[t] == number
        ],
        hand=[planetary_view(state, tile, number) for tile in known],
        secret_tiles=len(hand) - len(known),
        returned=returned_view(state, number) if number == seat else None,
        sectors_done=[is_done(state, number, sector) for sector in range(SECTORS)],
        belt=belt_points(state, number),
        points=total(state, number),
    )


def returned_view(state: CosmogenesisState, seat: int) -> TileView | None:
    """Build the view of the tile that a player returned to the deck, until it is dealt (COS-1.11)."""
    at = known_in_deck(state, seat)
    return planetary_view(state, state.planetary_deck[at]) if at >= 0 else None


def orbit_view(state: CosmogenesisState, number: int, orbit: int) -> OrbitView:
    """Build the view of one orbit."""
    first = number * SYSTEM + orbit * SLOTS
    there = [slot for slot in range(SLOTS) if state.bodies[first + slot] != NONE]
    bodies = [body_view(state.bodies[first + slot], state.life[first + slot]) for slot in there]
    return OrbitView(
        planet=bodies[0] if bodies else None,
        moons=bodies[1:],
        places=[place_text(orbit * SLOTS + first_moon_alike(state, first, slot)) for slot in there],
        objectives=[planetary_view(state, tile) for tile in revealed_at(state, number, orbit)],
        habitable=state.components.is_habitable(orbit),
    )
