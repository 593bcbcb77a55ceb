"""Pairs searches: a pure function from those who wait to groups that can play.

The longest wait is served first, with as many people as fit. Bots fill a table only for people
whose time for that has come, after all others had their turn.
"""

from __future__ import annotations

import collections
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from ludoteca.server.matching.conditions import Apart
from ludoteca.server.matching.search import Search

Seats: TypeAlias = Mapping[str, tuple[int, int]]
"""The fewest and the most seats of each game."""

LOOKED_AT: Final = 200
"""Searches that are tried for one group: conditions could refuse everybody."""

SEATS_WITH_BOTS: Final = 3
"""Seats of a table with bots, where the wish allows it."""

NONE_KNOWN: Final[Mapping[str, Search]] = {}
"""Where no earlier look has tried any searches with each other."""

_Key: TypeAlias = tuple[str, int, str | None]
"""A game, a number of seats, and a language of talk; None where nobody wishes for one."""


class Group(msgspec.Struct, frozen=True):
    """People for one table of ``game``, the longest wait first, and the bots that fill it."""

    game: str
    people: tuple[Search, ...]
    bots: int = 0


def _never(one: Search, other: Search) -> bool:
    return False


def pair(searches: Sequence[Search], now: int, seats: Seats, apart: Apart = _never) -> list[Group]:
    """Groups of these searches, all of one speed, at the time ``now`` (milliseconds).

    Nobody is in two groups. Whoever is in none can, with the others in none, form no group, up to
    `LOOKED_AT` tries.
    """
    groups = [one for one in people_together(searches, seats, apart) if one is not None]
    left = left_of(searches, groups)
    return groups + [one for one in filled_with_bots(left, now, seats, apart) if one is not None]


def in_line(searches: Iterable[Search]) -> list[Search]:
    """The searches as they are served."""
    return sorted(searches, key=lambda one: (not one.returned, one.created_at, one.guest))


def left_of(searches: Sequence[Search], groups: Iterable[Group]) -> list[Search]:
    """The searches that are in none of ``groups``."""
    taken = {one.guest for group in groups for one in group.people}
    return [one for one in searches if one.guest not in taken]


def people_together(
    searches: Sequence[Search],
    seats: Seats,
    apart: Apart = _never,
    known: Mapping[str, Search] = NONE_KNOWN,
) -> Iterator[Group | None]:
    """Groups that fill a table without bots; None after each search that is in none. With many
    searches something else can be done between two of them. Of those ``known`` (by guest) to form
    no group with each other, each is tried only for the groups of others."""
    order = in_line(searches)
    fresh = [one for one in order if known.get(one.guest) != one]
    if not fresh:
        return iter(())
    pool = _Pool(order, seats, apart)
    return (pool.group_of(one) for one in fresh)


def filled_with_bots(
    searches: Sequence[Search], now: int, seats: Seats, apart: Apart = _never
) -> Iterator[Group | None]:
    """Groups of those whose time for bots has come, with bots in the other seats; None after each
    who is in a group already."""
    due = in_line(one for one in searches if one.bots_at is not None and one.bots_at <= now)
    pool = _Pool(due, seats, apart)
    return (pool.filled_up(one) for one in due)


def games_of(search: Search, seats: Seats, wanted: Sequence[str]) -> Sequence[str]:
    """The games that ``search`` can be matched for. For any game, those that others name, or else
    one of all, so that a house with many games need not try each."""
    if search.games:
        return [game for game in search.games if _sizes(search, game, seats)]
    fit = [game for game in wanted if _sizes(search, game, seats)]
    if fit:
        return fit
    every = sorted(game for game in seats if _sizes(search, game, seats))
    return [every[search.created_at % len(every)]] if every else []


def _sizes(search: Search, game: str, seats: Seats) -> range:
    """The numbers of seats of ``game`` that ``search`` allows."""
    if game not in seats:
        return range(0)
    least, most = seats[game]
    return range(max(least, search.least, 2), min(most, search.most) + 1)


class _Pool:
    """Searches that wait, by what they may be matched for."""

    def __init__(self, order: Sequence[Search], seats: Seats, apart: Apart) -> None:
        self._seats, self._apart = seats, apart
        self.waiting = {one.guest: one for one in order}
        named = sorted({game for one in order for game in one.games})
        first = next((one for one in order if not one.games), None)
        if first is not None and not named:  # they wait for any game: for the same one
            named = list(games_of(first, seats, ()))
        self._named = named
        spoken = sorted({one.language for one in order if one.language is not None})
        self._languages: Sequence[str | None] = spoken or (None,)
        self._known_keys: dict[tuple[object, ...], Sequence[_Key]] = {}
        """The keys of each wish: where many people wait, most of them wish for the same."""
        self._by: dict[_Key, collections.deque[Search]] = collections.defaultdict(collections.deque)
        self._left: collections.Counter[_Key] = collections.Counter()
        for one in order:
            for key in self._keys(one):
                self._by[key].append(one)
                self._left[key] += 1

    def _keys(self, one: Search) -> Sequence[_Key]:
        """Where ``one`` belongs: a search for any language belongs to all."""
        wish = one.games or one.created_at, one.least, one.most, one.language
        if wish not in self._known_keys:
            self._known_keys[wish] = list(self._keys_of(one))
        return self._known_keys[wish]

    def _keys_of(self, one: Search) -> Iterator[_Key]:
        languages = self._languages if one.language is None else (one.language,)
        for game in games_of(one, self._seats, self._named):
            for size in _sizes(one, game, self._seats):
                for language in languages:
                    yield game, size, language

    def group_of(self, first: Search) -> Group | None:
        """The largest group of ``first`` and others; None when there is none."""
        if first.guest not in self.waiting:
            return None
        for key in sorted(self._keys(first), key=lambda key: -key[1]):
            game, size, _ = key
            if self._left[key] < size:
                continue
            people = self._people(first, key, size)
            if len(people) == size:
                return self._take(Group(game, people))
        return None

    def filled_up(self, first: Search) -> Group | None:
        """A table for ``first``, with bots in the seats for which there is nobody."""
        if first.guest not in self.waiting:
            return None
        keys = sorted(self._keys(first), key=lambda key: abs(key[1] - SEATS_WITH_BOTS))
        if not keys:
            return None
        game, size, _ = keys[0]
        people = self._people(first, keys[0], size)
        return self._take(Group(game, people, size - len(people)))

    def _people(self, first: Search, key: _Key, size: int) -> tuple[Search, ...]:
        """``first`` and up to ``size`` - 1 others who fit, the longest wait first."""
        line = self._by[key]
        while line and line[0].guest not in self.waiting:
            line.popleft()
        people, tried = [first], 0
        for other in line:
            if len(people) == size or tried >= LOOKED_AT:
                break
            if other.guest == first.guest or other.guest not in self.waiting:
                continue
            tried += 1
            for one in people:
                if self._apart(one, other):
                    break
            else:
                people.append(other)
        return tuple(people)

    def _take(self, group: Group) -> Group:
        for one in group.people:
            del self.waiting[one.guest]
            for key in self._keys(one):
                self._left[key] -= 1
        return group
