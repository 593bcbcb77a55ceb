"""What is said of tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ludoteca.core.game import Message
from ludoteca.server.edge.limits import ROUNDS_OF_A_TOURNAMENT
from ludoteca.server.edge.requests import Words
from ludoteca.server.tables.clocks import LiveControl, TimeControl
from ludoteca.server.tables.play import Status
from ludoteca.server.tournaments.points import PlaceState
from ludoteca.server.tournaments.tournament import Apart, State

Rounds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=ROUNDS_OF_A_TOURNAMENT)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``options`` are those of the game; what is left out has its default. It starts at
    ``starts_at`` (milliseconds), or when the owner starts it. People may still enter until the
    round ``late`` begins. ``rest`` are the seconds between two rounds."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    name: Words
    seats: Annotated[int, msgspec.Meta(ge=2, le=64)]
    rounds: Rounds = 3
    late: Rounds = 1
    options: dict[str, Any] = {}
    clock: TimeControl = LiveControl(180, 20)
    rest: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    listed: bool = False
    starts_at: int | None = None


class TournamentCard(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list. Times are in milliseconds."""

    id: str
    name: str
    game: str
    seats: int
    rounds: int
    round: int
    state: State
    clock: TimeControl
    people: int
    next_at: int | None
    created_at: int


class TournamentLists(msgspec.Struct, frozen=True):
    """Those that go on for everybody, and those that the reader owns or has entered. ``games`` says
    of each title whether its tables have the same dice, and why if not. ``may_make`` is whether the
    reader has a lasting identity."""

    listed: tuple[TournamentCard, ...]
    mine: tuple[TournamentCard, ...]
    games: dict[str, Apart]
    may_make: bool


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A person in the standings. ``opposition`` is in tenths. ``rounds`` has the points of each
    round; None where the person did not play, or has not ended yet."""

    number: int
    rank: int
    name: str
    person: str | None
    you: bool
    out: bool
    points: int
    opposition: int
    best: int
    rounds: tuple[int | None, ...]


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table, with the ``number`` of its person; None for a bot. ``place`` and ``field``
    are the two parts of its points, in thousandths. ``text`` says in the game's words what was
    reached with the dice; it is told when the round has ended."""

    number: int | None
    state: PlaceState
    rank: int | None
    points: int | None
    place: int | None
    field: int | None
    text: Message | None


class TableLine(msgspec.Struct, frozen=True):
    """A table of a round; ``status`` is None when it was deleted."""

    id: str
    status: Status | None
    seats: tuple[SeatLine, ...]


class RoundLine(msgspec.Struct, frozen=True, kw_only=True):
    """A round; ``challenge`` are the dice of all its tables. ``byes`` are numbers of people.
    ``best`` is the table and the seat of the most points."""

    round: int
    challenge: str | None
    began_at: int
    ended_at: int | None
    tables: tuple[TableLine, ...]
    byes: tuple[int, ...]
    best: tuple[str, int] | None


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as one reader may see it. ``apart`` is why its tables have different dice.
    ``commitment`` binds the house to the draw of seats: the SHA-256 of the ``seed``, which is told
    at the end. ``you`` is the number of the reader who has entered, ``table`` where they play now;
    they are ``out`` when they have withdrawn, or the owner has ``removed`` them. ``may_enter`` is
    whether they can enter now."""

    id: str
    name: str
    game: str
    options: msgspec.Raw
    seats: int
    rounds: int
    late: int
    clock: TimeControl
    rest: int
    listed: bool
    same_dice: bool
    apart: Apart
    state: State
    round: int
    created_at: int
    next_at: int | None
    ended_at: int | None
    commitment: str
    seed: str | None
    owner: bool
    you: int | None
    out: bool
    removed: bool
    may_enter: bool
    most_people: int
    table: str | None
    standings: tuple[StandingLine, ...]
    rounds_played: tuple[RoundLine, ...]
    now: int
