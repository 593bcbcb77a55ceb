"""Bodies of webhooks: our own JSON, and what Discord and Slack take."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ludoteca.core.codec import encode
from ludoteca.server.notifications import Told
from ludoteca.server.webhooks.occurrence import Kind

Shape: TypeAlias = Literal["json", "discord", "slack"]

_DISCORD: Final = ("discord.com", "discordapp.com")
_SLACK: Final = "slack.com"


class Who(msgspec.Struct, frozen=True):
    """A person by what others may know: the name, and the public id of their page."""

    name: str
    person: str


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a webhook of a table, and of a test. ``id`` is the same if it is sent again;
    ``at`` is in milliseconds since 1970 UTC. ``text`` is a sentence in the language of the webhook,
    ``url`` the table."""

    id: str
    kind: Kind
    at: int
    table: str | None
    game: str | None
    who: tuple[Who, ...]
    text: str
    url: str


class NoticeEvent(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a webhook of a person: a notice. ``kind``, ``table`` and ``game`` are those of
    the most important occurrence in ``told``; the latter two are null for several tables. A newer
    one with the same ``tag`` replaces it."""

    id: str
    kind: str
    at: int
    table: str | None
    game: str | None
    text: str
    url: str
    tag: str
    told: tuple[Told, ...]


class OverEvent(msgspec.Struct, frozen=True, kw_only=True):
    """The body for a person's webhook when what was told with this ``tag`` is over."""

    id: str
    kind: str = "over"
    at: int
    tag: str


def shape_for(url: str) -> Shape:
    """The shape for a receiver, by its host."""
    host = urlsplit(url).hostname or ""
    if any(host == name or host.endswith(f".{name}") for name in _DISCORD):
        return "discord"
    return "slack" if host == _SLACK or host.endswith(f".{_SLACK}") else "json"


def body_of(shape: Shape, event: Event) -> bytes:
    return encode(event) if shape == "json" else _chat(shape, event.text, event.url)


def body_of_notice(shape: Shape, event: NoticeEvent) -> bytes:
    return encode(event) if shape == "json" else _chat(shape, event.text, event.url)


def body_of_over(tag: str, at: int) -> bytes:
    return encode(OverEvent(id=f"over/{tag}/{at}", at=at, tag=tag))


def _chat(shape: Shape, text: str, url: str) -> bytes:
    """A path without a host is no link, and left out."""
    link = "" if url.startswith("/") else f"\n{url}"
    if shape == "discord":  # names must not call everybody
        line = f"{_plain_markdown(text)}{link}"[:2000]
        return encode({"content": line, "allowed_mentions": {"parse": []}})
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return encode({"text": f"{text}{link}"})


def _plain_markdown(text: str) -> str:
    return "".join(f"\\{one}" if one in "\\*_~`|>[]()#" else one for one in text)
