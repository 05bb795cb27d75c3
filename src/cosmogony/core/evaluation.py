"""What a bot knows about a game: how a position will end for a seat, and what sensible players are eager to do.

Each game has one subclass in ``games/<game>/evaluate.py``. An evaluation is a sum of named parts, in points, so that
it can be read as strategy advice: the parts that an action raises are the reasons for it.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cosmogony.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Base of the games' evaluations; on its own it counts the points as they stand and prefers nothing."""

    spread: float
    """Points of lead that make a victory likely: the scale on which margins count."""
    names: list[str]
    """The names of the parts; the first is always the points as they stand."""
    horizon: i64
    """Decisions of a playout after which this judgement is better than playing on; negative: play to the end."""

    stages: i64
    """How many stages of the game are told apart."""
    kinds: i64
    """How many habits, kinds of choices, are told apart; 0: none, and nothing can be learned of them."""
    habits: vec[i64]
    """By stage and habit: how eager good players are, as it was learned; empty: as it was written by hand."""

    def __init__(self, spread: float, names: list[str], horizon: i64 = -1, stages: i64 = 1, kinds: i64 = 0) -> None:
        self.spread = spread
        self.names = names
        self.horizon = horizon
        self.stages = stages
        self.kinds = kinds
        self.habits = vec[i64]()

    def parts(self, state: State, seat: i64) -> list[float]:
        """Return what a seat may hope to end with, part by part, in points."""
        return [float(state.scores()[seat])]

    def worth(self, state: State, seat: i64) -> float:
        """Return what a seat may hope to end with: the sum of the parts."""
        total = 0.0
        for part in self.parts(state, seat):
            total += part
        return total

    def outsider(self, state: State) -> float:
        """Return what a scorer who is no player will end with; a very low number where there is none."""
        return -1000.0

    def urge(self, state: State, action: i64) -> i64:
        """Return how eager a sensible player is to choose a legal action: a weight of at least 1."""
        return 1

    def add_urges(self, state: State, legal: list[int], sums: vec[i64]) -> i64:
        """Add up the urges for legal actions: write the sum up to each of them, and return that of all.

        A game may find them together where that is quicker than one by one; they must be the same.
        """
        total: i64 = 0
        index: i64 = 0
        for action in legal:
            total += self.urge(state, action)
            sums[index] = total
            index += 1
        return total

    def stage(self, state: State) -> i64:
        """Return how far the game has come, below ``stages``: what is learned is learned by stage."""
        return 0

    def habit(self, state: State, action: i64) -> i64:
        """Return what kind of choice a legal action is, below ``kinds``."""
        return 0

    def learned_urge(self, state: State, action: i64) -> i64:
        """Return how eager good players are for a legal action, as it was learned."""
        return self.habits[self.stage(state) * self.kinds + self.habit(state, action)]

    def settled(self, state: State) -> bool:
        """Say whether no decision is half made, so that the position can be judged."""
        return True

    def public(self, action: i64) -> bool:
        """Say whether everybody sees which action was chosen."""
        return True


def margin(worths: list[float], outsider: float, seat: i64) -> float:
    """Return how far a seat is ahead of its best rival; behind is negative."""
    best = outsider
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def squash(lead: float, spread: float) -> float:
    """Turn a lead into a number between 0 and 1; half of the way to 1 at the spread."""
    return 0.5 + 0.5 * lead / (spread + abs(lead))


def worths(state: State, evaluation: Evaluation) -> list[float]:
    """Return what each player will end with: the score of a game that is over, else a judgement."""
    result: list[float] = []
    if state.over:
        for points in state.scores():
            result.append(float(points))
    else:
        for seat in range(state.n_players):
            result.append(evaluation.worth(state, seat))
    return result


def rewards(state: State, evaluation: Evaluation, worths: list[float]) -> list[float]:
    """Return how good a position is for each player, from 0 to 1: half the victory, half the lead."""
    outsider = evaluation.outsider(state)
    result: list[float] = []
    for seat in range(state.n_players):
        lead = margin(worths, outsider, seat)
        reward = 0.5 * squash(lead, evaluation.spread)
        if not state.over:
            reward += 0.5 * squash(lead, evaluation.spread / 4.0)
        result.append(reward)
    if state.over:
        winners = state.winners()
        for winner in winners:
            result[winner] += 0.5 / float(len(winners))
    return result
