"""The faults that `tools/mutants.py` makes are still to be made: their lines are where it looks,
and so are the tests that must notice them."""

from __future__ import annotations

import pytest
from tools.mutants import ROOT, Mutant, listed, place_of

MUTANTS = listed()
each = pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)


def is_there(tests: str) -> bool:
    """Whether the files are there that arguments of pytest or of vitest name, and in them the
    tests."""
    places = [word.partition("::") for word in tests.split(" ") if "/" in word]
    return bool(places) and all(
        (ROOT / file).exists() and (not test or f"def {test}(" in (ROOT / file).read_text())
        for file, _, test in places
    )


@each
def test_the_line_to_break_is_there_once(mutant: Mutant) -> None:
    assert place_of(mutant, ROOT) is not None
    assert mutant.old != mutant.new


@each
def test_what_must_notice_it_is_there(mutant: Mutant) -> None:
    assert any(is_there(tests) for tests in (*mutant.vitest, *mutant.tests))


def test_no_two_faults_have_one_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
