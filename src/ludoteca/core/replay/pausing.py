"""Pauses of a table, as entries of its log: nobody's time runs from a `Pause` or a `Halt` to its
`Resume`.

They are nothing to the rules: the state and all questions stay. In a pause moves remain possible;
in a halt they are not.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ludoteca.core.replay.log import Entry

HALTED: Final = "error-table-halted"
"""Why nobody acts: the message of the refusal, and of an undo that is not offered."""

Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """The table pauses ``until`` this time (milliseconds since 1970 UTC), or until somebody goes on
    for None. After a halt it is again in the pause that it was in."""

    until: Milliseconds | None


class Halt(msgspec.Struct, frozen=True, tag="halt", forbid_unknown_fields=True):
    """Moderators have closed the table: nobody acts until they open it again."""


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """The pause, or the halt, is over."""


Break: TypeAlias = Pause | Halt
PauseChange: TypeAlias = Pause | Halt | Resume
"""Body of a ``pause`` entry."""

read_pause_change: Final[msgspec.json.Decoder[PauseChange]] = msgspec.json.Decoder(PauseChange)


def paused_after(paused: Break | None, entry: Entry, said: PauseChange) -> Break | None:
    """The pause of a table after ``entry`` with the body ``said``; ``paused`` is the one before it.

    Raises ValueError when the entry cannot come next.
    """
    if entry.tape or entry.id is not None or entry.seat is not None:
        raise ValueError("an entry of kind pause has no seat, no draws and no command")
    if isinstance(said, Resume):
        if paused is None:
            raise ValueError("the table does not pause")
        return None
    if isinstance(said, Halt):
        if isinstance(paused, Halt):
            raise ValueError("the table is halted already")
        return said
    if isinstance(paused, Pause):
        raise ValueError("the table pauses already")
    if said.until is not None and said.until <= entry.at:
        raise ValueError("a pause ends after it begins")
    return said
