"""When play meets each clause of Crafting the Cosmos."""

from cosmogony.core.state import NOBODY, Event
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting import events as e
from cosmogony.games.crafting import faults as f
from cosmogony.games.crafting.components import CONTROLS, GOALS, POWERS, POWERS_OF_A_TYPE
from cosmogony.games.crafting.explain.asked import FIRST_CLAUSE
from cosmogony.games.crafting.galaxy import has
from cosmogony.games.crafting.layout import (
    CRAFTING,
    DNA_SLIDER,
    ENERGY,
    GRAVITON_SLIDER,
    SPARES,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.feats import DID_ADVANCE, DID_COMPLETE, DID_DISCHARGE
from cosmogony.games.crafting.rules.gains import asked
from cosmogony.games.crafting.rules.pieces import life
from cosmogony.games.crafting.rules.refusals import fault
from cosmogony.games.crafting.scoring import goal_amount
from cosmogony.games.crafting.state import CraftingState
from tests.occasions import Moment, Occasion, Occasions, at_end, either, forbids, on, set_up

LIFE_GOALS = (c.LIFE_DELTA, c.LIFE_PSI, c.LIFE_PHI)
STAR_GOALS = (c.STAR_GROUP, c.CARBON_STARS, c.HELIUM_STARS, c.OXYGEN_STARS, c.CIVILISED_STARS)
DID = {e.COMPLETED: DID_COMPLETE, e.DISCHARGED: DID_DISCHARGE, e.ADVANCED: DID_ADVANCE}


def codes(state: CraftingState) -> set[int]:
    """Ask about every target of the current choice."""
    kind = current_kind(state)
    return {fault(state, kind << a.SHIFT | target) for target in range(1 << a.SHIFT)}


def chosen(kind: int, target: int | None = None) -> Occasion:
    """An action of this kind is chosen, with this target where one is given."""
    return lambda m: m.action is not None and a.kind_of(m.action) == kind and target in (None, a.target_of(m.action))


def collecting(moment: Moment, event: Event) -> bool:
    """It is the energy phase."""
    return bool(moment.before.phase == ENERGY)


def passes_over(moment: Moment, event: Event) -> bool:
    """The token passed over a full control."""
    return (event.b - event.a) % CONTROLS != 1


def comes_back(moment: Moment, event: Event) -> bool:
    """The own token is back where it stood when the turn began."""
    start = NOBODY
    for told in reversed(moment.after.events):
        if told.kind == e.ENERGY_MOVED and told.seat != event.seat:
            break
        if told.kind == e.ENERGY_MOVED and told.c == 1:
            start = told.a
    return event.c == 1 and event.b == start


def hops(moment: Moment) -> bool:
    """A star or life made an ordinary move to a space that is not adjacent."""
    if moment.action is None or a.kind_of(moment.action) not in (a.STAR_TO, a.LIFE_TO):
        return False
    galaxy, entry = moment.before.components.galaxy, asked(moment.before)
    of_stars = a.kind_of(moment.action) == a.STAR_TO
    way = a.second_argument(entry) if of_stars else a.second_argument(entry) % 8
    ordinary = (a.HOP, a.MAY_STAY) if of_stars else (a.STEP, a.DRIFT)
    near = (galaxy.star_neighbours if of_stars else galaxy.life_neighbours)[a.argument(entry)]
    end = a.target_of(moment.action)
    return way in ordinary and end != a.STOP and not has(near, end)


def first_life(moment: Moment, event: Event) -> bool:
    """The player had no life on the board."""
    return bool(life(moment.before, event.seat) == 0)


def scores_again(moment: Moment, event: Event) -> bool:
    """The same scoring action was taken before in this turn."""
    return bool(moment.before.scored_kinds & DID[event.kind])


def turn_ends(moment: Moment) -> bool:
    """A turn was finished."""
    return moment.after.turns_left != moment.before.turns_left or round_ends(moment)


def sliders_lost(moment: Moment) -> bool:
    """Resources on sliders, or pieces beside the board, were lost."""
    sliders = (SUPERNOVA_SLIDER, DNA_SLIDER, GRAVITON_SLIDER)
    return turn_ends(moment) and (e.LOST in moment.kinds or any(moment.before.held[slider] for slider in sliders))


def round_ends(moment: Moment) -> bool:
    """The end phase came."""
    return e.GAME_OVER in moment.kinds or next_round(moment)


def next_round(moment: Moment) -> bool:
    """A round begins that is not the first."""
    return any(event.kind == e.ROUND and event.a > 1 for event in moment.events)


def tied(moment: Moment) -> bool:
    """Two players score the same points for one goal."""
    points = [(event.a, event.c) for event in moment.events if event.kind == e.GOAL_SCORED]
    return len(set(points)) < len(points)


def has_none(moment: Moment, event: Event) -> bool:
    """A player has none of what a goal counts."""
    return any(goal_amount(moment.after, event.a, seat) == 0 for seat in range(moment.after.n_players))


def second_of_two(moment: Moment, event: Event) -> bool:
    """With two players the second scores."""
    return bool(moment.after.n_players == 2 and event.c == moment.after.components.second_place)


def level_at_the_top(moment: Moment) -> bool:
    """Two players share the most points."""
    return at_end(moment) and moment.after.scores().count(max(moment.after.scores())) > 1


def goal_clause(goal: int) -> str:
    """Return the clause of a goal."""
    return f"CRA-11.{goal + 6}"


def card_clause(card: int) -> str:
    """Return the clause of a power card."""
    return f"CRA-13.{FIRST_CLAUSE[c.control_of(card)] + card % POWERS_OF_A_TYPE}"


def is_about(number: int) -> Occasion:
    """A goal was scored or missed."""
    return on(e.GOAL_SCORED, e.GOAL_MISSED, when=lambda m, event: event.a == number)


def uses(card: int) -> Occasion:
    """A power card was used."""
    return on(e.POWER_USED, when=lambda m, event: event.a == card)


GAINED = (e.CARD_TAKEN, e.CARD_DRAWN, e.CRYSTALS_GAINED, e.LIFE_GAINED, e.SLIDER_GAINED)

OCCASIONS = Occasions(
    {
        "CRA-1.1": at_end,
        **{f"CRA-1.{number}": set_up for number in range(2, 10)},
        **{f"CRA-2.{number}": set_up for number in range(1, 6)},
        "CRA-2.6": on(e.LIFE_PLACED, e.STAR_MOVED, e.LIFE_MOVED),
        "CRA-2.7": on(e.GOAL_SCORED, when=lambda m, event: event.a in LIFE_GOALS),
        "CRA-3.1": on(e.ENERGY_MOVED, when=lambda m, event: event.c == 1),
        "CRA-3.2": on(e.ENERGY_MOVED, when=lambda m, event: event.c == 0),
        "CRA-3.3": chosen(a.MOVE_ENERGY, a.ENOUGH_SHIFTS),
        "CRA-3.4": on(e.ENERGY_MOVED, when=passes_over),
        "CRA-3.5": on(e.ENERGY_MOVED, when=comes_back),
        "CRA-4.1": on(e.STARS_GAINED, when=collecting),
        "CRA-4.2": on(e.STARS_GAINED, e.LIFE_GAINED, e.SLIDER_GAINED),
        "CRA-4.3": on(e.NEBULA_DRAWN),
        "CRA-4.4": on(*GAINED, when=collecting),
        "CRA-4.5": on(e.CARD_TAKEN, e.CARD_DRAWN),
        "CRA-4.6": on(e.DISPLAY_FILLED),
        "CRA-4.7": on(e.CRYSTALS_GAINED),
        "CRA-4.8": on(e.CRYSTALS_GAINED, when=lambda m, event: event.b > 0),
        "CRA-4.9": lambda m: m.after.supply[SPARES] > m.before.supply[SPARES],
        "CRA-4.10": either(on(e.SHORT), forbids(f.NONE_LEFT, f.NO_HEXAGON_FREE, f.STACK_EMPTY)),
        "CRA-4.11": lambda m: m.before.phase == ENERGY and m.after.phase == CRAFTING,
        "CRA-4.12": on(e.DECK_RENEWED),
        "CRA-5.1": on(e.TILE_PLACED),
        "CRA-5.2": on(e.STAR_PLACED),
        "CRA-5.3": on(e.LIFE_PLACED, when=lambda m, event: event.b == 0),
        "CRA-5.4": on(e.LIFE_PLACED, when=first_life),
        "CRA-5.5": either(on(e.LOST, when=lambda m, event: event.c > 0), on(e.TILE_REPLACED)),
        "CRA-6.1": on(*DID, when=scores_again),
        "CRA-6.2": on(e.COMPLETED),
        "CRA-6.3": on(e.COMPLETED),
        "CRA-6.4": forbids(f.ALREADY_COMPLETED),
        "CRA-6.5": on(e.DISCHARGED),
        "CRA-6.6": on(e.DISCHARGED),
        "CRA-6.7": on(e.ADVANCED),
        "CRA-6.8": on(e.ADVANCED),
        "CRA-6.9": on(e.ADVANCED_VALUE),
        "CRA-7.1": on(e.POWER_BOUGHT),
        "CRA-7.2": on(e.POWER_BOUGHT),
        "CRA-7.3": on(e.POWER_KEPT),
        "CRA-7.4": on(e.POWER_UNDER),
        "CRA-7.5": on(e.POWER_USED, when=lambda m, event: event.b != NOBODY),
        "CRA-7.6": on(e.SET_SOLD),
        "CRA-8.1": on(e.CONVERTED),
        "CRA-8.2": either(forbids(f.SUPERNOVA_FIXED), on(e.TURNED_BACK)),
        "CRA-8.3": on(e.STABILISED),
        "CRA-8.4": on(e.STAR_MOVED, e.LIFE_MOVED),
        "CRA-8.5": hops,
        "CRA-9.1": on(e.OMEGA_TAKEN, when=lambda m, event: event.a != a.OMEGA_NOTHING),
        "CRA-9.2": either(forbids(f.OMEGA_COMPULSORY), chosen(a.OMEGA, a.OMEGA_NOTHING)),
        "CRA-9.3": sliders_lost,
        "CRA-9.4": turn_ends,
        "CRA-9.5": turn_ends,
        "CRA-10.1": round_ends,
        "CRA-10.2": on(e.GOAL_SCORED, e.GOAL_MISSED),
        "CRA-10.3": on(e.GOAL_REVEALED),
        "CRA-10.4": on(e.GAME_OVER),
        "CRA-10.5": on(e.CARD_DISCARDED),
        "CRA-10.6": chosen(a.DISCARD_CARD),
        "CRA-10.7": next_round,
        "CRA-11.1": on(e.GOAL_SCORED),
        "CRA-11.2": tied,
        "CRA-11.3": on(e.GOAL_SCORED, e.GOAL_MISSED, when=has_none),
        "CRA-11.4": on(e.GOAL_SCORED, when=second_of_two),
        "CRA-11.5": on(e.GOAL_SCORED, when=lambda m, event: event.a in STAR_GOALS),
        **{goal_clause(goal): is_about(goal) for goal in range(GOALS)},
        "CRA-12.1": on(e.GAME_OVER),
        "CRA-12.2": on(e.ADVANCED_SHOWN),
        "CRA-12.3": at_end,
        "CRA-12.4": level_at_the_top,
        **{card_clause(card): uses(card) for card in range(POWERS)},
    },
    codes,
    never={},
)
