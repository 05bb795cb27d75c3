"""Random play in other people's engines, measured the way we measure ours. Runs in the peers' own environment.

Prints one JSON object a line: engine, decisions a second, decisions a game. Whatever an engine makes a caller do
for one random decision (list the legal actions, choose, apply) is inside the measured loop, and nothing else. Seconds
are those of the process's own work, as in ours.
"""

import json
import random
import sys
import time
from collections.abc import Callable


def openspiel(name: str) -> Callable[[], int]:
    """Return a function that plays one random game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[], int]:
    """Return a function that plays one random game of Catanatron with four players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return play


def chess() -> Callable[[], int]:
    """Return a function that plays one random game of python-chess, at most 200 moves."""
    import chess as library

    dice = random.Random(1)

    def play() -> int:
        board = library.Board()
        decisions = 0
        while decisions < 200:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(dice.random() * len(legal))])
            decisions += 1
        return decisions

    return play


ENGINES: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel Hanabi, 4 players": lambda: openspiel("hanabi(players=4)"),
    "OpenSpiel Hearts": lambda: openspiel("hearts"),
    "OpenSpiel gin rummy": lambda: openspiel("gin_rummy"),
    "OpenSpiel backgammon": lambda: openspiel("backgammon"),
    "Catanatron, 4 players": catanatron,
    "python-chess": chess,
}


def main() -> None:
    """Measure each engine for the seconds given on the command line."""
    seconds = float(sys.argv[1])
    for name, make in ENGINES.items():
        try:
            play = make()
            play()
        except Exception as fault:  # a peer that is not there must not stop the others
            print(json.dumps({"engine": name, "fault": f"{type(fault).__name__}: {fault}"}), flush=True)
            continue
        decisions, games, began = 0, 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += play()
            games += 1
        row = {"engine": name, "rate": decisions / spent, "decisions": decisions / games}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
