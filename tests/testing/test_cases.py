"""Differences between the list of cases in a README and its tests are found."""

from __future__ import annotations

from pathlib import Path

from ludoteca.testing.cases import wrong_cases


def written(folder: Path, readme: str, tests: str) -> Path:
    (folder / "tests").mkdir()
    (folder / "README.md").write_text(readme, "utf-8")
    (folder / "tests" / "test_rules.py").write_text(tests, "utf-8")
    return folder


def test_cases_that_all_have_their_tests_are_right(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        "| 1 | a rule | `test_one` |\n| 3 | another | `test_two`, `test_three` |\n",
        "def test_one():  # 1\ndef test_two(x):  # 3\ndef test_three() -> None:  # 3\n",
    )

    assert wrong_cases(folder, 3, besides={2}) == []


def test_every_difference_is_reported(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        "| 1 | a rule | `test_one` |\n| 4 | beyond | `test_four` |\n",
        "def test_four():  # 4\ndef test_two():  # 2\n",
    )

    assert wrong_cases(folder, 2) == [
        "case 2: the README lists no test",
        "case 4: there is no such case",
        "test_one: no test of that name says # 1",
        "test_two: not listed under case 2",
    ]
