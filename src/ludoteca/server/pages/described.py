"""Metadata of pages: of the site, and of pages with a title and line of their own."""

from __future__ import annotations

import contextlib

from ludoteca.core.title import Title
from ludoteca.i18n import FIRST, blurb_of, say
from ludoteca.server.pages.metadata import PageMetadata


def described(
    language: str,
    path: str,
    heading: str,
    line: str,
    *,
    name: str | None = None,
    of: Title | None = None,
    listed: bool = True,
) -> PageMetadata:
    """``name`` is the page's name in the window title, its heading when left out; ``of`` is the
    game whose picture is in its link preview."""
    return PageMetadata(
        title=say(language, "page-title", title=name or heading),
        heading=heading,
        line=line,
        path=path,
        picture=picture_of(language, of),
        listed=listed,
    )


def described_site(language: str, path: str, listed: bool = True) -> PageMetadata:
    return PageMetadata(
        title=say(language, "site"),
        heading=say(language, "site"),
        line=say(language, "site-line"),
        path=path,
        picture=picture_of(language),
        listed=listed,
    )


def picture_of(language: str, of: Title | None = None) -> str:
    return f"/previews/{language}.png" if of is None else f"/previews/{of.meta.id}/{language}.png"


def blurb_or_nothing(title: Title, language: str) -> str:
    """The line about a game, which games of other packages may lack."""
    for tag in (language, FIRST):
        with contextlib.suppress(FileNotFoundError, ValueError):
            return blurb_of(title, tag)
    return ""
