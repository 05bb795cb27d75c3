"""A game is a record: replay equals play, and nothing that was cut or altered passes."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmogony.core.errors import CosmogonyError, RecordError
from cosmogony.core.record import Record
from cosmogony.core.state import Event, State
from cosmogony.testing.positions import fingerprint, finished
from cosmogony.testing.tables import AtTables


class RecordContract(AtTables):
    """Set-up and actions are the whole game."""

    def test_replay_equals_play(self, players: int, seed: int) -> None:
        """A record read again leads to the same position, and tells the same story."""
        state = finished(self.game, players, seed)
        record = self.game.record(state, {0: "Ada", 1: "Bo  the\nBuilder"})
        again = self.game.verify(Record.loads(record.dumps()))
        assert fingerprint(again) == fingerprint(state)
        assert again.history == state.history
        assert again.deciders == state.deciders
        assert story(again) == story(state)
        assert again.revealed_at == state.revealed_at

    def test_an_unfinished_game_goes_on_where_it_was_left(self, players: int, seed: int) -> None:
        """A record may be made at any moment."""
        end = finished(self.game, players, seed)
        state = self.game.rebuild(end, min(40, len(end.history) // 2))
        again = self.game.verify(Record.loads(self.game.record(state).dumps()))
        assert not again.over
        assert fingerprint(again) == fingerprint(state)

    def test_a_record_saves_and_loads_but_never_writes_over(self, tmp_path: Path, fewest: int, seed: int) -> None:
        """A file that is there stays as it is."""
        record = self.game.record(finished(self.game, fewest, seed))
        path = tmp_path / "game.txt"
        record.save(path)
        assert Record.load(path).dumps() == record.dumps()
        with pytest.raises(RecordError, match="already exists"):
            record.save(path)
        assert list(tmp_path.iterdir()) == [path]

    def test_search_copies_have_no_record(self, fewest: int, seed: int) -> None:
        """They keep no history to write down."""
        with pytest.raises(RecordError, match="no history"):
            self.game.record(self.game.new(players=fewest, seed=seed).copy())

    def test_a_damaged_record_is_refused_in_one_line(self, fewest: int, seed: int) -> None:
        """Whatever is cut out, changed or put in: somebody notices."""
        text = self.game.record(finished(self.game, fewest, seed)).dumps()

        @settings(deadline=None)
        @given(start=st.integers(0, len(text) - 2), length=st.integers(1, 40), patch=st.text(max_size=10))
        def refused(start: int, length: int, patch: str) -> None:
            damaged = text[:start] + patch + text[start + length :]
            if damaged.replace("\r\n", "\n").rstrip() == text.rstrip():
                return
            with pytest.raises(CosmogonyError) as caught:
                self.game.verify(Record.loads(damaged, "game.txt"))
            assert str(caught.value).startswith("game.txt: ")
            assert "\n" not in str(caught.value).replace(patch, "")

        refused()


def story(state: State) -> list[list[int]]:
    """Return what happened, as numbers."""

    def numbers(event: Event) -> list[int]:
        return [event.ply, event.kind, event.seat, event.a, event.b, event.c, event.d]

    return [numbers(event) for event in state.events]
