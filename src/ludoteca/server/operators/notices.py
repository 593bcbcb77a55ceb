"""The operator's announcement, and whether the house is being drained."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.server import clock

ANNOUNCEMENT: Final = "announcement"
DRAIN: Final = "drain"


class Announcement(msgspec.Struct, frozen=True):
    """``text`` was written by the operator; ``until`` is in milliseconds since 1970."""

    text: str
    until: int


class Draining(msgspec.Struct, frozen=True):
    """The house makes no new tables. ``until`` is when it closes at the latest, in milliseconds
    since 1970; None when it waits until everyone has left."""

    until: int | None


class Notice(msgspec.Struct, frozen=True):
    """The notice at the top of every page; parts are None when they do not apply."""

    announcement: Announcement | None = None
    draining: Draining | None = None


NO_NOTICE: Final = Notice()


class Notices:
    """The notices that this process has read last."""

    def __init__(self) -> None:
        self._read = NO_NOTICE

    @property
    def draining(self) -> bool:
        return self._read.draining is not None

    @property
    def current(self) -> Notice:
        """The notice now, without an announcement whose time has passed."""
        said = self._read.announcement
        if said is not None and said.until <= clock.now():
            return msgspec.structs.replace(self._read, announcement=None)
        return self._read

    def read(self, found: dict[str, tuple[str, int | None]]) -> None:
        """Take over the notices ``found`` in the database."""
        announcement = draining = None
        if ANNOUNCEMENT in found:
            text, until = found[ANNOUNCEMENT]
            announcement = Announcement(text, until or 0)
        if DRAIN in found:
            draining = Draining(found[DRAIN][1])
        self._read = Notice(announcement, draining)
