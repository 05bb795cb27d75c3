"""Training a small policy from the decisions of a bot: `marimo edit notebooks/training_a_small_policy.py`."""

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Training a small policy")

with app.setup:
    import marimo as mo
    import numpy as np

    import cosmogony
    from cosmogony.bots.base import Alternative, Bot, Decision
    from cosmogony.bots.random import RandomBot
    from cosmogony.bots.seated_bot import play_to_end, seat_bots
    from cosmogony.lab.dataset import DatasetPlan, decisions

    PLAYERS, HIDDEN, ROUNDS, RATE = 2, 32, 100, 2.0


@app.cell
def _():
    mo.md("""
    # Training a small policy on Genesis

    A network with one hidden layer learns which action a bot takes, from what its seat may know: bytes in, a number for
    each action out. It sees only legal actions. No graphics card, no library but NumPy, a few seconds.
    """)
    return


@app.cell
def _():
    game = cosmogony.game("genesis")
    plan = DatasetPlan("genesis", PLAYERS, ["greedy:worlds=1"] * PLAYERS, games=30, seed=1000)
    rows = [row for seed in range(1000, 1030) for row in decisions(plan, seed) if len(row["legal"]) > 1]
    seen = np.stack([np.frombuffer(row["observation"], np.uint8) for row in rows]) / np.float32(255)
    mask = np.zeros((len(rows), game.n_actions), bool)
    for number, row in enumerate(rows):
        mask[number, row["legal"]] = True
    chosen = np.array([row["action"] for row in rows])
    taught = len(rows) * 4 // 5
    mo.md(f"{len(rows)} decisions with a choice, {seen.shape[1]} numbers each; the last fifth is kept for the test.")
    return chosen, game, mask, seen, taught


@app.function
def guess(weights, seen, mask):
    """Return the hidden layer, and how likely each legal action is."""
    inner = np.maximum(seen @ weights[0] + weights[1], 0)
    marks = np.where(mask, inner @ weights[2] + weights[3], np.float32(-1e9))
    likely = np.exp(marks - marks.max(axis=1, keepdims=True))
    return inner, likely / likely.sum(axis=1, keepdims=True)


@app.cell
def _(chosen, game, mask, seen, taught):
    dice = np.random.default_rng(1)
    weights = [
        dice.normal(0, 0.1, (seen.shape[1], HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        dice.normal(0, 0.1, (HIDDEN, game.n_actions)).astype(np.float32),
        np.zeros(game.n_actions, np.float32),
    ]

    def agrees(part):
        """Return the share of a part's decisions that the policy would make as the bot did."""
        return float((guess(weights, seen[part], mask[part])[1].argmax(axis=1) == chosen[part]).mean())

    before = agrees(slice(taught, None))
    x, legal, y = seen[:taught], mask[:taught], chosen[:taught]
    for _ in range(ROUNDS):
        inner, likely = guess(weights, x, legal)
        likely[np.arange(taught), y] -= 1  # the slope of the loss
        likely /= taught
        back = (likely @ weights[2].T) * (inner > 0)
        slopes = [x.T @ back, back.sum(axis=0), inner.T @ likely, likely.sum(axis=0)]
        for weight, slope in zip(weights, slopes, strict=True):
            weight -= RATE * slope
    after = agrees(slice(taught, None))
    mo.md(
        f"It agrees with the bot on **{after:.0%}** of decisions that it never saw; before the lesson on {before:.0%}."
    )
    return after, before, weights


@app.class_definition
class Learned(Bot):
    """Plays what the policy finds most likely."""

    def __init__(self, game, weights):
        self.game = game
        self.weights = weights

    def choose(self, world, limit=None, since=None):
        """Look once and choose."""
        seen = np.frombuffer(self.game.observation(world, world.current_player), np.uint8) / np.float32(255)
        mask = np.zeros((1, self.game.n_actions), bool)
        mask[0, world.legal_actions()] = True
        action = int(guess(self.weights, seen[None], mask)[1].argmax())
        return Decision(action, [Alternative(action, 1, 0.0)])


@app.cell
def _(game, weights):
    points = np.zeros(PLAYERS)
    for seed in range(30):
        state = game.new(PLAYERS, seed)
        seats = [Learned(game, weights), RandomBot(seed)]
        order = seats if seed % 2 == 0 else seats[::-1]
        play_to_end(state, seat_bots(order, seed))
        points += state.scores() if seed % 2 == 0 else state.scores()[::-1]
    learned, random = points / 30
    mo.md(f"Against chance it has **{learned:.1f}** points a game, chance has {random:.1f}.")
    return learned, random


if __name__ == "__main__":
    app.run()
