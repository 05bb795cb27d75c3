"""Who is there, told between processes: without a database."""

from types import SimpleNamespace

import msgspec
import pytest

from cosmogony.server import crowd as crowds
from cosmogony.server.crowd import MOMENT, MOST_REACTIONS, MOST_TOLD, SILENT, Attendance, Crowd
from cosmogony.server.entries import Opened, Said
from cosmogony.server.table import AWAY_SECONDS, Table


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
    told_now = msgspec.json.decode(here.message())
    assert told_now.pop("away_since") == [here.away_since("ada"), None]
    assert told_now == {
        "type": "presence",
        "table": "a" * 16,
        "here": [False, False],
        "attentive": [False, False],
        "spectators": 1,
    }


def test_somebody_is_away_when_they_watch_from_nowhere_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(crowds, "time", SimpleNamespace(time=lambda: clock.now, monotonic=lambda: clock.now))
    here, ada = crowd(), Somebody("ada")
    clock.now += AWAY_SECONDS - 1
    assert not here.is_away("ada"), "nothing is known of the time before the table was read"
    clock.now += 1
    assert here.is_away("ada")
    here.enter(ada)
    clock.now += 10 * AWAY_SECONDS
    assert (here.is_away("ada"), here.away_since("ada")) == (False, None)
    here.heard(Attendance("a" * 16, "there", ["ada"]), clock.now)
    here.leave(ada)
    assert here.away_since("ada") is None, "another process serves them"
    here.heard(Attendance("a" * 16, "there", []), clock.now)
    assert here.away_since("ada") == clock.now
    clock.now += AWAY_SECONDS
    assert here.is_away("ada")
    here.table.fold([Said("ada", "Ada", "by a browser that does not watch")], clock.now)
    assert not here.is_away("ada")


def test_players_are_told_of_even_when_a_crowd_watches() -> None:
    here = crowd()
    for number in range(2 * MOST_TOLD):
        here.enter(Somebody(f"a spectator {number}"))
    here.enter(Somebody("ada"))
    assert here.people()[0] == "ada"
    for _ in range(2 * MOST_REACTIONS):
        here.react(1, "thanks")
    told = here.told("p" * 16)
    assert len(told.shown) == MOST_REACTIONS
    assert len(msgspec.json.encode(told)) < 8000


def test_who_has_the_table_before_their_eyes_is_told_by_seat_and_ends_with_their_going() -> None:
    here, ada, bo = crowd(), Somebody("ada"), Somebody("bo")
    here.enter(ada)
    here.enter(bo)
    told = bo.told
    here.attend(ada, attentive=True)
    here.attend(ada, attentive=True)
    assert bo.told == told + 1, "nothing new is told once"
    assert msgspec.json.decode(here.message())["attentive"] == [True, False]
    here.attend(bo, attentive=True)
    assert here.told("p").attentive == ["ada"], "of spectators nobody is told"
    here.leave(ada)
    assert msgspec.json.decode(here.message())["attentive"] == [False, False]
    here.attend(ada, attentive=True)
    assert msgspec.json.decode(here.message())["attentive"] == [False, False], "who follows no more sees nothing"
    here.heard(Attendance("a" * 16, "there", ["ada"], ["ada"]), 100.0)
    assert msgspec.json.decode(here.message())["attentive"] == [True, False], "another process knows it"


def test_a_reaction_is_shown_once_in_every_process_and_only_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(crowds, "time", SimpleNamespace(time=lambda: clock.now, monotonic=lambda: clock.now))
    here, there = crowd(), crowd()
    here.react(0, "wow")
    here.react(0, "bravo")
    shown = [msgspec.json.decode(one) for one in here.reactions_since(0)]
    assert [(one["seat"], one["reaction"]) for one in shown] == [(0, "wow"), (0, "bravo")]
    assert (len(here.reactions_since(1)), here.reactions_since(here.reactions)) == (1, [])
    for _ in range(2):
        there.heard(here.told("here"), clock.now)
    assert there.reactions_since(0) == here.reactions_since(0)
    clock.now += MOMENT + 1
    assert here.told("here").shown == []
    late = crowd()
    late.heard(here.told("here"), clock.now)
    assert late.reactions_since(0) == [], "who comes late has missed it"
    here.react(0, "thanks")
    there.heard(here.told("here"), clock.now)
    assert there.reactions == 3
