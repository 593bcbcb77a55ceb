"""The open WebSockets of sessions, so that signing out closes them in every process."""

from __future__ import annotations

import collections
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from ludoteca.server.channel import Channel
from ludoteca.server.guests.guest import Guest

TOPIC: Final = "sessions"

KNOWN_ENDED: Final = 10_000
"""Number of sessions that are known to have ended: the latest, for sockets that open just then."""

STILL_SIGNED_IN: Final = "+"
"""Before the id of a session in messages: its sockets close, but it goes on."""

LATELY_SECONDS: Final = 5.0
"""For how long new sockets of a session close at once whose sockets were closed."""

HangUp: TypeAlias = Callable[[], None]


class OpenSockets:
    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._of: dict[str, set[HangUp]] = {}
        self._ended: collections.deque[str] = collections.deque(maxlen=KNOWN_ENDED)
        self._lately: dict[str, float] = {}
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
        lately = self._lately.get(session, -LATELY_SECONDS) > time.monotonic() - LATELY_SECONDS
        if lately or session in self._ended:
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

    def hang_up(self, sessions: Iterable[str]) -> None:
        """Close the sockets of these sessions, in all processes, and those that open in the next
        seconds: their guest may have been recognised before. The sessions go on."""
        for session in sessions:
            self._hang_up(session)
            self._channel.say(TOPIC, f"{STILL_SIGNED_IN}{session}".encode())

    def _close(self, session: str) -> None:
        self._ended.append(session)
        self._call(session)

    def _hang_up(self, session: str) -> None:
        now = time.monotonic()
        self._lately = {one: at for one, at in self._lately.items() if at > now - LATELY_SECONDS}
        self._lately[session] = now
        self._call(session)

    def _call(self, session: str) -> None:
        for hang_up in list(self._of.get(session, ())):
            hang_up()

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            return
        session = message.decode()
        if session.startswith(STILL_SIGNED_IN):
            self._hang_up(session.removeprefix(STILL_SIGNED_IN))
        else:
            self._close(session)
