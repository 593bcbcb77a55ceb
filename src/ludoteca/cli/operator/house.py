"""Access to the house of the settings: reads its database, and gives orders to its server.

Reading needs no server. A process of the server carries out all changes, because it holds tables in
memory: the command writes an order as a row and waits for the answer.
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
"""Time for a process to claim an order; each looks once a second."""

ANSWER_SECONDS: Final = 600.0

LOOK_SECONDS: Final = 0.1

UNITS: Final = {"m": "minutes", "h": "hours", "d": "days"}


def read(work: Callable[[Connection], T], *, writes: bool = False) -> T:
    """Runs ``work`` in one transaction on the database of the house."""
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
    """Gives ``order`` to the server and waits for its answer. Raises `click.ClickException` when no
    server runs, or it refused."""
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
            raise click.ClickException("no server is running on this house; nothing was done")
        if waited > ANSWER_SECONDS:
            raise click.ClickException("the server has not answered yet; see its log")
        time.sleep(LOOK_SECONDS)
    answer = read_answer(found)
    if answer.refused is not None:
        raise click.ClickException(REFUSALS.get(answer.refused, f"refused: {answer.refused}"))
    return answer


REFUSALS: Final = {
    "error-no-such-table": "there is no such table",
    "error-no-such-person": "there is no such person: `ludoteca person find` has their ids",
    "error-same-person": "that is one and the same person",
    "error-lasting-person": "they have ways of their own to sign in, such as a passkey: only they "
    "can join what they have with another person",
    "error-no-such-game": "the game of that table is not installed",
    "error-table-closed": "the table has ended already",
    "error-table-started": "the table has ended already",
    "error-table-stopped": "the table has stopped already: its rules failed",
    "error-not-running": "the table has ended already",
    "error-not-saved": "the database cannot be written to; its disk may be full",
    "error-name-taken": "somebody at one of their tables has a name that looks the same",
    "error-name-empty": "the name is empty",
    "error-name-too-long": "the name is too long",
    "error-name-characters": "the name has forbidden characters",
    "error-name-like-a-bot": "the name looks like a bot's",
    "error-name-reserved": "the name is reserved",
    "error-name-link": "a name cannot be a link",
    "error-internal": "it failed; see the log of the server",
}


def _stand(core: Connection, id: str) -> tuple[str | None, bytes | None]:
    """The process that carries out an order, and its answer, if any."""
    from sqlalchemy import select

    from ludoteca.server.db.schema import orders

    row = core.execute(select(orders.c.holder, orders.c.answer).where(orders.c.id == id)).one()
    return row.holder, row.answer


def _take_back(core: Connection, id: str) -> bool:
    """Withdraws an order; returns False if a process has claimed it."""
    from sqlalchemy import delete

    from ludoteca.server.db.schema import orders

    gone = core.execute(delete(orders).where(orders.c.id == id, orders.c.holder.is_(None)))
    return bool(gone.rowcount)


# ---- input and output ---------------------------------------------------------------------------


class Moment(click.ParamType[int]):
    """A future time: 30m, 2h, 1d, or like 2026-05-31T18:00 (UTC by default)."""

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
    """The start of a day in UTC, like 2026-05-31."""

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
    """A time as text, in UTC."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def confirm(consequence: str, yes: bool) -> None:
    """Prints ``consequence`` and asks for confirmation, unless ``yes`` was given."""
    if yes:
        return
    click.echo(consequence, err=True)
    if not sys.stdin.isatty():
        raise click.ClickException("there is no terminal to ask for confirmation: use --yes")
    click.confirm("Are you sure?", abort=True, err=True)


def say(facts: Any, as_json: bool, text: str) -> None:
    """Prints JSON or text."""
    click.echo(msgspec.json.format(msgspec.json.encode(facts)).decode() if as_json else text)


as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
yes = click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
