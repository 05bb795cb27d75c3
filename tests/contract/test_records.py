"""A game is a record: replay equals play, and nothing that was cut or altered passes."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.errors import CosmogonyError, RecordError
from cosmogony.core.record import Record
from cosmogony.games import GAMES
from tests.contract.positions import fingerprint, finished, on_every_table, play_through


@on_every_table
def test_replay_equals_play(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    state = finished(game, players, seed)
    record = game.record(state, {0: "Ada", 1: "Bo  the\nBuilder"})
    again = game.verify(Record.loads(record.dumps()))
    assert fingerprint(again) == fingerprint(state)
    assert again.history == state.history
    assert again.deciders == state.deciders
    told = [[event.ply, event.kind, event.seat, event.a, event.b, event.c, event.d] for event in state.events]
    assert [[e.ply, e.kind, e.seat, e.a, e.b, e.c, e.d] for e in again.events] == told
    assert again.revealed_at == state.revealed_at


@on_every_table
def test_an_unfinished_game_goes_on_where_it_was_left(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    for ply, state in enumerate(play_through(game, players, seed)):
        if ply == 40:
            again = game.verify(Record.loads(game.record(state).dumps()))
            assert fingerprint(again) == fingerprint(state)
            return


@pytest.mark.parametrize("name", GAMES)
def test_a_record_saves_and_loads_but_never_writes_over(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    record = game.record(finished(game, 2, 5))
    path = tmp_path / "game.txt"
    record.save(path)
    assert Record.load(path).dumps() == record.dumps()
    with pytest.raises(RecordError, match="already exists"):
        record.save(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", GAMES)
def test_search_copies_have_no_record(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(RecordError, match="no history"):
        game.record(game.new(players=2, seed=1).copy())


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_damaged_record_is_refused_in_one_line(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    text = game.record(finished(game, 2, 9)).dumps()
    start = data.draw(st.integers(0, len(text) - 2), label="start")
    length = data.draw(st.integers(1, 40), label="length")
    patch = data.draw(st.text(max_size=10), label="patch")
    damaged = text[:start] + patch + text[start + length :]
    if damaged.replace("\r\n", "\n").rstrip() == text.rstrip():
        return
    with pytest.raises(CosmogonyError) as caught:
        game.verify(Record.loads(damaged, "game.txt"))
    assert str(caught.value).startswith("game.txt: ")
    assert "\n" not in str(caught.value).replace(patch, "")
