"""Checks of trophies: names, signs, words, and that each can be earned but not by everybody."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ludoteca.bots import levels
from ludoteca.core.bot import Bot
from ludoteca.core.codec import encode
from ludoteca.core.records.record_parser import read_line
from ludoteca.core.replay.log import Entry, Occupant, read_start
from ludoteca.core.replay.self_play import play
from ludoteca.core.title import Title
from ludoteca.core.trophy import GLYPH, NAME, awards
from ludoteca.testing.bots import short_thinking
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.fluent import variables
from ludoteca.testing.translations import check_words, trophy_area

LEAST_SEATS: Final = 10
"""Seats that are looked at, in the finished games of the folder and then at random tables."""

MOST_TABLES: Final = 80
"""Random tables: no more than are needed to see each trophy earned."""

OFTEN: Final = 0.5
"""The share of seats from which on a trophy is earned by nearly everybody."""

FILE: Final = "trophies.py"


def trophies(subject: Subject) -> Iterator[Finding]:
    """``trophies.py``: optional. What it has is named, drawn, and neither impossible nor common."""
    found, title = Found("trophies"), subject.title
    if not title.trophies:
        yield found.open(FILE, "is not there", "say what is remarkable in a game")
        return
    names = [one.name for one in title.trophies]
    for name, times in Counter(names).items():
        if times > 1:
            yield found.wrong(FILE, f"{name}: there are several", "give each a name of its own")
        if not re.fullmatch(NAME, name):
            yield found.wrong(FILE, f"{name}: is no name", "write small letters and hyphens")
    for one in title.trophies:
        if not re.fullmatch(GLYPH, one.glyph):
            yield found.wrong(FILE, f"{one.name}: the glyph is no path", "write path data of SVG")
    yield from _words(subject, found)
    yield from _earned(subject, found)


def _words(subject: Subject, found: Found) -> Iterator[Finding]:
    area = trophy_area(subject.folder)
    keys = {f"trophy-{one.name}{end}" for one in subject.title.trophies for end in ("", "-for")}
    for language in subject.languages:
        where = f"trophies/{language}.ftl"
        if not (area.folder / f"{language}.ftl").is_file():
            yield found.wrong(where, "there is no such file", "name the trophies there")
            continue
        for complaint in check_words(area, language):
            yield found.wrong(where, complaint, "see trophies/en.ftl")
        own = area.read(language, [])
        for key in sorted(keys ^ own.keys()):
            what = "missing" if key in keys else "there is no such trophy"
            yield found.wrong(where, f"{key}: {what}", "name each trophy, and what it is for")
        for key, message in own.items():
            if variables(message):
                yield found.wrong(where, f"{key}: has arguments", "write plain text")


def _earned(subject: Subject, found: Found) -> Iterator[Finding]:
    title = subject.title
    names = {one.name for one in title.trophies}
    earned: Counter[str] = Counter()
    seats = tables = 0
    for log in _logs(subject):
        if seats >= LEAST_SEATS and names <= earned.keys():
            break
        *_, here = awards(title.game, title.trophies, log)
        earned.update(one.trophy for one in here or ())
        seats += len(read_start(log[0].body).seats)
        tables += 1
    for name in sorted(names):
        if not earned[name]:
            what = f"{name}: nobody earned it at {tables} tables"
            yield found.wrong(FILE, what, "ask for less, or keep a finished game in fixtures/")
        elif earned[name] >= OFTEN * seats:
            what = f"{name}: {earned[name]} of {seats} seats earned it"
            yield found.wrong(FILE, what, "ask for more")


def _logs(subject: Subject) -> Iterator[Sequence[Entry]]:
    """All finished games of the folder, then random tables."""
    for file in sorted(subject.folder.glob("fixtures/*.jsonl")):
        for line in file.read_bytes().splitlines():
            yield _by_people(read_line(line).entries)
    for number in range(MOST_TABLES):
        yield _by_people(_table(subject.title, number))


def _by_people(entries: Sequence[Entry]) -> Sequence[Entry]:
    """A log of bots as if people had played."""
    first, *rest = entries
    start = read_start(first.body)
    people = msgspec.structs.replace(start, seats=tuple(Occupant("") for _ in start.seats))
    return [msgspec.structs.replace(first, body=msgspec.Raw(encode(people))), *rest]


def _table(title: Title, number: int) -> Sequence[Entry]:
    """A table of quick bots, of all numbers of seats by turns. Every other one chooses at random,
    except where all win together."""
    most = title.meta.seats[1]
    least = min(max(2, title.meta.seats[0]), most)
    seats = least + number % (most - least + 1)
    quick = short_thinking(levels(title))
    players = [_player(quick, title.meta.together, number + seat) for seat in range(seats)]
    return play(title.game, title.game.Options(), players, f"trophies/{number}").entries


def _player(quick: Mapping[str, Bot], together: bool, turn: int) -> tuple[str, Bot]:
    names = [name for name in ("easy", "random") if name in quick] or [*quick]
    name = names[0 if together else turn % len(names)]
    return name, quick[name]
