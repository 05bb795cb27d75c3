"""What there is to read about a game: what it is, its rulebook, its editions, its printed things."""

from functools import cache
from typing import Any

from cosmogony.bots.learned import LearnedBot
from cosmogony.bots.levels import opponent
from cosmogony.bots.minds import own_header
from cosmogony.core.edition import Edition, Ruling
from cosmogony.core.game import Game
from cosmogony.core.lesson import Lesson, lesson_names
from cosmogony.core.rulebook import Clause
from cosmogony.server.messages import (
    AnswerInfo,
    BasisInfo,
    ChapterInfo,
    ClauseInfo,
    EditionInfo,
    EditionValue,
    GameInfo,
    Language,
    LessonInfo,
    RulebookInfo,
    RulingInfo,
    Words,
)
from cosmogony.server.replay import Replay
from cosmogony.server.table import Table
from cosmogony.server.thoughts import LEVELS
from cosmogony.texts import LANGUAGES, Message, has_message, render


@cache
def game_info(game: Game[Any]) -> GameInfo:
    """Describe one game."""
    return GameInfo(
        game=game.name,
        title=words(game.title),
        tagline=words(game.tagline),
        min_players=game.min_players,
        max_players=game.max_players,
        minutes_per_player=game.minutes_per_player,
        hides_nothing=game.hides_nothing,
        edition=game.edition.label,
        rulings=[ruling_info(game, ruling) for ruling in game.rulings()],
        levels=list(LEVELS),
        learners=learners(game),
        learned=[size for size in range(game.min_players, game.max_players + 1) if fits(game, size)],
        lessons=[lesson_info(Lesson.load(game, name)) for name in lesson_names(game)],
    )


def learners(game: Game[Any]) -> list[str]:
    """Return the levels that play with what was learned, where something was."""
    return [level for level in LEVELS if isinstance(opponent(level, 0, game), LearnedBot)]


def fits(game: Game[Any], players: int) -> bool:
    """Say whether something was learned for a table of the game's own edition and rulings."""
    learned = own_header(game.name, players)
    return learned is not None and learned.misfit(game.setup(players, 1)) is None


def ruling_info(game: Game[Any], ruling: Ruling) -> RulingInfo:
    """Describe a question that a table may decide, in plain words; a game without words for it shows its names."""
    clause = next((one.id for one in game.rulebook().clauses if ruling.name in one.options), "")
    other = game.ruling_message(ruling.name, "other")
    return RulingInfo(
        name=ruling.name,
        clause=clause,
        value=ruling.value,
        question=words_or(game.ruling_message(ruling.name), ruling.note or ruling.name),
        answers=[
            AnswerInfo(value, words_or(game.ruling_message(ruling.name, value), value)) for value in ruling.values
        ],
        other=words(other) if has_message(other.id) else None,
    )


def lesson_info(lesson: Lesson) -> LessonInfo:
    """Describe one lesson."""
    return LessonInfo(lesson.name, words(lesson.title()), lesson.told.minutes)


def words(text: Message) -> Words:
    """Put a message into words in every language."""
    return Words(**{lang: render(text, lang) for lang in LANGUAGES})


def words_or(text: Message, otherwise: str) -> Words:
    """Put a message into words in every language, or say something else where there is no such message."""
    return words(text) if has_message(text.id) else Words(**dict.fromkeys(LANGUAGES, otherwise))


def rulebook_info(game: Game[Any], lang: Language) -> RulebookInfo:
    """Describe our rulebook in a language, or in English where it is not translated."""
    book = game.rulebook(lang)
    return RulebookInfo(
        title=book.title,
        language=lang if game.file("rulebook", f"{lang}.md") else "en",
        chapters=[ChapterInfo(chapter.name, chapter.title, chapter.text) for chapter in book.chapters],
        preface=book.preface,
        clauses=[clause_info(clause) for clause in book.clauses],
    )


def clause_info(clause: Clause) -> ClauseInfo:
    """Describe a clause with what it rests on."""
    basis = [BasisInfo(one.kind, one.detail) for one in clause.basis]
    return ClauseInfo(clause.id, clause.chapter, clause.text, basis)


def edition_info(edition: Edition) -> EditionInfo:
    """Describe an edition."""
    values = [EditionValue(value.key, value.value, list(value.sources), value.note) for value in edition]
    return EditionInfo(edition.label, edition.hash, edition.text, values)


# Components: the printed things as a board draws them. Their type is the game's; null where it has none.


def game_components(game: Game[Any]) -> Any:
    """Describe the components of the game's own edition."""
    return game.components_view(game.components(game.edition))


def table_components(table: Table) -> Any:
    """Describe the components that a table plays with: those of its edition and its options."""
    return table.game.components_view(table.game.components(table.edition, table.opened.options))


def replay_components(replay: Replay) -> Any:
    """Describe the components that an ended game was played with."""
    return replay.game.components_view(replay.game.components(replay.edition, replay.record.options))
