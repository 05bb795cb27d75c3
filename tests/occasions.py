"""When play meets a clause: what each game's own ``occasions.py`` says of its clauses, and how it is counted.

A clause is met when something happens by it, or when it forbids what somebody could have tried. Each game lists an
occasion for every clause, as a question about one moment: the position before a decision, and what came of it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from cosmogony.core.game import Game
from cosmogony.core.state import Event, State

Codes = Callable[[Any], set[int]]
"""Lists what forbids the actions that the player to move might try, as codes of the rules."""


class Moment:
    """One decision, or the set-up, whose position is both before and after it."""

    def __init__(self, before: Any, action: int | None, after: Any, events: Sequence[Event], codes: Codes) -> None:
        self.before, self.action, self.after, self.events = before, action, after, events
        self.kinds = frozenset(event.kind for event in events)
        self._codes = codes

    @cached_property
    def faults(self) -> set[int]:
        """What forbids the actions that the player might have tried instead."""
        return set() if self.action is None else self._codes(self.before)


Occasion = Callable[[Moment], bool]
When = Callable[[Moment, Event], bool]


def set_up(moment: Moment) -> bool:
    """The game is set up."""
    return moment.action is None


def at_end(moment: Moment) -> bool:
    """The game is over."""
    return bool(moment.after.over)


def on(*kinds: int, when: When | None = None) -> Occasion:
    """Something happens, of which an event of these kinds tells, under a condition where one is given."""
    wanted = frozenset(kinds)

    def happens(moment: Moment) -> bool:
        if not wanted & moment.kinds:
            return False
        return when is None or any(event.kind in wanted and when(moment, event) for event in moment.events)

    return happens


def forbids(*codes: int) -> Occasion:
    """One of these faults forbids what the player might have tried."""
    wanted = frozenset(codes)
    return lambda moment: not wanted.isdisjoint(moment.faults)


def either(*occasions: Occasion) -> Occasion:
    """One of several."""
    return lambda moment: any(occasion(moment) for occasion in occasions)


class Never(NamedTuple):
    """Why bots never meet a clause, and at what table it is met: other values of the edition, other rulings."""

    reason: str
    changes: Mapping[str, str] = {}
    options: Mapping[str, str] = {}


class Occasions(NamedTuple):
    """What a game says of its clauses."""

    table: Mapping[str, Occasion]
    codes: Codes
    never: Mapping[str, Never]
    """Clauses that bots never meet; each has a record of its own in ``scripts``."""


class Counts(NamedTuple):
    """How often clauses were met."""

    games: Counter[str]
    """In how many games."""
    times: Counter[str]
    """At how many decisions."""


def occasions_of(game: Game[Any]) -> Occasions:
    """Return what a game's tests say of its clauses."""
    found: Occasions = import_module(f"tests.games.{game.name}.occasions").OCCASIONS
    return found


def moments(game: Game[Any], played: State, codes: Codes) -> Iterator[Moment]:
    """Play a recorded game again and stop at each of its decisions."""
    state = game.rebuild(played, 0)
    yield Moment(state, None, state, list(state.events), codes)
    for action in played.history:
        before, told = state.copy(), len(state.events)
        state.apply(action)
        yield Moment(before, action, state, state.events[told:], codes)


def met_in(game: Game[Any], played: State, occasions: Occasions) -> Counter[str]:
    """Count at how many decisions of a game each clause was met."""
    met: Counter[str] = Counter()
    for moment in moments(game, played, occasions.codes):
        met.update(clause for clause, occasion in occasions.table.items() if occasion(moment))
    return met


def count(game: Game[Any], games: Iterator[State]) -> Counts:
    """Count over several games."""
    occasions, counts = occasions_of(game), Counts(Counter(), Counter())
    for played in games:
        met = met_in(game, played, occasions)
        counts.games.update(met.keys())
        counts.times.update(met)
    return counts
