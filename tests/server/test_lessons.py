"""Lessons at a table: scripted rivals, steps in the log, leaving and coming back, and a real server."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmogony.core.lesson import Lesson, lesson_names
from cosmogony.games import GAMES
from cosmogony.server import learning
from cosmogony.server.entries import AnyEntry, decode, encode
from cosmogony.server.learning import name_beside
from cosmogony.server.positions import Positions, build_room
from cosmogony.server.table import RefusalError, StaleError, Table, check_new_table
from tests.server.house import Guest, House, whole

LESSONS = [(game.name, name) for game in GAMES.values() for name in lesson_names(game)]


class Learner:
    """A table of a lesson with its log, at which the lesson's own actions are played at once."""

    def __init__(self, game: str = "genesis", name: str = "first") -> None:
        self.lesson = Lesson.load(GAMES[game], name)
        self.table = Table("a" * 16)
        self.log: list[str] = []
        opened, rivals = learning.opening(self.lesson, "mia", "5" * 64)
        check_new_table(opened)
        self.write([opened, *rivals])
        self.write(self.table.decide_sit("mia", "Mia", self.lesson.seat, "7" * 64))

    def write(self, entries: list[AnyEntry]) -> None:
        body = encode(entries)
        self.log.append(body)
        self.table = self.table.after(decode(body), 1000.0)
        while played := self.table.lesson_plays is not None and self.table.decide_lesson_act(self.table.seq):
            self.log.append(encode(played))
            self.table = self.table.after(played, 1000.0)

    def learn(self, wanted: str) -> None:
        self.write(self.table.decide_learn("mia", self.table.seq, wanted))

    def act(self, text: str) -> None:
        state: Any = self.table.state
        action = self.table.game.parse(state, text)
        self.write(self.table.decide_act("mia", self.table.seq, action))

    @property
    def card(self) -> Any:
        return self.position["lesson"]

    @property
    def position(self) -> Any:
        return msgspec.json.decode(whole(Positions(self.table), "mia"))

    def walk_to(self, step: str) -> None:
        while self.card["id"] != step:
            self.learn("show")


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_walked_through_and_its_log_tells_it_again(game: str, name: str) -> None:
    learner = Learner(game, name)
    seen = []
    while not learner.table.learnt:
        card = learner.card
        seen.append(card["id"])
        assert not card["plays"]
        learner.learn("show")
    assert set(seen) == {step.id for step in learner.lesson.steps[:-1]}
    assert learner.position["sheet"]
    assert len(learner.card["rows"]) in (0, len(learner.position["sheet"][learner.lesson.seat]["lines"]))
    again = Table("a" * 16)
    for body in learner.log:
        again.fold(decode(body), 1000.0)
    assert whole(Positions(again), "mia") == whole(Positions(learner.table), "mia")


def test_rivals_play_by_the_script_and_are_named() -> None:
    learner = Learner()
    seats = build_room(learner.table, "mia", 0.0).seats
    assert [seat.name for seat in seats] == ["Caroline", "Mia", "Halley"]
    assert [name_beside(learner.lesson, name) for name in ("Mia", "caroline")] == ["Mia", "caroline 2"]
    assert learner.table.bot_to_move is None
    learner.learn("next")
    assert learner.position["actions"] == 1
    assert [learner.position["choices"][number]["text"] for number in range(3)] == ["start C", "start M", "start L"]
    assert learner.position["undo"] == "no"


def test_another_legal_move_is_for_later_and_an_illegal_one_is_refused_as_always() -> None:
    learner = Learner()
    learner.walk_to("cube")
    with pytest.raises(RefusalError) as later:
        learner.act("start L")
    assert later.value.message.id == "lesson-later"
    with pytest.raises(RefusalError) as refused:
        learner.act("move VII")
    assert refused.value.clause
    learner.act("start C")
    assert learner.card["id"] == "gather"
    assert learner.card["praise"]["id"] == "genesis-lesson-first-cube-done"


def test_moves_to_compare_are_called_as_the_question_calls_them() -> None:
    learner = Learner("cosmogenesis", "strategy")
    assert learner.card["moves"] == []
    learner.walk_to("life")
    named = [one["id"] for one in learner.card["moves"]]
    assert named == [f"cosmogenesis-lesson-strategy-life-move-{number}" for number in (1, 2)]
    assert len(named) == len(learner.card["actions"])
    learner.act("done")
    assert learner.card["moves"] == []


def test_a_step_back_takes_the_rivals_moves_back_too() -> None:
    learner = Learner()
    learner.walk_to("blocked")
    before = learner.position["actions"]
    learner.walk_to("pay")
    learner.learn("back")
    learner.learn("back")
    assert (learner.card["id"], learner.position["actions"]) == ("blocked", before)
    learner.act("gather 3M")
    assert learner.card["id"] == "second"


def test_the_path_is_left_for_gentle_bots_and_found_again() -> None:
    learner = Learner()
    learner.walk_to("work")
    learner.learn("leave")
    assert learner.card["free"]
    learner.act("gather 2C")
    assert learner.table.bot_to_move == "comet"
    learner.learn("return")
    assert learner.card["id"] == "work"
    learner.act("work")
    assert learner.card["id"] == "pushed"
    with pytest.raises(RefusalError):
        learner.learn("return")


def test_only_the_learner_walks_on_and_only_where_they_stand() -> None:
    learner = Learner()
    with pytest.raises(RefusalError):
        learner.table.decide_learn("eve", learner.table.seq, "next")
    with pytest.raises(StaleError):
        learner.table.decide_learn("mia", learner.table.seq - 1, "next")
    assert msgspec.json.decode(whole(Positions(learner.table), "eve"))["lesson"] is None


def test_a_lessons_record_can_be_verified() -> None:
    learner = Learner()
    while not learner.table.learnt:
        learner.learn("show")
    GAMES["genesis"].verify(learner.table.record())


def test_a_lesson_at_a_real_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        asyncio.run(take_two_steps(house))


async def take_two_steps(house: House) -> None:
    async with Guest(house, "Mia") as mia, mia.socket() as line:
        room = await mia.post("/api/games/genesis/lessons/first")
        table = room["table"]
        assert (room["lesson"], room["status"], room["hints"]) == ("first", "playing", False)
        at = await line.watch(table)
        await line.send("learn", table=table, seq=at["seq"], walk="next")
        asked = await line.until("position", actions=1)
        assert asked["lesson"]["id"] == "cube"
        answer = await line.ask("act", table=table, seq=asked["seq"], action=asked["choices"][2]["action"])
        assert (answer["type"], answer["message"]["id"]) == ("refused", "lesson-later")
        await line.send("act", table=table, seq=asked["seq"], action=asked["choices"][0]["action"])
        assert (await line.until("position", actions=4))["lesson"]["id"] == "gather"
        mine = await mia.get("/api/my/tables")
        assert [(one["lesson"], one["learnt"]) for one in mine] == [("first", False)]
    assert house.post("/api/games/genesis/lessons/none").status_code == 401
