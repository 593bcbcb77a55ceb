"""Worker processes: each thinks for one bot at a time; broken ones are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable

import msgspec
import structlog

from ludoteca.bots.advice import Advice
from ludoteca.bots.luck import Luck
from ludoteca.bots.review import Review
from ludoteca.server.bots.messages import (
    LENGTH,
    WEIGHING_SECONDS,
    Advised,
    AnyReply,
    AnyRequest,
    Chosen,
    HintRequest,
    LuckRequest,
    MoveRequest,
    Progress,
    Reckoned,
    Reviewed,
    ReviewRequest,
    Trouble,
    pack,
    read_reply,
)
from ludoteca.server.figures import UNHEARD, Figures

log = structlog.get_logger()

START_SECONDS = 30.0


class BotFailed(Exception):
    """No answer came: the worker crashed, took too long, or the bot raised."""


class Pool:
    """``time_limit`` is how many seconds one thought may take. The workers of a ``polite`` pool
    leave the processors to others first."""

    def __init__(
        self,
        size: int,
        time_limit: float,
        *,
        polite: bool = False,
        figures: Figures = UNHEARD,
    ) -> None:
        self.size = size
        self._figures = figures
        self._time_limit = time_limit
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._workers = [_Worker(polite) for _ in range(size)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    @property
    def ready(self) -> bool:
        """Whether workers can be started, by the last time one was."""
        return all(worker.startable for worker in self._workers)

    @property
    def longest(self) -> float:
        """Seconds that one request may take at worst: until somebody else's is answered or given
        up, and then its own; each may have to start its worker first."""
        return 2 * (START_SECONDS + self._time_limit)

    async def start(self) -> None:
        """Start all workers; ones that fail are tried again when they are needed."""
        failures = await asyncio.gather(
            *(worker.start() for worker in self._workers), return_exceptions=True
        )
        for failure in failures:
            if isinstance(failure, Exception):
                log.error("a bot worker did not start", exc_info=failure)

    async def choose(self, request: MoveRequest) -> int:
        """The place of the bot's choice in its options. Raises `BotFailed`."""
        answer = await self._ask(request)
        assert isinstance(answer, Chosen)
        return answer.at

    async def hint(self, request: HintRequest) -> Advice:
        """Raises `BotFailed`."""
        answer = await self._ask(request, WEIGHING_SECONDS)
        assert isinstance(answer, Advised)
        return answer.advice

    async def review(self, request: ReviewRequest, hear: Callable[[float], None]) -> Review:
        """``hear`` is told now and then which part is done. Raises `BotFailed`."""
        answer = await self._ask(request, hear=hear)
        assert isinstance(answer, Reviewed)
        return answer.review

    async def luck(self, request: LuckRequest) -> Luck:
        """Raises `BotFailed`."""
        answer = await self._ask(request)
        assert isinstance(answer, Reckoned)
        return answer.luck

    async def _ask(
        self,
        request: AnyRequest,
        more: float = 0.0,
        hear: Callable[[float], None] | None = None,
    ) -> AnyReply:
        """``more`` are the seconds that it takes beside what a bot thinks."""
        wanted = time.perf_counter()
        worker = await self._idle.get()
        asked = time.perf_counter()
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.start()
            async with asyncio.timeout(self._time_limit + more):
                answer = await worker.ask(request, hear)
        except TimeoutError as error:
            await worker.end()
            raise BotFailed(f"no choice within {self._time_limit} s") from error
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            await worker.end()
            raise BotFailed(f"the worker broke: {error!r}") from error
        except BaseException:
            await worker.end()  # an answer to nobody must not be taken for the next one's
            raise
        finally:
            self._idle.put_nowait(worker)
        self._figures.thought(asked - wanted, time.perf_counter() - asked)
        if isinstance(answer, Trouble):
            raise BotFailed(answer.reason)
        return answer

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._workers))


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
                await _read(process)  # it says when it has loaded the games
            except BaseException:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                raise
            self._process = process
            self.startable = True

    async def ask(self, request: AnyRequest, hear: Callable[[float], None] | None) -> AnyReply:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(pack(request))
        await process.stdin.drain()
        while isinstance(answer := await _read(process), Progress):
            if hear is not None:
                hear(answer.done)
        return answer

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
