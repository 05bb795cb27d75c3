"""Around the tables: my games, a bot's seat for a latecomer, the account, the component browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import GUEST, OpenPage
from tests.web.play import await_turn, new_table
from tests.web.test_everyone import serious

ACCOUNT = ("home-keeper", "correct horse battery")


def test_my_games_name_the_player_whose_turn_it_is(open_page: OpenPage) -> None:
    host = open_page("/#/new/genesis")
    new_table(host, "me", "link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Share this link").input_value()
    friend = open_page("/" + link.split("/", 3)[3])
    friend.get_by_label("You play as").fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.wait_for_selector("aside li.turn")
    mine = GUEST in host.locator("aside li.turn .name").inner_text()
    mover, waiting = (host, friend) if mine else (friend, host)
    for page in (host, friend):
        page.locator("a.home").click()
    expect(mover.locator("li.turn .state")).to_contain_text("Your turn")
    expect(waiting.locator(".tables .state").first).to_contain_text(re.compile(f"{GUEST if mine else 'Bo'}.s turn"))
    expect(waiting.locator("li.turn")).to_have_count(0)


def test_a_latecomer_takes_over_a_bots_seat_when_all_agree(open_page: OpenPage) -> None:
    player = open_page()
    player.click("[data-quick=genesis]")
    await_turn(player)
    late = open_page("/" + player.url.split("/", 3)[3])
    late.get_by_role("button", name="Join in").click()
    bot = player.locator("aside li:not(.mine):not(.rival) .name").first.inner_text()
    late.get_by_role("button", name=f"Play on for {bot}").click()
    expect(late.get_by_text("Waiting for the others.")).to_be_visible()
    expect(player.get_by_text(f"would like to play on for {bot}")).to_be_visible()
    player.get_by_role("button", name="Agree").click()
    expect(late.locator("li.mine")).to_have_count(1)
    expect(late.get_by_role("button", name="Join in")).to_have_count(0)
    player.locator("button.choice").first.click()
    await_turn(late)


def account_form(page: Page, login: str, password: str, button: str) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=button).click()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()


def test_a_changed_password_signs_out_other_browsers(open_page: OpenPage) -> None:
    here, there = (open_page("/#/settings", expected=refused) for refused in ("409", "401"))
    account_form(here, *ACCOUNT, "Open an account")
    account_form(there, *ACCOUNT, "Sign in")
    here.get_by_label("Present password").fill("wrong")
    here.get_by_label("New password").fill("staple of a horse")
    here.get_by_role("button", name="Change the password").click()
    expect(here.get_by_role("alert")).to_contain_text("wrong")
    here.get_by_label("Present password").fill(ACCOUNT[1])
    here.get_by_role("button", name="Change the password").click()
    expect(here.get_by_text("The password is changed")).to_be_visible()
    for page in (here, there):
        page.reload()
    expect(here.get_by_text("You are signed in as")).to_be_visible()
    expect(there.get_by_label("Login")).to_be_visible()


def test_what_is_wrong_with_a_login_or_password_is_said_beside_it(open_page: OpenPage) -> None:
    page = open_page("/#/settings", locale="de")
    for button in ("Anmelden", "Konto anlegen"):
        page.get_by_label("Anmeldename").fill("Jörg")
        page.get_by_label("Passwort").fill("kurz")
        page.get_by_role("button", name=button).click()
        expect(page.locator("#login + [role=alert]")).to_contain_text("Buchstaben a bis z")
        expect(page.locator("#password + [role=alert]")).to_contain_text("mindestens 10 Zeichen")
        expect(page.get_by_role("alert")).to_have_count(2)
        page.get_by_label("Anmeldename").fill("joerg")
        page.get_by_label("Passwort").fill("lang genug ist das")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nowhere/at/all", "Forse al link manca una lettera"),
        ("table/abc", "Questo tavolo non esiste."),
        ("table/aaaaaaaaaaaaaaaa", "Questo tavolo non esiste."),
        ("replay/table/aaaaaaaaaaaaaaaa", "Questo tavolo non esiste."),
        ("replay/record/ff", "Questa registrazione non esiste."),
        ("puzzles/genesis/9-9-9", "Qui non c'è un rompicapo così."),
        ("rules/checkers", "Questo gioco non esiste."),
        ("components/checkers", "Questo gioco non esiste."),
        ("new/checkers", "Questo gioco non esiste."),
        ("shared/abc", "Questo link non contiene una partita intera."),
    ],
)
def test_an_address_that_leads_to_nothing_says_so_and_shows_a_way_out(
    open_page: OpenPage, address: str, said: str
) -> None:
    page = open_page(f"/#/{address}", locale="it", phone=True, expected="Failed to load resource")
    expect(page.get_by_role("heading", name="A questo indirizzo non c'è nulla")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("main a.button")).to_be_visible()
    assert serious(page) == []


def test_a_file_that_is_no_record_is_refused_beside_its_field(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", locale="de", expected="Failed to load resource")
    letter = tmp_path / "liebesbrief.txt"
    letter.write_text("Liebe Ada,", encoding="utf-8")
    page.get_by_label("Eine Aufzeichnung aus einer Datei öffnen").set_input_files(letter)
    expect(page.locator("#record + [role=alert]")).to_contain_text("keine Aufzeichnung")


PIECES = {
    "genesis": ("dark angel", "The dark angel", "ruling"),
    "cosmogenesis": ("pale blue", "Pale Blue Dot", "reconstructed"),
    "crafting": ("2 time crystals or", "Event Horizon", "rulebook"),
}
"""For each game whose pieces are drawn: what to look for, the piece it finds, and its badge."""


@pytest.mark.parametrize("game", PIECES)
def test_every_piece_is_shown_with_what_it_does_and_where_it_comes_from(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#/components/{game}", phone=game == "crafting")
    pieces = page.locator("#panel-pieces li")
    expect(pieces.first).to_be_visible()
    for piece in pieces.all():
        assert piece.locator("svg > *").count() > 0
        assert "web-" not in piece.inner_text()
        assert piece.locator(".badge").count() > 0, piece.inner_text()
    words, name, source = PIECES[game]
    page.get_by_label("Search").fill(words)
    found = pieces.filter(has=page.get_by_role("heading", name=name, exact=False))
    expect(found).to_have_count(1)
    expect(found.locator(f".badge.{source}")).to_have_count(1)
    page.get_by_label("Search").fill("")
    page.locator(f"button.badge.{source}").press("Enter")
    expect(pieces.filter(has_not=page.locator(f".badge.{source}"))).to_have_count(0)
    page.get_by_role("tab", name="Pieces").press("ArrowRight")
    expect(page.locator("#panel-values code").first).to_be_visible()


def test_the_components_of_a_table_are_those_of_its_own_edition(open_page: OpenPage) -> None:
    page = open_page("/#/components/cosmogenesis")
    editor = page.get_by_role("textbox", name="Your own edition")
    expect(editor).to_have_value(re.compile("Pale Blue Dot"))
    editor.fill(editor.input_value().replace("Pale Blue Dot", "Pale Green Dot"))
    page.get_by_role("button", name="Open a table with it").click()
    page.get_by_role("button", name="Open the table").click()
    await_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("link", name="Components").click()
    expect(page.get_by_role("heading", name="Pale Green Dot")).to_be_visible()
    page.get_by_role("link", name="Edition of this table").click()
    await_turn(page)


def test_a_link_to_nowhere_is_refused_beside_its_field_and_in_sight(open_page: OpenPage) -> None:
    page = open_page("/", locale="it", phone=True)
    field = page.get_by_label("Entra con un link")
    field.fill("ciao")
    field.evaluate("one => one.scrollIntoView({block: 'end'})")  # the last line on the screen
    field.press("Enter")
    told = page.locator("#bad-link")
    expect(told).to_have_text("Questo non è il link di un tavolo.")
    expect(told).to_be_in_viewport(ratio=0.9)
