"""What moderation forbids guests: names, new guests in the browser of a banned one."""

from __future__ import annotations

from sqlalchemy import func, select

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import sanctions
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guard import Standing
from ludoteca.server.guests.guest import Guest
from ludoteca.server.moderation.roles import moderates
from ludoteca.server.moderation.sanction_store import in_force

_its = sanctions.c


class Guarding:
    """The `Guard` of guests, on the rows of sanctions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standing(self, guest: str) -> Standing:
        unread = select(func.count()).select_from(sanctions)
        ban = select(_its.id).where(_its.guest == guest, _its.kind == "ban")
        async with self._database.reads.connect() as connection:
            return Standing(
                await moderates(connection, guest),
                await connection.scalar(unread.where(_its.guest == guest, _its.read_at.is_(None))),
                await connection.scalar(
                    ban.where(in_force(clock.now()))
                    .order_by(_its.until.is_not(None), _its.until.desc())
                    .limit(1)
                ),
            )

    async def may_be_called(self, guest: Guest) -> None:
        taken = select(_its.name).where(
            _its.guest == guest.id, _its.kind == "rename", _its.lifted_at.is_(None)
        )
        async with self._database.reads.connect() as connection:
            names = (await connection.scalars(taken)).all()
        if any(name is not None and look_alike(name, guest.name) for name in names):
            raise Problem("error-name-taken-away")

    async def may_be_new(self, held: str | None) -> None:
        if held is None:
            return
        ban = select(_its.id).where(_its.id == held, _its.kind == "ban", in_force(clock.now()))
        async with self._database.reads.connect() as connection:
            if await connection.scalar(ban) is not None:
                raise Problem("error-held-browser")
