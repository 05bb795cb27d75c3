"""Editions: provenance for every value, faults named with file and key, hashes that mean something."""

import contextlib
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmogony.core.bounds import edition_fault, whole_number
from cosmogony.core.edition import SOURCES, Edition, Value
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
        ('[edition]\ngame = "genesis"\nname = "a\\nb"\nversion = "1"\n', "mine.toml: edition.name: is not one line"),
        (f'[edition]\ngame = "genesis"\nname = "{"a" * 201}"\nversion = "1"\n', "mine.toml: edition.name: is not one"),
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


ATTACKS = {
    "a key of thousands of dots": "a" + ".a" * 20_000 + " = 1",
    "spaces around the dots": "a" + " . a" * 20_000 + " = 1",
    "quoted parts of a key": '"a"' + ".'a'" * 20_000 + " = 1",
    "a header of thousands of dots": "[a" + ".a" * 20_000 + "]",
    "dots within an inline table": "x = {" + ".".join("a" * 20_000) + " = 1}",
    "lists within lists": "a=" + "[" * 2_000,
    "tables within tables": "a=" + "{a=" * 2_000,
    "lists and tables": "a=" + "[{a=" * 1_000,
    "a number of thousands of digits": "a=" + "1" * 5_000,
    "digits with lines between them": "a=" + "1_" * 5_000 + "1",
    "a number in hexadecimal": "a=0x" + "f" * 5_000,
    "a text without end": 'a="' + "x" * 90_000,
    "many texts without end": "a='''" + "''x" * 30_000,
    "escapes without end": 'a="""' + "\\\\" * 45_000,
    "quotes within a long text": 'a="""' + '""x' * 30_000,
    "a word without end": "a" * 90_000 + " = 1",
    "more values than a game has": "".join(f"{n} = 1\n" for n in range(10_900)),
    "longer than any edition": "#" + "x" * 100_001,
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_text_that_would_hurt_a_parser_is_refused_before_it(attack: str) -> None:
    began = time.process_time()
    for head in ("", HEAD + "[b]\n"):
        with pytest.raises(EditionError, match=r"^mine.toml: (too much for an edition|not TOML): "):
            Edition.parse(head + ATTACKS[attack], "mine.toml")
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("value", ["1979-05-27", "[07:32:00]", "nan", "[-inf]", "{ a = 1979-05-27T07:32:00Z }"])
def test_what_cannot_be_written_down_everywhere_is_no_value(value: str) -> None:
    with pytest.raises(EditionError, match=r"^mine.toml: a.b: a value is a text"):
        edition(f'[a]\nb = {{ value = {value}, source = "public" }}\n')


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_any_value_in_any_place_is_read_or_refused(name: str, data: st.DataObject) -> None:
    """Another value than the printed one, as strange as can be, ends in an edition or in an ``EditionError``."""
    game = GAMES[name]
    key = data.draw(st.sampled_from(list(game.edition.values)))
    old = game.edition.values[key]
    words = st.sampled_from(
        ["--1,0", "²,0", "1,²", "9" * 30 + ",0", "²", "-", "1" * 40, "", ",", ":", "1H: ²", "\x00", "planet size>=²"]
    )
    item = st.one_of(
        words, st.integers(-(10**17), 10**17), st.booleans(), st.floats(allow_nan=False), st.text(max_size=9)
    )
    value = data.draw(st.one_of(item, st.lists(item, max_size=3)))
    if isinstance(old.value, list) and old.value and data.draw(st.booleans()):
        value = [data.draw(item), *old.value[1:]]
    values = dict(game.edition.values) | {key: Value(key, value, old.sources)}
    header = {"game": name, "name": "Mine", "version": "1"}
    with contextlib.suppress(EditionError):
        game.components(Edition("mine.toml", header, values, ""))


@pytest.mark.parametrize("text", ["--1", "²", "1" * 5_000, "-", "1.5", "٣"])
def test_a_number_in_words_is_a_whole_number_or_none(text: str) -> None:
    assert whole_number(text) is None
    read = edition('[rulings]\nlimit = { value = 3, source = "ruling" }\n')
    assert read.with_rulings({"limit": text}).value("rulings.limit") == text
    assert read.with_rulings({"limit": " -12"}).value("rulings.limit") == -12


@given(st.text(alphabet="ab.=[]{}\"'\\#\n1_ ,", max_size=60))
def test_the_bounds_let_everything_small_through(text: str) -> None:
    if text.count(".") <= 8 and sum(text.count(sign) for sign in "[{") <= 8 and len(text) < 19:
        assert edition_fault(text) is None
    edition_fault(text * 50)
