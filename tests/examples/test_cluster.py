"""Games that nobody installed are found by the workers of a Ray cluster."""

import os
import sys
from pathlib import Path

import pytest

from cosmogony.lab.arena import Plan, hold
from cosmogony.lab.cluster import RayCluster
from cosmogony.lab.match import play_scheduled
from cosmogony.lab.results import Results
from tests.examples.conftest import copy_cups
from tests.lab.test_cluster import NODE

ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python; the extra cosmogony[ray] needs one")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_games_in_the_current_folder_and_on_the_path(
    mugs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ray.cluster_utils import Cluster

    copy_cups(tmp_path, "jugs")
    monkeypatch.chdir(mugs)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")])))
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        backend = RayCluster(cluster.address)
        for game in ("mugs:Cups", "jugs:Cups"):
            schedule = Plan(game, 2, ["random", "greedy:worlds=1"], games=2).schedule()
            outcomes = hold(schedule, backend, Results(None))
            assert [outcome.fault for outcome in outcomes] == ["", ""]
            assert [outcome.scores for outcome in outcomes] == [play_scheduled(one).scores for one in schedule]
    finally:
        ray.shutdown()
        cluster.shutdown()
