"""The rules of Genesis in the rulebook's order: what forbids an action beside what carries it out.

Each ``fault_…`` returns a code of ``faults.py``, and an action is legal when nothing is wrong with it: that is all that
``legal_actions`` asks and ``explain.py`` puts into words. Clause ids (GEN-…) are those of our rulebook,
``rulebook/en.md``. What needs no choice (the bonus, the dark angel's turn, God's step) is carried out at once after the
decision before it.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.genesis import actions, events, faults
from cosmogony.games.genesis.actions import kind_of
from cosmogony.games.genesis.components import CHAOS, COLOURS, LIFE, MATTER, REGIONS, REST_DAY, ROUNDS, VOID
from cosmogony.games.genesis.facts import can_pay, covers, is_short, neighbour, next_circle
from cosmogony.games.genesis.faults import ALLOWED
from cosmogony.games.genesis.payments import digits, pays

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState


def legal_actions(state: "GenesisState") -> list[int]:
    """List what the current player may do, by the moment of the turn (GEN-3.4)."""
    legal: list[int] = []
    if state.over:
        return legal
    if state.phase == actions.CHOOSE_CUBE:
        for colour in range(COLOURS):
            legal.append(actions.START + colour)
    elif state.phase == actions.CHOOSE_PAYMENT:
        list_payments(state, legal)
    else:
        list_turn(state, legal)
        if fault_pass(state) == ALLOWED:
            legal.append(actions.PASS)
    return legal


def list_turn(state: "GenesisState", legal: list[int]) -> None:
    """List what a player may do in a turn besides declining; after a switch, gathering (GEN-3.4, GEN-4.3).

    Only what a look at the board leaves open is asked: that is faster than asking about every action there is.
    """
    seat = state.current_player
    here = state.region[seat]
    for offer in range(state.components.offers_at(here, state.square[seat])):
        legal.append(actions.GATHER + offer)
    cubes = state.cubes
    for direction in range(actions.DIRECTIONS):
        if fault_neighbour(state, direction) == ALLOWED:
            for colour in range(COLOURS):
                if cubes[seat * COLOURS + colour] > 0:
                    legal.append(actions.SWITCH + direction * COLOURS + colour)
    if state.phase == actions.CHOOSE_ACTION:
        for region in range(state.gods_day + 1):
            if region != here or fault_move(state, region) == ALLOWED:
                legal.append(actions.MOVE + region)
        if fault_work(state) == ALLOWED:
            legal.append(actions.WORK)


def fault(state: "GenesisState", action: i64) -> i64:
    """Say what forbids an action of the current player, whatever it is (GEN-3.4, GEN-8.2)."""
    kind = kind_of(action)
    if state.over:
        return faults.GAME_IS_OVER
    if action < 0 or not state.components.payments.has(action):
        return faults.NO_SUCH_ACTION
    if state.phase == actions.CHOOSE_CUBE or kind == actions.START:
        return fault_start(state, action)
    if state.phase == actions.CHOOSE_PAYMENT or kind == actions.PAY:
        return fault_payment(state, action)
    if kind == actions.GATHER:
        return fault_gather(state, action - actions.GATHER)
    if kind == actions.SWITCH:
        return fault_switch(state, action - actions.SWITCH)
    if kind == actions.PASS:
        return fault_pass(state)
    if state.phase == actions.CHOOSE_GATHERING:
        return faults.ONLY_GATHERING  # GEN-4.3
    return fault_work(state) if kind == actions.WORK else fault_move(state, action - actions.MOVE)


def act(state: "GenesisState", action: i64) -> None:
    """Carry out one decision of the current player (GEN-3.4)."""
    kind = kind_of(action)
    if kind == actions.START:
        apply_start(state, action - actions.START)
    elif kind == actions.GATHER:
        apply_gather(state, action - actions.GATHER)
    elif kind == actions.SWITCH:
        apply_switch(state, action - actions.SWITCH)
    elif kind == actions.MOVE:
        apply_move(state, action - actions.MOVE)
    elif kind == actions.WORK:
        apply_work(state)
    elif kind == actions.PAY:
        apply_payment(state, action)
    else:
        apply_pass(state)


# GEN-1: set-up


def fault_start(state: "GenesisState", action: i64) -> i64:
    """Any colour, before all else: there is a cube of each for every player (GEN-1.2, GEN-1.6)."""
    if state.phase != actions.CHOOSE_CUBE:
        return faults.START_IS_PAST
    return ALLOWED if kind_of(action) == actions.START else faults.START_FIRST


def apply_start(state: "GenesisState", colour: i64) -> None:
    """Take the starting cube; after the last player the first round begins (GEN-1.6)."""
    seat = state.current_player
    take(state, seat, colour, 1)
    state.emit(events.START_CUBE, seat, colour)
    next_player(state)
    if state.turns_left == 0:
        begin_round(state)
    elif state.components.cubes_along_the_line:
        state.current_player = neighbour(state, seat, actions.RIGHT)


# GEN-2: the round


def begin_round(state: "GenesisState") -> None:
    """Find the starting player (GEN-2.2) and begin the first turn."""
    state.starting_player = leftmost_player(state)
    state.current_player = state.starting_player
    state.turns_left = state.n_players
    state.emit(events.ROUND, state.starting_player, state.round, state.gods_day)
    begin_turn(state)


def leftmost_player(state: "GenesisState") -> i64:
    """Return the player, never the dark angel, who stands furthest to the left (GEN-2.2)."""
    first: i64 = 0
    for seat in range(1, state.n_players):
        if place(state, seat) < place(state, first):
            first = seat
    return first


def place(state: "GenesisState", angel: i64) -> i64:
    """Return a number that grows from left to right over the whole line (GEN-1.1)."""
    return state.region[angel] * 16 + state.square[angel]


def next_player(state: "GenesisState") -> None:
    """Pass the turn clockwise (GEN-2.3)."""
    state.current_player = (state.current_player + 1) % state.n_players
    state.turns_left -= 1


def end_turn(state: "GenesisState") -> None:
    """End the turn; after the last one the dark angel acts and God moves (GEN-2.3)."""
    next_player(state)
    if state.turns_left > 0:
        begin_turn(state)
        return
    dark_angels_turn(state)
    god_moves(state)
    if not state.over:
        begin_round(state)


# GEN-3: a player's turn


def begin_turn(state: "GenesisState") -> None:
    """Pay the bonus of a day whose work the player has done, before any action (GEN-3.2)."""
    state.phase = actions.CHOOSE_ACTION
    seat = state.current_player
    day = state.region[seat]
    if state.circles[seat * REGIONS + day] > 0 and bonus_is_payable(state, day):
        chaos = take(state, seat, CHAOS, state.components.bonus[day * COLOURS + CHAOS])
        matter = take(state, seat, MATTER, state.components.bonus[day * COLOURS + MATTER])
        life = take(state, seat, LIFE, state.components.bonus[day * COLOURS + LIFE])
        state.emit(events.BONUS, seat, day, chaos, matter, life)


def bonus_is_payable(state: "GenesisState", day: i64) -> bool:
    """A short stock pays what is left of a bonus, or nothing by another ruling (GEN-3.3); some days have none."""
    printed: i64 = 0
    for colour in range(COLOURS):
        bonus = state.components.bonus[day * COLOURS + colour]
        if state.stock[colour] < bonus and not state.components.partial_bonus:
            return False
        printed += bonus
    return printed > 0


def take(state: "GenesisState", seat: i64, colour: i64, wanted: i64) -> i64:
    """Move cubes from the stock to a player, as many as are left (GEN-3.3, GEN-4.5); return how many."""
    taken = min(wanted, state.stock[colour])
    state.stock[colour] -= taken
    state.cubes[seat * COLOURS + colour] += taken
    state.changed |= 1 << seat
    return taken


def give_back(state: "GenesisState", seat: i64, colour: i64, amount: i64) -> None:
    """Move a player's cubes to the stock (GEN-4.1, GEN-6.2)."""
    state.cubes[seat * COLOURS + colour] -= amount
    state.changed |= 1 << seat
    state.stock[colour] += amount


def fault_pass(state: "GenesisState") -> i64:
    """A player may decline to act (GEN-3.5), but not after a switch, unless ruled otherwise (GEN-4.3)."""
    if state.phase == actions.CHOOSE_GATHERING and state.components.must_gather:
        return faults.MUST_GATHER
    return ALLOWED


def apply_pass(state: "GenesisState") -> None:
    """Decline to act (GEN-3.5), or to gather after a switch (GEN-4.3)."""
    state.emit(events.DECLINED, state.current_player, 1 if state.phase == actions.CHOOSE_GATHERING else 0)
    end_turn(state)


# GEN-4: gathering essence


def fault_gather(state: "GenesisState", offer: i64) -> i64:
    """One of the yields that the square offers, be the stock short of it (GEN-4.4, GEN-4.5); none on VII (GEN-4.6)."""
    region = state.region[state.current_player]
    if region == REST_DAY:
        return faults.GATHER_ON_VII
    if offer >= state.components.offers_at(region, state.square[state.current_player]):
        return faults.NO_SUCH_YIELD
    return ALLOWED


def apply_gather(state: "GenesisState", offer: i64) -> None:
    """Take the cubes of one yield, as many as the stock still has (GEN-4.4, GEN-4.5)."""
    seat = state.current_player
    region = state.region[seat]
    square = state.square[seat]
    short: i64 = 1 if state.recording and is_short(state, seat, offer) else 0
    chaos = take(state, seat, CHAOS, state.components.yield_of(region, square, offer, CHAOS))
    matter = take(state, seat, MATTER, state.components.yield_of(region, square, offer, MATTER))
    life = take(state, seat, LIFE, state.components.yield_of(region, square, offer, LIFE))
    state.emit(events.GATHERED, seat, chaos, matter, life, short)
    end_turn(state)


def fault_switch(state: "GenesisState", target: i64) -> i64:
    """A step past a neighbour to the left or right, for one cube of any colour that the player holds (GEN-4.1)."""
    fault_there = fault_neighbour(state, target // COLOURS)
    if fault_there == ALLOWED and state.cubes[state.current_player * COLOURS + target % COLOURS] == 0:
        return faults.SWITCH_UNPAID
    return fault_there


def fault_neighbour(state: "GenesisState", direction: i64) -> i64:
    """Somebody next in the line of the same region (GEN-4.2), but not on day VII (GEN-4.6)."""
    seat = state.current_player
    region = state.region[seat]
    if region == REST_DAY:
        return faults.SWITCH_ON_VII
    if region == VOID and not state.components.switch_in_void:
        return faults.SWITCH_IN_VOID
    if direction == actions.LEFT:
        return ALLOWED if state.square[seat] > 0 else faults.NOBODY_LEFT
    return ALLOWED if state.square[seat] + 1 < state.crowd[region] else faults.NOBODY_RIGHT


def apply_switch(state: "GenesisState", target: i64) -> None:
    """Pay one cube and trade squares; gathering must follow (GEN-4.1, GEN-4.3)."""
    seat = state.current_player
    colour = target % COLOURS
    other = neighbour(state, seat, target // COLOURS)
    give_back(state, seat, colour, 1)
    trade_squares(state, seat, other)
    state.emit(events.SWITCHED, seat, other, colour)
    state.phase = actions.CHOOSE_GATHERING


def trade_squares(state: "GenesisState", one: i64, other: i64) -> None:
    """Let two angels of one region change places (GEN-4.1, GEN-7.4)."""
    state.square[one], state.square[other] = state.square[other], state.square[one]
    state.changed |= (1 << one) | (1 << other)


# GEN-5: moving


def fault_move(state: "GenesisState", region: i64) -> i64:
    """To the void or a day God has begun, but not to the own region (GEN-5.1), nor in the first round (GEN-5.4)."""
    if state.round == 1:
        return faults.MOVE_FIRST_ROUND
    if region > state.gods_day:
        return faults.DAY_NOT_BEGUN
    if region == state.region[state.current_player] and not state.components.move_in_place:
        return faults.ALREADY_THERE
    return ALLOWED


def apply_move(state: "GenesisState", region: i64) -> None:
    """Move to the first empty square; the gap left behind closes (GEN-5.2, GEN-5.3)."""
    seat = state.current_player
    left = state.region[seat]
    move_angel(state, seat, region)
    state.emit(events.MOVED, seat, left, region, state.square[seat])
    end_turn(state)


def move_angel(state: "GenesisState", angel: i64, region: i64) -> None:
    """Lift an angel out of its line, close the gap, and stand it at the end of another line (GEN-5.2, GEN-5.3)."""
    left = state.region[angel]
    gap = state.square[angel]
    for other in range(state.n_players + 1):
        if state.region[other] == left and state.square[other] > gap:
            state.square[other] -= 1
            state.changed |= 1 << other
    state.crowd[left] -= 1
    state.region[angel] = region
    state.square[angel] = state.crowd[region]
    state.changed |= 1 << angel
    state.crowd[region] += 1


# GEN-6: a day's work


def fault_work(state: "GenesisState") -> i64:
    """Once on each of the days I to VI, wherever God is (GEN-6.1, GEN-6.3, GEN-6.6), if one can pay (GEN-6.4)."""
    seat = state.current_player
    day = state.region[seat]
    if day == VOID or day == REST_DAY:
        return faults.NO_WORK_HERE
    if state.circles[seat * REGIONS + day] > 0:
        return faults.ALREADY_WORKED
    return ALLOWED if can_pay(state, seat, day) else faults.TOO_POOR


def apply_work(state: "GenesisState") -> None:
    """Begin a day's work: pay at once where there is only one way to pay, else ask (GEN-6.5)."""
    payments: list[int] = []
    list_payments(state, payments)
    if len(payments) == 1:
        apply_payment(state, payments[0])
    else:
        state.phase = actions.CHOOSE_PAYMENT


def list_payments(state: "GenesisState", legal: list[int]) -> None:
    """List every way to pay, by the cubes of the cost that three of other colours stand in for (GEN-6.4).

    Where exchanges may be wasteful, by the cubes handed over (GEN-6.5).
    """
    components = state.components
    day = state.region[state.current_player]
    most, first = components.cost, day * COLOURS
    if components.wasteful_payments:
        most, first = state.cubes, state.current_player * COLOURS
    for chaos in range(most[first + CHAOS] + 1):
        for matter in range(most[first + MATTER] + 1):
            for life in range(most[first + LIFE] + 1):
                if not components.wasteful_payments:
                    add_payments(state, legal, chaos, matter, life)
                elif covers(components, day, chaos, matter, life):
                    legal.append(components.payments.action(chaos, matter, life))


def add_payments(state: "GenesisState", legal: list[int], chaos: i64, matter: i64, life: i64) -> None:
    """Add the payments that replace these cubes of the cost; the colours not replaced may stand in (GEN-6.5)."""
    cost = state.components.cost
    first = state.region[state.current_player] * COLOURS
    pay_chaos = cost[first + CHAOS] - chaos
    pay_matter = cost[first + MATTER] - matter
    pay_life = cost[first + LIFE] - life
    hand = state.current_player * COLOURS
    spare_chaos: i64 = state.cubes[hand + CHAOS] - pay_chaos
    spare_matter: i64 = state.cubes[hand + MATTER] - pay_matter
    spare_life: i64 = state.cubes[hand + LIFE] - pay_life
    if spare_chaos < 0 or spare_matter < 0 or spare_life < 0:
        return
    due = state.components.exchange * (chaos + matter + life)
    most_chaos: i64 = 0 if chaos > 0 else min(spare_chaos, due)
    most_matter: i64 = 0 if matter > 0 else spare_matter
    most_life: i64 = 0 if life > 0 else spare_life
    number = state.components.payments.number
    for extra_chaos in range(most_chaos + 1):
        rest = due - extra_chaos
        for extra_matter in range(max(0, rest - most_life), min(most_matter, rest) + 1):
            extra_life = rest - extra_matter
            place = digits(pay_chaos + extra_chaos, pay_matter + extra_matter, pay_life + extra_life)
            legal.append(i64(number[place]))


def fault_payment(state: "GenesisState", action: i64) -> i64:
    """Once work has begun, cubes that the player holds and that cover the cost (GEN-6.2, GEN-6.4, GEN-6.5)."""
    if state.phase != actions.CHOOSE_PAYMENT:
        return faults.NOTHING_DUE
    if kind_of(action) != actions.PAY:
        return faults.PAY_FIRST
    payments = state.components.payments
    for colour in range(COLOURS):
        if payments.paid(action, colour) > state.cubes[state.current_player * COLOURS + colour]:
            return faults.PAY_NOT_HELD
    chaos, matter, life = payments.paid(action, CHAOS), payments.paid(action, MATTER), payments.paid(action, LIFE)
    if pays(state.components, state.region[state.current_player], chaos, matter, life):
        return ALLOWED
    return faults.PAY_NOT_COVERED if state.components.wasteful_payments else faults.PAY_WRONG


def apply_payment(state: "GenesisState", action: i64) -> None:
    """Return the cubes to the stock and set a marker on the first empty circle (GEN-6.2)."""
    seat = state.current_player
    payments = state.components.payments
    chaos, matter, life = payments.paid(action, CHAOS), payments.paid(action, MATTER), payments.paid(action, LIFE)
    give_back(state, seat, CHAOS, chaos)
    give_back(state, seat, MATTER, matter)
    give_back(state, seat, LIFE, life)
    state.emit(events.PAID, seat, chaos, matter, life)
    day = state.region[seat]
    circle = mark_work(state, seat, day)
    state.emit(events.WORKED, seat, day, circle, state.components.points_for(day, circle))
    end_turn(state)


def mark_work(state: "GenesisState", angel: i64, day: i64) -> i64:
    """Set an angel's marker on the first empty circle of a day and return the circle (GEN-6.2, GEN-7.5)."""
    circle = next_circle(state, day)
    state.circles[angel * REGIONS + day] = circle
    state.changed |= 1 << angel
    return circle


# GEN-7: the dark angel


def dark_angels_turn(state: "GenesisState") -> None:
    """Let the dark angel do his one deed, at no cost (GEN-7.1, GEN-7.8)."""
    deed, target = dark_angels_deed(state)
    state.emit(deed, NOBODY, target, state.gods_day)
    if deed == events.DARK_MOVED:
        move_angel(state, state.dark_angel, target)
    elif deed == events.DARK_SWITCHED:
        trade_squares(state, state.dark_angel, target)
    elif deed == events.DARK_WORKED:
        mark_work(state, state.dark_angel, state.gods_day)


def dark_angels_deed(state: "GenesisState") -> tuple[i64, i64]:
    """Say what the dark angel will do as things stand: the kind of event, and its day, angel or circle (GEN-7.1)."""
    dark = state.dark_angel
    here = state.region[dark]
    day = state.gods_day
    if here == REST_DAY or (day == VOID and not state.components.dark_angel_acts_at_once):
        return events.DARK_STAYED, here  # GEN-7.6, GEN-7.7
    if here != day:
        return events.DARK_MOVED, day  # GEN-7.2
    worked = state.circles[dark * REGIONS + day] > 0
    if state.square[dark] > 0 and not (worked and state.components.dark_angel_settles):
        return events.DARK_SWITCHED, neighbour(state, dark, actions.LEFT)  # GEN-7.4
    if worked or day == VOID:
        return events.DARK_STAYED, here  # GEN-7.3, GEN-6.6
    return events.DARK_WORKED, next_circle(state, day)  # GEN-7.5


# GEN-8: God moves


def god_moves(state: "GenesisState") -> None:
    """Take God's next step (GEN-8.1); the evening of the seventh day ends the game (GEN-8.2)."""
    state.round += 1
    state.gods_day = (state.round + 1) // 3
    state.emit(events.GOD_MOVED, NOBODY, state.round - 1, state.gods_day)
    if state.round > ROUNDS:
        state.over = True
        state.emit(events.GAME_OVER, NOBODY)
