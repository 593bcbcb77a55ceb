"""What others notice of somebody who means a house harm: how long they wait, what of their moves
is late or lost, what the server keeps in memory.

``python -m tests.server.siege`` is the long form, each of `tests.server.attacks` for ten seconds in
a house of its own: ``make attacks`` runs it. All of them, or those that are named: their figures
are put ``--into`` a file where those of the others stay.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from typing import Final

import httpx
import msgspec
from tests.server.attacks import ATTACKS, BEHIND_A_PROXY, answer_of, large_file
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.titles import ANY

from ludoteca.cli.bench.report import Measurement, Report, report
from ludoteca.server.process.malloc_trim import TRIM_SECONDS

SECONDS: Final = 10.0
PAUSE_SECONDS: Final = TRIM_SECONDS + 5.0
"""After an attack, before its traces in memory are looked for."""

LATE_SECONDS: Final = 0.25
GOAL_MS, GOAL_MB = 100.0, 20.0
LATER_MS, LATEST_MS = 500.0, 3000.0
"""By how much a bot, or a hint, may be later than without an attack, in the median and at worst."""

HINT_REST_SECONDS: Final = 2.1
"""So that somebody who asks all the time is within the limits."""

AS_SERVED: Final = {
    # A house in tests has other limits; this one has those that all have by default.
    "LIMITS_TIMES": "1",
    "REQUESTS_PER_MINUTE": "120",
    "TABLES_PER_HOUR": "60",
    "REVIEW_PLAYOUTS": "60000",
    "CHECK_COMMITS": "false",
    "BOT_WORKERS": "2",
    "HINT_TIME": "1.2",
    "FORWARDED_ALLOW_IPS": BEHIND_A_PROXY,
}


def open_house(data: pathlib.Path) -> House:
    return House(data, **AS_SERVED)


@dataclasses.dataclass
class Noticed:
    """Times in milliseconds, memory in MB; ``load`` is that of the machine before it began."""

    attack: str
    answers: int = 0
    median: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0
    moves: int = 0
    moves_p99: float = 0.0
    late: int = 0
    lost: int = 0
    bot_median: float = 0.0
    bot_worst: float = 0.0
    hint_alone: float = 0.0
    """How long a hint took before the attack."""
    hint_median: float = 0.0
    hint_worst: float = 0.0
    before: float = 0.0
    most: float = 0.0
    after: float = 0.0
    core: float = 0.0
    """Of one core, what the server has used meanwhile."""
    starved: float = 0.0
    """Of the time, for how much it could have used more and others had it: 0 on an idle machine."""
    tried: int = 0
    refused: int = 0
    cut: int = 0
    load: float = 0.0

    @property
    def good(self) -> bool:
        """On an idle machine."""
        quick = self.p99 < GOAL_MS and not self.late
        in_turn = (
            self.bot_median < LATER_MS
            and self.bot_worst < LATEST_MS
            and self.hint_median - self.hint_alone < LATER_MS
            and self.hint_worst - self.hint_alone < LATEST_MS
        )
        held = self.after - self.before < GOAL_MB
        return quick and in_turn and held and not self.lost


def part(times: Sequence[float], share: float) -> float:
    """The time, in milliseconds, within which ``share`` of all were."""
    ordered = sorted(times) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


# ---- the other visitors -------------------------------------------------------------------------


class Passer:
    """Somebody who asks whether the house is there, fifty times a second, and each tenth time over
    a new line."""

    def __init__(self, house: House, address: str) -> None:
        self._where = ("127.0.0.1", int(house.url.rsplit(":", 1)[1]))
        self._address = address
        self.times: list[float] = []

    async def is_answered(self) -> None:
        """Once at least, however short the time was."""
        for _ in range(1000):
            if self.times:
                break
            await asyncio.sleep(0.02)

    async def asks(self) -> None:
        """Until cancelled."""
        request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        while True:
            reader, writer = None, None
            try:
                for _ in range(10):
                    begun = time.monotonic()
                    if reader is None or writer is None:
                        reader, writer = await asyncio.open_connection(
                            *self._where, local_addr=(self._address, 0)
                        )
                    writer.write(request)
                    assert await answer_of(reader) == 200
                    self.times.append(time.monotonic() - begun)
                    await asyncio.sleep(0.02)
            finally:
                if writer is not None:
                    writer.close()


class Pair:
    """Two people who play at a table of their own, a turn each 0.4 seconds."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        self._people = [_from(house, address), _from(house, address)]
        self.table = ""
        self.times: list[float] = []
        self.acknowledged: list[str] = []

    @contextlib.asynccontextmanager
    async def at_their_table(self) -> AsyncIterator[None]:
        anna, ben = self._people
        async with anna.web, ben.web:
            await anna.is_called("Anna")
            await ben.is_called("Ben")
            self.table = await anna.makes_table("me", "open", goal=500)
            assert (await ben.post(f"/api/tables/{self.table}/join")).status_code == 200
            await anna.starts(self.table)
            yield

    async def look_around(self) -> None:
        """So that the house keeps already what it keeps of whoever comes first: the words of all
        games, and the unpacked Python of browsers."""
        for path in ("/", "/api/games", "/api/rules", large_file()):
            answer = await self._people[0].web.get(path, headers={"accept-encoding": "identity"})
            assert answer.status_code == 200, path

    async def play(self) -> None:
        """Until cancelled; a move counts until whoever made it has been told so."""
        async with contextlib.AsyncExitStack() as stack:
            chairs = [
                await stack.enter_async_context(one.sits_at(self.table)) for one in self._people
            ]
            while True:
                for chair, seat in zip(chairs, (0, 1), strict=True):
                    update = await chair.hears("update")
                    while seat not in update["to_act"]:
                        update = await chair.hears("update")
                    begun = time.monotonic()
                    name = await chair.act(update)
                    await chair.hears("accepted", id=name)
                    self.times.append(time.monotonic() - begun)
                    self.acknowledged.append(name)
                    await asyncio.sleep(0.2)

    @property
    def lost(self) -> int:
        """Moves that were acknowledged and are not in the log."""
        rows = sql(self._house.file, "SELECT command FROM entries WHERE table_id = ?", self.table)
        return len(set(self.acknowledged) - {command for (command,) in rows})


class Loner:
    """Somebody who plays with a bot that thinks for no time, and asks for hints at another
    table."""

    def __init__(self, house: House, address: str) -> None:
        self._person = _from(house, address)
        self._advised = ""
        self.table = ""
        self.answers: list[float] = []
        self.hints: list[float] = []

    @contextlib.asynccontextmanager
    async def at_home(self) -> AsyncIterator[None]:
        person = self._person
        async with person.web:
            await person.is_called("Loner")
            self.table = await person.makes_table("me", "steady", goal=500)
            self._advised = await person.makes_table("me", "random", game=ANY)
            for table in (self.table, self._advised):
                await person.starts(table)
            yield

    async def plays(self) -> None:
        """Until cancelled; a bot's answer takes from the question until it is there."""
        async with self._person.sits_at(self.table) as chair:
            update = await chair.hears("update")
            while True:
                begun = time.monotonic()
                await chair.act(update)
                asked = update["asked"]
                while not update["options"] or update["asked"] == asked:
                    update = await chair.hears("update")
                self.answers.append(time.monotonic() - begun)
                await asyncio.sleep(0.1)

    async def is_advised(self) -> float:
        """How long a hint takes."""
        begun = time.monotonic()
        wish = {"seat": 0, "level": "medium"}
        answer = await self._person.post(f"/api/tables/{self._advised}/hint", wish)
        assert answer.status_code == 200, answer.text
        return time.monotonic() - begun

    async def asks(self) -> None:
        """Until cancelled."""
        while True:
            self.hints.append(await self.is_advised())
            await asyncio.sleep(HINT_REST_SECONDS)


def _from(house: House, address: str) -> Person:
    person = Person(house)
    way = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    person.web = httpx.AsyncClient(base_url=house.url, timeout=30, transport=way)
    return person


# ---- the siege ----------------------------------------------------------------------------------


async def besiege(
    house: House, names: Sequence[str], seconds: float, pause: float
) -> list[Noticed]:
    """What is noticed of one attack after the other, each ``seconds`` long."""
    enemy = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.server.attacks", house.url, *names),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert enemy.stdin is not None
    assert enemy.stdout is not None
    passer, pair = Passer(house, "127.0.0.2"), Pair(house, "127.0.0.3")
    loner = Loner(house, "127.0.0.4")
    others: list[asyncio.Task[None]] = []
    scale = Scale(house)
    found = []
    try:
        async with asyncio.timeout(60):
            assert (await enemy.stdout.readline()).strip() == b"ready"
        async with pair.at_their_table(), loner.at_home():
            await pair.look_around()
            await loner.is_advised()  # by a worker that has just started
            alone = await loner.is_advised()
            meanwhile = (
                passer.asks(),
                pair.play(),
                loner.plays(),
                loner.asks(),
                scale.weighs(),
            )
            others = [asyncio.create_task(one) for one in meanwhile]
            await asyncio.sleep(min(1.0, pause))
            for name in names:
                noticed = Noticed(name, load=round(os.getloadavg()[0], 2), before=memory(house))
                scale.most = noticed.before
                begun, before = time.monotonic(), processor_seconds(house)
                passer.times, pair.times = [], []
                loner.answers, loner.hints = [], []
                enemy.stdin.write(f"{seconds}\n".encode())
                async with asyncio.timeout(seconds + 30):
                    done = json.loads(await enemy.stdout.readline())
                await passer.is_answered()
                took = time.monotonic() - begun
                noticed.core, noticed.starved = (
                    round((now - then) / took, 2)
                    for now, then in zip(processor_seconds(house), before, strict=True)
                )
                _note(noticed, passer.times, pair.times, done)
                noticed.hint_alone = round(1000 * alone, 1)
                noticed.bot_median, noticed.bot_worst = _middle_and_end(loner.answers)
                noticed.hint_median, noticed.hint_worst = _middle_and_end(loner.hints or [alone])
                await asyncio.sleep(pause)
                noticed.most, noticed.after = scale.most, memory(house)
                noticed.lost = pair.lost
                for task in others:
                    assert not task.done(), (name, task.exception())
                found.append(noticed)
    finally:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        if enemy.returncode is None:
            enemy.kill()
        await enemy.wait()
    return found


def _note(
    noticed: Noticed, times: Sequence[float], moves: Sequence[float], done: dict[str, int]
) -> None:
    noticed.tried, noticed.refused, noticed.cut = done["tried"], done["refused"], done["cut"]
    noticed.answers, noticed.moves = len(times), len(moves)
    noticed.median, noticed.p99 = part(times, 0.5), part(times, 0.99)
    noticed.slowest, noticed.moves_p99 = part(times, 1), part(moves, 0.99)
    noticed.late = sum(took > LATE_SECONDS for took in moves)


def _middle_and_end(times: Sequence[float]) -> tuple[float, float]:
    return part(times, 0.5), part(times, 1)


class Scale:
    """Looks what the server holds, five times a second."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.most = 0.0

    async def weighs(self) -> None:
        """Until cancelled."""
        while True:
            self.most = max(self.most, memory(self._house))
            await asyncio.sleep(0.2)


def memory(house: House) -> float:
    """What the server holds, in MB."""
    lines = pathlib.Path(f"/proc/{house.process.pid}/status").read_text("utf-8").splitlines()
    (held,) = (line for line in lines if line.startswith("VmRSS:"))
    return round(int(held.split()[1]) / 1024, 1)


def processor_seconds(house: House) -> tuple[float, float]:
    """For how long its first thread has run, and has waited to."""
    pid = house.process.pid
    fields = pathlib.Path(f"/proc/{pid}/task/{pid}/schedstat").read_text("ascii").split()
    return int(fields[0]) / 1e9, int(fields[1]) / 1e9


async def _alone(name: str, seconds: float) -> Noticed:
    folder = pathlib.Path(tempfile.mkdtemp(prefix="ludoteca-attacks-"))
    house = open_house(folder / "data")
    try:
        (noticed,) = await besiege(house, [name], seconds, PAUSE_SECONDS)
    finally:
        house.close()
        shutil.rmtree(folder, ignore_errors=True)
    return noticed


_UNITS: Final = {
    "median": "ms", "p99": "ms", "slowest": "ms", "moves_p99": "ms", "before": "MB", "most": "MB",
    "bot_median": "ms", "bot_worst": "ms", "hint_alone": "ms", "hint_median": "ms",
    "hint_worst": "ms",
    "after": "MB",
    "core": "cores", "load": "processes",
}  # fmt: skip


def put_into(before: Report, figures: Sequence[Measurement]) -> Report:
    """The figures of these attacks in the place of those that were there, all in the order of
    `ATTACKS`. Raises ValueError where they would stand beside those of another machine."""
    now = report("attacks", list(figures))
    if (before.bench, before.machine, before.versions) != (now.bench, now.machine, now.versions):
        raise ValueError("measured elsewhere, or with other versions: measure all of them")
    anew = {figure.name for figure in figures}
    all_of_them = [*(one for one in before.results if one.name not in anew), *figures]
    order = list(ATTACKS)
    return report("attacks", sorted(all_of_them, key=lambda one: order.index(one.name)))


def main() -> int:
    given = argparse.ArgumentParser()
    given.add_argument("--seconds", type=float, default=SECONDS)
    given.add_argument("--into", type=pathlib.Path, metavar="FILE")
    given.add_argument("attacks", nargs="*", choices=[*ATTACKS, []])
    wished = given.parse_args()
    before = None
    if wished.into and wished.attacks:
        before = msgspec.json.decode(wished.into.read_bytes(), type=Report)
        put_into(before, [])  # nothing is measured in vain
    figures, bad = [], 0
    for name in wished.attacks or ATTACKS:
        noticed = asyncio.run(_alone(name, wished.seconds))
        bad += not noticed.good
        print(json.dumps(dataclasses.asdict(noticed)), file=sys.stderr, flush=True)
        for metric, value in dataclasses.asdict(noticed).items():
            if metric != "attack":
                figures.append(Measurement(name, metric, value, _UNITS.get(metric, "count")))
    made = put_into(before, figures) if before else report("attacks", figures)
    written = msgspec.json.format(msgspec.json.encode(made), indent=2).decode()
    if wished.into is None:
        print(written)
    else:
        wished.into.write_text(f"{written}\n")
    return min(1, bad)


if __name__ == "__main__":
    sys.exit(main())
