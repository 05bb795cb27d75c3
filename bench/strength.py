"""How strong the bots are: every pairing that the levels promise, on fresh seeds, with intervals, beside its bar.

``make bench-strength`` plays what is missing in the results file, writes the table to bench/strength.txt and can be
stopped and started again at any time. The bots were tuned on seeds below 200,000; these games are on others.

A second a move for every pairing would take days. The strongest level is therefore held to a number of iterations that
it passes within a second on one core of any recent machine; the doublings show that more iterations do not make it
weaker. What was learned is set beside the plain search at a tenth of a second each, and at a whole second, which takes
longest and comes last. After a change of the bots or the games start with a new results file.
"""

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from cosmogony.games import ours
from cosmogony.lab.arena import GAUNTLET, Plan, hold
from cosmogony.lab.match import Outcome, ScheduledGame
from cosmogony.lab.referee import Processes
from cosmogony.lab.results import Results
from cosmogony.lab.statistics import Estimate, share

HERE = Path(__file__).parent
SEED = 200_001
HELD = {"genesis": 1000, "cosmogenesis": 400, "crafting": 300}
"""Iterations to which the strongest level is held against greedy players."""
HELD_AGAINST_STAR = {"genesis": 8000, "cosmogenesis": 2000, "crafting": 3000}
"""The same against Star, which has 150."""
DOUBLINGS = {"genesis": (125, 250, 500, 1000), "cosmogenesis": (100, 200, 400), "crafting": (75, 150, 300)}
"""Steps of twice the iterations, up to what the strongest level is held to."""
LEARNED_BARS = {"genesis": (0.90, 0.55), "cosmogenesis": (0.65, 0.40), "crafting": (0.65, 0.40)}
"""Victories of a learned player over the plain search in the same time: with two players, and alone against three."""
EQUAL_TIMES = (0.1, 1.0)
"""Seconds that both have for a decision."""
TWICE = (0.05, 0.1, 0.2)
"""Seconds of which the double must not be weaker."""
OPENING = {"genesis": 4}
"""Random actions that begin a game of learned players: Genesis is the same every time otherwise."""
ALLOWANCE = 600.0
"""Seconds for a decision: generous, since busy machines must not decide games."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot against another who has all the other seats, and the share of victories that it must reach."""

    promise: str
    game: str
    hero: str
    rival: str
    bar: float
    players: int = 2
    opening: int = 0

    def schedule(self, games: int) -> list[ScheduledGame]:
        """Return the games."""
        bots = [self.hero, self.rival]
        plan = Plan(self.game, self.players, bots, games, GAUNTLET, SEED, allowance=ALLOWANCE, opening=self.opening)
        return plan.schedule()

    def wins(self, outcomes: list[Outcome]) -> Estimate:
        """Return the hero's share of victories; shared ones count in part, a game that all players lost not at all."""
        won = sum(outcome.share_of_victory(outcome.seats.index(self.hero)) for outcome in outcomes)
        return share(won, len(outcomes))


def held(iterations: int) -> str:
    """Name the strongest level, held to so many iterations."""
    return f"ismcts:iterations={iterations}"


def pairings() -> Iterator[Pairing]:
    """List all promises, the cheap ones first."""
    for game in ours():
        yield Pairing("greedy beats random", game, "greedy", "random", 0.95)
        yield Pairing("Moon beats Comet", game, "moon", "comet", 0.65)
        yield Pairing("Planet beats Moon", game, "planet", "moon", 0.65)
    for game in ours():
        yield Pairing("Star beats Planet", game, "star", "planet", 0.65)
        yield Pairing("Galaxy beats greedy", game, held(HELD[game]), "greedy", 0.80)
        yield Pairing("Galaxy beats three greedy", game, held(HELD[game]), "greedy", 0.50, players=4)
    for game in ours():
        yield Pairing("Galaxy beats Star", game, held(HELD_AGAINST_STAR[game]), "star", 0.65)
    for game in ours():
        for half, whole in itertools.pairwise(DOUBLINGS[game]):
            yield Pairing("twice the time is not weaker", game, held(whole), held(half), 0.50)
    yield from learned_pairings()


def learned_pairings() -> Iterator[Pairing]:
    """List what learned players promise, the cheap ones first."""
    for seconds in EQUAL_TIMES:
        for game, bars in LEARNED_BARS.items():
            for players, bar in zip((2, 4), bars, strict=True):
                hero, rival = f"learned:seconds={seconds}", f"ismcts:seconds={seconds}"
                yield Pairing("learned beats search", game, hero, rival, bar, players, OPENING.get(game, 0))
    for seconds in TWICE:
        for game in LEARNED_BARS:
            hero, rival = f"learned:seconds={2 * seconds:g}", f"learned:seconds={seconds:g}"
            yield Pairing("learned: twice the time", game, hero, rival, 0.50, opening=OPENING.get(game, 0))


def verdict(wins: Estimate, bar: float) -> str:
    """Say whether a bar is met, and whether the whole interval lies on one side of it."""
    if wins.n == 0:
        return "not played"
    if wins.low >= bar:
        return "met"
    if wins.mean >= bar:
        return "met, the interval reaches below"
    return "missed, the interval reaches it" if wins.high >= bar else "missed"


def shown_on(bar: Progress, task: TaskID) -> Callable[[int, int, Outcome | None], None]:
    """Return what moves a line of the progress bar on."""
    return lambda done, total, _: bar.update(task, completed=done, total=total)


def play(chosen: list[Pairing], games: int, processes: int, results: Results) -> None:
    """Play what is missing of each pairing, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for pairing in chosen:
            task = bar.add_task(f"{pairing.game}: {pairing.hero} against {pairing.rival}", total=None)
            hold(pairing.schedule(games), Processes(processes), results, shown_on(bar, task))


def table(chosen: list[Pairing], games: int, results: Results) -> Table:
    """Sum up what has been played so far."""
    editions = ", ".join(f"{game.name} {game.edition.version} ({game.edition.hash[:8]})" for game in ours().values())
    told = f"Editions: {editions}. Seeds from {SEED}, seats rotated; shares of victories with 95 % intervals."
    found = Table(
        "promise", "game", "players", "bot", "against", "games", "wins", "bar", "", title=told, title_justify="left"
    )
    for one in chosen:
        keys = [scheduled.key for scheduled in one.schedule(games)]
        wins = one.wins([results.outcomes[key] for key in keys if key in results.outcomes])
        row = (one.promise, one.game, str(one.players), one.hero, one.rival, str(wins.n))
        found.add_row(*row, wins.percent(), f"{one.bar:.0%}", verdict(wins, one.bar))
    return found


def main() -> None:
    """Play, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each pairing (default 200)")
    parser.add_argument("--only", default="", help="only pairings whose promise, game or bots hold this text")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--results", type=Path, default=HERE / "strength.jsonl", help="where outcomes are kept")
    parser.add_argument("--show", action="store_true", help="play nothing, show what has been played")
    args = parser.parse_args()
    everything = list(pairings())
    chosen = [one for one in everything if args.only in f"{one.promise} {one.game} {one.hero} {one.rival}"]
    if not chosen:
        sys.exit(f'no pairing holds "{args.only}"')
    results = Results(args.results)
    if not args.show:
        play(chosen, args.games, args.processes, results)
    Console(width=None if sys.stdout.isatty() else 160).print(table(chosen, args.games, results))
    with (HERE / "strength.txt").open("w") as out:
        Console(file=out, width=160).print(table(everything, args.games, results))


if __name__ == "__main__":
    main()
