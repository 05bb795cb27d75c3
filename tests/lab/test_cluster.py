"""The Ray backend, against a real local cluster of several nodes."""

import os

import pytest

from cosmogony.core.errors import SetupError
from cosmogony.core.transcript import Transcript
from cosmogony.lab.arena import Plan, hold, report
from cosmogony.lab.cluster import RayCluster
from cosmogony.lab.match import play_scheduled
from cosmogony.lab.results import Results
from cosmogony.training.self_play import Pace, play_task

PATIENT = {
    "RAY_agent_register_timeout_ms": "600000",
    "RAY_gcs_server_request_timeout_seconds": "600",
    "RAY_health_check_timeout_ms": "600000",
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_worker_register_timeout_seconds": "600",
}
"""Left alone, Ray gives up on a node that needs half a minute to start, and stops tasks when memory runs short."""
os.environ.update(PATIENT)  # Ray looks at it when it is imported

ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python; the extra cosmogony[ray] needs one")

NODE = {
    "num_cpus": 1,
    "include_dashboard": False,
    "include_log_monitor": False,
    "no_monitor": True,
    "dashboard_agent_listen_port": None,
}
"""A head with nothing that we do not need: what is left must start within some fifteen seconds, which Ray lets nobody
change. No port is fixed, since another cluster may run on the same machine."""


def test_nobody_at_an_address_is_told_in_one_line() -> None:
    with pytest.raises(SetupError, match=r"^no Ray cluster at 127\.0\.0\.1:1: .*refused$"):
        RayCluster("127.0.0.1:1")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_tournament_on_two_nodes() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        cluster.add_node(num_cpus=1)
        backend = RayCluster(cluster.address)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        plan = Plan("genesis", 2, ["random", "greedy", "tests.lab.bad_bots.exiting"], games=4)
        outcomes = hold(plan.schedule(), backend, Results(None))
        assert len(outcomes) == 12
        sound = [(scheduled, out) for scheduled, out in zip(plan.schedule(), outcomes, strict=True) if not out.fault]
        assert len(sound) == 4
        assert all(play_scheduled(scheduled).scores == outcome.scores for scheduled, outcome in sound)
        assert len(report(plan, outcomes).faults) == 8
        tasks = [(Transcript("genesis", 2, seed), None, Pace(full=2, quick=1)) for seed in range(5)]
        assert list(backend.in_order(play_task, tasks)) == [play_task(task) for task in tasks]
    finally:
        ray.shutdown()
        cluster.shutdown()
