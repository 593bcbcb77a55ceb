"""Runs a load in its own process against a server, and measures the server meanwhile."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from typing import TypeVar, cast

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


def run_load(server: ServerProcess, plan: Plan, kind: type[M]) -> tuple[M, Spent]:
    """The measurement of the load. Raises a ClickException when the load fails."""
    times: dict[Mark, float] = {}
    with (
        tempfile.TemporaryFile() as complaints,
        subprocess.Popen(
            [sys.executable, "-m", "ludoteca.cli.bench.load"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
        ) as load,
    ):
        assert load.stdin is not None
        assert load.stdout is not None
        load.stdin.write(encode(plan))
        load.stdin.close()
        line = b""
        for line in load.stdout:
            if not line.startswith(b"{"):
                times[cast(Mark, line.decode().strip())] = server.processor_time()
        if load.wait():
            complaints.seek(0)
            said = complaints.read().decode(errors="replace").strip().splitlines()
            why = said[-1] if said else "it printed nothing"
            raise click.ClickException(f"the load has failed: {why}")
    spent = Spent(times["ready"] - times["began"], times["measured"] - times["measuring"])
    try:
        return msgspec.json.decode(line, type=kind), spent
    except msgspec.DecodeError as error:
        end = line[-40:].decode(errors="replace")
        raise click.ClickException(
            f"{error}: the last of {len(line):,} bytes from the load are {end!r}"
        ) from error
