"""The notation of Crafting the Cosmos: the same in every language, as records hold it."""

from collections.abc import Callable

from cosmogony.core.errors import NotationError
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting.actions import action, kind_of, target_of
from cosmogony.games.crafting.components import CONTROL_NAMES, SIZES, SLOTS, SYMBOLS
from cosmogony.games.crafting.notation.names import (
    EFFECT_WORDS,
    OMEGA_WORDS,
    POWER_WORDS,
    hexagon_names,
    life_name,
    star_name,
)
from cosmogony.games.crafting.rules.feats import reward_card
from cosmogony.games.crafting.state import CraftingState

EXAMPLES = (
    "shift own, shift light, shift stop, draw 2, take time, take deck, place H, place life, place nebula, star s12, "
    "life l7, nebula De1, complete De1, discard s12, discharge He, advance De1, buy light, keep pulsar, use pulsar, "
    "pay time, sell light, convert, convert s12, stabilise l7, move star, from s12, to s13, end, omega 1"
)
REWARD_WORDS = [*SYMBOLS, *(POWER_WORDS[reward_card(r)] for r in range(a.REWARD_CARD, a.REWARD_NOTHING)), "nothing"]


def stars(state: CraftingState) -> list[str]:
    """Name the star spaces."""
    return [star_name(space) for space in range(state.components.galaxy.stars)]


def life(state: CraftingState) -> list[str]:
    """Name the life spaces."""
    return [life_name(space) for space in range(state.components.galaxy.life)]


def hexagons(state: CraftingState) -> list[str]:
    """Name the hexagons."""
    return hexagon_names(state.components.galaxy)


def drawn(state: CraftingState) -> list[str]:
    """Name the power cards drawn."""
    return [POWER_WORDS[entry & 0xFF] for entry in state.drawn]


def tiles(state: CraftingState) -> list[str]:
    """Number the nebulae beside the board."""
    return numbers(len(state.held_tiles))


def numbers(last: int) -> list[str]:
    """Number things from 1."""
    return [str(number + 1) for number in range(last)]


Words = list[str] | Callable[[CraftingState], list[str]]
KINDS: dict[int, tuple[str, Words]] = {
    a.MOVE_ENERGY: ("shift", [*CONTROL_NAMES, "own", "stop"]),
    a.DRAW_NEBULA: ("draw", numbers(SIZES)),
    a.TAKE_CARD: ("take", [*CONTROL_NAMES, "deck"]),
    a.STAR_AT: ("star", stars),
    a.LIFE_AT: ("life", life),
    a.TILE: ("tile", tiles),
    a.TILE_AT: ("nebula", hexagons),
    a.DISCARD_STAR: ("discard", stars),
    a.ELEMENT: ("gain", SYMBOLS),
    a.CONVERT: ("convert", stars),
    a.STABILISE: ("stabilise", life),
    a.STAR_FROM: ("from", stars),
    a.STAR_TO: ("to", stars),
    a.LIFE_FROM: ("from", life),
    a.LIFE_TO: ("to", life),
    a.PAY_ENERGY: ("pay", CONTROL_NAMES),
    a.PAY_LIFE: ("pay", life),
    a.SUPERNOVA: ("supernova", stars),
    a.ADVANCED_AT: ("evolve", hexagons),
    a.EITHER: ("choose", EFFECT_WORDS),
    a.REPLACE_TILE: ("replace", hexagons),
    a.TILE_FROM: ("from", hexagons),
    a.TILE_TO: ("to", hexagons),
    a.SLOT: ("slot", numbers(SLOTS)),
    a.KEEP_CARD: ("keep", drawn),
    a.UNDER_DECK: ("under", drawn),
    a.OMEGA: ("omega", OMEGA_WORDS),
    a.DISCARD_CARD: ("discard", CONTROL_NAMES),
}
"""By kind of choice: the verb, and the word for each target."""
STOPS = {a.STAR_TO: "to stay", a.LIFE_FROM: "from enough", a.PAY_LIFE: "pay unplaced"}
"""By kind of choice: what ends or declines it."""


def menu(state: CraftingState) -> dict[int, str]:
    """Return the notation of every entry of the craft menu."""
    slots = range(state.current_player * SLOTS, (state.current_player + 1) * SLOTS)
    held = [POWER_WORDS[state.powers[slot]] if state.powers[slot] != NOBODY else "" for slot in slots]
    lists: dict[int, tuple[str, list[str]]] = {
        a.MENU_STAR: ("place", [*SYMBOLS, "life", "nebula"]),
        a.MENU_DISCHARGE: ("discharge", REWARD_WORDS),
        a.MENU_BUY: ("buy", CONTROL_NAMES),
        a.MENU_SELL: ("sell", CONTROL_NAMES),
        a.MENU_USE: ("use", held),
        a.MENU_COMPLETE: ("complete", hexagons(state)),
        a.MENU_ADVANCE: ("advance", hexagons(state)),
    }
    entries = {first + n: f"{verb} {w}" for first, (verb, words) in lists.items() for n, w in enumerate(words)}
    moves = {a.MENU_MOVE_STAR: "move star", a.MENU_MOVE_LIFE: "move life"}
    return entries | moves | {a.MENU_CONVERT: "convert", a.MENU_STABILISE: "stabilise", a.MENU_END: "end"}


def words_of(state: CraftingState, kind: int) -> list[str]:
    """Return the notation of every target of a kind of choice."""
    verb, words = KINDS[kind]
    return [f"{verb} {word}" for word in (words if isinstance(words, list) else words(state))]


def text(state: CraftingState, chosen: int) -> str:
    """Return the notation of an action."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == a.CRAFT:
        return menu(state)[target]
    return STOPS[kind] if target == a.STOP else words_of(state, kind)[target]


def parse(state: CraftingState, notation: str) -> int:
    """Return the action that a notation stands for; refuse what is none."""
    wanted = " ".join(notation.lower().split())
    for entry, words in menu(state).items():
        if words.lower() == wanted:
            return action(a.CRAFT, entry)
    for kind, words in STOPS.items():
        if words == wanted:
            return action(kind, a.STOP)
    for kind, (verb, _) in KINDS.items():
        if wanted.startswith(f"{verb} "):
            written = [words.lower() for words in words_of(state, kind)]
            if wanted in written:
                return action(kind, written.index(wanted))
    raise NotationError(f'"{notation}" is no action of Crafting the Cosmos; write for example: {EXAMPLES}')
