"""Who may say what, how often, and who hears it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.counting import Buckets, too_many
from ludoteca.server.edge.limits.limits import LINES_OF_TALK
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.play.client_frames import Say
from ludoteca.server.tables.play.server_frames import RejectedFrame, Said, TalkFrame
from ludoteca.server.tables.play.table_settings import Talk
from ludoteca.server.tables.state.presence_messages import Spoken
from ludoteca.server.tables.state.room_state import RoomState
from ludoteca.server.tables.state.suggestions import ASKED_TO_WAIT
from ludoteca.server.talk.phrases import GO_ON, REACTIONS, WAIT, phrases
from ludoteca.server.talk.sanitize import plain
from ludoteca.server.talk.store import TalkStore


class TalkService:
    """Those who sit at a table speak; watchers hear. It is no part of the log."""

    def __init__(self, store: TalkStore) -> None:
        self._store = store
        self._pace = Buckets(LINES_OF_TALK)

    async def say(self, state: RoomState, frame: Say, guest: Guest | None) -> RejectedFrame | None:
        """Tell everybody at the table; an answer only when that cannot be."""
        try:
            await self._say(state, frame, guest)
        except Problem as problem:
            return RejectedFrame(frame.id, problem.code, problem.facts)
        return None

    async def _say(self, state: RoomState, frame: Say, guest: Guest | None) -> None:
        if guest is None:
            raise Problem("error-no-guest")
        seats = state.held(guest.id)
        if not seats:
            raise Problem("error-not-seated")
        frame = _allowed(state, frame)
        bucket = self._pace.of(f"{state.row.id} {guest.id}")
        if seconds := bucket.wait():
            raise too_many(seconds)
        bucket.spend()
        line = await self._store.add(
            state.row.id, seats[0], state.people[seats[0]].name, guest, frame
        )
        if line is not None:
            self._tell(state, Said(line))
            _heard_by_bots(state, frame)

    async def heard(self, state: RoomState, guest: str | None) -> TalkFrame:
        """What was said so far, for ``guest``, who comes to the table. Once it has ended only
        those are told who sat there: others come to see how it was played."""
        private = state.phase.ended and not state.held(guest)
        lines = [] if private else await self._store.read(state.row.id)
        if state.talk is None:  # others who are here may have missed a line
            state.talk = lines[-1].n if lines else 0
        return TalkFrame(tuple(lines), phrases(state.title), REACTIONS)

    async def allow(self, state: RoomState, guest: Guest, allowed: Talk) -> None:
        """The owner decides at any time what may be said."""
        if guest.id != state.row.owner:
            raise Problem("error-not-owner")
        await self._store.allow(state.row.id, allowed)
        state.settings = msgspec.structs.replace(state.settings, talk=allowed)
        state.tell_change()

    async def catch_up(self, states: Sequence[RoomState]) -> None:
        """Tell those who are at these tables what was said through other processes, and was lost
        on its way."""
        newest = await self._store.newest([state.row.id for state in states])
        for state in states:
            told = state.talk
            if told is None or newest.get(state.row.id, 0) <= told:
                continue
            for line in await self._store.read(state.row.id):
                if line.n > told:
                    state.fanout.tell_all(Said(line))
                    state.talk = line.n

    def _tell(self, state: RoomState, said: Said) -> None:
        state.talk = max(state.talk or 0, said.line.n)
        state.fanout.tell_all(said)
        state.announce(Spoken(said.line))


def _heard_by_bots(state: RoomState, frame: Say) -> None:
    """Two phrases mean something to bots, at titles where people make proposals to them."""
    if frame.kind == "phrase" and frame.body in (WAIT, GO_ON):
        state.suggestions.wait(ASKED_TO_WAIT if frame.body == WAIT else 0)


def _allowed(state: RoomState, frame: Say) -> Say:
    """The frame with its text made plain. Raises `Problem`."""
    allowed = state.settings.talk
    if allowed == "off" or (allowed == "phrases" and frame.kind == "text"):
        raise Problem("error-talk-off")
    if frame.kind == "text":
        body = plain(frame.body)
        if not body:
            raise Problem("error-talk-empty")
        return msgspec.structs.replace(frame, body=body)
    known = REACTIONS if frame.kind == "emoji" else phrases(state.title)
    if frame.body not in known:
        raise Problem("error-no-such-phrase")
    return frame
