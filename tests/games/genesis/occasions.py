"""When play meets each clause of Genesis."""

from cosmogony.core.state import Event
from cosmogony.games.genesis import events as e
from cosmogony.games.genesis import faults as f
from cosmogony.games.genesis.actions import CHOOSE_GATHERING, GATHER, MOVE, PAY, WORK, kind_of
from cosmogony.games.genesis.components import COLOURS, REGIONS, REST_DAY, VOID
from cosmogony.games.genesis.rules import fault
from cosmogony.games.genesis.scoring import total
from cosmogony.games.genesis.state import GenesisState
from tests.occasions import Moment, Never, Occasions, at_end, forbids, on, set_up

DEEDS = (e.DARK_MOVED, e.DARK_SWITCHED, e.DARK_WORKED, e.DARK_STAYED)
MANY = 7
"""Cubes that no single work costs."""


def codes(state: GenesisState) -> set[int]:
    """Ask about every action but payments."""
    return {fault(state, action) for action in range(PAY)}


def short_bonus(moment: Moment, event: Event) -> bool:
    """The stock did not hold the whole bonus."""
    bonus = moment.after.components.bonus
    return bool(event.b + event.c + event.d < sum(bonus[event.a * COLOURS + colour] for colour in range(COLOURS)))


def exchanged(moment: Moment, event: Event) -> bool:
    """More was paid than the work costs."""
    state = moment.before
    return bool(event.a + event.b + event.c > sum(state.components.cost_at(state.region[event.seat])))


def leaves_a_gap(moment: Moment, event: Event) -> bool:
    """Somebody stood to the right of the angel that moved."""
    state, seat = moment.before, event.seat
    return bool(state.square[seat] + 1 < state.crowd[state.region[seat]])


def holds_many(moment: Moment) -> bool:
    """A player holds more cubes than any work costs."""
    hands = list(moment.after.cubes)
    return any(sum(hands[at : at + COLOURS]) > MANY for at in range(0, len(hands), COLOURS))


def takes_action(moment: Moment) -> bool:
    """One of the three actions was chosen."""
    return moment.action is not None and kind_of(moment.action) in (GATHER, MOVE, WORK)


def gathers_after_switching(moment: Moment) -> bool:
    """Whoever has switched gathers, or by another ruling does not."""
    return moment.action is not None and moment.before.phase == CHOOSE_GATHERING


def gathers_nothing(moment: Moment) -> bool:
    """An angel gathers on a square that shows nothing."""
    state = moment.before
    if moment.action is None or kind_of(moment.action) != GATHER:
        return False
    seat = state.current_player
    return not any(state.components.yields_at(state.region[seat], state.square[seat])[0])


def totals(state: GenesisState) -> list[int]:
    """Points of the players, then of the dark angel."""
    return [total(state, angel) for angel in range(state.n_players + 1)]


def someone_rests(moment: Moment) -> bool:
    """A player's angel is on day VII at the end."""
    state = moment.after
    return at_end(moment) and any(state.region[seat] == REST_DAY for seat in range(state.n_players))


def level_at_the_top(moment: Moment) -> bool:
    """Two players share the most points."""
    return at_end(moment) and moment.after.scores().count(max(moment.after.scores())) > 1


def dark_angel_ahead_or_level(moment: Moment) -> bool:
    """The dark angel has as many points as the best player, or more."""
    return at_end(moment) and totals(moment.after)[-1] >= max(moment.after.scores())


OCCASIONS = Occasions(
    {
        "GEN-0.1": at_end,
        "GEN-1.1": set_up,
        "GEN-1.2": set_up,
        "GEN-1.3": set_up,
        "GEN-1.4": set_up,
        "GEN-1.5": set_up,
        "GEN-1.6": on(e.START_CUBE),
        "GEN-1.7": set_up,
        "GEN-2.1": on(e.GAME_OVER),
        "GEN-2.2": on(e.ROUND),
        "GEN-2.3": on(*DEEDS),
        "GEN-2.4": on(e.ROUND),
        "GEN-3.1": on(e.BONUS),
        "GEN-3.2": on(e.BONUS),
        "GEN-3.3": on(e.BONUS, when=short_bonus),
        "GEN-3.4": takes_action,
        "GEN-3.5": on(e.DECLINED),
        "GEN-3.6": holds_many,
        "GEN-4.1": on(e.SWITCHED),
        "GEN-4.2": on(e.SWITCHED, when=lambda m, event: m.before.region[event.seat] == VOID),
        "GEN-4.3": gathers_after_switching,
        "GEN-4.4": on(e.GATHERED),
        "GEN-4.5": on(e.GATHERED, when=lambda m, event: event.d == 1),
        "GEN-4.6": forbids(f.GATHER_ON_VII, f.SWITCH_ON_VII),
        "GEN-4.7": gathers_nothing,
        "GEN-5.1": on(e.MOVED),
        "GEN-5.2": on(e.MOVED, e.DARK_MOVED),
        "GEN-5.3": on(e.MOVED, when=leaves_a_gap),
        "GEN-5.4": forbids(f.MOVE_FIRST_ROUND),
        "GEN-6.1": on(e.WORKED, when=lambda m, event: event.a < m.before.gods_day),
        "GEN-6.2": on(e.WORKED),
        "GEN-6.3": forbids(f.ALREADY_WORKED),
        "GEN-6.4": on(e.PAID, when=exchanged),
        "GEN-6.5": lambda m: m.action is not None and kind_of(m.action) == PAY,
        "GEN-6.6": forbids(f.NO_WORK_HERE),
        "GEN-7.1": on(*DEEDS),
        "GEN-7.2": on(e.DARK_MOVED),
        "GEN-7.3": on(e.DARK_STAYED, when=lambda m, event: event.a == event.b and VOID < event.a < REST_DAY),
        "GEN-7.4": on(e.DARK_SWITCHED),
        "GEN-7.5": on(e.DARK_WORKED),
        "GEN-7.6": on(*DEEDS, when=lambda m, event: event.b == VOID),
        "GEN-7.7": on(e.DARK_STAYED, when=lambda m, event: event.a == REST_DAY),
        "GEN-7.8": on(e.DARK_SWITCHED, e.DARK_WORKED),
        "GEN-8.1": on(e.GOD_MOVED),
        "GEN-8.2": on(e.GAME_OVER),
        "GEN-9.1": lambda m: at_end(m) and any(m.after.circles[at] for at in range(m.after.n_players * REGIONS)),
        "GEN-9.2": someone_rests,
        "GEN-9.3": lambda m: at_end(m) and m.after.region[m.after.dark_angel] == REST_DAY,
        "GEN-9.4": lambda m: at_end(m) and not level_at_the_top(m),
        "GEN-9.5": level_at_the_top,
        "GEN-9.6": dark_angel_ahead_or_level,
    },
    codes,
    never={
        "GEN-4.7": Never(
            "our edition has no square without essence; only an owner's board may", {"void.squares.1": "-"}
        ),
    },
)
