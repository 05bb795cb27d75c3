"""What a bot expects after a choice: the line of its search, told in the words of the choices themselves.

The line follows the tree where it was walked often, and the evaluation beyond it. It ends where something hidden would
be shown or chance would speak: nobody can plan beyond that. The same words serve every game.
"""

from typing import Any

import msgspec

from cosmogony.bots.ismcts import Node
from cosmogony.bots.lookahead import look_ahead
from cosmogony.core.evaluation import Evaluation
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.texts import Message, message

TOLD = 3
"""Decisions that a plan tells after the first one."""
TURNS = 2
"""Turns after this one that are looked at; the last one is told only where it brings points."""
FOLLOWED = 24
"""Decisions of everybody that a line is followed through at most."""
WALKED = 6
"""How often the search must have been at a decision to be believed there."""


class Step(msgspec.Struct, frozen=True):
    """One decision of the player who plans, as the choice says it."""

    message: Message
    turn: int
    """0 in this turn, 1 in the next one."""
    points: int
    """What the player has gained with it, and before it on the line."""


class Plan(msgspec.Struct, frozen=True):
    """Where a choice is expected to lead."""

    steps: list[Step]
    """What the player goes on to choose after it; what cannot be chosen otherwise is left out."""
    after: Any
    """The position at the end of the turn, or where the line ends before that."""
    revealed: bool
    """Whether the line ended because something would be shown."""

    def told(self, most: int = TOLD) -> Message | None:
        """Return the steps, the first few of them, as one message; None where there are none."""
        line: Message | None = None
        turn = 0
        for step in self.steps[:most]:
            how = "next-turn" if turn == 0 and step.turn else "then"
            quoted, turn = message("hint-step", choice=step.message), step.turn
            begun = message(f"hint-{how}", step=quoted)
            line = message(f"hint-and-{how}", line=line, step=quoted) if line else begun
        points = self.steps[:most][-1].points if line else 0
        if line is None or turn == 0 or points <= 0:
            return line
        return message("hint-line-points", line=line, points=points)


class Line:
    """A line of play that is being followed, from one choice on."""

    def __init__(self, game: Game[Any], world: State, evaluation: Evaluation) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seat = int(world.current_player)
        self.state = world.copy()
        self.state.recording = True  # only then it notes when something is shown
        self.before = world.scores()[self.seat]
        self.steps: list[Step] = []
        self.turn = 0
        self.settled: State | None = None
        """The position at the end of the player's turn."""

    @property
    def points(self) -> int:
        """What the player gained so far."""
        return int(self.state.scores()[self.seat] - self.before)

    @property
    def ended(self) -> bool:
        """Whether nothing more can be foreseen, or enough was told."""
        state = self.state
        told = len(self.steps) >= TOLD or self.turn > TURNS or (self.turn > 0 and self.points > 0)
        return state.over or state.revealed_at > 0 or (self.settled is not None and told)

    def take(self, action: int, told: bool) -> None:
        """Play one decision, and note it where it is the player's own and is to be told."""
        own = int(self.state.current_player) == self.seat
        words = self.game.message(self.state, action) if own and told and len(self.steps) < TOLD else None
        happened = len(self.state.events)
        self.state.apply(action)
        passes_on = own and int(self.state.current_player) != self.seat
        if words and (not passes_on or self._did_something(happened)):
            self.steps.append(Step(words, self.turn, self.points))
        if passes_on:
            self.turn += 1
            self.settled = self.settled or self.state.copy()

    def _did_something(self, since: int) -> bool:
        """Say whether the player is told to have done something; to end one's turn is nothing to plan."""
        return any(event.seat == self.seat for event in self.state.events[since:])

    def worth_telling(self) -> list[Step]:
        """Return the steps, without those far away that bring nothing."""
        steps = self.steps
        while steps and steps[-1].turn >= TURNS and steps[-1].points <= (steps[-2].points if steps[1:] else 0):
            steps = steps[:-1]
        return steps

    def next(self, node: Node | None) -> tuple[int, Node | None]:
        """Return what is expected to be chosen now: by the search where it was here often, else by the evaluation."""
        legal = self.state.legal_actions()
        mover = self.state.current_player
        met = [child for child in node.children if child.mover == mover and child.visits >= WALKED] if node else []
        known = [child for child in met if child.action in legal]
        if known:
            most = max(known, key=lambda child: (int(child.visits), -int(child.action)))
            return int(most.action), most
        if len(legal) == 1:
            return legal[0], None
        values = look_ahead(self.state, self.evaluation, 2, 3)
        return legal[values.index(max(values))], None


def foresee(game: Game[Any], world: State, action: int, tree: Node | None = None) -> Plan:
    """Follow the line that is expected after a choice, as a search from this world saw it."""
    line = Line(game, world, game.evaluation())
    node = next((child for child in tree.children if child.action == action), None) if tree else None
    line.take(action, told=False)
    for _ in range(FOLLOWED):
        if line.ended:
            break
        free = len(line.state.legal_actions()) > 1
        action, node = line.next(node)
        line.take(action, told=free)
    return Plan(line.worth_telling(), line.settled or line.state, bool(line.state.revealed_at))
