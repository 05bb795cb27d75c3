"""Nudges in a real browser: asked for in the settings, confirmed by mail, shown by the service worker."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from tests.server.house import House, free_port
from tests.server.receivers import Mailbox, PushReceiver
from tests.web.conftest import ALONE, DESKTOP, PATIENCE, PHONE, is_fault
from tests.web.test_everyone import serious, sideways

T = TypeVar("T")
PASSWORD = "correct horse battery"  # noqa: S105 - of people in tests
BY_THE_DAY = {"bank": 3 * 86400, "increment": 86400}

PUSH_SERVICE = """subscription => {
    const key = 'test.subscribed';
    const made = () => ({endpoint: subscription.endpoint, options: {applicationServerKey: null},
        toJSON: () => ({keys: {p256dh: subscription.p256dh, auth: subscription.auth}}),
        unsubscribe: async () => localStorage.removeItem(key)});
    PushManager.prototype.subscribe = async (options) => {
        if (options.applicationServerKey.length !== 65) throw new Error('no key');
        localStorage.setItem(key, 'yes');
        return made();
    };
    PushManager.prototype.getSubscription = async () => localStorage.getItem(key) ? made() : null;
    window.asked = 0;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => { window.asked += 1; return ask(); };
}"""
"""Chromium without an account at a push service cannot subscribe: this says what a push service would."""

CLICK = """async ([table, action]) => {
    const [notification] = (await registration.getNotifications()).filter(one => one.tag === table);
    self.opened = [];
    clients.openWindow = async (address) => { self.opened.push(address); };
    const event = new NotificationEvent('notificationclick', {notification, action});
    let done = Promise.resolve();
    Object.defineProperty(event, 'waitUntil', {value: (promise) => { done = promise; }});
    dispatchEvent(event);
    await done;
    return self.opened;
}"""
"""Click a notice: nothing else in a browser without a desktop can."""


class Nudging:
    """A server that nudges, and those who take its nudges."""

    def __init__(self, house: House, receiver: PushReceiver, mailbox: Mailbox) -> None:
        self.house, self.push, self.mail = house, receiver, mailbox


@pytest.fixture(scope="module")
def nudging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nudging]:
    port = free_port()
    with PushReceiver() as receiver, Mailbox() as mailbox:
        settings: dict[str, Any] = {
            "public_url": f"http://127.0.0.1:{port}",
            "smtp_url": mailbox.url,
            "mail_from": "table@example.org",
            "nudge_after": "0.5",
            "push_anywhere": "true",
        }
        with House(tmp_path_factory.mktemp("nudges"), port=port, **settings) as house:
            yield Nudging(house, receiver, mailbox)


@pytest.fixture
def context_of(browser: Browser, nudging: Nudging) -> Iterator[Callable[..., BrowserContext]]:
    contexts: list[BrowserContext] = []

    def make(phone: bool = False, **more: Any) -> BrowserContext:
        view: Any = PHONE if phone else DESKTOP
        context = browser.new_context(viewport=view, has_touch=phone, reduced_motion="reduce", **more)
        context.add_init_script(ALONE)
        subscription = json.dumps(nudging.push.subscription(secrets.token_hex(4)))
        context.add_init_script(f"({PUSH_SERVICE})({subscription})")
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


def signed_in(context: BrowserContext, house: House) -> Page:
    """Open the settings with a new account."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda told: faults.append(told.text) if is_fault(told.type, told.text, "409") else None)
    request = page.request
    assert request.post(f"{house.url}/api/guest", data={"name": "Ada"}).ok
    login = f"ada{secrets.token_hex(4)}"
    assert request.post(f"{house.url}/api/account", data={"login": login, "password": PASSWORD}).ok
    page.goto(f"{house.url}/#/settings")
    page.wait_for_selector("[data-nudge=quiet]")
    assert faults == []
    return page


def soon(look: Callable[[], T | None]) -> T:
    """Look until something is there."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        if (found := look()) is not None:
            return found
        time.sleep(0.1)
    raise AssertionError("what should be there did not come")


def mail_to(mailbox: Mailbox, address: str) -> Any:
    return soon(lambda: next((mail for mail in mailbox.mails if mail["To"] == address), None))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_address_is_told_after_it_was_confirmed_and_until_it_is_stopped(
    nudging: Nudging, context_of: Callable[..., BrowserContext], phone: bool
) -> None:
    page = signed_in(context_of(phone, locale="en"), nudging.house)
    address = f"ada-{secrets.token_hex(4)}@example.org"
    field = page.get_by_label("E-mail address")
    field.fill("ada at home")
    page.get_by_role("button", name="Send a link to confirm").click()
    alert = page.locator("[data-nudge=mail] [role=alert]")
    expect(alert).to_contain_text("not an e-mail address")
    assert field.get_attribute("aria-describedby") == alert.get_attribute("id")
    field.fill(address)
    page.get_by_role("button", name="Send a link to confirm").click()
    expect(page.locator("[data-nudge=mail]")).to_contain_text(f"We have sent a link to {address}")
    assert serious(page) == []
    assert sideways(page) == 0
    text = mail_to(nudging.mail, address).get_content()
    page.goto(re.search(r"http://\S+/nudges/confirm/\S+", text)[0])  # type: ignore[index]
    assert serious(page) == []
    assert sideways(page) == 0
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("heading", name="You will get mail")).to_be_visible()
    page.get_by_role("link", name="To the settings").click()
    expect(page.locator("[data-nudge=mail]")).to_contain_text(f"You are told at {address}")
    page.get_by_role("button", name="Stop, and forget the address").click()
    expect(page.get_by_label("E-mail address")).to_be_visible()


@pytest.mark.parametrize(("lang", "saved"), [("en", "Saved."), ("de", "Gespeichert."), ("it", "Salvato.")])
def test_quiet_hours_are_those_of_the_browsers_time_zone(
    nudging: Nudging, context_of: Callable[..., BrowserContext], lang: str, saved: str
) -> None:
    page = signed_in(context_of(phone=lang == "it", locale=lang, timezone_id="Europe/Rome"), nudging.house)
    quiet = page.locator("[data-nudge=quiet]")
    expect(quiet.locator("#quiet-zone")).to_contain_text("Europe/Rome")
    assert [quiet.locator(one).input_value() for one in ("#quiet-from", "#quiet-until")] == ["22:00", "08:00"]
    quiet.locator("#quiet-from").fill("23:30")
    expect(quiet.get_by_text(saved)).to_be_visible()
    quiet.locator("#quiet-until").fill("23:30")
    expect(quiet.get_by_role("alert")).to_be_visible()
    assert quiet.locator("#quiet-until").get_attribute("aria-invalid") == "true"
    quiet.locator("#quiet-until").fill("07:00")
    expect(quiet.get_by_role("alert")).to_have_count(0)
    expect(quiet.get_by_text(saved)).to_be_visible()
    page.reload()
    expect(quiet.locator("#quiet-from")).to_have_value("23:30")
    expect(quiet.locator("#quiet-until")).to_have_value("07:00")
    quiet.get_by_role("checkbox").uncheck()
    expect(quiet.locator("#quiet-from")).to_have_count(0)
    told = page.request.get(f"{nudging.house.url}/api/nudges").json()
    assert (told["quiet_from"], told["quiet_until"], told["zone"]) == (None, None, "Europe/Rome")
    assert sideways(page) == 0


def test_a_browser_says_no_and_nothing_is_asked_before_a_click(
    nudging: Nudging, context_of: Callable[..., BrowserContext]
) -> None:
    page = signed_in(context_of(locale="en"), nudging.house)
    assert page.evaluate("window.asked") == 0
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator("[data-nudge=push] [role=alert]")).to_contain_text("does not allow notices")
    assert page.request.get(f"{nudging.house.url}/api/nudges").json()["browsers"] == []


def begin(page: Page, house: House) -> str:
    """Sit down with a bot at a table that plays by the day; sooner or later it is our turn."""
    body = {"game": "genesis", "players": 2, "bots": [{"seat": 1, "level": "random"}], "clock": BY_THE_DAY}
    opened = page.request.post(f"{house.url}/api/tables", data=body)
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]
    sat = page.request.post(f"{house.url}/api/tables/{table}/sit", data={"random": secrets.token_hex(32), "seat": 0})
    assert sat.ok
    return table


def worker_of(context: BrowserContext) -> Worker:
    return soon(lambda: next((one for one in context.service_workers if "nudge-worker" in one.url), None))


def deliver(page: Page, house: House, text: dict[str, Any]) -> None:
    """Hand a push message to the browser, as its push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: Any) -> None:
        found.extend(one["registrationId"] for one in event["registrations"] if one["scopeURL"].endswith("/nudges/"))

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    deadline = time.monotonic() + PATIENCE / 1000
    while not found and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    message = {"origin": house.url, "registrationId": found[0], "data": json.dumps(text)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration('nudges/')).getNotifications())
    .map(one => ({title: one.title, body: one.body, tag: one.tag, actions: one.actions.map(it => it.title)}))"""


def deliver_until_shown(page: Page, house: House, text: dict[str, Any], worker: Worker) -> None:
    """Hand over a message again and again: a notice of the same tag that was closed just before may take it along."""

    def shown() -> bool | None:
        deliver(page, house, text)
        page.wait_for_timeout(300)
        return worker.evaluate("async () => (await registration.getNotifications()).length === 1") or None

    soon(shown)


def test_a_nudge_is_shown_opens_the_table_and_stops_by_its_own_button(
    nudging: Nudging, context_of: Callable[..., BrowserContext]
) -> None:
    context = context_of(locale="en", permissions=["notifications"])
    page = signed_in(context, nudging.house)
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator("[data-nudge=push]")).to_contain_text("This browser tells you.")
    assert page.evaluate("window.asked") == 1
    page.get_by_role("checkbox", name="Keep quiet").uncheck()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.locator("[data-nudge=push]")).to_contain_text("This browser tells you.")
    table = begin(page, nudging.house)
    paths = [page.evaluate("async () => (await PushManager.prototype.getSubscription()).endpoint").rsplit("/", 1)[1]]
    text = soon(lambda: next(iter(nudging.push.texts(paths[0])), None))
    assert text["table"] == table
    deliver(page, nudging.house, text)
    shown = page.wait_for_function(f"async () => {{ const all = await ({SHOWN})(); return all.length === 1 && all; }}")
    assert shown.json_value() == [
        {"title": text["title"], "body": text["body"], "tag": table, "actions": ["No more of these"]}
    ]
    worker = worker_of(context)
    assert worker.evaluate(CLICK, [table, ""]) == [f"{nudging.house.url}/#/table/{table}"]
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")

    deliver_until_shown(page, nudging.house, text, worker)
    endpoint = nudging.push.subscription(paths[0])["endpoint"]
    worker.evaluate(
        """endpoint => { registration.pushManager.getSubscription = async () =>
            ({endpoint, unsubscribe: async () => { self.unsubscribed = true; }}); }""",
        endpoint,
    )
    assert worker.evaluate(CLICK, [table, "stop"]) == []
    assert worker.evaluate("self.unsubscribed") is True
    assert page.request.get(f"{nudging.house.url}/api/nudges").json()["browsers"] == []


def test_signing_out_stops_the_nudges_of_this_browser(
    nudging: Nudging, context_of: Callable[..., BrowserContext]
) -> None:
    page = signed_in(context_of(locale="en", permissions=["notifications"]), nudging.house)
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator("[data-nudge=push]")).to_contain_text("This browser tells you.")
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill(PASSWORD + "!")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    page.reload()
    expect(page.locator("[data-nudge=push]")).to_contain_text("This browser tells you.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Login")).to_be_visible()
    assert page.evaluate("localStorage.getItem('test.subscribed')") is None
    expect(page.locator("[data-nudge]")).to_have_count(0)
