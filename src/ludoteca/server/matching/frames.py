"""What somebody who looks for others is told, over HTTP and by the lobby's socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ludoteca.server.matching.search import Place, Search, Speed

GameId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatCount: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=64)]


class SearchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a guest looks for: one of ``games``, or any game when there are none; ``seats`` from the
    first to the second; ``language`` of talk, null for any. After ``bots_after`` seconds bots may
    fill the table; null for never. With ``backfill`` the seat of a bot at a running table will do,
    too."""

    games: Annotated[tuple[GameId, ...], msgspec.Meta(max_length=200)] = ()
    seats: tuple[SeatCount, SeatCount] = (2, 64)
    speed: Speed = "live"
    language: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    bots_after: Annotated[int, msgspec.Meta(ge=1, le=3600)] | None = 20
    backfill: bool = True


class Nearby(msgspec.Struct, frozen=True):
    """A number of ``people`` look for ``game``, which the guest does not look for."""

    game: str
    people: int


class Found(msgspec.Struct, frozen=True):
    """A ``table`` of ``game`` waits for the guest, who answers until that time (milliseconds);
    ``ready`` is whether they have. The table ``runs`` if a seat of a bot there is meant."""

    table: str
    game: str
    until: int
    ready: bool
    runs: bool = False


class Searching(msgspec.Struct, frozen=True, tag="searching", kw_only=True):
    """The search of a guest: null when there is none. It waits ``since`` that time (milliseconds).
    ``others`` are the people who look for one of the same games, from 100 on with two digits.
    ``lost`` is whether it ended because the guest did not answer."""

    search: SearchWish | None = None
    since: int = 0
    others: int = 0
    near: tuple[Nearby, ...] = ()
    found: Found | None = None
    lost: bool = False


class GameCrowd(msgspec.Struct, frozen=True):
    """How many people are at running tables of a game, and look for others to play it."""

    playing: int
    looking: int


class Crowd(msgspec.Struct, frozen=True, tag="crowd"):
    """How many people are in the house: ``online`` with a page open. ``looking`` wait for others,
    also those who take any game. ``games`` has those with anybody."""

    online: int
    playing: int
    looking: int
    games: dict[str, GameCrowd]


def wish_of(search: Search) -> SearchWish:
    return SearchWish(
        games=search.games,
        seats=(search.least, search.most),
        speed=search.speed,
        language=search.language,
        bots_after=search.bots_after,
        backfill=search.backfill,
    )


def found_of(place: Place | None) -> Found | None:
    """None until there is a table."""
    if place is None or place.table is None:
        return None
    return Found(place.table, place.game, place.answer_by, place.ready, place.runs)
