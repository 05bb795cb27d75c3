"""Crafting the Cosmos for bots: nebulae by the stars they still need, life around them, the time chamber, the goals.

Read as advice: put every star where two nebulae need it; ring completed nebulae with life, stable where it can be;
keep crystals coming, for every discharge is worth more than the one before; and never end a turn with pieces beside
the board.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.evaluation import Evaluation
from cosmogony.core.state import NOBODY, State, zeros
from cosmogony.games.crafting.actions import (
    CONVERT,
    CRAFT,
    DISCARD_STAR,
    KEEP_CARD,
    LIFE_AT,
    MENU_BUY,
    MENU_COMPLETE,
    MENU_DISCHARGE,
    MENU_END,
    MENU_MOVE_STAR,
    MENU_SELL,
    MENU_STABILISE,
    MENU_USE,
    MOVE_ENERGY,
    OMEGA,
    OMEGA_NOTHING,
    STAR_AT,
    STOP,
    TILE_AT,
    UNDER_DECK,
    argument,
    kind_of,
    target_of,
)
from cosmogony.games.crafting.components import CHAMBER, ELEMENTS, SLOTS
from cosmogony.games.crafting.galaxy import MOST_HEXAGONS, count, first, has
from cosmogony.games.crafting.habits import HABITS, WIDE, beside, habit, lack, open_corners
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    DNA_SLIDER,
    ENERGY,
    GRAVITON_SLIDER,
    HELD_LIFE,
    POSITION,
    READY,
    SCORED,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.rules.agenda import current_kind
from cosmogony.games.crafting.rules.pieces import (
    completed,
    hand_size,
    life,
    missing_stars,
    stable,
    stars_of,
    tile_at,
)
from cosmogony.games.crafting.scoring import advanced_points, arriving_goal, goal_points, goal_round, open_points
from cosmogony.games.crafting.state import CraftingState

STAGES: Final = 8
ADVANCED_LIFE: Final = 6.0
"""Points that an advanced life is worth, about."""


class CraftingEvaluation(Evaluation):
    """Points, advanced life, nebulae in the making, life around nebulae, the chamber, goals, means."""

    lacks: vec[i64]
    """Room for what each nebula lacks."""

    def __init__(self) -> None:
        names = ["points", "advanced", "nebulae", "life", "chamber", "goals", "means"]
        super().__init__(14.0, names, 48, STAGES, HABITS)
        self.lacks = zeros(MOST_HEXAGONS)

    def parts(self, state: State, seat: i64) -> list[float]:
        """Return what a seat may hope for."""
        assert isinstance(state, CraftingState)
        points = float(open_points(state, seat))
        if state.over:
            return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        time = time_left(state)
        return [
            points,
            float(advanced_points(state, seat)),
            nebulae(state, seat, time),
            life_hope(state, seat, time),
            chamber(state, seat, time),
            goal_hope(state, seat),
            means(state, seat, time),
        ]

    def urge(self, state: State, action: i64) -> i64:
        """Score what can be scored, place what lies beside the board where it is needed, then think of the rest."""
        assert isinstance(state, CraftingState)
        if len(self.habits) > 0:
            return self.learned_urge(state, action)
        kind = kind_of(action)
        target = target_of(action)
        if kind == CRAFT:
            return urge_in_menu(target)
        if target == STOP:
            return 2
        if kind == STAR_AT:
            return urge_for_star(state, target, argument(state.agenda[state.pending - 1]))
        if kind == LIFE_AT:
            return urge_for_life(state, target)
        if kind == TILE_AT:
            return urge_for_tile(state, target)
        if kind == DISCARD_STAR:
            return 20 - 4 * min(4, open_corners(state, target))
        if kind == CONVERT:
            return 4 + 6 * open_corners(state, target)
        if kind == OMEGA:
            return 1 if target == OMEGA_NOTHING else 10
        return 10

    def add_urges(self, state: State, legal: list[int], sums: vec[i64]) -> i64:
        """Add up the urges; a star has many spaces, which are looked at together."""
        assert isinstance(state, CraftingState)
        if kind_of(legal[0]) == STAR_AT:
            element = argument(state.agenda[state.pending - 1])
            if element < ELEMENTS:
                if len(self.habits) > 0:
                    return self.add_learned_urges_for_star(state, element, legal, sums)
                return add_urges_for_star(state, element, legal, sums)
        total: i64 = 0
        index: i64 = 0
        for action in legal:
            total += self.urge(state, action)
            sums[index] = total
            index += 1
        return total

    def add_learned_urges_for_star(self, state: CraftingState, element: i64, legal: list[int], sums: vec[i64]) -> i64:
        """Add up what was learned for all spaces; what each nebula lacks is looked up once."""
        galaxy = state.components.galaxy
        lacks = self.lacks
        for hexagon in range(galaxy.hexagons):
            lacks[hexagon] = lack(state, state.current_player, hexagon, element)
        at: i64 = self.stage(state) * HABITS + STAR_AT * WIDE
        total: i64 = 0
        index: i64 = 0
        for action in legal:
            target = target_of(action)
            kind: i64 = target if target == STOP else 0
            touching: i64 = 0 if target == STOP else galaxy.hexagons_at_star[target]
            while touching != 0:
                kind = beside(kind, lacks[first(touching)])
                touching &= touching - 1
            total += self.habits[at + kind]
            sums[index] = total
            index += 1
        return total

    def stage(self, state: State) -> i64:
        """Every round is a stage; late ones count as one."""
        assert isinstance(state, CraftingState)
        return min(state.round, STAGES) - 1

    def habit(self, state: State, action: i64) -> i64:
        """Return what kind of choice an action is."""
        assert isinstance(state, CraftingState)
        return habit(state, action)

    def settled(self, state: State) -> bool:
        """A choice is whole when the craft menu is open again or a turn begins."""
        assert isinstance(state, CraftingState)
        kind = current_kind(state)
        if kind == MOVE_ENERGY:
            return state.shifts_left == state.components.steps
        return kind == CRAFT and state.phase != ENERGY

    def public(self, action: i64) -> bool:
        """Which power cards are kept and put back from those drawn is the player's own affair."""
        kind = kind_of(action)
        return kind != KEEP_CARD and kind != UNDER_DECK


def time_left(state: CraftingState) -> float:
    """Return how much of a hope the rounds still to come can fulfil, from 0 to 1."""
    last_round = goal_round(state.components, state.components.goals_in_play - 1)
    rounds = float(last_round - state.round) + float(state.turns_left) / float(state.n_players)
    return min(1.0, rounds / 4.0)


def nebulae(state: CraftingState, seat: i64, time: float) -> float:
    """Add a share of the points of each open nebula, by how few stars it lacks."""
    hope = 0.0
    done = completed(state, seat)
    for hexagon in range(state.components.galaxy.hexagons):
        tile = tile_at(state, seat, hexagon)
        if tile == NOBODY or has(done, hexagon):
            continue
        lacking = missing_stars(state, seat, hexagon, tile)
        points = float(state.components.tile_points[tile])
        if lacking == 0:
            hope += 0.93 * points
        else:
            progress = 1.0 - float(lacking) / float(state.components.tile_stars[tile] + 1)
            hope += 0.75 * points * progress * progress * time
    return hope


def life_hope(state: CraftingState, seat: i64, time: float) -> float:
    """Life counts by how nearly it rings a nebula, most of all a completed one; stable life lasts."""
    galaxy = state.components.galaxy
    present = life(state, seat)
    done = completed(state, seat)
    hope = 0.0
    for hexagon in range(galaxy.hexagons):
        if state.advanced[seat * galaxy.hexagons + hexagon] != 0:
            continue
        around = count(present & galaxy.sides[hexagon])
        if around == 0:
            continue
        share = float(around * around) / 36.0
        if has(done, hexagon):
            hope += (0.95 if around == 6 else 0.7 * share) * ADVANCED_LIFE
        elif tile_at(state, seat, hexagon) != NOBODY:
            hope += 0.35 * share * ADVANCED_LIFE
        else:
            hope += 0.1 * share * ADVANCED_LIFE
    return (hope + 0.12 * float(count(stable(state, seat)))) * time


def chamber(state: CraftingState, seat: i64, time: float) -> float:
    """Crystals that wait are nearly points; one on the track counts by how far it is."""
    at = seat * CHAMBER_FIELDS
    scored = state.chamber[at + SCORED]
    hope = 0.0
    for crystal in range(state.chamber[at + READY]):
        if scored + crystal < CHAMBER:
            hope += 0.95 * float(state.components.chamber_points[scored + crystal])
    following = scored + state.chamber[at + READY]
    if following < CHAMBER and state.chamber[at + POSITION] >= 0:
        way = float(state.chamber[at + POSITION] + 1) / float(state.components.track + 1)
        hope += 0.7 * way * float(state.components.chamber_points[following]) * time
    return hope


def goal_hope(state: CraftingState, seat: i64) -> float:
    """The goal that scores next counts for most of its points as things stand, the one after it for some."""
    index = max(0, arriving_goal(state))
    hope = 0.0
    weight = 0.6
    while index < state.goals_shown and index < state.components.goals_in_play:
        hope += weight * float(goal_points(state, state.goals[index], seat))
        weight *= 0.5
        index += 1
    return hope


def means(state: CraftingState, seat: i64, time: float) -> float:
    """Cards, powers, and what lies beside the board to be placed."""
    value = 0.35 * float(min(hand_size(state, seat), 10))
    for slot in range(SLOTS):
        if state.powers[seat * SLOTS + slot] != NOBODY:
            value += 2.2
    if seat == state.current_player:
        for element in range(ELEMENTS):
            value += (0.8 if element < 2 else 1.2) * float(state.held[element])
        value += 0.7 * float(state.held[HELD_LIFE]) + 0.9 * float(state.held[SUPERNOVA_SLIDER])
        value += 0.3 * float(state.held[DNA_SLIDER]) + 0.2 * float(state.held[GRAVITON_SLIDER])
        value += 0.7 * float(len(state.held_tiles))
    return value * time


def urge_in_menu(entry: i64) -> i64:
    """Score, place, buy and use; sell and end last."""
    if entry == MENU_END:
        return 3
    if entry >= MENU_COMPLETE:
        return 200
    if entry >= MENU_USE:
        return 30
    if entry >= MENU_SELL:
        return 2
    if entry >= MENU_BUY:
        return 40
    if entry >= MENU_DISCHARGE:
        return 60
    if entry >= MENU_MOVE_STAR:
        return 3
    if entry == MENU_STABILISE:
        return 12
    return 40


def urge_for_star(state: CraftingState, space: i64, element: i64) -> i64:
    """A star belongs where open nebulae need its element."""
    urge: i64 = 2
    if element >= ELEMENTS:
        return urge
    seat = state.current_player
    galaxy = state.components.galaxy
    touching = galaxy.hexagons_at_star[space] & ~completed(state, seat)
    while touching != 0:
        hexagon = first(touching)
        touching &= touching - 1
        tile = tile_at(state, seat, hexagon)
        if tile != NOBODY:
            there = count(galaxy.corners[hexagon] & stars_of(state, seat, element))
            if state.components.needs[tile * ELEMENTS + element] > there:
                urge += 20
    return urge


def add_urges_for_star(state: CraftingState, element: i64, legal: list[int], sums: vec[i64]) -> i64:
    """Add up the same for all spaces: by open nebulae that need the element, of which a space touches three at most."""
    seat = state.current_player
    galaxy = state.components.galaxy
    done = completed(state, seat)
    present = stars_of(state, seat, element)
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    for hexagon in range(galaxy.hexagons):
        tile = tile_at(state, seat, hexagon)
        if tile != NOBODY and not has(done, hexagon):
            corners = galaxy.corners[hexagon]
            if state.components.needs[tile * ELEMENTS + element] > count(corners & present):
                thrice |= twice & corners
                twice |= once & corners
                once |= corners
    total: i64 = 0
    index: i64 = 0
    for action in legal:
        space = target_of(action)
        needed = ((once >> space) & 1) + ((twice >> space) & 1) + ((thrice >> space) & 1)
        total += 2 + 20 * needed
        sums[index] = total
        index += 1
    return total


def urge_for_life(state: CraftingState, space: i64) -> i64:
    """Life belongs beside nebulae that are completed or will be, where other life is already."""
    seat = state.current_player
    galaxy = state.components.galaxy
    done = completed(state, seat)
    urge: i64 = 2
    touching = galaxy.hexagons_at_life[space]
    while touching != 0:
        hexagon = first(touching)
        touching &= touching - 1
        if tile_at(state, seat, hexagon) != NOBODY:
            around = count(life(state, seat) & galaxy.sides[hexagon])
            urge += (4 if has(done, hexagon) else 2) * around
    return urge


def urge_for_tile(state: CraftingState, hexagon: i64) -> i64:
    """A nebula belongs where stars are already."""
    seat = state.current_player
    corners = state.components.galaxy.corners[hexagon]
    there: i64 = 0
    for element in range(ELEMENTS):
        there += count(corners & stars_of(state, seat, element))
    return 4 + 6 * there
