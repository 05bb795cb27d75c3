"""What a player who thinks is told: previews that come true, hints, and analyses of ended games."""

from typing import Any

import msgspec
import pytest

from cosmogony.core.record import Record
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server import hints
from cosmogony.server.entries import Opened
from cosmogony.server.messages import Describe, Preview
from cosmogony.server.table import RefusalError, Table
from cosmogony.testing import pick
from tests.server.house import Guest, House, eventually
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio


def begun(name: str, **options: Any) -> Table:
    """Return a table where Ada plays all seats."""
    players = GAMES[name].min_players
    table = Table("a" * 16)
    opened = Opened(name, players, None, {}, None, listed=False, rated=True, host="ada", secret="5" * 64, **options)
    table.fold([opened], 0.0)
    for _ in range(players):
        table.fold(table.decide_sit("ada", "Ada", None, "7" * 64), 0.0)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_tells_what_then_happens(name: str) -> None:
    table, dice = begun(name), seeded(4, "previews")
    state, game = table.state, table.game
    assert state is not None
    told = silent = 0
    while not state.over and told + silent < 120:
        action, seat, seq = pick(state, dice), int(state.current_player), table.seq
        seen = hints.preview(table, "ada", Preview(table.id, seq, action))
        before, known = state.scores()[seat], len(state.history)
        table.fold(table.decide_act("ada", seq, action), 0.0)
        if seen.reveals:
            silent += 1
            assert (seen.view, seen.points, seen.lines, seen.to_move) == (None, None, [], None)
            assert state.revealed_at == len(state.history) or state.over
            continue
        told += 1
        assert seen.view == msgspec.Raw(msgspec.json.encode(game.view(state, seat)))
        assert seen.points == state.scores()[seat] - before
        assert seen.to_move == (None if state.over else state.current_player)
        assert seen.lines == [line.message for line in game.observe(state, seat, known).events]
    assert told > 20


def test_a_preview_changes_nothing_and_knows_the_rules() -> None:
    table = begun("crafting")
    state = table.state
    assert state is not None
    before = msgspec.json.encode(table.game.view(state, 0))
    for action in state.legal_actions():
        hints.preview(table, "ada", Preview(table.id, table.seq, action))
    assert msgspec.json.encode(table.game.view(state, 0)) == before
    assert state.history == []
    with pytest.raises(RefusalError) as caught:
        hints.preview(table, "ada", Preview(table.id, table.seq, -1))
    assert caught.value.clause
    with pytest.raises(RefusalError):
        hints.preview(table, "bo", Preview(table.id, table.seq, state.legal_actions()[0]))


def test_things_are_described_as_a_seat_sees_them() -> None:
    table = begun("crafting")
    own = hints.describe(table, 0, Describe(table.id, "0/hand light"))
    other = hints.describe(table, 1, Describe(table.id, "0/hand light"))
    assert own.now[0].id == "crafting-what-hand-now"
    assert other.now[0].id == "crafting-what-hand-seen"
    assert own.clauses
    with pytest.raises(RefusalError):
        hints.describe(table, 0, Describe(table.id, "0/s99"))


async def test_what_something_is_comes_over_the_socket(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as line:
            await line.watch(table)
            told = await line.ask("describe", table=table, thing="dark angel")
            assert (told["type"], told["name"]["id"]) == ("described", "genesis-what-dark-name")
            refused = await line.ask("describe", table=table, thing="square XII 9")
            assert refused["message"]["id"] == "table-no-such-thing"


async def test_hints_come_over_the_socket_to_the_player_to_move(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table(rated=False)
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            positions = [await first.watch(table), await second.watch(table)]
            mover = 0 if positions[0]["choices"] else 1
            sockets, seq = [first, second], positions[0]["seq"]
            answer = await sockets[mover].ask("hint", table=table, seq=seq)
            legal = {choice["action"] for choice in positions[mover]["choices"]}
            assert answer["type"] == "hints"
            assert {hint["action"] for hint in answer["hints"]} <= legal
            assert answer["hints"][0]["clause"] in find_game("genesis").rulebook()
            refused = await sockets[1 - mover].ask("hint", table=table, seq=seq)
            assert refused["message"]["id"] == "table-not-your-turn"
            assert (await sockets[mover].ask("hint", table=table, seq=seq + 1))["type"] == "stale"
            assert (await sockets[mover].ask("hint", table=table, seq=seq))["hints"] == answer["hints"]


async def test_hints_are_off_while_a_game_counts_and_where_the_host_wants_none(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        counted = await ada.open_table(bots=1)
        room = await ada.sit(counted)
        assert not room["hints"]
        plain = await ada.open_table(bots=1, rated=False, hints=False)
        assert not (await ada.sit(plain))["hints"]
        alone = await ada.open_table()
        await ada.sit(alone)
        assert (await ada.sit(alone, name="Bo"))["hints"], "one person on two seats is not rated"
        async with ada.socket() as line:
            for table in (counted, plain):
                position = await line.watch(table)
                while not position["choices"]:
                    position = await line.until("position", table=table)
                refused = await line.ask("hint", table=table, seq=position["seq"])
                assert refused["message"]["id"] == "table-no-hints"


async def test_the_coach_looks_at_a_choice_of_the_player_to_move(house: House) -> None:
    """Never while a game counts, never for others, and only at choices that can be made."""
    async with Guest(house, "Ada") as ada:
        plain, counted = await ada.open_table(bots=1, rated=False), await ada.open_table(bots=1)
        async with ada.socket() as line:
            for table in (plain, counted):
                await ada.sit(table)
                position = await line.watch(table)
                while not position["choices"]:
                    position = await line.until("position", table=table)
                seq, action = position["seq"], position["choices"][-1]["action"]
                answer = await line.ask("weigh", table=table, seq=seq, action=action)
                if table == counted:
                    assert answer["message"]["id"] == "table-no-coach"
                    continue
                assert (answer["type"], answer["seq"], answer["action"]) == ("weighed", seq, action)
                assert answer["doubt"] is None or answer["doubt"]["why"]
                assert (await line.ask("weigh", table=table, seq=seq, action=1 << 40))["type"] == "refused"
                assert (await line.ask("weigh", table=table, seq=seq + 1, action=action))["type"] == "stale"
        async with Guest(house, "Bo") as bo, bo.socket() as line:
            await line.watch(plain)
            refused = await line.ask("weigh", table=plain, seq=1, action=action)
            assert refused["type"] == "refused"


async def test_an_ended_game_is_analysed_and_the_analysis_kept(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(bots=1, players=2)
        await ada.sit(table)
        response = await ada.http.get(f"/api/tables/{table}/analysis")
        assert response.status_code == 409
        async with ada.socket() as line:
            await play_on(line, table, await line.watch(table), most=40)
            await line.ask("propose-end", table=table)
        record = Record.loads(await ada.text(f"/api/tables/{table}/record"))
        found = await settled(ada, f"/api/tables/{table}/analysis")
        assert found["total"] == len(record.lines)
        losses = [mistake["lost"] for mistake in found["mistakes"]]
        assert losses == sorted(losses, reverse=True)
        assert losses
        worst = found["mistakes"][0]
        assert record.lines[worst["ply"] - 1].text == worst["played"]["text"]
        assert record.lines[worst["ply"] - 1].seat == worst["seat"]
        assert worst["better"]["action"] != worst["played"]["action"]
        assert await ada.get(f"/api/tables/{table}/analysis") == found
        imported = await ada.post("/api/records", text=record.dumps())
        assert await settled(ada, f"/api/records/{imported['id']}/analysis") == found


async def test_the_chances_of_an_ended_game_are_told_and_kept(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(bots=1, players=2)
        await ada.sit(table)
        async with ada.socket() as line:
            await play_on(line, table, await line.watch(table), most=40)
            await line.ask("propose-end", table=table)
        path = f"/api/tables/{table}/chances"
        strangers = house.get(path)
        assert (strangers.status_code, strangers.json()["message"]["id"]) == (401, "door-who-are-you")
        found = await settled(ada, path)
        assert [len(curve) for curve in found["chances"]] == [len(found["actions"])] * 2
        assert all(0 <= chance <= 1 for curve in found["chances"] for chance in curve)
        assert house.get(path).json() == found, "what is kept anybody may see"


@pytest.mark.slow
async def test_one_decision_is_thought_about_for_longer_and_that_is_kept(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(bots=1, players=2)
        await ada.sit(table)
        async with ada.socket() as line:
            await play_on(line, table, await line.watch(table), most=6)
            await line.ask("propose-end", table=table)
        path = f"/api/tables/{table}/analysis/2"
        found = await ada.get(path)
        assert found["ply"] == 2
        assert found["mistake"] is None or found["mistake"]["ply"] == 2
        assert await ada.get(path) == found
        beyond = await ada.http.get(f"/api/tables/{table}/analysis/10000")
        assert (beyond.status_code, beyond.json()["message"]["id"]) == (409, "replay-beyond")


async def settled(guest: Guest, path: str) -> Any:
    """Ask until every decision is weighed."""

    async def weighed() -> Any:
        found = await guest.get(path)
        return found if found["done"] == found["total"] else None

    return await eventually(weighed)
