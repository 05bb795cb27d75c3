"""Playing in the terminal: a readable board, numbered choices, help, undo, save."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cosmogony.bots.commands import hint_lines
from cosmogony.bots.hints import advise
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.errors import CosmogonyError, IllegalActionError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.texts import render, say


class TerminalTable:
    """One game at one keyboard: people in some seats, bots in the others."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        people: Sequence[int],
        bots: dict[int, SeatedBot],
        names: Sequence[str],
        lang: str,
        ask: Callable[[str], str],
        show: Callable[[str], None],
    ) -> None:
        self.game = game
        self.state = state
        self.people = people
        self.bots = bots
        self.names = names
        self.lang = lang
        self.ask = ask
        self.show = show
        self.told = 0
        """How many of the game's events were shown."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.show_board,
            "undo": self.undo,
            "save": self.save,
            "why": self.why,
            "rules": self.rules,
            "score": self.score,
            "hint": self.hint,
        }

    def run(self) -> bool:
        """Play to the end, or until the person leaves; say whether the game was finished."""
        if self.people:
            self.show(say("terminal-welcome", self.lang))
        else:
            self.show_board()
        while not self.state.over:
            seat = self.state.current_player
            if seat in self.bots:
                self.state.apply(self.bots[seat].decide(self.state).action)
                self.tell()
            elif not self.person_decides(seat):
                return False
        self.show("")
        self.show_board()
        self.score()
        return True

    def person_decides(self, seat: int) -> bool:
        """Ask until a decision is made; False when the person leaves."""
        if not self.state.deciders or self.state.deciders[-1] != seat:
            self.show("")
            self.show_board()
        self.show_choices(seat)
        while True:
            try:
                line = self.ask(say("terminal-ask", self.lang, player=self.names[seat])).strip()
            except (EOFError, KeyboardInterrupt):
                line = "quit"
            if line.lower() in ("quit", "exit", "q"):
                self.show(say("terminal-goodbye", self.lang))
                return False
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                    if word.lower() == "undo":
                        return True
                elif line:
                    self.decide(line)
                    return True
            except CosmogonyError as fault:
                self.show(f"  {fault}")

    def decide(self, line: str) -> None:
        """Take a choice by its number or its notation."""
        legal = self.state.legal_actions()
        if line.isdigit():
            if not 1 <= int(line) <= len(legal):
                raise CosmogonyError(say("terminal-no-such-number", self.lang, number=line[:9], last=len(legal)))
            self.state.apply(legal[int(line) - 1])
        else:
            action = self.game.parse(self.state, line)
            if action not in legal:
                why = self.game.explain(self.state, action)
                raise IllegalActionError(f'"{line}": {why.text(self.lang, self.names)}')
            self.state.apply(action)
        self.tell()

    def show_choices(self, seat: int) -> None:
        """List what the person may do, numbered."""
        self.show("")
        self.show(say("terminal-your-turn", self.lang, player=self.names[seat], prompt=self.game.prompt(self.state)))
        for number, choice in enumerate(self.game.choices(self.state), 1):
            self.show(f"{number:>4}  {render(choice.message, self.lang, self.names)}  ({choice.text})")

    def tell(self) -> None:
        """Show what happened since the last time, as the people at this keyboard may know it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        for event in self.state.events[self.told :]:
            if self.game.sees(viewer, event) or (viewer is None and event.seat in self.people):
                self.show("  " + render(self.game.event_message(self.state, event), self.lang, self.names))
        self.told = len(self.state.events)

    def viewer(self) -> int | None:
        """Whose seat the board is drawn from: the person to move, else the only person, else a spectator."""
        if self.state.current_player in self.people:
            return self.state.current_player
        return self.people[0] if len(self.people) == 1 else None

    def show_board(self, _: str = "") -> None:
        """Draw the position."""
        self.show(self.game.board(self.state, self.viewer(), self.lang, self.names))

    def help(self, _: str = "") -> None:
        """Explain the commands."""
        self.show(say("terminal-help", self.lang))

    def why(self, notation: str) -> None:
        """Explain why an action given in notation is legal or not."""
        action = self.game.parse(self.state, notation)
        self.show("  " + self.game.explain(self.state, action).text(self.lang, self.names))

    def hint(self, _: str = "") -> None:
        """Say what a strong bot would do here, and why."""
        for line in hint_lines(self.game, self.state, advise(self.game, self.state), self.names, self.lang):
            self.show(f"  {line}")

    def rules(self, wanted: str) -> None:
        """Show clauses of the rulebook by id, or by words in them."""
        book = self.game.rulebook(self.lang)
        clauses = book.clauses if not wanted else book.search(wanted) or book.find(wanted)
        for clause in clauses:
            self.show(f"  {clause.id}  {clause.text}")

    def score(self, _: str = "") -> None:
        """Show the score sheet as it stands, and who won once the game is over."""
        for line in score_lines(self.game, self.state, self.lang, self.names):
            self.show(line)

    def save(self, path: str) -> None:
        """Save the game so far as a record that can be resumed."""
        target = Path(path or f"{self.game.name}-{self.state.setup.seed}.txt")
        self.game.record(self.state, dict(enumerate(self.names))).save(target)
        self.show(say("terminal-saved", self.lang, file=str(target)))

    def undo(self, _: str = "") -> None:
        """Take back the person's last decision, with the bots' answers to it, if nothing hidden was shown since."""
        keep = self.last_own_decision()
        if keep is None:
            raise CosmogonyError(say("terminal-no-undo", self.lang))
        self.state = self.game.rebuild(self.state, keep)
        self.told = len(self.state.events)
        self.show(say("terminal-undone", self.lang))

    def last_own_decision(self) -> int | None:
        """Return how many actions stay when the person's last decision is taken back; None if it may not be."""
        deciders = self.state.deciders
        own = [ply for ply, seat in enumerate(deciders) if seat in self.people]
        if not own or own[-1] < self.state.revealed_at:
            return None
        return own[-1]


def score_lines(game: Game[Any], state: State, lang: str, names: Sequence[str]) -> Iterator[str]:
    """Write the score sheet as it stands, and who won once the game is over."""
    columns = game.score_sheet(state)
    heads = [render(column.label, lang, names) for column in columns]
    width = max(12, *(len(head) + 2 for head in heads))
    yield " " * 24 + "".join(f"{head:>{width}}" for head in heads)
    for index, line in enumerate(columns[0].lines):
        points = "".join(f"{column.lines[index].points:>{width}}" for column in columns)
        yield f"{render(line.label, lang):<24}{points}"
    totals = "".join(f"{column.total:>{width}}" for column in columns)
    yield f"{say('score-total', lang):<24}{totals}"
    if state.over:
        yield winners_line(game, state, lang, names)


def winners_line(game: Game[Any], state: State, lang: str, names: Sequence[str]) -> str:
    """Say who won: players, or a scorer who is none, where all of them lose."""
    winners = state.winners()
    rivals = [column for column in game.score_sheet(state) if column.seat < 0]
    if not winners and rivals:
        best = max(rivals, key=lambda rival: rival.total)
        return say("winner-rival", lang, rival=best.label, points=best.total)
    if not winners:
        return say("winner-nobody", lang)
    if len(winners) == 1:
        return say("winner-one", lang, player=names[winners[0]])
    return say("winner-shared", lang, players=", ".join(names[seat] for seat in winners))
