"""Kinds of wakes: what handles them, how many at once, and how they survive a restart."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeAlias

from ludoteca.server.tables.wakes.wake import Due, DueWake

Pick: TypeAlias = Callable[[Sequence[Due], Collection[Due], int], Sequence[Due]]
"""Chooses from the due wakes, beside those under way, at most that number, in order."""


@dataclasses.dataclass(frozen=True, slots=True)
class Resumption:
    """A process has started or died at the time ``now``. ``alone`` is whether the house was closed
    until then: no other process serves it. ``alive_at`` is the last known sign of life before, 0 if
    there is none."""

    now: int
    alone: bool
    alive_at: int = 0


@dataclasses.dataclass(frozen=True, slots=True)
class WakeKind:
    """A kind of wake.

    ``handle`` receives claimed wakes, ``at_once`` of them at a time. It drops or rewrites each;
    one that it leaves is claimed again after the ``lease`` (milliseconds), here or elsewhere: the
    lease is longer than any wake may take. While the disk refuses, the wake is handled again from
    the beginning. ``pick`` chooses which due wakes are claimed; without it the earliest are.
    ``resume`` gives the statements that make the rows of this kind good again when a process has
    started or died. Which entries write wakes of a kind, its `Effect` says.
    """

    name: str
    handle: Callable[[DueWake], Awaitable[None]]
    at_once: int
    lease: int
    pick: Pick | None = None
    resume: Callable[[Resumption], Sequence[Any]] | None = None
