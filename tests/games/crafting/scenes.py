"""Positions of Crafting the Cosmos for tests, built by setting fields."""

from collections.abc import Iterable, Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games import game
from cosmogony.games.crafting import Crafting
from cosmogony.games.crafting.components import (
    CONTROL_NAMES,
    CONTROLS,
    ELEMENTS,
    POWERS_OF_A_TYPE,
    SLOTS,
    SYMBOLS,
    TILE_PLACES,
    TILES,
    size_of,
)
from cosmogony.games.crafting.galaxy import Galaxy
from cosmogony.games.crafting.layout import (
    COMPLETE,
    CRAFTING,
    DECK,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LAYERS,
    LIFE,
    LIFE_LEFT,
    NOVA,
    STABLE,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.notation.names import POWER_WORDS, hexagon_names, life_name, needs_text, star_name
from cosmogony.games.crafting.rules.agenda import settle
from cosmogony.games.crafting.state import CraftingState
from cosmogony.games.crafting.view import life_code, star_code


def crafting() -> Crafting:
    """Return the game from the list of games, where its words are known, too."""
    found = game("crafting")
    assert isinstance(found, Crafting)
    return found


GAME = crafting()
GALAXY: Galaxy = GAME.components(GAME.edition).galaxy
HEXAGONS = hexagon_names(GALAXY)
HELD = {"life": HELD_LIFE, "supernova": SUPERNOVA_SLIDER, "dna": DNA_SLIDER, "graviton": GRAVITON_SLIDER}


def spaces(mask: int) -> list[int]:
    """List the spaces of a mask."""
    return [space for space in range(64) if (mask >> space) & 1]


def corners(hexagon: str) -> list[str]:
    """Name the star spaces on the corners of a hexagon."""
    return [star_name(space) for space in spaces(GALAXY.corners[HEXAGONS.index(hexagon)])]


def sides(hexagon: str) -> list[str]:
    """Name the life spaces on the sides of a hexagon."""
    return [life_name(space) for space in spaces(GALAXY.sides[HEXAGONS.index(hexagon)])]


def mask(names: Iterable[str]) -> int:
    """Return the mask of some named spaces."""
    return sum(1 << (int(name[1:]) - 1) for name in names)


def tile(text: str) -> int:
    """Find a nebula tile by what it needs."""
    components = GAME.components(GAME.edition)
    return next(number for number in range(TILES) if needs_text(components, number) == text)


def scene(
    players: int = 2,
    options: Mapping[str, str] | None = None,
    stars: Mapping[str, Iterable[str]] | None = None,
    supernovae: Iterable[str] = (),
    proto: Iterable[str] = (),
    stable: Iterable[str] = (),
    tiles: Mapping[str, str] | None = None,
    completed: Iterable[str] = (),
    hand: str = "",
    powers: Iterable[str] = (),
    held: str = "1H",
    crystal: int = 0,
    ready: int = 0,
    scored: int = 0,
) -> CraftingState:
    """Build a position in which seat 0 crafts; one H star beside the board keeps the turn from ending by itself."""
    state: CraftingState = GAME.new(players=players, seed=1, options=options)
    state.phase = CRAFTING
    state.pending = 0
    state.current_player = state.first_player = 0
    state.turns_left = players
    clear(state, 0)
    for symbol, places in (stars or {}).items():
        put_stars(state, 0, symbol, places)
    state.layers[NOVA] = mask(supernovae)
    put_life(state, 0, proto, stable)
    for hexagon, needs in (tiles or {}).items():
        state.tiles[HEXAGONS.index(hexagon)] = tile(needs)
    state.layers[COMPLETE] = sum(1 << HEXAGONS.index(hexagon) for hexagon in completed)
    give(state, 0, hand)
    for slot, word in enumerate(powers):
        take_power(state, 0, slot, word)
    for part in held.split():
        number, what = int(part[0]), part[1:]
        if what in SYMBOLS:
            state.held[SYMBOLS.index(what)] += number
            state.supply[SYMBOLS.index(what)] -= number
        else:
            state.held[HELD[what]] += number
    state.chamber[0], state.chamber[1], state.chamber[2] = crystal, ready, scored
    return state


def clear(state: CraftingState, seat: int) -> None:
    """Take everything off a player's board, hand and side."""
    for field in range(len(state.held)):
        state.held[field] = 0
    state.held_tiles = vec[i64]()
    for element in range(ELEMENTS):
        state.supply[element] = state.components.star_tokens[element]
    state.supply[LIFE_LEFT] = state.components.life_tokens
    for layer in range(LAYERS):
        state.layers[seat * LAYERS + layer] = 0
    for hexagon in range(GALAXY.hexagons):
        state.tiles[seat * GALAXY.hexagons + hexagon] = NOBODY
    for control in range(CONTROLS):
        state.energy[DECK + control] += state.hands[seat * CONTROLS + control]
        state.hands[seat * CONTROLS + control] = 0
        state.shown[seat * CONTROLS + control] = 0


def put_stars(state: CraftingState, seat: int, symbol: str, places: Iterable[str]) -> None:
    """Set stars of an element on a board."""
    element = SYMBOLS.index(symbol)
    placed = mask(places)
    state.layers[seat * LAYERS + element] |= placed
    state.supply[element] -= bin(placed).count("1")


def put_life(state: CraftingState, seat: int, proto: Iterable[str], stable: Iterable[str]) -> None:
    """Set life on a board."""
    firm = mask(stable)
    placed = mask(proto) | firm
    state.layers[seat * LAYERS + LIFE] = placed
    state.layers[seat * LAYERS + STABLE] = firm
    state.supply[LIFE_LEFT] -= bin(placed).count("1")


def give(state: CraftingState, seat: int, hand: str) -> None:
    """Give energy cards such as ``3 light 1 time`` from the deck."""
    words = hand.split()
    for number, name in zip(words[::2], words[1::2], strict=True):
        control = CONTROL_NAMES.index(name)
        state.hands[seat * CONTROLS + control] += int(number)
        state.energy[DECK + control] -= int(number)


def take_power(state: CraftingState, seat: int, slot: int, word: str) -> None:
    """Give a power card out of its deck."""
    card = POWER_WORDS.index(word)
    deck = card // POWERS_OF_A_TYPE
    bottom, left = deck * POWERS_OF_A_TYPE, state.power_left[deck]
    rest = [entry for entry in state.power_deck[bottom : bottom + left] if entry & 0xFF != card]
    for place, entry in enumerate(rest):
        state.power_deck[bottom + place] = entry
    state.power_left[deck] = len(rest)
    state.powers[seat * SLOTS + slot] = card


def hold_tile(state: CraftingState, needs: str, seat: int = 0) -> None:
    """Put a nebula tile beside the board."""
    state.held_tiles = append(state.held_tiles, tile(needs) | 1 << (8 + seat))


def stack(state: CraftingState, size: int, *needs: str) -> None:
    """Put tiles on top of a stack, the last one uppermost, in place of those that lay there."""
    top = (size - 1) * TILE_PLACES + state.stack_left[size - 1]
    for offset, text in enumerate(reversed(needs), 1):
        assert size_of(tile(text)) == size - 1
        state.stacks[top - offset] = tile(text)


def stars_on(state: CraftingState, seat: int = 0) -> dict[str, str]:
    """Return what stands on the star spaces: H, He, O, C, and an asterisk after it for a supernova."""
    codes = {star_name(space): star_code(state, seat, space) for space in range(GALAXY.stars)}
    return {name: SYMBOLS[(code - 1) % ELEMENTS] + "*" * (code > ELEMENTS) for name, code in codes.items() if code}


def life_on(state: CraftingState, seat: int = 0) -> dict[str, str]:
    """Return what stands on the life spaces: proto or stable."""
    codes = {life_name(space): life_code(state, seat, space) for space in range(GALAXY.life)}
    return {name: ("proto", "stable")[code - 1] for name, code in codes.items() if code}


def hand(state: CraftingState, seat: int = 0) -> dict[str, int]:
    """Return a player's energy cards."""
    held = state.hands[seat * CONTROLS : (seat + 1) * CONTROLS]
    return {name: number for name, number in zip(CONTROL_NAMES, held, strict=True) if number}


def legal(state: CraftingState) -> list[str]:
    """Return what the current player may do, in notation."""
    return [GAME.text(state, action) for action in state.legal_actions()]


def do(state: CraftingState, *notations: str) -> CraftingState:
    """Play actions given in notation."""
    for notation in notations:
        GAME.play_text(state, notation)
    return state


def go_on(state: CraftingState) -> CraftingState:
    """Let the engine go on to the next real choice after fields were set."""
    settle(state)
    return state


def refusal(state: CraftingState, notation: str) -> tuple[str, str]:
    """Return the clause and the sentence by which an action is refused."""
    action = GAME.parse(state, notation)
    assert action not in state.legal_actions()
    explanation = GAME.explain(state, action)
    assert not explanation.legal
    return explanation.clause, explanation.text()
