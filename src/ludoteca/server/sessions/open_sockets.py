"""The open WebSockets of sessions, so that signing out closes them in every process."""

from __future__ import annotations

import collections
import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from ludoteca.server.channel import Channel
from ludoteca.server.guests.guest import Guest

TOPIC: Final = "sessions"

KNOWN_ENDED: Final = 10_000
"""Number of sessions that are known to have ended: the latest, for sockets that open just then."""

HangUp: TypeAlias = Callable[[], None]


class OpenSockets:
    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._of: dict[str, set[HangUp]] = {}
        self._ended: collections.deque[str] = collections.deque(maxlen=KNOWN_ENDED)
        channel.listen(TOPIC, self._hear)

    @contextlib.contextmanager
    def holding(self, guest: Guest | None, hang_up: HangUp) -> Iterator[None]:
        """Within the block the socket closes when its session ends."""
        session = None if guest is None else guest.session
        if session is None:
            yield
            return
        mine = self._of.setdefault(session, set())
        mine.add(hang_up)
        if session in self._ended:
            hang_up()
        try:
            yield
        finally:
            mine.discard(hang_up)
            if not mine and self._of.get(session) is mine:
                del self._of[session]

    def close(self, sessions: Iterable[str]) -> None:
        """Close the sockets of these sessions, in all processes."""
        for session in sessions:
            self._close(session)
            self._channel.say(TOPIC, session.encode())

    def _close(self, session: str) -> None:
        self._ended.append(session)
        for hang_up in list(self._of.get(session, ())):
            hang_up()

    def _hear(self, message: bytes | None) -> None:
        if message is not None:
            self._close(message.decode())
