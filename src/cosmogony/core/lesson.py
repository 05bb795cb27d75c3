"""Lessons: guided games as data in a game's room, and where a learner stands in one.

A lesson is a file ``lessons/<name>.toml`` beside the game's class; its sentences stand in ``lessons/<lang>.ftl``. It
names a table (players, seed, rulings, the actions that lead to the position) and steps. A step tells what happens
first (``before``, actions of anybody), what it points at, and what may be chosen: one of some actions (``play``),
moves to try and compare (``ways``), or nothing, where there is only something to see. The last step counts the points.

Nothing here plays: a table asks which action the lesson plays next and which ones it lights up, and notes each step in
its log. The sentences of a step are messages named after game, lesson and step; see ``Lesson.sentence``.
"""

import tomllib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.texts import Message, has_message

Kind = Literal["look", "do", "compare", "seen", "count"]
"""What a step wants: to be read, one of its moves, one of several to compare; what such a move led to; the end."""


class LessonError(CosmogonyError):
    """A lesson with a fault: the message names the lesson, the step and the fault."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that a lesson's file holds."""


class Stage(Part, frozen=True):
    """A table and the actions, in notation, that lead to the position at which it is entered."""

    players: int
    seed: int = 0
    options: dict[str, str] = {}
    opening: list[str] = []


class Way(Part, frozen=True):
    """One of the moves to compare, and what the others do after it."""

    play: str
    then: list[str] = []
    point: list[str] = []
    """What is lit while its outcome is told."""


class Step(Part, frozen=True):
    """One idea: what happens first, what is pointed at, what may be chosen."""

    id: str
    before: list[str] = []
    point: list[str] = []
    """Things on the board that are lit, by the names under which the game describes them."""
    play: list[str] = []
    """What may be chosen; the first is what is done for a learner who asks for it."""
    ways: list[Way] = []
    stage: Stage | None = None
    """The table to go on at, where it is another than before."""


class LessonFile(Part, frozen=True):
    """What a file holds."""

    minutes: int
    seat: int
    """The learner's seat, counted from 1 as in records."""
    rivals: list[str]
    """The names of the others, in the order of the seats."""
    stage: Stage
    step: list[Step]
    level: str = "comet"
    """The bots that play on for the rivals when the learner leaves the lesson."""


class Moment(msgspec.Struct, frozen=True):
    """What a learner tried and compared, told once more at the end: the better move and the other ones."""

    name: Message
    moves: list[Message]
    """What could be done, in a few words; the better move is the first."""
    outcomes: list[Message]
    """What each led to."""


class Walk(msgspec.Struct, frozen=True):
    """Where a learner stands."""

    step: int = 0
    way: int = -1
    """The way that is being tried, or -1."""
    tried: tuple[int, ...] = ()
    """The ways of this step that were tried."""
    chose: int = -1
    """Which of the last step's moves led here; -1 if it was none."""
    begun: tuple[int, ...] = ()
    """By step: how many actions the game had when it began."""
    free: bool = False
    """Whether the learner has left the path and plays on."""


class Lesson:
    """A guided game."""

    def __init__(self, game: Game[Any], name: str, told: LessonFile) -> None:
        self.game = game
        self.name = name
        self.told = told
        self.steps = [msgspec.structs.replace(told.step[0], stage=told.stage), *told.step[1:]]
        self.seat = told.seat - 1

    @classmethod
    def load(cls, game: Game[Any], name: str) -> "Lesson":
        """Read one of a game's lessons."""
        known = lesson_names(game)
        text = game.file("lessons", f"{name}.toml") if name in known else None
        if text is None:
            raise SetupError(f'{game.name} has no lesson "{name}"; there are: {", ".join(known) or "none"}')
        try:
            told = msgspec.convert(tomllib.loads(text), LessonFile)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError) as fault:
            raise LessonError(f"{game.name}/lessons/{name}.toml: {fault}") from None
        return cls(game, name, told)

    # Words

    def sentence(self, *parts: str) -> Message:
        """Return one of the lesson's sentences: the lesson's own, a step's, or a part of it.

        A step ``id`` says ``…-id``, and what to do in ``…-id-do``; when that is done, ``…-id-done`` praises it
        (``-done-2`` after the second of several moves). Ways are told by ``…-id-way-1`` and so on, and named by
        ``…-id-move-1``; ``…-id-name`` names what they were about. The rows of the score sheet are told by ``…-row-1``.
        """
        return Message("-".join([self.game.name, "lesson", self.name, *parts]))

    def optional(self, *parts: str) -> Message | None:
        """Return a sentence, if the lesson has it."""
        found = self.sentence(*parts)
        return found if has_message(found.id) else None

    def title(self) -> Message:
        """Return the lesson's name."""
        return self.sentence("title")

    def text(self, walk: Walk) -> Message:
        """Return what is said where a learner stands."""
        step = self.steps[walk.step].id
        return self.sentence(step) if walk.way < 0 else self.sentence(step, "way", str(walk.way + 1))

    def task(self, walk: Walk) -> Message | None:
        """Return what the learner is asked to do."""
        return self.sentence(self.steps[walk.step].id, "do") if self.kind(walk) in ("do", "compare") else None

    def praise(self, walk: Walk) -> Message | None:
        """Return the word about the move that led here."""
        if walk.chose < 0 or walk.step == 0 or walk.way >= 0:
            return None
        before = self.steps[walk.step - 1].id
        return self.optional(before, "done", str(walk.chose + 1)) or self.optional(before, "done")

    def rows(self, state: State) -> list[Message]:
        """Return why each row of the learner's score sheet has its points; nothing where the lesson does not count."""
        lines = self.game.score_sheet(state)[self.seat].lines if self.optional("row", "1") else []
        told = (self.sentence("row", str(number)) for number in range(1, len(lines) + 1))
        return [Message(one.id, {"points": line.points}) for one, line in zip(told, lines, strict=True)]

    def moments(self) -> list[Moment]:
        """Return what was compared on the way, each with its name, its moves and what they led to."""
        return [self._moment(step) for step in self.steps if step.ways]

    def moves(self, walk: Walk) -> list[Message]:
        """Return what the moves to compare are called, in the words of the question."""
        return self._told(self.steps[walk.step], "move") if self.kind(walk) == "compare" else []

    def _moment(self, step: Step) -> Moment:
        return Moment(self.sentence(step.id, "name"), self._told(step, "move"), self._told(step, "way"))

    def _told(self, step: Step, part: str) -> list[Message]:
        return [self.sentence(step.id, part, str(number)) for number in range(1, len(step.ways) + 1)]

    # The path

    def points(self, walk: Walk) -> list[str]:
        """Return the things that are lit where a learner stands."""
        step = self.steps[walk.step]
        return step.point if walk.way < 0 else step.ways[walk.way].point

    def kind(self, walk: Walk) -> Kind:
        """Say what the step wants of the learner."""
        step = self.steps[walk.step]
        if walk.way >= 0:
            return "seen"
        if walk.step == len(self.steps) - 1:
            return "count"
        return "compare" if step.ways else "do" if step.play else "look"

    def begin(self) -> State:
        """Set up the table of the first step."""
        return self.staged(self.told.stage)

    def staged(self, stage: Stage) -> State:
        """Set up a table and lead the game to the position of a step."""
        state: State = self.game.new(stage.players, stage.seed, options=stage.options)
        for text in stage.opening:
            self.game.play_text(state, text)
        return state

    def due(self, walk: Walk, state: State) -> int | None:
        """Return the action that the lesson plays now; None when it is the learner's turn to read or to choose."""
        if walk.free or state.over:
            return None
        step, start = self.steps[walk.step], walk.begun[walk.step]
        texts = step.before
        if walk.way >= 0:
            start, texts = start + len(step.before) + 1, step.ways[walk.way].then
        done = len(state.history) - start
        return int(self.game.parse(state, texts[done])) if done < len(texts) else None

    def lit(self, walk: Walk, state: State) -> list[int]:
        """Return the actions that may be chosen, the one that the lesson would choose first."""
        if self.kind(walk) not in ("do", "compare") or self.due(walk, state) is not None:
            return []
        step = self.steps[walk.step]
        texts = [way.play for way in step.ways] or step.play
        return [int(self.game.parse(state, text)) for text in texts]

    def kept(self, walk: Walk, step: int) -> int:
        """Return how many actions stand where a step that was begun asks for a choice."""
        return walk.begun[step] + len(self.steps[step].before)

    def scene(self, step: int) -> int:
        """Return the step that set up the table of another one."""
        return max(number for number in range(step + 1) if self.steps[number].stage is not None)

    def reached(self, walk: Walk, step: int, way: int, chose: int, actions: int) -> Walk:
        """Return where a learner stands who comes to a step, in a game of so many actions."""
        if way >= 0:
            return msgspec.structs.replace(walk, way=way, tried=tuple(sorted({*walk.tried, way})))
        begun = walk.begun[: step + 1]
        if len(begun) <= step:
            begun = (*begun, actions)
        return Walk(step, chose=chose, begun=begun, tried=walk.tried if step == walk.step else ())


def lesson_names(game: Game[Any]) -> list[str]:
    """List a game's lessons, the first one first."""
    folder = game.folder.joinpath("lessons")
    found = [path.name.removesuffix(".toml") for path in folder.iterdir()] if folder.is_dir() else []
    names = [name for name in found if "." not in name and not name.startswith("_")]
    return sorted(names, key=lambda name: (name != "first", name))


def walks(lesson: Lesson) -> Iterator[tuple[Walk, State]]:
    """Play a lesson in every way that it allows, and yield each moment at which the learner reads or chooses.

    What a lesson plays must be legal whatever was chosen before; ``LessonError`` names the step where it is not.
    """
    state = lesson.begin()
    yield from _onward(lesson, lesson.reached(Walk(), 0, -1, -1, len(state.history)), state)


def _onward(lesson: Lesson, walk: Walk, state: State) -> Iterator[tuple[Walk, State]]:
    while (action := _checked(lesson, walk, state)) is not None:
        state.apply(action)
    yield walk, state
    kind = lesson.kind(walk)
    if kind == "count":
        return
    if kind == "look" or (kind == "seen" and walk.way == len(lesson.steps[walk.step].ways) - 1):
        yield from _next(lesson, walk, -1, state)
    for number, action in enumerate(lesson.lit(walk, state)):
        after = lesson.game.rebuild(state, len(state.history))
        _play(lesson, walk, after, action)
        if kind == "compare":
            yield from _onward(lesson, lesson.reached(walk, walk.step, number, -1, 0), after)
        else:
            yield from _next(lesson, walk, number, after)


def _next(lesson: Lesson, walk: Walk, chose: int, state: State) -> Iterator[tuple[Walk, State]]:
    stage = lesson.steps[walk.step + 1].stage
    after = lesson.staged(stage) if stage is not None else state
    yield from _onward(lesson, lesson.reached(walk, walk.step + 1, -1, chose, len(after.history)), after)


def _checked(lesson: Lesson, walk: Walk, state: State) -> int | None:
    try:
        action = lesson.due(walk, state)
        if action is not None and action not in state.legal_actions():
            raise LessonError(lesson.game.explain(state, action).text())
        return action
    except CosmogonyError as fault:
        raise _fault(lesson, walk, state, fault) from None


def _play(lesson: Lesson, walk: Walk, state: State, action: int) -> None:
    if state.current_player != lesson.seat:
        raise _fault(lesson, walk, state, f"it is the turn of seat {state.current_player + 1}")
    try:
        lesson.game.play(state, action)
    except CosmogonyError as fault:
        raise _fault(lesson, walk, state, fault) from None


def _fault(lesson: Lesson, walk: Walk, state: State, fault: object) -> LessonError:
    where = f"{lesson.game.name}/lessons/{lesson.name}.toml: step {lesson.steps[walk.step].id}"
    return LessonError(f"{where}: after {len(state.history)} actions: {fault}")
