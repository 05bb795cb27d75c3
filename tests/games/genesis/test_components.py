"""The board of Genesis: every value that the rulebook fixes, and edition files with faults."""

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.errors import EditionError
from cosmogony.core.playout import play_out
from cosmogony.core.rng import seeded
from cosmogony.games.genesis import events
from cosmogony.games.genesis.actions import GATHER
from cosmogony.games.genesis.components import Components
from cosmogony.texts import LANGUAGES, render
from tests.games.genesis.scenes import GENESIS, GRAY, do, hand, legal, refusal, scene

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
    assert list(board.rest)[:3] == [(8 - k) // 2 for k in range(1, 4)], "the first three squares of rest, too"


def test_the_other_values_that_the_rulebook_fixes(board: Components) -> None:
    assert list(board.rest) == [3, 3, 2, 0, 0, 0, 0]
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
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M"', '"2C | 1L | 1M | 1C", "1C 1M", "2C", "1L | 1M"', "void.squares: square 2"),
    (
        '"2C | 1L", "1C 1M", "2C", "1L | 1M"',
        '"2C | -", "1C 1M", "2C", "1L | 1M"',
        'void.squares[2]: "-" is not an amount',
    ),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M"', '"2C | 1M | 1M", "1C 1M", "2C", "1L | 1M"', "offers the same twice"),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M"', '"2C | 2C", "1C 1M", "2C", "1L | 1M"', "offers the same twice"),
    ('"2C | 1L", "1C 1M", "2C", "1L | 1M", ', "", "void.squares: has 3 items, not 7"),
    (
        'start_order = { value = "random"',
        'start_order = { value = "age"',
        'rulings.start_order: "age" is not random, seats,',
    ),
    ('start_order = { value = "random"', 'start_order = { value = "1 3"', "each of the seats 1 to 2 once"),
    ('start_order = { value = "random"', 'start_order = { value = "1 2 2"', "each of the seats 1 to 3 once"),
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


OWNERS_VOID = '["-", "2C | 1M | 1L", "", "2C", "1L | 1M", "2C", "1C"]'


def owners_copy() -> Edition:
    """Return an edition with squares without yield, a choice of three, and days without a bonus."""
    text = GENESIS.edition.text.replace('["1C 1M", "2C | 1L", "1C 1M", "2C", "1L | 1M", "2C", "1C"]', OWNERS_VOID)
    text = text.replace('bonus = { value = "1C"', 'bonus = { value = "-"').replace('{ value = "1M"', '{ value = ""')
    return GENESIS.parse_edition(text, "mine.toml")


@pytest.mark.clause("GEN-1.7", "GEN-4.4")
def test_an_owner_can_enter_a_choice_of_three() -> None:
    state = scene({"I": [1, 2, 3, 4], "void": [GRAY]}, edition=owners_copy())
    state.square[GRAY] = 1
    assert [text for text in legal(state) if text.startswith("gather")] == ["gather 2C", "gather 1M", "gather 1L"]
    assert [GENESIS.parse(state, text) for text in legal(state)[:3]] == [GATHER, GATHER + 1, GATHER + 2]
    do(state, "gather 1L")
    assert hand(state, GRAY) == [0, 0, 1]


@pytest.mark.clause("GEN-4.7")
@pytest.mark.parametrize("square", [0, 2])
def test_gathering_on_a_square_without_yield_brings_nothing(square: int) -> None:
    line = [1, 2, 3]
    line.insert(square, GRAY)
    state = scene({"void": line, "I": [4]}, hand="1C", edition=owners_copy())
    assert [text for text in legal(state) if text.startswith("gather")] == ["gather -"]
    assert GENESIS.explain(state, GATHER).clause == "GEN-4.7"
    for lang in LANGUAGES:
        assert GENESIS.explain(state, GATHER).text(lang)
        assert GENESIS.explain(state, GATHER + 1).text(lang)
    assert (
        GENESIS.explain(state, GATHER + 1).text()
        == "This square yields nothing, so there is nothing to choose. [GEN-4.4]"
    )
    do(state, "switch right C")
    assert refusal(state, "pass")[0] == "GEN-4.3"
    do(state, legal(state)[0])


@pytest.mark.clause("GEN-3.2")
@pytest.mark.parametrize("day", ["I", "II"])
def test_a_day_without_a_bonus_gives_none_and_says_nothing(day: str) -> None:
    state = scene({day: [0], "void": [1, 2, 3, 4]}, turn=3, god="II", works={day: [0]}, edition=owners_copy())
    do(state, "pass")
    assert state.current_player == GRAY
    assert hand(state, GRAY) == [0, 0, 0]
    assert events.BONUS not in [event.kind for event in state.events]


@pytest.mark.parametrize("players", range(2, 7))
def test_an_owners_copy_plays_to_its_end_and_is_drawn(players: int) -> None:
    edition = owners_copy()
    state = GENESIS.new(players=players, seed=players, edition=edition)
    play_out(state, seeded(players, "owner"))
    assert GENESIS.verify(GENESIS.record(state), edition).scores() == state.scores()
    printed = GENESIS.components_view(state.components)
    assert printed.regions[0].squares[:3] == [[[0, 0, 0]], [[2, 0, 0], [0, 1, 0], [0, 0, 1]], [[0, 0, 0]]]
    assert printed.regions[1].bonus == printed.regions[2].bonus == [0, 0, 0]
    for lang in LANGUAGES:
        assert GENESIS.board(state, None, lang)
        assert all(render(GENESIS.event_message(state, event), lang) for event in state.events)
