"""The table alone: what may be done at it, and that its log is all there is."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from cosmogony.core.errors import RulingError, SetupError
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server.entries import Acted, AnyEntry, BotSat, Opened, Rematched, decode, encode
from cosmogony.server.messages import ClockSettings
from cosmogony.server.positions import Positions, build_room
from cosmogony.server.refusals import fault_message
from cosmogony.server.table import (
    AWAY_SECONDS,
    GRACE,
    RATED_STAND_IN,
    SEAT_REQUEST_PAUSE,
    RefusalError,
    StaleError,
    Table,
    check_new_table,
)
from cosmogony.testing import fingerprint
from cosmogony.texts import message
from tests.server.house import whole

ADA, BO, CLEO = "ada", "bo", "cleo"


@pytest.mark.parametrize(
    ("players", "order", "fault"),
    [
        (3, "3 1 2", ""),
        (4, "3 1 2", 'start_order "3 1 2" is for 3 players; this table has 4'),
        (9, "random", "is for 2 to 6"),
    ],
)
def test_a_table_that_could_never_begin_is_not_opened(players: int, order: str, fault: str) -> None:
    options = {"start_order": order}
    opened = Opened("genesis", players, None, options, None, listed=False, rated=True, host=ADA, secret="5" * 64)
    if fault:
        with pytest.raises(SetupError, match=fault):
            check_new_table(opened)
    else:
        check_new_table(opened)


@pytest.mark.parametrize("order", ["3 1 2", "1 1 2 3", "by age"])
def test_a_wrong_answer_to_an_open_question_is_told_in_the_games_own_words(order: str) -> None:
    options = {"start_order": order}
    opened = Opened("genesis", 4, None, options, None, listed=False, rated=True, host=ADA, secret="5" * 64)
    with pytest.raises(RulingError) as caught:
        check_new_table(opened)
    brought = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - as it comes from the process that reads editions
    told = fault_message(brought)
    assert told == message("genesis-ruling-start-order-wrong", ruling="start_order")


class Kept:
    """A table that remembers its log, to be rebuilt from it."""

    def __init__(
        self, game: str = "genesis", players: int = 2, clock: ClockSettings | None = None, rated: bool = True
    ) -> None:
        self.table = Table("a" * 16)
        self.log: list[tuple[str, float]] = []
        self.now = 1000.0
        opened = Opened(game, players, None, {}, clock, listed=False, rated=rated, host=ADA, secret="5" * 64)
        check_new_table(opened)
        self.write([opened])

    def write(self, entries: list[AnyEntry]) -> None:
        """Write a row as the server does; until it is committed the table stays as it was."""
        self.now += 1.0
        body = encode(entries)
        self.log.append((body, self.now))
        before = everything(self.table)
        later = self.table.after(decode(body), self.now)
        assert everything(self.table) == before
        self.table = later

    def do(self, decide: Callable[[Table], list[AnyEntry]]) -> None:
        self.write(decide(self.table))

    def sit(self, *people: str) -> "Kept":
        for number, person in enumerate(people):
            self.do(
                lambda table, person=person, number=number: table.decide_sit(  # type: ignore[misc]
                    person, person.title(), None, f"{number}" * 64
                )
            )
        return self

    def rebuilt(self) -> Table:
        again = Table(self.table.id)
        for body, at in self.log:
            again.fold(decode(body), at)
        return again

    def act(self, index: int = 0) -> int:
        state = self.table.state
        assert state is not None
        seat = int(state.current_player)
        action = state.legal_actions()[index]
        holder = self.table.chairs[seat].player
        assert holder is not None
        self.do(lambda table: table.decide_act(holder, table.seq, action))
        return seat


def everything(table: Table) -> dict[str, Any]:
    """Return every field of a table, copied, with all that its game holds."""
    shared = ("game", "edition", "state", "_seats")
    state, fields = table.state, {name: copy.copy(value) for name, value in vars(table).items() if name not in shared}
    if state is not None:
        fields |= {"position": fingerprint(state), "events": len(state.events), "revealed_at": state.revealed_at}
        fields |= {"history": list(state.history), "deciders": list(state.deciders)}
    return fields


def refusal(kept: Kept, decide: Callable[[Table], list[AnyEntry]]) -> RefusalError:
    before = kept.table.version
    with pytest.raises(RefusalError) as caught:
        kept.do(decide)
    assert kept.table.version == before
    return caught.value


def other(person: str) -> str:
    return BO if person == ADA else ADA


def to_move(kept: Kept) -> str:
    seat = kept.table.to_move
    assert seat is not None
    holder = kept.table.chairs[seat].player
    assert holder is not None
    return holder


def test_the_game_begins_when_every_seat_is_taken() -> None:
    kept = Kept()
    assert build_room(kept.table, None, 0.0).status == "open"
    kept.sit(ADA)
    assert refusal(kept, lambda t: t.decide_propose_end(ADA)).message.id == "table-not-begun"
    assert refusal(kept, lambda t: t.decide_sit(BO, "Bo", 0, "0" * 64)).message.id == "table-seat-taken"
    kept.sit(BO)
    assert kept.table.status == "playing"
    assert refusal(kept, lambda t: t.decide_sit(CLEO, "Cleo", None, "0" * 64)).message.id == "table-already-begun"


def test_a_seat_can_be_left_and_given_to_a_bot_before_the_game() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    assert refusal(kept, lambda t: t.decide_stand(ADA, 1)).message.id == "table-not-your-seat"
    kept.do(lambda t: t.decide_stand(BO, 1))
    assert refusal(kept, lambda t: t.decide_bot(BO, 1, "random")).message.id == "table-only-host"
    assert refusal(kept, lambda t: t.decide_bot(ADA, 0, "random")).message.id == "table-seat-taken"
    kept.do(lambda t: t.decide_bot(ADA, 1, "random"))
    kept.do(lambda t: t.decide_bot(ADA, 1, None))
    assert refusal(kept, lambda t: t.decide_bot(ADA, 1, None)).message.id == "table-no-bot-there"
    kept.do(lambda t: t.decide_bot(ADA, 1, "random"))
    kept.do(lambda t: t.decide_bot(ADA, 2, "random"))
    assert kept.table.status == "playing"
    assert refusal(kept, lambda t: t.decide_bot(ADA, 1, None)).message.id == "table-already-begun"


def test_the_seed_is_made_of_everyones_numbers() -> None:
    kept = Kept().sit(ADA, BO)
    made = kept.table.shuffle()
    assert made.randoms == {0: "0" * 64, 1: "1" * 64}
    assert kept.table.state is not None
    assert made.fault(kept.table.state.setup.seed) is None
    assert made.fault(7) == "the seed is not made of the server's secret and the seats' random numbers"


def test_only_the_seat_to_move_may_act_and_only_in_the_present_position() -> None:
    kept = Kept().sit(ADA, BO)
    state = kept.table.state
    assert state is not None
    mover, action, seq = to_move(kept), state.legal_actions()[0], kept.table.seq
    assert refusal(kept, lambda t: t.decide_act(other(mover), seq, action)).message.id == "table-not-your-turn"
    assert refusal(kept, lambda t: t.decide_act(CLEO, seq, action)).message.id == "table-spectators-watch"
    refused = refusal(kept, lambda t: t.decide_act(mover, seq, -1))
    assert refused.clause is not None
    assert refused.clause in find_game("genesis").rulebook()
    kept.act()
    with pytest.raises(StaleError):
        kept.table.decide_act(mover, seq, action)
    with pytest.raises(StaleError):
        kept.table.decide_act(to_move(kept), seq + 50, action)


def test_talking_does_not_make_a_click_stale() -> None:
    kept = Kept().sit(ADA, BO)
    seq = kept.table.seq
    kept.do(lambda t: t.decide_say(CLEO, "Cleo", "good luck"))
    assert kept.table.seq == seq
    kept.act()
    assert [line.text for line in kept.table.chat_since(0)] == ["good luck"]
    assert kept.table.chat_since(kept.table.version) == []


def test_a_log_in_older_numbers_is_read_as_it_was_meant() -> None:
    kept = Kept().sit(ADA, BO)
    payments = 0
    while not kept.table.ending:
        state = kept.table.state
        assert state is not None
        legal = [kept.table.game.text(state, action) for action in state.legal_actions()]
        works = [at for at, text in enumerate(legal) if text.startswith("work")]
        kept.act(works[0] if works else len(kept.log) % len(legal))
        payments += legal[0].startswith("pay")
    assert payments
    final = kept.table.state
    assert final is not None
    kept.log = [(encode([in_digits(entry, final) for entry in decode(body)]), at) for body, at in kept.log]
    again = kept.rebuilt()
    assert again.state is not None
    assert (again.ending, again.state.history, again.state.scores()) == ("finished", final.history, final.scores())


def in_digits(entry: AnyEntry, state: Any) -> AnyEntry:
    """Write a payment of Genesis as it was numbered at first: its amounts as digits to base 25."""
    if not isinstance(entry, Acted):
        return entry
    action = entry.action
    if action >= 22:
        chaos, matter, life = (state.components.payments.paid(action, colour) for colour in range(3))
        action = 22 + chaos + 25 * matter + 625 * life
    return Acted(entry.seat, action)


def test_undo_is_free_until_another_has_acted_and_is_an_entry_in_the_log() -> None:
    kept = Kept().sit(ADA, BO)
    mover = to_move(kept)
    assert refusal(kept, lambda t: t.decide_undo(mover, t.seq)).message.id == "table-nothing-to-undo"
    before = kept.table.version
    kept.act()
    assert kept.table.undoable(mover) == ("free", 0)
    kept.do(lambda t: t.decide_undo(mover, t.seq))
    assert kept.table.state is not None
    assert (kept.table.state.history, kept.table.version) == ([], before + 2)
    assert kept.table.kept(before + 1) == 0
    kept.act(1)
    assert (kept.table.kept(before + 1), kept.table.kept(before + 3)) == (0, 1)
    assert not kept.table.altered_by_agreement


def test_undo_beyond_that_needs_everyones_consent() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    first = to_move(kept)
    kept.act()
    second = to_move(kept)
    kept.act()
    third = ({ADA, BO, CLEO} - {first, second}).pop()
    kept.do(lambda t: t.decide_undo(first, t.seq))
    assert kept.table.pending is not None
    assert kept.table.pending.asked == {second, third}
    assert refusal(kept, lambda t: t.decide_propose_end(second)).message.id == "table-answer-first"
    proposal = kept.table.pending.version
    kept.do(lambda t: t.decide_answer(second, proposal, True))
    assert refusal(kept, lambda t: t.decide_answer(second, proposal, True)).message.id == "table-nothing-to-answer"
    assert kept.table.state is not None
    assert len(kept.table.state.history) == 2
    kept.do(lambda t: t.decide_answer(third, proposal, True))
    assert kept.table.state.history == []
    assert build_room(kept.table, ADA, 0.0).proposal is None
    assert kept.table.altered_by_agreement


def asked_to_undo(kept: Kept) -> tuple[str, int]:
    """Let the first player ask to take back what the other has answered; return who asks, and the version."""
    first = to_move(kept)
    kept.act()
    while to_move(kept) == first:
        kept.act()
    kept.act()
    kept.do(lambda t: t.decide_undo(first, t.seq))
    assert kept.table.pending is not None
    return first, kept.table.pending.version


def test_one_no_declines() -> None:
    kept = Kept().sit(ADA, BO)
    first, proposal = asked_to_undo(kept)
    kept.do(lambda t: t.decide_answer(other(first), proposal, False))
    assert kept.table.pending is None
    assert not kept.table.altered_by_agreement


def test_an_action_outdates_the_question() -> None:
    kept = Kept().sit(ADA, BO)
    first, proposal = asked_to_undo(kept)
    kept.act()
    assert kept.table.pending is None
    answer = refusal(kept, lambda t: t.decide_answer(other(first), proposal, True))
    assert answer.message.id == "table-nothing-to-answer"


def test_ending_by_consent_has_no_result_but_a_record() -> None:
    kept = Kept().sit(ADA, BO)
    kept.act()
    with pytest.raises(RefusalError, match="table-record-later"):
        kept.table.record()
    kept.do(lambda t: t.decide_propose_end(BO))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, True))
    assert (kept.table.status, kept.table.ending, kept.table.rated()) == ("over", "agreed", False)
    record = kept.table.record()
    assert record.scores is None
    assert find_game("genesis").verify(record).history == kept.table.state.history  # type: ignore[union-attr]
    assert refusal(kept, lambda t: t.decide_resign(ADA, 0, "random")).message.id == "table-over"


def test_a_bot_plays_on_for_who_resigns_and_the_last_person_ends_the_game() -> None:
    kept = Kept().sit(ADA, BO)
    assert refusal(kept, lambda t: t.decide_resign(ADA, 1, "random")).message.id == "table-not-your-seat"
    kept.do(lambda t: t.decide_resign(ADA, 0, "random"))
    assert kept.table.chairs[0].level == "random"
    assert kept.table.entrants() == [ADA, BO]
    assert kept.table.status == "playing"
    kept.do(lambda t: t.decide_resign(BO, 1, "random"))
    assert (kept.table.status, kept.table.ending) == ("over", "abandoned")


def away(*people: str) -> Callable[[str], bool]:
    """Return that some people have been away for long."""
    return lambda player: player in people


def test_nobody_who_is_there_is_replaced_against_their_will() -> None:
    kept = Kept().sit(ADA, BO)
    assert refusal(kept, lambda t: t.decide_propose_bot(ADA, 0, "random")).message.id == "table-not-another-person"
    kept.do(lambda t: t.decide_propose_bot(ADA, 1, "random"))
    assert (kept.table.chairs[1].player, kept.table.decide_settle(away())) == (BO, [])
    seen = build_room(kept.table, BO, 0.0).proposal
    assert seen is not None
    assert (seen.kind, seen.name, seen.mine_to_answer, seen.about_me, seen.mine) == ("bot", "Ada", True, True, False)
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(BO, version, False))
    assert (kept.table.pending, kept.table.chairs[1].player, kept.table.counts()) == (None, BO, True)


@pytest.mark.parametrize("what", ["acts", "talks", "takes back"])
def test_whoever_does_something_is_here(what: str) -> None:
    kept = Kept().sit(ADA, BO)
    mover = to_move(kept)
    kept.act()
    if to_move(kept) != mover:
        kept.do(lambda t: t.decide_undo(mover, t.seq))
    kept.do(lambda t: t.decide_propose_bot(other(mover), t.seats_of(mover)[0], "random"))
    if what == "acts":
        kept.act()
    elif what == "talks":
        kept.do(lambda t: t.decide_say(mover, mover, "still here"))
    else:
        kept.act(0) if kept.table.undoable(mover)[0] != "free" else kept.do(lambda t: t.decide_undo(mover, t.seq))
    assert kept.table.pending is None
    assert build_room(kept.table, mover, 0.0).proposal is None
    assert kept.table.room_version == kept.table.version
    assert kept.table.decide_settle(away(mover)) == []
    assert kept.table.chairs[kept.table.seats_of(mover)[0]].player == mover


def test_a_bot_plays_on_for_who_is_away_until_they_come_back() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    kept.do(lambda t: t.decide_propose_bot(ADA, 2, "random", away(CLEO)))
    version = kept.table.version
    assert kept.table.pending is not None, "Bo is there and has to agree"
    kept.do(lambda t: t.decide_answer(BO, version, True, away(CLEO)))
    assert (kept.table.chairs[2].level, kept.table.counts()) == (RATED_STAND_IN, True)
    assert build_room(kept.table, BO, 0.0).proposal is None
    room = build_room(kept.table, CLEO, 0.0)
    assert [seat.kept_for_me for seat in room.seats] == [False, False, True]
    for thief in (ADA, BO, "eve"):
        assert refusal(kept, lambda t, p=thief: t.decide_propose_seat(p, p, 2)).message.id == "table-seat-kept"  # type: ignore[misc]
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    assert (kept.table.chairs[2].player, kept.table.chairs[2].level, kept.table.names()[2]) == (CLEO, None, "Cleo")
    assert (kept.table.counts(), kept.table.askers) == (True, frozenset({ADA})), "it counts on, and never to Ada's gain"
    assert (kept.rebuilt().chairs, kept.rebuilt().askers) == (kept.table.chairs, kept.table.askers)


def test_nobody_escapes_a_result_because_the_others_are_away() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    kept.do(lambda t: t.decide_propose_end(ADA, away(BO)))
    assert (kept.table.status, kept.table.decide_settle(away(BO))) == ("playing", [])
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, False))
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2, away=away(BO)))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, True, away(BO)))
    assert (kept.table.chairs[2].level, kept.table.counts()) == ("random", True)


def test_a_proposal_takes_effect_when_the_away_are_away_long_enough() -> None:
    kept = Kept().sit(ADA, BO)
    kept.do(lambda t: t.decide_propose_bot(ADA, 1, "random"))
    assert kept.table.decide_settle(away()) == []
    kept.do(lambda t: t.decide_settle(away(BO)))
    assert (kept.table.chairs[1].level, kept.table.chairs[1].kept, kept.table.pending) == (RATED_STAND_IN, True, None)
    alone = Kept(rated=False).sit(ADA, BO)
    alone.do(lambda t: t.decide_propose_end(ADA, away(BO)))
    assert (alone.table.status, alone.table.ending, alone.table.rated()) == ("over", "agreed", False)


def test_whoever_agrees_to_a_bot_comes_back_as_well() -> None:
    kept = Kept().sit(ADA, BO)
    kept.do(lambda t: t.decide_propose_bot(ADA, 1, "random"))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(BO, version, True))
    assert (kept.table.chairs[1].level, kept.table.chairs[1].kept) == ("random", True)
    kept.do(lambda t: t.decide_propose_seat(BO, "Bo", 1))
    assert kept.table.chairs[1].player == BO


def test_what_was_seen_is_not_changed_behind_the_back_of_who_is_away() -> None:
    kept = Kept().sit(ADA, BO)
    first, _ = asked_to_undo(kept)
    assert kept.table.decide_settle(away(other(first))) == []


def test_a_proposal_can_be_taken_back_by_its_proposer_only() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    kept.do(lambda t: t.decide_propose_end(ADA))
    version = kept.table.version
    assert refusal(kept, lambda t: t.decide_answer(ADA, version, True)).message.id == "table-nothing-to-answer"
    kept.do(lambda t: t.decide_answer(ADA, version, False))
    assert kept.table.pending is None
    kept.do(lambda t: t.decide_propose_end(BO))


def test_strangers_keep_nobody_from_proposing() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    kept.do(lambda t: t.decide_propose_seat("eve", "Eve", 2))
    assert refusal(kept, lambda t: t.decide_propose_seat("eve 2", "Eve", 2)).message.id == "table-answer-first"
    kept.do(lambda t: t.decide_propose_end(ADA))
    assert kept.table.pending is not None
    assert kept.table.pending.entry.kind == "end"
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(BO, version, False))
    kept.do(lambda t: t.decide_propose_seat("eve 3", "Eve", 2))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(BO, version, False))
    soon, later = kept.now + 10, kept.now + SEAT_REQUEST_PAUSE + 1
    assert refusal(kept, lambda t: t.decide_propose_seat("eve 4", "Eve", 2, soon)).message.id == "table-declined"
    kept.do(lambda t: t.decide_propose_seat("eve 4", "Eve", 2, later))


def test_nobody_waits_for_the_answer_of_who_resigned() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    kept.do(lambda t: t.decide_propose_end(ADA))
    version = kept.table.version
    kept.do(lambda t: t.decide_resign(BO, 1, "random"))
    kept.do(lambda t: t.decide_answer(CLEO, version, True))
    assert kept.table.ending == "agreed"
    gone = Kept(players=3).sit(ADA, BO, CLEO)
    gone.do(lambda t: t.decide_propose_bot(ADA, 1, "random"))
    gone.do(lambda t: t.decide_resign(BO, 1, "random"))
    assert gone.table.pending is None
    assert (gone.table.chairs[1].resigned, gone.table.chairs[1].kept, gone.table.counts()) == (BO, False, True)


def test_the_table_shows_when_somebody_counts_as_away() -> None:
    assert build_room(Kept().table, None, 0.0).away_after == AWAY_SECONDS
    assert Kept(clock=ClockSettings(600, 5)).table.away_after == AWAY_SECONDS
    assert Kept(clock=ClockSettings(86400, 3600)).table.away_after == 4320


def test_a_person_takes_over_a_bots_seat_when_all_agree() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    assert refusal(kept, lambda t: t.decide_propose_seat(CLEO, "Cleo", 0)).message.id == "table-no-bot-there"
    assert kept.table.counts()
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    proposal = build_room(kept.table, BO, 0.0).proposal
    assert proposal is not None
    assert (proposal.kind, proposal.name, proposal.seat, proposal.asked) == ("seat", "Cleo", 2, [0, 1])
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, True))
    assert kept.table.chairs[2].level == "random"
    kept.do(lambda t: t.decide_answer(BO, version, True))
    assert (kept.table.chairs[2].player, kept.table.names()) == (CLEO, ["Ada", "Bo", "Cleo"])
    assert not kept.table.counts()
    for _ in range(3):
        kept.act()
    assert fingerprint(kept.rebuilt().state) == fingerprint(kept.table.state)  # type: ignore[arg-type]


def test_who_was_declined_does_not_ask_for_a_seat_again() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, False))
    assert (kept.table.pending, kept.table.chairs[2].level) == (None, "random")
    assert refusal(kept, lambda t: t.decide_propose_seat(CLEO, "Cleo", 2)).message.id == "table-declined"
    kept.do(lambda t: t.decide_propose_seat("dov", "Dov", 2))


def test_who_asks_from_outside_keeps_nobody_at_the_table_from_proposing() -> None:
    kept = Kept(players=3)
    kept.write([BotSat(2, "random")])
    kept.sit(ADA, BO)
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    assert refusal(kept, lambda t: t.decide_propose_seat("dov", "Dov", 2)).message.id == "table-answer-first"
    kept.do(lambda t: t.decide_propose_end(ADA))
    assert kept.table.pending is not None
    assert kept.table.pending.entry.kind == "end"
    assert kept.table.pending.asked == {BO}
    assert refusal(kept, lambda t: t.decide_propose_seat(CLEO, "Cleo", 2)).message.id == "table-answer-first"
    assert refusal(kept, lambda t: t.decide_propose_end(BO)).message.id == "table-answer-first"
    kept.do(lambda t: t.decide_answer(BO, t.pending.version, True))  # type: ignore[union-attr]
    assert kept.table.ending == "agreed"
    assert everything(kept.rebuilt()) == everything(kept.table)


def test_a_table_where_no_game_begins_is_given_up() -> None:
    kept = Kept().sit(ADA)
    assert kept.table.decide_expire(kept.now + 100, 100) == []
    entries = kept.table.decide_expire(kept.now + 101, 100)
    kept.write(entries)
    assert (kept.table.status, kept.table.ending, kept.table.rated()) == ("over", "abandoned", False)
    assert refusal(kept, lambda t: t.decide_sit(BO, "Bo", None, "2" * 64)).message.id == "table-already-begun"
    begun = Kept().sit(ADA, BO)
    assert begun.table.decide_expire(begun.now + 1000, 100) == []


def test_clocks_count_only_ones_own_time_and_hand_over_to_a_bot() -> None:
    kept = Kept(clock=ClockSettings(60, 5)).sit(ADA, BO)
    seat = kept.act()
    assert kept.table.seconds_left[seat] == 60 + 5 - 1
    running = kept.table.ticking
    assert running is not None
    left = kept.table.clock_left(running, kept.now + 10)
    assert left == kept.table.seconds_left[running] - 10
    assert kept.table.decide_flag(kept.now + 10, "random") == []
    late = kept.now + kept.table.seconds_left[running] + GRACE
    kept.write(kept.table.decide_flag(late, "random"))
    assert kept.table.chairs[running].level == "random"
    assert kept.table.status == "playing"


def test_hot_seat_sees_from_the_seat_of_whoever_is_to_move() -> None:
    kept = Kept(players=3).sit(ADA, ADA, BO)
    for _ in range(6):
        seat = kept.table.to_move
        if seat in (0, 1):
            assert kept.table.seat_of_reader(ADA) == seat
        else:
            assert (
                kept.table.seat_of_reader(ADA),
                kept.table.seat_of_reader(ADA, 1),
                kept.table.seat_of_reader(ADA, 2),
            ) == (0, 1, 0)
        assert kept.table.seat_of_reader(BO, 0) == 2
        assert kept.table.seat_of_reader(CLEO) is None
        kept.act()
    assert not kept.table.rated()


def test_a_rematch_is_opened_once() -> None:
    kept = Kept().sit(ADA, BO)
    assert refusal(kept, lambda t: t.decide_rematch(ADA, "b" * 16)).message.id == "table-rematch-later"
    kept.do(lambda t: t.decide_propose_end(BO))
    version = kept.table.version
    kept.do(lambda t: t.decide_answer(ADA, version, True))
    assert refusal(kept, lambda t: t.decide_rematch(CLEO, "b" * 16)).message.id == "table-spectators-watch"
    kept.write([Rematched("b" * 16)])
    assert kept.table.decide_rematch(BO, "c" * 16) == []
    assert kept.table.rematch == "b" * 16


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_its_log(name: str) -> None:
    """Random requests of all kinds; after each the table rebuilt from its log is the same to everyone."""
    players = max(2, GAMES[name].min_players)
    kept = Kept(name, players).sit(*[ADA, BO, CLEO, "dov"][:players])
    rng = seeded(5, name)
    people = sorted(kept.table.people())
    for number in range(120):
        if kept.table.status == "over":
            break
        dice, person = rng.below(12), people[rng.below(len(people))]
        pending = kept.table.pending
        try:
            if pending and dice < 8:
                asked = sorted(pending.asked)[0]
                kept.do(lambda t, a=asked, p=pending.version: t.decide_answer(a, p, True))  # type: ignore[misc]
            elif dice == 0:
                kept.do(lambda t, p=person: t.decide_undo(p, t.seq))  # type: ignore[misc]
            elif dice == 1:
                kept.do(lambda t, p=person: t.decide_say(p, p, "well"))  # type: ignore[misc]
            else:
                legal = kept.table.state.legal_actions()  # type: ignore[union-attr]
                kept.act(rng.below(len(legal)))
        except RefusalError:
            continue
        if number % 10 == 0:
            assert_same(kept.table, kept.rebuilt(), [*people, None])
    assert_same(kept.table, kept.rebuilt(), [*people, None])


def assert_same(one: Table, two: Table, readers: list[str | None]) -> None:
    assert one.state is not None
    assert two.state is not None
    assert fingerprint(one.state) == fingerprint(two.state)
    for reader in readers:
        assert build_room(one, reader, 0.0) == build_room(two, reader, 0.0)
        assert whole(Positions(one), reader) == whole(Positions(two), reader)


def test_a_table_of_bots_begins_at_once() -> None:
    kept = Kept()
    kept.write([BotSat(0, "random"), BotSat(1, "random")])
    assert kept.table.status == "playing"
    assert kept.table.bot_to_move == "random"
    state = kept.table.state
    assert state is not None
    seat, seq, action = int(state.current_player), kept.table.seq, state.legal_actions()[0]
    with pytest.raises(StaleError):
        kept.table.decide_bot_act(1 - seat, seq, action)
    kept.do(lambda t: t.decide_bot_act(seat, seq, action))
    with pytest.raises(StaleError):
        kept.table.decide_bot_act(seat, seq, action)


def test_the_places_of_an_ended_game_are_told_and_none_before_its_end() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    assert [kept.table.place_of(seat) for seat in range(3)] == [None] * 3
    rng = seeded(4)
    while kept.table.status == "playing":
        legal = kept.table.need_turn(to_move(kept), kept.table.seq).legal_actions()
        kept.act(rng.below(len(legal)))
    state = kept.table.state
    assert state is not None
    places = [kept.table.place_of(seat) or 0 for seat in range(3)]
    winners = state.winners()
    assert [places[seat] == 1 for seat in range(3)] == [seat in winners for seat in range(3)]
    scores = state.scores()
    losers = [seat for seat in range(3) if seat not in winners]
    assert sorted(losers, key=lambda seat: places[seat]) == sorted(losers, key=lambda seat: -scores[seat])
