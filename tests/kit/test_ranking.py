from __future__ import annotations

import pytest

from ludoteca.kit.ranking import ranks


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([5], (1,)),
        ([3, 7, 5], (3, 1, 2)),
        ([7, 7, 5], (1, 1, 3)),
        ([5, 7, 7, 5], (3, 1, 1, 3)),
        ([(7, -2), (7, -1), (5, 0)], (2, 1, 3)),
    ],
)
def test_equals_share_a_rank_and_the_next_is_skipped(
    scores: list[object], expected: tuple[int, ...]
) -> None:
    assert ranks(scores) == expected
