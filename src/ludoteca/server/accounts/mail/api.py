"""HTTP API of links in mails: ask for one, wait for it, look at it, use it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Response, get, post

from ludoteca.server import clock
from ludoteca.server.accounts.mail.addresses_api import Addresses, Unsubscribing, give_cookie
from ludoteca.server.accounts.mail.link import COOKIE, LinkSeen, hash_of
from ludoteca.server.accounts.mail.requests import (
    Asked,
    LinkToken,
    NewAddress,
    NoticesWish,
    Opened,
    SignInWish,
    Waiting,
    asker_of,
    cookie_of,
    host_of,
    offered,
)
from ludoteca.server.accounts.mail.service import MailAccounts
from ludoteca.server.accounts.mail.store import AddressOfPerson, MailStore
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.accounts.ways import Ways
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hours import PlayingHours
from ludoteca.server.house import House
from ludoteca.server.mail import Outbox, Postman, Unsubscription
from ludoteca.server.notifications import Notifications
from ludoteca.server.people.joining import Joined
from ludoteca.server.sessions import AnyRequest


class SigningInByMail(Controller):
    path = "/api/sign-in/mail"
    tags = ("accounts",)

    @post("", status_code=202)
    async def ask(
        self,
        request: AnyRequest,
        data: SignInWish,
        guest: Guest | None,
        accounts: MailAccounts | None,
        secure: bool,
    ) -> Response[Asked]:
        """Send a link to the address of a person. The answer is the same where nobody has it."""
        asker = asker_of(request, data.language)
        link = await offered(accounts).ask_to_sign_in(data.address, asker, guest)
        response = Response(Asked(link.number, link.until), status_code=202)
        give_cookie(response, asker.cookie, secure)
        return response

    @get("")
    async def wait(self, request: AnyRequest, accounts: MailAccounts | None) -> Waiting:
        """Whether the link of this browser was confirmed elsewhere."""
        store, cookie = offered(accounts).store, cookie_of(request)
        link = cookie and await store.link_of_browser(hash_of(cookie), clock.now())
        if not link:
            return Waiting("none")
        return Waiting("confirmed" if link.confirmed else "waiting", link.number, link.until)

    @post("/finish", status_code=200)
    async def finish(
        self,
        request: AnyRequest,
        guest: Guest | None,
        accounts: MailAccounts | None,
        sign_in: SignIn,
    ) -> Response[Joined]:
        """Sign this browser in, once its link was confirmed elsewhere."""
        mine, cookie = offered(accounts), cookie_of(request)
        if cookie is None:
            raise Problem("error-no-such-link")
        person = await mine.finish(cookie)
        response: Response[Any] = Response(None, status_code=200)
        response.content = await sign_in.sign_in(request, response, guest, person)
        response.delete_cookie(COOKIE)
        return response


class Links(Controller):
    """Tokens come in bodies: addresses are logged, and sent on as referrers."""

    path = "/api/mail/link"
    tags = ("accounts",)

    @post("/look", status_code=200)
    async def look(
        self, request: AnyRequest, data: LinkToken, accounts: MailAccounts | None, limits: Limits
    ) -> LinkSeen:
        """What a link is for; uses nothing up."""
        limits.must_allow("links", None, host_of(request))
        return await offered(accounts).look(data.token, cookie_of(request))

    @post("/open", status_code=200)
    async def open(
        self,
        request: AnyRequest,
        data: LinkToken,
        guest: Guest | None,
        accounts: MailAccounts | None,
        limits: Limits,
        sign_in: SignIn,
    ) -> Response[Opened]:
        """Use a link: sign in here, let the browser that asked sign in, or add the address."""
        limits.must_allow("links", None, host_of(request))
        state, person = await offered(accounts).open(data.token, cookie_of(request))
        response: Response[Any] = Response(None, status_code=200)
        joined = None
        if person is not None:
            joined = await sign_in.sign_in(request, response, guest, person)
            response.delete_cookie(COOKIE)
        response.content = Opened(state, joined)
        return response


def feature(house: House) -> Feature:
    settings, accounts, unsubscription, jobs = house.settings, None, None, []
    if settings.smtp is not None and settings.public_url is not None:
        host = urlsplit(settings.public_url).hostname or "localhost"
        postman = Postman(settings.smtp, settings.mail_from or "", host)
        outbox = Outbox(postman)
        unsubscription = Unsubscription(house.key_for("mail unsubscription"), settings.public_url)
        accounts = MailAccounts(
            MailStore(house.database),
            outbox,
            postman,
            house.limits,
            house.key_for("mail links"),
            settings.public_url,
            house.notice,
            house.service(Notifications),
            house.service(PlayingHours),
        )
        for service in (outbox, unsubscription, accounts):
            house.put(service)
        house.service(Ways).mail = True
        jobs = [outbox.kind, accounts.kind]
    routes = router_with(
        SigningInByMail,
        Links,
        Addresses,
        Unsubscribing,
        accounts=accounts,
        unsubscription=unsubscription,
        limits=house.limits,
        sign_in=house.service(SignIn),
        secure=settings.secure,
    )
    bodies = [
        AddressOfPerson,
        Asked,
        LinkSeen,
        LinkToken,
        NewAddress,
        NoticesWish,
        Opened,
        SignInWish,
        Waiting,
    ]
    return Feature(routes=[routes], bodies=bodies, jobs=jobs)
