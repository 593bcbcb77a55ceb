"""Other engines for comparison: `ludoteca bench rules --peers`.

Each peer is a worker process that measures its own CPU time on request, so that rounds of all of
them can be interleaved. Their scripts and pinned packages are in ``bench/peers/`` of a checkout,
and they are installed there, into ``.venv`` and ``node_modules``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final, Literal, TypeVar

import click
import msgspec

import ludoteca
from ludoteca.cli.bench.goals import Goal

T = TypeVar("T")

HERE = Path(ludoteca.__file__).parents[2] / "bench" / "peers"
"""The folder of the peers in a checkout."""

SECONDS = 0.5
"""Least CPU time of one measurement of a peer."""

_SETTINGS: Final = {
    "NODE_ENV": "production",  # boardgame.io checks less and is faster
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",  # standard output is for answers
    "PYTHONPATH": str(Path(ludoteca.__file__).parents[1]),  # a search plays by our rules
}


class Peer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A peer. ``command`` is a script in the folder and its arguments."""

    name: str
    tool: Literal["python", "node"]
    command: list[str]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The peers and the goals of ``peers.toml``."""

    peers: list[Peer]
    goals: list[Goal]


def plan() -> Plan:
    """Reads the plan. Raises click's UsageError outside of a checkout."""
    try:
        text = (HERE / "peers.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise click.UsageError(
            "--peers needs a checkout of Ludoteca: there are no peers in its folder bench"
        ) from None
    return msgspec.convert(tomllib.loads(text), Plan)


class Answer(msgspec.Struct, frozen=True):
    counts: dict[str, int]
    seconds: float


class _Hello(msgspec.Struct, frozen=True):
    versions: dict[str, str]


_answer = msgspec.json.Decoder(Answer).decode
_hello = msgspec.json.Decoder(_Hello).decode


class Worker:
    """A running peer. Its failures become one line of error."""

    def __init__(self, peer: Peer, process: subprocess.Popen[bytes], complaints: IO[bytes]) -> None:
        self.name = peer.name
        self._process = process
        self._complaints = complaints
        self.versions: Mapping[str, str] = self._said(_hello).versions

    def measure(self) -> dict[str, tuple[float, str]]:
        """One round: value and unit by metric."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(msgspec.json.encode({"seconds": SECONDS}) + b"\n")
        except BrokenPipeError:
            pass  # it has ended; the next line finds out
        answer = self._said(_answer)
        return {what: (count / answer.seconds, "1/s") for what, count in answer.counts.items()}

    def _said(self, read: Callable[[bytes], T]) -> T:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._complaints.seek(0)
            raise self._failed(_last_line(self._complaints.read().decode(errors="replace")))
        try:
            return read(line)
        except msgspec.MsgspecError:
            raise self._failed(f"it printed {line.decode(errors='replace').strip()!r}") from None

    def _failed(self, why: str) -> click.ClickException:
        return click.ClickException(f"the peer {self.name} has failed: {why}")


@contextmanager
def running(chosen: Plan) -> Iterator[list[Worker]]:
    """The workers of all peers, which are installed first if necessary."""
    tools = {"python": installed_python(HERE), "node": installed_node(HERE)}
    with ExitStack() as stack:
        yield [stack.enter_context(started(peer, tools[peer.tool])) for peer in chosen.peers]


@contextmanager
def started(peer: Peer, tool: Path, folder: Path = HERE) -> Iterator[Worker]:
    """One worker, which ends with this context."""
    with (
        tempfile.TemporaryFile() as complaints,
        subprocess.Popen(  # noqa: S603 - scripts of this checkout
            [tool, *peer.command],
            cwd=folder,
            env={**os.environ, **_SETTINGS},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            bufsize=0,  # closing would fail with data left for an ended process
        ) as process,
    ):
        try:
            yield Worker(peer, process, complaints)
        finally:
            process.kill()


def node(folder: Path = HERE) -> Path:
    """The Node of the checkout, or else of the machine."""
    return _node_and_npm(folder)[0]


def installed_python(folder: Path) -> Path:
    """The Python of the peers' own environment."""
    environment = folder / ".venv"
    python = environment / "bin" / "python"
    with _once(folder / "requirements.txt", environment) as missing:
        if missing:
            shutil.rmtree(environment, ignore_errors=True)
            _run([sys.executable, "-m", "venv", environment], folder)
            install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            _run([python, *install, "--require-hashes", "-r", "requirements.txt"], folder)
    return python


def installed_node(folder: Path) -> Path:
    """Node, with the peers' packages beside their scripts."""
    found, npm = _node_and_npm(folder)
    with _once(folder / "package-lock.json", folder / "node_modules") as missing:
        if missing:
            _run([npm, "ci", "--ignore-scripts", "--loglevel=error"], folder)
    return found


def _node_and_npm(folder: Path) -> tuple[Path, Path]:
    """Node and npm from the folder that the checkout's Makefile chose, or else from ``PATH``."""
    chosen = folder.parents[1] / ".venv" / ".node"
    first = [chosen.read_text(encoding="utf-8").strip()] if chosen.is_file() else []
    path = os.pathsep.join([*first, os.environ.get("PATH", os.defpath)])
    found, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if found is None or npm is None:
        raise click.ClickException("the peers need Node and npm, which are not installed")
    return Path(found), Path(npm)


@contextmanager
def _once(pins: Path, made: Path) -> Iterator[bool]:
    """Gives whether ``made`` is missing or was made from other pins; the caller then makes it."""
    mark = made / ".pins"
    wanted = hashlib.sha256(pins.read_bytes()).hexdigest()
    missing = not mark.is_file() or mark.read_text(encoding="utf-8") != wanted
    if missing:
        click.echo(f"Installing peers from {pins.name} ...", err=True)
    yield missing
    if missing:
        made.mkdir(exist_ok=True)  # npm makes no folder for no packages
        mark.write_text(wanted, encoding="utf-8")


def _run(command: list[str | Path], folder: Path) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(  # noqa: S603 - commands of this file
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise click.ClickException(f"the peers cannot be installed: {_first_error(done.stderr)}")


def _first_error(said: str) -> str:
    """The first error in the output of an installer, which continues after it."""
    errors = [line for line in said.splitlines() if "error" in line.lower()]
    return errors[0].strip() if errors else _last_line(said)


def _last_line(said: str) -> str:
    lines = said.strip().splitlines()
    return lines[-1] if lines else "it printed nothing"
