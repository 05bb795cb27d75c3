"""All pieces of Cosmogenesis by kind, wherever they are: counts that never change during a game."""

from collections import Counter
from collections.abc import Iterable

from cosmogony.games.cosmogenesis.actions import CHOOSE_GIFT
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC_TOKENS,
    NONE,
    TOKENS,
    asteroids_of,
    token_of,
)
from cosmogony.games.cosmogenesis.components import SPACES, token_name
from cosmogony.games.cosmogenesis.rules.places import body_used
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import IN_DECK


def census(state: CosmogenesisState) -> dict[str, int]:
    """Count tokens by kind, and the tiles of both decks."""
    counts = tokens(state)
    exotics = [f"exotic.{name}" for name in state.components.exotic_ids]
    names = [*map(token_name, range(EXOTIC_TOKENS)), *exotics]
    return {
        **{names[token]: counts[token] for token in range(TOKENS)},
        "planetary objectives": tiles(state.planetary_place, state.planetary_deck[state.planetary_next :]),
        "stellar objectives": tiles(state.stellar_place, state.stellar_deck[state.stellar_next :]),
    }


def tokens(state: CosmogenesisState) -> Counter[int]:
    """Count tokens by kind in the bag, the reserve, on the central board, in all systems, and out of the game."""
    counts: Counter[int] = Counter()
    for place in (state.bag, state.removed, state.reserve):
        counts.update(dict(enumerate(place)))
    counts[ASTEROIDS] += sum(state.asteroids)
    counts[COMETS] += sum(state.comets)
    counts.update(token_of(body) for body in state.bodies if body != NONE)
    counts.update(EXOTIC_TOKENS + exotic for exotic, owner in enumerate(state.exotic_owner) if owner >= 0)
    for element in state.spaces[SPACES:]:
        count_space(counts, element)
    if state.phase == CHOOSE_GIFT:
        count_space(counts, body_used(state))
    return counts


def count_space(counts: Counter[int], element: int) -> None:
    """Count what lies on a space of sectors II to IV, or is about to be placed."""
    if element == COMET:
        counts[COMETS] += 1
    elif asteroids_of(element):
        counts[ASTEROIDS] += asteroids_of(element)
    elif element != NONE:
        counts[token_of(element)] += 1


def tiles(places: Iterable[int], deck: Iterable[int]) -> int:
    """Count the tiles that lie in a deck and those whose place is another."""
    return sum(place != IN_DECK for place in places) + sum(tile >= 0 for tile in deck)
