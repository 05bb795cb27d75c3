"""A seat sees only what is built for it: worlds it cannot tell apart look, offer and sound the same."""

import msgspec

from cosmogony.core.answers import OTHERS, OWNER
from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.testing.positions import every_nth, fingerprint, finished, pick, play_through
from cosmogony.testing.tables import AtTables


class HiddenContract(AtTables):
    """Nothing that a seat gets depends on what it cannot know."""

    def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(self, players: int, seed: int) -> None:
        """To the seat and to a spectator: view, choices and board, down to the byte."""
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 5)):
            for seat in range(players):
                true, other = two_worlds(state, seat, seed * 1000 + ply)
                assert other.current_player == true.current_player
                assert self.game.census(other) == self.game.census(true)
                for observer in (seat, None):
                    assert self.seen(other, observer) == self.seen(true, observer)
                    assert self.game.board(other, observer) == self.game.board(true, observer)

    def seen(self, state: State, observer: int | None) -> bytes:
        """Return all that an observer gets, as it would travel."""
        return msgspec.json.encode(self.game.observe(state, observer))

    def test_events_tell_no_more_than_the_view(self, players: int, seed: int) -> None:
        """One decision in two worlds: while the seat's views stay the same, so must what it hears."""
        rng = seeded(seed, "events")
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 3)):
            if state.over:
                continue
            for seat in range(players):
                true, other = two_worlds(state, seat, seed * 1000 + ply)
                true.recording = other.recording = True
                action = pick(true, rng)
                if action not in other.legal_actions():
                    continue  # the decision was another player's, from cards this seat does not see
                true.apply(action)
                other.apply(action)
                for observer in (seat, None):
                    if self.game.view(true, observer) == self.game.view(other, observer):
                        assert self.seen(true, observer) == self.seen(other, observer)

    def test_a_dealt_world_keeps_the_true_one_and_plays_to_its_end(self, players: int, seed: int) -> None:
        """Dealing changes nothing, can be repeated, and loses no piece."""
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 29)):
            before = fingerprint(state)
            for seat in range(players):
                world = state.determinize(seat, seeded(ply, "deal"))
                assert fingerprint(world) == fingerprint(state.determinize(seat, seeded(ply, "deal")))
                play_out(world, seeded(ply, "play"))
                assert world.over
                assert self.game.census(world) == self.game.census(state)
            assert fingerprint(state) == before

    def test_dealing_forgets_what_was_hidden_before(self, players: int, seed: int) -> None:
        """From worlds a seat cannot tell apart the same dice deal worlds that look alike to all and play on alike."""
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 17)):
            for seat in range(players):
                other = state.determinize(seat, seeded(ply, "other worlds"))
                one, two = (world.determinize(seat, seeded(3, "deal")) for world in (state, other))
                for viewer in range(players):
                    assert self.game.view(one, viewer) == self.game.view(two, viewer)
                assert play_out(one, seeded(4, "play")) == play_out(two, seeded(4, "play"))
                assert one.scores() == two.scores()

    def test_the_dice_to_come_are_dealt_anew(self, players: int, seed: int) -> None:
        """Nobody foresees what chance will say: a dealt world has a generator of its own."""
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 17)):
            for seat in range(players):
                worlds = [state, *(state.determinize(seat, seeded(ply * 2 + n, "dice")) for n in range(2))]
                assert len({world.rng.copy().next32() for world in worlds}) == 3

    def test_what_is_hidden_is_dealt_anew(self, players: int, seed: int) -> None:
        """A game says that it hides nothing, or deals what it hides in a ``determinize`` of its own."""
        if self.game.hides_nothing:
            return
        dealt = 0
        for ply, state in enumerate(every_nth(play_through(self.game, players, seed), 5)):
            for seat in range(players):
                true, other = (fingerprint(world) for world in two_worlds(state, seat, seed * 1000 + ply))
                dealt += any(true[field] != other[field] for field in true if field != "rng")
        assert dealt, "no world differs from the true one: hides_nothing, or what does determinize deal anew?"

    def test_only_the_seat_whose_turn_it_is_has_choices(self, players: int, seed: int) -> None:
        """Nobody else is asked, and no spectator."""
        for state in every_nth(play_through(self.game, players, seed), 13):
            for seat in range(players):
                observed, mine = self.game.observe(state, seat), seat == state.current_player and not state.over
                assert (bool(observed.choices), observed.prompt is not None) == (mine, mine)
            spectator = self.game.observe(state, None)
            assert (spectator.choices, spectator.prompt) == ([], None)

    def test_hidden_events_reach_the_right_seats(self, players: int, seed: int) -> None:
        """Owners hear what is theirs, the others its blurred twin, spectators only what all may know."""
        state = finished(self.game, players, seed)
        everyone = set(range(players))
        for event in state.events:
            seen = {seat for seat in everyone if self.game.sees(seat, event)}
            who = self.game.visibility(event)
            assert seen == {OWNER: {event.seat}, OTHERS: everyone - {event.seat}}.get(who, everyone)
            assert self.game.sees(None, event) == (who != OWNER)

    def test_where_nothing_is_hidden_everyone_sees_the_same(self, players: int, seed: int) -> None:
        """Then the table looks once for all."""
        if not self.game.hides_nothing:
            return
        for state in every_nth(play_through(self.game, players, seed), 7):
            spectator = self.game.observe(state, None)
            for seat in range(players):
                seen = self.game.observe(state, seat)
                assert (seen.view, seen.events) == (spectator.view, spectator.events)


def two_worlds(state: State, seat: int, seed: int) -> tuple[State, State]:
    """Return the true world and another that the seat cannot tell from it."""
    return state.copy(), state.determinize(seat, seeded(seed, "worlds"))
