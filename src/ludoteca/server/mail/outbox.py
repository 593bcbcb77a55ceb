"""Letters that wait to be sent: a job each, written in the transaction of its cause."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.jobs import DueJob, Job, JobKind, job_write
from ludoteca.server.mail.letter import Letter
from ludoteca.server.mail.postman import Postman, Undeliverable

KIND: Final = "mail"

TRIES: Final = 14
"""The last is more than two hours after the first: mail servers put strangers off for a while."""

log = structlog.get_logger()


class Outbox:
    def __init__(self, postman: Postman) -> None:
        self._postman = postman

    @property
    def kind(self) -> JobKind:
        return JobKind(KIND, self._send, tries=TRIES)

    def write(self, letter: Letter, key: str) -> Write:
        """The row of a letter, for the transaction of its cause. ``key`` names that cause: the same
        cause makes no second letter while the first one waits."""
        return job_write(Job(KIND, key, clock.now(), msgspec.json.encode(letter)))

    async def _send(self, job: DueJob) -> None:
        try:
            await self._postman.send(_read(job.body), job.key)
        except Undeliverable as error:
            log.warning("a mail was refused for good", key=job.key, reason=str(error))


_read = msgspec.json.Decoder(Letter).decode
