"""Genesis in numbers: what a table cannot overstep, and what a seat sees as bytes. Everything lies open."""

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from cosmogony.core.numbers import Bounds, Field, amounts, flags, of
from cosmogony.core.observing import Kept, amount, distance, flag, seat_at
from cosmogony.games.genesis import events
from cosmogony.games.genesis.components import (
    CHAOS,
    COLOURS,
    LIFE,
    MATTER,
    OFFERS,
    REGIONS,
    REST_DAY,
    ROUNDS,
    SQUARES,
    VOID,
    Components,
)
from cosmogony.games.genesis.facts import next_circle
from cosmogony.games.genesis.rules import dark_angels_deed
from cosmogony.games.genesis.scoring import total

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState

IN_A_TURN: Final = 19
"""Three yields, six switches, eight moves, work, and declining to act."""
PHASES: Final = 4
DEEDS: Final = 4
DAYS: Final = 6
BLOCK: Final = REGIONS + SQUARES + 2 * DAYS + 1 + COLOURS + 2 * DAYS + OFFERS * COLOURS
"""Numbers of a player."""

# What one is written as
ROUND: Final = 12
SEATS: Final = 42
ANGELS: Final = 36
CUBES: Final = 10
CIRCLE: Final = 31
MISSING: Final = 21
POINTS: Final = 3
YIELD: Final = 28


def bounds(components: Components, players: int) -> Bounds:
    """Return what no game oversteps.

    A player chooses a starting cube, and in each of 21 turns an action and perhaps a payment. Before an action there
    may be switches: each pays a cube, and a turn brings no more cubes than the best bonus and the best yield.
    """
    received = most_essence(components.bonus, REGIONS) + most_essence(components.yields, REGIONS * SQUARES * OFFERS)
    return Bounds(
        actions=components.payments.end,
        choices=max(IN_A_TURN, components.payments.most_ways),
        length=players * (1 + 2 * ROUNDS + 1 + ROUNDS * received),
    )


def most_essence(amounts: vec[i64], places: i64) -> i64:
    """Return the most cubes, of all colours together, that one of some places gives."""
    most: i64 = 0
    for place in range(places):
        cubes: i64 = 0
        for colour in range(COLOURS):
            cubes += amounts[place * COLOURS + colour]
        most = max(most, cubes)
    return most


def observation_fields(players: int) -> list[Field]:
    """Say what stands where in an observation."""
    table = [
        amounts("round", 1, ROUND, "1 to 21"),
        flags("gods_day", REGIONS, "where God stands: before the first day, on I to VII"),
        flags("choosing", PHASES, "starting cube, action, gathering after a switch, payment"),
        flags("turn", players, "whose decision it is, from the seat that looks"),
        flags("starting_player", players, "who began the round"),
        amounts("turns_left", 1, SEATS, "turns still to finish in this round"),
        amounts("stock", COLOURS, CUBES, "chaos, matter, life"),
        amounts("next_circle", DAYS, CIRCLE, "by day I to VI: the first empty circle, 1 to 8 (none left)"),
        amounts("crowd", REGIONS, ANGELS, "angels in the void and on I to VII"),
        flags("dark_angel_next", DEEDS, "what he will do: move, switch, work, stay"),
    ]
    angel = [
        flags("region", REGIONS, "the void, I to VII"),
        flags("square", SQUARES, "from the left"),
        flags("worked", DAYS, "by day I to VI"),
        amounts("circle", DAYS, CIRCLE, "by day I to VI: where the work is marked, 1 to 7"),
        amounts("points", 1, POINTS, "as they stand"),
    ]
    player = [
        amounts("cubes", COLOURS, CUBES, "chaos, matter, life"),
        amounts("missing", DAYS, MISSING, "by day I to VI: cubes of its cost that the player does not hold"),
        flags("can_pay", DAYS, "by day I to VI: whether spare cubes can stand in for those"),
        amounts("yield", OFFERS * COLOURS, YIELD, "what the player's square offers, by choice and colour"),
    ]
    fields = table + of("dark_angel", angel)
    for place in range(players):
        fields += of("own" if place == 0 else f"next_{place}", angel + player)
    return fields


def observe(state: "GenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what a seat sees and return where it ends."""
    at = observe_table(state, seat, buffer, at)
    for place in range(state.n_players):
        at = observe_block(state, seat_at(seat, place, state.n_players), buffer, at)
    return at


def observe_next(state: "GenesisState", seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
    """Append what a seat sees; of players whose things have not changed, as it was last written."""
    kept.divide(BLOCK)
    at = len(buffer)
    buffer = extend(buffer, kept.table)
    observe_table(state, seat, buffer, at)
    return state.append_blocks(seat, buffer, kept)


def observe_block(state: "GenesisState", player: i64, buffer: vec[u8], at: i64) -> i64:
    """Write a player and the player's angel."""
    return observe_player(state, player, buffer, observe_angel(state, player, buffer, at))


def observe_table(state: "GenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what belongs to nobody, and the dark angel."""
    players = state.n_players
    amount(buffer, at, min(state.round, ROUNDS), ROUND)
    flag(buffer, at + 1 + state.gods_day)
    at += 1 + REGIONS
    flag(buffer, at + state.phase)
    at += PHASES
    if not state.over:
        flag(buffer, at + distance(seat, state.current_player, players))
    flag(buffer, at + players + distance(seat, state.starting_player, players))
    at += 2 * players
    amount(buffer, at, state.turns_left, SEATS)
    stock = state.stock
    for colour in range(COLOURS):
        amount(buffer, at + 1 + colour, stock[colour], CUBES)
    at += 1 + COLOURS
    for day in range(1, REST_DAY):
        amount(buffer, at + day - 1, next_circle(state, day), CIRCLE)
    at += DAYS
    crowd = state.crowd
    for region in range(REGIONS):
        amount(buffer, at + region, crowd[region], ANGELS)
    at += REGIONS
    if not state.over:
        deed, _target = dark_angels_deed(state)
        flag(buffer, at + deed - events.DARK_MOVED)
    return observe_angel(state, state.dark_angel, buffer, at + DEEDS)


def observe_angel(state: "GenesisState", angel: i64, buffer: vec[u8], at: i64) -> i64:
    """Write where an angel stands and what it has done."""
    flag(buffer, at + state.region[angel])
    flag(buffer, at + REGIONS + state.square[angel])
    at += REGIONS + SQUARES
    circles = state.circles
    for day in range(1, REST_DAY):
        circle = circles[angel * REGIONS + day]
        if circle > 0:
            flag(buffer, at + day - 1)
            amount(buffer, at + DAYS + day - 1, circle, CIRCLE)
    at += 2 * DAYS
    amount(buffer, at, total(state, angel), POINTS)
    return at + 1


def observe_player(state: "GenesisState", seat: i64, buffer: vec[u8], at: i64) -> i64:
    """Write what a player holds, and what it is good for."""
    cubes = state.cubes
    hand = seat * COLOURS
    for colour in range(COLOURS):
        amount(buffer, at + colour, cubes[hand + colour], CUBES)
    at += COLOURS
    observe_costs(state.components, cubes[hand + CHAOS], cubes[hand + MATTER], cubes[hand + LIFE], buffer, at)
    at += 2 * DAYS
    region = state.region[seat]
    if VOID <= region < REST_DAY:
        square = state.square[seat]
        first = (region * SQUARES + square) * OFFERS * COLOURS
        yields = state.components.yields
        for place in range(COLOURS * state.components.offers_at(region, square)):
            amount(buffer, at + place, yields[first + place], YIELD)
    return at + OFFERS * COLOURS


def observe_costs(components: Components, chaos: i64, matter: i64, life: i64, buffer: vec[u8], at: i64) -> None:
    """Write what cubes lack of each day's cost, and whether spare ones can stand in for it.

    As ``missing_and_spare`` says, but in one go: of all that is written this is the most.
    """
    cost = components.cost
    exchange = components.exchange
    held = chaos + matter + life
    place: i64 = COLOURS
    for day in range(DAYS):
        chaos_due = cost[place + CHAOS]
        matter_due = cost[place + MATTER]
        life_due = cost[place + LIFE]
        missing: i64 = max(0, chaos_due - chaos) + max(0, matter_due - matter) + max(0, life_due - life)
        amount(buffer, at + day, missing, MISSING)
        if held - chaos_due - matter_due - life_due + missing >= exchange * missing:
            flag(buffer, at + DAYS + day)
        place += COLOURS
