"""Who has a page of the house open, in any process."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from ludoteca.server.tables.state import APART, Presence


class Here:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._sockets: Counter[str] = Counter()

    def is_here(self, guest: str) -> bool:
        return bool(self._presence.guests(_place(guest)))

    @contextlib.contextmanager
    def attending(self, guest: str | None) -> Iterator[None]:
        """Within the block ``guest`` has a socket to this process."""
        if guest is None:
            yield
            return
        self._sockets[guest] += 1
        if self._sockets[guest] == 1:
            self._presence.note(_place(guest), (guest,), 0)
        try:
            yield
        finally:
            self._sockets[guest] -= 1
            if not self._sockets[guest]:
                del self._sockets[guest]
                self._presence.note(_place(guest), (), 0)


def _place(guest: str) -> str:
    return f"{APART}here {guest}"
