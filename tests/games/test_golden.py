"""Each of our games' recorded games replay to their recorded results, and its positions count as they always did."""

import random
from pathlib import Path

import pytest

from cosmogony.core.playout import perft
from cosmogony.core.record import Record
from cosmogony.games import GAMES
from tests.tables import OUR_GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", OUR_GAMES)
def test_golden_records_replay_to_their_results(name: str) -> None:
    game = GAMES[name]
    paths = sorted((HERE / name / "records").glob("*.txt"))
    counts = {Record.load(path).players for path in paths}
    assert counts == set(range(game.min_players, game.max_players + 1)), "a golden record for each player count"
    for path in paths:
        state = game.verify(Record.load(path))
        assert state.over
        assert game.record(state).dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OUR_GAMES)
def test_perft_counts(name: str) -> None:
    lines = (HERE / name / "perft.txt").read_text(encoding="utf-8").splitlines()
    rows = [list(map(int, line.split())) for line in lines if not line.startswith("#")]
    assert len(rows) >= 10
    for players, seed, plies, depth, leaves in rows:
        dice = random.Random(seed)
        state = GAMES[name].new(players=players, seed=seed)
        for _ in range(plies):
            if not state.over:
                state.apply(dice.choice(state.legal_actions()))
        assert perft(state, depth) == leaves, f"{players} players, seed {seed}, {plies} plies, depth {depth}"
