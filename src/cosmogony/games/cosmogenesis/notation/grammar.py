"""The notation of Cosmogenesis: the same in every language, as records hold it."""

from collections.abc import Sequence

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
    PICK,
    PLANET,
    REVEAL,
    STRIKE,
    TAKE,
    USE,
    action,
    first_of,
    kind_of,
    pair,
    second_of,
    target_of,
)
from cosmogony.games.cosmogenesis.components import SECTOR_NAMES, SPACES, Components
from cosmogony.games.cosmogenesis.notation.names import place_text
from cosmogony.games.cosmogenesis.rewards import EFFECTS, MOST_ALTERNATIVES
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import ORBITS, SLOTS

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
SINGLE = ("keep", "take", "moon", "choose")
"""Verbs with a tile, a space, an orbit or the number of an alternative."""
DOUBLE = ("reveal", "use")
"""Verbs with a tile and an orbit, or an object and an icon."""
PLAIN_VERBS = {kind: verb for verb, kind in PLAIN.items()}
PLACED_VERBS = {kind: verb for verb, kind in PLACED.items()}
SEVERAL = "several"
"""The word for an icon that is not one effect alone."""
CHOICE_NAMES = [str(choice + 1) for choice in range(MOST_ALTERNATIVES)]
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
    if kind in (MOON, PICK):
        return f"{'moon' if kind == MOON else 'choose'} {target + 1}"
    if kind == REVEAL:
        return f"reveal {components.planetary_ids[first_of(target)]} {second_of(target) + 1}"
    if kind == USE:
        exotic = first_of(target)
        return f"use {components.exotic_ids[exotic]} {icon_words(components, exotic)[second_of(target)]}"
    if kind in PLACED_VERBS:
        return f"{PLACED_VERBS[kind]} {place_text(target)}"
    return PLAIN_VERBS[kind]


def icon_words(components: Components, exotic: int) -> list[str]:
    """Return a word for each icon of an exotic object."""
    first = components.icon_first[exotic]
    return numbered([entry_word(components, first + icon) for icon in range(components.icon_count[exotic])])


def entry_word(components: Components, entry: int) -> str:
    """Return a word for a reward or an icon: its effect, or that there are several."""
    rewards = components.rewards
    if not rewards.is_simple(entry):
        return SEVERAL
    return EFFECTS[rewards.kind[rewards.effects[rewards.alternatives[entry]]]]


def numbered(words: Sequence[str]) -> list[str]:
    """Number the words that repeat: asteroids, comet, asteroids2."""
    before = [list(words[:index]).count(word) for index, word in enumerate(words)]
    return [f"{word}{count + 1}" if count else word for word, count in zip(words, before, strict=True)]


def parse(state: CosmogenesisState, notation: str) -> int:
    """Return the action that a notation stands for; refuse what is none."""
    words = notation.lower().split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb in PLAIN and not rest:
        return action(PLAIN[verb])
    if verb in PLACED and len(rest) == 1:
        return action(PLACED[verb], _place(notation, rest[0]))
    if verb in SINGLE and len(rest) == 1:
        return _single(state, notation, verb, rest[0])
    if verb in DOUBLE and len(rest) == 2:
        return _double(state, notation, verb, *rest)
    raise NotationError(
        f'"{notation}" is no action of Cosmogenesis; write for example: keep cradle, take II.3, planet, moon 2, '
        "collide 2a, strike 1, belt, gain, discard, comet, life 3, evolve 1a, expand, reveal cradle 2, "
        "use pulsar evolve, choose 2, done"
    )


def _single(state: CosmogenesisState, notation: str, verb: str, word: str) -> int:
    if verb == "keep":
        return action(KEEP, _tile(notation, word, state.components.planetary_ids))
    if verb == "take":
        return action(TAKE, _one_of(notation, word.upper(), SPACE_NAMES, "a sector and space such as II.3"))
    if verb == "choose":
        return action(PICK, _one_of(notation, word, CHOICE_NAMES, f"a number from 1 to {MOST_ALTERNATIVES}"))
    return action(MOON, _orbit(notation, word))


def _double(state: CosmogenesisState, notation: str, verb: str, word: str, second: str) -> int:
    if verb == "reveal":
        tile = _tile(notation, word, state.components.planetary_ids)
        return action(REVEAL, pair(tile, _orbit(notation, second)))
    exotic = _tile(notation, word, state.components.exotic_ids)
    icons = icon_words(state.components, exotic)
    return action(USE, pair(exotic, _one_of(notation, second, icons, f"one of {', '.join(icons)}")))


def _orbit(notation: str, word: str) -> int:
    return _one_of(notation, word, ORBIT_NAMES, f"an orbit from 1 to {ORBITS}")


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
