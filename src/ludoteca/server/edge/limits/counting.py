"""Counts what visitors do against the limits: token buckets, places, queues."""

from __future__ import annotations

import functools
import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from typing import Final

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits.limits import LIMITS, NOTHING_ELSE, Limit, Rate, Spending, What

TOLD: Final = 0.05
"""The part of what a bucket holds that may be spent before other processes are told: they are told
nothing of most visitors, and whoever is at several has little more than at one."""

QUEUE_SECONDS: Final = 5.0
"""When somebody whose places are all taken is told to try again."""


@functools.lru_cache(maxsize=10_000)
def address_of(host: str) -> str:
    """Whom to count: an IPv4 address, or the /64 of an IPv6 one, which one household has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Bucket:
    """A token bucket. ``untold`` is what was spent of it here and other processes do not know."""

    __slots__ = ("_at", "_left", "_rate", "untold")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = time.monotonic()
        self.untold = 0.0

    def wait(self, cost: float = 1) -> float:
        """Seconds until ``cost`` is within the limit; 0 when it is. Whatever is dearer than the
        whole bucket takes all of it."""
        now = time.monotonic()
        per_second, at_once = self._rate
        self._left = min(at_once, self._left + (now - self._at) * per_second)
        self._at = now
        missing = min(cost, at_once) - self._left
        return missing / per_second if missing > 0 else 0.0

    def spend(self, cost: float = 1) -> None:
        """Take it, also when it is not there: then the next one waits longer, at most until a
        bucket that held nothing would be full."""
        at_once = self._rate.at_once
        self._left = max(self._left - min(cost, at_once), -at_once)

    def to_tell(self, cost: float) -> float:
        """What other processes are to be told, now that ``cost`` was spent here; mostly 0."""
        at_once = self._rate.at_once
        self.untold += min(cost, at_once)
        if self.untold < TOLD * at_once:
            return 0.0
        told, self.untold = self.untold, 0.0
        return told

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is within the limit."""
        allowed = self.wait(cost) == 0
        if allowed:
            self.spend(cost)
        return allowed

    @property
    def full(self) -> bool:
        """Whether so much time has passed that the bucket remembers nothing."""
        return self.wait(self._rate.at_once) == 0


class Buckets:
    """A bucket for each name, made when needed and forgotten when full again."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._crowd = 10_000

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._crowd:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
                self._crowd = max(10_000, 2 * len(self._buckets))  # so that sweeping stays rare
            bucket = self._buckets[name] = Bucket(self._rate)
        return bucket

    def take(self, name: str) -> bool:
        return self.of(name).take()


class Places:
    """At most ``most`` at a time for each name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Whether there was a place; whoever got one gives it back."""
        taken = self._taken.get(name, 0)
        if taken >= self._most:
            return False
        self._taken[name] = taken + 1
        return True

    def give_back(self, name: str) -> None:
        left = self._taken[name] - 1
        if left:
            self._taken[name] = left
        else:
            del self._taken[name]


class Limits:
    """What is left to everybody. All figures are ``times`` what they are by default, but those
    that are ``exact``. ``tell`` has other processes `note` what is spent here."""

    def __init__(self, times: float = 1, exact: Mapping[What, Limit] | None = None) -> None:
        self.times = times
        self.tell: Callable[[Spending], None] | None = None
        self._limits: dict[What, tuple[Buckets | None, Buckets | None]] = {}
        for what, limit in LIMITS.items():
            mine = (exact or {}).get(what, NOTHING_ELSE)
            self._limits[what] = (
                _buckets(mine.guest or self._scaled(limit.guest)),
                _buckets(mine.address or self._scaled(limit.address)),
            )

    def rate(self, rate: Rate) -> Rate:
        return Rate(rate.per_second * self.times, rate.at_once * self.times)

    def most(self, count: int) -> int:
        return max(1, round(count * self.times))

    def places(self, most: tuple[int, int]) -> tuple[int, int]:
        """As `most`, of one guest and of one address."""
        return self.most(most[0]), self.most(most[1])

    def wait(self, what: What, guest: str | None, address: str, cost: float = 1) -> float:
        """Count ``cost`` for both unless one of them has to wait; the seconds that it has to.

        ``address`` is that of a connection, as it is.
        """
        by_guest, by_address = self._limits[what]
        mine = by_guest.of(guest) if by_guest is not None and guest is not None else None
        household = address_of(address)
        theirs = by_address.of(household) if by_address is not None else None
        seconds = mine.wait(cost) if mine is not None else 0.0
        if theirs is not None:
            seconds = max(seconds, theirs.wait(cost))
        if seconds == 0:
            if mine is not None and guest is not None:
                self._spend(mine, Spending(what, "guest", guest, cost))
            if theirs is not None:
                self._spend(theirs, Spending(what, "address", household, cost))
        return seconds

    def _spend(self, bucket: Bucket, spending: Spending) -> None:
        bucket.spend(spending.cost)
        if self.tell is not None and (cost := bucket.to_tell(spending.cost)):
            self.tell(spending._replace(cost=cost))

    def note(self, spending: Spending) -> None:
        """Count what was spent at another process."""
        by_guest, by_address = self._limits[spending.what]
        buckets = by_guest if spending.by == "guest" else by_address
        if buckets is not None:
            buckets.of(spending.name).spend(spending.cost)

    def must_allow(self, what: What, guest: str | None, address: str, cost: float = 1) -> None:
        """Raises `Problem` ``error-too-many``, with the ``seconds`` after which to try again."""
        seconds = self.wait(what, guest, address, cost)
        if seconds:
            raise too_many(seconds)

    def _scaled(self, rate: Rate | None) -> Rate | None:
        return None if rate is None else self.rate(rate)


def _buckets(rate: Rate | None) -> Buckets | None:
    return None if rate is None else Buckets(rate)


def too_many(seconds: float) -> Problem:
    return Problem("error-too-many", seconds=max(1, math.ceil(seconds)))


class Queue:
    """Places for what takes long: a few of one guest, a few of one address."""

    def __init__(self, limits: Limits, most: tuple[int, int]) -> None:
        self._guests = Places(limits.most(most[0]))
        self._addresses = Places(limits.most(most[1]))

    def take(self, guest: str | None, address: str) -> Place:
        """A place, to be given back. Raises `Problem` ``error-too-many``."""
        address = address_of(address)
        if guest is not None and not self._guests.take(guest):
            raise too_many(QUEUE_SECONDS)
        if not self._addresses.take(address):
            if guest is not None:
                self._guests.give_back(guest)
            raise too_many(QUEUE_SECONDS)
        return Place(self._guests, self._addresses, guest, address)


class Place:
    def __init__(self, guests: Places, addresses: Places, guest: str | None, address: str) -> None:
        self._guests, self._addresses = guests, addresses
        self._guest, self._address = guest, address

    def give_back(self) -> None:
        if self._guest is not None:
            self._guests.give_back(self._guest)
        self._addresses.give_back(self._address)

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()
