"""Nothing that a player reads is in code: a hundred games' logs, choices, hints and explanations are searched."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from cosmogony.bots.base import Bot, Limit
from cosmogony.bots.coach import doubt
from cosmogony.bots.greedy import GreedyBot
from cosmogony.bots.hints import advise
from cosmogony.bots.random import RandomBot
from cosmogony.core.answers import Choice
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.interpreted import is_compiled
from cosmogony.texts import LANGUAGES, Message, message_variables, render
from tests.tables import OUR_GAMES

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Fay"]
GAMES_EACH = 34
"""Of each of the three games: a hundred in all, and two more."""
CAREFUL = 2
"""How many of them bots play that look ahead."""
ADVISED = {"genesis": 0.2, "cosmogenesis": 0.1, "crafting": 0.06}
"""How often a hint and the coach are asked for: some hundred times in each of the three games."""
SHARE = 1.0 if is_compiled() else 0.1
"""How much of that is asked for: interpreted, looking ahead takes ten times as long and the words are the same."""
TOGETHER = 20
"""Games in which all choices are looked at."""
DOUBTED = 3
"""Choices that the coach is asked about each time."""
LEAST = {"hint-": 1000, "coach-better": 50, "coach-after": 50}
"""So many sentences of each kind are met at least; else the search would mean little."""
AT_A_GLANCE = Limit(iterations=12)
"""How hard both look: their words are the same as after a long search, and what a hasty one finds is more varied."""
CODE = re.compile(r"\b(?!\d+(?:th|st|nd|rd|ª|º)\b)(?:[^\W\d_]+\d+|\d+[^\W\d_]+)\w*|\w_\w|\d/\d|[{}$]|\w+-\w+-\w+-\w+")
"""Letters and digits in one word (s17, De1, 2a, 3H), names with underscores, 1/2/3, and what Fluent left over."""


def told_in(name: str, players: int, seed: int, bot: Bot) -> Iterator[Message]:
    """Play one game and yield what is said: choices, explanations and advice now and then, the log at the end."""
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
        if len(legal) > 1 and dice.random() < SHARE * ADVISED[name]:
            yield from advice(name, state)
            for action in dice.sample(legal, min(DOUBTED, len(legal))):
                yield from doubts(name, state, action)
        state.apply(bot.choose(state).action)
    yield from (game.event_message(state, event) for event in state.events)
    yield from filter(None, (game.note(state, event) for event in state.events))
    yield from (column.label for column in game.score_sheet(state))
    yield from (line.label for column in game.score_sheet(state) for line in column.lines)


def advice(name: str, state: State) -> Iterator[Message]:
    """Yield what the hints say: each choice, the plan behind it, what it gains and what a runner-up lacks."""
    for hint in advise(GAMES[name], state, AT_A_GLANCE):
        yield from filter(None, (hint.message, hint.plan, *hint.reasons))


def doubts(name: str, state: State, action: int) -> Iterator[Message]:
    """Yield what the coach says about a choice: what it asks back, what is better, and its remark after the turn."""
    yield from GAMES[name].regrets(state, action)
    found = doubt(GAMES[name], state, action, AT_A_GLANCE)
    if found is not None:
        yield from (*found.why, found.better, found.after)


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
    advised: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        players = counts[seed % len(counts)]
        bot = GreedyBot(seed, breadth=1, worlds=1) if seed < CAREFUL else RandomBot(seed)
        for told in told_in(name, players, seed, bot):
            advised.update(kind for kind in LEAST if told.id.startswith(kind))
            met.setdefault(msgspec.json.encode(told), (told, f"{name}, {players} players, seed {seed}"))
    assert all(advised[kind] >= SHARE * least for kind, least in LEAST.items()), f"{name}: {advised}"
    found = {
        f"{lang}: {sentence} ({where})"
        for told, where in met.values()
        for lang in LANGUAGES
        if CODE.search(sentence := render(told, lang, NAMES))
    }
    assert not found, "\n".join(sorted(found)[:20])


@pytest.mark.parametrize("name", OUR_GAMES)
def test_choices_that_stand_together_have_words_of_their_own(name: str) -> None:
    """Where the Now bar puts choices of one verb together, the game says what they are (``anyOf`` in groups.ts)."""
    counts = range(GAMES[name].min_players, GAMES[name].max_players + 1)
    known = set(message_variables("en"))
    for seed in range(TOGETHER):
        game, bot = GAMES[name], RandomBot(seed)
        state: State = game.new(players=counts[seed % len(counts)], seed=seed)
        while not state.over:
            verbs: dict[str, list[Choice]] = {}
            for choice in game.choices(state):
                if choice.message.args:
                    verbs.setdefault(choice.text.split()[0], []).append(choice)
            several = {verb: choices for verb, choices in verbs.items() if len(choices) > 1}
            wordless = [verb for verb, choices in several.items() if not said_together(choices, known)]
            assert not wordless, f"{name}, seed {seed}: nothing says what several of {wordless} are"
            state.apply(bot.choose(state).action)


def said_together(choices: list[Choice], known: set[str]) -> bool:
    """Say whether a game has words for some choices, by the name of most of them or the beginning of it."""
    [(often, _)] = Counter(choice.message.id for choice in choices).most_common(1)
    game, name = often.split("-do-")
    words = name.split("-")
    return any(f"{game}-any-{'-'.join(words[:end])}" in known for end in range(1, len(words) + 1))
