"""The edition: its provenance, and precise messages for every fault an owner can make."""

import re

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.errors import EditionError
from cosmogony.games.cosmogenesis.components import Components
from cosmogony.games.cosmogenesis.notation.names import planetary_name
from cosmogony.games.cosmogenesis.notation.tiles import planetary_text
from cosmogony.texts import LANGUAGES, render
from tests.games.cosmogenesis.scenes import GAME

TEXT = GAME.edition.text


def altered(old: str, new: str) -> Components:
    """Read our edition with one passage changed."""
    assert TEXT.count(old) >= 1, old
    return Components(Edition.parse(TEXT.replace(old, new, 1), "mine.toml"))


def tile(table: str, name: str, key: str, value: str) -> tuple[str, str]:
    """Return a tile's line and the same line with another value."""
    start = TEXT.index(f"[{table}.{name}]")
    line = next(line for line in TEXT[start:].splitlines() if line.startswith(f"{key} ="))
    block = TEXT[start : TEXT.index(line, start) + len(line)]
    return block, block.replace(line, re.sub(r"value = (\[.*?\]|\".*?\"|\d+)", lambda _: f"value = {value}", line))


def test_every_value_has_its_provenance() -> None:
    counts = GAME.edition.by_source()
    assert counts["rulebook"] > 30
    assert counts["reconstructed"] > 200
    assert len(GAME.edition.children("planetary")) == 25
    assert len(GAME.edition.children("stellar")) == 19
    assert len(GAME.edition.children("exotic")) == 10
    assert len(GAME.edition.children("rulings")) == counts["ruling"]


@pytest.mark.clause("COS-1.2")
def test_what_only_a_picture_showed_does_not_claim_the_rulebook() -> None:
    values = GAME.edition.values
    for size in ("1_2", "3", "4"):
        assert values[f"tokens.terrestrial_{size}.count"].sources == ("rulebook",)
        assert values[f"tokens.terrestrial_{size}.reserve"].sources == ("derived",)
    for colour, source in {"red": "public", "blue": "public", "yellow": "reconstructed"}.items():
        assert values[f"tokens.gas_giant_1.{colour}.count"].note.endswith(source)


def test_every_ruling_is_named_by_its_clause_and_the_other_way_round() -> None:
    rulebook = GAME.rulebook()
    named = {name for clause in rulebook.clauses for name in re.findall(r"\*\*Ruling\*\* \(`(\w+)`\)", clause.text)}
    assert named == set(GAME.edition.children("rulings"))
    for name in named:
        cited = GAME.edition.values[f"rulings.{name}"].note.split(":")[0]
        assert f"`{name}`" in rulebook.find(cited)[0].text


FAULTS = [
    (("planetary", "cradle", "needs", '["planet terestrial"]'), 'planetary.cradle.needs: "terestrial" is no property'),
    (("planetary", "cradle", "needs", '["star hot"]'), '"star hot" does not name planet, moon or body'),
    (("planetary", "cradle", "needs", "[]"), "planetary.cradle.needs: has 0 conditions, not 1 to 3"),
    (("planetary", "cradle", "needs", '["planet wet gas"]'), "contradicts itself: no such body exists"),
    (("planetary", "cradle", "needs", '["moon ringed"]'), "contradicts itself"),
    (("planetary", "cradle", "needs", '["4 moons"]'), "an orbit never has 4 of these; write 1 to 3"),
    (("planetary", "cradle", "needs", '["moon moons>=1"]'), "only a planet has moons"),
    (("planetary", "cradle", "needs", '["planet one-smaller"]'), "only a moon can be one size smaller"),
    (("planetary", "cradle", "needs", '["planet size>=5"]'), '"size>=5": write a number from 1 to 4'),
    (("planetary", "cradle", "needs", '["planet orbit=8"]'), '"orbit=8": write a number from 1 to 7'),
    (("planetary", "cradle", "needs", '["planet life>=dinosaur"]'), '"dinosaur" is no level of life'),
    (("planetary", "cradle", "needs", '["4 different moon sizes"]'), "an orbit never has 4 of these; write 1 to 3"),
    (("planetary", "cradle", "reward", '["gold"]'), 'planetary.cradle.reward: "gold" is no effect'),
    (("planetary", "cradle", "reward", '["2 comet"]'), "only asteroids come in numbers"),
    (("planetary", "cradle", "reward", '["body"]'), '"body": a body has a size and nothing else has'),
    (("planetary", "cradle", "reward", '["body 5"]'), '"body 5" is no effect'),
    (("planetary", "cradle", "reward", '["comet 2"]'), '"comet 2": a body has a size and nothing else has'),
    (("planetary", "cradle", "reward", '["moon anywhere"]'), '"moon anywhere": only evolve and life may say anywhere'),
    (("planetary", "cradle", "reward", '["comet or"]'), '"comet or" is no effect'),
    (("planetary", "cradle", "reward", '["comet or life or moon or action or expand"]'), "leaves a choice of 5"),
    (("planetary", "cradle", "needs", '["planet size=3"]'), '"size=3": write "size>=3", or "exactly size=3"'),
    (("planetary", "cradle", "needs", '["planet exactly size>=3"]'), '"size>=3": write "size>=3", or "exactly size=3"'),
    (("planetary", "cradle", "needs", '["planet exactly wet"]'), '"exactly wet": write exactly with a number'),
    (("planetary", "cradle", "needs", '["planet without water"]'), '"without water": write without moons or without'),
    (("planetary", "cradle", "needs", '["planet gas exactly"]'), "nothing follows exactly"),
    (("planetary", "cradle", "needs", '["planet moons>=1 without moons"]'), "contradicts itself"),
    (("planetary", "cradle", "needs", '["exactly 4 moons"]'), "an orbit never has 4 of these; write 1 to 3"),
    (("planetary", "cradle", "reward", '["comet","comet","comet","comet","comet"]'), "has 5 effects, not 0 to 4"),
    (("planetary", "cradle", "points", "99"), "planetary.cradle.points: 99 is not between 0 and 30"),
    (("planetary", "cradle", "name", '" "'), "planetary.cradle.name: is empty"),
    (("stellar", "moonrise", "counts", '"moonbeams"'), 'stellar.moonrise.counts: "moonbeams" counts nothing'),
    (("stellar", "moonrise", "counts", '"moons blue"'), '"blue" is no property'),
    (("stellar", "moonrise", "points", "[]"), "stellar.moonrise.points: has 0 items, not 1 to 12"),
    (("stellar", "moonrise", "points", "0"), "stellar.moonrise.points: 0 is not between 1 and 30"),
    (("exotic", "pulsar", "icons", "[]"), "exotic.pulsar.icons: has 0 effects, not 1 to 4"),
    (("exotic", "pulsar", "mark", '"5"'), 'exotic.pulsar.mark: "5" is not one of 2+, 3+, 4'),
    (("tokens", "terrestrial_3", "count", "16"), "tokens.terrestrial_3.count: 16 tokens, but reserve and bag hold 15"),
    (("sector", "IV", "spaces", '["comet","comet","comet","comet","comet"]'), "no space marked 2+ has the monolith"),
    (
        ("sector", "IV", "spaces", '["moon","comet","comet","comet","comet"]'),
        'sector.IV.spaces: space 1: "moon" is not',
    ),
    (("sector", "IV", "marks", '["2+","2+","2+","2+","4"]'), "sector.IV.marks: 2 players have 4 spaces, not 3"),
    (("sector", "II", "marks", '["2+","2+","2+","3+","5"]'), 'sector.II.marks: "5" is not one of'),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[f"{'.'.join(c[:3])} {c[3]}" for c, _ in FAULTS])
def test_a_fault_is_named_with_file_key_and_value(change: tuple[str, str, str, str], fault: str) -> None:
    with pytest.raises(EditionError, match=re.escape(fault)) as caught:
        altered(*tile(*change))
    assert str(caught.value).startswith("mine.toml: ")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[planetary.cradle]", "[planetary.Cradle]", "planetary.Cradle: an id is written in small letters"),
        ("[stellar.titans]", "[stellar.moonrise.titans]", "stellar: has 18 tiles, not 19"),
        ("value = [9, 12, 15]", "value = [8, 12, 15]", "decks.stellar: 2 players need 9 stellar objectives"),
        ("value = [11, 15, 19]", "value = [11, 14, 19]", "decks.planetary: 3 players need 15 planetary objectives"),
        ("bacteria_survive =", "bacteria_live =", "rulings.bacteria_survive: missing"),
        ("[score]", '[score]\nluck = { value = 1, source = "ruling" }', "score.luck: unknown key"),
        ('"asteroid and monolith", "comet"', '"asteroid and monolith", "comet and monolith"', "a second monolith"),
    ],
)
def test_faults_of_whole_tables(old: str, new: str, fault: str) -> None:
    with pytest.raises(EditionError, match=re.escape(fault)):
        altered(old, new)


def test_a_bag_too_small_for_six_rounds_is_refused() -> None:
    start = TEXT.index("[tokens.terrestrial_1_2]")
    block = TEXT[start : TEXT.index("[tokens.terrestrial_3]")]
    smaller = block.replace("value = 30", "value = 22").replace("[12, 4, 4]", "[4, 4, 4]")
    with pytest.raises(EditionError, match="tokens: with 2 players the bag holds 22; six rounds need 26"):
        altered(block, smaller)


def test_an_owner_can_replace_a_tile_and_it_keeps_its_name() -> None:
    block, _ = tile("planetary", "cradle", "points", "5")
    ours = '[planetary.big_bang]\nname = { value = "Big Bang", source = "rulebook" }\n'
    ours += 'needs = { value = ["planet gas plain exactly moons=2", "2 moons asteroid"], source = "rulebook" }\n'
    ours += 'reward = { value = ["asteroid", "comet", "life"], source = "rulebook" }\n'
    ours += 'points = { value = 9, source = "rulebook" }'
    edition = Edition.parse(TEXT.replace(block, ours, 1), "mine.toml")
    state = GAME.new(players=2, seed=1, edition=edition)
    assert state.components.planetary_ids[0] == "big_bang"
    for lang, needed in (
        ("en", "a gas giant without rings, with exactly 2 moons and 2 of these moons that are asteroids"),
        ("de", "2 dieser Monde als Asteroiden"),
    ):
        words = render(planetary_text(state.components, 0), lang)
        assert words.startswith("Big Bang: ")
        assert needed in words


def test_tiles_in_another_order_are_another_edition() -> None:
    """Tiles are numbered in the file's order and dealt by number: a record must tell the two editions apart."""
    cradle, dot, rest = (TEXT.index(f"[planetary.{name}]") for name in ("cradle", "pale_blue_dot", "double_world"))
    swapped = TEXT[:cradle] + TEXT[dot:rest] + TEXT[cradle:dot] + TEXT[rest:]
    edition = Edition.parse(swapped, "mine.toml")
    assert GAME.new(players=2, seed=6, edition=edition).components.planetary_ids[:2] == ["pale_blue_dot", "cradle"]
    assert edition.hash != GAME.edition.hash


def test_a_tile_with_our_id_but_another_name_is_called_by_its_name() -> None:
    edition = Edition.parse(TEXT.replace('"Cradle"', '"Nursery"', 1), "mine.toml")
    assert planetary_name(Components(edition), 0) == "Nursery"
    assert planetary_name(GAME.components(GAME.edition), 0) != "Cradle"


def test_every_tile_can_be_shown_as_it_is_printed() -> None:
    tiles = GAME.components_view(GAME.components(GAME.edition)).tiles
    kinds = [shown.kind for shown in tiles]
    assert [kinds.count(kind) for kind in ("planetary", "stellar", "exotic")] == [25, 19, 10]
    for shown in tiles:
        assert f"{shown.kind}.{shown.id}.name" in GAME.edition.values
        words = [shown.name, *shown.rule, *([shown.reward] if shown.reward else [])]
        assert all("cosmogenesis-" not in render(text, lang) for text in words for lang in LANGUAGES)
