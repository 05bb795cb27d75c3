"""Notation, explanations, texts: what a game says must be true, whole, and there in every language."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.errors import NotationError
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, render
from tests.contract.positions import every_nth, finished, on_every_table, play_through


@on_every_table
def test_text_and_action_are_one_to_one(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for state in play_through(game, players, seed):
        texts = [game.text(state, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(state.legal_actions(), texts, strict=True):
            assert game.parse(state, text) == action
            assert game.parse(state, f"  {text.upper()} ") == action
            assert text == " ".join(text.split())


@on_every_table
def test_explanations_agree_with_the_rules(name: str, players: int, seed: int) -> None:
    """Ask about every action that was legal anywhere in the game, its neighbours, and nonsense."""
    game = GAMES[name]
    rulebook = game.rulebook()
    dice = random.Random(seed)
    seen = {action for state in play_through(game, players, seed) for action in state.legal_actions()}
    pool = sorted(seen | {action + step for action in seen for step in (-1, 1)})
    for state in every_nth(play_through(game, players, seed), 9):
        legal = set(state.legal_actions())
        asked = [*legal, *dice.sample(pool, min(60, len(pool))), -1, 1 << 40, dice.randrange(1 << 20)]
        for action in asked:
            explanation = game.explain(state, action)
            assert explanation.legal == (action in legal), f"{action}: {explanation.text()}"
            assert explanation.clause in rulebook


@on_every_table
def test_everything_is_said_in_every_language(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    names = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
    for state in every_nth(play_through(game, players, seed), 11):
        for lang in LANGUAGES:
            assert game.board(state, state.current_player, lang, names)
            assert game.board(state, None, lang)
            for choice in game.choices(state):
                assert render(choice.message, lang, names)
                assert game.explain(state, choice.action).text(lang, names)
            if not state.over:
                assert render(game.prompt(state), lang, names)
                assert game.explain(state, -1).text(lang)


@on_every_table
def test_a_finished_game_is_told_in_every_language(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    state = finished(game, players, seed)
    for lang in LANGUAGES:
        assert render(game.title, lang)
        for event in state.events:
            assert render(game.event_message(state, event), lang)
        for column in game.score_sheet(state):
            assert render(column.label, lang)
            assert all(render(line.label, lang) for line in column.lines)
        for finding in game.findings(state):
            assert all(render(part, lang) for part in (finding.table, finding.row, finding.column))


@on_every_table
def test_different_choices_read_differently(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for state in every_nth(play_through(game, players, seed), 3):
        choices = game.choices(state)
        texts = {render(choice.message) for choice in choices}
        assert len(texts) == len(choices), [choice.text for choice in choices]


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=30) | st.from_regex(r"[a-z]{3,8}( [a-zA-Z0-9|+-]{1,4}){0,3}", fullmatch=True))
def test_garbage_is_no_action(name: str, text: str) -> None:
    """Whatever is typed is an action with the same notation, or is refused with the text quoted."""
    game = GAMES[name]
    state = game.new(players=2, seed=1)
    action, refused = -1, ""
    try:
        action = game.parse(state, text)
    except NotationError as refusal:
        refused = str(refusal)
    if refused:
        assert f'"{text}"' in refused
    else:
        assert game.explain(state, action).legal == (action in state.legal_actions())


@pytest.mark.parametrize("name", GAMES)
def test_findings_are_numbers_by_title_row_and_column(name: str) -> None:
    game = GAMES[name]
    findings = game.findings(finished(game, game.max_players, 4))
    meant = {msgspec.json.encode((f.table, f.row, f.column)) for f in findings}
    read = {(render(f.table), render(f.row), render(f.column)) for f in findings}
    assert len(read) == len(meant)
    assert all(isinstance(f.value, float) for f in findings)
