"""How strong the bots are: every pairing that the levels promise, on fresh seeds, with intervals, beside its bar.

``make bench-strength`` plays what is missing in the results file, writes tables to bench/strength.txt and can be
stopped and started again at any time; the cheap pairings come first, a whole second a decision last. The bots were
tuned on seeds below 200,000; these games are on others. Bots stand in the results with their settings, so that a level
that was changed is played anew.

The ladder puts together all that was played with two players: how many points of Elo each bot is above the weakest, by
who finished ahead of whom (Bradley and Terry's model, fitted to all games at once).
"""

import argparse
import itertools
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from cosmogony.bots.levels import LEVELS
from cosmogony.games import ours
from cosmogony.lab.arena import GAUNTLET, Plan, hold
from cosmogony.lab.match import Outcome, ScheduledGame
from cosmogony.lab.referee import Processes
from cosmogony.lab.results import Results
from cosmogony.lab.statistics import Estimate, share

HERE = Path(__file__).parent
SEED = 200_001
STEP = (0.65, 0.85)
"""Victories of a level over the one before: a step that can be felt, and climbed."""
LEARNED_BARS = {"genesis": (0.90, 0.55), "cosmogenesis": (0.65, 0.40), "crafting": (0.65, 0.40)}
"""Victories of a learned player over the plain search in the same time: with two players, and alone against three."""
EQUAL_TIMES = (0.02, 0.1, 1.0)
"""Seconds that both have for a decision."""
TWICE = (0.02, 0.1, 0.5, 1.0)
"""Seconds of which the double must not be weaker."""
OPENING = {"genesis": 4}
"""Random actions that begin a game: Genesis is the same every time otherwise."""
WIDTH = 190
ALLOWANCE = 600.0
"""Seconds for a decision: generous, since busy machines must not decide games."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot against another who has all the other seats, and the share of victories that it must reach."""

    promise: str
    game: str
    hero: str
    rival: str
    bar: float
    most: float = 1.0
    """Victories that would be too many."""
    players: int = 2

    def schedule(self, games: int) -> list[ScheduledGame]:
        """Return the games."""
        bots, opening = [self.hero, self.rival], OPENING.get(self.game, 0)
        plan = Plan(self.game, self.players, bots, games, GAUNTLET, SEED, allowance=ALLOWANCE, opening=opening)
        return plan.schedule()

    def played(self, games: int, results: Results) -> list[Outcome]:
        """Return how those that were played ended."""
        keys = (scheduled.key for scheduled in self.schedule(games))
        return [results.outcomes[key] for key in keys if key in results.outcomes]

    def wins(self, outcomes: list[Outcome]) -> Estimate:
        """Return the hero's share of victories; shared ones count in part, a game that all players lost not at all."""
        won = sum(outcome.share_of_victory(outcome.seats.index(self.hero)) for outcome in outcomes)
        return share(won, len(outcomes))


def pairings() -> list[Pairing]:
    """List all promises, the cheap ones first."""
    found = [Pairing("greedy beats random", game, "greedy", "random", 0.95) for game in ours()]
    found += [step for game in ours() for step in steps(game)]
    found += [link for game in ours() for link in links(game)]
    for seconds in EQUAL_TIMES:
        found += [one for game in ours() for one in against_search(game, seconds)]
    for seconds in TWICE:
        bots = f"learned:seconds={2 * seconds:g}", f"learned:seconds={seconds:g}"
        found += [Pairing("learned: twice the time", game, *bots, 0.50) for game in ours()]
    return sorted(found, key=dearest)


def steps(game: str) -> Iterator[Pairing]:
    """List what each level promises: to beat the one before, but not always."""
    for weaker, stronger in itertools.pairwise(LEVELS):
        promise = f"{stronger.title()} beats {weaker.title()}"
        yield Pairing(promise, game, behind(stronger, game), behind(weaker, game), *STEP)


def links(game: str) -> Iterator[Pairing]:
    """List pairings that promise nothing, but join the other bots to the ladder of the levels."""
    for hero, rival in (("comet", "random"), ("greedy", "moon"), ("learned:seconds=0.02", "pulsar")):
        yield Pairing("for the ladder", game, behind(hero, game), behind(rival, game), 0.0)


def behind(level: str, game: str) -> str:
    """Name the bot behind a level; other bots have their own names."""
    return ours()[game].opponents.get(level, LEVELS.get(level, level))


def against_search(game: str, seconds: float) -> Iterator[Pairing]:
    """List what a learned player promises against the plain search in the same time."""
    for players, bar in zip((2, 4), LEARNED_BARS[game], strict=True):
        bots = f"learned:seconds={seconds}", f"ismcts:seconds={seconds}"
        yield Pairing("learned beats search", game, *bots, bar, players=players)


def dearest(pairing: Pairing) -> float:
    """Return how many seconds a decision of a pairing takes at most."""
    times = re.findall(r"seconds=([0-9.]+)", f"{pairing.hero} {pairing.rival}")
    return max(map(float, times), default=0.0)


def verdict(wins: Estimate, bar: float, most: float) -> str:
    """Say whether a bar is met, and whether the whole interval lies on one side of it."""
    if wins.n == 0:
        return "not played"
    if bar <= wins.mean <= most:
        return "met" if wins.low >= bar and wins.high <= most else "met, the interval reaches beyond"
    return "missed, the interval reaches it" if wins.low <= most and wins.high >= bar else "missed"


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
        wins = one.wins(one.played(games, results))
        row = (one.promise, one.game, str(one.players), one.hero, one.rival, str(wins.n))
        bar = f"{one.bar:.0%}" if one.most == 1 else f"{one.bar:.0%} to {one.most:.0%}"
        found.add_row(*row, wins.percent(), *((bar, verdict(wins, one.bar, one.most)) if one.bar else ("", "")))
    return found


def ladder(game: str, chosen: list[Pairing], games: int, results: Results) -> Table:
    """Put all bots of a game in order, by all games of two."""
    met: list[tuple[str, str, float]] = []
    for one in chosen:
        if (one.game, one.players) == (game, 2):
            met += [compared(outcome) for outcome in one.played(games, results)]
    met = joined_to(behind("comet", game), met)
    names = {behind(level, game): level.title() for level in LEVELS}
    found = Table("bot", "level", "Elo", "games", title=f"The ladder of {game}", title_justify="left")
    for bot, points, half in sorted(rated(met), key=lambda row: row[1]):
        count = sum(bot in pair[:2] for pair in met)
        found.add_row(bot, names.get(bot, ""), f"{points:.0f} ± {half:.0f}", str(count))
    return found


def joined_to(bot: str, met: list[tuple[str, str, float]]) -> list[tuple[str, str, float]]:
    """Return the games of bots that games join to one of them; nothing tells how far apart the others are."""
    known = {bot}
    while more := {other for pair in met for other in pair[:2] if known.intersection(pair[:2])} - known:
        known |= more
    return [pair for pair in met if pair[0] in known]


def compared(outcome: Outcome) -> tuple[str, str, float]:
    """Return who met whom in a game of two, and 1 where the first came out ahead, a half where they tied."""
    first, second = outcome.ranks
    return outcome.seats[0], outcome.seats[1], 0.5 if first == second else float(first < second)


def rated(met: list[tuple[str, str, float]]) -> list[tuple[str, float, float]]:
    """Fit strengths to games by Newton's method, and return points of Elo above the weakest with half of an interval.

    Every bot is told to have tied once with the average, so that nobody who won all games is infinitely strong.
    """
    bots = sorted({bot for pair in met for bot in pair[:2]})
    if not bots:
        return []
    number = {bot: place for place, bot in enumerate(bots)}
    rows = np.zeros((len(met) + 2 * len(bots), len(bots)))
    ahead = np.zeros(len(rows))
    for place, (one, other, won) in enumerate(met):
        rows[place, number[one]] += 1
        rows[place, number[other]] -= 1
        ahead[place] = won
    rows[len(met) :] = np.repeat(np.eye(len(bots)), 2, axis=0)
    ahead[len(met) :: 2] = 1
    strengths = np.zeros(len(bots))
    for _ in range(30):
        chances = 1 / (1 + np.exp(-rows @ strengths))
        curvature = rows.T @ (rows * (chances * (1 - chances))[:, None])
        strengths += np.linalg.solve(curvature, rows.T @ (ahead - chances))
    weakest = int(strengths.argmin())
    spread = np.linalg.inv(curvature)
    variances = [spread[i, i] + spread[weakest, weakest] - 2 * spread[i, weakest] for i in range(len(bots))]
    elo = 400 / np.log(10)
    return [
        (bot, elo * (strengths[i] - strengths[weakest]), elo * 1.96 * max(0.0, variances[i]) ** 0.5)
        for i, bot in enumerate(bots)
    ]


def main() -> None:
    """Play, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each pairing (default 200)")
    parser.add_argument("--only", default="", help="only pairings whose promise, game or bots hold this text")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--results", type=Path, default=HERE / "strength.jsonl", help="where outcomes are kept")
    parser.add_argument("--show", action="store_true", help="play nothing, show what has been played")
    args = parser.parse_args()
    everything = pairings()
    chosen = [one for one in everything if args.only in f"{one.promise} {one.game} {one.hero} {one.rival}"]
    if not chosen:
        sys.exit(f'no pairing holds "{args.only}"')
    results = Results(args.results)
    if not args.show:
        play(chosen, args.games, args.processes, results)
    Console(width=None if sys.stdout.isatty() else WIDTH).print(table(chosen, args.games, results))
    with (HERE / "strength.txt").open("w") as out:
        ladders = [ladder(game, everything, args.games, results) for game in ours()]
        Console(file=out, width=WIDTH).print(table(everything, args.games, results), *ladders, sep="\n\n")


if __name__ == "__main__":
    main()
