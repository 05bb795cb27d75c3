"""A bot in twenty lines, and how it fares in the arena: `marimo edit notebooks/bot_in_the_arena.py`."""

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="A bot in the arena")

with app.setup:
    import sys
    from pathlib import Path

    import marimo as mo

    from cosmogony.bots.base import Alternative, Bot, Decision
    from cosmogony.core.rng import seeded
    from cosmogony.lab.arena import Plan, hold, report
    from cosmogony.lab.match import play_scheduled
    from cosmogony.lab.results import Results


@app.cell
def _():
    mo.md("""
    # A bot in twenty lines

    A bot gets a *world*: a true position in which everything that its seat cannot know was dealt anew. It may look at
    it, copy it and play it out. This one tries each action and takes the one that scores most at once; a little chance
    breaks ties.
    """)
    return


@app.class_definition
class Hasty(Bot):
    """Takes whatever scores most at once."""

    def __init__(self, seed):
        self.rng = seeded(seed, "hasty")

    def choose(self, world, limit=None, since=None):
        """Try every action on a copy of the world."""

        def points(action):
            after = world.copy()
            after.apply(action)
            return after.scores()[world.current_player] + self.rng.below(100) / 1000

        best = max(world.legal_actions(), key=points)
        return Decision(best, [Alternative(best, 1, 0.0)])


@app.cell
def _():
    mo.md("""
    ## The arena

    Every table plays the same seeds in every rotation of the seats. From the command line, in guarded processes:
    `cosmogony arena genesis --bots bot_in_the_arena.Hasty --bots random --bots moon`
    """)
    return


@app.cell
def _():
    class Here:
        """Plays in this process, one game after another."""

        def run(self, schedule):
            return map(play_scheduled, schedule)

    sys.path.append(str(Path(__file__).parent))  # where the arena finds the bot by its name
    plan = Plan("genesis", 3, ["bot_in_the_arena.Hasty", "random", "moon"], games=30)
    found = report(plan, hold(plan.schedule(), Here(), Results(None)))
    rows = [
        {"bot": one.bot, "games": one.games, "points": round(one.points.mean, 1), "rating": round(one.rating.mean, 1)}
        for one in found.standings
    ]
    mo.ui.table(rows)
    return (found,)


@app.cell
def _(found):
    ahead = found.beats["bot_in_the_arena.Hasty"]["random"]
    mo.md(
        f"Hasty finishes ahead of random in **{ahead.percent()}** of their meetings. Now make it look two moves ahead."
    )
    return (ahead,)


if __name__ == "__main__":
    app.run()
