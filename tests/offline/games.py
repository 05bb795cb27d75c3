"""Games from seeds, played by dice: the same file runs here and in the browser's interpreter."""

import json

from cosmogony.core.rng import seeded
from cosmogony.games import ours

SEED = 2026


def sealed_records() -> dict[str, str]:
    """Play one game at every size of table, and return their sealed records."""
    records = {}
    for game in ours().values():
        for players in range(game.min_players, game.max_players + 1):
            state = game.new(players, SEED + players)
            dice = seeded(SEED, f"{game.name} {players}")
            while not state.over:
                legal = state.legal_actions()
                state.apply(legal[int(dice.below(len(legal)))])
            records[f"{game.name} {players}"] = game.record(state).dumps()
    return records


def tell_records() -> str:
    """Return all records as one line."""
    return json.dumps(sealed_records())
