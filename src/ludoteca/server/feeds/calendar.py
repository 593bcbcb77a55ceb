"""Writes iCalendar (RFC 5545): a person's turns as events."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator
from typing import Final

from ludoteca.server.feeds.turns import Turn
from ludoteca.server.feeds.words import FeedWords

MEDIA_TYPE: Final = "text/calendar; charset=utf-8"

MOST_OCTETS: Final = 75
"""Of a line, without its end; longer ones are folded (section 3.1)."""

SHOWN: Final = 30 * 60_000
"""Milliseconds for which an event stands in the calendar before the time is up, at most."""

_UNPRINTABLE: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def calendar(words: FeedWords, turns: Iterable[Turn]) -> bytes:
    """A calendar with an event for each turn. The same turns give the same bytes."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Ludoteca//Feeds//EN",
        "CALSCALE:GREGORIAN",
        f"X-WR-CALNAME:{text(words.title)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
        "X-PUBLISHED-TTL:PT15M",
    ]
    for turn in turns:
        lines += _event(words, turn)
    lines.append("END:VCALENDAR")
    return b"".join(folded(line) for line in lines)


def _event(words: FeedWords, turn: Turn) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{turn.table}@{words.host}"
    yield f"DTSTAMP:{utc(turn.since)}"
    yield f"LAST-MODIFIED:{utc(turn.since)}"
    yield f"CREATED:{utc(turn.created_at)}"
    yield f"SEQUENCE:{max(0, turn.since - turn.created_at) // 1000}"  # later turns have more
    if turn.due is None:
        yield f"DTSTART:{utc(turn.since)}"
    else:
        yield f"DTSTART:{utc(max(turn.since, turn.due - SHOWN))}"
        yield f"DTEND:{utc(max(turn.since + 1000, turn.due))}"
    yield f"SUMMARY:{text(words.turn(turn.game))}"
    yield f"DESCRIPTION:{text(words.with_whom(turn.with_whom))}"
    yield f"URL:{words.address(turn.table)}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def utc(milliseconds: int) -> str:
    """A time as iCalendar has it: 20261126T213000Z."""
    at = datetime.datetime.fromtimestamp(milliseconds // 1000, datetime.UTC)
    return f"{at:%Y%m%dT%H%M%SZ}"


def text(value: str) -> str:
    """``value`` escaped as TEXT (section 3.3.11), without control characters."""
    plain = _UNPRINTABLE.sub("", value.replace("\r\n", "\n").replace("\r", "\n"))
    for mark in ("\\", ";", ","):
        plain = plain.replace(mark, f"\\{mark}")
    return plain.replace("\n", "\\n")


def folded(line: str) -> bytes:
    """The line in UTF-8 with its end, cut into lines of 75 octets, never inside a character."""
    parts, part = [], b""
    for character in line:
        octets = character.encode()
        if len(part) + len(octets) > MOST_OCTETS:
            parts.append(part)
            part = b" "
        part += octets
    return b"\r\n".join([*parts, part]) + b"\r\n"
