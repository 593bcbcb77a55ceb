"""What the processes of one house tell each other: hints, which may be lost, doubled or late.

Whatever matters is in the database; whoever hears of something reads it there. A house of one
process has nobody to tell.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

Hear: TypeAlias = Callable[[bytes | None], None]
"""Is given what another process says; None when from now on all is heard: something may have been
missed before."""

MOST_WAITING: Final = 10_000
"""Messages that wait to be sent; older ones are lost while Redis does not take them."""

AT_ONCE: Final = 500
"""Messages in one round trip."""

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


class Channel(Protocol):
    """``many`` is whether there may be other processes; ``process`` is the name of this one."""

    many: bool
    process: str

    def say(self, topic: str, message: bytes) -> None:
        """Tell the other processes that listen to ``topic``, if they can be reached."""

    def listen(self, topic: str, hear: Hear) -> None: ...

    def leave(self, topic: str) -> None: ...

    async def run(self) -> None:
        """Until cancelled."""

    async def close(self) -> None: ...


class Alone:
    """The channel of a house of one process."""

    many = False
    process = "alone"

    def say(self, topic: str, message: bytes) -> None:
        pass

    def listen(self, topic: str, hear: Hear) -> None:
        pass

    def leave(self, topic: str) -> None:
        pass

    async def run(self) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisChannel:
    """``house`` is what all processes of the house know, and nobody else."""

    many = True

    def __init__(self, url: str, house: str, process: str) -> None:
        self.process = process
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=5)
        self._prefix = f"ludoteca:{house}:"
        self._sender = process.encode() + b" "
        self._hearers: dict[str, Hear] = {}
        self._waiting: collections.deque[tuple[str, bytes]] = collections.deque(maxlen=MOST_WAITING)
        self._to_say = asyncio.Event()
        self._topics: set[str] = set()
        """Those that Redis was asked for."""
        self._to_ask = asyncio.Event()
        self._lines: Any = None

    def say(self, topic: str, message: bytes) -> None:
        self._waiting.append((self._prefix + topic, self._sender + message))
        self._to_say.set()

    def listen(self, topic: str, hear: Hear) -> None:
        self._hearers[self._prefix + topic] = hear
        self._to_ask.set()

    def leave(self, topic: str) -> None:
        self._hearers.pop(self._prefix + topic, None)
        self._to_ask.set()

    async def run(self) -> None:
        await asyncio.gather(
            self._again(self._speak), self._again(self._hear), self._again(self._ask)
        )

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            while self._waiting:
                await self._send()
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _again(self, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("other processes cannot be reached", reason=str(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _speak(self) -> None:
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            while self._waiting:
                await self._send()

    async def _send(self) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        for _ in range(min(AT_ONCE, len(self._waiting))):
            pipeline.publish(*self._waiting.popleft())
        await pipeline.execute()

    async def _ask(self) -> None:
        """Have Redis send the topics that somebody listens to, and no others."""
        while True:
            await self._to_ask.wait()
            self._to_ask.clear()
            if self._lines is None:
                continue  # whoever opens it asks again
            wanted = set(self._hearers)
            new, old = wanted - self._topics, self._topics - wanted
            self._topics = wanted
            if new:
                await self._lines.subscribe(*new)
            if old:
                await self._lines.unsubscribe(*old)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as lines:
            self._topics = {self._prefix}  # so that there is always one
            await lines.subscribe(self._prefix)
            self._lines = lines
            self._to_ask.set()
            try:
                while True:
                    message = await lines.get_message(timeout=None)
                    if message is not None:
                        self._heard(message)
            finally:
                self._lines = None

    def _heard(self, message: dict[str, Any]) -> None:
        hear = self._hearers.get(message["channel"].decode())
        if hear is None:
            return
        if message["type"] == "subscribe":
            hear(None)
        elif message["type"] == "message" and not message["data"].startswith(self._sender):
            try:
                hear(message["data"].partition(b" ")[2])
            except Exception as error:  # what one process says must not deafen another
                log.error("news not understood", exc_info=error)
