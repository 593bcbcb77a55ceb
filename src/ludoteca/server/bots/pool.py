"""A pool of worker processes for bots, with fair turns; broken workers are replaced."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import dataclasses
import sys
import time

import msgspec
import structlog

from ludoteca.bots.hints import Advice
from ludoteca.server.bots.messages import (
    LENGTH,
    Advised,
    AheadRequest,
    AnyReply,
    AnyRequest,
    Chosen,
    Foreseen,
    ForeseenChoice,
    HintRequest,
    LuckRequest,
    MoveRequest,
    ReviewRequest,
    Trouble,
    pack,
    read_reply,
)
from ludoteca.server.bots.turns import HINT_PATIENCE, Payer, Tag, Thought, Turns, share_of
from ludoteca.server.edge.limits import THINKING_AT_ONCE
from ludoteca.server.metrics.probes import NO_PROBES, Kind, Probes

log = structlog.get_logger()

START_SECONDS = 30.0


class BotFailed(Exception):
    """No answer came: the worker crashed, took too long, or the bot raised."""


@dataclasses.dataclass(eq=False, slots=True)
class _Wish:
    """A request that waits for a worker; ``since`` is a time of `time.perf_counter`."""

    payer: Payer
    kind: Kind
    request: AnyRequest
    since: float
    granted: asyncio.Future[_Grant]


@dataclasses.dataclass(frozen=True, slots=True)
class _Grant:
    """A worker assigned to a request, which may take a ``share`` of its usual time."""

    worker: _Worker
    thought: Thought
    share: float


class Pool:
    """The pool. ``time_limit`` is how many seconds one request may take. Workers of a ``polite``
    pool run at low priority. ``turns`` decide which request is next; while other households want
    workers, too, one household has at most the share ``at_once`` of them."""

    def __init__(
        self,
        size: int,
        time_limit: float,
        *,
        polite: bool = False,
        turns: Turns | None = None,
        at_once: float = THINKING_AT_ONCE,
        probes: Probes = NO_PROBES,
    ) -> None:
        self.size = size
        self.turns = turns or Turns()
        self._probes = probes
        self._time_limit = time_limit
        self._at_once = max(1, int(size * min(1.0, at_once)))
        self._workers = [_Worker(polite) for _ in range(size)]
        self._idle = collections.deque(self._workers)
        self._wishes: list[_Wish] = []
        self._thinking: collections.Counter[str] = collections.Counter()
        self._hinting = 0

    @property
    def ready(self) -> bool:
        """Whether the last start of each worker has succeeded."""
        return all(worker.startable for worker in self._workers)

    @property
    def longest(self) -> float:
        """Seconds that one request may take at worst: another one before it, and its own; each may
        have to start the worker first."""
        return 2 * (START_SECONDS + self._time_limit)

    async def start(self) -> None:
        """Start all workers; a failed start is repeated when the worker is needed."""
        failures = await asyncio.gather(
            *(worker.start() for worker in self._workers), return_exceptions=True
        )
        for failure in failures:
            if isinstance(failure, Exception):
                log.error("a bot worker did not start", exc_info=failure)

    async def choose(
        self, request: MoveRequest, payer: Payer, kind: Kind = "awaited bot", late: float = 0.0
    ) -> int:
        """The index of the bot's choice in its options; the choice was due ``late`` seconds ago.
        Raises `BotFailed`."""
        answer = await self._ask(request, payer, kind, late=late)
        assert isinstance(answer, Chosen)
        return answer.at

    async def hint(self, request: HintRequest, payer: Payer) -> Advice:
        """The advice for a hint. Raises `BotFailed`."""
        answer = await self._ask(request, payer, "hint", more=request.seconds)
        assert isinstance(answer, Advised)
        return answer.advice

    async def options_ahead(
        self, request: AheadRequest, payer: Payer
    ) -> tuple[ForeseenChoice, ...]:
        """The options that a seat may have at its next question. Raises `BotFailed`."""
        answer = await self._ask(request, payer, "hint")
        assert isinstance(answer, Foreseen)
        return answer.options

    async def part(
        self, request: ReviewRequest | LuckRequest, payer: Payer, kind: Kind, late: float | None
    ) -> AnyReply:
        """The next part of a work, or the whole; ``late`` is None for later parts. Raises
        `BotFailed`."""
        return await self._ask(request, payer, kind, late=late)

    async def _ask(
        self,
        request: AnyRequest,
        payer: Payer,
        kind: Kind,
        *,
        more: float = 0.0,
        late: float | None = 0.0,
    ) -> AnyReply:
        """Send a request to a worker in its turn. ``more`` is allowed on top of the time limit, in
        seconds."""
        wish = _Wish(payer, kind, request, time.perf_counter(), _future())
        grant = await self._turn_of(wish)
        worker, asked = grant.worker, time.perf_counter()
        if late is not None:
            self._probes.waited(kind, late + asked - wish.since)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.start()
            async with asyncio.timeout(self._time_limit + more):
                answer = await worker.ask(_hurried(request, grant.share))
        except TimeoutError as error:
            await worker.end()
            raise BotFailed(f"no choice within {self._time_limit} s") from error
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            await worker.end()
            raise BotFailed(f"the worker broke: {error!r}") from error
        except BaseException:
            await worker.end()  # its answer must not be taken for that of the next request
            raise
        finally:
            self._take_back(grant, time.perf_counter() - asked)
        self._probes.thought(time.perf_counter() - asked)
        if isinstance(answer, Trouble):
            raise BotFailed(answer.reason)
        return answer

    # ---- turns -----------------------------------------------------------------------------

    async def _turn_of(self, wish: _Wish) -> _Grant:
        self._wishes.append(wish)
        self._probes.waits(wish.kind, 1)
        self._hand_out()
        try:
            return await wish.granted
        except asyncio.CancelledError:
            if wish in self._wishes:
                self._wishes.remove(wish)
                self._probes.waits(wish.kind, -1)
            elif not wish.granted.cancelled():
                self._take_back(wish.granted.result(), 0.0)
            raise

    def _hand_out(self) -> None:
        """Assign idle workers to the next requests."""
        while self._idle and (wish := self._next()) is not None:
            share = self._share(wish)
            self._wishes.remove(wish)
            self._probes.waits(wish.kind, -1)
            if wish.granted.done():
                continue  # the caller was cancelled
            thought = self.turns.begin(wish.payer, wish.kind)
            self._thinking[wish.payer.household] += 1
            self._hinting += wish.kind == "hint"
            wish.granted.set_result(_Grant(self._idle.popleft(), thought, share))

    def _take_back(self, grant: _Grant, seconds: float) -> None:
        thought = grant.thought
        household = thought.payer.household
        self._thinking[household] -= 1
        if not self._thinking[household]:
            del self._thinking[household]
        self._hinting -= thought.kind == "hint"
        self.turns.end(thought, seconds, grant.share)
        self._idle.append(grant.worker)
        self._hand_out()

    def _next(self) -> _Wish | None:
        return min(filter(self._may_begin, self._wishes), key=self._order, default=None)

    def _order(self, wish: _Wish) -> tuple[Tag, float]:
        return self.turns.tag(wish.payer), wish.since

    def _may_begin(self, wish: _Wish) -> bool:
        """Whether a request may have a worker: hints leave one to bots, and a household leaves some
        to others."""
        if wish.kind == "hint" and self._hinting >= self._hints:
            return False
        household = wish.payer.household
        return self._thinking[household] < self.most_of(household)

    def most_of(self, household: str, *, company: bool = False) -> int:
        """The number of workers that a household may use at once: all of them, unless others want
        workers, too (``company``), or did lately."""
        if company or self.turns.has_company(household):
            return self._at_once
        others = any(wish.payer.household != household for wish in self._wishes)
        return self._at_once if others else self.size

    @property
    def _hints(self) -> int:
        return max(1, self.size - 1)

    def _share(self, wish: _Wish) -> float:
        """The share of its usual time for a request, less if its household has many waiting."""
        household = wish.payer.household
        if wish.kind != "hint":
            return self.turns.hurry.get(household, 1.0)
        hints = [one.payer.household for one in self._wishes if one.kind == "hint"]
        before = hints.count(household) * len(set(hints)) - 1
        seconds = before * self.turns.usual_of("hint") / self._hints
        return share_of(seconds, HINT_PATIENCE)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._workers))


def _future() -> asyncio.Future[_Grant]:
    return asyncio.get_running_loop().create_future()


def _hurried(request: AnyRequest, share: float) -> AnyRequest:
    """``request`` with a ``share`` of its usual time."""
    match request:
        case MoveRequest():
            return msgspec.structs.replace(request, share=share)
        case HintRequest(about, seconds):
            about = msgspec.structs.replace(about, share=share)
            return HintRequest(about, seconds * share)
        case _:
            return request


class _Worker:
    """One process; started when first needed, and again after it ended."""

    def __init__(self, polite: bool) -> None:
        self._flags = ("--polite",) if polite else ()
        self.startable = False
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        async with self._starting:
            if self.running:
                return
            self.startable = False
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludoteca.server.bots.worker",
                *self._flags,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                await _read(process)  # `Ready`
            except BaseException:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                raise
            self._process = process
            self.startable = True

    async def ask(self, request: AnyRequest) -> AnyReply:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(pack(request))
        await process.stdin.drain()
        return await _read(process)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _read(process: asyncio.subprocess.Process) -> AnyReply:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH.size)
    data = await process.stdout.readexactly(*LENGTH.unpack(head))
    return read_reply(data)
