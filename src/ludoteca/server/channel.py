"""Messages between the processes of one house, over Redis pub/sub.

Messages are only hints, and may be lost, doubled or late: the database holds the facts, and a
process that receives a message reads them there. A house of one process sends nothing.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import itertools
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

Hear: TypeAlias = Callable[[bytes | None], None]
"""Callback for the messages of other processes. None means that the subscription has just begun:
earlier messages may have been missed."""

MOST_WAITING: Final = 10_000
"""Length of the queue of messages to send; the oldest are dropped while Redis is away."""

AT_ONCE: Final = 500
"""Messages in one round trip."""

RETRY_SECONDS: Final = 0.5

PING_SECONDS: Final = 0.4
"""Seconds between two pings to Redis on the subscription's connection."""

SILENT_SECONDS: Final = 1.2
"""A connection that brings nothing for this long, not even an answer to a ping, is replaced."""

log = structlog.get_logger()


class Channel(Protocol):
    """The way to the other processes of the house.

    ``many`` is whether there may be other processes; ``process`` is the name of this one.
    """

    many: bool
    process: str

    @property
    def connected(self) -> bool:
        """Whether messages of other processes arrive now."""

    @property
    def silence(self) -> float:
        """Seconds since Redis last sent anything."""

    def say(self, topic: str, message: bytes) -> None:
        """Send ``message`` to the reachable processes that listen to ``topic``."""

    def listen(self, topic: str, hear: Hear) -> None: ...

    def leave(self, topic: str) -> None: ...

    async def run(self) -> None:
        """Until cancelled."""

    async def close(self) -> None: ...


class Alone:
    """The channel of a house of one process."""

    many = False
    process = "alone"
    connected = True
    silence = 0.0

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
    """The channel of a house of several processes.

    ``house`` is a name that only the processes of this house know.
    """

    many = True

    def __init__(self, url: str, house: str, process: str) -> None:
        self.process = process
        self._redis: Any = Redis.from_url(
            url,
            socket_connect_timeout=SILENT_SECONDS,
            socket_timeout=SILENT_SECONDS,
            retry=Retry(NoBackoff(), 0),  # `_again` retries, and so notices missed messages
        )
        self._prefix = f"ludoteca:{house}:"
        self._sender = process.encode() + b" "
        self._hearers: dict[str, Hear] = {}
        self._waiting: collections.deque[tuple[str, bytes]] = collections.deque(maxlen=MOST_WAITING)
        self._to_say = asyncio.Event()
        self._topics: set[str] = set()
        """The topics that this process has subscribed to."""
        self._to_ask = asyncio.Event()
        self._lines: Any = None
        self._heard_at = time.monotonic()
        self._lost = False

    @property
    def connected(self) -> bool:
        return self._lines is not None and self.silence < SILENT_SECONDS

    @property
    def silence(self) -> float:
        return time.monotonic() - self._heard_at

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
                if not self._lost:  # log once per loss
                    self._lost = True
                    log.warning("other processes cannot be reached", reason=str(error))
                # Idle connections of the pool were cut, too: their next user would notice late.
                await self._redis.connection_pool.disconnect(inuse_connections=False)
            await asyncio.sleep(RETRY_SECONDS)

    async def _speak(self) -> None:
        if self._waiting:  # from before the connection was lost
            self._to_say.set()
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            while self._waiting:
                await self._send()

    async def _send(self) -> None:
        """Sends the next messages. On an error they stay in the queue, so a message that Redis took
        without answering is sent twice."""
        pipeline = self._redis.pipeline(transaction=False)
        messages = list(itertools.islice(self._waiting, AT_ONCE))
        for message in messages:
            pipeline.publish(*message)
        await pipeline.execute()
        for message in messages:
            if self._waiting and self._waiting[0] is message:  # a full queue may have dropped it
                self._waiting.popleft()

    async def _ask(self) -> None:
        """Keeps the subscriptions at Redis equal to the topics that have a listener."""
        while True:
            await self._to_ask.wait()
            self._to_ask.clear()
            if self._lines is None:
                continue  # `_hear` sets the event again once it is connected
            wanted = set(self._hearers)
            new, old = wanted - self._topics, self._topics - wanted
            self._topics = wanted
            if new:
                await self._lines.subscribe(*new)
            if old:
                await self._lines.unsubscribe(*old)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as lines:
            self._topics = {self._prefix}  # a subscription without topics cannot be read
            await lines.subscribe(self._prefix)
            self._lines = lines
            self._heard_at = asked_at = time.monotonic()
            self._to_ask.set()
            try:
                while True:
                    message = await lines.get_message(timeout=PING_SECONDS)
                    now = time.monotonic()
                    if message is not None:
                        self._heard_at = now
                        self._heard(message)
                    elif now - self._heard_at > SILENT_SECONDS:
                        raise TimeoutError("the connection is silent")
                    if now - asked_at >= PING_SECONDS:
                        asked_at = now
                        await lines.ping()
            finally:
                self._lines = None

    def _heard(self, message: dict[str, Any]) -> None:
        if self._lost:
            self._lost = False
            log.warning("other processes can be reached again")
        if message["channel"] is None:
            return  # the answer to a ping
        hear = self._hearers.get(message["channel"].decode())
        if hear is None:
            return
        if message["type"] == "subscribe":
            hear(None)
        elif message["type"] == "message" and not message["data"].startswith(self._sender):
            try:
                hear(message["data"].partition(b" ")[2])
            except Exception as error:  # a bad message of one process must not stop the others
                log.error("unreadable message of another process", exc_info=error)
