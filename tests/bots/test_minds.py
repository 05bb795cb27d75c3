"""Weights as files: whole or refused, and used only where they fit."""

from pathlib import Path

import msgspec
import pytest

from cosmogony.bots.minds import Mind, read_mind
from cosmogony.core.errors import SetupError
from cosmogony.core.state import State
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, render
from tests.minds import made_up_mind, written


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    mind = made_up_mind("genesis", 3)
    assert read_mind(written(mind, tmp_path)) == mind


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda data: data[:-9], "damaged"),
        (lambda data: data.replace(b'"wide":6', b'"wide":8'), "damaged"),
        (lambda data: data.replace(b'"wide":6', b'"wide":7'), "layers are even"),
        (lambda data: data.replace(b'"wide":6', b'"wide":256'), "at most 254"),
        (lambda data: b"not weights at all", "no weights"),
        (lambda data: data.partition(b"\n")[0] + b"\nnothing packed", "no weights"),
        (lambda data: data.replace(b'"guide"', b'"dream"'), "no weights"),
    ],
)
def test_damaged_weights_are_refused_in_one_line(tmp_path: Path, damage: object, fault: str) -> None:
    path = written(made_up_mind("genesis", 2), tmp_path)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(SetupError, match=fault) as refused:
        read_mind(path)
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        read_mind(tmp_path / "nothing.mind")


def test_weights_fit_only_what_they_learned() -> None:
    genesis = GAMES["genesis"]
    mind = made_up_mind("genesis", 3)
    assert mind.misfit(genesis.new(3, 1).setup) is None
    assert told(mind, genesis.new(2, 1)).startswith("what was learned is for 3 players of Genesis")
    assert "for 3 players" in told(mind, GAMES["crafting"].new(3, 1))
    assert "rulings" in told(mind, genesis.new(3, 1, options={"move_in_place": "true"}))
    old = msgspec.structs.replace(mind, header=msgspec.structs.replace(mind.header, rules_version=1))
    assert "older rules" in told(old, genesis.new(3, 1))
    other = genesis.edition.with_values({"day.I.cost": "4C"})
    assert "edition" in told(mind, genesis.new(3, 1, other))


def told(mind: Mind, state: State) -> str:
    """Return why weights do not fit a table, after seeing that it can be said in every language."""
    why = mind.misfit(state.setup)
    assert why is not None
    assert all(render(why, lang) for lang in LANGUAGES)
    return render(why)
