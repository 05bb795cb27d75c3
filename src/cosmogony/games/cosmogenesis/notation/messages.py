"""What actions mean and events tell, and what the current player has to choose."""

from cosmogony.core.state import Event
from cosmogony.games.cosmogenesis import events
from cosmogony.games.cosmogenesis.actions import (
    BELT,
    CHOOSE_COMET,
    CHOOSE_EFFECT,
    CHOOSE_ELEMENT,
    CHOOSE_EVOLVE,
    CHOOSE_EXTRA,
    CHOOSE_GIFT,
    CHOOSE_KEEP,
    CHOOSE_LIFE,
    CHOOSE_USE,
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
from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    COMET,
    EXOTIC,
    PLANETARY,
    STELLAR,
    asteroids_of,
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
    orbit_thing,
    planetary_name,
    stellar_name,
    with_place,
)
from cosmogony.games.cosmogenesis.notation.tiles import (
    alternative,
    effect,
    entry,
    icons,
    needs,
    planetary_text,
    reward,
    stellar_rule,
)
from cosmogony.games.cosmogenesis.rules.choices import look_up
from cosmogony.games.cosmogenesis.rules.places import body_used
from cosmogony.games.cosmogenesis.rules.system import leaves_fourth_moon, leftover_of, planets_of
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SLOTS, SYSTEM
from cosmogony.texts import Argument, Message, Seat, message

# Actions


def action_message(state: CosmogenesisState, chosen: int) -> Message:
    """Return what an action means."""
    kind, target = kind_of(chosen), target_of(chosen)
    if kind == KEEP:
        return message("cosmogenesis-do-keep", text=planetary_text(state.components, target))
    if kind == TAKE:
        return _take(state, target)
    if state.phase in (CHOOSE_USE, CHOOSE_GIFT) and kind != DONE:
        return _use(state, kind, target)
    return _pending(state, target) if kind == PICK else _extra(state, kind, target)


def _pending(state: CosmogenesisState, choice: int) -> Message:
    """Say what picking an alternative of a reward or an icon does."""
    number = state.components.rewards.alternatives[state.entry_next - 1] + choice
    effects = alternative(state.components, number, here=state.reward_orbit >= 0)
    return message("cosmogenesis-do-pick", effects=effects)


def _take(state: CosmogenesisState, at: int) -> Message:
    word, more = _taking(state, at)
    element, sector = element_name(state.components, state.spaces[at]), SECTOR_NAMES[at // SPACES]
    thing = f"space {sector}.{at % SPACES + 1}"
    return message(f"cosmogenesis-do-{word}", element=element, sector=sector, thing=thing, **more)


def _taking(state: CosmogenesisState, at: int) -> tuple[str, dict[str, Argument]]:
    """Say in which way an element is taken, and what else is to be told."""
    if at == state.components.monolith_space:
        return ("keep-monolith" if state.monolith == state.current_player else "take-monolith"), {}
    if is_only_discarded(state, at):
        return "take-discard", {"count": state.components.discard_pays}
    details = element_details(state, state.spaces[at])
    return ("take", {}) if details is None else ("take-tile", {"details": details})


def is_only_discarded(state: CosmogenesisState, at: int) -> bool:
    """Say whether an element could not be used at all: taking it would discard it at once (COS-7.7)."""
    world = state.copy()
    world.taken, world.phase = at, CHOOSE_USE
    return look_up(world) == [action(DISCARD)]


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
    element = body_used(state)
    seat = state.current_player
    if kind == PLANET:
        orbit = planets_of(state, seat)
        return message("cosmogenesis-do-planet", orbit=orbit + 1, thing=orbit_thing(seat, orbit))
    if kind == MOON:
        planet = body_name(state.bodies[seat * SYSTEM + target * SLOTS])
        thing = orbit_thing(seat, target)
        return message("cosmogenesis-do-moon", orbit=target + 1, planet=planet, thing=thing)
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
    return and_body(with_place(state.current_player, place), state.bodies[state.current_player * SYSTEM + place])


def _collide(state: CosmogenesisState, collider: int, place: int) -> Message:
    first = state.current_player * SYSTEM + place - place % SLOTS
    size = size_of(state.bodies[first + place % SLOTS]) + 1
    leftover = leftover_of(state, first, collider)
    target = _target(state, place)
    if state.phase == CHOOSE_EXTRA:
        return message("cosmogenesis-do-asteroid-collide", target=target, size=size)
    if leaves_fourth_moon(state, first, collider):
        return message("cosmogenesis-do-collide-fourth", target=target, size=size)
    if leftover == 0:
        return message("cosmogenesis-do-collide", target=target, size=size)
    return message("cosmogenesis-do-collide-moon", target=target, size=size, moon=leftover)


def _extra(state: CosmogenesisState, kind: int, target: int) -> Message:
    components = state.components
    seat = state.current_player
    if kind == MOON:
        planet = body_name(state.bodies[seat * SYSTEM + target * SLOTS])
        thing = orbit_thing(seat, target)
        return message("cosmogenesis-do-asteroid-moon", orbit=target + 1, planet=planet, thing=thing)
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
        exotic, icon = first_of(target), second_of(target)
        return message(
            "cosmogenesis-do-use",
            tile=exotic_name(components, exotic),
            effect=entry(components, components.icon_first[exotic] + icon),
        )
    if kind in (LIFE, EVOLVE):
        return _life(state, kind, target)
    return message("cosmogenesis-do-done" if state.phase == CHOOSE_EXTRA else "cosmogenesis-do-decline")


def _life(state: CosmogenesisState, kind: int, target: int) -> Message:
    at = state.current_player * SYSTEM + target
    place = and_body(on_place(state.current_player, target), state.bodies[at])
    if kind == EVOLVE:
        return message("cosmogenesis-do-evolve", place=place, level=level_name(state.life[at] + 1))
    if state.phase == CHOOSE_LIFE:
        return message("cosmogenesis-do-life-free", place=place)
    return message("cosmogenesis-do-life", place=place, count=state.components.life_price)


def _reveal(state: CosmogenesisState, target: int) -> Message:
    tile, orbit = first_of(target), second_of(target)
    return message(
        f"cosmogenesis-do-reveal{'-in-vain' if loses_reward(state, tile, orbit) else ''}",
        tile=planetary_name(state.components, tile),
        orbit=orbit + 1,
        points=state.components.planetary_points[tile],
        reward=reward(state.components, tile),
        thing=orbit_thing(state.current_player, orbit),
    )


def loses_reward(state: CosmogenesisState, tile: int, orbit: int) -> bool:
    """Say whether a reward, or a part of it, would come to nothing if an objective were revealed now (COS-10.5)."""
    world = state.copy()
    world.recording = True
    world.apply(action(REVEAL, pair(tile, orbit)))
    return any(event.kind == events.REWARD_LOST for event in world.events)


# Prompts

PROMPTS = {
    CHOOSE_KEEP: "keep",
    CHOOSE_ELEMENT: "element",
    CHOOSE_COMET: "comet",
    CHOOSE_LIFE: "life",
    CHOOSE_EVOLVE: "evolve",
    CHOOSE_EFFECT: "effect",
}


def prompt(state: CosmogenesisState) -> Message:
    """Tell the current player what to choose now."""
    if state.phase == CHOOSE_USE:
        element = element_name(state.components, state.spaces[state.taken])
        return message("cosmogenesis-prompt-use", element=element)
    if state.phase == CHOOSE_GIFT:
        gift = element_name(state.components, body_used(state))
        return message("cosmogenesis-prompt-use", element=gift)
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
    thing = orbit_thing(event.seat, event.a)
    if kind == events.ROUND:
        return message("cosmogenesis-event-round", player=who, round=event.a)
    if kind == events.KEPT:
        kept, returned = planetary_name(components, event.a), planetary_name(components, event.b)
        return message("cosmogenesis-event-kept", kept=kept, returned=returned)
    if kind == events.KEPT_ONE:
        return message("cosmogenesis-event-kept-one", player=who)
    if kind == events.TOOK:
        element, sector = element_name(components, event.b), SECTOR_NAMES[event.a]
        return message("cosmogenesis-event-took", player=who, element=element, sector=sector, thing=f"sector {sector}")
    if kind == events.LAPSED:
        return message("cosmogenesis-event-lapsed", player=who, sector=SECTOR_NAMES[event.a])
    if kind == events.MONOLITH:
        return message("cosmogenesis-event-monolith", player=who)
    if kind == events.PLANET:
        name = "gas" if is_gas(event.b) else "terrestrial"
        return message(
            f"cosmogenesis-event-planet-{name}", player=who, orbit=event.a + 1, size=size_of(event.b), thing=thing
        )
    if event.b == ASTEROID:
        return message("cosmogenesis-event-asteroid-moon", player=who, orbit=event.a + 1, thing=thing)
    return message("cosmogenesis-event-moon", player=who, orbit=event.a + 1, size=size_of(event.b), thing=thing)


def _collision_event(state: CosmogenesisState, event: Event) -> Message:
    who, kind, thing = Seat(event.seat), event.kind, orbit_thing(event.seat, event.a)
    if kind == events.COLLIDED:
        return message(
            "cosmogenesis-event-collided",
            player=who,
            element=element_name(state.components, event.b),
            target=with_place(event.seat, event.a),
            size=size_of(event.d),
        )
    if kind == events.EXTINCTION:
        return message("cosmogenesis-event-extinction", place=on_place(event.seat, event.a), level=level_name(event.b))
    if kind == events.LEFTOVER:
        return message("cosmogenesis-event-leftover", orbit=event.a + 1, size=size_of(event.b), thing=thing)
    if kind == events.FOURTH_MOON:
        return message("cosmogenesis-event-fourth-moon", orbit=event.a + 1, thing=thing)
    name = "rings" if is_gas(event.b) else "water"
    return message(f"cosmogenesis-event-struck-{name}", player=who, target=with_place(event.seat, event.a))


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
        return message("cosmogenesis-event-life", player=who, place=on_place(event.seat, event.a))
    if kind == events.EXPANDED:
        return message("cosmogenesis-event-expanded", player=who)
    if kind == events.REVEALED:
        tile = planetary_name(components, event.a)
        thing = orbit_thing(event.seat, event.b)
        return message(
            "cosmogenesis-event-revealed", player=who, tile=tile, orbit=event.b + 1, points=event.c, thing=thing
        )
    if kind == events.REWARD_LOST:
        return message(
            "cosmogenesis-event-reward-lost", player=who, effect=effect(components, event.a, here=event.b > 0)
        )
    if kind == events.USED:
        tile = exotic_name(components, event.a)
        return message("cosmogenesis-event-used", player=who, tile=tile, effect=entry(components, event.b))
    if kind == events.EVOLVED:
        return message(
            "cosmogenesis-event-evolved", player=who, place=on_place(event.seat, event.a), level=level_name(event.b)
        )
    if kind in (events.ACTION, events.DECLINED):
        return message(f"cosmogenesis-event-{'action' if kind == events.ACTION else 'declined'}", player=who)
    return message("cosmogenesis-event-over")
