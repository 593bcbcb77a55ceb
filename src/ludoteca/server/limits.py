"""Limits that keep one visitor from taking everybody's turn."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: ``rate`` per second in the long run, ``most`` at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether so much time has passed that the bucket remembers nothing."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each name, made when needed and forgotten when full again."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
        return self._buckets.setdefault(name, Bucket(self._rate, self._most)).take()


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
