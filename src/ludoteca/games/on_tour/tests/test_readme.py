"""The list of cases in the README names a test for each, and the tests carry its numbers."""

from pathlib import Path

from ludoteca.testing.cases import wrong_cases

FOLDER = Path(__file__).parent.parent
CASES = 62
LEAVING = {54, 55, 61, 62}
"""Cases of players who are too slow or leave, which the rules do not handle."""


def test_every_case_of_the_rules_is_listed_with_its_tests() -> None:
    assert wrong_cases(FOLDER, CASES, besides=LEAVING) == []
