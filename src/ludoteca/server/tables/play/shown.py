"""The last update of each audience of a table, made when somebody needs it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import msgspec

from ludoteca.core.game import Audience
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.picture import Moment, Pictures
from ludoteca.server.tables.play.draft import CommitDiffers
from ludoteca.server.tables.play.server_frames import Update


class Shown:
    """``pictures`` makes the pictures of the present state, ``make`` the update of one audience out
    of them, with the number of an entry."""

    def __init__(
        self,
        pictures: Callable[[], Pictures],
        make: Callable[[Pictures, Audience, int], Update],
    ) -> None:
        self._pictures, self._make = pictures, make
        self._updates: dict[Audience, Update] = {}
        self._unmade: dict[Audience, int] = {}
        """The entry of each update that was not made yet."""

    def update(self, audience: Audience) -> Update:
        n = self._unmade.pop(audience, None)
        if n is not None:
            self._updates[audience] = self._make(self._pictures(), audience, n)
        return self._updates[audience]

    def told(self, audience: Audience) -> int:
        """The number of the last entry that ``audience`` was told of."""
        n = self._unmade.get(audience)
        return self._updates[audience].n if n is None else n

    def put_away(self) -> None:
        """Keep no updates; they are made again when somebody needs them."""
        self._unmade.update({audience: update.n for audience, update in self._updates.items()})
        self._updates.clear()

    def make_all(self) -> None:
        for audience in tuple(self._unmade):
            self.update(audience)

    def leave(self, audiences: Iterable[Audience], n: int) -> None:
        """Make the updates of these ``audiences`` after entry ``n`` when they are needed."""
        for audience in audiences:
            self._updates.pop(audience, None)
            self._unmade[audience] = n

    def changed(
        self, moment: Moment, concerned: Collection[Audience], *, public: bool
    ) -> dict[Audience, Update]:
        """The new updates of those ``concerned``, where an entry changed something for them, was
        their own or ``public``."""
        changed: dict[Audience, Update] = {}
        pictures = self._pictures()
        for audience in concerned:
            self._unmade.pop(audience, None)
            update = self._make(pictures, audience, moment.n)
            shown = self._updates.get(audience)
            own = moment.seat is not None and audience == moment.seat
            if public or own or shown is None or not _same(shown, update):
                self._updates[audience] = update
                changed[audience] = msgspec.structs.replace(update, moment=moment)
        return changed

    def must_be_secret(self, entry: Entry, audiences: Iterable[Audience]) -> None:
        """Raises `CommitDiffers` if anybody but its seat sees anything of a secret ``entry``."""
        pictures = self._pictures()
        for other in audiences:
            shown = self._updates[other]
            if other != entry.seat and not _same(shown, self._make(pictures, other, shown.n)):
                raise CommitDiffers(f"entry {entry.n} of seat {entry.seat} is seen by {other}")


def _same(shown: Update, update: Update) -> bool:
    """Whether only the number differs, or what may be undone: neither tells that another seat has
    acted in secret."""
    return msgspec.structs.replace(shown, n=update.n, undo=update.undo) == update
