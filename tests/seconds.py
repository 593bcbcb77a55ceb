"""Seconds of test time by package: written by each run of pytest with ``--seconds FILE``.

`tools/seconds.py` adds several runs up and holds them to ``tests/budget.toml``.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from tools import seconds

PACE_EACH_SECONDS = 10.0

RULES = "src/ludoteca/games"
PACKAGES = {
    "tests/browser": "browser",
    "tests/server": "server",
    "tests/contract": "contract",
    "tests/cli": "cli",
    "tests/pyodide": "wheel and pyodide",
    "tests/test_built_anew.py": "wheel and pyodide",
    "tests/test_wheel.py": "wheel and pyodide",
}


def package_of(nodeid: str) -> str:
    """The line of the report in which a test is counted."""
    path = nodeid.partition("::")[0]
    if path.startswith(RULES):
        return "games: browser" if "/tests/browser/" in path else "games: rules"
    for start, package in PACKAGES.items():
        if path.startswith(start):
            return package
    return "everything else"


class Stopwatch:
    """Adds up set-up, call and tear-down of all tests of a run, in the process that reports."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._begun = time.monotonic()
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._slowest: defaultdict[str, float] = defaultdict(float)
        self._files: defaultdict[str, float] = defaultdict(float)
        self._missing: Counter[str] = Counter()
        self._paces: list[float] = []
        self._pace_due = self._begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if time.monotonic() > self._pace_due:
            # In time of a processor, so that what the tests take of it does not count.
            self._paces.append(seconds.additions(time.thread_time))
            self._pace_due = time.monotonic() + PACE_EACH_SECONDS
        self._seconds[package_of(report.nodeid)] += report.duration
        self._slowest[report.nodeid] += report.duration
        self._files[report.nodeid.partition("::")[0]] += report.duration
        if report.skipped and isinstance(report.longrepr, tuple):
            self._missing[report.longrepr[2].removeprefix("Skipped: ")] += 1

    def pytest_sessionfinish(self) -> None:
        run = {
            "wall": time.monotonic() - self._begun,
            "packages": self._seconds,
            "files": dict(sorted(self._files.items(), key=lambda one: -one[1])),
            "slowest": dict(sorted(self._slowest.items(), key=lambda one: -one[1])[:20]),
            "not tried": self._missing,
            "paces": self._paces,
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(run) + "\n")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seconds", type=Path, help="append seconds by package to this file")


def pytest_configure(config: pytest.Config) -> None:
    file: Path | None = config.getoption("--seconds")
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch(file))
