"""The board of Genesis: every value that the rulebook fixes, and edition files with faults."""

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.errors import EditionError
from cosmogony.games.genesis.components import Components
from tests.games.genesis.scenes import GENESIS

# Day: points of the circles that the rulebook's examples fix, from the first on.
FIXED_POINTS = {1: [4, 3, 3, 2], 2: [4, 4, 3, 3, 2], 3: [5, 4, 4, 3], 4: [5, 5, 4, 4], 5: [6, 5, 5, 4], 6: [6, 6, 5]}


@pytest.fixture(scope="module")
def board() -> Components:
    components = GENESIS.components(GENESIS.edition)
    assert isinstance(components, Components)
    return components


def test_the_24_circles_that_the_rulebook_fixes(board: Components) -> None:
    fixed = [(day, circle, value) for day, row in FIXED_POINTS.items() for circle, value in enumerate(row, 1)]
    assert len(fixed) == 24
    for day, circle, value in fixed:
        assert board.points_for(day, circle) == value
    marked = [value.sources for value in GENESIS.edition if value.key.endswith(".points")]
    assert sum(sources.count("rulebook") for sources in marked) == 24
    assert sum(sources.count("derived") for sources in marked) == 18


def test_all_42_circles_follow_one_formula(board: Components) -> None:
    for day in range(1, 7):
        assert [board.points_for(day, k) for k in range(1, 8)] == [(day + 8 - k) // 2 for k in range(1, 8)]
    assert list(board.rest) == [(8 - k) // 2 for k in range(1, 8)]


def test_the_other_values_that_the_rulebook_fixes(board: Components) -> None:
    assert list(board.rest)[:3] == [3, 3, 2]
    assert list(board.cost[9:12]) == [0, 0, 4], "day III costs 4 life"
    assert list(board.bonus[12:15]) == [1, 1, 0], "day IV gives 1 chaos and 1 matter"
    squares = [value.value for value in GENESIS.edition if value.key.endswith("squares")]
    assert any("2C 1M | 1M 1L" in row for row in squares)
    values = GENESIS.edition.values
    for key in ("day.III.cost", "day.IV.bonus", "essence.per_player", "essence.exchange"):
        assert values[key].sources == ("rulebook",)
    for key in ("day.I.cost", "day.III.bonus"):
        assert values[key].sources == ("reconstructed",)


def test_no_ruling_and_no_reconstruction_claims_the_rulebook() -> None:
    for value in GENESIS.edition:
        assert (value.key.startswith("rulings.")) == ("ruling" in value.sources)


FAULTS = [
    ('cost = { value = "4L"', 'cost = { value = "4X"', 'day.III.cost: "4X" is not an amount'),
    ('cost = { value = "4L"', 'cost = { value = ""', "day.III.cost: "),
    ('cost = { value = "4L"', "cost = { value = 4", "day.III.cost: 4 is not a text"),
    ("[4, 3, 3, 2, 2, 1, 1]", "[4, 3, 3, 2, 2, 1]", "day.I.points: 7 sources do not match"),
    ("[4, 3, 3, 2, 2, 1, 1]", "[4, 3, 3, 2, 2, 1, 99]", "day.I.points: 99 is not between"),
    ("[4, 3, 3, 2, 2, 1, 1]", "[4, 3, 3, 2, 2, 1, true]", "day.I.points: True is not a whole number"),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M"', '"2C | 1L | 1M", "1C 1M", "2C", "1L | 1M"', "void.squares: square 2"),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M"', '"2C | 2C", "1C 1M", "2C", "1L | 1M"', "offers the same twice"),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M", ', "", "void.squares: has 3 items, not 7"),
    ('start_order = { value = "random"', 'start_order = { value = "age"', 'rulings.start_order: "age" is not one of'),
    ("dark_angel_rests = { value = true", 'dark_angel_rests = { value = "yes"', "is not true or false"),
    ("per_player = { value = 4", "per_player = { value = 5", "essence.per_player: 5 is not between"),
    ("exchange = {", "exchanges = {", "essence.exchange: missing"),
    ("[day.VII]", '[day.VIII]\nx = { value = 1, source = "public" }\n[day.VII]', "day.VIII.x: unknown key"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_a_fault_in_an_edition_is_named_with_file_and_key(old: str, new: str, fault: str) -> None:
    text = GENESIS.edition.text
    assert old in text
    with pytest.raises(EditionError) as caught:
        Components(Edition.parse(text.replace(old, new, 1), "mine.toml"))
    assert str(caught.value).startswith("mine.toml: ")
    assert fault in str(caught.value)


def test_an_owner_can_correct_a_value_and_play_it() -> None:
    text = GENESIS.edition.text.replace('bonus = { value = "1L"', 'bonus = { value = "2L"')
    edition = Edition.parse(text, "mine.toml")
    assert edition.hash != GENESIS.edition.hash
    state = GENESIS.new(players=2, seed=1, edition=edition)
    assert list(state.components.bonus[9:12]) == [0, 0, 2]
    assert state.setup.edition_hash == edition.hash
