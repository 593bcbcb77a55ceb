"""The rows of pairings: codes that were shown, and the devices that entered them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, pairings

LIFE_MS: Final = 120_000
"""How long a code can be used."""

Answer: TypeAlias = Literal["yes", "no", "done"]


class Pairing(msgspec.Struct, frozen=True):
    """The code of a person: until when it can be used, the device that entered it (None before),
    and the person's answer to that."""

    guest: str
    ends_at: int
    attempt: str | None
    browser: str
    system: str
    attempted_at: int | None
    answer: Answer | None


class PairingStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses. A code that
    can no longer be used is as good as none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def show(self, guest: str, code: str) -> int:
        """Write a new code of ``guest``, in place of the one before; until when it can be used."""
        now = clock.now()
        row = {
            "guest": guest,
            "code": code,
            "ends_at": now + LIFE_MS,
            "attempt": None,
            "browser": "",
            "system": "",
            "attempted_at": None,
            "answer": None,
        }
        async with self._database.write() as connection:
            await connection.execute(delete(pairings).where(pairings.c.ends_at <= now))
            new = insert(pairings).values(row)
            await connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=row))
        return now + LIFE_MS

    async def take_away(self, guest: str) -> None:
        """Delete the code of ``guest``, if any."""
        async with self._database.write() as connection:
            await connection.execute(delete(pairings).where(pairings.c.guest == guest))

    async def of(self, guest: str) -> Pairing | None:
        """The code of ``guest``."""
        return await self._find(pairings.c.guest == guest)

    async def of_attempt(self, attempt: str) -> Pairing | None:
        """The code that the device with this ``attempt`` has entered."""
        return await self._find(pairings.c.attempt == attempt)

    async def enter(
        self, code: str, attempt: str, browser: str, system: str, here: str | None
    ) -> tuple[str, str, int] | Literal["same"] | None:
        """Note that a device has entered ``code``: the id and name of its person, and until when
        it can be used. ``here`` is the guest of that device: ``same`` if the code is their own.
        None if the code is unknown or another device was faster."""
        now = clock.now()
        there = (
            select(pairings.c.guest, pairings.c.ends_at, guests.c.name)
            .join(guests)
            .where(
                pairings.c.code == code,
                pairings.c.ends_at > now,
                or_(pairings.c.attempt.is_(None), pairings.c.attempt == attempt),
            )
        )
        entered = update(pairings).where(pairings.c.code == code, pairings.c.attempt.is_(None))
        values = {"browser": browser, "system": system, "attempted_at": now}
        async with self._database.write() as connection:
            row = (await connection.execute(there.with_for_update(of=pairings))).first()
            if row is None:
                return None
            if row.guest == here:
                return "same"
            await connection.execute(entered.values(attempt=attempt, **values))
        return row.guest, row.name, row.ends_at

    async def answer(self, guest: str, attempt: str, *, yes: bool) -> bool:
        """Note the answer of ``guest`` to this ``attempt``; False if there is none to answer."""
        open_ = update(pairings).where(
            pairings.c.guest == guest,
            pairings.c.attempt == attempt,
            pairings.c.answer.is_(None),
            pairings.c.ends_at > clock.now(),
        )
        async with self._database.write() as connection:
            done = await connection.execute(open_.values(answer="yes" if yes else "no"))
            return bool(done.rowcount)

    async def finish(self, attempt: str) -> None:
        """Note that the device with this ``attempt`` is signed in."""
        signed_in = update(pairings).where(pairings.c.attempt == attempt)
        async with self._database.write() as connection:
            await connection.execute(signed_in.values(answer="done"))

    async def _find(self, which: Any) -> Pairing | None:
        query = select(pairings).where(which, pairings.c.ends_at > clock.now())
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Pairing(
            row.guest,
            row.ends_at,
            row.attempt,
            row.browser,
            row.system,
            row.attempted_at,
            row.answer,
        )
