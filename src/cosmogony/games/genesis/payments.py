"""Payments as numbers: every way to pay for a work that an edition allows has one, and they lie close together.

Ways to pay that no cost asks for, such as 24 cubes of each colour, have numbers too, beyond all others: people may type
them and are told what is wrong.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from cosmogony.core.state import NOBODY
from cosmogony.games.genesis.actions import PAY
from cosmogony.games.genesis.components import COLOURS, LIFE, MATTER, REST_DAY
from cosmogony.games.genesis.facts import cost_of, covers, missing_and_spare

if TYPE_CHECKING:
    from cosmogony.games.genesis.components import Components

BASE: Final = 25
"""One more than the most cubes of a colour there are."""
ALL: Final = 15625
"""Ways to hand over cubes of three colours, whatever for."""


class Payments:
    """The numbers of all payments under an edition, and the cubes that each hands over."""

    end: i64
    """One more than the last action that can be legal; what nobody can owe follows."""
    most_ways: i64
    """The most ways to pay for one work."""
    number: vec[i16]
    """By the three amounts as digits: the action; short numbers, so that the list stays close at hand."""
    amounts: vec[i64]
    """By number of the payment and colour."""

    def __init__(self, components: "Components") -> None:
        self.end = PAY
        self.most_ways = 0
        self.number = vec[i16]([NOBODY] * ALL)
        self.amounts = vec[i64]()
        for day in range(1, REST_DAY):
            self.number_ways(components, day)
        for place in range(ALL):
            if self.number[place] == NOBODY:
                self.number[place] = i16(self.end + place)

    def number_ways(self, components: "Components", day: i64) -> None:
        """Give numbers to all ways to pay for a day's work that have none yet."""
        ways: i64 = 0
        most = 6 * components.per_player
        dearest = cost_of(components, day) * components.exchange
        for chaos in range(min(most, dearest) + 1):
            for matter in range(min(most, dearest - chaos) + 1):
                for life in range(min(most, dearest - chaos - matter) + 1):
                    if pays(components, day, chaos, matter, life):
                        ways += 1
                        self.add(chaos, matter, life)
        self.most_ways = max(self.most_ways, ways)

    def add(self, chaos: i64, matter: i64, life: i64) -> None:
        """Give a payment the next number, unless it has one."""
        place = digits(chaos, matter, life)
        if self.number[place] == NOBODY:
            self.number[place] = i16(self.end)
            self.amounts = append(append(append(self.amounts, chaos), matter), life)
            self.end += 1

    def action(self, chaos: i64, matter: i64, life: i64) -> i64:
        """Return the action that pays these cubes."""
        return i64(self.number[digits(chaos, matter, life)])

    def renumbered(self, action: i64) -> i64:
        """Return the number of an action that had the three amounts as digits where it is a payment."""
        return action if action < PAY else i64(self.number[action - PAY])

    def has(self, action: i64) -> bool:
        """Say whether a number, from that of the first payment on, stands for a payment."""
        if action < self.end:
            return True
        return action < self.end + ALL and self.number[action - self.end] == action

    def paid(self, action: i64, colour: i64) -> i64:
        """Return how many cubes of a colour a payment hands over."""
        if action < self.end:
            return self.amounts[(action - PAY) * COLOURS + colour]
        place = action - self.end
        if colour == MATTER:
            place //= BASE
        elif colour == LIFE:
            place //= BASE * BASE
        return place % BASE


def digits(chaos: i64, matter: i64, life: i64) -> i64:
    """Return three amounts as the digits of one number."""
    return chaos + BASE * (matter + BASE * life)


def pays(components: "Components", day: i64, chaos: i64, matter: i64, life: i64) -> bool:
    """Say whether cubes pay for a day's work under the edition's ruling (GEN-6.4, GEN-6.5)."""
    if components.wasteful_payments:
        return covers(components, day, chaos, matter, life)
    missing, spare = missing_and_spare(components, day, chaos, matter, life)
    return spare == components.exchange * missing
