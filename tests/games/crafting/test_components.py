"""The edition of Crafting the Cosmos: every value that the rulebook fixes, the tiles' rule, files with faults."""

from pathlib import Path

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.errors import EditionError
from cosmogony.games.crafting.components import ELEMENTS, POWER_NAMES, SYMBOLS, TILE_PLACES, Components
from tests.games.crafting.scenes import GAME

BOUNDS = {1: (3, 3, 5, 0.75), 2: (4, 5, 8, 0.9), 3: (6, 9, 12, 1.05)}
"""By size: stars needed, fewest and most points, and how much of the stars' worth they pay: larger nebulae pay more."""
WORTH = (1.0, 1.25, 2.0, 2.0)


@pytest.fixture(scope="module")
def printed() -> Components:
    components = GAME.components(GAME.edition)
    assert isinstance(components, Components)
    return components


def tiles(printed: Components, size: int) -> list[tuple[list[int], int]]:
    """Return needs and points of the tiles of a size."""
    first = TILE_PLACES * (size - 1)
    return [
        (list(printed.needs[t * ELEMENTS : (t + 1) * ELEMENTS]), printed.tile_points[t])
        for t in range(first, first + 16)
    ]


@pytest.mark.clause("CRA-1.6")
@pytest.mark.parametrize("size", BOUNDS)
def test_the_tiles_follow_the_rule_of_the_set(printed: Components, size: int) -> None:
    stars, fewest, most, part = BOUNDS[size]
    wanted = [sum(needs[element] for needs, _ in tiles(printed, size)) for element in range(ELEMENTS)]
    assert wanted == [stars * 6, stars * 4, stars * 3, stars * 3], "3 : 2 : 1.5 : 1.5"
    for needs, points in tiles(printed, size):
        assert sum(needs) == stars
        worth = sum(number * WORTH[element] for element, number in enumerate(needs))
        assert points == min(most, max(fewest, int(part * worth + 0.5)))
    mixes = [needs for needs, _ in tiles(printed, size)]
    assert sum(mixes.count(needs) > 1 for needs in mixes) <= (2 if size == 1 else 0), "mixes are covered evenly"
    assert all([h, he, c, o] in mixes for h, he, o, c in mixes), "oxygen and carbon are wanted alike"


def test_the_tile_of_the_rulebook_is_in_the_set(printed: Components) -> None:
    assert ([1, 2, 3, 0], 10) in tiles(printed, 3)
    assert GAME.edition.values["nebula.size_3"].sources.count("rulebook") == 1


@pytest.mark.clause("CRA-1.8")
def test_the_advanced_life_of_the_rulebook(printed: Components) -> None:
    values = list(printed.advanced_values)
    assert sorted(values[:8]) == sorted([8] * 4 + [7] * 3 + [6])
    assert sorted(values[8:]) == sorted([7] * 2 + [6] * 5 + [5] * 5 + [4] * 4)


@pytest.mark.clause("CRA-4.1", "CRA-6.6", "CRA-7.1")
def test_the_numbers_of_the_rulebook(printed: Components) -> None:
    assert list(printed.crystal_supply) == [6, 9, 11]
    assert list(printed.dark_tokens) == [4, 3, 3]
    assert list(printed.chamber_points) == [3, 6, 10, 15, 21]
    assert list(printed.slot_cost) == [2, 3, 3, 4]
    assert (printed.light_hydrogen, printed.time_oxygen, printed.time_dna) == (3, 1, 2)
    assert (printed.gravity_helium, printed.gravity_supernova) == (2, 1)
    assert (printed.chemistry_carbon, printed.chemistry_nebula) == (1, 1)
    assert (printed.cards_of_each_type, printed.hand_limit, printed.set_size, printed.set_points) == (15, 10, 5, 6)
    assert (printed.first_place, printed.second_place) == (6, 3)
    assert list(printed.star_tokens) == [28, 22, 14, 14]


def test_no_ruling_and_no_reconstruction_claims_the_rulebook() -> None:
    for value in GAME.edition:
        assert (value.key.startswith("rulings.")) == ("ruling" in value.sources)
    clauses = {clause.id: clause.text for clause in GAME.rulebook().clauses}
    for value in GAME.edition:
        if value.key.startswith("rulings."):
            assert f"**Ruling** (`{value.key.removeprefix('rulings.')}`)" in clauses[value.note.split(":")[0]]


FAULTS = [
    ('["0,0", "-1,0"', '["0,0", "-1;0"', 'board.delta: "-1;0" is not a hexagon'),
    ('["0,0", "-1,0"', '["0,0", "0,0"', 'board.delta: hexagon "0,0" stands twice'),
    ('["0,0", "-1,0"', '["0,0", "9,9"', "board.star_spaces: says 37, but the hexagons make"),
    ('["0,0", "-1,0", "-1,1", "0,-1"]', '["-1,0", "-1,1", "0,-1"]', "board: the three sectors meet in 0 corners"),
    (
        "star_spaces = { value = 37",
        "star_spaces = { value = 36",
        "board.star_spaces: says 36, but the hexagons make 37",
    ),
    (
        "sector_life = { value = 19",
        "sector_life = { value = 18",
        "board.sector_life: says 18, but the hexagons make 19",
    ),
    ('"delta psi"', '"delta delta"', "board.starting_life: is not two of delta, psi, phi"),
    ('starting_star = { value = "H"', 'starting_star = { value = "Fe"', "board.starting_star: "),
    ('["light", "time"', '["time", "light"', "controls.order: only the order light, time, gravity, chemistry"),
    ("dark_tokens = { value = [4, 3, 3]", "dark_tokens = { value = [4, 3]", "controls.dark_tokens: has 2 items, not 3"),
    ('"3H: 3", "3H: 3"', '"3H: 3", "3X: 3"', 'nebula.size_1: "3X" is not stars such as'),
    ('"3H: 3", "3H: 3"', '"3H: 3", "3H"', 'nebula.size_1: "3H" is not a tile such as'),
    ('"3H: 3", "3H: 3"', '"3H: 3", "4H: 3"', 'nebula.size_1: "4H: 3" needs 4 stars, the tiles before it 3'),
    ('"3H: 3", "3H: 3"', ", ".join(['"3H: 3"'] * 7), "nebula.size_1: has 21 tiles; there are 4 to 20"),
    ('quasar = { value = "1 any, 1 graviton"', 'quasar = { value = "1 any, 1 gluon"', "power.time.quasar: "),
    ('quasar = { value = "1 any, 1 graviton"', 'quasar = { value = "2 any"', "power.time.quasar: "),
    ('quasar = { value = "1 any, 1 graviton"', 'quasar = { value = "1 graviton"', "power.time.quasar: "),
    ('quasar = { value = "1 any, 1 graviton"', 'quasar = { value = "one"', 'power.time.quasar: "one" is not a cost'),
    ('quasar = { value = "1 any, 1 graviton"', 'quasar = { value = "discharge"', "power.time.quasar: "),
    ('generations = { value = "discharge"', 'generations = { value = "1 any"', "power.time.generations: "),
    ('"stable-life", "nebulae-psi"', '"nebulae-psi", "stable-life"', "goals.cards: are not the sixteen goals"),
    ("shift_may_stop", "shift_may_stopp", "rulings.shift_may_stop: missing"),
    ('tie_break = { value = "cards"', 'tie_break = { value = "age"', "rulings.tie_break: "),
    ("evolution_limit = { value = 2", "evolution_limit = { value = 9", "rulings.evolution_limit: 9 is not between"),
    ("[tokens]", "[tokens]\nneon = { value = 3, source = 'rulebook' }", "tokens.neon: unknown key"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_faults_are_refused_with_file_key_and_reason(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert GAME.edition.text.count(old) >= 1
    path = tmp_path / "mine.toml"
    path.write_text(GAME.edition.text.replace(old, new, 1))
    with pytest.raises(EditionError) as refused:
        GAME.load_edition(path)
    assert str(refused.value).startswith(f"{path}: {fault}")


def test_another_patch_is_another_edition() -> None:
    """Three hexagons, with their own counts, make a playable galaxy."""
    text = GAME.edition.text
    for old, new in (
        ('["0,0", "-1,0", "-1,1", "0,-1"]', '["0,0"]'),
        ('["1,0", "1,-1", "2,-1", "2,0"]', '["1,0"]'),
        ('["0,1", "-1,2", "0,2", "1,1"]', '["0,1"]'),
        ("star_spaces = { value = 37", "star_spaces = { value = 13"),
        ("life_spaces = { value = 48", "life_spaces = { value = 15"),
        ("sector_hexagons = { value = 4", "sector_hexagons = { value = 1"),
        ("sector_stars = { value = 16", "sector_stars = { value = 6"),
        ("sector_life = { value = 19", "sector_life = { value = 6"),
    ):
        text = text.replace(old, new)
    state = GAME.new(players=3, seed=5, edition=Edition.parse(text, "small.toml"))
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert state.components.galaxy.stars == 13


@pytest.mark.clause("CRA-1.6")
def test_an_owner_may_have_other_numbers_of_nebulae() -> None:
    """Twenty tiles of size 1 and twelve of size 3: the print does not say how many there are."""
    text = GAME.edition.text
    twelve = '", "3H 1He 1O 1C: 9", "2H 2He 2O: 9", "2H 2He 2C: 9", "2H 1He 3O: 10'
    for old, new in (
        ('"3H: 3", "3H: 3"', ", ".join(['"3H: 3"'] * 6)),
        (twelve, ""),
        ("[" + ", ".join(['"rulebook"', *['"reconstructed"'] * 15]) + "]", '"rulebook"'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    state = GAME.new(players=4, seed=5, edition=Edition.parse(text, "mine.toml"))
    assert list(state.stack_left) == [20 - 4, 16 - 4, 12 - 4]
    pieces = GAME.census(state)
    assert pieces["nebula tiles"] == 20 + 16 + 12
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert GAME.census(state) == pieces


def test_names_cover_all_cards() -> None:
    assert len(set(POWER_NAMES)) == 32
    assert SYMBOLS == ["H", "He", "O", "C"]
