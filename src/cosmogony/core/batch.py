"""Many games side by side, stepped together inside the compiled unit: for environments that feed a learner.

After every step the batch holds, for each game, what the seat to move may know as bytes, its legal actions, and what
the game brought. A game that has ended is dealt anew by the next step, whatever its action. The lists of a step are
not touched by the next one, so that arrays that look into them stay as they are.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from cosmogony.core.observing import Kept
from cosmogony.core.rng import Rng, dice, seeded
from cosmogony.core.state import Setup, State, blank, zeros

EVERYBODY: Final = -1
"""The learner decides for all seats."""
ILLEGAL_REWARD: Final = -1.0
"""What whoever chooses an action that is not legal gets; the game is then at its end."""
NO_ACTION: Final = -1
"""What fills up a list of legal actions."""


class Batch:
    """Games of one kind: the same printed things, the same number of players."""

    game: Any
    setup: Setup
    """What all games have in common; each has a seed of its own."""
    size: i64
    """Numbers of an observation."""
    width: i64
    """Room for legal actions."""
    n_actions: i64
    """Room for a mask of actions, 0 for none."""
    longest: i64
    """Decisions after which a game is cut off."""
    states: list[State]
    rngs: list[Rng]
    """By game: gives the seeds of the games to come, and the decisions of seats that play at random."""
    seats: vec[i64]
    """By game: the seat for which the learner decides, or EVERYBODY; the other seats play at random."""
    decisions: vec[i64]
    """By game: how many there were."""
    started: vec[i64]
    """By game: how many games were begun."""

    kept: Kept
    """What was written of each game, as far as it goes into the next observation."""
    no_legal: vec[i16]
    """What a step begins with: copying it is the fastest way to have a new list."""
    no_masks: vec[u8]
    no_rewards: vec[float]
    no_returns: vec[float]
    no_numbers: vec[i64]
    no_flags: vec[u8]

    observations: vec[u8]
    """By game and number."""
    listed: vec[i64]
    """The legal actions of one game, on their way into ``legal``."""
    legal: vec[i16]
    """By game: the legal actions, then NO_ACTION; short numbers, since there are many."""
    counts: vec[i64]
    """By game: how many are legal."""
    masks: vec[u8]
    """By game and action: 1 for a legal one."""
    movers: vec[i64]
    """By game: who is to move, and whose observation it is."""
    rewards: vec[float]
    """By game: what the last decision brought the seat that made it."""
    returns: vec[float]
    """By game and seat: shares of the victory, of a game that ended with this step."""
    terminated: vec[u8]
    """By game: 1 if it has ended."""
    truncated: vec[u8]
    """By game: 1 if it was cut off."""

    def __init__(self, game: Any, setup: Setup, size: i64, width: i64, n_actions: i64, longest: i64) -> None:
        self.game = game
        self.setup = setup
        self.size = size
        self.width = width
        self.n_actions = n_actions
        self.longest = longest
        self.states = []
        self.rngs = []
        self.seats = vec[i64]()
        self.decisions = vec[i64]()
        self.started = vec[i64]()
        self.make_room(0)

    def reset(self, seeds: list[int], seats: list[int]) -> None:
        """Begin games, as many as there are seeds; a game depends on nothing but its own seed and its decisions."""
        games = len(seeds)
        self.rngs = [seeded(seed, "environment") for seed in seeds]
        self.seats = vec[i64](seats)
        self.started = zeros(games)
        self.decisions = zeros(games)
        self.make_room(games)
        self.states = [self.deal(place) for place in range(games)]
        for place in range(games):
            self.look(place, self.states[place])

    def make_room(self, games: i64) -> None:
        """Make room for so many games."""
        self.kept = Kept(self.size, games, self.setup.players)
        self.no_legal = vec[i16]([NO_ACTION] * (games * self.width))
        self.listed = zeros(self.width)
        self.no_masks = blank(games * self.n_actions)
        self.no_rewards = vec[float]([0.0] * games)
        self.no_returns = vec[float]([0.0] * (games * self.setup.players))
        self.no_numbers = zeros(games)
        self.no_flags = blank(games)
        self.clear()

    def clear(self) -> None:
        """Lay out fresh lists for a step; those of the last one stay with whoever looks into them."""
        room = len(self.no_flags) * self.size
        self.observations = vec[u8](b"", capacity=room)  # without the b"" it would be filled with zeros first
        self.legal = self.no_legal[:]
        self.masks = self.no_masks[:]
        self.rewards = self.no_rewards[:]
        self.returns = self.no_returns[:]
        self.counts = self.no_numbers[:]
        self.movers = self.no_numbers[:]
        self.terminated = self.no_flags[:]
        self.truncated = self.no_flags[:]

    def deal(self, place: i64) -> State:
        """Begin the next game of a place; where the learner has one seat, the others go on to its first decision."""
        common = self.setup
        seed = new_seed(self.rngs[place])
        setup = Setup(
            common.game,
            common.edition_name,
            common.edition_hash,
            common.rules_version,
            common.players,
            seed,
            common.options,
            common.components,
            common.edition_text,
        )
        state: State = self.game.deal(common.components, setup, common.players, dice(seed, common.game))
        self.started[place] += 1
        self.decisions[place] = 0
        self.let_others_play(state, place)
        return state

    def let_others_play(self, state: State, place: i64) -> None:
        """Play random decisions until the learner is to move, or the game is over."""
        seat = self.seats[place]
        if seat == EVERYBODY:
            return
        rng = self.rngs[place]
        while not state.over and state.current_player != seat and self.decisions[place] < self.longest:
            state.apply(state.pick(rng))
            self.decisions[place] += 1

    def step(self, actions: vec[i64]) -> None:
        """Carry out an action in each game; those of games that have ended are ignored, illegal ones end their game."""
        games: i64 = len(self.states)
        if len(actions) != games:
            raise ValueError(f"{len(actions)} actions for {games} games")
        ended = self.terminated
        cut_off = self.truncated
        legal = self.legal
        counts = self.counts
        self.clear()
        for place in range(games):
            state = self.states[place]
            if ended[place] != 0 or cut_off[place] != 0:
                state = self.deal(place)
                self.states[place] = state
            elif contains(legal, place * self.width, counts[place], actions[place]):
                self.act(place, state, actions[place])
            else:
                self.terminated[place] = u8(1)
                self.rewards[place] = ILLEGAL_REWARD
            self.look(place, state)

    def act(self, place: i64, state: State, action: i64) -> None:
        """Carry out one decision of the learner, and those of the others up to its next one."""
        mover = state.current_player
        state.apply(action)
        self.decisions[place] += 1
        self.let_others_play(state, place)
        if state.over:
            self.terminated[place] = u8(1)
            players = state.n_players
            winners = state.winners()
            for winner in winners:
                self.returns[place * players + winner] = 1.0 / float(len(winners))
            self.rewards[place] = self.returns[place * players + mover]
        elif self.decisions[place] >= self.longest:
            self.truncated[place] = u8(1)

    def look(self, place: i64, state: State) -> None:
        """Write what the learner sees of a game, and may do."""
        seat = self.seats[place]
        if seat == EVERYBODY:
            seat = state.current_player
        self.movers[place] = seat
        self.kept.place = place
        self.observations = state.observe_next(seat, self.observations, self.kept)
        if state.over or state.current_player != seat:  # the latter where it was cut off: what others may do is theirs
            return
        listed = self.listed
        legal = self.legal
        first = place * self.width
        count = state.legal_into(listed, 0)
        self.counts[place] = count
        for at in range(count):
            legal[first + at] = i16(listed[at])
        if self.n_actions > 0:
            for at in range(count):
                self.masks[place * self.n_actions + listed[at]] = u8(1)


def contains(numbers: vec[i16], first: i64, count: i64, wanted: i64) -> bool:
    """Say whether a part of a list holds a number."""
    for at in range(first, first + count):
        if i64(numbers[at]) == wanted:
            return True
    return False


def new_seed(rng: Rng) -> int:
    """Draw the seed of a game."""
    return (rng.next32() << 31) | (rng.next32() >> 1)
