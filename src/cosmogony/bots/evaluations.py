"""Which evaluation belongs to which game."""

from collections.abc import Callable

from cosmogony.bots.cosmogenesis.evaluate import CosmogenesisEvaluation
from cosmogony.bots.crafting.evaluate import CraftingEvaluation
from cosmogony.bots.evaluation import Evaluation
from cosmogony.bots.genesis.evaluate import GenesisEvaluation

EVALUATIONS: dict[str, Callable[[], Evaluation]] = {
    "genesis": GenesisEvaluation,
    "cosmogenesis": CosmogenesisEvaluation,
    "crafting": CraftingEvaluation,
}


def evaluation_for(game: str) -> Evaluation:
    """Return a game's evaluation; one that only counts points for a game that has none."""
    return EVALUATIONS.get(game, _points_only)()


def _points_only() -> Evaluation:
    return Evaluation(10.0, ["points"])
