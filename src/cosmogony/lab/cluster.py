"""Tournaments on many machines: the same games as tasks of a Ray cluster (the extra ``cosmogony[ray]``)."""

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from cosmogony.core.errors import SetupError
from cosmogony.lab.match import Outcome, ScheduledGame
from cosmogony.lab.referee import Referee

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 10.0
"""Seconds in which a cluster must open its door."""
AHEAD = 2
"""Tasks in flight for each processor of the cluster."""


class RayCluster:
    """Games side by side on a Ray cluster; every task guards its game with a process of its own."""

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise SetupError("the Ray backend needs Ray: pip install 'cosmogony[ray]'") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            try:
                _knock(address)
                ray.init(address=address, log_to_driver=False, configure_logging=False, include_dashboard=False)
            except (OSError, RuntimeError, ValueError) as fault:
                told = " ".join(str(fault).split())
                raise SetupError(f"no Ray cluster at {address or 'this machine'}: {told}") from None

    def in_order(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Do something with many tasks on the cluster; what comes of it comes back in their order."""
        do = self._ray.remote(num_cpus=1, max_retries=3)(work)
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(do.remote(task))
            if len(waiting) >= self._most:
                yield self._ray.get(waiting.popleft())
        while waiting:
            yield self._ray.get(waiting.popleft())

    @property
    def _most(self) -> int:
        """How many tasks are in flight at most."""
        return max(2, AHEAD * int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, schedule: list[ScheduledGame]) -> Iterator[Outcome]:
        """Yield outcomes as games end, in any order."""
        ray = self._ray
        play = ray.remote(num_cpus=1, max_retries=3)(play_guarded)
        most = self._most
        todo = list(reversed(schedule))
        running: list[Any] = []
        while todo or running:
            while todo and len(running) < most:
                running.append(play.remote(todo.pop()))
            ended, running = ray.wait(running, num_returns=1)
            yield ray.get(ended[0])


def _knock(address: str | None) -> None:
    """See whether anybody is there at all: Ray itself takes minutes to find out that nobody is."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


_referee: list[Referee] = []


def play_guarded(scheduled: ScheduledGame) -> Outcome:
    """Play one game in a guarded process, which stays for the next game of the same worker."""
    if not _referee:
        _referee.append(Referee())
    return _referee[0].play(scheduled)
