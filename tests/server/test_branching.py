"""Playing on from a moment of an ended game: a table that begins there."""

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.games import game as find_game
from cosmogony.games import ours
from cosmogony.server import branching
from cosmogony.server.entries import AnyEntry, Sat, decode, encode
from cosmogony.server.messages import PlayOnBody
from cosmogony.server.positions import build_room
from cosmogony.server.refusals import RefusalError
from cosmogony.server.replay import Replay
from cosmogony.server.table import Table
from cosmogony.testing import fingerprint, finished

MIDDLE = 20


def replay_of(name: str, **names: str) -> Replay:
    """Return a finished game of three, of which the first seat was a person's."""
    game = find_game(name)
    state = finished(game, 3, 8)
    record = game.record(state, {0: "Ada", 1: "star", 2: names.get("third", "random")})
    return Replay("a" * 16, record, game.edition, state)


def seated(replay: Replay, wanted: PlayOnBody) -> Table:
    """Open the table, seat the player, and read everything from its log again."""
    opened, bots, seat = branching.opening(replay, wanted, "ada", "5" * 64)
    table = Table("b" * 16)
    rows: list[list[AnyEntry]] = [[opened, *bots], [Sat(seat, "ada", "Ada", "7" * 64)]]
    for row in rows:
        table.fold(decode(encode(row)), 1.0)
    return table


@pytest.mark.parametrize("name", ours())
def test_the_table_begins_at_the_moment_with_the_same_bots(name: str) -> None:
    replay = replay_of(name)
    table = seated(replay, PlayOnBody(MIDDLE, seat=0))
    assert table.state is not None
    assert fingerprint(table.state) == fingerprint(replay.game.rebuild(replay.final, MIDDLE))
    assert table.state.history == replay.final.history[:MIDDLE]
    assert [chair.level for chair in table.chairs] == [None, "star", "random"]
    assert [seat.character for seat in build_room(table, "ada", 0.0).seats] == replay.characters()
    assert (table.status, table.counts(), table.opened.listed) == ("playing", False, False)


@pytest.mark.parametrize("name", ours())
def test_the_same_actions_lead_to_the_same_end_and_a_record_without_a_shuffle(name: str) -> None:
    replay = replay_of(name)
    table = seated(replay, PlayOnBody(MIDDLE, seat=0))
    assert table.state is not None
    for action in replay.final.history[MIDDLE:]:
        seat = int(table.state.current_player)
        table.fold(
            table.decide_bot_act(seat, table.seq, action) if seat else table.decide_act("ada", table.seq, action), 2
        )
        assert table.state is not None
    assert table.state.scores() == replay.final.scores()
    record = table.record()
    assert record.shuffle is None
    assert replay.game.verify(record).scores() == replay.final.scores()


def test_without_a_seat_one_plays_for_whoever_decides_and_people_are_replaced_gently() -> None:
    replay = replay_of("genesis", third="Cleo")
    table = seated(replay, PlayOnBody(MIDDLE))
    decider = replay.final.deciders[MIDDLE]
    assert table.chairs[decider].player == "ada"
    levels: list[str | None] = ["comet", "star", "comet"]
    levels[decider] = None
    assert [chair.level for chair in table.chairs] == levels


def test_what_cannot_be_played_on_is_refused() -> None:
    replay = replay_of("genesis")
    end = len(replay.final.history)
    for wanted, told in (
        (PlayOnBody(end), "play-on-over"),
        (PlayOnBody(end + 1), "replay-beyond"),
        (PlayOnBody(3, seat=3), "table-no-seat"),
    ):
        with pytest.raises(RefusalError) as refused:
            branching.opening(replay, wanted, "ada", "5" * 64)
        assert refused.value.message.id == told
    with pytest.raises(SetupError, match="no bot of level"):
        branching.opening(replay, PlayOnBody(3, seat=1, level="my_own.bot"), "ada", "5" * 64)
