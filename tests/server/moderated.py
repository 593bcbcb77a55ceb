"""A person who has said something rude, one who reports it, and a moderator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.server.databases import sql
from tests.server.house import Chair, House, Person

from ludoteca.server.db.engine import Where

Visitors = Callable[..., Person]


def grant(where: Where, person: str) -> None:
    """Make ``person`` a moderator, as the command line does."""
    sql(
        where,
        "INSERT INTO roles (guest, role, granted_at) SELECT id, 'moderator', 1 FROM guests"
        " WHERE person = ?",
        person,
    )


async def person_of(somebody: Person) -> str:
    found: str = (await somebody.get("/api/me")).json()["guest"]["person"]
    return found


class Scene(NamedTuple):
    """Anna moderates, Ben has said something rude to Cora at a table that has not started."""

    anna: Person
    ben: Person
    cora: Person
    table: str
    line: dict[str, Any]

    async def reports(self, **other: Any) -> dict[str, Any]:
        """What moderators see of Ben, after Cora has reported him."""
        wish = {
            "kind": "line",
            "reason": "insult",
            "about": self.line["person"],
            "table": self.table,
            "line": self.line["n"],
        }
        answer = await self.cora.post("/api/reports", wish | other)
        assert answer.status_code == 204, answer.text
        return await self.shown()

    async def shown(self, *, closed: bool = False) -> dict[str, Any]:
        """The report about Ben."""
        answer = await self.anna.get(f"/api/moderation/reports?closed={str(closed).lower()}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = next(
            one for one in answer.json()["reports"] if one["person"] == self.line["person"]
        )
        return found

    async def imposes(self, kind: str, **more: Any) -> str:
        """Anna imposes a sanction on Ben; its id."""
        report = await self.reports(**more.pop("report", {}))
        body = {"kind": kind, "reason": "insult", "words": "Not here."} | more
        answer = await self.anna.post(f"/api/moderation/reports/{report['id']}/sanctions", body)
        assert answer.status_code == 204, answer.text
        id: str = (await self.shown(closed=True))["sanctions"][0]["id"]
        return id

    async def lifts(self, sanction: str) -> None:
        path = f"/api/moderation/sanctions/{sanction}/lift"
        answer = await self.anna.post(path, {"words": "My mistake."})
        assert answer.status_code == 204, answer.text


async def says(chair: Chair, body: str, kind: str = "text", id: str = "x") -> dict[str, Any]:
    await chair.say({"type": "say", "id": id, "kind": kind, "body": body})
    while True:
        heard = await chair.hears("said", "rejected")
        if heard["type"] == "rejected" or heard["line"]["id"] == id:
            return heard


async def scene_in(
    where: Where, visitor: Visitors, moderators: House, others: House | None = None
) -> Scene:
    """Anna at the house ``moderators``; Ben and Cora there, too, or at another process of it."""
    anna = await visitor(moderators).is_called("Anna")
    ben = await visitor(others or moderators).is_called("Ben")
    cora = await visitor(others or moderators).is_called("Cora")
    grant(where, await person_of(anna))
    table = await cora.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    async with ben.sits_at(table) as chair:
        await says(chair, "hello", "phrase", id="first")
        line = (await says(chair, "You are stupid"))["line"]
    return Scene(anna, ben, cora, table, line)
