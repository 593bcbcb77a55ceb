"""Four people, or fewer and bots, at a table of our server."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from ludoteca.cli.bench.load.client import Web, call
from ludoteca.cli.bench.load.moves import Moves
from ludoteca.cli.bench.load.pace import Pace
from ludoteca.cli.bench.load.plan import Play
from ludoteca.cli.bench.load.table import SEATS, LoadedTable

TAKING_BACK = (b'{"type":"take_back', b'{"type":"take_all_back', b'{"type":"reopen')


class _Choice(msgspec.Struct):
    action: msgspec.Raw

    @property
    def leads_on(self) -> bool:
        """Whether it takes nothing back."""
        return not bytes(self.action).startswith(TAKING_BACK)


class _Moment(msgspec.Struct):
    at: int
    seat: int | None = None


class _Frame(msgspec.Struct):
    """The fields of any frame that a load reads."""

    type: str
    n: int = -1
    id: str | None = None
    audience: int | None = None
    over: bool = False
    to_act: list[int] = []
    options: list[_Choice] = []
    moment: _Moment | None = None


_read = msgspec.json.Decoder(_Frame).decode


class LudotecaTable(LoadedTable):
    """A table of our server. ``wavering`` people take back their choices whenever they may, and the
    last seat waits, so that the log grows for ever. ``shown`` are the seats that got an update."""

    def __init__(self, plan: Play, number: int, moves: Moves, pace: Pace) -> None:
        super().__init__(plan, number, moves, pace)
        self.webs = [Web(plan.host, plan.port) for _ in range(SEATS - len(plan.bots))]
        self.wavering = False
        self.shown: set[int] = set()
        self._answered = [-1] * SEATS
        self._told = 0.0

    async def set_up(self) -> None:
        for at, web in enumerate(self.webs):
            await web.ask("GET", "/api/me")
            await web.ask("POST", "/api/guests", {"name": f"Guest {self.number}-{at}"})
        seats: list[dict[str, str]] = [{"kind": "me"}]
        seats += [{"kind": "open"}] * (len(self.webs) - 1)
        seats += [{"kind": "bot", "level": level} for level in self.plan.bots]
        wish: dict[str, object] = {"game": self.plan.game, "seats": seats, "options": {}}
        if self.plan.clock:
            wish["settings"] = {"clock": {"type": "live", "bank": 7_200, "increment": 5}}
        made = await self.webs[0].ask("POST", "/api/tables", wish)
        self.id = msgspec.json.decode(made.body)["id"]
        for web in self.webs[1:]:
            await web.ask("POST", f"/api/tables/{self.id}/join", {})
        await self.sit_down()
        await self.webs[0].ask("POST", f"/api/tables/{self.id}/start")
        for web in self.webs:
            web.close()

    async def sit_down(self) -> None:
        """Opens the sockets, for the first time or again."""
        self.lines = []
        self.shown.clear()
        self._answered = [-1] * SEATS
        for seat, web in enumerate(self.webs):
            line = await call(web, f"/api/tables/{self.id}/socket", self._hearing(seat))
            line.say(b'{"type":"join","seen":-1}')
            self.lines.append(line)

    def move_to(self, host: str, port: int) -> None:
        """Uses a new address of the server; people keep their cookies."""
        for web in self.webs:
            web.host, web.port = host, port

    def waver(self, pace: Pace) -> None:
        """Makes people waver from now on, at ``pace``."""
        self.wavering = True
        self._pace = pace
        self.play()

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            frame = _read(data)
            kind = frame.type
            if kind == "update":
                self._update(seat, frame)
            elif kind == "accepted":
                self.moves.accept(self.id, seat, frame.id or "", frame.n)
            elif kind == "entropy_wanted":
                self.lines[seat].say(b'{"type":"entropy","bytes":"%032x"}' % seat)
            elif kind in ("rejected", "stale"):
                self.moves.refused += 1

        return heard

    def _update(self, seat: int, frame: _Frame) -> None:
        moment = frame.moment
        now = time.perf_counter()
        if moment is not None and moment.seat is not None:
            self.moves.hear(self.id, seat, moment.seat, frame.n, moment.at)
            if moment.seat >= len(self.webs) and seat == 0 and self._told:
                self.moves.wait(now - self._told)
        if seat == 0:
            self._told = now
        self.shown.add(seat)
        if frame.over:
            self.end()
        if not frame.options or frame.n <= self._answered[seat]:
            return
        onward = [one.action for one in frame.options if one.leads_on]
        back = [one.action for one in frame.options if not one.leads_on]
        options = back or onward if self.wavering else onward
        if options and not (self.wavering and seat == SEATS - 1):
            self._answered[seat] = frame.n
            self._choose(seat, frame.n, self.dice.choice(options))

    def _choose(self, seat: int, seen: int, action: msgspec.Raw) -> None:
        text = b'{"type":"act","id":"%%s","seat":%d,"seen":%d,"action":%s}' % (
            seat,
            seen,
            bytes(action).replace(b"%", b"%%"),
        )
        self.decide(seat, lambda name: text % name.encode())
