"""Bodies of requests about tables, and what a title makes of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import Request

from ludoteca.bots import levels
from ludoteca.core.codec import codec, encode
from ludoteca.core.title import Title
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.tables.play import CommandId, SeatNumber, TableSettings
from ludoteca.server.tables.rows import COLOURS, OPEN, SeatRow, check_count
from ludoteca.server.tables.waiting import Vacancy

Level: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat. ``level`` is for bots; the weakest when left out."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``options`` are those of the game; what is left out has its default. ``id`` is the client's
    own name for the request: sent again under the same id by the same guest, it makes no second
    table."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    id: CommandId | None = None


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``seat`` is the wished one; the first that is open when left out."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None


class EndWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``ends`` false takes back what the reader has wished, and all others."""

    ends: bool


class Heir(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    level: Level | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Those of the game; what is left out has its default."""

    options: dict[str, Any]


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``order`` names the seats as they are, each once at most, in their new order; null is a seat
    that is added, and open."""

    order: Annotated[list[SeatNumber | None], msgspec.Meta(min_length=1, max_length=64)]


class ColourWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``vacancy`` is what becomes of seats that are open, or whose people were asked to play once
    more and have not answered: the start is refused, they are left out, or bots of ``level`` sit
    down in them."""

    vacancy: Vacancy = "refuse"
    level: Level | None = None


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def people_of(title: Title, wishes: list[SeatWish], me: Guest) -> list[SeatRow]:
    check_count(title.meta, len(wishes))
    people = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            people.append(SeatRow("person", me.id, me.name))
        elif wish.kind == "open":
            people.append(OPEN)
        else:
            people.append(SeatRow("bot", name=bot_name(seat), level=level_of(title, wish.level)))
    return people


def level_of(title: Title, level: str | None) -> str:
    """One that the bots of ``title`` have; the weakest where none was wished for."""
    known = levels(title)
    if level is None:
        level = next(iter(known))
    if level not in known:
        raise Problem("error-no-such-level", level=level)
    return level


def settings_of(title: Title, settings: TableSettings) -> TableSettings:
    """``settings`` as they apply: at a rated table nobody gets hints, and who gives up ranks last.
    Raises `Problem` for a level that there is not, and for a rated table of a title in which nobody
    wins against others."""
    if settings.stand_in not in levels(title):
        raise Problem("error-no-such-level", level=settings.stand_in)
    if not settings.rated:
        return settings
    if title.meta.together or title.meta.seats[1] < 2:
        raise Problem("error-never-rated")
    return msgspec.structs.replace(settings, hints=False, forfeit="last")


def options_of(title: Title, given: dict[str, Any]) -> bytes:
    """The options as JSON, those left out filled in. Raises `Problem` ``error-options``."""
    try:
        return encode(codec(title.game).options(msgspec.json.encode(given)))
    except msgspec.MsgspecError as error:
        raise Problem("error-options", detail=str(error)[:200]) from error
