"""What is announced to everybody in the house, and whether it is being drained."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.server import clock

ANNOUNCEMENT: Final = "announcement"
DRAIN: Final = "drain"


class Announcement(msgspec.Struct, frozen=True):
    """``text`` is in the words of the people who run the house; ``until`` in milliseconds."""

    text: str
    until: int


class Draining(msgspec.Struct, frozen=True):
    """No tables are made any more. ``until`` is when the house closes at the latest, in
    milliseconds; None when it waits for everybody to leave."""

    until: int | None


class Notice(msgspec.Struct, frozen=True):
    """What every page shows over itself; None for what there is not."""

    announcement: Announcement | None = None
    draining: Draining | None = None


NO_NOTICE: Final = Notice()


class Notices:
    """As this process has read them last."""

    def __init__(self) -> None:
        self._read = NO_NOTICE

    @property
    def draining(self) -> bool:
        return self._read.draining is not None

    @property
    def current(self) -> Notice:
        """At this moment: an announcement ends by itself."""
        said = self._read.announcement
        if said is not None and said.until <= clock.now():
            return msgspec.structs.replace(self._read, announcement=None)
        return self._read

    def read(self, found: dict[str, tuple[str, int | None]]) -> None:
        """These are in the database."""
        announcement = draining = None
        if ANNOUNCEMENT in found:
            text, until = found[ANNOUNCEMENT]
            announcement = Announcement(text, until or 0)
        if DRAIN in found:
            draining = Draining(found[DRAIN][1])
        self._read = Notice(announcement, draining)
