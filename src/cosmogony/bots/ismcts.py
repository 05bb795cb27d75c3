"""Information-set Monte Carlo tree search: the tree holds what the thinking seat can tell apart.

Every iteration deals a world that the seat cannot tell from the true one, walks down the tree along actions that are
legal in that world, adds a leaf, plays on with sensible decisions, and adds the result to every node of the walk.
A node counts how often its action was available, so that actions which are seldom legal are not starved or favoured.
Every player maximises its own reward (max-n), in which victory and lead count alike; the evaluation leans the choice
towards what sensible players are eager for until visits say otherwise (progressive bias).
"""

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.bots.lookahead import follow, judge
from cosmogony.core.evaluation import Evaluation, rewards, worths
from cosmogony.core.rng import Rng
from cosmogony.core.state import State, zeros


class Node:
    """What is known about one action at one point of the tree."""

    action: i64
    mover: i64
    """Who chooses the action."""
    eagerness: float
    """The progressive bias: the weight of the action before anything is known."""
    visits: i64
    available: i64
    """How often the action could have been chosen."""
    rewards: vec[float]
    """By player, summed over the visits."""
    points: vec[float]
    """By player, summed over the visits."""
    children: list["Node"]

    def __init__(self, action: i64, mover: i64, eagerness: float) -> None:
        self.action = action
        self.mover = mover
        self.eagerness = eagerness
        self.visits = 0
        self.available = 0
        self.rewards = vec[float]()
        self.points = vec[float]()
        self.children = []


class Search:
    """A growing tree with the world it starts from."""

    world: State
    evaluation: Evaluation
    rng: Rng
    seat: i64
    root: Node
    explore: float
    """How long the search stays curious."""
    bias: float
    """How much a point gained by the evaluation raises the eagerness, as an exponent; 0 saves looking."""
    before: float
    depth: i64
    """Decisions of a playout before the evaluation judges; negative: to the end of the game."""
    light: bool
    """Playouts choose by eagerness, not evenly."""
    room: i64
    """How many more nodes may be added."""
    only: i64
    """The one action to look at where the search starts; negative: all of them."""
    sums: vec[i64]
    """Room for adding up eagerness."""
    marks: vec[i64]
    stamp: i64
    path: list[Node]

    def __init__(
        self,
        world: State,
        evaluation: Evaluation,
        rng: Rng,
        explore: float,
        bias: float,
        depth: i64,
        light: bool,
        room: i64,
    ) -> None:
        self.world = world
        self.evaluation = evaluation
        self.rng = rng
        self.seat = world.current_player
        self.explore = explore
        self.bias = bias
        self.before = 0.0
        self.depth = depth
        self.light = light
        self.room = room
        self.only = -1
        self.root = Node(-1, -1, 1.0)
        self.sums = zeros(64)
        self.marks = zeros(256)
        self.stamp = 0
        self.path = []

    def go_on(self, world: State, since: list[int]) -> bool:
        """Move the root along the actions chosen since; say whether anything of the tree could be kept."""
        self.world = world
        node = self.root
        for action in since:
            found = child_of(node, action)
            if found is None:
                return False
            node = found
        self.root = node
        self.seat = world.current_player
        return node.visits > 0

    def grow(self, iterations: i64) -> None:
        """Run some iterations."""
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Deal a world, walk down, play on, look back."""
        self.rng.next32()  # a deal may leave the dice as they were: never deal the same world twice
        world = self.world.determinize(self.seat, self.rng)
        node = self.root
        path = [node]
        while not world.over and (node.visits > 0 or len(path) == 1) and (self.room > 0 or node.children):
            node = self.select(node, world)
            world.apply(node.action)
            path.append(node)
        gains, points = self.outcome(world)
        for walked in path:
            add(walked, gains, points)

    def outcome(self, world: State) -> tuple[list[float], list[float]]:
        """Play on, and return what the end is worth to everyone, and everyone's points."""
        self.play_on(world)
        points = worths(world, self.evaluation)
        return rewards(world, self.evaluation, points), points

    def select(self, node: Node, world: State) -> Node:
        """Choose the child with the best outlook among the actions that are legal in this world."""
        legal = world.legal_actions()
        if self.only >= 0 and node is self.root:
            legal = [self.only]
        total = self.meet(node, world, legal)
        mover = world.current_player
        known: i64 = -self.stamp
        unknown = 0.5 if node.visits == 0 else node.rewards[mover] / float(node.visits)
        best = node.children[0]
        best_outlook = -1.0e9
        for child in node.children:
            if self.marks[child.action] == known and child.mover == mover:
                outlook = unknown
                if child.visits > 0:
                    outlook = child.rewards[mover] / float(child.visits)
                bias = child.eagerness / total * sqrt(float(child.available))
                outlook += self.explore * bias / float(1 + child.visits)
                if outlook > best_outlook:
                    best_outlook = outlook
                    best = child
        return best

    def meet(self, node: Node, world: State, legal: list[int]) -> float:
        """Match the legal actions with the children, adding new ones; return the sum of eagerness.

        Legal actions are marked with the stamp; marks of actions that have a child turn negative.
        """
        self.stamp += 1
        stamp = self.stamp
        for action in legal:
            self.mark(action, stamp)
        mover = world.current_player
        total = 0.0
        met: i64 = 0
        for child in node.children:
            if self.marks[child.action] == stamp and child.mover == mover:
                self.marks[child.action] = -stamp
                child.available += 1
                total += child.eagerness
                met += 1
        if met < len(legal):
            self.consider(world)
            for action in legal:
                if self.marks[action] == stamp:
                    total += self.add_child(node, world, action)
                    self.marks[action] = -stamp
        return total

    def consider(self, world: State) -> None:
        """Look at the position before its actions are weighed."""
        if self.bias > 0.0:
            self.before = judge(world, world.current_player, self.evaluation)

    def add_child(self, node: Node, world: State, action: i64) -> float:
        """Add a child for an action that was never legal here before; return its eagerness."""
        child = Node(action, world.current_player, self.eagerness(world, action))
        child.available = 1
        node.children.append(child)
        self.room -= 1
        return child.eagerness

    def eagerness(self, world: State, action: i64) -> float:
        """Return the bias towards an action: the urge for it, and what it gains by the evaluation."""
        urge = sqrt(float(self.evaluation.urge(world, action)))
        if self.bias <= 0.0:
            return urge
        mover = world.current_player
        child = world.copy()
        child.apply(action)
        gain = follow(child, mover, self.evaluation, 3, 2) - self.before
        return urge * exp(max(-4.0, min(4.0, gain * self.bias)))

    def mark(self, action: i64, stamp: i64) -> None:
        """Mark an action, making room for its number."""
        while action >= len(self.marks):
            self.marks = append(self.marks, 0)
        self.marks[action] = stamp

    def play_on(self, world: State) -> None:
        """Play to the end of the game, or for some decisions and on to where the position can be judged."""
        left = self.depth
        while not world.over:
            if left == 0 and self.evaluation.settled(world):
                return
            world.apply(self.sensible(world, world.legal_actions()) if self.light else world.pick(self.rng))
            if left > 0:
                left -= 1

    def sensible(self, world: State, legal: list[int]) -> i64:
        """Choose an action with a probability in proportion to the eagerness for it."""
        if len(legal) == 1:
            return legal[0]
        while len(self.sums) < len(legal):
            self.sums = append(self.sums, 0)
        sums = self.sums
        drawn = self.rng.below(self.evaluation.add_urges(world, legal, sums))
        index: i64 = 0
        while sums[index] <= drawn:
            index += 1
        return legal[index]

    def lead(self) -> i64:
        """Return by how many visits the most visited action at the root leads the next."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second


def child_of(node: Node, action: i64) -> Node | None:
    """Return the child of an action."""
    for child in node.children:
        if child.action == action:
            return child
    return None


def add(node: Node, gains: list[float], points: list[float]) -> None:
    """Add the result of one iteration to a node."""
    if node.visits == 0:
        node.rewards = vec[float](gains)
        node.points = vec[float](points)
    else:
        for seat in range(len(gains)):
            node.rewards[seat] += gains[seat]
            node.points[seat] += points[seat]
    node.visits += 1
