"""The printed things of Genesis: the board's squares, circles, costs and bonuses, read from an edition."""

import re
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.state import zeros

if TYPE_CHECKING:
    from cosmogony.core.edition import Edition

CHAOS: Final = 0
MATTER: Final = 1
LIFE: Final = 2
COLOURS: Final = 3
LETTERS: Final = "CML"

VOID: Final = 0
LAST_DAY: Final = 6
"""Days I to VI are the days with work; day VII is for rest."""
REST_DAY: Final = 7
REGIONS: Final = 8
SQUARES: Final = 7
OPTIONS: Final = 2
ROUNDS: Final = 21
NUMERALS: Final = ["void", "I", "II", "III", "IV", "V", "VI", "VII"]

AMOUNT: Final = re.compile(r"([1-9])([CML])")


class Components:
    """Everything the board shows, as flat lists, and the edition's rulings."""

    per_player: i64
    exchange: i64
    options: vec[i64]
    """By region and square: how many yields the square offers (1 or 2)."""
    yields: vec[i64]
    """By region, square, option and colour."""
    cost: vec[i64]
    """By day and colour."""
    bonus: vec[i64]
    """By day and colour."""
    points: vec[i64]
    """By day and circle, both counted from 1."""
    rest: vec[i64]
    """By square of day VII, counted from 0."""

    random_start: bool
    partial_bonus: bool
    switch_in_void: bool
    short_choice: bool
    move_in_place: bool
    past_days_open: bool
    dark_angel_acts_at_once: bool
    dark_angel_rests: bool
    dark_angel_wins_ties: bool
    rest_breaks_ties: bool
    may_decline: bool

    def __init__(self, edition: "Edition") -> None:
        self.per_player = edition.integer("essence.per_player", 1, 4)
        edition.integer("essence.starting", 1, 1)
        self.exchange = edition.integer("essence.exchange", 2, 6)
        edition.integer("players.minimum", 2, 2)
        edition.integer("players.maximum", 6, 6)
        self.options = zeros(REGIONS * SQUARES)
        self.yields = zeros(REGIONS * SQUARES * OPTIONS * COLOURS)
        self.cost = zeros(REGIONS * COLOURS)
        self.bonus = zeros(REGIONS * COLOURS)
        self.points = zeros(REGIONS * (SQUARES + 1))
        self.read_squares(edition, VOID, "void")
        for day in range(1, REST_DAY):
            self.read_day(edition, day)
        self.rest = vec[i64](edition.integers("day.VII.rest", SQUARES, 0, 20))
        self.read_rulings(edition)
        edition.finish()

    def read_day(self, edition: "Edition", day: i64) -> None:
        """Read one of the days I to VI."""
        name = f"day.{NUMERALS[day]}"
        self.read_squares(edition, day, name)
        points = edition.integers(f"{name}.points", SQUARES, 0, 20)
        for circle in range(1, SQUARES + 1):
            self.points[day * (SQUARES + 1) + circle] = points[circle - 1]
        cost = essence(edition, f"{name}.cost", edition.word(f"{name}.cost"))
        bonus = essence(edition, f"{name}.bonus", edition.word(f"{name}.bonus"))
        for colour in range(COLOURS):
            self.cost[day * COLOURS + colour] = cost[colour]
            self.bonus[day * COLOURS + colour] = bonus[colour]

    def read_squares(self, edition: "Edition", region: i64, name: str) -> None:
        """Read the seven essence squares of a region."""
        key = f"{name}.squares"
        square: i64 = 0
        for text in edition.words(key, SQUARES):
            sides = text.split("|")
            if len(sides) > OPTIONS:
                edition.fail(key, f'square {square + 1}: "{text}" offers more than two options')
            if len(sides) == OPTIONS and sorted(sides[0].split()) == sorted(sides[1].split()):
                edition.fail(key, f'square {square + 1}: "{text}" offers the same twice')
            place = region * SQUARES + square
            self.options[place] = len(sides)
            option: i64 = 0
            for side in sides:
                amounts = essence(edition, f"{key}[{square + 1}]", side)
                for colour in range(COLOURS):
                    self.yields[(place * OPTIONS + option) * COLOURS + colour] = amounts[colour]
                option += 1
            square += 1

    def read_rulings(self, edition: "Edition") -> None:
        """Read how the open questions are decided."""
        self.random_start = edition.choice("rulings.start_order", ["random", "seats"]) == "random"
        self.partial_bonus = edition.choice("rulings.bonus_short_stock", ["partial", "nothing"]) == "partial"
        self.switch_in_void = edition.flag("rulings.switch_in_void")
        self.short_choice = edition.flag("rulings.short_choice")
        self.move_in_place = edition.flag("rulings.move_in_place")
        self.past_days_open = edition.flag("rulings.past_days_open")
        self.dark_angel_acts_at_once = edition.choice("rulings.dark_angel_first_round", ["stay", "act"]) == "act"
        self.dark_angel_rests = edition.flag("rulings.dark_angel_rests")
        self.dark_angel_wins_ties = edition.flag("rulings.dark_angel_wins_ties")
        self.rest_breaks_ties = edition.choice("rulings.tie_break", ["rest", "shared"]) == "rest"
        self.may_decline = edition.flag("rulings.may_decline")

    def yield_of(self, region: i64, square: i64, option: i64, colour: i64) -> i64:
        """Return how many cubes of a colour an option of a square offers."""
        return self.yields[((region * SQUARES + square) * OPTIONS + option) * COLOURS + colour]

    def options_at(self, region: i64, square: i64) -> i64:
        """Return how many options a square offers."""
        return self.options[region * SQUARES + square]

    def points_for(self, day: i64, circle: i64) -> i64:
        """Return the points of a day's work in a circle (1 to 7)."""
        return self.points[day * (SQUARES + 1) + circle]


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
