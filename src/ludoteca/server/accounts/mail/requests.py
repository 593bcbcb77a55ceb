"""Types of requests and answers about mail addresses and links."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

import msgspec

from ludoteca.server.accounts.mail.link import COOKIE, new_id
from ludoteca.server.accounts.mail.service import Asker, MailAccounts
from ludoteca.server.edge.answers import Problem
from ludoteca.server.mail import Pace
from ludoteca.server.notifications import Minute
from ludoteca.server.people.joining import Joined
from ludoteca.server.sessions import AnyRequest
from ludoteca.server.sessions.browsers import browser_and_system

Token = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
Written = Annotated[str, msgspec.Meta(max_length=300)]
Tag = Annotated[str, msgspec.Meta(max_length=12)]

_COOKIE: Final = re.compile("[0-9a-f]{32}")
MOST_NAME: Final = 400
"""Characters of a ``User-Agent`` header that are read."""


class SignInWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to which a link is to be sent; ``language`` is that of the page."""

    address: Written
    language: Tag = ""


class NewAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be verified; ``replaces`` is the id of the one that ends then."""

    address: Written
    language: Tag = ""
    replaces: Token | None = None


class NoticesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether notices go to an address, and how often; what is left out stays. ``daily_at`` is the
    time of daily mails in minutes after midnight, ``zone`` the IANA name of the person's time
    zone."""

    notices: bool
    pace: Pace | None = None
    daily_at: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class LinkToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, from the fragment of its address."""

    token: Token


class Asked(msgspec.Struct, frozen=True):
    """A link was asked for. The browser that opens it shows the same ``number``."""

    number: int
    until: int


class Waiting(msgspec.Struct, frozen=True):
    """Whether a link of this browser is waited for, or was confirmed in another one."""

    state: Literal["none", "waiting", "confirmed"]
    number: int | None = None
    until: int | None = None


class Opened(msgspec.Struct, frozen=True):
    """What came of a link: this browser is signed in, the one that asked may sign in, or the
    address was added."""

    state: Literal["signed-in", "confirmed", "added"]
    joined: Joined | None = None


def offered(accounts: MailAccounts | None) -> MailAccounts:
    """Raises `Problem` ``error-no-mail`` where the host has set no mail server."""
    if accounts is None:
        raise Problem("error-no-mail")
    return accounts


def cookie_of(request: AnyRequest) -> str | None:
    found = request.cookies.get(COOKIE, "")
    return found if _COOKIE.fullmatch(found) else None


def host_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def asker_of(request: AnyRequest, language: str) -> Asker:
    """The browser of a request; one without a cookie gets a new one."""
    browser, system = browser_and_system(request.headers.get("user-agent", "")[:MOST_NAME])
    cookie = cookie_of(request) or new_id()
    return Asker(cookie, browser, system, host_of(request), language)
