"""Nothing that a player reads is in code: a hundred games' logs, choices, hints and explanations are searched."""

import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from cosmogony.bots.base import Bot
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.hints import reasons
from cosmogony.bots.random import RandomBot
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, Message, render
from tests.tables import OUR_GAMES

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
GAMES_EACH = 34
"""Of each of the three games: a hundred in all, and two more."""
CAREFUL = 2
"""How many of them bots play that look ahead."""
CODE = re.compile(r"\b(?!\d+(?:th|st|nd|rd|ª|º)\b)(?:[^\W\d_]+\d+|\d+[^\W\d_]+)\w*|\w_\w|\d/\d|[{}$]|\w+-\w+-\w+-\w+")
"""Letters and digits in one word (s17, De1, 2a, 3H), names with underscores, 1/2/3, and what Fluent left over."""


def told_in(name: str, players: int, seed: int, bot: Bot) -> Iterator[Message]:
    """Play one game and yield what is said: choices, explanations and reasons now and then, the log at the end."""
    game, dice = GAMES[name], random.Random(seed)
    state: State = game.new(players=players, seed=seed)
    while not state.over:
        legal = state.legal_actions()
        if dice.random() < 0.12:
            yield game.prompt(state)
            yield from (choice.message for choice in game.choices(state))
            asked = [*legal[:9], *(action + step for action in legal[:9] for step in (-1, 1))]
            yield from (game.explain(state, action).message for action in asked)
            yield from filter(None, [game.goal(state, state.current_player)])
            yield from about(name, state, dice)
            if dice.random() < 0.03:
                world = state.determinize(state.current_player, seeded(seed, "asked"))
                yield from (reason for action in legal[:3] for reason in reasons(game, world, action))
        state.apply(bot.choose(state).action)
    yield from (game.event_message(state, event) for event in state.events)
    yield from filter(None, (game.note(state, event) for event in state.events))
    yield from (column.label for column in game.score_sheet(state))
    yield from (line.label for column in game.score_sheet(state) for line in column.lines)


def about(name: str, state: State, dice: random.Random) -> Iterator[Message]:
    """Yield what is said of a few things on the board."""
    game, seat = GAMES[name], dice.randrange(state.n_players)
    for thing in dice.sample(game.things(state, seat), 4):
        found = game.describe(state, seat, thing)
        assert found is not None, f"{name}: {thing}"
        yield from (found.name, found.does, *found.now)


@pytest.mark.parametrize("name", OUR_GAMES)
def test_a_hundred_games_are_told_without_codes(name: str) -> None:
    counts = range(GAMES[name].min_players, GAMES[name].max_players + 1)
    met: dict[bytes, tuple[Message, str]] = {}
    for seed in range(GAMES_EACH):
        players = counts[seed % len(counts)]
        bot = GreedyBot(seed, breadth=1, worlds=1) if seed < CAREFUL else RandomBot(seed)
        for told in told_in(name, players, seed, bot):
            met.setdefault(msgspec.json.encode(told), (told, f"{name}, {players} players, seed {seed}"))
    found = {
        f"{lang}: {sentence} ({where})"
        for told, where in met.values()
        for lang in LANGUAGES
        if CODE.search(sentence := render(told, lang, NAMES))
    }
    assert not found, "\n".join(sorted(found)[:20])
