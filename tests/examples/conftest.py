"""A game that nobody installed: the example under another name, in an empty folder."""

from pathlib import Path

import pytest

CUPS = Path(__file__).parents[2] / "examples" / "cups" / "src" / "cups"


def copy_cups(folder: Path, name: str) -> Path:
    """Write the example into a folder as a package of another name, with the game ``name:Cups``."""
    for path in CUPS.rglob("*.*"):
        if path.suffix != ".pyc":
            copy = folder / name / path.relative_to(CUPS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text(encoding="utf-8").replace("cups", name), encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def mugs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that holds the package ``mugs`` with the game ``mugs:Cups``, and nothing else."""
    return copy_cups(tmp_path_factory.mktemp("elsewhere"), "mugs")
