"""Editions: provenance for every value, faults named with file and key, hashes that mean something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.edition import SOURCES, Edition
from cosmogony.core.errors import EditionError
from cosmogony.games import GAMES

HEAD = '[edition]\ngame = "genesis"\nname = "Mine"\nversion = "1"\n'


def edition(body: str) -> Edition:
    return Edition.parse(HEAD + body, "mine.toml")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[edition", "mine.toml: not TOML"),
        ("", "mine.toml: edition: missing table"),
        ('[edition]\ngame = "genesis"\nname = ""\nversion = "1"\n', "mine.toml: edition.name: missing"),
        (HEAD + "color = 1\n", "mine.toml: edition.color: unknown key"),
        (HEAD + "[a]\nb = 1\n", "mine.toml: a.b: has no provenance"),
        (HEAD + '[a]\nb = { source = "public" }\n', "mine.toml: a.b: has no value"),
        (HEAD + "[a]\nb = { value = 1 }\n", "mine.toml: a.b: has no source"),
        (HEAD + '[a]\nb = { value = 1, source = "me" }\n', "mine.toml: a.b: source 'me' is not one of"),
        (HEAD + '[a]\nb = { value = 1, source = "public", why = 2 }\n', 'mine.toml: a.b: unknown part "why"'),
        (HEAD + '[a]\nb = { value = [1], source = ["public", "public"] }\n', "mine.toml: a.b: 2 sources do not match"),
        (HEAD + '[a]\nb = { value = 1, source = "public", note = 2 }\n', "mine.toml: a.b: note is not a text"),
    ],
)
def test_a_fault_is_named_with_file_and_key(text: str, fault: str) -> None:
    with pytest.raises(EditionError) as caught:
        Edition.parse(text, "mine.toml")
    assert str(caught.value).startswith(fault)


def test_values_are_read_by_type() -> None:
    read = edition('[a]\nn = { value = 3, source = "public" }\nw = { value = ["x"], source = "derived" }\n')
    assert read.integer("a.n", 0, 9) == 3
    assert read.words("a.w", 1) == ["x"]
    assert read.children("a") == ["n", "w"]
    for refused in (
        lambda: read.integer("a.n", 4, 9),
        lambda: read.integer("a.w", 0, 9),
        lambda: read.words("a.n"),
        lambda: read.words("a.w", 2),
        lambda: read.integers("a.w", 1, 0, 9),
        lambda: read.flag("a.n"),
        lambda: read.word("a.n"),
        lambda: read.choice("a.missing", ["x"]),
    ):
        with pytest.raises(EditionError, match=r"^mine.toml: a\."):
            refused()


def test_a_misspelt_key_is_refused_with_a_guess() -> None:
    read = edition('[a]\nbonus = { value = 3, source = "public" }\nbonsu = { value = 3, source = "public" }\n')
    read.integer("a.bonus", 0, 9)
    with pytest.raises(EditionError, match=r'a.bonsu: unknown key; did you mean "a.bonus"\?'):
        read.finish()


def test_a_fault_stays_in_one_line_though_the_value_does_not() -> None:
    read = edition('[a]\nb = { value = "x\\ny", source = "public" }\n')
    with pytest.raises(EditionError, match=r'a.b: "x\\ny" is not one of left, right$'):
        read.choice("a.b", ["left", "right"])


def test_the_hash_follows_the_values_and_nothing_else() -> None:
    one = edition('[a]\nb = { value = 3, source = "public" }\n')
    renamed = Edition.parse(one.text.replace("Mine", "Yours").replace("public", "rulebook"), "other.toml")
    changed = edition('[a]\nb = { value = 4, source = "public" }\n')
    assert one.hash == renamed.hash != changed.hash


@pytest.mark.parametrize("name", GAMES)
def test_the_built_in_editions_have_a_source_for_every_value(name: str) -> None:
    edition = GAMES[name].edition
    counts = edition.by_source()
    assert set(counts) == set(SOURCES)
    assert counts["rulebook"] > 0
    assert counts["ruling"] == len(edition.children("rulings"))


@pytest.mark.parametrize("name", GAMES)
def test_rulings_can_be_decided_otherwise_and_unknown_ones_are_refused(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(EditionError, match='no ruling "gravity"; there are: '):
        game.new(players=2, seed=1, options={"gravity": "off"})
    for ruling in game.edition.children("rulings"):
        with pytest.raises(EditionError, match=f"rulings.{ruling}"):
            game.new(players=2, seed=1, options={ruling: "perhaps"})


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_changed_value_is_refused_in_one_line_or_plays(name: str, data: st.DataObject) -> None:
    """Replace any one value by anything: a named fault, or a game that can be started."""
    game = GAMES[name]
    original = game.edition
    key = data.draw(st.sampled_from(sorted(original.values)), label="key")
    thing = (
        st.none() | st.booleans() | st.integers(-5, 200) | st.text(max_size=6) | st.lists(st.integers(0, 9), max_size=3)
    )
    value = data.draw(thing, label="value")
    changed = Edition.parse(original.text, "mine.toml")
    old = changed.values[key]
    changed.values[key] = type(old)(key, value, old.sources)
    fault = ""
    try:
        game.new(players=2, seed=1, edition=changed)
    except EditionError as refusal:
        fault = str(refusal)
    assert not fault or (fault.startswith("mine.toml: ") and "\n" not in fault)
