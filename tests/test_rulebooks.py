"""Every rulebook can be learned from, keeps its preface's promise, and says the same in every language."""

import re
import tomllib

import pytest
from click.testing import CliRunner

from cosmogony.commands.looking import rules
from cosmogony.core.record import Record
from cosmogony.core.rulebook import CHAPTERS, RULING
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, has_message, render, say
from tests.tables import OUR_GAMES

EXAMPLE = re.compile(r"\(example:([a-z0-9-]+)@(\d+)-(\d+)\)")
PICTURE = re.compile(r"\(picture:([a-z0-9-]+)\)")
CITED = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)?\b")
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("name", OUR_GAMES)


@of_every_game
@in_every_language
def test_a_rulebook_begins_with_what_one_learns_from(name: str, lang: str) -> None:
    names = [chapter.name for chapter in GAMES[name].rulebook(lang).chapters]
    assert [known for known in names if known in CHAPTERS] == list(CHAPTERS)


@of_every_game
def test_every_clause_is_printed_derived_or_a_ruling_with_an_option(name: str) -> None:
    game = GAMES[name]
    rulings = {ruling.name for ruling in game.rulings()}
    decided = set()
    for clause in game.rulebook().clauses:
        assert clause.basis, f"{clause.id} rests on nothing"
        assert set(clause.options) <= rulings, clause.id
        decided |= set(clause.options)
    assert decided == rulings, "rulings that no clause tells of"


@of_every_game
@in_every_language
def test_every_ruling_is_a_question_with_an_answer_for_each_value(name: str, lang: str) -> None:
    game = GAMES[name]
    for ruling in game.rulings():
        assert has_message(game.ruling_message(ruling.name).id, lang), ruling.name
        assert ruling.value in ruling.values
        for value in ruling.values:
            assert has_message(game.ruling_message(ruling.name, value).id, lang), f"{ruling.name}={value}"


@of_every_game
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_translation_is_complete_and_current(name: str, lang: str) -> None:
    game = GAMES[name]
    english, translated = game.rulebook("en"), game.rulebook(lang)
    assert [clause.id for clause in translated.clauses] == [clause.id for clause in english.clauses]
    assert [chapter.name for chapter in translated.chapters] == [chapter.name for chapter in english.chapters]
    for theirs, ours in zip(translated.clauses, english.clauses, strict=True):
        assert [b.kind for b in theirs.basis] == [b.kind for b in ours.basis], ours.id
        assert theirs.options == ours.options, ours.id
        assert theirs.text != ours.text, f"{ours.id} is not translated"
    for chapter, source in zip(translated.chapters, english.chapters, strict=True):
        assert chapter.text != source.text, f"{source.name} is not translated"
    assert translated.preface != english.preface
    noted = tomllib.loads(game.file("rulebook", f"{lang}.translated.toml") or "")
    assert noted == english.fingerprints(), "texts that changed since they were translated"


@of_every_game
@in_every_language
def test_pictures_examples_and_citations_exist_and_agree(name: str, lang: str) -> None:
    game = GAMES[name]
    book, english = game.rulebook(lang), game.rulebook("en")
    for chapter, source in zip(book.chapters, english.chapters, strict=True):
        for pattern in (EXAMPLE, PICTURE):
            assert sorted(pattern.findall(chapter.text)) == sorted(pattern.findall(source.text)), chapter.name
        for clause in CITED.findall(chapter.text):
            assert clause in book or any(known.id.startswith(f"{clause}.") for known in book.clauses), clause
        for example, first, last in EXAMPLE.findall(chapter.text):
            record = Record.loads(game.file("rulebook", "examples", f"{example}.txt") or "", example)
            game.replay(record)
            assert 1 <= int(first) <= int(last) <= len(record.lines), example


@of_every_game
@in_every_language
def test_a_ruling_says_so_in_the_one_word_that_the_program_has_for_it(name: str, lang: str) -> None:
    word = say("rules-ruling", lang, name="", question="").split()[0]
    for clause in GAMES[name].rulebook(lang).clauses:
        told = f"**{word}**" in clause.text
        assert told == any(basis.kind == RULING for basis in clause.basis), clause.id


@of_every_game
@in_every_language
def test_the_keyboard_shows_the_whole_rulebook_in_the_readers_language(name: str, lang: str) -> None:
    shown = CliRunner().invoke(rules, [name, "--lang", lang], catch_exceptions=False).output
    book = GAMES[name].rulebook(lang)
    for chapter in book.chapters:
        assert f"\n{chapter.title}\n" in shown
    for clause in book.clauses:
        assert f"{clause.id}  {clause.text}" in shown
    for ruling in GAMES[name].rulings():
        assert render(GAMES[name].ruling_message(ruling.name), lang) in shown
