"""What a seat sees of a game of Crafting the Cosmos, built up from nothing.

Hidden from a seat: others' hands but for cards they took from the display, nebulae that another has drawn but not
placed, power cards another is choosing from, others' advanced life before the end, and the order of every stack.
"""

from typing import Literal

import msgspec

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import (
    CONTROL_NAMES,
    CONTROLS,
    ELEMENT_NAMES,
    ELEMENTS,
    GOAL_NAMES,
    POWER_NAMES,
    POWERS,
    SLOTS,
    TILES,
    Components,
    control_of,
    size_of,
)
from cosmogony.games.crafting.galaxy import SECTOR_NAMES, Galaxy, count, has
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
from cosmogony.games.crafting.notation.messages import PROMPTS
from cosmogony.games.crafting.notation.names import (
    POWER_WORDS,
    hexagon_name,
    life_space,
    needs_text,
    star_space,
)
from cosmogony.games.crafting.notation.names import hexagon as hexagon_words
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.energy import next_control, passive_amount
from cosmogony.games.crafting.rules.pieces import (
    completed,
    element_at,
    hand_size,
    life,
    power_tokens,
    stable,
    stars_of,
    supernovae,
    tile_at,
)
from cosmogony.games.crafting.scoring import goal_amount, goal_round, open_points
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message

PHASES = ("energy", "craft", "omega", "limit")


class SpaceView(msgspec.Struct, frozen=True):
    """Where a space lies: six units to a row downwards, twelve to a hexagon's width to the right."""

    x: int
    y: int
    name: Message


class HexagonView(msgspec.Struct, frozen=True):
    """A hexagon of the patch: its name, axial place and sector."""

    name: str
    words: Message
    """Its name for people."""
    q: int
    r: int
    sector: int
    stars: list[int]
    """The star spaces on its corners."""
    life: list[int]
    """The life spaces on its sides."""


class GalaxyView(msgspec.Struct, frozen=True):
    """The printed player board, the same for all."""

    hexagons: list[HexagonView]
    stars: list[SpaceView]
    life: list[SpaceView]
    ends: list[list[int]]
    """By life space: the two star spaces at its ends."""
    borders: list[int]
    """The life spaces between two sectors."""


class NebulaView(msgspec.Struct, frozen=True):
    """A nebula tile: its size and, where the seat may see them, the stars it needs by element and its points."""

    size: int
    needs: list[int] | None
    points: int | None


class NeedView(msgspec.Struct, frozen=True):
    """One star that a nebula needs: whether it is there, and whether a supernova stands in for it."""

    element: int
    met: bool
    joker: bool


class HexagonContent(msgspec.Struct, frozen=True):
    """What lies on a hexagon."""

    nebula: NebulaView | None
    completed: bool
    advanced: int
    """Advanced-life tokens."""
    values: list[int] | None
    """Their values, where the seat may know them."""
    stars_needed: list[NeedView]
    """What the nebula needs, star by star."""


class HeldView(msgspec.Struct, frozen=True):
    """What lies beside the current player's board, and that player's sliders."""

    stars: list[int]
    life: int
    supernovae: int
    dna: int
    gravitons: int
    nebulae: list[NebulaView]
    stars_needed: list[list[list[NeedView]]]
    """By nebula and hexagon: what it would need there, star by star; for the one who holds it."""
    powers: list[str] | None
    """Power cards to choose from, for the one who chooses."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board, hand and points."""

    control: int
    """Where the energy token stands."""
    power_tokens: list[int]
    """By control."""
    passive: list[int]
    """By control: what it would give now in the player's energy phase."""
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
    scored_in: int
    """The round at whose end it is scored."""
    scored: bool
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
    next_controls: list[int]
    """By control: where an energy token moves from there."""
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


class ActiveReward(msgspec.Struct, frozen=True):
    """A part of the active reward of a control, and how many."""

    what: Literal["hydrogen", "helium", "oxygen", "carbon", "dna", "supernova", "nebula"]
    number: int


class PrintedNebula(msgspec.Struct, frozen=True):
    """A nebula tile, and how many there are of it."""

    size: int
    needs: list[int]
    """By element."""
    text: str
    """The same in notation."""
    points: int
    number: int


class PrintedPower(msgspec.Struct, frozen=True):
    """A power card: its name, deck and cost."""

    name: str
    word: str
    """Its name in notation and in the ids of messages."""
    control: int
    types: list[int]
    """The types of energy cards that pay for it; none for the cards of the time chamber."""
    cards: int
    gravitons: int
    supernovae: int
    proto: int
    stable: int
    amount: int
    """The number of its effect, 0 where there is none."""


class CraftingComponents(msgspec.Struct, frozen=True):
    """The printed things, the same for all."""

    elements: list[str]
    """By their names in the edition and in active rewards."""
    controls: list[str]
    sectors: list[str]
    goals: list[str]
    """The names of the goals, as in the ids of messages."""
    galaxy: GalaxyView
    capacity: int
    """Energy tokens that a control holds."""
    steps: int
    """Spaces that energy tokens move in a turn."""
    active: list[list[ActiveReward]]
    """By control."""
    star_tokens: list[int]
    life_tokens: int
    crystal_track: int
    crystal_points: list[int]
    """By scoring space of the time chamber."""
    advanced_values: list[int]
    cards_of_each_type: int
    display_size: int
    hand_limit: int
    set_size: int
    set_points: int
    slot_costs: list[int]
    nebulae: list[PrintedNebula]
    powers: list[PrintedPower]
    goal_track: int
    first_place: int
    second_place: int


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
        next_controls=[next_control(state, control) for control in range(CONTROLS)],
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
    )


def goal_view(state: CraftingState, place: int) -> GoalView:
    """Build the view of a revealed goal."""
    goal, track = state.goals[place], state.components.goal_track
    ended = state.round + 1 if state.over else state.round
    amounts = [goal_amount(state, goal, seat) for seat in range(state.n_players)]
    scored_in = goal_round(state.components, place)
    return GoalView(goal, min(ended - place, track), scored_in, ended > scored_in, amounts)


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
        stars_needed=[needed_anywhere(state, entry & 0xFF) for entry in state.held_tiles] if own else [],
        powers=[POWER_NAMES[entry & 0xFF] for entry in state.drawn] if own else None,
    )


def needed_anywhere(state: CraftingState, tile: int) -> list[list[NeedView]]:
    """List by hexagon what a nebula of the current player would need there."""
    hexagons = range(state.components.galaxy.hexagons)
    return [stars_needed(state, state.current_player, hexagon, tile) for hexagon in hexagons]


def stars_needed(state: CraftingState, owner: int, hexagon: int, tile: int) -> list[NeedView]:
    """List the stars that a nebula needs on a hexagon; supernovae stand in for the first that are missing."""
    corners = state.components.galaxy.corners[hexagon]
    jokers = count(corners & supernovae(state, owner))
    needs: list[NeedView] = []
    for element in range(ELEMENTS):
        there = count(corners & stars_of(state, owner, element))
        for number in range(state.components.needs[tile * ELEMENTS + element]):
            joker = number >= there and jokers > 0
            jokers -= joker
            needs.append(NeedView(element, number < there or joker, joker))
    return needs


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
        passive=[passive_amount(state, number, control) for control in range(CONTROLS)],
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
        stars_needed=stars_needed(state, owner, hexagon, tile) if tile != NOBODY else [],
    )


def advanced_values(state: CraftingState, owner: int, hexagon: int) -> list[int]:
    """List the values of the advanced life on a hexagon."""
    tokens = state.advanced[owner * state.components.galaxy.hexagons + hexagon]
    values = []
    while tokens:
        values.append(state.components.advanced_values[(tokens & 0xFF) - 1])
        tokens >>= 8
    return values


def spaces_of(mask: int) -> list[int]:
    """List the spaces of a mask."""
    return [space for space in range(mask.bit_length()) if has(mask, space)]


def galaxy_view(galaxy: Galaxy) -> GalaxyView:
    """Build the view of the printed player board."""
    lives, stars = range(galaxy.life), range(galaxy.stars)
    border = [len({galaxy.sector[hexagon] for hexagon in spaces_of(galaxy.hexagons_at_life[s])}) > 1 for s in lives]
    return GalaxyView(
        hexagons=[hexagon_view(galaxy, hexagon) for hexagon in range(galaxy.hexagons)],
        stars=[SpaceView(2 * galaxy.star_x[s], 2 * galaxy.star_y[s], star_space(galaxy, 0, s)) for s in stars],
        life=[SpaceView(3 * galaxy.life_x[s], 3 * galaxy.life_y[s], life_space(galaxy, 0, s)) for s in lives],
        ends=[[star for star in stars if has(galaxy.life_at_star[star], s)] for s in lives],
        borders=[s for s in lives if border[s]],
    )


def hexagon_view(galaxy: Galaxy, hexagon: int) -> HexagonView:
    """Build the view of a hexagon of the printed player board."""
    return HexagonView(
        name=hexagon_name(galaxy, hexagon),
        words=hexagon_words(galaxy, 0, hexagon),
        q=galaxy.q[hexagon],
        r=galaxy.r[hexagon],
        sector=galaxy.sector[hexagon],
        stars=spaces_of(galaxy.corners[hexagon]),
        life=spaces_of(galaxy.sides[hexagon]),
    )


# The printed things


def components_view(components: Components) -> CraftingComponents:
    """Build the view of the printed things."""
    return CraftingComponents(
        elements=list(ELEMENT_NAMES),
        controls=list(CONTROL_NAMES),
        sectors=list(SECTOR_NAMES),
        goals=list(GOAL_NAMES),
        galaxy=galaxy_view(components.galaxy),
        capacity=components.capacity,
        steps=components.steps,
        active=active_rewards(components),
        star_tokens=list(components.star_tokens),
        life_tokens=components.life_tokens,
        crystal_track=components.track,
        crystal_points=list(components.chamber_points),
        advanced_values=list(components.advanced_values),
        cards_of_each_type=components.cards_of_each_type,
        display_size=components.display_size,
        hand_limit=components.hand_limit,
        set_size=components.set_size,
        set_points=components.set_points,
        slot_costs=list(components.slot_cost),
        nebulae=[printed_nebula(components, t) for t in range(TILES) if components.tile_print[t] == t],
        powers=[printed_power(components, card) for card in range(POWERS)],
        goal_track=components.goal_track,
        first_place=components.first_place,
        second_place=components.second_place,
    )


def active_rewards(components: Components) -> list[list[ActiveReward]]:
    """List what the controls give actively, in their order."""
    return [
        [ActiveReward("hydrogen", components.light_hydrogen)],
        [ActiveReward("oxygen", components.time_oxygen), ActiveReward("dna", components.time_dna)],
        [ActiveReward("helium", components.gravity_helium), ActiveReward("supernova", components.gravity_supernova)],
        [ActiveReward("carbon", components.chemistry_carbon), ActiveReward("nebula", components.chemistry_nebula)],
    ]


def printed_nebula(components: Components, tile: int) -> PrintedNebula:
    """Build the view of a nebula tile."""
    return PrintedNebula(
        size=size_of(tile) + 1,
        needs=[components.needs[tile * ELEMENTS + element] for element in range(ELEMENTS)],
        text=needs_text(components, tile),
        points=components.tile_points[tile],
        number=sum(first == tile for first in components.tile_print),
    )


def printed_power(components: Components, card: int) -> PrintedPower:
    """Build the view of a power card."""
    return PrintedPower(
        name=POWER_NAMES[card],
        word=POWER_WORDS[card],
        control=control_of(card),
        types=spaces_of(components.pay_types[card]),
        cards=components.cost_cards[card],
        gravitons=components.cost_gravitons[card],
        supernovae=components.cost_supernovae[card],
        proto=components.cost_proto[card],
        stable=components.cost_stable[card],
        amount=components.amount[card],
    )
