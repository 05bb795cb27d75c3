"""Who plays the games of a run: processes on this machine, or the machines of a Ray cluster."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosmogony.lab.cluster import RayCluster
from cosmogony.training.self_play import Crew, several


@contextmanager
def crew(processes: int, address: str | None) -> Iterator[Crew]:
    """Return processes on this machine, or a Ray cluster where an address is given."""
    if address is None:
        with several(processes) as playing:
            yield playing
    else:
        yield RayCluster(None if address == "local" else address).in_order
