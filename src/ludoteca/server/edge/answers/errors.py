"""The error codes of the server with their HTTP status, and the answers made of them.

A code is a translation key of the client; `facts` are its arguments. Codes of rules come from the
games and from `ludoteca.core.codec`, and have status 422.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ludoteca.core.game import Fact, Rejected

STATUS: Final[Mapping[str, int]] = {
    # Unreadable requests.
    "error-unreadable": 400,  # facts: detail
    "error-unreadable-frame": 400,  # facts: detail; over the socket only
    "error-unreadable-action": 422,  # facts: detail; over the socket only
    # The guest, their browser, their rights.
    "error-no-guest": 401,
    "error-forged-request": 403,  # the CSRF token is missing or old: ask for /api/me, try again
    "error-no-cookies": 403,  # the browser keeps none: not even ``csrftoken`` came back
    "error-other-address": 403,  # facts: address, at which the browser keeps our cookies
    "error-foreign-origin": 403,
    "error-unknown-host": 421,  # the request names another host: see PUBLIC_URL
    "error-banned": 403,  # facts: until
    "error-held-browser": 403,  # that of a banned person, who asks to be somebody new
    "error-not-moderator": 403,
    "error-not-owner": 403,
    "error-not-your-seat": 403,  # facts: seat
    # Passkeys and recovery codes.
    "error-no-passkeys-here": 409,  # under this address browsers offer none
    "error-no-passkey": 409,  # recovery codes are for those who have one
    "error-passkey-expired": 409,  # the challenge was answered too late
    "error-passkey-refused": 422,  # its answer is not for us, or was given before
    "error-passkey-copied": 409,  # its counter went back: two devices have the same secret
    "error-too-many-passkeys": 409,  # facts: most
    "error-recovery-code": 422,  # there is none like this, or it was used
    # Addresses, tables, people, games.
    "error-not-found": 404,
    "error-no-such-table": 404,
    "error-no-such-person": 404,
    "error-no-such-session": 404,
    "error-no-such-line": 404,  # of talk; or this reader never heard it
    "error-no-such-report": 404,
    "error-no-such-sanction": 404,
    "error-no-such-code": 404,  # or it was used, or its time is over
    "error-already-you": 409,  # the code of the person who is signed in here
    "error-same-person": 409,  # in orders of the host only
    "error-lasting-person": 409,  # in orders of the host only
    "error-passkey-unknown": 404,  # it was removed here, or is of another house
    "error-no-such-feed": 404,
    "error-no-such-webhook": 404,
    "error-no-tutorial": 404,
    "error-no-mail": 404,  # the host has set no mail server
    "error-no-openid": 404,  # the host has set no provider
    "error-no-such-link": 404,  # it was used, or its time is over
    "error-no-such-address": 404,
    "error-method": 405,
    "error-no-websocket": 426,  # plain HTTP came in: a proxy does not pass the upgrade on
    "error-no-such-game": 422,  # facts: game
    "error-no-such-seat": 422,  # facts: seat
    "error-no-such-level": 422,  # facts: level
    "error-options": 422,  # facts: detail
    "error-seat-count": 422,  # facts: least, most
    "error-seat-count-exact": 422,  # facts: seats
    "error-history-range": 422,  # facts: most
    "error-webhook-address": 422,  # no https address of a public host
    # Names.
    "error-name-empty": 422,
    "error-name-too-long": 422,  # facts: most
    "error-name-characters": 422,
    "error-name-like-a-bot": 422,
    "error-name-reserved": 422,  # it sounds like the operators of the house
    "error-name-link": 422,
    "error-name-taken": 409,  # by another person at the same table
    # Mail addresses, and people of the OpenID provider.
    "error-mail-address": 422,
    "error-mail-taken": 409,  # the address belongs to another person
    "error-mail-enough": 409,  # facts: most
    "error-openid-failed": 403,  # what the provider sent is not what was asked for
    "error-openid-unknown": 404,  # nobody here has joined this subject to themselves
    "error-openid-taken": 409,  # the subject belongs to another person
    "error-openid-away": 503,  # the provider does not answer
    # Not now.
    "error-already-seated": 409,
    "error-not-seated": 409,
    "error-seat-taken": 409,  # facts: seat
    "error-table-full": 409,
    "error-not-invited": 409,  # for whichever reason: nobody learns who has how many invitations
    "error-sent-away": 403,
    # Relations.
    "error-blocked": 409,  # by the person who asks: nobody learns who has blocked them
    "error-blocked-there": 409,  # somebody whom the person has blocked is at the table
    "error-not-lasting": 403,  # only people who can sign in again follow others or make tournaments
    "error-yourself": 422,
    "error-too-many-followed": 409,  # facts: most
    "error-too-many-blocked": 409,  # facts: most
    "error-seat-open": 409,  # facts: seat
    "error-seat-occupied": 409,  # facts: seat, name; a seat to be removed still has its person
    "error-seats-changed": 409,  # by another person at this moment
    "error-colour-taken": 409,
    "error-not-answered": 409,  # facts: name, of a person who has not answered to the rematch
    "error-shared-dice": 409,  # the dice are shared with other tables, so options are fixed
    "error-table-started": 409,
    "error-not-running": 409,
    "error-not-over": 409,
    "error-not-asked": 409,  # facts: seat
    "error-hints-off": 409,
    "error-no-such-challenge": 404,
    "error-challenge-alone": 409,
    "error-known-dice": 409,  # the owner may know the dice: such a table cannot be listed
    "error-never-rated": 409,  # nobody wins against others there, or the dice are shared
    "error-challenge-open": 409,  # other people can still play these dice
    "error-challenge-over": 409,  # too late to begin
    "error-not-comparable": 409,  # the dice depend on the players' choices
    "error-table-stopped": 409,
    "error-table-closed": 409,
    "error-not-a-person": 409,  # facts: seat
    "error-bot-plays": 409,  # a bot plays for the person: take the seat back first
    "error-person-plays": 409,  # a bot was too late; sent to no client
    "error-seat-not-played": 409,  # no bot plays for the person; sent to no client
    "error-no-preview": 409,
    "error-no-proposals": 409,  # this game has no suggestions
    "error-undo-asked": 409,  # another request to undo is open
    "error-undo-declined": 409,  # it can be asked again after the next entry
    "error-undo-gone": 409,  # the request is no longer open
    "error-table-halted": 409,  # moderators have closed it, and may open it again
    "error-paused": 409,  # the table pauses already
    "error-pause-time": 422,  # too early, or too late
    "error-pause-gone": 409,  # the request is no longer open
    "error-asked-already": 409,  # the seat is asked: there is nothing to choose ahead
    "error-too-many-ahead": 409,  # facts: most
    # Finding opponents.
    "error-search-seats": 422,  # no game that is looked for has so many seats
    "error-already-matched": 409,  # a table waits for the person
    "error-not-matched": 409,  # no table waits for the person any more
    # Moderation.
    "error-report-self": 422,
    "error-too-many-reports": 409,  # facts: most
    "error-sanction": 422,  # it lacks what its kind needs
    "error-sanction-lifted": 409,
    "error-answered-already": 409,
    "error-moderates": 409,  # nobody moderates moderators but the host
    "error-name-taken-away": 409,  # by a moderator
    # Tournaments.
    "error-no-such-tournament": 404,
    "error-tournament-together": 422,  # nobody wins against others in this game
    "error-tournament-time": 422,  # it is over, or too far away
    "error-tournament-people": 409,  # facts: least
    "error-tournament-started": 409,
    "error-tournament-over": 409,
    "error-tournament-full": 409,
    "error-tournament-late": 409,  # no newcomer can begin any more
    "error-tournament-removed": 409,  # by its owner
    "error-tournament-seats": 409,  # its seats are drawn
    "error-too-many-tournaments": 409,  # facts: most
    "error-too-many-entries": 409,  # facts: most
    # Groups.
    "error-group-ended": 404,  # moderators have ended it
    "error-no-such-group": 404,
    "error-group-name": 409,  # a member is called so
    "error-not-group-owner": 403,
    "error-not-member": 403,
    "error-kept-out": 403,  # the owner has removed the person
    "error-group-full": 409,  # facts: most
    "error-too-many-groups": 409,  # facts: most
    "error-too-many-group-tables": 409,  # facts: most
    "error-no-week": 409,  # no game here can be compared
    # Talk.
    "error-muted": 409,  # facts: until
    "error-talk-off": 409,
    "error-talk-empty": 422,
    "error-no-such-phrase": 422,
    # Notifications.
    "error-no-such-language": 422,
    "error-no-such-zone": 422,
    # Playing hours and holidays.
    "error-hours-length": 422,  # facts: least, most: hours of a day
    "error-hours-changed": 409,  # facts: most, in a week
    "error-on-holiday": 409,  # one holiday at a time
    "error-holiday-left": 409,  # facts: left: days of this year
    "error-holiday-days": 422,  # facts: most
    "error-too-many-browsers": 409,
    "error-push-service": 422,  # its address is none of a push service
    "error-no-push": 404,  # this browser is not subscribed
    "error-said-already": 409,
    # Limits.
    "error-too-large": 413,
    "error-too-many": 429,  # facts: seconds, after which to try again
    "error-too-many-tables": 429,  # facts: most, seconds
    "error-too-many-listed": 409,  # facts: most
    "error-too-many-seats": 409,  # facts: most
    "error-too-many-feeds": 409,  # facts: most
    "error-too-many-webhooks": 409,  # facts: most
    "error-too-many-sockets": 429,  # over the socket only
    "error-taken-back-enough": 409,  # the seat has no undo left for now
    "error-changed-enough": 409,  # the seat has changed its choice too often
    # Failures of the server.
    "error-draining": 503,  # the house is about to close, and makes no tables
    "error-internal": 500,
    "error-no-hint": 503,  # the bot failed, or took too long
    "error-no-review": 503,  # making it failed
    "error-not-saved": 503,  # for example: the disk is full; nothing has changed
}


UNLOGGED: Final = "/feeds/"
"""Beginning of the paths that are secrets, and are not logged."""


class Problem(Exception):
    """A request that cannot be granted; nothing has changed. ``code`` is a key of `STATUS`."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.status = STATUS[code]
        self.facts: dict[str, Fact] = facts

    @property
    def headers(self) -> dict[str, str]:
        """``Retry-After`` if the facts say when, ``Upgrade`` for a missing upgrade."""
        if self.status == 426:
            return {"Upgrade": "websocket"}
        seconds = self.facts.get("seconds")
        return {} if seconds is None else {"Retry-After": str(seconds)}


class ErrorBody(msgspec.Struct, frozen=True):
    code: str
    facts: dict[str, Fact]


def answer_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ErrorBody]:
    response = _answer(problem.status, problem.code, problem.facts)
    response.headers.update(problem.headers)
    return response


def answer_rejected(_: Request[Any, Any, Any], rejected: Rejected) -> Response[ErrorBody]:
    return _answer(422, rejected.code, rejected.facts)


_CODE_OF_STATUS: Final[Mapping[int, str]] = {
    401: "error-no-guest",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
}


def answer_forged_request() -> Response[ErrorBody]:
    """The answer to a CSRF token that does not match its cookie. The cookie may be signed with an
    old key, so it is deleted: the next GET sets a good one."""
    response = _answer(403, "error-forged-request", {})
    response.delete_cookie("csrftoken")
    return response


def answer_http_exception(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    status = error.status_code
    if status in _CODE_OF_STATUS:
        return _answer(status, _CODE_OF_STATUS[status], {})
    if status < 500:
        detail = error.detail
        if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
            first = error.extra[0]
            detail = f"{first.get('message', '')} ({first.get('key', '')})"
        return _answer(400, "error-unreadable", {"detail": detail[:200]})
    return _answer(500, "error-internal", {})


def answer_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[ErrorBody]:
    """The answer to a deeply nested body. Nothing else in a request recurses: calls into rules
    catch their own `RecursionError`."""
    return _answer(400, "error-unreadable", {"detail": "nested too deeply"})


def answer_exception(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    path = request.url.path[:200]
    if path.startswith(UNLOGGED):
        path = f"{UNLOGGED}…"
    structlog.get_logger().error("request failed", method=request.method, path=path, exc_info=error)
    return _answer(500, "error-internal", {})


def _answer(status: int, code: str, facts: Mapping[str, Fact]) -> Response[ErrorBody]:
    return Response(ErrorBody(code, dict(facts)), status_code=status, media_type="application/json")
