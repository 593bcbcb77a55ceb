"""The waiting room: seats, owner, options and settings of a table before its start.

When the owner changes something, nobody has to agree: all see it at once, keep their seats, and
leave when they no longer want to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import MOVES_BETWEEN_SEATS, Buckets, too_many
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.play import Closed, TableFrame, TableSettings
from ludoteca.server.tables.rows import (
    OPEN,
    SeatRow,
    arranged,
    bot,
    check_count,
    closed_up,
    colour_of,
    coloured,
    filled_up,
    is_vacant,
)
from ludoteca.server.tables.state import RoomState
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake

SENT_AWAY_SECONDS: Final = 120.0
"""How long a guest whom the owner sent away cannot sit down at the table again. Not for ever,
because owners err, and a guest with bad intent comes back under another name anyway."""

Vacancy: TypeAlias = Literal["refuse", "leave-out", "bots"]
"""How a start handles vacant seats: it is refused, leaves them out, or puts bots there."""


class WaitingRoom:
    """The waiting room of one table."""

    def __init__(self, state: RoomState) -> None:
        self._state = state
        self._moves = Buckets(MOVES_BETWEEN_SEATS)
        self._arrivals = Buckets(MOVES_BETWEEN_SEATS)

    # ---- seats -----------------------------------------------------------------------------

    async def take_seat(self, guest: Guest, seat: Seat | None) -> None:
        """Seat ``guest`` in ``seat``, or in the first open one. A guest who sits there already
        stays; one who sits elsewhere moves."""
        async with self._state.lock:
            while not await self._took_seat(guest, seat):
                pass  # lost a race to another process; the state is up to date now

    async def _took_seat(self, guest: Guest, wished: Seat | None) -> bool:
        """Try once; False when the seat was taken meanwhile and ``guest`` wished for none."""
        mine = self._state.held(guest.id)
        if mine and wished in (None, *mine):
            await self._accept(mine)
            return True
        self.must_wait()
        self._must_be_open_to_others()
        if mine and wished is not None:
            await self._move(guest, mine, wished)
            return True
        if self._state.sent_away_until(guest.id) is not None:
            raise Problem("error-sent-away")
        seat = self._first_open() if wished is None else wished
        if self._who(seat).kind != "open":
            raise Problem("error-seat-taken", seat=seat)
        names = [who.name for who in self._state.people if who.guest is not None]
        names += await self._state.services.store.names_heard(self._state.row.id, guest.id)
        if any(look_alike(name, guest.name) for name in names):
            raise Problem("error-name-taken")
        _must_be_at_rest(self._arrivals, guest)
        try:
            await self._seat(seat, SeatRow("person", guest.id, guest.name))
        except Problem as problem:
            if wished is None and problem.code == "error-seat-taken":
                return False
            if wished is not None and problem.code == "error-table-full":
                raise Problem("error-seat-taken", seat=seat) from None
            raise
        return True

    def _first_open(self) -> Seat:
        for seat, who in enumerate(self._state.people):
            if who.kind == "open":
                return seat
        raise Problem("error-table-full")

    async def _move(self, guest: Guest, mine: Sequence[Seat], seat: Seat) -> None:
        """Move ``guest`` to an open seat; the two seats change places with their colours."""
        if self._who(seat).kind != "open":
            raise Problem("error-seat-taken", seat=seat)
        if len(mine) > 1:
            raise Problem("error-already-seated")
        _must_be_at_rest(self._moves, guest)
        order: list[Seat | None] = [*range(len(self._state.people))]
        order[mine[0]], order[seat] = seat, mine[0]
        await self._arrange(arranged(self._state.people, order))
        await self._accept([seat])

    async def _accept(self, mine: Sequence[Seat]) -> None:
        """Accept the invitation to a rematch in the seats ``mine``."""
        for seat in mine:
            who = self._state.people[seat]
            if who.invited and self._state.status == "waiting":
                await self._seat(seat, msgspec.structs.replace(who, invited=False))

    async def set_seat(self, guest: Guest, seat: Seat, level: str | None) -> None:
        """Free a seat, or put a bot of ``level`` into it; for the owner."""
        async with self._state.lock:
            self.must_own(guest)
            self.must_wait()
            self._must_be_open_to_others()
            self._who(seat)
            before = self._state.people[seat].guest
            after = OPEN if level is None else bot(self._state.people, seat, level)
            if before is None or before == guest.id:
                await self._seat(seat, after)
            else:
                until = clock.now() + round(SENT_AWAY_SECONDS * 1000)
                await self._seat(seat, after, until)
                self._state.send_away({before: until})
                self._state.fanout.tell(before, TableFrame(self._state.info(before)))  # until when

    async def stand_up(self, guest: Guest) -> None:
        """Free the seats of ``guest``. If they own the table, the next person owns it then; without
        another person it is closed."""
        mine = self._state.held(guest.id)
        if not mine:
            raise Problem("error-not-seated")
        for seat in mine:
            await self._seat(seat, OPEN)
        if guest.id != self._state.row.owner:
            return
        heirs = self._state.people[mine[0] :] + self._state.people[: mine[0]]
        heir = next((who.guest for who in heirs if who.guest is not None), None)
        if heir is None:
            await self._close("empty")
        else:
            await self._give(heir)

    def _who(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self._state.people):
            raise Problem("error-no-such-seat", seat=seat)
        return self._state.people[seat]

    async def _seat(self, seat: Seat, who: SeatRow, sent_away_until: int | None = None) -> None:
        """Write ``who`` into ``seat``, which keeps its colour."""
        who = msgspec.structs.replace(who, colour=self._state.people[seat].colour)
        if not await self._state.services.store.write_seat(
            self._state.row.id, seat, self._state.people[seat], who, sent_away_until
        ):
            await self._state.refresh()
            self.must_wait()
            raise Problem("error-seat-taken", seat=seat)
        self._state.seat(seat, who)
        self._state.tell_change()

    async def rename(self, guest: Guest) -> None:
        """Show the new name of ``guest``, which is in the database; logs keep the old one."""
        if self._state.status != "waiting" or not self._state.held(guest.id):
            return
        async with self._state.lock:
            for seat in self._state.held(guest.id) if self._state.status == "waiting" else ():
                who = self._state.people[seat]
                self._state.seat(seat, msgspec.structs.replace(who, name=guest.name))
            self._state.tell_change()

    # ---- decisions of the owner ------------------------------------------------------------

    async def set_settings(self, guest: Guest, settings: TableSettings) -> None:
        """Change the settings; for the owner."""
        async with self._state.lock:
            self.must_own(guest)
            self.must_wait()
            self._must_be_open_to_others()
            if settings.listed and self._state.row.shared is not None:
                raise Problem("error-known-dice")
            if settings.rated and self._state.row.shared is not None:
                raise Problem("error-never-rated")
            if not await self._state.services.store.write_settings(self._state.row.id, settings):
                raise Problem("error-table-started")
            self._state.settings = settings
            self._state.tell_change()

    async def set_options(self, guest: Guest, options: bytes) -> None:
        """Change the game's options; for the owner. ``options`` are valid already."""
        async with self._state.lock:
            self._must_be_free(guest)
            if options == self._state.row.options:
                return
            if not await self._state.services.store.write_options(self._state.row.id, options):
                await self._state.refresh()
                raise Problem("error-table-started")
            self._state.row = msgspec.structs.replace(self._state.row, options=options)
            self._state.tell_change()

    async def arrange(self, guest: Guest, order: Sequence[Seat | None]) -> None:
        """Reorder, add or leave out seats; for the owner. See `arranged`."""
        async with self._state.lock:
            self._must_be_free(guest)
            await self._arrange(arranged(self._state.people, order))

    async def set_colour(self, guest: Guest, seat: Seat, colour: int) -> None:
        """Change the colour of ``seat``, for its person or the owner. A seat that has the colour
        gets the old one in exchange; only the owner takes a colour from another person."""
        async with self._state.lock:
            self.must_wait()
            mine = self._who(seat).guest == guest.id
            if not mine:
                self.must_own(guest)
            people = self._state.people
            if guest.id != self._state.row.owner and any(
                one.kind == "person" and colour_of(other, one) == colour and one.guest != guest.id
                for other, one in enumerate(people)
            ):
                raise Problem("error-colour-taken")
            await self._arrange(coloured(people, seat, colour))

    async def settle_vacancies(self, guest: Guest, vacancy: Vacancy, level: str) -> None:
        """Leave vacant seats out or fill them with bots, just before the owner starts."""
        if vacancy == "refuse":
            return
        async with self._state.lock:
            await self._state.refresh_quietly()  # other processes may have changed it
            self.must_own(guest)
            self.must_wait()
            people = self._state.people
            if not any(map(is_vacant, people)):
                return
            self._must_be_free(guest)
            await self._arrange(
                filled_up(people, level) if vacancy == "bots" else closed_up(people)
            )

    async def _arrange(self, people: list[SeatRow]) -> None:
        check_count(self._state.title.meta, len(people))
        if people == self._state.people:
            return
        store, before = self._state.services.store, self._state.people
        if not await store.write_seats(self._state.row.id, before, people):
            await self._state.refresh()
            self.must_wait()
            raise Problem("error-seats-changed")
        self._state.seat_all(people)
        self._state.tell_change()

    async def hand_over(self, guest: Guest, seat: Seat) -> None:
        """Give the table to the person in ``seat``; for the owner."""
        async with self._state.lock:
            self.must_own(guest)
            self.must_wait()
            heir = self._who(seat).guest
            if heir is None:
                raise Problem("error-not-a-person", seat=seat)
            await self._give(heir)

    async def close(self, guest: Guest) -> None:
        """Close the table before its start; for the owner."""
        async with self._state.lock:
            self.must_own(guest)
            self.must_wait()
            await self._close("owner")

    async def close_for_operator(self) -> None:
        """Close the table before its start, by order of the operator."""
        self.must_wait()
        await self._close("operator")

    async def reopen(self) -> None:
        """Wait again, after moderators have closed the table."""
        if await self._state.services.store.reopen(self._state.row.id):
            await self._state.read_again()
            self._state.tell_change()

    async def _give(self, heir: str) -> None:
        if not await self._state.services.store.write_owner(
            self._state.row.id, self._state.row.owner, heir
        ):
            await self._state.refresh()
            raise Problem("error-not-owner")
        self._state.row = msgspec.structs.replace(self._state.row, owner=heir)
        self._state.tell_change()

    # ---- never started ---------------------------------------------------------------------

    async def expire(self) -> Wake | None:
        """Close a table that was not started in time; a connected guest keeps it open for another
        period."""
        async with self._state.lock:
            if self._state.status != "waiting":
                return None
            if self._state.may_be_attended:
                due = clock.now() + self._state.services.patience.waiting
                return Wake(WHOLE_TABLE, -1, due, "expire")
            await self._close("expired")
            return None

    async def _close(self, reason: Closed) -> None:
        if not await self._state.services.store.close(self._state.row.id, reason):
            await self._state.refresh()
            raise Problem("error-table-started")
        self._state.phase.become("closed", reason)
        self._state.tell_change()

    # ---- refusing --------------------------------------------------------------------------

    def must_wait(self) -> None:
        if self._state.status == "closed" and self._state.table.n < 0:
            raise Problem("error-table-closed")
        if self._state.status != "waiting":
            raise Problem("error-table-started")

    def must_own(self, guest: Guest) -> None:
        if guest.id != self._state.row.owner:
            raise Problem("error-not-owner")

    def _must_be_free(self, guest: Guest) -> None:
        """Refuse unless ``guest`` may change how the game is played. On shared dice nobody may,
        because results of the same dice are compared."""
        self.must_own(guest)
        self.must_wait()
        if self._state.row.shared is not None:
            raise Problem("error-shared-dice")

    def _must_be_open_to_others(self) -> None:
        """Refuse for a challenge of a day, which everybody plays alone, with fixed settings, and in
        a tournament, whose seats are drawn."""
        if self._state.row.tournament is not None:
            raise Problem("error-tournament-seats")
        if self._state.row.shared is not None and self._state.row.shared.told_at:
            raise Problem("error-challenge-alone")


def _must_be_at_rest(paces: Buckets, guest: Guest) -> None:
    """Raises `Problem` ``error-too-many`` for a guest who changes seats too often, because each
    change is sent to everybody at the table."""
    pace = paces.of(guest.id)
    if not pace.take():
        raise too_many(pace.wait())
