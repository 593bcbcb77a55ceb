"""The types of a tournament, of its people and of its rounds."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ludoteca.core.title import Title
from ludoteca.server.tables.clocks import DaysControl, LiveControl, TimeControl
from ludoteca.server.tournaments.pairing import Mode, Number

State: TypeAlias = Literal["open", "running", "over", "cancelled"]

Apart: TypeAlias = Literal["together", "choices", "none"]
"""Why the tables of a title have no dice in common: everybody wins or loses together there, and
there is no tournament at all; or what is drawn, or what it is worth, depends on what people choose.
"none" where they have."""

LEAST_PEOPLE: Final = 2


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament of ``rounds`` at tables of ``seats``. Newcomers may begin up to the round
    ``late``. ``round`` is the newest, 0 before the first. It starts at ``next_at`` (milliseconds),
    or its next round begins then; None while nobody knows. ``rest`` is in seconds."""

    id: str
    owner: str
    household: str | None
    name: str
    game: str
    options: bytes
    seats: int
    rounds: int
    late: int
    clock: TimeControl
    rest: int
    listed: bool
    same_dice: bool
    seed: bytes
    state: State
    round: int
    created_at: int
    next_at: int | None
    ended_at: int | None = None

    def __repr__(self) -> str:
        return f"Tournament({self.id!r})"  # keeps the seed out of logs

    @property
    def mode(self) -> Mode:
        return "mixed" if self.same_dice else "swiss"

    @property
    def commitment(self) -> str:
        """Binds the house to the draw of seats before anybody has entered."""
        return hashlib.sha256(self.seed).hexdigest()

    @property
    def lasts(self) -> bool:
        return self.state in ("open", "running")


class Person(msgspec.Struct, frozen=True):
    """Somebody in a tournament; ``guest`` is None after their deletion. Their ``first`` round; they
    are ``out`` when they have withdrawn, or the owner has ``removed`` them. ``person`` is their
    public id."""

    number: Number
    guest: str | None
    name: str
    person: str | None
    first: int
    out: bool
    removed: bool = False


class Round(msgspec.Struct, frozen=True):
    round: int
    challenge: str | None
    began_at: int
    ended_at: int | None


def apart(title: Title) -> Apart:
    """Why tables of ``title`` have no dice in common. A title says by its ``measure`` that its
    draws are the same at all tables, and how they compare."""
    if title.meta.together:
        return "together"
    return "choices" if title.measure is None else "none"


def tournament_columns(one: Tournament) -> dict[str, Any]:
    columns = msgspec.structs.asdict(one)
    control = columns.pop("clock")
    empty = dict.fromkeys(("bank", "increment", "hours"))
    return columns | empty | msgspec.structs.asdict(control)


def tournament_of(row: Any) -> Tournament:
    columns = row._asdict()
    bank, increment, hours = (columns.pop(name) for name in ("bank", "increment", "hours"))
    clock = LiveControl(bank, increment) if hours is None else DaysControl(hours)
    return Tournament(**columns, clock=clock)
