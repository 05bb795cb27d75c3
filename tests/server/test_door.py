"""The door: who may come in, how often, and what browsers are told about our pages."""

import asyncio
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cosmogony.core.errors import SetupError
from cosmogony.server.guard import AT_ONCE, BURST, Rates, Turnstile
from cosmogony.server.settings import Settings, read_settings
from tests.server.house import Guest, House

pytestmark = pytest.mark.anyio


def test_health_and_metrics_are_there(house: House) -> None:
    health = httpx.get(f"{house.url}/health").json()
    assert (health["status"], health["database"]) == ("ok", "sqlite")
    metrics = httpx.get(f"{house.url}/metrics").text
    assert "cosmogony_commit_seconds_bucket" in metrics
    assert "cosmogony_sockets" in metrics


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/health", "/api/games", "/api/tables/nonsense", "/nowhere"):
        headers = httpx.get(house.url + path).headers
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
    refused = httpx.post(f"{house.url}/api/guest", json={"name": "Eve"}, headers=headers)
    assert (refused.status_code, refused.json()["message"]["id"]) == (403, "door-other-site")
    assert "set-cookie" not in refused.headers
    async with connect(house.url.replace("http", "ws") + "/api/socket", additional_headers=headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_our_own_pages_can_post(house: House) -> None:
    for headers in ({"Origin": house.url}, {"Sec-Fetch-Site": "same-origin", "Origin": house.url}):
        assert httpx.post(f"{house.url}/api/guest", json={"name": "Ada"}, headers=headers).status_code == 200


def test_the_cookie_is_signed_and_hidden_from_scripts(house: House) -> None:
    response = httpx.post(f"{house.url}/api/guest", json={"name": "  Ada \u0007 Lovelace "})
    assert response.json()["name"] == "Ada Lovelace"
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = response.cookies["cosmogony"]
    assert httpx.get(f"{house.url}/api/me", cookies={"cosmogony": value}).status_code == 200
    # Of the last letter of the signature only some bits count, so the forger changes the first.
    body, signature = value.rsplit(".", 1)
    changed = f"{body}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    for forged in (value[:-1], changed, "x", "x" * 5000, '"x".y'):
        assert httpx.get(f"{house.url}/api/me", cookies={"cosmogony": forged}).status_code == 401


async def test_large_requests_and_messages_are_not_read(house: House) -> None:
    body = b'{"name": "' + b"x" * 2_000_000 + b'"}'
    response = httpx.post(f"{house.url}/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 413
    async with Guest(house, "Ada") as ada, ada.socket() as line:
        await line.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await line.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_whoever_comes_too_often_is_slowed_down(tmp_path: Path) -> None:
    slow = {
        "requests_per_second": "5",
        "messages_per_second": "2",
        "sign_ins_per_minute": "6",
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
                answers = [(await first.ask("ping"))["type"] if n < 2 * BURST else None for n in range(20)]
                assert set(answers) == {"pong"}
                await first.send("ping")
                assert (await first.until("fault", "pong"))["type"] == "fault"
            statuses = [(await ada.http.get("/api/games")).status_code for _ in range(60)]
            assert 429 in statuses
            assert (await ada.http.get("/health")).status_code == 200


def test_buckets_fill_again() -> None:
    rates = Rates()
    assert [rates.allow("a", 1000) for _ in range(3)] == [True] * 3
    assert rates.allow("b", 0.1)
    assert not rates.allow("b", 0.1)


async def test_a_crowd_is_let_in_a_few_at_a_time_and_in_order() -> None:
    turnstile, entered = Turnstile(), list[int]()

    async def visit(number: int) -> None:
        await turnstile.enter()
        entered.append(number)

    for _ in range(2):
        entered.clear()
        crowd = [asyncio.create_task(visit(number)) for number in range(5 * AT_ONCE)]
        crowd[AT_ONCE + 1].cancel()
        rounds = [0]
        while len(entered) < 5 * AT_ONCE - 1:
            await asyncio.sleep(0)
            rounds.append(len(entered))
        assert max(after - before for before, after in pairwise(rounds)) <= AT_ONCE
        assert entered == [number for number in range(5 * AT_ONCE) if number != AT_ONCE + 1]
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
        assert "Cosmogony" in httpx.get(house.url + "/").text
        assert "strict" in httpx.get(house.url + "/app.js").text
        assert httpx.get(house.url + "/health").json()["status"] == "ok"
        assert httpx.get(house.url + "/../../etc/passwd").status_code in (400, 404)


def test_nothing_secret_is_logged(house: House) -> None:
    told = house.told()
    assert "Ada" not in told
    assert "cosmogony=" not in told
    assert "correct horse" not in told
