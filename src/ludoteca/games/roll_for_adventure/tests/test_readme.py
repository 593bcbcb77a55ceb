"""The README is right: each case has its tests, and presets quote the measured win rates."""

import re
from pathlib import Path

import pytest

from ludoteca.testing.cases import wrong_cases

FOLDER = Path(__file__).parent.parent
CASES = 111
LEVELS = re.findall(
    r"^\| `(\w+)` \|.*?\| (\d+) of (\d+).*?\| (\d+) of (\d+).*?\| (\d+) of (\d+)",
    (FOLDER / "README.md").read_text("utf-8"),
    re.MULTILINE,
)


def test_every_case_of_the_rules_is_listed_with_its_tests() -> None:
    assert wrong_cases(FOLDER, CASES) == []


@pytest.mark.parametrize(("level", "figures"), [(level, figures) for level, *figures in LEVELS])
def test_levels_are_told_as_they_were_measured(level: str, figures: list[str]) -> None:
    english = (FOLDER / "i18n/en.ftl").read_text("utf-8")
    (told,) = re.findall(rf"^preset-{level}-help = (.*)$", english, re.MULTILINE)

    won, of = [int(one) for one in figures[::2]], [int(one) for one in figures[1::2]]

    rates = [5 * round(20 * (w + 2) / (n + 4)) for w, n in zip(won, of, strict=True)]
    assert [int(rate) for rate in re.findall(r"(\d+)%", told)] == rates
