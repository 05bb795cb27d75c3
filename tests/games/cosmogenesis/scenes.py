"""Positions of Cosmogenesis built by hand: systems, belts, hands, elements just taken."""

from collections.abc import Mapping, Sequence

from cosmogony.core.edition import Edition
from cosmogony.games import GAMES
from cosmogony.games.cosmogenesis import Cosmogenesis
from cosmogony.games.cosmogenesis.actions import CHOOSE_EXTRA, CHOOSE_USE
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COMET,
    EXOTIC,
    GAS,
    LIFE_LEVELS,
    PLANETARY,
    RINGED,
    STELLAR,
    TWO_ASTEROIDS,
    size_of,
)
from cosmogony.games.cosmogenesis.components import COLOUR_NAMES, SECTOR_NAMES, SPACES
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, IN_HAND, IN_ROW, ORBITS, OWNED, SLOTS, SYSTEM

FOUND = GAMES["cosmogenesis"]
assert isinstance(FOUND, Cosmogenesis)
GAME = FOUND
COLOUR_LETTERS = "rgbyv"


def body(text: str) -> int:
    """Read a body: T3 or T3~ with water, * an asteroid, G2r a red gas giant of size 2, G2ro with rings."""
    if text == "*":
        return ASTEROID
    if text[0] == "T":
        return int(text[1]) + (2 if text.endswith("~") else 0)
    ringed = RINGED - GAS if text.endswith("o") else 0
    return GAS + (int(text[1]) - 1) * len(COLOUR_LETTERS) + COLOUR_LETTERS.index(text[2]) + ringed


def element(text: str, state: CosmogenesisState) -> int:
    """Read an element: a body, comet, asteroid, asteroids, or the id of a tile."""
    components = state.components
    named = {"comet": COMET, "asteroid": ASTEROID, "asteroids": TWO_ASTEROIDS}
    if text in named:
        return named[text]
    for first, ids in (
        (EXOTIC, components.exotic_ids),
        (STELLAR, components.stellar_ids),
        (PLANETARY, components.planetary_ids),
    ):
        if text in ids:
            return first + ids.index(text)
    return body(text)


def with_reward(tile: str, *entries: str) -> Edition:
    """Return our edition with another reward on a planetary objective."""
    return with_entries(f"[planetary.{tile}]", "reward", entries)


def with_needs(tile: str, *conditions: str) -> Edition:
    """Return our edition with other conditions on a planetary objective."""
    return with_entries(f"[planetary.{tile}]", "needs", conditions)


def with_icons(exotic: str, *entries: str) -> Edition:
    """Return our edition with other icons on an exotic object."""
    return with_entries(f"[exotic.{exotic}]", "icons", entries)


def with_entries(table: str, key: str, entries: Sequence[str]) -> Edition:
    """Return our edition with a list of texts changed."""
    text = GAME.edition.text
    start = text.index(f"\n{key} = ", text.index(table))
    line = text[start : text.index("\n", start + 1)]
    quoted = ", ".join(f'"{entry}"' for entry in entries)
    changed = f'\n{key} = {{ value = [{quoted}], source = "rulebook" }}'
    return GAME.parse_edition(text[:start] + changed + text[start + len(line) :], "mine.toml")


def new(
    players: int = 2, seed: int = 1, options: Mapping[str, str] | None = None, edition: Edition | None = None
) -> CosmogenesisState:
    """Start a game and let everyone keep the first of two planetary objectives."""
    state = GAME.new(players=players, seed=seed, options=options, edition=edition)
    for _ in range(players):
        state.apply(state.legal_actions()[0])
    return state


def scene(
    *orbits: str,
    taken: str = "",
    space: str = "",
    asteroids: int = 0,
    comets: int = 0,
    reserve: Sequence[int] | None = None,
    hand: Sequence[str] = (),
    exotics: Sequence[str] = (),
    players: int = 2,
    options: Mapping[str, str] | None = None,
    expanded: bool = False,
    edition: Edition | None = None,
) -> CosmogenesisState:
    """Build a position in which the first seat uses an element just taken, or is in the second part of its turn.

    Each orbit is written as its planet and moons, ``T3~:fish T1 *``; life follows a colon.
    """
    state = new(players=players, options=options, edition=edition)
    state.current_player = state.monolith = 0
    state.asteroids[0], state.comets[0] = asteroids, comets
    system(state, 0, *orbits)
    state.orbits[0] = ORBITS if expanded else state.components.orbits
    for token, count in enumerate(reserve or []):
        state.reserve[token] = count
    forget_hand(state, 0)
    for tile in hand:
        hold(state, 0, tile)
    for exotic in exotics:
        own_exotic(state, 0, exotic)
    state.extra, state.phase = 1, CHOOSE_EXTRA
    if taken:
        what = element(taken, state)
        sector = 0 if what >= STELLAR else 3 if what in (COMET, ASTEROID, TWO_ASTEROIDS) else 1
        at = space_at(space) if space else sector * SPACES + (1 if sector == 3 else 0)
        state.spaces[at] = what
        if what >= PLANETARY:
            state.planetary_place[what - PLANETARY] = IN_ROW
        elif what >= STELLAR:
            state.stellar_place[what - STELLAR] = IN_ROW
        state.taken, state.phase = at, CHOOSE_USE
        state.sectors_done |= 1 << (at // SPACES)
    return state


def space_at(name: str) -> int:
    """Return a space by its name, IV.1."""
    sector, _, number = name.partition(".")
    return SECTOR_NAMES.index(sector) * SPACES + int(number) - 1


def system(state: CosmogenesisState, seat: int, *orbits: str) -> None:
    """Lay out a player's system."""
    for at in range(seat * SYSTEM, (seat + 1) * SYSTEM):
        state.bodies[at] = state.life[at] = 0
    for orbit, text in enumerate(orbits):
        for slot, word in enumerate(text.split()):
            name, _, level = word.partition(":")
            at = seat * SYSTEM + orbit * SLOTS + slot
            state.bodies[at] = body(name)
            state.life[at] = LIFE_LEVELS.index(level) if level else 0


def forget_hand(state: CosmogenesisState, seat: int) -> None:
    """Take the planetary objectives out of a player's hand."""
    for tile in range(len(state.planetary_owner)):
        if state.planetary_owner[tile] == seat:
            state.planetary_owner[tile], state.planetary_place[tile] = -1, 0


def hold(state: CosmogenesisState, seat: int, tile: str, orbit: int = 0) -> None:
    """Put a planetary objective into a hand, or beside an orbit counted from 1."""
    number = state.components.planetary_ids.index(tile)
    state.planetary_owner[number] = seat
    state.planetary_place[number] = AT_ORBIT + orbit - 1 if orbit else IN_HAND


def own_stellar(state: CosmogenesisState, seat: int, tile: str) -> int:
    """Give a player a stellar objective and return its number."""
    number = state.components.stellar_ids.index(tile)
    state.stellar_owner[number], state.stellar_place[number] = seat, OWNED
    return number


def own_exotic(state: CosmogenesisState, seat: int, exotic: str) -> int:
    """Give a player an exotic object with all its counters and return its number."""
    number = state.components.exotic_ids.index(exotic)
    state.exotic_owner[number] = seat
    state.exotic_counters[number] = state.components.icon_count[number]
    return number


def orbits(state: CosmogenesisState, seat: int = 0) -> list[str]:
    """Write a player's system as ``scene`` reads it."""
    result = []
    for orbit in range(ORBITS):
        first = seat * SYSTEM + orbit * SLOTS
        words = [written(state.bodies[at], state.life[at]) for at in range(first, first + SLOTS) if state.bodies[at]]
        if words:
            result.append(" ".join(words))
    return result


def written(what: int, life: int) -> str:
    """Write one body with its life."""
    if what == ASTEROID:
        text = "*"
    elif what >= GAS:
        colour = COLOUR_LETTERS[(what - GAS) % len(COLOUR_NAMES)]
        text = f"G{size_of(what)}{colour}{'o' if what >= RINGED else ''}"
    else:
        text = f"T{size_of(what)}{'~' if what > 4 else ''}"
    return f"{text}:{LIFE_LEVELS[life]}" if life else text


def legal(state: CosmogenesisState, verb: str = "") -> list[str]:
    """Return what the current player may do, in notation, all of it or what begins with a verb."""
    texts = [GAME.text(state, action) for action in state.legal_actions()]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def do(state: CosmogenesisState, *notations: str) -> CosmogenesisState:
    """Play actions given in notation."""
    for notation in notations:
        GAME.play_text(state, notation)
    return state


def refused(state: CosmogenesisState, notation: str) -> tuple[str, str]:
    """Return the clause and the sentence by which an action is refused."""
    action = GAME.parse(state, notation)
    assert action not in state.legal_actions()
    explanation = GAME.explain(state, action)
    assert not explanation.legal
    return explanation.clause, explanation.text()


def clause(state: CosmogenesisState, notation: str) -> str:
    """Return the clause by which an action is refused."""
    return refused(state, notation)[0]


def points(state: CosmogenesisState, line: str, seat: int = 0) -> int:
    """Return one line of a player's score."""
    labels = {row.label.id.rsplit("-", 1)[1]: row.points for row in GAME.score_sheet(state)[seat].lines}
    return labels[line]
