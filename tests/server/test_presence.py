"""Who is there, told between processes: without a database."""

import msgspec

from cosmogony.server.entries import Opened
from cosmogony.server.presence import MOST_TOLD, SILENT, Attendance, Crowd
from cosmogony.server.table import Table


class Somebody:
    def __init__(self, name: str) -> None:
        self.name = name
        self.told = 0

    def moved(self, table: str) -> None:
        self.told += 1


def crowd() -> Crowd:
    table = Table("a" * 16)
    table.fold([Opened("genesis", 2, None, {}, None, listed=False, rated=True, host="ada", secret="5" * 64)], 0.0)
    table.fold(table.decide_sit("ada", "Ada", None, "7" * 64), 0.0)
    return Crowd(table)


def test_the_people_of_a_process_that_fell_silent_are_gone() -> None:
    here, ada = crowd(), Somebody("bo")
    here.enter(ada)
    assert here.heard(Attendance("a" * 16, "there", ["ada"]), 100.0)
    assert not here.heard(Attendance("a" * 16, "there", ["ada"]), 101.0)
    assert msgspec.json.decode(here.message())["here"] == [True, False]
    told = ada.told
    here.forget(101.0 + SILENT)
    assert ada.told == told
    here.forget(102.0 + SILENT)
    assert ada.told == told + 1
    assert msgspec.json.decode(here.message()) == {
        "type": "presence",
        "table": "a" * 16,
        "here": [False, False],
        "spectators": 1,
    }


def test_players_are_told_of_even_when_a_crowd_watches() -> None:
    here = crowd()
    for number in range(2 * MOST_TOLD):
        here.enter(Somebody(f"a spectator {number}"))
    here.enter(Somebody("ada"))
    assert here.people()[0] == "ada"
    assert len(msgspec.json.encode(Attendance("a" * 16, "p" * 16, here.people()))) < 8000
