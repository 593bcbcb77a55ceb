"""Limits: what each of them counts, and when it lets go again."""

from __future__ import annotations

import pathlib
import time
from typing import get_args

import pytest

from ludoteca.server.channel import Alone, Hear
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits import limits as module
from ludoteca.server.edge.limits.counting import TOLD, Bucket, Limits, Queue, address_of
from ludoteca.server.edge.limits.limits import LIMITS, Rate, Spending, What
from ludoteca.server.edge.limits.shared import share_spending
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby import sockets as lobby
from ludoteca.server.tables import socket_pace
from ludoteca.server.tables.play.client_frames import Ping

OPERATIONS = pathlib.Path(__file__).parents[2] / "docs/operations.md"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds, in a list of one."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_a_bucket_says_how_long_to_wait(clock: list[float]) -> None:
    bucket = Bucket(Rate(per_second=2, at_once=3))

    taken = [bucket.take() for _ in range(4)]
    wait = bucket.wait()
    clock[0] += wait

    assert (taken, wait) == ([True, True, True, False], 0.5)
    assert bucket.take()


def test_what_is_dearer_than_the_whole_bucket_takes_all_of_it(clock: list[float]) -> None:
    bucket = Bucket(Rate(per_second=1, at_once=10))

    assert bucket.take(1_000)
    assert bucket.wait(1_000) == 10


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert address_of(host) == counted


def test_guests_of_one_address_share_its_limit(clock: list[float]) -> None:
    limits = Limits()
    of_guest, of_address = LIMITS["hints"]
    assert of_guest is not None
    assert of_address is not None

    taken = 0
    for guest in range(20):
        for last in range(int(of_guest.at_once)):
            taken += limits.wait("hints", str(guest), f"2001:db8::{guest}:{last}") == 0

    assert taken == of_address.at_once
    assert limits.wait("hints", "somebody", "192.0.2.1") == 0


def test_all_sockets_of_a_guest_share_one_pace(clock: list[float]) -> None:
    limits, anna = Limits(), Guest("anna", "Anna")
    at_tables = [socket_pace.Pace(limits, anna.id, "192.0.2.1") for _ in range(3)]
    at_the_lobby = [lobby.Pace(limits, anna, "192.0.2.1") for _ in range(3)]
    of_guest = LIMITS["frames"].guest
    assert of_guest is not None

    taken = sum(pace.wait(Ping()) == 0 for pace in at_tables for _ in range(15))
    taken += sum(pace.take() and pace.wait() == 0 for pace in at_the_lobby for _ in range(15))

    assert taken == of_guest.at_once


def test_what_is_refused_is_not_counted(clock: list[float]) -> None:
    limits = Limits()
    while not limits.wait("hints", "anna", "192.0.2.1"):
        pass

    before = limits.wait("hints", "anna", "192.0.2.1")
    for _ in range(100):
        limits.wait("hints", "anna", "192.0.2.1")

    assert limits.wait("hints", "anna", "192.0.2.1") == before


def test_a_refusal_says_when_to_try_again(clock: list[float]) -> None:
    limits = Limits()
    while not limits.wait("guests", None, "192.0.2.1"):
        pass
    with pytest.raises(Problem) as refused:
        limits.must_allow("guests", None, "192.0.2.1")

    seconds = refused.value.facts["seconds"]
    assert refused.value.headers == {"Retry-After": str(seconds)}
    clock[0] += int(seconds)
    limits.must_allow("guests", None, "192.0.2.1")


class Wire(Alone):
    """Between processes that share these ``hearers``."""

    many = True

    def __init__(self, hearers: list[tuple[Wire, Hear]]) -> None:
        self.hearers = hearers
        self.said = 0

    def say(self, topic: str, message: bytes) -> None:
        self.said += 1
        for other, hear in self.hearers:
            if other is not self:
                hear(message)

    def listen(self, topic: str, hear: Hear) -> None:
        self.hearers.append((self, hear))


def test_several_processes_allow_little_more_than_one(clock: list[float]) -> None:
    hearers: list[tuple[Wire, Hear]] = []
    houses = [(Limits(), Wire(hearers)) for _ in range(3)]
    for limits, wire in houses:
        share_spending(limits, wire)
    of_guest, of_address = LIMITS["changes"]
    assert of_guest == of_address == Rate(2, 120)

    taken = sum(
        limits.wait("changes", "anna", "192.0.2.1") == 0 for _ in range(200) for limits, _ in houses
    )

    assert 120 <= taken <= 120 * (1 + 2 * TOLD)
    clock[0] += 10
    taken = sum(
        limits.wait("changes", "anna", "192.0.2.1") == 0 for _ in range(200) for limits, _ in houses
    )
    assert 20 <= taken <= 20 + 120 * 2 * TOLD


def test_most_visitors_are_not_spoken_of(clock: list[float]) -> None:
    limits, wire = Limits(), Wire([])
    share_spending(limits, wire)

    for guest in range(100):
        for _ in range(5):
            limits.wait("changes", str(guest), f"192.0.2.{guest}")

    assert wire.said == 0


def test_what_all_processes_let_through_at_once_is_waited_for_no_longer_than_it_takes(
    clock: list[float],
) -> None:
    limits = Limits()
    for _ in range(50):  # processes, each of which had not heard of the others
        limits.note(Spending("changes", "guest", "anna", 120))

    assert limits.wait("changes", "anna", "192.0.2.1") == 121 / 2


def test_places_in_a_queue_come_back() -> None:
    queue = Queue(Limits(), (1, 2))

    with queue.take("anna", "192.0.2.1"), queue.take("ben", "192.0.2.1"):
        for guest, address in (("anna", "192.0.2.2"), ("cleo", "192.0.2.1")):
            with pytest.raises(Problem, match="error-too-many"):
                queue.take(guest, address)

    with queue.take("anna", "192.0.2.1"), queue.take("cleo", "192.0.2.1"):
        pass


def test_the_document_has_all_figures() -> None:
    said = OPERATIONS.read_text()

    for what in get_args(What):
        cells = [f"`{what}`"]
        for rate in LIMITS[what]:
            if rate is None:
                cells.append("-")
            else:
                cells.append(f"{rate.at_once:,} at once, {_pace(rate.per_second)}")
        assert f"| {' | '.join(cells)} |" in said, cells
    names = [name for name in vars(module) if name.isupper() and name not in _NO_FIGURES]
    for name in names:
        assert f"`{name}`" in said, name


_NO_FIGURES = {"LIMITS", "MINUTE", "HOUR", "NOTHING_ELSE", "HINTS_AT_ONCE", "QUEUE_SECONDS"}


def _pace(per_second: float) -> str:
    for unit, seconds in (("second", 1), ("minute", 60), ("hour", 3600)):
        count = round(per_second * seconds, 6)
        if count == int(count):
            return f"{int(count):,} a {unit}"
    raise AssertionError(per_second)
