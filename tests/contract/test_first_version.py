"""Eight methods make a game that passes the contract, plays with bots and can be read by people."""

from cosmogony.bots.levels import LEVELS
from cosmogony.games import game as find_game
from cosmogony.lab.simulate import simulate
from cosmogony.testing import GameContract
from cosmogony.texts import render
from tests.contract.pennies import Pennies, PenniesState

PENNIES = find_game("tests.contract.pennies:Pennies")


class TestPennies(GameContract):
    game = PENNIES


def test_it_writes_eight_methods() -> None:
    written = [name for one in (PenniesState, Pennies) for name, value in vars(one).items() if callable(value)]
    assert len(written) == 8


def test_bots_of_all_levels_play_it() -> None:
    for level in list(LEVELS)[:3]:
        assert simulate(PENNIES, players=2, games=2, seed=1, bots=[level]).games == 2


def test_it_is_shown_and_told_by_default() -> None:
    state = PENNIES.new(players=2, seed=1)
    assert PENNIES.board(state, 0) == f"to_move: 0\nover: False\nhands: {state.hands[0]} None"
    assert [(choice.text, render(choice.message)) for choice in PENNIES.choices(state)] == [("0", "0"), ("1", "1")]
    assert render(PENNIES.title, "de") == "Pennies"
    assert PENNIES.explain(state, 5).text("it") == "Questo ora non è permesso."
    assert PENNIES.picture.startswith("<svg")
    assert PENNIES.rulebook().clauses == []
    assert next(iter(PENNIES.targets())).text.startswith("no place in the turn order")
