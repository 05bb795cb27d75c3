"""The Ray backend, against a real local cluster of several nodes."""

import pytest

from cosmogony.lab.arena import Plan, hold, report
from cosmogony.lab.cluster import RayCluster
from cosmogony.lab.match import play_job
from cosmogony.lab.results import Results

ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python; the extra cosmogony[ray] needs one")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_tournament_on_two_nodes() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        backend = RayCluster(cluster.address)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        plan = Plan("genesis", 2, ["random", "greedy", "tests.lab.bad_bots.exiting"], games=4)
        outcomes = hold(plan.jobs(), backend, Results(None))
        assert len(outcomes) == 12
        sound = [(job, out) for job, out in zip(plan.jobs(), outcomes, strict=True) if not out.fault]
        assert len(sound) == 4
        assert all(play_job(job).scores == outcome.scores for job, outcome in sound)
        assert len(report(plan, outcomes).faults) == 8
    finally:
        ray.shutdown()
        cluster.shutdown()
