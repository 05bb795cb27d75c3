"""Crafting the Cosmos (David Gordon and TAM, Office Dog), for 2 to 4 players."""

from collections.abc import Sequence
from typing import Any

from cosmogony.core.edition import Edition
from cosmogony.core.game import EVERYONE, OTHERS, OWNER, Explanation, Finding, Game, ScoreColumn, ScoreLine
from cosmogony.core.rng import Rng
from cosmogony.core.state import NOBODY, Event, Setup
from cosmogony.games.crafting import board, events, explain, findings, notation, view
from cosmogony.games.crafting.components import (
    CHAMBER,
    CONTROLS,
    ELEMENTS,
    GROUP_1,
    SIZES,
    SYMBOLS,
    Components,
)
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISCARDS,
    DISPLAY,
    GONE,
    HELD_LIFE,
    LAYERS,
    LIFE_LEFT,
    POINT_KINDS,
    POSITION,
    READY,
    SCORED,
    SPARES,
)
from cosmogony.games.crafting.rules.pieces import life
from cosmogony.games.crafting.scoring import advanced_points
from cosmogony.games.crafting.state import CraftingState, new_game
from cosmogony.texts import Message, Seat, message


class Crafting(Game[CraftingState]):
    """The game room: each verb opens the module that holds it."""

    name = "crafting"
    min_players = 2
    max_players = 4

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

    def board(self, state: CraftingState, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the position as text."""
        return board.board(state, seat, lang, names)

    def score_sheet(self, state: CraftingState) -> list[ScoreColumn]:
        """Return points by source; advanced life counts once it is shown."""
        return [score_column(state, seat) for seat in range(state.n_players)]

    def census(self, state: CraftingState) -> dict[str, int]:
        """Count all pieces by kind, wherever they are."""
        return tokens_census(state) | cards_census(state)

    def findings(self, state: CraftingState) -> list[Finding]:
        """Tell what a finished game adds to the tables of simulations."""
        return findings.findings(state)


def score_column(state: CraftingState, seat: int) -> ScoreColumn:
    """Return one player's column of the score sheet."""
    lines = [
        ScoreLine(message(f"crafting-score-{name}"), state.points[seat * POINT_KINDS + place])
        for place, name in enumerate(findings.SCORE_LINES)
    ]
    if state.over:
        lines.append(ScoreLine(message("crafting-score-advanced"), advanced_points(state, seat)))
    return ScoreColumn(seat, message("player-name", player=Seat(seat)), lines)


def tokens_census(state: CraftingState) -> dict[str, int]:
    """Count stars, life, crystals, energy tokens and advanced life."""
    seats = range(state.n_players)
    counts = {
        f"stars {SYMBOLS[element]}": state.supply[element]
        + state.held[element]
        + sum(bin(state.layers[seat * LAYERS + element]).count("1") for seat in seats)
        for element in range(ELEMENTS)
    }
    counts["life"] = state.supply[LIFE_LEFT] + state.held[HELD_LIFE]
    counts["life"] += sum(bin(life(state, seat)).count("1") for seat in seats)
    crystals = state.supply[CRYSTALS_LEFT] + state.supply[GONE] - state.supply[SPARES]
    for seat in seats:
        at = seat * CHAMBER_FIELDS
        crystals += (state.chamber[at + POSITION] != NOBODY) + state.chamber[at + READY]
        crystals += min(CHAMBER, state.chamber[at + SCORED])
    counts["crystals"] = crystals
    counts["energy tokens"] = sum(state.dark) + sum(0 <= control < CONTROLS for control in state.token)
    box = GROUP_1 - state.components.advanced_per_player * state.n_players
    placed = sum(len(view.advanced_values(state, s, h)) for s in seats for h in range(state.components.galaxy.hexagons))
    counts["advanced life"] = state.advanced_left + box + placed
    return counts


def cards_census(state: CraftingState) -> dict[str, int]:
    """Count energy cards by type, power cards and nebula tiles; all tiles and power cards differ."""
    seats = range(state.n_players)
    counts = {
        f"energy cards {name}": sum(state.energy[pile + place] for pile in (DECK, DISPLAY, DISCARDS))
        + sum(state.hands[seat * CONTROLS + place] for seat in seats)
        for place, name in enumerate(("light", "time", "gravity", "chemistry"))
    }
    powers = [card for card in state.powers if card != NOBODY] + [entry & 0xFF for entry in state.drawn]
    for control in range(CONTROLS):
        powers += [entry & 0xFF for entry in state.power_deck[8 * control : 8 * control + state.power_left[control]]]
    tiles = [tile for tile in state.tiles if tile != NOBODY] + [entry & 0xFF for entry in state.held_tiles]
    for size in range(SIZES):
        tiles += [entry & 0xFF for entry in state.stacks[16 * size : 16 * size + state.stack_left[size]]]
    return counts | {"power cards": len(set(powers)), "nebula tiles": len(set(tiles)) + state.tiles_out}
