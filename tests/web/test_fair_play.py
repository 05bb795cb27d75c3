"""Fair play on the screen: nobody is replaced unseen, and anybody can check a shuffle."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cosmogony.texts import say
from tests.server.house import House
from tests.web.conftest import OpenPage
from tests.web.play import await_turn, by_clicks, by_keyboard, new_table, play_to_the_end


def two_at_a_table(open_page: OpenPage, **friends: str) -> tuple[Page, Page]:
    """Seat a host and a friend at a table of two."""
    host = open_page("/#/new/genesis")
    new_table(host, "me", "link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Share this link").input_value()
    friend = open_page("/" + link.split("/", 3)[3], **friends)
    friend.get_by_label("You play as").fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.wait_for_selector("aside li.turn")
    return host, friend


def propose_a_bot(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Nobody is replaced against their will")).to_contain_text("2:00")
    page.get_by_role("button", name="Let a bot play for Bo").press("Enter")


def test_who_is_to_be_replaced_is_told_and_may_object_agree_and_come_back(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    propose_a_bot(host)
    expect(host.get_by_text("Bo is here, and decides.")).to_be_visible()
    expect(friend.get_by_role("alert")).to_contain_text("proposes that a bot plays on for you")
    friend.get_by_role("button", name="I am here").press("Enter")
    expect(host.get_by_text("Bo is here, and decides.")).to_have_count(0)
    propose_a_bot(host)
    host.get_by_role("button", name="Take it back").press("Enter")
    expect(friend.get_by_role("button", name="I am here")).to_have_count(0)
    propose_a_bot(host)
    friend.get_by_role("button", name="Let the bot play").press("Enter")
    expect(friend.get_by_role("alert")).to_contain_text("A bot plays on for you. The seat is yours")
    friend.reload()
    friend.get_by_role("button", name="Play on myself").press("Enter")
    expect(friend.locator("li.mine")).to_have_count(1)
    expect(friend.get_by_role("button", name="Play on myself")).to_have_count(0)


def test_who_went_away_is_shown_with_the_time_that_is_left(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    friend.close()
    expect(host.locator(".presence.away").first).to_be_visible()
    propose_a_bot(host)
    told = host.get_by_text("Bo is away. Unless they come back, the bot begins in")
    expect(told).to_contain_text(re.compile(r"1:\d\d"))


@pytest.mark.parametrize(("locale", "check", "good"), [
    ("en", "Check a shuffle", "All agrees."),
    ("de", "Ein Mischen prüfen", "Alles stimmt überein."),
    ("it", "Controlla una mescolata", "Tutto corrisponde."),
])  # fmt: skip
def test_a_shuffle_is_checked_in_the_browser(open_page: OpenPage, locale: str, check: str, good: str) -> None:
    page = open_page(locale=locale)
    page.click("[data-quick=genesis]")
    await_turn(page)
    noted = page.evaluate("JSON.parse(localStorage.getItem('cosmogony.shuffles'))[0]")
    play_to_the_end(page, by_keyboard(3))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name=say("web-menu", locale), exact=True).press("Enter")
    menu = page.locator("dialog[open]")
    menu.locator("summary").press("Enter")
    expect(menu.locator("code").first).to_have_text(noted["commitment"])
    expect(menu.locator("code").last).to_have_text(noted["numbers"]["0"])
    menu.get_by_role("link", name=check).press("Enter")
    found = page.get_by_role("status")
    expect(found).to_contain_text(good)
    expect(found.locator("li")).to_have_count(5)
    assert "web-" not in page.locator("main").inner_text()


def test_a_forged_record_is_told_by_what_was_noted(open_page: OpenPage, web_house: House, tmp_path: Path) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    await_turn(page)
    noted = page.evaluate("JSON.parse(localStorage.getItem('cosmogony.shuffles'))[0]")
    play_to_the_end(page, by_clicks(3))
    record = web_house.get(f"/api/tables/{noted['table']}/record").text
    sound, forged = tmp_path / "game.txt", tmp_path / "forged.txt"
    sound.write_text(record)
    forged.write_text(record.replace(noted["numbers"]["0"], "0" * 64))
    stranger = open_page("/#/shuffle")
    field = stranger.get_by_label("Or a record from a file")
    field.set_input_files(sound)
    expect(stranger.get_by_role("status")).to_contain_text("No commitment was noted before the game")
    stranger.get_by_label("Commitment of the server").fill(noted["commitment"])
    stranger.get_by_label("Your number").fill(noted["numbers"]["0"])
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("status")).to_contain_text("Your number was added at seat 1.")
    field.set_input_files(forged)
    for fault in ("The record was altered", "The seed is not made", "Your number was not added", "Something is wrong"):
        expect(stranger.get_by_role("status")).to_contain_text(fault)
    field.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"a diary"})
    expect(stranger.get_by_role("status")).to_contain_text("This is no record")
    stranger.get_by_label("Table, or the link to it").fill("nonsense")
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("status")).to_contain_text("This is not a link to a table")


def operate(house: House, *arguments: str) -> str:
    """Run ``cosmogony admin`` beside the server."""
    command = [sys.executable, "-m", "cosmogony.cli", "admin", *arguments]
    return subprocess.run(command, env=house.environment, capture_output=True, text=True, check=True).stdout


def test_who_misbehaves_is_reported_and_a_banned_browser_is_told_and_stays_away(
    open_page: OpenPage, web_house: House
) -> None:
    host, friend = two_at_a_table(open_page, expected="403")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Report somebody").press("Enter")
    host.get_by_label("What happened?").fill("Bo calls people names.")
    expect(host.get_by_label("It is about")).to_have_value("1")
    host.get_by_role("button", name="Send the report").press("Enter")
    expect(host.get_by_text("Thank you. Whoever runs this server")).to_be_visible()
    told = operate(web_house, "reports")
    assert "Bo calls people names." in told
    person = friend.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)")
    sockets: list[object] = []
    friend.on("websocket", lambda opened: sockets.append(opened))
    operate(web_house, "ban", person, "--days", "1")
    expect(friend.get_by_role("alert")).to_contain_text("Whoever runs this server has banned you until")
    friend.wait_for_timeout(3_000)  # it would have come back by now, several times
    assert sockets == []
    expect(friend.get_by_text("The connection is lost")).to_have_count(0)
    expect(host.locator(".presence.away").first).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("alert")).to_contain_text("has banned you until")
    friend.wait_for_timeout(3_000)
    assert len(sockets) <= 1
