"""Reading a balance study, and repeating a piece of it: `marimo edit notebooks/reading_a_balance_study.py`."""

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Reading a balance study")

with app.setup:
    from pathlib import Path

    import marimo as mo
    import msgspec

    from cosmogony.lab.balance import look, portrait
    from cosmogony.lab.match import play_scheduled
    from cosmogony.lab.plots import figure
    from cosmogony.lab.portraits import plots
    from cosmogony.lab.study import Study
    from cosmogony.lab.targets import judge


@app.cell
def _():
    folder = Path(__file__).parents[1] / "docs" / "balance"
    study = Study.read(folder / "genesis-1.2.0.toml")
    mo.md(f"""
    # Reading a balance study

    A study is one file that holds everything its games depend on. This one played **{study.edition_name}** with
    `{study.bot}` on every seat, {study.games} games at each of {study.players} players, from seed {study.seed}.
    `cosmogony balance --again FILE` plays exactly these games again.
    """)
    return (study,)


@app.cell
def _():
    mo.md("""
    ## A piece of it, quickly

    The same edition at four players, with a bot that thinks for a moment only. Change the numbers and see how the
    intervals shrink.
    """)
    return


@app.cell
def _(study):
    small = msgspec.structs.replace(study, players=[4], games=24, bot="greedy:worlds=1")
    outcomes = [play_scheduled(game) for game in small.whole_schedule()]
    samples = look(small, outcomes)
    judged = judge(small.game, samples)
    return judged, samples


@app.cell
def _(judged):
    verdicts = [{"target": one.target, "measured": one.span(), "met": one.count("met")} for one in judged]
    mo.ui.table(verdicts)
    return (verdicts,)


@app.cell
def _(samples):
    seen = portrait(samples[0])
    shares = ", ".join(f"place {number}: {share.percent()}" for number, share in enumerate(seen.places, 1))
    mo.md(f"Points of a player: **{seen.points.plain()}**. Victories by place in the turn order: {shares}.")
    return (seen,)


@app.cell
def _(judged, samples):
    drawn = {name: figure(draw, 3.0) for name, _, draw, _ in plots(samples, judged)}
    mo.vstack([mo.Html(picture) for picture in drawn.values()])
    return (drawn,)


if __name__ == "__main__":
    app.run()
