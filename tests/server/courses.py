"""Two courses of one table that differ in what was chosen in secret, and all that others hear.

Each is played in a house of its own. Both throw the same dice, make the same ids and have the same
clock, which a test sets; so whatever differs comes from the choices.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import websockets
from tests.server.house import PATIENCE_SECONDS, Chair, House, Person
from websockets.typing import Origin

from ludoteca.core.game import AnyGame, is_secret

PROGRAM = """
import asyncio, os, pathlib, random, secrets

known = random.Random(b"known")
secrets.token_bytes = lambda count=32: known.randbytes(count)
secrets.token_hex = lambda count=32: known.randbytes(count).hex()

from ludoteca.server import clock

class Set(clock.Clock):
    file = pathlib.Path(os.environ["CLOCK"])

    def now(self):
        return int(self.file.read_text())

    async def wait(self, news, until):
        while self.now() < until and not news.is_set():
            await asyncio.sleep(0.01)

clock.use(Set())
from ludoteca.server.serve import serve
serve()
"""

NOON = 1_804_248_000_000
STEP = 60_000
"""Milliseconds from one turn to the next. Secret choices come in the first half, each at a time of
its own; what everybody sees comes in the middle."""

NOW = re.compile(r'"now":\d+')
"""When a frame was sent: the test asks at times of its own."""

WAVERS = 5
"""How often somebody changes their mind who cannot decide."""


class Case(NamedTuple):
    """A game, its options, and the types of its actions that nobody else sees."""

    game: str
    options: dict[str, Any]
    hidden: frozenset[str]
    back: frozenset[str]


def case_of(game: AnyGame, **options: Any) -> Case:
    """A game that says itself what is hidden."""
    hidden = [one for one in game.actions if is_secret(one)]
    back = [one for one in hidden if getattr(one, "takes_back", False)]
    onward = [one for one in hidden if one not in back]
    return Case(game.meta.id, options, _tags(onward), _tags(back))


def _tags(actions: list[type[Any]]) -> frozenset[str]:
    return frozenset(str(one.__struct_config__.tag) for one in actions)  # type: ignore[attr-defined]


class SetHouse(House):
    program = PROGRAM

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._clock = folder / "clock"
        self.time = NOON
        self.becomes(NOON)
        super().__init__(folder / "data", CLOCK=str(self._clock))

    def becomes(self, time: int) -> None:
        self.time = time
        new = self._clock.with_suffix(".new")
        new.write_text(str(time))
        new.replace(self._clock)


class Ear(Chair):
    """Keeps what it hears of the table, but for the frames about who is there: those wait for each
    other, and say nothing of the log."""

    def __init__(self, connection: Any) -> None:
        super().__init__(connection)
        self.lines: list[str] = []
        self.update: dict[str, Any] = {}

    async def hears(self, *types: str, **facts: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                line = await self.socket.recv()
                frame: dict[str, Any] = json.loads(line)
                if frame["type"] != "table":
                    self.lines.append(NOW.sub('"now":0', line))
                if frame["type"] == "update":
                    self.update = frame
                if frame["type"] in types and facts.items() <= frame.items():
                    return frame

    async def is_told(self) -> None:
        """All that was said to it by now."""
        await self.say({"type": "ping"})
        await self.hears("pong")

    async def chooses(self, choice: dict[str, Any]) -> None:
        """One of the options, and what becomes of it."""
        before = self.update
        await self.act(before, before["options"].index(choice))
        answers = [await self.hears("accepted", "update") for _ in range(2)]
        accepted = next(one for one in answers if one["type"] == "accepted")
        assert self.update["n"] == accepted["n"] == before["n"] + 1


class Course:
    """Anna and Ben play, somebody without a name watches. ``wavers`` is whether Anna takes what
    she chooses back, again and again."""

    def __init__(self, house: SetHouse, case: Case, *, wavers: bool) -> None:
        self.house, self.case, self.wavers = house, case, wavers
        self.secret_choices = 0
        self.asked: list[tuple[str, str]] = []
        """Everything that was asked for over HTTP and by other sockets, and the answers."""

    async def play(self, turns: int) -> None:
        async with AsyncExitStack() as stack:
            people = [Person(self.house) for _ in range(3)]
            for one in people:
                stack.push_async_callback(one.web.aclose)
            self.anna, self.ben, self.nobody = people
            await self.anna.is_called("Anna")
            await self.ben.is_called("Ben")
            self.table = await self._table()
            hers, self.his, self.theirs = [
                Ear(await stack.enter_async_context(one.open_socket(self.table))) for one in people
            ]
            for ear in (hers, self.his, self.theirs):
                await ear.say({"type": "join", "seen": -1})
                await ear.hears("update")
                await ear.is_told()
            for turn in range(turns):
                self.began = NOON + turn * STEP
                self.house.becomes(self.began)
                mine, other = (hers, self.his) if turn % 2 == 0 else (self.his, hers)
                await self._turn(mine, wavers=self.wavers and mine is hers)
                await other.is_told()
                await self.theirs.is_told()
                if mine is hers:
                    await self._look()

    async def _table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {
            "game": self.case.game,
            "seats": seats,
            "options": self.case.options,
            "settings": {"listed": True},
        }
        answer = await self.anna.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        await self.ben.post(f"/api/tables/{table}/join")
        await self.anna.starts(table)
        return table

    # ---- playing ---------------------------------------------------------------------------

    async def _turn(self, ear: Ear, *, wavers: bool) -> None:
        """Choose until something is done that others may see, or until they are waited for."""
        chosen = False
        while ear.update["audience"] in ear.update["to_act"]:
            hidden, back, seen = self._kinds(ear.update["options"])
            if hidden and not chosen:
                for _ in range(WAVERS if wavers else 0):
                    await self._in_secret(ear, hidden[-1])
                    hidden, back, _ = self._kinds(ear.update["options"])
                    if back:
                        await self._in_secret(ear, back[0])
                        hidden, _, _ = self._kinds(ear.update["options"])
                await self._in_secret(ear, hidden[0])
                chosen = True
            elif seen:
                self.house.becomes(self.began + STEP // 2)
                await ear.chooses(seen[0])
                return
            elif hidden and back:
                await self._in_secret(ear, hidden[0])
            else:
                return

    async def _in_secret(self, ear: Ear, choice: dict[str, Any]) -> None:
        self.secret_choices += 1
        self.house.becomes(self.house.time + 1_000)
        await ear.chooses(choice)

    def _kinds(self, options: list[dict[str, Any]]) -> tuple[list[Any], list[Any], list[Any]]:
        """Those that nobody sees, those that take back, and the others."""
        hidden = [one for one in options if one["action"]["type"] in self.case.hidden]
        back = [one for one in options if one["action"]["type"] in self.case.back]
        return hidden, back, [one for one in options if one not in hidden and one not in back]

    # ---- looking ---------------------------------------------------------------------------

    async def _look(self) -> None:
        """Everything that others can ask for."""
        table = f"/api/tables/{self.table}"
        for person in (self.ben, self.nobody):
            for path in (
                "/api/me/tables", "/api/lobby", "/api/lobby/running", table, f"{table}/history",
                f"{table}/history?from=1", f"{table}/history?from=0&to=2", f"{table}/replay",
                f"{table}/replay?from=1", f"{table}/replay?from=1&to=2", f"{table}/record",
                f"{table}/luck", f"{table}/review",
            ):  # fmt: skip
                answer = await person.get(path)
                self.asked.append((path, f"{answer.status_code} {answer.text}"))
            await self._look_in_the_house(person)
        async with self.ben.open_socket(self.table) as connection:
            ear = Ear(connection)
            await ear.say({"type": "join", "seen": -1})
            await ear.hears("update")
            await ear.is_told()
            await self._ask(ear)
            self.asked += [("again", line) for line in ear.lines]

    async def _look_in_the_house(self, person: Person) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
        async with websockets.connect(
            f"{self.house.url.replace('http', 'ws', 1)}/api/lobby/socket",
            origin=Origin(self.house.url),
            additional_headers={"cookie": cookies},
            compression=None,
        ) as connection:
            chair = Chair(connection)
            await chair.say({"type": "follow", "lobby": True})
            told = {frame: await chair.hears(frame) for frame in ("yours", "lobby")}
            self.asked.append(("lobby", json.dumps(told)))

    async def _ask(self, ear: Ear) -> None:
        """What Ben is answered who looks at an option, goes back, and answers an old question."""
        update, seat = ear.update, ear.update["audience"]
        if update["options"]:
            action = update["options"][0]["action"]
            await ear.say({"type": "preview", "id": "look", "seat": seat, "action": action})
            await ear.hears("preview", "rejected", id="look")
            old = {"type": "act", "id": "old", "seat": seat, "seen": -1, "action": action}
            await ear.say(old)
            await ear.hears("stale", id="old")
        await ear.say({"type": "undo", "id": "back", "seat": seat, "to": 0})
        await ear.hears("rejected", id="back")
