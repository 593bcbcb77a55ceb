"""Deliveries: jobs that hand one notice to one target of a way."""

from __future__ import annotations

from functools import partial

import msgspec

from ludoteca.server.jobs import DueJob, Job, JobKind
from ludoteca.server.notifications.notice import Notice
from ludoteca.server.notifications.way import Target, Way


class Delivery(msgspec.Struct, frozen=True):
    """``notice`` is None for one that is withdrawn."""

    guest: str
    target: str
    tag: str
    notice: Notice | None


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Delivery).decode


def delivery_job(
    way: Way, guest: str, target: Target, tag: str, notice: Notice | None, due: int
) -> Job:
    """The delivery of ``notice``; it replaces an earlier one of its tag that waits there."""
    body = _encode(Delivery(guest, target.id, tag, notice))
    return Job(_kind(way), f"{target.id} {tag}", due, body)


def _kind(way: Way) -> str:
    return f"deliver-{way.name}"


class Deliveries:
    def kind_of(self, way: Way) -> JobKind:
        handle = partial(self._deliver, way)
        return JobKind(_kind(way), handle, at_once=way.at_once, tries=way.tries)

    async def _deliver(self, way: Way, job: DueJob) -> None:
        delivery = _read(job.body)
        if delivery.notice is None:
            await way.withdraw(delivery.guest, delivery.target, delivery.tag)
        else:
            await way.send(delivery.guest, delivery.target, delivery.notice)
