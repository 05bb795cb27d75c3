"""Our small Fluent says what Mozilla's says, about every message that we have and about some that we have not."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cosmogony import fluent, texts
from cosmogony.core.errors import TextError
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, common_texts, message_variables

NUMBERS = (0, 1, 2, 11, 1234, 2_000_000, -1)

MORE = """
-game = { $case ->
    [genitive] of the game
   *[nominative] the game
}
    .gender = neuter
title = { -game(case: "genitive") } and { -game }
    .hint = hint { $n }
counted = { $n ->
    [0] none
    [one] { $n } star
    [many] { $n } di stelle
   *[other] { $n } stars
}
worded = { $word ->
    [sun] a sun
   *[moon] { "{" } no { $word } \u00e9
}
by-term = { -game.gender ->
    [neuter] it
   *[other] they
}
through = { counted } { title.hint }
lines =
    one
    two { 1234 }
"""


def mozilla(lang: str, source: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def theirs(bundle: FluentBundle, name: str, args: dict[str, str | int]) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    words, faults = bundle.format_pattern(pattern, args)
    assert not faults, (name, args, faults)
    return str(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_our_messages_read_as_mozilla_reads_them(lang: str) -> None:
    bundle = mozilla(lang, "\n".join([common_texts(lang), *(game.texts(lang) for game in GAMES.values())]))
    lexicon = texts._Lexicon(lang)
    known = message_variables(lang)
    assert sum(map(bundle.has_message, known)) > 1000
    every = frozenset().union(*known.values())  # a message may refer to others, which have variables of their own
    for value in (1, 1234, "Ada"):
        args = dict.fromkeys(every, value)
        for name in filter(bundle.has_message, known):  # a game that another test brought along is not ours
            assert lexicon.say(name, args) == theirs(bundle, name, args), (name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_attributes_and_circles(lang: str) -> None:
    bundle, entries = mozilla(lang, MORE), texts._split(MORE)
    speaker = fluent.Speaker(lang, lambda name: fluent.parse(entries[name]) if name in entries else None)
    for name in (name for name in entries if not name.startswith("-")):
        entry = fluent.parse(entries[name])
        assert entry is not None
        assert entry.value is not None
        for value in NUMBERS:
            args: dict[str, str | int] = {"n": value, "word": "sun" if value else "mars"}
            assert speaker.say(entry.value, args) == theirs(bundle, name, args), (name, args)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { b }", '"b", which says nothing'),
        ("a = { a }", '"a" refers to itself'),
        ("a = { NUMBER($n) }", "FunctionReference is not known here"),
        ("a = { 1.5 }", "1.5 is not a whole number"),
        ("a = { $x }", r"no argument \$x"),
    ],
)
def test_what_cannot_be_said_is_refused(text: str, fault: str) -> None:
    entry = fluent.parse(text)
    assert entry is not None
    assert entry.value is not None
    with pytest.raises(TextError, match=fault):
        fluent.Speaker("en", lambda name: entry if name == "a" else None).say(entry.value, {"n": 1})
