"""Explanations: the best choices with the plan behind each, and what a finished game's decisions cost.

A hint tells three things: the plan (the line that the search expects, see ``plans.py``), what it gains by part of the
evaluation, and, for a runner-up, what it lacks beside the best. A game may say more in ``Game.aims``: what exactly is
prepared, with the actual values.

Who thinks is the learned player, which searches by itself where nothing was learned for the table.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from cosmogony.bots.base import Alternative, Decision, Limit
from cosmogony.bots.ismcts import Node
from cosmogony.bots.learned import LearnedBot
from cosmogony.bots.plans import foresee
from cosmogony.bots.search import SearchBot
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.texts import Message, message, render

WORTH_SAYING = 0.25
"""Points below which a change is no reason."""
REASONS = 3
"""Reasons that are given for one choice at most."""
OTHER_WORLDS = 3
"""Further worlds that are looked at where a choice shows something: a reason must not rest on one that was dealt."""
SECOND_LOOK = 4000
"""How hard both sides of a decision are looked at after long thought: less than a second."""
PLANNED = 300
"""How hard a choice is looked at for its plan, where it was found elsewhere and nothing is left of the search."""


class Hint(msgspec.Struct, frozen=True):
    """One choice, what it leads to and why."""

    action: int
    text: str
    message: Message
    clause: str
    share: float
    """The share of the bot's attention that it earned, from 0 to 1."""
    scores: list[float]
    """The points expected for each player."""
    reasons: list[Message]
    """What it gains by the end of the turn; of a runner-up also what it lacks beside the best."""
    plan: Message | None = None
    """What to choose after it, step by step; None where nothing can be foreseen."""

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return plan and reasons as one line, with the clause."""
        sentence = spoken(self, lang, names)
        return f"{sentence} [{self.clause}]" if self.clause else sentence


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost expected points, and what would have been better."""

    ply: int
    seat: int
    played: Hint
    better: Hint
    lost: float
    """Expected points of the player that the decision cost."""


def advise(
    game: Game[Any],
    state: State,
    limit: Limit | None = None,
    best: int = 3,
    seed: int = 1,
    processes: int = 1,
    edition: str = "",
) -> list[Hint]:
    """Return the best choices of the player whose turn it is, from what that player knows.

    Several ``processes`` think together; they need the text of an ``edition`` that is not the built-in one.
    """
    if state.over:
        raise SetupError("the game is over: there is nothing to choose")
    limit = limit or Limit(seconds=1.0)
    if processes > 1:
        from cosmogony.bots.team import ask_team  # starts processes, which a browser does not have

        return explain(game, state, ask_team("learned", state, limit, seed, processes, edition), best, seed)
    world, bot = world_of(state, seed), LearnedBot(seed)
    decision = bot.choose(world, limit)
    found = chosen_most(decision, best)
    return worded(decision, [Outlook(game, world, other, bot.tree) for other in found])


def ponder(state: State, limit: Limit, seed: int = 1) -> Decision:
    """Think about a position from what the player to move knows, without a word: a part of a longer thought."""
    return LearnedBot(seed).choose(world_of(state, seed), limit)


def explain(game: Game[Any], state: State, decision: Decision, best: int = 3, seed: int = 1) -> list[Hint]:
    """Put into words what was found elsewhere, by several thinkers; the plans are looked for here."""
    world, bot = world_of(state, seed), LearnedBot(seed)
    outlooks = []
    for other in chosen_most(decision, best):
        bot.appraise(world, other.action, PLANNED)
        outlooks.append(Outlook(game, world, other, bot.tree))
    return worded(decision, outlooks)


def world_of(state: State, seed: int) -> State:
    """Deal what the player to move cannot know."""
    world: State = state.determinize(state.current_player, seeded(seed, "advice"))
    return world


def chosen_most(decision: Decision, best: int) -> list[Alternative]:
    """Return the few alternatives that the bot thinks most of."""
    return [other for other in decision.alternatives[:best] if other.visits]


def worded(decision: Decision, outlooks: "Sequence[Outlook]") -> list[Hint]:
    """Put the best alternatives into words, each beside the others."""
    total = max(1, sum(other.visits for other in decision.alternatives))
    return told_apart(
        [one.hint(one.chosen.visits / total, compared(outlooks, number)) for number, one in enumerate(outlooks)]
    )


class Outlook:
    """What one alternative leads to: the plan, and what the evaluation thinks of where it ends."""

    def __init__(self, game: Game[Any], world: State, chosen: Alternative, tree: Node | None = None) -> None:
        self.game = game
        self.world = world
        self.chosen = chosen
        self.seat = int(world.current_player)
        self.plan = foresee(game, world, chosen.action, tree)
        self.ends = [self.plan.after, *self._other_ends()]
        evaluation = game.evaluation()
        ends = [evaluation.parts(end, self.seat) for end in self.ends]
        self.parts = [sum(part) / len(part) for part in zip(*ends, strict=True)]
        self.outsider = sum(evaluation.outsider(end) for end in self.ends) / len(self.ends)

    def _other_ends(self) -> Iterator[State]:
        """Look where the choice leads in other worlds, where what is shown may be different."""
        if self.plan.revealed:
            dice = seeded(self.chosen.action, "other worlds")
            for _ in range(OTHER_WORLDS):
                dice.next32()  # a deal may leave the dice as they were: never deal the same world twice
                yield foresee(self.game, self.world.determinize(self.seat, dice), self.chosen.action).after

    def hint(self, share: float = 0.0, beside: Sequence[Message] = ()) -> Hint:
        """Put it into words, with what there is to say beside the other choices."""
        game, action = self.game, self.chosen.action
        return Hint(
            action=action,
            text=game.text(self.world, action),
            message=self.words,
            clause=game.explain(self.world, action).clause,
            share=share,
            scores=self.chosen.scores,
            reasons=[*self.reasons()[:REASONS], *beside],
            plan=self.plan.told(),
        )

    def reasons(self) -> list[Message]:
        """Say what the choice gains by the end of the turn, what it prepares, and whom it holds back."""
        evaluation = self.game.evaluation()
        before = evaluation.parts(self.world, self.seat)
        told = gains(self.game, before, self.parts)
        held_back = evaluation.outsider(self.world) - self.outsider
        if held_back > WORTH_SAYING:
            told.append(message(f"{self.game.name}-hint-outsider", points=worth(held_back)))
        return [*told[:1], *self.aims(), *told[1:]] if told and told[0].id == "hint-points" else [*self.aims(), *told]

    def aims(self) -> list[Message]:
        """Name what is prepared in every world that may be the true one."""
        found = [self.game.aims(self.world, end, self.seat) for end in self.ends]
        return [aim for aim in found[0] if all(aim in others for others in found[1:])]

    @property
    def words(self) -> Message:
        """The choice as it is offered."""
        return self.game.message(self.world, self.chosen.action)

    def ahead_of(self, other: "Outlook") -> Message | None:
        """Say in what this is most ahead of another outlook, else by how much; None where they are alike."""
        more = gains(self.game, other.parts, self.parts, "hint-more-points")
        if more:
            return more[0]
        ahead = expected(self.chosen, self.seat) - expected(other.chosen, self.seat)
        return message("hint-ahead", points=worth(ahead)) if ahead > WORTH_SAYING else None


def compared(outlooks: Sequence[Outlook], number: int) -> list[Message]:
    """Say what a runner-up lacks beside the best, and what speaks for a best one that gains nothing by itself."""
    one, best = outlooks[number], outlooks[0]
    if number > 0:
        lack = best.ahead_of(one)
        return [message("hint-lacks", reason=lack) if lack else message("hint-alike", number=1)]
    if one.reasons() or one.plan.told():
        return []
    if len(outlooks) == 1:
        return [message("hint-only")]
    ahead = one.ahead_of(outlooks[1])
    return [message("hint-keeps", reason=ahead) if ahead else message("hint-level")]


def gains(game: Game[Any], before: list[float], after: list[float], points: str = "hint-points") -> list[Message]:
    """Say by which parts of the evaluation one outlook is better than another: points first, then the largest."""
    names = game.evaluation().names
    found = [(now - then, name) for then, now, name in zip(before, after, names, strict=True)]
    told = [message(points, points=round(found[0][0]))] if found[0][0] >= 0.5 else []
    parts = [(gain, name) for gain, name in sorted(found[1:], reverse=True) if gain > WORTH_SAYING]
    return told + [message(f"{game.name}-hint-{name}", points=worth(gain)) for gain, name in parts]


def worth(points: float) -> Message:
    """Say about how many points something is worth; nobody can plan with tenths."""
    return message("hint-worth", points=round(points) if points > 0.75 else 0)


def expected(alternative: Alternative, seat: int) -> float:
    """Return the points that a seat may expect after an alternative."""
    return alternative.scores[seat] if alternative.scores else 0.0


def told_apart(hints: list[Hint]) -> list[Hint]:
    """Let every hint say something of its own: one that would say the same as another says which."""
    told: dict[str, int] = {}
    found = []
    for number, one in enumerate(hints, 1):
        twin = told.get(spoken(one))
        if twin is not None:
            one = msgspec.structs.replace(one, reasons=[*one.reasons, message("hint-alike", number=twin)])
        told[spoken(one)] = number
        found.append(one)
    return found


def spoken(one: Hint, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Return what a hint says, whatever it is that it advises."""
    return "; ".join(render(part, lang, names) for part in [*([one.plan] if one.plan else []), *one.reasons])


def reasons(game: Game[Any], world: State, action: int) -> list[Message]:
    """Say what an action gains and leads to, without a search."""
    outlook = Outlook(game, world, Alternative(action, 0, 0.0))
    plan = outlook.plan.told()
    return [*([plan] if plan else []), *outlook.reasons()]


def analyse(
    game: Game[Any], state: State, iterations: int = 400, plies: Iterable[int] | None = None
) -> Iterator[Mistake]:
    """Yield the decisions of a recorded game that lost expected score, each from what its player knew then.

    ``plies`` are those to look at, counted from 0; all by default.
    """
    chosen = range(len(state.history)) if plies is None else sorted(plies)
    again, done = game.rebuild(state, 0), 0
    for ply in chosen:
        for action in state.history[done:ply]:
            again.apply(action)
        done = ply
        mistake = weigh(game, again, ply, state.history[ply], iterations)
        if mistake is not None:
            yield mistake


def worst_first(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Put what cost most first; of equals, what came first."""
    return sorted(mistakes, key=lambda mistake: (-mistake.lost, mistake.ply))


def weigh(
    game: Game[Any], state: State, ply: int, played: int, iterations: int, best: int | None = None
) -> Mistake | None:
    """Compare the action played with the best one, looking equally hard at both; ``best`` is one found elsewhere."""
    if len(state.legal_actions()) == 1:
        return None
    seat = state.current_player
    world = state.determinize(seat, seeded(ply, "analysis"))
    bot = LearnedBot(ply, reuse=False)
    if best is None:
        best = bot.choose(world, Limit(iterations=iterations)).action
    if best == played:
        return None
    compared = compare(game, world, bot, (played, best), iterations)
    if compared is None:
        return None
    return Mistake(ply + 1, seat, compared.played.hint(), compared.better.hint(), compared.lost)


class Comparison(msgspec.Struct, frozen=True):
    """A choice beside one that is worth more."""

    played: Outlook
    better: Outlook
    lost: float
    """Expected points of the player that the choice costs."""


def compare(
    game: Game[Any], world: State, bot: SearchBot, actions: tuple[int, int], iterations: int
) -> Comparison | None:
    """Look equally hard at a choice and at another that may be better; None where it is not."""
    seat = int(world.current_player)
    found = []
    for action in actions:
        seen = bot.appraise(world, action, iterations)
        found.append((seen, bot.tree))
    (mine, _), (better, _) = found
    lost = expected(better, seat) - expected(mine, seat)
    if lost <= 0 or better.value <= mine.value:
        return None
    played, advised = (Outlook(game, world, seen, tree) for seen, tree in found)
    return Comparison(played, advised, lost)
