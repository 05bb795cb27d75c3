"""Crafting the Cosmos (David Gordon and TAM, Office Dog), for 2 to 4 players."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cosmogony.core.answers import EVERYONE, OTHERS, OWNER, Description, Explanation, Finding, ScoreColumn
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.numbers import Bounds, Field
from cosmogony.core.rng import Rng
from cosmogony.core.state import Event, Setup
from cosmogony.games.crafting import (
    aims,
    board,
    census,
    describe,
    events,
    explain,
    findings,
    notation,
    numbers,
    regrets,
    score_sheet,
    teaching,
    view,
)
from cosmogony.games.crafting.components import Components
from cosmogony.games.crafting.evaluate import CraftingEvaluation
from cosmogony.games.crafting.state import CraftingState, new_game
from cosmogony.games.crafting.view import CraftingComponents
from cosmogony.texts import Message

if TYPE_CHECKING:
    from cosmogony.lab.targets import Target


class Crafting(Game[CraftingState]):
    """The game room: each verb opens the module that holds it."""

    name = "crafting"
    rules_version = 2
    min_players = 2
    max_players = 4
    minutes_per_player = 20
    opponents: ClassVar[Mapping[str, str]] = {
        "moon": "greedy:noise=0.048,breadth=3,worlds=1",
        "planet": "greedy:noise=0.022,breadth=3,worlds=1",
        "star": "greedy:noise=0.012,breadth=6,worlds=1",
        "pulsar": "learned:iterations=10,search=60,seconds=0.2",
        "quasar": "learned:iterations=120,search=400,seconds=0.2",
    }

    def read_components(self, edition: Edition) -> Components:
        """Turn an edition into the printed things."""
        return Components(edition)

    def deal(self, components: Any, setup: Setup, players: int, rng: Rng) -> CraftingState:
        """Set up a new game."""
        return new_game(components, setup, players, rng)

    def text(self, state: CraftingState, action: int) -> str:
        """Return the notation of an action."""
        return notation.text(state, action)

    def parse(self, state: CraftingState, text: str) -> int:
        """Return the action of a notation."""
        return notation.parse(state, text)

    def message(self, state: CraftingState, action: int) -> Message:
        """Return what an action means."""
        return notation.action_message(state, action)

    def explain(self, state: CraftingState, action: int) -> Explanation:
        """Say why an action is legal or not."""
        return explain.explain(state, action)

    def view(self, state: CraftingState, seat: int | None) -> view.CraftingView:
        """Return what a seat may see."""
        return view.view(state, seat)

    def components_view(self, components: Any) -> CraftingComponents:
        """Return the printed things."""
        return view.components_view(components)

    def visibility(self, event: Event) -> str:
        """Draws are seen by their owner; the others see only that something was drawn."""
        if event.kind in events.FOR_OWNER:
            return OWNER
        return OTHERS if event.kind in events.FOR_OTHERS else EVERYONE

    def event_message(self, state: CraftingState, event: Event) -> Message:
        """Return what an event tells."""
        return notation.event_message(state, event)

    def prompt(self, state: CraftingState) -> Message:
        """Tell the current player what to do now."""
        return notation.prompt(state)

    def goal(self, state: CraftingState, seat: int | None) -> Message | None:
        """Say what wins, and what this moment is about."""
        return teaching.goal(state)

    def note(self, state: CraftingState, event: Event) -> Message | None:
        """Say what an event means to somebody who meets it for the first time."""
        return teaching.note(state, event)

    def things(self, state: CraftingState, seat: int | None) -> list[str]:
        """List everything that lies open."""
        return describe.things(state, seat)

    def describe(self, state: CraftingState, seat: int | None, thing: str) -> Description | None:
        """Say what something on the boards is and how it stands."""
        return describe.describe(state, seat, thing)

    def board(self, state: CraftingState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, seat, lang, names)

    def score_sheet(self, state: CraftingState) -> list[ScoreColumn]:
        """Return points by source; advanced life counts once it is shown."""
        return score_sheet.score_sheet(state)

    def census(self, state: CraftingState) -> dict[str, int]:
        """Count all pieces by kind, wherever they are."""
        return census.census(state)

    def findings(self, state: CraftingState) -> list[Finding]:
        """Tell what a finished game adds to the tables of simulations."""
        return findings.findings(state)

    def bounds(self, components: Any, players: int) -> Bounds:
        """Return what no game oversteps."""
        return numbers.bounds(components, players)

    def observation_fields(self, players: int, components: Any = None) -> list[Field]:
        """Say what the numbers of an observation mean."""
        return numbers.observation_fields(players, components or self.components(self.edition))

    def evaluation(self) -> CraftingEvaluation:
        """Return what bots know about the game."""
        return CraftingEvaluation()

    def aims(self, before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
        """Tell what a choice works towards."""
        return aims.aims(before, after, seat)

    def regrets(self, state: CraftingState, action: int) -> list[Message]:
        """Say what speaks against a choice."""
        return regrets.regrets(state, action)

    def targets(self) -> "Sequence[Target]":
        """Return what a balanced game looks like."""
        from cosmogony.games.crafting.targets import TARGETS

        return TARGETS
