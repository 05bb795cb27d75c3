"""Cosmogenesis (Yves Tourigny, Ludonova 2017), for 2 to 4 players."""

from collections.abc import Sequence
from typing import Any

from cosmogony.core.edition import Edition
from cosmogony.core.game import EVERYONE, OTHERS, OWNER, Explanation, Finding, Game, ScoreColumn, ScoreLine
from cosmogony.core.rng import Rng
from cosmogony.core.state import Event, Setup
from cosmogony.games.cosmogenesis import board, census, events, explain, notation, scoring, view
from cosmogony.games.cosmogenesis.components import Components
from cosmogony.games.cosmogenesis.notation.findings import findings
from cosmogony.games.cosmogenesis.state import CosmogenesisState, new_game
from cosmogony.games.cosmogenesis.view import TileView, printed_tiles
from cosmogony.texts import Message, Seat, message


class Cosmogenesis(Game[CosmogenesisState]):
    """The game room: each verb opens the module that holds it."""

    name = "cosmogenesis"
    min_players = 2
    max_players = 4

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

    def board(self, state: CosmogenesisState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, seat, lang, names)

    def score_sheet(self, state: CosmogenesisState) -> list[ScoreColumn]:
        """Return the score pad of the rulebook, one column a player (COS-13)."""
        return [score_column(state, seat) for seat in range(state.n_players)]

    def tiles(self, edition: Edition) -> list[TileView]:
        """Return all objectives and exotic objects as they are printed."""
        return printed_tiles(self.components(edition))

    def census(self, state: CosmogenesisState) -> dict[str, int]:
        """Count all tokens and tiles by kind, wherever they are."""
        return census.census(state)

    def findings(self, state: CosmogenesisState) -> list[Finding]:
        """Tell how often each tile was taken and revealed and what it paid."""
        return findings(state)


def score_column(state: CosmogenesisState, seat: int) -> ScoreColumn:
    """Return one player's column of the score sheet."""
    lines = {
        "planetary": scoring.planetary_points(state, seat),
        "stellar": scoring.stellar_points(state, seat),
        "life": scoring.life_points(state, seat),
        "exotic": scoring.exotic_points(state, seat),
        "belt": scoring.belt_points(state, seat),
        "monolith": scoring.monolith_points(state, seat),
    }
    return ScoreColumn(
        seat,
        message("player-name", player=Seat(seat)),
        [ScoreLine(message(f"cosmogenesis-score-{name}"), points) for name, points in lines.items()],
    )
