"""Entry numbers as each reader of a table sees them.

The log counts all entries. A reader who does not see all of them must not learn from gaps how many
hidden ones there were, so a reader's numbers count only the entries sent to that reader. Where
everybody sees everything, they are the numbers of the log.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Set
from typing import TypeAlias

import msgspec

from ludoteca.core.game import Audience
from ludoteca.core.replay.picture import Moment
from ludoteca.core.replay.replay_view import Frame
from ludoteca.server.tables.play.client_frames import Act, Undo
from ludoteca.server.tables.play.server_frames import Accepted, Stale, Update

Reader: TypeAlias = tuple[Audience, ...]
"""The audiences of one guest: each seat that they hold, or the watchers. They share one numbering,
because one page draws them together."""


class _Untold:
    """The ``entries`` that were not sent to one reader, ascending. ``before`` counts for each of
    them the earlier entries that were sent. ``known`` is how many of `Numbers._partly` are included
    here."""

    __slots__ = ("before", "entries", "known")

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.before: list[int] = []
        self.known = 0


class Numbers:
    """Converts numbers for the readers of one table: an *entry* is a number in the log, a *number*
    is that of a reader."""

    def __init__(self) -> None:
        self._partly: list[tuple[int, Set[Audience]]] = []
        self._readers: dict[Reader, _Untold] = {}

    @property
    def common(self) -> bool:
        """Whether every entry so far was sent to everybody, so that all have the log's numbers."""
        return not self._partly

    def note(self, entry: int, told: Set[Audience]) -> None:
        """Remember that the newest ``entry`` was sent to the audiences ``told`` alone."""
        self._partly.append((entry, told))

    # ---- from the log to a reader and back -------------------------------------------------

    def tells(self, reader: Reader, entry: int) -> bool:
        """Whether ``entry`` was sent to ``reader``."""
        untold = self._untold(reader).entries
        place = bisect_left(untold, entry)
        return place == len(untold) or untold[place] != entry

    def number(self, reader: Reader, entry: int) -> int:
        """The number that ``reader`` sees of ``entry``, or else of the last one sent before it."""
        return entry - bisect_right(self._untold(reader).entries, entry)

    def entry(self, reader: Reader, number: int) -> int:
        """The entry that ``reader`` sees as ``number``; for a number behind their newest one, an
        entry behind the newest entry."""
        return number + bisect_right(self._untold(reader).before, number)

    def until(self, reader: Reader, number: int) -> int:
        """The last entry before the one that ``reader`` sees as ``number + 1``."""
        return self.entry(reader, number + 1) - 1

    def _untold(self, reader: Reader) -> _Untold:
        untold = self._readers.get(reader)
        if untold is None:
            untold = self._readers[reader] = _Untold()
        for entry, told in self._partly[untold.known :]:
            if told.isdisjoint(reader):
                untold.before.append(entry - len(untold.entries))
                untold.entries.append(entry)
        untold.known = len(self._partly)
        return untold

    # ---- what is sent and received ---------------------------------------------------------

    def update(self, reader: Reader, update: Update) -> Update:
        """``update``, which has the numbers of the log, as it is sent to ``reader``."""
        if not self._untold(reader).entries:
            return update
        undo = update.undo
        if undo is not None and undo.to is not None:
            undo = msgspec.structs.replace(undo, to=self.number(reader, undo.to))
        return msgspec.structs.replace(
            update,
            n=self.number(reader, update.n),
            asked=update.asked if update.asked < 0 else self.number(reader, update.asked),
            undo=undo,
            moment=None if update.moment is None else self.moment(reader, update.moment),
        )

    def moment(self, reader: Reader, moment: Moment) -> Moment:
        """``moment`` as it is sent to ``reader``, without undone entries that they did not see."""
        if not self._untold(reader).entries:
            return moment
        undone = tuple(self.number(reader, n) for n in moment.undone if self.tells(reader, n))
        return msgspec.structs.replace(moment, n=self.number(reader, moment.n), undone=undone)

    def frame(self, reader: Reader, frame: Frame) -> Frame:
        """``frame`` as it is shown to ``reader``."""
        number, moment = self.number(reader, frame.n), self.moment(reader, frame.moment)
        return msgspec.structs.replace(frame, n=number, moment=moment)

    def answer(self, reader: Reader, answer: Accepted | Stale) -> Accepted | Stale:
        """``answer`` to a command of ``reader``."""
        if self.common:
            return answer
        return msgspec.structs.replace(answer, n=self.number(reader, answer.n))

    def command(self, reader: Reader, act: Act | Undo) -> Act | Undo:
        """The command of ``reader``, with the numbers of the log."""
        if self.common:
            return act
        if isinstance(act, Undo):
            return msgspec.structs.replace(act, to=self.until(reader, act.to))
        return msgspec.structs.replace(act, seen=self.until(reader, act.seen))
