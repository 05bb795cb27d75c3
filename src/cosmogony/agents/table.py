"""A table at which an agent plays in words: it reads what its seat sees, and writes what it does in notation."""

import threading
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from cosmogony.bots.base import Limit
from cosmogony.bots.commands import hint_lines
from cosmogony.bots.hints import advise
from cosmogony.bots.levels import make_bot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.errors import CosmogonyError, IllegalActionError, SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.terminal import score_lines
from cosmogony.texts import render, say

THINKING = Limit(seconds=1.0)
"""How long a hint may take."""


class ChoiceInWords(TypedDict):
    """One thing that the agent may do."""

    text: str
    """In notation: what ``act`` takes."""
    words: str


class Position(TypedDict):
    """All that an agent gets to know about its game."""

    table: str
    you: str
    happened: list[str]
    """What happened since the agent looked last, as it may know it."""
    board: str
    goal: str
    """What wins, and what this moment is about."""
    prompt: str
    """What the agent is asked now; nothing when the game is over."""
    choices: list[ChoiceInWords]
    over: bool
    score: str
    scores: list[int]
    winners: list[int]
    """Numbers of the players who won, from 1 on, when the game is over."""


class AgentTable:
    """One game: an agent in one seat, bots in the others."""

    def __init__(
        self,
        game: Game[Any],
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "planet",
        seed: int = 1,
        lang: str = "en",
        options: Mapping[str, str] | None = None,
        name: str = "",
    ) -> None:
        self.game = game
        self.state: State = game.new(game.min_players if players is None else players, seed, options=options)
        if not 0 <= seat < self.state.n_players:
            raise SetupError(f"there is no seat {seat + 1} at a table for {self.state.n_players}")
        self.name = name or render(game.title, lang)
        self.seat = seat
        self.lang = lang
        self.names = [say("player", lang, number=number + 1) for number in range(self.state.n_players)]
        self._told = 0
        self._lock = threading.Lock()
        others = [one for one in range(self.state.n_players) if one != seat]
        bots = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(bots) != len(others):
            raise SetupError(f"{len(bots)} opponents are named, the table has {len(others)}")
        self._bots = {
            one: SeatedBot(make_bot(bot, seed * 31 + one), one, seed) for one, bot in zip(others, bots, strict=True)
        }
        self._let_bots_play()

    def look(self) -> Position:
        """Tell how the game stands, and what happened since the last look."""
        with self._lock:
            return self._position()

    def act(self, text: str) -> Position:
        """Do what a notation says, let the bots answer, and tell how the game stands then; refuse with the clause."""
        with self._lock:
            if self.state.over:
                raise IllegalActionError(say("agent-over", self.lang))
            action = self.game.parse(self.state, text)
            if action not in self.state.legal_actions():
                raise IllegalActionError(f'"{text}": {self._explanation(action)}')
            self.state.apply(action)
            self._let_bots_play()
            return self._position()

    def why(self, text: str) -> str:
        """Say why an action is allowed or not, with the clause and its words."""
        with self._lock:
            if self.state.over:
                raise IllegalActionError(say("agent-over", self.lang))
            return self._explanation(self.game.parse(self.state, text))

    def hint(self) -> str:
        """Say what a strong bot would do, from what the agent may know, and why."""
        with self._lock:
            best = advise(self.game, self.state, THINKING)
            return "\n".join(hint_lines(self.game, self.state, best, self.names, self.lang))

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()

    def _let_bots_play(self) -> None:
        while not self.state.over and self.state.current_player != self.seat:
            self.state.apply(self._bots[self.state.current_player].decide(self.state).action)

    def _explanation(self, action: int) -> str:
        told = self.game.explain(self.state, action)
        sentence = told.text(self.lang, self.names)
        if not told.clause:
            return sentence
        rule = self.game.rulebook(self.lang).find(told.clause)[0]
        return f"{sentence}\n{rule.id}: {rule.text}"

    def _position(self) -> Position:
        seen = self.game.observe(self.state, self.seat, self._told)
        self._told = len(self.state.history)
        over = self.state.over
        return Position(
            table=self.name,
            you=self.names[self.seat],
            happened=[self._words(line.message) for line in seen.events],
            board=self.game.board(self.state, self.seat, self.lang, self.names),
            goal=self._words(seen.goal),
            prompt=self._words(seen.prompt),
            choices=[ChoiceInWords(text=one.text, words=self._words(one.message)) for one in seen.choices],
            over=over,
            score="\n".join(score_lines(self.game, self.state, self.lang, self.names)),
            scores=self.state.scores(),
            winners=[seat + 1 for seat in self.state.winners()] if over else [],
        )

    def _words(self, text: Any) -> str:
        return "" if text is None else render(text, self.lang, self.names)


def position_text(position: Position, lang: str) -> str:
    """Write a position as an agent reads it."""
    parts = [say("agent-you", lang, player=position["you"], table=position["table"]), position["goal"]]
    if position["happened"]:
        parts.append("\n".join([say("agent-happened", lang), *(f"- {line}" for line in position["happened"])]))
    parts.append(position["board"])
    if position["over"]:
        parts += [say("agent-over", lang), position["score"]]
    else:
        lines = [f"- {choice['text']}: {choice['words']}" for choice in position["choices"]]
        parts.append("\n".join([position["prompt"], say("agent-choices", lang), *lines]))
    return "\n\n".join(filter(None, parts))


class Tables:
    """The tables of one server, by name; the oldest goes when there are too many."""

    MOST = 64

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._tables: dict[str, AgentTable] = {}
        self._opened = 0
        self._lock = threading.Lock()

    def open(self, game: Game[Any], **setup: Any) -> AgentTable:
        """Open a table."""
        with self._lock:
            self._opened += 1
            name = f"{game.name}-{self._opened}"
        table = AgentTable(game, lang=self.lang, name=name, **setup)
        with self._lock:
            self._tables[name] = table
            if len(self._tables) > self.MOST:
                self._tables.pop(next(iter(self._tables))).close()
        return table

    def find(self, name: str) -> AgentTable:
        """Return a table by its name."""
        if name not in self._tables:
            raise CosmogonyError(
                say("agent-no-table", self.lang, table=name[:60], known=", ".join(self._tables) or "-")
            )
        return self._tables[name]
