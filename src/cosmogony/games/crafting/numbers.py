"""Crafting the Cosmos in numbers: what a table cannot overstep, and what a seat may know as bytes.

Hidden from a seat are the order of all stacks, energy cards that others drew from the deck, nebulae and power cards
that another is looking at, and before the end the values of the advanced life of others.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from cosmogony.core.numbers import Bounds, Field, amounts, flags, of
from cosmogony.core.observing import Kept, amount, distance, flag, seat_at
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions
from cosmogony.games.crafting.components import (
    CONTROLS,
    ELEMENTS,
    GOALS,
    POWERS,
    SIZES,
    SLOTS,
    Components,
    control_of,
    size_of,
)
from cosmogony.games.crafting.galaxy import bit, count, first, has
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    HELD,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    NOVA,
    POINT_KINDS,
    POSITION,
    READY,
    SCORED,
    STABLE,
)
from cosmogony.games.crafting.rules.gains import asked
from cosmogony.games.crafting.rules.pieces import advanced_on, cards_in, completed, hand_size
from cosmogony.games.crafting.scoring import arriving_goal, goal_amount, goal_round, open_points, value_of

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

IN_A_TURN: Final = 250
"""Decisions of a turn: several times what was ever seen. Environments end a game that takes more."""
PHASES: Final = 4
TARGETS: Final = 64
"""Numbers below which all arguments of a choice are."""
TILES_SEEN: Final = 4
"""Nebulae beside the board of which an observation tells; there are hardly ever more."""
CARDS_SEEN: Final = 4

# What one is written as
ROUND: Final = 12
STEP: Final = 36
SHIFTS: Final = 51
FEW: Final = 63
TOKENS: Final = 42
CARDS: Final = 25
PILE: Final = 4
STARS: Final = 6
STACK: Final = 12
NEED: Final = 42
VALUE: Final = 10
CRYSTAL: Final = 28
GOAL: Final = 12
POINTS: Final = 3
TOTAL: Final = 2

# The numbers that say whose decision it is and which, but for those by player
TURN: Final = 1 + PHASES + actions.KINDS + TARGETS + 1 + 4
# The numbers of a hexagon, and of a nebula beside the board
HEXAGON: Final = 12
VALUES: Final = 11
HELD_TILE: Final = 8
# The numbers of a player after those of the hexagons
HAND: Final = 11
PLAYER: Final = 25 + SLOTS * POWERS + GOALS


def bounds(components: Components, players: int) -> Bounds:
    """Return what no game oversteps: the options of a choice are bits of one number, the last goal ends the game."""
    rounds = goal_round(components, components.goals_in_play - 1)
    return Bounds(
        actions=actions.action(actions.KINDS - 1, 0) + CONTROLS,
        choices=actions.STOP + 1,
        length=rounds * players * IN_A_TURN,
    )


def observation_fields(players: int, components: Components) -> list[Field]:
    """Say what stands where in an observation."""
    fields = turn_fields(players) + supply_fields()
    for tile in range(TILES_SEEN):
        fields += of(f"held_tile_{tile + 1}", nebula_fields())
    for card in range(CARDS_SEEN):
        fields.append(flags(f"drawn_{card + 1}", POWERS, "the power card, if the looking seat chooses from it"))
    for place in range(players):
        owner = "own" if place == 0 else f"next_{place}"
        fields += of(owner, galaxy_fields(components))
        for hexagon in range(components.galaxy.hexagons):
            fields += of(f"{owner}.hexagon_{hexagon + 1}", hexagon_fields())
        fields += of(owner, player_fields())
    return fields


def turn_fields(players: int) -> list[Field]:
    """Say what an observation tells of the turn."""
    return [
        amounts("round", 1, ROUND, "from 1"),
        flags("phase", PHASES, "energy, craft, omega, hand limit"),
        flags("choosing", actions.KINDS, "what is to be chosen, by the kinds of actions"),
        flags("argument", TARGETS, "what the choice is about: an element, a space, a card, by its kind"),
        amounts("second_argument", 1, PILE, "what else it is about, such as moves left"),
        flags("turn", players, "whose decision it is, from the seat that looks"),
        flags("first_player", players, "who began the round"),
        amounts("turns_left", 1, FEW, "turns still to finish in this round"),
        amounts("energy_step", 1, STEP, "how far the energy phase has come"),
        amounts("shifts_left", 1, SHIFTS, "spaces that energy tokens may still move"),
        flags("own_moved", 1, "whether the own energy token has moved"),
    ]


def supply_fields() -> list[Field]:
    """Say what an observation tells of the main board, and of what lies beside the current player's."""
    return [
        amounts("dark", CONTROLS, TOKENS, "dark energy tokens in Light, Time, Gravity, Chemistry"),
        amounts("display", CONTROLS, CARDS, "energy cards by type"),
        amounts("discards", CONTROLS, STACK, "energy cards by type"),
        amounts("deck", 1, PILE, "energy cards"),
        amounts("stars_left", ELEMENTS, STARS, "hydrogen, helium, oxygen, carbon"),
        amounts("life_left", 1, PILE, "in the supply"),
        amounts("crystals_left", 1, STACK, "in the supply"),
        amounts("nebulae_left", SIZES, STACK, "by size"),
        amounts("powers_left", CONTROLS, CRYSTAL, "power cards by type"),
        amounts("advanced_left", 1, VALUE, "advanced life"),
        flags("goal", GOALS, "goals on the track, by goal"),
        amounts("goal_in", GOALS, CRYSTAL, "by goal: rounds until it is scored, this one included"),
        flags("goal_past", GOALS, "goals that were scored"),
        amounts("held", HELD, CARDS, "beside the current player's board: stars by element, life, and the sliders"),
    ]


def nebula_fields() -> list[Field]:
    """Say what an observation tells of a nebula tile."""
    return [
        flags("size", SIZES, "1 to 3"),
        amounts("needs", ELEMENTS, NEED, "stars by element; beside another's board they are not seen"),
        amounts("points", 1, VALUE, "likewise"),
    ]


def hexagon_fields() -> list[Field]:
    """Say what an observation tells of a hexagon."""
    return [
        *nebula_fields(),
        amounts("missing", 1, NEED, "stars that the nebula lacks"),
        flags("completed", 1, "turned over"),
        amounts("advanced", 1, FEW, "advanced life"),
        amounts("values", 1, VALUE, "what it is worth in all, where the looking seat may know"),
    ]


def galaxy_fields(components: Components) -> list[Field]:
    """Say what an observation tells of the spaces of a player board."""
    galaxy = components.galaxy
    return [
        flags("stars", ELEMENTS * galaxy.stars, "by element and star space, supernovae included"),
        flags("supernovae", galaxy.stars, "by star space"),
        flags("life", galaxy.life, "by life space"),
        flags("stable", galaxy.life, "by life space"),
    ]


def player_fields() -> list[Field]:
    """Say what an observation tells of a player besides the board."""
    return [
        flags("control", CONTROLS, "where the energy token stands"),
        amounts("power_tokens", CONTROLS, FEW, "by control"),
        amounts("crystal", 1, CRYSTAL, "its space on the track, from 1; 0 for none"),
        amounts("crystals_ready", 1, FEW, "waiting at the top"),
        amounts("discharges", 1, STEP, "so far"),
        amounts("hand", CONTROLS, CARDS, "energy cards by type, in the own hand"),
        amounts("hand_size", 1, CARDS, "energy cards"),
        amounts("shown", CONTROLS, CARDS, "by type: cards that all have seen go into the hand and must still be there"),
        flags("powers", SLOTS * POWERS, "by slot: the power card"),
        amounts("points", POINT_KINDS, POINTS, "for nebulae, time chamber, energy cards, goals"),
        amounts("total", 1, TOTAL, "points that all can see"),
        amounts("goals", GOALS, GOAL, "by goal on the track: how much of it the player has"),
    ]


def observe(state: "CraftingState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what a seat may know and return where it ends."""
    blocks = observe_table(state, buffer, at)
    end = blocks
    for place in range(state.n_players):
        end = observe_block(state, seat_at(seat, place, state.n_players), buffer, end)
    observe_turn(state, seat, buffer, at)
    observe_own(state, seat, buffer, blocks)
    return end


def observe_next(state: "CraftingState", seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
    """Append what a seat may know; where nothing has changed, as it was last written."""
    kept.divide(block_size(state.components))
    at = len(buffer)
    buffer = state.append_table(buffer, kept)
    blocks = len(buffer)
    buffer = state.append_blocks(seat, buffer, kept)
    observe_turn(state, seat, buffer, at)
    observe_own(state, seat, buffer, blocks)
    return buffer


def new_block(state: "CraftingState", player: i64, kept: Kept) -> vec[u8]:
    """Write what everybody may know of a player, and copy the board where nothing on it has changed: it is the most."""
    board = board_size(state.components)
    if has(state.boards_changed, player):
        block = kept.block[:]
        observe_board(state, player, block, 0)
        state.boards_changed &= ~bit(player)
    else:
        block = extend(kept.blocks[kept.place * state.n_players + player][:board], kept.block[board:])
    observe_player(state, player, block, board)
    return block


def block_size(components: Components) -> i64:
    """Count the numbers of a player."""
    return board_size(components) + PLAYER


def board_size(components: Components) -> i64:
    """Count the numbers of a player board."""
    return galaxy_size(components) + HEXAGON * components.galaxy.hexagons


def galaxy_size(components: Components) -> i64:
    """Count the numbers of the spaces of a player board."""
    return (ELEMENTS + 1) * components.galaxy.stars + 2 * components.galaxy.life


def observe_table(state: "CraftingState", buffer: vec[u8], at: i64) -> i64:
    """Write what belongs to nobody and all can see, or lies beside the current player's board."""
    at = observe_supplies(state, buffer, at + TURN + 2 * state.n_players)
    at = observe_goals(state, buffer, at)
    held = state.held
    for place in range(HELD):
        amount(buffer, at + place, held[place], CARDS)
    return at + HELD + TILES_SEEN * HELD_TILE + CARDS_SEEN * POWERS


def observe_block(state: "CraftingState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what everybody may know of a player."""
    return observe_player(state, player, buffer, observe_board(state, player, buffer, at))


def observe_board(state: "CraftingState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write a player board: its spaces and its nebulae."""
    return observe_hexagons(state, player, buffer, observe_galaxy(state, player, buffer, at))


def observe_own(state: "CraftingState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write what a seat alone may know: tiles and cards beside a board, energy cards, values of its advanced life."""
    observe_held(state, seat == state.current_player, buffer, at - TILES_SEEN * HELD_TILE - CARDS_SEEN * POWERS)
    components = state.components
    at += galaxy_size(components)
    hexagons = components.galaxy.hexagons
    if components.owner_may_look and not state.over:
        advanced = state.advanced
        for hexagon in range(hexagons):
            tokens = advanced[seat * hexagons + hexagon]
            if tokens != 0:
                amount(buffer, at + hexagon * HEXAGON + VALUES, value_of(components, tokens), VALUE)
    at += hexagons * HEXAGON + HAND
    hands = state.hands
    for control in range(CONTROLS):
        amount(buffer, at + control, hands[seat * CONTROLS + control], CARDS)


def observe_turn(state: "CraftingState", seat: i64, buffer: vec[u8], at: i64) -> None:
    """Write whose decision it is, and which."""
    players = state.n_players
    amount(buffer, at, state.round, ROUND)
    flag(buffer, at + 1 + state.phase)
    at += 1 + PHASES
    if not state.over:
        entry = asked(state) if state.pending > 0 else actions.task(actions.CRAFT)
        flag(buffer, at + actions.task_kind(entry))
        flag(buffer, at + actions.KINDS + actions.argument(entry))
        amount(buffer, at + actions.KINDS + TARGETS, actions.second_argument(entry), PILE)
        flag(buffer, at + actions.KINDS + TARGETS + 1 + distance(seat, state.current_player, players))
    at += actions.KINDS + TARGETS + 1 + players
    flag(buffer, at + distance(seat, state.first_player, players))
    at += players
    amount(buffer, at, state.turns_left, FEW)
    amount(buffer, at + 1, state.step, STEP)
    amount(buffer, at + 2, state.shifts_left, SHIFTS)
    if state.own_moved:
        flag(buffer, at + 3)


def observe_supplies(state: "CraftingState", buffer: vec[u8], at: i64) -> i64:
    """Write what lies on the main board."""
    energy = state.energy
    dark = state.dark
    for control in range(CONTROLS):
        amount(buffer, at + control, dark[control], TOKENS)
        amount(buffer, at + CONTROLS + control, energy[DISPLAY + control], CARDS)
        amount(buffer, at + 2 * CONTROLS + control, energy[DISCARDS + control], STACK)
    at += 3 * CONTROLS
    amount(buffer, at, cards_in(state.energy, DECK), PILE)
    at += 1
    supply = state.supply
    for element in range(ELEMENTS):
        amount(buffer, at + element, supply[element], STARS)
    amount(buffer, at + ELEMENTS, supply[LIFE_LEFT], PILE)
    amount(buffer, at + ELEMENTS + 1, supply[CRYSTALS_LEFT], STACK)
    return observe_stacks(state, buffer, at + ELEMENTS + 2)


def observe_stacks(state: "CraftingState", buffer: vec[u8], at: i64) -> i64:
    """Write how much is left in the stacks."""
    stacks = state.stack_left
    for size in range(SIZES):
        amount(buffer, at + size, stacks[size], STACK)
    at += SIZES
    powers = state.power_left
    for control in range(CONTROLS):
        amount(buffer, at + control, powers[control], CRYSTAL)
    amount(buffer, at + CONTROLS, state.advanced_left, VALUE)
    return at + CONTROLS + 1


def observe_goals(state: "CraftingState", buffer: vec[u8], at: i64) -> i64:
    """Write which goals are on the track, when they are scored, and which were."""
    goals = state.goals
    for place in range(state.goals_shown):
        goal = goals[place]
        left = goal_round(state.components, place) - state.round + 1
        if left > 0 and not state.over:
            flag(buffer, at + goal)
            amount(buffer, at + GOALS + goal, left, CRYSTAL)
        else:
            flag(buffer, at + 2 * GOALS + goal)
    return at + 3 * GOALS


def observe_held(state: "CraftingState", own: bool, buffer: vec[u8], at: i64) -> None:
    """Write the nebulae beside the current player's board, and power cards being looked at; others see less."""
    for place in range(min(TILES_SEEN, len(state.held_tiles))):
        tile = state.held_tiles[place] & 0xFF
        if own:
            observe_nebula(state.components, tile, buffer, at + place * HELD_TILE)
        else:
            flag(buffer, at + place * HELD_TILE + size_of(tile))
    at += TILES_SEEN * HELD_TILE
    if own:
        for place in range(min(CARDS_SEEN, len(state.drawn))):
            flag(buffer, at + place * POWERS + (state.drawn[place] & 0xFF))


def observe_nebula(components: Components, tile: i64, buffer: vec[u8], at: i64) -> None:
    """Write a nebula tile."""
    flag(buffer, at + size_of(tile))
    needs = components.needs
    for element in range(ELEMENTS):
        amount(buffer, at + SIZES + element, needs[tile * ELEMENTS + element], NEED)
    amount(buffer, at + SIZES + ELEMENTS, components.tile_points[tile], VALUE)


def observe_galaxy(state: "CraftingState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write the spaces of a player board."""
    stars = state.components.galaxy.stars
    lives = state.components.galaxy.life
    layers = state.layers
    layer = player * LAYERS
    for element in range(ELEMENTS):
        raise_flags(buffer, at + element * stars, layers[layer + element])
    at += ELEMENTS * stars
    raise_flags(buffer, at, layers[layer + NOVA])
    raise_flags(buffer, at + stars, layers[layer + LIFE])
    raise_flags(buffer, at + stars + lives, layers[layer + STABLE])
    return at + stars + 2 * lives


def raise_flags(buffer: vec[u8], at: i64, mask: i64) -> None:
    """Raise the flags of all spaces of a mask."""
    while mask != 0:
        flag(buffer, at + first(mask))
        mask &= mask - 1


def observe_hexagons(state: "CraftingState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write the nebulae of a player board, and the advanced life on them, whose values all know at the end."""
    components = state.components
    hexagons = components.galaxy.hexagons
    corners = components.galaxy.corners
    tiles = state.tiles
    advanced = state.advanced
    layers = state.layers
    layer = player * LAYERS
    done = completed(state, player)
    place = player * hexagons
    for hexagon in range(hexagons):
        tile = tiles[place]
        if tile != NOBODY:
            if has(done, hexagon):
                observe_nebula(components, tile, buffer, at)
                flag(buffer, at + HELD_TILE + 1)
                amount(buffer, at + HELD_TILE + 2, advanced_on(state, player, hexagon), FEW)
                if state.over:
                    amount(buffer, at + VALUES, value_of(components, advanced[place]), VALUE)
            else:
                observe_open_nebula(components, layers, layer, corners[hexagon], tile, buffer, at)
        place += 1
        at += HEXAGON
    return at


def observe_open_nebula(
    components: Components, layers: vec[i64], layer: i64, corners: i64, tile: i64, buffer: vec[u8], at: i64
) -> None:
    """Write a nebula tile that is not completed, and the stars that it lacks.

    As ``missing_stars`` counts them, but in one go: of all that is written this is the most. Nothing is asked before it
    is written: processors guess such answers, and here they would be wrong half of the time.
    """
    flag(buffer, at + size_of(tile))
    novae = corners & layers[layer + NOVA]
    plain = corners & ~novae
    needs = components.needs
    lacking: i64 = 0
    for element in range(ELEMENTS):
        need = needs[tile * ELEMENTS + element]
        buffer[at + SIZES + element] = u8(need * NEED)
        lacking += max(0, need - count(plain & layers[layer + element]))
    amount(buffer, at + SIZES + ELEMENTS, components.tile_points[tile], VALUE)
    if novae != 0:
        lacking -= count(novae)
    amount(buffer, at + HELD_TILE, lacking, NEED)


def observe_player(state: "CraftingState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write a player's tokens, crystals, cards and points."""
    flag(buffer, at + state.token[player])
    tokens = at + CONTROLS
    at += 2 * CONTROLS
    chamber = state.chamber
    field = player * CHAMBER_FIELDS
    amount(buffer, at, chamber[field + POSITION] + 1, CRYSTAL)
    amount(buffer, at + 1, chamber[field + READY], FEW)
    amount(buffer, at + 2, chamber[field + SCORED], STEP)
    at = observe_cards(state, player, buffer, at + 3, tokens)
    points = state.points
    for kind in range(POINT_KINDS):
        amount(buffer, at + kind, points[player * POINT_KINDS + kind], POINTS)
    at += POINT_KINDS
    amount(buffer, at, open_points(state, player), TOTAL)
    at += 1
    if not state.over:
        goals = state.goals
        for place in range(max(0, arriving_goal(state)), state.goals_shown):
            goal = goals[place]
            amount(buffer, at + goal, goal_amount(state, goal, player), GOAL)
    return at + GOALS


def observe_cards(state: "CraftingState", player: i64, buffer: vec[u8], at: i64, tokens: i64) -> i64:
    """Write a player's energy cards, as far as everybody knows them, and power cards with their tokens."""
    amount(buffer, at + CONTROLS, hand_size(state, player), CARDS)
    shown = state.shown
    for control in range(CONTROLS):
        amount(buffer, at + CONTROLS + 1 + control, shown[player * CONTROLS + control], CARDS)
    at += 2 * CONTROLS + 1
    powers = state.powers
    for slot in range(SLOTS):
        card = powers[player * SLOTS + slot]
        if card != NOBODY:
            flag(buffer, at + slot * POWERS + card)
            buffer[tokens + control_of(card)] += u8(FEW)
    return at + SLOTS * POWERS
