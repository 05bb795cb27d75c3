"""The table alone: what may be done at it, and that its log is all there is."""

from collections.abc import Callable

import pytest

from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server.entries import AnyEntry, BotSat, Opened, Rematched, decode, encode
from cosmogony.server.eyes import Eyes, build_room
from cosmogony.server.messages import ClockSettings
from cosmogony.server.table import GRACE, RefusalError, StaleError, Table, check_new_table
from tests.contract.positions import fingerprint

ADA, BO, CLEO = "ada", "bo", "cleo"


class Kept:
    """A table that remembers its log, to be rebuilt from it."""

    def __init__(self, game: str = "genesis", players: int = 2, clock: ClockSettings | None = None) -> None:
        self.table = Table("a" * 16)
        self.log: list[tuple[str, float]] = []
        self.now = 1000.0
        opened = Opened(game, players, None, {}, clock, listed=False, rated=True, host=ADA, secret="5" * 64)
        check_new_table(opened)
        self.write([opened])

    def write(self, entries: list[AnyEntry]) -> None:
        self.now += 1.0
        status = self.table.status_after(entries) if self.log else None
        body = encode(entries)
        self.log.append((body, self.now))
        self.table.fold(decode(body), self.now)
        assert status in (None, self.table.status)

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


def refusal(kept: Kept, decide: Callable[[Table], list[AnyEntry]]) -> RefusalError:
    before = kept.table.ply
    with pytest.raises(RefusalError) as caught:
        kept.do(decide)
    assert kept.table.ply == before
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
    assert kept.table.chat_since(kept.table.ply) == []


def test_undo_is_free_until_another_has_acted_and_is_an_entry_in_the_log() -> None:
    kept = Kept().sit(ADA, BO)
    mover = to_move(kept)
    assert refusal(kept, lambda t: t.decide_undo(mover, t.seq)).message.id == "table-nothing-to-undo"
    before = kept.table.ply
    kept.act()
    assert kept.table.undoable(mover) == ("free", 0)
    kept.do(lambda t: t.decide_undo(mover, t.seq))
    assert kept.table.state is not None
    assert (kept.table.state.history, kept.table.ply) == ([], before + 2)
    assert kept.table.kept(before + 1) == 0
    kept.act(1)
    assert (kept.table.kept(before + 1), kept.table.kept(before + 3)) == (0, 1)
    assert not kept.table.bent


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
    proposal = kept.table.pending.ply
    kept.do(lambda t: t.decide_answer(second, proposal, True))
    assert refusal(kept, lambda t: t.decide_answer(second, proposal, True)).message.id == "table-nothing-to-answer"
    assert kept.table.state is not None
    assert len(kept.table.state.history) == 2
    kept.do(lambda t: t.decide_answer(third, proposal, True))
    assert kept.table.state.history == []
    assert build_room(kept.table, ADA, 0.0).proposal is None
    assert kept.table.bent


def asked_to_undo(kept: Kept) -> tuple[str, int]:
    """Let the first player ask to take back a decision that the other has answered; return who asks, and the ply."""
    first = to_move(kept)
    kept.act()
    while to_move(kept) == first:
        kept.act()
    kept.act()
    kept.do(lambda t: t.decide_undo(first, t.seq))
    assert kept.table.pending is not None
    return first, kept.table.pending.ply


def test_one_no_declines() -> None:
    kept = Kept().sit(ADA, BO)
    first, proposal = asked_to_undo(kept)
    kept.do(lambda t: t.decide_answer(other(first), proposal, False))
    assert kept.table.pending is None
    assert not kept.table.bent


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
    ply = kept.table.ply
    kept.do(lambda t: t.decide_answer(ADA, ply, True))
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


def test_the_others_may_agree_that_somebody_is_away() -> None:
    kept = Kept(players=3).sit(ADA, BO, CLEO)
    assert refusal(kept, lambda t: t.decide_propose_bot(ADA, 0, "random")).message.id == "table-not-another-person"
    kept.do(lambda t: t.decide_propose_bot(ADA, 2, "random"))
    ply = kept.table.ply
    assert refusal(kept, lambda t: t.decide_answer(CLEO, ply, False)).message.id == "table-nothing-to-answer"
    kept.do(lambda t: t.decide_answer(BO, ply, True))
    assert kept.table.chairs[2].level == "random"


def test_a_person_takes_over_a_bots_seat_when_all_agree() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    assert refusal(kept, lambda t: t.decide_propose_seat(CLEO, "Cleo", 0)).message.id == "table-no-bot-there"
    assert kept.table.counts()
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    proposal = build_room(kept.table, BO, 0.0).proposal
    assert proposal is not None
    assert (proposal.kind, proposal.name, proposal.seat, proposal.asked) == ("seat", "Cleo", 2, [0, 1])
    ply = kept.table.ply
    kept.do(lambda t: t.decide_answer(ADA, ply, True))
    assert kept.table.chairs[2].level == "random"
    kept.do(lambda t: t.decide_answer(BO, ply, True))
    assert (kept.table.chairs[2].player, kept.table.names()) == (CLEO, ["Ada", "Bo", "Cleo"])
    assert not kept.table.counts()
    for _ in range(3):
        kept.act()
    assert fingerprint(kept.rebuilt().state) == fingerprint(kept.table.state)  # type: ignore[arg-type]


def test_who_was_declined_does_not_ask_for_a_seat_again() -> None:
    kept = Kept(players=3).sit(ADA, BO)
    kept.write([BotSat(2, "random")])
    kept.do(lambda t: t.decide_propose_seat(CLEO, "Cleo", 2))
    ply = kept.table.ply
    kept.do(lambda t: t.decide_answer(ADA, ply, False))
    assert (kept.table.pending, kept.table.chairs[2].level) == (None, "random")
    assert refusal(kept, lambda t: t.decide_propose_seat(CLEO, "Cleo", 2)).message.id == "table-declined"
    kept.do(lambda t: t.decide_propose_seat("dov", "Dov", 2))


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
    assert kept.table.banks[seat] == 60 + 5 - 1
    running = kept.table.ticking
    assert running is not None
    left = kept.table.clock_left(running, kept.now + 10)
    assert left == kept.table.banks[running] - 10
    assert kept.table.decide_flag(kept.now + 10, "random") == []
    late = kept.now + kept.table.banks[running] + GRACE
    kept.write(kept.table.decide_flag(late, "random"))
    assert kept.table.chairs[running].level == "random"
    assert kept.table.status == "playing"


def test_hot_seat_sees_with_the_eyes_of_whoever_is_to_move() -> None:
    kept = Kept(players=3).sit(ADA, ADA, BO)
    for _ in range(6):
        seat = kept.table.to_move
        if seat in (0, 1):
            assert kept.table.eyes(ADA) == seat
        else:
            assert (kept.table.eyes(ADA), kept.table.eyes(ADA, 1), kept.table.eyes(ADA, 2)) == (0, 1, 0)
        assert kept.table.eyes(BO, 0) == 2
        assert kept.table.eyes(CLEO) is None
        kept.act()
    assert not kept.table.rated()


def test_a_rematch_is_opened_once() -> None:
    kept = Kept().sit(ADA, BO)
    assert refusal(kept, lambda t: t.decide_rematch(ADA, "b" * 16)).message.id == "table-rematch-later"
    kept.do(lambda t: t.decide_propose_end(BO))
    ply = kept.table.ply
    kept.do(lambda t: t.decide_answer(ADA, ply, True))
    assert refusal(kept, lambda t: t.decide_rematch(CLEO, "b" * 16)).message.id == "table-spectators-watch"
    kept.write([Rematched("b" * 16)])
    assert kept.table.decide_rematch(BO, "c" * 16) == []
    assert kept.table.rematch == "b" * 16


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_its_log(name: str) -> None:
    """Random wishes of all kinds; after each the table rebuilt from its log is the same to everyone."""
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
                kept.do(lambda t, a=asked, p=pending.ply: t.decide_answer(a, p, True))  # type: ignore[misc]
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
        assert Eyes(one).position(reader) == Eyes(two).position(reader)


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
