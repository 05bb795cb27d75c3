"""Plots of a study: what stands on them can be read."""

from pathlib import Path
from typing import Any

import pytest

from cosmogony.lab import portraits

TITLE = "No owner of a power card wins more than 1.25 times as often as those of the rest of its deck"


@pytest.mark.parametrize("title", [TITLE, f"{TITLE}, whoever sits at the table and however many they are"])
def test_a_title_is_never_cut_off(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    def draw(axes: Any) -> None:
        axes.barh(["4 players, nebulae of size 3 completed a player"], [1.0])
        drawn.append(axes)

    monkeypatch.setattr(portraits, "plots", lambda samples, judged: [("one", title, draw, 1)])
    portraits.write_plots([], [], tmp_path)
    picture = drawn[0].figure
    box = picture.texts[0].get_window_extent()
    assert " ".join(picture.texts[0].get_text().split()) == title
    assert box.x0 >= picture.bbox.x0
    assert box.x1 <= picture.bbox.x1
    assert box.y1 <= picture.bbox.y1
