"""Checks the list of rule cases in the README of a game against its tests.

A row of the table is ``| 7 | the rule | `test_a_rule`, `test_another` |``, and the line of such a
test ends in its number: ``def test_a_rule() -> None:  # 7``.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path


def wrong_cases(folder: Path, cases: int, besides: Collection[int] = ()) -> list[str]:
    """The errors in the list of ``cases``, one line each; ``folder`` is the game's.

    ``besides`` are cases that do not concern the rules.
    """
    tests = "".join(path.read_text("utf-8") for path in sorted(folder.glob("tests/test_*.py")))
    readme = (folder / "README.md").read_text("utf-8")
    numbered = set(re.findall(r"^def (test_\w+)\(.*# (\d+)$", tests, re.MULTILINE))
    rows = re.findall(r"^\| (\d+) \| .* \| (`test_.*) \|$", readme, re.MULTILINE)
    listed = {
        (name, number) for number, names in rows for name in re.findall(r"`(test_\w+)`", names)
    }
    wanted = {str(case) for case in range(1, cases + 1) if case not in besides}
    have = {number for _, number in listed}
    return [
        *(f"case {number}: the README lists no test" for number in _sorted(wanted - have)),
        *(f"case {number}: there is no such case" for number in _sorted(have - wanted)),
        *(f"{name}: no test of that name says # {n}" for name, n in sorted(listed - numbered)),
        *(f"{name}: not listed under case {n}" for name, n in sorted(numbered - listed)),
    ]


def _sorted(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=int)
