"""Groups of searches: nobody twice, the longest wait first, and what each of them wished for."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.pace import slower

from ludoteca.server.matching.pairing import Group, pair, people_together
from ludoteca.server.matching.search import Search

SEATS = {"chess": (2, 2), "cards": (2, 4), "trains": (3, 5), "alone": (1, 1)}
NOW = 1_000_000


def search(guest: str, *games: str, **wish: Any) -> Search:
    facts = {
        "name": guest,
        "least": 2,
        "most": 4,
        "speed": "live",
        "language": None,
        "bots_after": None,
        "created_at": NOW - 1000,
    }
    return Search(guest=guest, games=games, **(facts | wish))


def names(groups: Sequence[Group]) -> list[tuple[str, ...]]:
    return [tuple(one.guest for one in group.people) for group in groups]


def fits(group: Group, of: Sequence[Search], now: int) -> bool:
    """Whether a group is what each of its people wished for."""
    size = len(group.people) + group.bots
    least, most = SEATS[group.game]
    spoken = {one.language for one in group.people} - {None}
    return (
        least <= size <= most
        and len(spoken) <= 1
        and all(
            one.least <= size <= one.most
            and (not one.games or group.game in one.games)
            and (not group.bots or (one.bots_at is not None and one.bots_at <= now))
            for one in group.people
        )
    )


@st.composite
def searches(draw: st.DrawFn) -> list[Search]:
    count = draw(st.integers(0, 12))
    found = []
    for nth in range(count):
        least = draw(st.integers(2, 5))
        found.append(
            search(
                f"guest {nth}",
                *draw(st.sets(st.sampled_from(sorted(SEATS)))),
                least=least,
                most=draw(st.integers(least, 6)),
                language=draw(st.sampled_from((None, "en", "ko"))),
                bots_after=draw(st.sampled_from((None, 20, 120))),
                created_at=NOW - draw(st.integers(0, 200_000)),
                returned=draw(st.booleans()),
            )
        )
    return found


@given(searches())
def test_nobody_is_in_two_groups_and_each_group_fits_all_its_people(of: list[Search]) -> None:
    groups = pair(of, NOW, SEATS)

    matched = [guest for group in names(groups) for guest in group]
    assert len(matched) == len(set(matched))
    assert all(fits(group, of, NOW) for group in groups)


@given(searches())
def test_whoever_is_left_finds_no_group_among_those_left(of: list[Search]) -> None:
    matched = {guest for group in names(pair(of, NOW, SEATS)) for guest in group}

    left = [one for one in of if one.guest not in matched and one.games]

    assert pair(left, NOW, SEATS) == []


@given(searches(), st.data())
def test_the_longest_wait_is_never_passed_over(of: list[Search], data: st.DataObject) -> None:
    """Whoever could play with anybody who is there plays, if they wait longest."""
    first = search("first", "chess", "cards", created_at=0, returned=True)
    other = search("other", data.draw(st.sampled_from(("chess", "cards"))))

    groups = pair([*of, other, first], NOW, SEATS)

    assert any("first" in group for group in names(groups))


@given(searches())
def test_of_those_who_found_nobody_only_who_comes_is_tried(of: list[Search]) -> None:
    named = [one for one in of if one.games]
    assume(named)
    *earlier, new = named
    matched = {guest for group in names(pair(earlier, NOW, SEATS)) for guest in group}
    left = [one for one in earlier if one.guest not in matched]
    assume(not any(people_together(left, SEATS)))  # bots may have been in the way

    every = list(filter(None, people_together([*left, new], SEATS)))
    tried = list(people_together([*left, new], SEATS, known={one.guest: one for one in left}))

    assert len(tried) == 1
    groups = list(filter(None, tried))
    assert len(groups) == len(every) <= 1
    assert all(new in group.people and fits(group, of, NOW) for group in groups)


def test_as_many_as_are_there_play_together() -> None:
    of = [search(name, "cards", created_at=at) for at, name in enumerate("abcd")]

    assert names(pair(of, NOW, SEATS)) == [("a", "b", "c", "d")]
    assert names(pair(of[:3], NOW, SEATS)) == [("a", "b", "c")]


def test_those_who_were_left_by_others_go_first() -> None:
    of = [search(name, "chess", created_at=at) for at, name in enumerate("abc")]
    of.append(search("d", "chess", created_at=NOW, returned=True))

    assert names(pair(of, NOW, SEATS)) == [("d", "a"), ("b", "c")]


def test_bots_come_only_after_people_and_only_for_those_who_want_them_now() -> None:
    at = NOW - 20_000
    patient = search("patient", "cards", created_at=0)
    alone = search("alone", "cards", language="ko", created_at=at, bots_after=20)
    later = search("later", "cards", language="en", created_at=at, bots_after=120)

    assert names(pair([alone, patient], NOW, SEATS)) == [("patient", "alone")]
    (group,) = pair([alone, later], NOW, SEATS)
    assert (names([group]), group.bots) == ([("alone",)], 2)
    assert pair([alone, later], NOW - 1, SEATS) == []


def test_people_who_are_kept_apart_are_not_matched() -> None:
    of = [search(name, "chess", created_at=at) for at, name in enumerate("abc")]

    groups = pair(of, NOW, SEATS, lambda one, other: {one.guest, other.guest} == {"a", "b"})

    assert names(groups) == [("a", "c")]


def test_any_game_is_one_that_others_name() -> None:
    any_game, named = search("any"), search("named", "trains", least=3, most=3)

    groups = pair([any_game, named, search("third")], NOW, SEATS)

    assert [(group.game, len(group.people)) for group in groups] == [("trains", 3)]
    assert len(pair([any_game, search("other")], NOW, SEATS)) == 1


@pytest.mark.alone
def test_a_thousand_searches_cost_milliseconds() -> None:
    languages, games = (None, "en", "es", "ko"), ("chess", "cards", "trains")
    of = [
        search(
            f"guest {nth}",
            *([games[nth % 3]] if nth % 4 else []),
            least=2 + nth % 3,
            most=4 + nth % 2,
            language=languages[nth % 4],
            created_at=nth,
        )
        for nth in range(1000)
    ]

    begun = time.perf_counter()
    groups = pair(of, NOW, SEATS)
    took = time.perf_counter() - begun

    print(f"1,000 searches: {took * 1000:.0f} ms, {len(groups)} groups")
    assert sum(len(group.people) for group in groups) > 900
    assert took < 0.5 * slower()  # a tenth of that where nothing else runs
