"""Tournaments on many machines: the same games as tasks of a Ray cluster (the extra ``cosmogony[ray]``)."""

import socket
from collections.abc import Iterator
from typing import Any

from cosmogony.core.errors import SetupError
from cosmogony.lab.match import Outcome, ScheduledGame
from cosmogony.lab.referee import Referee

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

    def run(self, schedule: list[ScheduledGame]) -> Iterator[Outcome]:
        """Yield outcomes as games end, in any order."""
        ray = self._ray
        play = ray.remote(num_cpus=1, max_retries=3)(play_guarded)
        most = max(2, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
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
