"""Reads orders once a second, and ends this process when its house is drained."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.operators.notices import Notices
from ludoteca.server.operators.service import OperatorService
from ludoteca.server.process import LISTENER

LOOK_SECONDS: Final = 1.0

EMPTY_LOOKS: Final = 5
"""Consecutive checks that must find no one at a table, because a reloading page is away for a
moment."""

log = structlog.get_logger()


class Rounds:
    """The task that reads orders. ``is_empty`` is whether no one is at a table, at any process;
    ``is_unsure`` whether this may be the first process of a house that was closed, which ends a
    drain; ``end`` ends this process."""

    def __init__(
        self,
        service: OperatorService,
        notices: Notices,
        is_empty: Callable[[], bool],
        is_unsure: Callable[[], bool],
        end: Callable[[], None],
    ) -> None:
        self._service = service
        self._notices = notices
        self._is_empty = is_empty
        self._is_unsure = is_unsure
        self._end = end
        self._found_empty = 0
        self._sure = 0
        """Consecutive checks that were not unsure: another process may need a moment longer."""

    async def run(self) -> None:
        """Reads orders until cancelled."""
        while True:
            try:
                await self._service.look()
                if self._is_drained():
                    log.info("the house is drained")
                    self._end()
                    return
            except Exception as error:  # for example: the database does not answer
                log.warning("orders cannot be read", reason=str(error))
            await asyncio.sleep(LOOK_SECONDS)

    def _is_drained(self) -> bool:
        draining = self._notices.current.draining
        self._found_empty = self._found_empty + 1 if draining and self._is_empty() else 0
        self._sure = 0 if self._is_unsure() else self._sure + 1
        if draining is None or self._sure <= EMPTY_LOOKS:
            return False
        late = draining.until is not None and draining.until <= clock.now()
        return late or self._found_empty >= EMPTY_LOOKS


def end_this_house() -> None:
    """Sends SIGTERM to this process, or to the supervisor if it is one of several workers."""
    process = os.getppid() if LISTENER in os.environ else os.getpid()
    os.kill(process, signal.SIGTERM)
