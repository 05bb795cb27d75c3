"""The printed things of Genesis: the board's squares, circles, costs and bonuses, read from an edition."""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.state import zeros

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition
    from cosmogony.games.genesis.payments import Payments

CHAOS: Final[i64] = 0
MATTER: Final[i64] = 1
LIFE: Final[i64] = 2
COLOURS: Final[i64] = 3
LETTERS: Final = "CML"

VOID: Final[i64] = 0
LAST_DAY: Final[i64] = 6
"""Days I to VI are the days with work; day VII is for rest."""
REST_DAY: Final[i64] = 7
REGIONS: Final[i64] = 8
SQUARES: Final[i64] = 7
OFFERS: Final[i64] = 3
"""The most yields that a square offers for choice."""
ROUNDS: Final[i64] = 21
NUMERALS: Final = ["void", "I", "II", "III", "IV", "V", "VI", "VII"]

NOTHING: Final = "-"
"""What an edition writes where the board shows no essence."""
AMOUNT: Final = re.compile(r"([1-9])([CML])")
AGES: Final = re.compile(r"[1-6]( [1-6])*")


class Components:
    """Everything the board shows, as flat lists, and the edition's rulings."""

    per_player: i64
    exchange: i64
    offers: vec[i64]
    """By region and square: how many yields the square offers, one of nothing included; none on day VII."""
    yields: vec[i64]
    """By region, square, offer (0 to 2) and colour."""
    cost: vec[i64]
    """By day and colour."""
    bonus: vec[i64]
    """By day and colour."""
    points: vec[i64]
    """By day and circle, both counted from 1."""
    rest: vec[i64]
    """By square of day VII, counted from 0."""

    random_start: bool
    order: vec[i64]
    """Seats in the order of their angels, where the table gives one; else empty."""
    cubes_along_the_line: bool
    partial_bonus: bool
    switch_in_void: bool
    must_gather: bool
    move_in_place: bool
    wasteful_payments: bool
    dark_angel_settles: bool
    dark_angel_acts_at_once: bool
    dark_angel_rests: bool
    dark_angel_wins_ties: bool
    payments: "Payments"
    """The numbers of all ways to pay for a work."""

    def __init__(self, edition: "Edition") -> None:
        from cosmogony.games.genesis.payments import Payments  # which needs the constants above

        self.per_player = edition.integer("essence.per_player", 1, 4)
        edition.integer("essence.starting", 1, 1)
        self.exchange = edition.integer("essence.exchange", 2, 6)
        edition.integer("players.minimum", 2, 2)
        edition.integer("players.maximum", 6, 6)
        self.offers = zeros(REGIONS * SQUARES)
        self.yields = zeros(REGIONS * SQUARES * OFFERS * COLOURS)
        self.cost = zeros(REGIONS * COLOURS)
        self.bonus = zeros(REGIONS * COLOURS)
        self.points = zeros(REGIONS * (SQUARES + 1))
        self.read_squares(edition, VOID, "void")
        for day in range(1, REST_DAY):
            self.read_day(edition, day)
        self.rest = vec[i64](edition.integers("day.VII.rest", SQUARES, 0, 20))
        self.read_rulings(edition)
        edition.finish()
        self.payments = Payments(self)

    def read_day(self, edition: "Edition", day: i64) -> None:
        """Read one of the days I to VI."""
        name = f"day.{NUMERALS[day]}"
        self.read_squares(edition, day, name)
        points = edition.integers(f"{name}.points", SQUARES, 0, 20)
        for circle in range(1, SQUARES + 1):
            self.points[day * (SQUARES + 1) + circle] = points[circle - 1]
        cost = essence(edition, f"{name}.cost", edition.word(f"{name}.cost"))
        bonus = essence_or_nothing(edition, f"{name}.bonus", edition.word(f"{name}.bonus"))
        for colour in range(COLOURS):
            self.cost[day * COLOURS + colour] = cost[colour]
            self.bonus[day * COLOURS + colour] = bonus[colour]

    def read_squares(self, edition: "Edition", region: i64, name: str) -> None:
        """Read the seven essence squares of a region."""
        key = f"{name}.squares"
        square: i64 = 0
        for text in edition.words(key, SQUARES):
            place = region * SQUARES + square
            offer: i64 = 0
            for amounts in offers_in(edition, key, square + 1, text):
                for colour in range(COLOURS):
                    self.yields[(place * OFFERS + offer) * COLOURS + colour] = amounts[colour]
                offer += 1
            self.offers[place] = offer
            square += 1

    def read_rulings(self, edition: "Edition") -> None:
        """Read how the open questions are decided."""
        self.read_start_order(edition)
        self.cubes_along_the_line = edition.choice("rulings.starting_cubes", ["clockwise", "line"]) == "line"
        self.partial_bonus = edition.choice("rulings.bonus_short_stock", ["partial", "nothing"]) == "partial"
        self.switch_in_void = edition.flag("rulings.switch_in_void")
        self.must_gather = edition.flag("rulings.must_gather")
        self.move_in_place = edition.flag("rulings.move_in_place")
        self.wasteful_payments = edition.flag("rulings.wasteful_payments")
        self.dark_angel_settles = edition.choice("rulings.dark_angel_after_work", ["stay", "switch"]) == "stay"
        self.dark_angel_acts_at_once = edition.choice("rulings.dark_angel_first_round", ["stay", "act"]) == "act"
        self.dark_angel_rests = edition.flag("rulings.dark_angel_rests")
        self.dark_angel_wins_ties = edition.flag("rulings.dark_angel_wins_ties")

    def read_start_order(self, edition: "Edition") -> None:
        """Read how the angels line up: by chance, by seats, or as the table says, ``3 1 2`` (GEN-1.4)."""
        key = "rulings.start_order"
        edition.allowed[key] = ["random", "seats"]
        text = edition.word(key)
        seats: list[int] = []
        if text not in edition.allowed[key]:
            if AGES.fullmatch(text) is None:
                edition.fail(key, f'"{text}" is not random, seats, or an order of seats such as 3 1 2')
            seats = [int(seat) - 1 for seat in text.split()]
            if sorted(seats) != list(range(len(seats))):
                edition.fail(key, f'"{text}" does not name each of the seats 1 to {len(seats)} once')
        self.random_start = text == "random"
        self.order = vec[i64](seats)

    def yield_of(self, region: i64, square: i64, offer: i64, colour: i64) -> i64:
        """Return how many cubes of a colour a square yields by one of its offers."""
        return self.yields[((region * SQUARES + square) * OFFERS + offer) * COLOURS + colour]

    def offers_at(self, region: i64, square: i64) -> i64:
        """Return how many yields a square offers for choice."""
        return self.offers[region * SQUARES + square]

    def yields_at(self, region: i64, square: i64) -> list[list[int]]:
        """Return the yields that a square offers, each by colour."""
        offers = self.offers_at(region, square)
        return [[self.yield_of(region, square, o, c) for c in range(COLOURS)] for o in range(offers)]

    def cost_at(self, day: i64) -> list[int]:
        """Return the cost of a day's work by colour."""
        return [self.cost[day * COLOURS + colour] for colour in range(COLOURS)]

    def bonus_at(self, day: i64) -> list[int]:
        """Return a day's bonus by colour."""
        return [self.bonus[day * COLOURS + colour] for colour in range(COLOURS)]

    def points_for(self, day: i64, circle: i64) -> i64:
        """Return the points of a day's work in a circle (1 to 7)."""
        return self.points[day * (SQUARES + 1) + circle]


def offers_in(edition: "Edition", key: str, number: int, text: str) -> list[list[int]]:
    """Read what a square offers: ``2C 1M``, a choice such as ``2C | 1M | 1L``, or nothing, ``-``."""
    sides = text.split("|")
    if len(sides) == 1:
        return [essence_or_nothing(edition, f"{key}[{number}]", text)]
    if len(sides) > OFFERS:
        edition.fail(key, f'square {number}: "{text}" offers more than three yields')
    offers: list[list[int]] = []
    for side in sides:
        amounts = essence(edition, f"{key}[{number}]", side)
        if amounts in offers:
            edition.fail(key, f'square {number}: "{text}" offers the same twice')
        offers.append(amounts)
    return offers


def essence_or_nothing(edition: "Edition", key: str, text: str) -> list[int]:
    """Read an amount of essence, or nothing where the board shows none: ``-``, or an empty text."""
    return [0, 0, 0] if text.strip() in (NOTHING, "") else essence(edition, key, text)


def essence(edition: "Edition", key: str, text: str) -> list[int]:
    """Read an amount of essence such as ``3C 2M``."""
    amounts = [0, 0, 0]
    for part in text.split():
        match = AMOUNT.fullmatch(part)
        if match is None:
            edition.fail(key, f'"{part}" is not an amount of essence such as 2C, 1M or 3L')
        amounts[LETTERS.index(match.group(2))] += int(match.group(1))
    if sum(amounts) == 0:
        edition.fail(key, f'"{text}" holds no essence; write for example "2C 1M"')
    return amounts
