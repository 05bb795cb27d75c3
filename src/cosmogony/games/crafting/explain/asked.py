"""The action that is asked about, and the values that an explanation may name."""

from collections.abc import Callable

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import components as c
from cosmogony.games.crafting.actions import argument, second_argument
from cosmogony.games.crafting.galaxy import count
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, POSITION
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.notation.messages import prompt
from cosmogony.games.crafting.rules import cards, energy, feats, gains, pieces
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Argument

FIRST_CLAUSE = (17, 1, 25, 9)
"""By control: the clause of the first power card of its deck."""
CARDS_OF_WAYS = {
    (a.LIFE_AT, a.STABLE_ANYWHERE): c.ABIOGENESIS,
    (a.LIFE_AT, a.BESIDE_STABLE): c.SPECIATION,
    (a.STAR_FROM, a.ANYWHERE): c.SHOOTING_STAR,
    (a.LIFE_FROM, a.DRIFT): c.GENETIC_DRIFT,
    (a.LIFE_FROM, a.DRIFT_ANYWHERE): c.GENETIC_DRIFT,
    (a.LIFE_FROM, a.JUMP_PROTO): c.WORMHOLE,
    (a.LIFE_FROM, a.JUMP_STABLE): c.WORMHOLE,
}


class Asked:
    """An action of the current choice: its kind and target, and what else it is about."""

    def __init__(self, state: CraftingState, kind: int, target: int) -> None:
        self.state, self.kind, self.target = state, kind, target
        self.seat = state.current_player
        self.galaxy = state.components.galaxy
        self.entry = gains.asked(state) if state.pending else 0
        self.hexagon = a.menu_hexagon(target) if kind == a.CRAFT else target

    @property
    def card(self) -> int:
        """The power card behind the action, NOBODY for none."""
        if self.kind == a.CRAFT:
            reward = self.target - a.MENU_DISCHARGE
            if a.MENU_USE <= self.target < a.MENU_COMPLETE:
                return pieces.power_in(self.state, self.target - a.MENU_USE)
            return feats.reward_card(reward) if a.REWARD_CARD <= reward < a.REWARD_NOTHING else NOBODY
        if self.kind in (a.PAY_ENERGY, a.SUPERNOVA, a.EITHER):
            return argument(self.entry)
        if self.kind == a.STAR_AT and 0 < second_argument(self.entry) < a.WHOLE_GALAXY:
            return c.RELATIVITY_DELTA + second_argument(self.entry) - 1
        return CARDS_OF_WAYS.get((self.kind, argument(self.entry)), NOBODY)

    @property
    def type(self) -> int:
        """The type of energy cards in question."""
        if self.kind == a.CRAFT:
            return self.target - (a.MENU_BUY if self.target < a.MENU_SELL else a.MENU_SELL)
        return argument(self.entry) if self.kind == a.SLOT else self.target

    @property
    def tile(self) -> int:
        """The nebula on the hexagon."""
        return pieces.tile_at(self.state, self.seat, self.hexagon)

    def card_clause(self, otherwise: str) -> str:
        """Return the clause of the power card, or another if there is none."""
        return otherwise if self.card == NOBODY else card_clause(self.card)

    def cards_needed(self) -> int:
        """Count the energy cards of one type that are needed."""
        components = self.state.components
        if self.kind == a.PAY_ENERGY:
            return components.cost_cards[self.card]
        if self.kind == a.DISCARD_CARD:
            return 1
        if self.kind == a.CRAFT and self.target >= a.MENU_SELL:
            return components.set_size
        return components.slot_cost[self.target] if self.kind == a.SLOT else cards.cheapest_slot(self.state)


def card_clause(card: int) -> str:
    """Return the clause of a power card."""
    return f"CRA-13.{FIRST_CLAUSE[c.control_of(card)] + card % c.POWERS_OF_A_TYPE}"


VALUES: dict[str, Callable[[Asked], Argument]] = {
    "space": lambda q: names.space_of(q.kind, q.galaxy, q.seat, q.target),
    "start": lambda q: names.space_of(q.kind, q.galaxy, q.seat, argument(q.entry)),
    "starting_space": lambda q: names.life_space(q.galaxy, q.seat, q.galaxy.starting_life),
    "hexagon": lambda q: names.hexagon(q.galaxy, q.seat, q.hexagon),
    "hexagon_to_touch": lambda q: names.hexagon(q.galaxy, q.seat, argument(q.entry) - 1),
    "sector": lambda q: names.sector(second_argument(q.entry) - 1),
    "type": lambda q: names.control(q.type),
    "end": lambda q: names.control(energy.next_control(q.state, energy.shift_start(q.state, q.target))),
    "star": lambda q: names.star(q.target - a.MENU_DISCHARGE if q.kind == a.CRAFT else q.target),
    "card": lambda q: names.power(q.card),
    "effect": lambda q: names.power_text(q.card),
    "needs": lambda q: names.needs(q.state.components, q.tile),
    "prompt": lambda q: prompt(q.state),
    "left": lambda q: q.state.power_left[q.type],
    "held": lambda q: cards.in_hand(q.state, q.type),
    "needed": lambda q: q.cards_needed(),
    "slot": lambda q: q.target + 1 - (a.MENU_USE if q.kind == a.CRAFT else 0),
    "slot_alike": lambda q: cards.first_alike(q.state, q.target) + 1,
    "size": lambda q: q.target + 1,
    "steps": lambda q: q.state.shifts_left,
    "position": lambda q: q.state.chamber[q.seat * CHAMBER_FIELDS + POSITION],
    "discharge": lambda q: feats.discharge_points(q.state, q.target - a.MENU_DISCHARGE),
    "points": lambda q: q.state.components.tile_points[q.tile],
    "missing": lambda q: pieces.missing_stars(q.state, q.seat, q.hexagon, q.tile),
    "life": lambda q: count(pieces.life(q.state, q.seat) & q.galaxy.sides[q.hexagon]),
    "tokens": lambda q: pieces.advanced_on(q.state, q.seat, q.hexagon),
}
"""What a message may name."""
