"""The draw of seats: what must hold for any number of people, seats and rounds."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.tournaments.pairing import Drawn, Entrant, Mode, Past, draw

MODES = st.sampled_from(["mixed", "swiss"])


def rounds(people: int, seats: int, count: int, mode: Mode, seed: bytes = b"seed") -> list[Drawn]:
    """The rounds of a tournament in which nobody comes late or leaves."""
    past, byes, found = Past(), Counter[int](), list[Drawn]()
    for round in range(1, count + 1):
        entrants = [Entrant(number, byes[number], number) for number in range(1, people + 1)]
        drawn = draw(entrants, seats, past, seed, round, mode)
        for table in drawn.tables:
            past.add(table)
        byes.update(drawn.byes)
        found.append(drawn)
    return found


def met(found: Sequence[Drawn]) -> Counter[tuple[int, ...]]:
    return Counter(
        pair
        for drawn in found
        for table in drawn.tables
        for pair in itertools.combinations(sorted(one for one in table if one is not None), 2)
    )


@settings(max_examples=30, deadline=None)
@given(people=st.integers(2, 20), seats=st.integers(2, 6), count=st.integers(1, 4), mode=MODES)
def test_nobody_sits_twice_in_a_round_and_nobody_is_left_out(
    people: int, seats: int, count: int, mode: Mode
) -> None:
    for drawn in rounds(people, seats, count, mode):
        seated = [one for table in drawn.tables for one in table if one is not None]

        assert sorted([*seated, *drawn.byes]) == list(range(1, people + 1))
        assert {len(table) for table in drawn.tables} == {seats}


@settings(max_examples=30, deadline=None)
@given(people=st.integers(2, 20), seats=st.integers(2, 6), mode=MODES)
def test_nobody_is_alone_with_bots_and_there_are_as_few_tables_as_can_be(
    people: int, seats: int, mode: Mode
) -> None:
    drawn = rounds(people, seats, 1, mode)[0]
    sizes = [sum(one is not None for one in table) for table in drawn.tables]

    assert min(sizes) >= 2
    assert max(sizes) - min(sizes) <= 1
    assert len(drawn.byes) <= 1
    assert len(drawn.tables) == -(-(people - len(drawn.byes)) // seats)


@settings(max_examples=30, deadline=None)
@given(people=st.integers(1, 8).map(lambda half: 2 * half + 1), mode=MODES)
def test_byes_are_shared_fairly(people: int, mode: Mode) -> None:
    byes = Counter(one for drawn in rounds(people, 2, people + 2, mode) for one in drawn.byes)

    assert sum(byes.values()) == people + 2
    assert max(byes.values()) - min(byes[one] for one in range(1, people + 1)) <= 1


@settings(max_examples=10, deadline=None)
@given(people=st.integers(6, 24), seats=st.integers(2, 4))
def test_the_same_seed_gives_the_same_seats_and_another_one_others(people: int, seats: int) -> None:
    once = rounds(people, seats, 2, "mixed")

    assert rounds(people, seats, 2, "mixed") == once
    assert rounds(people, seats, 2, "mixed", b"another") != once


def test_people_meet_as_many_others_as_possible() -> None:
    for people, seats, count in ((8, 2, 5), (16, 4, 3), (16, 2, 8), (24, 4, 4), (9, 3, 3)):
        assert max(met(rounds(people, seats, count, "mixed")).values()) == 1, (people, seats)


def test_when_all_have_met_all_nobody_meets_somebody_much_more_often_than_others() -> None:
    pairs = met(rounds(6, 2, 10, "mixed"))

    assert len(pairs) == 15
    assert set(pairs.values()) == {2}


def test_in_a_swiss_tournament_neighbours_in_the_standings_meet_unless_they_have_met() -> None:
    entrants = [Entrant(number, rank=number) for number in range(1, 9)]
    first = draw(entrants, 2, Past(), b"seed", 1, "swiss")
    past = Past()
    for table in first.tables:
        past.add(table)

    second = draw(entrants, 2, past, b"seed", 2, "swiss")

    assert {frozenset(table) for table in first.tables} == {
        frozenset(pair) for pair in ((1, 2), (3, 4), (5, 6), (7, 8))
    }
    assert not set(map(frozenset, first.tables)) & set(map(frozenset, second.tables))
    assert all(abs((table[0] or 0) - (table[1] or 0)) <= 2 for table in second.tables)


def test_in_a_swiss_tournament_the_last_without_a_bye_has_one() -> None:
    entrants = [Entrant(number, byes=number // 5, rank=number) for number in range(1, 6)]

    assert draw(entrants, 2, Past(), b"seed", 2, "swiss").byes == (4,)


def test_everybody_sits_in_each_seat_about_as_often() -> None:
    past = Past()
    for drawn in rounds(8, 4, 4, "mixed"):
        for table in drawn.tables:
            past.add(table)

    assert max(past.sat.values()) <= 2
