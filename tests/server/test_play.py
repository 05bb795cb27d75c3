"""Playing over the wire, as browsers do: real server, real sockets."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server.thoughts import STAND_IN
from tests.server.house import Guest, House, Line, eventually

pytestmark = pytest.mark.anyio


async def play_on(line: Line, table: str, position: Any, most: int = 10_000) -> Any:
    """Choose one of the first choices whenever it is our turn, until the game has ended."""
    for _ in range(most):
        if position["to_move"] is None:
            break
        if position["choices"]:
            pick = position["choices"][position["seq"] % len(position["choices"])]
            answer = await line.ask("act", table=table, seq=position["seq"], action=pick["action"])
            assert answer["type"] == "ok", answer
        position = await line.until("position", table=table)
    return position


@pytest.mark.parametrize("name", GAMES)
async def test_a_guest_plays_a_whole_game_against_bots(house: House, name: str, tmp_path: Path) -> None:
    game = find_game(name)
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(name, game.min_players, bots=game.min_players - 1)
        await ada.sit(table)
        async with ada.socket() as line:
            last = await play_on(line, table, await line.watch(table))
        assert last["winners"] is not None
        assert last["sheet"]
        record = Record.loads(await ada.text(f"/api/tables/{table}/record"))
        final = game.verify(record)
        assert final.winners() == last["winners"]
        assert record.shuffle is not None
        assert record.names[0] == "Ada"
        room = await ada.get(f"/api/tables/{table}")
        assert room["secret"] == record.shuffle.secret
        mine = await ada.get("/api/my/tables")
        assert [line["status"] for line in mine] == ["over"]
        assert (mine[0]["place"] == 1) == (0 in last["winners"])
        story = await ada.get(f"/api/tables/{table}/story")
        assert [points[-1] for points in story["points"]] == [
            sum(line["points"] for line in column["lines"]) for column in last["sheet"]
        ]
        again = await ada.post(f"/api/tables/{table}/play-on", actions=len(final.history) // 2, seat=0)
        assert (again["status"], again["seats"][0]["mine"], again["rated"]) == ("playing", True, False)
        async with ada.socket() as line:
            assert (await play_on(line, again["table"], await line.watch(again["table"])))["winners"] is not None


async def test_the_commitment_comes_before_the_numbers_and_the_secret_after_the_end(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        opened = await ada.post("/api/tables", game="genesis", players=2)
        assert (opened["secret"], len(opened["commitment"])) == (None, 64)
        await ada.sit(opened["table"])
        playing = await ada.sit(opened["table"], name="Bo")
        assert (playing["status"], playing["secret"]) == ("playing", None)
        response = await ada.http.get(f"/api/tables/{opened['table']}/record")
        assert response.status_code == 409
        async with ada.socket() as line:
            await line.watch(opened["table"])
            assert (await line.ask("propose-end", table=opened["table"]))["type"] == "ok"
            ended = await line.until("table", status="over")
        assert ended["secret"] is not None
        assert ended["commitment"] == opened["commitment"]


async def test_hot_seat_plays_both_sides_on_one_device(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        room = await ada.sit(table, name="Bo")
        assert [seat["name"] for seat in room["seats"]] == ["Ada", "Bo"]
        async with ada.socket() as line:
            position = await line.watch(table)
            for _ in range(8):
                assert position["seat"] == position["to_move"]
                pick = position["choices"][0]["action"]
                await line.ask("act", table=table, seq=position["seq"], action=pick)
                position = await line.until("position")


async def test_two_people_and_a_spectator_see_the_same_game(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo, Guest(house, "Cleo") as cleo:
        table = await ada.open_table(listed=True)
        lines = await ada.get("/api/tables")
        assert table in [line["table"] for line in lines]
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second, cleo.socket() as third:
            sockets = [first, second, third]
            positions = [await line.watch(table) for line in sockets]
            assert [position["seat"] for position in positions] == [0, 1, None]
            for _ in range(10):
                mover = next(number for number in (0, 1) if positions[number]["choices"])
                assert positions[1 - mover]["choices"] == []
                assert positions[1 - mover]["prompt"] is None
                assert positions[2]["choices"] == []
                seq, action = positions[mover]["seq"], positions[mover]["choices"][0]["action"]
                refused = await sockets[1 - mover].ask("act", table=table, seq=seq, action=action)
                assert refused["message"]["id"] == "table-not-your-turn"
                watching = await third.ask("act", table=table, seq=seq, action=action)
                assert watching["message"]["id"] == "table-spectators-watch"
                await sockets[mover].ask("act", table=table, seq=seq, action=action)
                positions = [await line.until("position") for line in sockets]
                assert len({position["seq"] for position in positions}) == 1
            answer = await sockets[0].ask("say", table=table, text="well played")
            assert answer["type"] == "ok"
            for line in sockets[1:]:
                assert (await line.until("chat"))["text"] == "well played"


async def test_reactions_are_shown_from_a_seat_and_never_again(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo, Guest(house, "Cleo") as cleo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second, cleo.socket() as third:
            positions = [await line.watch(table) for line in (first, second, third)]
            before = positions[0]["version"]
            assert (await second.ask("react", table=table, reaction="bravo"))["version"] == before, "nothing is written"
            for line in (first, third):
                assert (await line.until("reaction")) | {"table": ""} == {
                    "type": "reaction",
                    "table": "",
                    "seat": 1,
                    "reaction": "bravo",
                }
            refused = await third.ask("react", table=table, reaction="wow")
            assert refused["message"]["id"] == "table-spectators-watch"
            assert (await first.ask("react", table=table, reaction="a word of one's own"))["type"] == "fault"
            async with ada.socket() as later:
                await later.send("watch", table=table)
                await later.until("presence")
                await later.ask("ping")
                await first.ask("react", table=table, reaction="thanks")
                assert (await later.until("reaction"))["reaction"] == "thanks", "what was shown before is not told"


async def test_reactions_are_few(tmp_path: Path) -> None:
    with House(tmp_path, reactions_per_minute="6") as house:
        async with Guest(house, "Ada") as ada:
            table = await ada.open_table()
            await ada.sit(table)
            async with ada.socket() as line:
                assert (await line.ask("react", table=table, reaction="wow"))["type"] == "ok"
                refused = await line.ask("react", table=table, reaction="wow")
                assert refused["message"]["id"] == "door-slow-down"


async def test_the_others_are_told_who_has_the_table_before_their_eyes(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            await first.watch(table)
            await second.watch(table)
            await second.ask("attend", table=table, attentive=True)
            await first.until("presence", attentive=[False, True])
            await second.ask("attend", table=table, attentive=False)
            await first.until("presence", attentive=[False, False])
            await second.ask("attend", table=table, attentive=True)
            await first.until("presence", attentive=[False, True])
        async with ada.socket() as first:
            await first.watch(table)
            await first.until("presence", attentive=[False, False])


async def test_everyone_is_told_who_is_there(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table(players=3, bots=1)
        await ada.sit(table)
        stranger = Guest(house, "nobody")
        async with ada.socket() as line:
            await line.send("watch", table=table)
            assert (await line.until("presence"))["here"] == [True, False, True]
            async with bo.socket() as second, stranger.socket() as third:
                await second.send("watch", table=table)
                await third.send("watch", table=table)
                await line.until("presence", here=[True, False, True], spectators=2)
                await bo.sit(table)
                await line.until("presence", here=[True, True, True], spectators=1)
                await second.ask("unwatch", table=table)
                await line.until("presence", here=[True, False, True], spectators=1)
            await line.until("presence", here=[True, False, True], spectators=0)
        await stranger.http.aclose()


async def test_two_clients_race_for_one_version_and_one_wins(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        async with ada.socket() as first, ada.socket() as second:
            position = await first.watch(table)
            await second.watch(table)
            for _ in range(10):
                seq, choices = position["seq"], position["choices"]
                answers = await asyncio.gather(
                    first.ask("act", table=table, seq=seq, action=choices[0]["action"]),
                    second.ask("act", table=table, seq=seq, action=choices[-1]["action"]),
                )
                assert sorted(answer["type"] for answer in answers) == ["ok", "stale"]
                fresh = next(answer["position"] for answer in answers if answer["type"] == "stale")
                assert fresh["seq"] > seq
                position = fresh


async def test_reconnecting_from_another_device_misses_nothing(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table()
        await ada.sit(table)
        await ada.sit(table, name="Bo")
        told: list[Any] = []
        since = 0
        whole: list[Any] = []
        for _ in range(5):
            async with ada.socket() as line:
                position = await line.watch(table, since=since)
                for _ in range(3):
                    told = told[: 0 if position["kept"] == 0 else len(told)]
                    told = [entry for entry in told if entry["action"] <= position["kept"]] + position["lines"]
                    since = position["version"]
                    pick = position["choices"][0]["action"]
                    await line.ask("act", table=table, seq=position["seq"], action=pick)
                    position = await line.until("position")
        async with ada.socket() as line:
            position = await line.watch(table, since=since)
            told = [entry for entry in told if entry["action"] <= position["kept"]] + position["lines"]
        async with ada.socket() as line:
            whole = (await line.watch(table))["lines"]
        assert told == whole


async def test_undo_and_consent_over_the_wire(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            positions = [await first.watch(table), await second.watch(table)]
            mover = 0 if positions[0]["choices"] else 1
            sockets = [first, second]
            begin = positions[mover]
            await sockets[mover].ask("act", table=table, seq=begin["seq"], action=begin["choices"][0]["action"])
            acted = await sockets[mover].until("position")
            assert acted["undo"] == "free"
            assert (await sockets[mover].ask("undo", table=table, seq=acted["seq"]))["type"] == "ok"
            undone = await sockets[mover].until("position")
            assert (undone["actions"], undone["kept"], undone["view"]) == (0, 0, begin["view"])
            await sockets[mover].ask("act", table=table, seq=undone["seq"], action=begin["choices"][0]["action"])
            theirs = await sockets[1 - mover].until("position", seq=undone["seq"] + 1)
            pick = theirs["choices"][0]["action"]
            await sockets[1 - mover].ask("act", table=table, seq=theirs["seq"], action=pick)
            position = await sockets[mover].until("position", seq=theirs["seq"] + 1)
            assert position["undo"] == "ask"
            await sockets[mover].ask("undo", table=table, seq=position["seq"])
            room = await sockets[1 - mover].until("table")
            assert room["proposal"]["kind"] == "undo"
            assert room["proposal"]["mine_to_answer"]
            await sockets[1 - mover].ask("answer", table=table, proposal=room["proposal"]["proposal"], agree=True)
            again = await sockets[mover].until("position", actions=0)
            assert again["view"] == begin["view"]


async def test_why_is_answered_with_the_clause_to_the_player_to_move_only(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            positions = [await first.watch(table), await second.watch(table)]
            mover = 0 if positions[0]["choices"] else 1
            sockets = [first, second]
            seq = positions[0]["seq"]
            because = await sockets[mover].ask("why", table=table, seq=seq, action=-1)
            assert (because["type"], because["legal"]) == ("because", False)
            assert because["clause"] in find_game("genesis").rulebook()
            refused = await sockets[1 - mover].ask("why", table=table, seq=seq, action=-1)
            assert refused["message"]["id"] == "table-not-your-turn"
            illegal = await sockets[mover].ask("act", table=table, seq=seq, action=-1)
            assert (illegal["type"], illegal["clause"]) == ("refused", because["clause"])
            stale = await sockets[mover].ask("why", table=table, seq=seq - 1, action=-1)
            assert stale["type"] == "stale"


async def test_who_resigns_is_replaced_by_a_bot_and_the_game_goes_on(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table()
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            await first.watch(table)
            position = await second.watch(table)
            assert (await first.ask("resign", table=table, seat=0))["type"] == "ok"
            room = await second.until("table")
            assert (room["seats"][0]["level"], room["seats"][0]["resigned"]) == (STAND_IN, True)
            position = await second.until("position", to_move=1)
            last = await play_on(second, table, position)
            assert last["winners"] is not None
        rematch = await bo.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in rematch["seats"]] == ["open", "open"]
        assert (await ada.post(f"/api/tables/{table}/rematch"))["table"] == rematch["table"]
        assert (await bo.post(f"/api/tables/{table}/rematch"))["table"] == rematch["table"]


@pytest.mark.slow
async def test_a_clock_that_runs_out_hands_over_to_a_bot(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table(clock={"bank": 10, "increment": 0})
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as line:
            await line.send("watch", table=table)
            room = await line.until("table")
            assert room["ticking"] in (0, 1)
            assert 0 < room["seats"][room["ticking"]]["clock"] <= 10
            room = await line.until("table")
            assert sum(seat["kind"] == "bot" for seat in room["seats"]) == 1


async def test_an_earlier_moment_shows_each_reader_what_they_saw_then(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table(game="cosmogenesis")
        await ada.sit(table)
        await bo.sit(table)
        async with ada.socket() as line, bo.socket() as other:
            seen, also = await line.watch(table), await other.watch(table)
            mover, choices = (line, seen["choices"]) if seen["choices"] else (other, also["choices"])
            done = await mover.ask("act", table=table, seq=seen["seq"], action=choices[0]["action"])
            assert done["type"] == "ok"
        earlier = await ada.get(f"/api/tables/{table}/moment?actions=0")
        assert (earlier["view"], earlier["choices"]) == (seen["view"], [])
        theirs = await bo.get(f"/api/tables/{table}/moment?actions=0")
        assert [player["hand"] for player in theirs["view"]["players"]].count([]) >= 1
        assert theirs["view"]["offered"] != earlier["view"]["offered"]
        beyond = await ada.http.get(f"/api/tables/{table}/moment?actions=99")
        assert beyond.status_code == 409


async def test_records_travel_and_open_as_replays(house: House) -> None:
    game = find_game("genesis")
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(bots=1)
        await ada.sit(table)
        async with ada.socket() as line:
            last = await play_on(line, table, await line.watch(table))
        text = await ada.text(f"/api/tables/{table}/record")
        imported = await ada.post("/api/records", text=text)
        assert (imported["finished"], imported["verified_shuffle"]) == (True, True)
        for source in (f"/api/tables/{table}", f"/api/records/{imported['id']}"):
            ended = await ada.get(f"{source}/replay")
            assert (ended["view"], ended["winners"]) == (last["view"], last["winners"])
            middle = await ada.get(f"{source}/replay?actions=5&seat=1")
            assert (middle["actions"], middle["seat"]) == (5, 1)
            beyond = await ada.http.get(f"{source}/replay?actions=9999")
            assert beyond.status_code == 409
            stock = await ada.get(f"{source}/replay/thing?actions=5&thing=stock+C")
            assert (stock["thing"], "GEN-4.5" in stock["clauses"]) == ("stock C", True)
            assert (await ada.http.get(f"{source}/replay/thing?thing=nothing")).status_code == 409
        altered = await ada.http.post("/api/records", json={"text": text.replace("[1]", "[2]", 1)})
        assert altered.status_code == 400
        assert "altered" in altered.json()["detail"]
        lied = Record.loads(text)
        lied = Record(**{**lied.__dict__, "seed": 7, "lines": (), "scores": None, "winners": None})
        chosen = await ada.http.post("/api/records", json={"text": lied.dumps()})
        assert "seed is not made of" in chosen.json()["detail"]
        assert game.verify(Record.loads(text)).over


async def test_a_record_brings_its_owners_edition_along(house: House) -> None:
    game = find_game("genesis")
    edition = game.edition.with_values({"day.III.cost": "3L"})
    state = game.new(players=2, seed=5, edition=edition)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    async with Guest(house, "Ada") as ada:
        imported = await ada.post("/api/records", text=game.record(state).dumps())
        ended = await ada.get(f"/api/records/{imported['id']}/replay")
        assert ended["winners"] == state.winners()
        components = await ada.get(f"/api/records/{imported['id']}/components")
        own = await ada.get("/api/games/genesis/components")
        assert components != own, "it is shown with the owner's cost of day III"


async def test_an_owners_edition_and_rulings_are_played_by(house: House) -> None:
    edition = find_game("genesis").edition.text
    async with Guest(house, "Ada") as ada:
        checked = await ada.post("/api/games/genesis/edition", text=edition)
        assert checked["hash"] == find_game("genesis").edition.hash
        wrong = await ada.http.post("/api/games/genesis/edition", json={"text": edition + "\n[nonsense]\nx = 1\n"})
        assert wrong.status_code == 400
        table = await ada.open_table(bots=1, edition=edition, options={"dark_angel_rests": "false"})
        await ada.sit(table)
        async with ada.socket() as line:
            await play_on(line, table, await line.watch(table))
        record = Record.loads(await ada.text(f"/api/tables/{table}/record"))
        assert record.options == {"dark_angel_rests": "false"}
        unknown = await ada.http.post("/api/tables", json={"game": "genesis", "players": 2, "options": {"x": "y"}})
        assert unknown.status_code == 400


async def test_games_are_counted_once_on_one_ladder(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        async with Guest(house, "Ada") as ada:
            account = {"login": "Ada@example.org", "password": "correct horse battery"}
            assert (await ada.post("/api/account", **account))["login"] == "ada@example.org"
            for _ in range(2):
                table = await ada.open_table(bots=1)
                await ada.sit(table)
                async with ada.socket() as line:
                    await play_on(line, table, await line.watch(table))
            ladder = await settled_ladder(ada, 2)
        house.stop()
        house.start()
        async with Guest(house, "Ada again") as again:
            assert (
                await again.http.post("/api/sign-in", json={**account, "password": "wrong wrong"})
            ).status_code == 409
            me = await again.post("/api/sign-in", **account)
            assert me["name"] == "Ada"
            assert len(await again.get("/api/my/tables")) == 2
            assert await again.get("/api/games/genesis/ladder") == ladder
    assert {(line["name"], line["bot"], line["games"]) for line in ladder} == {("Ada", False, 2), ("random", True, 2)}


async def test_a_friend_takes_over_a_bots_seat_in_mid_game(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo:
        table = await ada.open_table(bots=1)
        await ada.sit(table)
        async with ada.socket() as first, bo.socket() as second:
            await first.watch(table)
            await second.watch(table)
            assert (await second.ask("propose-seat", table=table, seat=1))["type"] == "ok"
            while not (room := await first.until("table"))["proposal"]:
                pass
            assert (room["proposal"]["name"], room["proposal"]["mine_to_answer"]) == ("Bo", True)
            await first.ask("answer", table=table, proposal=room["proposal"]["proposal"], agree=True)
            while not (room := await second.until("table"))["seats"][1]["mine"]:
                pass
            assert (room["seats"][1]["name"], room["seats"][1]["kind"]) == ("Bo", "person")
            position = await second.until("position", seat=1)
            await second.until("presence", here=[True, True], spectators=0)
            while position["to_move"] == 0:
                theirs = await first.until("position", seq=position["seq"])
                await first.ask("act", table=table, seq=theirs["seq"], action=theirs["choices"][0]["action"])
                position = await second.until("position")
            pick = position["choices"][0]["action"]
            assert (await second.ask("act", table=table, seq=position["seq"], action=pick))["type"] == "ok"
        assert table in [line["table"] for line in await bo.get("/api/my/tables")]


async def test_a_password_is_changed_by_who_knows_the_old_one(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Ada elsewhere") as elsewhere:
        change = {"password": "correct horse battery", "new_password": "staple of a horse"}
        refused = await ada.http.post("/api/password", json=change)
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, "account-wrong")
        await ada.post("/api/account", login="changes-passwords", password=change["password"])
        wrong = await ada.http.post("/api/password", json={**change, "password": "wrong"})
        assert wrong.status_code == 409
        assert (await ada.http.post("/api/password", json={**change, "new_password": "short"})).status_code == 400
        await ada.post("/api/password", **change)
        for password, status in ((change["password"], 409), (change["new_password"], 200)):
            answer = await elsewhere.http.post(
                "/api/sign-in", json={"login": "changes-passwords", "password": password}
            )
            assert answer.status_code == status


async def test_a_new_password_signs_out_every_other_browser(house: House) -> None:
    account = {"login": "many-devices", "password": "correct horse battery"}
    async with Guest(house, "Ada") as ada, Guest(house, "Ada's phone") as phone:
        await ada.post("/api/account", **account)
        await phone.post("/api/sign-in", **account)
        old = phone.http.cookies["cosmogony"]
        change = {"password": account["password"], "new_password": "staple of a horse"}
        await ada.post("/api/password", **change)
        assert (await ada.get("/api/me"))["login"] == "many-devices"
        assert (await phone.http.get("/api/me")).status_code == 401
        await phone.post("/api/sign-in", login=account["login"], password=change["new_password"])
        assert (await phone.get("/api/me"))["login"] == "many-devices"
        renamed = await phone.post("/api/guest", name="Ada Lovelace")
        assert (renamed["name"], renamed["login"]) == ("Ada Lovelace", "many-devices")
        assert (await phone.get("/api/me"))["name"] == "Ada Lovelace"
        assert house.get("/api/me", cookies={"cosmogony": old}).status_code == 401


async def test_my_games_tell_whose_turn_it_is(house: House) -> None:
    async with Guest(house, "Ada") as ada, Guest(house, "Bo") as bo, Guest(house, "Cleo") as cleo:
        table = await ada.open_table(players=2, listed=True)
        await ada.sit(table)
        [line] = [line for line in await ada.get("/api/my/tables") if line["table"] == table]
        assert (line["status"], line["to_move"], line["my_turn"]) == ("open", None, False)
        await bo.sit(table)
        lines = {}
        for guest, path in ((ada, "/api/my/tables"), (bo, "/api/my/tables"), (cleo, "/api/tables")):
            [lines[guest]] = [line for line in await guest.get(path) if line["table"] == table]
        mover = lines[ada]["names"][lines[ada]["to_move"]]
        assert mover in ("Ada", "Bo")
        assert lines[cleo]["names"][lines[cleo]["to_move"]] == mover
        assert [lines[guest]["my_turn"] for guest in (ada, bo, cleo)] == [mover == "Ada", mover == "Bo", False]


async def test_tables_that_nobody_joins_are_given_up(tmp_path: Path) -> None:
    with House(tmp_path, open_table_days="0.00001") as house:
        async with Guest(house, "Ada") as ada:
            table = await ada.open_table(listed=True)
            await asyncio.sleep(1)
        house.stop()
        house.start()  # looks everywhere at once
        async with Guest(house, "Bo") as bo:

            async def given_up() -> Any:
                room = await bo.get(f"/api/tables/{table}")
                return room if room["status"] == "over" else None

            assert (await eventually(given_up))["ending"] == "abandoned"
            assert await bo.get("/api/tables") == []
            assert (await bo.http.get(f"/api/tables/{table}/record")).status_code == 409


async def settled_ladder(guest: Guest, games: int) -> Any:
    """Wait until so many games are counted."""

    async def counted() -> Any:
        ladder = await guest.get("/api/games/genesis/ladder")
        return ladder if ladder and all(line["games"] >= games for line in ladder) else None

    return await eventually(counted)
