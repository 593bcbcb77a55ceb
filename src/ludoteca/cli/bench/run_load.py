"""Runs a load in its own process against a server, and measures the server meanwhile."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import IO, Generic, NoReturn, TypeVar, cast

import click
import msgspec

from ludoteca.cli.bench.load.plan import Mark, Measurement, Plan
from ludoteca.cli.bench.server_process import ServerProcess
from ludoteca.core.codec import encode

M = TypeVar("M", bound=Measurement)


class Spent(msgspec.Struct, frozen=True):
    """Processor time of the server in seconds: during the set-up and the measurement."""

    set_up: float
    measured: float


class RunningLoad(Generic[M]):
    """A load in a ``process`` of its own against a ``server``. Methods raise a ClickException when
    it fails."""

    def __init__(
        self,
        server: ServerProcess,
        process: subprocess.Popen[bytes],
        complaints: IO[bytes],
        kind: type[M],
    ) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._server, self._process, self._kind = server, process, kind
        self._input, self._lines, self._complaints = process.stdin, process.stdout, complaints
        self._times: dict[Mark, float] = {}

    def wait_for(self, mark: Mark) -> None:
        """Until the load says so."""
        for line in self._lines:
            if self._note(line) == mark:
                return
        self._fail()

    def go_on(self) -> None:
        """Let a load begin that waits for it."""
        self._input.close()

    def measurement(self) -> tuple[M, Spent]:
        """What was measured, once the load has ended."""
        self._input.close()
        line = b""
        for line in self._lines:
            if not line.startswith(b"{"):
                self._note(line)
        if self._process.wait():
            self._fail()
        times = self._times
        spent = Spent(times["ready"] - times["began"], times["measured"] - times["measuring"])
        try:
            return msgspec.json.decode(line, type=self._kind), spent
        except msgspec.DecodeError as error:
            end = line[-40:].decode(errors="replace")
            raise click.ClickException(
                f"{error}: the last of {len(line):,} bytes from the load are {end!r}"
            ) from error

    def _note(self, line: bytes) -> Mark:
        mark = cast(Mark, line.decode().strip())
        self._times[mark] = self._server.processor_time()
        return mark

    def _fail(self) -> NoReturn:
        self._process.wait()
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        raise click.ClickException(
            f"the load has failed: {said[-1] if said else 'it printed nothing'}"
        )


@contextlib.contextmanager
def running_load(server: ServerProcess, plan: Plan, kind: type[M]) -> Iterator[RunningLoad[M]]:
    """A load that has begun, and ends with the block."""
    with (
        tempfile.TemporaryFile() as complaints,
        subprocess.Popen(
            [sys.executable, "-m", "ludoteca.cli.bench.load"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
        ) as process,
    ):
        assert process.stdin is not None
        process.stdin.write(encode(plan) + b"\n")
        process.stdin.flush()
        try:
            yield RunningLoad(server, process, complaints, kind)
        finally:
            process.kill()


def run_load(server: ServerProcess, plan: Plan, kind: type[M]) -> tuple[M, Spent]:
    """The measurement of the load. Raises a ClickException when the load fails."""
    with running_load(server, plan, kind) as load:
        return load.measurement()
