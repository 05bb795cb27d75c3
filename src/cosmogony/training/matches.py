"""How strong each generation is: games against the plain search, both with the same number of iterations."""

from pathlib import Path

from cosmogony.lab.arena import GAUNTLET, Plan, hold
from cosmogony.lab.match import ScheduledGame
from cosmogony.lab.referee import Processes
from cosmogony.lab.results import Results
from cosmogony.lab.statistics import Estimate, share

SEED = 800_000_000
"""Of the first game: no run learns from games of such seeds."""
OPENING = 4
"""Random actions that begin a game: some games are the same every time otherwise."""


class Matches:
    """The games that the generations of a run have played, kept in a file."""

    def __init__(self, path: Path, game: str, players: int, iterations: int, games: int) -> None:
        self.results = Results(path)
        self.game = game
        self.players = players
        self.iterations = iterations
        self.games = games

    def play(self, weights: Path, processes: int) -> Estimate:
        """Play what is missing of a generation's games, one learned player against the search in all other seats."""
        hold(self._schedule(weights), Processes(processes), self.results)
        return self.won(weights)

    def won(self, weights: Path) -> Estimate:
        """Return the share of victories so far."""
        played = [self.results.outcomes.get(game.key) for game in self._schedule(weights)]
        outcomes = [outcome for outcome in played if outcome is not None]
        hero = self._hero(weights)
        return share(sum(one.share_of_victory(one.seats.index(hero)) for one in outcomes), len(outcomes))

    def _hero(self, weights: Path) -> str:
        return f"learned:iterations={self.iterations},weights={weights}"

    def _schedule(self, weights: Path) -> list[ScheduledGame]:
        bots = [self._hero(weights), f"ismcts:iterations={self.iterations}"]
        return Plan(self.game, self.players, bots, self.games, GAUNTLET, SEED, opening=OPENING).schedule()
