"""The door: who may come in, how often, and what browsers are told about our pages."""

import asyncio
import re
import secrets
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosmogony.core.errors import SetupError
from cosmogony.server import guard
from cosmogony.server.settings import Settings, read_settings
from tests.server.house import PATIENCE, Guest, House, Line, eventually

pytestmark = pytest.mark.anyio


async def test_health_and_metrics_are_there(house: House) -> None:
    health = house.get("/health").json()
    assert (health["status"], health["database"]) == ("ok", "sqlite")

    async def ready() -> Any:
        told = house.get("/ready")  # not while a slow disk keeps it waiting
        return told.json() if told.status_code == 200 else None

    assert (await eventually(ready))["ready"]
    metrics = house.get("/metrics").text
    assert "cosmogony_commit_seconds_bucket" in metrics
    assert "cosmogony_sockets" in metrics
    assert 'cosmogony_request_duration_seconds_count{method="GET",path="/health",status="200"}' in metrics


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/health", "/api/games", "/api/tables/nonsense", "/nowhere"):
        headers = house.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "https://sub.example"},
        {"Origin": "null"},
    ],
)
async def test_other_sites_can_neither_post_nor_open_sockets(house: House, headers: dict[str, str]) -> None:
    refused = house.post("/api/guest", json={"name": "Eve"}, headers=headers)
    assert (refused.status_code, refused.json()["message"]["id"]) == (403, "door-other-site")
    assert "set-cookie" not in refused.headers
    async with house.socket(headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_our_own_pages_can_post(house: House) -> None:
    for headers in ({"Origin": house.url}, {"Sec-Fetch-Site": "same-origin", "Origin": house.url}):
        assert house.post("/api/guest", json={"name": "Ada"}, headers=headers).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])
def test_only_what_calls_itself_json_is_taken_as_json(house: House, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    refused = house.post("/api/guest", content=b'{"name": "Eve"}', headers=headers)
    assert (refused.status_code, refused.json()["message"]["id"]) == (415, "door-not-json")
    taken = house.post(
        "/api/guest", content=b'{"name": "Ada"}', headers={"Content-Type": "application/json; charset=utf-8"}
    )
    assert taken.status_code == 200


def test_no_page_of_ours_names_another_site(house: House) -> None:
    for path in ("/api", "/api/", "/api/openapi.json", "/schema", "/docs"):
        told = house.get(path).text
        assert "cdn" not in told.lower()
        assert "<script" not in told or "https://" not in told
    assert house.get("/api/openapi.json").json()["info"]["title"] == "Cosmogony"


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/%00", "/api/" + "y" * 5000, "/%ff%fe", "/..%2f..%2fetc/passwd"])
def test_addresses_that_no_file_can_have_are_not_found(house: House, path: str) -> None:
    assert 400 <= house.get(path).status_code < 500


@pytest.mark.parametrize("body", [b'{"\xff":1}', b"\xff", b"[" * 100_000, b'{"name": ' + b"9" * 5000 + b"}"])
def test_bodies_of_any_bytes_are_refused(house: House, body: bytes) -> None:
    answer = house.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500


async def test_signing_out_revokes_the_session_and_no_other(house: House) -> None:
    account = {"login": f"out-{secrets.token_hex(4)}", "password": "a long password"}
    async with Guest(house, "Ada") as ada, Guest(house, "other device") as other:
        await ada.post("/api/account", **account)
        await other.post("/api/sign-in", **account)
        stolen = dict(ada.http.cookies)
        await ada.post("/api/sign-out")
        assert house.get("/api/me", cookies=stolen).status_code == 401
        assert (await other.get("/api/me"))["login"] == account["login"]
        async with house.socket({"Cookie": f"cosmogony={stolen['cosmogony']}"}) as socket:
            line = Line(socket)
            refused = await line.ask("say", table="a" * 16, text="still here?")
            assert refused["message"]["id"] == "door-who-are-you"


def test_the_cookie_is_signed_and_hidden_from_scripts(house: House) -> None:
    response = house.post("/api/guest", json={"name": "  Ada \u0007 Lovelace "})
    assert response.json()["name"] == "Ada Lovelace"
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = response.cookies["cosmogony"]
    assert house.get("/api/me", cookies={"cosmogony": value}).status_code == 200
    # Of the last letter of the signature only some bits count, so the forger changes the first.
    body, signature = value.rsplit(".", 1)
    changed = f"{body}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    for forged in (value[:-1], changed, "x", "x" * 5000, '"x".y'):
        assert house.get("/api/me", cookies={"cosmogony": forged}).status_code == 401


def test_whoever_has_no_cookie_is_nobody_and_no_fault(house: House) -> None:
    answer = house.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)


def test_the_page_is_asked_for_again_and_its_parts_never(house: House) -> None:
    page = house.get("/")
    assert page.headers["cache-control"] == "no-cache"
    part = re.search(r'/assets/[^"]+\.js', page.text)
    assert part is not None
    assert house.get(part.group()).headers["cache-control"] == "public, max-age=31536000, immutable"
    assert house.get("/assets/gone.js").headers["cache-control"] == "no-cache"
    assert house.get("/api/games").headers["cache-control"] == "no-store"


async def test_large_requests_and_messages_are_not_read(house: House) -> None:
    body = b'{"name": "' + b"x" * 2_000_000 + b'"}'
    response = house.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 413
    async with Guest(house, "Ada") as ada, ada.socket() as line:
        await line.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await line.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_whoever_comes_too_often_is_slowed_down(tmp_path: Path) -> None:
    """All that is sent at once would take minutes to be allowed, so a busy machine makes no difference."""
    slow = {
        "requests_per_second": "1",
        "messages_per_second": "0.5",
        "sign_ins_per_minute": "0.1",
        "sockets_per_address": "3",
    }
    with House(tmp_path, **slow) as house:  # type: ignore[arg-type]
        async with Guest(house, "Ada") as ada:
            account = {"login": "nobody", "password": "wrong wrong wrong"}
            tried = [(await ada.http.post("/api/sign-in", json=account)).status_code for _ in range(4)]
            assert tried == [409, 429, 429, 429]
            async with ada.socket() as first, ada.socket(), ada.socket():
                async with ada.socket() as fourth:
                    with pytest.raises(ConnectionClosed):
                        await fourth.receive()
                for _ in range(150):
                    await first.send("ping")
                told = [await first.receive() for _ in range(150)]
                answers = [answer["type"] for answer in told]
                assert answers[:5] == ["pong"] * 5
                assert set(answers) == {"pong", "fault"}
                assert [answer["ref"] for answer in told] == list(range(1, 151))
            statuses = await asyncio.gather(*(ada.http.get("/api/games") for _ in range(150)))
            assert 429 in {answer.status_code for answer in statuses}
            assert (await ada.http.get("/health")).status_code == 200


async def test_a_family_at_one_address_opens_the_page_at_once(tmp_path: Path) -> None:
    """A page has dozens of parts: five people who open it together ask for hundreds, and are no flood."""
    with House(tmp_path, requests_per_second="5") as house:
        async with Guest(house, "Ada") as ada:
            parts = await asyncio.gather(*(ada.http.get(f"/assets/part-{number}.js") for number in range(300)))
            assert {answer.status_code for answer in parts} == {404}
            statuses = await asyncio.gather(*(ada.http.get("/api/games") for _ in range(100)))
            assert 429 in {answer.status_code for answer in statuses}


def test_buckets_run_empty_and_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))
    rates = guard.Rates()
    assert [rates.allow("a", 2) for _ in range(2 * guard.BURST + 1)] == [True] * 2 * guard.BURST + [False]
    assert rates.allow("b", 2), "everyone has a bucket of their own"
    now += 1
    assert [rates.allow("a", 2) for _ in range(3)] == [True, True, False]
    now += 1000
    assert [rates.allow("a", 2) for _ in range(2 * guard.BURST + 1)] == [True] * 2 * guard.BURST + [False]


def test_full_buckets_are_forgotten_and_empty_ones_never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came once takes no memory for ever, and a crowd of strangers gives nobody another try at passwords."""
    now = 100.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(guard, "MOST_BUCKETS", 1000)
    rates = guard.Rates()
    while rates.allow("sign-ins of one", 1 / 6):
        pass
    for number in range(5000):
        rates.allow(f"requests of {number}", 20)
        assert len(rates._full_at) <= 1000
    assert not rates.allow("sign-ins of one", 1 / 6)
    now += guard.FORGET_SECONDS + 1
    rates.allow("requests of another", 20)
    assert list(rates._full_at) == ["requests of another"]


@pytest.mark.parametrize(
    ("host", "line"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:eeee:dddd:cccc", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_count_lines_and_not_the_addresses_that_a_line_can_choose_from(host: str, line: str) -> None:
    assert guard.line_of(host) == line


async def test_a_crowd_is_let_in_a_few_at_a_time_and_in_order() -> None:
    turnstile, entered = guard.Turnstile(), list[int]()

    async def visit(number: int) -> None:
        await turnstile.enter()
        entered.append(number)

    for _ in range(2):
        entered.clear()
        crowd = [asyncio.create_task(visit(number)) for number in range(5 * guard.AT_ONCE)]
        crowd[guard.AT_ONCE + 1].cancel()
        rounds = [0]
        while len(entered) < 5 * guard.AT_ONCE - 1:
            await asyncio.sleep(0)
            rounds.append(len(entered))
        assert max(after - before for before, after in pairwise(rounds)) <= guard.AT_ONCE
        assert entered == [number for number in range(5 * guard.AT_ONCE) if number != guard.AT_ONCE + 1]
        await asyncio.gather(*crowd, return_exceptions=True)
        await asyncio.sleep(0)


def test_settings_come_from_environment_and_flags_with_clear_faults() -> None:
    given = {"COSMOGONY_PORT": "99", "COSMOGONY_TRUST_PROXY": "true"}
    assert read_settings(given).port == 99
    assert read_settings(given).trust_proxy
    assert read_settings(given, port=7).port == 7
    assert read_settings(read_settings(given).to_environment()) == read_settings(given)
    for wrong, told in {
        "COSMOGONY_PORT": "port",
        "COSMOGONY_DATABASE_URL": "sqlite:///",
        "COSMOGONY_SECRET": "32 characters",
        "COSMOGONY_WORKERS": "PostgreSQL",
        "COSMOGONY_BOT_QUEUE": "PostgreSQL",
    }.items():
        value = {"COSMOGONY_WORKERS": "2", "COSMOGONY_BOT_QUEUE": "true"}.get(wrong, "nonsense")
        with pytest.raises(SetupError, match=told):
            read_settings({wrong: value})
    assert Settings().host == "127.0.0.1"


def test_a_served_client_keeps_its_pages(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<h1>Cosmogony</h1>")
    (web / "app.js").write_text("'use strict'")
    with House(tmp_path, web=str(web)) as house:
        assert "Cosmogony" in house.get("/").text
        assert "strict" in house.get("/app.js").text
        assert house.get("/health").json()["status"] == "ok"
        assert house.get("/../../etc/passwd").status_code in (400, 404)


def test_nothing_secret_is_logged(house: House) -> None:
    told = house.told()
    assert "Ada" not in told
    assert "cosmogony=" not in told
    assert "correct horse" not in told
