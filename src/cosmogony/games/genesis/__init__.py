"""Genesis: In the Beginning (Peter Hansson, Gigantoskop 2010), for 2 to 6 players."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cosmogony.core.answers import EVERYONE, Description, Explanation, Finding, ScoreColumn
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.numbers import Bounds, Field
from cosmogony.core.rng import Rng
from cosmogony.core.state import Event, Setup
from cosmogony.games.genesis import (
    aims,
    board,
    census,
    describe,
    explain,
    findings,
    notation,
    numbers,
    regrets,
    score_sheet,
    teaching,
    view,
)
from cosmogony.games.genesis.components import Components
from cosmogony.games.genesis.evaluate import GenesisEvaluation
from cosmogony.games.genesis.state import GenesisState, new_game
from cosmogony.texts import Message

if TYPE_CHECKING:
    from cosmogony.lab.targets import Target


class Genesis(Game[GenesisState]):
    """The game room: each verb opens the module that holds it."""

    name = "genesis"
    min_players = 2
    max_players = 6
    rules_version = 2
    numbering = 2
    minutes_per_player = 7
    hides_nothing = True
    opponents: ClassVar[Mapping[str, str]] = {
        "comet": "greedy:noise=0.055,breadth=1,worlds=1",
        "moon": "ismcts:iterations=6",
        "planet": "ismcts:iterations=80",
        "star": "learned:iterations=20,search=400",
        "pulsar": "learned:iterations=270,search=1500,seconds=0.2",
        "quasar": "learned:iterations=1600,search=5000,seconds=0.2",
    }

    def read_components(self, edition: Edition) -> Components:
        """Turn an edition into the printed things."""
        return Components(edition)

    def deal(self, components: Any, setup: Setup, players: int, rng: Rng) -> GenesisState:
        """Set up a new game."""
        return new_game(components, setup, players, rng)

    def text(self, state: GenesisState, action: int) -> str:
        """Return the notation of an action."""
        return notation.text(state, action)

    def parse(self, state: GenesisState, text: str) -> int:
        """Return the action of a notation."""
        return notation.parse(state, text)

    def renumbered(self, state: GenesisState, action: int, numbering: int) -> int:
        """Payments once had their three amounts as digits for a number."""
        return state.components.payments.renumbered(action) if numbering == 1 else action

    def message(self, state: GenesisState, action: int) -> Message:
        """Return what an action means."""
        return notation.action_message(state, action)

    def explain(self, state: GenesisState, action: int) -> Explanation:
        """Say why an action is legal or not."""
        return explain.explain(state, action)

    def components_view(self, components: Any) -> view.GenesisComponents:
        """Return the printed things, for the screen."""
        return view.components_view(components)

    def view(self, state: GenesisState, seat: int | None) -> view.GenesisView:
        """Return what a seat may see."""
        return view.view(state, seat)

    def visibility(self, event: Event) -> str:
        """Everything in Genesis happens in the open."""
        return EVERYONE

    def event_message(self, state: GenesisState, event: Event) -> Message:
        """Return what an event tells."""
        return notation.event_message(state, event)

    def prompt(self, state: GenesisState) -> Message:
        """Tell the current player what to do now."""
        return notation.prompt(state)

    def goal(self, state: GenesisState, seat: int | None) -> Message | None:
        """Say what wins, and what this moment is about."""
        return teaching.goal(state)

    def note(self, state: GenesisState, event: Event) -> Message | None:
        """Say what an event means to somebody who meets it for the first time."""
        return teaching.note(state, event)

    def things(self, state: GenesisState, seat: int | None) -> list[str]:
        """List everything on the board."""
        return describe.things(state)

    def describe(self, state: GenesisState, seat: int | None, thing: str) -> Description | None:
        """Say what something on the board is and how it stands."""
        return describe.describe(state, seat, thing)

    def board(self, state: GenesisState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, lang, names)

    def score_sheet(self, state: GenesisState) -> list[ScoreColumn]:
        """Return the rulebook's final table: work points by day, resting points, for all angels."""
        return score_sheet.score_sheet(state)

    def census(self, state: GenesisState) -> dict[str, int]:
        """Count cubes by colour and angels by place."""
        return census.census(state)

    def findings(self, state: GenesisState) -> list[Finding]:
        """Tell what a finished game adds to the tables of simulations."""
        return findings.findings(state)

    def bounds(self, components: Any, players: int) -> Bounds:
        """Return what no game oversteps."""
        return numbers.bounds(components, players)

    def observation_fields(self, players: int, components: Any = None) -> list[Field]:
        """Say what the numbers of an observation mean."""
        return numbers.observation_fields(players)

    def evaluation(self) -> GenesisEvaluation:
        """Return what bots know about the game."""
        return GenesisEvaluation()

    def aims(self, before: GenesisState, after: GenesisState, seat: int) -> list[Message]:
        """Tell what a choice works towards."""
        return aims.aims(before, after, seat)

    def regrets(self, state: GenesisState, action: int) -> list[Message]:
        """Say what speaks against a choice."""
        return regrets.regrets(state, action)

    def targets(self) -> "Sequence[Target]":
        """Return what a balanced game looks like."""
        from cosmogony.games.genesis.targets import TARGETS

        return TARGETS
