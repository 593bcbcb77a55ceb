"""The clocks of a table: what each seat has left after an entry, by the log alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

import msgspec

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry, read_start
from ludoteca.server.tables.clocks.calendar import Calendar
from ludoteca.server.tables.clocks.outages import Outage, extended, lost
from ludoteca.server.tables.clocks.time_control import LiveControl, TimeControl

FREE_MS: Final = 500
"""Milliseconds of each answer that cost nothing at a live table: what a line may take, there and
back. They are the same for everybody, so that nobody gains by a line that claims to be slow."""

RETURN_MS: Final = 15_000
"""Least time, in milliseconds, of a person who takes back a seat that had run out of time."""

HOUR_MS: Final = 3_600_000


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat, in milliseconds. ``left`` is what there was at the time ``since``; at
    ``due`` it is used up. Both times are since 1970 UTC, and None while the clock stands."""

    left: int
    since: int | None = None
    due: int | None = None


class Timing(Protocol):
    """What clocks depend on beside the log."""

    @property
    def control(self) -> TimeControl | None:
        """The time control of the table; None when it has none."""

    @property
    def outages(self) -> Sequence[Outage]:
        """In the order of their ends."""

    def calendar(self, seat: Seat) -> Calendar:
        """When the time of the person in ``seat`` runs."""


class Clocks(msgspec.Struct, frozen=True):
    """The clocks after an entry; they never change. ``earns`` are the seats whose next answer adds
    the increment: once for each turn, however often it is taken back and chosen anew."""

    control: TimeControl
    seats: tuple[SeatClock, ...]
    earns: frozenset[Seat]

    def after(
        self,
        entry: Entry,
        questions: Collection[Seat],
        people: Collection[Seat],
        timing: Timing,
        *,
        paused: bool = False,
    ) -> Clocks:
        """The clocks after ``entry``, which leaves these ``questions`` open; ``people`` are the
        seats whose people play themselves then, ``paused`` whether all clocks stand."""
        running = () if paused else [seat for seat in people if seat in questions]
        acted = entry.seat if entry.kind in ("act", "undo") else None
        seats = list(self.seats)
        for seat, clock in enumerate(seats):
            runs_on = seat in running and seat != acted
            if clock.since is not None and not runs_on:
                clock = self._stopped(clock, seat, entry.at, timing)
            answered = seat == acted or (acted is not None and seat not in questions)
            if answered and seat in people:  # a bot that stands in earns nothing for its person
                clock = self._answered(clock, seat, entry)
            if entry.kind == "seat" and seat == entry.seat and seat in people:
                clock = self._returned(clock)
            if clock.since is None and seat in running:
                clock = self._started(clock, seat, entry.at, timing)
            seats[seat] = clock
        return Clocks(self.control, tuple(seats), self._earning(entry))

    def refreshed(self, timing: Timing) -> Clocks:
        """The same clocks, ending as the outages and calendars of now have it."""
        seats = list(self.seats)
        for seat, clock in enumerate(seats):
            if clock.since is not None:
                due = self._due(clock.left, clock.since, seat, timing)
                seats[seat] = msgspec.structs.replace(clock, due=due)
        return Clocks(self.control, tuple(seats), self.earns)

    def _stopped(self, clock: SeatClock, seat: Seat, at: int, timing: Timing) -> SeatClock:
        assert clock.since is not None
        if isinstance(self.control, LiveControl):
            ran = max(0, at - clock.since)
        else:
            ran = timing.calendar(seat).running(clock.since, at)
        return SeatClock(max(0, clock.left - max(0, ran - lost(timing.outages, clock.since, at))))

    def _answered(self, clock: SeatClock, seat: Seat, entry: Entry) -> SeatClock:
        if not isinstance(self.control, LiveControl):
            return SeatClock(whole(self.control))
        earned = entry.kind == "act" and seat == entry.seat and seat in self.earns
        return SeatClock(clock.left + self.control.increment * 1000) if earned else clock

    def _returned(self, clock: SeatClock) -> SeatClock:
        if not isinstance(self.control, LiveControl):
            return SeatClock(whole(self.control))
        return SeatClock(max(clock.left, self.control.increment * 1000, RETURN_MS))

    def _started(self, clock: SeatClock, seat: Seat, at: int, timing: Timing) -> SeatClock:
        since = at + FREE_MS if isinstance(self.control, LiveControl) else at
        return SeatClock(clock.left, since, self._due(clock.left, since, seat, timing))

    def _due(self, left: int, since: int, seat: Seat, timing: Timing) -> int:
        if isinstance(self.control, LiveControl):
            due = since + left
        else:
            due = timing.calendar(seat).due(since, left)
        return extended(timing.outages, since, due)

    def _earning(self, entry: Entry) -> frozenset[Seat]:
        if entry.kind != "act" or entry.seat is None:
            return self.earns
        everybody = frozenset(range(len(self.seats)))
        return everybody if entry.tape else everybody - {entry.seat}


def whole(control: TimeControl) -> int:
    """The milliseconds with which everybody begins: for the table, or for each answer."""
    return control.bank * 1000 if isinstance(control, LiveControl) else control.hours * HOUR_MS


def clocks_after(
    before: Clocks | None,
    entry: Entry,
    questions: Collection[Seat],
    people: Collection[Seat],
    timing: Timing,
    *,
    paused: bool = False,
) -> Clocks | None:
    """The clocks after ``entry``; None at a table without a time control."""
    if entry.kind == "start":
        if timing.control is None:
            return None
        seats = len(read_start(entry.body).seats)
        begun = (SeatClock(whole(timing.control)),) * seats
        before = Clocks(timing.control, begun, frozenset(range(seats)))
    return None if before is None else before.after(entry, questions, people, timing, paused=paused)
