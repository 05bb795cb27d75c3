"""Cups: dice under cups, bids that go up, and somebody who does not believe them."""

from collections.abc import Sequence

from cosmogony.core.answers import EVERYONE, OWNER, Explanation
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.numbers import Bounds, Field
from cosmogony.core.rng import Rng
from cosmogony.core.state import Event, Setup
from cosmogony.texts import Message
from cups import board, explain, notation, numbers, rules, view
from cups.components import Components
from cups.state import CupsState, new_game


class Cups(Game[CupsState]):
    """The game, as everything around it knows it."""

    name = "cups"
    min_players = 2
    max_players = 6
    minutes_per_player = 8

    # What every game writes

    def deal(self, components: Components, setup: Setup, players: int, rng: Rng) -> CupsState:
        """Set up a new game."""
        return new_game(components, setup, players, rng)

    def view(self, state: CupsState, seat: int | None) -> view.CupsView:
        """Return what a seat may see."""
        return view.view(state, seat)

    # What this one adds

    def read_components(self, edition: Edition) -> Components:
        """Read the values of an edition."""
        return Components(edition)

    def text(self, state: CupsState, action: int) -> str:
        """Write an action."""
        return notation.text(action)

    def parse(self, state: CupsState, text: str) -> int:
        """Read an action."""
        return notation.parse(text)

    def message(self, state: CupsState, action: int) -> Message:
        """Say what an action means."""
        return notation.action_message(state, action)

    def prompt(self, state: CupsState) -> Message:
        """Tell the current player what to do."""
        return notation.prompt(state)

    def explain(self, state: CupsState, action: int) -> Explanation:
        """Say why an action is legal or not."""
        return explain.explain(state, action)

    def visibility(self, event: Event) -> str:
        """Own dice are seen by their owner only."""
        return OWNER if event.kind == rules.ROLLED else EVERYONE

    def event_message(self, state: CupsState, event: Event) -> Message:
        """Tell what happened."""
        return notation.event_message(event)

    def board(self, state: CupsState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the table as text."""
        return board.board(state, seat, lang, names)

    def bounds(self, components: Components, players: int) -> Bounds:
        """Return what no game oversteps."""
        return numbers.bounds(components, players)

    def observation_fields(self, players: int, components: Components | None = None) -> list[Field]:
        """Say what the numbers of an observation mean."""
        return numbers.observation_fields(players)

    def census(self, state: CupsState) -> dict[str, int]:
        """Count dice and stones, which are never lost."""
        return {"dice": sum(map(len, state.cups)), "stones": sum(state.stones)}
