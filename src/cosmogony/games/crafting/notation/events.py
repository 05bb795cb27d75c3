"""What the events of Crafting the Cosmos tell, for the log."""

from collections.abc import Callable

from cosmogony.core.state import NOBODY, Event
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting.components import ELEMENTS, SIZES
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.notation.names import OMEGA_WORDS, a_star, control, goal, power
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Argument, Message, Seat, message

Told = Callable[[CraftingState, Event], Message]


def event_message(state: CraftingState, event: Event) -> Message:
    """Return what an event tells."""
    return EVENTS[event.kind](state, event)


def told(word: str, **named: Argument) -> Message:
    """Make the message of an event."""
    return message(f"crafting-event-{word}", **named)


def by(event: Event, word: str, **named: Argument) -> Message:
    """Make the message of what a player did."""
    return told(word, player=Seat(event.seat), **named)


def _hexagon(state: CraftingState, event: Event, hexagon: int) -> Message:
    return names.hexagon(state.components.galaxy, event.seat, hexagon)


def _star(state: CraftingState, event: Event, space: int) -> Message:
    return names.star_space(state.components.galaxy, event.seat, space)


def _life(state: CraftingState, event: Event, space: int) -> Message:
    return names.life_space(state.components.galaxy, event.seat, space)


def _tile(state: CraftingState, tile: int) -> Message:
    return names.tile_name(state.components, tile)


def _moved(state: CraftingState, v: Event) -> Message:
    return by(v, "moved-own" if v.c else "moved-dark", start=control(v.a), end=control(v.b))


def _crystals(state: CraftingState, v: Event) -> Message:
    return by(v, "crystals-top" if v.b else "crystals", number=v.a)


def _star_discarded(state: CraftingState, v: Event) -> Message:
    lost = message("crafting-supernova") if v.c else names.star(v.a)
    return by(v, "star-discarded", star=lost, space=_star(state, v, v.b))


def _life_paid(state: CraftingState, v: Event) -> Message:
    if v.a == a.STOP:
        return by(v, "life-paid-unplaced")
    return by(v, "life-paid", life=names.life(v.b), space=_life(state, v, v.a))


def _powers_drawn(state: CraftingState, v: Event) -> Message:
    drawn = [card for card in (v.a, v.b, v.c, v.d) if card != NOBODY]
    named: dict[str, Argument] = {f"card{place + 1}": power(card) for place, card in enumerate(drawn)}
    return told(f"powers-drawn-{len(drawn)}", **named)


def _power_used(state: CraftingState, v: Event) -> Message:
    if v.b == NOBODY:
        return by(v, "used-chamber", card=power(v.a))
    return by(v, "used", card=power(v.a), cards=state.components.cost_cards[v.a], type=control(v.b))


def _omega(state: CraftingState, v: Event) -> Message:
    return by(v, "omega-nebula", size=v.a + 1) if v.a < SIZES else by(v, f"omega-{OMEGA_WORDS[v.a]}")


def _lost(state: CraftingState, v: Event) -> Message:
    lost = {kind: count for kind, count in (("stars", v.a), ("life", v.b), ("nebulae", v.c)) if count}
    return by(v, "lost", what=message("crafting-lost-" + "-".join(lost), **lost))


def _short(state: CraftingState, v: Event) -> Message:
    lacking = names.star(v.a) if v.a < ELEMENTS else names.life(0)
    return by(v, "short", number=v.b, piece=lacking)


EVENTS: dict[int, Told] = {
    e.ROUND: lambda s, v: by(v, "round", round=v.a),
    e.ENERGY_MOVED: _moved,
    e.STARS_GAINED: lambda s, v: by(v, "stars", number=v.b, star=names.star(v.a)),
    e.LIFE_GAINED: lambda s, v: by(v, "life", number=v.a),
    e.SLIDER_GAINED: lambda s, v: by(v, f"slider-{('supernova', 'dna', 'graviton')[v.a]}", number=v.b),
    e.CRYSTALS_GAINED: _crystals,
    e.CARD_TAKEN: lambda s, v: by(v, "card-taken", type=control(v.a)),
    e.CARD_DRAWN: lambda s, v: told("card-drawn", type=control(v.a)),
    e.CARD_DRAWN_UNSEEN: lambda s, v: by(v, "card-drawn-unseen"),
    e.DISPLAY_FILLED: lambda s, v: told("display", type=control(v.a)),
    e.DECK_RENEWED: lambda s, v: told("deck-renewed"),
    e.NEBULA_DRAWN: lambda s, v: told("nebula-drawn", tile=_tile(s, v.a)),
    e.NEBULA_DRAWN_UNSEEN: lambda s, v: by(v, "nebula-drawn-unseen", size=v.a + 1),
    e.STAR_PLACED: lambda s, v: by(v, "star-placed", star=a_star(v.a), space=_star(s, v, v.b)),
    e.LIFE_PLACED: lambda s, v: by(v, "life-placed", life=names.life(v.b), space=_life(s, v, v.a)),
    e.TILE_PLACED: lambda s, v: by(v, "tile-placed", tile=_tile(s, v.a), hexagon=_hexagon(s, v, v.b)),
    e.COMPLETED: lambda s, v: by(v, "completed", hexagon=_hexagon(s, v, v.a), points=v.c),
    e.STAR_DISCARDED: _star_discarded,
    e.DISCHARGED: lambda s, v: by(v, "discharged", points=v.a),
    e.ADVANCED: lambda s, v: by(v, "advanced", hexagon=_hexagon(s, v, v.a), proto=v.b),
    e.ADVANCED_VALUE: lambda s, v: told("advanced-value", hexagon=_hexagon(s, v, v.a), points=v.b),
    e.SET_SOLD: lambda s, v: by(v, "sold", cards=s.components.set_size, type=control(v.a), points=v.b),
    e.POWER_BOUGHT: lambda s, v: by(v, "bought", type=control(v.a), slot=v.b + 1, cards=v.c),
    e.POWERS_DRAWN: _powers_drawn,
    e.POWER_KEPT: lambda s, v: by(v, "kept", card=power(v.a)),
    e.POWER_UNDER: lambda s, v: told("under", card=power(v.a)),
    e.POWER_USED: _power_used,
    e.CONVERTED: lambda s, v: by(v, "converted", space=_star(s, v, v.a)),
    e.TURNED_BACK: lambda s, v: by(v, "turned-back", star=a_star(v.b), space=_star(s, v, v.a)),
    e.STABILISED: lambda s, v: by(v, "stabilised", space=_life(s, v, v.a)),
    e.STAR_MOVED: lambda s, v: by(v, "star-moved", start=_star(s, v, v.a), end=_star(s, v, v.b)),
    e.LIFE_MOVED: lambda s, v: by(v, "life-moved", start=_life(s, v, v.a), end=_life(s, v, v.b)),
    e.TILE_MOVED: lambda s, v: by(v, "tile-moved", start=_hexagon(s, v, v.a), end=_hexagon(s, v, v.b)),
    e.LIFE_PAID: _life_paid,
    e.TILE_REPLACED: lambda s, v: by(v, "tile-replaced", tile=_tile(s, v.c), hexagon=_hexagon(s, v, v.a)),
    e.OMEGA_TAKEN: _omega,
    e.LOST: _lost,
    e.GOAL_REVEALED: lambda s, v: told("goal-revealed", goal=goal(v.a)),
    e.GOAL_SCORED: lambda s, v: by(v, "goal", goal=goal(v.a), amount=v.b, points=v.c),
    e.GOAL_MISSED: lambda s, v: told("goal-missed", goal=goal(v.a)),
    e.CARD_DISCARDED: lambda s, v: by(v, "card-discarded", type=control(v.a)),
    e.GAME_OVER: lambda s, v: told(f"over-{('crystals', 'goals', 'both')[v.a - 1]}"),
    e.ADVANCED_SHOWN: lambda s, v: by(v, "advanced-shown", points=v.a),
    e.SUPERNOVA_PAID: lambda s, v: by(v, "supernova-paid", space=_star(s, v, v.a)),
    e.SHORT: _short,
    e.EVOLVED: lambda s, v: by(v, "evolved", hexagon=_hexagon(s, v, v.a)),
}
