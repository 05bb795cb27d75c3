"""What a finished game adds to the tables of ``simulate`` and ``balance``: works, shortage, dark angel, days."""

from cosmogony.core.answers import Finding
from cosmogony.games.genesis import events, scoring
from cosmogony.games.genesis.components import NUMERALS, REGIONS, REST_DAY
from cosmogony.games.genesis.state import GenesisState
from cosmogony.texts import message


def findings(state: GenesisState) -> list[Finding]:
    """Tell how many works were done, how the dark angel fared, whether cubes ran short, and how each day fared."""
    return [*overall(state), *days(state)]


def overall(state: GenesisState) -> list[Finding]:
    """Tell of the game as a whole."""
    table, mean = message("genesis-findings"), message("genesis-finding-mean")
    angels = range(state.n_players)
    works = sum(state.circles[a * REGIONS + day] > 0 for a in angels for day in range(1, REST_DAY))
    resting = sum(state.region[a] == REST_DAY for a in angels)
    short = any(event.kind == events.GATHERED and event.d for event in state.events)
    values = {
        "works": works / state.n_players,
        "resting": resting / state.n_players,
        "dark-points": float(scoring.total(state, state.dark_angel)),
        "dark-wins": float(not state.winners()),
        "short": float(short),
    }
    return [Finding(table, message(f"genesis-finding-{row}"), mean, value) for row, value in values.items()]


def days(state: GenesisState) -> list[Finding]:
    """Tell for each day how many players did its work, what it paid them, and whether they won."""
    table = message("genesis-findings-days")
    done, paid, wins = (message(f"genesis-finding-{name}") for name in ("done", "paid", "wins"))
    found: list[Finding] = []
    for day in range(1, REST_DAY):
        row = message("genesis-score-day", numeral=NUMERALS[day])
        for angel in range(state.n_players):
            worked = state.circles[angel * REGIONS + day] > 0
            found.append(Finding(table, row, done, float(worked)))
            if worked:
                found.append(Finding(table, row, paid, float(scoring.work_points(state, angel, day))))
                found.append(Finding(table, row, wins, float(angel in state.winners()), victory=True))
    return found
