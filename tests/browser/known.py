"""Tables whose dice are known, played without a page up to where a test looks at them or plays by
hand: the same positions come each time, so that a test can say which of them it has met."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.databases import elsewhere, sql
from tests.server.house import House, Person

Update = dict[str, Any]
Stops = Callable[[Update], bool]
"""Whether somebody who is asked plays no further."""


@dataclass(frozen=True)
class Known:
    """A table that runs, whose people have not opened it yet."""

    house: House
    id: str
    cookies: dict[str, dict[str, str]]
    """Of the people, by their names."""

    def is_of(self, visitor: Visitor, name: str = "Anna") -> None:
        """The visitor is the person of this ``name`` from now on, and has opened no page yet."""
        visitor.context.add_cookies(
            [
                {"name": key, "value": value, "url": self.house.url}
                for key, value in self.cookies[name].items()
            ]
        )

    def is_shown_to(self, visitor: Visitor, name: str = "Anna") -> None:
        """As the person of this ``name``."""
        self.is_of(visitor, name)
        visitor.goes_to(f"/t/{self.id}")

    def is_played(self, stops: Stops) -> None:
        """All people take their first options, each until ``stops``, or to the end."""
        elsewhere(self._play(stops))

    async def _play(self, stops: Stops) -> None:
        async with asyncio.TaskGroup() as everybody:
            for name in self.cookies:
                everybody.create_task(self._plays(name, stops))

    async def _plays(self, name: str, stops: Stops) -> None:
        person = Person(self.house)
        person.web.cookies.update(self.cookies[name])
        async with person.sits_at(self.id) as chair:
            update, asked = await chair.hears("update"), -1
            while not update["over"]:
                if update["audience"] in update["to_act"] and update["asked"] > asked:
                    if stops(update):
                        break
                    asked = update["n"]
                    await chair.act(update)
                update = await chair.hears("update")
        await person.web.aclose()


def laid(house: House, game: str, *seats: str, seed: int, **options: Any) -> Known:
    """A table of ``game`` with people, who have names, and bots of levels, which are lower case;
    its dice follow from its id and its secret alone, since nobody is there when it starts."""
    return elsewhere(_laid(house, game, seats, seed, options))


async def _laid(
    house: House, game: str, seats: tuple[str, ...], seed: int, options: dict[str, Any]
) -> Known:
    names = list(dict.fromkeys(seat for seat in seats if seat[0].isupper()))
    people = {name: await Person(house).is_called(name) for name in names}
    first, *others = people.values()
    kinds = ["me" if one == names[0] else "open" if one in names else one for one in seats]
    table = await first.makes_table(*kinds, game=game, **options)
    for other in others:
        answer = await other.post(f"/api/tables/{table}/join")
        assert answer.is_success, answer.text
    known = f"{game}-{seed}-of-{len(names)}"
    change = "UPDATE tables SET id = ?, secret = ? WHERE id = ?"
    sql(house.file, change, known, seed.to_bytes(32), table)
    for of_it in ("seats", "wakes"):
        sql(house.file, f"UPDATE {of_it} SET table_id = ? WHERE table_id = ?", known, table)
    await first.starts(known)
    cookies = {name: dict(person.web.cookies) for name, person in people.items()}
    for person in people.values():
        await person.web.aclose()
    return Known(house, known, cookies)


class Hand:
    """The actions that somebody's page has sent, whatever was pressed or touched."""

    def __init__(self, visitor: Visitor) -> None:
        self.actions: list[dict[str, Any]] = []
        visitor.page.on("websocket", lambda line: line.on("framesent", self._note))

    def _note(self, sent: str | bytes) -> None:
        frame = json.loads(sent)
        if frame["type"] == "act":
            self.actions.append(frame["action"])

    def kinds(self, *fields: str) -> set[str]:
        """Of the actions: their types, or where they have one of these ``fields``, what it says."""
        return {
            next((one[field] for field in fields if field in one), one["type"])
            for one in self.actions
        }
