"""What objectives and exotic objects ask for and bring, and how near a player's system is to it."""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.games.cosmogenesis import tiles as t
from cosmogony.games.cosmogenesis.bodies import NONE
from cosmogony.games.cosmogenesis.components import LONGEST_TABLE, PLANETARY_TILES
from cosmogony.games.cosmogenesis.hidden import known_in_deck
from cosmogony.games.cosmogenesis.notation.names import (
    exotic_name,
    listed,
    named,
    orbit_thing,
    place_text,
    planetary_name,
    stellar_name,
)
from cosmogony.games.cosmogenesis.notation.tiles import condition, icons, needs, reward, stellar_rule
from cosmogony.games.cosmogenesis.progress import nearest
from cosmogony.games.cosmogenesis.rules.objectives import is_in_hand, is_offered
from cosmogony.games.cosmogenesis.scoring import stellar_count, stellar_tile_points
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, ROW, SECRET, SLOTS, SYSTEM
from cosmogony.texts import Argument, Message, Seat, message

Told = Callable[[CosmogenesisState, int | None, int, str], Description]


def what(word: str, **named: Argument) -> Message:
    """Make a message of this page."""
    return message(f"cosmogenesis-what-{word}", **named)


def plans_known(state: CosmogenesisState, owner: int, seat: int | None) -> list[int]:
    """List the planetary objectives of a player that a seat knows: open ones, and one's own."""
    return [tile for tile in range(PLANETARY_TILES) if _is_known(state, owner, seat, tile)]


def _is_known(state: CosmogenesisState, owner: int, seat: int | None, tile: int) -> bool:
    if state.planetary_owner[tile] == owner and state.planetary_place[tile] >= AT_ORBIT:
        return True
    if is_in_hand(state, owner, tile):
        return owner == seat or state.planetary_place[tile] != SECRET
    if owner != seat:
        return False
    at = known_in_deck(state, owner)
    return is_offered(state, owner, tile) or (at >= 0 and state.planetary_deck[at] == tile)


def plan(state: CosmogenesisState, seat: int | None, owner: int, name: str) -> Description:
    """Describe a planetary objective that a player has, or is to choose."""
    return planetary(state, seat, state.components.planetary_ids.index(name), owner)


def planetary(state: CosmogenesisState, seat: int | None, tile: int, owner: int | None) -> Description:
    """Describe a planetary objective: what it asks for, and the orbit that is nearest to it."""
    c = state.components
    does = what("plan", needs=needs(c, tile), points=c.planetary_points[tile], reward=reward(c, tile))
    name = what("plan-name", tile=planetary_name(c, tile))
    clauses = ["COS-8.7", "COS-10.1", "COS-10.4"]
    if state.planetary_place[tile] >= AT_ORBIT:
        orbit = state.planetary_place[tile] - AT_ORBIT
        by = state.planetary_owner[tile]
        return Description(name, does, [what("plan-revealed", player=Seat(by), orbit=orbit + 1)], clauses)
    if owner is None:
        return Description(name, does, [], clauses)
    now, counts = nearest_orbit(state, tile, owner)
    return Description(name, does, now, clauses, counts)


def nearest_orbit(state: CosmogenesisState, tile: int, owner: int) -> tuple[list[Message], list[str]]:
    """Say which free orbit is nearest to an objective, what it has and what it lacks."""
    found = nearest(state, tile, owner)
    if found is None:
        return [what("plan-no-orbit")], []
    (best, met), texts = found, state.components.planetary_needs[tile]
    lacking = [condition(text, False, len(texts) > 1) for text, there in zip(texts, met, strict=True) if not there]
    counts = [orbit_thing(owner, best)]
    if not lacking:
        return [what("plan-ready", orbit=best + 1)], counts
    counted = {"met": len(texts) - len(lacking), "all": len(texts)}
    return [what("plan-now", orbit=best + 1, lacking=listed(lacking, "and"), **counted)], counts


def _stellar_of(state: CosmogenesisState, seat: int | None, owner: int, name: str) -> Description:
    return stellar(state, seat, state.components.stellar_ids.index(name), owner)


def stellar(state: CosmogenesisState, seat: int | None, tile: int, owner: int | None) -> Description:
    """Describe a stellar objective: what it counts, and what a player's system has of it."""
    whose = seat if owner is None else owner
    does = what("stellar", rule=stellar_rule(state.components, tile))
    name = what("stellar-name", tile=stellar_name(state.components, tile))
    now: list[Message] = []
    counts: list[str] = []
    if whose is not None:
        have, points = stellar_count(state, whose, tile), stellar_tile_points(state, whose, tile)
        now = [what("stellar-now", player=Seat(whose), count=have, points=points)]
        more = next_step(state, tile, have)
        if more:
            now.append(what("stellar-next", count=more, points=_points(state, tile, more)))
        counts = _counted(state, tile, whose)
    return Description(name, does, now, ["COS-7.5", "COS-13.2"], counts)


def _points(state: CosmogenesisState, tile: int, count: int) -> int:
    each = state.components.stellar_each[tile]
    return each * count if each else state.components.stellar_table[tile * (LONGEST_TABLE + 1) + count]


def next_step(state: CosmogenesisState, tile: int, have: int) -> int:
    """Return the next count that brings more points, 0 if there is none."""
    last = have + 2 if state.components.stellar_each[tile] else LONGEST_TABLE + 1
    now = _points(state, tile, min(have, last - 1))
    return next((count for count in range(have + 1, last) if _points(state, tile, count) > now), 0)


def _counted(state: CosmogenesisState, tile: int, owner: int) -> list[str]:
    """List the bodies that a stellar objective counts, where it counts bodies; else the belt for what lies there."""
    measure = state.components.stellar_measure[tile]
    if measure in (t.COUNT_COMETS, t.COUNT_ASTEROIDS):
        return [f"{owner}/belt"]
    if measure != t.COUNT_BODIES:
        return []
    rows, row = state.components.stellar_rows, tile * ROW
    found = []
    for place in range(SYSTEM):
        orbit, slot = place // SLOTS, place % SLOTS
        first = owner * SYSTEM + orbit * SLOTS
        inside = t.first_slot(rows[row + t.WHO]) <= slot < t.last_slot(rows[row + t.WHO])
        there = inside and state.bodies[first + slot] != NONE
        if there and t.matches(rows, row, state.bodies, state.life, first, slot, orbit):
            found.append(f"{owner}/{place_text(place)}")
    return found


def _exotic_of(state: CosmogenesisState, seat: int | None, owner: int, name: str) -> Description:
    return exotic(state, state.components.exotic_ids.index(name), owner)


def exotic(state: CosmogenesisState, tile: int, owner: int | None) -> Description:
    """Describe an exotic object: what its icons do, and how often it can still be used."""
    does = what("exotic", icons=listed(icons(state.components, tile), "or"), points=state.components.exotic_points)
    now = [] if owner is None else [what("exotic-now", count=state.exotic_counters[tile])]
    name = what("exotic-name", tile=named(exotic_name(state.components, tile)))
    return Description(name, does, now, ["COS-7.4", "COS-11.1", "COS-13.4"])


TOLD: dict[str, Told] = {"plan": plan, "stellar": _stellar_of, "exotic": _exotic_of}
