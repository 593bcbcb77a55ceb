"""Who may say what, how often, and who hears it."""

from __future__ import annotations

import msgspec

from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.limits import Buckets
from ludoteca.server.tables.protocol import RejectedFrame, Said, Say, TalkFrame
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.table_settings import Talk as Allowed
from ludoteca.server.talk.phrases import REACTIONS, phrases
from ludoteca.server.talk.plain import plain
from ludoteca.server.talk.store import TalkShelf

PER_SECOND, AT_ONCE = 0.5, 6.0
"""What one guest may say at one table."""


class Talk:
    """Those who sit at a table speak; watchers hear. It is no part of the log."""

    def __init__(self, shelf: TalkShelf) -> None:
        self._shelf = shelf
        self._pace = Buckets(PER_SECOND, AT_ONCE)

    async def say(self, room: Room, frame: Say, guest: Guest | None) -> RejectedFrame | None:
        """Tell everybody at the table; an answer only when that cannot be."""
        try:
            await self._say(room, frame, guest)
        except Problem as problem:
            return RejectedFrame(frame.id, problem.code, problem.facts)
        return None

    async def _say(self, room: Room, frame: Say, guest: Guest | None) -> None:
        if guest is None:
            raise Problem("error-no-guest")
        seats = room.held(guest.id)
        if not seats:
            raise Problem("error-not-seated")
        frame = _allowed(room, frame)
        if not self._pace.take(f"{room.row.id} {guest.id}"):
            raise Problem("error-too-many")
        line = await self._shelf.add(room.row.id, seats[0], guest, frame)
        if line is not None:
            self._tell(room, Said(line))

    async def heard(self, room: Room) -> TalkFrame:
        """What was said so far, for somebody who comes to the table."""
        lines = await self._shelf.read(room.row.id)
        return TalkFrame(tuple(lines), phrases(room.title), REACTIONS)

    async def allow(self, room: Room, guest: Guest, allowed: Allowed) -> None:
        """The owner decides at any time what may be said."""
        if guest.id != room.row.owner:
            raise Problem("error-not-owner")
        await self._shelf.allow(room.row.id, allowed)
        room.settings = msgspec.structs.replace(room.settings, talk=allowed)
        room.tell_people()

    def _tell(self, room: Room, said: Said) -> None:
        """To the connections of this process; where there are others, tell them here, too."""
        room.fanout.tell_all(said)


def _allowed(room: Room, frame: Say) -> Say:
    """The frame with its text made plain. Raises `Problem`."""
    allowed = room.settings.talk
    if allowed == "off" or (allowed == "phrases" and frame.kind == "text"):
        raise Problem("error-talk-off")
    if frame.kind == "text":
        body = plain(frame.body)
        if not body:
            raise Problem("error-talk-empty")
        return msgspec.structs.replace(frame, body=body)
    known = REACTIONS if frame.kind == "emoji" else phrases(room.title)
    if frame.body not in known:
        raise Problem("error-no-such-phrase")
    return frame
