"""The list of cases in the README names a test for each, and the tests carry its numbers."""

import re
from pathlib import Path

FOLDER = Path(__file__).parent.parent
CASES = 60
LEAVING = {54, 55}
"""Who is too slow or leaves: not for the rules."""


def test_every_case_of_the_rules_is_listed_with_its_tests() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("tests/test_*.py"))
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")

    numbered = re.findall(r"^def (test_\w+)\(.*# (\d+)$", tests, re.MULTILINE)
    listed = [
        (name, number)
        for number, names in re.findall(r"^\| (\d+) \| .* \| (`test_.*) \|$", readme, re.MULTILINE)
        for name in re.findall(r"`(test_\w+)`", names)
    ]

    assert sorted(listed) == sorted(numbered)
    assert {int(number) for _, number in listed} == set(range(1, CASES + 1)) - LEAVING
