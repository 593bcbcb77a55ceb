"""Mutation tests: breaks one line at a time and checks that a test fails.

The mutants are in ``mutants.toml``, here and in ``tests/`` of each game: ``old`` occurs once in
``under``, a file or a folder, and becomes ``new``; then one of the runs ``vitest`` (test files of
the client) or ``tests`` (arguments of pytest) must fail, and must pass again with the original
line. Runs of tests that are missing in the tree are skipped, as long as there is one.

Each mutant runs in a temporary copy of the tree. If the line belongs to the client, pytest gets a
client that is built with it, so the tree needs a built client (``make``).

``python tools/mutants.py [--tree FOLDER] [-j N] [NAME...]`` tries mutants whose names contain one
of the words, N at once, and prints which test caught which; exit code 1 when one was not caught.
``--tree`` is another checkout, to compare its tests with ours on the same mutants.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import os
import queue
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import venv
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = (
    ".git",
    ".venv",
    "node_modules",
    "data",
    "dist",
    "shots",
    "__pycache__",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
)
PATIENCE_SECONDS = 1_200

CLIENT: Final = Path("src/ludoteca/server/client")
"""The built client, which git ignores and copies contain."""

SOURCES: Final = {".py", ".ts", ".svelte", ".css"}
"""Types of files that are searched in a folder."""

OF_THE_CLIENT: Final = {".ts", ".svelte", ".css", ".html", ".ftl", ".svg"}
"""Types of files that the client is built from."""

NOTHING_THERE: Final = (4, 5)
"""Exit codes of pytest for a missing file or test."""


@dataclass(frozen=True)
class Mutant:
    name: str
    under: str
    old: str
    new: str
    tests: tuple[str, ...] = ()
    vitest: tuple[str, ...] = ()


@dataclass(frozen=True)
class Fate:
    """The result of a mutant; ``by`` is the test that caught it, or the reason without a result."""

    what: Literal["caught", "survived", "not here", "not tried"]
    by: str = ""

    def __str__(self) -> str:
        between = " by " if self.what == "caught" else ": " if self.by else ""
        return f"{self.what}{between}{self.by}"


class CannotTry(Exception):
    """A mutant has no result; the message says why."""


def listed() -> list[Mutant]:
    files = (ROOT / "tools/mutants.toml", *ROOT.glob("src/ludoteca/games/*/tests/mutants.toml"))
    return [
        Mutant(
            **{
                **one,
                "tests": tuple(one.get("tests", ())),
                "vitest": tuple(one.get("vitest", ())),
            }
        )
        for file in files
        for one in tomllib.loads(file.read_text())["mutant"]
    ]


def place_of(mutant: Mutant, tree: Path) -> Path | None:
    """The file that contains the line; None if there is none or several."""
    below = tree / mutant.under
    files = [below] if below.is_file() else sorted(_sources(below, tree))
    found = [file for file in files if mutant.old in file.read_text()]
    return found[0] if len(found) == 1 and found[0].read_text().count(mutant.old) == 1 else None


def _sources(folder: Path, tree: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.suffix in SOURCES and not file.is_relative_to(tree / CLIENT):
            yield file


# ---- copies --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Copy:
    """A copy of a tree whose Python imports the copy's sources, also in subprocesses of tests."""

    tree: Path

    @classmethod
    def of(cls, tree: Path, to: Path) -> Copy:
        left_out = [word for name in LEFT_OUT for word in ("--exclude", name)]
        packed = subprocess.Popen(["tar", "c", *left_out, "."], cwd=tree, stdout=subprocess.PIPE)
        subprocess.run(["tar", "x"], cwd=to, stdin=packed.stdout, check=True)
        (to / "node_modules").symlink_to(ROOT / "node_modules")
        venv.create(to / ".venv", with_pip=False)
        packages = next((to / ".venv/lib").glob("python*/site-packages"))
        (packages / "tree.pth").write_text(f"{to / 'src'}\n{sysconfig.get_path('purelib')}\n")
        if (ROOT / ".venv/.node").exists():
            (to / ".venv/.node").write_text((ROOT / ".venv/.node").read_text())
        for asked in ("init", "add ."):  # some tests list the files of the project
            subprocess.run(["git", *asked.split()], cwd=to, capture_output=True, check=True)
        return cls(to)

    def run(self, *command: str | Path) -> tuple[int, str]:
        """The exit code of a command and its output. Kills processes that it leaves behind.

        Raises `CannotTry` when it takes too long.
        """
        node = self.tree / ".venv/.node"
        path = f"{node.read_text().strip()}:" if node.exists() else ""
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen(
                command,
                cwd=self.tree,
                env={**os.environ, "PATH": f"{path}{os.environ['PATH']}"},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                raise CannotTry(f"{command[-1]} took too long") from None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            said.seek(0)
            return code, said.read().decode(errors="replace")

    @contextlib.contextmanager
    def built(self) -> Iterator[None]:
        """Builds the client from the present sources, and restores the old one afterwards."""
        client, before = self.tree / CLIENT, self.tree / "client.before"
        if not (client / "index.html").is_file():
            raise CannotTry(f"there is no {CLIENT / 'index.html'}: build it first")
        client.rename(before)
        try:
            code, said = self.run("npm", "run", "--silent", "build")
            if code:
                raise CannotTry(f"the client cannot be built: {said[-300:]}")
            yield
        finally:
            shutil.rmtree(client, ignore_errors=True)
            before.rename(client)


@contextlib.contextmanager
def broken(file: Path, mutant: Mutant) -> Iterator[None]:
    whole, stat = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(whole, encoding="utf-8")
        os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))


# ---- trying --------------------------------------------------------------------------------------

Run = Callable[[bool], str | None]
"""Runs tests, or with True only those that failed before. Returns the first failure, "" without
one, None if the tests are missing. Raises `CannotTry`."""


def by_vitest(copy: Copy, tests: str, again: bool) -> str | None:
    if not (copy.tree / tests.split(" ")[0]).exists():
        return None
    code, said = copy.run("node_modules/.bin/vitest", "run", "--no-color", *tests.split(" "))
    failed = [line.strip() for line in said.splitlines() if line.strip().startswith("FAIL ")]
    if code and not failed:
        raise CannotTry(f"vitest: {said[-300:]}")
    return failed[0].removeprefix("FAIL").strip() if failed else ""


def by_pytest(copy: Copy, tests: str, again: bool) -> str | None:
    kept = f"cache_dir={copy.tree / '.pytest_cache'}"
    some = ["--lf", "--lfnf=none"] if again else ["--cache-clear"]
    command = [copy.tree / ".venv/bin/python", "-m", "pytest", "-x", "-q", "-o", kept, *some]
    code, said = copy.run(*command, "-m", "not alone", *tests.split(" "))
    if code in NOTHING_THERE:
        return None
    if code not in (0, 1):
        raise CannotTry(f"pytest: {said[-300:]}")
    kinds = ("FAILED ", "ERROR ")
    failed = [line for line in said.splitlines() if line.startswith(kinds)]
    return (failed[0].split(" ", 1)[1].split(" - ")[0] if failed else tests) if code else ""


def fate(mutant: Mutant, copy: Copy) -> Fate:
    file = place_of(mutant, copy.tree)
    if file is None:
        return Fate("not here")
    try:
        with broken(file, mutant):
            caught = _caught(mutant, copy, file)
        if caught is None:
            return Fate("survived")
        name, run = caught
        if run(True):
            raise CannotTry(f"{name} fails without it, too")
        return Fate("caught", name)
    except CannotTry as error:
        return Fate("not tried", str(error))


def _caught(mutant: Mutant, copy: Copy, file: Path) -> tuple[str, Run] | None:
    """The test that fails, and a function that runs it again."""
    there = False
    asks_the_client = bool(mutant.tests) and file.suffix in OF_THE_CLIENT
    for runs, by, built in (
        (mutant.vitest, by_vitest, False),
        (mutant.tests, by_pytest, asks_the_client),
    ):
        with copy.built() if built else contextlib.nullcontext():
            for tests in runs:
                run = functools.partial(by, copy, tests)
                failed = run(False)
                there = there or failed is not None
                if failed:
                    return failed, run
    if not there:
        raise CannotTry("all its tests are missing")
    return None


def try_all(mutants: Sequence[Mutant], tree: Path, at_once: int) -> Iterator[tuple[Fate, float]]:
    """The result of each mutant, in order, with its seconds."""
    copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()

    def one(mutant: Mutant) -> tuple[Fate, float]:
        copy = copies.get()
        begun = time.monotonic()
        try:
            return fate(mutant, copy), time.monotonic() - begun
        finally:
            copies.put(copy)

    with contextlib.ExitStack() as folders, ThreadPoolExecutor(at_once) as pool:
        for _ in range(at_once):
            folder = folders.enter_context(tempfile.TemporaryDirectory(prefix="mutants-"))
            copies.put(Copy.of(tree, Path(folder)))
        yield from pool.map(one, mutants)


def main() -> int:
    asked = argparse.ArgumentParser(description="Do the tests notice a broken line?")
    asked.add_argument("--tree", type=Path, default=ROOT)
    asked.add_argument("-j", dest="at_once", type=int, default=1, metavar="N")
    asked.add_argument("names", nargs="*")
    wanted = asked.parse_args()
    mutants = [
        one
        for one in listed()
        if not wanted.names or any(name in one.name for name in wanted.names)
    ]
    fates: Counter[str] = Counter()
    caught: dict[str, list[str]] = defaultdict(list)
    tried = try_all(mutants, wanted.tree.resolve(), wanted.at_once)
    for mutant, (found, seconds) in zip(mutants, tried, strict=True):
        print(f"{mutant.name}: {found} ({seconds:.0f} s)", flush=True)
        fates[found.what] += 1
        if found.what == "caught":
            caught[found.by].append(mutant.name)
    print()
    for test, names in sorted(caught.items()):
        print(f"{test} caught {'; '.join(names)}")
    kinds = ("caught", "survived", "not here", "not tried")
    print(f"{len(mutants)} mutants: {', '.join(f'{fates[kind]} {kind}' for kind in kinds)}")
    return 0 if fates["caught"] == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
