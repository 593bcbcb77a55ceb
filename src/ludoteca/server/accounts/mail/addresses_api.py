"""HTTP API of a person's mail addresses, and of the way out of notices by mail."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Redirect

from ludoteca.server.accounts.mail.link import COOKIE, LIFE_SECONDS
from ludoteca.server.accounts.mail.requests import (
    Asked,
    NewAddress,
    NoticesWish,
    asker_of,
    host_of,
    offered,
)
from ludoteca.server.accounts.mail.service import MailAccounts
from ludoteca.server.accounts.mail.store import AddressOfPerson
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.guests.guest import Guest
from ludoteca.server.mail import Unsubscription
from ludoteca.server.sessions import AnyRequest

RowId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{32}$(?!\n)")]
SignedId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{32}\.[A-Za-z0-9_-]{1,64}$(?!\n)")]


class Addresses(Controller):
    path = "/api/me/mail"
    tags = ("accounts",)

    @get("")
    async def list_them(
        self, me: Guest, accounts: MailAccounts | None
    ) -> tuple[AddressOfPerson, ...]:
        """The verified addresses of the guest."""
        return await offered(accounts).store.of(me.id)

    @post("", status_code=202)
    async def add(
        self,
        request: AnyRequest,
        data: NewAddress,
        me: Guest,
        accounts: MailAccounts | None,
        secure: bool,
    ) -> Response[Asked]:
        """Send a link that adds an address, or puts it in the place of another."""
        asker = asker_of(request, data.language)
        link = await offered(accounts).ask_to_add(data.address, data.replaces, asker, me)
        response = Response(Asked(link.number, link.until), status_code=202)
        give_cookie(response, asker.cookie, secure)
        return response

    @put("/{address:str}", status_code=200)
    async def wish(
        self, address: RowId, data: NoticesWish, me: Guest, accounts: MailAccounts | None
    ) -> None:
        """Say whether and how often notices may go to an address."""
        mine = offered(accounts)
        await mine.wish(me, address, data.notices, data.pace, data.daily_at, data.zone)

    @delete("/{address:str}", status_code=200)
    async def remove(self, address: RowId, me: Guest, accounts: MailAccounts | None) -> None:
        """Remove an address, to which a last mail goes."""
        await offered(accounts).remove(me, address)


class Unsubscribing(Controller):
    """One click in a mail program ends notices, without cookies (RFC 8058)."""

    path = "/api/mail/unsubscribe/{signed:str}"
    tags = ("accounts",)

    @get("", sync_to_thread=False)
    def ask_first(self, signed: SignedId) -> Redirect:
        """Go to the page that asks; programs that follow all links of a mail end nothing."""
        return Redirect(f"/unsubscribe#{signed}", status_code=303)

    @post("", status_code=200, opt={"exclude_from_csrf": True})
    async def end(
        self,
        request: AnyRequest,
        signed: SignedId,
        accounts: MailAccounts | None,
        unsubscription: Unsubscription | None,
        limits: Limits,
    ) -> None:
        """End notices to the address of a signed address. Once ended they stay ended."""
        store = offered(accounts).store
        limits.must_allow("links", None, host_of(request))
        row = None if unsubscription is None else unsubscription.read(signed)
        if row is None:
            raise Problem("error-no-such-link")
        await store.end_notices(row)


def give_cookie(response: Response[Asked], cookie: str, secure: bool) -> None:
    response.set_cookie(
        COOKIE, cookie, max_age=LIFE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
