"""The report of seconds by package: what is counted where, and when it fails a run."""

from __future__ import annotations

from typing import Any

import pytest
from tests.seconds import package_of
from tools import seconds

BUDGET = {"wall": 100, "pace": 0.01, "packages": {"browser": 30, "server": 60}}


def told(pace: float = 0.01, wall: float = 90.0, **spent: float) -> seconds.Report:
    begun = {"begun": 1000.0, "pace": pace}
    run: dict[str, Any] = {"packages": spent, "slowest": {}, "not tried": {"no Redis": 2}}
    return seconds.report([begun, run], BUDGET, 1000.0 + wall, pace)


@pytest.mark.parametrize(
    ("test", "package"),
    [
        ("tests/browser/test_talk.py::test_a", "browser"),
        ("tests/server/test_talk.py::test_a[x]", "server"),
        ("src/ludoteca/games/hex/tests/browser/test_keys.py::test_a", "games: browser"),
        ("src/ludoteca/games/hex/tests/test_end.py::test_a", "games: rules"),
        ("tests/test_wheel.py::test_a", "wheel and pyodide"),
        ("tests/kit/test_draws.py::test_a", "everything else"),
    ],
)
def test_every_test_is_counted_in_one_package(test: str, package: str) -> None:
    assert package_of(test) == package


def test_a_run_within_its_budget_and_a_third_more_is_well() -> None:
    assert told(browser=39.0, server=10.0).faults() == []


def test_a_package_that_takes_a_third_more_fails_the_run() -> None:
    (fault,) = told(browser=41.0, server=10.0).faults()

    assert fault == "browser took 41 s, its budget is 30"


def test_the_whole_is_held_to_a_budget_too() -> None:
    (fault,) = told(wall=140.0, browser=1.0).faults()

    assert fault == "all took 140 s, the budget is 100"


def test_a_package_without_a_budget_fails_the_run() -> None:
    (fault,) = told(poker=1.0).faults()

    assert fault == "poker took 1 s, its budget is 0"


def test_a_run_of_no_tests_fails() -> None:
    assert told().faults() == ["no run of the tests has noted its seconds"]


def test_a_machine_that_is_half_as_quick_may_take_twice_as_long() -> None:
    assert told(pace=0.02, browser=79.0).faults() == []
    assert len(told(pace=0.02, browser=81.0).faults()) == 1


def test_what_counts_is_how_slow_the_machine_was_while_the_tests_ran() -> None:
    begun = {"begun": 1000.0, "pace": 0.01}

    def faults(*paces: float) -> list[str]:
        run = {"packages": {"browser": 79.0}, "slowest": {}, "not tried": {}, "paces": paces}
        return seconds.report([begun, run], BUDGET, 1090.0, 0.01).faults()

    assert faults(0.01, 0.02, 0.03) == []
    assert len(faults(0.01, 0.01, 0.03)) == 1


def test_the_report_says_what_was_not_tried() -> None:
    assert "Not tried 2 times: no Redis" in told(browser=1.0).lines()
