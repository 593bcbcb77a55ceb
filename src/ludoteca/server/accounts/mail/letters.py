"""The letters of accounts, in the words of the reader's language."""

from __future__ import annotations

from babel import Locale
from babel.dates import format_time

from ludoteca.i18n import say
from ludoteca.server.accounts.mail.link import Link
from ludoteca.server.mail import Letter


def letter_of_link(link: Link, url: str, to: str, language: str, name: str | None) -> Letter:
    """The letter with a link: to sign in, or to add the address to the person called ``name``."""
    import datetime

    at = datetime.datetime.fromtimestamp(link.created_at / 1000, datetime.UTC)
    asked = say(
        language,
        "mail-asked",
        browser=_browser(link, language),
        time=format_time(at, "short", locale=Locale.parse(language, sep="-")) + " UTC",
    )
    what = "mail-sign-in" if link.guest is None else "mail-add"
    return Letter(
        to=to,
        language=language,
        subject=say(language, f"{what}-subject"),
        lines=(
            say(language, f"{what}-text", name=name or ""),
            asked,
            say(language, "mail-link-life"),
        ),
        button=(say(language, f"{what}-button"), url),
        footer=say(language, f"{what}-footer"),
    )


def letter_of_farewell(to: str, language: str) -> Letter:
    """The letter to an address that its person has removed or replaced."""
    return Letter(
        to=to,
        language=language,
        subject=say(language, "mail-removed-subject"),
        lines=(say(language, "mail-removed-text"),),
        footer=say(language, "mail-removed-footer"),
    )


def _browser(link: Link, language: str) -> str:
    known = [name for name in (link.browser, link.system) if name]
    return ", ".join(known) or say(language, "mail-some-browser")
