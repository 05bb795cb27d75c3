"""What everything on the boards of Crafting the Cosmos is, and how it stands: for those who point at it and ask.

Things are named by a word and where they are: ``cup light``, ``goal helium``; what belongs to a player has the seat
before it: ``1/s17``, ``0/chamber``. What is hidden from a seat is told as its view shows it.
"""

from cosmogony.core.answers import Description
from cosmogony.games.crafting.components import CONTROL_NAMES, GOAL_NAMES, SIZES, SLOTS, SYMBOLS
from cosmogony.games.crafting.describe import boards, common, galaxies, goals
from cosmogony.games.crafting.galaxy import SECTOR_NAMES
from cosmogony.games.crafting.notation.names import POWER_WORDS, hexagon_names, life_name, star_name
from cosmogony.games.crafting.state import CraftingState

SLIDERS = ("supernova", "dna", "graviton")


def things(state: CraftingState, seat: int | None) -> list[str]:
    """List everything that lies open."""
    shown = [f"goal {GOAL_NAMES[state.goals[place]]}" for place in range(state.goals_shown)]
    drawn = [f"drawn {POWER_WORDS[entry & 0xFF]}" for entry in state.drawn] if seat == state.current_player else []
    return [
        *(f"{word} {name}" for word in ("cup", "active", "passive", "display", "dark") for name in CONTROL_NAMES),
        *(f"stack {size + 1}" for size in range(SIZES)),
        *(f"{word} {symbol}" for word in ("supply", "tray") for symbol in SYMBOLS),
        *(f"tray nebula {number + 1}" for number in range(len(state.held_tiles))),
        *(f"sector {name}" for name in SECTOR_NAMES),
        *(f"slider {name}" for name in SLIDERS),
        *("steps", "deck", "first", "tray", "tray life", "tray nebula"),
        *shown,
        *drawn,
        *(f"{owner}/{thing}" for owner in range(state.n_players) for thing in owned(state)),
    ]


def owned(state: CraftingState) -> list[str]:
    """List what every player has."""
    galaxy = state.components.galaxy
    return [
        *("galaxy", "chamber", "marble", "hand unseen"),
        *(f"hand {name}" for name in CONTROL_NAMES),
        *(f"token {name}" for name in CONTROL_NAMES),
        *(f"slot {slot + 1}" for slot in range(SLOTS)),
        *hexagon_names(galaxy),
        *(star_name(space) for space in range(galaxy.stars)),
        *(life_name(space) for space in range(galaxy.life)),
    ]


def describe(state: CraftingState, seat: int | None, thing: str) -> Description | None:
    """Say what something is; None for what is no thing of these boards."""
    if thing not in things(state, seat):
        return None
    owner, slash, name = thing.partition("/")
    if not slash:
        word, *rest = thing.split()
        return goals.describe(state, seat, rest[0]) if word == "goal" else common.TOLD[word](state, seat, rest)
    word, *rest = name.split()
    if word in boards.TOLD:
        return boards.TOLD[word](state, seat, int(owner), rest)
    return galaxies.describe(state, seat, int(owner), name)
