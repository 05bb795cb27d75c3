"""Puzzles as a page shows them: the list, the position, what a choice lacks, the solution.

Nobody thinks here: everything was found when the puzzles were made. A position is built through ``Game.observe`` for
the seat that is to choose, so that it shows only what that seat may know.
"""

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

from cosmogony.core.game import Game
from cosmogony.core.puzzle import LEVELS, TRIES, Puzzle, Puzzles
from cosmogony.core.state import State
from cosmogony.games import GAMES, named_game
from cosmogony.server.hints import described
from cosmogony.server.messages import (
    Describe,
    Described,
    Language,
    LevelTries,
    Position,
    PuzzleInfo,
    PuzzleLine,
    PuzzleList,
    PuzzleSolution,
    PuzzleToday,
    PuzzleVerdict,
)
from cosmogony.server.positions import observed
from cosmogony.server.refusals import RefusalError, UnknownTableError
from cosmogony.texts import message, say

KEPT = 64
"""Positions kept ready."""


@lru_cache(KEPT)
def puzzles_of(game: Game[Any]) -> Puzzles | None:
    """Return a game's puzzles, read once; None where it has none."""
    found = Puzzles.of(game)
    return found if found is not None and len(found) > 0 else None


def list_puzzles() -> PuzzleList:
    """List all puzzles, the easiest of each game first."""
    return PuzzleList(
        puzzles=[
            line(game, puzzle)
            for game in GAMES.values()
            for puzzle in sorted(puzzles_of(game) or (), key=lambda puzzle: puzzle.difficulty)
        ]
    )


def line(game: Game[Any], puzzle: Puzzle) -> PuzzleLine:
    """Describe a puzzle for a list."""
    return PuzzleLine(game.name, puzzle.id, puzzle.players, puzzle.difficulty)


def puzzle_today() -> PuzzleToday:
    """Return the puzzle of the day; a day begins everywhere when it does in Greenwich."""
    return puzzle_of_day(datetime.now(UTC).date())


def puzzle_of_day(day: date) -> PuzzleToday:
    """Return the puzzle of a day: the games take turns, and in each game its puzzles do."""
    games = sorted((game for game in GAMES.values() if puzzles_of(game)), key=lambda game: game.name)
    if not games:
        return PuzzleToday(day.isoformat(), None)
    turn, place = divmod(day.toordinal(), len(games))
    game = games[place]
    return PuzzleToday(day.isoformat(), line(game, need_puzzles(game).of_turn(turn)))


def need_puzzles(game: Game[Any]) -> Puzzles:
    """Return a game's puzzles, or refuse."""
    found = puzzles_of(game)
    if found is None:
        raise UnknownTableError(message("puzzle-unknown"))
    return found


def find_puzzle(game: str, puzzle: str) -> tuple[Game[Any], Puzzle]:
    """Return a puzzle of a game, or refuse."""
    played = named_game(game)
    found = need_puzzles(played).by_id.get(puzzle)
    if found is None:
        raise UnknownTableError(message("puzzle-unknown"))
    return played, found


def position_of(game: Game[Any], puzzle: Puzzle, solved: bool) -> State:
    """Set up the position of a puzzle, before or after its solution."""
    state = puzzle.position(game)
    if solved:
        state.apply(puzzle.solution)
    return state


@lru_cache(KEPT)
def see_puzzle(game: str, puzzle: str, lang: Language | None) -> PuzzleInfo:
    """Return a position to solve."""
    played, found = find_puzzle(game, puzzle)
    state = position_of(played, found, solved=False)
    return PuzzleInfo(line(played, found), shown(played, found, state, int(state.current_player), lang))


def shown(game: Game[Any], puzzle: Puzzle, state: State, seat: int, lang: Language | None) -> Position:
    """Return a position of a puzzle as its seat sees it, with the log up to there."""
    seen = observed(game, state, seat, 0)
    names = [say("player", lang or "en", number=number + 1) for number in range(puzzle.players)]
    actions = len(state.history)
    return Position(
        table=puzzle.id,
        version=actions,
        seq=actions,
        seat=seat,
        actions=actions,
        kept=0,
        lines=seen.lines,
        to_move=None if state.over else int(state.current_player),
        goal=seen.goal,
        prompt=seen.prompt,
        choices=seen.choices,
        undo="no",
        view=seen.view,
        board=game.board(state, seat, lang, names) if lang else None,
        winners=state.winners() if state.over else None,
        sheet=None,
    )


def try_puzzle(game: str, puzzle: str, action: int) -> PuzzleVerdict:
    """Say whether a choice is the solution; of any other, what it lacks."""
    _, found = find_puzzle(game, puzzle)
    if action == found.solution:
        return PuzzleVerdict(right=True, lost=0.0, why=[])
    wrong = next((one for one in found.wrong if one.action == action), None)
    if wrong is None:
        raise RefusalError(message("puzzle-no-choice"))
    return PuzzleVerdict(right=False, lost=wrong.lost, why=wrong.why)


@lru_cache(KEPT)
def solve_puzzle(game: str, puzzle: str, lang: Language | None) -> PuzzleSolution:
    """Return the solution with its reasons, who found it, and where it leads."""
    played, found = find_puzzle(game, puzzle)
    state = position_of(played, found, solved=False)
    seat = int(state.current_player)
    return PuzzleSolution(
        action=found.solution,
        choice=played.message(state, found.solution),
        plan=found.plan,
        reasons=found.reasons,
        points=found.points,
        found=[LevelTries(level, found.found[level], TRIES) for level in LEVELS],
        after=shown(played, found, position_of(played, found, solved=True), seat, lang),
    )


def describe_in_puzzle(game: str, puzzle: str, thing: str, solved: bool) -> Described:
    """Say what something on the board of a puzzle is, before or after its solution."""
    played, found = find_puzzle(game, puzzle)
    seat = int(position_of(played, found, solved=False).current_player)
    return described(played, position_of(played, found, solved), seat, Describe(thing=thing, table=found.id))
