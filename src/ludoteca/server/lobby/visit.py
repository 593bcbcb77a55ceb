"""Reads the frames that a page sends to the lobby, answers them, and tells the page of changes."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.edge.connections import Direct
from ludoteca.server.edge.limits import FRAMES_OF_A_FOLLOWER, Bucket, Limits, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.feed import LobbyFeed, Subscriber
from ludoteca.server.lobby.protocol import Follow, FollowerFrame
from ludoteca.server.tables.play import Pong, RejectedFrame
from ludoteca.server.tables.socket_visit import SocketVisit

_decoder: msgspec.json.Decoder[FollowerFrame] = msgspec.json.Decoder(FollowerFrame)


class Pace:
    """The rate limits of one socket: its own, and those of its guest and its address."""

    def __init__(self, limits: Limits, guest: Guest | None, address: str) -> None:
        self._bucket = Bucket(limits.rate(FRAMES_OF_A_FOLLOWER))
        self._limits, self._guest, self._address = limits, guest, address

    def take(self) -> bool:
        """Count one frame. Returns False if the socket has sent too many."""
        return self._bucket.take()

    def wait(self) -> float:
        guest = self._guest.id if self._guest else None
        return self._limits.wait("frames", guest, self._address)


class LobbyVisit(SocketVisit):
    def __init__(
        self,
        direct: Direct,
        guest: Guest | None,
        feed: LobbyFeed,
        titles: Mapping[str, Title],
        pace: Pace,
    ) -> None:
        super().__init__(direct, place="lobby")
        self.connection = self.subscriber = Subscriber(
            guest, direct.write_frame, self._be_slow, direct.hang_up
        )
        self._feed, self._titles, self._pace = feed, titles, pace

    async def last(self) -> None:
        """Until either side has had enough."""
        self._feed.add(self.subscriber)
        try:
            await self._listen()
        finally:
            self._feed.remove(self.subscriber)
            await self._close()

    def _hear(self, data: str | bytes) -> None:
        if not self._pace.take():
            self._direct.hang_up()
            return
        try:
            self._answer(data)
        except Exception as error:
            self._fail(error)

    def _answer(self, data: str | bytes) -> None:
        subscriber = self.subscriber
        if seconds := self._pace.wait():
            problem = too_many(seconds)
            subscriber.tell(RejectedFrame(None, problem.code, problem.facts))
            return
        try:
            frame = _decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            detail = str(error)[:200]
            subscriber.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
            return
        if not isinstance(frame, Follow):
            subscriber.tell(Pong(clock.now()))
        elif frame.game is not None and frame.game not in self._titles:
            subscriber.tell(RejectedFrame(None, "error-no-such-game", {"game": frame.game}))
        else:
            self._feed.follow(subscriber, frame)
