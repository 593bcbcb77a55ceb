"""Writes Atom (RFC 4287): turns, starts and ends of a person's tables."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from ludoteca.server.feeds.turns import Milestone, Turn
from ludoteca.server.feeds.words import FeedWords

MEDIA_TYPE: Final = "application/atom+xml; charset=utf-8"

_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def atom(
    words: FeedWords, feed: str, turns: Iterable[Turn], milestones: Iterable[Milestone], made: int
) -> bytes:
    """The feed with the id ``feed``, which was ``made`` at a time. The same rows give the same
    bytes."""
    entries = [
        _Entry(f"{turn.table}/turn/{turn.since}", words.turn(turn.game), turn, turn.since)
        for turn in turns
    ]
    for one in milestones:
        title = words.finished(one.game) if one.ended else words.started(one.game)
        entries.append(_Entry(f"{one.table}/{'end' if one.ended else 'start'}", title, one, one.at))
    entries.sort(key=lambda entry: (-entry.at, entry.name))
    updated = max((entry.at for entry in entries), default=made)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(words.language)}>',
        f"<id>tag:{xml(words.host)},2026:feeds/{feed[:16]}</id>",
        f"<title>{xml(words.title)}</title>",
        f"<updated>{rfc3339(updated)}</updated>",
        "<author><name>Ludoteca</name></author>",
        f'<link rel="alternate" type="text/html" href={quoteattr(words.base + "/me")}/>',
    ]
    for entry in entries:
        link = quoteattr(words.address(entry.about.table))
        lines += [
            "<entry>",
            f"<id>tag:{xml(words.host)},2026:{entry.name}</id>",
            f"<title>{xml(entry.title)}</title>",
            f"<updated>{rfc3339(entry.at)}</updated>",
            f'<link rel="alternate" type="text/html" href={link}/>',
            f"<summary>{xml(words.with_whom(entry.about.with_whom))}</summary>",
            "</entry>",
        ]
    lines.append("</feed>\n")
    return "\n".join(lines).encode()


class _Entry:
    __slots__ = ("about", "at", "name", "title")

    def __init__(self, name: str, title: str, about: Turn | Milestone, at: int) -> None:
        self.name, self.title, self.about, self.at = name, title, about, at


def xml(value: str) -> str:
    """``value`` escaped as text of XML, without characters that XML cannot hold."""
    return escape(_NOT_XML.sub("", value))


def rfc3339(milliseconds: int) -> str:
    at = datetime.datetime.fromtimestamp(milliseconds // 1000, datetime.UTC)
    return f"{at:%Y-%m-%dT%H:%M:%SZ}"
