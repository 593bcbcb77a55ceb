"""The lock of a table: one piece of work runs at a time, the others wait in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class TableLock:
    """A lock that is taken in the order of requests. A coroutine takes it by ``async with``; a
    function that is passed to `enter` holds it until `leave` is called, at once or later."""

    __slots__ = ("_busy", "_left", "_letting_in", "_waiting")

    def __init__(self) -> None:
        self._busy = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._letting_in = False
        """Whether a call of `leave` lets in those who wait."""
        self._left = False
        """Whether whom it let in last has left already."""

    def locked(self) -> bool:
        return self._busy

    def enter(self, begin: Callable[[], None]) -> None:
        """Call ``begin`` when the lock is free: now, if nobody holds it."""
        if self._busy:
            self._waiting.append(begin)
        else:
            self._busy = True
            begin()

    def leave(self) -> None:
        """Let in the next at once: where all act together, nobody waits for the event loop after
        each of the others."""
        self._left = True
        if self._letting_in:  # by a call of this further up
            return
        self._letting_in = True
        try:
            while self._left and self._waiting:
                self._left = False
                self._waiting.popleft()()
            self._busy = not self._left
        finally:
            self._letting_in = False

    async def __aenter__(self) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(self._let_in, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def _let_in(self, turn: asyncio.Future[None]) -> None:
        if turn.cancelled():
            self.leave()
        else:
            turn.set_result(None)

    async def __aexit__(self, *_: object) -> None:
        self.leave()
