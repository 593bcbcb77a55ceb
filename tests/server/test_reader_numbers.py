"""Every reader's numbers count what that reader was told, and lead back to the log."""

from __future__ import annotations

from bisect import bisect_right

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.replay.picture import Moment
from ludoteca.server.tables.play.reader_numbers import Numbers, Reader

AUDIENCES = (None, 0, 1, 2)
READERS: tuple[Reader, ...] = ((None,), (0,), (1,), (2,), (0, 2))

a_log = st.lists(st.frozensets(st.sampled_from(AUDIENCES)), max_size=40)
"""The audiences that each entry behind the start was told to."""


def numbered(log: list[frozenset[int | None]]) -> Numbers:
    numbers = Numbers()
    for entry, told in enumerate(log, start=1):
        if len(told) < len(AUDIENCES):
            numbers.note(entry, told)
    return numbers


def told_to(reader: Reader, log: list[frozenset[int | None]]) -> list[int]:
    return [0, *(entry for entry, told in enumerate(log, start=1) if told.intersection(reader))]


@given(a_log)
def test_numbers_count_what_was_told(log: list[frozenset[int | None]]) -> None:
    numbers = numbered(log)

    for reader in READERS:
        told = told_to(reader, log)
        for entry in range(len(log) + 1):
            assert numbers.number(reader, entry) == bisect_right(told, entry) - 1
            assert numbers.tells(reader, entry) == (entry in told)


@given(a_log)
def test_a_number_leads_back_to_its_entry(log: list[frozenset[int | None]]) -> None:
    numbers = numbered(log)

    for reader in READERS:
        told = told_to(reader, log)
        assert [numbers.entry(reader, number) for number in range(len(told))] == told
        ends = [entry - 1 for entry in told[1:]] + [len(log)]
        assert [numbers.until(reader, number) for number in range(len(told))] == ends
        assert numbers.until(reader, -1) == -1
        assert numbers.entry(reader, len(told)) > len(log)
        assert numbers.until(reader, len(told)) > len(log)


@given(a_log)
def test_where_everybody_is_told_everything_the_numbers_are_those_of_the_log(
    log: list[frozenset[int | None]],
) -> None:
    everything = [frozenset(AUDIENCES) for _ in log]

    numbers = numbered(everything)

    assert numbers.common
    for reader in READERS:
        assert [numbers.number(reader, entry) for entry in range(50)] == list(range(50))
        assert [numbers.until(reader, number) for number in range(50)] == list(range(50))


@given(a_log, a_log)
def test_numbers_that_were_asked_for_early_are_those_that_are_asked_for_late(
    first: list[frozenset[int | None]], then: list[frozenset[int | None]]
) -> None:
    early = numbered(first)
    for reader in READERS:
        early.number(reader, len(first))
    for entry, told in enumerate(then, start=len(first) + 1):
        if len(told) < len(AUDIENCES):
            early.note(entry, told)

    late = numbered(first + then)
    for reader in READERS:
        for entry in range(len(first + then) + 1):
            assert early.number(reader, entry) == late.number(reader, entry)


def test_what_was_taken_back_unseen_is_not_named() -> None:
    numbers = numbered([frozenset({0}), frozenset(AUDIENCES), frozenset({0}), frozenset(AUDIENCES)])
    undo = Moment(n=4, at=0, seat=0, events=(), undone=(2, 3))

    assert numbers.moment((0,), undo).undone == (2, 3)
    assert numbers.moment((1,), undo) == Moment(n=2, at=0, seat=0, events=(), undone=(1,))
