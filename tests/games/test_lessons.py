"""Lessons: played on the engine in every way that they allow, so that a change of rules that breaks one is noticed."""

from collections.abc import Iterator

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.core.lesson import Lesson, LessonError, Walk, lesson_names, walks
from cosmogony.core.state import State
from cosmogony.games import GAMES, ours
from cosmogony.texts import LANGUAGES, Message, has_message, render

LESSONS = [(game.name, name) for game in GAMES.values() for name in lesson_names(game)]
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def sentences(lesson: Lesson) -> Iterator[Message]:
    """Return all that a lesson says."""
    yield lesson.title()
    for walk, state in walks(lesson):
        yield lesson.text(walk)
        yield from filter(None, (lesson.task(walk), lesson.praise(walk)))
        if lesson.kind(walk) == "count":
            yield from lesson.rows(state)
            for moment in lesson.moments():
                yield from (moment.name, *moment.moves, *moment.outcomes)


def ends(lesson: Lesson) -> Iterator[tuple[Walk, State]]:
    """Return every end that a lesson can come to."""
    for walk, state in walks(lesson):
        if lesson.kind(walk) == "count":
            yield walk, state


@pytest.mark.parametrize("game", ours())
def test_every_game_has_a_first_lesson_and_one_for_strategy(game: str) -> None:
    assert lesson_names(GAMES[game]) == ["first", "strategy"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_action_of_a_lesson_is_legal_whatever_was_chosen_before(game: str, name: str) -> None:
    lesson = Lesson.load(GAMES[game], name)
    stood = {walk.step for walk, _ in walks(lesson)}
    assert stood == set(range(len(lesson.steps)))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_everything_that_a_lesson_points_at_lies_on_the_board(game: str, name: str) -> None:
    lesson = Lesson.load(GAMES[game], name)
    for walk, state in walks(lesson):
        missing = set(lesson.points(walk)) - set(lesson.game.things(state, lesson.seat))
        assert missing == set(), f"step {lesson.steps[walk.step].id}"
        if lesson.kind(walk) == "seen":
            assert lesson.points(walk), f"step {lesson.steps[walk.step].id}: nothing of what a move led to is lit"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_told_in_every_language_and_says_nothing_else(game: str, name: str) -> None:
    lesson = Lesson.load(GAMES[game], name)
    said = list(sentences(lesson))
    for lang in LANGUAGES:
        for sentence in said:
            assert render(sentence, lang, NAMES)
    written = {line.split(" =")[0] for line in GAMES[game].texts("en").splitlines()}
    unsaid = {one for one in written if one.startswith(f"{game}-lesson-{name}-")} - {one.id for one in said}
    assert unsaid == set()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_sentences_are_short_enough_for_a_phone(game: str, name: str) -> None:
    for sentence in sentences(Lesson.load(GAMES[game], name)):
        for lang in LANGUAGES:
            told = render(sentence, lang, NAMES)
            assert len(told) <= 230, f"{sentence.id} in {lang} has {len(told)} letters"
            assert told.count(". ") <= 2, f"{sentence.id} in {lang}: {told}"


@pytest.mark.parametrize(("game", "name"), [one for one in LESSONS if one[1] == "first"])
def test_the_learner_wins_the_first_lesson(game: str, name: str) -> None:
    lesson = Lesson.load(GAMES[game], name)
    for _, state in ends(lesson):
        assert state.winners() == [lesson.seat], state.scores()


def test_a_lesson_that_breaks_the_rules_names_the_step() -> None:
    lesson = Lesson.load(GAMES["genesis"], "first")
    lesson.steps[3].before[:] = ["move VII"]
    with pytest.raises(LessonError, match=r"genesis/lessons/first.toml: step fly: after 5 actions: .*nobody can move"):
        list(walks(lesson))


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match=r'no lesson "\.\./edition"; there are: first'):
        Lesson.load(GAMES["genesis"], "../edition")


def test_a_lesson_belongs_to_a_games_own_words() -> None:
    assert has_message("genesis-lesson-first-title", "it")
