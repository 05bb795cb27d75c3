"""What people say about nudges: over HTTP for the client, and by the links in mails, which need nobody signed in.

Programs that look at mail follow every link in it. So a link shows a page with one button; only its form, or a mail
program's own button for it (RFC 8058), changes anything.
"""

import base64
from hashlib import sha256
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from cosmogony.server.guard import Rates, address_of
from cosmogony.server.link_previews import spoken
from cosmogony.server.messages import (
    AddressBody,
    BrowserBody,
    Language,
    NudgeWishes,
    QuietBody,
    StopBrowserBody,
    Stopped,
)
from cosmogony.server.nudges import quiet
from cosmogony.server.nudges.mail import Postman, fingerprint, need_address
from cosmogony.server.nudges.nudger import Nudger
from cosmogony.server.nudges.outcome import Outcome
from cosmogony.server.nudges.push import PushService
from cosmogony.server.nudges.wishes import Wish, browser_id
from cosmogony.server.players import Player
from cosmogony.server.refusals import RefusalError
from cosmogony.server.routes import PROBLEMS
from cosmogony.server.settings import Settings
from cosmogony.texts import message, say

AnyRequest = Request[Any, Any, Any]
Token = Annotated[str, PathParameter(min_length=10, max_length=200)]

PER_ACCOUNT = 1 / 10
"""Addresses that one account may name in a second."""
PER_ADDRESS = 1 / 300
"""Mails in a second to an address whose reader has not agreed to any."""


async def account(player: NamedDependency[Player]) -> Player:
    """Return who asks, if they have an account: a guest may be gone tomorrow, and others may sit at that browser."""
    if player.login is None:
        raise RefusalError(message("nudge-needs-account"))
    return player


# For the client


@get("/", responses=PROBLEMS)
async def see_wishes(account: NamedDependency[Player], nudger: NamedDependency[Nudger]) -> NudgeWishes:
    """Say how somebody is told that it is their turn, and how they could be."""
    return await told(account, nudger)


@post("/browser", status_code=200, responses=PROBLEMS)
async def add_browser(
    data: JSONBody[BrowserBody], account: NamedDependency[Player], nudger: NamedDependency[Nudger]
) -> NudgeWishes:
    """Send push messages to a browser from now on."""
    need_push(nudger).check(data.endpoint, data.p256dh, data.auth)
    await nudger.wishes.set(account.id, data.language, zone=quiet.need_zone(data.zone))
    await nudger.wishes.add_browser(account.id, data.endpoint, data.p256dh, data.auth)
    return await told(account, nudger)


@post("/browser/stop", status_code=200, responses=PROBLEMS)
async def stop_browser(data: JSONBody[StopBrowserBody], nudger: NamedDependency[Nudger]) -> Stopped:
    """Send no more push messages to a browser, whoever uses it now: only the browser itself knows its endpoint."""
    await nudger.wishes.remove_browser(browser_id(data.endpoint))
    return Stopped()


@post("/address", status_code=200, responses=PROBLEMS)
async def set_address(
    data: JSONBody[AddressBody],
    request: AnyRequest,
    account: NamedDependency[Player],
    nudger: NamedDependency[Nudger],
    rates: NamedDependency[Rates],
    settings: NamedDependency[Settings],
) -> NudgeWishes:
    """Ask at an address whether its reader wants mail; nothing else is sent there before they have agreed."""
    postman, address = need_mail(nudger), need_address(data.address)
    zone = quiet.need_zone(data.zone)
    rates.need(f"addresses {account.id}", PER_ACCOUNT)
    rates.need(f"addresses {address_of(request, settings)}", settings.sign_ins_per_minute / 60)
    rates.need(f"mail {fingerprint(address)}", PER_ADDRESS)
    await nudger.wishes.set(account.id, data.language, zone=zone)
    wish = msgspec.structs.replace(await need_wish(account, nudger), address=address)
    if await postman.ask(wish, account.name) is not Outcome.SENT:
        raise RefusalError(message("nudge-mail-failed"))
    await nudger.wishes.set(account.id, data.language, address=address, confirmed=False)
    return await told(account, nudger)


@post("/address/stop", status_code=200, responses=PROBLEMS)
async def stop_address(account: NamedDependency[Player], nudger: NamedDependency[Nudger]) -> NudgeWishes:
    """Forget somebody's address."""
    wish = await nudger.wishes.of(account.id)
    if wish:
        await nudger.wishes.stop_mail(wish.mark)
    return await told(account, nudger)


@post("/quiet", status_code=200, responses=PROBLEMS)
async def set_quiet(
    data: JSONBody[QuietBody], account: NamedDependency[Player], nudger: NamedDependency[Nudger]
) -> NudgeWishes:
    """Set the hours in which nobody is nudged."""
    begin, end = data.quiet_from, data.quiet_until
    if (begin is None) != (end is None) or (begin is not None and begin == end):
        raise RefusalError(message("nudge-no-hours"))
    hours = {"quiet_from": begin and quiet.minutes(begin), "quiet_until": end and quiet.minutes(end)}
    await nudger.wishes.set(account.id, data.language, zone=quiet.need_zone(data.zone), **hours)
    return await told(account, nudger)


def need_push(nudger: Nudger) -> PushService:
    """Return who writes to browsers, or refuse where nobody does."""
    if nudger.push is None:
        raise RefusalError(message("nudge-no-push"))
    return nudger.push


def need_mail(nudger: Nudger) -> Postman:
    """Return who sends mail, or refuse where nobody does."""
    if nudger.postman is None:
        raise RefusalError(message("nudge-no-mail"))
    return nudger.postman


async def need_wish(player: Player, nudger: Nudger) -> Wish:
    """Return what somebody wants, who has just said so."""
    wish = await nudger.wishes.of(player.id)
    if wish is None:
        raise RefusalError(message("nudge-needs-account"))
    return wish


async def told(player: Player, nudger: Nudger) -> NudgeWishes:
    """Say how things stand."""
    wish, browsers = await nudger.wishes.of(player.id), await nudger.wishes.browsers(player.id)
    hours = (wish.quiet_from, wish.quiet_until) if wish else (quiet.minutes(quiet.BEGIN), quiet.minutes(quiet.END))
    begin, end = (None if minutes is None else quiet.clock(minutes) for minutes in hours)
    return NudgeWishes(
        push_key=nudger.push.public_key if nudger.push else None,
        mail_offered=nudger.postman is not None,
        browsers=[browser.id for browser in browsers],
        address=wish.address if wish else None,
        confirmed=wish.confirmed if wish else False,
        quiet_from=begin,
        quiet_until=end,
        zone=wish.zone if wish else None,
    )


def nudge_routes() -> Router:
    """Return what the client asks for."""
    handlers = [see_wishes, add_browser, stop_browser, set_address, stop_address, set_quiet]
    return Router("/api/nudges", route_handlers=handlers, dependencies={"account": Provide(account)})


# For whoever has a mail

STYLE = """
:root { color-scheme: dark; --ground: #070b16; --ink: #e9edf6; --muted: #a3afc9; --gold: #f5c654; --on: #1c1402; }
body { display: grid; place-content: center; justify-items: start; gap: 1rem; min-height: 100vh; margin: 0;
  padding: 2rem; box-sizing: border-box; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0; max-width: 48ch; color: var(--muted); }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 8px; background: var(--gold); color: var(--on);
  font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--gold); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
"""
POLICY = (
    f"default-src 'none'; style-src 'sha256-{base64.b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PAGE = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{title}</title>
    <style>{style}</style>
  </head>
  <body>
    <h1>{title}</h1>
    <p>{text}</p>
    {action}
  </body>
</html>
"""
BUTTON = '<form method="post"><button>{label}</button></form>'
HOME = '<a href="/#/settings">{label}</a>'


@get("/confirm/{token:str}")
async def ask_confirm(request: AnyRequest, token: Token, nudger: NamedDependency[Nudger]) -> Response[str]:
    """Show the button by which somebody agrees to mail."""
    lang = spoken(request)
    if await meant(token, nudger) is None:
        return page(lang, "mail-page-stale", status=404)
    return page(lang, "mail-page-confirm", button=True)


@post("/confirm/{token:str}", status_code=200)
async def confirm(request: AnyRequest, token: Token, nudger: NamedDependency[Nudger]) -> Response[str]:
    """Send mail from now on."""
    lang, wish = spoken(request), await meant(token, nudger)
    if wish is None or not await nudger.wishes.confirm(wish.mark, wish.address or ""):
        return page(lang, "mail-page-stale", status=404)
    return page(lang, "mail-page-confirmed")


@get("/stop/{token:str}")
async def ask_stop(request: AnyRequest, token: Token, nudger: NamedDependency[Nudger]) -> Response[str]:
    """Show the button that stops mail."""
    lang = spoken(request)
    if stopped(token, nudger) is None:
        return page(lang, "mail-page-stale", status=404)
    return page(lang, "mail-page-stop", button=True)


@post("/stop/{token:str}", status_code=200)
async def stop(request: AnyRequest, token: Token, nudger: NamedDependency[Nudger]) -> Response[str]:
    """Stop mail: for the button on our page and for that of mail programs; twice is no harm."""
    lang, mark = spoken(request), stopped(token, nudger)
    if mark is None:
        return page(lang, "mail-page-stale", status=404)
    await nudger.wishes.stop_mail(mark)
    return page(lang, "mail-page-stopped")


async def meant(token: str, nudger: Nudger) -> Wish | None:
    """Return the wish whose address a link confirms, if it is still the one that was asked about."""
    read = nudger.postman.read_confirm(token) if nudger.postman else None
    wish = await nudger.wishes.by_mark(read[0]) if read else None
    return wish if read and wish and wish.address and fingerprint(wish.address) == read[1] else None


def stopped(token: str, nudger: Nudger) -> str | None:
    """Return whose mail a link stops."""
    return nudger.postman.read_stop(token) if nudger.postman else None


def page(lang: Language, what: str, button: bool = False, status: int = 200) -> Response[str]:
    """Write a page that says one thing and has at most one button."""
    title, text = say(what, lang), say(f"{what}-more", lang)
    action = BUTTON.format(label=escape(say(f"{what}-button", lang))) if button else ""
    if not button:
        action = HOME.format(label=escape(say("mail-page-settings", lang)))
    written = PAGE.format(lang=lang, title=escape(title), text=escape(text), action=action, style=STYLE)
    headers = {"content-security-policy": POLICY, "cache-control": "no-store", "referrer-policy": "no-referrer"}
    return Response(written, media_type=MediaType.HTML, status_code=status, headers=headers)


def nudge_pages() -> Router:
    """Return what the links in mails lead to."""
    return Router("/nudges", route_handlers=[ask_confirm, confirm, ask_stop, stop], include_in_schema=False)
