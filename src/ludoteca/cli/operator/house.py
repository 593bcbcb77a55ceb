"""The house of the settings: what is in its database, and orders to whoever serves it.

Reading needs nobody. Whatever changes something is carried out by a process that serves, since it
holds tables in memory: the command writes an order, which is a row, and waits for the answer.
"""

from __future__ import annotations

import re
import secrets
import sys
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
import msgspec

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludoteca.server.operators.orders import Answer, Order

T = TypeVar("T")

CLAIM_SECONDS: Final = 10.0
"""Within which a process that serves takes an order: each looks once a second."""

ANSWER_SECONDS: Final = 600.0

LOOK_SECONDS: Final = 0.1

UNITS: Final = {"m": "minutes", "h": "hours", "d": "days"}


def read(work: Callable[[Connection], T], *, writes: bool = False) -> T:
    """What ``work`` finds in the database of the house, as it is at one moment."""
    from ludoteca.server.db.migrate import newest_revision, revision_of
    from ludoteca.server.db.offline_access import in_one_transaction
    from ludoteca.server.settings import StartFailure, current_settings

    def look(core: Connection) -> T:
        if revision_of(core) != newest_revision():
            raise StartFailure("The database is of another version: start this one on it first.")
        return work(core)

    try:
        return in_one_transaction(current_settings().database, look, writes=writes)
    except StartFailure as failure:
        raise click.ClickException(str(failure)) from None


def give(order: Order) -> Answer:
    """What came of ``order``, once a process that serves the house has carried it out. Raises
    `click.ClickException` when there is none, or it refused."""
    from ludoteca.core.codec import encode
    from ludoteca.server.db.schema import orders
    from ludoteca.server.operators.orders import read_answer

    id, now = secrets.token_hex(8), round(time.time() * 1000)
    row = {"id": id, "at": now, "body": encode(order)}
    read(lambda core: core.execute(orders.insert(), row), writes=True)
    begun = time.monotonic()
    while True:
        holder, found = read(lambda core: _stand(core, id))
        if found is not None:
            break
        waited = time.monotonic() - begun
        if (
            holder is None
            and waited > CLAIM_SECONDS
            and read(lambda core: _take_back(core, id), writes=True)
        ):
            raise click.ClickException("no server is running on this house: nothing was done")
        if waited > ANSWER_SECONDS:
            raise click.ClickException(
                "the server has not answered yet: its log says what becomes of it"
            )
        time.sleep(LOOK_SECONDS)
    answer = read_answer(found)
    if answer.refused is not None:
        raise click.ClickException(REFUSALS.get(answer.refused, f"refused: {answer.refused}"))
    return answer


REFUSALS: Final = {
    "error-no-such-table": "there is no such table",
    "error-no-such-person": "there is no such person: `ludoteca person find` has their ids",
    "error-no-such-game": "the game of that table is not installed",
    "error-table-closed": "the table has ended already",
    "error-table-started": "the table has ended already",
    "error-table-stopped": "the table has stopped already: its rules failed",
    "error-not-running": "the table has ended already",
    "error-not-saved": "the database refuses to be written to: its disk may be full",
    "error-name-taken": "somebody at one of their tables looks the same by that name",
    "error-name-empty": "that is no name",
    "error-name-too-long": "the name is too long",
    "error-name-characters": "the name has characters that none may have",
    "error-name-like-a-bot": "the name looks like that of a bot",
    "error-name-reserved": "nobody may be called that",
    "error-name-link": "a link is no name",
    "error-internal": "it failed: the log of the server says why",
}


def _stand(core: Connection, id: str) -> tuple[str | None, bytes | None]:
    """Who carries an order out, and what came of it."""
    from sqlalchemy import select

    from ludoteca.server.db.schema import orders

    row = core.execute(select(orders.c.holder, orders.c.answer).where(orders.c.id == id)).one()
    return row.holder, row.answer


def _take_back(core: Connection, id: str) -> bool:
    """Whether nobody had taken the order until now."""
    from sqlalchemy import delete

    from ludoteca.server.db.schema import orders

    gone = core.execute(delete(orders).where(orders.c.id == id, orders.c.holder.is_(None)))
    return bool(gone.rowcount)


# ---- what people type and read ------------------------------------------------------------------


class Moment(click.ParamType[int]):
    """A time to come: 30m, 2h, 1d, or like 2026-05-31T18:00 (UTC unless it says otherwise)."""

    name = "time"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """In milliseconds since 1970."""
        if isinstance(value, int):
            return value
        try:
            if re.fullmatch("[0-9]+[mhd]", value):
                later = datetime.now(UTC) + timedelta(**{UNITS[value[-1]]: int(value[:-1])})
                return round(later.timestamp() * 1000)
            at = datetime.fromisoformat(value)
        except OverflowError:
            self.fail(f"{value!r} is too far away.")
        except ValueError:
            self.fail(f"{value!r} is neither like 30m, 2h or 1d nor like 2026-05-31T18:00.")
        at = at if at.tzinfo else at.replace(tzinfo=UTC)
        if at <= datetime.now(UTC):
            self.fail(f"{value!r} has passed.")
        return round(at.timestamp() * 1000)


class Day(click.ParamType[int]):
    """The beginning of a day, UTC: 2026-05-31."""

    name = "date"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """In milliseconds since 1970."""
        if isinstance(value, int):
            return value
        try:
            day = date.fromisoformat(value)
        except ValueError:
            self.fail(f"{value!r} is not like 2026-05-31.")
        return round(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)


def at(milliseconds: int) -> str:
    """A time as people read it, UTC."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def must_be_meant(what_is_lost: str, yes: bool) -> None:
    """Ask whether ``what_is_lost`` is meant, unless ``yes`` was said."""
    if yes:
        return
    click.echo(what_is_lost, err=True)
    if not sys.stdin.isatty():
        raise click.ClickException("nobody can be asked here: --yes says that it is meant")
    click.confirm("Is that meant?", abort=True, err=True)


def say(facts: Any, as_json: bool, text: str) -> None:
    """To programs or to people."""
    click.echo(msgspec.json.format(msgspec.json.encode(facts)).decode() if as_json else text)


as_json = click.option("--json", "as_json", is_flag=True, help="For programs.")
yes = click.option("--yes", is_flag=True, help="Do not ask whether it is meant.")
