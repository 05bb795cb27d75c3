"""Hints and analyses: true, whole, and there in every language."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from cosmogony.bots.base import Limit
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.hints import WORTH_SAYING, advise, analyse, reasons, spoken
from cosmogony.bots.plans import TOLD, foresee
from cosmogony.cli import cli
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, finished, play_through
from cosmogony.texts import LANGUAGES, render
from tests.tables import OUR_GAMES, on_every_table

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


POSITIONS = 50
LANGUAGE_OF = ("en", "de", "it")
LEVEL = {"hint-alike", "hint-level", "hint-only"}
"""What a hint says that has neither a plan nor a gain to name: that nothing else is better."""


def positions(name: str, wanted: int) -> Iterator[tuple[str, State]]:
    """Yield positions with something to choose, spread over games of different sizes, with what finds them again."""
    game, dice = GAMES[name], random.Random(wanted)
    found = 0
    for seed in range(1, wanted):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        bot = GreedyBot(seed, noise=0.1, breadth=1, worlds=1)
        for state in play_on(game.new(players=players, seed=seed), bot, dice):
            yield f"{name}, {players} players, seed {seed}, action {len(state.history)}", state
            found += 1
            if found == wanted:
                return


def play_on(state: State, bot: GreedyBot, dice: random.Random) -> Iterator[State]:
    """Play a game at random or by a bot, a stretch of each, and yield a few positions of it."""
    skip = dice.randrange(40)
    while not state.over:
        legal = state.legal_actions()
        if len(legal) > 1 and skip <= 0:
            skip = dice.randrange(15, 60)
            yield state
        skip -= 1
        careful = dice.random() < 0.3
        state.apply(bot.choose(state).action if careful else dice.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_hints_differ_where_the_choices_do_and_name_a_plan_or_a_gain(name: str) -> None:
    """What a hint says besides its choice is never empty, never the same for two choices, and never in vain."""
    game = GAMES[name]
    looked_at = named = level = 0
    for number, (where, state) in enumerate(positions(name, POSITIONS)):
        looked_at += 1
        hints = advise(game, state, Limit(iterations=16))
        lang = LANGUAGE_OF[number % len(LANGUAGE_OF)]
        told = [spoken(hint, lang) for hint in hints]
        assert all(told), where
        assert len(set(told)) == len(told), f"{where}: {told}"
        for hint in hints:
            if hint.plan is None and {reason.id for reason in hint.reasons} <= LEVEL:
                behind = hints[0].scores[state.current_player] - hint.scores[state.current_player]
                assert behind <= WORTH_SAYING, f"{where}: {told}"
                level += 1
        named += len(hints)
    assert looked_at == POSITIONS
    if name in OUR_GAMES:
        assert level <= named / 50, "too many hints say no more than that the choice is as good as another"


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_made_of_choices_that_can_be_made(name: str) -> None:
    """Every step of a plan is what the game offers when the line is played, and the points come as told."""
    game = GAMES[name]
    for where, state in positions(name, 6):
        world = state.determinize(state.current_player, seeded(1, "plan"))
        for action in state.legal_actions()[:4]:
            plan = foresee(game, world, action)
            assert len(plan.steps) <= TOLD, where
            assert [step.turn for step in plan.steps] == sorted(step.turn for step in plan.steps), where
            assert all(render(step.message, lang) for step in plan.steps for lang in LANGUAGES), where
            assert plan.steps == foresee(game, world, action).steps, f"{where}: another plan the second time"
            if not plan.steps:
                assert plan.told() is None, where


def test_a_plan_tells_what_comes_next() -> None:
    """With all cubes in hand and the angel elsewhere, the plan is to move there and then to work."""
    game = GAMES["genesis"]
    state = game.new(players=2, seed=1)
    for action in ("start C", "start C", "pass", "pass"):
        game.play_text(state, action)
    for colour in range(3):
        state.cubes[3 * state.current_player + colour] = 6
    hints = advise(game, state, Limit(iterations=600), best=20)
    move = next(hint for hint in hints if hint.text == "move I")
    assert move.plan is not None
    assert "next turn" in render(move.plan), render(move.plan)
    assert "work" in render(move.plan), render(move.plan)
    assert "points in all" in render(move.plan), render(move.plan)


def test_there_is_no_hint_after_the_end() -> None:
    game = GAMES["genesis"]
    with pytest.raises(SetupError, match="over"):
        advise(game, finished(game, 2, 1))


def test_a_blunder_is_found() -> None:
    """On the last turn, with all in hand that the work costs, doing nothing loses about the work's points."""
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
    assert found[0].lost == pytest.approx(worth.args["points"], abs=0.5)


@pytest.mark.parametrize("name", GAMES)
def test_hint_and_analyse_on_the_command_line(name: str, tmp_path: Path) -> None:
    record = str(tmp_path / "game.txt")
    GAMES[name].record(finished(GAMES[name], 2, 1)).save(record)
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
