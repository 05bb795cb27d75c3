"""Tournaments on many machines: the same games as tasks of a Ray cluster (the extra ``cosmogony[ray]``)."""

from collections.abc import Iterator
from typing import Any

from cosmogony.core.errors import SetupError
from cosmogony.lab.match import Job, Outcome
from cosmogony.lab.referee import Referee

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
                ray.init(address=address, log_to_driver=False, configure_logging=False, include_dashboard=False)
            except (ConnectionError, ValueError) as fault:
                raise SetupError(f"no Ray cluster at {address or 'this machine'}: {fault}") from None

    def run(self, jobs: list[Job]) -> Iterator[Outcome]:
        """Yield outcomes as games end, in any order."""
        ray = self._ray
        play = ray.remote(num_cpus=1, max_retries=3)(play_guarded)
        most = max(2, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        todo = list(reversed(jobs))
        running: list[Any] = []
        while todo or running:
            while todo and len(running) < most:
                running.append(play.remote(todo.pop()))
            ended, running = ray.wait(running, num_returns=1)
            yield ray.get(ended[0])


_referee: list[Referee] = []


def play_guarded(job: Job) -> Outcome:
    """Play one game in a guarded process, which stays for the next game of the same worker."""
    if not _referee:
        _referee.append(Referee())
    return _referee[0].play(job)
