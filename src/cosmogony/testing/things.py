"""Everything on a board can be asked about, in every position, by everyone, in every language."""

from cosmogony.testing.positions import every_nth, play_through
from cosmogony.testing.tables import AtTables
from cosmogony.texts import LANGUAGES, Message, render

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]


class ThingsContract(AtTables):
    """What a game puts on its board it can name and explain."""

    def test_every_thing_says_what_it_is(self, players: int, seed: int) -> None:
        """Its name, what it does and how it stands, with clauses that exist and other things that exist."""
        cited = {clause.id for clause in self.game.rulebook().clauses}
        for number, state in enumerate(every_nth(play_through(self.game, players, seed), 41)):
            seat = [*range(players), None][number % (players + 1)]
            things = self.game.things(state, seat)
            assert len(set(things)) == len(things)
            for thing in things:
                found = self.game.describe(state, seat, thing)
                assert found is not None, thing
                for told in (found.name, found.does, *found.now):
                    assert all(render(told, lang, NAMES) for lang in LANGUAGES), thing
                assert set(found.clauses) <= cited, thing
                assert set(found.counts) <= set(things), thing
            assert self.game.describe(state, seat, "no such thing") is None

    def test_what_is_spoken_of_lies_on_the_board(self, players: int, seed: int) -> None:
        """A sentence that names a thing can light it."""
        for state in every_nth(play_through(self.game, players, seed), 29):
            things = set(self.game.things(state, state.current_player))
            seen = self.game.observe(state, state.current_player, max(0, len(state.history) - 29))
            told = [choice.message for choice in seen.choices] + [line.message for line in seen.events]
            if things:
                assert {thing for one in told for thing in things_in(one)} <= things


def things_in(told: Message) -> set[str]:
    """Return the things that a sentence names."""
    thing = told.args.get("thing")
    if isinstance(thing, str):
        return {thing}
    return {found for part in told.args.values() if isinstance(part, Message) for found in things_in(part)}
