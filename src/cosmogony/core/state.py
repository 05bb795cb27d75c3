"""The state of a game: what every game's own state extends.

A state is a plain object that ``apply`` changes in place and ``copy`` duplicates. While ``recording`` it remembers
its actions and tells what happened as events; copies do not record, so that search pays for neither. ``copy.copy`` and
``pickle`` keep everything: the game goes on elsewhere as it would have here, with the same dice.
"""

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from cosmogony.core.observing import Kept, seat_at
from cosmogony.core.rng import Rng

NOBODY: Final = -1
"""The seat in an event or a view that belongs to no player."""
EVERYONE: Final = -1
"""A bit for each player."""


class Setup:
    """What a game was started with: together with the actions it is the whole game."""

    game: str
    edition_name: str
    edition_hash: str
    rules_version: int
    players: int
    seed: int
    options: dict[str, str]
    edition_text: str
    """The values of an owner's edition, written as one; empty for the game's own."""
    components: Any
    """The printed things that the game is played with, as the game's own class read them."""

    def __init__(
        self,
        game: str,
        edition_name: str,
        edition_hash: str,
        rules_version: int,
        players: int,
        seed: int,
        options: dict[str, str],
        components: Any = None,
        edition_text: str = "",
    ) -> None:
        self.game = game
        self.edition_name = edition_name
        self.edition_hash = edition_hash
        self.rules_version = rules_version
        self.players = players
        self.seed = seed
        self.options = options
        self.components = components
        self.edition_text = edition_text

    def __reduce__(self) -> Any:
        """Travel as the names of what the game was started with; the printed things are read again on arrival."""
        from cosmogony.core.travel import setup_told

        return setup_told(self)


class Event:
    """One thing that happened, as numbers; the game's notation says what they mean and who may see it."""

    ply: i64
    kind: i64
    seat: i64
    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, ply: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.ply = ply
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __reduce__(self) -> Any:
        """Travel as the seven numbers."""
        return Event, (self.ply, self.kind, self.seat, self.a, self.b, self.c, self.d)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of all games' states.

    Subclasses write ``legal_actions``, ``act``, ``scores`` and ``copy``, and ``determinize`` where something is hidden.
    """

    n_players: i64
    current_player: i64
    over: bool
    rng: Rng
    setup: Setup
    recording: bool
    history: list[int]
    """The actions applied while recording."""
    deciders: list[int]
    """Who decided each of them."""
    events: list[Event]
    revealed_at: i64
    """How many actions had been applied when something hidden was last shown or chance last spoke."""
    changed: i64
    """A bit for each player whose things may have changed since ``observe_next`` last wrote of them.

    A game that uses ``append_table`` notes somebody wherever the table changes, too.
    """

    def __init__(self, setup: Setup, n_players: i64, rng: Rng) -> None:
        self.setup = setup
        self.n_players = n_players
        self.current_player = 0
        self.over = False
        self.rng = rng
        self.recording = False
        self.history = []
        self.deciders = []
        self.events = []
        self.revealed_at = 0
        self.changed = EVERYONE

    def legal_actions(self) -> list[int]:
        """List what the current player may do, in a fixed order; never empty before the game is over."""
        raise NotImplementedError

    def legal_into(self, buffer: vec[i64], at: i64) -> i64:
        """Write the legal actions into a buffer from ``at`` on, in the order of the list, and return how many.

        A game may write them without making the list.
        """
        legal = self.legal_actions()
        for action in legal:
            buffer[at] = action
            at += 1
        return len(legal)

    def observe_into(self, seat: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what a seat may know as numbers into zeros, from ``at`` on, and return where they end.

        ``Game.observation_fields`` says what stands where.
        """
        raise NotImplementedError(f"{self.setup.game} does not write observations as numbers: observe_into")

    def observe_next(self, seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append the same to a buffer. For batches, which alone play their games, and keep what was written of them.

        A game may write only what has changed, and copy the rest: ``append_table``, then ``append_blocks``.
        """
        at = len(buffer)
        buffer = extend(buffer, kept.row)
        self.observe_into(seat, buffer, at)
        return buffer

    def append_table(self, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append what everybody may know of the table; where nothing at all has changed, as it was."""
        if self.changed != 0:
            table = kept.table[:]
            self.observe_table(table, 0)
            kept.tables[kept.place] = table
        return extend(buffer, kept.tables[kept.place])

    def observe_table(self, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of the table into zeros, and return where it ends."""
        raise NotImplementedError

    def append_blocks(self, seat: i64, buffer: vec[u8], kept: Kept) -> vec[u8]:
        """Append what everybody may know of each player, from a seat on; where nothing has changed, as it was."""
        changed = self.changed
        first = kept.place * self.n_players
        for place in range(self.n_players):
            player = seat_at(seat, place, self.n_players)
            if (changed >> player) & 1 == 1:
                kept.blocks[first + player] = self.new_block(player, kept)
            buffer = extend(buffer, kept.blocks[first + player])
        self.changed = 0
        return buffer

    def new_block(self, player: i64, kept: Kept) -> vec[u8]:
        """Return what everybody may know of one player. A game may copy a part that has not changed."""
        block = kept.block[:]
        self.observe_block(player, block, 0)
        return block

    def observe_block(self, player: i64, buffer: vec[u8], at: i64) -> i64:
        """Write what everybody may know of one player into zeros, and return where it ends."""
        raise NotImplementedError

    def pick(self, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely.

        A game may draw it without listing them, but must draw the same one.
        """
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

    def act(self, action: i64) -> None:
        """Carry out one legal action: the rules of the game, without bookkeeping."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return each player's points as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that win if the game ends as it stands: those with most points; empty when all lose."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def returns(self) -> list[float]:
        """Return each seat's share of the victory: the winners of a game that is over share 1, all others have 0.

        Nobody need win, and before the end nobody has: the sum is 1 or 0, so games are general-sum.
        """
        result = [0.0] * self.n_players
        if self.over:
            winners = self.winners()
            for seat in winners:
                result[seat] = 1.0 / float(len(winners))
        return result

    def copy(self) -> "State":
        """Return an independent state for search: it plays on alike, but neither remembers nor tells."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        """Return the same game once more: unlike a copy for search it keeps its past and throws the same dice."""
        twin = self.copy()
        twin.rng = self.rng.twin()
        twin.recording = self.recording
        twin.history = self.history[:]
        twin.deciders = self.deciders[:]
        twin.events = self.events[:]
        twin.revealed_at = self.revealed_at
        return twin

    def __deepcopy__(self, memo: Any) -> "State":
        """Return the same game once more: what the two share never changes."""
        return self.__copy__()

    def __reduce__(self) -> Any:
        """Travel as what the game was started with and the values of all fields."""
        from cosmogony.core.travel import state_told

        return state_told(self)

    def determinize(self, seat: i64, rng: Rng) -> "State":
        """Return a copy in which everything that ``seat`` cannot know is dealt anew.

        Where all lies open that is nothing but the generator, which is nobody's to foresee.
        """
        world = self.copy()
        world.rng = rng.copy()
        return world

    def apply(self, action: i64) -> None:
        """Carry out one legal action. Trusts its caller: the table and the command line check first."""
        if not self.recording:
            self.act(action)
            return
        draws = self.rng.draws
        self.deciders.append(self.current_player)
        self.history.append(action)
        self.act(action)
        if self.rng.draws != draws:
            self.reveal()

    def reveal(self) -> None:
        """Note that something hidden was shown: nobody may take back what came before."""
        self.revealed_at = len(self.history)

    def emit(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell what happened, while recording."""
        if self.recording:
            self.events.append(Event(len(self.history), kind, seat, a, b, c, d))

    def undo_point(self, seat: i64) -> int:
        """Return the number of actions that stay if ``seat`` takes back all it may; len(history) means nothing."""
        keep: i64 = len(self.history)
        while keep > self.revealed_at and self.deciders[keep - 1] == seat:
            keep -= 1
        return keep


def zeros(n: i64) -> vec[i64]:
    """Return n zeros."""
    return filled(n, 0)


def blank(n: i64) -> vec[u8]:
    """Return n zeros, for an observation."""
    return vec[u8](bytes(n))


def filled(n: i64, value: i64) -> vec[i64]:
    """Return n times the same value."""
    return vec[i64]([value] * n)
