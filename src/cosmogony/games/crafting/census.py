"""All pieces of Crafting the Cosmos by kind, wherever they are: counts that never change during a game."""

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import (
    CHAMBER,
    CONTROL_NAMES,
    CONTROLS,
    ELEMENTS,
    GROUP_1,
    SIZES,
    SYMBOLS,
    TILE_PLACES,
)
from cosmogony.games.crafting.galaxy import count
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    GONE,
    HELD_LIFE,
    LAYERS,
    LIFE_LEFT,
    POSITION,
    READY,
    SCORED,
    SPARES,
)
from cosmogony.games.crafting.rules.pieces import advanced_on, life
from cosmogony.games.crafting.state import CraftingState


def census(state: CraftingState) -> dict[str, int]:
    """Count all pieces by kind."""
    return tokens_census(state) | cards_census(state)


def tokens_census(state: CraftingState) -> dict[str, int]:
    """Count stars, life, crystals, energy tokens and advanced life."""
    seats = range(state.n_players)
    counts = {
        f"stars {SYMBOLS[element]}": state.supply[element]
        + state.held[element]
        + sum(count(state.layers[seat * LAYERS + element]) for seat in seats)
        for element in range(ELEMENTS)
    }
    counts["life"] = state.supply[LIFE_LEFT] + state.held[HELD_LIFE]
    counts["life"] += sum(count(life(state, seat)) for seat in seats)
    counts["crystals"] = crystals(state)
    counts["energy tokens"] = sum(state.dark) + sum(0 <= control < CONTROLS for control in state.token)
    box = GROUP_1 - state.components.advanced_per_player * state.n_players
    placed = sum(advanced_on(state, s, h) for s in seats for h in range(state.components.galaxy.hexagons))
    counts["advanced life"] = state.advanced_left + box + placed
    return counts


def crystals(state: CraftingState) -> int:
    """Count the crystals in the supply, in the time chambers and out of the game; spare tokens are none."""
    number = state.supply[CRYSTALS_LEFT] + state.supply[GONE] - state.supply[SPARES]
    for at in range(0, state.n_players * CHAMBER_FIELDS, CHAMBER_FIELDS):
        number += (state.chamber[at + POSITION] != NOBODY) + state.chamber[at + READY]
        number += min(CHAMBER, state.chamber[at + SCORED])
    return number


def cards_census(state: CraftingState) -> dict[str, int]:
    """Count energy cards by type, power cards and nebula tiles; all tiles and power cards differ."""
    seats = range(state.n_players)
    counts = {
        f"energy cards {name}": sum(state.energy[pile + place] for pile in (DECK, DISPLAY, DISCARDS))
        + sum(state.hands[seat * CONTROLS + place] for seat in seats)
        for place, name in enumerate(CONTROL_NAMES)
    }
    powers = [card for card in state.powers if card != NOBODY] + [entry & 0xFF for entry in state.drawn]
    for control in range(CONTROLS):
        powers += [entry & 0xFF for entry in state.power_deck[8 * control : 8 * control + state.power_left[control]]]
    tiles = [tile for tile in state.tiles if tile != NOBODY] + [entry & 0xFF for entry in state.held_tiles]
    for size in range(SIZES):
        tiles += [
            entry & 0xFF for entry in state.stacks[TILE_PLACES * size : TILE_PLACES * size + state.stack_left[size]]
        ]
    return counts | {"power cards": len(set(powers)), "nebula tiles": len(set(tiles)) + state.tiles_out}
