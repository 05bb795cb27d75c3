"""Genesis: In the Beginning (Peter Hansson, Gigantoskop 2010), for 2 to 6 players."""

from collections.abc import Sequence
from typing import Any

from cosmogony.core.edition import Edition
from cosmogony.core.game import EVERYONE, Explanation, Finding, Game, ScoreColumn, ScoreLine
from cosmogony.core.rng import Rng
from cosmogony.core.state import NOBODY, Event, Setup
from cosmogony.games.genesis import board, explain, findings, notation, scoring, view
from cosmogony.games.genesis.components import COLOURS, NUMERALS, REST_DAY, Components
from cosmogony.games.genesis.state import GenesisState, new_game
from cosmogony.texts import Message, Seat, message


class Genesis(Game[GenesisState]):
    """The game room: each verb opens the module that holds it."""

    name = "genesis"
    min_players = 2
    max_players = 6
    hides_nothing = True

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

    def message(self, state: GenesisState, action: int) -> Message:
        """Return what an action means."""
        return notation.action_message(state, action)

    def explain(self, state: GenesisState, action: int) -> Explanation:
        """Say why an action is legal or not."""
        return explain.explain(state, action)

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

    def board(self, state: GenesisState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, lang, names)

    def score_sheet(self, state: GenesisState) -> list[ScoreColumn]:
        """Return the rulebook's final table: work points by day, resting points, for all angels."""
        return [score_column(state, angel) for angel in range(state.n_players + 1)]

    def census(self, state: GenesisState) -> dict[str, int]:
        """Count cubes by colour and angels by place."""
        counts = {
            name: state.stock[colour] + sum(state.cubes[s * COLOURS + colour] for s in range(state.n_players))
            for colour, name in enumerate(notation.COLOUR_NAMES)
        }
        places = {(state.region[a], state.square[a]) for a in range(state.n_players + 1)}
        return counts | {"angels": len(places)}

    def findings(self, state: GenesisState) -> list[Finding]:
        """Tell what a finished game adds to the tables of simulations."""
        return findings.findings(state)


def score_column(state: GenesisState, angel: int) -> ScoreColumn:
    """Return one angel's column of the score sheet."""
    lines = [
        ScoreLine(message("genesis-score-day", numeral=NUMERALS[day]), scoring.work_points(state, angel, day))
        for day in range(1, REST_DAY)
    ]
    lines.append(ScoreLine(message("genesis-score-rest"), scoring.resting_points(state, angel)))
    dark = angel == state.dark_angel
    label = message("genesis-dark-angel") if dark else message("player-name", player=Seat(angel))
    return ScoreColumn(NOBODY if dark else angel, label, lines)
