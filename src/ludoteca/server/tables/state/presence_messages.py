"""Messages about tables between the processes of a house; see `ludoteca.server.channel`."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.tables.play import OpenProposal, TalkLine


class Written(msgspec.Struct, frozen=True, tag="written"):
    """Entry ``n`` of the table is durable."""

    n: int


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Something about the table that is not in its log has changed in the database."""


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A line of talk was said at the table."""

    line: TalkLine


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """After entry ``n``, ``seat`` suggests a move, or (None) has withdrawn its suggestion."""

    n: int
    seat: Seat
    proposal: OpenProposal | None


class Pondered(msgspec.Struct, frozen=True, tag="pondered"):
    """People look at moves that bots could make, so bots wait for ``seconds``."""

    seconds: float


class ChosenAhead(msgspec.Struct, frozen=True, tag="chosen_ahead"):
    """The choices ahead at the table have changed in the database."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A guest was deleted, or seats have become theirs: their connections here end."""

    guest: str


class Deleted(msgspec.Struct, frozen=True, tag="deleted"):
    """The table was deleted."""


TableNews: TypeAlias = (
    Written | Changed | Spoken | Suggested | Pondered | ChosenAhead | Forgotten | Deleted
)


class Crowd(msgspec.Struct, frozen=True, array_like=True):
    """The guests who are at a table through one process, and the number of watchers."""

    guests: tuple[str, ...] = ()
    watchers: int = 0


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is at these ``tables`` through ``process``; a ``whole`` report has all of its tables."""

    process: str
    tables: dict[str, Crowd]
    whole: bool = False


class WhoIsHere(msgspec.Struct, frozen=True, tag="who"):
    """A process has begun to listen and asks for full reports."""


PeopleNews: TypeAlias = Here | WhoIsHere

PEOPLE: Final = "people"
"""The topic of all `PeopleNews`."""

LISTS: Final = "lists"
"""The topic of empty messages which say that lists of tables have changed."""


def topic_of(table: str) -> str:
    """The topic of the `TableNews` of ``table``."""
    return f"table {table}"


encode_news = msgspec.json.Encoder().encode
read_table_news = msgspec.json.Decoder(TableNews).decode
read_people_news = msgspec.json.Decoder(PeopleNews).decode
