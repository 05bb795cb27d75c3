"""Puzzles in a game that bots play: screened as it is played, tried by weaker levels, thought through, confirmed.

A choice becomes a solution when it is best in every look, from worlds and dice of their own, and ahead of every other
choice by a margin when each is looked at equally hard; then once more with ten times the thought and fresh dice. Two
choices that come to the same are never ahead of each other, so no puzzle has two solutions.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from cosmogony.bots.base import Alternative, Decision, Limit
from cosmogony.bots.coach import lack, regretted
from cosmogony.bots.hints import Comparison, Outlook, expected
from cosmogony.bots.ismcts import Node
from cosmogony.bots.levels import make_bot
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import seat_bots
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.puzzle import LEVELS, TRIES, Puzzle, Wrong
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.games import game as find_game
from cosmogony.texts import Message, message

MARGIN = 0.05
"""By how much a solution is ahead in every look, on the scale of the search: from 0, all is lost, to 1."""
LEAST_POINTS = 0.5
"""Expected points by which it is ahead of the best other choice at least: a reason that can be told."""
FEWEST, MOST = 3, 30
"""Choices of a position: fewer are no question, more are no pleasure."""
SET_UP = 3
"""Decisions of each player with which a game begins, where nothing is at stake yet."""
LOOKS = 3
"""How often a choice must be found best, and how often it must be confirmed."""
RIVALS = 2
"""Other choices that are thought through as hard as the solution; all were looked at before."""
TEN_TIMES = 10
"""A solution is confirmed by so many times the thought with which it was found."""
OBVIOUS = 0.7
"""A choice that the two weakest levels find so often is no puzzle."""
A_GAME = 3
"""Puzzles of one game at most, so that they are not all alike."""


class Hunt(msgspec.Struct, frozen=True):
    """A game to look for puzzles in."""

    game: str
    players: int
    seed: int
    bot: str
    iterations: int


class Candidate(msgspec.Struct, frozen=True):
    """A position that may be a puzzle: the game so far, what the bot chose, and which levels find that."""

    ply: int
    seat: int
    action: int
    found: dict[str, int]

    @property
    def solved(self) -> int:
        """How many tries of all levels found it."""
        return sum(self.found.values())


class Seen(msgspec.Struct, frozen=True):
    """A choice after a look at nothing else, and the tree that came of it."""

    chosen: Alternative
    tree: Node | None


def hunt(task: Hunt) -> list[Puzzle]:
    """Play one game and return its puzzles; runs in a process of its own."""
    game = find_game(task.game)
    state, candidates = play(game, task)
    told = Transcript.of(state)
    puzzles: list[Puzzle] = []
    turns: list[tuple[int, int]] = []
    for one in hard_and_easy(candidates):
        turn = (one.seat, one.ply // (2 * task.players))
        if len(puzzles) < A_GAME and turn not in turns:
            puzzle = Proof(game, told.first(one.ply), one, task).puzzle()
            if puzzle is not None:
                puzzles.append(puzzle)
                turns.append(turn)
    return sorted(puzzles, key=lambda puzzle: len(puzzle.actions))


def hard_and_easy(candidates: list[Candidate]) -> Iterator[Candidate]:
    """Yield candidates from both ends, so that there is something for everybody: hardest, easiest, next hardest."""
    left = deque(sorted(candidates, key=lambda one: (one.solved, one.ply)))
    while left:
        yield left.popleft()
        if left:
            yield left.pop()


def play(game: Game[Any], task: Hunt) -> tuple[State, list[Candidate]]:
    """Let the bot play all seats, and return the game with the positions that are worth a closer look."""
    state = game.new(task.players, task.seed)
    seated = seat_bots([searcher(task.bot, task.seed * 16 + seat) for seat in range(task.players)], task.seed)
    limit = Limit(iterations=task.iterations)
    found: list[Candidate] = []
    while not state.over:
        decision = seated[state.current_player].decide(state, limit)
        if state.setup.players * SET_UP <= len(state.history) and stands_out(decision):
            tried = tries(state, decision.action, task.seed)
            if sum(tried[level] for level in LEVELS[:2]) < OBVIOUS * 2 * TRIES:
                found.append(Candidate(len(state.history), int(state.current_player), decision.action, tried))
        state.apply(decision.action)
    return state, found


def searcher(name: str, seed: int) -> SearchBot:
    """Make the bot that finds puzzles, which must be one that can look at one choice alone."""
    bot = make_bot(name, seed)
    if not isinstance(bot, SearchBot):
        raise SetupError(f'bot "{name}" does not search, so it finds no puzzles; there are: learned, ismcts')
    return bot


def stands_out(decision: Decision) -> bool:
    """Say whether a choice looks clearly best at first sight."""
    if not FEWEST <= len(decision.alternatives) <= MOST:
        return False
    best, others = decision.alternatives[0], decision.alternatives[1:]
    total = sum(one.visits for one in decision.alternatives)
    return best.visits * 2 > total and all(best.value - one.value > MARGIN / 2 for one in others if one.visits)


def tries(state: State, action: int, seed: int) -> dict[str, int]:
    """Let every level try a position several times, and count how often it chooses an action."""
    return {level: sum(attempt(state, level, seed + number) == action for number in range(TRIES)) for level in LEVELS}


def attempt(state: State, level: str, seed: int) -> int:
    """Return what a level chooses in a world of its own."""
    bot = make_bot(level, seed)
    try:
        return bot.choose(state.determinize(state.current_player, seeded(seed, f"tries of {level}"))).action
    finally:
        bot.close()


class Proof:
    """The closer looks at one position."""

    def __init__(self, game: Game[Any], told: Transcript, candidate: Candidate, task: Hunt) -> None:
        self.game = game
        self.told = told
        self.candidate = candidate
        self.task = task
        self.state = told.state()
        self.seat = int(self.state.current_player)
        self.dice = seeded(task.seed, f"puzzle after {candidate.ply}")

    def puzzle(self) -> Puzzle | None:
        """Return the puzzle; None where the choice is not clearly best, or not again with ten times the thought."""
        iterations, best = self.task.iterations, self.candidate.action
        if not all(self.agrees(iterations) for _ in range(LOOKS)):
            return None
        looked = self.each(self.state.legal_actions(), iterations)
        first, others = looked.pop(best), sorted(looked.values(), key=lambda seen: -seen.chosen.value)
        if ahead(first, others[0]) < MARGIN:
            return None
        margins, gains = [], []
        for _ in range(LOOKS):
            if not self.agrees(TEN_TIMES * iterations):
                return None
            rivals = [seen.chosen.action for seen in others[:RIVALS]]
            again = self.each([best, *rivals], TEN_TIMES * iterations)
            solution = again.pop(best)
            margins.append(min(ahead(solution, rival) for rival in again.values()))
            gains.append(min(self.gain(solution, rival) for rival in again.values()))
            if margins[-1] < MARGIN or gains[-1] < LEAST_POINTS:
                return None
        wrong = [(other, self.gain(first, other)) for other in others]
        return self.worded(solution, wrong, min(margins), sum(gains) / len(gains))

    def agrees(self, iterations: int) -> bool:
        """Look at all choices, and say whether the same one is best."""
        bot, world = self.fresh()
        return bot.choose(world, Limit(iterations=iterations)).action == self.candidate.action

    def each(self, actions: list[int], iterations: int) -> dict[int, Seen]:
        """Look equally hard at some choices, each alone."""
        bot, world = self.fresh()
        return {action: Seen(bot.appraise(world, action, iterations), bot.tree) for action in actions}

    def fresh(self) -> tuple[SearchBot, State]:
        """Return a bot without memories and a world that was never dealt before."""
        self.dice.next32()
        return searcher(self.task.bot, self.dice.next32()), self.state.determinize(self.seat, self.dice)

    def gain(self, solution: Seen, other: Seen) -> float:
        """Return by how many expected points of the player one choice is ahead of another."""
        return expected(solution.chosen, self.seat) - expected(other.chosen, self.seat)

    def worded(self, solution: Seen, wrong: list[tuple[Seen, float]], margin: float, points: float) -> Puzzle | None:
        """Put it all into words; None where there is nothing to say for the solution."""
        _, world = self.fresh()
        best = Outlook(self.game, world, solution.chosen, solution.tree)
        told = best.hint()
        if not told.plan and not told.reasons:
            return None
        return Puzzle(
            id=f"{self.task.players}-{self.task.seed}-{self.candidate.ply}",
            players=self.task.players,
            seed=self.task.seed,
            actions=self.told.actions,
            solution=self.candidate.action,
            reasons=told.reasons,
            found=self.candidate.found,
            margin=round(margin, 3),
            points=round(points, 1),
            wrong=[self.against(best, other, lost) for other, lost in wrong],
            plan=told.plan,
        )

    def against(self, best: Outlook, other: Seen, lost: float) -> Wrong:
        """Say what another choice lacks."""
        outlook = Outlook(self.game, best.world, other.chosen, other.tree)
        why = regretted(self.game, outlook) or [told_lack(Comparison(outlook, best, lost))]
        return Wrong(other.chosen.action, round(lost, 1), why)


def ahead(one: Seen, other: Seen) -> float:
    """Return by how much one choice is ahead of another, on the scale of the search."""
    return one.chosen.value - other.chosen.value


def told_lack(compared: Comparison) -> Message:
    """Say in what the solution is ahead; of a choice that costs no points of one's own, that it serves the others."""
    found = lack(compared)
    return message("puzzle-serves-others") if found.id == "coach-loses" and compared.lost < LEAST_POINTS else found


def hunts(game: Game[Any], players: list[int], seed: int, bot: str, iterations: int, after: int) -> Iterator[Hunt]:
    """List games to look for puzzles in, without end, the numbers of players in turn; ``after`` so many."""
    number = after
    while True:
        yield Hunt(game.reference, players[number % len(players)], first_seed(seed) + number, bot, iterations)
        number += 1


def first_seed(seed: int) -> int:
    """Return the seed of the first game of a search for puzzles."""
    return seed * 1_000_000
