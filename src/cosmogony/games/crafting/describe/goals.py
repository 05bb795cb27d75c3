"""What the goals count, who has how much of it, and which pieces count."""

from cosmogony.core.answers import Description
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting.components import GOAL_NAMES, size_of
from cosmogony.games.crafting.describe.common import what
from cosmogony.games.crafting.galaxy import count, first
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.rules import pieces
from cosmogony.games.crafting.scoring import DELTA, PHI, PSI, civilised_stars, goal_amount, goal_points, goal_round
from cosmogony.games.crafting.state import CraftingState
from cosmogony.games.crafting.view import spaces_of
from cosmogony.texts import Seat

FIRST_CLAUSE = 6
"""The clause of the first goal in chapter 11."""
SECTORS = {
    c.NEBULAE_DELTA: DELTA,
    c.NEBULAE_PSI: PSI,
    c.NEBULAE_PHI: PHI,
    c.LIFE_DELTA: DELTA,
    c.LIFE_PSI: PSI,
    c.LIFE_PHI: PHI,
}
STARS = {c.CARBON_STARS: c.C, c.HELIUM_STARS: c.HE, c.OXYGEN_STARS: c.O}


def describe(state: CraftingState, seat: int | None, name: str) -> Description:
    """Describe a goal that is or was on the track."""
    goal = GOAL_NAMES.index(name)
    place = list(state.goals).index(goal)
    turn = goal_round(state.components, place)
    prizes = {"first": state.components.first_place, "second": state.components.second_place}
    does = what("goal", rule=what(f"goal-{name}"), round=turn, **prizes)
    now = [what("goal-scored")] if state.round > turn or state.over else []
    for player in range(state.n_players):
        amount, points = goal_amount(state, goal, player), goal_points(state, goal, player)
        now.append(what("goal-now", player=Seat(player), amount=amount, points=points))
    counts = [] if seat is None else [f"{seat}/{piece}" for piece in counted(state, goal, seat)]
    clauses = ["CRA-11.1", f"CRA-11.{FIRST_CLAUSE + goal}"]
    return Description(what("goal-name", goal=names.goal(goal)), does, now, clauses, counts)


def counted(state: CraftingState, goal: int, seat: int) -> list[str]:
    """List a player's pieces that count for a goal, by notation."""
    if goal in (c.STABLE_LIFE, c.PROTO_LIFE, c.LIFE_DELTA, c.LIFE_PSI, c.LIFE_PHI):
        return [names.life_name(space) for space in spaces_of(_life(state, goal, seat))]
    if goal in (c.NEBULAE_DELTA, c.NEBULAE_PSI, c.NEBULAE_PHI, c.SMALL_NEBULAE):
        return [names.hexagon_name(state.components.galaxy, number) for number in _nebulae(state, goal, seat)]
    if goal == c.CRYSTALS_SCORED:
        return ["chamber"]
    return [names.star_name(space) for space in spaces_of(_stars(state, goal, seat))]


def _life(state: CraftingState, goal: int, seat: int) -> int:
    if goal == c.STABLE_LIFE:
        return pieces.stable(state, seat)
    if goal == c.PROTO_LIFE:
        return pieces.proto(state, seat)
    return pieces.life(state, seat) & state.components.galaxy.sector_life[SECTORS[goal]]


def _nebulae(state: CraftingState, goal: int, seat: int) -> list[int]:
    done = spaces_of(pieces.completed(state, seat))
    if goal == c.SMALL_NEBULAE:
        return [number for number in done if size_of(pieces.tile_at(state, seat, number)) == 0]
    return [number for number in done if state.components.galaxy.sector[number] == SECTORS[goal]]


def _stars(state: CraftingState, goal: int, seat: int) -> int:
    if goal in STARS:
        return pieces.stars_of(state, seat, STARS[goal])
    if goal == c.SUPERNOVAE:
        return pieces.supernovae(state, seat)
    return civilised_stars(state, seat) if goal == c.CIVILISED_STARS else _group(state, seat)


def _group(state: CraftingState, seat: int) -> int:
    """Return the largest group of adjacent stars."""
    galaxy, left, largest = state.components.galaxy, pieces.stars(state, seat), 0
    while left:
        group = galaxy.reached(galaxy.star_neighbours, left, first(left))
        largest = max(largest, group, key=count)
        left &= ~group
    return largest
