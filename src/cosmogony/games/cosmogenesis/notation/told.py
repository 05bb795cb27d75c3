"""What actions mean and events tell, and what the current player has to choose."""

from cosmogony.core.state import Event
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_COMET,
    CHOOSE_ELEMENT,
    CHOOSE_EVOLVE,
    CHOOSE_EXTRA,
    CHOOSE_KEEP,
    CHOOSE_LIFE,
    CHOOSE_USE,
    COLLIDE,
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
    kind_of,
    target_of,
)
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COMET,
    EXOTIC,
    PLANETARY,
    STELLAR,
    is_gas,
    size_of,
)
from cosmogony.games.cosmogenesis.components import SECTOR_NAMES, SPACES
from cosmogony.games.cosmogenesis.notation.names import (
    and_body,
    body_name,
    element_name,
    exotic_name,
    level_name,
    listed,
    on_place,
    planetary_name,
    stellar_name,
    with_place,
)
from cosmogony.games.cosmogenesis.notation.tiles import (
    effect,
    icons,
    needs,
    planetary_text,
    reward,
    stellar_rule,
)
from cosmogony.games.cosmogenesis.rules.board import SECTOR_IV, asteroids_of
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM, moons_around
from cosmogony.texts import Message, Seat, message

# Actions


def action_message(state: CosmogenesisState, chosen: int) -> Message:
    """Return what an action means."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == KEEP:
        return message("cosmogenesis-do-keep", text=planetary_text(state.components, target))
    if kind == TAKE:
        return _take(state, target)
    if state.phase == CHOOSE_USE:
        return _use(state, kind, target)
    return _extra(state, kind, target)


def _take(state: CosmogenesisState, at: int) -> Message:
    element = state.spaces[at]
    sector = SECTOR_NAMES[at // SPACES]
    name = element_name(state.components, element)
    if at == SECTOR_IV * SPACES + state.components.monolith_space:
        monolith = "keep-monolith" if state.monolith == state.current_player else "take-monolith"
        return message(f"cosmogenesis-do-{monolith}", element=name, sector=sector)
    details = element_details(state, element)
    if details is None:
        return message("cosmogenesis-do-take", element=name, sector=sector)
    return message("cosmogenesis-do-take-tile", element=name, sector=sector, details=details)


def element_details(state: CosmogenesisState, element: int) -> Message | None:
    """Say what stands on an objective or an exotic object; nothing for other elements."""
    components = state.components
    if element >= PLANETARY:
        tile = element - PLANETARY
        return message(
            "cosmogenesis-details-planetary",
            needs=needs(components, tile),
            reward=reward(components, tile),
            points=components.planetary_points[tile],
        )
    if element >= STELLAR:
        return stellar_rule(components, element - STELLAR)
    if element >= EXOTIC:
        return listed(icons(components, element - EXOTIC), "or")
    return None


def _use(state: CosmogenesisState, kind: int, target: int) -> Message:
    element = state.spaces[state.taken]
    seat = state.current_player
    if kind == PLANET:
        return message("cosmogenesis-do-planet", orbit=planets_of(state, seat) + 1)
    if kind == MOON:
        planet = body_name(state.bodies[seat * SYSTEM + target * SLOTS])
        return message("cosmogenesis-do-moon", orbit=target + 1, planet=planet)
    if kind == COLLIDE:
        return _collide(state, element, target)
    if kind == STRIKE:
        return message("cosmogenesis-do-strike-taken", target=_target(state, target))
    if kind == BELT and element == COMET:
        return message("cosmogenesis-do-belt-comet")
    if kind == BELT:
        return message("cosmogenesis-do-belt-asteroids", count=asteroids_of(element))
    if kind == GAIN:
        table = "planetary" if element >= PLANETARY else "stellar" if element >= STELLAR else "exotic"
        return message(f"cosmogenesis-do-gain-{table}")
    return message("cosmogenesis-do-discard", count=state.components.discard_pays)


def _target(state: CosmogenesisState, place: int) -> Message:
    return and_body(with_place(place), state.bodies[state.current_player * SYSTEM + place])


def _collide(state: CosmogenesisState, collider: int, place: int) -> Message:
    seat = state.current_player
    first = seat * SYSTEM + place - place % SLOTS
    size = size_of(state.bodies[seat * SYSTEM + place]) + 1
    leftover = size_of(collider) - 1
    target = _target(state, place)
    if state.phase == CHOOSE_EXTRA:
        return message("cosmogenesis-do-asteroid-collide", target=target, size=size)
    if leftover == 0:
        return message("cosmogenesis-do-collide", target=target, size=size)
    if moons_around(state.bodies, first) >= state.components.moons:
        return message("cosmogenesis-do-collide-fourth", target=target, size=size)
    return message("cosmogenesis-do-collide-moon", target=target, size=size, moon=leftover)


def _extra(state: CosmogenesisState, kind: int, target: int) -> Message:
    components = state.components
    seat = state.current_player
    if kind == MOON:
        planet = body_name(state.bodies[seat * SYSTEM + target * SLOTS])
        return message("cosmogenesis-do-asteroid-moon", orbit=target + 1, planet=planet)
    if kind == COLLIDE:
        return _collide(state, ASTEROID, target)
    if kind == STRIKE:
        name = "strike-new" if state.phase == CHOOSE_COMET else "strike"
        return message(f"cosmogenesis-do-{name}", target=_target(state, target))
    if kind == BELT:
        return message("cosmogenesis-do-belt-comet")
    if kind == MAKE_COMET:
        return message("cosmogenesis-do-comet", count=components.comet_price)
    if kind == EXPAND:
        return message("cosmogenesis-do-expand", count=components.expansion_price)
    if kind == REVEAL:
        return _reveal(state, target)
    if kind == USE:
        exotic, icon = target // 8, target % 8
        return message(
            "cosmogenesis-do-use",
            tile=exotic_name(components, exotic),
            effect=effect(components.icon(exotic, icon), components.icon_amount(exotic, icon)),
        )
    return _life(state, kind, target)


def _life(state: CosmogenesisState, kind: int, target: int) -> Message:
    if kind not in (LIFE, EVOLVE):
        return message("cosmogenesis-do-done")
    at = state.current_player * SYSTEM + target
    place = and_body(on_place(target), state.bodies[at])
    if kind == EVOLVE:
        return message("cosmogenesis-do-evolve", place=place, level=level_name(state.life[at] + 1))
    if state.phase == CHOOSE_LIFE:
        return message("cosmogenesis-do-life-free", place=place)
    return message("cosmogenesis-do-life", place=place, count=state.components.life_price)


def _reveal(state: CosmogenesisState, target: int) -> Message:
    tile, orbit = target // 8, target % 8
    return message(
        "cosmogenesis-do-reveal",
        tile=planetary_name(state.components, tile),
        orbit=orbit + 1,
        points=state.components.planetary_points[tile],
        reward=reward(state.components, tile),
    )


# Prompts

PROMPTS = {
    CHOOSE_KEEP: "keep",
    CHOOSE_ELEMENT: "element",
    CHOOSE_COMET: "comet",
    CHOOSE_LIFE: "life",
    CHOOSE_EVOLVE: "evolve",
}


def prompt(state: CosmogenesisState) -> Message:
    """Tell the current player what to choose now."""
    if state.phase == CHOOSE_USE:
        element = element_name(state.components, state.spaces[state.taken])
        return message("cosmogenesis-prompt-use", element=element)
    if state.phase == CHOOSE_EXTRA:
        return message("cosmogenesis-prompt-extra", count=state.extra)
    return message(f"cosmogenesis-prompt-{PROMPTS[state.phase]}")


# Events


def event_message(state: CosmogenesisState, event: Event) -> Message:
    """Return what an event tells."""
    if event.kind <= events.MOON:
        return _board_event(state, event)
    if event.kind <= events.STRUCK:
        return _collision_event(state, event)
    if event.kind <= events.MADE_COMET:
        return _element_event(state, event)
    return _extra_event(state, event)


def _board_event(state: CosmogenesisState, event: Event) -> Message:
    who, kind, components = Seat(event.seat), event.kind, state.components
    if kind == events.ROUND:
        return message("cosmogenesis-event-round", player=who, round=event.a)
    if kind == events.KEPT:
        kept, returned = planetary_name(components, event.a), planetary_name(components, event.b)
        place = "top" if components.returned_on_top else "bottom"
        return message(f"cosmogenesis-event-kept-{place}", kept=kept, returned=returned)
    if kind == events.KEPT_ONE:
        return message("cosmogenesis-event-kept-one", player=who)
    if kind == events.TOOK:
        element = element_name(components, event.b)
        return message("cosmogenesis-event-took", player=who, element=element, sector=SECTOR_NAMES[event.a])
    if kind == events.LAPSED:
        return message("cosmogenesis-event-lapsed", player=who, sector=SECTOR_NAMES[event.a])
    if kind == events.MONOLITH:
        return message("cosmogenesis-event-monolith", player=who)
    if kind == events.PLANET:
        name = "gas" if is_gas(event.b) else "terrestrial"
        return message(f"cosmogenesis-event-planet-{name}", player=who, orbit=event.a + 1, size=size_of(event.b))
    if event.b == ASTEROID:
        return message("cosmogenesis-event-asteroid-moon", player=who, orbit=event.a + 1)
    return message("cosmogenesis-event-moon", player=who, orbit=event.a + 1, size=size_of(event.b))


def _collision_event(state: CosmogenesisState, event: Event) -> Message:
    who, kind = Seat(event.seat), event.kind
    if kind == events.COLLIDED:
        return message(
            "cosmogenesis-event-collided",
            player=who,
            element=element_name(state.components, event.b),
            target=with_place(event.a),
            size=size_of(event.d),
        )
    if kind == events.EXTINCTION:
        return message("cosmogenesis-event-extinction", place=on_place(event.a), level=level_name(event.b))
    if kind == events.LEFTOVER:
        return message("cosmogenesis-event-leftover", orbit=event.a + 1, size=size_of(event.b))
    if kind == events.FOURTH_MOON:
        return message("cosmogenesis-event-fourth-moon", orbit=event.a + 1)
    name = "rings" if is_gas(event.b) else "water"
    return message(f"cosmogenesis-event-struck-{name}", player=who, target=with_place(event.a))


def _element_event(state: CosmogenesisState, event: Event) -> Message:
    who, kind, components = Seat(event.seat), event.kind, state.components
    if kind == events.BELT and event.b:
        return message("cosmogenesis-event-belt-comet", player=who)
    if kind == events.BELT:
        return message("cosmogenesis-event-belt-asteroids", player=who, count=event.a)
    if kind == events.GAINED_EXOTIC:
        return message("cosmogenesis-event-gained-exotic", player=who, tile=exotic_name(components, event.a))
    if kind == events.GAINED_STELLAR:
        return message("cosmogenesis-event-gained-stellar", player=who, tile=stellar_name(components, event.a))
    if kind == events.GAINED_PLANETARY:
        return message("cosmogenesis-event-gained-planetary", player=who, tile=planetary_name(components, event.a))
    if kind == events.DISCARDED:
        element = element_name(components, event.a)
        return message("cosmogenesis-event-discarded", player=who, element=element, count=components.discard_pays)
    return message("cosmogenesis-event-comet", player=who, count=components.comet_price)


def _extra_event(state: CosmogenesisState, event: Event) -> Message:
    who, kind, components = Seat(event.seat), event.kind, state.components
    if kind == events.LIFE:
        return message("cosmogenesis-event-life", player=who, place=on_place(event.a))
    if kind == events.EXPANDED:
        return message("cosmogenesis-event-expanded", player=who)
    if kind == events.REVEALED:
        tile = planetary_name(components, event.a)
        return message("cosmogenesis-event-revealed", player=who, tile=tile, orbit=event.b + 1, points=event.c)
    if kind == events.REWARD_LOST:
        return message("cosmogenesis-event-reward-lost", player=who, effect=effect(event.a, 1, here=True))
    if kind == events.USED:
        tile = exotic_name(components, event.a)
        return message("cosmogenesis-event-used", player=who, tile=tile, effect=effect(event.b, event.c))
    if kind == events.EVOLVED:
        return message("cosmogenesis-event-evolved", player=who, place=on_place(event.a), level=level_name(event.b))
    if kind == events.ACTION:
        return message("cosmogenesis-event-action", player=who)
    return message("cosmogenesis-event-over")
