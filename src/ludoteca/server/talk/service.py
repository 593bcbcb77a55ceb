"""Checks, stores and sends the talk of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import partial

import msgspec
import structlog

from ludoteca.server import clock
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import LINES_OF_TALK, Buckets, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.notifications import Happened, Notifications
from ludoteca.server.tables.play import RejectedFrame, Said, Say, Talk, TalkFrame, TalkLine
from ludoteca.server.tables.state import ASKED_TO_WAIT, RoomState, Spoken
from ludoteca.server.talk.ears import Ears, OpenEars
from ludoteca.server.talk.names import named
from ludoteca.server.talk.phrases import GO_ON, REACTIONS, WAIT, phrases
from ludoteca.server.talk.sanitize import plain
from ludoteca.server.talk.store import TalkStore

log = structlog.get_logger()


class TalkService:
    """Talk of people in seats, sent to everyone at the table, watchers included."""

    def __init__(self, store: TalkStore, notifications: Notifications) -> None:
        self._store = store
        self._notifications = notifications
        self._pace = Buckets(LINES_OF_TALK)
        self.ears: Ears = OpenEars()
        self._relays: set[asyncio.Task[None]] = set()

    async def say(self, state: RoomState, frame: Say, guest: Guest | None) -> RejectedFrame | None:
        """Send a line to everyone at the table. Returns an answer only for a refused line."""
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
        name = state.people[seats[0]].name
        meant = await self._meant(state, frame, guest, name)
        line = await self._store.add(
            state.row.id, seats[0], name, guest, frame, partial(self._mentions, state, name, meant)
        )
        if line is not None:
            await self._tell(state, line)
            state.announce(Spoken(line))
            _make_bots_wait(state, frame)

    async def _meant(
        self, state: RoomState, frame: Say, guest: Guest, name: str
    ) -> Collection[str]:
        """The guests whom a line names, who are not here, and who would read it."""
        if frame.kind != "text":
            return ()
        here = state.here
        people = {who.guest: who.name for who in state.people if who.guest is not None}
        names = named(frame.body, people.values())
        found = {one for one, name in people.items() if name in names and one not in here}
        if found:
            line = TalkLine(0, clock.now(), 0, guest.public, name, frame.kind, frame.body, frame.id)
            found -= await self.ears.deaf(line, state.settings.talk, found)
        return found

    def _mentions(
        self, state: RoomState, by: str, meant: Collection[str], n: int, at: int
    ) -> Iterable[Write]:
        """The rows that tell these people of a line in which they are named."""
        return self._notifications.writes(
            *(
                Happened(
                    kind="mentioned",
                    guest=guest,
                    at=at,
                    topic=state.row.id,
                    n=n,
                    game=state.row.game,
                    name=by,
                    path=f"/t/{state.row.id}",
                )
                for guest in meant
            )
        )

    async def heard(self, state: RoomState, guest: str | None) -> TalkFrame:
        """The lines so far, for ``guest``, who opens the table. After its end only people of the
        table get them: others come to see the game."""
        private = state.phase.ended and not state.held(guest)
        lines = [] if private else await self._store.read(state.row.id)
        if state.talk is None:  # later lines must be sent to all who are here
            state.talk = lines[-1].n if lines else 0
        heard = await self.ears.heard(lines, state.settings.talk, guest)
        return TalkFrame(tuple(heard), phrases(state.title), REACTIONS)

    async def may_hear(self, state: RoomState, guest: str) -> list[TalkLine]:
        """The lines that ``guest`` gets who opens the table now."""
        return list((await self.heard(state, guest)).lines)

    async def show_anew(self, state: RoomState, n: int) -> None:
        """Send line ``n`` to everybody once more, because a moderator has removed it, or has taken
        that back."""
        for line in await self._store.read(state.row.id):
            if line.n == n:
                await self._tell(state, line)
                state.announce(Spoken(line))

    async def allow(self, state: RoomState, guest: Guest, allowed: Talk) -> None:
        """Set which kinds of talk are allowed. Raises `Problem` for all but the owner."""
        if guest.id != state.row.owner:
            raise Problem("error-not-owner")
        await self._store.allow(state.row.id, allowed)
        state.settings = msgspec.structs.replace(state.settings, talk=allowed)
        state.tell_change()

    async def catch_up(self, states: Sequence[RoomState]) -> None:
        """Send lines from other processes that got lost to the people at these tables."""
        newest = await self._store.newest([state.row.id for state in states])
        for state in states:
            told = state.talk
            if told is None or newest.get(state.row.id, 0) <= told:
                continue
            for line in await self._store.read(state.row.id):
                if line.n > told:
                    await self._tell(state, line)

    def relay(self, state: RoomState, line: TalkLine) -> None:
        """Send a line of another process to the people here."""
        task = asyncio.create_task(self._tell(state, line))
        self._relays.add(task)
        task.add_done_callback(self._relays.discard)

    async def _tell(self, state: RoomState, line: TalkLine) -> None:
        state.talk = max(state.talk or 0, line.n)
        readers = _readers(state)
        try:
            deaf = await self.ears.deaf(line, state.settings.talk, readers)
        except Exception as error:  # the disk; rather nobody reads it than those who must not
            log.error("a line of talk was not sent", table=state.row.id, exc_info=error)
            return
        came = _readers(state) - readers  # since then: they read it in what was said before
        state.fanout.tell_all(Said(line), but=deaf | came)


def _readers(state: RoomState) -> set[str | None]:
    return {connection.guest_id for connection in state.fanout}


def _make_bots_wait(state: RoomState, frame: Say) -> None:
    """Handles the two phrases that make bots wait for suggestions, or stop waiting."""
    if frame.kind == "phrase" and frame.body in (WAIT, GO_ON):
        state.suggestions.wait(ASKED_TO_WAIT if frame.body == WAIT else 0)


def _allowed(state: RoomState, frame: Say) -> Say:
    """The frame with its text sanitized. Raises `Problem` for talk that is not allowed."""
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
