"""Jobs as values, and their kinds."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

LEASE: Final = 60_000
"""Milliseconds that a job may usually take."""

TRIES: Final = 8
"""How often a job is usually tried: the last time some four minutes after the first."""


class Job(msgspec.Struct, frozen=True):
    """Work of a ``kind`` for the time ``due`` (milliseconds). ``key`` names it within its kind: the
    job is there once, however often it is written. ``body`` is JSON."""

    kind: str
    key: str
    due: int
    body: bytes = b"null"


class DueJob(msgspec.Struct, frozen=True):
    """A claimed job, ours until ``lease``; ``tries`` have failed before."""

    kind: str
    key: str
    due: int
    body: bytes
    tries: int
    lease: int

    @property
    def name(self) -> str:
        return self.key


@dataclasses.dataclass(frozen=True, slots=True)
class JobKind:
    """A kind of job: ``handle`` does one and returns when to do it again, in milliseconds, or None
    when it is done. It may run twice for one job, after a crash, and must do no harm then.

    ``at_once`` are done at a time; a job that takes longer than ``lease`` milliseconds is claimed
    again. One that fails is tried again after 1, 2, 4 ... seconds, ``tries`` times in all.
    """

    name: str
    handle: Callable[[DueJob], Awaitable[int | None]]
    at_once: int = 4
    lease: int = LEASE
    tries: int = TRIES
