"""Every title passes the parts of `ludoteca check` that have no other tests."""

from __future__ import annotations

import pytest
from tests.titles import TITLES

from ludoteca.core.title import Title
from ludoteca.testing.conformance import PARTS, findings
from ludoteca.testing.conformance.findings import Subject
from ludoteca.testing.folders import folder_of

ELSEWHERE = {"contract", "bots", "same dice", "board"}
"""Parts with other tests, in this folder or in the tests of the browser."""


@pytest.mark.parametrize("part", sorted(PARTS.keys() - ELSEWHERE))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_nothing_is_wrong_with_a_title(title: Title, part: str) -> None:
    found = list(findings(Subject(title, folder_of(title)), part))

    assert [finding for finding in found if finding.kind == "wrong"] == []
