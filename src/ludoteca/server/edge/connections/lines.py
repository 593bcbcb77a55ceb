"""Connections before anybody knows what they are: how many there are, and what they may cost.

Two mixins for the protocol classes of uvicorn. They look at bytes and at the clock only, so they
go with any of its implementations; what is said over a connection is for those, and for us behind
them.
"""

from __future__ import annotations

import asyncio
import contextlib
import http
import os
import struct
import time
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.edge.connections.descriptors import most_files
from ludoteca.server.edge.connections.frames import Direct, message_of
from ludoteca.server.edge.connections.head import MeasuredConnection
from ludoteca.server.edge.connections.turned_away import FIRST_LINE_BYTES, answer_to, is_undecided
from ludoteca.server.edge.limits import (
    BODY_SECONDS,
    CONNECTIONS_OF_AN_ADDRESS,
    HEAD_SECONDS,
    HEARD_OUT,
    NEW_CONNECTIONS_OF_AN_ADDRESS,
    SPARE_FILES,
    STALLED_SECONDS,
    UNREAD_BYTES,
    WIRE_FRAME_BYTES,
    WIRE_FRAMES_OF_A_SOCKET,
    Bucket,
    Buckets,
    Limits,
    Places,
    address_of,
)
from ludoteca.server.edge.logs import MISTAKES

LOOK_SECONDS: Final = 1.0
"""How often somebody looks whether a connection has got on."""

POLICY_CLOSE: Final = b"\x88\x02" + struct.pack("!H", 1008)
"""A close frame, as a server sends it (RFC 6455, 5.5.1 and 7.4.1)."""


class Addresses(Protocol):
    """A set of hosts, however it is told."""

    def __contains__(self, host: str | None, /) -> bool: ...


class Lines:
    """All connections of this process. ``times`` is for the deadlines, too; addresses in
    ``proxies`` speak for many people and are not counted."""

    def __init__(self, limits: Limits, proxies: Addresses = frozenset()) -> None:
        self.limits = limits
        self.proxies = proxies
        self._of_address = Places(limits.most(CONNECTIONS_OF_AN_ADDRESS))
        self._new = Buckets(limits.rate(NEW_CONNECTIONS_OF_AN_ADDRESS))
        self._most = most_files() - SPARE_FILES
        self._count = 0
        self._heard_out: list[TimedHttp] = []

    def take(self, host: str) -> str | None:
        """Takes a place for one more connection from ``host``, to be given back; else says why
        there is none."""
        if self._count >= self._most:
            return f"all {self._most} of this process are in use"
        if host not in self.proxies:
            address = address_of(host)
            if not self._new.take(address) or not self._of_address.take(address):
                return f"{address} has too many"
        self._count += 1
        return None

    def hear_out(self, connection: TimedHttp) -> None:
        """Let a connection without a place say what it is for. A few do at a time; of more, the
        oldest is turned away."""
        if len(self._heard_out) == HEARD_OUT:
            self._heard_out[0].turn_away()
        self._heard_out.append(connection)

    def forget(self, connection: TimedHttp) -> None:
        """It was turned away, or has ended."""
        with contextlib.suppress(ValueError):
            self._heard_out.remove(connection)

    def give_back(self, host: str) -> None:
        self._count -= 1
        if host not in self.proxies:
            self._of_address.give_back(address_of(host))


def proxies_of(public_url: str | None) -> Addresses:
    """The addresses from which a proxy comes, as uvicorn believes them, networks (10.0.0.0/8) and
    all (*) included; none without a ``public_url``, as nobody stands in front then."""
    if public_url is None:
        return frozenset()
    return _TrustedHosts(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))


# ---- requests -----------------------------------------------------------------------------------

Phase: TypeAlias = Literal["head", "body", "answer"]

_SECONDS: Final[dict[Phase, float]] = {
    "head": HEAD_SECONDS,
    "body": BODY_SECONDS,
    "answer": STALLED_SECONDS,
}

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

if TYPE_CHECKING:
    _Http: TypeAlias = H11Protocol
    _Socket: TypeAlias = Direct
else:
    _Http = _Socket = object


class TimedHttp(_Http):
    """A mixin for connections with requests: counted by address, and closed when a head is too
    large, or a head, a body or the reader of an answer does not get on."""

    lines: Lines

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: MeasuredConnection = MeasuredConnection(h11.SERVER)
        self._refused = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._no_place = self.lines.take(self._host)
        self._begun = b""
        self._phase: Phase = "head"
        self._since, self._buffered = time.monotonic(), 0
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        if self._no_place is None:
            self._timer = self.loop.call_later(LOOK_SECONDS, self._look)
        else:
            MISTAKES.note("connections without a place")
            self._waiting = self.loop.call_later(LOOK_SECONDS, self.turn_away)
            self.lines.hear_out(self)

    def data_received(self, data: bytes) -> None:
        if self._no_place is not None:
            if self._waiting is not None:
                self._begun += data[:FIRST_LINE_BYTES]
                if not is_undecided(self._begun):
                    self.turn_away()
            return
        if self._refused:
            return
        super().data_received(data)
        socket = self.transport.get_protocol()
        if socket is self:
            self._note()
        elif self._timer is not None and isinstance(socket, MeteredSocket):
            self._timer.cancel()
            self._timer = None
            socket.holds = True  # the place is the socket's now

    def turn_away(self) -> None:
        """Answer and close a connection that has no place."""
        if self._forget():
            self.transport.write(answer_to(self._begun, self._no_place or ""))
            self.transport.close()

    def _forget(self) -> bool:
        """Whether nothing was answered yet, on a connection that has no place."""
        if self._waiting is None:
            return False
        self._waiting.cancel()
        self._waiting = None
        self.lines.forget(self)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.lines.give_back(self._host)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be read, or is too large to be. What it goes on with is
        taken and thrown away for a moment: a line that is cut loses the answer on it."""
        self._refused = True
        MISTAKES.note("unreadable requests")
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # whoever works at it has nobody to answer
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_refusal(self.conn.refusal))
        self.transport.write_eof()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(LOOK_SECONDS, self._abort)

    def _unsupported_upgrade_warning(self) -> None:
        MISTAKES.note("unknown upgrades")

    def _note(self) -> None:
        """When this phase has begun, or last got on."""
        cycle = self.cycle
        phase: Phase = "head"
        if cycle is not None and not cycle.response_complete:
            phase = "body" if cycle.more_body else "answer"
        buffered = self.transport.get_write_buffer_size()
        if phase == "head" and buffered:
            phase = "answer"  # all of it was written, not all of it was read
        moves = phase == "answer" and (buffered == 0 or buffered != self._buffered)
        if phase != self._phase or moves:
            self._phase, self._since = phase, time.monotonic()
        self._buffered = buffered

    def _look(self) -> None:
        self._note()
        if time.monotonic() - self._since < _SECONDS[self._phase]:
            self._timer = self.loop.call_later(LOOK_SECONDS, self._look)
            return
        if self._phase == "answer":
            self.transport.abort()  # the rest would wait for ever
        else:
            cycle = self.cycle
            if cycle is None or cycle.response_complete or not cycle.response_started:
                self.transport.write(TOO_SLOW)
            self.transport.close()
        self._timer = self.loop.call_later(LOOK_SECONDS, self._abort)

    def _abort(self) -> None:
        self.transport.abort()


def _refusal(status: int) -> bytes:
    head = f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}"
    return f"{head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode()


# ---- sockets ------------------------------------------------------------------------------------


class FrameCounter:
    """Counts the frames of a client from their bytes, however they are cut (RFC 6455, 5.2)."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""
        self._skip = 0

    @property
    def between(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._skip and not self._head

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in ``data``; it may stop counting above ``most``."""
        found, at = 0, 0
        while at < len(data) and found <= most:
            if self._skip:
                step = min(self._skip, len(data) - at)
                self._skip -= step
                at += step
                continue
            missing = self._missing()
            self._head += data[at : at + missing]
            at += min(missing, len(data) - at)
            if not self._missing():
                found += 1
                self._skip, self._head = _payload(self._head), b""
        return found

    def _missing(self) -> int:
        return _head_size(self._head) - len(self._head)


def _head_size(head: bytes) -> int:
    if len(head) < 2:
        return 2
    return 2 + {126: 2, 127: 8}.get(head[1] & 127, 0) + (4 if head[1] & 128 else 0)


def _payload(head: bytes) -> int:
    short = head[1] & 127
    if short < 126:
        return short
    return int.from_bytes(head[2 : 4 if short == 126 else 10], "big")


class MeteredSocket(_Socket):
    """A mixin for sockets, before `Direct`: closed with 1008 when too much arrives, pings and parts
    of messages included, or when too much waits to be read."""

    lines: Lines
    holds = False
    """Whether it has the place of the connection that it was before."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        rate = self.lines.limits.rate(WIRE_FRAMES_OF_A_SOCKET)
        self._most, self._bucket = int(rate.at_once), Bucket(rate)
        self._counter: FrameCounter | None = None
        self._ended = False

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        message: bytes | None = None
        if self._counter is None:
            self._counter = FrameCounter()  # the first that arrives is the head of the request
        else:
            message = message_of(data) if self._counter.between else None
            frames = 1 if message is not None else self._counter.count(data, self._most)
            cost = frames + len(data) / WIRE_FRAME_BYTES
            if not self._bucket.take(cost) or cost > self._most:
                self._end("too many frames")
                return
        if message is None or not super().take_message(message):
            super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self._end("too much unread")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.holds:
            self.holds = False
            self.lines.give_back(self._host)
        super().connection_lost(exc)

    def _end(self, why: str) -> None:
        self._ended = True
        MISTAKES.note(why)
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()  # whoever does not read would not read this either
            return
        self.transport.write(POLICY_CLOSE)
        self.transport.close()
