"""Nudges: to a push service that decrypts and a mail server, once a turn, to who is away and wants it."""

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import httpcore
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from py_vapid import Vapid02

from cosmogony.core.errors import SetupError
from cosmogony.server.admin import Admin, opened_store
from cosmogony.server.nudges import push
from cosmogony.server.nudges.mail import need_address
from cosmogony.server.nudges.outcome import Outcome
from cosmogony.server.nudges.push import PushService, is_public, look_up
from cosmogony.server.nudges.quiet import is_quiet
from cosmogony.server.nudges.wishes import MOST_BROWSERS, SubscribedBrowser, Wishes, browser_id
from cosmogony.server.refusals import RefusalError
from cosmogony.server.settings import Settings, read_settings
from tests.server.house import Guest, House, Line, eventually
from tests.server.postgres import running_postgres
from tests.server.receivers import CURVE, Mailbox, PushReceiver, decoded, encoded, point, unsealed

pytestmark = pytest.mark.anyio

BY_THE_DAY = {"bank": 3 * 86400, "increment": 86400}
PASSWORD = "correct horse battery"  # noqa: S105 - of people in tests
SOON = 0.4
"""Seconds that somebody must be away in these tests."""
LOOKS = 8 * SOON
"""Seconds in which a nudge that is not to come would have come several times."""
PUBLIC = "https://play.example.org"


class Door:
    """A server that nudges, with those who take its nudges."""

    def __init__(self, house: House, receiver: PushReceiver, mailbox: Mailbox) -> None:
        self.house, self.push, self.mail = house, receiver, mailbox
        self.logins = 0

    async def account(self, guest: Guest) -> None:
        self.logins += 1
        await guest.post("/api/account", login=f"{guest.name.lower()}{self.logins}", password=PASSWORD)

    async def subscribe(self, guest: Guest, name: str, language: str = "en") -> Any:
        """Let somebody have an account and a browser, awake at all hours."""
        await self.account(guest)
        wanted = {"language": language, "zone": "UTC"}
        await guest.post("/api/nudges/browser", **self.push.subscription(name), **wanted)
        return await guest.post("/api/nudges/quiet", quiet_from=None, quiet_until=None, **wanted)

    def mails_to(self, address: str) -> list[Any]:
        return [mail for mail in self.mail.mails if mail["To"] == address]

    async def next_mail(self, address: str, seen: int = 0) -> Any:
        async def look() -> Any:
            found = self.mails_to(address)
            return found[seen] if len(found) > seen else None

        return await eventually(look)

    async def texts(self, name: str, count: int = 1) -> list[dict[str, Any]]:
        async def look() -> list[dict[str, Any]] | None:
            found = self.push.texts(name)
            return found if len(found) >= count else None

        return await eventually(look)


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
    else:
        with running_postgres() as url:
            yield url


@pytest.fixture(scope="module")
def door(database: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = tmp_path_factory.mktemp("nudging")
    with PushReceiver() as receiver, Mailbox() as mailbox:
        settings = nudging(mailbox)
        with House(folder, database, **settings) as house:
            yield Door(house, receiver, mailbox)
        told = house.told()
    assert '"level": "error"' not in told
    for secret in ("example.org", f":{receiver.port}", "ada@", PASSWORD):
        assert secret not in told, "the log tells no addresses"


def nudging(mailbox: Mailbox) -> dict[str, Any]:
    return {
        "public_url": PUBLIC,
        "smtp_url": mailbox.url,
        "mail_from": "Cosmogony <table@example.org>",
        "nudge_after": str(SOON),
        "push_anywhere": "true",
    }


async def begin(ada: Guest, bo: Guest, clock: dict[str, int] | None = BY_THE_DAY) -> str:
    """Open a table for two that plays by the day."""
    table = await ada.open_table("genesis", 2, clock=clock)
    await ada.sit(table)
    await bo.sit(table)
    return table


async def whose_turn(guest: Guest, table: str) -> bool:
    """Say whether it is somebody's turn."""
    lines = await guest.get("/api/my/tables")
    return bool(next(line["my_turn"] for line in lines if line["table"] == table))


async def move(line: Line, table: str) -> None:
    """Make one decision."""
    position = await line.watch(table)
    assert position["choices"]
    answer = await line.ask("act", table=table, seq=position["seq"], action=position["choices"][0]["action"])
    assert answer["type"] == "ok"


async def finish_turn(guest: Guest, table: str) -> None:
    """Decide until it is somebody else's turn, then leave."""
    async with guest.socket() as line:
        while await whose_turn(guest, table):
            await move(line, table)


async def in_order(ada: Guest, bo: Guest, table: str) -> tuple[Guest, Guest]:
    """Return who moves first, and who waits."""
    return (ada, bo) if await whose_turn(ada, table) else (bo, ada)


# What a browser is told


async def test_who_is_away_is_told_once_a_turn_and_nothing_secret(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "once", "de")
        await finish_turn(mover, table)
        text = (await door.texts("once"))[0]
        assert text == {
            "title": "Genesis: Im Anfang",
            "body": f"{mover.name} hat gezogen. Du bist am Zug.",
            "stop": "Nicht mehr melden",
            "table": table,
        }
        await asyncio.sleep(LOOKS)
        assert len(door.push.texts("once")) == 1
        await finish_turn(waiting, table)
        await finish_turn(mover, table)
        assert len(await door.texts("once", 2)) == 2


async def test_a_message_is_signed_by_the_key_that_browsers_are_given(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        wishes = await door.subscribe(waiting, "signed")
        await finish_turn(mover, table)
        await door.texts("signed")
        headers = next(post.headers for post in door.push.posts if post.path == "/signed")
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == table
        assert 60 <= int(headers["ttl"]) <= 86400
        assert headers["authorization"].endswith(f",k={wishes['push_key']}")
        assert Vapid02.verify(headers["authorization"])
        claims = msgspec.json.decode(decoded(headers["authorization"].split(".")[1]))
        assert claims["aud"] == f"http://127.0.0.1:{door.push.port}"
        assert claims["sub"] == "mailto:table@example.org"
        assert time.time() < claims["exp"] <= time.time() + 86400


async def test_who_sits_at_the_table_is_not_told(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "present")
        async with waiting.socket() as line:
            await line.watch(table)
            await finish_turn(mover, table)
            await asyncio.sleep(LOOKS)
            assert door.push.texts("present") == []
        await door.texts("present")  # they left without a move


async def test_games_at_one_sitting_nudge_nobody(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo, {"bank": 1800, "increment": 30})
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "sitting")
        await finish_turn(mover, table)
        await asyncio.sleep(LOOKS)
        assert door.push.texts("sitting") == []


async def test_a_move_taken_back_and_made_again_is_not_told_again(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "again")
        await finish_turn(mover, table)
        await door.texts("again")
        async with mover.socket() as line:
            position = await line.watch(table)
            if position["undo"] != "free":
                pytest.fail("this test needs a move that can be taken back")
            assert (await line.ask("undo", table=table, seq=position["seq"]))["type"] == "ok"
        await finish_turn(mover, table)
        await asyncio.sleep(LOOKS)
        assert len(door.push.texts("again")) == 1


async def test_quiet_hours_wait_and_then_it_is_told(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "quiet")
        now = datetime.now(UTC)
        hours = [(now + timedelta(hours=far)).strftime("%H:%M") for far in (-1, 1)]
        wanted = {"language": "it", "zone": "UTC"}
        await waiting.post("/api/nudges/quiet", quiet_from=hours[0], quiet_until=hours[1], **wanted)
        await finish_turn(mover, table)
        await asyncio.sleep(LOOKS)
        assert door.push.texts("quiet") == []
        await waiting.post("/api/nudges/quiet", quiet_from=hours[1], quiet_until=hours[0], **wanted)
        assert (await door.texts("quiet"))[0]["body"] == f"{mover.name} ha mosso. Tocca a te."


async def test_browsers_that_are_gone_are_forgotten_and_others_tried_again(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "gone")
        door.push.answers[:] = [410]
        await finish_turn(mover, table)

        async def forgotten() -> bool | None:
            return not (await waiting.get("/api/nudges"))["browsers"] or None

        await eventually(forgotten)
        await waiting.post("/api/nudges/browser", **door.push.subscription("busy"), language="en", zone="UTC")
        await finish_turn(waiting, table)
        door.push.answers[:] = [503, 307]
        await finish_turn(mover, table)
        await door.texts("busy", 2)  # a redirection is an answer, and nobody goes there
        await asyncio.sleep(LOOKS)
        assert len(door.push.texts("busy")) == 2
        assert "/elsewhere" not in {post.path for post in door.push.posts}


async def test_a_nudge_that_became_stale_is_not_tried_again(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.subscribe(waiting, "stale")
        door.push.answers[:] = [500]
        await finish_turn(mover, table)
        await door.texts("stale")
        await finish_turn(waiting, table)
        await asyncio.sleep(6 + LOOKS)  # the second attempt comes after five seconds
        assert len(door.push.texts("stale")) == 1


async def test_only_accounts_have_wishes_and_few_browsers(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada:
        wanted = {"language": "en", "zone": "UTC"}
        refused = await ada.http.get("/api/nudges")
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, "nudge-needs-account")
        await door.account(ada)
        for number in range(MOST_BROWSERS + 3):
            subscription = door.push.subscription(f"many-{number}")
            told = await ada.post("/api/nudges/browser", **subscription, **wanted)
        assert len(told["browsers"]) == MOST_BROWSERS
        assert browser_id(subscription["endpoint"]) in told["browsers"]
        async with Guest(door.house, "Bo") as bo:  # the same browser is somebody else's now
            await door.account(bo)
            await bo.post("/api/nudges/browser", **subscription, **wanted)
            assert len((await ada.get("/api/nudges"))["browsers"]) == MOST_BROWSERS - 1
            stopped = door.house.post("/api/nudges/browser/stop", json={"endpoint": subscription["endpoint"]})
            assert stopped.status_code == 200
            assert (await bo.get("/api/nudges"))["browsers"] == []
        await ada.post("/api/password", password=PASSWORD, new_password=PASSWORD + "!")
        assert (await ada.get("/api/nudges"))["browsers"] == []


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        ("browser", {"p256dh": "AAAA"}, "nudge-no-browser"),
        ("browser", {"auth": "AAAA"}, "nudge-no-browser"),
        ("browser", {"auth": "!" * 22}, "nudge-no-browser"),
        ("browser", {"endpoint": "no address at all"}, "nudge-no-browser"),
        ("browser", {"zone": "Europe"}, "nudge-no-zone"),
        ("browser", {"zone": "../../etc/passwd"}, "nudge-no-zone"),
        ("address", {"address": "ada"}, "nudge-no-address"),
        ("address", {"address": "a@b@example.org"}, "nudge-no-address"),
        ("address", {"address": "ada@example.org\r\nBcc: eve@example.org"}, "nudge-no-address"),
        ("address", {"address": "ada@localhost"}, "nudge-no-address"),
        ("quiet", {"quiet_from": "22:00", "quiet_until": None}, "nudge-no-hours"),
        ("quiet", {"quiet_from": "22:00", "quiet_until": "22:00"}, "nudge-no-hours"),
    ],
)
async def test_what_makes_no_sense_is_refused_with_the_reason(
    door: Door, path: str, body: dict[str, Any], told: str
) -> None:
    async with Guest(door.house, "Ada") as ada:
        await door.account(ada)
        base = door.push.subscription() if path == "browser" else {}
        refused = await ada.http.post(f"/api/nudges/{path}", json={"language": "en", "zone": "UTC", **base, **body})
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, told)


# Mail


async def confirmed(door: Door, guest: Guest, address: str) -> Any:
    """Give an address, and confirm it as its reader does."""
    await door.account(guest)
    told = await guest.post("/api/nudges/address", address=address, language="en", zone="UTC")
    assert (told["address"], told["confirmed"]) == (address, False)
    mail = await door.next_mail(address)
    link = here(re.search(rf"{PUBLIC}\S+", mail.get_content().split("days:")[1])[0])  # type: ignore[index]
    shown = door.house.get(link)
    assert shown.status_code == 200
    assert not (await guest.get("/api/nudges"))["confirmed"], "programs that look at mail follow links"
    assert door.house.post(link).status_code == 200
    return await guest.post("/api/nudges/quiet", quiet_from=None, quiet_until=None, language="en", zone="UTC")


def here(link: str) -> str:
    """Return where a link that came by mail leads at this server."""
    return urlsplit(link).path


async def test_mail_comes_after_its_reader_agreed_and_stops_by_one_click(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        assert (await confirmed(door, waiting, "turn@example.org"))["confirmed"]
        await finish_turn(mover, table)
        mail = await door.next_mail("turn@example.org", 1)
        assert mail["Subject"] == "Genesis: In the Beginning: your turn"
        assert mail["From"] == "Cosmogony <table@example.org>"
        assert mail["Content-Language"] == "en"
        assert f"{mover.name} has moved. It is your turn." in mail.get_content()
        assert f"{PUBLIC}/table/{table}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = here(mail["List-Unsubscribe"].strip("<>"))
        assert mail["List-Unsubscribe"].strip("<>") in mail.get_content()
        cookie = waiting.http.cookies["cosmogony"]
        assert cookie not in mail.as_string()
        shown = door.house.get(stop, headers={"Accept-Language": "de"})
        assert "Keine E-Mails mehr?" in shown.text
        assert (await waiting.get("/api/nudges"))["confirmed"]
        form = {"Content-Type": "application/x-www-form-urlencoded"}  # as a mail program posts it, with no cookie
        assert door.house.post(stop, content="List-Unsubscribe=One-Click", headers=form).status_code == 200
        assert (await waiting.get("/api/nudges"))["address"] is None
        assert door.house.post(stop).status_code == 200, "twice is no harm"
        await finish_turn(waiting, table)
        await finish_turn(mover, table)
        await asyncio.sleep(LOOKS)
        assert len(door.mails_to("turn@example.org")) == 2


async def test_nothing_is_sent_to_an_address_whose_reader_did_not_agree(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.account(waiting)
        await waiting.post("/api/nudges/address", address="silent@example.org", language="en", zone="UTC")
        await finish_turn(mover, table)
        await asyncio.sleep(LOOKS)
        assert len(door.mails_to("silent@example.org")) == 1


async def test_a_link_confirms_no_other_address_and_no_forged_one_works(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada:
        await door.account(ada)
        wanted = {"language": "en", "zone": "UTC"}
        await ada.post("/api/nudges/address", address="first@example.org", **wanted)
        mail = await door.next_mail("first@example.org")
        link = here(re.search(rf"{PUBLIC}/nudges/confirm/\S+", mail.get_content())[0])  # type: ignore[index]
        slow = await ada.http.post("/api/nudges/address", json={"address": "other@example.org", **wanted})
        assert slow.status_code == 429, "nobody has mails sent to one address after another"
        stopped = await ada.post("/api/nudges/address/stop")
        assert stopped["address"] is None
        assert door.house.get(link).status_code == 404
        assert door.house.post(link).status_code == 404
        for forged in (link[:-1] + "A", link.replace("confirm", "stop"), "/nudges/stop/" + "x" * 60):
            assert door.house.post(forged).status_code == 404
        assert not (await ada.get("/api/nudges"))["confirmed"]


async def test_a_mail_server_that_is_busy_is_asked_again(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada, Guest(door.house, "Bo") as bo:
        table = await begin(ada, bo)
        mover, waiting = await in_order(ada, bo, table)
        await door.account(mover)
        door.mail.answers[:] = ["451 later"]
        body = {"address": "never@example.org", "language": "en", "zone": "UTC"}
        refused = await mover.http.post("/api/nudges/address", json=body)
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, "nudge-mail-failed")
        assert (await mover.get("/api/nudges"))["address"] is None, "no link is on its way"
        await confirmed(door, waiting, "later@example.org")
        door.mail.answers[:] = ["451 later"]
        await finish_turn(mover, table)
        await door.next_mail("later@example.org", 1)
        assert door.mail.answers == []


# A person's data


async def test_wishes_are_exported_and_deleted_with_the_person(door: Door) -> None:
    async with Guest(door.house, "Ada") as ada:
        await door.subscribe(ada, "exported")
        await ada.post("/api/nudges/address", address="exported@example.org", language="en", zone="UTC")
        player = (await ada.get("/api/me"))["id"]
        async with opened_store(read_settings(door.house.environment)) as store:
            admin = Admin(store)
            wishes = Wishes(store)
            assert await wishes.claim("t" * 16, player, 1, 0.0)
            person = await admin.person(player)
            kept = await admin.export(person)
            assert kept["wishes"][0]["address"] == "exported@example.org"
            assert kept["browsers"][0]["endpoint"] == door.push.subscription("exported")["endpoint"]
            assert kept["nudges"][0]["turn"] == 1
            await admin.forget(person)
            kept = await admin.export(person)
            assert (kept["wishes"], kept["browsers"], kept["nudges"]) == ([], [], [])


# Several servers


@pytest.mark.slow
async def test_of_several_servers_one_tells(tmp_path: Path) -> None:
    with running_postgres() as url, PushReceiver() as receiver, Mailbox() as mailbox:
        settings = nudging(mailbox) | {"nudge_after": "2"}
        with House(tmp_path, url, workers="2", **settings) as first, House(tmp_path, url, **settings) as second:
            door = Door(first, receiver, mailbox)
            async with Guest(first, "Ada") as ada, Guest(second, "Bo") as bo:
                tables = [await begin(ada, bo) for _ in range(4)]
                await door.subscribe(ada, "ada")
                await door.subscribe(bo, "bo")
                waiting = set()
                for table in tables:
                    mover, other = await in_order(ada, bo, table)
                    await finish_turn(mover, table)
                    waiting.add((other.name.lower(), table))

                def told() -> list[tuple[str, str]]:
                    return [(name, text["table"]) for name in ("ada", "bo") for text in receiver.texts(name)]

                async def everyone() -> bool | None:
                    return waiting <= set(told()) or None

                await eventually(everyone)
                await asyncio.sleep(12)
                # Whoever has the first turn may be told of it as well: each of them once, by one of three processes.
                assert len(told()) == len(set(told()))


async def test_of_many_claims_one_wins(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'claims.db'}")
    Path(tmp_path / "claims.db").touch()
    async with opened_store(settings) as store:
        wishes = Wishes(store)
        for turn in (3, 8):
            won = await asyncio.gather(*(wishes.claim("t" * 16, "ada", turn, time.time()) for _ in range(20)))
            assert sum(won) == 1
            assert not await wishes.claim("t" * 16, "ada", turn - 1, time.time() + 1)
        assert not await wishes.claim("t" * 16, "ada", 9, heard=0.0), "who did nothing since is not told again"


# Where messages may go


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("142.250.180.10", True),
        ("2a00:1450:4002:402::200a", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("172.16.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - an address like any other
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("ff02::1", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.fixture
def service() -> PushService:
    return PushService(b"k" * 32, "https://play.example.org", anywhere=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://push.example.org:22/a",
        "https://ada@push.example.org/a",
        "https://push.example.org:port/a",
        "ftp://push.example.org/a",
        "https:///a",
        "https://push.example.org/\r\nHost: inside",
    ],
)
async def test_endpoints_that_no_push_service_has_are_refused(service: PushService, endpoint: str) -> None:
    with PushReceiver() as receiver:
        keys = receiver.subscription()
    service.check("https://push.example.org/a", keys["p256dh"], keys["auth"])
    with pytest.raises(RefusalError):
        service.check(endpoint, keys["p256dh"], keys["auth"])


@pytest.mark.parametrize("inside", [["127.0.0.1"], ["142.250.180.10", "127.0.0.1"], ["::1"], []])
async def test_a_name_that_leads_inside_is_not_followed(
    service: PushService, inside: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name server is the attacker's own; what it says at the moment of connecting counts."""
    connected = []

    async def lying(host: str, port: int) -> list[str]:
        return inside

    monkeypatch.setattr(push, "look_up", lying)
    with PushReceiver() as receiver:
        keys = receiver.subscription()
        inner = service._pool._network_backend._inner  # type: ignore[attr-defined]
        monkeypatch.setattr(inner, "connect_tcp", lambda *_: connected.append(1))
        browser = SubscribedBrowser("id", "https://push.example.org/a", keys["p256dh"], keys["auth"])
        assert await service.send(browser, b"{}", 60, "topic") is Outcome.FAILED
        assert receiver.posts == []
    assert connected == []
    await service.close()


@pytest.mark.parametrize(
    ("name", "outcome"), [("push.example.org", Outcome.SENT), ("other.example.org", Outcome.FAILED)]
)
async def test_the_certificate_must_be_that_of_the_name(
    name: str, outcome: Outcome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection goes to the address that was checked; what must prove itself there is the name."""
    with PushReceiver() as receiver:
        certificate = receiver.encrypt("push.example.org", tmp_path)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        service = PushService(b"k" * 32, PUBLIC, anywhere=False)
        connect, connected = httpcore.AnyIOBackend.connect_tcp, []

        async def looked_up(host: str, port: int) -> list[str]:
            return ["142.250.180.10"]

        async def redirected(backend: httpcore.AnyIOBackend, host: str, port: int, *more: Any) -> Any:
            connected.append((host, port))
            return await connect(backend, "127.0.0.1", receiver.port, *more)

        monkeypatch.setattr(push, "look_up", looked_up)
        monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", redirected)
        keys = receiver.subscription()
        browser = SubscribedBrowser("id", f"https://{name}/browser", keys["p256dh"], keys["auth"])
        assert await service.send(browser, b'{"a": 1}', 60, "topic") is outcome
        assert connected == [("142.250.180.10", 443)]
        assert receiver.texts() == ([{"a": 1}] if outcome is Outcome.SENT else [])
        await service.close()


async def test_localhost_is_not_reached_by_its_name(service: PushService) -> None:
    with PushReceiver() as receiver:
        keys = receiver.subscription()
        browser = SubscribedBrowser("id", f"https://localhost:{receiver.port}/a", keys["p256dh"], keys["auth"])
        assert await look_up("localhost", receiver.port)
        assert await service.send(browser, b"{}", 60, "topic") is Outcome.FAILED
        assert receiver.posts == []
    await service.close()


async def test_a_push_service_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.2)
    service = PushService(b"k" * 32, PUBLIC, anywhere=True)
    with PushReceiver() as receiver, socket.create_server(("127.0.0.1", 0)) as silent:
        keys = receiver.subscription()
        endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}/a"
        browser = SubscribedBrowser("id", endpoint, keys["p256dh"], keys["auth"])
        assert await service.send(browser, b"{}", 60, "topic") is Outcome.FAILED
    await service.close()


# The parts


def test_our_browser_reads_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    auth = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    assert unsealed(body, ec.derive_private_key(number, CURVE), auth) == b"When I grow up, I want to be a watermelon"


def test_the_key_stays_the_same() -> None:
    keys = {PushService(b"\xff" * 32, "https://a", anywhere=True).public_key for _ in range(2)}
    assert len(keys) == 1
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys.pop()))


@given(text=st.binary(min_size=1, max_size=3000))
def test_what_is_sealed_for_a_browser_it_can_read(text: bytes) -> None:
    key, auth = ec.generate_private_key(CURVE), b"a" * 16
    browser = SubscribedBrowser("id", "https://a", encoded(point(key.public_key())), encoded(auth))
    assert unsealed(push.sealed(text, browser), key, auth) == text


ZONES = ["UTC", "Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe"]


@given(
    now=st.integers(0, 4_000_000_000),
    zone=st.sampled_from(ZONES),
    begin=st.integers(0, 1439),
    length=st.integers(1, 1439),
)
def test_quiet_hours_are_those_on_the_clock_where_somebody_lives(now: int, zone: str, begin: int, length: int) -> None:
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    since = (local.hour * 60 + local.minute - begin) % 1440
    assert is_quiet(now, zone, begin, (begin + length) % 1440) == (since < length)
    assert not is_quiet(now, zone, None, None)


def test_a_zone_that_is_gone_is_read_as_utc() -> None:
    assert is_quiet(0, "Atlantis/Capital", 0, 10)


@pytest.mark.parametrize(
    ("written", "kept"),
    [(" ada@example.org ", "ada@example.org"), ("a.b+c@münchen.example", "a.b+c@xn--mnchen-3ya.example")],
)
def test_addresses_are_kept_as_mail_servers_know_them(written: str, kept: str) -> None:
    assert need_address(written) == kept


@given(text=st.text(max_size=60))
def test_no_address_reaches_a_header_that_could_be_two(text: str) -> None:
    try:
        kept = need_address(text)
    except RefusalError:
        return
    assert kept.isascii()
    assert kept.isprintable()
    assert kept.count("@") == 1
    assert not set(kept) & set(' ,;<>"')


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"public_url": "play.example.org"}, "public_url"),
        ({"public_url": "http://play.example.org"}, "public_url"),
        ({"public_url": "https://play.example.org/games"}, "public_url"),
        ({"smtp_url": "mail.example.org", "public_url": PUBLIC, "mail_from": "a@b.c"}, "smtp_url"),
        (
            {"smtp_url": "smtp+plain://u:p@localhost", "public_url": PUBLIC, "mail_from": "a@b.c"},
            "smtp_url: a password",
        ),
        ({"smtp_url": "smtps://mail.example.org", "public_url": PUBLIC}, "mail_from"),
        ({"smtp_url": "smtps://mail.example.org", "mail_from": "a@b.c"}, "public_url"),
    ],
)
def test_settings_that_do_not_fit_are_told(values: dict[str, str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        Settings(**values)  # type: ignore[arg-type]


async def test_without_settings_nothing_is_offered(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        await ada.post("/api/account", login="unnudged", password=PASSWORD)
        told = await ada.get("/api/nudges")
        assert (told["push_key"], told["mail_offered"]) == (None, False)
        refused = await ada.http.post(
            "/api/nudges/address", json={"address": "ada@example.org", "language": "en", "zone": "UTC"}
        )
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, "nudge-no-mail")
