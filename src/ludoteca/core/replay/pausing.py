"""Pauses of a table, as entries of its log: nobody's time runs from a `Pause` to its `Resume`.

They are nothing to the rules: the state and all questions stay, and moves remain possible.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ludoteca.core.replay.log import Entry

Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """The table pauses ``until`` this time (milliseconds since 1970 UTC), or until somebody goes on
    for None."""

    until: Milliseconds | None


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """The pause is over."""


PauseChange: TypeAlias = Pause | Resume
"""Body of a ``pause`` entry."""

read_pause_change: Final[msgspec.json.Decoder[PauseChange]] = msgspec.json.Decoder(PauseChange)


def paused_after(paused: Pause | None, entry: Entry, said: PauseChange) -> Pause | None:
    """The pause of a table after ``entry`` with the body ``said``; ``paused`` is the one before it.

    Raises ValueError when the entry cannot come next.
    """
    if entry.tape or entry.id is not None or entry.seat is not None:
        raise ValueError("an entry of kind pause has no seat, no draws and no command")
    if isinstance(said, Resume):
        if paused is None:
            raise ValueError("the table does not pause")
        return None
    if paused is not None:
        raise ValueError("the table pauses already")
    if said.until is not None and said.until <= entry.at:
        raise ValueError("a pause ends after it begins")
    return said
