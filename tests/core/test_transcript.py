"""A game told by its set-up and actions plays again to the same position, in any process."""

import msgspec
import pytest

from cosmogony.core.errors import EditionError
from cosmogony.core.transcript import Transcript
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, fingerprint, finished, play_through


@pytest.mark.parametrize("name", GAMES)
def test_what_was_told_and_sent_plays_again(name: str) -> None:
    for state in every_nth(play_through(GAMES[name], GAMES[name].max_players, 4), 61):
        sent = msgspec.json.encode(Transcript.of(state))
        again = msgspec.json.decode(sent, type=Transcript).state()
        assert fingerprint(again) == fingerprint(state)
        assert (again.history, again.deciders) == (state.history, state.deciders)


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_travels_as_its_text_and_changes_apply_to_it(name: str) -> None:
    game = GAMES[name]
    whole = next(value for value in game.edition if isinstance(value.value, int) and not isinstance(value.value, bool))
    told = Transcript(name, game.min_players, 3, edition=game.edition.text)
    assert told.values().hash == game.edition.hash
    changed = msgspec.structs.replace(told, changes={whole.key: str(whole.value + 1)})
    assert changed.values().values[whole.key].value == whole.value + 1
    assert changed.values().hash != game.edition.hash


def test_a_faulty_edition_is_refused() -> None:
    with pytest.raises(EditionError):
        Transcript("genesis", 2, 1, edition="day = 1").begin()


def test_a_game_continues_itself_and_no_other() -> None:
    whole = Transcript.of(finished(GAMES["genesis"], 2, 1))
    middle = whole.first(10)
    assert len(middle.actions) == 10
    assert whole.continues(middle)
    assert middle.continues(middle)
    assert not middle.continues(whole)
    assert not whole.continues(msgspec.structs.replace(middle, seed=2))
    assert not whole.continues(msgspec.structs.replace(middle, actions=[*middle.actions[:9], -1]))
