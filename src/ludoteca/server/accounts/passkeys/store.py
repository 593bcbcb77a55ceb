"""The rows of passkeys, recovery codes and used challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.accounts.passkeys.passkey import OwnPasskey, Passkey
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import passkeys, recovery_codes, used_challenges
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import PASSKEYS_OF_A_PERSON
from ludoteca.server.guests.store import DAY_MS

_COLUMNS: Final = tuple(passkeys.c[name] for name in Passkey.__struct_fields__)


class PasskeyStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> Passkey | None:
        query = select(*_COLUMNS).where(passkeys.c.id == id)
        async with self._database.reads.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Passkey(**found._mapping)

    async def of(self, guest: str) -> tuple[OwnPasskey, ...]:
        """The passkeys of a guest, the oldest first."""
        mine = select(passkeys).where(passkeys.c.guest == guest)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(mine.order_by(passkeys.c.created_at, passkeys.c.id))
            return tuple(OwnPasskey(row.id, row.name, row.created_at, row.used_at) for row in rows)

    async def credentials(self, guest: str) -> list[bytes]:
        """The ids that the authenticators of a guest gave to passkeys."""
        mine = select(passkeys.c.credential).where(passkeys.c.guest == guest)
        async with self._database.reads.connect() as connection:
            return [bytes(one) for one in await connection.scalars(mine)]

    async def add(self, passkey: Passkey, challenge: bytes, until: int) -> OwnPasskey:
        """Insert a passkey that was made for ``challenge``. Raises `Problem`
        ``error-passkey-refused`` if either is known already, ``error-too-many-passkeys``."""
        now = clock.now()
        row = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
        row |= {"created_at": now, "used_at": now - now % DAY_MS}
        count = select(func.count()).where(passkeys.c.guest == passkey.guest)
        async with self._database.write() as connection:
            await connection.alone(f"guest {passkey.guest}")
            await _use_up(connection, challenge, until)
            if int(await connection.scalar(count)) >= PASSKEYS_OF_A_PERSON:
                raise Problem("error-too-many-passkeys", most=PASSKEYS_OF_A_PERSON)
            added = await connection.execute(
                insert_or(passkeys).values(row).on_conflict_do_nothing()
            )
            if added.rowcount != 1:
                raise Problem("error-passkey-refused")
        return OwnPasskey(passkey.id, passkey.name, now, now - now % DAY_MS)

    async def use(self, passkey: Passkey, count: int, challenge: bytes, until: int) -> None:
        """Note that ``passkey`` has answered ``challenge``, and its new counter. Raises `Problem`
        ``error-passkey-refused`` if the challenge was answered already, or the passkey was used or
        removed at this moment."""
        now = clock.now()
        as_it_was = update(passkeys).where(
            passkeys.c.id == passkey.id,
            passkeys.c.guest == passkey.guest,
            passkeys.c.sign_count == passkey.sign_count,
        )
        async with self._database.write() as connection:
            await _use_up(connection, challenge, until)
            used = await connection.execute(
                as_it_was.values(sign_count=count, used_at=now - now % DAY_MS)
            )
            if used.rowcount != 1:
                raise Problem("error-passkey-refused")

    async def rename(self, guest: str, id: str, name: str) -> bool:
        """Returns whether the guest has this passkey."""
        mine = update(passkeys).where(passkeys.c.id == id, passkeys.c.guest == guest)
        async with self._database.write() as connection:
            return (await connection.execute(mine.values(name=name))).rowcount == 1

    async def remove(self, guest: str, id: str) -> bool:
        """Returns whether the guest had this passkey."""
        mine = delete(passkeys).where(passkeys.c.id == id, passkeys.c.guest == guest)
        async with self._database.write() as connection:
            return (await connection.execute(mine)).rowcount == 1


class CodeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def left(self, guest: str) -> int:
        count = select(func.count()).where(recovery_codes.c.guest == guest)
        async with self._database.reads.connect() as connection:
            return int(await connection.scalar(count))

    async def replace(self, guest: str, codes: Sequence[str]) -> None:
        """Make these, by their hashes, the only codes of a guest. Raises `Problem`
        ``error-no-passkey`` for a guest without a passkey."""
        has_one = select(passkeys.c.id).where(passkeys.c.guest == guest).limit(1)
        async with self._database.write() as connection:
            await connection.alone(f"guest {guest}")
            if await connection.scalar(has_one) is None:
                raise Problem("error-no-passkey")
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.guest == guest))
            rows = [{"id": id, "guest": guest} for id in codes]
            await connection.execute(insert(recovery_codes).values(rows))

    async def take(self, code: str) -> str:
        """Delete the code with this hash; the guest whose it was. Raises `Problem`
        ``error-recovery-code`` alike for one that never was and one that was used."""
        gone = delete(recovery_codes).where(recovery_codes.c.id == code)
        async with self._database.write() as connection:
            found = await connection.scalar(gone.returning(recovery_codes.c.guest))
        if found is None:
            raise Problem("error-recovery-code")
        return str(found)


async def _use_up(connection: Connection, challenge: bytes, until: int) -> None:
    """Remember a challenge as answered, until it expires; forgets those that have."""
    await connection.execute(delete(used_challenges).where(used_challenges.c.until < clock.now()))
    once = insert_or(used_challenges).values(id=challenge[:16].hex(), until=until)
    if (await connection.execute(once.on_conflict_do_nothing())).rowcount != 1:
        raise Problem("error-passkey-refused")
