"""Hints and analyses: true, whole, and there in every language."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from cosmogony.bots.advice import advise, analyse, reasons
from cosmogony.bots.base import Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.cli import cli
from cosmogony.core.errors import SetupError
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, render
from tests.contract.positions import every_nth, finished, on_every_table, play_through

RECORDS = Path(__file__).parent.parent / "games"


@on_every_table
def test_every_choice_has_reasons_that_can_be_said(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, players, seed), 19):
        for action in state.legal_actions()[:6]:
            for reason in reasons(game, state.copy(), action):
                assert all(render(reason, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_and_ranked(name: str) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, game.min_players, 2), 31):
        if state.over:
            continue
        hints = advise(game, state, Limit(iterations=24), best=3)
        assert {hint.action for hint in hints} <= set(state.legal_actions())
        assert [hint.share for hint in hints] == sorted((hint.share for hint in hints), reverse=True)
        assert all(hint.clause in game.rulebook() for hint in hints)
        assert all(hint.sentence(lang) for hint in hints for lang in LANGUAGES)


def test_there_is_no_hint_after_the_end() -> None:
    game = GAMES["genesis"]
    with pytest.raises(SetupError, match="over"):
        advise(game, finished(game, 2, 1))


def test_a_blunder_is_found() -> None:
    """On the last turn, with all in hand that the work costs, doing nothing loses exactly the work's points."""
    game = GAMES["genesis"]
    bot = GreedyBot(1, worlds=1)
    state = game.new(players=2, seed=1)
    blunder, worth = -1, game.title
    while not state.over:
        words = {game.text(state, action): action for action in state.legal_actions()}
        if "work" not in words or state.round < 17:
            state.apply(bot.choose(state.copy()).action)
            continue
        if state.round == 21 and blunder < 0:
            blunder, worth = len(state.history), game.message(state, words["work"])
        state.apply(words["pass"])
    found = list(analyse(game, state, iterations=60, plies=[blunder]))
    assert [mistake.better.text for mistake in found] == ["work"]
    assert found[0].lost == worth.args["points"]


@pytest.mark.parametrize("name", GAMES)
def test_hint_and_analyse_on_the_command_line(name: str) -> None:
    record = str(RECORDS / name / "records" / "2-players.txt")
    run = CliRunner().invoke
    shown = run(cli, ["hint", record, "--at", "20", "--seconds", "0.05", "--lang", "it"])
    assert shown.exit_code == 0, shown.output
    assert "1. " in shown.output
    told = run(cli, ["hint", record, "--at", "20", "--seconds", "0.05", "--json"])
    assert {"action", "text", "clause", "share", "scores", "reasons"} <= set(json.loads(told.stdout)[0])
    late = run(cli, ["hint", record])
    assert isinstance(late.exception, SetupError)
    beyond = run(cli, ["hint", record, "--at", "100000"])
    assert isinstance(beyond.exception, SetupError)


@pytest.mark.slow
def test_analyse_on_the_command_line() -> None:
    record = str(RECORDS / "genesis" / "records" / "2-players.txt")
    run = CliRunner().invoke
    shown = run(cli, ["analyse", record, "--iterations", "20", "--seat", "1", "--worst", "2", "--lang", "de"])
    assert shown.exit_code == 0, shown.output
    assert shown.output.count("Besser: ") == 2
    together = run(cli, ["analyse", record, "--iterations", "20", "--seat", "1", "--worst", "2", "--processes", "2"])
    alone = run(cli, ["analyse", record, "--iterations", "20", "--seat", "1", "--worst", "2"])
    assert together.stdout == alone.stdout
    team = run(cli, ["hint", record, "--at", "20", "--seconds", "0.05", "--processes", "2"])
    assert "1. " in team.output
    nobody = run(cli, ["analyse", record, "--seat", "3"])
    assert isinstance(nobody.exception, SetupError)
