"""Messages between the processes of a house about its tables; see `ludoteca.server.channel`."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.tables.play.server_frames import OpenProposal, TalkLine


class Written(msgspec.Struct, frozen=True, tag="written"):
    """Entry ``n`` of the table is durable."""

    n: int


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Something about the table that is not in its log is another in the database."""


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """Somebody has said something at the table."""

    line: TalkLine


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """After entry ``n``, ``seat`` proposes this, or nothing any more."""

    n: int
    seat: Seat
    proposal: OpenProposal | None


class Pondered(msgspec.Struct, frozen=True, tag="pondered"):
    """People look at what bots could do: bots wait, for ``seconds``."""

    seconds: float


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A guest is gone for good."""

    guest: str


class Deleted(msgspec.Struct, frozen=True, tag="deleted"):
    """The table is gone for good."""


TableNews: TypeAlias = Written | Changed | Spoken | Suggested | Pondered | Forgotten | Deleted


class Crowd(msgspec.Struct, frozen=True, array_like=True):
    """The guests who are at a table through one process, and how many watch."""

    guests: tuple[str, ...] = ()
    watchers: int = 0


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is at these ``tables`` through ``process``; at no others, if that is the ``whole``."""

    process: str
    tables: dict[str, Crowd]
    whole: bool = False


class WhoIsHere(msgspec.Struct, frozen=True, tag="who"):
    """Somebody has begun to listen, and would like to know it all."""


PeopleNews: TypeAlias = Here | WhoIsHere

PEOPLE: Final = "people"
"""The topic of all `PeopleNews`."""

LISTS: Final = "lists"
"""The topic on which it is said that lists of tables have changed; messages are empty."""


def topic_of(table: str) -> str:
    """That of `TableNews`."""
    return f"table {table}"


encode_news = msgspec.json.Encoder().encode
read_table_news = msgspec.json.Decoder(TableNews).decode
read_people_news = msgspec.json.Decoder(PeopleNews).decode
