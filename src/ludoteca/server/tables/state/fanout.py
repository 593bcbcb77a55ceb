"""Sends frames to all connections of one table, encoded once per audience, without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from ludoteca.core.game import Audience, Seat
from ludoteca.server.edge.connections import text_frame
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.play import Numbers, Reader, TableFrame, TableInfo, Update

WriteFrame: TypeAlias = Callable[[bytes], bool]
"""Writes a whole frame; False, and nothing is written, when the socket cannot take it now."""

OUTBOX: Final = 64
"""Frames that may wait for one connection; a slower one is dropped, and its client resumes."""

SEND_SECONDS = 10.0


class Message:
    """A frame encoded once, for any number of sockets."""

    __slots__ = ("_frame", "_text", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._text: str | None = None
        self._frame: bytes | None = None

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = self.data.decode()
        return self._text

    @property
    def frame(self) -> bytes:
        if self._frame is None:
            self._frame = text_frame(self.data)
        return self._frame


class Connection:
    """One socket at one table. ``guest`` is None for a visitor without a name.

    With ``write`` a message is written at once; messages that the socket cannot take then are
    ``waiting``, and the first of them calls ``slow``. A connection that is ``dropped`` is to be
    closed; dropping it calls ``give_up``.
    """

    def __init__(
        self,
        guest: Guest | None,
        write: WriteFrame | None = None,
        slow: Callable[[], None] | None = None,
        give_up: Callable[[], None] | None = None,
    ) -> None:
        self.guest = guest
        self.guest_id = None if guest is None else guest.id
        self.dropped = False
        self._write = write
        self._slow = slow
        self._give_up = give_up
        self.waiting: list[Message] = []
        self._call: asyncio.Future[None] | None = None

    def tell(self, frame: msgspec.Struct) -> None:
        self.post(message_of(frame))

    def post(self, message: Message) -> None:
        if self._write is not None and not self.waiting and self._write(message.frame):
            return
        if len(self.waiting) >= OUTBOX:
            self.drop()
            return
        self.waiting.append(message)
        self._wake()
        if self._slow is not None:
            slow, self._slow = self._slow, None
            slow()

    def drop(self) -> None:
        self.dropped = True
        self._wake()
        if self._give_up is not None:
            self._give_up()

    def end(self) -> None:
        """Forget the socket and all waiting messages, because the socket is closed."""
        self._write = self._slow = self._give_up = None
        self.waiting.clear()

    def _wake(self) -> None:
        if self._call is not None and not self._call.done():
            self._call.set_result(None)

    async def send_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send waiting messages in order, until the connection is dropped or ``send`` raises."""
        loop = asyncio.get_running_loop()
        while not self.dropped:
            if not self.waiting:
                self._call = loop.create_future()
                await self._call
                continue
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await send(self.waiting[0].text)
            except TimeoutError:
                self.drop()
            else:
                del self.waiting[0]  # only now, so that no other message overtakes it


to_json = msgspec.json.Encoder().encode


def encode(frame: msgspec.Struct) -> str:
    return to_json(frame).decode()


def message_of(frame: msgspec.Struct) -> Message:
    return Message(to_json(frame))


class _Shared:
    """Encodes updates of several audiences; parts that are one object for them are encoded once."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[int, tuple[Any, msgspec.Raw]] = {}

    def encode(self, update: Update) -> bytes:
        return to_json(
            msgspec.structs.replace(
                update, view=self._part(update.view), moment=self._part(update.moment)
            )
        )

    def _part(self, value: Any) -> msgspec.Raw:
        found = self._parts.get(id(value))
        if found is None:  # the value is kept, so that its id is not reused
            found = self._parts[id(value)] = (value, msgspec.Raw(to_json(value)))
        return found[1]


class Fanout:
    """The connections of one table. ``held`` returns the seats that a guest holds."""

    def __init__(self, held: Callable[[str | None], tuple[Seat, ...]]) -> None:
        self._held = held
        self._connections: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def remove(self, connection: Connection) -> None:
        self._connections.pop(connection, None)

    @property
    def guests(self) -> set[str]:
        """Ids of the guests who are connected."""
        return {one.guest_id for one in self._connections if one.guest_id is not None}

    @property
    def watchers(self) -> int:
        """The number of connections whose guest holds no seat."""
        return sum(not self._held(one.guest_id) for one in self._connections)

    def audiences(self, connection: Connection) -> tuple[Audience, ...]:
        return self._held(connection.guest_id) or (None,)

    @property
    def here(self) -> set[Audience]:
        """The audiences that are connected."""
        return {audience for one in self._connections for audience in self.audiences(one)}

    def tell_updates(self, updates: Mapping[Audience, Update], numbers: Numbers) -> None:
        """Send each audience its update, with the numbers of its readers."""
        encoded: dict[tuple[Audience, Reader | None], Message] = {}
        shared, common = _Shared(), numbers.common
        for connection in self:
            reader = self.audiences(connection)
            for audience in reader:
                update = updates.get(audience)
                if update is None:
                    continue
                key = (audience, None if common else reader)
                if key not in encoded:
                    if not common:
                        update = numbers.update(reader, update)
                    encoded[key] = Message(shared.encode(update))
                connection.post(encoded[key])

    def tell_all(self, frame: msgspec.Struct, but: Container[str | None] = ()) -> None:
        """Send a frame to all connections, except those of the guests ``but``."""
        message = message_of(frame)
        for connection in self:
            if connection.guest_id not in but:
                connection.post(message)

    def tell(self, guest: str, frame: msgspec.Struct) -> None:
        """Send a frame to all connections of one guest."""
        for connection in self:
            if connection.guest_id == guest:
                connection.tell(frame)

    def reconnect(self, guest: str) -> None:
        """Drop the connections of ``guest``, who sees the table as somebody else from now on: their
        client connects again."""
        for connection in self:
            if connection.guest_id == guest:
                connection.drop()

    def tell_people(self, info: Callable[[str | None], TableInfo]) -> None:
        """Send everybody the table; ``info`` makes it for a guest id, None for a visitor without a
        name."""
        encoded: dict[Any, Message] = {}
        for connection in self:
            reader = connection.guest_id
            if reader not in encoded:
                encoded[reader] = message_of(TableFrame(info(reader)))
            connection.post(encoded[reader])
