"""What lies in the middle of the table: sectors and their spaces, rounds, bag, decks, reserve, monolith."""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC,
    NONE,
    PLANETARY,
    STELLAR,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    asteroids_of,
    is_gas,
)
from cosmogony.games.cosmogenesis.components import ROUNDS, SECTOR_NAMES
from cosmogony.games.cosmogenesis.describe import tiles
from cosmogony.games.cosmogenesis.notation.grammar import SPACE_NAMES
from cosmogony.games.cosmogenesis.notation.names import element_name, named
from cosmogony.games.cosmogenesis.rules.board import bag_size, is_done
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.texts import Argument, Message, Seat, message

Told = Callable[[CosmogenesisState, int | None, list[str]], Description]
USES = {"terrestrial": ["COS-3.1", "COS-4.1", "COS-5.1"], "gas": ["COS-3.1", "COS-4.2", "COS-6.1"]}


def what(word: str, **named: Argument) -> Message:
    """Make a message of this page."""
    return message(f"cosmogenesis-what-{word}", **named)


def _sector(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    sector = SECTOR_NAMES.index(rest[0])
    now = []
    if seat is not None:
        now = [what("sector-done" if is_done(state, seat, sector) else "sector-open")]
    clauses = ["COS-2.3", ("COS-1.7", "COS-1.8", "COS-1.8", "COS-1.9")[sector]]
    return Description(what("sector-name", sector=rest[0]), what(f"sector-{sector + 1}"), now, clauses)


def _space(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    at = SPACE_NAMES.index(rest[0])
    element = state.spaces[at]
    if element == NONE:
        return Description(what("space-empty"), what("space"), [], ["COS-2.3"])
    taken = [what("taken", player=Seat(state.current_player))] if at == state.taken else []
    if at == state.components.monolith_space:
        return Description(what("space-monolith"), what("monolith"), taken, ["COS-7.2", "COS-13.8"])
    found = _element(state, seat, element)
    return Description(found.name, found.does, [*found.now, *taken], found.clauses, found.counts)


def _element(state: CosmogenesisState, seat: int | None, element: int) -> Description:
    """Describe what can be taken from a space."""
    if element >= PLANETARY:
        return tiles.planetary(state, seat, element - PLANETARY, seat)
    if element >= STELLAR:
        return tiles.stellar(state, seat, element - STELLAR, None)
    if element >= EXOTIC:
        return tiles.exotic(state, element - EXOTIC, None)
    name = what("element", element=element_name(state.components, element))
    if element == COMET:
        return Description(name, what("comet"), [], ["COS-6.1", "COS-6.2", "COS-7.1"])
    if asteroids_of(element):
        return Description(name, what("asteroid"), [], ["COS-7.1", "COS-8.1"])
    kind = "gas" if is_gas(element) else "terrestrial"
    return Description(name, what(kind), [], USES[kind])


def _round(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    now = [what("round-now", round=state.round, rounds=ROUNDS)]
    return Description(what("round-name"), what("round"), now, ["COS-2.1", "COS-12.1"])


def _bag(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    return Description(what("bag-name"), what("bag"), [what("left", count=bag_size(state))], ["COS-1.4", "COS-1.8"])


def _deck(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    if rest[0] == "stellar":
        left = len(state.stellar_deck) - state.stellar_next
        return Description(what("deck-stellar"), what("deck"), [what("left", count=left)], ["COS-1.5", "COS-1.7"])
    left = sum(tile >= 0 for tile in state.planetary_deck[state.planetary_next :])
    return Description(what("deck-planetary"), what("deck"), [what("left", count=left)], ["COS-1.6", "COS-1.7"])


def _reserve(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    held = state.reserve
    now = what(
        "reserve-now",
        small=held[TERRESTRIAL_1_2],
        three=held[TERRESTRIAL_3],
        four=held[TERRESTRIAL_4],
        asteroids=max(0, held[ASTEROIDS]),
        comets=held[COMETS],
    )
    return Description(what("reserve-name"), what("reserve"), [now], ["COS-1.2", "COS-1.3", "COS-5.9"])


def _monolith(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    now = [what("monolith-now", player=Seat(state.monolith))]
    return Description(what("monolith-name"), what("monolith"), now, ["COS-7.2", "COS-13.8"])


def _gain(state: CosmogenesisState, seat: int | None, rest: list[str]) -> Description:
    return Description(named(what("gain-name")), what("gain"), [], ["COS-7.4", "COS-7.5", "COS-7.6"])


TOLD: dict[str, Told] = {
    "sector": _sector,
    "space": _space,
    "round": _round,
    "bag": _bag,
    "deck": _deck,
    "reserve": _reserve,
    "monolith": _monolith,
    "gain": _gain,
}
