"""Every title passes what `ludoteca check` asks for, besides what has tests of its own here."""

from __future__ import annotations

import pytest

from ludoteca.games import titles
from ludoteca.testing.conformance import PARTS, findings
from ludoteca.testing.conformance.findings import Subject
from ludoteca.testing.folders import folder_of

ELSEWHERE = {"contract", "bots", "same dice", "board"}
"""Asked with budgets and mixes of their own, or in the tests of the browser."""


@pytest.mark.parametrize("part", sorted(PARTS.keys() - ELSEWHERE))
@pytest.mark.parametrize("game", titles())
def test_nothing_is_wrong_with_a_title(game: str, part: str) -> None:
    title = titles()[game]

    found = list(findings(Subject(title, folder_of(title)), part))

    assert [finding for finding in found if finding.kind == "wrong"] == []
