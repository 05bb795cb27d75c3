"""What must hold in every position: choices, copies, pieces, scores, undo."""

import pytest

from cosmogony.core.errors import IllegalActionError, SetupError
from cosmogony.core.rng import seeded
from cosmogony.testing.positions import every_nth, fingerprint, finished, pick, play_through
from cosmogony.testing.tables import AtTables


class PlayContract(AtTables):
    """The rules can be played by anybody, in any order, again and again."""

    def test_there_are_choices_until_the_game_is_over(self, players: int, seed: int) -> None:
        """Somebody has something to choose, each choice once, until nobody has."""
        for state in play_through(self.game, players, seed):
            legal = state.legal_actions()
            assert bool(legal) != state.over
            assert len(set(legal)) == len(legal)
            assert legal == state.legal_actions()
            assert 0 <= state.current_player < players

    def test_earlier_copies_never_change(self, players: int, seed: int) -> None:
        """A copy shares nothing that play changes."""
        kept = [(copy, fingerprint(copy)) for copy in (s.copy() for s in play_through(self.game, players, seed))]
        for copy, before in kept:
            assert fingerprint(copy) == before

    def test_a_copy_forgets_nothing(self, players: int, seed: int) -> None:
        """From anywhere a copy that has the game's own dice goes the way of the game itself to the same end."""
        end = finished(self.game, players, seed)
        for start in range(0, len(end.history), max(1, len(end.history) // 4)):
            true = self.game.rebuild(end, start)
            copy = true.copy()
            copy.rng = self.game.rebuild(end, start).rng
            for action in end.history[start:]:
                assert (copy.current_player, copy.scores()) == (true.current_player, true.scores())
                assert copy.legal_actions() == true.legal_actions()
                copy.apply(action)
                true.apply(action)
            for seat in (*range(players), None):
                assert self.game.view(copy, seat) == self.game.view(true, seat)

    def test_a_copy_plays_on_alike_and_leaves_its_origin_alone(self, players: int, seed: int) -> None:
        """Two copies that get the same actions stay equal; they keep no history."""
        rng = seeded(seed, "copies")
        for state in every_nth(play_through(self.game, players, seed), 7):
            before = fingerprint(state)
            one, other = state.copy(), state.copy()
            assert type(one) is type(state)
            assert not one.recording
            assert not one.history
            for _ in range(10):
                if one.over:
                    break
                action = pick(one, rng)
                one.apply(action)
                other.apply(action)
            assert fingerprint(one) == fingerprint(other)
            assert fingerprint(state) == before

    def test_search_finds_the_choices_of_the_game_and_draws_from_them_evenly(self, players: int, seed: int) -> None:
        """What a copy remembers of its choices is what a copy of that copy, which remembers nothing, looks up."""
        world, dice = self.game.new(players=players, seed=seed).copy(), seeded(seed, "search")
        while not world.over:
            legal = world.copy().legal_actions()
            assert world.legal_actions() == legal
            drawn = world.pick(dice.copy())
            assert drawn == legal[dice.below(len(legal))]
            world.apply(drawn)

    def test_pieces_are_conserved(self, players: int, seed: int) -> None:
        """No piece is lost or made; a game that counts none says nothing here."""
        start = self.game.census(self.game.new(players=players, seed=seed))
        for state in play_through(self.game, players, seed):
            assert self.game.census(state) == start

    def test_score_lines_add_up(self, players: int, seed: int) -> None:
        """The score sheet explains the scores, line by line, the same lines for all."""
        for state in every_nth(play_through(self.game, players, seed), 5):
            columns = self.game.score_sheet(state)
            assert [column.seat for column in columns[:players]] == list(range(players))
            assert [column.total for column in columns[:players]] == state.scores()
            labels = [[line.label for line in column.lines] for column in columns]
            assert all(column_labels == labels[0] for column_labels in labels)
            for line in (line for column in columns for line in column.lines if line.items):
                assert sum(item.points for item in line.items) == line.points, f"seed {seed}: {line}"
                assert all(item.action is None or item.action <= len(state.history) for item in line.items)
            assert set(state.winners()) <= set(range(players))

    def test_what_may_be_taken_back_was_ones_own_and_showed_nothing(self, players: int, seed: int) -> None:
        """Undo stops at another player's decision, and where something hidden was shown."""
        for state in play_through(self.game, players, seed):
            for seat in range(players):
                keep = state.undo_point(seat)
                assert keep <= len(state.history)
                assert all(decider == seat for decider in state.deciders[keep:])
                assert keep == len(state.history) or keep >= state.revealed_at

    def test_a_game_taken_back_is_the_game_before(self, players: int, seed: int) -> None:
        """Undo plays the earlier actions again: nothing but set-up and actions makes a position."""
        end, earlier = finished(self.game, players, seed), play_through(self.game, players, seed)
        for ply, state in enumerate(earlier):
            if ply % 17 == 0 or state.over:
                assert fingerprint(self.game.rebuild(end, ply)) == fingerprint(state)

    def test_the_same_seed_gives_the_same_game(self, players: int, seed: int) -> None:
        """Chance lives in the seed and nowhere else."""
        one, other = (finished(self.game, players, seed) for _ in range(2))
        assert fingerprint(one) == fingerprint(other)

    def test_wrong_numbers_of_players_are_refused(self) -> None:
        """Too few and too many are told how many may play."""
        game = self.game
        for players in (-1, 0, game.min_players - 1, game.max_players + 1, 99):
            with pytest.raises(SetupError, match=f"{game.name} is for .* players, not {players}"):
                game.new(players=players, seed=1)
        with pytest.raises(SetupError, match="seed"):
            game.new(players=game.min_players, seed=-1)

    def test_nothing_can_be_played_after_the_end(self, fewest: int, seed: int) -> None:
        """The door for people is closed then."""
        state = finished(self.game, fewest, seed)
        with pytest.raises(IllegalActionError, match="over"):
            self.game.play(state, 0)
        with pytest.raises(IllegalActionError, match="over"):
            self.game.play_text(state, "pass")
