"""Suggestions: options that people propose to the seat that is to act, in cooperative games. They
are never in the log, and end with the question that they are about."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.game import Rejected, Seat
from ludoteca.core.title import Title
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import PROPOSALS, Buckets, too_many
from ludoteca.server.tables.log import RulesBroke
from ludoteca.server.tables.play import (
    OpenProposal,
    Propose,
    Proposed,
    Reader,
    RejectedFrame,
    Stale,
    Status,
    Table,
    Withdraw,
)
from ludoteca.server.tables.state.fanout import Connection, Fanout
from ludoteca.server.tables.state.presence_messages import Pondered, Suggested, TableNews
from ludoteca.server.tables.state.room_services import RoomServices


class Around(Protocol):
    """The part of a room's state that suggestions need."""

    services: RoomServices
    title: Title
    table: Table
    fanout: Fanout

    @property
    def status(self) -> Status: ...

    def held(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that ``guest`` holds."""

    def reader(self, guest: str | None) -> Reader:
        """The audiences of ``guest``: the seats they hold, or the watchers."""

    def announce(self, news: TableNews) -> None:
        """Send ``news`` to the other processes that have this table open."""


LOOKING: Final = 4.0
"""Seconds that bots wait after somebody has looked at a move that one of them could make."""

ASKED_TO_WAIT: Final = 20.0
"""Seconds that bots wait after somebody has asked them to, and at most before any one choice."""


class Suggestions:
    """The suggestions at one table, as this process knows them. Each seat has one at most."""

    def __init__(self, state: Around) -> None:
        self._state = state
        self._wished = state.title.meta.proposals
        self._pace = Buckets(PROPOSALS)
        self._n = -1
        self._open: dict[Seat, OpenProposal] = {}
        self._told: dict[Seat, int] = {}
        """Seats that proposed or cleared something through this process, each with the entry after
        which it did."""
        self._until = self._told_until = self._since = 0.0
        self._waited_at = -1

    # ---- proposing -------------------------------------------------------------------------

    def take(self, frame: Propose | Withdraw, guest: str | None) -> RejectedFrame | Stale | None:
        """Make or clear a suggestion, and show it to everybody; an answer only when refused."""
        state = self._state
        try:
            self._must_play(guest)
            if isinstance(frame, Withdraw):
                self._withdraw(frame, guest)
                return None
            if frame.seat not in state.held(guest):
                raise Problem("error-not-your-seat", seat=frame.seat)
            reader, numbers = state.reader(guest), state.table.numbers
            if numbers.number(reader, state.table.n) != frame.seen:
                return Stale(frame.id, numbers.number(reader, state.table.n))
            self._propose(frame, guest)
        except (Problem, Rejected) as error:
            return RejectedFrame(frame.id, error.code, error.facts)
        except RulesBroke:
            return RejectedFrame(frame.id, "error-internal", {})
        return None

    def _must_play(self, guest: str | None) -> None:
        state = self._state
        if not self._wished:
            raise Problem("error-no-proposals")
        if guest is None or not state.held(guest):
            raise Problem("error-not-seated")
        if state.status != "running" or state.table.n < 0:
            raise Problem("error-not-running")
        bucket = self._pace.of(guest)
        if seconds := bucket.wait():
            raise too_many(seconds)
        bucket.spend()

    def _propose(self, frame: Propose, guest: str | None) -> None:
        table = self._state.table
        if frame.of not in table.questions or frame.of in self._state.held(guest):
            raise Problem("error-not-asked", seat=frame.of)
        with self._state.services.alarm.guard(Rejected):
            option = table.option(frame.of, frame.action)
        action = msgspec.Raw(encode(option.action))
        self._become(frame.seat, OpenProposal(frame.seat, frame.of, action, option.text))

    def _withdraw(self, frame: Withdraw, guest: str | None) -> None:
        """Clear a suggestion; nothing happens when it is gone already."""
        proposal = next((one for one in self.open if one.seat == frame.seat), None)
        if proposal is None:
            return
        if not {proposal.seat, proposal.of} & set(self._state.held(guest)):
            raise Problem("error-not-your-seat", seat=frame.seat)
        self._become(frame.seat, None)

    def _become(self, seat: Seat, proposal: OpenProposal | None) -> None:
        news = Suggested(self._state.table.n, seat, proposal)
        self._told[seat] = news.n
        self.hear(news)
        self._state.announce(news)

    def tell_others_again(self) -> None:
        """Send the suggestions for the present questions to other processes again, because the
        messages may have been lost."""
        n = self._state.table.n
        proposals = {proposal.seat: proposal for proposal in self.open}
        for seat in [seat for seat, told in self._told.items() if told == n]:
            self._state.announce(Suggested(n, seat, proposals.get(seat)))

    def hear(self, news: Suggested) -> None:
        """Take a suggestion made here or in another process, which may be ahead of this one."""
        if news.n < self._n:
            return
        if news.n > self._n:
            self._n, self._open = news.n, {}
        self._open.pop(news.seat, None)
        if news.proposal is not None:
            self._open[news.seat] = news.proposal
        for connection in self._state.fanout:
            self._tell(connection)

    # ---- sending ---------------------------------------------------------------------------

    @property
    def open(self) -> tuple[OpenProposal, ...]:
        """The suggestions for the present questions, the newest last."""
        return tuple(self._open.values()) if self._n == self._state.table.n else ()

    def tell(self, newcomer: Connection) -> None:
        if self.open:
            self._tell(newcomer)

    def _tell(self, connection: Connection) -> None:
        reader = self._state.fanout.audiences(connection)
        n = self._state.table.numbers.number(reader, self._n)
        connection.tell(Proposed(n, tuple(self._open.values())))

    # ---- bots ------------------------------------------------------------------------------

    def places(self, seat: Seat, options: Sequence[Any]) -> tuple[int, ...]:
        """The indices of the ``options`` of a seat that are suggested to it."""
        wished = {bytes(one.action) for one in self.open if one.of == seat}
        if not wished:
            return ()
        return tuple(at for at, option in enumerate(options) if encode(option) in wished)

    def may_look(self, seat: Seat, guest: str | None) -> bool:
        """Whether ``guest`` may preview an option of another's ``seat``; if so, bots wait a little
        for a suggestion."""
        state = self._state
        if not self._wished or not state.held(guest) or seat not in state.table.questions:
            return False
        self.wait(LOOKING)
        return True

    def wait(self, seconds: float) -> None:
        """Make bots wait for ``seconds`` while people think; 0 ends the wait."""
        if not self._wished:
            return
        self._wait(seconds)
        if not seconds or self._until > self._told_until + 1:
            self._told_until = self._until
            self._state.announce(Pondered(seconds))

    def hear_of_waiting(self, news: Pondered) -> None:
        self._wait(news.seconds)

    def _wait(self, seconds: float) -> None:
        now = time.monotonic()
        self._until = max(self._until, now + seconds) if seconds else now

    @property
    def wanted(self) -> float:
        """Seconds that bots still have to wait before their next choice."""
        now = time.monotonic()
        if self._waited_at != self._state.table.n:
            self._waited_at, self._since = self._state.table.n, now
        return max(0.0, min(self._until, self._since + ASKED_TO_WAIT) - now)
