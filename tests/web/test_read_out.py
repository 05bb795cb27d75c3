"""A position read out: what those hear who cannot see the board."""

import pytest

from tests.web.conftest import OpenPage
from tests.web.play import await_turn
from tests.web.test_any_screen import RECORDS, SPEAK, table_at

IN_WORDS = {
    "cosmogenesis": {
        "en": (
            "Prices in asteroids: a comet 2",
            "The asteroid belt scores",
            "Reward: ",
            "orbit 1: not yet",
            "; belt: ",
        ),
        "de": ("Preise in Asteroiden: ein Komet 2", "Der Asteroidengürtel bringt", "Belohnung: ", "Bahn 1: noch nicht"),
        "it": (
            "Prezzi in asteroidi: una cometa 2",
            "La fascia di asteroidi vale",
            "Ricompensa: ",
            "orbita 1: non ancora",
        ),
    },
    "crafting": {
        "en": (
            "Galaxy of Ada, ",
            "still lacks ",
            "big reward 3 hydrogen",
            "first 6, second 3 points",
            "Slot 4: free (",
        ),
        "de": ("Galaxie von Ada, ", "es fehlen noch ", "große Gabe 3 Wasser", "Erste 6, Zweite 3 Punkte"),
        "it": ("Galassia di Ada, ", "mancano ancora ", "dono grande 3 stelle", "primo 6, secondo 3 punti"),
    },
}
"""What those who cannot see the board are told of yields, costs and points."""


@pytest.mark.parametrize("game", IN_WORDS)
def test_what_is_read_out_of_a_position_has_yields_costs_and_points(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.get_by_role("heading").first.wait_for()
    page.request.post(f"{page.url.split('#')[0]}api/guest", data={"name": "Ada"})
    address = table_at(page, RECORDS / game / "records" / "3-players.txt", 0.6)
    for lang, told in IN_WORDS[game].items():
        page.evaluate(SPEAK, [lang, "dark"])
        page.goto(address)
        page.reload()
        await_turn(page)
        lines = " ".join(page.locator("main.board > ul.unseen li").all_inner_texts())
        assert [part for part in told if part not in lines] == []
