"""An entry about to be written, as effects see it: what it changes at its table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.seating import StandIn, Why, read_seat_change
from ludoteca.core.title import Title
from ludoteca.server.db.write import Write
from ludoteca.server.tables.clocks import Calendar
from ludoteca.server.tables.log import Decided
from ludoteca.server.tables.play import (
    Draft,
    Table,
    TableSettings,
    helped_seats,
    own_moves_of,
    usual_thinking,
)
from ludoteca.server.tables.rows import AheadRow, Fell, Outages, SeatRow, TableRow
from ludoteca.server.tables.wakes import Clear, Patience, Wake


class TableTimes(Protocol):
    """How long tables of the house wait, in milliseconds, and what their clocks depend on."""

    @property
    def bot_pace(self) -> int: ...

    @property
    def patience(self) -> Patience: ...

    @property
    def outages(self) -> Outages: ...

    @property
    def calendar_of(self) -> Callable[[str], Calendar]:
        """When the time of a guest runs."""


class Ahead(Protocol):
    """The choices ahead at a table, as `ChoicesAhead` has them."""

    def __bool__(self) -> bool: ...

    def of(self, seat: Seat) -> AheadRow | None: ...

    def after(
        self, entry: Entry, people: Collection[Seat], *, over: bool
    ) -> Mapping[Seat, Fell | None]: ...


class TableState(Protocol):
    """A table before an entry, as `RoomState` has it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def people(self) -> Sequence[SeatRow]: ...

    @property
    def table(self) -> Table: ...

    @property
    def title(self) -> Title: ...

    @property
    def settings(self) -> TableSettings: ...

    @property
    def services(self) -> TableTimes: ...

    @property
    def ahead(self) -> Ahead: ...

    @property
    def here(self) -> Collection[str | None]:
        """The guests who are connected through any process."""

    @property
    def attended(self) -> bool:
        """Whether anybody is connected."""


Effect: TypeAlias = Callable[["Change"], Iterable[Wake | Clear | Write]]
"""The rows that a feature adds to the transaction of an entry: wakes of the table, ends of wakes,
and rows of its own. It runs for every entry, before that is durable, and waits for nothing."""


class Change:
    """``state`` is the table before the entry, ``draft`` what the entry makes of it."""

    __slots__ = ("_decided", "asked", "draft", "entry", "people", "questions", "state")

    def __init__(self, state: TableState, draft: Draft) -> None:
        self.state = state
        self.draft = draft
        self.entry: Entry = draft.entry
        self.people: frozenset[Seat] | tuple[Seat, ...] = draft.people
        """The seats in which people play for themselves after the entry."""
        self.questions = before = state.table.questions
        """The open questions before the entry; `Draft.questions` are those after it."""
        self.asked: dict[Seat, int] = {
            seat: n for seat, n in draft.questions.items() if before.get(seat) != n
        }
        """The seats that the entry asks something new, each with the number of the entry."""
        self._decided: Decided | None = None

    @property
    def called(self) -> dict[Seat, int]:
        """The open questions for which people are waited for from this entry on: those that it
        asks; none in a pause; all of them when a pause ends."""
        if self.draft.paused is not None:
            return {}
        return dict(self.draft.questions) if self.entry.kind == "pause" else self.asked

    @property
    def ends(self) -> bool:
        """Whether the table ends with this entry."""
        return self.draft.standing is not None or self.draft.closed is not None

    @property
    def away(self) -> Mapping[Seat, Why]:
        """The seats in which bots play for people when the table ends, and why."""
        away = {seat: one.why for seat, one in self.state.table.seating.stand_ins.items()}
        if self.entry.kind == "seat" and self.entry.seat is not None:
            said = read_seat_change.decode(self.entry.body)
            if isinstance(said, StandIn):
                away[self.entry.seat] = said.why
        return away

    @property
    def decided(self) -> Decided:
        """How the table ends; made once for all effects."""
        if self._decided is None:
            self._decided = _decided(self.state, self.draft)
        return self._decided


def _decided(state: TableState, draft: Draft) -> Decided:
    table = state.table
    last = draft.entry.seat if draft.entry.kind == "act" else None
    seats = len(state.people)
    own_moves = own_moves_of(table.moments, seats)
    if last is not None and last not in table.seating.stand_ins:
        own_moves[last] += 1
    return Decided(
        table=state.row.id,
        game=state.row.game,
        together=state.title.meta.together,
        began_at=table.moments[0].at if table.moments else draft.entry.at,
        at=draft.entry.at,
        people=tuple(state.people),
        standing=draft.standing,
        closed=draft.closed,
        shared=state.row.shared,
        merits=draft.merits,
        helped=frozenset(helped_seats(table.moments)),
        taken=table.seating.taken,
        own_moves=own_moves,
        thinking=usual_thinking(table.moments, seats),
    )
