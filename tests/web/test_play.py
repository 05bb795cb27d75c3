"""Whole games through the screen: by clicks, by keyboard alone, at one device, from two browsers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cosmogony.games import GAMES
from tests.server.house import House
from tests.web.conftest import GUEST, OpenPage
from tests.web.play import await_turn, by_clicks, by_keyboard, new_table, play_to_the_end

DECISION = "button.choice"
HOLD = """async (button, ms) => {
    const finger = {bubbles: true, pointerType: "touch", detail: 1};
    button.dispatchEvent(new PointerEvent("pointerdown", finger));
    if (ms) await new Promise(done => setTimeout(done, ms));
    button.dispatchEvent(new PointerEvent("click", finger));
}"""
"""A finger comes down on a button, stays and goes; a tap stays for no time, however busy the machine is."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_a_whole_game_by_clicks(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.click(f"[data-quick={game}]")
    assert play_to_the_end(page, by_clicks(7)) > 5
    totals = page.locator("dialog[open] tfoot td")
    expect(totals.first).to_have_text(re.compile(r"^-?\d+$"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays_a_whole_game(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.wait_for_selector(f"[data-quick={game}]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.quick") == game:
            break
    page.keyboard.press("Enter")
    assert play_to_the_end(page, by_keyboard(3)) > 5


def test_two_people_share_one_screen(open_page: OpenPage) -> None:
    page = open_page("/#/new/genesis")
    new_table(page, "me", "here")
    page.get_by_label("Name", exact=True).fill("Blaise")
    page.get_by_role("button", name="Open the table").click()
    movers, at = set(), ""
    for _ in range(6):
        at = await_turn(page, at)
        movers.add(page.locator("[data-seq] strong").inner_text())
        page.locator(DECISION).first.click()
    assert movers == {f"{GUEST}:", "Blaise:"}


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.hides_nothing])
def test_a_shared_screen_is_handed_over_behind_a_curtain_where_hands_are_secret(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#/new/{game}")
    new_table(page, "me", "here")
    page.get_by_label("Name", exact=True).fill("Blaise")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Hand the screen to")).to_be_visible()
    assert page.locator("[data-seq]").count() == 0
    page.get_by_role("button", name="I am").click()
    await_turn(page)


def test_an_invited_friend_plays_from_another_browser(open_page: OpenPage) -> None:
    host = open_page("/#/new/genesis")
    new_table(host, "me", "link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Share this link").input_value()
    friend = open_page("/" + link.split("/", 3)[3])
    friend.get_by_label("You play as").fill("Caroline")
    friend.get_by_role("button", name="Sit here").click()
    pages = {GUEST: host, "Caroline": friend}
    for page in pages.values():
        page.wait_for_selector("[data-seq]")
    for _ in range(4):
        turn = host.locator("ul:not(.chips) > li.turn .name").first.inner_text()
        mover = "Caroline" if "Caroline" in turn else GUEST
        waiting = pages[GUEST if mover == "Caroline" else "Caroline"]
        before = host.locator("[data-seq]").get_attribute("data-seq") or ""
        expect(waiting.locator(DECISION)).to_have_count(0)
        pages[mover].locator(DECISION).first.click()
        for page in pages.values():
            expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)
    expect(host.locator("aside .presence:not(.away)")).to_have_count(1)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good evening!")
    host.keyboard.press("Enter")
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_text("Good evening!")).to_be_visible()
    friend.close()
    expect(host.locator("aside .presence.away")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_follows_the_game(open_page: OpenPage, game: str) -> None:
    player = open_page()
    player.click(f"[data-quick={game}]")
    at = await_turn(player)
    spectator = open_page("/" + player.url.split("/", 3)[3])
    expect(spectator.locator("[data-seq]")).to_have_attribute("data-seq", at)
    expect(spectator.locator(DECISION)).to_have_count(0)
    expect(player.get_by_text("One person is watching.")).to_be_visible()
    player.locator(DECISION).first.click()
    expect(spectator.locator("[data-seq]")).not_to_have_attribute("data-seq", at)
    # an answer about one position goes when the next one comes: ask when nobody but the player can move
    expect(spectator.locator("[data-seq]")).to_have_attribute("data-seq", await_turn(player, at))
    closed = spectator.locator("main [data-place]:not(.glow)").first
    if closed.count():
        closed.dispatch_event("click")
        expect(spectator.locator(".sentence")).to_contain_text("It is the turn of")


@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_a_choice_shows_what_it_would_do(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.click(f"[data-quick={game}]")
    at = await_turn(page)
    page.locator(DECISION).first.hover()
    expect(page.locator(".foretold")).to_contain_text("Preview")
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", at)
    page.mouse.move(0, 0)
    expect(page.locator(".foretold")).to_have_count(0)


def test_a_finger_that_stays_looks_and_only_a_tap_chooses(open_page: OpenPage) -> None:
    page = open_page(phone=True)
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    choice = page.locator(DECISION).nth(1)
    choice.evaluate(HOLD, 700)
    expect(page.locator(".foretold")).to_be_visible()
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", at)
    choice.evaluate(HOLD, 0)
    await_turn(page, at)


def test_a_hint_names_good_choices_and_says_why(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator(DECISION).first.click()
    await_turn(page, at)
    page.keyboard.press("h")
    expect(page.locator(f"{DECISION} small").first).not_to_be_empty()
    page.get_by_role("button", name="All choices").click()
    expect(page.locator(f"{DECISION} small")).to_have_count(0)


def test_the_log_shows_earlier_moments_while_the_game_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    expect(page).to_have_title(re.compile("Your turn"))
    at = await_turn(page)
    for _ in range(2):
        page.locator(DECISION).first.click()
        at = await_turn(page, at)
    page.locator("[aria-label=Log] li button").first.click()
    expect(page.get_by_text("You look back")).to_be_visible()
    expect(page.locator(DECISION)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    await_turn(page)


def test_arrow_keys_walk_over_the_board_and_enter_asks_why_not(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator(DECISION).first.click()
    await_turn(page, at)
    page.keyboard.press("b")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place='move VII']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sentence.notice")).to_contain_text("no day has begun")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence.notice")).to_have_count(0)


def test_the_rules_open_at_the_clause_that_matters_now(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    await_turn(page)
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("[data-clause].wanted")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("dark angel circle")
    expect(page.locator("[data-clause]").nth(15)).to_have_count(0)
    expect(page.locator("[data-clause]").first).to_be_visible()


def test_an_edited_edition_is_checked_and_played(open_page: OpenPage) -> None:
    page = open_page("/#/components/genesis", expected="400 (Bad Request)")
    editor = page.get_by_role("textbox", name="Your own edition")
    whole = editor.input_value()
    editor.fill(whole.replace("[4, 3, 3, 2, 2, 1, 1]", "[4, 3]"))
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[role=status]:not(.good)")).to_contain_text("points")
    editor.fill(whole.replace("[4, 3, 3, 2, 2, 1, 1]", "[9, 3, 3, 2, 2, 1, 1]"))
    page.get_by_role("button", name="Open a table with it").click()
    expect(page.get_by_text("This table plays with your edition")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    await_turn(page)
    expect(page.locator("main svg").get_by_text("9", exact=True).first).to_be_visible()


def test_what_is_not_allowed_explains_itself_with_its_clause(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    at = await_turn(page)
    page.locator(DECISION).first.click()
    await_turn(page, at)
    page.locator("[data-place='move VI']").dispatch_event("click")
    expect(page.locator(".sentence.notice")).to_contain_text("no day has begun")
    page.get_by_role("button", name="GEN-5.4").click()
    expect(page.locator("[data-clause='GEN-5.4'].wanted")).to_be_in_viewport()


def test_a_decision_is_taken_back(open_page: OpenPage) -> None:
    page = open_page("/#/new/genesis")
    new_table(page, "me", "here")
    page.get_by_role("button", name="Open the table").click()
    await_turn(page)
    first = page.locator(DECISION).first.inner_text()
    page.keyboard.press("2")
    expect(page.locator(".fresh")).to_contain_text("matter")
    page.keyboard.press("u")
    expect(page.locator("[aria-label=Log] li")).to_have_count(0)
    expect(page.locator(DECISION).first).to_have_text(first)


@pytest.mark.slow
def test_a_table_comes_back_in_mid_turn_after_the_server_was_killed(open_page: OpenPage, tmp_path: Path) -> None:
    with House(tmp_path, bot_processes="1") as house:
        page = open_page(house=house)
        page.click("[data-quick=genesis]")
        at = await_turn(page)
        page.locator(DECISION).first.click()
        at = await_turn(page, at)
        told = page.locator("[aria-label=Log] li").all_inner_texts()
        house.kill()
        expect(page.get_by_text("The connection is lost").first).to_be_visible()
        house.start()
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        assert page.locator("[aria-label=Log] li").all_inner_texts() == told
        page.locator(DECISION).first.click()
        await_turn(page, at)
        assert page.locator("[aria-label=Log] li").all_inner_texts()[: len(told)] == told


@pytest.mark.slow
def test_a_finished_game_is_looked_at_again_move_by_move(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-quick=genesis]")
    play_to_the_end(page, by_clicks(1))
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Moment of the game")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name="One decision back").click()
    expect(page).to_have_url(re.compile(rf"/{last - 1}$"))
    slider.fill("4")
    expect(page).to_have_url(re.compile(r"/4$"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#" not in link  # the server sees where it leads, and tells chat apps
    shown = page.request.get(link).text()
    assert 'property="og:title" content="Genesis' in shown
    assert re.search(r'url=/#/replay/table/\w+/4"', shown)
    page.locator("[data-thing='stock C']").dispatch_event("contextmenu")
    expect(page.locator(".what")).to_contain_text("Stock of chaos")
    page.locator(".what").get_by_role("button", name="GEN-4.5").click()
    expect(page.locator("dialog[open]")).to_contain_text("GEN-4.5")
    page.keyboard.press("Escape")
    page.locator("[aria-label=Log] li button").first.click()
    expect(page).not_to_have_url(re.compile(r"/4$"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("cosmogony")
    page.reload()
    expect(slider).to_have_attribute("max", str(last))
    page.get_by_label("Seen by").select_option(label=GUEST)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".progress").or_(page.locator(".mistake")).first).to_be_visible()
