"""Checks, stores and sends the talk of tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import LINES_OF_TALK, Buckets, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.notifications import Happened, Notifications
from ludoteca.server.tables.play import RejectedFrame, Said, Say, Talk, TalkFrame
from ludoteca.server.tables.state import ASKED_TO_WAIT, RoomState, Spoken
from ludoteca.server.talk.phrases import GO_ON, REACTIONS, WAIT, phrases
from ludoteca.server.talk.sanitize import plain
from ludoteca.server.talk.store import TalkStore


class TalkService:
    """Talk of people in seats, sent to everyone at the table, watchers included."""

    def __init__(self, store: TalkStore, notifications: Notifications) -> None:
        self._store = store
        self._notifications = notifications
        self._pace = Buckets(LINES_OF_TALK)

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
        line = await self._store.add(
            state.row.id, seats[0], name, guest, frame, partial(self._mentions, state, name, frame)
        )
        if line is not None:
            self._tell(state, Said(line))
            _make_bots_wait(state, frame)

    def _mentions(self, state: RoomState, by: str, frame: Say, n: int, at: int) -> Iterable[Write]:
        """The rows that tell people of a line in which they are named, and who are not here."""
        if frame.kind != "text":
            return ()
        here = state.here
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
                for guest, name in {who.guest: who.name for who in state.people}.items()
                if guest is not None and guest not in here and names(frame.body, name)
            )
        )

    async def heard(self, state: RoomState, guest: str | None) -> TalkFrame:
        """The lines so far, for ``guest``, who opens the table. After its end only people of the
        table get them: others come to see the game."""
        private = state.phase.ended and not state.held(guest)
        lines = [] if private else await self._store.read(state.row.id)
        if state.talk is None:  # later lines must be sent to all who are here
            state.talk = lines[-1].n if lines else 0
        return TalkFrame(tuple(lines), phrases(state.title), REACTIONS)

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
                    state.fanout.tell_all(Said(line))
                    state.talk = line.n

    def _tell(self, state: RoomState, said: Said) -> None:
        state.talk = max(state.talk or 0, said.line.n)
        state.fanout.tell_all(said)
        state.announce(Spoken(said.line))


def names(body: str, name: str) -> bool:
    """Whether ``name`` stands in ``body``, not inside another word written in an alphabet."""
    wanted = re.escape(name.casefold())
    alone = rf"(?<![a-z0-9]){wanted}(?![a-z0-9])" if name.isascii() else wanted
    return bool(name) and re.search(alone, body.casefold()) is not None


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
