"""The notation of Cosmogenesis: the same in every language, as records hold it."""

from cosmogony.core.errors import NotationError
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    COLLIDE,
    DISCARD,
    DONE,
    EVOLVE,
    EXPAND,
    GAIN,
    KEEP,
    LIFE,
    MAKE_COMET,
    MOON,
    PLANET,
    REVEAL,
    STRIKE,
    TAKE,
    USE,
    action,
    kind_of,
    target_of,
)
from cosmogony.games.cosmogenesis.components import SECTOR_NAMES, SPACES, Components
from cosmogony.games.cosmogenesis.notation.names import place_text
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import EFFECTS, ORBITS, SLOTS

PLAIN = {
    "planet": PLANET,
    "belt": BELT,
    "gain": GAIN,
    "discard": DISCARD,
    "comet": MAKE_COMET,
    "expand": EXPAND,
    "done": DONE,
}
"""Verbs without a target."""
PLACED = {"collide": COLLIDE, "strike": STRIKE, "life": LIFE, "evolve": EVOLVE}
"""Verbs with a planet or moon."""
PLAIN_VERBS = {kind: verb for verb, kind in PLAIN.items()}
PLACED_VERBS = {kind: verb for verb, kind in PLACED.items()}
ORBIT_NAMES = [str(orbit + 1) for orbit in range(ORBITS)]
PLACES = {place_text(place): place for place in range(ORBITS * SLOTS)}
SPACE_NAMES = [f"{sector}.{space + 1}" for sector in SECTOR_NAMES for space in range(SPACES)]


def text(state: CosmogenesisState, chosen: int) -> str:
    """Return the notation of an action."""
    kind, target = kind_of(chosen), target_of(chosen)
    components = state.components
    if kind == KEEP:
        return f"keep {components.planetary_ids[target]}"
    if kind == TAKE:
        return f"take {SPACE_NAMES[target]}"
    if kind == MOON:
        return f"moon {target + 1}"
    if kind == REVEAL:
        return f"reveal {components.planetary_ids[target // 8]} {target % 8 + 1}"
    if kind == USE:
        return f"use {components.exotic_ids[target // 8]} {icon_words(components, target // 8)[target % 8]}"
    if kind in PLACED_VERBS:
        return f"{PLACED_VERBS[kind]} {place_text(target)}"
    return PLAIN_VERBS[kind]


def icon_words(components: Components, exotic: int) -> list[str]:
    """Return a word for each icon of an exotic object; one that repeats is numbered."""
    words: list[str] = []
    for icon in range(components.icon_count[exotic]):
        word = EFFECTS[components.icon(exotic, icon)]
        before = sum(EFFECTS[components.icon(exotic, other)] == word for other in range(icon))
        words.append(f"{word}{before + 1}" if before else word)
    return words


def parse(state: CosmogenesisState, notation: str) -> int:
    """Return the action that a notation stands for; refuse what is none."""
    words = notation.lower().split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb in PLAIN and not rest:
        return action(PLAIN[verb])
    if verb in PLACED and len(rest) == 1:
        return action(PLACED[verb], _place(notation, rest[0]))
    if verb == "moon" and len(rest) == 1:
        return action(MOON, _one_of(notation, rest[0], ORBIT_NAMES, "an orbit from 1 to 7"))
    if verb == "take" and len(rest) == 1:
        return action(TAKE, _one_of(notation, rest[0].upper(), SPACE_NAMES, "a sector and space such as II.3"))
    if verb == "keep" and len(rest) == 1:
        return action(KEEP, _tile(notation, rest[0], state.components.planetary_ids))
    if verb == "reveal" and len(rest) == 2:
        tile = _tile(notation, rest[0], state.components.planetary_ids)
        return action(REVEAL, tile * 8 + _one_of(notation, rest[1], ORBIT_NAMES, "an orbit from 1 to 7"))
    if verb == "use" and len(rest) == 2:
        exotic = _tile(notation, rest[0], state.components.exotic_ids)
        icons = icon_words(state.components, exotic)
        return action(USE, exotic * 8 + _one_of(notation, rest[1], icons, f"one of {', '.join(icons)}"))
    raise NotationError(
        f'"{notation}" is no action of Cosmogenesis; write for example: keep cradle, take II.3, planet, moon 2, '
        "collide 2a, strike 1, belt, gain, discard, comet, life 3, expand, reveal cradle 2, use pulsar evolve, done"
    )


def _place(notation: str, word: str) -> int:
    if word not in PLACES:
        raise NotationError(
            f'"{notation}": "{word}" is no place; write 2 for a planet by its orbit, 2a for its first moon'
        )
    return PLACES[word]


def _one_of(notation: str, word: str, choices: list[str], wanted: str) -> int:
    if word not in choices:
        raise NotationError(f'"{notation}": "{word}" is not {wanted}')
    return choices.index(word)


def _tile(notation: str, word: str, ids: list[str]) -> int:
    return _one_of(notation, word.replace("-", "_"), ids, f"one of {', '.join(ids)}")
