"""Cosmogenesis (Yves Tourigny, Ludonova 2017), for 2 to 4 players."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cosmogony.core.answers import EVERYONE, OTHERS, OWNER, Description, Explanation, Finding, ScoreColumn
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.numbers import Bounds, Field
from cosmogony.core.rng import Rng
from cosmogony.core.state import Event, Setup
from cosmogony.games.cosmogenesis import (
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
from cosmogony.games.cosmogenesis.components import Components
from cosmogony.games.cosmogenesis.evaluate import CosmogenesisEvaluation
from cosmogony.games.cosmogenesis.state import CosmogenesisState, new_game
from cosmogony.games.cosmogenesis.view import CosmogenesisComponents
from cosmogony.texts import Message

if TYPE_CHECKING:
    from cosmogony.lab.targets import Target


class Cosmogenesis(Game[CosmogenesisState]):
    """The game room: each verb opens the module that holds it."""

    name = "cosmogenesis"
    min_players = 2
    max_players = 4
    rules_version = 2
    minutes_per_player = 13
    opponents: ClassVar[Mapping[str, str]] = {
        "planet": "learned:iterations=8,search=20",
        "star": "learned:iterations=32,search=100",
    }

    def read_components(self, edition: Edition) -> Components:
        """Turn an edition into the printed things."""
        return Components(edition)

    def deal(self, components: Any, setup: Setup, players: int, rng: Rng) -> CosmogenesisState:
        """Set up a new game."""
        return new_game(components, setup, players, rng)

    def text(self, state: CosmogenesisState, action: int) -> str:
        """Return the notation of an action."""
        return notation.text(state, action)

    def parse(self, state: CosmogenesisState, text: str) -> int:
        """Return the action of a notation."""
        return notation.parse(state, text)

    def message(self, state: CosmogenesisState, action: int) -> Message:
        """Return what an action means."""
        return notation.action_message(state, action)

    def explain(self, state: CosmogenesisState, action: int) -> Explanation:
        """Say why an action is legal or not."""
        return explain.explain(state, action)

    def view(self, state: CosmogenesisState, seat: int | None) -> view.CosmogenesisView:
        """Return what a seat may see."""
        return view.view(state, seat)

    def visibility(self, event: Event) -> str:
        """Everything happens in the open but the choice of the first planetary objective."""
        if event.kind == events.KEPT:
            return OWNER
        return OTHERS if event.kind == events.KEPT_ONE else EVERYONE

    def event_message(self, state: CosmogenesisState, event: Event) -> Message:
        """Return what an event tells."""
        return notation.event_message(state, event)

    def prompt(self, state: CosmogenesisState) -> Message:
        """Tell the current player what to do now."""
        return notation.prompt(state)

    def goal(self, state: CosmogenesisState, seat: int | None) -> Message | None:
        """Say what wins, and what this moment is about."""
        return teaching.goal(state)

    def note(self, state: CosmogenesisState, event: Event) -> Message | None:
        """Say what an event means to somebody who meets it for the first time."""
        return teaching.note(state, event)

    def things(self, state: CosmogenesisState, seat: int | None) -> list[str]:
        """List everything that lies open to a seat."""
        return describe.things(state, seat)

    def describe(self, state: CosmogenesisState, seat: int | None, thing: str) -> Description | None:
        """Say what something is and how it stands."""
        return describe.describe(state, seat, thing)

    def board(self, state: CosmogenesisState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, seat, lang, names)

    def score_sheet(self, state: CosmogenesisState) -> list[ScoreColumn]:
        """Return the score pad of the rulebook, one column a player (COS-13)."""
        return score_sheet.score_sheet(state)

    def components_view(self, components: Any) -> CosmogenesisComponents:
        """Return the printed things that a board is drawn with."""
        return view.components_view(components)

    def census(self, state: CosmogenesisState) -> dict[str, int]:
        """Count all tokens and tiles by kind, wherever they are."""
        return census.census(state)

    def findings(self, state: CosmogenesisState) -> list[Finding]:
        """Tell how often each tile was taken and revealed and what it paid."""
        return findings.findings(state)

    def bounds(self, components: Any, players: int) -> Bounds:
        """Return what no game oversteps."""
        return numbers.bounds(components, players)

    def observation_fields(self, players: int, components: Any = None) -> list[Field]:
        """Say what the numbers of an observation mean."""
        return numbers.observation_fields(players)

    def evaluation(self) -> CosmogenesisEvaluation:
        """Return what bots know about the game."""
        return CosmogenesisEvaluation()

    def aims(self, before: CosmogenesisState, after: CosmogenesisState, seat: int) -> list[Message]:
        """Tell what a choice works towards."""
        return aims.aims(before, after, seat)

    def regrets(self, state: CosmogenesisState, action: int) -> list[Message]:
        """Say what speaks against a choice."""
        return regrets.regrets(state, action)

    def targets(self) -> "Sequence[Target]":
        """Return what a balanced game looks like."""
        from cosmogony.games.cosmogenesis.targets import TARGETS

        return TARGETS
