"""Outages: spans in which the house could not be played in, which cost nobody time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Outage(msgspec.Struct, frozen=True):
    """A span of milliseconds since 1970 UTC; it counts for clocks that still ran at its end."""

    begins: int
    ends: int


def lost(outages: Sequence[Outage], begin: int, end: int) -> int:
    """The milliseconds between ``begin`` and ``end`` that outages have taken.

    ``outages`` are in the order of their ends and do not overlap. One that ends after ``end`` takes
    nothing: who answered during it was not held up, and every process must count the same whether
    it learns of the outage before that answer or after it.
    """
    taken = 0
    for outage in reversed(outages):
        if outage.ends <= begin:
            break
        if outage.ends <= end:
            taken += outage.ends - max(begin, outage.begins)
    return taken


def extended(outages: Sequence[Outage], begin: int, due: int) -> int:
    """When a clock ends that began at ``begin`` and would end at ``due`` without outages."""
    ends = due
    for outage in outages:
        if outage.begins >= ends:
            break
        if outage.ends > begin:
            ends += outage.ends - max(begin, outage.begins)
    return ends
