"""The faults that `tools/mutants.py` makes are still to be made: their lines are where it looks."""

from __future__ import annotations

import pytest
from tools.mutants import ROOT, Mutant, listed, place_of


@pytest.mark.parametrize("mutant", listed(), ids=lambda mutant: mutant.name)
def test_the_line_to_break_is_there_once(mutant: Mutant) -> None:
    assert place_of(mutant, ROOT) is not None
