"""Reports the time of `make test` by package, and compares it with ``tests/budget.toml``.

``python tools/seconds.py FILE begin`` notes the start of the tests and the speed of the machine;
``python tools/seconds.py FILE end`` prints the report; exit code 1 when a package or the whole took
a third more than its budget. On a machine slower than the one of the budget, everything may take
proportionally longer: by its speed while the tests ran, as machines that others use, too, change.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

BUDGET: Final = Path(__file__).resolve().parent.parent / "tests" / "budget.toml"
ROOM: Final = 4 / 3
"""Largest ratio of time to budget that is not a failure."""


def additions(clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds for a million additions."""
    begun = clock()
    total = 0
    for number in range(1_000_000):
        total += number
    return clock() - begun


def pace() -> float:
    """Seconds for a million additions; the best of ten, so that other programs hardly matter."""
    return min(additions() for _ in range(10))


def begin(file: Path) -> None:
    file.write_text(json.dumps({"begun": time.time(), "pace": pace()}) + "\n", encoding="utf-8")


def report(runs: list[dict[str, Any]], budget: dict[str, Any], now: float, pace: float) -> Report:
    """Compares the notes of `begin` and of the test runs with the budget."""
    first, *others = runs
    paces = [one for run in others for one in run.get("paces", ())]
    seconds: Counter[str] = Counter()
    missing: Counter[str] = Counter()
    slowest: Counter[str] = Counter()
    for run in others:
        seconds.update(run["packages"])
        missing.update(run["not tried"])
        slowest.update(run["slowest"])
    usual = statistics.median(paces) if paces else min(first["pace"], pace)
    slower = max(1.0, usual / budget["pace"])
    return Report(now - first["begun"], seconds, slowest, missing, budget, slower)


class Report:
    def __init__(
        self,
        wall: float,
        seconds: Counter[str],
        slowest: Counter[str],
        missing: Counter[str],
        budget: dict[str, Any],
        slower: float,
    ) -> None:
        self.wall, self.seconds, self.slowest = wall, seconds, slowest
        self.missing, self.budget, self.slower = missing, budget, slower

    def lines(self) -> list[str]:
        told = ["", f"{'seconds of test time':<24}{'spent':>8}{'budget':>8}"]
        budgets = self.budget["packages"]
        for package in sorted(self.seconds.keys() | budgets.keys()):
            spent, allowed = self.seconds[package], budgets.get(package, 0)
            told.append(f"  {package:<22}{spent:>8.0f}{allowed:>8}")
        told.append(f"  {'all':<22}{sum(self.seconds.values()):>8.0f}{sum(budgets.values()):>8}")
        told.append(f"{'from begin to end':<24}{self.wall:>8.0f}{self.budget['wall']:>8}")
        if self.slower > 1:
            told.append(
                f"This machine is slower: everything may take {self.slower:.2f} times as long."
            )
        told += [f"  {spent:6.1f} s  {test}" for test, spent in self.slowest.most_common(10)]
        told += [f"Not tried {count} times: {why}" for why, count in self.missing.most_common()]
        return told

    def faults(self) -> list[str]:
        """The overruns of the budget."""
        if not self.seconds:
            return ["no run of the tests has noted its seconds"]
        room = ROOM * self.slower
        found = [
            f"{package} took {spent:.0f} s, its budget is {self.budget['packages'].get(package, 0)}"
            for package, spent in sorted(self.seconds.items())
            if spent > self.budget["packages"].get(package, 0) * room
        ]
        if self.wall > self.budget["wall"] * room:
            found.append(f"all took {self.wall:.0f} s, the budget is {self.budget['wall']}")
        return found


def end(file: Path) -> int:
    runs = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    told = report(runs, tomllib.loads(BUDGET.read_text(encoding="utf-8")), time.time(), pace())
    faults = told.faults()
    print("\n".join([*told.lines(), *(f"Over budget: {fault}" for fault in faults)]), flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[2:] == ["begin"]:
        begin(Path(sys.argv[1]))
    else:
        sys.exit(end(Path(sys.argv[1])))
