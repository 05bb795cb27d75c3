"""When play meets each clause of Cosmogenesis."""

from cosmogony.core.state import Event
from cosmogony.games.cosmogenesis import actions as a
from cosmogony.games.cosmogenesis import events as e
from cosmogony.games.cosmogenesis import faults as f
from cosmogony.games.cosmogenesis.bodies import ASTEROID, INTELLIGENT, NO_TOKEN, RESERVED, is_gas, is_wet, token_of
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, SECTOR_IV, SECTORS, SPACES
from cosmogony.games.cosmogenesis.rules.choices import fault
from cosmogony.games.cosmogenesis.rules.extra import is_additional
from cosmogony.games.cosmogenesis.rules.objectives import fits, is_in_hand
from cosmogony.games.cosmogenesis.scoring import belt_value
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, ORBITS, SLOTS, SYSTEM
from tests.occasions import Moment, Never, Occasion, Occasions, at_end, either, forbids, on, set_up

ON_BODIES = [a.action(kind, place) for kind in (a.COLLIDE, a.STRIKE, a.LIFE, a.EVOLVE) for place in range(SYSTEM)]
ON_ORBITS = [a.action(a.MOON, orbit) for orbit in range(ORBITS)]
TAKING = [a.action(a.TAKE, at) for at in range(SECTORS * SPACES)]
USING = [a.action(a.USE, a.pair(exotic, icon)) for exotic in range(EXOTICS) for icon in range(3)]
OTHERS = [a.action(kind) for kind in (a.PLANET, a.DISCARD, a.MAKE_COMET, a.EXPAND)]


def codes(state: CosmogenesisState) -> set[int]:
    """Ask about every element, body, orbit and object, and every objective of the hand."""
    seat = state.current_player
    hand = [tile for tile in range(PLANETARY_TILES) if is_in_hand(state, seat, tile)]
    revealing = [a.action(a.REVEAL, a.pair(tile, orbit)) for tile in hand for orbit in range(ORBITS)]
    own = [chosen for chosen in USING if state.exotic_owner[a.first_of(a.target_of(chosen))] == seat]
    return {fault(state, chosen) for chosen in (*ON_BODIES, *ON_ORBITS, *TAKING, *own, *OTHERS, *revealing)}


def round_ends(moment: Moment) -> bool:
    """All have had their four turns."""
    return e.GAME_OVER in moment.kinds or next_round(moment)


def next_round(moment: Moment) -> bool:
    """A round begins that is not the first."""
    return any(event.kind == e.ROUND and event.a > 1 for event in moment.events)


def leftovers(moment: Moment) -> bool:
    """A round begins, and something was left in sector IV."""
    there = range(SECTOR_IV * SPACES, SECTORS * SPACES)
    return next_round(moment) and any(moment.before.spaces[at] for at in there)


def turn_ends(moment: Moment) -> bool:
    """A turn was finished."""
    return round_ends(moment) or moment.after.turns != moment.before.turns


def extra(*kinds: int) -> Occasion:
    """One of these additional actions is chosen."""
    return lambda m: m.action is not None and m.before.phase == a.CHOOSE_EXTRA and a.kind_of(m.action) in kinds


def any_extra(moment: Moment) -> bool:
    """An additional action is chosen."""
    return (
        moment.action is not None
        and moment.before.phase == a.CHOOSE_EXTRA
        and bool(is_additional(a.kind_of(moment.action)))
    )


def around_gas(moment: Moment, event: Event) -> bool:
    """The planet of the orbit is a gas giant."""
    return is_gas(moment.after.bodies[event.seat * SYSTEM + event.a * SLOTS])


def had_life(moment: Moment, event: Event) -> bool:
    """There was life on the body that was hit."""
    return bool(moment.before.life[event.seat * SYSTEM + event.a] > 0)


def frees_what_it_needs(moment: Moment, event: Event) -> bool:
    """The collision takes a token of which the reserve held none before."""
    used, hit, larger = token_of(event.b), token_of(event.c), token_of(event.d)
    needed = [larger] if larger != hit else []
    needed += [token for told in moment.events if told.kind == e.LEFTOVER and (token := token_of(told.b)) != used]
    return any(token != NO_TOKEN and moment.before.reserve[token] < needed.count(token) for token in needed)


def single_asteroid(moment: Moment, event: Event) -> bool:
    """One asteroid went into the belt straight from its space."""
    return event.a == 1 and e.TOOK in moment.kinds


def comet_given(moment: Moment) -> bool:
    """A reward or an icon gave a comet that may collide at once."""
    before, after = moment.before, moment.after
    if moment.action is None or after.phase != a.CHOOSE_COMET or before.phase == a.CHOOSE_COMET:
        return False
    return a.kind_of(moment.action) != a.MAKE_COMET


def reward_asks(moment: Moment) -> bool:
    """A reward asks where or what: it cannot be declined, or by another ruling it can."""
    asks = (a.CHOOSE_LIFE, a.CHOOSE_EVOLVE, a.CHOOSE_GIFT, a.CHOOSE_EFFECT)
    return moment.action is not None and moment.before.phase in asks and moment.before.reward_orbit >= 0


def revealed(state: CosmogenesisState) -> list[int]:
    """List the planetary objectives that lie beside orbits."""
    return [tile for tile in range(PLANETARY_TILES) if state.planetary_place[tile] >= AT_ORBIT]


def orbit_has_changed(moment: Moment) -> bool:
    """An objective's orbit no longer meets it at the end."""
    state = moment.after
    return at_end(moment) and any(
        not fits(state, state.planetary_owner[tile], tile, state.planetary_place[tile] - AT_ORBIT)
        for tile in revealed(state)
    )


def hand_left(moment: Moment) -> bool:
    """Somebody still has an objective in hand at the end."""
    state = moment.after
    return at_end(moment) and any(
        is_in_hand(state, seat, tile) for seat in range(state.n_players) for tile in range(PLANETARY_TILES)
    )


def belts(moment: Moment) -> list[int]:
    """The values of all belts at the end, the highest first."""
    state = moment.after
    return sorted((belt_value(state, seat) for seat in range(state.n_players)), reverse=True) if state.over else []


def living_water(moment: Moment) -> bool:
    """There is life on a body with water at the end."""
    state = moment.after
    return at_end(moment) and any(
        body_life > 0 and is_wet(body) for body, body_life in zip(state.bodies, state.life, strict=True)
    )


def level_at_the_top(moment: Moment) -> bool:
    """Two players share the most points."""
    return at_end(moment) and moment.after.scores().count(max(moment.after.scores())) > 1


GAINED = (e.GAINED_EXOTIC, e.GAINED_STELLAR, e.GAINED_PLANETARY)
USED = (e.PLANET, e.MOON, e.COLLIDED, e.STRUCK, e.BELT, *GAINED, e.DISCARDED)

OCCASIONS = Occasions(
    {
        "COS-1.1": set_up,
        "COS-1.2": set_up,
        "COS-1.3": lambda m: any(m.after.reserve[token] <= 0 for token in range(RESERVED)),
        "COS-1.4": set_up,
        "COS-1.5": set_up,
        "COS-1.6": set_up,
        "COS-1.7": either(set_up, next_round),
        "COS-1.8": either(set_up, next_round),
        "COS-1.9": either(set_up, next_round),
        "COS-1.10": set_up,
        "COS-1.11": on(e.KEPT_ONE),
        "COS-1.12": set_up,
        "COS-2.1": on(e.ROUND),
        "COS-2.2": on(e.TOOK),
        "COS-2.3": on(e.TOOK),
        "COS-2.4": on(*USED, when=lambda m, event: m.before.phase in (a.CHOOSE_ELEMENT, a.CHOOSE_USE)),
        "COS-2.5": on(e.LAPSED),
        "COS-2.6": turn_ends,
        "COS-2.7": forbids(f.MOON_ALIKE),
        "COS-3.1": on(e.PLANET),
        "COS-3.2": forbids(f.NO_FREE_ORBIT),
        "COS-3.3": set_up,
        "COS-4.1": either(on(e.MOON), forbids(f.PLANET_TOO_SMALL, f.GAS_MOON)),
        "COS-4.2": on(e.MOON, when=around_gas),
        "COS-4.3": either(on(e.FOURTH_MOON), forbids(f.MOONS_FULL)),
        "COS-4.4": on(e.MOON, when=lambda m, event: event.b == ASTEROID),
        "COS-5.1": on(e.COLLIDED),
        "COS-5.2": on(e.COLLIDED),
        "COS-5.3": on(e.COLLIDED),
        "COS-5.4": forbids(f.LARGEST_ALREADY),
        "COS-5.5": forbids(f.MOON_TOO_LARGE),
        "COS-5.6": either(on(e.LEFTOVER), forbids(f.LEFTOVER_TOO_LARGE)),
        "COS-5.7": on(e.FOURTH_MOON),
        "COS-5.8": on(e.COLLIDED, when=lambda m, event: event.c == ASTEROID),
        "COS-5.9": either(
            on(e.COLLIDED, when=lambda m, event: token_of(event.c) != token_of(event.d)), forbids(f.RESERVE_EMPTY)
        ),
        "COS-5.10": on(e.COLLIDED, when=frees_what_it_needs),
        "COS-5.11": on(e.COLLIDED, when=lambda m, event: is_wet(event.c)),
        "COS-5.12": on(e.COLLIDED, when=had_life),
        "COS-6.1": either(on(e.STRUCK), forbids(f.RINGED_ALREADY, f.WET_ALREADY, f.TOO_SMALL_FOR_WATER)),
        "COS-6.2": on(e.STRUCK),
        "COS-7.1": on(e.BELT),
        "COS-7.2": on(e.MONOLITH),
        "COS-7.3": on(e.BELT, when=lambda m, event: event.a == 2),
        "COS-7.4": on(e.GAINED_EXOTIC),
        "COS-7.5": on(e.GAINED_STELLAR),
        "COS-7.6": on(e.GAINED_PLANETARY),
        "COS-7.7": on(e.DISCARDED),
        "COS-7.8": on(e.BELT, when=single_asteroid),
        "COS-8.1": any_extra,
        "COS-8.2": extra(a.MOON),
        "COS-8.3": extra(a.COLLIDE),
        "COS-8.4": extra(a.MAKE_COMET),
        "COS-8.5": extra(a.LIFE),
        "COS-8.6": extra(a.EXPAND),
        "COS-8.7": extra(a.REVEAL),
        "COS-8.8": extra(a.STRIKE),
        "COS-9.1": on(e.LIFE),
        "COS-9.2": forbids(f.LIFE_ON_ASTEROID),
        "COS-9.3": on(e.EVOLVED),
        "COS-9.4": on(e.EVOLVED, when=lambda m, event: round_ends(m)),
        "COS-9.5": on(e.EVOLVED, when=lambda m, event: not round_ends(m)),
        "COS-9.6": on(e.EVOLVED, when=lambda m, event: event.b == INTELLIGENT),
        "COS-10.1": on(e.REVEALED),
        "COS-10.2": forbids(f.ORBIT_ASSIGNED),
        "COS-10.3": orbit_has_changed,
        "COS-10.4": on(e.REVEALED),
        "COS-10.5": hand_left,
        "COS-10.6": reward_asks,
        "COS-10.7": comet_given,
        "COS-11.1": on(e.USED),
        "COS-11.2": on(e.USED),
        "COS-11.3": on(e.USED),
        "COS-11.4": forbids(f.ICON_IMPOSSIBLE),
        "COS-11.5": forbids(f.EXOTIC_EMPTY),
        "COS-12.1": round_ends,
        "COS-12.2": on(e.GAME_OVER),
        "COS-12.3": next_round,
        "COS-12.4": leftovers,
        "COS-12.5": next_round,
        "COS-13.1": lambda m: at_end(m) and bool(revealed(m.after)),
        "COS-13.2": lambda m: at_end(m) and any(owner >= 0 for owner in m.after.stellar_owner),
        "COS-13.3": living_water,
        "COS-13.4": lambda m: at_end(m) and any(owner >= 0 for owner in m.after.exotic_owner),
        "COS-13.5": at_end,
        "COS-13.6": lambda m: at_end(m) and belts(m)[0] == belts(m)[1],
        "COS-13.7": lambda m: at_end(m) and belts(m)[1] == 0,
        "COS-13.8": at_end,
        "COS-13.9": lambda m: at_end(m) and not level_at_the_top(m),
        "COS-13.10": level_at_the_top,
    },
    codes,
    never={
        "COS-2.5": Never(
            "a missing comet is replaced, so that nobody finds a sector empty; by another ruling one may",
            options={"missing_comet": "empty"},
        ),
        "COS-5.10": Never(
            "ten tokens of each size in the reserve are more than a game needs; an owner's copy may have fewer",
            {"tokens.terrestrial_3.count": "6", "tokens.terrestrial_3.reserve": "1"},
        ),
    },
)
