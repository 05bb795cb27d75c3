"""What a seat sees of a game of Crafting the Cosmos, built up from nothing.

Hidden from a seat: others' hands but for cards they took from the display, nebulae that another has drawn but not
placed, power cards another is choosing from, others' advanced life before the end, and the order of every stack.
"""

import msgspec

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, POWER_NAMES, SLOTS, Components, size_of
from cosmogony.games.crafting.galaxy import Galaxy
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LIFE_LEFT,
    POINT_KINDS,
    POSITION,
    READY,
    SCORED,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.notation import PROMPTS, hexagon_names
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.pieces import (
    completed,
    element_at,
    hand_size,
    life,
    power_tokens,
    stable,
    supernovae,
    tile_at,
)
from cosmogony.games.crafting.scoring import goal_amount, open_points
from cosmogony.games.crafting.state import CraftingState

PHASES = ("energy", "craft", "omega", "limit")


class SpaceView(msgspec.Struct, frozen=True):
    """Where a space lies: six units to a row downwards, twelve to a hexagon's width to the right."""

    x: int
    y: int


class HexagonView(msgspec.Struct, frozen=True):
    """A hexagon of the patch: its name, axial place and sector."""

    name: str
    q: int
    r: int
    sector: int


class GalaxyView(msgspec.Struct, frozen=True):
    """The printed player board, the same for all."""

    hexagons: list[HexagonView]
    stars: list[SpaceView]
    life: list[SpaceView]


class NebulaView(msgspec.Struct, frozen=True):
    """A nebula tile: its size and, where the seat may see them, the stars it needs by element and its points."""

    size: int
    needs: list[int] | None
    points: int | None


class HexagonContent(msgspec.Struct, frozen=True):
    """What lies on a hexagon."""

    nebula: NebulaView | None
    completed: bool
    advanced: int
    """Advanced-life tokens."""
    values: list[int] | None
    """Their values, where the seat may know them."""


class HeldView(msgspec.Struct, frozen=True):
    """What lies beside the current player's board, and that player's sliders."""

    stars: list[int]
    life: int
    supernovae: int
    dna: int
    gravitons: int
    nebulae: list[NebulaView]
    powers: list[str] | None
    """Power cards to choose from, for the one who chooses."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board, hand and points."""

    control: int
    """Where the energy token stands."""
    power_tokens: list[int]
    """By control."""
    stars: list[int]
    """By star space: 0 empty, 1 to 4 the elements, 5 to 8 the elements as supernovae."""
    life: list[int]
    """By life space: 0 empty, 1 proto, 2 stable."""
    hexagons: list[HexagonContent]
    crystal: int
    """Space of the crystal on the track, -1 for none."""
    crystals_ready: int
    discharges: int
    hand: list[int] | None
    """Energy cards by type, for their owner."""
    hand_size: int
    shown: list[int]
    """By type: cards that all have seen go into the hand and that must still be there."""
    powers: list[str | None]
    """By slot."""
    points: list[int]
    """For nebulae, time chamber, energy cards, goals."""
    total: int


class GoalView(msgspec.Struct, frozen=True):
    """A goal on the track, or one that was scored."""

    goal: int
    space: int
    """1 at the top; a goal on the last space has been scored."""
    amounts: list[int]
    """By player, as things stand."""


class CraftingView(msgspec.Struct, frozen=True):
    """The whole table, as one seat sees it."""

    round: int
    phase: str
    choosing: str
    current_player: int
    first_player: int
    over: bool
    winners: list[int]
    shifts_left: int
    dark: list[int]
    """Dark energy tokens by control."""
    display: list[int]
    deck: int
    discards: list[int]
    stars_left: list[int]
    life_left: int
    crystals_left: int
    nebulae_left: list[int]
    powers_left: list[int]
    advanced_left: int
    goals: list[GoalView]
    players: list[PlayerView]
    held: HeldView
    galaxy: GalaxyView


def view(state: CraftingState, seat: int | None) -> CraftingView:
    """Build the view of a seat, or of a spectator."""
    return CraftingView(
        round=state.round,
        phase=PHASES[state.phase],
        choosing="" if state.over else PROMPTS[current_kind(state)],
        current_player=state.current_player,
        first_player=state.first_player,
        over=state.over,
        winners=state.winners() if state.over else [],
        shifts_left=state.shifts_left,
        dark=list(state.dark),
        display=[state.energy[DISPLAY + control] for control in range(CONTROLS)],
        deck=sum(state.energy[DECK + control] for control in range(CONTROLS)),
        discards=[state.energy[DISCARDS + control] for control in range(CONTROLS)],
        stars_left=[state.supply[element] for element in range(ELEMENTS)],
        life_left=state.supply[LIFE_LEFT],
        crystals_left=state.supply[CRYSTALS_LEFT],
        nebulae_left=list(state.stack_left),
        powers_left=list(state.power_left),
        advanced_left=state.advanced_left,
        goals=[goal_view(state, place) for place in range(state.goals_shown)],
        players=[player_view(state, number, seat) for number in range(state.n_players)],
        held=held_view(state, seat),
        galaxy=galaxy_view(state.components.galaxy),
    )


def goal_view(state: CraftingState, place: int) -> GoalView:
    """Build the view of a revealed goal."""
    goal = state.goals[place]
    ended = state.round + 1 if state.over else state.round
    space = min(ended - place, state.components.goal_track)
    return GoalView(goal, space, [goal_amount(state, goal, seat) for seat in range(state.n_players)])


def held_view(state: CraftingState, seat: int | None) -> HeldView:
    """Build the view of what lies beside the current player's board."""
    own = seat == state.current_player
    held = state.held
    return HeldView(
        stars=[held[element] for element in range(ELEMENTS)],
        life=held[HELD_LIFE],
        supernovae=held[SUPERNOVA_SLIDER],
        dna=held[DNA_SLIDER],
        gravitons=held[GRAVITON_SLIDER],
        nebulae=[nebula_view(state.components, entry & 0xFF, own) for entry in state.held_tiles],
        powers=[POWER_NAMES[entry & 0xFF] for entry in state.drawn] if own else None,
    )


def nebula_view(components: Components, tile: int, seen: bool) -> NebulaView:
    """Build the view of a nebula tile: its face, or only its back."""
    if not seen:
        return NebulaView(size_of(tile) + 1, None, None)
    needs = [components.needs[tile * ELEMENTS + element] for element in range(ELEMENTS)]
    return NebulaView(size_of(tile) + 1, needs, components.tile_points[tile])


def player_view(state: CraftingState, number: int, seat: int | None) -> PlayerView:
    """Build the view of one player."""
    galaxy = state.components.galaxy
    hand = number * CONTROLS
    chamber = number * CHAMBER_FIELDS
    slots = [state.powers[number * SLOTS + slot] for slot in range(SLOTS)]
    return PlayerView(
        control=state.token[number],
        power_tokens=[power_tokens(state, number, control) for control in range(CONTROLS)],
        stars=[star_code(state, number, space) for space in range(galaxy.stars)],
        life=[life_code(state, number, space) for space in range(galaxy.life)],
        hexagons=[hexagon_content(state, number, hexagon, seat) for hexagon in range(galaxy.hexagons)],
        crystal=state.chamber[chamber + POSITION],
        crystals_ready=state.chamber[chamber + READY],
        discharges=state.chamber[chamber + SCORED],
        hand=list(state.hands[hand : hand + CONTROLS]) if seat == number else None,
        hand_size=hand_size(state, number),
        shown=list(state.shown[hand : hand + CONTROLS]),
        powers=[POWER_NAMES[card] if card != NOBODY else None for card in slots],
        points=list(state.points[number * POINT_KINDS : (number + 1) * POINT_KINDS]),
        total=open_points(state, number),
    )


def star_code(state: CraftingState, seat: int, space: int) -> int:
    """Return what stands on a star space: 0 empty, 1 to 4 the elements, 5 to 8 the same as supernovae."""
    element = element_at(state, seat, space)
    return element + 1 + ELEMENTS * ((supernovae(state, seat) >> space) & 1)


def life_code(state: CraftingState, seat: int, space: int) -> int:
    """Return what stands on a life space: 0 empty, 1 proto, 2 stable."""
    return ((life(state, seat) >> space) & 1) + ((stable(state, seat) >> space) & 1)


def hexagon_content(state: CraftingState, owner: int, hexagon: int, seat: int | None) -> HexagonContent:
    """Build the view of what lies on a hexagon."""
    tile = tile_at(state, owner, hexagon)
    values = advanced_values(state, owner, hexagon)
    known = state.over or (seat == owner and state.components.owner_may_look)
    return HexagonContent(
        nebula=nebula_view(state.components, tile, True) if tile != NOBODY else None,
        completed=(completed(state, owner) >> hexagon) & 1 == 1,
        advanced=len(values),
        values=values if known else None,
    )


def advanced_values(state: CraftingState, owner: int, hexagon: int) -> list[int]:
    """List the values of the advanced life on a hexagon."""
    tokens = state.advanced[owner * state.components.galaxy.hexagons + hexagon]
    values = []
    while tokens:
        values.append(state.components.advanced_values[(tokens & 0xFF) - 1])
        tokens >>= 8
    return values


def galaxy_view(galaxy: Galaxy) -> GalaxyView:
    """Build the view of the printed player board."""
    names = hexagon_names(galaxy)
    hexagons = range(galaxy.hexagons)
    return GalaxyView(
        hexagons=[HexagonView(names[h], galaxy.q[h], galaxy.r[h], galaxy.sector[h]) for h in hexagons],
        stars=[SpaceView(2 * galaxy.star_x[s], 2 * galaxy.star_y[s]) for s in range(galaxy.stars)],
        life=[SpaceView(3 * galaxy.life_x[s], 3 * galaxy.life_y[s]) for s in range(galaxy.life)],
    )
