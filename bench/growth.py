"""How far it grows: a simulation of servers and one PostgreSQL, with the costs that ``bench/scale.py`` measured.

``make growth`` prints, for 10^3, 10^5 and 10^6 people at once, how many servers are needed, what the database does, how
long an action takes, and which ceiling comes next. Every number can be changed on the command line: ``--help``.

The model: a table has four people and one of them thinks; each decision is handled by the server that its socket is at,
written with all others that wait there in one commit, and told by one notification a commit, which PostgreSQL takes one
after the other over the whole database. Every server hears every notification and reads the rows of those tables that
somebody watches there. Where all sockets of a table are at one server (``--together``), nobody else reads.
"""

import argparse
import heapq
import random
from dataclasses import dataclass, field
from math import ceil

SEATS = 4


@dataclass
class Costs:
    """What was measured on a busy machine (bench/scale.txt); seconds of one processor unless it says otherwise."""

    act: float = 900e-6
    """A server's for an action: deciding, writing, telling the sockets it has."""
    read: float = 1600e-6
    """A server's for taking in an action that came through another one."""
    notice: float = 3e-6
    """A server's for hearing that some table moved on."""
    row: float = 80e-6
    """The database's for a row."""
    commit: float = 300e-6
    """The database's for a commit with its notification, while it holds the one lock that all of these need."""
    query: float = 300e-6
    """The database's for a reading of what is new at a table."""
    disk: float = 400e-6
    """Seconds that a commit waits for the disk, with that lock held."""
    table_kb: float = 200.0
    """A server's memory for a table with its four sockets."""
    row_bytes: float = 220.0
    """Bytes that a row takes on the disk, indexes included."""


@dataclass
class World:
    """What is to be served."""

    people: int
    think: float
    together: bool
    costs: Costs
    load: float = 0.6
    """Share of its processor that a server should use at most."""
    partitions: int = 1
    """Databases among which the tables are divided."""

    @property
    def actions(self) -> float:
        """Actions a second over all tables."""
        return self.people / SEATS / self.think

    def servers(self) -> int:
        """How many servers, of one processor each, are needed."""
        count = 1
        while self.server_load(count) > self.load and count < 100_000:
            count = max(count + 1, ceil(count * 1.02))
        return count

    def server_load(self, count: int) -> float:
        """Share of its processor that each of some servers uses."""
        c = self.costs
        own = self.actions / count * (c.act + self.readers(count) * c.read)
        heard = self.actions / self.partitions * c.notice if count > 1 and not self.together else 0.0
        return own + heard

    def readers(self, count: int) -> float:
        """At how many other servers an action is read."""
        return 0.0 if self.together else (1 - 1 / count) * (SEATS - 1) if count < SEATS else SEATS - 1.0

    def database_load(self, count: int, rows_a_commit: float) -> float:
        """Processors that one of the databases needs."""
        c = self.costs
        each = c.row + c.commit / rows_a_commit + self.readers(count) * c.query
        return self.actions / self.partitions * each


@dataclass
class Simulated:
    """What a simulated second was like."""

    waits: list[float] = field(default_factory=list)
    commits: int = 0
    rows: int = 0
    lock: float = 0.0
    """Share of the time in which the one lock was held."""

    def percentile(self, share: float) -> float:
        """Return how long an action took at most, for a share of them."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def simulate(world: World, servers: int, seconds: float, seed: int = 7) -> Simulated:
    """Let actions arrive at random and be written; each server has one commit under way, and all share one lock."""
    dice, found, costs = random.Random(seed), Simulated(), world.costs
    share = world.actions / world.partitions / servers
    count = min(servers, 400)  # more of the same changes only what the lock sees: it is made to see all of them
    stretch = servers / count
    events = [(dice.expovariate(share), number, "arrives") for number in range(count)]
    heapq.heapify(events)
    loop_free = [0.0] * count
    waiting: list[list[float]] = [[] for _ in range(count)]
    writing: list[list[float]] = [[] for _ in range(count)]
    lock_free = 0.0

    def begin(number: int, now: float) -> None:
        nonlocal lock_free
        writing[number], waiting[number] = waiting[number], []
        work = len(writing[number]) * costs.row
        held = (costs.commit + costs.disk) * stretch
        lock_free = max(lock_free, now + work) + held
        found.commits += 1
        found.lock += held
        heapq.heappush(events, (lock_free, number, "written"))

    while events and events[0][0] < seconds:
        now, number, what = heapq.heappop(events)
        if what == "arrives":
            heapq.heappush(events, (now + dice.expovariate(share), number, "arrives"))
            busy = world.server_load(servers) * costs.act  # the loop has other work between two actions
            loop_free[number] = max(loop_free[number], now) + costs.act + busy
            heapq.heappush(events, (loop_free[number], number, f"decided {now!r}"))
        elif what == "written":
            found.waits += [now - begun for begun in writing[number]]
            found.rows += len(writing[number])
            writing[number] = []
            if waiting[number]:
                begin(number, now)
        else:
            waiting[number].append(float(what.split()[1]))
            if not writing[number]:
                begin(number, now)
    found.lock /= seconds
    return found


def ceiling(world: World, servers: int, found: Simulated) -> str:
    """Name what comes next."""
    heard = world.actions / world.partitions * world.costs.notice
    if found.lock > 0.7:
        return "the lock that NOTIFY takes in every commit: divide the tables over several databases"
    if servers > 1 and not world.together and world.readers(servers) * world.costs.read > world.costs.act:
        return "every action is read at other servers: bring the sockets of a table together"
    if heard > 0.1 and not world.together:
        return "every server hears of every table: a channel for each part of the tables"
    if world.database_load(servers, max(1.0, found.rows / max(1, found.commits))) > 16:
        return "the database's processors: divide the tables, read lists and replays from replicas"
    return "one processor for a server: more servers"


HEAD = (
    "    people  actions/s  servers  load each  memory each  database cores  rows/commit  lock held   p50 ms   p99 ms"
    "  GB/day  next ceiling"
)


def row(world: World) -> str:
    """Simulate one world and write it as a row."""
    servers = world.servers()
    rate = world.actions / world.partitions
    found = simulate(world, servers, min(20.0, max(0.5, 40_000 / rate)))
    gathered = found.rows / max(1, found.commits)
    per_day = world.actions * 86400 * world.costs.row_bytes / 1e9
    memory = world.people / SEATS / servers * world.costs.table_kb / 1e6
    return (
        f"{world.people:>10}{world.actions:>11.0f}{servers:>9}{world.server_load(servers):>11.2f}{memory:>10.2f} GB"
        f"{world.database_load(servers, max(1.0, gathered)):>16.1f}{gathered:>13.1f}{found.lock:>11.2f}"
        f"{found.percentile(0.5) * 1000:>9.1f}{found.percentile(0.99) * 1000:>9.1f}{per_day:>8.1f}"
        f"  {ceiling(world, servers, found)}"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, nargs="+", default=[1_000, 100_000, 1_000_000])
    parser.add_argument("--think", type=float, default=10.0, help="seconds that a decision takes")
    parser.add_argument("--partitions", type=int, default=1, help="databases among which the tables are divided")
    parser.add_argument("--together", action="store_true", help="all sockets of a table are at one server")
    for name, value in vars(Costs()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value)
    chosen = parser.parse_args()
    costs = Costs(**{name: getattr(chosen, name) for name in vars(Costs())})
    print(HEAD)
    for people in chosen.people:
        print(row(World(people, chosen.think, chosen.together, costs, partitions=chosen.partitions)))


if __name__ == "__main__":
    main()
