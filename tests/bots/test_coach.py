"""The coach: asks back where a choice loses a lot, says why, and knows only what the player knows."""

import pytest

from cosmogony.bots.base import Limit
from cosmogony.bots.coach import Doubt, doubt
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through
from cosmogony.texts import LANGUAGES, render

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
QUICK = Limit(iterations=150)


def sentences(found: Doubt) -> str:
    """Return what the coach says against a choice."""
    return " ".join(render(why) for why in found.why)


def asked_about(regret: str) -> list[Doubt]:
    """Return what the coach says in one game of Genesis wherever the game has one thing against a choice."""
    game, found = GAMES["genesis"], []
    for state in play_through(game, 2, 2):
        for action in () if state.over else state.legal_actions():
            if regret in [told.id for told in game.regrets(state, action)]:
                found.append(doubt(game, state, action, QUICK))
    return [one for one in found if one is not None]


def test_gathering_from_an_empty_stock_is_asked_back() -> None:
    found = asked_about("genesis-regret-empty")
    assert found
    assert all("you would gather nothing." in sentences(one) for one in found)
    grave = [one for one in found if one.grave]
    assert len(grave) >= 3
    assert all("Better" in render(one.better) and "Better" in render(one.after) for one in grave)


def test_a_work_left_lying_is_named_with_its_points() -> None:
    found = [one for one in asked_about("genesis-regret-work") if one.grave]
    assert found
    assert all("the work of day " in sentences(one) and " points" in sentences(one) for one in found)


def test_there_is_nothing_to_say_about_the_only_choice() -> None:
    game = GAMES["genesis"]
    for state in play_through(game, 2, 3):
        if not state.over and len(state.legal_actions()) == 1:
            assert doubt(game, state, state.legal_actions()[0], QUICK) is None
            return


@pytest.mark.parametrize("name", GAMES)
def test_what_the_coach_says_is_whole_and_the_same_in_all_worlds(name: str) -> None:
    """Every sentence can be said in every language, and none depends on what the seat cannot know."""
    game = GAMES[name]
    asked = said = 0
    for number, state in enumerate(every_nth(play_through(game, min(3, game.max_players), 5), 7)):
        if state.over or asked == 30:
            break
        seat, legal = state.current_player, state.legal_actions()
        action = legal[-1]  # to pass or to discard is often listed last
        found = doubt(game, state, action, Limit(iterations=24))
        other = state.determinize(seat, seeded(number, "other world"))
        assert doubt(game, other, action, Limit(iterations=24)) == found, f"{name}, action {len(state.history)}"
        asked += 1
        if found is None:
            continue
        said += 1
        assert found.why
        assert found.lost > 0
        assert found.action in legal
        assert found.action != action
        for told in (*found.why, found.better, found.after):
            assert all(render(told, lang, NAMES).endswith(".") for lang in LANGUAGES), told
    assert asked
    assert said or name == "cups"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_has_against_a_choice_can_be_said(name: str) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, game.min_players, 6), 7):
        if state.over:
            continue
        for action in state.legal_actions():
            for regret in game.regrets(state, action):
                assert all(render(regret, lang, NAMES).endswith(".") for lang in LANGUAGES), regret
