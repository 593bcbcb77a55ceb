"""Refuses the head of a request by its size, before any of it is parsed.

h11 parses a head in time that grows with its bytes and lines, and so do the readers of addresses
and cookies after it. So a head has a largest size, and a larger one is refused unparsed.
"""

from __future__ import annotations

import re
from typing import Final

import h11

from ludoteca.server.edge.limits import (
    MOST_ADDRESS_BYTES,
    MOST_COOKIE_BYTES,
    MOST_HEAD_BYTES,
    MOST_HEAD_LINES,
)

ADDRESS_TOO_LONG: Final = 414
HEAD_TOO_LARGE: Final = 431
LENGTH_REQUIRED: Final = 411

_FIRST_LINE: Final = MOST_ADDRESS_BYTES + 64
"""Most bytes of a request line: method, address and version."""

_END: Final = re.compile(rb"\n\r?\n")


def refusal_of(begun: bytes) -> int | None:
    """The status to refuse the head that starts with ``begun``; None if it is small enough so
    far."""
    first, _, _ = begun[:_FIRST_LINE].partition(b"\n")
    if len(first) == _FIRST_LINE:
        return ADDRESS_TOO_LONG
    parts = first.split(b" ", 2)
    if len(parts) > 1 and len(parts[1].rstrip(b"\r")) > MOST_ADDRESS_BYTES:
        return ADDRESS_TOO_LONG
    end = _END.search(begun, 0, MOST_HEAD_BYTES)
    if end is None and len(begun) > MOST_HEAD_BYTES:
        return HEAD_TOO_LARGE
    head = begun if end is None else begun[: end.start()]
    return HEAD_TOO_LARGE if head.count(b"\n") > MOST_HEAD_LINES else None


class MeasuredConnection(h11.Connection):
    """The server's side of a connection. It refuses large heads, and bodies without a length: each
    chunk of such a body costs as much as a large one.

    ``refusal`` is the status with which the last request was refused.
    """

    refusal = 400

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Like h11's. Sets ``refusal`` when it raises ``h11.RemoteProtocolError``."""
        try:
            return self._next_event()
        except h11.RemoteProtocolError as error:
            self.refusal = error.error_status_hint
            raise

    def _next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            begun, _ = self.trailing_data
            if begun and (status := refusal_of(begun)):
                raise h11.RemoteProtocolError("the head is too large", status)
        event = super().next_event()
        if isinstance(event, h11.Request):
            cookies = 0
            for name, value in event.headers:
                if name == b"transfer-encoding":
                    raise h11.RemoteProtocolError("the body has no length", LENGTH_REQUIRED)
                cookies += len(value) if name == b"cookie" else 0
            if cookies > MOST_COOKIE_BYTES:
                raise h11.RemoteProtocolError("the cookies are too large", HEAD_TOO_LARGE)
        return event
