"""The check of trophies finds what is wrong with them, and a log gives them to whom they belong."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from importlib import import_module

import msgspec
import pytest
from tests.titles import IN_TURN

from ludoteca.bots.random import choose_at_random
from ludoteca.core.codec import encode
from ludoteca.core.records.record import Record
from ludoteca.core.replay.log import Entry, Occupant, read_start
from ludoteca.core.replay.seating import StandIn
from ludoteca.core.replay.self_play import play
from ludoteca.core.trophy import Award, Course, Trophy, awards
from ludoteca.testing.conformance import findings
from ludoteca.testing.conformance.findings import Subject
from ludoteca.testing.folders import folder_of

GOOD = IN_TURN.trophies
SQUARE = "M4 4h16v16H4z"


def everybody(course: Course) -> Iterable[int]:
    return range(len(course.result.ranks))


def nobody(course: Course) -> Iterable[int]:
    return ()


def wrong(*trophies: Trophy, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the check finds in the finished games of the folder alone."""
    monkeypatch.setattr(import_module("ludoteca.testing.conformance.trophies"), "MOST_TABLES", 0)
    title = dataclasses.replace(IN_TURN, trophies=trophies)
    found = findings(Subject(title, folder_of(title)), "trophies")
    return "\n".join(one.what for one in found if one.kind == "wrong")


@pytest.mark.parametrize(
    ("trophies", "said"),
    [
        ((*GOOD, GOOD[0]), "there are several"),
        ((dataclasses.replace(GOOD[0], name="Not so"),), "is no name"),
        ((dataclasses.replace(GOOD[0], glyph="<script>"),), "is no path"),
        ((Trophy("wordless", SQUARE, GOOD[0].deed),), "trophy-wordless: missing"),
        (GOOD[1:], "there is no such trophy"),
        ((dataclasses.replace(GOOD[0], deed=nobody),), "nobody earned it"),
        ((dataclasses.replace(GOOD[0], deed=everybody),), "seats earned it"),
    ],
    ids=["twice", "name", "glyph", "missing", "superfluous", "impossible", "common"],
)
def test_the_check_finds(
    trophies: tuple[Trophy, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said in wrong(*trophies, monkeypatch=monkeypatch)


# ---- who is awarded ------------------------------------------------------------------------------


def log_of(record: Record) -> list[Entry]:
    """The log, as if people had played."""
    first, *rest = record.entries
    start = read_start(first.body)
    people = msgspec.structs.replace(start, seats=tuple(Occupant("") for _ in start.seats))
    return [msgspec.structs.replace(first, body=msgspec.Raw(encode(people))), *rest]


@pytest.fixture(scope="module")
def log() -> list[Entry]:
    players = [("random", choose_at_random)] * 2
    return log_of(play(IN_TURN.game, IN_TURN.game.Options(), players, "trophies"))


def awarded(log: list[Entry], deed: Callable[[Course], Iterable[int]] = everybody) -> list[int]:
    *_, found = awards(IN_TURN.game, [Trophy("one", SQUARE, deed)], log)
    assert found is not None
    assert all(one == Award(one.seat, "one") for one in found)
    return [one.seat for one in found]


def with_change(log: list[Entry], at: int, seat: int, body: object) -> list[Entry]:
    """The log with a change of who plays in ``seat`` behind entry ``at``."""
    change = Entry(n=at + 1, at=0, kind="seat", seat=seat, body=msgspec.Raw(encode(body)))
    later = [msgspec.structs.replace(one, n=one.n + 1) for one in log[at + 1 :]]
    return [*log[: at + 1], change, *later]


def test_everybody_who_has_done_it_is_awarded(log: list[Entry]) -> None:
    assert awarded(log) == [0, 1]
    assert awarded(log, nobody) == []


def test_a_seat_in_which_a_bot_has_moved_is_not_awarded(log: list[Entry]) -> None:
    away = with_change(log, 4, 1, StandIn(level="easy", why="gone"))

    assert awarded(away) == [0]


def test_a_game_that_does_not_come_to_its_end_awards_nobody(log: list[Entry]) -> None:
    assert awarded(log[:-1]) == []
