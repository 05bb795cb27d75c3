"""Tree search in OpenSpiel, measured the way we measure ours. Runs in the peers' own environment.

Prints one JSON object a line: engine, simulations a second. One simulation of theirs and one iteration of ours are the
same work: deal or sample what is hidden, walk down, add a leaf, play at random to the end, look back.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SIMULATIONS = 200


def at_decision(name: str) -> Any:
    """Return a game's first position with a real decision: after its chance events, and more than one legal action."""
    import pyspiel

    dice = random.Random(3)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def python_mcts(name: str) -> Callable[[], int]:
    """OpenSpiel's MCTS in Python with one random playout a simulation."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    state = at_decision(name)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=np.random.RandomState(1))
    return lambda: bot.mcts_search(state).explore_count


def python_ismcts(name: str) -> Callable[[], int]:
    """OpenSpiel's information-set MCTS in Python with one random playout a simulation."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    state = at_decision(name)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=np.random.RandomState(1))
    return lambda: (bot.step(state), SIMULATIONS)[1]


def cpp_mcts(name: str) -> Callable[[], int]:
    """OpenSpiel's MCTSBot in C++ with one random playout a simulation."""
    import pyspiel

    state = at_decision(name)
    game = state.get_game()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
    return lambda: (bot.step(state), SIMULATIONS)[1]


ENGINES: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel Python MCTS, Hearts": lambda: python_mcts("hearts"),
    "OpenSpiel Python IS-MCTS, Hearts": lambda: python_ismcts("hearts"),
    "OpenSpiel C++ MCTSBot, gin rummy": lambda: cpp_mcts("gin_rummy"),
    "OpenSpiel C++ MCTSBot, backgammon": lambda: cpp_mcts("backgammon"),
}


def main() -> None:
    """Measure each search for the seconds given on the command line."""
    seconds = float(sys.argv[1])
    for name, make in ENGINES.items():
        try:
            search = make()
            search()
        except Exception as fault:  # a peer that cannot do it must not stop the others
            print(json.dumps({"engine": name, "fault": f"{type(fault).__name__}: {fault}"[:200]}), flush=True)
            continue
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += search()
        print(json.dumps({"engine": name, "rate": done / spent}), flush=True)


if __name__ == "__main__":
    main()
