"""The rules of Genesis in the rulebook's order: each ``legal_…`` beside the ``apply_…`` that carries it out.

Clause ids (GEN-…) are those of our rulebook, ``rulebook/en.md``. What needs no choice (the bonus, the dark angel's
turn, God's step) is carried out at once after the decision before it.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.actions import (
    CHOOSE_ACTION,
    CHOOSE_CUBE,
    CHOOSE_GATHERING,
    CHOOSE_PAYMENT,
    GATHER,
    LEFT,
    MOVE,
    PASS,
    PAY,
    RIGHT,
    START,
    SWITCH,
    WORK,
    kind_of,
    paid,
    payment,
)
from cosmogony.games.genesis.components import CHAOS, COLOURS, LIFE, MATTER, REGIONS, REST_DAY, ROUNDS, VOID
from cosmogony.games.genesis.events import (
    BONUS,
    DARK_MOVED,
    DARK_STAYED,
    DARK_SWITCHED,
    DARK_WORKED,
    DECLINED,
    GAME_OVER,
    GATHERED,
    GOD_MOVED,
    MOVED,
    PAID,
    ROUND,
    START_CUBE,
    SWITCHED,
    WORKED,
)

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState


def legal_actions(state: "GenesisState") -> list[int]:
    """List what the current player may do."""
    legal: list[int] = []
    if state.over:
        return legal
    if state.phase == CHOOSE_CUBE:
        legal_start(state, legal)
    elif state.phase == CHOOSE_PAYMENT:
        legal_payments(state, legal)
    else:
        legal_gather(state, legal)
        legal_switch(state, legal)
        if state.phase == CHOOSE_ACTION:
            legal_move(state, legal)
            legal_work(state, legal)
            legal_pass(state, legal)
    return legal


def act(state: "GenesisState", chosen: i64) -> None:
    """Carry out one decision of the current player."""
    kind = kind_of(chosen)
    if kind == START:
        apply_start(state, chosen - START)
    elif kind == GATHER:
        apply_gather(state, chosen - GATHER)
    elif kind == SWITCH:
        apply_switch(state, chosen - SWITCH)
    elif kind == MOVE:
        apply_move(state, chosen - MOVE)
    elif kind == WORK:
        apply_work(state)
    elif kind == PAY:
        apply_payment(state, chosen)
    else:
        apply_pass(state)


# GEN-1: set-up


def legal_start(state: "GenesisState", legal: list[int]) -> None:
    """Any colour may be the starting cube (GEN-1.6)."""
    for colour in range(COLOURS):
        if state.stock[colour] > 0:
            legal.append(START + colour)


def apply_start(state: "GenesisState", colour: i64) -> None:
    """Take the starting cube; after the last player the first round begins."""
    take(state, state.current_player, colour, 1)
    state.emit(START_CUBE, state.current_player, colour)
    next_player(state)
    if state.turns_left == 0:
        begin_round(state)


# GEN-2: the round


def begin_round(state: "GenesisState") -> None:
    """Find the starting player anew (GEN-2.2) and begin the first turn."""
    state.starting_player = leftmost_player(state)
    state.current_player = state.starting_player
    state.turns_left = state.n_players
    state.emit(ROUND, state.starting_player, state.round, state.gods_day)
    begin_turn(state)


def leftmost_player(state: "GenesisState") -> i64:
    """Return the player, never the dark angel, who stands furthest to the left (GEN-2.2)."""
    first: i64 = 0
    for seat in range(state.n_players):
        if place(state, seat) < place(state, first):
            first = seat
    return first


def place(state: "GenesisState", angel: i64) -> i64:
    """Return a number that grows from left to right over the whole track."""
    return state.region[angel] * 16 + state.square[angel]


def next_player(state: "GenesisState") -> None:
    """Pass the turn clockwise."""
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
    state.phase = CHOOSE_ACTION
    seat = state.current_player
    day = state.region[seat]
    if state.circles[seat * REGIONS + day] > 0 and bonus_is_payable(state, day):
        chaos = take(state, seat, CHAOS, state.components.bonus[day * COLOURS + CHAOS])
        matter = take(state, seat, MATTER, state.components.bonus[day * COLOURS + MATTER])
        life = take(state, seat, LIFE, state.components.bonus[day * COLOURS + LIFE])
        state.emit(BONUS, seat, day, chaos, matter, life)


def bonus_is_payable(state: "GenesisState", day: i64) -> bool:
    """A short stock pays what is left of a bonus, or nothing by another ruling (GEN-3.3)."""
    if state.components.partial_bonus:
        return True
    for colour in range(COLOURS):
        if state.stock[colour] < state.components.bonus[day * COLOURS + colour]:
            return False
    return True


def take(state: "GenesisState", seat: i64, colour: i64, wanted: i64) -> i64:
    """Move cubes from the stock to a player, as many as are left; return how many."""
    taken = min(wanted, state.stock[colour])
    state.stock[colour] -= taken
    state.cubes[seat * COLOURS + colour] += taken
    return taken


def give_back(state: "GenesisState", seat: i64, colour: i64, amount: i64) -> None:
    """Move a player's cubes to the stock."""
    state.cubes[seat * COLOURS + colour] -= amount
    state.stock[colour] += amount


def legal_pass(state: "GenesisState", legal: list[int]) -> None:
    """A player may decline to act (GEN-3.5)."""
    if state.components.may_decline or not legal:
        legal.append(PASS)


def apply_pass(state: "GenesisState") -> None:
    """Decline to act."""
    state.emit(DECLINED, state.current_player)
    end_turn(state)


# GEN-4: gathering essence


def legal_gather(state: "GenesisState", legal: list[int]) -> None:
    """Each option of the square, anywhere but on day VII (GEN-4.4 to GEN-4.6)."""
    seat = state.current_player
    region = state.region[seat]
    if region == REST_DAY:
        return
    for option in range(state.components.options_at(region, state.square[seat])):
        if may_choose(state, option):
            legal.append(GATHER + option)


def may_choose(state: "GenesisState", option: i64) -> bool:
    """Say whether a short stock forbids an option: only by another ruling, and while a full one is there (GEN-4.5)."""
    if state.components.short_choice or not is_short(state, option):
        return True
    seat = state.current_player
    for other in range(state.components.options_at(state.region[seat], state.square[seat])):
        if not is_short(state, other):
            return False
    return True


def is_short(state: "GenesisState", option: i64) -> bool:
    """Say whether the stock lacks cubes of an option."""
    seat = state.current_player
    for colour in range(COLOURS):
        wanted = state.components.yield_of(state.region[seat], state.square[seat], option, colour)
        if state.stock[colour] < wanted:
            return True
    return False


def apply_gather(state: "GenesisState", option: i64) -> None:
    """Take the option's cubes, as many as the stock still has (GEN-4.4)."""
    seat = state.current_player
    region = state.region[seat]
    square = state.square[seat]
    short: i64 = 1 if state.recording and is_short(state, option) else 0
    chaos = take(state, seat, CHAOS, state.components.yield_of(region, square, option, CHAOS))
    matter = take(state, seat, MATTER, state.components.yield_of(region, square, option, MATTER))
    life = take(state, seat, LIFE, state.components.yield_of(region, square, option, LIFE))
    state.emit(GATHERED, seat, chaos, matter, life, short)
    end_turn(state)


def legal_switch(state: "GenesisState", legal: list[int]) -> None:
    """One cube of any colour for each step past a neighbour of the same region (GEN-4.1, GEN-4.2)."""
    seat = state.current_player
    if not may_switch_in(state, state.region[seat]):
        return
    for direction in range(2):
        if has_neighbour(state, seat, direction):
            for colour in range(COLOURS):
                if state.cubes[seat * COLOURS + colour] > 0:
                    legal.append(SWITCH + direction * COLOURS + colour)


def may_switch_in(state: "GenesisState", region: i64) -> bool:
    """Never on day VII (GEN-4.6); in the void by ruling (GEN-4.2)."""
    return region != REST_DAY and (region != VOID or state.components.switch_in_void)


def has_neighbour(state: "GenesisState", angel: i64, direction: i64) -> bool:
    """Say whether somebody stands directly to the left or right: a region's line has no gaps."""
    if direction == LEFT:
        return state.square[angel] > 0
    return state.square[angel] + 1 < state.crowd[state.region[angel]]


def neighbour(state: "GenesisState", angel: i64, direction: i64) -> i64:
    """Return the angel directly to the left or right in the same region, or nobody."""
    square = state.square[angel] + (-1 if direction == LEFT else 1)
    for other in range(state.n_players + 1):
        if state.region[other] == state.region[angel] and state.square[other] == square:
            return other
    return NOBODY


def apply_switch(state: "GenesisState", target: i64) -> None:
    """Pay one cube and trade squares; gathering must follow (GEN-4.1, GEN-4.3)."""
    seat = state.current_player
    direction: i64 = LEFT if target < COLOURS else RIGHT
    colour = target % COLOURS
    other = neighbour(state, seat, direction)
    give_back(state, seat, colour, 1)
    trade_squares(state, seat, other)
    state.emit(SWITCHED, seat, other, colour)
    state.phase = CHOOSE_GATHERING


def trade_squares(state: "GenesisState", one: i64, other: i64) -> None:
    """Let two angels of one region change places."""
    square = state.square[one]
    state.square[one] = state.square[other]
    state.square[other] = square


# GEN-5: moving


def legal_move(state: "GenesisState", legal: list[int]) -> None:
    """The void and every day that God has activated, but not the angel's own region (GEN-5.1)."""
    here = state.region[state.current_player]
    for region in range(state.gods_day + 1):
        if region != here or (state.components.move_in_place and state.round > 1):
            legal.append(MOVE + region)


def apply_move(state: "GenesisState", region: i64) -> None:
    """Move to the first empty square; the gap left behind closes (GEN-5.2, GEN-5.3)."""
    seat = state.current_player
    state.emit(MOVED, seat, state.region[seat], region)
    move_angel(state, seat, region)
    end_turn(state)


def move_angel(state: "GenesisState", angel: i64, region: i64) -> None:
    """Lift an angel out of its line, close the gap, and stand it at the end of another line."""
    left = state.region[angel]
    gap = state.square[angel]
    for other in range(state.n_players + 1):
        if state.region[other] == left and state.square[other] > gap:
            state.square[other] -= 1
    state.crowd[left] -= 1
    state.region[angel] = region
    state.square[angel] = state.crowd[region]
    state.crowd[region] += 1


# GEN-6: a day's work


def legal_work(state: "GenesisState", legal: list[int]) -> None:
    """Once on each of the days I to VI, for those who can pay (GEN-6.1, GEN-6.3)."""
    seat = state.current_player
    day = state.region[seat]
    if is_open_for_work(state, day) and state.circles[seat * REGIONS + day] == 0 and can_pay(state, day):
        legal.append(WORK)


def is_open_for_work(state: "GenesisState", day: i64) -> bool:
    """Days I to VI, also those that God has left (GEN-6.1)."""
    if day == VOID or day == REST_DAY:
        return False
    return state.components.past_days_open or day == state.gods_day


def can_pay(state: "GenesisState", day: i64) -> bool:
    """Say whether spare cubes can stand in for all missing ones, three for one (GEN-6.4)."""
    missing: i64 = 0
    spare: i64 = 0
    for colour in range(COLOURS):
        left = state.cubes[state.current_player * COLOURS + colour] - state.components.cost[day * COLOURS + colour]
        if left < 0:
            missing -= left
        else:
            spare += left
    return spare >= state.components.exchange * missing


def apply_work(state: "GenesisState") -> None:
    """Begin a day's work: pay at once where there is only one way to pay, else ask (GEN-6.5)."""
    payments: list[int] = []
    legal_payments(state, payments)
    if len(payments) == 1:
        apply_payment(state, payments[0])
    else:
        state.phase = CHOOSE_PAYMENT


def legal_payments(state: "GenesisState", legal: list[int]) -> None:
    """Every way to pay: each cube of the cost itself, or three cubes of other colours in its stead (GEN-6.4).

    ``replaced`` cubes of each colour are paid by exchange; the others carry what stands in for them. A colour that
    is both replaced and used for an exchange would only waste cubes, so such payments are not offered.
    """
    cost = state.components.cost
    day = state.region[state.current_player]
    first = day * COLOURS
    for chaos in range(cost[first + CHAOS] + 1):
        for matter in range(cost[first + MATTER] + 1):
            for life in range(cost[first + LIFE] + 1):
                add_payments(state, legal, chaos, matter, life)


def add_payments(state: "GenesisState", legal: list[int], chaos: i64, matter: i64, life: i64) -> None:
    """Add the payments that replace these numbers of chaos, matter and life cubes."""
    cost = state.components.cost
    first = state.region[state.current_player] * COLOURS
    pay_chaos = cost[first + CHAOS] - chaos
    pay_matter = cost[first + MATTER] - matter
    pay_life = cost[first + LIFE] - life
    due = state.components.exchange * (chaos + matter + life)
    hand = state.current_player * COLOURS
    spare_chaos: i64 = state.cubes[hand + CHAOS] - pay_chaos
    spare_matter: i64 = state.cubes[hand + MATTER] - pay_matter
    spare_life: i64 = state.cubes[hand + LIFE] - pay_life
    if spare_chaos < 0 or spare_matter < 0 or spare_life < 0:
        return
    most_chaos: i64 = 0 if chaos > 0 else min(spare_chaos, due)
    most_matter: i64 = 0 if matter > 0 else spare_matter
    most_life: i64 = 0 if life > 0 else spare_life
    for extra_chaos in range(most_chaos + 1):
        rest = due - extra_chaos
        for extra_matter in range(max(0, rest - most_life), min(most_matter, rest) + 1):
            extra_life = rest - extra_matter
            legal.append(payment(pay_chaos + extra_chaos, pay_matter + extra_matter, pay_life + extra_life))


def apply_payment(state: "GenesisState", chosen: i64) -> None:
    """Return the cubes to the stock and set a marker on the first empty circle (GEN-6.2)."""
    seat = state.current_player
    for colour in range(COLOURS):
        give_back(state, seat, colour, paid(chosen, colour))
    state.emit(PAID, seat, paid(chosen, CHAOS), paid(chosen, MATTER), paid(chosen, LIFE))
    day = state.region[seat]
    circle = mark_work(state, seat, day)
    state.emit(WORKED, seat, day, circle, state.components.points_for(day, circle))
    end_turn(state)


def mark_work(state: "GenesisState", angel: i64, day: i64) -> i64:
    """Set an angel's marker on the first empty circle of a day and return the circle."""
    circle: i64 = 1
    for other in range(state.n_players + 1):
        if state.circles[other * REGIONS + day] > 0:
            circle += 1
    state.circles[angel * REGIONS + day] = circle
    return circle


# GEN-7: the dark angel


def dark_angels_turn(state: "GenesisState") -> None:
    """Move to God's day, else work if leftmost there, else step to the left; idle once his work there is done."""
    dark = state.dark_angel
    here = state.region[dark]
    day = state.gods_day
    if here == REST_DAY or (day == VOID and not state.components.dark_angel_acts_at_once):
        state.emit(DARK_STAYED, NOBODY, here)
    elif here != day:
        state.emit(DARK_MOVED, NOBODY, here, day)
        move_angel(state, dark, day)
    elif state.circles[dark * REGIONS + day] > 0:
        state.emit(DARK_STAYED, NOBODY, here)
    elif state.square[dark] > 0:
        other = neighbour(state, dark, LEFT)
        trade_squares(state, dark, other)
        state.emit(DARK_SWITCHED, NOBODY, other)
    elif day == VOID:
        state.emit(DARK_STAYED, NOBODY, here)
    else:
        circle = mark_work(state, dark, day)
        state.emit(DARK_WORKED, NOBODY, day, circle, state.components.points_for(day, circle))


# GEN-8: God moves


def god_moves(state: "GenesisState") -> None:
    """Take God's next step; the evening of the seventh day ends the game (GEN-8.2)."""
    state.round += 1
    state.gods_day = (state.round + 1) // 3
    state.emit(GOD_MOVED, NOBODY, state.round - 1, state.gods_day)
    if state.round > ROUNDS:
        state.over = True
        state.emit(GAME_OVER, NOBODY)
