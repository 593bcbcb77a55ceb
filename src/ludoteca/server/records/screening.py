"""A record as one audience would have seen it, checked while it is played."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.record import Record
from ludoteca.core.verify import steps
from ludoteca.server.history.film import Film, Frame


class Shot(msgspec.Struct, frozen=True):
    """One entry: its frame, None when it changed nothing for the audience or was not wished
    for, and among how many outcomes each of its draws was."""

    frame: Frame | None
    ranges: list[int]


def screen(
    record: Record, line: bytes, game: AnyGame, audience: Audience, wished: range
) -> Iterator[Shot]:
    """The whole record, with frames for the ``wished`` entries.

    Raises `Differs` where it is not what it should be.
    """
    film = Film(game, audience)
    for step in steps(record, line, game):
        if step.entry.n + 1 in wished or step.entry.n in wished:
            frame = film.frame(step.entry, step.state, step.told, step.undone)
            yield Shot(frame if step.entry.n in wished else None, step.ranges)
        else:
            yield Shot(None, step.ranges)
