"""Lessons at a table: what a learner's wishes lead to, and the card that says where they stand.

What a lesson is and where it leads stands in ``core/lesson.py``; here it becomes entries of a table's log and a part of
a position.
"""

from typing import TYPE_CHECKING

from cosmogony.core.lesson import Lesson
from cosmogony.core.state import State
from cosmogony.server.entries import Acted, AnyEntry, BotSat, Opened, Taught, Undone
from cosmogony.server.messages import LessonCard
from cosmogony.server.refusals import RefusalError
from cosmogony.texts import message

if TYPE_CHECKING:
    from cosmogony.server.table import Table


def opening(lesson: Lesson, player: str, secret: str) -> tuple[Opened, list[AnyEntry]]:
    """Return the first entries of a table at which a lesson is taken: its rivals sit there under their names."""
    stage, seats = lesson.told.stage, range(lesson.told.stage.players)
    opened = Opened(
        lesson.game.name,
        stage.players,
        None,
        stage.options,
        None,
        listed=False,
        rated=False,
        host=player,
        secret=secret,
        lesson=lesson.name,
    )
    others = zip((seat for seat in seats if seat != lesson.seat), lesson.told.rivals, strict=True)
    rivals: list[AnyEntry] = [BotSat(seat, lesson.told.level, rival) for seat, rival in others]
    return opened, rivals


def name_beside(lesson: Lesson, name: str) -> str:
    """Return the name of a learner, told apart from a rival of the same name."""
    rivals = {rival.casefold() for rival in lesson.told.rivals}
    return f"{name} 2" if name.casefold() in rivals else name


def chosen(table: "Table", guide: Lesson, action: int) -> list[AnyEntry]:
    """Take a move that the step is about; any other one is for later."""
    walk, state = table.walk, _state(table)
    lit = guide.lit(walk, state)
    if action not in lit:
        task = guide.task(walk)
        raise RefusalError(message("lesson-later", task=task) if task else message("lesson-read-on"))
    number = lit.index(action)
    act = Acted(int(state.current_player), action, table.game.numbering)
    if guide.kind(walk) == "compare":
        return [act, Taught(walk.step, way=number)]
    return [act, Taught(walk.step + 1, chose=number)]


def walked(table: "Table", wanted: str) -> list[AnyEntry]:
    """Walk on in a lesson as a learner wants to."""
    lesson = table.lesson
    if lesson is None or (wanted == "return") != table.walk.free:
        raise RefusalError(message("lesson-none"))
    if wanted == "leave":
        return [Taught(table.walk.step, free=True)]
    if wanted == "return":
        return _to_step(table, lesson, table.walk.step)
    if wanted == "back":
        return _back(table, lesson)
    lit = lesson.lit(table.walk, _state(table))
    if wanted == "show" and lit:
        left = [action for number, action in enumerate(lit) if number not in table.walk.tried]
        return chosen(table, lesson, (left or lit)[0])
    return _next(table, lesson)


def _next(table: "Table", lesson: Lesson) -> list[AnyEntry]:
    """Read on, where there is nothing to choose, or one of the moves to compare was seen."""
    kind = lesson.kind(table.walk)
    if table.lesson_plays is not None or kind in ("do", "count") or (kind == "compare" and not table.walk.tried):
        raise RefusalError(message("lesson-read-on"))
    return [Taught(table.walk.step + 1)]


def _back(table: "Table", lesson: Lesson) -> list[AnyEntry]:
    """Go back to the question, or to the step before; over the edge of a table, to where the one before began."""
    walk = table.walk
    if walk.way >= 0 or walk.step == 0:
        return _to_step(table, lesson, walk.step)
    if lesson.steps[walk.step].stage is not None:
        return _to_step(table, lesson, lesson.scene(walk.step - 1))
    return _to_step(table, lesson, walk.step - 1)


def _to_step(table: "Table", lesson: Lesson, step: int) -> list[AnyEntry]:
    taught = Taught(step)
    if lesson.steps[step].stage is not None:
        return [taught]  # which sets its table up anew
    return [Undone(lesson.seat, lesson.kept(table.walk, step), consented=False), taught]


def card(table: "Table") -> LessonCard | None:
    """Return what a learner is told at a table."""
    lesson, walk, state = table.lesson, table.walk, table.state
    if lesson is None or state is None:
        return None
    step, plays = lesson.steps[walk.step], table.lesson_plays is not None
    kind = lesson.kind(walk)
    ended = kind == "count" and not plays and not walk.free
    return LessonCard(
        lesson=lesson.name,
        step=walk.step,
        steps=len(lesson.steps),
        id=step.id,
        kind=kind,
        text=lesson.text(walk),
        task=lesson.task(walk),
        praise=lesson.praise(walk),
        point=lesson.points(walk),
        actions=[] if walk.free or state.over else lesson.lit(walk, state),
        moves=lesson.moves(walk),
        tried=list(walk.tried),
        plays=plays,
        free=walk.free,
        rows=lesson.rows(state) if ended else [],
        moments=lesson.moments() if ended else [],
    )


def counts(card: LessonCard | None) -> bool:
    """Say whether a lesson has come to its end, where the points are counted."""
    return card is not None and card.kind == "count" and not card.plays and not card.free


def _state(table: "Table") -> State:
    assert table.state is not None  # noqa: S101 - a lesson's table is never without a game
    return table.state
