"""Nobody is told by numbers how often others chose in secret: two courses of a table that differ in
nothing else are the same to everybody else, byte by byte."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.courses import WAVERS, Case, Course, SetHouse, case_of
from tests.titles import TITLES

from ludoteca.core.game import is_secret

GAMES = [one.game for one in TITLES if any(map(is_secret, one.game.actions))]
NO_TYPE = Case("quiet-steps", {"goal": 300, "repick": True}, frozenset({"pick"}), frozenset())
"""A game in which a choice is hidden, but does not say so by its type."""

CASES = [*map(case_of, GAMES), NO_TYPE]
TURNS = 8


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SetHouse, SetHouse]]:
    folder = tmp_path_factory.mktemp("courses")
    both = SetHouse(folder / "sure"), SetHouse(folder / "wavering")
    yield both
    for house in both:
        house.close()


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case.game, marks=pytest.mark.deep if number else ())
        for number, case in enumerate(CASES)
    ],
)
async def test_others_cannot_tell_who_wavers_from_who_is_sure(
    case: Case, houses: tuple[SetHouse, SetHouse]
) -> None:
    sure, wavering = [
        Course(house, case, wavers=wavers)
        for house, wavers in zip(houses, (False, True), strict=True)
    ]

    for course in (sure, wavering):
        await course.play(TURNS)

    assert wavering.secret_choices >= sure.secret_choices + 2 * WAVERS
    assert wavering.his.lines == sure.his.lines
    assert wavering.theirs.lines == sure.theirs.lines
    assert wavering.asked == sure.asked
    assert revealed(sure.theirs.lines) >= 2


def revealed(lines: list[str]) -> int:
    """How often something was told."""
    return sum('"events":[{' in line for line in lines)
