"""Types of jobs: a job, a claimed job, and the kind of a job."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

LEASE: Final = 60_000
"""Default of the milliseconds that a job may take."""

TRIES: Final = 8
"""Default number of tries: the last is about two minutes after the first."""


class Job(msgspec.Struct, frozen=True):
    """Work of a ``kind`` for the time ``due`` (milliseconds). ``key`` is unique within its kind:
    writing a job again replaces it. ``body`` is JSON."""

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

    At most ``at_once`` run at a time; a job that takes longer than ``lease`` milliseconds is
    claimed again. A failed job is tried again after 1, 2, 4 ... seconds, ``tries`` times in all.
    Jobs that are due within ``early`` milliseconds after one are done along with it: each claim is
    a transaction.
    """

    name: str
    handle: Callable[[DueJob], Awaitable[int | None]]
    at_once: int = 4
    lease: int = LEASE
    tries: int = TRIES
    early: int = 0
