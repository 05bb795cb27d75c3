"""The notebooks run from their first cell to their last, and show what they say."""

import importlib
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that runs a notebook and returns what its cells defined."""
    monkeypatch.syspath_prepend(NOTEBOOKS)

    def call(name: str) -> dict[str, Any]:
        _, defined = importlib.import_module(name).app.run()
        return dict(defined)

    return call


def test_a_small_policy_learns(run: Any) -> None:
    found = run("training_a_small_policy")
    assert found["after"] > found["before"] + 0.3
    assert found["learned"] > 2 * found["random"]


def test_a_balance_study_is_read(run: Any) -> None:
    found = run("reading_a_balance_study")
    assert found["study"].fingerprint
    assert len(found["verdicts"]) == len({one.target for one in found["judged"]})
    assert all(picture.startswith("<svg") for picture in found["drawn"].values())


def test_a_bot_enters_the_arena(run: Any) -> None:
    found = run("bot_in_the_arena")
    assert found["ahead"].mean > 0.6
    assert not found["found"].faults


def test_every_notebook_is_tested_and_listed() -> None:
    names = {path.stem for path in NOTEBOOKS.glob("*.py")}
    told = (NOTEBOOKS.parent / "docs" / "notebooks.md").read_text(encoding="utf-8")
    assert names == {"training_a_small_policy", "reading_a_balance_study", "bot_in_the_arena"}
    assert all(f"`{name}.py`" in told for name in names)
