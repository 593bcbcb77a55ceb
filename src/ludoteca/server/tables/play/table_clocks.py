"""The clocks of one table, as they are and as each reader may see them."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.core.game import Audience, Seat
from ludoteca.core.replay.pausing import Halt
from ludoteca.core.replay.replayer import Advance
from ludoteca.server.tables.clocks import Clocks, SeatClock, Timing, clocks_after


class TableClocks:
    """``now`` are the clocks after the newest entry; None without a time control."""

    def __init__(self, timing: Timing | None) -> None:
        self.now: Clocks | None = None
        self._timing = timing
        self._told: tuple[SeatClock, ...] = ()
        self.learned = False
        """Whether more was known of outages after the newest entry than when it was proposed. Then
        the clocks that others see may have changed with it, though they tell nothing of it."""

    def after(self, advance: Advance, questions: Collection[Seat]) -> Clocks | None:
        """The clocks after the next entry, which leaves these ``questions`` open; they stand in a
        pause."""
        paused = advance.paused is not None
        entry, people = advance.entry, advance.seating.people
        if self._timing is None or (self.now is None and entry.kind != "start"):
            return None
        return clocks_after(self.now, entry, questions, people, self._timing, paused=paused)

    def go_on(
        self,
        clocks: Clocks | None,
        acting: Collection[Seat],
        advance: Advance,
        questions: Collection[Seat],
        *,
        public: bool,
    ) -> None:
        """An entry is durable, and has led to ``advance``. ``acting`` were to act before it; of
        those who are now, those with ``questions`` have not chosen. ``public`` is whether everybody
        is told of it."""
        if clocks is None or self._timing is None:
            return
        to_act, halted = advance.to_act, isinstance(advance.paused, Halt)
        before = clocks.seats if self.now is None else self.now.seats
        self.now = clocks.refreshed(self._timing)  # outages may be known by now
        self.learned = self.now.seats != clocks.seats
        told = list(self._told or self.now.seats)
        for seat, clock in enumerate(self.now.seats):
            has_chosen = seat in to_act and seat not in questions
            if halted:  # nobody is asked, so the clocks tell who has
                has_chosen = told[seat].since is not None and before[seat].since is None
            comes_or_goes = (seat in to_act) != (seat in acting)
            if comes_or_goes or (public and not has_chosen):
                told[seat] = clock
        self._told = tuple(told)

    def refresh(self) -> None:
        """Learn of outages, and of people whose time runs at other hours than before."""
        if self.now is None or self._timing is None:
            return
        known, self.now = self.now.seats, self.now.refreshed(self._timing)
        self._told = tuple(
            clock if told == before else told
            for told, before, clock in zip(self._told, known, self.now.seats, strict=True)
        )

    def told(self, seats: Collection[Audience]) -> tuple[SeatClock, ...] | None:
        """The clocks as whoever holds these ``seats`` may see them; None without a time control.

        Nobody sees by them that another has chosen in secret: that clock seems to run on until what
        everybody is told says that its seat is not to act.
        """
        if self.now is None:
            return None
        return tuple(
            clock if seat in seats else told
            for seat, (clock, told) in enumerate(zip(self.now.seats, self._told, strict=True))
        )
